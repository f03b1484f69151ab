## The table of Andromeda's Edge
table-galaxy = Galaxy
table-station = Station
table-fleet = Fleet
table-market = Market
table-tracks = Progress
table-hand = Tactics
table-factions = Factions
table-battle = Battle
table-scoring = Final scoring
table-board-of = The station of { $player }
table-no-faction = no faction yet
table-if-ended = Victory points if the game ended now
table-projected = { $points } if it ended now
