## The game
game-name = Неизвестная планета
option-planet = Планета
option-planet-choice = { $choice ->
    [random] Случайная
    [offer] Выбор в начале: KSB-4156 или ещё одна
    [k_273] К-273 ●●●○
    [persephone] Персефона ●●●○
    [petra] Петра ●●○○
    [gaia] Гея ●●○○
    [arashi] Араси ●●○○
    [tartarus] Тартар ●●●○
    [kaax] Кааш ●●○○
    [oblivion] Обливион ●●●○
    [lacuna] Лакуна ●●●●
    [charybdis] Харибда ●○○○
    [pajitnov] Пажитнов ●●○○
    [cerberus] Цербер ●●●○
   *[ksb_4156] KSB-4156 ●○○○
}
option-corporation = Корпорация
option-corporation-choice = { $choice ->
    [random] Случайная
    [offer] Выбор в начале: Universal Coalition или ещё одна
    [republic] Republic ●●○○
    [wormhole_corp] Wormhole Corp. ●●○○
    [cosmos_inc] Cosmos Inc. ●●○○
    [horizon_group] Horizon Group ●●○○
    [jump_drive] Jump Drive ●●●○
    [oasis_ultd] Oasis Ultd. ●●●○
    [makeshift] Makeshift ●●●●
    [flux_industries] Flux Industries ●●●○
   *[universal_coalition] Universal Coalition ●○○○
}
option-inner_ring = Внутреннее кольцо базы
option-inner_ring-choice = { $choice ->
    [random] Повёрнуто случайно
    [1] Повёрнуто на 1
    [2] Повёрнуто на 2
    [3] Повёрнуто на 3
    [4] Повёрнуто на 4
    [5] Повёрнуто на 5
   *[recommended] Рекомендованное
}
option-rotation = Вращение базы
option-rotation-choice = { $choice ->
    [fixed] Каждый раунд на одно хранилище по часовой стрелке
   *[commander] Выбирает командир
}
option-private_objectives = Личные цели
option-private_objectives-choice = { $choice ->
    [yes] По одной
   *[no] Нет
}
option-events = Колода событий
option-events-choice = { $choice ->
    [none] Нет
    [gentle] Мягкая: 10 зелёных, 8 оранжевых, 2 красных
    [balanced] Уравновешенная: 7 зелёных, 7 оранжевых, 6 красных
    [harsh] Суровая: 3 зелёных, 7 оранжевых, 10 красных
    [custom] По числам ниже
   *[default] Нет; одиночный режим: уравновешенная
}
option-green_events = Зелёные события
option-green_events-choice = { $choice }
option-orange_events = Оранжевые события
option-orange_events-choice = { $choice }
option-red_events = Красные события
option-red_events-choice = { $choice }

## Words
track-name = { $track ->
    [civ] поселенцы
    [water] вода
    [biomass] озеленение
    [rover] вездеходы
    [tech] исследования
   *[any] любая
}
track-of = { $track ->
    [civ] поселенцев
    [water] воды
    [biomass] озеленения
    [rover] вездеходов
    [tech] исследований
   *[any] любой
}
terrain-name = { $terrain ->
    [civ] поселенцы
    [water] вода
    [biomass] озеленение
    [rover] вездеходы
    [tech] исследования
   *[energy] электроснабжение
}
terrain-of = { $terrain ->
    [civ] поселенцев
    [water] воды
    [biomass] озеленения
    [rover] вездеходов
    [tech] исследований
   *[energy] электроснабжения
}
piece-name = { $piece ->
    [lifepod] спасательный модуль
    [rover] вездеход
   *[meteorite] метеорит
}
pieces-name = { $piece ->
    [lifepod] спасательные модули
    [rover] вездеходы
   *[meteorite] метеориты
}
ring-name = { $ring ->
    [outer] внешнее
   *[inner] внутреннее
}
square = { $column }{ $row }
slot = уровень { $level }
slot-of-track = { track-name } { $level }
place-collection = область сбора
place-technology = технология { $technology }
tile-name = { $shape }: { $first } и { $second }
tile-name-meteor = { $shape }: { $first } и { $second }, с метеоритом
two-of-them = { $first } { $second }
two-sentences = { $first } { $second }
one-or-other = { $first } или { $second }
planet-name = { $planet ->
    [k_273] К-273
    [persephone] Персефона
    [petra] Петра
    [gaia] Гея
    [arashi] Араси
    [tartarus] Тартар
    [kaax] Кааш
    [oblivion] Обливион
    [lacuna] Лакуна
    [charybdis] Харибда
    [pajitnov] Пажитнов
    [cerberus] Цербер
   *[ksb_4156] KSB-4156
}
corporation-name = { $corporation ->
    [republic] Republic
    [wormhole_corp] Wormhole Corp.
    [cosmos_inc] Cosmos Inc.
    [horizon_group] Horizon Group
    [jump_drive] Jump Drive
    [oasis_ultd] Oasis Ultd.
    [makeshift] Makeshift
    [flux_industries] Flux Industries
   *[universal_coalition] Universal Coalition
}

## Score
score-lines = Планета
score-tracks = Шкалы
score-lifepods = Спасательные модули
score-meteorites = Метеориты
score-cards = Карты освоения
score-objectives = Цели

## Questions
ask-boards = Выберите стороны своих планшетов.
ask-rotate = Поверните базу: какое хранилище будет перед вами?
ask-take = Возьмите жетон из своего хранилища.
ask-place = Выложите жетон на планету.
ask-set-aside = Ни один жетон хранилища не подходит. Возьмите один только ради станций; игра закончится этим раундом.
ask-pending = { $more ->
    [0] { $effect }.
    [one] { $effect }; ждёт ещё { $more } эффект.
    [few] { $effect }; ждут ещё { $more } эффекта.
   *[other] { $effect }; ждут ещё { $more } эффектов.
}
ask-stack = Какую стопку карт освоения посмотреть первой?
ask-card = Оставьте себе одну карту освоения.
ask-finish = Завершите свою часть или используйте то, что осталось.

