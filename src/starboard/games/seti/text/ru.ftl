## The game
game-name = SETI
option-left_species = Левый вид
option-left_species-choice = { $choice ->
    [mascamites] Маскамиты
    [anomalies] Аномалии
    [oumuamua] Оумуамуа
    [centaurians] Центаврийцы
    [exertians] Икзертийцы
   *[random] Случайный
}
option-right_species = Правый вид
option-right_species-choice = { $choice ->
    [mascamites] Маскамиты
    [anomalies] Аномалии
    [oumuamua] Оумуамуа
    [centaurians] Центаврийцы
    [exertians] Икзертийцы
   *[random] Случайный
}
option-layout = Солнечная система
option-layout-choice = { $choice ->
    [random] Случайная
   *[other] Расклад { $choice }
}
option-level = Уровень соперника в одиночной игре
option-level-choice = Уровень { $choice }
rival-name = Соперник

## Score
score-track = Трек ПО
score-cards = Карты конца игры
score-gold = Золотые плитки
score-species = Виды и цели
score-danger = Наибольшая опасность
end-after-five-rounds = сыграно пять раундов

## Names
planet-mercury = Меркурий
planet-venus = Венера
planet-earth = Земля
planet-mars = Марс
planet-jupiter = Юпитер
planet-saturn = Сатурн
planet-uranus = Уран
planet-neptune = Нептун
planet-oumuamua = Оумуамуа
moon-phobos_deimos = Фобос и Деймос
moon-callisto = Каллисто
moon-ganymede = Ганимед
moon-europa = Европа
moon-io = Ио
moon-titan = Титан
moon-enceladus = Энцелад
moon-titania = Титания
moon-triton = Тритон
star-procyon = Процион
star-vega = Вега
star-sirius_a = Сириус A
star-barnards_star = звезда Барнарда
star-kepler_22 = Кеплер-22
star-proxima_centauri = Проксима Центавра
star-61_virginis = 61 Девы
star-beta_pictoris = Бета Живописца
star-oumuamua = плитка Оумуамуа
tech-probe_1 = Второй зонд
tech-probe_2 = Навигация среди астероидов
tech-probe_3 = Дешёвая посадка
tech-probe_4 = Посадка на спутники
tech-telescope_1 = Широкий обзор с Земли
tech-telescope_2 = Телескоп на Меркурии
tech-telescope_3 = Сигнал с карты руки
tech-telescope_4 = Запуск или перемещение
tech-computer_1 = Кредитный процессор
tech-computer_2 = Энергетический процессор
tech-computer_3 = Карточный процессор
tech-computer_4 = Процессор репутации
species-mascamites = маскамиты
species-anomalies = аномалии
species-oumuamua = Оумуамуа
species-centaurians = центаврийцы
species-exertians = икзертийцы
the-deck = верхняя карта колоды
space = кольцо { $ring }, сектор { $sector }
amount-credits = { $amount ->
    [one] { $amount } кредит
    [few] { $amount } кредита
   *[other] { $amount } кредитов
}
amount-energy = { $amount ->
    [one] { $amount } энергию
   *[other] { $amount } энергии
}
amount-publicity = { $amount ->
    [one] { $amount } очко репутации
    [few] { $amount } очка репутации
   *[other] { $amount } очков репутации
}
amount-data = { $amount ->
    [one] { $amount } жетон данных
    [few] { $amount } жетона данных
   *[other] { $amount } жетонов данных
}
amount-vp = { $amount } ПО
amount-exofossils = { $amount ->
    [one] { $amount } экзофоссилию
    [few] { $amount } экзофоссилии
   *[other] { $amount } экзофоссилий
}
sample = образец: { $what }
slot-left = левый вид
slot-right = правый вид
place-discovery = ячейка открытия ({ $what })
place-overflow = ячейка переполнения ({ $what })
place-row = ряд { $row }: { $what }

## What is asked
ask-main-action = Раунд { $round }: выполните основное действие.
ask-end-turn = Выполните дополнительные действия или завершите ход.
ask-pause = Перед следующим эффектом возможны дополнительные действия.
ask-pay = Хотите { $what }?
ask-show = Сколько подходящих карт показываете?
ask-visit = Очко репутации или шаг перемещения за это посещение?
ask-move = Перемещайте зонды, шагов: { $points }.
ask-signal = Где отмечаете сигнал?
ask-sector = Выберите сектор для сигналов.
ask-probe = Выберите зонд; осталось сигналов: { $left }.
ask-discard-for-signal = Сбросьте карту ради сигнала; осталось: { $left }.
ask-scan = Сканирование: отметьте сигнал Земли и сигнал карты из ряда.
ask-scan-finish = Сканирование: используйте телескопы или завершите.
ask-sector-order = Какой завершённый сектор разыграть первым?
ask-trace = Отметьте след жизни: { $colour ->
    [purple] пурпурный
    [yellow] жёлтый
    [blue] синий
   *[any] любой цвет
}.
ask-tech = Выберите технологию.
ask-data-space = Какую ячейку данных накрывает посадочный модуль?
ask-land = Где садитесь?
ask-remove-piece = { $piece ->
    [lander] Какой посадочный модуль
   *[orbiter] Какой орбитальный аппарат
} забираете?
ask-survey = Какой зонд осматривает астероиды?
ask-tuck = Подложить карту для дохода?
ask-tuck-first = Подложите одну из первых карт для дохода.
ask-tuck-this = Подложить именно эту карту для дохода?
ask-take = Возьмите карту из ряда или верхнюю карту колоды.
ask-take-alien = Возьмите карту этого вида.
ask-corner-order = Какой угол получаете следующим?
ask-split = Сбросьте взятую карту { $use ->
    [corner] ради её угла
   *[income] ради её дохода
}.
ask-exchange = Какие карты отдаёте? Осталось: { $left }.
ask-hand-limit = Сбросьте карты до { $limit }: ещё { $count }.
ask-round-card = Выберите карту конца раунда.
ask-cover = Накрыть кружок миссии?
ask-gold = Отметьте золотую плитку.
ask-reply = Выберите ответ на послание.
ask-secret = Сыграть карту икзертийцев, кредитов: { $credits }? Осталось: { $left }.
ask-collect-sample = Забрать образец?
ask-inspect-planet = У какой планеты осматриваете образцы?
ask-inspect = Награду какого образца получаете?
ask-task = Какое задание отметить?

