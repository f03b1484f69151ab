## The Dome
dome-ask-split = Split a section of the dome that is neither built nor split.
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
dome-mission-x-written = Have { $count } X on your sheet
dome-term-tower = Research tower
dome-term-skyscrapers = Skyscrapers
dome-term-crew = Crew
dome-term-dome = Unbuilt sections
dome-refused-touching = Begin a skyscraper at a starting level, then go on directly above or below a filled slot.
