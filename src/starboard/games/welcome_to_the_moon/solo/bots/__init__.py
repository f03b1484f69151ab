"""How bots judge ASTRA."""