## What can be done
do-launch = Запустить зонд
do-orbit = Выйти на орбиту: { $planet }
do-land = Сесть: { $place }
do-scan = Сканировать ближайшие звёзды
do-analyse = Анализировать данные
do-research = Исследовать технологию
do-pass = Спасовать
do-end-turn = Завершить ход
do-go-on = Продолжить
do-finish-scan = Завершить сканирование
do-take-move = Взять шаг перемещения
do-take-publicity = Взять очко репутации
do-pay = Заплатить
do-stop = Отказаться
do-play = Сыграть: { $card }
do-corner = Сбросить ради угла: { $card }
do-buy = Купить за { $price }: { $card }
do-exchange = Обменять { $give ->
    [credits] 2 кредита
    [energy] 2 энергии
   *[card] 2 карты
} на { $get ->
    [credits] 1 кредит
    [energy] 1 энергию
   *[card] 1 карту
}
do-card = { $use ->
    [tuck] Подложить
    [signal] Сбросить ради сигнала
    [take] Взять
    [corner] Использовать угол
    [income] Использовать доход
    [exchange] Отдать
    [discard] Сбросить
   *[keep] Оставить
}: { $card }
do-mission = Выполнить миссию: { $card }
do-deliver = Доставить для «{ $card }»: { $sample }
do-cover = Накрыть кружок { $slot }: { $card }
do-show = Показать карт: { $count }
do-secret = Сыграть лицом вниз: { $card }
do-move = { $piece ->
    [capsule] Капсула
   *[probe] Зонд
}{ $paid ->
    [energy] {" "}за энергию
    [both] {" "}с доплатой 1 энергии
   *[points] {""}
}: { $start } → { $to }
do-move-card = { $piece ->
    [capsule] Капсула
   *[probe] Зонд
} за угол карты «{ $card }»: { $start } → { $to }
do-data-space = Данные: { $data }
do-remove-piece = Забрать: { $place }{ $first ->
    [0] {""}
   *[other] {" "}(бонусная ячейка { $first })
}
do-signal = Сигнал: { $star }
do-sector = Сектор: { $star }
do-resolve = Разыграть: { $star }
do-probe = Зонд { $number } ({ $player }): кольцо { $ring }, сектор { $sector }
do-place-data = { $column ->
    [0] Положить данные в верхний ряд
   *[other] Положить данные под столбец { $column }
}
do-tech = Взять: { $tech } ({ $bonus }){ $column ->
    [0] {""}
   *[other] {" "}для столбца { $column }
}
do-telescope = { $tech }: { $what }
do-gold = Отметить { $tile ->
    [tech] «Технологии»
    [mission] «Миссии»
    [income] «Доход»
   *[other] «Другие»
}: { $what }
do-task = Цель { $objective }: { $task }
do-trace = { $species }, { $colour ->
    [purple] пурпурный
    [yellow] жёлтый
    [blue] синий
   *[any] любой цвет
}: { $place }
do-reply = Ответ: { $what }
do-sample = Выбрать {$sample}
do-look = Осмотреть образцы: { $planet }
do-tech-bare = Взять: { $tech }{ $column ->
    [0] {""}
   *[other] {" "}для столбца { $column }
}

## What happens
log-gained = { $player } получает { $what }.
log-launched = { $player } запускает зонд.
log-moved = { $player } перемещается: кольцо { $ring }, сектор { $sector }.
log-pushed = Зонд игрока { $player } сдвинут: кольцо { $ring }, сектор { $sector }.
log-rotated = Солнечная система вращается: диск { $disc }.
log-orbited = { $player } выходит на орбиту: { $planet }.
log-landed = { $player } садится: { $place }.
log-piece-removed = { $player } забирает фигурку: { $place }.
log-signal = { $player } отмечает сигнал: { $star }.
log-sector-won = { $player } выигрывает сектор: { $star }.
log-tile-resolved = Плитка Оумуамуа завершена и пополнена.
log-trace = { $player } отмечает след: { $species ->
    [left] левый вид
   *[right] правый вид
}, { $colour ->
    [purple] пурпурный
    [yellow] жёлтый
    [blue] синий
   *[any] любой цвет
}, { $place ->
    [discovery] ячейка открытия
    [overflow] переполнение
   *[row] строка { $place }
}.
log-tech = { $player } берёт технологию: { $tech }.
log-data-placed = { $column ->
    [0] { $player } кладёт данные в верхний ряд.
   *[other] { $player } кладёт данные под столбец { $column }.
}
log-acted = { $what ->
    [scan] { $player } сканирует ближайшие звёзды.
    [analyse] { $player } анализирует данные.
   *[research] { $player } исследует технологию.
}
log-played = { $player } играет карту «{ $card }».
log-taken = { $player } берёт карту «{ $card }».
log-drew = { $player } берёт карту из колоды.
log-discarded = { $player } сбрасывает карту «{ $card }».
log-corner = { $player } использует угол карты «{ $card }».
log-tucked = { $player } подкладывает для дохода карту «{ $card }».
log-bought = { $player } покупает карту.
log-exchanged = { $player } обменивает { $give ->
    [credits] 2 кредита
    [energy] 2 энергии
   *[card] 2 карты
} на { $get ->
    [credits] 1 кредит
    [energy] 1 энергию
   *[card] 1 карту
}.
log-row = Новая карта в ряду: «{ $card }».
log-slot = { $player } накрывает кружок { $slot } миссии «{ $card }».
log-mission = { $player } выполняет миссию «{ $card }».
log-passed = { $player } пасует.
log-round = Начинается раунд { $number }.
log-income = { $player } получает доход.
log-gold = { $player } отмечает золотую плитку: { $tile ->
    [tech] Технологии
    [mission] Миссии
    [income] Доход
   *[other] Прочие
}.
log-neutral = Нейтральный маркер: { $species ->
    [left] левый вид
   *[right] правый вид
}, { $colour ->
    [purple] пурпурный
    [yellow] жёлтый
    [blue] синий
   *[any] любой цвет
}.
log-discovered = Открыт вид: { $species }.
log-message-tile = { $player } получает ответ на послание.
log-message = { $player } достигает послания «{ $card }».
log-secret = { $player } играет карту икзертийцев лицом вниз.
log-sample = { $player } забирает образец: { $planet }.
log-task = { $player } отмечает задание цели { $objective }.
log-progress = Соперник продвигается по треку прогресса: { $spaces }.
log-rival-card = Соперник разыгрывает карту { $card }.
log-paid = { $player } платит { $what }.
log-round-card = { $player } берёт карту конца раунда.
log-row-taken = { $player } берёт весь ряд.
log-ended = Партия окончена.

