## Запуск
launch-level-name = { $level ->
    [1] верхний уровень «Астронавт»
    [2] нижний уровень «Астронавт»
    [3] уровень «Вода»
    [4] верхний уровень «Робот»
    [5] нижний уровень «Робот»
    [6] уровень «Календарь»
    [7] уровень «Энергия»
    [8] уровень «Растение»
   *[9] универсальный уровень
}
launch-level-on = { launch-level-name }
launch-level-of = { $level ->
    [1] верхнего уровня «Астронавт»
    [2] нижнего уровня «Астронавт»
    [3] уровня «Вода»
    [4] верхнего уровня «Робот»
    [5] нижнего уровня «Робот»
    [6] уровня «Календарь»
    [7] уровня «Энергия»
    [8] уровня «Растение»
   *[9] универсального уровня
}
launch-levels = { $count ->
    [one] уровень «{ effect-printed }»
   *[other] оба уровня «{ effect-printed }»
}
launch-place = { $level }, ячейка { $place }
launch-compartment = отсек { $number } { $level }
launch-gain-rockets = { $count ->
    [one] { $count } звездолёт
    [few] { $count } звездолёта
   *[other] { $count } звездолётов
}
launch-gain-fuel = { $count ->
    [one] заправка
   *[other] заправка × { $count }
}
launch-gain-x = { $count ->
    [one] «Х»
   *[other] «Х» × { $count }
}
launch-gain-sabotage = { $count ->
    [one] саботаж
   *[other] саботаж × { $count }
}
launch-gain-nothing = бонусов не осталось
term-rockets = Звездолёты
end-launch = взлёт ({ $players })
launch-mission-lines-filled = Заполните { $levels }
launch-mission-x-written = Впишите бонусом «Автопогрузка» { $count } «Х»
launch-mission-errors-circled = Имейте { $count } обведённых и не зачёркнутых системных ошибок
launch-ask-fuel = Заправка: закрасьте стрелку неактивного звездолёта.
launch-ask-x = Впишите «Х» в любую свободную ячейку или откажитесь.
launch-ask-fuel-or-x = Используйте заправку и «Х» в любом порядке.
launch-fuel = Заправить неактивные звездолёты ({ $amount }): { $place }
launch-skip-x = Отказаться от «Х»
launch-refused-level = Сюда нельзя: эффект «{ effect-name }» не подходит для { $level }.
launch-refused-bonuses-first = Сначала используйте бонусы отсека.
launch-refused-fuel = Стрелка для заправки есть только у неактивного звездолёта.
launch-log-fuelled = { $player }: заправка звездолётов { $level }.
launch-log-completed = { $player }: заполнен отсек { $level } — { $gains }.
launch-log-sabotage = Саботаж { $level } ({ $culprits })! Ещё одна системная ошибка: { $victims }.
launch-log-sabotage-vain = Саботаж { $level } ({ $culprits }), но никто не пострадал.
launch-log-launched = { $player }: взлёт!
launch-target = саботаж: { $level }
launch-refused-fuelled = Стрелка уже заправлена.
launch-refused-complete = Отсек уже заполнен.
launch-refused-sabotaged = Этот саботаж уже использован.
launch-refused-no-fuel = Сейчас у вас нет заправки.
launch-refused-no-x = Сейчас у вас нет «Х», чтобы вписать.
launch-why-no-place = { $number } не встаёт в «{ effect-name }» и в универсальный.

## Client
launch-level-label = { $effect ->
    [wild] Универс.
   *[other] { effect-name }
}
launch-level-marks = Уровень «{ effect-name }»: { $marks }
launch-sheet-rockets = Звездолёты
launch-sheet-goal = { $count } до взлёта
launch-sheet-tie-break = при ничьей
launch-errors-count = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[other] { $count } ошибок
}
launch-sabotage-title = Саботаж!
launch-here-write-x = Вписать «Х» сюда
launch-here-fuel = Заправить эти звездолёты ({ $amount })
launch-here-completes = и заполнить отсек
launch-here-sabotage = ASTRA вычёркивает этот саботаж, а вы обводите системную ошибку
launch-tip-level = { $effect ->
    [wild] Универсальный уровень: принимает любую комбинацию
   *[other] Уровень «{ effect-name }»
}
launch-tip-waiting = Ждёт: { $bonus }
launch-tip-bonus-rockets = { $amount ->
    [one] Заполните отсек, чтобы зачеркнуть { $amount } звездолёт
    [few] Заполните отсек, чтобы зачеркнуть { $amount } звездолёта
   *[other] Заполните отсек, чтобы зачеркнуть { $amount } звездолётов
}
launch-tip-bonus-inactive-rockets = { $amount ->
    [one] Неактивный звездолёт: { $amount }, если стрелка заправлена до заполнения отсека
   *[other] Неактивные звездолёты: { $amount }, если стрелка заправлена до заполнения отсека
}
launch-tip-bonus-fuel = Заправка: закрашивает стрелку неактивного звездолёта в другом незаполненном отсеке
launch-tip-bonus-write-x = Автопогрузка: впишите «Х» в любую пустую ячейку
launch-tip-bonus-sabotage = Саботаж: все, кто не запустил его в этот ход, обводят системную ошибку
launch-tip-missions = Награды за выполненные миссии
launch-tip-result = Ваш результат; { $ties } малых звездолётов решают ничью после запуска
launch-tip-errors = Каждая обведённая ошибка стоит { $points } очков, зачёркнутая — ничего
launch-tip-rockets = Зачеркните все звездолёты ({ $rockets }), чтобы взлететь; нижнее свободное число — ваши очки
launch-where = «{ effect-name }» или универсальный
launch-standing = { $rockets ->
    [one] { $points } за { $rockets } звездолёт
    [few] { $points } за { $rockets } звездолёта
   *[other] { $points } за { $rockets } звездолётов
}{ $penalty ->
    [0] {""}
   *[other] , −{ $penalty }
}
launch-news-rockets = { $count ->
    [one] зачеркнуть { $count } звездолёт
    [few] зачеркнуть { $count } звездолёта
   *[other] зачеркнуть { $count } звездолётов
}
launch-news-fuel = заправить стрелку
launch-news-write-x = { $count ->
    [one] вписать «Х»
   *[other] вписать { $count } «Х»
}
launch-news-sabotage = { $count ->
    [one] саботаж
    [few] { $count } саботажа
   *[other] { $count } саботажей
}
launch-news-lost = { $count ->
    [one] сгорит { $count } бонус
    [few] сгорят { $count } бонуса
   *[other] сгорят { $count } бонусов
}
launch-news-points = { $sign }{ $count } очков
