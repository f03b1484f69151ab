## Стол
table-system = Система
table-boards = Планшеты
table-cards = Карты
table-mine = Мой планшет
table-planets = Планеты
table-techs = Технологии
table-species = Следы жизни
table-gold = Золотые плитки
table-hand = Рука
table-row = Ряд карт
table-missions = Миссии
