## The Virus
virus-block = уровень { $floor }, блок { $block }
virus-place = { $block }, комната { $room }
virus-ask-home = Выберите комнату в блоке с пустой мишенью: она будет заражена, а блок станет домом серого вируса.
virus-ask-infect = Вирус распространяется. Заразите пустую комнату: { $block }.
virus-ask-walkway = Строка растений зачёркнута: перекройте проход.
virus-ask-energy = Строка воды зачёркнута: обведите символ энергии в блоке с пустой комнатой.
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
