## Запуск
launch-level-name = { $level ->
    [1] верхній рівень «Астронавт»
    [2] нижній рівень «Астронавт»
    [3] рівень «Вода»
    [4] верхній рівень «Робот»
    [5] нижній рівень «Робот»
    [6] рівень «Календар»
    [7] рівень «Енергія»
    [8] рівень «Рослина»
   *[9] універсальний рівень
}
launch-level-on = { launch-level-name }
launch-level-of = { $level ->
    [1] верхнього рівня «Астронавт»
    [2] нижнього рівня «Астронавт»
    [3] рівня «Вода»
    [4] верхнього рівня «Робот»
    [5] нижнього рівня «Робот»
    [6] рівня «Календар»
    [7] рівня «Енергія»
    [8] рівня «Рослина»
   *[9] універсального рівня
}
launch-levels = { $count ->
    [one] рівень «{ effect-printed }»
   *[other] обидва рівні «{ effect-printed }»
}
launch-place = { $level }, клітинка { $place }
launch-compartment = відсік { $number } { $level }
launch-gain-rockets = { $count ->
    [one] { $count } зореліт
    [few] { $count } зорельоти
   *[other] { $count } зорельотів
}
launch-gain-fuel = { $count ->
    [one] заправка
   *[other] заправка × { $count }
}
launch-gain-x = { $count ->
    [one] «X»
   *[other] «X» × { $count }
}
launch-gain-sabotage = { $count ->
    [one] саботаж
   *[other] саботаж × { $count }
}
launch-gain-nothing = бонусів не лишилося
term-rockets = Зорельоти
end-launch = зліт ({ $players })
launch-mission-lines-filled = Заповніть { $levels }
launch-mission-x-written = Впишіть бонусом «Автозавантаження» { $count } «X»
launch-mission-errors-circled = Майте { $count } обведених і не закреслених системних помилок
launch-ask-fuel = Заправка: зафарбуйте стрілку неактивного зорельота.
launch-ask-x = Впишіть «X» у будь-яку вільну клітинку або відмовтеся.
launch-ask-fuel-or-x = Використайте заправку та «X» у будь-якому порядку.
launch-fuel = Заправити неактивні зорельоти ({ $amount }): { $place }
launch-skip-x = Відмовитися від «X»
launch-refused-level = Сюди не можна: ефект «{ effect-name }» не підходить для { $level }.
launch-refused-bonuses-first = Спершу використайте бонуси відсіку.
launch-refused-fuel = Стрілку для заправки має лише неактивний зореліт.
launch-log-fuelled = { $player }: заправка зорельотів { $level }.
launch-log-completed = { $player }: заповнено відсік { $level } — { $gains }.
launch-log-sabotage = Саботаж { $level } ({ $culprits })! Ще одна системна помилка: { $victims }.
launch-log-sabotage-vain = Саботаж { $level } ({ $culprits }), але нікого не зачеплено.
launch-log-launched = { $player }: зліт!
launch-target = саботаж: { $level }
launch-refused-fuelled = Стрілку вже заправлено.
launch-refused-complete = Відсік уже заповнено.
launch-refused-sabotaged = Цей саботаж уже використано.
launch-refused-no-fuel = Зараз у вас немає заправки.
launch-refused-no-x = Зараз у вас немає «X», щоб вписати.
launch-why-no-place = { $number } не стає в «{ effect-name }» чи універсальний.

## Client
launch-level-label = { $effect ->
    [wild] Універс.
   *[other] { effect-name }
}
launch-level-marks = Рівень «{ effect-name }»: { $marks }
launch-sheet-rockets = Зорельоти
launch-sheet-goal = { $count } до зльоту
launch-sheet-tie-break = при нічиїй
launch-errors-count = { $count ->
    [one] { $count } помилка
    [few] { $count } помилки
   *[other] { $count } помилок
}
launch-sabotage-title = Саботаж!
launch-here-write-x = Вписати «X» сюди
launch-here-fuel = Заправити ці зорельоти ({ $amount })
launch-here-completes = і заповнити відсік
launch-here-sabotage = ASTRA викреслює цей саботаж, а ви обводите системну помилку
launch-tip-level = { $effect ->
    [wild] Універсальний рівень: приймає будь-яку комбінацію
   *[other] Рівень «{ effect-name }»
}
launch-tip-waiting = Чекає: { $bonus }
launch-tip-bonus-rockets = { $amount ->
    [one] Заповніть відсік, щоб закреслити { $amount } зореліт
    [few] Заповніть відсік, щоб закреслити { $amount } зорельоти
   *[other] Заповніть відсік, щоб закреслити { $amount } зорельотів
}
launch-tip-bonus-inactive-rockets = { $amount ->
    [one] Неактивний зореліт: { $amount }, якщо стрілку заправлено до заповнення відсіку
   *[other] Неактивні зорельоти: { $amount }, якщо стрілку заправлено до заповнення відсіку
}
launch-tip-bonus-fuel = Заправка: заповнює стрілку неактивного зорельота в іншому незаповненому відсіку
launch-tip-bonus-write-x = Автозавантаження: впишіть «X» у будь-яку порожню клітинку
launch-tip-bonus-sabotage = Саботаж: усі, хто не запустив його цього ходу, обводять системну помилку
launch-tip-missions = Нагороди за виконані місії
launch-tip-result = Ваш результат; { $ties } малих зорельотів вирішують нічию після запуску
launch-tip-errors = Кожна обведена помилка коштує { $points } очок, закреслена — нічого
launch-tip-rockets = Закресліть усі зорельоти ({ $rockets }), щоб злетіти; найнижче вільне число — ваші очки
launch-where = «{ effect-name }» або універсальний
launch-standing = { $rockets ->
    [one] { $points } за { $rockets } зореліт
    [few] { $points } за { $rockets } зорельоти
   *[other] { $points } за { $rockets } зорельотів
}{ $penalty ->
    [0] {""}
   *[other] , −{ $penalty }
}
launch-news-rockets = { $count ->
    [one] закреслити { $count } зореліт
    [few] закреслити { $count } зорельоти
   *[other] закреслити { $count } зорельотів
}
launch-news-fuel = заправити стрілку
launch-news-write-x = { $count ->
    [one] вписати «X»
   *[other] вписати { $count } «X»
}
launch-news-sabotage = { $count ->
    [one] саботаж
    [few] { $count } саботажі
   *[other] { $count } саботажів
}
launch-news-lost = { $count ->
    [one] згорить { $count } бонус
    [few] згорять { $count } бонуси
   *[other] згорять { $count } бонусів
}
launch-news-points = { $sign }{ $count } очок
