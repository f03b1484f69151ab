## The game
game-name = SETI
option-left_species = Лівий вид
option-left_species-choice = { $choice ->
    [mascamites] Маскаміти
    [anomalies] Аномалії
    [oumuamua] Оумуамуа
    [centaurians] Центаврійці
    [exertians] Ікзертійці
   *[random] Випадковий
}
option-right_species = Правий вид
option-right_species-choice = { $choice ->
    [mascamites] Маскаміти
    [anomalies] Аномалії
    [oumuamua] Оумуамуа
    [centaurians] Центаврійці
    [exertians] Ікзертійці
   *[random] Випадковий
}
option-layout = Сонячна система
option-layout-choice = { $choice ->
    [random] Випадкова
   *[other] Розкладка { $choice }
}
option-level = Рівень конкурента в соло-грі
option-level-choice = Рівень { $choice }
rival-name = Конкурент

## Score
score-track = Трек ПО
score-cards = Карти кінця гри
score-gold = Золоті плитки
score-species = Види та цілі
score-danger = Найбільша небезпека
end-after-five-rounds = зіграно п'ять раундів

## Names
planet-mercury = Меркурій
planet-venus = Венера
planet-earth = Земля
planet-mars = Марс
planet-jupiter = Юпітер
planet-saturn = Сатурн
planet-uranus = Уран
planet-neptune = Нептун
planet-oumuamua = Оумуамуа
moon-phobos_deimos = Фобос і Деймос
moon-callisto = Каллісто
moon-ganymede = Ганімед
moon-europa = Європа
moon-io = Іо
moon-titan = Титан
moon-enceladus = Енцелад
moon-titania = Титанія
moon-triton = Тритон
star-procyon = Проціон
star-vega = Вега
star-sirius_a = Сіріус A
star-barnards_star = зоря Барнарда
star-kepler_22 = Кеплер-22
star-proxima_centauri = Проксима Центавра
star-61_virginis = 61 Діви
star-beta_pictoris = Бета Живописця
star-oumuamua = плитка Оумуамуа
tech-probe_1 = Другий зонд
tech-probe_2 = Навігація серед астероїдів
tech-probe_3 = Дешевша висадка
tech-probe_4 = Висадка на супутники
tech-telescope_1 = Ширший огляд із Землі
tech-telescope_2 = Телескоп на Меркурії
tech-telescope_3 = Сигнал із карти руки
tech-telescope_4 = Запуск або переміщення
tech-computer_1 = Кредитний процесор
tech-computer_2 = Енергетичний процесор
tech-computer_3 = Картковий процесор
tech-computer_4 = Процесор репутації
species-mascamites = маскаміти
species-anomalies = аномалії
species-oumuamua = Оумуамуа
species-centaurians = центаврійці
species-exertians = ікзертійці
the-deck = верхня карта колоди
space = кільце { $ring }, сектор { $sector }
amount-credits = { $amount ->
    [one] { $amount } кредит
    [few] { $amount } кредити
   *[other] { $amount } кредитів
}
amount-energy = { $amount ->
    [one] { $amount } енергію
   *[other] { $amount } енергії
}
amount-publicity = { $amount ->
    [one] { $amount } очко репутації
    [few] { $amount } очки репутації
   *[other] { $amount } очок репутації
}
amount-data = { $amount ->
    [one] { $amount } жетон даних
    [few] { $amount } жетони даних
   *[other] { $amount } жетонів даних
}
amount-vp = { $amount } ПО
amount-exofossils = { $amount ->
    [one] { $amount } екзофосилію
    [few] { $amount } екзофосилії
   *[other] { $amount } екзофосилій
}
sample = зразок: { $what }
slot-left = лівий вид
slot-right = правий вид
place-discovery = комірка відкриття ({ $what })
place-overflow = комірка переповнення ({ $what })
place-row = ряд { $row }: { $what }

## What is asked
ask-main-action = Раунд { $round }: виконайте основну дію.
ask-end-turn = Виконайте додаткові дії або завершіть хід.
ask-pause = Перед наступним ефектом можливі додаткові дії.
ask-pay = Чи хочете { $what }?
ask-show = Скільки відповідних карт показуєте?
ask-visit = Очко репутації чи крок переміщення за це відвідування?
ask-move = Переміщуйте зонди, кроків: { $points }.
ask-signal = Де позначаєте сигнал?
ask-sector = Оберіть сектор для сигналів.
ask-probe = Оберіть зонд; залишилося сигналів: { $left }.
ask-discard-for-signal = Скиньте карту задля сигналу; залишилося: { $left }.
ask-scan = Сканування: позначте сигнал Землі й сигнал карти з ряду.
ask-scan-finish = Сканування: використайте телескопи або завершіть.
ask-sector-order = Який завершений сектор розіграти першим?
ask-trace = Позначте слід життя: { $colour ->
    [purple] пурпуровий
    [yellow] жовтий
    [blue] синій
   *[any] будь-який колір
}.
ask-tech = Оберіть технологію.
ask-data-space = Яку комірку даних накриває посадковий модуль?
ask-land = Де висаджуєтеся?
ask-remove-piece = { $piece ->
    [lander] Який посадковий модуль
   *[orbiter] Який орбітальний апарат
} забираєте?
ask-survey = Який зонд оглядає астероїди?
ask-tuck = Підкласти карту для доходу?
ask-tuck-first = Підкладіть одну з перших карт для доходу.
ask-tuck-this = Підкласти саме цю карту для доходу?
ask-take = Візьміть карту з ряду або верхню карту колоди.
ask-take-alien = Візьміть карту цього виду.
ask-corner-order = Який кут отримуєте наступним?
ask-split = Скиньте взяту карту { $use ->
    [corner] задля її кута
   *[income] задля її доходу
}.
ask-exchange = Які карти віддаєте? Залишилося: { $left }.
ask-hand-limit = Скиньте карти до { $limit }: ще { $count }.
ask-round-card = Оберіть карту кінця раунду.
ask-cover = Накрити кружок місії?
ask-gold = Позначте золоту плитку.
ask-reply = Оберіть відповідь на послання.
ask-secret = Зіграти карту ікзертійців, кредитів: { $credits }? Залишилося: { $left }.
ask-collect-sample = Забрати зразок?
ask-inspect-planet = Біля якої планети оглядаєте зразки?
ask-inspect = Нагороду якого зразка отримуєте?
ask-task = Яке завдання позначити?

