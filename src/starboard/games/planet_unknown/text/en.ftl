## The game
game-name = Planet Unknown
option-planet = Planet
option-planet-choice = { $choice ->
    [random] Random
    [offer] Choose at the start: KSB-4156 or one other
    [k_273] K-273 ●●●○
    [persephone] Persephone ●●●○
    [petra] Petra ●●○○
    [gaia] Gaia ●●○○
    [arashi] Arashi ●●○○
    [tartarus] Tartarus ●●●○
    [kaax] K'Aax ●●○○
    [oblivion] Oblivion ●●●○
    [lacuna] Lacuna ●●●●
    [charybdis] Charybdis ●○○○
    [pajitnov] Pajitnov ●●○○
    [cerberus] Cerberus ●●●○
   *[ksb_4156] KSB-4156 ●○○○
}
option-corporation = Corporation
option-corporation-choice = { $choice ->
    [random] Random
    [offer] Choose at the start: Universal Coalition or one other
    [republic] Republic ●●○○
    [wormhole_corp] Wormhole Corp. ●●○○
    [cosmos_inc] Cosmos Inc. ●●○○
    [horizon_group] Horizon Group ●●○○
    [jump_drive] Jump Drive ●●●○
    [oasis_ultd] Oasis Ultd. ●●●○
    [makeshift] Makeshift ●●●●
    [flux_industries] Flux Industries ●●●○
   *[universal_coalition] Universal Coalition ●○○○
}
option-inner_ring = Inner ring of the station
option-inner_ring-choice = { $choice ->
    [random] Turned at random
    [1] Turned by 1
    [2] Turned by 2
    [3] Turned by 3
    [4] Turned by 4
    [5] Turned by 5
   *[recommended] Recommended
}
option-rotation = Turning the station
option-rotation-choice = { $choice ->
    [fixed] One depot clockwise every round
   *[commander] The commander chooses
}
option-private_objectives = Private objectives
option-private_objectives-choice = { $choice ->
    [yes] One each
   *[no] None
}
option-events = Event deck
option-events-choice = { $choice ->
    [none] None
    [gentle] Gentle: 10 green, 8 orange, 2 red
    [balanced] Balanced: 7 green, 7 orange, 6 red
    [harsh] Harsh: 3 green, 7 orange, 10 red
    [custom] As counted below
   *[default] None; alone: balanced
}
option-green_events = Green events
option-green_events-choice = { $choice }
option-orange_events = Orange events
option-orange_events-choice = { $choice }
option-red_events = Red events
option-red_events-choice = { $choice }

## Words
track-name = { $track ->
    [civ] civ
    [water] water
    [biomass] biomass
    [rover] rover
    [tech] tech
   *[any] any
}
terrain-name = { $terrain ->
    [civ] civ
    [water] water
    [biomass] biomass
    [rover] rover
    [tech] tech
   *[energy] energy
}
piece-name = { $piece ->
    [lifepod] lifepod
    [rover] rover
   *[meteorite] meteorite
}
ring-name = { $ring ->
    [outer] outer
   *[inner] inner
}
square = { $column }{ $row }
slot = level { $level }
slot-of-track = { track-name } { $level }
place-collection = the collection area
place-technology = technology { $technology }
tile-name = { $shape } tile, { $first } and { $second }
tile-name-meteor = { $shape } tile, { $first } and { $second }, with a meteor
two-of-them = { $first } { $second }
two-sentences = { $first } { $second }
one-or-other = { $first } or { $second }
planet-name = { $planet ->
    [k_273] K-273
    [persephone] Persephone
    [petra] Petra
    [gaia] Gaia
    [arashi] Arashi
    [tartarus] Tartarus
    [kaax] K'Aax
    [oblivion] Oblivion
    [lacuna] Lacuna
    [charybdis] Charybdis
    [pajitnov] Pajitnov
    [cerberus] Cerberus
   *[ksb_4156] KSB-4156
}
corporation-name = { $corporation ->
    [republic] Republic
    [wormhole_corp] Wormhole Corp.
    [cosmos_inc] Cosmos Inc.
    [horizon_group] Horizon Group
    [jump_drive] Jump Drive
    [oasis_ultd] Oasis Ultd.
    [makeshift] Makeshift
    [flux_industries] Flux Industries
   *[universal_coalition] Universal Coalition
}

## Score
score-lines = Planet
score-tracks = Tracks
score-lifepods = Lifepods
score-meteorites = Meteorites
score-cards = Civ cards
score-objectives = Objectives

## Questions
ask-boards = Choose the sides of your boards.
ask-rotate = Turn the station: which depot comes to you?
ask-take = Take a tile from your depot.
ask-place = Place your tile on the planet.
ask-set-aside = No tile of your depot fits. Take one for its resources only; the game ends with this round.
ask-pending = { $more ->
    [0] { $effect }.
    [one] { $effect }; one more effect waits.
   *[other] { $effect }; { $more } more effects wait.
}
ask-stack = Which civ stack do you look at first?
ask-card = Keep one civ card.
ask-finish = Finish your part, or use what you have left.

