"""The arena: matches between bots, by the hundred."""
