"""How bots judge positions and actions of Planet Unknown."""
