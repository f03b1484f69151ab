## The game
game-name = SETI
option-left_species = Left species
option-left_species-choice = { $choice ->
    [mascamites] Mascamites
    [anomalies] Anomalies
    [oumuamua] 'Oumuamua
    [centaurians] Centaurians
    [exertians] Exertians
   *[random] Random
}
option-right_species = Right species
option-right_species-choice = { $choice ->
    [mascamites] Mascamites
    [anomalies] Anomalies
    [oumuamua] 'Oumuamua
    [centaurians] Centaurians
    [exertians] Exertians
   *[random] Random
}
option-layout = Solar system
option-layout-choice = { $choice ->
    [random] Random
   *[other] Layout { $choice }
}
option-level = Level of the solo rival
option-level-choice = Level { $choice }
rival-name = Rival

## Score
score-track = Score track
score-cards = End-of-game cards
score-gold = Gold tiles
score-species = Species and objectives
score-danger = Greatest danger
end-after-five-rounds = five rounds have been played

## Names
planet-mercury = Mercury
planet-venus = Venus
planet-earth = Earth
planet-mars = Mars
planet-jupiter = Jupiter
planet-saturn = Saturn
planet-uranus = Uranus
planet-neptune = Neptune
planet-oumuamua = 'Oumuamua
moon-phobos_deimos = Phobos and Deimos
moon-callisto = Callisto
moon-ganymede = Ganymede
moon-europa = Europa
moon-io = Io
moon-titan = Titan
moon-enceladus = Enceladus
moon-titania = Titania
moon-triton = Triton
star-procyon = Procyon
star-vega = Vega
star-sirius_a = Sirius A
star-barnards_star = Barnard's Star
star-kepler_22 = Kepler 22
star-proxima_centauri = Proxima Centauri
star-61_virginis = 61 Virginis
star-beta_pictoris = Beta Pictoris
star-oumuamua = 'Oumuamua tile
tech-probe_1 = Second probe
tech-probe_2 = Asteroid navigation
tech-probe_3 = Cheaper landing
tech-probe_4 = Moon landing
tech-telescope_1 = Wider Earth view
tech-telescope_2 = Mercury telescope
tech-telescope_3 = Hand card signal
tech-telescope_4 = Launch or move
tech-computer_1 = Credit processor
tech-computer_2 = Energy processor
tech-computer_3 = Card processor
tech-computer_4 = Publicity processor
species-mascamites = Mascamites
species-anomalies = Anomalies
species-oumuamua = 'Oumuamua
species-centaurians = Centaurians
species-exertians = Exertians
the-deck = the top card of the deck
space = ring { $ring }, sector { $sector }
amount-credits = { $amount ->
    [one] { $amount } credit
   *[other] { $amount } credits
}
amount-energy = { $amount } energy
amount-publicity = { $amount } publicity
amount-data = { $amount } data
amount-vp = { $amount } VP
amount-exofossils = { $amount ->
    [one] { $amount } exofossil
   *[other] { $amount } exofossils
}
sample = sample: { $what }
slot-left = left species
slot-right = right species
place-discovery = discovery space ({ $what })
place-overflow = overflow ({ $what })
place-row = row { $row }: { $what }

## What is asked
ask-main-action = Round { $round }: take a main action.
ask-end-turn = Take free actions or end your turn.
ask-pause = Free actions are possible before the next effect.
ask-pay = Do you { $what }?
ask-show = How many fitting cards do you show?
ask-visit = Publicity or a movement point for this visit?
ask-move = Move your probes: { $points } points left.
ask-signal = Where do you mark the signal?
ask-sector = Choose a sector for the signals.
ask-probe = Choose a probe; signals left: { $left }.
ask-discard-for-signal = Discard a card for a signal; left: { $left }.
ask-scan = Scan: mark Earth's signal and the signal of a row card.
ask-scan-finish = Scan: use telescopes or finish.
ask-sector-order = Which completed sector is resolved first?
ask-trace = Mark a life trace: { $colour ->
    [purple] purple
    [yellow] yellow
    [blue] blue
   *[any] any colour
}.
ask-tech = Choose a technology.
ask-data-space = Which data space does the lander cover?
ask-land = Where do you land?
ask-remove-piece = Which { $piece ->
    [lander] lander
   *[orbiter] orbiter
} do you take back?
ask-survey = Which probe surveys asteroids?
ask-tuck = Tuck a card for income?
ask-tuck-first = Tuck one of your first cards for income.
ask-tuck-this = Tuck this very card for income?
ask-take = Take a card of the row or the top of the deck.
ask-take-alien = Take a card of this species.
ask-corner-order = Which corner do you gain next?
ask-split = Discard a drawn card for its { $use ->
    [corner] corner
   *[income] income
}.
ask-exchange = Which cards do you give? Left: { $left }.
ask-hand-limit = Discard down to { $limit } cards: { $count } more.
ask-round-card = Choose a card of the end-of-round stack.
ask-cover = Cover a slot of a mission?
ask-gold = Mark a gold tile.
ask-reply = Choose an answer to your message.
ask-secret = Play an Exertian card for { $credits } credits? Left: { $left }.
ask-collect-sample = Take a sample along?
ask-inspect-planet = At which planet do you look at the samples?
ask-inspect = Which sample's reward do you gain?
ask-task = Which task does this mark?

