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
battle-planet = { $type ->
    [green] зелёная
    [blue] синяя
   *[grey] серая
} планета { $label }
battle-write = { $combination }{ $stack ->
    [0] {""}
   *[other] {" "}(стопка { $stack })
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
