## The Dome
dome-ask-split = Розділіть секцію купола, яку ще не збудовано й не розділено.
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
dome-mission-x-written = Майте на полі { $count } «X»
dome-term-tower = Дослідницька вежа
dome-term-skyscrapers = Хмарочоси
dome-term-crew = Екіпаж
dome-term-dome = Незбудовані секції
dome-refused-touching = Почніть хмарочос з початкового рівня, а далі вписуйте безпосередньо над або під заповненою клітинкою.
