## The Journey
journey-ask-wall = Draw a wall between two slots of the trajectory.
journey-due-wall = then draw a wall
journey-place = slot { $place } of the trajectory
journey-wall = draw a wall between slots { $place } and { $next }
journey-tank = circle the water tank worth { $points }
journey-plant = circle a plant of station { $station }
journey-robot = circle a robot of station { $station }
journey-race = the multiplier of station { $station }
journey-mission-stations-with-multiplier = Have a multiplier at { $count } stations
journey-mission-stations-with-all-plants = Circle all plants of { $count } stations
journey-mission-zones-6 = Fill two zones of exactly 6 slots
journey-mission-zones-6-4-2 = Fill zones of exactly 6, 4 and 2 slots
journey-mission-water-tanks-circled = Circle { $count } water tanks
journey-mission-water-tanks-consecutive = Circle { $count } water tanks in a row
journey-term-plants = Stations
journey-term-water = Water tanks
journey-term-longest-zone = Longest zone
journey-term-most-zones = Most zones
journey-refused-zone = Station { $station } is not in this zone.
journey-refused-tank = Only the tank at the slot you wrote in.
journey-why-no-place = { $number } fits in none of your zones.

## Client
journey-sheet-energy =
    each pair
    draws one
    wall
journey-sheet-stations = stations
journey-sheet-tanks = tanks
journey-sheet-longest =
    longest
    filled
    zone
journey-sheet-most =
    most
    zones
journey-where = { $effect ->
    [robot] then circle a robot of any station
    [energy] then circle an energy icon; a pair draws a wall
    [plant] then circle a plant of a station in the zone
    [water] then circle the tank at the slot
    [astronaut] up to 2 more or less
   *[planning] then write an X
}
journey-standing = Stations { $plants }, water { $water }, zones { $zones }{ $penalty ->
    [0] {""}
   *[other] , −{ $penalty }
}
journey-tip-slot = Slot { $place }{ $tank ->
    [0] {""}
   *[other] , water tank worth { $tank }
}{ $station ->
    [0] {""}
   *[other] , joined to station { $station }
}
journey-tip-wall = A wall can stand between slots { $place } and { $next }
journey-tip-wall-drawn = Wall between slots { $place } and { $next }: numbers start anew
journey-tip-tank = Water tank of slot { $place }: { $points } points; write there with Water
journey-tip-station = Station { $station }: { $plants } of { $allPlants } plants, { $robots } of { $allRobots } robots. All robots bring ×{ $first }, or ×{ $later } after another player
journey-tip-area = { $area ->
    [energy] Energy: every pair draws a wall
    [astronaut] Astronaut: every pair brings a wild effect
    [planning] Planning: every pair brings a wild effect
    [errors] System errors: the first two circle an energy icon
   *[results] Your result
}
journey-news-zone = { $count ->
    [one] fills a zone of { $count } slot
   *[other] fills a zone of { $count } slots
}
journey-news-multiplier = ×{ $value } at station { $station }
journey-zone-marks = Slots { $place } to { $next }: { $marks }
