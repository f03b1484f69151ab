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
board-not-your-turn = Only in your own turn
board-acted = The main action is done
board-answer-first = Answer the open question first
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
board-rival-next = the rival's next is ringed
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
board-gold-now = { $points } now
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
