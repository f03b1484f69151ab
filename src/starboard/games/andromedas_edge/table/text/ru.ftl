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
table-round = Ход { $round }
table-board-of = Станция: { $player }
table-no-faction = пока без фракции
table-team = { $partner ->
    [1] ваш партнёр
   *[other] команда { $team }
}
table-if-ended = Победные очки, если бы игра закончилась сейчас
table-projected = сейчас было бы { $points }
table-event-track = Трек событий
table-events-past = сыграно { $past } из { $all }
table-event-steps = { $steps ->
    [one] ещё { $steps } шаг: новая планета, затем событие
    [few] ещё { $steps } шага: новая планета, затем событие
   *[many] ещё { $steps } шагов: новая планета, затем событие
}
table-event-due = В конце этого хода будет событие
table-raiders = Рейдеры
table-raider-values = Дальность { $range }, кубики { $weapons }, щиты { $shields }
table-raider-where = На карте: { $count }; ждут: { $waiting }
table-spaces = { $laid } из { $all } мест
table-planets-left = { $count ->
    [0] все планеты уже здесь
    [one] появится ещё { $count } планета
    [few] появятся ещё { $count } планеты
   *[many] появится ещё { $count } планет
}
table-goal = до { $points } ПО
table-planet = { $track ->
    [science] научная планета
    [industry] индустриальная планета
    [commerce] торговая планета
    [civilization] планета цивилизации
   *[other] планета господства
}
table-kind = { $kind ->
    [base] база Альянса
    [quasar] квазар
    [vortex] вихрь
   *[other] туманность
}
table-region = { $region }: { $kind }, спутники: { $moons }, корабли: { $ships }, рейдеры: { $raiders }
table-ship-at = Ваш { $ship }, { $region }
table-pick-ship = Какой корабль?
table-hull = Дальность { $range }, кубики { $weapons }
table-to = в регион { $region }
table-steps-away = { $steps ->
    [one] { $steps } шаг от ближайшего корабля
    [few] { $steps } шага от ближайшего корабля
   *[many] { $steps } шагов от ближайшего корабля
}
table-original = { $original ->
    [yes] значения наши, не официальные
   *[other] некоторые значения наши, не официальные
}
table-development-terms = осталось { $left }{ $less ->
    [0] {""}
   *[other] , вам на { $less } дешевле
}{ $energy ->
    [0] {""}
   *[other] , можно платить энергией
}
table-settle = { $points } ПО сразу: лидеры здесь и рядом, самое большее { $most }
table-take-moon = { $moons ->
    [1] взять последний спутник
   *[other] взять верхний спутник, всего их { $moons }
}
table-printed = спутников нет: получить
table-peek = посмотреть две следующие карты событий
table-raiders-here = Здесь { $raider }, кубиков: { $dice }
table-attacks = Нападёт { $raider }{ $more ->
    [0] {""}
   *[other] {" "}(или другой рейдер по вашему выбору)
}
table-battle-with = битва: { $player }
table-ships-of = корабли: { $player }
table-event-scores = Все считают трек «{ $track }», повреждённые модули вычитаются
table-event-raider = Появляется { $raider }
table-event-space = трек
table-event-damaged = повреждено
table-event-gain = получено
table-event-player = игрок
table-event-marker = Маркер событий возвращается в начало
table-put-away = Убрать карту
table-phase = { $whose ->
    [mine] Ваш ход
   *[other] Ходит { $player }
}: { $phase ->
    [setup] подготовка
    [launch] запуск
    [return] возвращение на станцию
    [battle] битва
    [after] свободные действия
    [ending] конец хода
    [event] событие
   *[main] запуск или возвращение
}
table-window = Вы можете отреагировать
table-passing = Пасую за вас
table-pass-resting = Пасовать за меня до моего хода
table-pass-launch = Пасовать за меня после каждого запуска
table-pass-battle = Пасовать за меня перед каждой битвой
table-pass-moon = Пасовать за меня, когда кто-то взял спутник
table-pass-event-damage = Пасовать за меня, когда событие что-то повреждает
table-pass-turn-end = Пасовать за меня в конце ходов
table-pass-after-roll = Пасовать за меня после бросков
table-pass-result = Пасовать за меня, когда битва решена
table-pass-damage = Пасовать за меня перед повреждением
table-contents-note = Что здесь официальное, а что наше
table-contents-why = Правила — из печатной книги правил. Большинство карт не опубликовано, поэтому мы составили свои. Они ещё не проверены игрой: ждите изменений, но только в нашем.
table-contents-share = { $what ->
    [bases] Базы Альянса
    [ships] Корабли
    [developments] Аванпосты
    [tracks] Треки прогресса
    [planets] Планеты
    [factions] Фракции
    [modules] Модули
    [tactics] Карты тактики
    [upgrades] Улучшения кораблей
    [raiders] Рейдеры
    [events] Карты событий
    [tokens] Жетоны открытий и господства
   *[destiny] Карты судьбы
}: официальных { $official } из { $all }, частично { $partly }
table-stores = Запасы
table-leaders = лидеры
table-you-win = ваша победа
table-event-known = Вы видели карту { $place } сверху: { $event }
