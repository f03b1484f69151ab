## Rule switches
option-a8_astronaut_any_sheet = The Battle: a stored astronaut serves
option-a8_astronaut_any_sheet-choice = { $choice ->
    [yes] on both of your sheets
   *[no] on its own sheet
}
option-a8_stored_astronauts_per_turn = The Battle: stored astronauts in one turn
option-a8_stored_astronauts_per_turn-choice = { $choice ->
    [1] one at most
   *[unlimited] as many as you like
}

## The Battle
battle-ask-write = { $zone ->
    [A] Your own sheet: take a combination and draw your insignia on a planet that its number names.
   *[B] The sheet of your right neighbour: take a combination and draw your insignia on a planet that its number names.
}
battle-ask-error = No combination names a planet with an empty slot: spend stored astronauts, or take a system error.
battle-ask-plan = Planning: draw your insignia on a moon and cross a planning box, or let it go.
battle-ask-bonus-robot = Bonus: draw your insignia on your next asteroid, or let it go.
battle-ask-bonus-energy = Bonus: raise the value of a type of planet, or let it go.
battle-ask-bonus-plant = Bonus: cross a plant box, or let it go.
battle-ask-bonus-water = Bonus: cross a water box, or let it go.
battle-ask-bonus-planning = Bonus: draw your insignia on a moon at no cost, or let it go.
battle-due-bonus = bonus: { $effect }
battle-planet = the { $type ->
    [green] green
    [blue] blue
   *[grey] grey
} planet { $label }
battle-write = { $combination }{ $twice ->
    [no] {""}
   *[yes] {" "}({ $source })
}{ $changed ->
    [no] {""}
   *[yes] {" "}as { $number }
}: insignia on { $planet }{ $spent ->
    [0] {""}
    [one] , spending { $spent } stored astronaut
   *[other] , spending { $spent } stored astronauts
}
battle-asteroid = draw the insignia on asteroid { $number }
battle-moon = draw the insignia on the moon of { $planet }
battle-symbol = { $kind ->
    [plant] cross a plant of { $planet }
   *[water] cross the water of { $planet }
}
battle-box = { $track ->
    [plants] cross a plant box: { $value } points
    [water] cross a water box: { $value } points
    [green] raise green planets to { $value }
    [blue] raise blue planets to { $value }
    [grey] raise grey planets to { $value }
   *[planning] planning penalty: { $value }
}
battle-astronaut = circle an astronaut for later
battle-spend = spend a stored astronaut
battle-error = cross a system error box
battle-log-captured = Captured: { $planet }. Control: { $players }.
battle-end-errors = both system errors of a sheet ({ $players })
battle-refused-planet = { $number } does not name { $planet }.
battle-refused-order = The insignia goes into the first empty slot of the planet.
battle-refused-nearest = A smaller change of the number names this planet too: take that one.
battle-refused-moon = The insignia goes onto a moon with an empty slot whose planet is not captured, or is let go.
battle-mission-planets-controlled = Control { $count } captured planets on one sheet
battle-mission-planet-types-controlled = Control a captured planet of each type on one sheet
battle-mission-asteroids = Have your insignia on { $count } asteroids of one sheet
battle-mission-planet-value-boxes-crossed-each-type = Raise each type of planet { $count } times on one sheet
battle-mission-plant-boxes-crossed = Cross { $count } plant boxes and { $water } water boxes on one sheet
battle-mission-different-moons-with-own-insignia = Have your insignia on { $count } different moons of one sheet
battle-term-plants = Plants
battle-term-water = Water
battle-term-green = Green planets
battle-term-blue = Blue planets
battle-term-grey = Grey planets
battle-term-planning = Planning

## ASTRA
battle-log-astra = ASTRA plays { $combination } on { $planet }.
battle-ask-astra = ASTRA plays { $combination }, and several planets fit: choose one.
battle-refused-zone = This zone is the other player’s.
battle-refused-captured = The planet is captured: its moon is closed.
battle-refused-symbol = Only a symbol of the planet that you have just drawn on.
battle-refused-asteroid = Only the next asteroid from your end of the belt.
battle-refused-astronauts = This change takes { $need } stored astronauts; you may spend { $have }.
battle-refused-full-moon = This moon has no empty slot.
battle-refused-weaker = ASTRA strikes where you have drawn most: there is a planet with more of your insignia.
battle-refused-astra = Her card names other planets.
battle-why-no-place = { $number } names no planet with an empty slot.

## Client
battle-sheet-of = The sheet of { $below } (below) and { $above } (above)
battle-standing = Own sheet { $left }, right one { $right }, missions { $missions }
battle-where = { $effect ->
    [robot] then your next asteroid
    [energy] then raise a type of planet
    [plant] then cross a plant of the planet
    [water] then cross the water of the planet
    [astronaut] up to 2 more or less
   *[planning] then a moon
}
battle-tip-planet = Draw on { $planet }: { $below } below, { $above } above{ $bonus ->
    [none] {""}
   *[other] ; this slot has a bonus
}
battle-tip-moon = { $closed ->
    [yes] Moon of { $planet }: closed, the planet is captured
   *[no] Moon of { $planet }: insignia here count for its control
}
battle-tip-symbol = { $kind ->
    [plant] Plant: crossed with Plant when you draw on this planet
   *[water] Water: crossed with Water when you draw on this planet
}
battle-tip-asteroid = Asteroid: Robot draws on the next one from your end and gives the bonuses beside it
battle-tip-track = { $track ->
    [plants] Plant boxes: { $value } points now
    [water] Water boxes: { $value } points now
    [green] A green planet that you control counts { $value }; Energy raises it
    [blue] A blue planet that you control counts { $value }; Energy raises it
    [grey] A grey planet that you control counts { $value }; Energy raises it
   *[planning] Every moon by Planning crosses a box; it costs { $value } now
}
battle-tip-area = { $area ->
    [astronauts] Stored astronauts: each changes a later number by up to 2 on this sheet
   *[errors] System errors of this zone
}
battle-news-captured = captures { $planet }, { $below } below to { $above } above
battle-news-spent = stored astronauts spent: { $count }
battle-planet-marks = { $planet }: { $below } below, { $above } above, empty slots { $free }
