"""The rules of The Battle, a file per chapter (WM-8)."""
