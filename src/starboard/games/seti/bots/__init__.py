"""How bots judge positions and actions."""