## What waits
effect-synergy = { $steps ->
    [1] Усиление: продвинуть любой маркер
   *[other] Усиление: дважды продвинуть любой маркер
}
effect-advance = { $trackers ->
    [1] Продвинуть маркер
   *[other] Продвинуть разные маркеры: { $trackers }
}{ $steps ->
    [1] {""}
   *[other] , ячеек: { $steps }
}
effect-regress = { $steps ->
    [1] Переместить маркер вниз
   *[other] Переместить маркер вниз, ячеек: { $steps }
}
effect-lift = Продвинуть маркеры до уровня { $level }
effect-row = Выберите маркер, уровень которого даст бонусы
effect-flux = Положить фишку потока на шкалу
effect-resource = Использовать станцию: { terrain-name }
effect-patch = Выложить зелёный массив
effect-rover = Поставить вездеход на последний жетон
effect-teleport = Переместить вездеход на любой квадрат
effect-house = Выберите место для спасательного модуля
effect-reposition = Перенаправить подобранные модули, не больше { $count }
effect-collect = { $count ->
    [1] Подобрать: { piece-name }
   *[other] Подобрать { $count }: { pieces-name }
}
effect-destroy = { $count ->
    [1] Потерять или уничтожить: { piece-name }
   *[other] Уничтожить { $count }: { pieces-name }
}
effect-clear-line = Уничтожить все метеориты ряда или столбца
effect-meteorite = Падает метеорит
effect-choose = Выберите одно
effect-extra-tile = Взять дополнительный жетон
effect-remove-stack = Убрать стопку своего хранилища
effect-rotate = Повернуть базу
effect-objectives = { $count ->
    [1] Оставить цель
   *[other] Оставить цели: { $count }
}
effect-discard-objective = Отказаться от цели

## Actions
do-boards = { $planet } и { $corporation }
do-rotate = { $steps ->
    [0] Оставить базу как есть
    [one] Повернуть на { $steps } хранилище по часовой стрелке
    [few] Повернуть на { $steps } хранилища по часовой стрелке
   *[other] Повернуть на { $steps } хранилищ по часовой стрелке
}
do-take = Взять жетон { $tile } ({ ring-name } кольцо)
do-place = Выложить на { $square }, поворот { $degrees }°
do-place-flipped = Выложить на { $square }, перевёрнутым, поворот { $degrees }°
do-place-as-energy = Выложить на { $square }, исследования как электроснабжение, положение { $turn }
do-set-aside = Отложить жетон { $tile } ({ ring-name } кольцо)
do-remove-stack = Убрать стопку: { ring-name } кольцо
do-advance = { $by ->
    [resource] Станция
    [energy] Электроснабжение
    [synergy] Усиление
    [double_synergy] Двойное усиление
    [card] Карта освоения
    [event] Событие
    [technology] Технология
    [rule] Особое правило
   *[bonus] Бонус
}: маркер { track-of }, { $slot }
do-claim-row = Бонусы на высоте маркера { track-of }: { $slot }
do-regress = { $by ->
    [event] Событие
    [technology] Технология
   *[rule] Особое правило
}: маркер { track-of } вниз
do-double-synergy = Технология c: усиление действует дважды
do-flux = Фишка потока на шкалу { track-of }
do-use = Технология { $technology }: { $text }
do-decline = { $what ->
    [energy] Не использовать электроснабжение
    [regress] Не перемещать маркер вниз
    [reposition] Не перенаправлять модуль
   *[collect] Ничего не подбирать
}
do-patch = Зелёный массив на { $square }
do-store = Сохранить зелёный массив до конца игры
do-replace-patch = Усиление вместо зелёного массива
do-double-patch = Два зелёных массива вместо одного
do-rover = Вездеход на { $square }
do-move = Вездеход { $start } → { $to }
do-teleport = { $by ->
    [technology] Телепорт за 1 очко
   *[card] Телепорт
}: вездеход { $start } → { $to }
do-collect = Подобрать { piece-name } на { $square }
do-destroy = Уничтожить { piece-name } на { $square }
do-destroy-collected = Отдать подобранный { piece-name }
do-destroy-stored = Отдать спасательный модуль: { $place }
do-clear-line = { $line ->
    [row] Очистить ряд { $number }
   *[column] Очистить столбец { $number }
}
do-meteorite = Метеорит на { $square }
do-house = Спасательный модуль: { $place }
do-reposition = Спасательный модуль: { $start } → { $to }
do-open = Посмотреть стопку уровня { $level }
do-open-all = Посмотреть все оставшиеся карты
do-pick = { $card } (уровень { $level }): { $text }
do-keep = Оставить «{ $objective }»: { $text }
do-discard = Отказаться от «{ $objective }»: { $text }
do-finish = Готово

