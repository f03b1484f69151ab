## The Journey
journey-ask-wall = Draw a wall between two slots of the trajectory.
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