## What waits
effect-synergy = { $steps ->
    [1] Synergy: advance any tracker
   *[other] Synergy: advance any tracker twice
}
effect-advance = { $trackers ->
    [1] Advance a tracker
   *[other] Advance { $trackers } different trackers
}{ $steps ->
    [1] {""}
   *[other] , { $steps } slots
}
effect-regress = { $steps ->
    [1] Move a tracker down
   *[other] Move a tracker down { $steps } slots
}
effect-lift = Advance your trackers to level { $level }
effect-row = Choose the tracker whose level gives its bonuses
effect-flux = Put the flux token on a track
effect-resource = Use the { terrain-name } resource
effect-patch = Place a biomass patch
effect-rover = Put a rover on your last tile
effect-teleport = Move a rover to any square
effect-house = Choose where the lifepod goes
effect-reposition = Move up to { $count } collected lifepods
effect-collect = { $count ->
    [1] Collect a { piece-name }
   *[other] Collect { $count } pieces: { piece-name }
}
effect-destroy = { $count ->
    [1] Lose or destroy a { piece-name }
   *[other] Destroy { $count } pieces: { piece-name }
}
effect-clear-line = Destroy all meteorites of a row or column
effect-meteorite = A meteorite falls
effect-choose = Choose one
effect-extra-tile = Take an extra tile
effect-remove-stack = Remove a stack of your depot
effect-rotate = Turn the station
effect-objectives = { $count ->
    [1] Keep an objective
   *[other] Keep { $count } objectives
}
effect-discard-objective = Give up an objective

## Actions
do-boards = { $planet } with { $corporation }
do-rotate = { $steps ->
    [0] Leave the station as it is
    [one] Turn it { $steps } depot clockwise
   *[other] Turn it { $steps } depots clockwise
}
do-take = Take the { $tile } ({ ring-name } ring)
do-place = Place at { $square }, turned { $degrees }°
do-place-flipped = Place at { $square }, flipped and turned { $degrees }°
do-place-as-energy = Place at { $square }, tech as energy, turn { $turn }
do-set-aside = Set aside the { $tile } ({ ring-name } ring)
do-remove-stack = Remove the { ring-name } stack
do-advance = { $by ->
    [resource] Resource
    [energy] Energy
    [synergy] Synergy
    [double_synergy] Double synergy
    [card] Civ card
    [event] Event
    [technology] Technology
    [rule] Special rule
   *[bonus] Bonus
}: { track-name } to { $slot }
do-claim-row = Bonuses at the { track-name } tracker: { $slot }
do-regress = { $by ->
    [event] Event
    [technology] Technology
   *[rule] Special rule
}: { track-name } tracker down
do-double-synergy = Use technology c: the synergy advances twice
do-flux = Flux token on the { track-name } track
do-use = Technology { $technology }: { $text }
do-decline = { $what ->
    [energy] Do without the energy advance
    [regress] Move no tracker down
    [reposition] Move no lifepod
   *[collect] Collect nothing
}
do-patch = Patch on { $square }
do-store = Store the patch until the end
do-replace-patch = Take a synergy instead of the patch
do-double-patch = Gain two patches instead of one
do-rover = Rover on { $square }
do-move = Rover { $start } to { $to }
do-teleport = { $by ->
    [technology] Jump for 1 point
   *[card] Jump
}: rover { $start } to { $to }
do-collect = Collect the { piece-name } on { $square }
do-destroy = Destroy the { piece-name } on { $square }
do-destroy-collected = Give up a collected { piece-name }
do-destroy-stored = Give up the lifepod on { $place }
do-clear-line = { $line ->
    [row] Clear row { $number }
   *[column] Clear column { $number }
}
do-meteorite = Meteorite on { $square }
do-house = Lifepod to { $place }
do-reposition = Lifepod from { $start } to { $to }
do-open = Look at the level { $level } stack
do-open-all = Look at all cards left
do-pick = { $card } (level { $level }): { $text }
do-keep = Keep { $objective }: { $text }
do-discard = Give up { $objective }: { $text }
do-finish = Done

