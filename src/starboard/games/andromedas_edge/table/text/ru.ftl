## Стол Andromeda's Edge
table-galaxy = Галактика
table-station = Станция
table-fleet = Флот
table-market = Рынок
table-tracks = Прогресс
table-hand = Тактика
table-factions = Фракции
table-battle = Битва
table-scoring = Итоговый подсчёт
table-board-of = Станция: { $player }
table-no-faction = пока без фракции
table-if-ended = Победные очки, если бы игра закончилась сейчас
table-projected = { $points }, если бы конец сейчас
