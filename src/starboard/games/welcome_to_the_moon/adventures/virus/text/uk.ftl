## The Virus
virus-block = рівень { $floor }, блок { $block }
virus-place = { $block }, кімната { $room }
virus-ask-home = Оберіть кімнату в блоці з порожньою мішенню: її буде заражено, а блок стане домом сірого вірусу.
virus-ask-infect = Вірус поширюється. Заразіть порожню кімнату: { $block }.
virus-ask-walkway = Рядок рослин закреслено: перекрийте прохід.
virus-ask-energy = Рядок води закреслено: обведіть символ енергії в блоці з порожньою кімнатою.
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