## Refusals
refused-take-first = Take a tile first.
refused-turn = The tile cannot be turned like that or lie there.
refused-border = The tile must lie wholly on the planet.
refused-layer = These squares are covered already.
refused-as-energy = Only a tech section can be treated as energy, and only with technology d.
refused-first = The first piece must cover an edge square (on Charybdis: a pit square).
refused-adjacency = The tile must touch what you have placed by a side.
refused-single-ground = A tile may not cover ice and land together here.
refused-symbol-zone = This quadrant forbids the symbol of one of the tile's resources.
refused-ring = A tile on the ring needs a square outside it.
refused-chasm = A tile may not lie across the chasm.
refused-slide = The tile cannot slide into this place.
refused-ice = Tiles may not cover ice this round.
refused-edge = Tiles may not cover edge squares this round.
refused-matching = This round no square may touch the same terrain.
refused-no-movement = You have no movement points.
refused-finish = This comes first: { $effect }.
refused-rotate = Turn the station by 0 to 5 depots.
refused-card = Keep one of the cards that you are looking at.
refused-unknown = There is no such square, track, stack or card.
refused-nothing-waits = { $action ->
    [regress] Nothing makes you move a tracker down now.
    [decline] Nothing that waits can be declined like that.
    [take] No extra tile is yours to take now.
    [place_rover] No rover waits to be put on your planet.
    [place_patch] No biomass patch waits to be placed.
    [store_patch] No biomass patch waits that could be stored.
    [replace_patch] No biomass patch waits that could become a synergy.
    [double_patch] No biomass patch waits that could become two.
    [double_synergy] No synergy waits that could be doubled.
    [teleport] No card moves a rover now.
    [destroy_stored] Nothing makes you give up a lifepod now.
    [clear_line] No card clears a row or column now.
    [place_meteorite] No meteorite falls on your planet now.
    [house] No lifepod waits for a place.
    [reposition] No collected lifepod can be moved now.
    [choose] There is nothing to choose between now.
    [pick_card] You are not looking at a civ stack.
    [remove_stack] No stack of your depot is to be removed now.
    [keep_objective] There are no objectives to keep now.
    [discard_objective] No objective is to be given up now.
    [flux] The flux token does not move now.
    [rotate] Only the commander turns the station, when a round begins.
   *[boards] The boards have been chosen.
}
refused-nothing-to-collect = Nothing lets you collect a { piece-name } now.
refused-nothing-to-destroy = Nothing makes you destroy a { piece-name } now.
refused-no-advance = { $by ->
    [resource] No { track-name } resource of a tile waits to be used.
    [energy] No energy resource waits to be used.
    [synergy] No synergy waits.
    [double_synergy] No doubled synergy waits.
    [card] No civ card advances a tracker now.
    [event] No event advances a tracker now.
    [technology] No technology advances a tracker now.
    [row] No technology gives the bonuses of a row now.
   *[bonus] No bonus advances a tracker now.
}
refused-compulsory = This is compulsory: it cannot be declined.
refused-impossible = It cannot be carried out anyway: it is lost when you finish.
refused-setup = Rovers and technologies wait for the first round.
refused-no-tile = You have placed your tile already.
refused-taken = You have taken your tile of this round.
refused-take-later = Tiles are taken in the tile phase.
refused-place-first = Place the tile in your hand first.
refused-empty-stack = This stack is empty.
refused-fits-nowhere = This tile fits nowhere: take the other one.
refused-set-aside-instead = Neither tile fits anywhere: set one of them aside.
refused-set-aside = A tile of your depot can be placed: take that one.
refused-other-tile = The other tile breaks fewer restrictions: take that one.
refused-breaches = Restrictions are broken only as far as they must be: another place breaks fewer.
refused-extra-tile = This tile fits nowhere without breaking a rule.
refused-last-stack = The other stack is empty: the depot may not be emptied by this.
refused-other-fits-nowhere = The tile of the other stack fits nowhere, so this stack stays.
refused-slot = The { track-name } tracker can go to { $slots } only.
refused-top = The { track-name } tracker stands at its top and cannot advance.
refused-blocked = The next slots of the { track-name } tracker are occupied.
refused-other-tracks = This moves only these trackers: { $tracks }.
refused-same-tracker = It must be a tracker that has not advanced by this effect yet.
refused-lifted = The { track-name } tracker has reached level { $level } already.
refused-row = The { track-name } tracker stands at { $slot }.
refused-no-tracker = None of your trackers can advance.
refused-doubled = This synergy is doubled already.
refused-no-way-down = The { track-name } tracker cannot go down.
refused-whole-way-down = Choose a tracker that can go down the full { $steps } slots.
refused-no-ice = The tile's water covers no ice, so its resource advances nothing.
refused-no-expansion = The tile's biomass does not expand a biomass area, so its resource advances nothing.
refused-energy = No { track-name } section touches the energy area, and the tile has no such resource itself.
refused-energy-excluded = Energy never advances the { track-name } tracker of your corporation.
refused-patch-border = A patch must lie on a square of the planet.
refused-patch-adjacency = The patch must touch what you have placed by a side.
refused-patch-slide = The patch cannot slide into this place.
refused-patch-ring = Patches may not lie on the ring.
refused-patch-added = This patch was added by a technology: it can only be placed or stored.
refused-patch-stored = A stored patch can only be placed now.
refused-store-late = Patches cannot be stored any more at the end of the game.
refused-no-synergy = There are no synergies this round.
refused-no-rover = You have no rover on { $square }.
refused-one-square = A rover moves one square at a time, to a square beside it.
refused-diagonal = Rovers do not move diagonally without a technology.
refused-rover-off = There is no square of the planet.
refused-rover-there = Another rover stands there.
refused-rover-toxic = Rovers may not enter a toxic square that is not covered.
refused-rover-terrain = This round rovers may not move onto this terrain.
refused-rover-chasm = Rovers do not cross the chasm here.
refused-teleport-start = { $kind ->
    [symbol] The rover must stand on a visible resource: { terrain-name }.
   *[any] The rover must stand on terrain.
}
refused-teleport-goal = { $kind ->
    [symbol] The rover must go to a visible resource: { terrain-name }.
   *[same] The rover must go to the same terrain as that where it stands.
}
refused-no-supply = There is no rover left in your supply.
refused-last-tile = The rover must be put on the last tile that you placed.
refused-no-piece = There is no { piece-name } on { $square }.
refused-none-collected = You have collected no { piece-name }.
refused-collected = It must be a { piece-name } that you have collected.
refused-on-planet = It must be a { piece-name } on your planet.
refused-no-lifepod = There is no lifepod.
refused-same-place = The lifepod stands there already.
refused-home = A lifepod cannot stand there: the place is occupied or takes none.
refused-no-meteor = A meteorite falls only on a visible meteor symbol.
refused-meteorite-there = A meteorite lies there already.
refused-no-meteorites = No meteorites fall on your planet.
refused-no-meteorite-in-line = There is no meteorite in this row or column.
refused-no-option = There are only { $options } things to choose between.
refused-not-drawn = You did not draw this objective.
refused-not-private = This is none of your private objectives.
refused-not-owed = No milestone gives you a civ card of level { $level } now.
refused-cards-later = Civ cards are chosen when all have finished, clockwise from the commander.
refused-cards-first = Settle your civ milestones first.
refused-card-first = Keep one of the civ cards that you are looking at first.
refused-rotate-first = Turn the station first.
refused-boards = Choose the symmetric sides or the ones offered to you.
refused-boards-first = Choose the sides of your boards first.
refused-no-technology = Your corporation has no technology for this.
refused-technology-level = Technology { $technology } needs the tech tracker on level { $level } or above.
refused-technology-covered = A lifepod stands on the slot of technology { $technology }.
refused-technology-lifepod = Technology { $technology } needs a lifepod.
refused-technology-latest = Only the highest technology that you have reached is in force, not technology { $technology }.
refused-technology-withheld = Technology { $technology } comes into force with the next round.
refused-technology-used = { $limit ->
    [game] Technology { $technology } has been used: it works once in the game.
   *[round] Technology { $technology } has been used this round.
}
refused-technology-by-itself = Technology { $technology } works by itself when its moment comes.
refused-technology-condition = { $condition ->
    [track_at_maximum] Technology { $technology } works only with the tracker on its last step.
   *[next_milestone_exists] Technology { $technology } finds no further milestone on the flux track.
}
refused-technology-late = The last round is over: only technologies for the end of the game are used now, not technology { $technology }.
refused-technology-idle = Technology { $technology } could do nothing now.
refused-same-board = No two players can have the same asymmetric board: choose another one.
refused-fixed-rotation = The station turns by itself for one or two players only.
refused-solo-events = Alone the event deck is needed: choose one.
refused-event-colour = There are only { $available } { $signal ->
    [green] green
    [orange] orange
   *[red] red
} events, not { $wanted }.
refused-event-count = The event deck has { $cards } cards, not { $wanted }.

