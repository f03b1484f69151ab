## Rule switches
option-a6_water_exact_slot = Вірус: воду дає клітинка
option-a6_water_exact_slot-choice = { $choice ->
    [yes] під резервуаром
   *[no] будь-яка в блоці
}

## The Virus
virus-block = { $floor }{ $block ->
    [1] А
    [2] Б
   *[3] В
}
virus-place = { $block }, кімната { $room }
virus-ask-home = Оберіть кімнату в блоці з порожньою мішенню: її буде заражено, а блок стане домом сірого вірусу.
virus-ask-infect = Вірус поширюється. Заразіть порожню кімнату: { $block }.
virus-ask-walkway = Рядок рослин закреслено: перекрийте прохід.
virus-ask-energy = Рядок води закреслено: обведіть символ енергії в блоці з порожньою кімнатою.
virus-due-row = { $track ->
    [plant] далі перекрийте прохід
   *[water] далі обведіть символ енергії
}
virus-due-trigger = { $virus ->
    [red] пробуджує червоний вірус
    [green] пробуджує зелений вірус
    [purple] пробуджує фіолетовий вірус
    [blue] пробуджує синій вірус
    [yellow] пробуджує жовтий вірус
   *[none] віруси поширюються на інших полях
}
virus-due-spread = віруси поширюються на вашому полі
virus-infect = Заразити: { $place }
virus-walkway = перекрити прохід: { $first } — { $second }
virus-energy = обвести символ енергії: { $block }
virus-plant = обвести рослину: { $block }
virus-tank = обвести резервуар з водою: { $block }
virus-log-settled = { $player }: дім сірого вірусу — { $block }.
virus-log-infected = { $player }: зараження — { $place }.
virus-log-evacuated = { $player }: евакуація — { $block }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.
virus-log-activated = { $virus ->
    [red] Червоний
    [green] Зелений
    [purple] Фіолетовий
    [blue] Синій
   *[yellow] Жовтий
} вірус активний ({ $block }). Усі віруси поширюються на кожному полі.
virus-log-propagation = Поширення вірусів ({ $culprits })! Усі віруси поширюються: { $victims }.
virus-log-propagation-vain = Поширення вірусів ({ $culprits }), але ніхто не постраждав.
virus-mission-blocks-evacuated = Евакуюйте житлові блоки: { $count }
virus-mission-floors-fully-evacuated = Евакуюйте всі блоки рівнів: { $count }
virus-mission-blocks-with-all-walkways-closed = Закрийте на карантин житлові блоки: { $count }
virus-mission-green-and-blue-closed = Закрийте на карантин блоки із зеленим і синім вірусами
virus-mission-floors-with-all-energy-circled = Обведіть усі символи енергії на рівнях: { $count }
virus-mission-floors-with-all-plants-and-tanks-circled = Обведіть усі рослини й резервуари з водою на рівнях: { $count }
virus-term-plants = Рослини
virus-term-water = Вода
virus-term-blocks = Евакуйовані блоки
virus-term-infected = Заражені кімнати

## ASTRA
virus-target-virus = { $virus ->
    [red] червоний
    [green] зелений
    [purple] фіолетовий
    [blue] синій
   *[yellow] жовтий
} вірус ({ $block })
virus-target-symbol = символ поширення { $number }
virus-refused-infected = Цю кімнату заражено.
virus-refused-spreads = Зараз вірус поширюється тут: { $block }.
virus-refused-home = Сірий вірус оселяється в блоці з порожньою мішенню.
virus-refused-block = Лише в блоці, у який ви вписали число.
virus-refused-full = У цьому блоці немає порожньої кімнати.
virus-refused-tank = За цим столом лише резервуар над кімнатою, у яку ви вписали номер.
virus-refused-virus-first = Спершу вірус, який ще не активний.
virus-why-no-place = { $number } не вміщується на жодному рівні.

## Client
virus-sheet-each = кожна
virus-sheet-block = блок — це
virus-sheet-evacuated = Блоки
virus-sheet-infected = Зараження
virus-sheet-walkways = Перекриті проходи
virus-sheet-errors = Помилки
virus-where = { $effect ->
    [robot] далі перекрийте будь-який прохід
    [energy] далі обведіть енергію в блоці
    [plant] далі обведіть рослину блока
    [water] далі обведіть резервуар блока
    [astronaut] до 2 більше або менше
   *[planning] далі впишіть X
}
virus-standing = Блоки { $blocks }, рослини { $plants }, вода { $water }{ $penalty ->
    [0] {""}
   *[other] , −{ $penalty }
}
virus-tip-walkway = { $closed ->
    [yes] Перекритий прохід: { $first } — { $second }
   *[no] Відкритий прохід: { $first } — { $second }; вірус може пройти
}
virus-tip-target = { $virus ->
    [red] Дім червоного вірусу
    [green] Дім зеленого вірусу
    [purple] Дім фіолетового вірусу
    [blue] Дім синього вірусу
    [yellow] Дім жовтого вірусу
   *[grey] { $awake ->
        [yes] Дім сірого вірусу
       *[no] Місце для сірого вірусу
    }
}: { $block }{ $awake ->
    [yes] , активний
   *[no] {""}
}
virus-tip-symbol = { $kind ->
    [energy] Енергія, { $block }: кожна заповнена кімната рахується за кожну обведену енергію
    [plant] Рослина, { $block }: обводиться Рослиною і закреслює наступну рослину внизу
   *[tank] Резервуар, { $block }: обводиться Водою в будь-якій кімнаті блока
}
virus-tip-mission = Хто першим виконає це завдання, пробудить { $virus ->
    [red] червоний
    [purple] фіолетовий
   *[yellow] жовтий
} вірус на кожному полі
virus-tip-trigger = { $virus ->
    [green] Наступний значок пробуджує зелений вірус на кожному полі
    [blue] Наступний значок пробуджує синій вірус на кожному полі
   *[none] Наступний значок поширює всі віруси на полях інших
}
virus-tip-study = { $track ->
    [plant] Рослини зараз приносять { $value }; кожен повний рядок перекриває прохід
   *[water] Вода зараз приносить { $value }; кожен повний рядок обводить символ енергії
}
virus-tip-area = { $area ->
    [blocks] Евакуйовані блоки: кімнати з числом або X помножити на обведену енергію
    [infected] Кожна заражена кімната коштує 1 очко
    [astronaut] Астронавт: кожна пара дає довільний ефект
    [planning] Планування: кожна пара дає довільний ефект
    [errors] Системні помилки: друга й третя поширюють усі віруси на вашому полі
   *[results] Ваш результат
}
virus-news-full = заповнює { $block }: { $points }
virus-news-home = дім сірого вірусу: { $block }
virus-news-stopped = зупиняє вірус
virus-news-sealed = { $block } на карантині
virus-block-marks = Блок { $block }: { $marks }, енергія { $energy }
virus-infected-marks = Заражені кімнати: { $count }