## Cards in words
text-slot = Когда { $when } → { $what }.
text-mission = Миссия: { $condition } → { $what }.
text-message = Послание на { $points } ПО впереди; когда достигнуто: { $what }.
text-end-game = Конец игры: { $what }.
text-secret = Опасность { $danger }. Конец игры, если сыграна: { $what }.
text-then = { $first }; { $second }
text-and = { $first }, { $second }
text-line = { $what }.
text-or = { $first } или { $second }
text-plus = { $first } + { $second }
text-cost = { $cost } → { $what }
text-strip = { $what }, сколько угодно раз
text-danger = { $what }; опасность { $danger }
text-gold = { $first } / { $second } / { $third } ПО за каждый набор: { $what }
text-at-once = Сразу: { $what }.
text-scan = Сканируя, можете: { $what }.
text-column = Данные сверху: { $top }; снизу: { $bottom }.
text-milestone = Кто достигнет этой отметки, может сыграть карту икзертийцев { $credits ->
    [0] бесплатно
    [one] за { $credits } кредит
    [few] за { $credits } кредита
   *[other] за { $credits } кредитов
}.
any-species = один вид
op-pay = заплатить { $what }
op-move = { $amount ->
    [one] { $amount } шаг перемещения
    [few] { $amount } шага перемещения
   *[other] { $amount } шагов перемещения
}
op-income = { $amount ->
    [one] подложить карту для дохода
    [few] подложить { $amount } карты для дохода
   *[other] подложить { $amount } карт для дохода
}
op-card = { $source ->
    [deck] { $count ->
        [one] { $count } карту из колоды
        [few] { $count } карты из колоды
       *[other] { $count } карт из колоды
    }
    [row_or_deck] { $count ->
        [one] { $count } карту на выбор
        [few] { $count } карты на выбор
       *[other] { $count } карт на выбор
    }
   *[whole_row] все карты ряда
}
op-launch = запустить { $count ->
    [one] зонд
    [few] { $count } зонда
   *[other] { $count } зондов
}{ $limit ->
    [ignored] {" "}сверх лимита
   *[kept] {""}
}
op-land = сесть{ $how ->
    [moon] , также на спутнике
    [occupied] , также на занятом месте
   *[plain] {""}
}
op-orbit-or-land = выйти на орбиту или сесть
op-scan = сканировать
op-research = { $how ->
    [known] взять технологию, которая есть у кого-то ещё
   *[plain] повернуть систему и взять технологию
}{ $types ->
    [probe] : зонды
    [telescope] : телескопы
    [computer] : компьютер
    [probe-telescope] : зонды или телескопы
   *[any] {""}
}
op-signal = { $most ->
    [up] до { $count ->
        [one] { $count } сигнала
       *[other] { $count } сигналов
    }
   *[all] { $count ->
        [one] { $count } сигнал
        [few] { $count } сигнала
       *[other] { $count } сигналов
    }
}: { $where }{ $data ->
    [lost] {" "}(без данных)
   *[kept] {""}
}
op-trace = { $count ->
    [one] { $count } след жизни
    [few] { $count } следа жизни
   *[other] { $count } следов жизни
}: { $colour ->
    [purple] пурпурный
    [yellow] жёлтый
    [blue] синий
   *[any] любой цвет
}{ $species ->
    [has_same_colour] , для вида, где у вас есть этот цвет
    [condition_species] , для этого вида
   *[either] {""}
}
op-remove-piece = { $piece ->
    [lander] забрать посадочный модуль
   *[orbiter] забрать орбитальный аппарат
}
op-inspect-sample = { $where ->
    [planet_with_own_probe] осмотрите образцы планеты с вашим зондом и получите одну награду
   *[other] осмотрите образцы Юпитера или Сатурна и получите одну награду
}
op-sample-reward = { $times ->
    [1] награда образца
   *[other] награда образца, раз: { $times }
}
op-if = { $condition } → { $what }
op-per = { $what } за каждое: { $count }
op-may-pay = { $often ->
    [any] можно сколько угодно раз
   *[once] можно
} { $cost } → { $what }
op-rule = { $effect ->
    [publicity_to_move] в этом ходу планеты на ваш выбор дают шаг вместо репутации
    [asteroids_free] в этом ходу выход из астероидов без доплаты
   *[no_publicity] в этом ходу посещения не дают репутации
}
op-this-turn = в этом ходу, { $limit ->
    [once] когда впервые
   *[each] каждый раз, когда
} { $when } → { $what }
op-alien-card = карту вида
op-income-this-card = подложить эту карту для дохода
op-return-this-card = эта карта возвращается в руку
op-corner-of-taken-card = получить угол взятой карты
op-discard-row-for-corners = сбросить ряд и получить его углы
op-survey = данные за зонд на астероидах: { $on }, данные за каждые соседние астероиды: { $beside }
op-collect-sample = забрать образец
op-face-up-sample = награда образца
op-anomaly-reward = награда следующей аномалии
op-draw-and-split = взять карты ({ $count }): одну ради угла, одну ради дохода, одну оставить
op-gold-tile-rightmost = посчитать золотую плитку без вашего маркера по последней ячейке
op-progress = { $amount ->
    [one] { $amount } деление прогресса
    [few] { $amount } деления прогресса
   *[other] { $amount } делений прогресса
}
where-star = { $star }
where-planet-sector = сектор планеты { $planet }
where-colour = { $colour ->
    [yellow] жёлтый
    [red] красный
    [blue] синий
    [black] чёрный
   *[any] любой
} сектор
where-any-sector = любой сектор
where-one-chosen-sector = один сектор на выбор
where-own-probe-sector = сектор с вашим зондом
where-own-probe-sector-and-neighbours = сектор с вашим зондом и соседние
where-chosen-probes = секторы разных зондов любых игроков
where-card-row = за сброшенные карты ряда
where-hand-cards = за сброшенные карты руки
where-deck-top = за сброшенные карты колоды
where-oumuamua-sector = сектор Оумуамуа
where-next-anomaly-sector = сектор следующей аномалии
where-oumuamua-tile = плитка Оумуамуа
when-visit-planet = вы посещаете планету { $planet }
when-visit-any-planet = вы посещаете планету, кроме Земли
when-visit-new-planet = вы посещаете ещё одну планету
when-visit-asteroids = вы посещаете астероиды
when-visit-comet = вы посещаете комету
when-move-within-ring = вы перемещаетесь в пределах кольца
when-launch = вы запускаете зонд
when-orbit = вы выходите на орбиту
when-land = вы садитесь
when-orbit-or-land = вы выходите на орбиту или садитесь
when-scan-action = вы сканируете
when-complete-sector = вы завершаете сектор
when-research-tech = вы берёте технологию{ $type ->
    [probe] : зонды
    [telescope] : телескопы
    [computer] : компьютер
   *[any] {""}
}
when-mark-trace = вы отмечаете след: { $colour ->
    [purple] пурпурный
    [yellow] жёлтый
    [blue] синий
   *[any] любой цвет
}
when-mark-signal = вы отмечаете сигнал: { $colour ->
    [yellow] жёлтый
    [red] красный
    [blue] синий
    [black] чёрный
   *[any] любой
}
when-discard-for-corner = вы сбрасываете карту ради угла: { $corner ->
    [publicity] репутация
    [data] данные
   *[move] перемещение
}
when-play-card = вы играете карту за { $cost }
when-orbit-or-land-at = вы выходите на орбиту или садитесь у одной из планет: { $planets }
when-win-sector = вы выигрываете сектор{ $colour ->
    [yellow] : жёлтый
    [red] : красный
    [blue] : синий
    [black] : чёрный
   *[any] {""}
}
when-complete-mission = вы выполняете миссию
if-piece-at = у планеты { $planet } { $pieces ->
    [orbiter] орбитальных аппаратов
    [lander] посадочных модулей
   *[either] аппаратов или модулей
}: { $min }
if-piece-at-each = аппарат или модуль у каждой: { $planets }
if-piece-count = { $pieces ->
    [orbiter] орбитальные аппараты
    [lander] посадочные модули
   *[either] аппараты или модули
}: { $min }
if-pieces-at-one-planet = { $pieces ->
    [orbiter] орбитальные аппараты
    [lander] посадочные модули
   *[either] аппараты или модули
} у одной планеты: { $min }
if-orbiter-and-lander-at-one-planet = орбитальный аппарат и посадочный модуль у одной планеты
if-sector-wins = побед в секторах ({ $colour ->
    [yellow] жёлтый
    [red] красный
    [blue] синий
    [black] чёрный
   *[any] любой
}): { $min }
if-sector-wins-same-sector = побед в одном секторе: { $min }
if-signals-in-distinct-sectors = сигналы в секторах: { $min }
if-trace-count = следов жизни ({ $colour ->
    [purple] пурпурный
    [yellow] жёлтый
    [blue] синий
   *[any] любой цвет
}): { $min }, { $species }
if-trace-on-each-species = след для каждого вида: { $colour ->
    [purple] пурпурный
    [yellow] жёлтый
    [blue] синий
   *[any] любой цвет
}
if-trace-set-one-species = следы всех цветов: { $species }
if-species-trace-count = { $which ->
    [other] следов для другого вида: { $min }
   *[own] следов для этого вида: { $min }
}
if-same-colour-trace-count = следов одного цвета: { $min }
if-publicity = репутация { $min }
if-vp = { $min } ПО
if-exofossils = экзофоссилий: { $min }
if-data-pool = данных в резерве: { $min }
if-hand-empty = пустая рука
if-probe-on = зонд на { $place ->
    [near] астероидах рядом с Землёй
    [asteroids] астероидах
   *[comet] комете
}
if-probe-distance-from-earth = зонд в { $min } шагах от Земли
if-tech-count = технологий ({ $type ->
    [probe] зонды
    [telescope] телескопы
   *[computer] компьютер
}): { $min }
if-tucked-income-count = подложенных карт дохода: { $min }
if-completed-missions = выполненных миссий: { $min }
if-landed-here = если посадка: { $planets }{ $moons ->
    [too] {" "}или спутник
   *[not] {""}
}
if-tech-researched-by-other = если эта технология есть у кого-то ещё
if-own-signals-in-that-sector = если это ваш единственный сигнал там
if-deliver-sample = доставить образец на планету { $planet }
if-launch-sector-has-anomaly = если в секторе Земли есть аномалия
if-signal-marked-on-oumuamua = если отмечено на плитке Оумуамуа: { $min }
if-signal-on-oumuamua = ваш сигнал на плитке Оумуамуа: { $min }
if-paid-trace-space = след на платной ячейке Оумуамуа
per-pieces-at = аппарат или модуль у планеты { $planet }
per-sector-wins = победа в секторе, { $colour ->
    [yellow] жёлтый
    [red] красный
    [blue] синий
    [black] чёрный
   *[any] любой
}
per-sectors-with-own-signal = сектор с вашим сигналом
per-signals-this-effect = сигнал этого сканирования, { $colour ->
    [yellow] жёлтый
    [red] красный
    [blue] синий
    [black] чёрный
   *[any] любой
}
per-distinct-sectors-this-effect = другой отмеченный сектор
per-traces = след: { $colour ->
    [purple] пурпурный
    [yellow] жёлтый
    [blue] синий
   *[any] любой цвет
}
per-species-traces = след для этого вида
per-techs = технология{ $type ->
    [computer] : компьютер
    [probe] : зонды
    [telescope] : телескопы
    [any] {""}
   *[chosen] {" "}этого типа
}
per-publicity = очко репутации
per-tucked-income = подложенный доход: { $type ->
    [credit] кредит
    [energy] энергия
   *[card] карта
}
per-shown-hand-cards = показанная карта: { $what ->
    [move] угол перемещения
   *[energy] доход энергии
}
per-other-planets-and-comets-in-earth-sector = планета или комета в секторе Земли, кроме неё
per-own-signals-in-anomaly-sectors = ваш сигнал в секторе аномалии
per-signals-on-oumuamua-this-effect = сигнал этого сканирования на плитке Оумуамуа
per-times = { $count } × { $what }
per-larger = { $what } (чего больше)
per-pieces = орбитальный аппарат или посадочный модуль
per-completed-missions = выполненная миссия
per-end-game-cards = карта подсчёта ПО в конце игры

