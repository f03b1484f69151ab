"""The rules of The Escape, a file per chapter (WM-7)."""
