## Andromeda's Edge: what the rules say
game-name = Andromeda's Edge
option-length = Length
option-length-choice = { $choice ->
    [short] Short: 50 VP
    [long] Long: 70 VP
   *[medium] Medium: 60 VP
}
option-events = Event deck
option-events-choice = { $choice ->
    [cosmic_twilight] Cosmic Twilight
   *[galactic_aurora] Galactic Aurora
}
option-raiders_s = Raiders of class S
option-raiders_s-choice = { $choice ->
    [vorticon_attackers] Vorticon Attackers
    [null_locusts] Null Locusts
   *[random] Random
}
option-raiders_a = Raiders of class A
option-raiders_a-choice = { $choice ->
    [saucer_abductor] Saucer Abductor
    [corsair_flotilla] Corsair Flotilla
   *[random] Random
}
option-raiders_b = Raiders of class B
option-raiders_b-choice = { $choice ->
    [plasma_leech] Plasma Leech
    [iron_hulk] Iron Hulk
   *[random] Random
}
option-raiders_c = Raiders of class C
option-raiders_c-choice = { $choice ->
    [mechaphage] Mechaphage
    [void_leviathan] Void Leviathan
   *[random] Random
}
option-raiders_d = Raiders of class D
option-raiders_d-choice = { $choice ->
    [dread_armada] Dread Armada
    [singularity_engine] Singularity Engine
   *[random] Random
}
option-special = Special regions
option-special-choice = { $choice ->
    [quasars] Quasars
    [vortices] Vortices
   *[none] None
}
option-destiny = Destiny cards
option-destiny-choice = { $choice ->
    [yes] Yes
   *[no] No
}
option-teams = Teams, 2 v 2
option-teams-choice = { $choice ->
    [yes] Yes
   *[no] No
}
option-turn_limit = Limit of turns
option-turn_limit-choice = { $choice ->
    [none] None
   *[other] { $choice } turns in all
}
refused-teams = Teams need 4 players; this table has { $seats }.
barred-bay = Your launch bay was empty when the turn began: return to your station.
barred-quasar = No ship may enter a quasar.
barred-nebula = Only a ship with hyperdrive may enter a nebula.
barred-own-ship = Choose a region without a ship of yours.
barred-range = Out of range of your ships on the map: choose a nearer region or another ship.
barred-occupied = A first launch goes to an unoccupied region unless the ship has assault.
barred-no-ship = No such ship lies in your launch bay.
barred-empty = No tile lies there.
barred-base = { $needs ->
    [resources] You cannot use { $base }: it takes { $cost }.
    [modules] You cannot use { $base }: you can pay for none of its modules.
   *[development] You cannot use { $base }: you can build no development now.
}
barred-only-by-jump = That is out of range: the ship gets there only by a jump.
barred-too-far = That is out of the ship's range.
barred-no-jump-drive = This ship cannot jump.
barred-no-energy-to-jump = A jump takes energy, and you have none.
barred-no-need-to-jump = The ship gets there without a jump.
barred-no-ship-there = You have no such ship there.
barred-only-into-active = This effect moves ships only into the active region.
barred-no-carrying = This effect moves one ship by itself.
barred-not-your-turn = It is not your turn.
barred-before-the-start = The match begins when everybody has chosen.
barred-turn-chosen = You launch or return once per turn, and you have done so.
barred-launch-or-return-first = First launch a ship or return to your station.
barred-no-return-turn = Modules are activated when you return to your station.
barred-own-turn-only = You may do this only on your own turn.
barred-named-moments = On another player's turn you may do this only when you are asked.
barred-during-an-event = There are no free actions while an event is resolved.
barred-finish-first = Answer this first: { $asked }
barred-not-asked = Something else is asked: { $asked }
barred-decline = This cannot be declined: { $asked }
barred-no-such-thing = There is no such thing in this game.
barred-faction-chosen = Factions are chosen before the first turn only.
barred-destiny-chosen = Destiny cards are chosen before the first turn only.
barred-not-dealt = This card was not dealt to you.
barred-nothing-to-pay = Nothing is to be paid now.
barred-nothing-to-take = There is nothing to choose from the supply now.
barred-no-card-to-discard = No card has to be discarded now.
barred-no-room-to-make = Moons are discarded without gain only to make room on another player's turn.
barred-no-moon-to-place = First choose the moon that you place.
barred-no-module-to-place = No module has to be put into a row now.
barred-no-module-to-choose = Modules are bought at Maximus Field or Odessa Field, or taken by an effect.
barred-no-move = Ships move only in an escalation or by an effect.
barred-no-attack = No raider is about to attack.
barred-no-preparation = Energy buys dice only in the preparation of a battle.
barred-no-dice-to-change = Dice are changed only by a card after the roll.
barred-no-repair = Nothing lets you repair now.
barred-no-ship-to-build = Ships are built at the Space Dock, with the Shipwright or by an effect.
barred-no-development-to-build = Developments are built at the Development Office, with the Architect or by an effect.
barred-no-upgrade-to-place = A ship is upgraded on an upgrade space of the industry track or by an effect.
barred-no-stack-to-look-through = You are looking through no discovery tokens now.
barred-no-events-to-look-at = You are looking at no event cards now.
barred-no-track-to-choose = You advance on a track by modules, developments and effects.
barred-nothing-to-order = There are not several abilities to be put in order now.
barred-no-dues = The order is chosen only when an event and discarding come together at the end of your turn.
barred-no-tactical-operations = Tactical operations are for players who lost a battle.
barred-too-dear = It costs { $cost }{ $less ->
    [0] {""}
   *[other] , less { $less }
}: you are { $lacking } short.
barred-wrong-payment = That does not pay { $cost }{ $less ->
    [0] {""}
   *[other] , less { $less }
}; credits stand in for titanium, ice and nanocarbon only.
barred-not-so-much = You do not have that much.
barred-no-moons-pay = Moons pay only on your own turn, and never during an event.
barred-wrong-sum = Choose exactly { $what }.
barred-no-such-moon = You have no such unplaced moon.
barred-without-gain = On another player's turn a moon is discarded without gain.
barred-room-by-gain = On your own turn make room by placing a moon or by discarding one for its gain.
barred-no-such-slot = There is no such slot for a moon.
barred-no-neighbour = A half-slot needs a neighbour on its right to hold a moon.
barred-not-your-module = This module does not stand on your station.
barred-not-into-input = A moon with a repair or without resources may not go into an input slot.
barred-module-not-yours = This module does not stand on your station.
barred-used = This module has been activated in this return already.
barred-damaged = This module is damaged: repair it first.
barred-input-empty = The input slot of this module holds no moon.
barred-nothing-comes-of-it = Nothing of this could be done now.
barred-no-dock = This module has no dock: neither a ship nor energy activates it.
barred-no-activation-ship = You have no ship on the map or on the repair barge to activate it with.
barred-no-ship-to-dock = You have no such ship on the map or on the repair barge there.
barred-only-by-ship = This module is activated by a ship only.
barred-row-closed = Energy activates a module only after a ship has activated one of the same row.
barred-no-energy = You have no energy.
barred-reactor-idle = Science modules work right after the Main Reactor, until a module of another row is activated.
barred-not-by-reactor = The Main Reactor activates only your science modules without a dock.
barred-not-among-the-modules = The effect cannot use this module.
barred-not-in-the-row = This module does not stand in your industry row.
barred-module-stands = This module has its place in the new order already.
barred-just-rearranged = You have just rearranged the row.
barred-nothing-to-rearrange = The Shipwright stays first: two more modules are needed to rearrange the row.
barred-not-displayed = This module is not on display.
barred-other-column = This action allows modules of other columns.
barred-take-one = You have to take at least one module.
barred-you-or-your-partner = The module goes to you or to your partner.
barred-not-in-the-row-there = There is no such place in the row; the Shipwright stays first.
barred-no-transport = You have no transport there.
barred-no-planet = Developments are built on planets.
barred-developed = There is a development on this planet already.
barred-cannot-settle = Your transports cannot settle.
barred-last-ship = Your last ship cannot settle.
barred-no-piece = No development of this type is left.
barred-too-few-leaders = This planet takes { $needed } leaders; there are { $there } on your station.
barred-no-used-card = You have no used development card of this type.
barred-other-ships = This effect builds other types of ship.
barred-all-built = All your ships of this type are built.
barred-not-your-tile = You have no such unplaced upgrade tile.
barred-upgraded-already = This type of ship is upgraded already.
barred-no-wreck = You have no such ship in the scrapyard.
barred-no-hit = The shield of this ship has no damage marker.
barred-not-damaged = This module is not damaged.
barred-damaged-already = Choose an undamaged module.
barred-no-ship-in-danger = No such ship of yours is in danger there.
barred-no-ship-to-save = No such ship of yours is still in danger in this battle.
barred-not-adjacent = Ships withdraw to an adjacent region.
barred-raider-there = Ships withdraw to a region without raiders.
barred-no-jump-to-withdraw = A ship withdraws alone and without a jump.
barred-not-in-the-stack = There is no such token in this stack.
barred-at-the-top = Your marker is at the top of this track.
barred-only-into-battle = In an escalation ships move into the active region.
barred-raiders-bar-jumps = These raiders allow no jump in an escalation.
barred-carries-nothing = This ship can take no transport along.
barred-no-more-dice = That is more dice than anybody may roll.
barred-no-energy-for-dice = A card forbids you to spend energy on dice.
barred-too-little-energy = You have too little energy for so many dice.
barred-takes-no-part = You take no part in this battle.
barred-no-such-side = Choose a participant that the card allows.
barred-no-such-dice = These dice do not lie there.
barred-too-many-dice = The card changes fewer dice.
barred-no-winner = Choose one of the two partners who won.
barred-no-moon-at-operations = No moon lies at your tactical operations.
barred-no-such-number = There are fewer to choose from.
barred-option-taken = You have chosen this already.
barred-option-impossible = This cannot be carried out now.
barred-no-opponent = Choose an opponent in this battle.
barred-not-on-top = You have not looked at this card.
barred-no-attacker = No such raider is within its range of the active region.
barred-no-leader-there = You have no leader there.
barred-other-regions = The effect is for other regions.
barred-not-among-the-planets = This planet is not among those of the effect, or has been chosen.
barred-no-development-card = You have no such development card.
barred-development-card-used = Your development card of this type has been used.
barred-no-token = You have no such token.
barred-no-ability = Your faction has no such action.
barred-ability-used = You have used this action of your faction this turn.
barred-no-ship-to-gather = You need a ship in that region.
barred-too-few-leaders-there = You do not have so many leaders there.
barred-no-bonus = No bonus resources lie there.
barred-base-first = Before the base acts you may only take leaders and bonus resources from it.
barred-no-partner = Gifts are for partners in a team.
barred-already-given = You have given your partner something this turn.
barred-not-yours-to-give = You have nothing of the kind to give.
barred-gift-refused = Your partner has refused this gift this turn.
barred-no-action-in-battle = Action cards cannot be played in a battle.
barred-not-in-hand = This card is not in your hand.
barred-no-such-mode = The card cannot be played in such a way.
barred-condition = The card asks for more: { $condition }.
barred-card-does-nothing = Nothing of this card could be carried out now.
barred-moon-in-vain = Now a moon may be placed only if its VP matter before the turn ends.
barred-no-card-here = No card may be played at this moment.
barred-timing-own-turn = This card is played on your own turn, outside events.
barred-timing-any-turn = This card is played on your own turn, or when you are asked on another's.
barred-timing-on-opponent-launch = This card is played when an opponent has launched a ship.
barred-timing-on-other-takes-moon = This card is played when another player has taken a moon.
barred-timing-on-event-damage = This card is played when an event is about to damage something of yours.
barred-timing-on-return-activation = This card is played between activations when you return to your station.
barred-timing-battle-diplomacy = This card is played in the diplomacy step of a battle.
barred-timing-battle-prepare = This card is played in the preparation of a battle.
barred-timing-battle-after-roll = This card is played after the roll of a battle.
barred-timing-battle-result = This card is played after the result of a battle.
barred-timing-battle-damage = This card is played before ships are damaged in a battle.
score-vp = Victory points
score-tracks = Progress tracks
score-developments = Developments
score-special = Special regions
score-damage = Damaged modules
score-storage = Storage bonus
score-endgame = Civilization modules
score-leaders = Leaders
score-destiny = Destiny
end-terminus = a player reached the terminus marker, and everybody had one more turn
end-turn-limit = the limit of turns was reached
resource-energy = energy
amount-energy = { $amount } energy
resource-titanium = titanium
amount-titanium = { $amount } titanium
resource-ice = ice
amount-ice = { $amount } ice
resource-nanocarbon = nanocarbon
amount-nanocarbon = { $amount } nanocarbon
resource-credit = credit
amount-credit = { $amount } credit
resource-tactics = tactics card
amount-tactics = { $amount } tactics card
ship-transport = transport
ship-fighter = fighter
ship-science_vessel = science vessel
ship-heavy_cruiser = heavy cruiser
track-science = science
track-industry = industry
track-commerce = commerce
track-civilization = civilization
track-supremacy = supremacy
development-observatory = observatory
development-factory = factory
development-spaceport = spaceport
development-city = city
development-obelisk = obelisk
battle-stage = Battle, step { $step } of 6
phase = { $phase ->
    [setup] Set-up
    [launch] Launch
    [return] Return
    [battle] Battle
    [after] Free actions
    [ending] End of the turn
    [event] Event
   *[main] Turn
}
log-battle-changed = { $player }: dice { $dice }, targeting { $targeting } (change)
the-raiders = the raiders
nebula = Nebula { $number }
tile-quasar_1 = Quasar 1
tile-vortex_1 = Vortex 1
tile-quasar_2 = Quasar 2
tile-vortex_2 = Vortex 2
place-bay = launch bay
place-barge = repair barge
place-wreck = scrapyard
moon = moon:{ $energy ->
    [0] {""}
   *[other] {" "}{ $energy } energy
}{ $titanium ->
    [0] {""}
   *[other] {" "}{ $titanium } titanium
}{ $ice ->
    [0] {""}
   *[other] {" "}{ $ice } ice
}{ $nanocarbon ->
    [0] {""}
   *[other] {" "}{ $nanocarbon } nanocarbon
}{ $credit ->
    [0] {""}
   *[other] {" "}{ $credit } credit
}{ $tactics ->
    [0] {""}
   *[other] {" "}{ $tactics } tactics card
}{ $vp ->
    [0] {""}
   *[other] {" "}{ $vp } VP
}{ $any ->
    [0] {""}
   *[other] {" "}{ $any } any resource
}{ $repair ->
    [0] {""}
   *[other] {" "}repair
}
slot-tactical = tactical operations
slot-input = input slot of { $module }
slot-output = output slot of { $module }
slot-half = full slot after { $module }
ask-faction = Choose your faction
ask-destiny = Keep one destiny card
ask-main = Launch a ship or return to your station
ask-end-turn = Free actions, or end your turn
ask-pause = Free actions before the turn goes on?
ask-pause-base = Leaders or bonus resources before the base acts?
ask-pay = How do you pay?
ask-pay-optional = Do you pay, and how?
ask-take = Gain any resources: { $count }
ask-take-basic = Gain titanium, ice or nanocarbon: { $count }
ask-discard-card = Discard tactics cards: { $count }
ask-lose = Lose resources of your choice: { $count }
ask-give = Give resources of your choice: { $count }
ask-ability = Use { $ability }?
ask-order = Which effect comes first?
ask-repair = What do you repair?
ask-recover = Which ship goes to the repair barge?
ask-damage-module = Which of your modules takes damage?
ask-infest = Which of your modules gets a mechaphage token?
ask-damage-ship = Which of your ships takes damage?
ask-room = Make room for the { $moon }
ask-slot = Where does the { $moon } go?
ask-discard-moon = Discard a moon for its gain, times { $times }?
ask-option = Choose an effect
ask-opponent = Which opponent must choose?
ask-discovery = Take a discovery token
ask-draw = Draw a tactics card? Your hand limit is { $limit }
ask-track = On which track do you advance?
ask-peek = Which event card goes on top? The other goes under the deck
ask-build-ship = Which ship do you build?
ask-upgrade = Which ship upgrade do you place?
ask-move = Move a ship?
ask-recall = Recall a ship to the launch bay?
ask-buy = Buy modules; taken so far: { $taken }
ask-take-module = Take a module; taken so far: { $taken }
ask-bestow = Whose station gets { $module }?
ask-position = Where in the industry row does { $module } go?
ask-bury = Which module goes under its deck?
ask-recruit = Recruit leaders: { $count } left
ask-settle = Where do you build a development?
ask-ready = Which development card is turned face up?
ask-raider = Which raider attacks?
ask-activate = Activate modules, or finish
ask-dock = Which ship activates { $module }?
ask-activate-one = Which module is activated?
ask-repeat = Which module's effect is repeated?
ask-leave = Which ships stay on the map?
ask-order-row = Industry row: which module comes at place { $place }?
ask-escalate = Escalation: move ships into the battle?
ask-diplomacy = Diplomacy: play a card?
ask-prepare = Preparation: cards and energy for dice
ask-tactical = Tactical operations
ask-precedence = Which partner takes the supremacy token?
ask-side = Whom does it concern?
ask-set-die = Which of your dice becomes a { $value }?
ask-reroll = Which dice are rolled again?
ask-save = Which of your ships is saved?
ask-withdraw = Where do your ships withdraw to?
ask-peace = { $player } offers to end the battle
ask-planets = Gain the resource of a planet: { $count } left
ask-dues = What comes first, the excess or the event?
ask-gift = { $player } gives you: { $gift }
ask-window-launch = A ship was launched: react?
ask-window-battle = A battle is about to begin: react?
ask-window-moon = A moon was taken: react?
ask-window-event-damage = An event is about to damage something of yours: prevent it?
ask-window-turn-end = The turn ends: react?
ask-window-after-roll = The dice are rolled: play a card?
ask-window-result = The battle is decided: play a card?
ask-window-damage = Damage comes next: play a card?
do-return = Return to the station
do-end-turn = End the turn
do-finish = Finish
do-go-on = Go on
do-pass = Pass
do-decline = Decline
do-accept = Accept
do-rearrange = Rearrange the industry row
do-event-first = The event first
do-excess-first = Discard the excess first
do-tactical-card = Draw a tactics card
do-tactical-moon = Gain what the moon shows
do-spend-energy = { $dice ->
    [0] No energy
   *[other] Energy for dice: +{ $dice }
}
do-dice = Dice: { $dice }
do-launch = Launch { $ship } to { $region }{ $jump ->
    [0] {""}
   *[other] {" "}(jump, 1 energy)
}
do-move = Move { $ship } from { $start } to { $to }{ $jump ->
    [0] {""}
   *[other] {" "}(jump, 1 energy)
}{ $carry ->
    [0] {""}
   *[other] {" "}with a transport
}
do-ship = { $ship }, { $place }
do-repair-ship = Recover the { $ship }
do-repair-shield = Repair the shield of the { $ship }
do-repair-module = Repair { $module }
do-build-ship = Build a { $ship }
do-upgrade = Place { $tile }
do-play = Play { $card }{ $mode ->
    [1] {""}
   *[other] {" "}(effect { $mode })
}
do-discard-card = Discard { $card }
do-place-moon = Place the { $moon }
do-discard-moon = Discard the { $moon }
do-drop-moon = Discard without gain the { $moon }
do-development = Development card: { $development }
do-token = Use { $token }
do-take-token = Take { $token }
do-ability = Use { $ability }
do-give = Give the partner: { $gift }
do-activate = Activate { $module } { $by ->
    [ship] with a ship
    [energy] with energy
   *[other] through the Main Reactor
}
do-position = After module { $position }
do-recruit = Recruit { $count } at { $region }
do-collect = { $part ->
    [0] Collect the bonus at { $region }
   *[other] Collect { $what } at { $region }
}
do-build = Build at { $region }
do-region = { $region }
do-raider = Raider of class { $rank } at { $region }
do-track = Track: { $track }
do-side = { $player }
do-top-event = On top: { $event }
do-order = { $number }. { $player }: { $ability }
do-option = { $option }. { $what }
log-gained = { $player } gains { $what }
log-lost = { $player } pays or loses { $what }
log-scored = { $player }: { $points } VP, now { $total }
log-drawn = { $player } draws tactics cards: { $count }
log-card-discarded = { $player } discards { $card }
log-card-played = { $player } plays { $card }
log-end-triggered = { $player } reaches the terminus marker: the last turns begin
log-moon-taken = { $player } takes a { $moon }
log-moon-discarded = { $player } discards { $gain ->
    [0] without gain
   *[other] for its gain
}: { $moon }
log-moon-placed = { $player } places { $moon } — { $slot }
log-recovered = { $player } moves a { $ship } to the repair barge
log-shield-repaired = { $player } repairs a shield: { $ship }
log-module-repaired = { $player } repairs { $module }
log-module-damaged = { $player } damages { $module }
log-shield-hit = { $player }: a shield takes the damage, { $ship }
log-ship-scrapped = { $player } loses a ship to the scrapyard: { $ship }
log-advanced = { $player } advances: { $track }, space { $step }
log-discovery-taken = { $player } takes a discovery token
log-supremacy-taken = { $player } takes a supremacy token: { $token }
log-event-due = An event is due at the end of the turn of { $player }
log-events-seen = { $player } looks at the next event cards
log-ship-built = { $player } builds a { $ship }
log-upgraded = { $player } upgrades: { $tile }
log-ship-moved = { $player } moves a { $ship } from { $start } to { $to }
log-recalled = { $player } recalls a { $ship } from { $start }
log-module-taken = { $player } gets { $module }
log-recruited = { $player } recruits { $count } at { $region }
log-scattered = A leader of { $player } goes to { $region }
log-development-built = { $player } builds at { $region }: { $development }
log-development-readied = { $player } turns a development card face up: { $development }
log-development-used = { $player } uses a development card: { $development }
log-token-used = { $player } uses { $token }
log-bonus-collected = { $player } collects the bonus at { $region }
log-rearranged = { $player } rearranges the industry row
log-given = { $player } gives { $other } { $kind ->
    [card] a tactics card
    [moon] a moon
    [discovery] a discovery token
    [supremacy] a supremacy token
   *[resource] a resource
}
log-launched = { $player } launches a { $ship } to { $region }
log-activated = { $player } activates { $module } { $by ->
    [ship] with a ship
    [energy] with energy
   *[other] by an effect
}
log-returned = { $player } brings all ships home
log-energy-spent = { $player } spends { $energy } energy for dice: +{ $dice }
log-ship-saved = { $player } saves a { $ship } from damage
log-turn = Turn { $turn }: { $player }
log-faction = { $player } plays { $faction }
log-destiny = { $player } has chosen a destiny
log-first-player = { $player } begins
log-rolled = { $player }: dice { $dice }
log-dice-changed = { $player }: now { $dice }
log-battle-won = The battle goes to { $player }
log-marker = The event marker moves; spaces left: { $left }
log-planet = A new planet appears: { $planet }
log-module-buried = { $module } goes under its deck
log-raider-placed = { $raider } appears at { $region }
log-raider-moved = { $raider } attacks from { $start } at { $to }
log-raider-hit = The shield of { $raider } takes the damage
log-raider-beaten = { $raider } is driven off
log-battle = A battle begins at { $region }
log-battle-ended = The battle is over
log-battle-tied = The best dice are equal: all are defeated
log-offer-accepted = The battle ends in peace
log-event = Event: { $event }
log-bonus-placed = Bonus resources at { $region }
log-game-over = Final scoring
do-pay = Pay:{ $energy ->
    [0] {""}
   *[other] {" "}{ $energy } energy
}{ $titanium ->
    [0] {""}
   *[other] {" "}{ $titanium } titanium
}{ $ice ->
    [0] {""}
   *[other] {" "}{ $ice } ice
}{ $nanocarbon ->
    [0] {""}
   *[other] {" "}{ $nanocarbon } nanocarbon
}{ $credit ->
    [0] {""}
   *[other] {" "}{ $credit } credit
}{ $tactics ->
    [0] {""}
   *[other] {" "}{ $tactics } tactics card
}
do-take = Gain:{ $energy ->
    [0] {""}
   *[other] {" "}{ $energy } energy
}{ $titanium ->
    [0] {""}
   *[other] {" "}{ $titanium } titanium
}{ $ice ->
    [0] {""}
   *[other] {" "}{ $ice } ice
}{ $nanocarbon ->
    [0] {""}
   *[other] {" "}{ $nanocarbon } nanocarbon
}{ $credit ->
    [0] {""}
   *[other] {" "}{ $credit } credit
}{ $tactics ->
    [0] {""}
   *[other] {" "}{ $tactics } tactics card
}

