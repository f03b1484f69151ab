## Rule switches
option-a6_water_exact_slot = Вирус: воду даёт ячейка
option-a6_water_exact_slot-choice = { $choice ->
    [yes] под резервуаром
   *[no] любая в блоке
}

## The Virus
virus-block = { $floor }{ $block ->
    [1] А
    [2] Б
   *[3] В
}
virus-place = { $block }, комната { $room }
virus-ask-home = Выберите комнату в блоке с пустой мишенью: она будет заражена, а блок станет домом серого вируса.
virus-ask-infect = Вирус распространяется. Заразите пустую комнату: { $block }.
virus-ask-walkway = Строка растений зачёркнута: перекройте проход.
virus-ask-energy = Строка воды зачёркнута: обведите символ энергии в блоке с пустой комнатой.
virus-due-row = { $track ->
    [plant] затем перекройте проход
   *[water] затем обведите символ энергии
}
virus-due-trigger = { $virus ->
    [red] пробуждает красный вирус
    [green] пробуждает зелёный вирус
    [purple] пробуждает фиолетовый вирус
    [blue] пробуждает синий вирус
    [yellow] пробуждает жёлтый вирус
   *[none] вирусы распространяются на других полях
}
virus-due-spread = вирусы распространяются на вашем поле
virus-infect = Заразить: { $place }
virus-walkway = перекрыть проход: { $first } — { $second }
virus-energy = обвести символ энергии: { $block }
virus-plant = обвести растение: { $block }
virus-tank = обвести резервуар с водой: { $block }
virus-log-settled = { $player }: дом серого вируса — { $block }.
virus-log-infected = { $player }: заражение — { $place }.
virus-log-evacuated = { $player }: эвакуация — { $block }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
virus-log-activated = { $virus ->
    [red] Красный
    [green] Зелёный
    [purple] Фиолетовый
    [blue] Синий
   *[yellow] Жёлтый
} вирус активен ({ $block }). Все вирусы распространяются на каждом поле.
virus-log-propagation = Распространение вирусов ({ $culprits })! Все вирусы распространяются: { $victims }.
virus-log-propagation-vain = Распространение вирусов ({ $culprits }), но никто не пострадал.
virus-mission-blocks-evacuated = Эвакуируйте жилые блоки: { $count }
virus-mission-floors-fully-evacuated = Эвакуируйте все блоки уровней: { $count }
virus-mission-blocks-with-all-walkways-closed = Закройте на карантин жилые блоки: { $count }
virus-mission-green-and-blue-closed = Закройте на карантин блоки с зелёным и синим вирусами
virus-mission-floors-with-all-energy-circled = Обведите все символы энергии на уровнях: { $count }
virus-mission-floors-with-all-plants-and-tanks-circled = Обведите все растения и резервуары с водой на уровнях: { $count }
virus-term-plants = Растения
virus-term-water = Вода
virus-term-blocks = Эвакуированные блоки
virus-term-infected = Заражённые комнаты

## ASTRA
virus-target-virus = { $virus ->
    [red] красный
    [green] зелёный
    [purple] фиолетовый
    [blue] синий
   *[yellow] жёлтый
} вирус ({ $block })
virus-target-symbol = символ распространения { $number }
virus-refused-infected = Эта комната заражена.
virus-refused-spreads = Сейчас вирус распространяется здесь: { $block }.
virus-refused-home = Серый вирус поселяется в блоке с пустой мишенью.
virus-refused-block = Только в блоке, в который вы вписали число.
virus-refused-full = В этом блоке нет пустой комнаты.
virus-refused-tank = За этим столом только резервуар над комнатой, в которую вы вписали номер.
virus-refused-virus-first = Сначала вирус, который ещё не активен.
virus-why-no-place = { $number } не помещается ни на одном уровне.

## Client
virus-sheet-each = каждая
virus-sheet-block = блок — это
virus-sheet-evacuated = Блоки
virus-sheet-infected = Заражения
virus-sheet-walkways = Перекрытые проходы
virus-sheet-errors = Ошибки
virus-where = { $effect ->
    [robot] затем перекройте любой проход
    [energy] затем обведите энергию в блоке
    [plant] затем обведите растение блока
    [water] затем обведите резервуар блока
    [astronaut] до 2 больше или меньше
   *[planning] затем впишите X
}
virus-standing = Блоки { $blocks }, растения { $plants }, вода { $water }{ $penalty ->
    [0] {""}
   *[other] , −{ $penalty }
}
virus-tip-walkway = { $closed ->
    [yes] Перекрытый проход: { $first } — { $second }
   *[no] Открытый проход: { $first } — { $second }; вирус может пройти
}
virus-tip-target = { $virus ->
    [red] Дом красного вируса
    [green] Дом зелёного вируса
    [purple] Дом фиолетового вируса
    [blue] Дом синего вируса
    [yellow] Дом жёлтого вируса
   *[grey] { $awake ->
        [yes] Дом серого вируса
       *[no] Место для серого вируса
    }
}: { $block }{ $awake ->
    [yes] , активен
   *[no] {""}
}
virus-tip-symbol = { $kind ->
    [energy] Энергия, { $block }: каждая заполненная комната считается за каждую обведённую энергию
    [plant] Растение, { $block }: обводится Растением и зачёркивает следующее растение внизу
   *[tank] Резервуар, { $block }: обводится Водой в любой комнате блока
}
virus-tip-mission = Кто первым выполнит это задание, пробудит { $virus ->
    [red] красный
    [purple] фиолетовый
   *[yellow] жёлтый
} вирус на каждом поле
virus-tip-trigger = { $virus ->
    [green] Следующий значок пробуждает зелёный вирус на каждом поле
    [blue] Следующий значок пробуждает синий вирус на каждом поле
   *[none] Следующий значок распространяет все вирусы на полях других
}
virus-tip-study = { $track ->
    [plant] Растения сейчас приносят { $value }; каждая полная строка перекрывает проход
   *[water] Вода сейчас приносит { $value }; каждая полная строка обводит символ энергии
}
virus-tip-area = { $area ->
    [blocks] Эвакуированные блоки: комнаты с числом или X умножить на обведённую энергию
    [infected] Каждая заражённая комната стоит 1 очко
    [astronaut] Астронавт: каждая пара даёт любой эффект
    [planning] Планирование: каждая пара даёт любой эффект
    [errors] Системные ошибки: вторая и третья распространяют все вирусы на вашем поле
   *[results] Ваш результат
}
virus-news-full = заполняет { $block }: { $points }
virus-news-home = дом серого вируса: { $block }
virus-news-stopped = останавливает вирус
virus-news-sealed = { $block } на карантине
virus-block-marks = Блок { $block }: { $marks }, энергия { $energy }
virus-infected-marks = Заражённые комнаты: { $count }
