## Rule switches
option-a8_astronaut_any_sheet = Битва: сохранённый астронавт действует
option-a8_astronaut_any_sheet-choice = { $choice ->
    [yes] на обоих ваших полях
   *[no] на своём поле
}
option-a8_stored_astronauts_per_turn = Битва: сохранённых астронавтов за ход
option-a8_stored_astronauts_per_turn-choice = { $choice ->
    [1] не больше одного
   *[unlimited] сколько угодно
}

## The Battle
battle-ask-write = { $zone ->
    [A] Собственное поле: возьмите комбинацию и нарисуйте свой символ на планете, которую называет её число.
   *[B] Поле соседа справа: возьмите комбинацию и нарисуйте свой символ на планете, которую называет её число.
}
battle-ask-error = Ни одна комбинация не называет планету с пустой ячейкой: используйте сохранённых астронавтов или отметьте системную ошибку.
battle-ask-plan = Календарь: нарисуйте свой символ на спутнике и зачеркните ячейку штрафа или откажитесь.
battle-ask-bonus-robot = Бонус: нарисуйте свой символ на следующем астероиде или откажитесь.
battle-ask-bonus-energy = Бонус: повысьте ценность одного типа планет или откажитесь.
battle-ask-bonus-plant = Бонус: зачеркните ячейку растений или откажитесь.
battle-ask-bonus-water = Бонус: зачеркните ячейку воды или откажитесь.
battle-ask-bonus-planning = Бонус: нарисуйте свой символ на спутнике без штрафа или откажитесь.
battle-due-bonus = бонус: { $effect }
battle-planet = { $type ->
    [green] зелёная
    [blue] синяя
   *[grey] серая
} планета { $label }
battle-write = { $combination }{ $twice ->
    [no] {""}
   *[yes] {" "}({ $source })
}{ $changed ->
    [no] {""}
   *[yes] {" "}как { $number }
}: символ — { $planet }{ $spent ->
    [0] {""}
   *[other] ; сохранённые астронавты: −{ $spent }
}
battle-asteroid = нарисовать символ на астероиде { $number }
battle-moon = нарисовать символ на спутнике: { $planet }
battle-symbol = { $kind ->
    [plant] зачеркнуть растение: { $planet }
   *[water] зачеркнуть воду: { $planet }
}
battle-box = { $track ->
    [plants] зачеркнуть ячейку растений, теперь очков: { $value }
    [water] зачеркнуть ячейку воды, теперь очков: { $value }
    [green] повысить ценность зелёных планет до { $value }
    [blue] повысить ценность синих планет до { $value }
    [grey] повысить ценность серых планет до { $value }
   *[planning] штраф за календарь: { $value }
}
battle-astronaut = обвести астронавта на будущее
battle-spend = использовать сохранённого астронавта
battle-error = зачеркнуть системную ошибку
battle-log-captured = Захват: { $planet }. Контроль: { $players }.
battle-end-errors = обе системные ошибки одного поля ({ $players })
battle-refused-planet = Число { $number } не для этой планеты ({ $planet }).
battle-refused-order = Символ рисуют в первой пустой ячейке планеты.
battle-refused-nearest = Эту планету называет и меньшее изменение числа: выберите его.
battle-refused-moon = Символ рисуют на спутнике с пустой ячейкой, планета которого ещё не захвачена, или отказываются.
battle-mission-planets-controlled = Контролируйте захваченные планеты на одном поле: { $count }
battle-mission-planet-types-controlled = Контролируйте на одном поле захваченную планету каждого типа
battle-mission-asteroids = Ваш символ на астероидах одного поля: { $count }
battle-mission-planet-value-boxes-crossed-each-type = Повысьте ценность каждого типа планет на одном поле, раз: { $count }
battle-mission-plant-boxes-crossed = Зачеркните на одном поле ячейки растений ({ $count }) и воды ({ $water })
battle-mission-different-moons-with-own-insignia = Ваш символ на разных спутниках одного поля: { $count }
battle-term-plants = Растения
battle-term-water = Вода
battle-term-green = Зелёные планеты
battle-term-blue = Синие планеты
battle-term-grey = Серые планеты
battle-term-planning = Календарь

## ASTRA
battle-log-astra = ASTRA играет { $combination }: { $planet }.
battle-ask-astra = ASTRA играет { $combination }, подходят несколько планет: выберите одну.
battle-refused-zone = Это зона другого игрока.
battle-refused-captured = Планета захвачена: её спутник закрыт.
battle-refused-symbol = Только символ планеты, на которой вы только что рисовали.
battle-refused-asteroid = Только следующий астероид от вашего края пояса.
battle-refused-astronauts = Такое изменение стоит сохранённых астронавтов: { $need }; вы можете использовать { $have }.
battle-refused-full-moon = На этом спутнике нет пустой ячейки.
battle-refused-weaker = ASTRA бьёт там, где ваших символов больше всего: есть планета, где их больше.
battle-refused-astra = Её карта называет другие планеты.
battle-why-no-place = { $number } не называет ни одной планеты с пустой ячейкой.

## Client
battle-sheet-of = Поле игроков { $below } (снизу) и { $above } (сверху)
battle-standing = Своё поле { $left }, правое { $right }, миссии { $missions }
battle-where = { $effect ->
    [robot] затем следующий астероид
    [energy] затем повысьте тип планет
    [plant] затем зачеркните растение планеты
    [water] затем зачеркните воду планеты
    [astronaut] до 2 больше или меньше
   *[planning] затем спутник
}
battle-tip-planet = Рисовать здесь: { $planet }; снизу { $below }, сверху { $above }{ $bonus ->
    [none] {""}
   *[other] ; в ячейке бонус
}
battle-tip-moon = { $closed ->
    [yes] Спутник закрыт, планета захвачена: { $planet }
   *[no] Спутник: символы здесь считаются для контроля ({ $planet })
}
battle-tip-symbol = { $kind ->
    [plant] Растение: зачёркивается эффектом растения, когда вы рисуете на этой планете
   *[water] Вода: зачёркивается эффектом воды, когда вы рисуете на этой планете
}
battle-tip-asteroid = Астероид: робот рисует на следующем от вашего края и даёт бонусы рядом
battle-tip-track = { $track ->
    [plants] Ячейки растений: сейчас очков { $value }
    [water] Ячейки воды: сейчас очков { $value }
    [green] Зелёная планета под вашим контролем даёт { $value }; энергия повышает
    [blue] Синяя планета под вашим контролем даёт { $value }; энергия повышает
    [grey] Серая планета под вашим контролем даёт { $value }; энергия повышает
   *[planning] Каждый спутник через календарь зачёркивает ячейку; сейчас штраф { $value }
}
battle-tip-area = { $area ->
    [astronauts] Сохранённые астронавты: каждый изменит позднее число не более чем на 2 на этом поле
   *[errors] Системные ошибки этой зоны
}
battle-news-captured = захват: { $planet }, снизу { $below }, сверху { $above }
battle-news-spent = потрачено сохранённых астронавтов: { $count }
battle-planet-marks = { $planet }: снизу { $below }, сверху { $above }, пустых ячеек { $free }