## Log
log-round = Round { $number }
log-turned-alone = { $steps ->
    [one] The station turned { $steps } depot clockwise.
   *[other] The station turned { $steps } depots clockwise.
}
log-turned = { $steps ->
    [0] { $player } left the station as it was.
    [one] { $player } turned the station { $steps } depot clockwise.
   *[other] { $player } turned the station { $steps } depots clockwise.
}
log-event = Event: { $text }
log-boards = { $player } plays { $planet } with { $corporation }.
log-taken = { $player } took the { $tile }.
log-placed = { $player } placed the { $tile }.
log-placed-meteorite = { $player } placed the { $tile }; a meteorite fell.
log-set-aside = { $player } could place nothing and set aside the { $tile }.
log-tracker = { $player }: { track-name } tracker at { $slot }.
log-patch = { $player } placed a patch on { $square }.
log-patch-stored = { $player } stored a patch.
log-rover = { $player } put a rover on { $square }.
log-moved = { $player } moved a rover from { $start } to { $to }.
log-collected = { $player } collected a { piece-name }.
log-housed = { $player } put a lifepod on { $place }.
log-destroyed = { $player } lost a { piece-name }.
log-meteorite = A meteorite fell on { $square } of { $player }.
log-stack-removed = { $player } removed the { ring-name } stack.
log-card = { $player } took { $card }.
log-card-kept = { $player } kept a card of level { $level }.
log-objective-shared = { $player } added an objective for all: { $objective }.
log-technology = { $player } used technology { $technology }: { $text }
log-points = { $player } spent movement points: { $points }.
log-ready = { $player } is done.
log-ended = The game ends: { $reasons }.

## The end
end-stuck = somebody could place no tile
end-depot = a depot is empty
end-events = the last event was resolved
end-solo = { $points } medals, target { $target }: “{ verdict-solo }”
verdict-solo = { $grade ->
    [critical_failure] Critical failure
    [failure] Failure
    [low_capacity] Low capacity
    [promotion] Promotion
    [best_planet] The best planet to live on
    [perfect] A perfect planet
   *[mission_complete] Mission complete
}