## Refusals
refused-take-first = Сначала возьмите жетон.
refused-turn = Жетон нельзя так повернуть или положить туда.
refused-border = Жетон должен целиком лежать на планете.
refused-layer = Эти квадраты уже накрыты.
refused-as-energy = Электроснабжением можно считать только участок исследований и только с технологией d.
refused-first = Первый элемент должен накрыть крайний квадрат (на Харибде: квадрат воронки).
refused-adjacency = Жетон должен касаться стороной того, что уже выложено.
refused-single-ground = Здесь жетон не может накрывать лёд и сушу вместе.
refused-symbol-zone = Эта зона запрещает символ одной из станций жетона.
refused-ring = Жетону на кольце нужен квадрат вне его.
refused-chasm = Жетон не может лежать через расщелину.
refused-slide = Жетон нельзя вдвинуть на это место.
refused-ice = В этом раунде жетоны не могут накрывать лёд.
refused-edge = В этом раунде жетоны не могут накрывать крайние квадраты.
refused-matching = В этом раунде квадраты не могут касаться такой же территории.
refused-no-movement = У вас нет очков перемещения.
refused-finish = Сначала это: { $effect }.
refused-rotate = Поверните базу на 0–5 хранилищ.
refused-card = Оставьте одну из карт, которые вы смотрите.
refused-unknown = Такого квадрата, шкалы, стопки или карты нет.
refused-nothing-waits = { $action ->
    [regress] Сейчас ничто не заставляет перемещать маркер вниз.
    [decline] От того, что ждёт, так отказаться нельзя.
    [take] Сейчас нет дополнительного жетона, который можно взять.
    [place_rover] Ни один вездеход не ждёт высадки.
    [place_patch] Ни один зелёный массив не ждёт, чтобы его выложили.
    [store_patch] Нет зелёного массива, который можно было бы сохранить.
    [replace_patch] Нет зелёного массива, который можно заменить усилением.
    [double_patch] Нет зелёного массива, который можно удвоить.
    [double_synergy] Нет усиления, которое можно удвоить.
    [teleport] Сейчас ни одна карта не перемещает вездеход.
    [destroy_stored] Сейчас ничто не заставляет отдать спасательный модуль.
    [clear_line] Сейчас ни одна карта не очищает ряд или столбец.
    [place_meteorite] Сейчас на вашу планету не падает метеорит.
    [house] Ни один спасательный модуль не ждёт места.
    [reposition] Сейчас нельзя перенаправить подобранный модуль.
    [choose] Сейчас не из чего выбирать.
    [pick_card] Вы не смотрите стопку карт освоения.
    [remove_stack] Сейчас не нужно убирать стопку своего хранилища.
    [keep_objective] Сейчас нет целей, из которых выбирать.
    [discard_objective] Сейчас не нужно отказываться от цели.
    [flux] Сейчас фишка потока не перемещается.
    [rotate] Базу поворачивает только командир в начале раунда.
   *[boards] Планшеты уже выбраны.
}
refused-nothing-to-collect = Сейчас ничто не позволяет подобрать: { piece-name }.
refused-nothing-to-destroy = Сейчас ничто не заставляет уничтожить: { piece-name }.
refused-no-advance = { $by ->
    [resource] Нет неиспользованной станции жетона: { track-name }.
    [energy] Нет неиспользованной электростанции.
    [synergy] Ни одно усиление не ждёт.
    [double_synergy] Ни одно удвоенное усиление не ждёт.
    [card] Сейчас ни одна карта освоения не продвигает маркер.
    [event] Сейчас ни одно событие не продвигает маркер.
    [technology] Сейчас ни одна технология не продвигает маркер.
    [row] Сейчас ни одна технология не даёт бонусов уровня.
   *[bonus] Сейчас ни один бонус не продвигает маркер.
}
refused-compulsory = Это обязательно: отказаться нельзя.
refused-impossible = Выполнить это всё равно невозможно: оно пропадёт, когда вы завершите свою часть.
refused-setup = Вездеходы и технологии ждут первого раунда.
refused-no-tile = Вы уже выложили свой жетон.
refused-taken = Вы уже взяли жетон этого раунда.
refused-take-later = Жетоны берут в фазе жетонов.
refused-place-first = Сначала выложите взятый жетон.
refused-empty-stack = Эта стопка пуста.
refused-fits-nowhere = Этот жетон некуда положить: возьмите другой.
refused-set-aside-instead = Ни один из жетонов некуда положить: отложите один из них.
refused-set-aside = Жетон вашего хранилища можно выложить: возьмите его.
refused-other-tile = Другой жетон нарушает меньше запретов: возьмите его.
refused-breaches = Запреты нарушают, только когда иначе нельзя: другое место нарушает меньше.
refused-extra-tile = Этот жетон некуда положить, не нарушив правил.
refused-last-stack = Другая стопка пуста: так опустошить хранилище нельзя.
refused-other-fits-nowhere = Жетон другой стопки некуда положить, поэтому эта стопка остаётся.
refused-slot = Маркер { track-of } может перейти только сюда: { $slots }.
refused-top = Маркер { track-of } стоит на последней ячейке и дальше не движется.
refused-blocked = Следующие ячейки для маркера { track-of } заняты.
refused-other-tracks = Этот эффект движет только такие маркеры: { $tracks }.
refused-same-tracker = Это должен быть маркер, который этот эффект ещё не двигал.
refused-lifted = Маркер { track-of } уже на уровне { $level } или выше.
refused-row = Маркер { track-of } стоит здесь: { $slot }.
refused-no-tracker = Ни один ваш маркер не может двигаться.
refused-doubled = Это усиление уже удвоено.
refused-no-way-down = Маркер { track-of } не может двигаться вниз.
refused-whole-way-down = Выберите маркер, который может опуститься полностью, ячеек: { $steps }.
refused-no-ice = Вода жетона не накрывает льда, поэтому её станция ничего не продвигает.
refused-no-expansion = Озеленение жетона не расширяет территорию озеленения, поэтому его станция ничего не продвигает.
refused-energy = Ни один участок { track-of } не касается территории электроснабжения, и на самом жетоне нет такой станции.
refused-energy-excluded = В вашей корпорации электроснабжение никогда не движет маркер { track-of }.
refused-patch-border = Зелёный массив должен лежать на квадрате планеты.
refused-patch-adjacency = Зелёный массив должен касаться стороной того, что уже выложено.
refused-patch-slide = Зелёный массив нельзя вдвинуть на это место.
refused-patch-ring = Зелёные массивы нельзя класть на кольцо.
refused-patch-added = Этот массив добавила технология: его можно только выложить или сохранить.
refused-patch-stored = Сохранённый массив сейчас можно только выложить.
refused-store-late = В конце игры сохранять зелёные массивы уже нельзя.
refused-no-synergy = В этом раунде нет усилений.
refused-no-rover = На { $square } нет вашего вездехода.
refused-one-square = Вездеход движется по одному квадрату, на соседний.
refused-diagonal = Без технологии вездеходы не движутся по диагонали.
refused-rover-off = Там нет квадрата планеты.
refused-rover-there = Там стоит другой вездеход.
refused-rover-toxic = Вездеходы не заезжают на ненакрытый токсичный квадрат.
refused-rover-terrain = В этом раунде вездеходы не могут заезжать на эту территорию.
refused-rover-chasm = Здесь вездеходы не пересекают расщелину.
refused-teleport-start = { $kind ->
    [symbol] Вездеход должен стоять на видимой станции: { terrain-name }.
   *[any] Вездеход должен стоять на территории.
}
refused-teleport-goal = { $kind ->
    [symbol] Вездеход должен попасть на видимую станцию: { terrain-name }.
   *[same] Вездеход должен попасть на такую же территорию, на какой стоит.
}
refused-no-supply = В вашем запасе не осталось вездеходов.
refused-last-tile = Вездеход нужно поставить на последний выложенный жетон.
refused-no-piece = На { $square } нет того, что нужно: { piece-name }.
refused-none-collected = У вас нет подобранного: { piece-name }.
refused-collected = Нужен подобранный { piece-name }.
refused-on-planet = Нужен { piece-name } на вашей планете.
refused-no-lifepod = Там нет спасательного модуля.
refused-same-place = Спасательный модуль уже там.
refused-home = Спасательный модуль не может там стоять: место занято или не для него.
refused-no-meteor = Метеорит падает только на видимый символ метеорита.
refused-meteorite-there = Там уже лежит метеорит.
refused-no-meteorites = На вашу планету не падают метеориты.
refused-no-meteorite-in-line = В этом ряду или столбце нет метеорита.
refused-no-option = Возможностей только столько: { $options }.
refused-not-drawn = Вы не вытягивали эту цель.
refused-not-private = Это не ваша личная цель.
refused-not-owed = Сейчас ни одна веха не даёт вам карты освоения уровня { $level }.
refused-cards-later = Карты освоения выбирают, когда все завершат, по часовой стрелке от командира.
refused-cards-first = Сначала выберите карты за свои вехи поселенцев.
refused-card-first = Сначала оставьте одну из карт освоения, которые вы смотрите.
refused-rotate-first = Сначала поверните базу.
refused-boards = Выберите начальные стороны или те, что вам предложены.
refused-boards-first = Сначала выберите стороны своих планшетов.
refused-no-technology = У вашей корпорации нет для этого технологии.
refused-technology-level = Для технологии { $technology } маркер исследований должен быть на уровне { $level } или выше.
refused-technology-covered = На ячейке технологии { $technology } стоит спасательный модуль.
refused-technology-lifepod = Технологии { $technology } нужен спасательный модуль.
refused-technology-latest = Действует только высшая из достигнутых технологий, а не технология { $technology }.
refused-technology-withheld = Технология { $technology } начнёт действовать со следующего раунда.
refused-technology-used = { $limit ->
    [game] Технология { $technology } уже использована: она действует раз за игру.
   *[round] Технология { $technology } в этом раунде уже использована.
}
refused-technology-by-itself = Технология { $technology } срабатывает сама, когда приходит её время.
refused-technology-condition = { $condition ->
    [track_at_maximum] Технология { $technology } действует, только когда маркер на последнем шаге.
   *[next_milestone_exists] Для технологии { $technology } на шкале потока нет следующей вехи.
}
refused-technology-late = Последний раунд окончен: теперь действуют лишь технологии с пометкой «В конце игры», не технология { $technology }.
refused-technology-idle = Технология { $technology } сейчас ничего не изменила бы.
refused-same-board = У двух игроков не может быть одинаковой уникальной стороны: выберите другую.
refused-fixed-rotation = База вращается сама только для одного или двух игроков.
refused-solo-events = В одиночном режиме нужна колода событий: выберите её.
refused-event-colour = Событий этого цвета ({ $signal ->
    [green] зелёный
    [orange] оранжевый
   *[red] красный
}) только { $available }, а не { $wanted }.
refused-event-count = Число карт в колоде событий — { $cards }, а не { $wanted }.

