## The Colony
colony-place = стовпець { $column }, ряд { $row }
colony-start = зореліт
colony-observatory = обсерваторія
colony-quarter = { $quarter ->
    [1] верхній лівий квартал
    [2] верхній правий квартал
    [3] нижній лівий квартал
   *[4] нижній правий квартал
}
colony-tunnel = побудувати тунель: { $one } — { $other }
colony-antennas = { $count ->
    [one] обвести радіотелескоп: { $place }
    [few] обвести { $count } радіотелескопи: { $place }
   *[other] обвести { $count } радіотелескопів: { $place }
}
colony-tank = обвести резервуар з водою: { $place }
colony-greenhouse = обвести теплицю ({ colony-quarter }): { $plants ->
    [one] { $plants } рослина
    [few] { $plants } рослини
   *[other] { $plants } рослин
}
colony-box = { $track ->
    [plants] енергія для теплиць: { $value } за рослину
    [water] енергія для резервуарів з водою: { $value } за резервуар
    [antennas] енергія для радіотелескопів: { $value } за радіотелескоп
   *[planning] штраф за календар: { $value }
}
colony-race = { colony-quarter }
colony-mission-columns-filled = Заповніть вертикальні ряди: { $count }
colony-mission-rows-filled = Заповніть горизонтальні ряди: { $count }
colony-mission-observatory-connected = З'єднайте обсерваторію із зорельотом мережею тунелів
colony-mission-quarters-with-all-antennas = Обведіть усі радіотелескопи кварталів: { $count }
colony-mission-plants-circled = Обведіть рослини в теплицях: { $count }
colony-mission-quarters-with-all-tanks = Обведіть обидва резервуари з водою кварталів: { $count }
colony-term-plants = Рослини
colony-term-water = Резервуари з водою
colony-term-antennas = Радіотелескопи
colony-term-quarters = Квартали
colony-term-astronauts = Найбільше астронавтів
colony-term-planning = Календар
