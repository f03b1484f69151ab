## Stations, market, tracks, cards and battles

# -- effects in a word
board-fx = { $what ->
    [row] whole row
    [moons_unplaced] moon
    [moons_placed] moon
    [moons_in_half_slots] moon
    [upgrades] upgrade
    [ships_on_map] ship
    [ships_on_modules] ship
    [ships_owned] ship
    [own_scrapyard_ships] wreck
    [opponent_ships_in_battle] ship
    [module_sets] set
    [tracks_level_2] level II
    [discovery_tokens_held] token
    [build_ship] build
    [build_development] develop
    [buy_module] buy
    [gain_module] module
    [moon_output] gain
    [discard_moon] moon
    [ready_development_card] ready a card
    [recall_ship] recall
    [recover_ship] recover
    [upgrade_ship] upgrade
    [move_ship] move
    [peek_events] see events
    [take_discovery] discovery
    [activate_module] activate
    [repeat_module] repeat
    [battle_mod] battle
    [gain_printed] planets
    [place_bonus] bonus
    [spawn_raider] raiders
    [discard_display] market
    [scatter_leader] leader away
    [damage_ship] damage
   *[other] effect
}

# -- station
board-station-hint = { $home ->
    [0] modules work when you return: a ship opens a row, energy does the rest
   *[other] each module works once; a ship opens its row, then 1 energy is enough
}
board-to-spend = to spend
board-row-state = { $state ->
    [reactor] open through the Main Reactor; closes when you work in another row
    [open] open: 1 energy for each module
    [closed] closed: the first module needs a ship
   *[rest] works on a Return turn
}
board-module-state = { $state ->
    [free] free now
    [energy] by energy
    [ship] by ship
    [either] energy or ship
    [done] done in this turn
    [damaged] damaged: repair it first
    [infested] mechaphages: repair it first
   *[rest] works when you return
}
board-next-module = The next module goes here: { $type }
board-drag = Drag the industry modules into a new order, or choose them one by one. Moons between modules that are no longer neighbours are lost.
board-or = or
board-slot = { $slot ->
    [input] Input slot: the moon there is the price
   *[output] Output slot: gain what the moon there shows
}{ $points ->
    [0] {""}
   *[other] {"; "}first moon here: { $points } VP
}
board-slot-short = { $slot ->
    [input] in
   *[output] out
}
board-half-slot = { $paid ->
    [0] A moon here pays when both neighbours have worked in the same Return.
   *[other] It has paid in this Return.
}
board-damage = damage: { $count }, mechaphages: { $phages }
board-moon = moon
board-moons = Moons
board-moon-use = Place it on your station, or discard it for what it shows.
board-tactical = Tactical ops
board-tactical-why = When you are defeated in a battle: draw 1 tactics card or gain what the moon here shows.
board-leaders = Leaders
board-leaders-where = On your station: { $home }, on the map: { $away }
board-at-home = { $count } here
board-of = { $count } of { $limit }
board-ready = { $count ->
    [one] { $count } ship ready
   *[other] { $count } ships ready
}
board-place = { $place ->
    [bay] in the launch bay
    [docked] on a module
    [map] on the map
    [barge] on the repair barge
    [wreck] in the scrapyard
    [settled] settled
   *[unbuilt] not built
}
board-hull = range { $range }, dice { $dice }{ $shields ->
    [0] {""}
   *[other] , shields { $shields } (hit: { $hits })
}{ $targeting ->
    [0] {""}
   *[other] , targeting +{ $targeting }
}
board-ability = { $ability ->
    [settle] Settle: it can become a development.
    [assault] Assault: its first launch may go to a region with other ships.
    [hyperdrive] Hyperdrive: nebulae are next to each other for it.
   *[jump] Jump: for 1 energy it reaches any distance.
}
board-spare-tiles = Upgrade tiles you hold: { $tiles }
board-support = { $card }, until you return
board-stores = Stores
board-store = { $limit ->
    [0] { $have } in store
   *[other] { $have } in store; more than { $limit } is discarded at the end of your turn
}
board-less = less: { $what }
board-more = more: { $what }
board-choose-amounts = Choose the amounts
board-yard = { $yard ->
    [wreck] Ships that took damage. A repair brings one to the repair barge.
   *[barge] Repaired ships. They can activate modules and come home when you return.
}
board-free = Abilities, cards, tokens
board-used = Used: it lies face down.
board-more-free = More free actions: { $count }
board-hidden-tokens = discovery tokens: { $count }
board-stock = resources: { $count }
board-my-ships = Your ships
board-ship-note = { $group ->
    [map] can activate a module
    [barge] works like any other
    [wreck] repair it first
    [docked] has done its work
   *[bay] ready to launch
}
board-when-finished = When you finish
board-come-home = { $count ->
    [one] { $count } ship comes home
   *[other] { $count } ships come home
}
board-shields-back = shields are back
board-supports-end = support cards end: { $count }
board-excess = { $count ->
    [0] no store above its limit
   *[other] above the limits: { $count }, to discard
}

