"""What can be done in words."""
