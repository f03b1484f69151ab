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
board-no-income = No income effect is open
board-look-only = Only to look at now
board-previous = Previous
board-next = Next
board-short = { $resource ->
    [energy] { $amount } energy short
   *[credits] { $amount ->
        [one] { $amount } credit short
       *[other] { $amount } credits short
    }
}
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
board-tech-two = The first to take one gets 2 VP.
board-tech-owners = Owners: { $who }
board-rival-next = its next: ringed
board-research-turns = Research turns disc { $disc } first
board-gold = Gold tiles
board-gold-at = at 25, 50, 70
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
board-rival-publicity = { $count } of 6 for a technology
board-rival-pool = data beside the computer: { $count }
board-progress = Progress: space { $space } of { $of }
board-of-spaces = of { $of }
board-preferred = It prefers { $tech }.
board-progress-rule = Credits, energy and cards advance the rival by 1, an income by 4. Over the line a new card comes on top of its deck.
board-objectives = Objectives
board-objectives-left = stack { $count }
board-objectives-due = { $done } of { $due } for the end of the round; each missing one brings the rival 3
board-objectives-end = { $done } done; each uncompleted one brings the rival 5 VP
board-objectives-rule = At the end of rounds 1 to 4 you hand in as many completed objectives as the round has number.