## Log
log-round = Раунд { $number }
log-turned-alone = { $steps ->
    [one] База повернулась на { $steps } хранилище.
    [few] База повернулась на { $steps } хранилища.
   *[other] База повернулась на { $steps } хранилищ.
}
log-turned = { $steps ->
    [0] { $player } оставляет базу как была.
    [one] { $player } поворачивает базу на { $steps } хранилище.
    [few] { $player } поворачивает базу на { $steps } хранилища.
   *[other] { $player } поворачивает базу на { $steps } хранилищ.
}
log-event = Событие: { $text }
log-boards = { $player } играет: { $planet } и { $corporation }.
log-taken = { $player } берёт жетон { $tile }.
log-placed = { $player } выкладывает жетон { $tile }.
log-placed-meteorite = { $player } выкладывает жетон { $tile }; падает метеорит.
log-set-aside = { $player } не может ничего выложить и откладывает жетон { $tile }.
log-tracker = { $player }: маркер { track-of }, { $slot }.
log-patch = { $player } выкладывает зелёный массив на { $square }.
log-patch-stored = { $player } сохраняет зелёный массив.
log-rover = { $player } ставит вездеход на { $square }.
log-moved = { $player } перемещает вездеход { $start } → { $to }.
log-collected = { $player } подбирает { piece-name }.
log-housed = { $player } ставит спасательный модуль: { $place }.
log-destroyed = { $player } теряет { piece-name }.
log-meteorite = Метеорит падает на { $square }: { $player }.
log-stack-removed = { $player } убирает стопку: { ring-name } кольцо.
log-card = { $player } берёт «{ $card }».
log-card-kept = { $player } оставляет карту уровня { $level }.
log-objective-shared = { $player } добавляет общую цель: { $objective }.
log-technology = { $player } использует технологию { $technology }: { $text }
log-points = { $player }: потрачено очков движения: { $points }.
log-ready = { $player }: готово.
log-ended = Игра заканчивается: { $reasons }.

