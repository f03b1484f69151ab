"""Adventure 6, The Virus: close walkways, study plants and water, evacuate blocks before the viruses reach them (WM-6)."""
