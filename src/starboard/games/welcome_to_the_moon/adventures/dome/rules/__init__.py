"""The rules of The Dome, a file per chapter (WM-5)."""
