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
table-round = Turn { $round }
table-board-of = The station of { $player }
table-no-faction = no faction yet
table-team = { $partner ->
    [1] your partner
   *[other] team { $team }
}
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
table-development-terms = { $left } left{ $less ->
    [0] {""}
   *[other] , { $less } less for you
}{ $energy ->
    [0] {""}
   *[other] , energy may pay
}
table-settle = { $points } VP at once: the leaders here and next door, at most { $most }
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
table-event-scores = Everybody scores { $track }, damaged modules count against it
table-event-raider = { $raider } appears
table-event-space = track
table-event-damaged = damaged
table-event-gain = gain
table-event-player = player
table-event-marker = The event marker goes back to the start
table-put-away = Put the card away
table-phase = { $whose ->
    [mine] Your turn
   *[other] Turn of { $player }
}: { $phase ->
    [setup] set-up
    [launch] launch
    [return] return to the station
    [battle] battle
    [after] free actions
    [ending] end of the turn
    [event] event
   *[main] launch or return
}
table-window = You may react now
table-passing = I pass for you
table-pass-resting = Pass for me until my next turn
table-pass-launch = Pass for me whenever a ship was launched
table-pass-battle = Pass for me whenever a battle is about to begin
table-pass-moon = Pass for me whenever a moon was taken
table-pass-event-damage = Pass for me whenever an event damages something
table-pass-turn-end = Pass for me whenever a turn ends
table-pass-after-roll = Pass for me whenever dice were rolled
table-pass-result = Pass for me whenever a battle is decided
table-pass-damage = Pass for me whenever damage comes
table-contents-note = What is official here, and what is ours
table-contents-why = The rules are those of the printed rulebook. Most card faces are not public, so we wrote our own. They have not been play-tested: expect changes, only to what is ours.
table-contents-share = { $what ->
    [bases] Alliance bases
    [ships] Ships
    [developments] Developments
    [tracks] Progress tracks
    [planets] Planets
    [factions] Factions
    [modules] Modules
    [tactics] Tactics cards
    [upgrades] Ship upgrades
    [raiders] Raiders
    [events] Event cards
    [tokens] Discovery and supremacy tokens
   *[destiny] Destiny cards
}: { $official } of { $all } official, { $partly } in part
table-stores = Stores
table-leaders = leaders
table-you-win = you win
table-event-known = You have seen card { $place } from the top: { $event }
