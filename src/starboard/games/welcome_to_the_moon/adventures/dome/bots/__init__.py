"""How bots judge positions of The Dome."""
