## What cards, modules, tiles and tokens say

amount-vp = { $amount } VP
amount-any = { $amount ->
    [one] { $amount } resource of your choice
   *[other] { $amount } resources of your choice
}
amount-basic = { $amount } of titanium, ice or nanocarbon
track-any = a track of your choice

text-then = { $first }; { $second }
text-and = { $first } and { $second }
text-or = { $first } or { $second }
text-moon-slot = the moon in the input slot
text-any-column = any type
text-a-nebula = a nebula
text-printed = the planet's resource, { $times } times

text-gain = gain { $what }
text-lose = lose { $what }
text-give = give { $what }
text-gain-per = gain { $what } for each { $each }{ $most ->
    [0] {""}
   *[other] {" "}(at most { $most } times)
}
text-score-endgame = at the end of the game { $base } VP and { $points } VP for each { $each }{ $most ->
    [0] {""}
   *[other] , { $most } VP at most
}
text-place-bonus = bonus resources on { $regions ->
    [alliance_bases] every Alliance base
    [nebulae] every nebula
    [science_planets] every science planet
    [planets_without_moons] every planet without moons
   *[planets_without_development] every planet without a development
}: { $what }
text-convert = { $how ->
    [may] you may spend { $pay }: { $what }
   *[must] spend { $pay }: { $what }
}{ $times ->
    [1] {""}
   *[other] {" "}(up to { $times } times)
}
text-choose = choose { $pick }: { $options }
text-ask-player = an opponent in the battle chooses: { $options }
text-if = if { $condition }: { $what }
text-for-each = { $players ->
    [all] each player
    [others] each other player
    [participants] each player in the battle
    [defeated_players] each defeated player
    [lowest_vp] who has the fewest VP
    [highest_vp] who has the most VP
    [highest_on_track] who leads on the track { $track }
   *[source] whose card it is
}: { $what }
text-build-ship = build a { $ship ->
    [transport] transport
   *[any] ship
}{ $discount ->
    [0] {" "}at its cost
    [99] {" "}for free
   *[other] {" "}for { $discount } titanium less
}
text-build-development = build a development{ $discount ->
    [0] {" "}at its cost
   *[other] {" "}for { $discount } resources less
}
text-buy-module = buy up to { $most ->
    [one] { $most } module
   *[other] { $most } modules
} ({ $columns }){ $discount ->
    [0] {""}
   *[other] {" "}for { $discount } less
}
text-gain-module = take a module of the market for free ({ $columns })
text-repeat-module = carry out again what another module did in this Return: { $type }{ $near ->
    [0] {""}
   *[other] {" "}(a neighbour)
}
text-advance = advance { $steps } on { $track }
text-battle-mod = { $side ->
    [self] you
    [source] whose card it is
    [chosen_player] a player in the battle
   *[chosen_opposing] a side against you
}: { $change ->
    [energy] no energy for dice in this battle
    [targeting] targeting { NUMBER($amount) } in this battle
   *[dice] { $amount } more dice in this battle
}
text-recruit = recruit up to { $count ->
    [one] { $count } leader
   *[other] { $count } leaders
}{ $regions ->
    [adjacent_to_active] {" "}beside the active region
   *[any] {" "}from any region
}
text-repair = repair { $times ->
    [1] once
    [2] twice
   *[other] { $times } times
}
text-withdraw = withdraw { $which ->
    [all] all your ships
   *[1] one of your ships
} from the battle to a region next door{ $free ->
    [0] {""}
   *[other] {" "}without raiders
}
text-activate-module = activate one more module for nothing (of { $count })
text-activate-science-row = then your other science modules may work, each once
text-advance-event = the event marker moves { $count }
text-copy-taken-moon = gain what the moon shows that was just taken
text-damage-module = damage { $count } of your modules
text-damage-ship = { $which ->
    [nebulae] one of your ships in a nebula takes damage
   *[any] one of your ships takes damage
}
text-discard-display = the cheapest modules of the market go under their decks
text-discard-moon = you may discard a moon and gain what it shows { $count } times
text-end-battle-offer = { $which ->
    [all] the battle ends if all the others agree
   *[any] the battle ends if anyone agrees
}
text-gain-printed = gain the resource of up to { $count } planets where your ships are
text-infest-module = one of your modules gets a mechaphage token (of { $count })
text-moon-output = gain what the moon in the output slot shows
text-move-raiders = the raiders of the active region fly to a random nebula
text-move-ship = move a ship { $which ->
    [active_region] into the active region
   *[within_range] within its range
}
text-peek-events = look at the top { $count } event cards, one goes back on top, the other under the deck
text-prevent-damage = { $which ->
    [own_ship] one of your ships takes no damage in this battle
   *[own_module_or_ship] your module or ship takes no damage from this event
}
text-ready-development-card = turn a used development card face up (of { $count })
text-recall-ship = up to { $count ->
    [one] { $count } ship returns
   *[other] { $count } ships return
} from the map to the launch bay
text-recover-ship = a ship goes from the scrapyard to the repair barge (of { $count })
text-remove-moon = the top moon of the active region leaves the game
text-reroll = roll again { $which ->
    [self] any of your dice
   *[chosen_opposing] one die of a side against you
}
text-scatter-leader = a leader of the station goes to a random nebula (of { $count })
text-set-die = one of your dice becomes a { $count }
text-spawn-raider = raiders of class S appear: { $count }
text-take-discovery = look through the discovery stack of your level and take a token
text-upgrade-ship = place a ship upgrade

