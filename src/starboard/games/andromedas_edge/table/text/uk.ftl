## Стіл Andromeda's Edge
table-galaxy = Галактика
table-station = Станція
table-fleet = Флот
table-market = Ринок
table-tracks = Прогрес
table-hand = Тактика
table-factions = Фракції
table-battle = Битва
table-scoring = Підсумковий підрахунок
table-board-of = Станція: { $player }
table-no-faction = ще без фракції
table-if-ended = Переможні очки, якби гра скінчилася зараз
table-projected = { $points }, якби кінець зараз
