"""The rules of The Colony, a file per chapter (WM-3)."""
