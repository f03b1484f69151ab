## The Launch
launch-level-name = { $level ->
    [1] upper Astronaut level
    [2] lower Astronaut level
    [3] Water level
    [4] upper Robot level
    [5] lower Robot level
    [6] Planning level
    [7] Energy level
    [8] Plant level
   *[9] Wild level
}
launch-level-on = the { launch-level-name }
launch-level-of = the { launch-level-name }
launch-levels = { $count ->
    [one] the { effect-printed } level
   *[other] both { effect-printed } levels
}
launch-place = { $level }, place { $place }
launch-compartment = compartment { $number } of { $level }
launch-gain-rockets = { $count ->
    [one] { $count } rocket
   *[other] { $count } rockets
}
launch-gain-fuel = { $count ->
    [one] fuel
   *[other] { $count } fuel
}
launch-gain-x = { $count ->
    [one] one X
   *[other] { $count } X
}
launch-gain-sabotage = { $count ->
    [one] a sabotage
   *[other] { $count } sabotages
}
launch-gain-nothing = nothing left to gain
term-rockets = Rockets
end-launch = lift-off ({ $players })
launch-mission-lines-filled = Fill { $levels }
launch-mission-x-written = Write { $count } X with the X bonus
launch-mission-errors-circled = Have { $count } system errors circled and not crossed
launch-ask-fuel = Fuel: fill the arrow of a sleeping rocket.
launch-ask-x = Write an X in any empty slot, or let it go.
launch-ask-fuel-or-x = Use your fuel and your X, in the order you like.
launch-fuel = Fuel the { $amount } sleeping rockets in { $place }
launch-skip-x = Let the X go
launch-refused-level = { $level } does not take { effect-name }.
launch-refused-bonuses-first = Use the bonuses of the compartment first.
launch-refused-fuel = Only a sleeping rocket has an arrow to fuel.
launch-log-fuelled = { $player }: fuel for { $level }.
launch-log-completed = { $player }: a compartment of { $level } complete, { $gains }.
launch-log-sabotage = Sabotage at { $level } by { $culprits }! One more system error: { $victims }.
launch-log-sabotage-vain = Sabotage at { $level } by { $culprits }, but it strikes nobody.
launch-log-launched = { $player }: lift-off!
launch-target = the sabotage of { $level }
launch-refused-fuelled = Its arrow is fuelled already.
launch-refused-complete = Its compartment is complete.
launch-refused-sabotaged = This sabotage has been used.
launch-refused-no-fuel = You have no fuel now.
launch-refused-no-x = You have no X to write now.
launch-why-no-place = { $number } fits in no { effect-name } or Wild gap.

## Client
launch-level-label = { $effect ->
    [wild] Wild
   *[other] { effect-name }
}
launch-level-marks = { effect-name } level: { $marks }
launch-sheet-rockets = Rockets
launch-sheet-goal = cross { $count } to launch
launch-sheet-tie-break = tie-break
launch-errors-count = { $count ->
    [one] { $count } error
   *[other] { $count } errors
}
launch-sabotage-title = Sabotage!
launch-here-write-x = Write an X here
launch-here-fuel = Fuel these { $amount } rockets
launch-here-completes = and complete this compartment
launch-here-sabotage = ASTRA crosses off this sabotage, and you circle a system error
launch-tip-level = { $effect ->
    [wild] Wild level: takes every combination
   *[other] { effect-name } level
}
launch-tip-waiting = Waiting now: { $bonus }
launch-tip-bonus-rockets = { $amount ->
    [one] Complete the compartment to cross { $amount } rocket
   *[other] Complete the compartment to cross { $amount } rockets
}
launch-tip-bonus-inactive-rockets = { $amount ->
    [one] Sleeping rocket: { $amount }, if its arrow is fuelled before the compartment is complete
   *[other] Sleeping rockets: { $amount }, if the arrow is fuelled before the compartment is complete
}
launch-tip-bonus-fuel = Fuel: fills the arrow of a sleeping rocket in another open compartment
launch-tip-bonus-write-x = X bonus: write an X in any empty slot
launch-tip-bonus-sabotage = Sabotage: everyone who did not set it off this turn circles a system error
launch-tip-missions = Rewards of the missions you claimed
launch-tip-result = Your result; the { $ties } small rockets break ties after a launch
launch-tip-errors = Each circled system error costs { $points } points; a crossed one costs nothing
launch-tip-rockets = Cross all { $rockets } rockets to launch; the lowest open box is your score
launch-where = { effect-name } or Wild level
launch-standing = { $rockets ->
    [one] { $points } for { $rockets } rocket
   *[other] { $points } for { $rockets } rockets
}{ $penalty ->
    [0] {""}
   *[other] , −{ $penalty }
}
launch-news-rockets = { $count ->
    [one] cross { $count } rocket
   *[other] cross { $count } rockets
}
launch-news-fuel = fuel an arrow
launch-news-write-x = { $count ->
    [one] write an X
   *[other] write { $count } X
}
launch-news-sabotage = { $count ->
    [one] a sabotage
   *[other] { $count } sabotages
}
launch-news-lost = { $count ->
    [one] { $count } bonus lost
   *[other] { $count } bonuses lost
}
launch-news-points = { $sign }{ $count } points