## What can be done
do-launch = Запустити зонд
do-orbit = Вийти на орбіту: { $planet }
do-land = Висадитися: { $place }
do-scan = Сканувати найближчі зірки
do-analyse = Аналізувати дані
do-research = Дослідити технологію
do-pass = Спасувати
do-end-turn = Завершити хід
do-go-on = Продовжити
do-finish-scan = Завершити сканування
do-take-move = Взяти крок переміщення
do-take-publicity = Взяти очко репутації
do-pay = Сплатити
do-stop = Відмовитися
do-play = Зіграти: { $card }
do-corner = Скинути задля кута: { $card }
do-buy = Купити за { $price }: { $card }
do-exchange = Обміняти { $give ->
    [credits] 2 кредити
    [energy] 2 енергії
   *[card] 2 карти
} на { $get ->
    [credits] 1 кредит
    [energy] 1 енергію
   *[card] 1 карту
}
do-card = { $use ->
    [tuck] Підкласти
    [signal] Скинути задля сигналу
    [take] Взяти
    [corner] Використати кут
    [income] Використати дохід
    [exchange] Віддати
    [discard] Скинути
   *[keep] Залишити
}: { $card }
do-mission = Виконати місію: { $card }
do-deliver = Доставити для «{ $card }»: { $sample }
do-cover = Накрити кружок { $slot }: { $card }
do-show = Показати карт: { $count }
do-secret = Зіграти долілиць: { $card }
do-move = { $piece ->
    [capsule] Капсула
   *[probe] Зонд
}{ $paid ->
    [energy] {" "}за енергію
    [both] {" "}з доплатою 1 енергії
   *[points] {""}
}: { $start } → { $to }
do-move-card = { $piece ->
    [capsule] Капсула
   *[probe] Зонд
} за кут карти «{ $card }»: { $start } → { $to }
do-data-space = Дані: { $data }
do-remove-piece = Забрати: { $place }{ $first ->
    [0] {""}
   *[other] {" "}(бонусна комірка { $first })
}
do-signal = Сигнал: { $star }
do-sector = Сектор: { $star }
do-resolve = Розіграти: { $star }
do-probe = Зонд { $number } ({ $player }): кільце { $ring }, сектор { $sector }
do-place-data = { $column ->
    [0] Покласти дані у верхній ряд
   *[other] Покласти дані під стовпець { $column }
}
do-tech = Узяти: { $tech } ({ $bonus }){ $column ->
    [0] {""}
   *[other] {" "}для стовпця { $column }
}
do-telescope = { $tech }: { $what }
do-gold = Позначити { $tile ->
    [tech] «Технології»
    [mission] «Місії»
    [income] «Дохід»
   *[other] «Інші»
}: { $what }
do-task = Ціль { $objective }: { $task }
do-trace = { $species }, { $colour ->
    [purple] пурпуровий
    [yellow] жовтий
    [blue] синій
   *[any] будь-який колір
}: { $place }
do-reply = Відповідь: { $what }
do-sample = Обрати {$sample}
do-look = Оглянути зразки: { $planet }
do-tech-bare = Узяти: { $tech }{ $column ->
    [0] {""}
   *[other] {" "}для стовпця { $column }
}

## What happens
log-gained = { $player } отримує { $what }.
log-launched = { $player } запускає зонд.
log-moved = { $player } переміщується: кільце { $ring }, сектор { $sector }.
log-pushed = Зонд гравця { $player } зсунуто: кільце { $ring }, сектор { $sector }.
log-rotated = Сонячна система обертається: диск { $disc }.
log-orbited = { $player } виходить на орбіту: { $planet }.
log-landed = { $player } висаджується: { $place }.
log-piece-removed = { $player } забирає фігурку: { $place }.
log-signal = { $player } позначає сигнал: { $star }.
log-sector-won = { $player } виграє сектор: { $star }.
log-tile-resolved = Плитку Оумуамуа завершено й поповнено.
log-trace = { $player } позначає слід: { $species ->
    [left] лівий вид
   *[right] правий вид
}, { $colour ->
    [purple] пурпуровий
    [yellow] жовтий
    [blue] синій
   *[any] будь-який колір
}, { $place ->
    [discovery] комірка відкриття
    [overflow] переповнення
   *[row] рядок { $place }
}.
log-tech = { $player } бере технологію: { $tech }.
log-data-placed = { $column ->
    [0] { $player } кладе дані у верхній ряд.
   *[other] { $player } кладе дані під стовпець { $column }.
}
log-acted = { $what ->
    [scan] { $player } сканує найближчі зірки.
    [analyse] { $player } аналізує дані.
   *[research] { $player } досліджує технологію.
}
log-played = { $player } грає карту «{ $card }».
log-taken = { $player } бере карту «{ $card }».
log-drew = { $player } бере карту з колоди.
log-discarded = { $player } скидає карту «{ $card }».
log-corner = { $player } використовує кут карти «{ $card }».
log-tucked = { $player } підкладає для доходу карту «{ $card }».
log-bought = { $player } купує карту.
log-exchanged = { $player } обмінює { $give ->
    [credits] 2 кредити
    [energy] 2 енергії
   *[card] 2 карти
} на { $get ->
    [credits] 1 кредит
    [energy] 1 енергію
   *[card] 1 карту
}.
log-row = Нова карта в ряду: «{ $card }».
log-slot = { $player } накриває кружок { $slot } місії «{ $card }».
log-mission = { $player } виконує місію «{ $card }».
log-passed = { $player } пасує.
log-round = Починається раунд { $number }.
log-income = { $player } отримує дохід.
log-gold = { $player } позначає золоту плитку: { $tile ->
    [tech] Технології
    [mission] Місії
    [income] Дохід
   *[other] Інші
}.
log-neutral = Нейтральний маркер: { $species ->
    [left] лівий вид
   *[right] правий вид
}, { $colour ->
    [purple] пурпуровий
    [yellow] жовтий
    [blue] синій
   *[any] будь-який колір
}.
log-discovered = Відкрито вид: { $species }.
log-message-tile = { $player } отримує відповідь на послання.
log-message = { $player } досягає послання «{ $card }».
log-secret = { $player } грає карту ікзертійців долілиць.
log-sample = { $player } забирає зразок: { $planet }.
log-task = { $player } позначає завдання цілі { $objective }.
log-progress = Конкурент просувається треком прогресу: { $spaces }.
log-rival-card = Конкурент розігрує карту { $card }.
log-paid = { $player } сплачує { $what }.
log-round-card = { $player } бере карту кінця раунду.
log-row-taken = { $player } бере весь ряд.
log-ended = Партію завершено.

