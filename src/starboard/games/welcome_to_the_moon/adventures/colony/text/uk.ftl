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
colony-refused-printed = У цьому модулі нічого не пишуть.
colony-refused-both = Жодне число не підходить і до ряду, і до стовпця.
colony-refused-joined = Тунель має починатися від з’єднаного із зорельотом.
colony-refused-greenhouse = Лише верхня вільна теплиця кварталу, де ви написали.
colony-refused-tank = Лише резервуар модуля, де ви написали.
colony-why-no-place = { $number } не підходить до жодного ряду й стовпця.

## Client
colony-sheet-sum = сума чотирьох
colony-sheet-errors = Помилки
colony-where = { $effect ->
    [robot] потім побудувати тунель
    [energy] потім підняти множник
    [plant] потім обвести теплицю кварталу
    [water] потім обвести резервуар модуля
    [astronaut] до 2 більше чи менше
   *[planning] потім написати X
}
colony-standing = Рослини { $plants }, вода { $water }, радіотелескопи { $antennas }, квартали { $quarters }, астронавти { $astronauts }{ $penalty ->
    [0] {""}
   *[other] , −{ $penalty }
}
colony-tip-module = { $kind ->
    [start] Зореліт: звідси йдуть тунелі
    [observatory] Обсерваторія: з’єднайте її тунелями, щоб обвести радіотелескопи
    [printed_x] Надрукований X: вважається заповненим
   *[module] Модуль: { $place }
}{ $joined ->
    [yes] , з’єднаний тунелями
   *[no] {""}
}
colony-tip-tunnel = { $built ->
    [yes] Тунель: { $one } — { $other }
   *[no] Тут можна побудувати тунель: { $one } — { $other }
}
colony-tip-quarter = Заповніть { colony-quarter }: очок { $first }, а після іншого гравця { $later }. Теплиці обводять згори
colony-tip-track = { $track ->
    [plants] Рослина дає { $value }; Енергія підвищує
    [water] Резервуар дає { $value }; Енергія підвищує
    [antennas] Радіотелескоп дає { $value }; Енергія підвищує
   *[planning] Кожен X за Календар закреслює клітинку; зараз це коштує { $value }
}
colony-tip-antenna = Радіотелескоп: обводять, коли його модуль заповнено і з’єднано із зорельотом
colony-tip-tank = Резервуар: обводять Водою, коли пишуть у його модулі
colony-tip-area = { $area ->
    [astronaut] Найбільше астронавтів: 20, 10 або 5 очок
    [errors] Системні помилки
   *[results] Ваш результат
}
colony-news-quarter = { $value } за { colony-quarter }
colony-news-lines = { $count ->
    [one] заповнює ряд
   *[other] заповнює ряди: { $count }
}
colony-news-reached = досягає: { $place }
colony-news-antennas = { $count ->
    [one] { $count } радіотелескоп
    [few] { $count } радіотелескопи
   *[other] { $count } радіотелескопів
}
colony-news-plants = { $count ->
    [one] { $count } рослина
    [few] { $count } рослини
   *[other] { $count } рослин
}
colony-row-marks = Ряд { $row }: { $marks }
