"""How bots judge positions of The Battle."""