## Boards and tiles in words
passive-probe_1 = В космосе могут быть 2 ваших зонда.
passive-probe_2 = Посещение астероидов даёт 1 очко репутации; выход из них без доплаты.
passive-probe_3 = Посадка стоит на 1 энергию меньше.
passive-probe_4 = Можете садиться на спутники.
passive-telescope_1 = Сканируя, можете отметить сигнал Земли в соседнем секторе.
about-mascamites = На Юпитере и Сатурне лежат скрытые образцы. Карты позволяют забрать образец капсулой; доставьте её к планете, названной миссией, и получите его награду. Доставленные образцы становятся синими ячейками.
about-anomalies = Вокруг Солнечной системы лежат три аномалии. Когда Земля поворачивается в сектор аномалии, её награду получает игрок, чей маркер выше всех в столбце этого цвета.
about-oumuamua = Оумуамуа — отдельная планета: выходите на её орбиту, садитесь, отмечайте сигналы на её плитке. Она даёт экзофоссилии, которыми платят за следы жизни.
about-centaurians = Каждый игрок отправил послание: кто наберёт ещё 15 ПО, получит ответ. Карты стоят энергии и дают ответ через 15 ПО.
about-exertians = Карты играют тайно, они дают ПО в конце игры. Следы и карты несут опасность: наибольшая опасность стоит десятой части ПО.

