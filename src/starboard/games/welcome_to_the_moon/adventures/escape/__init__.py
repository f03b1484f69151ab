"""Adventure 7, The Escape: open airlocks to reach the ships, load them, leave the Moon (WM-7)."""
