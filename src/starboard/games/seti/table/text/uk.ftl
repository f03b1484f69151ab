## Стіл
table-system = Система
table-boards = Планшети
table-cards = Карти
table-mine = Мій планшет
table-planets = Планети
table-techs = Технології
table-species = Сліди життя
table-gold = Золоті плитки
table-hand = Рука
table-row = Ряд карт
table-missions = Місії