text-mode = { $timing ->
    [battle-diplomacy] Diplomacy
    [battle-prepare] In preparation
    [battle-after-roll] After the roll
    [battle-result] When the battle is decided
    [battle-damage] Before the damage
    [on-event-damage] When an event damages you
    [on-other-takes-moon] When another player takes a moon
    [on-return-activation] While you return
    [on-opponent-launch] When an opponent launches
    [any-turn] In any turn
   *[own-turn] In your turn
}: { $what }
text-support = until you return to the station: { $what }
text-action = { $limit ->
    [once_per_turn] once in each of your turns
   *[none] in your turn
}: { $what }
text-when = { $when }: { $what }{ $limit ->
    [once_per_turn] {" "}(once a turn)
    [once_per_battle] {" "}(once a battle)
   *[none] {""}
}

count-credits = credit you have
count-damaged-modules = damaged module of yours
count-developments = development of yours
count-discovery-tokens-held = discovery token you hold
count-leaders-on-station = leader on your station
count-module-sets = set of all four types of modules
count-modules-science = science module
count-modules-industry = industry module
count-modules-commerce = commerce module
count-modules-civilization = civilization module
count-moons-in-half-slots = moon between industry modules
count-moons-placed = moon placed on your station
count-moons-unplaced = unplaced moon
count-opponent-ships-in-battle = ship of the other sides in the battle
count-own-scrapyard-ships = own ship in the scrapyard
count-ships-on-map = own ship on the map
count-ships-on-modules = own ship on your modules
count-ships-owned = ship you own
count-supremacy-steps = step on supremacy
count-tactics-in-hand = tactics card in your hand
count-tracks-level-2 = track with development level II
count-upgrades = ship upgrade of yours
count-any-scrapyard-ships = ship of any player in the scrapyard
count-own-ships-in-battle = own ship in the battle
count-own-transports-in-battle = own transport in the battle
count-resources-total = resource you have
count-owned-heavy-cruiser = heavy cruiser you own

if-count = you count at least { $least }: { $count }
if-own-ship-within = you have a ship within { $range } of the active region
if-own-turn = it is your turn
if-won-battle = you won the battle
if-defeated = you were defeated
if-raiders-in-battle = raiders take part in the battle
if-opponent-in-battle = an opponent takes part in the battle

when-launched = when you launch this ship{ $regions ->
    [planets] {" "}to a planet
    [nebulae] {" "}to a nebula
   *[any] {""}
}
when-module-activated = when you activate { $module ->
    [main_reactor] the Main Reactor
   *[any] a module
} with { $by ->
    [energy] energy
   *[ship] { $ship ->
        [this] this ship
       *[any] a ship
    }
}
when-battle-won = when you win a battle{ $against ->
    [opponent] {" "}against an opponent
    [raiders] {" "}against raiders
   *[any] {""}
}{ $ship ->
    [this] {" "}with this ship
   *[any] {""}
}
when-region-activated = when you activate { $places }
when-ship-scrapped = when { $ship ->
    [this] a ship of this type goes
   *[any] { $who ->
        [other_player] a ship of another player goes
       *[self] a ship of yours goes
    }
} to the scrapyard
when-development-built = when { $who ->
    [other_player] another player builds a development in a region of your ships or beside it
   *[self] you build a development
}{ $ship ->
    [this] {" "}with this ship
   *[any] {""}
}
when-moon-taken = when you take a moon
when-moon-placed = when you place a moon
when-leaders-recruited = when you recruit leaders
when-turn-start = when your turn begins
when-return-start = when you begin to return
when-diplomacy-played = when you play a diplomacy card
when-event-scored = when an event is scored
when-battle-prepare = when you prepare for a battle
when-shield-hit = when a shield of this ship takes damage
when-raiders-won = when these raiders win a battle

rule-range-bonus = your ships have { $value } more range
rule-targeting-bonus = your targeting is { $value } better
rule-dice-bonus = you roll { $value } more dice in battles
rule-grant-ability = your ships have: { $value }
rule-energy-pays-development = energy may stand for any resource when you pay for developments
rule-hand-limit-bonus = your limit of tactics cards is { $value } higher
rule-storage-limit-bonus = your storage limits are { $value } higher
rule-transport-discount = your transports cost { $value } titanium less
rule-launch-range-bonus = you launch { $value } regions farther
rule-leave-ships-on-return = up to { $value } of your ships may stay on the map when you return
rule-development-discount = your developments cost { $value } resources less
rule-unplaced-moon-limit-bonus = you may hold { $value } more unplaced moons
rule-carry-transport = it takes along { $value } transport of its region when it moves
rule-scrap-to-barge = it goes to the repair barge instead of the scrapyard
rule-energy-die-cost = a die for energy costs { $value } energy in the battle
rule-ignore-shields = shields do not help against them
rule-no-withdraw = nobody may withdraw from the battle
rule-no-jump = nobody may jump into their region

keyword-settle = settle
keyword-assault = assault
keyword-hyperdrive = hyperdrive
keyword-jump = jump