# -- market
board-market-hint = cards slide left to the cheap end
board-price = { $enough ->
    [0] You cannot pay this price now.
   *[other] You can pay this price.
}
board-sold-out = sold out
board-deck = { $type }: { $count } more in the deck
board-order = Your order
board-order-count = { $taken } of up to { $most }
board-order-place = { $row ->
    [industry] you choose its place in the row
   *[other] goes to place { $place } of its row
}
board-order-steps = All are paid first, then placed in this order, then you advance on their tracks.
board-order-bury = With only one, a module on show goes under its deck.

# -- tracks
board-step = { $track }, space { $step }
board-stack-left = { $count } tokens left in this stack
board-my-step = you are on space { $step }
board-space = { $points } VP at the end{ $level ->
    [0] {""}
   *[other] , development level { $level }
}{ $event ->
    [0] {""}
   *[other] , the event marker moves
}{ $stack ->
    [0] {""}
   *[other] , discovery token from stack { $stack }
}{ $upgrade ->
    [0] {""}
   *[other] , ship upgrade
}{ $storage ->
    [0] {""}
   *[other] , { $storage } VP for each resource at the end
}{ $hand ->
    [0] {""}
   *[other] , { $hand } tactics cards in hand
}
board-token-gone = The token is taken: gain { $points } VP instead.

# -- cards
board-tactics-deck = { $deck } in the deck, { $past } discarded
board-hand = { $count } of { $limit }{ $now ->
    [0] {""}
   *[other] {" · "}now: { $now }
}
board-hand-empty = No tactics cards.
board-now = now
board-discard = discard
board-kind = { $kind ->
    [action] Action card
    [event] Event card: only one in a turn
    [support] Support card: stays until you return
    [diplomacy] Diplomacy card
   *[battle] Battle card
}
board-kind-letter = { $kind ->
    [action] A
    [event] E
    [support] S
    [diplomacy] D
   *[battle] B
}
board-timing = { $timing ->
    [battle_diplomacy] in diplomacy
    [battle_prepare] in preparation
    [battle_after_roll] after the roll
    [battle_result] after the result
    [battle_damage] before damage
    [on_event_damage] at an event
    [on_other_takes_moon] at a moon
    [on_return_activation] on a Return
    [on_opponent_launch] at a launch
    [any_turn] any turn
   *[own_turn] your turn
}
board-look = Only you look at these
board-only-you = only you see these
board-start = You start with
board-abilities = Abilities
board-ability-kind = { $kind ->
    [once] once per turn
    [each] each time
   *[always] always
}
board-special-upgrade = Special upgrade
board-mark = { $original ->
    [yes] ours
    [partly] official in part
   *[no] official
}
board-lead = Lead { $faction }
board-keep = Keep this one
board-goal = if nobody is ahead of you on { $track }

# -- battle
board-battle-at = Battle: { $place }
board-battle-step = { $step ->
    [1] Escalation
    [2] Diplomacy
    [3] Preparation
    [4] Roll
    [5] Result
   *[6] Damage
}
board-battle-show = Show the battle
board-battle-wait = Others decide. Nobody sees who is asked.
board-map = Map
board-raider-class = raiders, class { $rank }
board-side = { $mine ->
    [0] {""}
   *[other] you,{" "}
}{ $active ->
    [0] {""}
   *[other] on turn,{" "}
}energy: { $energy }
board-from-ships = { $raiders ->
    [0] { $dice } from ships
   *[other] weapons: { $dice }
}
board-other-dice = { $dice } from cards and abilities
board-ready-with = { $dice ->
    [0] Ready, no energy
    [one] Ready with { $dice } more die
   *[other] Ready with { $dice } more dice
}
board-column = { $column ->
    [side] Side
    [ships] Ships
    [sources] Where the dice come from
    [dice] Dice, high to low
    [targeting] Targeting
    [result] Result
   *[chance] Chance
}
board-dice-sum = { $most ->
    [0] = { $dice }
   *[other] = { $dice }, the most
}
board-targeting = Targeting
board-targeting-why = Every die under { $aim } is rolled again until it shows at least { $aim }.
board-wins = wins
board-defeated = defeated
board-standing = { $ahead ->
    [0] { $die ->
        [0] equal
       *[other] die { $die } is lower
    }
   *[other] ahead
}
board-to-win = to win
board-odds = exact, as it stands now; nobody wins: { $tie }
board-energy = Energy for dice
board-you-have = you have { $count }
board-none = none
board-energy-note = Each number is your chance if nothing else changes. Others may still add dice and cards.
board-your-cards = Your cards
board-which-dice = Which dice?
board-die = a die with { $value }
board-roll-again = { $count ->
    [one] Roll { $count } die
   *[other] Roll { $count } dice
}
board-happened = What happened
board-stakes = At stake
board-win = Win
board-win-gain = supremacy +1
board-lose = Lose
board-lose-what = your ships take damage and may go to the scrapyard
board-nobody-sees = Nobody sees whether you were asked or passed.
board-won-by = Battle won: { $player }
board-tie = The best dice are equal: all are defeated

# -- final scoring
board-items = Where the points come from
board-at-step = space { $step }
board-team = Team
board-tie-break = A tie goes to more modules, then to more resources.
