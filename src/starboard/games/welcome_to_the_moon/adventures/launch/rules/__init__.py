"""The rules of The Launch, a file per chapter (WM-1)."""
