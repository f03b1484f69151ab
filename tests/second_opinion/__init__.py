"""A second opinion on every game: a slow, plain recount from the rulebook, by somebody who has not read the engine's rules."""