## Cards in words
text-slot = Коли { $when } → { $what }.
text-mission = Місія: { $condition } → { $what }.
text-message = Послання на { $points } ПО попереду; коли досягнуто: { $what }.
text-end-game = Кінець гри: { $what }.
text-secret = Небезпека { $danger }. Кінець гри, якщо зіграно: { $what }.
text-then = { $first }; { $second }
text-and = { $first }, { $second }
text-line = { $what }.
text-or = { $first } або { $second }
text-plus = { $first } + { $second }
text-cost = { $cost } → { $what }
text-strip = { $what }, будь-скільки разів
text-danger = { $what }; небезпека { $danger }
text-gold = { $first } / { $second } / { $third } ПО за кожен набір: { $what }
text-at-once = Одразу: { $what }.
text-scan = Скануючи, можете: { $what }.
text-column = Дані зверху: { $top }; знизу: { $bottom }.
text-milestone = Хто досягне цієї позначки, може зіграти карту ікзертійців { $credits ->
    [0] безкоштовно
    [one] за { $credits } кредит
    [few] за { $credits } кредити
   *[other] за { $credits } кредитів
}.
any-species = один вид
op-pay = сплатити { $what }
op-move = { $amount ->
    [one] { $amount } крок переміщення
    [few] { $amount } кроки переміщення
   *[other] { $amount } кроків переміщення
}
op-income = { $amount ->
    [one] підкласти карту для доходу
    [few] підкласти { $amount } карти для доходу
   *[other] підкласти { $amount } карт для доходу
}
op-card = { $source ->
    [deck] { $count ->
        [one] { $count } карту з колоди
        [few] { $count } карти з колоди
       *[other] { $count } карт із колоди
    }
    [row_or_deck] { $count ->
        [one] { $count } карту на вибір
        [few] { $count } карти на вибір
       *[other] { $count } карт на вибір
    }
   *[whole_row] усі карти ряду
}
op-launch = запустити { $count ->
    [one] зонд
    [few] { $count } зонди
   *[other] { $count } зондів
}{ $limit ->
    [ignored] {" "}понад ліміт
   *[kept] {""}
}
op-land = висадитися{ $how ->
    [moon] , також на супутнику
    [occupied] , також на зайнятому місці
   *[plain] {""}
}
op-orbit-or-land = вийти на орбіту або висадитися
op-scan = сканувати
op-research = { $how ->
    [known] взяти технологію, яку має хтось інший
   *[plain] обернути систему й узяти технологію
}{ $types ->
    [probe] : зонди
    [telescope] : телескопи
    [computer] : комп'ютер
    [probe-telescope] : зонди чи телескопи
   *[any] {""}
}
op-signal = { $most ->
    [up] до { $count ->
        [one] { $count } сигналу
       *[other] { $count } сигналів
    }
   *[all] { $count ->
        [one] { $count } сигнал
        [few] { $count } сигнали
       *[other] { $count } сигналів
    }
}: { $where }{ $data ->
    [lost] {" "}(без даних)
   *[kept] {""}
}
op-trace = { $count ->
    [one] { $count } слід життя
    [few] { $count } сліди життя
   *[other] { $count } слідів життя
}: { $colour ->
    [purple] пурпуровий
    [yellow] жовтий
    [blue] синій
   *[any] будь-який колір
}{ $species ->
    [has_same_colour] , для виду, де у вас є цей колір
    [condition_species] , для цього виду
   *[either] {""}
}
op-remove-piece = { $piece ->
    [lander] забрати посадковий модуль
   *[orbiter] забрати орбітальний апарат
}
op-inspect-sample = { $where ->
    [planet_with_own_probe] огляньте зразки планети з вашим зондом і отримайте одну нагороду
   *[other] огляньте зразки Юпітера чи Сатурна й отримайте одну нагороду
}
op-sample-reward = { $times ->
    [1] нагорода зразка
   *[other] нагорода зразка, разів: { $times }
}
op-if = { $condition } → { $what }
op-per = { $what } за кожне: { $count }
op-may-pay = { $often ->
    [any] можна будь-скільки разів
   *[once] можна
} { $cost } → { $what }
op-rule = { $effect ->
    [publicity_to_move] цього ходу планети на ваш вибір дають крок замість репутації
    [asteroids_free] цього ходу вихід з астероїдів без доплати
   *[no_publicity] цього ходу відвідування не дають репутації
}
op-this-turn = цього ходу, { $limit ->
    [once] коли вперше
   *[each] щоразу, коли
} { $when } → { $what }
op-alien-card = карту виду
op-income-this-card = підкласти цю карту для доходу
op-return-this-card = ця карта повертається в руку
op-corner-of-taken-card = отримати кут узятої карти
op-discard-row-for-corners = скинути ряд і отримати його кути
op-survey = дані за зонд на астероїдах: { $on }, дані за кожні сусідні астероїди: { $beside }
op-collect-sample = забрати зразок
op-face-up-sample = нагорода зразка
op-anomaly-reward = нагорода наступної аномалії
op-draw-and-split = узяти карти ({ $count }): одну задля кута, одну задля доходу, одну залишити
op-gold-tile-rightmost = полічити золоту плитку без вашого маркера за останньою коміркою
op-progress = { $amount ->
    [one] { $amount } поділку прогресу
    [few] { $amount } поділки прогресу
   *[other] { $amount } поділок прогресу
}
where-star = { $star }
where-planet-sector = сектор планети { $planet }
where-colour = { $colour ->
    [yellow] жовтий
    [red] червоний
    [blue] синій
    [black] чорний
   *[any] будь-який
} сектор
where-any-sector = будь-який сектор
where-one-chosen-sector = один сектор на вибір
where-own-probe-sector = сектор із вашим зондом
where-own-probe-sector-and-neighbours = сектор із вашим зондом і сусідні
where-chosen-probes = сектори різних зондів будь-яких гравців
where-card-row = за скинуті карти ряду
where-hand-cards = за скинуті карти руки
where-deck-top = за скинуті карти колоди
where-oumuamua-sector = сектор Оумуамуа
where-next-anomaly-sector = сектор наступної аномалії
where-oumuamua-tile = плитка Оумуамуа
when-visit-planet = ви відвідуєте планету { $planet }
when-visit-any-planet = ви відвідуєте планету, крім Землі
when-visit-new-planet = ви відвідуєте ще одну планету
when-visit-asteroids = ви відвідуєте астероїди
when-visit-comet = ви відвідуєте комету
when-move-within-ring = ви переміщуєтеся в межах кільця
when-launch = ви запускаєте зонд
when-orbit = ви виходите на орбіту
when-land = ви висаджуєтеся
when-orbit-or-land = ви виходите на орбіту чи висаджуєтеся
when-scan-action = ви скануєте
when-complete-sector = ви завершуєте сектор
when-research-tech = ви берете технологію{ $type ->
    [probe] : зонди
    [telescope] : телескопи
    [computer] : комп'ютер
   *[any] {""}
}
when-mark-trace = ви позначаєте слід: { $colour ->
    [purple] пурпуровий
    [yellow] жовтий
    [blue] синій
   *[any] будь-який колір
}
when-mark-signal = ви позначаєте сигнал: { $colour ->
    [yellow] жовтий
    [red] червоний
    [blue] синій
    [black] чорний
   *[any] будь-який
}
when-discard-for-corner = ви скидаєте карту задля кута: { $corner ->
    [publicity] репутація
    [data] дані
   *[move] переміщення
}
when-play-card = ви граєте карту за { $cost }
when-orbit-or-land-at = ви виходите на орбіту чи висаджуєтеся біля однієї з планет: { $planets }
when-win-sector = ви виграєте сектор{ $colour ->
    [yellow] : жовтий
    [red] : червоний
    [blue] : синій
    [black] : чорний
   *[any] {""}
}
when-complete-mission = ви виконуєте місію
if-piece-at = біля планети { $planet } { $pieces ->
    [orbiter] орбітальних апаратів
    [lander] посадкових модулів
   *[either] апаратів чи модулів
}: { $min }
if-piece-at-each = апарат чи модуль біля кожної: { $planets }
if-piece-count = { $pieces ->
    [orbiter] орбітальні апарати
    [lander] посадкові модулі
   *[either] апарати чи модулі
}: { $min }
if-pieces-at-one-planet = { $pieces ->
    [orbiter] орбітальні апарати
    [lander] посадкові модулі
   *[either] апарати чи модулі
} біля однієї планети: { $min }
if-orbiter-and-lander-at-one-planet = орбітальний апарат і посадковий модуль біля однієї планети
if-sector-wins = перемог у секторах ({ $colour ->
    [yellow] жовтий
    [red] червоний
    [blue] синій
    [black] чорний
   *[any] будь-який
}): { $min }
if-sector-wins-same-sector = перемог в одному секторі: { $min }
if-signals-in-distinct-sectors = сигнали в секторах: { $min }
if-trace-count = слідів життя ({ $colour ->
    [purple] пурпуровий
    [yellow] жовтий
    [blue] синій
   *[any] будь-який колір
}): { $min }, { $species }
if-trace-on-each-species = слід для кожного виду: { $colour ->
    [purple] пурпуровий
    [yellow] жовтий
    [blue] синій
   *[any] будь-який колір
}
if-trace-set-one-species = сліди всіх кольорів: { $species }
if-species-trace-count = { $which ->
    [other] слідів для іншого виду: { $min }
   *[own] слідів для цього виду: { $min }
}
if-same-colour-trace-count = слідів одного кольору: { $min }
if-publicity = репутація { $min }
if-vp = { $min } ПО
if-exofossils = екзофосилій: { $min }
if-data-pool = даних у резерві: { $min }
if-hand-empty = порожня рука
if-probe-on = зонд на { $place ->
    [near] астероїдах поруч із Землею
    [asteroids] астероїдах
   *[comet] кометі
}
if-probe-distance-from-earth = зонд за { $min } кроків від Землі
if-tech-count = технологій ({ $type ->
    [probe] зонди
    [telescope] телескопи
   *[computer] комп'ютер
}): { $min }
if-tucked-income-count = підкладених карт доходу: { $min }
if-completed-missions = виконаних місій: { $min }
if-landed-here = якщо висадка: { $planets }{ $moons ->
    [too] {" "}чи супутник
   *[not] {""}
}
if-tech-researched-by-other = якщо цю технологію має хтось інший
if-own-signals-in-that-sector = якщо це ваш єдиний сигнал там
if-deliver-sample = доставити зразок на планету { $planet }
if-launch-sector-has-anomaly = якщо в секторі Землі є аномалія
if-signal-marked-on-oumuamua = якщо позначено на плитці Оумуамуа: { $min }
if-signal-on-oumuamua = ваш сигнал на плитці Оумуамуа: { $min }
if-paid-trace-space = слід на платній комірці Оумуамуа
per-pieces-at = апарат чи модуль біля планети { $planet }
per-sector-wins = перемога в секторі, { $colour ->
    [yellow] жовтий
    [red] червоний
    [blue] синій
    [black] чорний
   *[any] будь-який
}
per-sectors-with-own-signal = сектор із вашим сигналом
per-signals-this-effect = сигнал цього сканування, { $colour ->
    [yellow] жовтий
    [red] червоний
    [blue] синій
    [black] чорний
   *[any] будь-який
}
per-distinct-sectors-this-effect = інший позначений сектор
per-traces = слід: { $colour ->
    [purple] пурпуровий
    [yellow] жовтий
    [blue] синій
   *[any] будь-який колір
}
per-species-traces = слід для цього виду
per-techs = технологія{ $type ->
    [computer] : комп'ютер
    [probe] : зонди
    [telescope] : телескопи
    [any] {""}
   *[chosen] {" "}цього типу
}
per-publicity = очко репутації
per-tucked-income = підкладений дохід: { $type ->
    [credit] кредит
    [energy] енергія
   *[card] карта
}
per-shown-hand-cards = показана карта: { $what ->
    [move] кут переміщення
   *[energy] дохід енергії
}
per-other-planets-and-comets-in-earth-sector = планета чи комета в секторі Землі, крім неї
per-own-signals-in-anomaly-sectors = ваш сигнал у секторі аномалії
per-signals-on-oumuamua-this-effect = сигнал цього сканування на плитці Оумуамуа
per-times = { $count } × { $what }
per-larger = { $what } (чого більше)
per-pieces = орбітальний апарат чи посадковий модуль
per-completed-missions = виконана місія
per-end-game-cards = карта набирання ПО наприкінці гри

