"""What several games need to play effects that are printed as data: vocabularies, resolving, texts."""