## What cards do
op-advance-any = { $trackers ->
    [1] Advance one tracker
   *[other] Advance { $trackers } different trackers
}{ $steps ->
    [1] {""} one slot.
   *[other] {""} { $steps } slots.
}
op-advance-among = Advance one tracker { $steps ->
    [1] one slot
   *[other] { $steps } slots
}: { $tracks }.
op-advance-no-bonus = Advance one tracker { $steps ->
    [1] one slot
   *[other] { $steps } slots
} without bonuses: { $tracks }.
op-regress-any = { $trackers ->
    [1] Move one tracker
   *[other] Move { $trackers } trackers
} down { $steps ->
    [1] one slot.
   *[other] { $steps } slots.
}
op-regress-among = Move one tracker down { $steps ->
    [1] one slot
   *[other] { $steps } slots
}: { $tracks }.
op-patch = { $count ->
    [1] Gain a biomass patch.
   *[other] Gain { $count } biomass patches.
}
op-medals = { $count ->
    [1] 1 medal.
   *[other] { $count } medals.
}
op-synergy = { $count ->
    [1] Gain a synergy.
   *[other] Gain { $count } synergies.
}
op-place_meteorite = { $count ->
    [1] Put a meteorite on a free meteor symbol of your tiles.
   *[other] Put { $count } meteorites on free meteor symbols of your tiles.
}
op-remove_objective = { $count ->
    [1] Give up one private objective.
   *[other] Give up { $count } private objectives.
}
op-movement = Gain { $points } movement points.
op-extra-tile = Take a tile of your depot and place it.
op-extra-tile-only = Take a tile of your depot and place it; its resources advance nothing.
op-lift = Advance every tracker below level { $level } to it, without synergies.
op-medals-per-patch = { $count ->
    [1] 1 medal for each biomass patch on your planet.
   *[other] { $count } medals for each biomass patch on your planet.
}
op-lifepod-value = Each lifepod in your collection area is worth { $count } medals.
op-set = { $set ->
    [meteorite_repo] 1 to 4 cards of this set: every 3 collected meteorites give 2, 3, 4 or 5 medals.
   *[commerce_agreement] 1 to 4 cards of this set give 1, 3, 6 or 10 medals.
}
op-teleport = Move one of your rovers to any square.
op-peek_event = Look at the next event.
op-rotate_station = Turn the station as you like.
op-remove_stack = Remove one of the two stacks of your depot.
op-event-rover = Put an additional rover on the tile you place this round.
op-add-civ = { $count ->
    [1] Add 1 random card to each civ stack.
   *[other] Add { $count } random cards to each civ stack.
}
op-remove-civ = { $count ->
    [1] Remove 1 random card from each civ stack.
   *[other] Remove { $count } random cards from each civ stack.
}
op-draw-objectives = { $count ->
    [1] Draw one more private objective.
   *[other] Draw { $count } more private objectives.
}
op-choose = Choose one. { $first } Or: { $second }
op-collect = { $count ->
    [1] Collect any { piece-name } from your planet.
   *[other] Collect any { $count } { piece-name }s from your planet.
}
op-clear-line = Destroy all meteorites of one row or column.
op-lose-rover = Whoever has two or more rovers on the planet loses one.
op-destroy = { $count ->
    [1] Destroy a { piece-name } on your planet.
   *[other] Destroy { $count } { piece-name }s on your planet.
}
op-destroy-collected = { $count ->
    [1] Lose a collected { piece-name }.
   *[other] Lose { $count } collected { piece-name }s.
}
rule-rover-terrain = Rovers may not move onto { terrain-name } squares this round.
rule-tile-ground = { $ground ->
    [ice] Tiles may not cover ice this round.
   *[edge] Tiles may not cover edge squares this round.
}
rule-round = { $ban ->
    [one_resource] One resource of your tile, your choice, advances nothing this round.
    [no_milestones] No milestone bonuses this round.
    [no_synergy] No synergy bonuses this round.
   *[no_matching_neighbours] This round no square of a tile may touch the same terrain.
}

