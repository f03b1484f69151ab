## The Dome
dome-ask-split = Разделите секцию купола, которая ещё не построена и не разделена.
dome-place-above = небоскрёб { $skyscraper }, уровень { $level } над поверхностью
dome-place-below = небоскрёб { $skyscraper }, уровень { $level } под поверхностью
dome-plant = обвести растение на уровне { $level } башни { $side ->
    [above] над поверхностью
   *[below] под поверхностью
}
dome-water = обвести воду на уровне { $level } башни { $side ->
    [above] над поверхностью
   *[below] под поверхностью
}
dome-build = построить секцию { $section } купола
dome-build-half = построить { $half ->
    [left] левую
   *[right] правую
} половину секции { $section } купола
dome-split = разделить секцию { $section } купола
dome-upgrade = { $table ->
    [missions] улучшить миссии
    [tower] улучшить исследовательскую башню
    [crew] улучшить экипаж
   *[dome] улучшить купол
} до { $values }
dome-race = { $end ->
    [top] верхний
   *[bottom] нижний
} уровень небоскрёба { $skyscraper }
dome-reward = { $mark ->
    [first] звезда
   *[later] вспышка
}
dome-mission-groups-filled = { $count ->
    [one] Заполните небоскрёб целиком
   *[other] Заполните целиком небоскрёбы: { $count }
}
dome-mission-skyscraper-tops-filled = Заполните верхние уровни небоскрёбов: { $count }
dome-mission-tower-levels = Обведите не менее чем по { $symbols } символа на уровнях башни: { $levels }
dome-mission-dome-complete = Постройте все секции купола
dome-mission-x-written = Имейте на поле { $count } «Х»
dome-term-tower = Исследовательская башня
dome-term-skyscrapers = Небоскрёбы
dome-term-crew = Экипаж
dome-term-dome = Непостроенные секции
dome-refused-touching = Начните небоскрёб с начального уровня, а дальше вписывайте прямо над или под заполненной ячейкой.
