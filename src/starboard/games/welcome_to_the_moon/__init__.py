"""Welcome to the Moon: flip a card, write a number, eight adventures on one deck."""