## Objectives
objective-most = More than the neighbour: { $measure }.
objective-fewest = Fewer than the neighbour: { $measure }.
objective-at-least = At least { $count }: { $measure }.
objective-at-most = At most { $count }: { $measure }.
measure-resources_on_planet = { terrain-name } symbols
measure-resources_on_edge = { terrain-name } symbols on the edge
measure-largest_area = squares of the largest { terrain-name } area
measure-number_of_areas = { terrain-name } areas
measure-most_resources_in_one_area = { terrain-name } symbols in one area
measure-rectangles = { $width } x { $height } blocks of { terrain-name } squares
measure-tracks_at_maximum = { $track ->
    [any] tracks at their maximum
   *[other] { track-name } track at its maximum
}
measure-lifepods_collected = collected lifepods
measure-meteorites_collected = collected meteorites
measure-lifepods_minus_meteorites_collected = lifepods more than meteorites collected
measure-uncovered_squares = { $ground ->
    [ice] uncovered ice squares
   *[land] uncovered land squares
}
objective-name = { $objective ->
    [obj_01] Perimeter
    [obj_02] Beacon
    [obj_03] Torus
    [obj_04] Ringworld
    [obj_05] Circuit
    [obj_06] Biome
    [obj_07] Transit
    [obj_08] Plasma
    [obj_09] Megacity
    [obj_10] Silicon
    [obj_11] Pacific
    [obj_12] Garden
    [obj_13] Interchange
    [obj_14] Supercharge
    [obj_15] Sprawl
    [obj_16] X
    [obj_17] 10,000 Lakes
    [obj_18] Luddite
    [obj_19] Conservation
    [obj_20] Galvanize
    [obj_21] 20 Percent
    [obj_22] Rideshare
    [obj_23] Rural
    [obj_24] Pinnacle
    [obj_25] Geode
    [obj_26] Rescue
    [obj_27] Vaporize
   *[obj_28] Deductible
}
private-name = { $objective ->
    [obj_01] Complex
    [obj_02] Rubik
    [obj_03] Landfill
    [obj_04] Lattice
    [obj_05] Doghouse
    [obj_06] Voltaic
    [obj_07] Highway
    [obj_08] Secret Lab
    [obj_09] Germinate
    [obj_10] Amazon
    [obj_11] Pony Express
    [obj_12] Power Line
    [obj_13] Skyway
    [obj_14] Equator
    [obj_15] Genome
    [obj_16] Panama
    [obj_17] Runway
    [obj_18] Power Strip
    [obj_19] Crowd Source
    [obj_20] Exponent
    [obj_21] Overgrowth
    [obj_22] Flowrate
    [obj_23] Overdrive
    [obj_24] Alternative Energy
    [obj_25] Cleanup
    [obj_26] Tight Ship
    [obj_27] Meltdown
   *[obj_28] Coveralls
}

## Civ cards
civ-name = { $card ->
    [civ_01] Temp Agency
    [civ_02] Dept of Operations
    [civ_03] Dept of Natural Resources
    [civ_04] Dept of Engineering
    [civ_05] Salvage Yard
    [civ_06] Observance of First Planet Holiday
    [civ_07] Rising Planet Award
    [civ_08] First Planet Holiday
    [civ_09] People's Planet Choice Award
    [civ_10] New Angel Investors
    [civ_11] Wage Increase
    [civ_12] Dept of Parks and Rec
    [civ_13] Approved Overtime
    [civ_14] Relocation Bonus
    [civ_15] Top Planet Award
    [civ_16] Depot Repair Online
    [civ_17] Landing Zone Approved
    [civ_18] Search and Rescue Team
    [civ_19] Partnership Opportunity
    [civ_20] Best in Planet Award
    [civ_21] Unionization
    [civ_22] Sustainable Living Act
    [civ_23] Gaming Commission
    [civ_24] Planet Lottery
    [civ_25] Meteor Defense Program
    [civ_26] Global Parks System
    [civ_27] Best Planet to Live on Award
    [civ_28] Space Citizen Decree
    [civ_29] Meteorite Repo 1/4
    [civ_30] Meteorite Repo 2/4
    [civ_31] Meteorite Repo 3/4
    [civ_32] Meteorite Repo 4/4
    [civ_33] Commerce Agreement 1/4
    [civ_34] Commerce Agreement 2/4
    [civ_35] Commerce Agreement 3/4
   *[civ_36] Commerce Agreement 4/4
}

## Planets
planet-rule-ksb_4156 = No special rule.
planet-rule-k_273 = A tile may not cover ice and land together.
planet-rule-persephone = Each quadrant forbids the symbol of one resource: civ top left, energy top right, tech bottom left, water bottom right.
planet-rule-petra = Uncovered streams are energy terrain, but empty squares: rows and columns with one are not complete. There is no ice.
planet-rule-gaia = 2 medals for each city left uncovered.
planet-rule-arashi = A tile on the ring needs a square outside it. No patches on the ring.
planet-rule-tartarus = A tile lies on one side of the chasm. Rovers cross it only diagonally at two places.
planet-rule-kaax = Rovers may not enter uncovered toxic squares.
planet-rule-oblivion = No squares in the centre; only the outer border is the edge.
planet-rule-lacuna = Holes are no squares: never covered, never entered, ignored in rows and columns.
planet-rule-charybdis = The first piece must cover a square of the pit.
planet-rule-pajitnov = A piece, patches too, must be able to slide over the board into its place from outside, without being lifted or turned.
planet-rule-cerberus = 2 medals for each of the three regions that is fully covered.

## Corporations
corporation-rule-universal_coalition = No special rule.
corporation-rule-republic = Each civ milestone moves one other tracker down a slot.
corporation-rule-wormhole_corp = Biomass resources count only when they expand a biomass area, and energy never advances biomass. Each step of the biomass track gives one of two bonuses.
corporation-rule-cosmos_inc = Collected lifepods may go on free track slots. Trackers skip them, and what is printed there does not count.
corporation-rule-horizon_group = Rovers carry meteorites, one each, and deliver them on rover symbols.
corporation-rule-jump_drive = Collected lifepods may unlock technologies. The medals of the tech track fall as its tracker climbs.
corporation-rule-oasis_ultd = Water advances once for each water square on ice, along a path through all tracks. No two trackers share a slot.
corporation-rule-makeshift = Trackers advance straight or diagonally and score the track they stand on. No two share a slot.
corporation-rule-flux_industries = One track is the flux track; each tech milestone may move the token. Only the highest technology is in force.