## Boards and tiles in words
passive-probe_1 = У космосі можуть бути 2 ваші зонди.
passive-probe_2 = Відвідування астероїдів дає 1 очко репутації; вихід із них без доплати.
passive-probe_3 = Висадка коштує на 1 енергію менше.
passive-probe_4 = Можете висаджуватися на супутниках.
passive-telescope_1 = Скануючи, можете позначити сигнал Землі в сусідньому секторі.
about-mascamites = На Юпітері й Сатурні лежать приховані зразки. Карти дають змогу забрати зразок капсулою; доправте її до планети, названої місією, і отримайте його нагороду. Доставлені зразки стають синіми комірками.
about-anomalies = Довкола Сонячної системи лежать три аномалії. Коли Земля обертається в сектор аномалії, її нагороду отримує гравець, чий маркер найвищий у стовпці цього кольору.
about-oumuamua = Оумуамуа — окрема планета: виходьте на її орбіту, висаджуйтеся, позначайте сигнали на її плитці. Вона дає екзофосилії, якими платять за сліди життя.
about-centaurians = Кожен гравець надіслав послання: хто набере ще 15 ПО, отримає відповідь. Карти коштують енергії та дають відповідь через 15 ПО.
about-exertians = Карти грають потай, вони дають ПО наприкінці гри. Сліди й карти несуть небезпеку: найбільша небезпека коштує десятої частини ПО.

