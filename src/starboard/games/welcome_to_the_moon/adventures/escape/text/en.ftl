## The Escape
escape-ask-robot = Robot symbol: activate an airlock.
escape-ask-error = The error opens a way: activate an airlock, or let it go.
escape-due-airlock = then activate an airlock
escape-due-error = then activate an airlock, if you like
escape-module = module { $module } of ship { $ship }
escape-greenhouse = the greenhouse of ship { $ship }
escape-place = slot { $place }, { $part }
escape-airlock = activate the airlock from { $one } to { $other }
escape-tank = circle the water tank of { $part }
escape-plant = circle a plant in the greenhouse of ship { $ship }
escape-reactor = circle a reactor of ship { $ship }
escape-planning = cross a planning box (penalty now { $points })
escape-race = the double bonus of the greenhouse of ship { $ship }
escape-refused-access = No active airlock leads here. Choose a connected module or greenhouse, or activate an airlock first.
escape-mission-greenhouses-filled-with-three-plants = Fill { $count } greenhouses with all three plants circled
escape-mission-greenhouses-filled-with-three-plants-of = Fill the greenhouse of ship { $ship } with all three plants circled
escape-mission-modules-filled = Fill { $count } modules
escape-mission-ships-filled = Fill { $count } ships completely
escape-mission-ships-with-all-reactors-circled = Circle all reactors of { $count } ships
escape-mission-ships-with-all-tanks-circled = Circle all water tanks of { $count } ships
escape-term-greenhouses = Greenhouses
escape-term-modules = Modules
escape-term-planning = Planning
escape-refused-airlock = This airlock touches no connected module or greenhouse.
escape-refused-tank = Only the tank above the slot you wrote in.
escape-refused-ship = Only on the ship you wrote on.
escape-why-no-place = { $number } fits in no part that you can reach.

## Client
escape-colony = the colony
escape-sheet-airlocks = Active airlocks
escape-sheet-plants = Circled plants
escape-sheet-reactors = Circled reactors
escape-sheet-errors = Errors
escape-sheet-greenhouse = when filled; ×2 for the first
escape-sheet-module = each filled module; ×2 with its tank
escape-where = { $effect ->
    [robot] then activate an airlock
    [energy] then circle a reactor of the ship
    [plant] then circle a plant of the ship
    [water] then circle the tank of the slot
    [astronaut] up to 2 more or less
   *[planning] then write an X
}
escape-standing = Greenhouses { $greenhouses }, modules { $modules }{ $penalty ->
    [0] {""}
   *[other] , −{ $penalty }
}
escape-tip-part = { $part }{ $open ->
    [yes] {""}
   *[no] : no active airlock leads here yet
}
escape-tip-airlock = { $active ->
    [yes] Active airlock: { $one } — { $other }
   *[no] Inactive airlock: { $one } — { $other }
}
escape-tip-tank = Water tank of { $part }: circled with Water in the slot below, it doubles the module
escape-tip-plant = Plants of ship { $ship }: { $have } of 3 circled; its greenhouse counts { $points } when filled
escape-tip-reactor = Reactors of ship { $ship }: { $have } of 3 circled; each of its filled modules counts { $points }
escape-tip-double = { $state ->
    [mine] You filled the greenhouse of ship { $ship } first: it counts double
    [gone] Somebody filled the greenhouse of ship { $ship } first
   *[open] Double bonus: for those who fill the greenhouse of ship { $ship } first
}
escape-tip-robot = Robot symbol: fill the slot below to activate an airlock
escape-tip-planning = Planning costs { $points } now; every X crosses a box
escape-tip-area = { $area ->
    [greenhouses] Greenhouses by their circled plants
    [modules] Filled modules by the circled reactors of their ship
    [astronaut] Astronaut: every pair brings a wild effect
    [errors] System errors: the first and the second let you activate an airlock
   *[results] Your result
}
escape-news-full = fills { $part }: { $points }
escape-news-double = first in the greenhouse, ×{ $factor }: { $points }
escape-news-reached = opens { $part }
escape-news-plants = plants { $have } of { $of }
escape-news-reactors = reactors { $have } of { $of }
escape-news-tank = doubles { $part }
escape-ship-marks = Ship { $ship }: { $marks }; plants { $plants }, reactors { $reactors }
escape-airlock-marks = Active airlocks: { $have } of { $of }
