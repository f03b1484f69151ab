## The Journey
journey-ask-wall = Розділіть траєкторію: проведіть лінію між двома клітинками.
journey-due-wall = потім провести лінію
journey-place = клітинка { $place } траєкторії
journey-wall = розділити траєкторію між клітинками { $place } і { $next }
journey-tank = обвести резервуар з водою вартістю { $points }
journey-plant = обвести рослину станції { $station }
journey-robot = обвести робота станції { $station }
journey-race = множник станції { $station }
journey-mission-stations-with-multiplier = Отримайте множник на станціях: { $count }
journey-mission-stations-with-all-plants = Обведіть усі рослини станцій: { $count }
journey-mission-zones-6 = Заповніть два відрізки рівно по 6 клітинок
journey-mission-zones-6-4-2 = Заповніть відрізки рівно з 6, 4 і 2 клітинок
journey-mission-water-tanks-circled = Обведіть резервуари з водою: { $count }
journey-mission-water-tanks-consecutive = Обведіть резервуари з водою поспіль: { $count }
journey-term-plants = Станції
journey-term-water = Резервуари з водою
journey-term-longest-zone = Найдовший відрізок
journey-term-most-zones = Найбільше відрізків
journey-refused-zone = Станція { $station } не в цьому відрізку.
journey-refused-tank = Лише резервуар біля клітинки, у яку ви вписали номер.
journey-why-no-place = { $number } не підходить до жодного відрізка.

## Client
journey-sheet-energy =
    пара —
    одна
    лінія
journey-sheet-stations = станції
journey-sheet-tanks = вода
journey-sheet-longest =
    повний
    відрізок
journey-sheet-most =
    більше
    відрізків
journey-where = { $effect ->
    [robot] потім обвести робота будь-якої станції
    [energy] потім обвести енергію; пара проводить лінію
    [plant] потім обвести рослину станції цього відрізка
    [water] потім обвести резервуар біля клітинки
    [astronaut] до 2 більше чи менше
   *[planning] потім написати X
}
journey-standing = Станції { $plants }, вода { $water }, відрізки { $zones }{ $penalty ->
    [0] {""}
   *[other] , −{ $penalty }
}
journey-tip-slot = Клітинка { $place }{ $tank ->
    [0] {""}
   *[other] , резервуар з водою на { $tank }
}{ $station ->
    [0] {""}
   *[other] , пов’язана зі станцією { $station }
}
journey-tip-wall = Між клітинками { $place } і { $next } можна провести лінію
journey-tip-wall-drawn = Лінія між клітинками { $place } і { $next }: далі числа починаються знову
journey-tip-tank = Резервуар клітинки { $place }: очок { $points }; пишіть тут із Водою
journey-tip-station = Станція { $station }: рослин { $plants } з { $allPlants }, роботів { $robots } з { $allRobots }. Усі роботи дають ×{ $first }, а після іншого гравця ×{ $later }
journey-tip-area = { $area ->
    [energy] Енергія: кожна пара проводить лінію
    [astronaut] Астронавт: кожна пара дає універсальний ефект
    [planning] Планування: кожна пара дає універсальний ефект
    [errors] Системні помилки: перші дві обводять енергію
   *[results] Ваш результат
}
journey-news-zone = { $count ->
    [one] заповнює відрізок з { $count } клітинки
   *[other] заповнює відрізок з { $count } клітинок
}
journey-news-multiplier = ×{ $value } на станції { $station }
journey-zone-marks = Клітинки { $place }–{ $next }: { $marks }