## The rival in words
rival-with = { $what }; { $more }.
rival-analyze = с полным компьютером: анализирует данные
rival-launch = без зонда на Земле: запускает зонд
rival-tech = исследует технологию за { $cost }
rival-tech-free = исследует технологию бесплатно
rival-probe = с зондом на Земле: летит к первой из этих планет, шагов не больше { $moves }: { $planets } ({ $preference ->
    [orbit] скорее орбита, чем посадка
   *[land] скорее посадка, чем орбита
})
rival-telescope = сканирует: { $what }
rival-species-discovery = если { $order ->
    [1] первый
   *[2] второй
} вид открыт: эта карта уступает место карте того вида
rival-mascamites-landing = садится: { $first }, шагов не больше { $first_moves }, иначе { $second }, не больше { $second_moves }; один из образцов планеты ложится на планшет вида
rival-anomalies-trace = если не лидирует в цвете следующей аномалии: след жизни этого цвета для аномалий
rival-centaurians-message = с плиткой послания в запасе и ни одной на треке: послание на { $points } ПО впереди
rival-exertians-card = если карт и следов икзертийцев не больше { $most }: играет случайную карту икзертийцев взакрытую

## What is refused
refused-wait = Не ваш ход.
refused-acted = Основное действие уже выполнено.
refused-act-first = Сначала выполните основное действие или спасуйте.
refused-choice = Сначала ответьте: { $prompt }
refused-cost = Стоит { $what }.
refused-probe-limit = В космосе не больше зондов: { $limit }.
refused-no-planet = Ни один зонд не у планеты.
refused-no-probe-at = Там нет зонда: { $planet }.
refused-no-orbit = Этот эффект только высаживает.
refused-no-moon = Там нет такого спутника.
refused-moons = Для спутников нужна технология «{ $tech }».
refused-moon-taken = На этом спутнике уже есть посадочный модуль.
refused-data-taken = Эта ячейка данных уже закрыта.
refused-no-such-piece = У вас там нет такой фигуры.
refused-no-survey = Ни один ваш зонд не найдёт столько.
refused-data-short = Данных { $data } из { $all }.
refused-no-data = Резерв данных пуст.
refused-computer-full = Компьютер заполнен.
refused-no-column = В этом столбце нет технологии.
refused-top-first = Сначала заполните ячейку над ней.
refused-filled = Эта ячейка уже заполнена.
refused-no-technology = Не осталось технологий, которые можно взять.
refused-tech-owned = У вас уже есть эта технология.
refused-tech-gone = Её жетонов не осталось.
refused-tech-type = Эффект касается другого типа.
refused-tech-unknown = Её нет ни у одного другого игрока.
refused-tech-column = Выберите свободный столбец для технологий.
refused-no-figure = Там нет зонда.
refused-not-beside = Это поле не соседнее.
refused-points = Стоит { $points ->
    [one] { $points } шаг перемещения
    [few] { $points } шага перемещения
   *[other] { $points } шагов перемещения
}.
refused-points-enough = Шагов перемещения хватает: доплачивать не нужно.
refused-no-corner = Эта карта не даёт перемещения.
refused-sealed = Этот вид ещё не открыт.
refused-no-space = Такой ячейки нет.
refused-space-taken = Эта ячейка уже отмечена.
refused-no-sample = На этой ячейке нет образца.
refused-discovery-first = Сначала ячейки открытия.
refused-trace-colour = След другого цвета.
refused-trace-species = Эффект не допускает этот вид.
refused-scan-unfinished = Сначала отметьте сигнал Земли и сигнал карты из ряда.
refused-scan-once = Каждая часть сканирования — один раз.
refused-not-in-row = Этой карты нет в ряду.
refused-not-by-earth = Эта звезда не в секторе Земли.
refused-no-telescope = У вас нет этого телескопа.
refused-other-star = Сигнал — для другой звезды.
refused-not-completed = В этом секторе ещё есть данные.
refused-no-probe-there = В этом секторе нет вашего зонда.
refused-other-probe = Выберите другой зонд.
refused-must-discard = Нужно сбросить карту.
refused-not-in-hand = Этой карты нет у вас в руке.
refused-no-income = Ничто не даёт подложить карту.
refused-no-cards = В руке нет карт.
refused-must-tuck = Одну из первых карт нужно подложить.
refused-other-card = Выберите одну из предложенных карт.
refused-not-on-offer = Эту карту взять нельзя.
refused-not-in-stack = Этой карты нет среди карт раунда.
refused-fewer-cards = У вас меньше карт, которые можно показать.
refused-gold-marked = Вы уже отметили этот жетон.
refused-reply-covered = Эта награда уже закрыта.
refused-no-such-sample = Там нет такого образца.
refused-no-samples = Там нет образцов, которые можно осмотреть.
refused-other-task = Это событие не выполняет то задание.
refused-other-slot = Это событие не закрывает ту ячейку.
refused-no-mission = Такой миссии в игре нет.
refused-by-events = Эту миссию выполняют события.
refused-unfulfilled = Условие ещё не выполнено.
refused-not-delivered = Этот образец ещё не там.
refused-no-pair = Нужно одинаковых: { $count }.
refused-for-nothing = Это ничего не даст.
refused-same-species = Выберите два разных вида.

