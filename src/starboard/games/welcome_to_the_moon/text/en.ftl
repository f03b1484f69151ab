## The game
game-name = Welcome to the Moon
option-adventure = Adventure
option-adventure-choice = { $choice ->
    [2] 2 · The Journey
    [3] 3 · The Colony
    [4] 4 · The Mine
    [5] 5 · The Dome
    [6] 6 · The Virus
    [7] 7 · The Escape
    [8] 8 · The Battle
    [random] Drawn at random
   *[1] 1 · The Launch
}
option-mission_a = Mission A
option-mission_a-choice = { $choice ->
    [1] First card
    [2] Second card
   *[random] Random
}
option-mission_b = Mission B
option-mission_b-choice = { $choice ->
    [1] First card
    [2] Second card
   *[random] Random
}
option-mission_c = Mission C
option-mission_c-choice = { $choice ->
    [1] First card
    [2] Second card
   *[random] Random
}
option-missions_after_system_error = Missions after a system error
option-missions_after_system_error-choice = { $choice ->
    [yes] may be claimed
   *[no] not in the same turn
}
option-wild_effects = Adventures 2, 6, 7: a wild is
option-wild_effects-choice = { $choice ->
    [no_astronaut_planning] any effect but astronaut and planning
   *[all] any of the six effects
}
option-extra_cards = Extra cards (house rule)
option-extra_cards-choice = { $choice ->
    [x] three with an X
    [odd] 0, 8½ and 42
    [wild] three with any effect
   *[none] none
}
option-removed_cards = Cards left out (house rule)
option-removed_cards-choice = { $choice ->
    [robot_energy] 3 Robot, 3 Energy
    [extremes] all 1, 14, 15
    [sevens] all 7
    [plant_water] 4 Plant, 2 Water
   *[none] none
}

## Words
effect-name = { $effect ->
    [robot] Robot
    [energy] Energy
    [plant] Plant
    [water] Water
    [astronaut] Astronaut
    [planning] Planning
   *[wild] Wild
}
# as the sheets and cards have it
effect-printed = { $effect ->
    [robot] Robot
    [energy] Energy
    [plant] Plant
    [water] Water
    [astronaut] Astronaut
    [planning] Planning
   *[wild] Wild
}
combination = { $number } { effect-name }
combination-either = { $number } { $first } / { $second }
number-from = { $number } (from { $printed })
list = { $first }, { $rest }
list-end = { $first } and { $rest }
name = { $player }
term-errors = System errors

## Missions

## What is asked
ask-write = Take a combination and write its number.
ask-error = No combination fits anywhere: a system error.
ask-commit = Finish the turn, or take back what you wrote.
ask-claim = You fulfil a mission. Claim it now?

## What can be done
do-write = Write { $number } { effect-name } on { $place }
do-write-stack = Write { $number } { effect-name } ({ $source }) on { $place }
source-stack = stack { $stack }
source-cards = card { $number } with card { $effect }
do-commit = Finish the turn
do-error = Take a system error
do-claim = Claim mission { $letter }: { $reward }
do-later = Later
do-write-x = Write an X on { $place }

## What happened
log-turn = Turn { $turn }: { $combinations }.
log-set-aside = Set aside for this game: { $cards }.
log-reshuffled = The stacks are shuffled again.
log-wrote = { $player }: { $number } on { $place }.
log-wrote-x = { $player }: an X on { $place }.
log-system-error = { $player }: nothing fits, a system error.
log-ready = { $player } has finished.
log-claimed-first = { $player } is first at mission { $letter }: { $reward }.
log-claimed-later = { $player } claims mission { $letter }: { $reward }.
log-ended = The game is over: { $reasons }.
end-missions = all three missions ({ $players })
end-full = a full sheet ({ $players })
end-errors = all system errors ({ $players })

