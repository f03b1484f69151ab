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
table-round = Хід { $round }
table-board-of = Станція: { $player }
table-no-faction = ще без фракції
table-team = { $partner ->
    [1] ваш партнер
   *[other] команда { $team }
}
table-if-ended = Переможні очки, якби гра скінчилася зараз
table-projected = зараз було б { $points }
table-event-track = Трек подій
table-events-past = зіграно { $past } з { $all }
table-event-steps = { $steps ->
    [one] ще { $steps } крок: нова планета, тоді подія
    [few] ще { $steps } кроки: нова планета, тоді подія
   *[many] ще { $steps } кроків: нова планета, тоді подія
}
table-event-due = Наприкінці цього ходу буде подія
table-raiders = Рейдери
table-raider-values = Досяжність { $range }, кубики { $weapons }, щити { $shields }
table-raider-where = На мапі: { $count }; чекають: { $waiting }
table-spaces = { $laid } з { $all } місць
table-planets-left = { $count ->
    [0] усі планети вже тут
    [one] з’явиться ще { $count } планета
    [few] з’являться ще { $count } планети
   *[many] з’явиться ще { $count } планет
}
table-goal = до { $points } ПО
table-planet = { $track ->
    [science] наукова планета
    [industry] індустріальна планета
    [commerce] торгова планета
    [civilization] планета цивілізації
   *[other] планета панування
}
table-kind = { $kind ->
    [base] база Альянсу
    [quasar] квазар
    [vortex] вихор
   *[other] туманність
}
table-region = { $region }: { $kind }, супутники: { $moons }, кораблі: { $ships }, рейдери: { $raiders }
table-ship-at = Ваш { $ship }, { $region }
table-pick-ship = Який корабель?
table-hull = Досяжність { $range }, кубики { $weapons }
table-to = до регіону { $region }
table-steps-away = { $steps ->
    [one] { $steps } крок від найближчого корабля
    [few] { $steps } кроки від найближчого корабля
   *[many] { $steps } кроків від найближчого корабля
}
table-original = { $original ->
    [yes] значення наші, не офіційні
   *[other] деякі значення наші, не офіційні
}
table-development-terms = лишилося { $left }{ $less ->
    [0] {""}
   *[other] , вам на { $less } дешевше
}{ $energy ->
    [0] {""}
   *[other] , можна платити енергією
}
table-settle = { $points } ПО одразу: лідери тут і поруч, щонайбільше { $most }
table-take-moon = { $moons ->
    [1] взяти останній супутник
   *[other] взяти верхній супутник, усього їх { $moons }
}
table-printed = супутників немає: отримати
table-peek = подивитися дві наступні картки подій
table-raiders-here = Тут { $raider }, кубиків: { $dice }
table-attacks = Нападе { $raider }{ $more ->
    [0] {""}
   *[other] {" "}(або інший рейдер на ваш вибір)
}
table-battle-with = битва: { $player }
table-ships-of = кораблі: { $player }
table-event-scores = Усі рахують трек «{ $track }», пошкоджені модулі віднімають
table-event-raider = З’являється { $raider }
table-event-space = трек
table-event-damaged = пошкоджено
table-event-gain = отримано
table-event-player = гравець
table-event-marker = Маркер подій повертається на початок
table-put-away = Прибрати картку
table-phase = { $whose ->
    [mine] Ваш хід
   *[other] Ходить { $player }
}: { $phase ->
    [setup] приготування
    [launch] запуск
    [return] повернення на станцію
    [battle] битва
    [after] вільні дії
    [ending] кінець ходу
    [event] подія
   *[main] запуск або повернення
}
table-window = Ви можете відреагувати
table-passing = Пасую за вас
table-pass-resting = Пасувати за мене до мого ходу
table-pass-launch = Пасувати за мене після кожного запуску
table-pass-battle = Пасувати за мене перед кожною битвою
table-pass-moon = Пасувати за мене, коли хтось узяв супутник
table-pass-event-damage = Пасувати за мене, коли подія щось пошкоджує
table-pass-turn-end = Пасувати за мене наприкінці ходів
table-pass-after-roll = Пасувати за мене після кидків
table-pass-result = Пасувати за мене, коли битву вирішено
table-pass-damage = Пасувати за мене перед пошкодженням
table-contents-note = Що тут офіційне, а що наше
table-contents-why = Правила — з друкованого правильника. Більшість карток не оприлюднено, тож ми склали свої. Їх ще не випробувано в грі: чекайте змін, та лише в нашому.
table-contents-share = { $what ->
    [bases] Бази Альянсу
    [ships] Кораблі
    [developments] Аванпости
    [tracks] Треки прогресу
    [planets] Планети
    [factions] Фракції
    [modules] Модулі
    [tactics] Картки тактики
    [upgrades] Поліпшення кораблів
    [raiders] Рейдери
    [events] Картки подій
    [tokens] Жетони відкриттів і панування
   *[destiny] Картки долі
}: офіційних { $official } з { $all }, частково { $partly }
table-stores = Запаси
table-leaders = лідери
table-you-win = ваша перемога
table-event-known = Ви бачили картку { $place } згори: { $event }
