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
