"""Adventure 8, The Battle: fight your neighbours for the planets of two systems (WM-8)."""
