"""Adventure 3, The Colony: fill the quarters, dig tunnels to the observatory, feed greenhouses, tanks and antennas (WM-3)."""
