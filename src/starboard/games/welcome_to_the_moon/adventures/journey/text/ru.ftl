## The Journey
journey-ask-wall = Разделите траекторию: проведите линию между двумя ячейками.
journey-due-wall = затем провести линию
journey-place = ячейка { $place } траектории
journey-wall = разделить траекторию между ячейками { $place } и { $next }
journey-tank = обвести резервуар с водой стоимостью { $points }
journey-plant = обвести растение станции { $station }
journey-robot = обвести робота станции { $station }
journey-race = множитель станции { $station }
journey-mission-stations-with-multiplier = Получите множитель на станциях: { $count }
journey-mission-stations-with-all-plants = Обведите все растения станций: { $count }
journey-mission-zones-6 = Заполните два отрезка ровно по 6 ячеек
journey-mission-zones-6-4-2 = Заполните отрезки ровно из 6, 4 и 2 ячеек
journey-mission-water-tanks-circled = Обведите резервуары с водой: { $count }
journey-mission-water-tanks-consecutive = Обведите резервуары с водой подряд: { $count }
journey-term-plants = Станции
journey-term-water = Резервуары с водой
journey-term-longest-zone = Самый длинный отрезок
journey-term-most-zones = Больше всего отрезков
journey-refused-zone = Станция { $station } не в этом отрезке.
journey-refused-tank = Только резервуар у ячейки, в которую вы вписали номер.
journey-why-no-place = { $number } не подходит ни к одному отрезку.

## Client
journey-sheet-energy =
    пара —
    одна
    линия
journey-sheet-stations = станции
journey-sheet-tanks = вода
journey-sheet-longest =
    полный
    отрезок
journey-sheet-most =
    больше
    отрезков
journey-where = { $effect ->
    [robot] затем обвести робота любой станции
    [energy] затем обвести энергию; пара проводит линию
    [plant] затем обвести растение станции этого отрезка
    [water] затем обвести резервуар у ячейки
    [astronaut] до 2 больше или меньше
   *[planning] затем написать X
}
journey-standing = Станции { $plants }, вода { $water }, отрезки { $zones }{ $penalty ->
    [0] {""}
   *[other] , −{ $penalty }
}
journey-tip-slot = Ячейка { $place }{ $tank ->
    [0] {""}
   *[other] , резервуар с водой на { $tank }
}{ $station ->
    [0] {""}
   *[other] , связана со станцией { $station }
}
journey-tip-wall = Между ячейками { $place } и { $next } можно провести линию
journey-tip-wall-drawn = Линия между ячейками { $place } и { $next }: дальше числа начинаются заново
journey-tip-tank = Резервуар ячейки { $place }: очков { $points }; пишите здесь с Водой
journey-tip-station = Станция { $station }: растений { $plants } из { $allPlants }, роботов { $robots } из { $allRobots }. Все роботы дают ×{ $first }, а после другого игрока ×{ $later }
journey-tip-area = { $area ->
    [energy] Энергия: каждая пара проводит линию
    [astronaut] Астронавт: каждая пара даёт универсальный эффект
    [planning] Планирование: каждая пара даёт универсальный эффект
    [errors] Системные ошибки: первые две обводят энергию
   *[results] Ваш результат
}
journey-news-zone = { $count ->
    [one] заполняет отрезок из { $count } ячейки
   *[other] заполняет отрезок из { $count } ячеек
}
journey-news-multiplier = ×{ $value } на станции { $station }
journey-zone-marks = Ячейки { $place }–{ $next }: { $marks }