## What can be done
do-launch = Launch a probe
do-orbit = Orbit { $planet }
do-land = Land: { $place }
do-scan = Scan nearby stars
do-analyse = Analyse data
do-research = Research a technology
do-pass = Pass
do-end-turn = End the turn
do-go-on = Go on
do-finish-scan = Finish the scan
do-take-move = Take a movement point
do-take-publicity = Take publicity
do-pay = Pay
do-stop = Do without
do-play = Play { $card }
do-corner = Discard { $card } for its corner
do-buy = Buy { $card } for { $price }
do-exchange = Exchange { $give ->
    [credits] 2 credits
    [energy] 2 energy
   *[card] 2 cards
} for { $get ->
    [credits] 1 credit
    [energy] 1 energy
   *[card] 1 card
}
do-card = { $use ->
    [tuck] Tuck
    [signal] Discard for a signal
    [take] Take
    [corner] Use the corner
    [income] Use the income
    [exchange] Give
    [discard] Discard
   *[keep] Keep
}: { $card }
do-mission = Complete the mission { $card }
do-deliver = Deliver for { $card }: { $sample }
do-cover = Cover slot { $slot } of { $card }
do-show = Show { $count }
do-secret = Play face down: { $card }
do-move = Move a { $piece ->
    [capsule] capsule
   *[probe] probe
}{ $paid ->
    [energy] {" "}for energy
    [both] {" "}with 1 energy more
   *[points] {""}
}: { $start } → { $to }
do-move-card = Move a { $piece ->
    [capsule] capsule
   *[probe] probe
} with the corner of { $card }: { $start } → { $to }
do-data-space = { $data } data
do-remove-piece = Take back from { $place }{ $first ->
    [0] {""}
   *[other] {" "}(bonus space { $first })
}
do-signal = Signal: { $star }
do-sector = Sector: { $star }
do-resolve = Resolve { $star }
do-probe = Probe { $number } of { $player }: ring { $ring }, sector { $sector }
do-place-data = { $column ->
    [0] Place data in the top row
   *[other] Place data below column { $column }
}
do-tech = Take { $tech } ({ $bonus }){ $column ->
    [0] {""}
   *[other] {" "}for column { $column }
}
do-telescope = { $tech }: { $what }
do-gold = Mark { $tile ->
    [tech] Techs
    [mission] Missions
    [income] Income
   *[other] Other
}: { $what }
do-task = Objective { $objective }: { $task }
do-trace = { $species }, { $colour ->
    [purple] purple
    [yellow] yellow
    [blue] blue
   *[any] any colour
}: { $place }
do-reply = Answer: { $what }
do-sample = Choose the { $sample }
do-look = Look at the samples: { $planet }
do-tech-bare = Take { $tech }{ $column ->
    [0] {""}
   *[other] {" "}for column { $column }
}

## What happens
log-gained = { $player } gains { $what }.
log-launched = { $player } launches a probe.
log-moved = { $player } moves to ring { $ring }, sector { $sector }.
log-pushed = A probe of { $player } is pushed to ring { $ring }, sector { $sector }.
log-rotated = The solar system rotates: disc { $disc }.
log-orbited = { $player } orbits { $planet }.
log-landed = { $player } lands: { $place }.
log-piece-removed = { $player } takes a figure back from { $place }.
log-signal = { $player } marks a signal: { $star }.
log-sector-won = { $player } wins a sector: { $star }.
log-tile-resolved = The 'Oumuamua tile is completed and refilled.
log-trace = { $player } marks a trace: { $species ->
    [left] left species
   *[right] right species
}, { $colour ->
    [purple] purple
    [yellow] yellow
    [blue] blue
   *[any] any colour
}, { $place ->
    [discovery] discovery space
    [overflow] overflow
   *[row] row { $place }
}.
log-tech = { $player } takes a technology: { $tech }.
log-data-placed = { $column ->
    [0] { $player } places data in the top row.
   *[other] { $player } places data below column { $column }.
}
log-acted = { $what ->
    [scan] { $player } scans nearby stars.
    [analyse] { $player } analyses data.
   *[research] { $player } researches a technology.
}
log-played = { $player } plays { $card }.
log-taken = { $player } takes { $card }.
log-drew = { $player } draws a card.
log-discarded = { $player } discards { $card }.
log-corner = { $player } uses the corner of { $card }.
log-tucked = { $player } tucks { $card } for income.
log-bought = { $player } buys a card.
log-exchanged = { $player } exchanges { $give ->
    [credits] 2 credits
    [energy] 2 energy
   *[card] 2 cards
} for { $get ->
    [credits] 1 credit
    [energy] 1 energy
   *[card] 1 card
}.
log-row = A new card lies in the row: { $card }.
log-slot = { $player } covers slot { $slot } of { $card }.
log-mission = { $player } completes the mission { $card }.
log-passed = { $player } passes.
log-round = Round { $number } begins.
log-income = { $player } gains income.
log-gold = { $player } marks a gold tile: { $tile ->
    [tech] Techs
    [mission] Missions
    [income] Income
   *[other] Other
}.
log-neutral = A neutral marker goes to: { $species ->
    [left] left species
   *[right] right species
}, { $colour ->
    [purple] purple
    [yellow] yellow
    [blue] blue
   *[any] any colour
}.
log-discovered = A species is discovered: { $species }.
log-message-tile = { $player } gets an answer to the message.
log-message = { $player } reaches the message { $card }.
log-secret = { $player } plays an Exertian card face down.
log-sample = { $player } takes a sample along: { $planet }.
log-task = { $player } marks a task of objective { $objective }.
log-progress = The rival advances { $spaces } on the progress track.
log-rival-card = The rival resolves card { $card }.
log-paid = { $player } pays { $what }.
log-round-card = { $player } takes an end-of-round card.
log-row-taken = { $player } takes the whole row.
log-ended = The match is over.

