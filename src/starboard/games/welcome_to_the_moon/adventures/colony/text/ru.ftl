## The Colony
colony-place = столбец { $column }, ряд { $row }
colony-start = звездолёт
colony-observatory = обсерватория
colony-quarter = { $quarter ->
    [1] верхний левый квартал
    [2] верхний правый квартал
    [3] нижний левый квартал
   *[4] нижний правый квартал
}
colony-tunnel = построить тоннель: { $one } — { $other }
colony-antennas = { $count ->
    [one] обвести радиотелескоп: { $place }
    [few] обвести { $count } радиотелескопа: { $place }
   *[other] обвести { $count } радиотелескопов: { $place }
}
colony-tank = обвести резервуар с водой: { $place }
colony-greenhouse = обвести теплицу ({ colony-quarter }): { $plants ->
    [one] { $plants } растение
    [few] { $plants } растения
   *[other] { $plants } растений
}
colony-box = { $track ->
    [plants] энергия для теплиц: { $value } за растение
    [water] энергия для резервуаров с водой: { $value } за резервуар
    [antennas] энергия для радиотелескопов: { $value } за радиотелескоп
   *[planning] штраф за календарь: { $value }
}
colony-race = { colony-quarter }
colony-mission-columns-filled = Заполните вертикальные ряды: { $count }
colony-mission-rows-filled = Заполните горизонтальные ряды: { $count }
colony-mission-observatory-connected = Соедините обсерваторию со звездолётом сетью тоннелей
colony-mission-quarters-with-all-antennas = Обведите все радиотелескопы кварталов: { $count }
colony-mission-plants-circled = Обведите растения в теплицах: { $count }
colony-mission-quarters-with-all-tanks = Обведите оба резервуара с водой кварталов: { $count }
colony-term-plants = Растения
colony-term-water = Резервуары с водой
colony-term-antennas = Радиотелескопы
colony-term-quarters = Кварталы
colony-term-astronauts = Больше всего астронавтов
colony-term-planning = Календарь
colony-refused-printed = В этом модуле ничего не пишут.
colony-refused-both = Ни одно число не подходит и к ряду, и к столбцу.
colony-refused-joined = Тоннель должен начинаться от соединённого со звездолётом.
colony-refused-greenhouse = Только верхняя свободная теплица квартала, где вы написали.
colony-refused-tank = Только резервуар модуля, где вы написали.
colony-why-no-place = { $number } не подходит ни к одному ряду и столбцу.

## Client
colony-sheet-sum = сумма четырёх
colony-sheet-errors = Ошибки
colony-where = { $effect ->
    [robot] затем построить тоннель
    [energy] затем поднять множитель
    [plant] затем обвести теплицу квартала
    [water] затем обвести резервуар модуля
    [astronaut] до 2 больше или меньше
   *[planning] затем написать X
}
colony-standing = Растения { $plants }, вода { $water }, радиотелескопы { $antennas }, кварталы { $quarters }, астронавты { $astronauts }{ $penalty ->
    [0] {""}
   *[other] , −{ $penalty }
}
colony-tip-module = { $kind ->
    [start] Звездолёт: отсюда идут тоннели
    [observatory] Обсерватория: соедините её тоннелями, чтобы обвести радиотелескопы
    [printed_x] Напечатанный X: считается заполненным
   *[module] Модуль: { $place }
}{ $joined ->
    [yes] , соединён тоннелями
   *[no] {""}
}
colony-tip-tunnel = { $built ->
    [yes] Тоннель: { $one } — { $other }
   *[no] Здесь можно построить тоннель: { $one } — { $other }
}
colony-tip-quarter = Заполните { colony-quarter }: очков { $first }, а после другого игрока { $later }. Теплицы обводят сверху
colony-tip-track = { $track ->
    [plants] Растение даёт { $value }; Энергия повышает
    [water] Резервуар даёт { $value }; Энергия повышает
    [antennas] Радиотелескоп даёт { $value }; Энергия повышает
   *[planning] Каждый X за Календарь зачёркивает клетку; сейчас это стоит { $value }
}
colony-tip-antenna = Радиотелескоп: обводят, когда его модуль заполнен и соединён со звездолётом
colony-tip-tank = Резервуар: обводят Водой, когда пишут в его модуле
colony-tip-area = { $area ->
    [astronaut] Больше всего астронавтов: 20, 10 или 5 очков
    [errors] Системные ошибки
   *[results] Ваш результат
}
colony-news-quarter = { $value } за { colony-quarter }
colony-news-lines = { $count ->
    [one] заполняет ряд
   *[other] заполняет ряды: { $count }
}
colony-news-reached = достигает: { $place }
colony-news-antennas = { $count ->
    [one] { $count } радиотелескоп
    [few] { $count } радиотелескопа
   *[other] { $count } радиотелескопов
}
colony-news-plants = { $count ->
    [one] { $count } растение
    [few] { $count } растения
   *[other] { $count } растений
}
colony-row-marks = Ряд { $row }: { $marks }
