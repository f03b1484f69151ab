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