## Cards in words
text-slot = When { $when } → { $what }.
text-mission = Mission: { $condition } → { $what }.
text-message = Message { $points } VP ahead; when reached: { $what }.
text-end-game = End of the game: { $what }.
text-secret = Danger { $danger }. End of the game, if played: { $what }.
text-then = { $first }; { $second }
text-and = { $first }, { $second }
text-line = { $what }.
text-or = { $first } or { $second }
text-plus = { $first } + { $second }
text-cost = { $cost } → { $what }
text-strip = { $what }, any number of times
text-danger = { $what }; danger { $danger }
text-gold = { $first } / { $second } / { $third } VP for each: { $what }
text-at-once = At once: { $what }.
text-scan = When you scan you may: { $what }.
text-column = Data on top: { $top }; below: { $bottom }.
text-milestone = Who reaches this score may play an Exertian card { $credits ->
    [0] for free
    [one] for { $credits } credit
   *[other] for { $credits } credits
}.
any-species = one species
op-pay = pay { $what }
op-move = { $amount ->
    [one] { $amount } move
   *[other] { $amount } moves
}
op-income = tuck { $amount ->
    [one] a card
   *[other] { $amount } cards
} for income
op-card = { $source ->
    [deck] { $count ->
        [one] { $count } card from the deck
       *[other] { $count } cards from the deck
    }
    [row_or_deck] { $count ->
        [one] { $count } card of choice
       *[other] { $count } cards of choice
    }
   *[whole_row] all cards of the row
}
op-launch = launch { $count ->
    [one] a probe
   *[other] { $count } probes
}{ $limit ->
    [ignored] {" "}beyond the limit
   *[kept] {""}
}
op-land = land{ $how ->
    [moon] , moons too
    [occupied] , covered places too
   *[plain] {""}
}
op-orbit-or-land = orbit or land
op-scan = scan
op-research = { $how ->
    [known] take a technology that somebody else has
   *[plain] rotate and take a technology
}{ $types ->
    [probe] : probe
    [telescope] : telescope
    [computer] : computer
    [probe-telescope] : probe or telescope
   *[any] {""}
}
op-signal = { $most ->
    [up] up to{" "}
   *[all] {""}
}{ $count ->
    [one] { $count } signal
   *[other] { $count } signals
}: { $where }{ $data ->
    [lost] {" "}(without data)
   *[kept] {""}
}
op-trace = { $count ->
    [one] { $count } life trace
   *[other] { $count } life traces
}: { $colour ->
    [purple] purple
    [yellow] yellow
    [blue] blue
   *[any] any colour
}{ $species ->
    [has_same_colour] , for a species where you have this colour
    [condition_species] , for that species
   *[either] {""}
}
op-remove-piece = { $piece ->
    [lander] take back a lander
   *[orbiter] take back an orbiter
}
op-inspect-sample = { $where ->
    [planet_with_own_probe] look at the samples of a planet with your probe and gain one reward
   *[other] look at the samples of Jupiter or Saturn and gain one reward
}
op-sample-reward = { $times ->
    [1] the reward of the sample
   *[other] the reward of the sample, { $times } times
}
op-if = { $condition } → { $what }
op-per = { $what } for each: { $count }
op-may-pay = { $often ->
    [any] any number of times you may
   *[once] you may
} { $cost } → { $what }
op-rule = { $effect ->
    [publicity_to_move] this turn planets give a move instead of publicity if you like
    [asteroids_free] this turn leaving asteroids costs nothing extra
   *[no_publicity] this turn visits give no publicity
}
op-this-turn = this turn, { $limit ->
    [once] the first time
   *[each] each time
} { $when } → { $what }
op-alien-card = a card of the species
op-income-this-card = tuck this card for income
op-return-this-card = this card returns to your hand
op-corner-of-taken-card = gain the corner of the card taken
op-discard-row-for-corners = discard the row and gain its corners
op-survey = { $on } data for a probe on asteroids, { $beside } data for each asteroid space beside it
op-collect-sample = take a sample along
op-face-up-sample = the reward of the sample
op-anomaly-reward = the reward of the next anomaly
op-draw-and-split = draw { $count } cards: one for its corner, one for its income, one to keep
op-gold-tile-rightmost = score a gold tile without your marker by its last space
op-progress = { $amount } progress
where-star = { $star }
where-planet-sector = sector of { $planet }
where-colour = { $colour ->
    [yellow] yellow
    [red] red
    [blue] blue
    [black] black
   *[any] any
} sector
where-any-sector = any sector
where-one-chosen-sector = one sector of choice
where-own-probe-sector = a sector with your probe
where-own-probe-sector-and-neighbours = a sector with your probe and its neighbours
where-chosen-probes = sectors of different probes of any players
where-card-row = for discarded row cards
where-hand-cards = for discarded hand cards
where-deck-top = for discarded deck cards
where-oumuamua-sector = sector of 'Oumuamua
where-next-anomaly-sector = sector of the next anomaly
where-oumuamua-tile = 'Oumuamua tile
when-visit-planet = you visit { $planet }
when-visit-any-planet = you visit a planet other than Earth
when-visit-new-planet = you visit another planet
when-visit-asteroids = you visit asteroids
when-visit-comet = you visit a comet
when-move-within-ring = you move within a ring
when-launch = you launch
when-orbit = you orbit
when-land = you land
when-orbit-or-land = you orbit or land
when-scan-action = you scan
when-complete-sector = you complete a sector
when-research-tech = you take a technology{ $type ->
    [probe] : probe
    [telescope] : telescope
    [computer] : computer
   *[any] {""}
}
when-mark-trace = you mark a trace: { $colour ->
    [purple] purple
    [yellow] yellow
    [blue] blue
   *[any] any colour
}
when-mark-signal = you mark a signal: { $colour ->
    [yellow] yellow
    [red] red
    [blue] blue
    [black] black
   *[any] any
}
when-discard-for-corner = you discard a card for its corner: { $corner ->
    [publicity] publicity
    [data] data
   *[move] move
}
when-play-card = you play a card for { $cost }
when-orbit-or-land-at = you orbit or land at one of: { $planets }
when-win-sector = you win a sector{ $colour ->
    [yellow] : yellow
    [red] : red
    [blue] : blue
    [black] : black
   *[any] {""}
}
when-complete-mission = you complete a mission
if-piece-at = at { $planet } { $pieces ->
    [orbiter] { $min ->
        [one] { $min } orbiter
       *[other] { $min } orbiters
    }
    [lander] { $min ->
        [one] { $min } lander
       *[other] { $min } landers
    }
   *[either] { $min ->
        [one] { $min } orbiter or lander
       *[other] { $min } orbiters or landers
    }
}
if-piece-at-each = an orbiter or lander at each: { $planets }
if-piece-count = { $min } { $pieces ->
    [orbiter] orbiters
    [lander] landers
   *[either] orbiters or landers
}
if-pieces-at-one-planet = { $min } { $pieces ->
    [orbiter] orbiters
    [lander] landers
   *[either] orbiters or landers
} at one planet
if-orbiter-and-lander-at-one-planet = an orbiter and a lander at one planet
if-sector-wins = { $min ->
    [one] { $min } sector win
   *[other] { $min } sector wins
}: { $colour ->
    [yellow] yellow
    [red] red
    [blue] blue
    [black] black
   *[any] any
}
if-sector-wins-same-sector = { $min } wins in one sector
if-signals-in-distinct-sectors = signals in { $min } sectors
if-trace-count = { $min ->
    [one] { $min } life trace
   *[other] { $min } life traces
} ({ $colour ->
    [purple] purple
    [yellow] yellow
    [blue] blue
   *[any] any colour
}), { $species }
if-trace-on-each-species = a trace on each species: { $colour ->
    [purple] purple
    [yellow] yellow
    [blue] blue
   *[any] any colour
}
if-trace-set-one-species = traces of all colours: { $species }
if-species-trace-count = { $which ->
    [other] { $min } traces for the other species
   *[own] { $min } traces for this species
}
if-same-colour-trace-count = { $min } traces of one colour
if-publicity = publicity { $min }
if-vp = { $min } VP
if-exofossils = { $min } exofossils
if-data-pool = { $min } data in the pool
if-hand-empty = an empty hand
if-probe-on = a probe on { $place ->
    [near] asteroids beside Earth
    [asteroids] asteroids
   *[comet] a comet
}
if-probe-distance-from-earth = a probe { $min } steps from Earth
if-tech-count = { $min } technologies: { $type ->
    [probe] probe
    [telescope] telescope
   *[computer] computer
}
if-tucked-income-count = { $min } cards tucked for income
if-completed-missions = { $min } completed missions
if-landed-here = if you landed at { $planets }{ $moons ->
    [too] {" "}or a moon
   *[not] {""}
}
if-tech-researched-by-other = if somebody else has that technology
if-own-signals-in-that-sector = if it is your only signal there
if-deliver-sample = deliver a sample to { $planet }
if-launch-sector-has-anomaly = if Earth's sector has an anomaly
if-signal-marked-on-oumuamua = if it marked { $min } on the 'Oumuamua tile
if-signal-on-oumuamua = { $min } own signal on the 'Oumuamua tile
if-paid-trace-space = a trace on a paid space of 'Oumuamua
per-pieces-at = orbiter or lander at { $planet }
per-sector-wins = sector win, { $colour ->
    [yellow] yellow
    [red] red
    [blue] blue
    [black] black
   *[any] any
}
per-sectors-with-own-signal = sector with your signal
per-signals-this-effect = signal of this scan, { $colour ->
    [yellow] yellow
    [red] red
    [blue] blue
    [black] black
   *[any] any
}
per-distinct-sectors-this-effect = different sector signalled
per-traces = trace: { $colour ->
    [purple] purple
    [yellow] yellow
    [blue] blue
   *[any] any colour
}
per-species-traces = trace for this species
per-techs = technology{ $type ->
    [computer] : computer
    [probe] : probe
    [telescope] : telescope
    [any] {""}
   *[chosen] {" "}of that type
}
per-publicity = publicity
per-tucked-income = tucked income: { $type ->
    [credit] credit
    [energy] energy
   *[card] card
}
per-shown-hand-cards = shown card with { $what ->
    [move] a move corner
   *[energy] energy income
}
per-other-planets-and-comets-in-earth-sector = planet or comet in Earth's sector besides Earth
per-own-signals-in-anomaly-sectors = own signal in an anomaly sector
per-signals-on-oumuamua-this-effect = signal of this scan on the 'Oumuamua tile
per-times = { $count } × { $what }
per-larger = { $what } (the larger number)
per-pieces = orbiter or lander
per-completed-missions = completed mission
per-end-game-cards = end-of-game card