## The campaign
campaign-astra = ASTRA
campaign-title = Campaign
campaign-subtitle-1 = eight adventures, from Earth
campaign-subtitle-2 = to the last battle
campaign-route = The way of the campaign
campaign-stop-done = Adventure { $number }, { $name }: played. Open the replay
campaign-stop-playing = Adventure { $number }, { $name }: being played. Go to the table
campaign-stop-next = Adventure { $number }, { $name }: next
campaign-stop-later = Adventure { $number }, { $name }: later
campaign-ledger = Points and stars
campaign-worth = stars by place
campaign-worth-of = stars by place { $stars }
campaign-stars = stars
campaign-got = { $stars ->
    [0] no star
    [one] { $stars } star
   *[other] { $stars } stars
}
campaign-tied = A shared place: everyone gets its stars, the next place is skipped. This rule is ours (WM-C.32).
campaign-level = level { $level }
campaign-played = { $played } of { $length } played
campaign-standing = Standing
campaign-firsts = { $count ->
    [0] no first place yet
   *[other] first in { $count } of { $played }
}
campaign-left = { $sum ->
    [one] { $sum } star for a first place is
   *[other] { $sum } stars for first places are
} still to be won: { $list }.
campaign-group = { $option ->
    [removed_cards] Take six cards out
   *[extra_cards] Add three cards
}
campaign-at-most-one = one at most
campaign-modifier = { $choice ->
    [odd] Odd numbers
    [wild] Wild cards
    [robot_energy] Machines
    [extremes] The ends
    [sevens] Sevens
    [plant_water] Garden
   *[x] X cards
}
campaign-modifier-note = { $choice ->
    [odd] choose one of two effects
    [wild] any effect you like
    [robot_energy] 3 Robot and 3 Energy at random
    [extremes] every 1, 14 and 15
    [sevens] all six of them
    [plant_water] 4 Plant and 2 Water at random
   *[x] written as X, at no price
}
campaign-events = Events
campaign-events-note = their texts are not public
campaign-label = { $kind ->
    [known] known cards, our choice
    [ours] ours, not official
    [missing] not here
   *[official] official
}
campaign-sources = What is official here
campaign-source = { $kind ->
    [known] These cards and removals exist. When they enter is told by the campaign book, so here the host decides. Their names are ours.
    [ours] Tied places share their stars, marked =, and the next place is skipped. A tied campaign goes to more first places, then to the better place in The Battle. Alone you meet ASTRA at the level of the adventure.
    [missing] The story, its chapters, the events and the sheet extensions: they stand in the campaign book, which is not public. We do not invent them.
   *[official] Adventures 1 to 8 in order, the same players, saved after each. Stars by place; most stars win.
}
campaign-start = Start adventure { $number }, { $name }?
campaign-host = The host starts adventure { $number }, { $name }.
campaign-playing = Adventure { $number }, { $name }, is being played.
campaign-open = { $free ->
    [one] { $free } seat is free.
   *[other] { $free } seats are free.
}
campaign-open-note = Send the link to your friends. Whoever sits down keeps the seat for all eight adventures.
campaign-won = { $count ->
    [one] { $names } wins the campaign with { $stars } stars!
   *[other] { $names } share the victory with { $stars } stars each!
}
campaign-over-note = All eight adventures have been played.
campaign-deck = { $cards ->
    [63] { $cards } cards
   *[other] { $cards } cards instead of { $deck }
}, { $stack } in each stack.
campaign-deck-alone = { $cards ->
    [63] { $cards } cards
   *[other] { $cards } cards instead of { $deck }
}, against ASTRA.
campaign-results = Results of { $name }
campaign-to-table = To the table
campaign-go = Start
campaign-new = A new campaign
campaign-tab-route = Route
campaign-tab-cards = Cards
campaign-tab-stars = Stars

## Refusals
refused-write-first = Write a number first.
refused-error = A combination still fits, so there is no system error.
refused-stack = Combinations are counted from 0 to { $last }: take one of them.
refused-number = This combination does not show { $number }.
refused-slot = There is no slot { $slot } on this sheet.
refused-filled = This slot is already filled.
refused-written = You have written. Finish the turn, or undo.
refused-order-between = The number must be between { $before } and { $after } here.
refused-order-above = The number must be greater than { $before } here.
refused-order-below = The number must be less than { $after } here.
refused-order-none = No number fits between { $before } and { $after } here; only an X.
refused-shift = From { $printed } the astronaut makes { $least } to { $most }.
refused-same-card = With a wild declared, the effects of this card are all the same: take its first combination with this number.
refused-mission = Mission { $mission } is not in this game.
refused-claimed = You have claimed this mission already.
refused-unfulfilled = The mission is not fulfilled: { $have } of { $need }.
refused-claim-late = Missions are claimed when everyone has finished writing.
refused-later = No mission is offered to you now.
refused-claims-first = Claim a mission, or decide to do it later.
refused-error-late = You have written a number, so there is no system error.
refused-infect = No room is infected now.

