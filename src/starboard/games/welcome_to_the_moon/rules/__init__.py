"""The rules, a file per chapter (WM-0, WM-C)."""
