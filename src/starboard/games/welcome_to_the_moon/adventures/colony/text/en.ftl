## The Colony
colony-place = column { $column }, row { $row }
colony-start = the rocket
colony-observatory = the observatory
colony-quarter = { $quarter ->
    [1] the top left quarter
    [2] the top right quarter
    [3] the bottom left quarter
   *[4] the bottom right quarter
}
colony-tunnel = build a tunnel: { $one } — { $other }
colony-antennas = { $count ->
    [one] circle the antenna: { $place }
   *[other] circle { $count } antennas: { $place }
}
colony-tank = circle the water tank: { $place }
colony-greenhouse = circle a greenhouse of { colony-quarter }: { $plants ->
    [one] { $plants } plant
   *[other] { $plants } plants
}
colony-box = { $track ->
    [plants] energy for the greenhouses: { $value } per plant
    [water] energy for the water tanks: { $value } per tank
    [antennas] energy for the antennas: { $value } per antenna
   *[planning] planning penalty: { $value }
}
colony-race = { colony-quarter }
colony-mission-columns-filled = Fill { $count } columns
colony-mission-rows-filled = Fill { $count } rows
colony-mission-observatory-connected = Join the observatory to the rocket by tunnels
colony-mission-quarters-with-all-antennas = Circle all antennas of { $count } quarters
colony-mission-plants-circled = Circle { $count } plants in greenhouses
colony-mission-quarters-with-all-tanks = Circle both water tanks of { $count } quarters
colony-term-plants = Plants
colony-term-water = Water tanks
colony-term-antennas = Antennas
colony-term-quarters = Quarters
colony-term-astronauts = Most astronauts
colony-term-planning = Planning
colony-refused-printed = Nothing is written in this module.
colony-refused-both = No number fits both its row and its column.
colony-refused-joined = A tunnel must start from one that is joined to the rocket.
colony-refused-greenhouse = Only the top free greenhouse of the quarter you wrote in.
colony-refused-tank = Only the tank of the module you wrote in.
colony-why-no-place = { $number } fits in no row and column.

## Client
colony-sheet-sum = sum of four
colony-sheet-errors = Errors
colony-where = { $effect ->
    [robot] then build a tunnel
    [energy] then raise a multiplier
    [plant] then circle a greenhouse of the quarter
    [water] then circle the tank of the module
    [astronaut] up to 2 more or less
   *[planning] then write an X
}
colony-standing = Plants { $plants }, water { $water }, antennas { $antennas }, quarters { $quarters }, astronauts { $astronauts }{ $penalty ->
    [0] {""}
   *[other] , −{ $penalty }
}
colony-tip-module = { $kind ->
    [start] The rocket: tunnels start here
    [observatory] The observatory: join it by tunnels to circle its antennas
    [printed_x] A printed X: counts as filled
   *[module] Module in { $place }
}{ $joined ->
    [yes] , joined to the tunnels
   *[no] {""}
}
colony-tip-tunnel = { $built ->
    [yes] Tunnel: { $one } — { $other }
   *[no] A tunnel can be built here: { $one } — { $other }
}
colony-tip-quarter = Fill { colony-quarter }: { $first } points, or { $later } after another player. Its greenhouses are circled from the top
colony-tip-track = { $track ->
    [plants] Plants count { $value } each; Energy raises it
    [water] Water tanks count { $value } each; Energy raises it
    [antennas] Antennas count { $value } each; Energy raises it
   *[planning] Every X by Planning crosses a box; it costs { $value } now
}
colony-tip-antenna = Antenna: circled when its module is filled and joined to the rocket
colony-tip-tank = Water tank: circled with Water when you write in its module
colony-tip-area = { $area ->
    [astronaut] Most astronauts used: 20, 10 or 5 points
    [errors] System errors
   *[results] Your result
}
colony-news-quarter = { $value } for { colony-quarter }
colony-news-lines = { $count ->
    [one] fills a line
   *[other] fills { $count } lines
}
colony-news-reached = reaches { $place }
colony-news-antennas = { $count ->
    [one] { $count } antenna
   *[other] { $count } antennas
}
colony-news-plants = { $count ->
    [one] { $count } plant
   *[other] { $count } plants
}
colony-row-marks = Row { $row }: { $marks }
