## Rule switches
option-a8_astronaut_any_sheet = Битва: збережений астронавт діє
option-a8_astronaut_any_sheet-choice = { $choice ->
    [yes] на обох ваших полях
   *[no] на своєму полі
}
option-a8_stored_astronauts_per_turn = Битва: збережених астронавтів за хід
option-a8_stored_astronauts_per_turn-choice = { $choice ->
    [1] не більше одного
   *[unlimited] скільки завгодно
}

## The Battle
battle-ask-write = { $zone ->
    [A] Власне поле: візьміть комбінацію й намалюйте свій символ на планеті, яку називає її число.
   *[B] Поле сусіда праворуч: візьміть комбінацію й намалюйте свій символ на планеті, яку називає її число.
}
battle-ask-error = Жодна комбінація не називає планету з порожньою клітинкою: використайте збережених астронавтів або позначте системну помилку.
battle-ask-plan = Календар: намалюйте свій символ на супутнику й закресліть клітинку штрафу або відмовтеся.
battle-ask-bonus-robot = Бонус: намалюйте свій символ на наступному астероїді або відмовтеся.
battle-ask-bonus-energy = Бонус: підвищте цінність одного типу планет або відмовтеся.
battle-ask-bonus-plant = Бонус: закресліть клітинку рослин або відмовтеся.
battle-ask-bonus-water = Бонус: закресліть клітинку води або відмовтеся.
battle-ask-bonus-planning = Бонус: намалюйте свій символ на супутнику без штрафу або відмовтеся.
battle-due-bonus = бонус: { $effect }
battle-planet = { $type ->
    [green] зелена
    [blue] синя
   *[grey] сіра
} планета { $label }
battle-write = { $combination }{ $twice ->
    [no] {""}
   *[yes] {" "}({ $source })
}{ $changed ->
    [no] {""}
   *[yes] {" "}як { $number }
}: символ — { $planet }{ $spent ->
    [0] {""}
   *[other] ; збережені астронавти: −{ $spent }
}
battle-asteroid = намалювати символ на астероїді { $number }
battle-moon = намалювати символ на супутнику: { $planet }
battle-symbol = { $kind ->
    [plant] закреслити рослину: { $planet }
   *[water] закреслити воду: { $planet }
}
battle-box = { $track ->
    [plants] закреслити клітинку рослин, тепер очок: { $value }
    [water] закреслити клітинку води, тепер очок: { $value }
    [green] підвищити цінність зелених планет до { $value }
    [blue] підвищити цінність синіх планет до { $value }
    [grey] підвищити цінність сірих планет до { $value }
   *[planning] штраф за календар: { $value }
}
battle-astronaut = обвести астронавта на майбутнє
battle-spend = використати збереженого астронавта
battle-error = закреслити системну помилку
battle-log-captured = Захоплення: { $planet }. Контроль: { $players }.
battle-end-errors = обидві системні помилки одного поля ({ $players })
battle-refused-planet = Число { $number } не для цієї планети ({ $planet }).
battle-refused-order = Символ малюють у першій порожній клітинці планети.
battle-refused-nearest = Цю планету називає і менша зміна числа: виберіть її.
battle-refused-moon = Символ малюють на супутнику з порожньою клітинкою, планету якого ще не захоплено, або відмовляються.
battle-mission-planets-controlled = Контролюйте захоплені планети на одному полі: { $count }
battle-mission-planet-types-controlled = Контролюйте на одному полі захоплену планету кожного типу
battle-mission-asteroids = Майте свій символ на астероїдах одного поля: { $count }
battle-mission-planet-value-boxes-crossed-each-type = Підвищте цінність кожного типу планет на одному полі, разів: { $count }
battle-mission-plant-boxes-crossed = Закресліть на одному полі клітинки рослин ({ $count }) і води ({ $water })
battle-mission-different-moons-with-own-insignia = Майте свій символ на різних супутниках одного поля: { $count }
battle-term-plants = Рослини
battle-term-water = Вода
battle-term-green = Зелені планети
battle-term-blue = Сині планети
battle-term-grey = Сірі планети
battle-term-planning = Календар

## ASTRA
battle-log-astra = ASTRA грає { $combination }: { $planet }.
battle-ask-astra = ASTRA грає { $combination }, підходять кілька планет: оберіть одну.
battle-refused-zone = Це зона іншого гравця.
battle-refused-captured = Планету захоплено: її супутник закрито.
battle-refused-symbol = Лише символ планети, на якій ви щойно малювали.
battle-refused-asteroid = Лише наступний астероїд від вашого краю поясу.
battle-refused-astronauts = Така зміна коштує збережених астронавтів: { $need }; ви можете використати { $have }.
battle-refused-full-moon = На цьому супутнику немає порожньої клітинки.
battle-refused-weaker = ASTRA б’є там, де ваших символів найбільше: є планета, де їх більше.
battle-refused-astra = Її карта називає інші планети.
battle-why-no-place = { $number } не називає жодної планети з порожньою клітинкою.

## Client
battle-sheet-of = Поле гравців { $below } (знизу) і { $above } (згори)
battle-standing = Власне поле { $left }, праве { $right }, місії { $missions }
battle-where = { $effect ->
    [robot] потім наступний астероїд
    [energy] потім підвищте тип планет
    [plant] потім закресліть рослину планети
    [water] потім закресліть воду планети
    [astronaut] до 2 більше або менше
   *[planning] потім супутник
}
battle-tip-planet = Малювати тут: { $planet }; знизу { $below }, згори { $above }{ $bonus ->
    [none] {""}
   *[other] ; у клітинці бонус
}
battle-tip-moon = { $closed ->
    [yes] Супутник закрито, планету захоплено: { $planet }
   *[no] Супутник: символи тут рахуються для контролю ({ $planet })
}
battle-tip-symbol = { $kind ->
    [plant] Рослина: закреслюється ефектом рослини, коли ви малюєте на цій планеті
   *[water] Вода: закреслюється ефектом води, коли ви малюєте на цій планеті
}
battle-tip-asteroid = Астероїд: робот малює на наступному від вашого краю й дає бонуси поруч
battle-tip-track = { $track ->
    [plants] Клітинки рослин: зараз очок { $value }
    [water] Клітинки води: зараз очок { $value }
    [green] Зелена планета під вашим контролем дає { $value }; енергія підвищує
    [blue] Синя планета під вашим контролем дає { $value }; енергія підвищує
    [grey] Сіра планета під вашим контролем дає { $value }; енергія підвищує
   *[planning] Кожен супутник через календар закреслює клітинку; зараз штраф { $value }
}
battle-tip-area = { $area ->
    [astronauts] Збережені астронавти: кожен змінить пізніше число щонайбільше на 2 на цьому полі
   *[errors] Системні помилки цієї зони
}
battle-news-captured = захоплення: { $planet }, знизу { $below }, згори { $above }
battle-news-spent = використано збережених астронавтів: { $count }
battle-planet-marks = { $planet }: знизу { $below }, згори { $above }, порожніх клітинок { $free }
