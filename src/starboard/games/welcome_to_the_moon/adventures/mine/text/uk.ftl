## The Mine
mine-ask-robots = { $count ->
    [one] Закресліть { $count } робота на будь-якому виробництві або відмовтеся.
   *[other] Закресліть роботів на будь-яких виробництвах, одного за одним (щонайбільше { $count }), або відмовтеся.
}
mine-place = шахта { $mine }, рівень { $level }
mine-factory = { $factory ->
    [greenhouse] теплиця
    [reservoir] водосховище
    [pearl_plant] завод з обробки перлів
    [ruby_plant] завод з обробки рубінів
    [astronaut_centre] центр контролю виробництва
    [planning_centre] центр планування
    [opt_greenhouse] центр оптимізації теплиці
    [opt_reservoir] центр оптимізації водосховища
    [opt_pearl] центр оптимізації заводу перлів
    [opt_ruby] центр оптимізації заводу рубінів
   *[opt_control] центр оптимізації центру контролю виробництва
}
mine-robot = закреслити робота: { mine-factory }
mine-energy = закреслити енергію: { mine-factory }
mine-gem = { $gem ->
    [pearl] обвести перлину: шахта { $mine }, рівень { $level }
   *[ruby] обвести рубін: шахта { $mine }, рівень { $level }
}
mine-resource = { $resource ->
    [plant] обвести рослину: шахта { $mine }, між рівнями { $upper } і { $lower }
   *[water] обвести воду: шахта { $mine }, між рівнями { $upper } і { $lower }
}
mine-race = перший бонус, { mine-factory }
mine-gain-plant = { $count ->
    [one] { $count } рослина
    [few] { $count } рослини
   *[other] { $count } рослин
}
mine-gain-water = вода × { $count }
mine-gain-pearl = { $count ->
    [one] { $count } перлина
    [few] { $count } перлини
   *[other] { $count } перлин
}
mine-gain-ruby = { $count ->
    [one] { $count } рубін
    [few] { $count } рубіни
   *[other] { $count } рубінів
}
mine-gain-robot = { $count ->
    [one] закреслити { $count } робота
   *[other] закреслити { $count } роботів
}
mine-gain-nothing = обведених ресурсів немає
mine-log-extracted = { $player }: ресурси видобуто, шахта { $mine } — { $gains }.
mine-log-upgraded = { $player }: модернізація — { mine-factory }.
mine-log-activated = { $player }: активація — { mine-factory }, { $gain }.
mine-mission-mines-extracted = Видобудьте ресурси з шахт: { $count }
mine-mission-adjacent-mines-extracted = Видобудьте ресурси із сусідніх шахт: { $count }
mine-mission-secondary-factories-active = Активуйте всі центри оптимізації: { $count }
mine-mission-factories-done = Модернізуйте або активуйте будь-які виробництва чи центри: { $count }
mine-mission-mine-plants-circled = Обведіть рослини в шахтах: { $count }
mine-mission-mine-water-circled = Обведіть воду в шахтах: { $count }
mine-term-greenhouse = Теплиця
mine-term-reservoir = Водосховище
mine-term-pearl-plant = Завод з обробки перлів
mine-term-ruby-plant = Завод з обробки рубінів
mine-term-astronaut-centre = Центр контролю виробництва
mine-term-planning-centre = Центр планування
mine-refused-near = Лише вище чи нижче написаного числа.
mine-why-no-place = { $number } не підходить до жодного рівня.

## Client
mine-sheet-stored = { $kind ->
    [plant] Рослини
    [water] Вода
    [pearl] Перлини
    [ruby] Рубіни
    [astronaut] Астронавти
   *[planning] Календар
}
mine-where = { $effect ->
    [robot] потім закреслити робота будь-якого заводу
    [energy] потім закреслити енергію будь-якого заводу
    [plant] потім обвести рослину вище чи нижче
    [water] потім обвести воду вище чи нижче
    [astronaut] до 2 більше чи менше
   *[planning] потім написати X
}
mine-standing = Шахти { $mines }, заводи { $factories }{ $penalty ->
    [0] {""}
   *[other] , −{ $penalty }
}
mine-tip-mine = { $extracted ->
    [yes] Шахту { $mine } розроблено
   *[no] Шахта { $mine }: заповніть три рівні, щоб видобути обведене в ній
}
mine-tip-resource = { $resource ->
    [pearl] Перлина: обводять, коли пишуть поруч
    [ruby] Рубін: обводять, коли пишуть поруч
    [plant] Рослина: обводять Рослиною, коли пишуть вище чи нижче
   *[water] Вода: обводять Водою, коли пишуть вище чи нижче
}
mine-tip-factory = { mine-factory }: зібрано { $stored }, зараз по { $value }, з усіма закресленими символами по { $best }
mine-tip-secondary = { mine-factory }: бонус дають, коли закреслено всі символи
mine-count-factories = Готові заводи
mine-count-mines = Розроблені шахти
mine-news-extracted = розробляє шахту { $mine }
mine-news-upgraded = покращено: { mine-factory }
mine-news-active = активовано: { mine-factory }
mine-news-first = перший бонус { $value }
mine-level-marks = Рівень { $level }: { $marks }
