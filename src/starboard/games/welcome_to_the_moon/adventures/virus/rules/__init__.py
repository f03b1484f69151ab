"""The rules of The Virus, a file per chapter (WM-6)."""
