"""Adventure 1, The Launch: a race to load the rocket and take off (WM-1)."""