## Project cards
card_001 = Миссия «Пионер-11»
card_002 = Миссия «Маринер-10»
card_003 = Миссия «Вояджер-2»
card_004 = Миссия «Галилео»
card_005 = Зонд «Венера»
card_006 = Зонд «Юнона»
card_007 = Зонд MESSENGER
card_008 = Зонд «Кассини»
card_009 = Falcon Heavy
card_010 = Миссия ODINUS
card_011 = Грант
card_012 = Europa Clipper
card_013 = Марсоход «Персеверанс»
card_014 = Марсианская научная лаборатория
card_015 = Вход в атмосферу
card_016 = Dragonfly
card_017 = OSIRIS-REx
card_018 = «Хаябуса»
card_019 = Гравитационная праща
card_020 = Пролёт мимо Меркурия
card_021 = Пролёт мимо Венеры
card_022 = Пролёт мимо Марса
card_023 = Пролёт мимо Юпитера
card_024 = Пролёт мимо Сатурна
card_025 = Световой парус
card_026 = Сквозь пояс астероидов
card_027 = Космический телескоп «Хаббл»
card_028 = Космический телескоп «Кеплер»
card_029 = Космический телескоп «Джеймс Уэбб»
card_030 = Проект «Большие обсерватории»
card_031 = Система космических запусков SLS
card_032 = Программа исследования Меркурия
card_033 = Программа исследования Венеры
card_034 = Программа исследования Марса
card_035 = Программа исследования Юпитера
card_036 = Программа исследования Сатурна
card_037 = Наблюдение Проксимы Центавра
card_038 = Наблюдение звезды Барнарда
card_039 = Наблюдение 61 Девы
card_040 = Наблюдение Кеплера-22
card_041 = Наблюдение Сириуса A
card_042 = Наблюдение Проциона
card_043 = Наблюдение Беты Живописца
card_044 = Наблюдение Веги
card_045 = Антенная решётка Аллена
card_046 = Обсерватория ALMA
card_047 = Очень большая антенная решётка
card_048 = Breakthrough Starshot
card_049 = Breakthrough Watch
card_050 = Решётка площадью квадратный километр
card_051 = Телескоп Ловелла
card_052 = Обсерватория Паркса
card_053 = Глубокая синоптическая решётка
card_054 = Телескопы VERITAS
card_055 = Обсерватория Аресибо
card_056 = Breakthrough Listen
card_057 = Строительство телескопа в Эффельсберге
card_058 = Орбитальный аппарат и зонд к Урану
card_059 = Ионный двигатель
card_060 = Зонд «Трезубец»
card_061 = Квантовый компьютер
card_062 = Строительство телескопа в Онсале
card_063 = SHERLOC
card_064 = ALICE
card_065 = Строительство телескопа FAST
card_066 = Строительство телескопа GMRT
card_067 = Строительство телескопа в Евпатории
card_068 = DUNE
card_069 = Большой адронный коллайдер
card_070 = ATLAS
card_071 = Целенаправленное исследование
card_072 = Научное сотрудничество
card_073 = Инициатива «Чистый космос»
card_074 = Предстартовые испытания
card_075 = Изучение экстремофилов
card_076 = Исследовательский центр NASA
card_077 = Институт астробиологии NASA
card_078 = Институт SETI
card_079 = МКС
card_080 = База на мысе Канаверал
card_081 = Международное сотрудничество
card_082 = Космический центр Джонсона
card_083 = Сигнал «Wow!»
card_084 = Доставка образцов
card_085 = Starship
card_086 = Гигантский Магелланов телескоп
card_087 = Проект Longshot
card_088 = Космическая обсерватория «Чандра»
card_089 = Программа NIAC
card_090 = Строительство топливных баков
card_091 = Термоядерный реактор
card_092 = Снимок дня NASA
card_093 = Государственное финансирование
card_094 = Популяризация науки
card_095 = Обзор околоземных астероидов
card_096 = Изучение тихоходок
card_097 = Миссия «Аполлон-11»
card_098 = Корональный спектрограф
card_099 = Электронный микроскоп
card_100 = Эксафлопсный суперкомпьютер
card_101 = Распределение телескопного времени
card_102 = Лингвистический анализ
card_103 = Вестерборкский радиотелескоп
card_104 = Зонд «Розетта»
card_105 = Телескоп Грин-Бэнк
card_106 = Стратегическое планирование
card_107 = Первое фото чёрной дыры
card_108 = SETI@Home
card_109 = Экономичные микропроцессоры
card_110 = Заявление для прессы
card_111 = Космический телескоп «Роман»
card_112 = Геологическое картирование планет
card_113 = Сольвеевский конгресс
card_114 = Охотники за планетами
card_115 = Канадский водородный телескоп
card_116 = Центр управления
card_117 = Лунные врата
card_118 = PLATO
card_119 = PIXL
card_120 = На орбите точки Лагранжа
card_121 = Будущий кольцевой коллайдер
card_122 = Астрономы-любители
card_123 = Пролёт мимо астероидов
card_124 = Встреча с кометой
card_125 = Коррекция траектории
card_126 = Строительство телескопа «Евклид»
card_127 = NEAR Shoemaker
card_128 = Усовершенствованная навигационная система
card_129 = Исследование астероидов
card_130 = Недорогой космический запуск
card_131 = Модернизация телескопа
card_132 = Космический челнок
card_133 = Оптимальное стартовое окно
card_134 = Космическая обсерватория «Гершель»
card_135 = Радиообсерватория Ното
card_136 = Радиообсерватория Алгонкин
card_137 = Архив данных SETI
card_138 = Корнеллский университет

## Cards of the species
et_01 = Первый контакт
et_02 = Исследование роверами
et_03 = Массовый сбор образцов
et_04 = Марсианская карантинная лаборатория
et_05 = Изучение экосистемы
et_06 = Королева
et_07 = Образец для разведения
et_08 = Образец улья
et_09 = Орбитальное наблюдение
et_10 = Компьютерное моделирование
et_11 = Признаки жизни
et_12 = Взгляд вблизи
et_13 = Обеспокоенные люди
et_14 = Внимательное слушание
et_15 = Часть повседневности
et_16 = Поток в медиапространстве
et_17 = За нами наблюдают?
et_18 = Капсула с посланием
et_19 = Новая физика
et_20 = Удивительная неопределённость
et_21 = Гость в небе
et_22 = Изменённая траектория
et_23 = Находка экзофоссилии
et_24 = Картирование рельефа
et_25 = Доработка зонда
et_26 = Гонка со временем
et_27 = Удачный момент
et_28 = Образцы экзофоссилий
et_29 = Сравнительный анализ
et_30 = Ровер-землекоп
et_31 = Чертежи кораблей
et_32 = Экзокомпьютеры
et_33 = Инфокластер
et_34 = Послание издалека
et_35 = Инструкции по синтезу
et_36 = Инопланетные схемы
et_37 = Музыка сфер
et_38 = Идея коллективного разума
et_39 = Чертежи телескопа
et_40 = Лавинный сигнал
et_41 = Челнок-лезвие
et_42 = Дефлектор
et_43 = Расходное ядро
et_44 = Пробитая экзопланета
et_45 = Экзопланета с раскрытым ядром
et_46 = Вихревая экзопланета
et_47 = Экзопланета расколотого солнца
et_48 = Осцилляционные зонды
et_49 = Порождающая инфраструктура
et_50 = Кассетное развёртывание
et_51 = Экстрактор
et_52 = Автоматическая лаборатория
et_53 = Нейролаборатория
et_54 = Узел наноуправления
et_55 = Стратолифт

## Cards and boards

# -- cards
board-slot = { $when }: { $what }
board-mission = { $condition }: { $what }
board-message = Через { $points } ПО: { $what }
board-end = Конец игры: { $what }
board-cost = цена
board-corner = угол
board-sector = звезда
board-income = доход
board-danger = опасность
board-card-kind = { $species ->
    [mascamites] карта маскамитов
    [anomalies] карта аномалий
    [oumuamua] карта Оумуамуа
    [centaurians] карта центаврийцев
    [exertians] тайная карта икзертийцев
   *[none] карта проекта
}
board-free-action = дополнительное действие
board-each-round = каждый раунд
board-do = { $type ->
    [play] Сыграть
    [corner] Сбросить
    [buy] Купить
   *[card] Выбрать
}
board-use-play = Сыграть
board-use-tuck = Подложить для дохода
board-look-only = Сейчас только посмотреть
board-previous = Предыдущая
board-next = Следующая
board-hand = Ваша рука: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
board-hand-empty = В руке нет карт
board-row = Ряд карт
board-row-gap = Будет пополнено
board-buy = купить за { $price }
board-deck = Колода: { $count }
board-discard = сброс { $count }
board-stack = Возьмите одну карту этого раунда
board-choose = Выберите одно
board-only-you = видите только вы
board-missions = Миссии
board-missions-done = выполнено { $done } · на конец { $scoring }
board-missions-none = Миссий ещё нет: ими становятся карты с синим полем.
board-mission-ready = условие выполнено
board-complete = Выполнить
board-message-at = ответ на { $points } ПО

