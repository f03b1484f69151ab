## Rule switches
option-a5_dome_single_arm = Купол: роботи будують
option-a5_dome_single_arm-choice = { $choice ->
    [yes] лише з одного краю
   *[no] з обох країв
}

## The Dome
dome-ask-split = Розділіть секцію купола, яку ще не збудовано й не розділено.
dome-due-split = потім розділити секцію купола
dome-place-above = хмарочос { $skyscraper }, рівень { $level } над поверхнею
dome-place-below = хмарочос { $skyscraper }, рівень { $level } під поверхнею
dome-plant = обвести рослину на рівні { $level } вежі { $side ->
    [above] над поверхнею
   *[below] під поверхнею
}
dome-water = обвести воду на рівні { $level } вежі { $side ->
    [above] над поверхнею
   *[below] під поверхнею
}
dome-build = збудувати секцію { $section } купола
dome-build-half = збудувати { $half ->
    [left] ліву
   *[right] праву
} половину секції { $section } купола
dome-split = розділити секцію { $section } купола
dome-upgrade = { $table ->
    [missions] поліпшити місії
    [tower] поліпшити дослідницьку вежу
    [crew] поліпшити екіпаж
   *[dome] поліпшити купол
} до { $values }
dome-race = { $end ->
    [top] верхній
   *[bottom] нижній
} рівень хмарочоса { $skyscraper }
dome-reward = { $mark ->
    [first] зірка
   *[later] спалах
}
dome-mission-groups-filled = { $count ->
    [one] Заповніть хмарочос повністю
   *[other] Заповніть повністю хмарочоси: { $count }
}
dome-mission-skyscraper-tops-filled = Заповніть верхні рівні хмарочосів: { $count }
dome-mission-tower-levels = Обведіть щонайменше по { $symbols } символи на рівнях вежі: { $levels }
dome-mission-dome-complete = Збудуйте всі секції купола
dome-mission-x-written = Впишіть ефектом «Центр керування» { $count } «X»
dome-term-tower = Дослідницька вежа
dome-term-skyscrapers = Хмарочоси
dome-term-crew = Екіпаж
dome-term-dome = Незбудовані секції
dome-refused-touching = Почніть хмарочос з початкового рівня, а далі вписуйте безпосередньо над або під заповненою клітинкою.
dome-refused-arm = За цим столом купол будують з одного краю: лише секція поруч зі збудованою.
dome-refused-end = Лише перша незбудована секція зліва або справа.
dome-refused-parity = Секція { $section } потребує { $parity ->
    [odd] непарного
   *[even] парного
} числа.
dome-refused-split = Лише секція, яку не збудовано й не розділено.
dome-refused-level = Лише рівень вежі, з яким з’єднано ваше число.
dome-refused-crew = Усіх астронавтів закреслено: номер не змінюється.
dome-refused-whole = Розділену секцію будують половинами, нерозділену — цілою.
dome-why-no-place = { $number } не підходить до жодного доступного рівня.

## Client
dome-sheet-dome = Купол
dome-sheet-errors = Помилки
dome-sheet-most = більше
dome-sheet-other = інші
dome-sheet-each = кожна
dome-parity = { $parity ->
    [odd] непарне
   *[even] парне
}
dome-where = { $effect ->
    [robot] потім збудувати секцію його парності
    [energy] потім поліпшити таблицю
    [plant] потім обвести рослину рівня вежі
    [water] потім обвести воду рівня вежі
    [astronaut] до 2 більше чи менше
   *[planning] потім написати X і розділити секцію
}
dome-standing = Місії { $missions }, вежа { $tower }, хмарочоси { $skyscrapers }, екіпаж { $crew }{ $penalty ->
    [0] {""}
   *[other] , −{ $penalty }
}
dome-tip-slot = { $place }{ $base ->
    [yes] : початковий рівень
   *[no] {""}
}{ $joined ->
    [yes] {""}
   *[no] , без переходу до вежі
}
dome-tip-section = { $state ->
    [built] Секцію { $section } купола збудовано
    [split] Секцію { $section } купола розділено: половини будують { $parity ->
        [odd] непарними
       *[even] парними
    } числами
   *[open] Секція { $section } купола: Робот будує її { $parity ->
        [odd] непарним
       *[even] парним
    } числом
}
dome-tip-level = Рівень { $level } вежі { $side ->
    [above] над поверхнею
   *[below] під поверхнею
}: обведено { $have } з 3, очок { $points }
dome-tip-table = { $table ->
    [missions] Місії дають { $values }: зірка, спалах; Енергія підвищує
    [tower] Рівень вежі дає { $values } за 1, 2, 3 символи; Енергія підвищує
    [crew] Екіпаж дає { $values }: найбільше астронавтів, менше; Енергія підвищує
   *[dome] Кожна незбудована секція коштує { $values }; Енергія знижує
}
dome-tip-race = Заповніть { $race }: очок { $first }, а після іншого гравця { $later }
dome-tip-area = { $area ->
    [astronaut] Використані астронавти; без них екіпаж нічого не дає
    [errors] Системні помилки
    [skyscrapers] Бонуси верхніх і нижніх рівнів
   *[results] Ваш результат
}
dome-news-race = { $value } за { $race }
dome-news-filled = заповнює хмарочос { $skyscraper }
dome-news-unbuilt = незбудовано { $from } → { $to }
dome-news-level = { $have } з 3 на рівні вежі
dome-skyscraper-marks = Хмарочос { $skyscraper } знизу: { $marks }
dome-dome-marks = Купол: збудовано { $have } з { $of }
