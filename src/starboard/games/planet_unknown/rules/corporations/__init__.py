"""Corporation boards that answer some questions of the rules differently (PU-18)."""
