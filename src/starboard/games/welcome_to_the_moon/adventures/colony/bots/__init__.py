"""How bots judge positions of The Colony."""