## The rival in words
rival-with = { $what }; { $more }.
rival-analyze = з повним комп'ютером: аналізує дані
rival-launch = без зонда на Землі: запускає зонд
rival-tech = досліджує технологію за { $cost }
rival-tech-free = досліджує технологію безкоштовно
rival-probe = із зондом на Землі: летить до першої з цих планет, кроків не більше ніж { $moves }: { $planets } ({ $preference ->
    [orbit] радше орбіта, ніж висадка
   *[land] радше висадка, ніж орбіта
})
rival-telescope = сканує: { $what }
rival-species-discovery = якщо { $order ->
    [1] перший
   *[2] другий
} вид відкрито: ця карта поступається карті того виду
rival-mascamites-landing = висаджується: { $first }, кроків не більше ніж { $first_moves }, інакше { $second }, не більше ніж { $second_moves }; один зі зразків планети лягає на планшет виду
rival-anomalies-trace = якщо не веде в кольорі наступної аномалії: слід життя цього кольору для аномалій
rival-centaurians-message = із плиткою послання в запасі й жодної на треку: послання на { $points } ПО попереду
rival-exertians-card = якщо карт і слідів ікзертійців не більше ніж { $most }: грає випадкову карту ікзертійців долілиць

## What is refused
refused-wait = Не ваш хід.
refused-acted = Основну дію вже виконано.
refused-act-first = Спершу виконайте основну дію або спасуйте.
refused-choice = Спершу дайте відповідь: { $prompt }
refused-cost = Коштує { $what }.
refused-probe-limit = У космосі щонайбільше зондів: { $limit }.
refused-no-planet = Жоден зонд не біля планети.
refused-no-probe-at = Там немає зонда: { $planet }.
refused-no-orbit = Цей ефект лише висаджує.
refused-no-moon = Там немає такого супутника.
refused-moons = Для супутників потрібна технологія «{ $tech }».
refused-moon-taken = На цьому супутнику вже є посадковий модуль.
refused-data-taken = Цю комірку даних уже закрито.
refused-no-such-piece = У вас там немає такої фігури.
refused-no-survey = Жоден ваш зонд не знайде стільки.
refused-data-short = Даних { $data } з { $all }.
refused-no-data = Резерв даних порожній.
refused-computer-full = Комп'ютер заповнено.
refused-no-column = У цьому стовпці немає технології.
refused-top-first = Спершу заповніть комірку над нею.
refused-filled = Цю комірку вже заповнено.
refused-no-technology = Не лишилося технологій, які можна взяти.
refused-tech-owned = Ви вже маєте цю технологію.
refused-tech-gone = Її жетонів не лишилося.
refused-tech-type = Ефект стосується іншого типу.
refused-tech-unknown = Її немає в жодного іншого гравця.
refused-tech-column = Оберіть вільний стовпець для технологій.
refused-no-figure = Там немає зонда.
refused-not-beside = Це поле не сусіднє.
refused-points = Коштує { $points ->
    [one] { $points } крок переміщення
    [few] { $points } кроки переміщення
   *[other] { $points } кроків переміщення
}.
refused-points-enough = Кроків переміщення досить: доплачувати не треба.
refused-no-corner = Ця карта не дає переміщення.
refused-sealed = Цей вид ще не відкрито.
refused-no-space = Такої комірки немає.
refused-space-taken = Цю комірку вже позначено.
refused-no-sample = На цій комірці немає зразка.
refused-discovery-first = Спершу комірки відкриття.
refused-trace-colour = Слід іншого кольору.
refused-trace-species = Ефект не дозволяє цього виду.
refused-scan-unfinished = Спершу позначте сигнал Землі та сигнал карти з ряду.
refused-scan-once = Кожна частина сканування — один раз.
refused-not-in-row = Цієї карти немає в ряду.
refused-not-by-earth = Ця зоря не в секторі Землі.
refused-no-telescope = Ви не маєте цього телескопа.
refused-other-star = Сигнал — для іншої зорі.
refused-not-completed = У цьому секторі ще є дані.
refused-no-probe-there = У цьому секторі немає вашого зонда.
refused-other-probe = Оберіть інший зонд.
refused-must-discard = Треба скинути карту.
refused-not-in-hand = Цієї карти немає у вашій руці.
refused-no-income = Ніщо не дає підкласти карту.
refused-no-cards = У руці немає карт.
refused-must-tuck = Одну з перших карт треба підкласти.
refused-other-card = Оберіть одну із запропонованих карт.
refused-not-on-offer = Цю карту взяти не можна.
refused-not-in-stack = Цієї карти немає серед карт раунду.
refused-fewer-cards = У вас менше карт, які можна показати.
refused-gold-marked = Ви вже позначили цей жетон.
refused-reply-covered = Цю винагороду вже закрито.
refused-no-such-sample = Там немає такого зразка.
refused-no-samples = Там немає зразків, які можна оглянути.
refused-other-task = Ця подія не виконує того завдання.
refused-other-slot = Ця подія не закриває тієї комірки.
refused-no-mission = Такої місії у грі немає.
refused-by-events = Цю місію виконують події.
refused-unfulfilled = Умову ще не виконано.
refused-not-delivered = Цей зразок ще не там.
refused-no-pair = Треба однакових: { $count }.
refused-for-nothing = Це нічого не дасть.
refused-same-species = Оберіть два різні види.

