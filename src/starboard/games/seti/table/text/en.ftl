## The table
table-system = System
table-boards = Boards
table-cards = Cards
table-mine = Mine
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

## Scan
table-scan = Signals of this scan
table-scan-task = { $task ->
    [earth] Signal in Earth's sector
    [wide] Signal in Earth's sector or beside it
   *[row] Signal for a card of the row
}
table-scan-state = { $state ->
    [done] marked
    [now] going on now
    [open] still to be marked
    [may] if you like
   *[off] not possible now
}

## The discs
table-rotated = Disc { $disc } has turned
table-rotated-earth = Earth now looks at { $star }.
table-rotated-push = { $player } is pushed: { $what }
table-rotated-along = { $player }: carried along: { $count }
table-rotated-anomaly = Earth reaches the { $colour ->
    [purple] purple
    [yellow] yellow
   *[blue] blue
} anomaly: { $led ->
    [yes] { $player } leads it and gains its reward.
   *[no] nobody leads it.
}
table-rotated-none = No probe moved.

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
table-level-means = { $level ->
    [1] a first meeting
    [2] it asks for objectives
    [3] it knows more cards
    [4] it begins ahead
   *[5] it is nearly round the track already
}
table-level-start = Its progress begins at space
table-level-cards = Advanced cards from the start
table-level-techs = Technologies, in this order
table-level-none = none
table-level-about = It follows its cards, pays nothing, and turns credits, energy, cards and income into progress; once round the track it gets an advanced card.
table-level-objectives = At the end of rounds 1 to 4 you hand in as many objectives as the round has number; each one missing moves it 3 spaces, and each one left at the end gives it 5 VP.

## News
table-round-begins = Round { $round } begins. Your income: { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}, { $energy } energy, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