## The end
end-stuck = кто-то не смог выложить жетон
end-depot = хранилище опустело
end-events = последнее событие разыграно
end-solo = медалей { $points } при цели { $target }, итог: «{ verdict-solo }»
verdict-solo = { $grade ->
    [critical_failure] Критический провал
    [failure] Провал
    [low_capacity] Низкая вместимость
    [promotion] Повышение
    [best_planet] Лучшая планета для жизни
    [perfect] Совершенная планета
   *[mission_complete] Миссия выполнена
}

## What cards do
op-advance-any = { $trackers ->
    [1] Продвиньте один маркер
   *[other] Продвиньте разные маркеры ({ $trackers })
}{ $steps ->
    [1] {""} на одну ячейку.
    [few] {""} на { $steps } ячейки.
   *[other] {""} на { $steps } ячеек.
}
op-advance-among = Продвиньте один маркер на { $steps ->
    [1] одну ячейку
    [few] { $steps } ячейки
   *[other] { $steps } ячеек
}: { $tracks }.
op-advance-no-bonus = Продвиньте один маркер на { $steps ->
    [1] одну ячейку
    [few] { $steps } ячейки
   *[other] { $steps } ячеек
} без бонусов: { $tracks }.
op-regress-any = { $trackers ->
    [1] Переместите один маркер вниз
   *[other] Переместите маркеры ({ $trackers }) вниз
} на { $steps ->
    [1] одну ячейку.
    [few] { $steps } ячейки.
   *[other] { $steps } ячеек.
}
op-regress-among = Переместите один маркер вниз на { $steps ->
    [1] одну ячейку
    [few] { $steps } ячейки
   *[other] { $steps } ячеек
}: { $tracks }.
op-patch = { $count ->
    [1] Получите зелёный массив.
    [few] Получите { $count } зелёных массива.
   *[other] Получите { $count } зелёных массивов.
}
op-medals = { $count ->
    [1] 1 медаль.
    [few] { $count } медали.
   *[other] { $count } медалей.
}
op-synergy = { $count ->
    [1] Получите бонус усиления.
   *[other] Получите бонусы усиления: { $count }.
}
op-place_meteorite = { $count ->
    [1] Положите метеорит на свободный символ метеорита своих жетонов.
   *[other] Положите метеориты ({ $count }) на свободные символы своих жетонов.
}
op-remove_objective = { $count ->
    [1] Откажитесь от одной личной цели.
   *[other] Откажитесь от личных целей: { $count }.
}
op-movement = Очки перемещения: { $points }.
op-extra-tile = Возьмите жетон своего хранилища и выложите его.
op-extra-tile-only = Возьмите жетон своего хранилища и выложите его; его станции ничего не дают.
op-lift = Продвиньте каждый маркер ниже уровня { $level } до него, без усиления.
op-medals-per-patch = { $count ->
    [1] 1 медаль за каждый зелёный массив на вашей планете.
   *[other] Медалей за каждый зелёный массив на вашей планете: { $count }.
}
op-lifepod-value = Каждый спасательный модуль в области сбора даёт медалей: { $count }.
op-set = { $set ->
    [meteorite_repo] От 1 до 4 карт набора: каждые 3 подобранных метеорита дают 2, 3, 4 или 5 медалей.
   *[commerce_agreement] От 1 до 4 карт набора дают 1, 3, 6 или 10 медалей.
}
op-teleport = Переместите один свой вездеход на любой квадрат.
op-peek_event = Посмотрите следующее событие.
op-rotate_station = Поверните базу как угодно.
op-remove_stack = Уберите одну из двух стопок своего хранилища.
op-event-rover = Поставьте дополнительный вездеход на жетон, который выложите в этом раунде.
op-add-civ = { $count ->
    [1] Добавьте 1 случайную карту в каждую стопку освоения.
   *[other] Добавьте случайные карты ({ $count }) в каждую стопку освоения.
}
op-remove-civ = { $count ->
    [1] Уберите 1 случайную карту из каждой стопки освоения.
   *[other] Уберите случайные карты ({ $count }) из каждой стопки освоения.
}
op-draw-objectives = { $count ->
    [1] Возьмите ещё одну личную цель.
   *[other] Возьмите ещё личные цели: { $count }.
}
op-choose = Выберите одно. { $first } Или: { $second }
op-collect = { $count ->
    [1] Подберите со своей планеты любой { piece-name }.
   *[other] Подберите со своей планеты любые { pieces-name } ({ $count }).
}
op-clear-line = Уничтожьте все метеориты одного ряда или столбца.
op-lose-rover = Кто имеет на планете два или больше вездеходов, теряет один.
op-destroy = { $count ->
    [1] Уничтожьте { piece-name } на своей планете.
   *[other] Уничтожьте { pieces-name } ({ $count }) на своей планете.
}
op-destroy-collected = { $count ->
    [1] Потеряйте подобранный { piece-name }.
   *[other] Потеряйте подобранные { pieces-name } ({ $count }).
}
rule-rover-terrain = В этом раунде вездеходы не могут заезжать на квадраты { terrain-of }.
rule-tile-ground = { $ground ->
    [ice] В этом раунде жетоны не могут накрывать лёд.
   *[edge] В этом раунде жетоны не могут накрывать крайние квадраты.
}
rule-round = { $ban ->
    [one_resource] В этом раунде одна станция вашего жетона, на выбор, ничего не даёт.
    [no_milestones] В этом раунде вехи не дают бонусов.
    [no_synergy] В этом раунде нет бонусов усиления.
   *[no_matching_neighbours] В этом раунде квадраты жетона не могут касаться такой же территории.
}