## Project cards
card_001 = Місія «Піонер-11»
card_002 = Місія «Марінер-10»
card_003 = Місія «Вояджер-2»
card_004 = Місія «Галілео»
card_005 = Зонд «Венера»
card_006 = Зонд «Юнона»
card_007 = Зонд MESSENGER
card_008 = Зонд «Кассіні»
card_009 = Falcon Heavy
card_010 = Місія ODINUS
card_011 = Грант
card_012 = Europa Clipper
card_013 = Марсохід «Персеверанс»
card_014 = Марсіанська наукова лабораторія
card_015 = Вхід в атмосферу
card_016 = Dragonfly
card_017 = OSIRIS-REx
card_018 = «Хаябуса»
card_019 = Гравітаційна праща
card_020 = Проліт повз Меркурій
card_021 = Проліт повз Венеру
card_022 = Проліт повз Марс
card_023 = Проліт повз Юпітер
card_024 = Проліт повз Сатурн
card_025 = Світлове вітрило
card_026 = Крізь пояс астероїдів
card_027 = Космічний телескоп «Габбл»
card_028 = Космічний телескоп «Кеплер»
card_029 = Космічний телескоп «Джеймс Вебб»
card_030 = Проєкт «Великі обсерваторії»
card_031 = Система космічних запусків SLS
card_032 = Програма дослідження Меркурія
card_033 = Програма дослідження Венери
card_034 = Програма дослідження Марса
card_035 = Програма дослідження Юпітера
card_036 = Програма дослідження Сатурна
card_037 = Спостереження за Проксимою Центавра
card_038 = Спостереження за зорею Барнарда
card_039 = Спостереження за 61 Діви
card_040 = Спостереження за Кеплером-22
card_041 = Спостереження за Сіріусом A
card_042 = Спостереження за Проціоном
card_043 = Спостереження за Бетою Живописця
card_044 = Спостереження за Вегою
card_045 = Телескопна решітка Аллена
card_046 = Обсерваторія ALMA
card_047 = Дуже великий масив
card_048 = Breakthrough Starshot
card_049 = Breakthrough Watch
card_050 = Масив площею квадратний кілометр
card_051 = Телескоп Ловелла
card_052 = Обсерваторія Паркса
card_053 = Глибокий синоптичний масив
card_054 = Телескопи VERITAS
card_055 = Обсерваторія Аресібо
card_056 = Breakthrough Listen
card_057 = Будівництво телескопа в Еффельсберзі
card_058 = Орбітальний апарат і зонд до Урана
card_059 = Іонний двигун
card_060 = Зонд «Тризуб»
card_061 = Квантовий комп'ютер
card_062 = Будівництво телескопа в Онсалі
card_063 = SHERLOC
card_064 = ALICE
card_065 = Будівництво телескопа FAST
card_066 = Будівництво телескопа GMRT
card_067 = Будівництво телескопа в Євпаторії
card_068 = DUNE
card_069 = Великий адронний колайдер
card_070 = ATLAS
card_071 = Цілеспрямоване дослідження
card_072 = Наукова співпраця
card_073 = Ініціатива «Чистий космос»
card_074 = Передстартові випробування
card_075 = Вивчення екстремофілів
card_076 = Дослідницький центр NASA
card_077 = Інститут астробіології NASA
card_078 = Інститут SETI
card_079 = МКС
card_080 = База на мисі Канаверал
card_081 = Міжнародна співпраця
card_082 = Космічний центр Джонсона
card_083 = Сигнал «Wow!»
card_084 = Доставлення зразків
card_085 = Starship
card_086 = Гігантський Магелланів телескоп
card_087 = Проєкт Longshot
card_088 = Космічна обсерваторія «Чандра»
card_089 = Програма NIAC
card_090 = Будівництво паливних баків
card_091 = Термоядерний реактор
card_092 = Світлина дня NASA
card_093 = Державне фінансування
card_094 = Популяризація науки
card_095 = Огляд навколоземних астероїдів
card_096 = Вивчення тихоходів
card_097 = Місія «Аполлон-11»
card_098 = Корональний спектрограф
card_099 = Електронний мікроскоп
card_100 = Ексафлопсний суперкомп'ютер
card_101 = Розподіл телескопного часу
card_102 = Лінгвістичний аналіз
card_103 = Вестерборкський радіотелескоп
card_104 = Зонд «Розетта»
card_105 = Телескоп Грін-Бенк
card_106 = Стратегічне планування
card_107 = Перше фото чорної діри
card_108 = SETI@Home
card_109 = Економні мікропроцесори
card_110 = Заява для преси
card_111 = Космічний телескоп «Роман»
card_112 = Геологічне картування планет
card_113 = Сольвеївський конгрес
card_114 = Мисливці за планетами
card_115 = Канадський водневий телескоп
card_116 = Центр керування
card_117 = Місячний портал
card_118 = PLATO
card_119 = PIXL
card_120 = На орбіті точки Лагранжа
card_121 = Майбутній кільцевий колайдер
card_122 = Астрономи-аматори
card_123 = Проліт повз астероїди
card_124 = Зустріч із кометою
card_125 = Корекція траєкторії
card_126 = Будівництво телескопа «Евклід»
card_127 = NEAR Shoemaker
card_128 = Удосконалена навігаційна система
card_129 = Дослідження астероїдів
card_130 = Недорогий космічний запуск
card_131 = Модернізація телескопа
card_132 = Космічний човник
card_133 = Оптимальне стартове вікно
card_134 = Космічна обсерваторія «Гершель»
card_135 = Радіообсерваторія Ното
card_136 = Радіообсерваторія Алгонкін
card_137 = Архів даних SETI
card_138 = Корнелльський університет

## Cards of the species
et_01 = Перший контакт
et_02 = Дослідження роверами
et_03 = Масовий збір зразків
et_04 = Марсіанська карантинна лабораторія
et_05 = Вивчення екосистеми
et_06 = Королева
et_07 = Зразок для розведення
et_08 = Зразок вулика
et_09 = Орбітальне спостереження
et_10 = Комп'ютерне моделювання
et_11 = Ознаки життя
et_12 = Погляд зблизька
et_13 = Стурбовані люди
et_14 = Уважне слухання
et_15 = Частина буденності
et_16 = Потік у медіапросторі
et_17 = За нами спостерігають?
et_18 = Капсула з посланням
et_19 = Нова фізика
et_20 = Дивовижна невизначеність
et_21 = Гість у небі
et_22 = Змінена траєкторія
et_23 = Знахідка екзофосилії
et_24 = Картування рельєфу
et_25 = Доробка зонда
et_26 = Перегони з часом
et_27 = Слушна мить
et_28 = Зразки екзофосилій
et_29 = Порівняльний аналіз
et_30 = Ровер-копач
et_31 = Креслення кораблів
et_32 = Екзокомп'ютери
et_33 = Інфокластер
et_34 = Послання здалеку
et_35 = Інструкції із синтезу
et_36 = Інопланетні схеми
et_37 = Музика сфер
et_38 = Ідея колективного розуму
et_39 = Креслення телескопа
et_40 = Лавинний сигнал
et_41 = Човник-лезо
et_42 = Дефлектор
et_43 = Витратне ядро
et_44 = Пробита екзопланета
et_45 = Екзопланета з розкритим ядром
et_46 = Вихрова екзопланета
et_47 = Екзопланета розколотого сонця
et_48 = Осциляційні зонди
et_49 = Породжувальна інфраструктура
et_50 = Касетне розгортання
et_51 = Екстрактор
et_52 = Автоматична лабораторія
et_53 = Нейролабораторія
et_54 = Вузол нанокерування
et_55 = Стратоліфт

## Cards and boards

# -- cards
board-slot = { $when }: { $what }
board-mission = { $condition }: { $what }
board-message = Через { $points } ПО: { $what }
board-end = Кінець гри: { $what }
board-cost = вартість
board-corner = кут
board-sector = зірка
board-income = дохід
board-danger = небезпека
board-card-kind = { $species ->
    [mascamites] карта маскамітів
    [anomalies] карта аномалій
    [oumuamua] карта Оумуамуа
    [centaurians] карта центаврійців
    [exertians] таємна карта ікзертійців
   *[none] карта проєкту
}
board-free-action = додаткова дія
board-each-round = щораунду
board-do = { $type ->
    [play] Зіграти
    [corner] Скинути
    [buy] Купити
   *[card] Обрати
}
board-use-play = Зіграти
board-use-tuck = Підкласти для доходу
board-look-only = Зараз лише подивитися
board-previous = Попередня
board-next = Наступна
board-hand = Ваша рука: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
board-hand-empty = У руці немає карт
board-row = Ряд карт
board-row-gap = Буде поповнено
board-buy = купити за { $price }
board-deck = Колода: { $count }
board-discard = скид { $count }
board-stack = Візьміть одну карту цього раунду
board-choose = Оберіть одне
board-only-you = бачите лише ви
board-missions = Місії
board-missions-done = виконано { $done } · на кінець { $scoring }
board-missions-none = Місій ще немає: ними стають карти із синім полем.
board-mission-ready = умову виконано
board-complete = Виконати
board-message-at = відповідь на { $points } ПО

