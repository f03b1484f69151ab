## Rule switches
option-a6_water_exact_slot = The Virus: water is circled from
option-a6_water_exact_slot-choice = { $choice ->
    [yes] the slot under the tank
   *[no] any slot of the block
}

## The Virus
virus-block = { $floor }{ $block ->
    [1] A
    [2] B
   *[3] C
}
virus-place = { $block }, room { $room }
virus-ask-home = Choose a room in a block with an empty target: it is infected, and the grey virus makes its home in the block.
virus-ask-infect = A virus spreads. Infect an empty room: { $block }.
virus-ask-walkway = A row of plants is complete: close a walkway.
virus-ask-energy = A row of water is complete: circle an energy symbol in a block with an empty room.
virus-due-row = { $track ->
    [plant] then close a walkway
   *[water] then circle an energy symbol
}
virus-due-trigger = { $virus ->
    [red] wakes the red virus
    [green] wakes the green virus
    [purple] wakes the purple virus
    [blue] wakes the blue virus
    [yellow] wakes the yellow virus
   *[none] viruses spread on the other sheets
}
virus-due-spread = viruses spread on your sheet
virus-infect = Infect { $place }
virus-walkway = close the walkway between { $first } and { $second }
virus-energy = circle an energy symbol of { $block }
virus-plant = circle a plant of { $block }
virus-tank = circle the water tank of { $block }
virus-log-settled = { $player }: the grey virus is at home in { $block }.
virus-log-infected = { $player }: { $place } is infected.
virus-log-evacuated = { $player }: { $block } is evacuated, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
virus-log-activated = The { $virus ->
    [red] red
    [green] green
    [purple] purple
    [blue] blue
   *[yellow] yellow
} virus is active ({ $block }). All viruses spread on every sheet.
virus-log-propagation = Propagation set off by { $culprits }! All viruses spread: { $victims }.
virus-log-propagation-vain = Propagation set off by { $culprits }, but it strikes nobody.
virus-mission-blocks-evacuated = Evacuate { $count } blocks
virus-mission-floors-fully-evacuated = Evacuate all blocks of { $count ->
    [one] one floor
   *[other] { $count } floors
}
virus-mission-blocks-with-all-walkways-closed = Close all walkways of { $count } blocks
virus-mission-green-and-blue-closed = Close all walkways of the homes of the green and the blue virus
virus-mission-floors-with-all-energy-circled = Circle all energy symbols on { $count } floors
virus-mission-floors-with-all-plants-and-tanks-circled = Circle all plants and water tanks on { $count } floors
virus-term-plants = Plants
virus-term-water = Water
virus-term-blocks = Evacuated blocks
virus-term-infected = Infected rooms

## ASTRA
virus-target-virus = the { $virus ->
    [red] red
    [green] green
    [purple] purple
    [blue] blue
   *[yellow] yellow
} virus ({ $block })
virus-target-symbol = propagation symbol { $number }
virus-refused-infected = This room is infected.
virus-refused-spreads = The virus spreads in { $block } now.
virus-refused-home = The grey virus settles in a block with an empty target.
virus-refused-block = Only in the block you wrote in.
virus-refused-full = This block has no empty room.
virus-refused-tank = At this table only the tank over the room you wrote in.
virus-refused-virus-first = First a virus that is not active yet.
virus-why-no-place = { $number } fits on none of your floors.

## Client
virus-sheet-each = each
virus-sheet-block = a block is
virus-sheet-evacuated = Blocks
virus-sheet-infected = Infected
virus-sheet-walkways = Closed walkways
virus-sheet-errors = Errors
virus-where = { $effect ->
    [robot] then close any walkway
    [energy] then circle energy in the block
    [plant] then circle a plant of the block
    [water] then circle the tank of the block
    [astronaut] up to 2 more or less
   *[planning] then write an X
}
virus-standing = Blocks { $blocks }, plants { $plants }, water { $water }{ $penalty ->
    [0] {""}
   *[other] , −{ $penalty }
}
virus-tip-walkway = { $closed ->
    [yes] Closed walkway: { $first } — { $second }
   *[no] Open walkway: { $first } — { $second }; a virus can pass
}
virus-tip-target = { $virus ->
    [red] Home of the red virus
    [green] Home of the green virus
    [purple] Home of the purple virus
    [blue] Home of the blue virus
    [yellow] Home of the yellow virus
   *[grey] { $awake ->
        [yes] Home of the grey virus
       *[no] A place for the grey virus
    }
}: { $block }{ $awake ->
    [yes] , active
   *[no] {""}
}
virus-tip-symbol = { $kind ->
    [energy] Energy of { $block }: every filled room counts once for each circled energy
    [plant] Plant of { $block }: circled with Plant, it crosses the next plant below
   *[tank] Water tank of { $block }: circled with Water in any room of the block
}
virus-tip-mission = The first to complete this mission wakes the { $virus ->
    [red] red
    [purple] purple
   *[yellow] yellow
} virus on every sheet
virus-tip-trigger = { $virus ->
    [green] The next icon wakes the green virus on every sheet
    [blue] The next icon wakes the blue virus on every sheet
   *[none] The next icon spreads all viruses on the sheets of the others
}
virus-tip-study = { $track ->
    [plant] Plants are worth { $value } now; every full row closes a walkway
   *[water] Water is worth { $value } now; every full row circles an energy symbol
}
virus-tip-area = { $area ->
    [blocks] Evacuated blocks: rooms with a number or an X times circled energy
    [infected] Every infected room costs 1 point
    [astronaut] Astronaut: every pair brings a wild effect
    [planning] Planning: every pair brings a wild effect
    [errors] System errors: the second and the third spread all viruses on your sheet
   *[results] Your result
}
virus-news-full = fills { $block }: { $points }
virus-news-home = home of the grey virus: { $block }
virus-news-stopped = stops a virus
virus-news-sealed = { $block } is sealed off
virus-block-marks = Block { $block }: { $marks }, energy { $energy }
virus-infected-marks = Infected rooms: { $count }