## Boards and tiles in words
passive-probe_1 = You may have 2 probes in space.
passive-probe_2 = Visiting asteroids gives 1 publicity; leaving them costs nothing extra.
passive-probe_3 = Landing costs 1 energy less.
passive-probe_4 = You may land on moons.
passive-telescope_1 = When you scan, the signal of Earth may go to a neighbouring sector.
about-mascamites = Samples lie hidden on Jupiter and Saturn. Cards let you pick one up as a capsule; carry it to the planet that the mission names and gain its reward. Delivered samples become blue spaces.
about-anomalies = Three anomalies lie around the solar system. When Earth turns into the sector of one, the player with the highest marker in the column of its colour gains its reward.
about-oumuamua = 'Oumuamua is a planet of its own: orbit it, land on it, mark signals on its tile. It gives exofossils that pay for traces.
about-centaurians = Every player has sent a message: whoever gains 15 VP more gets an answer. Cards cost energy and answer 15 VP later.
about-exertians = Cards are played in secret and score at the end of the game. Traces and cards carry danger: most danger costs a tenth of the points.

## The rival in words
rival-with = { $what }; { $more }.
rival-analyze = with a full computer: analyse data
rival-launch = without a probe on Earth: launch
rival-tech = research for { $cost }
rival-tech-free = research for free
rival-probe = with a probe on Earth: fly to the first of these within { $moves } moves: { $planets } ({ $preference ->
    [orbit] orbit rather than land
   *[land] land rather than orbit
})
rival-telescope = scan: { $what }
rival-species-discovery = if the { $order ->
    [1] first
   *[2] second
} species is discovered: this card makes way for the card of that species
rival-mascamites-landing = land at { $first } within { $first_moves } moves, else at { $second } within { $second_moves }; one of its samples goes to the species board
rival-anomalies-trace = if it does not lead in the colour of the next anomaly: a life trace of that colour for the Anomalies
rival-centaurians-message = with a message tile in reserve and none on the track: a message { $points } VP ahead
rival-exertians-card = with at most { $most } Exertian cards and traces: plays a random Exertian card face down

