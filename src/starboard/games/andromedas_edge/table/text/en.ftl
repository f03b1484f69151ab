## The table of Andromeda's Edge
table-galaxy = Galaxy
table-station = Station
table-fleet = Fleet
table-market = Market
table-tracks = Progress
table-hand = Tactics
table-factions = Factions
table-battle = Battle
table-scoring = Final scoring
table-board-of = The station of { $player }
table-no-faction = no faction yet
table-if-ended = Victory points if the game ended now
table-projected = { $points } if it ended now
table-event-track = Event track
table-events-past = { $past } of { $all } resolved
table-event-steps = { $steps ->
    [one] 1 more step: a new planet, then an event
   *[other] { $steps } more steps: a new planet, then an event
}
table-event-due = An event is due at the end of this turn
table-raiders = Raiders
table-raider-values = Range { $range }, dice { $weapons }, shields { $shields }
table-raider-where = On the map: { $count }; waiting: { $waiting }
table-spaces = { $laid } of { $all } spaces
table-planets-left = { $count ->
    [0] all planets are here
    [one] 1 planet to come
   *[other] { $count } planets to come
}
table-goal = ends at { $points } VP
table-planet = { $track ->
    [science] science planet
    [industry] industry planet
    [commerce] commerce planet
    [civilization] civilization planet
   *[other] supremacy planet
}
table-kind = { $kind ->
    [base] Alliance base
    [quasar] quasar
    [vortex] vortex
   *[other] nebula
}
table-region = { $region }: { $kind }, moons { $moons }, ships { $ships }, raiders { $raiders }
table-ship-at = Your { $ship } at { $region }
table-pick-ship = Which ship?
table-hull = Range { $range }, dice { $weapons }
table-to = to { $region }
table-steps-away = { $steps ->
    [one] 1 step from your nearest ship
   *[other] { $steps } steps from your nearest ship
}
table-original = { $original ->
    [yes] its values are ours, not official
   *[other] some of its values are ours, not official
}
table-take-moon = { $moons ->
    [one] take the last moon
   *[other] take the top one of { $moons } moons
}
table-printed = no moon left: gain
table-peek = look at the next two event cards
table-raiders-here = { $raider } { $dice ->
    [one] is here: 1 die
   *[other] is here: { $dice } dice
}
table-attacks = { $raider } attacks{ $more ->
    [0] {""}
   *[other] {" "}(or another raider, you choose)
}
table-battle-with = battle with { $player }
table-ships-of = ships of { $player }
table-closed-quasar = Nobody enters a quasar.
table-closed-nebula = A nebula needs a ship with hyperdrive.
table-closed-own = Your own ship is there already.
table-closed-occupied = Your first launch goes to a free region, unless the ship has assault.
table-closed-cut-off = No way leads there from your ships.
table-closed-far = Too far: { $distance } steps from your nearest ship, its range is { $range }.
