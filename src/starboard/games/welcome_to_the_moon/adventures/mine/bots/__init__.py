"""How bots judge positions of The Mine."""
