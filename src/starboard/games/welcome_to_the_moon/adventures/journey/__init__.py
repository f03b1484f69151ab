"""Adventure 2, The Journey: fly from Earth to the Moon, divide the trajectory, supply the stations (WM-2)."""
