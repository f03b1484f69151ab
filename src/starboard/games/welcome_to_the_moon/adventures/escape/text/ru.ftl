## The Escape
escape-ask-robot = Бонус робота: активируйте шлюз.
escape-ask-error = Ошибка открывает путь: активируйте шлюз или откажитесь.
escape-due-airlock = затем активируйте шлюз
escape-due-error = затем можно активировать шлюз
escape-module = модуль { $module } звездолёта { $ship }
escape-greenhouse = теплица звездолёта { $ship }
escape-place = ячейка { $place }, { $part }
escape-airlock = активировать шлюз: { $one } — { $other }
escape-tank = обвести резервуар с водой: { $part }
escape-plant = обвести растение в теплице звездолёта { $ship }
escape-reactor = обвести энергоблок в двигателе звездолёта { $ship }
escape-planning = зачеркнуть ячейку календаря (штраф теперь { $points })
escape-race = двойной бонус теплицы звездолёта { $ship }
escape-refused-access = Сюда не ведёт ни один активный шлюз. Выберите присоединённый модуль или теплицу либо сначала активируйте шлюз.
escape-mission-greenhouses-filled-with-three-plants = Заполните теплицы с тремя обведёнными растениями в каждой: { $count }
escape-mission-greenhouses-filled-with-three-plants-of = Заполните теплицу звездолёта { $ship } и обведите в ней все три растения
escape-mission-modules-filled = Заполните модули: { $count }
escape-mission-ships-filled = Полностью заполните звездолёты: { $count }
escape-mission-ships-with-all-reactors-circled = Обведите все энергоблоки звездолётов: { $count }
escape-mission-ships-with-all-tanks-circled = Обведите все резервуары с водой звездолётов: { $count }
escape-term-greenhouses = Теплицы
escape-term-modules = Модули
escape-term-planning = Календарь
escape-refused-airlock = Этот шлюз не касается ни одного присоединённого модуля или теплицы.
escape-refused-tank = Только резервуар над ячейкой, в которую вы вписали число.
escape-refused-ship = Только на звездолёте, в который вы вписали число.
escape-why-no-place = { $number } не помещается ни в одной части, куда есть доступ.

## Client
escape-colony = колония
escape-sheet-airlocks = Активные шлюзы
escape-sheet-plants = Обведённые растения
escape-sheet-reactors = Обведённые энергоблоки
escape-sheet-errors = Ошибки
escape-sheet-greenhouse = заполненная; ×2 первому
escape-sheet-module = каждый заполненный; ×2 с резервуаром
escape-where = { $effect ->
    [robot] затем активируйте шлюз
    [energy] затем обведите энергоблок звездолёта
    [plant] затем обведите растение звездолёта
    [water] затем обведите резервуар ячейки
    [astronaut] до 2 больше или меньше
   *[planning] затем впишите X
}
escape-standing = Теплицы { $greenhouses }, модули { $modules }{ $penalty ->
    [0] {""}
   *[other] , −{ $penalty }
}
escape-tip-part = { $part }{ $open ->
    [yes] {""}
   *[no] : сюда ещё не ведёт ни один активный шлюз
}
escape-tip-airlock = { $active ->
    [yes] Активный шлюз: { $one } — { $other }
   *[no] Неактивный шлюз: { $one } — { $other }
}
escape-tip-tank = Резервуар с водой, { $part }: обводится Водой в ячейке под ним и удваивает модуль
escape-tip-plant = Растения звездолёта { $ship }: обведено { $have } из 3; заполненная теплица приносит { $points }
escape-tip-reactor = Энергоблоки звездолёта { $ship }: обведено { $have } из 3; каждый заполненный модуль приносит { $points }
escape-tip-double = { $state ->
    [mine] Вы заполнили теплицу звездолёта { $ship } первыми: она считается вдвойне
    [gone] Теплицу звездолёта { $ship } уже кто-то заполнил первым
   *[open] Двойной бонус: тем, кто первым заполнит теплицу звездолёта { $ship }
}
escape-tip-robot = Символ робота: заполните ячейку под ним, чтобы активировать шлюз
escape-tip-planning = Календарь сейчас стоит { $points }; каждый X зачёркивает ячейку
escape-tip-area = { $area ->
    [greenhouses] Теплицы по обведённым растениям
    [modules] Заполненные модули по обведённым энергоблокам их звездолёта
    [astronaut] Астронавт: каждая пара даёт универсальный эффект
    [errors] Системные ошибки: первая и вторая дают активировать шлюз
   *[results] Ваш результат
}
escape-news-full = заполняет { $part }: { $points }
escape-news-double = первая теплица, ×{ $factor }: { $points }
escape-news-reached = открывает: { $part }
escape-news-plants = растения { $have } из { $of }
escape-news-reactors = энергоблоки { $have } из { $of }
escape-news-tank = удваивает { $part }
escape-ship-marks = Звездолёт { $ship }: { $marks }; растения { $plants }, энергоблоки { $reactors }
escape-airlock-marks = Активные шлюзы: { $have } из { $of }