## What is refused
refused-wait = Not your turn.
refused-acted = Main action taken.
refused-act-first = Take a main action or pass first.
refused-choice = Answer first: { $prompt }
refused-cost = Needs { $what }.
refused-probe-limit = At most { $limit ->
    [one] { $limit } probe
   *[other] { $limit } probes
} in space.
refused-no-planet = No probe at a planet.
refused-no-probe-at = No probe there: { $planet }.
refused-no-orbit = This effect only lands.
refused-no-moon = No such moon there.
refused-moons = Moons need the technology “{ $tech }”.
refused-moon-taken = There is a lander on this moon.
refused-data-taken = This data space is covered.
refused-no-such-piece = You have no such figure there.
refused-no-survey = No probe of yours finds so much.
refused-data-short = Data { $data } of { $all }.
refused-no-data = No data in the pool.
refused-computer-full = The computer is full.
refused-no-column = No technology in this column.
refused-top-first = Fill the space above first.
refused-filled = This space is filled.
refused-no-technology = No technology left to take.
refused-tech-owned = You have this technology.
refused-tech-gone = No tile of it is left.
refused-tech-type = The effect asks for another type.
refused-tech-unknown = No other player has it.
refused-tech-column = Choose a free column for technologies.
refused-no-figure = No probe there.
refused-not-beside = This space is not beside it.
refused-points = Needs { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
}.
refused-points-enough = The movement points are enough: nothing is paid.
refused-no-corner = This card gives no movement.
refused-sealed = This species is not discovered yet.
refused-no-space = There is no such space.
refused-space-taken = This space is marked.
refused-no-sample = No sample lies on this space.
refused-discovery-first = Discovery spaces come first.
refused-trace-colour = The trace has another colour.
refused-trace-species = The effect does not allow this species.
refused-scan-unfinished = Mark Earth's signal and the signal of a row card first.
refused-scan-once = Each part of a scan once.
refused-not-in-row = Not in the card row.
refused-not-by-earth = This star is not in Earth's sector.
refused-no-telescope = You do not have this telescope.
refused-other-star = The signal goes to another star.
refused-not-completed = There are data left in this sector.
refused-no-probe-there = No probe of yours is in this sector.
refused-other-probe = Choose another probe.
refused-must-discard = A card must be discarded.
refused-not-in-hand = Not in your hand.
refused-no-income = No income effect is open.
refused-no-cards = No cards in hand.
refused-must-tuck = One of the first cards must be tucked.
refused-other-card = Choose one of the cards offered.
refused-not-on-offer = This card is not on offer.
refused-not-in-stack = Not among the cards of this round.
refused-fewer-cards = You have fewer cards to show.
refused-gold-marked = You have marked this tile.
refused-reply-covered = This reward is covered.
refused-no-such-sample = No such sample there.
refused-no-samples = No samples that you could look at there.
refused-other-task = This event does not mark that task.
refused-other-slot = This event does not cover that space.
refused-no-mission = No such mission in play.
refused-by-events = Events complete this mission.
refused-unfulfilled = Not fulfilled yet.
refused-not-delivered = This sample is not there yet.
refused-no-pair = Needs { $count } of a kind.
refused-for-nothing = This would give nothing.
refused-same-species = Choose two different species.