# -- my board
board-mine = Ваш планшет
board-holding = { $resource ->
    [credits] Кредиты: { $amount }, доход { $income }
    [energy] Энергия: { $amount }, доход { $income }
    [card] Карты в руке: { $amount }, доход { $income }
   *[publicity] Репутация: { $amount } из 10
}
board-holding-rule = { $resource ->
    [credits] Доход приходит перед каждым следующим раундом. Два кредита можно обменять на одну энергию или одну карту.
    [energy] Доход приходит перед каждым следующим раундом. Одна энергия перемещает зонд на одну клетку.
    [card] Карты дохода берут из колоды перед каждым следующим раундом. Когда пасуете, оставляете не больше четырёх карт.
   *[publicity] Шесть очков репутации стоит технология, три — карта.
}
board-exofossils = Экзофоссилии: { $count }
board-computer = Компьютер
board-computer-rule = Верхний ряд заполняют слева направо; данные под компьютерной технологией дают её награду. Шесть жетонов данных наверху можно анализировать.
board-column = Столбец { $number }
board-space = { $row ->
    [top] Верхняя ячейка { $number }
   *[bottom] Ячейка под столбцом { $number }
}, { $state ->
    [full] с данными
   *[empty] пустая
}
board-data = Данные
board-of = { $count } из { $of }
board-techs-short = Технологии
board-probes = зонды { $count } из { $limit }
board-tech-owned = { $tech }: { $state ->
    [yes] есть
   *[no] нет
}
board-wins = выиграно секторов { $count }
board-traces = следы жизни
board-colour = { $colour ->
    [purple] фиолетовый
    [yellow] жёлтый
    [blue] синий
   *[any] любого цвета
}
board-tucked = подложено карт { $count }
board-secrets = тайных карт { $count }, сыграно { $played }
board-passed = спасовал
board-neutral = нейтральный

# -- planets, technologies, gold tiles, score track
board-planets = Планеты
board-orbit = орбита
board-land = посадка
board-moons = спутн.
board-your-probe = ваш зонд
board-pieces = { $owner } { $count }
board-planet-orbit = Орбита: { $what } Первый на орбите: { $first }
board-planet-land = Посадка: { $what } Первые берут данные с квадратных ячеек.
board-in-orbit = На орбите: { $who }
board-landed = Сели: { $who }
board-techs = Технологии
board-tech-type = { $type ->
    [probe] технологии зондов
    [telescope] технологии телескопов
   *[computer] компьютерные технологии
}
board-tech-bonus = Верхняя плитка: { $what } Осталось плиток: { $left }
board-tech-none = Плиток не осталось.
board-tech-two = Кто возьмёт первым, получит { $points } ПО.
board-tech-owners = Есть у: { $who }
board-rival-next = далее: обведена
board-research-turns = Исследование вращает диск { $disc }
board-gold = Золотые плитки
board-gold-at = на { $points }
board-gold-tile = { $tile ->
    [tech] { $side ->
        [a] тройки технологий
       *[b] пары технологий
    }
    [mission] { $side ->
        [a] миссии
       *[b] пары миссий
    }
    [income] { $side ->
        [a] наборы дохода
       *[b] лучший доход
    }
   *[other] { $side ->
        [a] наборы следов
       *[b] сектор + аппарат
    }
}
board-gold-sets = { $owner }: { $count }
board-gold-worth = Ваш маркер сейчас стоит { $points } ПО.
board-gold-would = Ваш маркер сейчас стоил бы { $points } ПО.
board-gold-now = стоит сейчас
board-gold-next = до золотой плитки { $points }
board-gold-done = все золотые достижения позади
board-track = Трек ПО
board-milestone = { $kind ->
    [gold] Золотое достижение на { $points }
    [neutral] Нейтральное достижение на { $points }
    [message] Ваше послание, { $points } ПО
   *[exertian] Плитка икзертийцев на { $points }
}
board-milestone-rule = { $kind ->
    [gold] Кто достигнет его, в конце того хода отмечает золотую плитку.
    [neutral] Когда кто-то достигнет его, нейтральный маркер идёт на ячейку открытия. Осталось маркеров: { $left }
    [message] Когда вы достигнете его, в конце того хода придёт ответ.
   *[exertian] Кто достигнет его, может сыграть тайную карту.
}

# -- species
board-traces-title = Следы жизни
board-sealed = Неизвестный
board-sealed-rule = Три следа жизни разных цветов на ячейках открытия открывают вид в конце того хода. Кто отметил ячейку, получает награду.
board-to-discovery = { $count ->
    [one] { $count } след до открытия
    [few] { $count } следа до открытия
   *[other] { $count } следов до открытия
}
board-opens = откроется в конце хода
board-anomaly-in = { $count ->
    [one] аномалия через { $count } поворот
    [few] аномалия через { $count } поворота
   *[other] аномалия через { $count } поворотов
}
board-trace = { $colour ->
    [purple] Фиолетовый след
    [yellow] Жёлтый след
   *[blue] Синий след
}, { $place ->
    [discovery] ячейка открытия
    [overflow] переполнение
   *[row] ряд { $row }
}
board-trace-rule = { $place ->
    [discovery] Один маркер. Когда отмечены все три, вид открывается в конце хода.
   *[overflow] Сколько угодно маркеров.
}
board-trace-hole = Здесь ещё нет образца.
board-marked = Отметили: { $who }
board-species-cards = Карты
board-samples = Образцы
board-samples-kinds = каждого вида один
board-sample = { $state ->
    [open] Образец, лицом вверх на планшете
   *[hidden] Образец, скрыт или забран
}
board-face-down = лицом вниз
board-capsule = Капсула игрока { $owner }: кольцо { $ring }, сектор { $sector }
board-in-rotations = { $count ->
    [one] через { $count } поворот
    [few] через { $count } поворота
   *[other] через { $count } поворотов
}
board-nobody-leads = никто не ведёт
board-leads = ведёт { $owner }
board-tile-rule = Сигнал в этом секторе можно отметить здесь. Когда взяты последние данные, каждый, чей маркер здесь есть, получает экзофоссилию.
board-tile-turns = вращается с диском III
board-exofossils-title = Экзофоссилии
board-answers = Ответы
board-answers-once = каждый лишь раз
board-message-tile = плитка послания
board-secret-cards = Тайные карты
board-secrets-none = Тайных карт нет
board-played = сыграно
board-danger-shown = Опасность, которую видят все
board-play-at = Плитки, на которых играют карту
board-price = { $credits ->
    [0] бесплатно
    [one] { $credits } кредит
    [few] { $credits } кредита
   *[other] { $credits } кредитов
}
board-discovered = { $slot ->
    [left] Открытие: левый вид
   *[right] Открытие: правый вид
}
board-setup = Что нового на столе
board-setup-text = { $species ->
    [mascamites] Три образца лежат лицом вниз у Юпитера, три у Сатурна, седьмой лицом вверх на планшете.
    [anomalies] Три жетона лежат во внешнем кольце: в секторе Земли и через три сектора по обе стороны.
    [oumuamua] Плитка заполняет разрыв диска III, на ней три жетона данных; она вращается вместе с диском. Это планета: посещайте, выходите на орбиту, садитесь.
    [centaurians] Плитка послания каждого игрока лежит на 15 ПО впереди на треке.
   *[exertians] Каждый получает три тайные карты и может сразу сыграть несколько; две плитки лежат впереди на треке ПО.
}
board-marker-rewards = Награды за три маркера
board-reward = { $owner }: { $species ->
    [exertians] ещё одна тайная карта, и одну можно сыграть
   *[other] одна карта этого вида
}
board-reward-none = нейтральный: ничего
board-open-card = Лицом вверх рядом с колодой
board-go-on = Дальше

