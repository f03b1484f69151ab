"""The rules of playing alone (WM-S)."""