## Project cards
card_001 = Pioneer 11 Mission
card_002 = Mariner 10 Mission
card_003 = Voyager 2 Mission
card_004 = Galileo Mission
card_005 = Venera Probe
card_006 = Juno Probe
card_007 = MESSENGER Probe
card_008 = Cassini Probe
card_009 = Falcon Heavy
card_010 = ODINUS Mission
card_011 = Grant
card_012 = Europa Clipper
card_013 = Perseverance Rover
card_014 = Mars Science Laboratory
card_015 = Atmospheric Entry
card_016 = Dragonfly
card_017 = OSIRIS-REx
card_018 = Hayabusa
card_019 = Gravitational Slingshot
card_020 = Mercury Flyby
card_021 = Venus Flyby
card_022 = Mars Flyby
card_023 = Jupiter Flyby
card_024 = Saturn Flyby
card_025 = Lightsail
card_026 = Through the Asteroid Belt
card_027 = Hubble Space Telescope
card_028 = Kepler Space Telescope
card_029 = James Webb Space Telescope
card_030 = Great Observatories Project
card_031 = Space Launch System
card_032 = Mercury Exploration Program
card_033 = Venus Exploration Program
card_034 = Mars Exploration Program
card_035 = Jupiter Exploration Program
card_036 = Saturn Exploration Program
card_037 = Proxima Centauri Observation
card_038 = Barnard's Star Observation
card_039 = 61 Virginis Observation
card_040 = Kepler 22 Observation
card_041 = Sirius A Observation
card_042 = Procyon Observation
card_043 = Beta Pictoris Observation
card_044 = Vega Observation
card_045 = Allen Telescope Array
card_046 = ALMA Observatory
card_047 = Very Large Array
card_048 = Breakthrough Starshot
card_049 = Breakthrough Watch
card_050 = Square Kilometre Array
card_051 = Lovell Telescope
card_052 = Parkes Observatory
card_053 = Deep Synoptic Array
card_054 = VERITAS Telescopes
card_055 = Arecibo Observatory
card_056 = Breakthrough Listen
card_057 = Effelsberg Telescope Construction
card_058 = Uranus Orbiter and Probe
card_059 = Ion Propulsion System
card_060 = Trident Probe
card_061 = Quantum Computer
card_062 = Onsala Telescope Construction
card_063 = SHERLOC
card_064 = ALICE
card_065 = FAST Telescope Construction
card_066 = GMRT Telescope Construction
card_067 = Yevpatoria Telescope Construction
card_068 = DUNE
card_069 = Large Hadron Collider
card_070 = ATLAS
card_071 = Focused Research
card_072 = Scientific Cooperation
card_073 = Clean Space Initiative
card_074 = Pre-launch Testing
card_075 = Extremophiles Study
card_076 = NASA Research Center
card_077 = NASA Astrobiology Institute
card_078 = SETI Institute
card_079 = ISS
card_080 = Cape Canaveral SFS
card_081 = International Collaboration
card_082 = Johnson Space Center
card_083 = Wow! Signal
card_084 = Sample Return
card_085 = Starship
card_086 = Giant Magellan Telescope
card_087 = Project Longshot
card_088 = Chandra Space Observatory
card_089 = NIAC Program
card_090 = Fuel Tanks Construction
card_091 = Fusion Reactor
card_092 = NASA Image of the Day
card_093 = Government Funding
card_094 = Popularization of Science
card_095 = Near-Earth Asteroids Survey
card_096 = Tardigrades Study
card_097 = Apollo 11 Mission
card_098 = Coronal Spectrograph
card_099 = Electron Microscope
card_100 = Exascale Supercomputer
card_101 = Telescope Time Allocation
card_102 = Linguistic Analysis
card_103 = Westerbork Synthesis Radio Telescope
card_104 = Rosetta Probe
card_105 = Green Bank Telescope
card_106 = Strategic Planning
card_107 = First Black Hole Photo
card_108 = SETI@Home
card_109 = Low-Power Microprocessors
card_110 = Press Statement
card_111 = Roman Space Telescope
card_112 = Planetary Geologic Mapping
card_113 = Solvay Conference
card_114 = Planet Hunters
card_115 = Canadian Hydrogen Telescope
card_116 = Control Center
card_117 = Lunar Gateway
card_118 = PLATO
card_119 = PIXL
card_120 = Orbiting Lagrange Point
card_121 = Future Circular Collider
card_122 = Amateur Astronomers
card_123 = Asteroids Flyby
card_124 = Cometary Encounter
card_125 = Trajectory Correction
card_126 = Euclid Telescope Construction
card_127 = NEAR Shoemaker
card_128 = Advanced Navigation System
card_129 = Asteroids Research
card_130 = Low-Cost Space Launch
card_131 = Telescope Modernization
card_132 = Space Shuttle
card_133 = Optimal Launch Window
card_134 = Herschel Space Observatory
card_135 = Noto Radio Observatory
card_136 = Algonquin Radio Observatory
card_137 = SETI Data Archive
card_138 = Cornell University