## Effects of adventures 2 to 8
ask-effect = Use the effect { effect-name }, or let it go.
ask-plan = Planning: write an X in an empty slot, or let it go.
do-skip = Let it go
do-wild = Spend a wild as { effect-name }
mark-icon = { $icon ->
    [energy] circle an energy icon
    [astronaut] use the astronaut
   *[planning] cross a planning icon
}
log-marked = { $player }: { $deed }.
log-wild = { $player }: a wild as { effect-name }.
log-raced = First: { $players } — { $goal } ({ $value }).
race = the race bonus
refused-effect = { effect-name } does not mark this.
refused-plan = The X goes into an empty slot, or is let go.
refused-choice = That cannot be chosen now. { $question }
refused-effect-first = Use the effect { effect-name } first, or let it go.
refused-symbol = There is no symbol { $symbol } on this sheet.
refused-marked = This is marked already.
refused-next = Another one of these comes first: the first free one.
refused-x = Only planning writes an X.
refused-compulsory = This cannot be let go.
refused-no-effect = There is no effect { $effect }.
refused-wild-none = You have no wild to spend.
refused-wild-declared = One wild a turn: you have declared yours.
refused-wild-effect = At this table a wild cannot be { effect-name }.
refused-wild-vain = As { effect-name } a wild would let you write nothing.
refused-wild-late = A wild is declared before a number is written.
term-missions = Missions
reward-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Client
board-adventure-name = { $adventure ->
    [2] The Journey
    [3] The Colony
    [4] The Mine
    [5] The Dome
    [6] The Virus
    [7] The Escape
    [8] The Battle
   *[1] The Launch
}
board-not-drawn = The sheet of this adventure is not drawn yet. The list of all moves plays it.
board-adventure-number = Adventure { $adventure }
board-phase = { $phase ->
    [play] Everyone writes at once
    [missions] Missions may be claimed
    [setup] Everyone prepares
    [incidents] Incidents strike
   *[over] The game is over
}
board-tab-sheet = Sheet
board-tab-sheets = Others
board-combinations-title = Combinations
board-cards-left = { $count ->
    [one] { $count } card left in each stack
   *[other] { $count } cards left in each stack
}
board-combination = { $number } and { effect-name }
board-combination-taken = chosen
board-choices = Choices of the extra card
board-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
board-no-room = no room
board-next = next
board-next-effect = Next turn here: { effect-name }
board-missions-title = Missions
board-missions-rewards = first / later
board-mission-letter = { $letter }
board-mission-label = Mission { $letter }
board-mission-first = For everyone who claims it in the first turn that anybody does
board-mission-later = For everyone who claims it later
board-mission-progress = { $have } of { $need }
board-mission-mine = { $count ->
    [one] yours: { $count } rocket
   *[other] yours: { $count } rockets
}
board-mission-mine-points = { $count ->
    [one] yours: { $count } point
   *[other] yours: { $count } points
}
board-mission-claimed = { $player }, turn { $turn }
board-mission-claim = Claim
board-sheet-mine = Your sheet
board-sheet-of = { $player }: { $points }
board-sheet-enlarge = Enlarge the sheet of { $player }
board-sheet-errors = System errors
board-sheet-result = Result
board-sheets-title = Other sheets
board-sheets-as-of = { $turn ->
    [0] blank
   *[other] as of turn { $turn }
}
board-note-take = Take a combination, or point at a place on your sheet.
board-note-places = { $count ->
    [one] { $count } place is open.
   *[other] { $count } places are open.
}
board-note-writing = { $count ->
    [one] { $player } is still at it.
   *[other] { $count } players are still at it.
}
board-here-write = Write { $number } here
board-tip-wild = Wild effect: spend it before you write, as any effect
board-pick = Which one?
board-news-wild = a wild effect
board-tip-several = Several combinations fit here
table-round = Turn { $round }

