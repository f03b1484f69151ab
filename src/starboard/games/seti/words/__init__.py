"""Actions and printed things in words."""
