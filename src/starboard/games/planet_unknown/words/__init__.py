"""Planet Unknown in words."""
