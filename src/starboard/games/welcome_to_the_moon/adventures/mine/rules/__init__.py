"""The rules of The Mine, a file per chapter (WM-4)."""