## Objectives
objective-most = Больше, чем у соседа: { $measure }.
objective-fewest = Меньше, чем у соседа: { $measure }.
objective-at-least = Не меньше { $count }: { $measure }.
objective-at-most = Не больше { $count }: { $measure }.
measure-resources_on_planet = станции { terrain-of }
measure-resources_on_edge = станции { terrain-of } на крайних квадратах
measure-largest_area = квадраты наибольшей территории { terrain-of }
measure-number_of_areas = территории { terrain-of }
measure-most_resources_in_one_area = станции { terrain-of } на одной территории
measure-rectangles = блоки { $width } x { $height } из квадратов { terrain-of }
measure-tracks_at_maximum = { $track ->
    [any] шкалы на максимуме
   *[other] шкала { track-of } на максимуме
}
measure-lifepods_collected = подобранные спасательные модули
measure-meteorites_collected = подобранные метеориты
measure-lifepods_minus_meteorites_collected = перевес модулей над подобранными метеоритами
measure-uncovered_squares = { $ground ->
    [ice] ненакрытые квадраты льда
   *[land] ненакрытые квадраты суши
}
objective-name = { $objective ->
    [obj_01] Периметр
    [obj_02] Маяк
    [obj_03] Тор
    [obj_04] Мир-кольцо
    [obj_05] Трасса
    [obj_06] Биом
    [obj_07] Транзитный пункт
    [obj_08] Плазма
    [obj_09] Мегаполис
    [obj_10] Кремний
    [obj_11] Пацифик
    [obj_12] Сад
    [obj_13] Развязка
    [obj_14] Наддув
    [obj_15] Пригород
    [obj_16] Икс
    [obj_17] 10 000 озёр
    [obj_18] Луддит
    [obj_19] Сбережение
    [obj_20] Гальваника
    [obj_21] 20 процентов
    [obj_22] Попутчики
    [obj_23] Село
    [obj_24] Вершина
    [obj_25] Жеода
    [obj_26] Спасение
    [obj_27] Испарение
   *[obj_28] Франшиза
}
private-name = { $objective ->
    [obj_01] Комплекс
    [obj_02] Рубик
    [obj_03] Свалка
    [obj_04] Решётка
    [obj_05] Будка
    [obj_06] Вольт
    [obj_07] Шоссе
    [obj_08] Тайная лаборатория
    [obj_09] Ростки
    [obj_10] Амазонка
    [obj_11] Доставка
    [obj_12] Линия электропередачи
    [obj_13] Монорельс
    [obj_14] Экватор
    [obj_15] Геном
    [obj_16] Панама
    [obj_17] Взлётная полоса
    [obj_18] Удлинитель
    [obj_19] Краудсорсинг
    [obj_20] Экспонента
    [obj_21] Заросли
    [obj_22] Расход воды
    [obj_23] Овердрайв
    [obj_24] Альтернативная энергия
    [obj_25] Уборка
    [obj_26] Порядок на борту
    [obj_27] Таяние
   *[obj_28] Сплошное покрытие
}

## Civ cards
civ-name = { $card ->
    [civ_01] Агентство временной работы
    [civ_02] Отдел операций
    [civ_03] Отдел природных ресурсов
    [civ_04] Инженерный отдел
    [civ_05] Склад лома
    [civ_06] Учреждение Дня планеты
    [civ_07] Награда «Растущая планета»
    [civ_08] День планеты
    [civ_09] Награда народного выбора
    [civ_10] Новые инвесторы-ангелы
    [civ_11] Повышение зарплаты
    [civ_12] Отдел парков и отдыха
    [civ_13] Одобренная сверхурочная работа
    [civ_14] Бонус за переезд
    [civ_15] Награда «Топ-планета»
    [civ_16] Хранилище починено
    [civ_17] Зона посадки одобрена
    [civ_18] Поисково-спасательная группа
    [civ_19] Возможность партнёрства
    [civ_20] Награда «Лучшая на планете»
    [civ_21] Профсоюз
    [civ_22] Закон об устойчивом развитии
    [civ_23] Комиссия по азартным играм
    [civ_24] Планетарная лотерея
    [civ_25] Программа защиты от метеоритов
    [civ_26] Глобальная система парков
    [civ_27] Награда «Лучшая планета для жизни»
    [civ_28] Декрет о гражданах космоса
    [civ_29] Скупщик метеоритов 1/4
    [civ_30] Скупщик метеоритов 2/4
    [civ_31] Скупщик метеоритов 3/4
    [civ_32] Скупщик метеоритов 4/4
    [civ_33] Торговое соглашение 1/4
    [civ_34] Торговое соглашение 2/4
    [civ_35] Торговое соглашение 3/4
   *[civ_36] Торговое соглашение 4/4
}

## Planets
planet-rule-ksb_4156 = Без особого правила.
planet-rule-k_273 = Жетон не может накрывать лёд и сушу вместе.
planet-rule-persephone = Каждая зона запрещает символ одной станции: поселенцы слева вверху, электроснабжение справа вверху, исследования слева внизу, вода справа внизу.
planet-rule-petra = Ненакрытые потоки электричества считаются территорией электроснабжения, но пустыми квадратами: ряды и колонки с ними не заполнены. Льда нет.
planet-rule-gaia = 2 медали за каждый ненакрытый город.
planet-rule-arashi = Жетону на кольце нужен квадрат вне его. На кольце не бывает зелёных массивов.
planet-rule-tartarus = Жетон лежит по одну сторону расщелины. Вездеходы пересекают её только по диагонали в двух местах.
planet-rule-kaax = Вездеходы не могут заезжать на ненакрытые токсичные квадраты.
planet-rule-oblivion = В центре нет квадратов; край только внешний.
planet-rule-lacuna = Дыры не квадраты: их не накрывают, туда не заезжают, ряды и столбцы их не учитывают.
planet-rule-charybdis = Первый элемент должен накрыть квадрат воронки.
planet-rule-pajitnov = Элемент, в том числе зелёный массив, должен вдвигаться по планшету на своё место снаружи, без подъёма и поворота.
planet-rule-cerberus = 2 медали за каждую из трёх полностью накрытых областей.

