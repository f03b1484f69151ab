"""Adventure 4, The Mine: dig for plants, water and gems, extract whole mines, upgrade the factories (WM-4)."""
