## The table
table-system = System
table-boards = Boards
table-cards = Cards
table-mine = My board
table-planets = Planets
table-techs = Technologies
table-species = Life traces
table-gold = Gold tiles
table-hand = Hand
table-row = Card row
table-missions = Missions
