## The Mine
mine-ask-robots = { $count ->
    [one] Cross a robot in any factory, or let it go.
   *[other] Cross up to { $count } robots in any factories, one after another, or let them go.
}
mine-place = level { $level } of mine { $mine }
mine-factory = { $factory ->
    [greenhouse] plant factory
    [reservoir] water factory
    [pearl_plant] pearl factory
    [ruby_plant] ruby factory
    [astronaut_centre] astronaut control centre
    [planning_centre] planning control centre
    [opt_greenhouse] secondary plant factory
    [opt_reservoir] secondary water factory
    [opt_pearl] secondary pearl factory
    [opt_ruby] secondary ruby factory
   *[opt_control] secondary control centre
}
mine-robot = cross a robot of the { mine-factory }
mine-energy = cross an energy icon of the { mine-factory }
mine-gem = { $gem ->
    [pearl] circle the pearl on level { $level } of mine { $mine }
   *[ruby] circle the ruby on level { $level } of mine { $mine }
}
mine-resource = { $resource ->
    [plant] circle the plant between levels { $upper } and { $lower } of mine { $mine }
   *[water] circle the water between levels { $upper } and { $lower } of mine { $mine }
}
mine-race = the first bonus of the { mine-factory }
mine-gain-plant = { $count ->
    [one] { $count } plant
   *[other] { $count } plants
}
mine-gain-water = { $count } water
mine-gain-pearl = { $count ->
    [one] { $count } pearl
   *[other] { $count } pearls
}
mine-gain-ruby = { $count ->
    [one] { $count } ruby
   *[other] { $count } rubies
}
mine-gain-robot = { $count ->
    [one] { $count } robot to cross
   *[other] { $count } robots to cross
}
mine-gain-nothing = nothing was circled
mine-log-extracted = { $player }: mine { $mine } extracted, { $gains }.
mine-log-upgraded = { $player }: the { mine-factory } is upgraded.
mine-log-activated = { $player }: the { mine-factory } is active, { $gain }.
mine-mission-mines-extracted = Extract { $count } mines
mine-mission-adjacent-mines-extracted = Extract { $count } neighbouring mines
mine-mission-secondary-factories-active = Activate all { $count } secondary factories
mine-mission-factories-done = Upgrade or activate { $count } factories of any kind
mine-mission-mine-plants-circled = Circle { $count } plants in the mines
mine-mission-mine-water-circled = Circle { $count } water in the mines
mine-term-greenhouse = Plant factory
mine-term-reservoir = Water factory
mine-term-pearl-plant = Pearl factory
mine-term-ruby-plant = Ruby factory
mine-term-astronaut-centre = Astronaut control centre
mine-term-planning-centre = Planning control centre
mine-refused-near = Only above or below the number you wrote.
mine-why-no-place = { $number } fits in no gap of any level.

## Client
mine-sheet-stored = { $kind ->
    [plant] Plants
    [water] Water
    [pearl] Pearls
    [ruby] Rubies
    [astronaut] Astronauts
   *[planning] Planning
}
mine-where = { $effect ->
    [robot] then cross a robot of any factory
    [energy] then cross an energy icon of any factory
    [plant] then circle a plant above or below
    [water] then circle water above or below
    [astronaut] up to 2 more or less
   *[planning] then write an X
}
mine-standing = Mines { $mines }, factories { $factories }{ $penalty ->
    [0] {""}
   *[other] , −{ $penalty }
}
mine-tip-mine = { $extracted ->
    [yes] Mine { $mine } is extracted
   *[no] Mine { $mine }: fill its three levels to extract what is circled in it
}
mine-tip-resource = { $resource ->
    [pearl] Pearl: circled when you write beside it
    [ruby] Ruby: circled when you write beside it
    [plant] Plant: circled with Plant when you write above or below it
   *[water] Water: circled with Water when you write above or below it
}
mine-tip-factory = The { mine-factory }: { $stored } stored, { $value } each now, { $best } when all its icons are crossed
mine-tip-secondary = The { mine-factory }: its bonus comes when all its icons are crossed
mine-count-factories = Factories finished
mine-count-mines = Mines extracted
mine-news-extracted = extracts mine { $mine }
mine-news-upgraded = upgrades the { mine-factory }
mine-news-active = activates the { mine-factory }
mine-news-first = first bonus { $value }
mine-level-marks = Level { $level }: { $marks }