# -- my board
board-mine = Ваш планшет
board-holding = { $resource ->
    [credits] Кредити: { $amount }, дохід { $income }
    [energy] Енергія: { $amount }, дохід { $income }
    [card] Карти в руці: { $amount }, дохід { $income }
   *[publicity] Репутація: { $amount } з 10
}
board-holding-rule = { $resource ->
    [credits] Дохід надходить перед кожним наступним раундом. Два кредити можна обміняти на одну енергію чи одну карту.
    [energy] Дохід надходить перед кожним наступним раундом. Одна енергія переміщує зонд на одну клітинку.
    [card] Карти доходу беруть із колоди перед кожним наступним раундом. Коли пасуєте, лишаєте не більше чотирьох карт.
   *[publicity] Шість очок репутації коштує технологія, три — карта.
}
board-exofossils = Екзофосилії: { $count }
board-computer = Комп'ютер
board-computer-rule = Верхній ряд заповнюють зліва направо; дані під комп'ютерною технологією дають її нагороду. Шість жетонів даних угорі можна аналізувати.
board-column = Стовпець { $number }
board-space = { $row ->
    [top] Верхня комірка { $number }
   *[bottom] Комірка під стовпцем { $number }
}, { $state ->
    [full] з даними
   *[empty] порожня
}
board-data = Дані
board-of = { $count } з { $of }
board-techs-short = Технології
board-probes = зонди { $count } з { $limit }
board-tech-owned = { $tech }: { $state ->
    [yes] є
   *[no] немає
}
board-wins = виграно секторів { $count }
board-traces = сліди життя
board-colour = { $colour ->
    [purple] фіолетовий
    [yellow] жовтий
    [blue] синій
   *[any] будь-якого кольору
}
board-tucked = підкладено карт { $count }
board-secrets = таємних карт { $count }, зіграно { $played }
board-passed = спасував
board-neutral = нейтральний

# -- planets, technologies, gold tiles, score track
board-planets = Планети
board-orbit = орбіта
board-land = висадка
board-moons = супутн.
board-your-probe = ваш зонд
board-pieces = { $owner } { $count }
board-planet-orbit = Орбіта: { $what } Перший на орбіті: { $first }
board-planet-land = Висадка: { $what } Перші беруть дані з квадратних комірок.
board-in-orbit = На орбіті: { $who }
board-landed = Висадилися: { $who }
board-techs = Технології
board-tech-type = { $type ->
    [probe] технології зондів
    [telescope] технології телескопів
   *[computer] комп'ютерні технології
}
board-tech-bonus = Верхня плитка: { $what } Лишилося плиток: { $left }
board-tech-none = Плиток не лишилося.
board-tech-two = Хто візьме першим, отримає { $points } ПО.
board-tech-owners = Мають: { $who }
board-rival-next = далі: обведена
board-research-turns = Дослідження обертає диск { $disc }
board-gold = Золоті плитки
board-gold-at = на { $points }
board-gold-tile = { $tile ->
    [tech] { $side ->
        [a] трійки технологій
       *[b] пари технологій
    }
    [mission] { $side ->
        [a] місії
       *[b] пари місій
    }
    [income] { $side ->
        [a] набори доходу
       *[b] кращий дохід
    }
   *[other] { $side ->
        [a] набори слідів
       *[b] сектор + апарат
    }
}
board-gold-sets = { $owner }: { $count }
board-gold-worth = Ваш маркер зараз вартий { $points } ПО.
board-gold-would = Ваш маркер зараз був би вартий { $points } ПО.
board-gold-now = варта зараз
board-gold-next = до золотої плитки { $points }
board-gold-done = усі золоті здобутки позаду
board-track = Трек ПО
board-milestone = { $kind ->
    [gold] Золотий здобуток на { $points }
    [neutral] Нейтральний здобуток на { $points }
    [message] Ваше послання, { $points } ПО
   *[exertian] Плитка ікзертійців на { $points }
}
board-milestone-rule = { $kind ->
    [gold] Хто досягне його, наприкінці того ходу позначає золоту плитку.
    [neutral] Коли хтось досягне його, нейтральний маркер іде на комірку відкриття. Лишилося маркерів: { $left }
    [message] Коли ви досягнете його, наприкінці того ходу надійде відповідь.
   *[exertian] Хто досягне його, може зіграти таємну карту.
}

# -- species
board-traces-title = Сліди життя
board-sealed = Невідомий
board-sealed-rule = Три сліди життя різних кольорів на комірках відкриття відкривають вид наприкінці того ходу. Хто позначив комірку, отримує нагороду.
board-to-discovery = { $count ->
    [one] { $count } слід до відкриття
    [few] { $count } сліди до відкриття
   *[other] { $count } слідів до відкриття
}
board-opens = відкриється наприкінці ходу
board-anomaly-in = { $count ->
    [one] аномалія за { $count } оберт
    [few] аномалія за { $count } оберти
   *[other] аномалія за { $count } обертів
}
board-trace = { $colour ->
    [purple] Фіолетовий слід
    [yellow] Жовтий слід
   *[blue] Синій слід
}, { $place ->
    [discovery] комірка відкриття
    [overflow] переповнення
   *[row] ряд { $row }
}
board-trace-rule = { $place ->
    [discovery] Один маркер. Коли позначено всі три, вид відкривається наприкінці ходу.
   *[overflow] Скільки завгодно маркерів.
}
board-trace-hole = Тут ще немає зразка.
board-marked = Позначили: { $who }
board-species-cards = Карти
board-samples = Зразки
board-samples-kinds = кожного виду один
board-sample = { $state ->
    [open] Зразок, горілиць на планшеті
   *[hidden] Зразок, прихований або забраний
}
board-face-down = долілиць
board-capsule = Капсула гравця { $owner }: кільце { $ring }, сектор { $sector }
board-in-rotations = { $count ->
    [one] за { $count } оберт
    [few] за { $count } оберти
   *[other] за { $count } обертів
}
board-nobody-leads = ніхто не веде
board-leads = веде { $owner }
board-tile-rule = Сигнал у цьому секторі можна позначити тут. Коли взято останні дані, кожен, хто має тут маркер, отримує екзофосилію.
board-tile-turns = обертається з диском III
board-exofossils-title = Екзофосилії
board-answers = Відповіді
board-answers-once = кожна лише раз
board-message-tile = плитка послання
board-secret-cards = Таємні карти
board-secrets-none = Таємних карт немає
board-played = зіграно
board-danger-shown = Небезпека, яку бачать усі
board-play-at = Плитки, на яких грають карту
board-price = { $credits ->
    [0] безкоштовно
    [one] { $credits } кредит
    [few] { $credits } кредити
   *[other] { $credits } кредитів
}
board-discovered = { $slot ->
    [left] Відкриття: лівий вид
   *[right] Відкриття: правий вид
}
board-setup = Що нового на столі
board-setup-text = { $species ->
    [mascamites] Три зразки лежать долілиць біля Юпітера, три біля Сатурна, сьомий горілиць на планшеті.
    [anomalies] Три жетони лежать у зовнішньому кільці: у секторі Землі та за три сектори обабіч.
    [oumuamua] Плитка заповнює проміжок диска III, на ній три жетони даних; вона обертається разом із диском. Це планета: відвідуйте, виходьте на орбіту, висаджуйтеся.
    [centaurians] Плитка послання кожного гравця лежить за 15 ПО попереду на треку.
   *[exertians] Кожен отримує три таємні карти й може одразу зіграти кілька; дві плитки лежать попереду на треку ПО.
}
board-marker-rewards = Нагороди за три маркери
board-reward = { $owner }: { $species ->
    [exertians] ще одна таємна карта, і одну можна зіграти
   *[other] одна карта цього виду
}
board-reward-none = нейтральний: нічого
board-open-card = Горілиць поруч із колодою
board-go-on = Далі

