## The Virus
virus-block = floor { $floor }, block { $block }
virus-place = { $block }, room { $room }
virus-ask-home = Choose a room in a block with an empty target: it is infected, and the grey virus makes its home in the block.
virus-ask-infect = A virus spreads. Infect an empty room: { $block }.
virus-ask-walkway = A row of plants is complete: close a walkway.
virus-ask-energy = A row of water is complete: circle an energy symbol in a block with an empty room.
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
