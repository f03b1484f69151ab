## The Mine
mine-ask-robots = { $count ->
    [one] Зачеркните { $count } робота на любом производстве или откажитесь.
   *[other] Зачеркните роботов на любых производствах, одного за другим (не больше { $count }), или откажитесь.
}
mine-place = шахта { $mine }, уровень { $level }
mine-factory = { $factory ->
    [greenhouse] теплица
    [reservoir] водохранилище
    [pearl_plant] завод по обработке жемчуга
    [ruby_plant] завод по обработке рубинов
    [astronaut_centre] центр контроля производства
    [planning_centre] центр планирования
    [opt_greenhouse] центр оптимизации теплицы
    [opt_reservoir] центр оптимизации водохранилища
    [opt_pearl] центр оптимизации завода жемчуга
    [opt_ruby] центр оптимизации завода рубинов
   *[opt_control] центр оптимизации центра контроля производства
}
mine-robot = зачеркнуть робота: { mine-factory }
mine-energy = зачеркнуть энергию: { mine-factory }
mine-gem = { $gem ->
    [pearl] обвести жемчуг: шахта { $mine }, уровень { $level }
   *[ruby] обвести рубин: шахта { $mine }, уровень { $level }
}
mine-resource = { $resource ->
    [plant] обвести растение: шахта { $mine }, между уровнями { $upper } и { $lower }
   *[water] обвести воду: шахта { $mine }, между уровнями { $upper } и { $lower }
}
mine-race = первый бонус, { mine-factory }
mine-gain-plant = { $count ->
    [one] { $count } растение
    [few] { $count } растения
   *[other] { $count } растений
}
mine-gain-water = вода × { $count }
mine-gain-pearl = { $count ->
    [one] { $count } жемчужина
    [few] { $count } жемчужины
   *[other] { $count } жемчужин
}
mine-gain-ruby = { $count ->
    [one] { $count } рубин
    [few] { $count } рубина
   *[other] { $count } рубинов
}
mine-gain-robot = { $count ->
    [one] зачеркнуть { $count } робота
   *[other] зачеркнуть { $count } роботов
}
mine-gain-nothing = обведённых ресурсов нет
mine-log-extracted = { $player }: ресурсы извлечены, шахта { $mine } — { $gains }.
mine-log-upgraded = { $player }: модернизация — { mine-factory }.
mine-log-activated = { $player }: активация — { mine-factory }, { $gain }.
mine-mission-mines-extracted = Извлеките ресурсы из шахт: { $count }
mine-mission-adjacent-mines-extracted = Извлеките ресурсы из соседних шахт: { $count }
mine-mission-secondary-factories-active = Активируйте все центры оптимизации: { $count }
mine-mission-factories-done = Модернизируйте или активируйте любые производства или центры: { $count }
mine-mission-mine-plants-circled = Обведите растения в шахтах: { $count }
mine-mission-mine-water-circled = Обведите воду в шахтах: { $count }
mine-term-greenhouse = Теплица
mine-term-reservoir = Водохранилище
mine-term-pearl-plant = Завод по обработке жемчуга
mine-term-ruby-plant = Завод по обработке рубинов
mine-term-astronaut-centre = Центр контроля производства
mine-term-planning-centre = Центр планирования
mine-refused-near = Только выше или ниже написанного числа.
mine-why-no-place = { $number } не подходит ни к одному уровню.

## Client
mine-sheet-stored = { $kind ->
    [plant] Растения
    [water] Вода
    [pearl] Жемчуг
    [ruby] Рубины
    [astronaut] Астронавты
   *[planning] Календарь
}
mine-where = { $effect ->
    [robot] затем зачеркнуть робота любого завода
    [energy] затем зачеркнуть энергию любого завода
    [plant] затем обвести растение выше или ниже
    [water] затем обвести воду выше или ниже
    [astronaut] до 2 больше или меньше
   *[planning] затем написать X
}
mine-standing = Шахты { $mines }, заводы { $factories }{ $penalty ->
    [0] {""}
   *[other] , −{ $penalty }
}
mine-tip-mine = { $extracted ->
    [yes] Шахта { $mine } выработана
   *[no] Шахта { $mine }: заполните три уровня, чтобы добыть обведённое в ней
}
mine-tip-resource = { $resource ->
    [pearl] Жемчужина: обводят, когда пишут рядом
    [ruby] Рубин: обводят, когда пишут рядом
    [plant] Растение: обводят Растением, когда пишут выше или ниже
   *[water] Вода: обводят Водой, когда пишут выше или ниже
}
mine-tip-factory = { mine-factory }: собрано { $stored }, сейчас по { $value }, со всеми зачёркнутыми символами по { $best }
mine-tip-secondary = { mine-factory }: бонус дают, когда зачёркнуты все символы
mine-count-factories = Готовые заводы
mine-count-mines = Выработанные шахты
mine-news-extracted = вырабатывает шахту { $mine }
mine-news-upgraded = улучшено: { mine-factory }
mine-news-active = запущено: { mine-factory }
mine-news-first = первый бонус { $value }
mine-level-marks = Уровень { $level }: { $marks }
