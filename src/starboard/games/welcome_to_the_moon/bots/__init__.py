"""How bots judge positions of Welcome to the Moon."""
