## The Journey
journey-ask-wall = Розділіть траєкторію: проведіть лінію між двома клітинками.
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
