did = { $who }: { $what } { $amount }
act = { $what }
your-turn = Ship a cargo or roll the die.
which-gain = Which gain first?
inspect = Confiscate a cargo of { $cargo }?
no-such-cargo = There is no such cargo in your hand.
no-head-start = Four seats with large hands play without a head start.
all-turns = Everybody has had all turns.