# -- the rival
board-rival-kind = { $kind ->
    [basic] базовая карта
    [advanced] улучшенная карта
   *[species] карта вида
}
board-arrow = { $arrow ->
    [left] при равенстве влево
   *[right] при равенстве вправо
}
board-rival-deck = осталось { $deck } · резерв { $reserve }
board-rival-publicity = { $count } из { $price } на технологию
board-rival-pool = данных рядом с компьютером: { $count }
board-progress = Прогресс: деление { $space } из { $of }
board-of-spaces = из { $of }
board-preferred = Предпочитает: { $tech }.
board-progress-rule = Кредиты, энергия и карты продвигают соперника на 1, доход на 4. За линией на его колоду ложится новая карта.
board-objectives = Цели
board-objectives-left = стопка { $count }
board-objectives-due = { $done } из { $due } к концу раунда; каждая недостающая продвинет соперника на { $progress }
board-objectives-end = выполнено { $done }; каждая невыполненная даёт сопернику { $points } ПО
board-objectives-rule = В конце раундов 1–4 вы сдаёте столько выполненных целей, каков номер раунда.

## Стол
table-system = Система
table-boards = Планшеты
table-cards = Карты
table-mine = Моё
table-planets = Планеты
table-techs = Технологии
table-species = Следы жизни
table-gold = Золотые плитки
table-hand = Рука
table-row = Ряд карт
table-missions = Миссии
table-orrery = Солнечная система
table-next = далее
table-next-disc = Следующим в Солнечной системе повернётся диск { $disc }.
table-anomaly = Аномалия, { $colour ->
    [purple] фиолетовая
    [yellow] жёлтая
   *[blue] синяя
}: Земля придёт сюда через { $rotations ->
    [one] { $rotations } поворот
    [few] { $rotations } поворота
   *[other] { $rotations } поворотов
}.
table-star = { $star }: осталось данных { $data }, ваших сигналов { $mine }, чужих сигналов { $others }
table-asteroids = астероиды
table-comet = комета
table-empty = пустой космос
table-fly = Полёт: { $what }
table-action-fly = Лететь туда
table-fly-to = Лететь в кольцо { $ring }, сектор { $sector }: { $what }
table-figure = { $piece ->
    [capsule] Капсула
   *[probe] Зонд
} игрока { $player }: кольцо { $ring }, сектор { $sector }, { $what }
table-visit = за посещение
table-then-orbit = Затем орбита
table-then-land = или высадка

## Действия
table-actions = Действия
table-action = { $action ->
    [launch] Запуск
    [orbit] Орбита
    [land] Высадка
    [scan] Сканирование
    [analyse] Анализ
    [play] Сыграть карту
    [research] Технология
    [pass] Спасовать
    [move] Шаг
    [corner] Угол карты
    [place_data] Данные
    [mission] Миссия
    [buy] Купить
   *[exchange] Обмен
}
table-playable = { $count } можно сыграть
table-count = { $count }
table-for-one = { $count }:1
table-no-turn = конец раунда для вас
table-turns-disc = вращает диск { $disc }

## Сканирование
table-scan = Сигналы этого сканирования
table-scan-task = { $task ->
    [earth] Сигнал в секторе Земли
    [wide] Сигнал в секторе Земли или рядом
   *[row] Сигнал за карту из ряда
}
table-scan-state = { $state ->
    [done] отмечен
    [now] выполняется
    [open] ещё отметить
    [may] по желанию
   *[off] сейчас нельзя
}

## Диски
table-rotated = Повернулся диск { $disc }
table-rotated-earth = Земля теперь смотрит на: { $star }.
table-rotated-push = { $player }, зонд сдвинут: { $what }
table-rotated-along = { $player }: перенесено вместе с диском: { $count }
table-rotated-anomaly = Земля дошла до { $colour ->
    [purple] фиолетовой
    [yellow] жёлтой
   *[blue] синей
} аномалии: { $led ->
    [yes] { $player } лидирует и получает награду.
   *[no] никто не лидирует.
}
table-rotated-none = Ни один зонд не сдвинулся.

## Игроки
table-has = { $what ->
    [credits] Кредиты
    [energy] Энергия
    [publicity] Репутация
    [data] Данные в резерве
    [card] Карты в руке
   *[exofossils] Экзофоссилии
}: { $amount }
table-first = 1-й
table-passed = пас
table-open-board = Открыть планшет игрока { $player }
table-board-of = Планшет игрока { $player }

## В одиночку
table-alone = В одиночку против соперника
table-rival-level = Соперник, уровень { $level }
table-level-means = { $level ->
    [1] для знакомства
    [2] требует от вас целей
    [3] у него больше карт
    [4] начинает впереди
   *[5] уже почти обошёл трек
}
table-level-start = Прогресс начинается с деления
table-level-cards = Улучшенных карт в начале
table-level-techs = Технологии в таком порядке
table-level-none = нет
table-level-about = Он играет по своим картам, ничего не платит, а кредиты, энергию, карты и доход превращает в прогресс; обойдя трек, получает улучшенную карту.
table-level-objectives = В конце раундов 1–4 вы сдаёте столько целей, каков номер раунда; каждая недостающая продвигает его на 3, а каждая невыполненная в конце даёт ему 5 ПО.

## Новости
table-round-begins = Начинается раунд { $round }. Ваш доход: { $credits ->
    [one] { $credits } кредит
    [few] { $credits } кредита
   *[other] { $credits } кредитов
}, энергии { $energy }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}.