# -- the rival
board-rival-kind = { $kind ->
    [basic] базова карта
    [advanced] поліпшена карта
   *[species] карта виду
}
board-arrow = { $arrow ->
    [left] рівність: ліворуч
   *[right] рівність: праворуч
}
board-rival-deck = лишилося { $deck } · резерв { $reserve }
board-rival-publicity = { $count } з { $price } на технологію
board-rival-pool = даних поруч із комп'ютером: { $count }
board-progress = Прогрес: поділка { $space } з { $of }
board-of-spaces = з { $of }
board-preferred = Пріоритетна технологія: { $tech }.
board-progress-rule = Кредити, енергія й карти просувають конкурента на 1, дохід на 4. За лінією зверху його колоди з'являється нова карта.
board-objectives = Цілі
board-objectives-left = стос { $count }
board-objectives-due = { $done } з { $due } на кінець раунду; кожна відсутня просуне конкурента на { $progress }
board-objectives-end = виконано { $done }; кожна невиконана дає конкуренту { $points } ПО
board-objectives-rule = Наприкінці раундів 1–4 ви віддаєте стільки виконаних цілей, який номер раунду.

## Стіл
table-system = Система
table-boards = Планшети
table-cards = Карти
table-mine = Моє
table-planets = Планети
table-techs = Технології
table-species = Сліди життя
table-gold = Золоті плитки
table-hand = Рука
table-row = Ряд карт
table-missions = Місії
table-orrery = Сонячна система
table-next = далі
table-next-disc = Наступним у Сонячній системі обернеться диск { $disc }.
table-anomaly = Аномалія, { $colour ->
    [purple] фіолетова
    [yellow] жовта
   *[blue] синя
}: Земля прийде сюди через { $rotations ->
    [one] { $rotations } обертання
    [few] { $rotations } обертання
   *[other] { $rotations } обертань
}.
table-star = { $star }: лишилося даних { $data }, ваших сигналів { $mine }, чужих сигналів { $others }
table-asteroids = астероїди
table-comet = комета
table-empty = порожній космос
table-fly = Політ: { $what }
table-action-fly = Полетіти туди
table-fly-to = Полетіти в кільце { $ring }, сектор { $sector }: { $what }
table-figure = { $piece ->
    [capsule] Капсула
   *[probe] Зонд
} гравця { $player }: кільце { $ring }, сектор { $sector }, { $what }
table-visit = за відвідини
table-then-orbit = Далі орбіта
table-then-land = або висадка

## Дії
table-actions = Дії
table-action = { $action ->
    [launch] Запуск
    [orbit] Орбіта
    [land] Висадка
    [scan] Сканування
    [analyse] Аналіз
    [play] Зіграти карту
    [research] Технологія
    [pass] Спасувати
    [move] Крок
    [corner] Кут карти
    [place_data] Дані
    [mission] Місія
    [buy] Купити
   *[exchange] Обмін
}
table-playable = { $count } можна зіграти
table-count = { $count }
table-for-one = { $count }:1
table-no-turn = кінець раунду для вас
table-turns-disc = обертає диск { $disc }

## Сканування
table-scan = Сигнали цього сканування
table-scan-task = { $task ->
    [earth] Сигнал у секторі Землі
    [wide] Сигнал у секторі Землі або поруч
   *[row] Сигнал за карту з ряду
}
table-scan-state = { $state ->
    [done] позначено
    [now] триває
    [open] ще позначити
    [may] за бажанням
   *[off] зараз неможливо
}

## Диски
table-rotated = Повернувся диск { $disc }
table-rotated-earth = Земля тепер дивиться на: { $star }.
table-rotated-push = { $player }, зонд зсунуто: { $what }
table-rotated-along = { $player }: перенесено разом із диском: { $count }
table-rotated-anomaly = Земля дійшла до { $colour ->
    [purple] фіолетової
    [yellow] жовтої
   *[blue] синьої
} аномалії: { $led ->
    [yes] { $player } лідирує та отримує винагороду.
   *[no] ніхто не лідирує.
}
table-rotated-none = Жоден зонд не зрушив.

## Гравці
table-has = { $what ->
    [credits] Кредити
    [energy] Енергія
    [publicity] Репутація
    [data] Дані в резерві
    [card] Карти в руці
   *[exofossils] Екзофосилії
}: { $amount }
table-first = 1-й
table-passed = пас
table-open-board = Відкрити планшет гравця { $player }
table-board-of = Планшет гравця { $player }

## Наодинці
table-alone = Наодинці проти конкурента
table-rival-level = Соперник, рівень { $level }
table-level-means = { $level ->
    [1] для знайомства
    [2] вимагає від вас цілей
    [3] має більше карт
    [4] починає з випередженням
   *[5] уже майже обійшов трек
}
table-level-start = Прогрес починається з поділки
table-level-cards = Поліпшених карт на початку
table-level-techs = Технології в такому порядку
table-level-none = немає
table-level-about = Він грає за своїми картами, нічого не платить, а кредити, енергію, карти й дохід перетворює на прогрес; обійшовши трек, дістає поліпшену карту.
table-level-objectives = Наприкінці раундів 1–4 ви здаєте стільки цілей, який номер раунду; кожна, якої бракує, просуває його на 3, а кожна невиконана в кінці дає йому 5 ПО.

## Новини
table-round-begins = Починається раунд { $round }. Ваш дохід: { $credits ->
    [one] { $credits } кредит
    [few] { $credits } кредити
   *[other] { $credits } кредитів
}, енергії { $energy }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[other] { $cards } карт
}.