## Corporations
corporation-rule-universal_coalition = Без особого правила.
corporation-rule-republic = Каждая веха поселенцев перемещает один другой маркер на ячейку вниз.
corporation-rule-wormhole_corp = Станция озеленения действует, только если расширяет территорию озеленения, а электростанция никогда не двигает озеленение. Каждый шаг шкалы озеленения даёт один из двух бонусов.
corporation-rule-cosmos_inc = Подобранные модули можно ставить на свободные ячейки шкал. Маркеры их пропускают, а напечатанное там не действует.
corporation-rule-horizon_group = Вездеходы возят метеориты, по одному, и сдают их на станциях вездеходов.
corporation-rule-jump_drive = Подобранные модули могут открывать технологии. Медали шкалы исследований уменьшаются, когда маркер поднимается.
corporation-rule-oasis_ultd = Вода движется на шаг за каждый квадрат воды на льду, по пути через все шкалы. Два маркера не стоят на одной ячейке.
corporation-rule-makeshift = Маркеры движутся прямо или по диагонали и дают медали шкалы, на которой стоят. Два маркера не стоят на одной ячейке.
corporation-rule-flux_industries = Одна шкала является шкалой потока; каждая веха исследований может переместить фишку. Действует только высшая технология.

## Technologies
technology-universal_coalition-1 = Выкладывая, можно не учитывать соседство.
technology-universal_coalition-2 = Зелёные массивы можно копить до конца игры.
technology-universal_coalition-3 = Каждое число шкалы вездеходов на 1 больше.
technology-universal_coalition-4 = Если выложенный жетон продвигает воду — станцией воды или электростанцией, — то дважды.
technology-universal_coalition-5 = На вашу планету не падают метеориты.
technology-republic-1 = Жетон с поселенцами даёт перемещение с ячейки вездеходов.
technology-republic-2 = Для вех ниже уровня 4 добавляется случайная карта следующего уровня.
technology-republic-3 = За 1 очко вездеход телепортируется между станциями поселенцев.
technology-republic-4 = Каждая веха поселенцев даёт усиление.
technology-republic-5 = В конце оставьте 2 из всех карт освоения.
technology-wormhole_corp-1 = Маркер озеленения на последнем шаге может вернуться на 0.
technology-wormhole_corp-2 = Зелёные массивы можно класть на жетоны.
technology-wormhole_corp-3 = Раз в раунд полученный зелёный массив становится двумя.
technology-wormhole_corp-4 = Зелёные массивы можно копить до конца игры.
technology-wormhole_corp-5 = В конце массивы можно класть на метеориты и уничтожать их.
technology-cosmos_inc-1 = Вездеходы могут двигаться по диагонали.
technology-cosmos_inc-2 = Немедленно: перенаправить до 3 подобранных модулей.
technology-cosmos_inc-3 = Жетон с электростанцией: можно перенаправить подобранный модуль.
technology-cosmos_inc-4 = Шаги на квадраты электроснабжения бесплатны в раунде, когда вы получили перемещение.
technology-cosmos_inc-5 = Раз в раунд: перенаправить подобранный модуль.
technology-horizon_group-1 = Жетоны со станцией вездеходов могут не учитывать соседство.
technology-horizon_group-2 = Каждый раунд: 1 очко перемещения за каждый гружёный вездеход.
technology-horizon_group-3 = Каждый подобранный метеорит даёт зелёный массив.
technology-horizon_group-4 = Груз уничтожается, когда вездеход заезжает на воду.
technology-horizon_group-5 = Раз в раунд: продвинуть маркер вездеходов.
technology-jump_drive-a = Раз в раунд: усиление вместо зелёного массива.
technology-jump_drive-b = Раз в раунд за 1 очко вездеход телепортируется на такую же территорию.
technology-jump_drive-c = Раз в раунд: усиление действует дважды.
technology-jump_drive-d = Участок исследований можно считать электроснабжением.
technology-jump_drive-e = Раз за игру: все бонусы на уровне маркера.
technology-jump_drive-f = Раз за игру: возьмите 3 цели, оставьте 1 для всех игроков.
technology-oasis_ultd-1 = Маркеры пропускают занятые ячейки.
technology-oasis_ultd-2 = Каждый раунд: 1 очко перемещения за каждый вездеход на воде.
technology-oasis_ultd-3 = Жетон, не накрывший льда, двигает воду.
technology-oasis_ultd-4 = Жетон с водой даёт зелёный массив.
technology-oasis_ultd-5 = Жетон с водой даёт усиление.
technology-makeshift-1 = Шкалы поселенцев и исследований соседние.
technology-makeshift-2 = С 2 маркерами на шкале вездеходов каждое её число на 1 больше.
technology-makeshift-3 = Маркер может двигаться вбок вместо продвижения.
technology-makeshift-4 = Раз в раунд: переместить любой маркер на ячейку вниз.
technology-makeshift-5 = Каждый маркер даёт медали высшего маркера своей шкалы.
technology-flux_industries-1 = Каждый раунд: 2 очка перемещения за каждый вездеход на территории потока.
technology-flux_industries-2 = Раз за игру: маркер потока до следующей вехи.
technology-flux_industries-3 = Бонусы шкалы потока лучше: поселенцы на уровень выше, вода удваивает усиление, озеленение даёт 2 массива, вездеходы на 1 очко больше.
technology-flux_industries-4 = Жетон со станцией потока: можно подобрать метеорит.
technology-flux_industries-5 = Раз в раунд: продвинуть маркер потока.

