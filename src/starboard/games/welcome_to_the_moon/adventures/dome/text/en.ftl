## Rule switches
option-a5_dome_single_arm = The Dome: robots build
option-a5_dome_single_arm-choice = { $choice ->
    [yes] from one end only
   *[no] from both ends
}

## The Dome
dome-ask-split = Split a section of the dome that is neither built nor split.
dome-due-split = then split a section of the dome
dome-place-above = skyscraper { $skyscraper }, level { $level } above ground
dome-place-below = skyscraper { $skyscraper }, level { $level } below ground
dome-plant = circle a plant on tower level { $level } { $side ->
    [above] above ground
   *[below] below ground
}
dome-water = circle the water on tower level { $level } { $side ->
    [above] above ground
   *[below] below ground
}
dome-build = build section { $section } of the dome
dome-build-half = build the { $half ->
    [left] left
   *[right] right
} half of section { $section } of the dome
dome-split = split section { $section } of the dome
dome-upgrade = { $table ->
    [missions] upgrade the missions
    [tower] upgrade the research tower
    [crew] upgrade the crew
   *[dome] upgrade the dome
} to { $values }
dome-race = the { $end ->
    [top] top
   *[bottom] bottom
} level of skyscraper { $skyscraper }
dome-reward = { $mark ->
    [first] the star
   *[later] the burst
}
dome-mission-groups-filled = Fill { $count ->
    [one] a whole skyscraper
   *[other] { $count } whole skyscrapers
}
dome-mission-skyscraper-tops-filled = Fill the top level of { $count } skyscrapers
dome-mission-tower-levels = Circle at least { $symbols } symbols on each of { $levels } tower levels
dome-mission-dome-complete = Build all sections of the dome
dome-mission-x-written = Write { $count } X with Planning
dome-term-tower = Research tower
dome-term-skyscrapers = Skyscrapers
dome-term-crew = Crew
dome-term-dome = Unbuilt sections
dome-refused-touching = Begin a skyscraper at a starting level, then go on directly above or below a filled slot.
dome-refused-arm = This table builds the dome from one end: only the section next to a built one.
dome-refused-end = Only the first unbuilt section from the left or from the right.
dome-refused-parity = Section { $section } needs an { $parity ->
    [odd] odd
   *[even] even
} number.
dome-refused-split = Only a section that is neither built nor split.
dome-refused-level = Only the tower level that your number is joined to.
dome-refused-crew = All astronauts are crossed: the number stays as it is.
dome-refused-whole = A split section is built half by half, one that is not split as a whole.
dome-why-no-place = { $number } fits on no level that you can reach.

## Client
dome-sheet-dome = Dome
dome-sheet-errors = Errors
dome-sheet-most = most
dome-sheet-other = other
dome-sheet-each = each
dome-parity = { $parity ->
    [odd] odd
   *[even] even
}
dome-where = { $effect ->
    [robot] then build a section of its parity
    [energy] then upgrade a table
    [plant] then circle a plant of the tower level
    [water] then circle the water of the tower level
    [astronaut] up to 2 more or less
   *[planning] then write an X and split a section
}
dome-standing = Missions { $missions }, tower { $tower }, skyscrapers { $skyscrapers }, crew { $crew }{ $penalty ->
    [0] {""}
   *[other] , −{ $penalty }
}
dome-tip-slot = { $place }{ $base ->
    [yes] : a starting level
   *[no] {""}
}{ $joined ->
    [yes] {""}
   *[no] , without a tube to the tower
}
dome-tip-section = { $state ->
    [built] Section { $section } of the dome is built
    [split] Section { $section } of the dome is split: build its halves with { $parity ->
        [odd] odd
       *[even] even
    } numbers
   *[open] Section { $section } of the dome: Robot builds it with an { $parity ->
        [odd] odd
       *[even] even
    } number
}
dome-tip-level = Tower level { $level } { $side ->
    [above] above ground
   *[below] below ground
}: { $have } of 3 circled, points { $points }
dome-tip-table = { $table ->
    [missions] Missions count { $values }: the star, the burst; Energy raises it
    [tower] A tower level counts { $values } with 1, 2, 3 symbols; Energy raises it
    [crew] The crew counts { $values }: most astronauts, fewer; Energy raises it
   *[dome] Every unbuilt section costs { $values }; Energy lowers it
}
dome-tip-race = Fill { $race }: { $first } points, or { $later } after another player
dome-tip-area = { $area ->
    [astronaut] Astronauts used; without any the crew counts nothing
    [errors] System errors
    [skyscrapers] Bonuses of the top and bottom levels
   *[results] Your result
}
dome-news-race = { $value } for { $race }
dome-news-filled = fills skyscraper { $skyscraper }
dome-news-unbuilt = unbuilt { $from } → { $to }
dome-news-level = { $have } of 3 on the tower level
dome-skyscraper-marks = Skyscraper { $skyscraper } from below: { $marks }
dome-dome-marks = Dome: { $have } of { $of } built