## Cards of the species
et_01 = First Contact
et_02 = Rover Exploration
et_03 = Mass Sample Collection
et_04 = Martian Quarantine Lab
et_05 = Ecosystem Study
et_06 = The Queen
et_07 = Breeding Sample
et_08 = Hive Sample
et_09 = Orbital Monitoring
et_10 = Computer Simulations
et_11 = Signs of Life
et_12 = Close-up View
et_13 = Concerned People
et_14 = Listening Carefully
et_15 = Part of Everyday Life
et_16 = Flooding the Media Space
et_17 = Are We Being Observed?
et_18 = Message Capsule
et_19 = New Physics
et_20 = Amazing Uncertainty
et_21 = Visitor in the Sky
et_22 = Altered Trajectory
et_23 = Exofossil Discovery
et_24 = Terrain Mapping
et_25 = Probe Customisation
et_26 = Race Against Time
et_27 = Perfect Timing
et_28 = Exofossil Samples
et_29 = Comparative Analysis
et_30 = Excavation Rover
et_31 = Vessel Designs
et_32 = Exocomputers
et_33 = Infocluster
et_34 = A Message from Afar
et_35 = Synthesis Instructions
et_36 = Alien Schematics
et_37 = Music of the Spheres
et_38 = Hivemind Concept
et_39 = Telescope Blueprints
et_40 = Torrent-chain Signal
et_41 = Razor-edge Shuttle
et_42 = Deflector
et_43 = Expender Core
et_44 = Pierced Exoplanet
et_45 = Core-breach Exoplanet
et_46 = Vortex Exoplanet
et_47 = Fission-sun Exoplanet
et_48 = Oscillating Probes
et_49 = Generative Infrastructure
et_50 = Casette Deployment
et_51 = Extractor
et_52 = Automated Lab
et_53 = Neuralab
et_54 = Nanowielder Node
et_55 = Stratoelevator

## Cards and boards

# -- cards
board-slot = { $when }: { $what }
board-mission = { $condition }: { $what }
board-message = { $points } VP later: { $what }
board-end = End of the game: { $what }
board-cost = cost
board-corner = corner
board-sector = star
board-income = income
board-danger = danger
board-card-kind = { $species ->
    [mascamites] card of the Mascamites
    [anomalies] card of the Anomalies
    [oumuamua] card of 'Oumuamua
    [centaurians] card of the Centaurians
    [exertians] secret card of the Exertians
   *[none] project card
}
board-free-action = a free action
board-each-round = each round
board-do = { $type ->
    [play] Play
    [corner] Discard
    [buy] Buy
   *[card] Choose
}
board-use-play = Play it
board-use-tuck = Tuck it for income
board-look-only = Only to look at now
board-previous = Previous
board-next = Next
board-hand = Your hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-hand-empty = No cards in hand
board-row = Card row
board-row-gap = To be refilled
board-buy = buy for { $price }
board-deck = Deck: { $count }
board-discard = discard pile { $count }
board-stack = Take one card of this round
board-choose = Choose one
board-only-you = only you see these
board-missions = Missions
board-missions-done = { $done } done · { $scoring } scoring
board-missions-none = No missions yet: cards with a blue box become missions.
board-mission-ready = condition met
board-complete = Complete
board-message-at = answers at { $points } VP

# -- my board
board-mine = Your board
board-holding = { $resource ->
    [credits] Credits: { $amount }, income { $income }
    [energy] Energy: { $amount }, income { $income }
    [card] Cards in hand: { $amount }, income { $income }
   *[publicity] Publicity: { $amount } of 10
}
board-holding-rule = { $resource ->
    [credits] Income comes before every later round. Two credits can be exchanged for one energy or one card.
    [energy] Income comes before every later round. One energy moves a probe one space.
    [card] Income cards are drawn from the deck before every later round. Four cards may be kept when you pass.
   *[publicity] Six publicity buy a technology, three buy a card.
}
board-exofossils = Exofossils: { $count }
board-computer = Computer
board-computer-rule = Fill the top row from left to right; data below a computer technology gives its reward. Six data on top can be analysed.
board-column = Column { $number }
board-space = { $row ->
    [top] Top space { $number }
   *[bottom] Space below column { $number }
}, { $state ->
    [full] with data
   *[empty] empty
}
board-data = Data
board-of = { $count } of { $of }
board-techs-short = Techs
board-probes = probes { $count } of { $limit }
board-tech-owned = { $tech }: { $state ->
    [yes] owned
   *[no] not owned
}
board-wins = sector wins { $count }
board-traces = life traces
board-colour = { $colour ->
    [purple] purple
    [yellow] yellow
    [blue] blue
   *[any] any colour
}
board-tucked = tucked cards { $count }
board-secrets = secret cards { $count }, played { $played }
board-passed = has passed
board-neutral = neutral

