"""Playing alone against ASTRA (WM-S)."""
