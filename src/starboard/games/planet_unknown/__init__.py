"""Planet Unknown."""