## Names of the contents
tile-ancient_monolith = Ancient Monolith
tile-trade_hub = Trade Hub
tile-maximus_field = Maximus Field
tile-odessa_field = Odessa Field
tile-space_dock = Space Dock
tile-development_office = Development Office
tile-kessandra = Kessandra
tile-ophira = Ophira
tile-thule_minor = Thule Minor
tile-ferrox = Ferrox
tile-anvil = Anvil
tile-borealis_forge = Borealis Forge
tile-meridian = Meridian
tile-saffron = Saffron
tile-quillon = Quillon
tile-halcyon_reach = Halcyon Reach
tile-niveal = Niveal
tile-glaucus = Glaucus
tile-umbral_throne = Umbral Throne
tile-vesper_gate = Vesper Gate
tile-nox_aeterna = Nox Aeterna
discovery-disc_mixed_cache = Mixed Cache
discovery-disc_alien_relic = Alien Relic
discovery-disc_power_cells = Power Cells
discovery-disc_insight = Insight
discovery-disc_lost_module = Lost Module
discovery-disc_repair_swarm = Repair Swarm
discovery-disc_chronicle = Chronicle
discovery-disc_recall_beacon = Recall Beacon
discovery-disc_war_plans = War Plans
discovery-disc_derelict_hull = Derelict Hull
discovery-disc_lost_schematic = Lost Schematic
discovery-disc_cryo_pods = Cryo Pods
discovery-disc_moon_seed = Moon Seed
discovery-disc_time_loop = Time Loop
discovery-disc_colony_kit = Colony Kit
discovery-disc_treasure = Treasure
supremacy-sup_crown = Crown
supremacy-sup_admirals_seal = Admiral's Seal
supremacy-sup_mandate = Mandate
supremacy-sup_war_chest = War Chest
supremacy-sup_annexation = Annexation
supremacy-sup_second_wind = Second Wind
supremacy-sup_flag_fleet = Flag Fleet
supremacy-sup_iron_will = Iron Will
module-main_reactor = Main Reactor
module-shipwright = Shipwright
module-treasury = Treasury
module-architect = Architect
module-sci_solar_array = Solar Array
module-sci_quantum_lab = Quantum Lab
module-sci_plasma_coil = Plasma Coil
module-sci_antimatter_well = Antimatter Well
module-sci_cryo_lab = Cryo Lab
module-sci_alloy_lab = Alloy Lab
module-sci_xenobiology_lab = Xenobiology Lab
module-sci_astrometrics = Astrometrics
module-sci_theory_chamber = Theory Chamber
module-sci_particle_ring = Particle Ring
module-sci_gene_bank = Gene Bank
module-sci_stress_lab = Stress Lab
module-sci_moon_observatory = Moon Observatory
module-sci_lunar_resonator = Lunar Resonator
module-sci_data_haven = Data Haven
module-sci_alchemy_bench = Alchemy Bench
module-sci_transmuter = Transmuter
module-sci_vacuum_tap = Vacuum Tap
module-sci_field_survey = Field Survey
module-sci_relic_decoder = Relic Decoder
module-sci_signal_array = Signal Array
module-sci_nanoforge = Nanoforge
module-sci_deep_archive = Deep Archive
module-sci_hydroponics = Hydroponics
module-sci_neural_net = Neural Net
module-sci_clone_vats = Clone Vats
module-sci_probability_engine = Probability Engine
module-ind_index_extractor = Index Extractor
module-ind_titanium_refinery = Titanium Refinery
module-ind_drone_foundry = Drone Foundry
module-ind_orbital_drydock = Orbital Drydock
module-ind_hull_patchworks = Hull Patchworks
module-ind_deep_drill = Deep Drill
module-ind_ice_crusher = Ice Crusher
module-ind_carbon_press = Carbon Press
module-ind_smelter = Smelter
module-ind_assembly_line = Assembly Line
module-ind_salvage_bay = Salvage Bay
module-ind_turbine_hall = Turbine Hall
module-ind_fusion_plant = Fusion Plant
module-ind_munitions_works = Munitions Works
module-ind_robotic_arm = Robotic Arm
module-ind_fabricator = Fabricator
module-ind_mass_driver = Mass Driver
module-ind_shield_forge = Shield Forge
module-ind_crew_quarters = Crew Quarters
module-ind_blueprint_vault = Blueprint Vault
module-ind_prototype_yard = Prototype Yard
module-ind_freight_elevator = Freight Elevator
module-ind_scrap_furnace = Scrap Furnace
module-ind_nano_assembler = Nano Assembler
module-ind_heavy_press = Heavy Press
module-ind_terraforming_rig = Terraforming Rig
module-ind_autofactory = Autofactory
module-com_supply_division = Supply Division
module-com_barter_deck = Barter Deck
module-com_currency_exchange = Currency Exchange
module-com_free_market = Free Market
module-com_cargo_auction = Cargo Auction
module-com_ice_brokerage = Ice Brokerage
module-com_carbon_futures = Carbon Futures
module-com_dividend_office = Dividend Office
module-com_merchant_guild = Merchant Guild
module-com_import_terminal = Import Terminal
module-com_export_terminal = Export Terminal
module-com_luxury_arcade = Luxury Arcade
module-com_insurance_fund = Insurance Fund
module-com_toll_gate = Toll Gate
module-com_auction_house = Auction House
module-com_loan_desk = Loan Desk
module-com_smugglers_berth = Smugglers Berth
module-com_contract_bureau = Contract Bureau
module-com_star_bazaar = Star Bazaar
module-com_bulk_depot = Bulk Depot
module-com_courier_relay = Courier Relay
module-com_fuel_exchange = Fuel Exchange
module-com_patent_office = Patent Office
module-com_harvest_syndicate = Harvest Syndicate
module-com_trade_embassy = Trade Embassy
module-com_commodity_vault = Commodity Vault
module-com_grand_exchange = Grand Exchange
module-civ_ministry_of_land = Ministry of Land
module-civ_cognitive_collegium = Cognitive Collegium
module-civ_hall_of_heroes = Hall of Heroes
module-civ_admiralty = Admiralty
module-civ_archive_of_ages = Archive of Ages
module-civ_guild_hall = Guild Hall
module-civ_exchange_council = Exchange Council
module-civ_senate = Senate
module-civ_lunar_chancery = Lunar Chancery
module-civ_treasury_of_nations = Treasury of Nations
module-civ_war_college = War College
module-civ_council_of_five = Council of Five
module-civ_unity_assembly = Unity Assembly
module-civ_eternal_monument = Eternal Monument
module-civ_maintenance_corps = Maintenance Corps
module-civ_colonial_office = Colonial Office
module-civ_frontier_charter = Frontier Charter
module-civ_recruiting_bureau = Recruiting Bureau
module-civ_public_forum = Public Forum
module-civ_aqueduct = Aqueduct
module-civ_glacier_park = Glacier Park
module-civ_festival_grounds = Festival Grounds
module-civ_academy = Academy
module-civ_hall_of_records = Hall of Records
module-civ_embassy_row = Embassy Row
module-civ_habitat_ring = Habitat Ring
module-civ_civic_works = Civic Works
tactic-tac_hot_refuel = Hot Refuel
tactic-tac_prospectors = Prospectors
tactic-tac_black_market = Black Market
tactic-tac_emergency_crew = Emergency Crew
tactic-tac_moonjackers = Moonjackers
tactic-tac_overtime_shift = Overtime Shift
tactic-tac_field_promotion = Field Promotion
tactic-tac_shipyard_favor = Shipyard Favor
tactic-tac_requisition = Requisition
tactic-tac_patch_team = Patch Team
tactic-tac_warp_trace = Warp Trace
tactic-tac_redeploy = Redeploy
tactic-tac_stellar_census = Stellar Census
tactic-tac_ancient_signal = Ancient Signal
tactic-tac_technology_boom = Technology Boom
tactic-tac_colony_rush = Colony Rush
tactic-tac_show_of_force = Show of Force
tactic-tac_extended_tanks = Extended Tanks
tactic-tac_targeting_uplink = Targeting Uplink
tactic-tac_escort_screen = Escort Screen
tactic-tac_nebula_charts = Nebula Charts
tactic-tac_supply_line = Supply Line
tactic-tac_loyal_crews = Loyal Crews
tactic-tac_war_bonds = War Bonds
tactic-tac_infrafrequencies = Infrafrequencies
tactic-tac_ceasefire = Ceasefire
tactic-tac_tribute_demand = Tribute Demand
tactic-tac_safe_passage = Safe Passage
tactic-tac_standoff_pact = Standoff Pact
tactic-tac_raider_bribe = Raider Bribe
tactic-tac_focused_fire = Focused Fire
tactic-tac_reserve_wing = Reserve Wing
tactic-tac_jamming = Jamming
tactic-tac_long_salvo = Long Salvo
tactic-tac_lock_on = Lock-On
tactic-tac_evasive_maneuvers = Evasive Maneuvers
tactic-tac_second_volley = Second Volley
tactic-tac_emergency_shields = Emergency Shields
tactic-tac_tactical_retreat = Tactical Retreat
tactic-tac_boarding_party = Boarding Party
faction-fungal_sporogoths = Fungal Sporogoths
ability-fungal_sporogoths-1 = Decomposition
ability-fungal_sporogoths-2 = Fungal Growth
faction-chrome_synod = Chrome Synod
ability-chrome_synod-1 = Self-Repair
ability-chrome_synod-2 = Overclock
faction-drift_cartel = Drift Cartel
ability-drift_cartel-1 = Contraband
ability-drift_cartel-2 = Brokers
faction-kelari_choir = Kelari Choir
ability-kelari_choir-1 = Accord
ability-kelari_choir-2 = Envoys
faction-ashen_legion = Ashen Legion
ability-ashen_legion-1 = Veterans
ability-ashen_legion-2 = Spoils
faction-tidal_archive = Tidal Archive
ability-tidal_archive-1 = Deep Study
ability-tidal_archive-2 = Catalogue
faction-vault_keepers = Vault Keepers
ability-vault_keepers-1 = Deep Vaults
ability-vault_keepers-2 = Dividends
faction-hexid_brood = Hexid Brood
ability-hexid_brood-1 = Hatchery
ability-hexid_brood-2 = Overwhelm
faction-star_nomads = Star Nomads
ability-star_nomads-1 = Wayfarers
ability-star_nomads-2 = No Roots
faction-obsidian_court = Obsidian Court
ability-obsidian_court-1 = Monuments
ability-obsidian_court-2 = Tribute
faction-gravity_weavers = Gravity Weavers
ability-gravity_weavers-1 = Tidal Harvest
ability-gravity_weavers-2 = Moonbinding
faction-phoenix_salvagers = Phoenix Salvagers
ability-phoenix_salvagers-1 = Scrap Rights
ability-phoenix_salvagers-2 = Ready Crews
upgrade-up_long_haulers = Long Haulers
upgrade-up_armed_convoy = Armed Convoy
upgrade-up_nebula_haulers = Nebula Haulers
upgrade-up_salvage_convoy = Salvage Convoy
upgrade-up_survey_convoy = Survey Convoy
upgrade-up_jump_convoy = Jump Convoy
upgrade-up_interceptor = Interceptor
upgrade-up_strike_lance = Strike Lance
upgrade-up_phantom = Phantom
upgrade-up_armored_raptor = Armored Raptor
upgrade-up_ace_squadron = Ace Squadron
upgrade-up_bounty_hunter = Bounty Hunter
upgrade-up_deep_probe = Deep Probe
upgrade-up_research_frigate = Research Frigate
upgrade-up_ion_frigate = Ion Frigate
upgrade-up_warp_laboratory = Warp Laboratory
upgrade-up_sensor_frigate = Sensor Frigate
upgrade-up_recovery_frigate = Recovery Frigate
upgrade-up_dreadnought = Dreadnought
upgrade-up_bulwark = Bulwark
upgrade-up_battlecruiser = Battlecruiser
upgrade-up_carrier = Carrier
upgrade-up_void_cruiser = Void Cruiser
upgrade-up_siege_platform = Siege Platform
upgrade-fu_mycelinox = Mycelinox
upgrade-fu_cathedral_hull = Cathedral Hull
upgrade-fu_blockade_runner = Blockade Runner
upgrade-fu_choir_ship = Choir Ship
upgrade-fu_ember_wing = Ember Wing
upgrade-fu_leviathan_probe = Leviathan Probe
upgrade-fu_vault_guardian = Vault Guardian
upgrade-fu_broodlings = Broodlings
upgrade-fu_comet_riders = Comet Riders
upgrade-fu_obelisk_barges = Obelisk Barges
upgrade-fu_graviton_cruiser = Graviton Cruiser
upgrade-fu_phoenix_wing = Phoenix Wing
raider-vorticon_attackers = Vorticon Attackers
raider-null_locusts = Null Locusts
raider-saucer_abductor = Saucer Abductor
raider-corsair_flotilla = Corsair Flotilla
raider-plasma_leech = Plasma Leech
raider-iron_hulk = Iron Hulk
raider-mechaphage = Mechaphage
raider-void_leviathan = Void Leviathan
raider-dread_armada = Dread Armada
raider-singularity_engine = Singularity Engine
event-galactic_aurora_1 = Carbon Bloom
event-galactic_aurora_2 = Engineers' Fair
event-galactic_aurora_3 = Alliance Subsidy
event-galactic_aurora_4 = Call of the Frontier
event-galactic_aurora_5 = Solar Bounty
event-galactic_aurora_6 = Glowing Nebulae
event-galactic_aurora_7 = Ore Shower
event-galactic_aurora_8 = Second Harvest
event-galactic_aurora_9 = Academy Day
event-galactic_aurora_10 = Underdog's Star
event-cosmic_twilight_1 = Hull Fatigue
event-cosmic_twilight_2 = Ion Tempest
event-cosmic_twilight_3 = Market Panic
event-cosmic_twilight_4 = Exodus
event-cosmic_twilight_5 = Raider Surge
event-cosmic_twilight_6 = Paradox
event-cosmic_twilight_7 = Power Drain
event-cosmic_twilight_8 = Supply Collapse
event-cosmic_twilight_9 = Unrest
event-cosmic_twilight_10 = Pride and Fall
destiny-destiny_science_industry_a = Star Cartographers
destiny-destiny_science_industry_b = Forge of Reason
destiny-destiny_science_commerce_a = Knowledge Brokers
destiny-destiny_science_commerce_b = Patent Kings
destiny-destiny_science_civilization_a = Enlightened Order
destiny-destiny_science_civilization_b = School of Nations
destiny-destiny_science_supremacy_a = Cosmic Vigil
destiny-destiny_science_supremacy_b = Weapons Institute
destiny-destiny_industry_commerce_a = Great Exchange
destiny-destiny_industry_commerce_b = Freight Barons
destiny-destiny_industry_civilization_a = New Harvest
destiny-destiny_industry_civilization_b = Builders of Cities
destiny-destiny_industry_supremacy_a = Iron Crown
destiny-destiny_industry_supremacy_b = Siege Masters
destiny-destiny_commerce_civilization_a = Golden Peace
destiny-destiny_commerce_civilization_b = Open Harbours
destiny-destiny_commerce_supremacy_a = Silent Trade
destiny-destiny_commerce_supremacy_b = Privateer Lords
destiny-destiny_civilization_supremacy_a = United Banner
destiny-destiny_civilization_supremacy_b = Throne of Stars
