## The table
table-system = System
table-boards = Boards
table-cards = Cards
table-mine = My board
table-planets = Planets
table-techs = Technologies
table-species = Life traces
table-gold = Gold tiles
table-hand = Hand
table-row = Card row
table-missions = Missions
table-orrery = Solar system
table-next = next
table-next-disc = The solar system turns next with disc { $disc }.
table-anomaly = Anomaly, { $colour ->
    [purple] purple
    [yellow] yellow
   *[blue] blue
}: Earth comes there in { $rotations ->
    [one] { $rotations } rotation
   *[other] { $rotations } rotations
}.
table-star = { $star }: data left { $data }, your signals { $mine }, other signals { $others }
table-asteroids = asteroids
table-comet = a comet
table-empty = empty space
table-fly = Fly: { $what }
table-action-fly = Fly there
table-fly-to = Fly to ring { $ring }, sector { $sector }: { $what }
table-figure = { $piece ->
    [capsule] Capsule
   *[probe] Probe
} of { $player }: ring { $ring }, sector { $sector }, { $what }
table-visit = for the visit
table-then-orbit = Then orbit
table-then-land = or land

## Why not
why-wait = not your turn
why-acted = main action taken
why-question = answer first
why-probe-limit = { $probes } of { $limit } in space
why-credits = needs { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}
why-energy = needs { $energy } energy
why-credit-and-energy = needs 1 credit, { $energy } energy
why-no-planet = no probe at a planet
why-data-short = data { $data } of 6
why-no-cards = no cards in hand
why-publicity = needs { $publicity } publicity
why-no-technology = none left to take
why-no-probe = no probe in space
why-no-step = no probe for this move
why-no-data = no data in the pool
why-computer-full = the computer is full
why-no-mission = none fulfilled
why-no-pair = no two of a kind

## Actions
table-actions = Actions
table-action = { $action ->
    [launch] Launch
    [orbit] Orbit
    [land] Land
    [scan] Scan
    [analyse] Analyse
    [play] Play a card
    [research] Research
    [pass] Pass
    [move] Move
    [corner] Corner
    [place_data] Place data
    [mission] Mission
    [buy] Buy card
   *[exchange] Swap
}
table-playable = { $count } playable
table-count = { $count }
table-two-for-one = 2:1
table-no-turn = no more turns
table-turns-disc = turns disc { $disc }

## Players
table-has = { $what ->
    [credits] Credits
    [energy] Energy
    [publicity] Publicity
    [data] Data in the pool
    [card] Cards in hand
   *[exofossils] Exofossils
}: { $amount }
table-first = 1st
table-passed = passed
table-open-board = Open the board of { $player }
table-board-of = Board of { $player }

## Alone
table-alone = Alone against the rival
table-rival-level = Rival, level { $level }

## News
table-round-begins = Round { $round } begins. Your income: { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}, { $energy } energy, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
