"""How bots judge positions of The Escape."""
