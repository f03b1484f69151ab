"""The rules of The Journey, a file per chapter (WM-2)."""
