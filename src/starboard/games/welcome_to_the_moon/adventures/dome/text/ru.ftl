## Rule switches
option-a5_dome_single_arm = Купол: роботы строят
option-a5_dome_single_arm-choice = { $choice ->
    [yes] только с одного края
   *[no] с обоих краёв
}

## The Dome
dome-ask-split = Разделите секцию купола, которая ещё не построена и не разделена.
dome-due-split = затем разделить секцию купола
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
dome-mission-x-written = Впишите эффектом «Центр управления» { $count } «Х»
dome-term-tower = Исследовательская башня
dome-term-skyscrapers = Небоскрёбы
dome-term-crew = Экипаж
dome-term-dome = Непостроенные секции
dome-refused-touching = Начните небоскрёб с начального уровня, а дальше вписывайте прямо над или под заполненной ячейкой.
dome-refused-arm = За этим столом купол строят с одного края: только секция рядом с построенной.
dome-refused-end = Только первая непостроенная секция слева или справа.
dome-refused-parity = Секции { $section } нужно { $parity ->
    [odd] нечётное
   *[even] чётное
} число.
dome-refused-split = Только секция, которая не построена и не разделена.
dome-refused-level = Только уровень башни, с которым соединено ваше число.
dome-refused-crew = Все астронавты зачёркнуты: номер не меняется.
dome-refused-whole = Разделённую секцию строят половинами, неразделённую — целиком.
dome-why-no-place = { $number } не подходит ни к одному доступному уровню.

## Client
dome-sheet-dome = Купол
dome-sheet-errors = Ошибки
dome-sheet-most = больше
dome-sheet-other = прочие
dome-sheet-each = каждая
dome-parity = { $parity ->
    [odd] нечётное
   *[even] чётное
}
dome-where = { $effect ->
    [robot] затем построить секцию его чётности
    [energy] затем улучшить таблицу
    [plant] затем обвести растение уровня башни
    [water] затем обвести воду уровня башни
    [astronaut] до 2 больше или меньше
   *[planning] затем написать X и разделить секцию
}
dome-standing = Миссии { $missions }, башня { $tower }, небоскрёбы { $skyscrapers }, экипаж { $crew }{ $penalty ->
    [0] {""}
   *[other] , −{ $penalty }
}
dome-tip-slot = { $place }{ $base ->
    [yes] : начальный уровень
   *[no] {""}
}{ $joined ->
    [yes] {""}
   *[no] , без перехода к башне
}
dome-tip-section = { $state ->
    [built] Секция { $section } купола построена
    [split] Секция { $section } купола разделена: половины строят { $parity ->
        [odd] нечётными
       *[even] чётными
    } числами
   *[open] Секция { $section } купола: Робот строит её { $parity ->
        [odd] нечётным
       *[even] чётным
    } числом
}
dome-tip-level = Уровень { $level } башни { $side ->
    [above] над поверхностью
   *[below] под поверхностью
}: обведено { $have } из 3, очков { $points }
dome-tip-table = { $table ->
    [missions] Миссии дают { $values }: звезда, вспышка; Энергия повышает
    [tower] Уровень башни даёт { $values } за 1, 2, 3 символа; Энергия повышает
    [crew] Экипаж даёт { $values }: больше всех астронавтов, меньше; Энергия повышает
   *[dome] Каждая непостроенная секция стоит { $values }; Энергия снижает
}
dome-tip-race = Заполните { $race }: очков { $first }, а после другого игрока { $later }
dome-tip-area = { $area ->
    [astronaut] Использованные астронавты; без них экипаж ничего не даёт
    [errors] Системные ошибки
    [skyscrapers] Бонусы верхних и нижних уровней
   *[results] Ваш результат
}
dome-news-race = { $value } за { $race }
dome-news-filled = заполняет небоскрёб { $skyscraper }
dome-news-unbuilt = не построено { $from } → { $to }
dome-news-level = { $have } из 3 на уровне башни
dome-skyscraper-marks = Небоскрёб { $skyscraper } снизу: { $marks }
dome-dome-marks = Купол: построено { $have } из { $of }