## Client
board-tab-planet = Планета
board-tab-station = База
board-tab-table = Стол
board-station = Космическая база
board-commander = командир
board-turns-itself = вращается сама
board-stay = оставить
board-depot = Стопка вашего хранилища, { ring-name } кольцо, жетонов: { $left }
board-depot-mine = Жетоны вашего хранилища
board-swap = Взять вместо этого жетон: { ring-name } кольцо
board-turn = Повернуть (R)
board-flip = Перевернуть (F)
board-planet-placing = Ваша планета. Стрелки двигают жетон, R поворачивает, F переворачивает, Enter выкладывает.
board-rover = Вездеход на { $column }{ $row }, очков перемещения: { $points }
board-way = Ехать на { $column }{ $row }, очков: { $points }
board-covered = Накрыто { $covered } из { $squares }
board-fits = Сюда подходит
board-fits-waived = Можно: ни один жетон хранилища не может соблюсти
board-fits-not = Не подходит
board-gain-track = { $steps ->
    [1] { track-name }: маркер вверх
   *[other] { track-name }: маркер вверх, ячеек: { $steps }
}
board-gain-still = { $track ->
    [water] вода стоит: под ней нет льда
   *[other] { track-name }: маркер стоит
}
board-gain-energy = { $count ->
    [1] Электростанция: { $tracks }
   *[other] Электростанция, на выбор: { $tracks }
}
board-gain-line = { $line ->
    [row] Ряд { $number } заполнен
   *[column] Столбец { $number } заполнен
}
board-gain-meteorite = На него упадёт метеорит
board-gain-loss = { $piece ->
    [lifepod] Уничтожает спасательный модуль
    [rover] Уничтожает вездеход
   *[city] Накрывает город: на 2 медали меньше
}
board-have = { $piece ->
    [lifepod] Подобранные спасательные модули
   *[meteorite] Подобранные метеориты
}
board-supply = Вездеходы в вашем запасе
board-movement = Очки перемещения
board-stored = Отложенные зелёные массивы
board-card-hidden = Карта, оставленная до конца
board-civ-left = Карт освоения осталось
board-limit = { $spent ->
    [yes] использовано
   *[no] { $limit ->
        [game] раз за игру
       *[round] раз в раунд
    }
}
board-event = Событие
board-event-count = событие { $number } из { $total }
board-event-next = Следующее: { $text }
board-signal = { $signal ->
    [green] Зелёный сигнал
    [orange] Оранжевый сигнал
   *[red] Красный сигнал
}
board-objectives = Цели
board-objective-action = { $action ->
    [keep_objective] оставить
   *[discard_objective] отказаться
}
board-now = сейчас: { $value }
board-set = Карта вашего набора: { $number },
board-on-planet = на вашей планете сейчас: { $count }
board-timing = { $timing ->
    [immediate] сразу
   *[end_of_game] в конце игры
}
board-difficulty = Сложность { $difficulty } из 4
board-mix = Колода событий: зелёных { $green }, оранжевых { $orange }, красных { $red }
board-mix-hardness = Карт событий: { $cards }, { $hardness ->
    [gentle] мягкая. Чем больше красных, тем труднее.
    [harsh] суровая. Чем больше зелёных, тем легче.
    [balanced] уравновешенная. Чем больше красных, тем труднее.
   *[custom] ваша смесь. Чем больше красных, тем труднее.
}
board-ready = Готово
board-boards-of = { $player }, { $points }
board-standing = { $planet }, { $corporation }
board-target = Ваша цель: { $target }
board-round-ended = Что случилось в раунде { $round }
board-tie = Из равных выше тот, у кого меньше ненакрытых квадратов, затем — меньше метеоритов на планете. { $list }
board-tie-seat = { $name }: { $squares } и { $meteorites }
board-phase = { $phase ->
    [setup] Подготовка
    [rotation] База поворачивается
    [event] Событие
    [event_civ] Карты освоения от события
    [tile] Все выкладывают жетон
    [civ] Карты освоения
    [ending] Конец игры
   *[over] Игра окончена
}
board-phase-short = { $phase ->
    [rotation] Поворот
    [event] Событие
    [tile] Жетон
   *[civ] Карты
}
board-note-rotate = Выберите хранилище на кольце или столбец ниже.
board-note-places = Мест: { $count }. Повернуть: R или колёсико, перевернуть: F.
board-note-places-touch = Мест: { $count }. Коснитесь места или перетащите жетон; касание жетона поворачивает его.
board-note-rovers = Вездеходы могут ехать, очков: { $points }.
board-technology = { $technology ->
   *[universal_coalition-1] Без соседства
    [universal_coalition-2] Запас массивов
    [universal_coalition-3] Числа вездеходов +1
    [universal_coalition-4] Двойная вода
    [universal_coalition-5] Без метеоритов
    [republic-1] Жетон поселенцев: ход
    [republic-2] Шире выбор карт
    [republic-3] Телепорт между городами
    [republic-4] Поселенцы дают усиление
    [republic-5] Ещё 2 карты в конце
    [wormhole_corp-1] Озеленение снова 0
    [wormhole_corp-2] Массивы на жетонах
    [wormhole_corp-3] Два массива за один
    [wormhole_corp-4] Запас массивов
    [wormhole_corp-5] Массивы на метеоритах
    [cosmos_inc-1] Ход по диагонали
    [cosmos_inc-2] Перенести 3 модуля
    [cosmos_inc-3] Электростанция: ход модуля
    [cosmos_inc-4] Электростанция бесплатно
    [cosmos_inc-5] Перенести модуль
    [horizon_group-1] Вездеходы где угодно
    [horizon_group-2] Гружёные: по +1
    [horizon_group-3] Массив за метеорит
    [horizon_group-4] Вода губит груз
    [horizon_group-5] Маркер вездеходов +1
    [jump_drive-a] Усиление за массив
    [jump_drive-b] Прыжок на ту же территорию
    [jump_drive-c] Двойное усиление
    [jump_drive-d] Исследования как электростанция
    [jump_drive-e] Все бонусы уровня
    [jump_drive-f] Цель для всех
    [oasis_ultd-1] Пропускать маркеры
    [oasis_ultd-2] Вездеходы на воде: +1
    [oasis_ultd-3] Вода без льда
    [oasis_ultd-4] Вода даёт массив
    [oasis_ultd-5] Вода даёт усиление
    [makeshift-1] Поселенцы рядом с исследованиями
    [makeshift-2] Толпа вездеходов: +1
    [makeshift-3] Ход вбок
    [makeshift-4] Маркер вниз
    [makeshift-5] Медали высшего
    [flux_industries-1] Вездеходы потока: по +2
    [flux_industries-2] До следующей вехи
    [flux_industries-3] Бонусы потока лучше
    [flux_industries-4] Жетон потока: метеорит
    [flux_industries-5] Маркер потока +1
}