## Technologies
technology-universal_coalition-1 = Pieces may ignore adjacency.
technology-universal_coalition-2 = You may store patches until the end of the game.
technology-universal_coalition-3 = Each number of the rover track is 1 larger.
technology-universal_coalition-4 = When a placed tile advances water, by its water or its energy, it advances twice.
technology-universal_coalition-5 = No meteorites fall on your planet.
technology-republic-1 = Taking a tile with civ gives the movement of your rover slot.
technology-republic-2 = For milestones below level 4 a random card of the next level joins the choice.
technology-republic-3 = For 1 point a rover jumps from a civ symbol to another one.
technology-republic-4 = Each civ milestone gives a synergy.
technology-republic-5 = At the end keep 2 of all civ cards left.
technology-wormhole_corp-1 = The biomass tracker on its last step may go back to 0.
technology-wormhole_corp-2 = Patches may lie on tiles.
technology-wormhole_corp-3 = Once per round a gained patch becomes two.
technology-wormhole_corp-4 = You may store patches until the end of the game.
technology-wormhole_corp-5 = At the end patches may lie on meteorites and destroy them.
technology-cosmos_inc-1 = Rovers may step diagonally.
technology-cosmos_inc-2 = At once: move up to 3 collected lifepods.
technology-cosmos_inc-3 = Placing a tile with energy: you may move a collected lifepod.
technology-cosmos_inc-4 = Steps onto energy squares are free in a round in which you gained movement.
technology-cosmos_inc-5 = Once per round: move a collected lifepod.
technology-horizon_group-1 = Tiles with a rover resource may ignore adjacency.
technology-horizon_group-2 = Each round: 1 movement point for each loaded rover.
technology-horizon_group-3 = Each collected meteorite gives a patch.
technology-horizon_group-4 = A load is destroyed when its rover enters water.
technology-horizon_group-5 = Once per round: advance the rover tracker.
technology-jump_drive-a = Once per round: a synergy instead of a patch.
technology-jump_drive-b = Once per round, for 1 point, a rover jumps to the same terrain.
technology-jump_drive-c = Once per round: a synergy advances twice.
technology-jump_drive-d = A tech section you place may count as energy.
technology-jump_drive-e = Once per game: all bonuses at the level of a tracker.
technology-jump_drive-f = Once per game: draw 3 objectives, keep 1 for all players.
technology-oasis_ultd-1 = Trackers skip slots held by others.
technology-oasis_ultd-2 = Each round: 1 movement point for each rover on water.
technology-oasis_ultd-3 = Placing a tile without covering ice advances water.
technology-oasis_ultd-4 = Placing a tile with water gives a patch.
technology-oasis_ultd-5 = Placing a tile with water gives a synergy.
technology-makeshift-1 = The civ and tech tracks are neighbours.
technology-makeshift-2 = With 2 trackers on the rover track each of its numbers is 1 larger.
technology-makeshift-3 = A tracker may move sideways instead of advancing.
technology-makeshift-4 = Once per round: move any tracker down a slot.
technology-makeshift-5 = Every tracker scores as the highest one on its track.
technology-flux_industries-1 = Each round: 2 movement points for each rover on flux terrain.
technology-flux_industries-2 = Once per game: advance the flux tracker to its next milestone.
technology-flux_industries-3 = Bonuses of the flux track are better: civ 1 level higher, water twice the synergy, biomass 2 patches, rover 1 point more.
technology-flux_industries-4 = Placing a tile with the flux resource: you may collect a meteorite.
technology-flux_industries-5 = Once per round: advance the flux tracker.

