"""How bots judge positions of The Launch."""
