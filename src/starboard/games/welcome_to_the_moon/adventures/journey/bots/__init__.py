"""How bots judge positions of The Journey."""