## Client
board-tab-planet = Planet
board-tab-station = Station
board-tab-table = Table
board-station = Space station
board-commander = commander
board-turns-itself = turns by itself
board-stay = stay
board-depot = { ring-name } stack of your depot, tiles: { $left }
board-depot-mine = Tiles of your depot
board-swap = Take the tile of the { ring-name } ring instead
board-turn = Turn (R)
board-flip = Flip (F)
board-planet-placing = Your planet. Arrow keys move the tile, R turns it, F flips it, Enter places it.
board-rover = Rover on { $column }{ $row }, movement points: { $points }
board-way = Go to { $column }{ $row }, points: { $points }
board-covered = { $covered } of { $squares } covered
board-fits = Fits here
board-fits-waived = Allowed: nothing of your depot can obey
board-fits-not = Does not fit
board-gain-track = { $steps ->
    [1] { track-name } advances
   *[other] { track-name } advances, slots: { $steps }
}
board-gain-still = { $track ->
    [water] water stays: no ice under it
   *[other] { track-name } stays
}
board-gain-energy = { $count ->
    [1] Energy: { $tracks }
   *[other] Energy, choose one: { $tracks }
}
board-gain-line = { $line ->
    [row] Row { $number } complete
   *[column] Column { $number } complete
}
board-gain-meteorite = A meteorite falls on it
board-gain-loss = { $piece ->
    [lifepod] Destroys a lifepod
    [rover] Destroys a rover
   *[city] Covers a city: 2 medals less
}
board-have = { $piece ->
    [lifepod] Collected lifepods
   *[meteorite] Collected meteorites
}
board-supply = Rovers left in your supply
board-movement = Movement points
board-stored = Stored patches
board-card-hidden = A card kept until the end
board-civ-left = Civ cards left
board-limit = { $spent ->
    [yes] used
   *[no] { $limit ->
        [game] once a game
       *[round] once a round
    }
}
board-event = Event
board-event-count = event { $number } of { $total }
board-event-next = Next: { $text }
board-signal = { $signal ->
    [green] Green signal
    [orange] Orange signal
   *[red] Red signal
}
board-objectives = Objectives
board-objective-action = { $action ->
    [keep_objective] keep
   *[discard_objective] give up
}
board-now = now: { $value }
board-set = Card { $number } of your set,
board-on-planet = on your planet now: { $count }
board-timing = { $timing ->
    [immediate] at once
   *[end_of_game] end of game
}
board-difficulty = Difficulty { $difficulty } of 4
board-mix = Event deck: { $green } green, { $orange } orange, { $red } red
board-mix-hardness = { $cards } event cards, { $hardness ->
    [gentle] gentle. More red is harder.
    [harsh] harsh. More green is easier.
    [balanced] balanced. More red is harder.
   *[custom] mixed by you. More red is harder.
}
board-ready = Ready
board-boards-of = { $player }, { $points }
board-standing = { $planet }, { $corporation }
board-target = Your target: { $target }
board-round-ended = What happened in round { $round }
board-tie = Of equals, whoever has fewer uncovered squares comes first, then fewer meteorites on the planet. { $list }
board-tie-seat = { $name }: { $squares } and { $meteorites }
board-phase = { $phase ->
    [setup] Set-up
    [rotation] The station turns
    [event] Event
    [event_civ] Civ cards of the event
    [tile] Everyone places a tile
    [civ] Civ cards
    [ending] End of the game
   *[over] The game is over
}
board-phase-short = { $phase ->
    [rotation] Rotation
    [event] Event
    [tile] Tile
   *[civ] Civ cards
}
board-note-rotate = Choose a depot on the ring or a column below it.
board-note-places = Places: { $count }. Turn with R or the wheel, flip with F.
board-note-places-touch = Places: { $count }. Tap or drag the tile into place; tap it to turn it.
board-note-rovers = Rovers may move, points: { $points }.
board-technology = { $technology ->
   *[universal_coalition-1] Ignore adjacency
    [universal_coalition-2] Store patches
    [universal_coalition-3] Rover numbers +1
    [universal_coalition-4] Double water
    [universal_coalition-5] No meteorites
    [republic-1] Civ tile: move rovers
    [republic-2] Extra civ choice
    [republic-3] Teleport civ to civ
    [republic-4] Civ gives synergy
    [republic-5] 2 more civ cards at the end
    [wormhole_corp-1] Biomass back to 0
    [wormhole_corp-2] Patches on tiles
    [wormhole_corp-3] Two patches for one
    [wormhole_corp-4] Store patches
    [wormhole_corp-5] Patches on meteorites
    [cosmos_inc-1] Diagonal rovers
    [cosmos_inc-2] Move 3 lifepods
    [cosmos_inc-3] Energy: move a lifepod
    [cosmos_inc-4] Free steps on energy
    [cosmos_inc-5] Move a lifepod
    [horizon_group-1] Rover tiles anywhere
    [horizon_group-2] Loaded rovers: +1 each
    [horizon_group-3] Patch per meteorite
    [horizon_group-4] Water destroys the load
    [horizon_group-5] Rover tracker +1
    [jump_drive-a] Synergy for a patch
    [jump_drive-b] Jump to the same terrain
    [jump_drive-c] Double synergy
    [jump_drive-d] Tech as energy
    [jump_drive-e] All bonuses of a level
    [jump_drive-f] Objective for all
    [oasis_ultd-1] Skip other trackers
    [oasis_ultd-2] Rovers on water: +1
    [oasis_ultd-3] Water without ice
    [oasis_ultd-4] Water gives a patch
    [oasis_ultd-5] Water gives synergy
    [makeshift-1] Civ beside tech
    [makeshift-2] Crowd on rovers: +1
    [makeshift-3] Sideways
    [makeshift-4] A tracker down
    [makeshift-5] Score as the highest
    [flux_industries-1] Rovers on flux: +2 each
    [flux_industries-2] To the next milestone
    [flux_industries-3] Better flux bonuses
    [flux_industries-4] Flux tile: meteorite
    [flux_industries-5] Flux tracker +1
}
