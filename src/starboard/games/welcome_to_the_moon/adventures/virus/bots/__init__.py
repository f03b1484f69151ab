"""How bots judge positions of The Virus."""
