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
table-closed-quasar = В квазар не входит никто.
table-closed-nebula = Для туманности нужен корабль с гипердвигателем.
table-closed-own = Там уже есть ваш корабль.
table-closed-occupied = Первый запуск — в свободный регион, если у корабля нет атаки.
table-closed-cut-off = От ваших кораблей туда нет пути.
table-closed-far = Слишком далеко: { $distance } от ближайшего корабля, дальность { $range }.