## ASTRA
option-astra_level = ASTRA's level
option-astra_level-choice = { $choice ->
    [2] 2 · Alexei
    [3] 3 · Margaret
    [4] 4 · Franklin
    [5] 5 · Sergei
    [6] 6 · Stephanie
    [7] 7 · Thomas
    [8] 8 · Peggy
   *[1] 1 · Katherine
}
refused-astra = ASTRA plays against one player only, and there are { $seats } seats. Take one seat, or leave her level at 1.
astra = ASTRA
astra-name = { $level ->
    [2] ASTRA · Alexei
    [3] ASTRA · Margaret
    [4] ASTRA · Franklin
    [5] ASTRA · Sergei
    [6] ASTRA · Stephanie
    [7] ASTRA · Thomas
    [8] ASTRA · Peggy
   *[1] ASTRA · Katherine
}
astra-race = { $goal } ({ $value })
astra-term-cards = Cards
astra-term-fixed = Adventure
astra-term-level = Level
astra-term-track = Track
ask-target = ASTRA's effect { $letter }: choose what it { $adventure ->
    [6] sets off
    [8] takes
   *[other] crosses off
}.
do-target = { $adventure ->
    [6] Let ASTRA set off { $target }
    [8] ASTRA draws on { $target }
   *[other] Cross off { $target }
}
ask-gift = { $erred ->
    [yes] Choose the card that ASTRA gets
   *[no] ASTRA gets the card you have not used
}{ $bonuses ->
    [0] .
   *[other] , or cross a solo bonus and take the card out of the game.
}
do-give = Give ASTRA { $card }
do-remove = Solo bonus: remove { $card }
refused-gift = Choose one of the cards that ASTRA may get.
refused-remove = You have no circled solo bonus left. Give ASTRA a card.
refused-alone = ASTRA does not play in this match.
refused-target-late = No effect of ASTRA strikes now.
refused-gift-late = ASTRA gets her card at the end of the turn.
refused-closed = Its high value is crossed off already.
refused-no-card = There is no open card { $place }; { $cards } of them lie open.
refused-gift-used = You have used this card: the third one leaves.
astra-log-effect = Effect card { $letter } is drawn, in pass { $passing } through the deck.
astra-log-struck = Effect { $letter } hits { $target }.
astra-log-mission = Mission { $letter } now pays the low reward only.
astra-log-bonus = { $circled ->
    [0] No box is left for another solo bonus.
    [one] A solo bonus is circled.
   *[other] { $circled } solo bonuses are circled.
}{ $lost ->
    [0] { "" }
   *[other] { " " }({ $lost } without a box: lost.)
}
astra-log-given = ASTRA gets { effect-name }, worth { $points }.
astra-log-removed = { $player } crosses a solo bonus: { effect-name } leaves the game.
astra-end-deck = no three cards can be drawn any more
astra-end-launch = ASTRA has launched

## Client: ASTRA
astra-alone = Alone against ASTRA
astra-rival = ASTRA, level { $level }
astra-level = level { $level }
astra-phase = { $pass ->
    [1] Alone against ASTRA, first pass through the deck
   *[2] Alone against ASTRA, second pass through the deck
}
astra-you = you
astra-sheet = { $side ->
    [left] Left sheet
   *[right] Right sheet
}
astra-cards-title = Three cards
astra-cards-left = { $pass ->
    [1] { $count } more before the reshuffle
   *[2] { $count } left
}
astra-half-number = Take the number { $number }
astra-half-effect = Take the effect { effect-name }
astra-choose-card = Choose { combination }
astra-tag-number = your number
astra-tag-effect = your effect
astra-tag-gift = to ASTRA
astra-tag-out = out
astra-worth = worth { $points } to her
astra-gift-note = the card you leave
astra-out-note = leaves the game
astra-note-take = Take the number of one card and the effect of another, or point at a place on your sheet.
astra-spare = Cross a solo bonus ({ $count } left):
astra-spare-none = gain one first.
astra-spare-note = the third card leaves the game.
astra-spare-card = { effect-name } leaves the game, ASTRA stays at { $points }.
astra-majority = { $effect ->
    [energy] Most zones: your { $mine } against { $hers }, half of her Energy cards ({ $cards }).
   *[astronaut] Most astronauts: your { $mine } against { $hers }, her Astronaut cards.
} { $ahead ->
    [yes] You are ahead.
    [no] She is ahead.
   *[none] Without any you get nothing.
}
astra-held = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
astra-row-each = each
astra-row-held = held
astra-row-points = points
astra-effect = { effect-name }: worth { $each } each, she holds { $held }
astra-track = ASTRA's track: { $crossed } of { $of } boxes crossed
astra-track-launch = all crossed: launch, { $points }
astra-track-note = The lowest open number
astra-bonuses-title = Solo bonuses
astra-bonuses = { $circled } of { $boxes } solo bonuses gained, { $crossed } used
astra-bonuses-gain = { $adventure ->
    [1] 1 for each sabotage
    [2] 2 for each high multiplier
    [3] 2 for each 15 of a quarter
    [4] 2 for each first factory
    [5] 1 for each high skyscraper
    [6] 1 for each virus you set off
    [7] 1 for each double bonus
   *[8] 1 for two flags
}
astra-effects-title = Effect cards
astra-effects-where = { $pass ->
    [1] in the last third of the pile
   *[2] anywhere in the pile
}
astra-effect-turn = turn { $turns }
astra-effect-coming = still to come
astra-effect-none = no effect here
astra-effects-pass = { $pass ->
    [1] After the reshuffle each of them also turns its mission to the low reward.
   *[2] Each of them now also turns its mission to the low reward.
}
astra-missions-rewards = until turned / after