# -- planets, technologies, gold tiles, score track
board-planets = Planets
board-orbit = orbit
board-land = land
board-moons = moons
board-your-probe = your probe
board-pieces = { $owner } { $count }
board-planet-orbit = Orbit: { $what } First orbiter: { $first }
board-planet-land = Land: { $what } First landers take the data on the square spaces.
board-in-orbit = In orbit: { $who }
board-landed = Landed: { $who }
board-techs = Technologies
board-tech-type = { $type ->
    [probe] probe technologies
    [telescope] telescope technologies
   *[computer] computer technologies
}
board-tech-bonus = Top tile: { $what } Tiles left: { $left }
board-tech-none = No tile is left.
board-tech-two = The first to take one gets { $points } VP.
board-tech-owners = Owners: { $who }
board-rival-next = its next: ringed
board-research-turns = Research turns disc { $disc } first
board-gold = Gold tiles
board-gold-at = at { $points }
board-gold-tile = { $tile ->
    [tech] { $side ->
        [a] sets of 3 techs
       *[b] pairs of techs
    }
    [mission] { $side ->
        [a] missions
       *[b] mission pairs
    }
    [income] { $side ->
        [a] income sets
       *[b] best income
    }
   *[other] { $side ->
        [a] trace sets
       *[b] wins and pieces
    }
}
board-gold-sets = { $owner }: { $count }
board-gold-worth = Your marker is worth { $points } VP now.
board-gold-would = Your marker would be worth { $points } VP now.
board-gold-now = worth now
board-gold-next = next gold tile in { $points }
board-gold-done = all gold milestones passed
board-track = Score track
board-milestone = { $kind ->
    [gold] Gold milestone at { $points }
    [neutral] Neutral milestone at { $points }
    [message] Your message, { $points } VP
   *[exertian] Exertian tile at { $points }
}
board-milestone-rule = { $kind ->
    [gold] Who reaches it marks a gold tile at the end of that turn.
    [neutral] When somebody reaches it, a neutral marker goes to a discovery space. Markers left: { $left }
    [message] When you reach it, the answer comes at the end of that turn.
   *[exertian] Who reaches it may play a secret card.
}

# -- species
board-traces-title = Life traces
board-sealed = Sealed
board-sealed-rule = Three life traces of different colours on the discovery spaces reveal the species at the end of that turn. Whoever marked one gains a reward.
board-to-discovery = { $count ->
    [one] { $count } trace to discovery
   *[other] { $count } traces to discovery
}
board-opens = opens at the end of this turn
board-anomaly-in = { $count ->
    [one] anomaly in { $count } rotation
   *[other] anomaly in { $count } rotations
}
board-trace = { $colour ->
    [purple] Purple trace
    [yellow] Yellow trace
   *[blue] Blue trace
}, { $place ->
    [discovery] discovery space
    [overflow] overflow
   *[row] row { $row }
}
board-trace-rule = { $place ->
    [discovery] One marker. When all three are marked, the species is discovered at the end of the turn.
   *[overflow] Any number of markers.
}
board-trace-hole = No sample lies here yet.
board-marked = Marked by { $who }
board-species-cards = Cards
board-samples = Samples
board-samples-kinds = one of each kind
board-sample = { $state ->
    [open] Sample, face up on the board
   *[hidden] Sample, hidden or taken
}
board-face-down = face down
board-capsule = Capsule of { $owner }: ring { $ring }, sector { $sector }
board-in-rotations = { $count ->
    [one] in { $count } rotation
   *[other] in { $count } rotations
}
board-nobody-leads = nobody leads
board-leads = { $owner } leads
board-tile-rule = A signal in this sector may go here. When the last data is taken, everybody with a marker here gains an exofossil.
board-tile-turns = turns with disc III
board-exofossils-title = Exofossils
board-answers = Answers
board-answers-once = each only once
board-message-tile = message tile
board-secret-cards = Secret cards
board-secrets-none = No secret cards
board-played = played
board-danger-shown = Danger that everybody sees
board-play-at = Tiles to play a card at
board-price = { $credits ->
    [0] free
    [one] { $credits } credit
   *[other] { $credits } credits
}
board-discovered = { $slot ->
    [left] Discovery: left species
   *[right] Discovery: right species
}
board-setup = What is new on the table
board-setup-text = { $species ->
    [mascamites] Three samples lie face down at Jupiter, three at Saturn, the seventh face up on the board.
    [anomalies] Three tokens lie in the outermost ring: in Earth's sector and three sectors to either side.
    [oumuamua] The tile fills the gap of disc III with three data on it and turns with the disc. It is a planet: visit, orbit, land.
    [centaurians] Everybody's message tile lies 15 VP ahead on the score track.
   *[exertians] Everybody gets three secret cards and may play some at once; two tiles lie ahead on the score track.
}
board-marker-rewards = Rewards for the three markers
board-reward = { $owner }: { $species ->
    [exertians] one more secret card, and one may be played
   *[other] one card of the species
}
board-reward-none = neutral: nothing
board-open-card = Face up beside the deck
board-go-on = Go on

# -- the rival
board-rival-kind = { $kind ->
    [basic] basic card
    [advanced] advanced card
   *[species] card of a species
}
board-arrow = { $arrow ->
    [left] ties go left
   *[right] ties go right
}
board-rival-deck = { $deck } left · reserve { $reserve }
board-rival-publicity = { $count } of { $price } for a technology
board-rival-pool = data beside the computer: { $count }
board-progress = Progress: space { $space } of { $of }
board-of-spaces = of { $of }
board-preferred = It prefers { $tech }.
board-progress-rule = Credits, energy and cards advance the rival by 1, an income by 4. Over the line a new card comes on top of its deck.
board-objectives = Objectives
board-objectives-left = stack { $count }
board-objectives-due = { $done } of { $due } for the end of the round; each missing one brings the rival { $progress }
board-objectives-end = { $done } done; each uncompleted one brings the rival { $points } VP
board-objectives-rule = At the end of rounds 1 to 4 you hand in as many completed objectives as the round has number.

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
table-for-one = { $count }:1
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
