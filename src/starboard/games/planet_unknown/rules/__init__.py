"""The rules of Planet Unknown, a file per chapter."""
