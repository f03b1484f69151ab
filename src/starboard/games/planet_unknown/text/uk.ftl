## The game
game-name = Невідома планета
option-planet = Планета
option-planet-choice = { $choice ->
    [random] Випадкова
    [offer] Вибір на початку: KSB-4156 або ще одна
    [k_273] К-273 ●●●○
    [persephone] Персефона ●●●○
    [petra] Петра ●●○○
    [gaia] Гея ●●○○
    [arashi] Арасі ●●○○
    [tartarus] Тартар ●●●○
    [kaax] К'Аакс ●●○○
    [oblivion] Облівіон ●●●○
    [lacuna] Лакуна ●●●●
    [charybdis] Харибда ●○○○
    [pajitnov] Пажитнов ●●○○
    [cerberus] Цербер ●●●○
   *[ksb_4156] KSB-4156 ●○○○
}
option-corporation = Корпорація
option-corporation-choice = { $choice ->
    [random] Випадкова
    [offer] Вибір на початку: Universal Coalition або ще одна
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
option-inner_ring = Внутрішнє кільце станції
option-inner_ring-choice = { $choice ->
    [random] Повернуте випадково
    [1] Повернуте на 1
    [2] Повернуте на 2
    [3] Повернуте на 3
    [4] Повернуте на 4
    [5] Повернуте на 5
   *[recommended] Рекомендоване
}
option-rotation = Обертання станції
option-rotation-choice = { $choice ->
    [fixed] Щораунду на одне сховище за годинниковою стрілкою
   *[commander] Вибирає командир
}
option-private_objectives = Особисті цілі
option-private_objectives-choice = { $choice ->
    [yes] По одній
   *[no] Немає
}
option-events = Колода подій
option-events-choice = { $choice ->
    [none] Немає
    [gentle] М'яка: 10 зелених, 8 помаранчевих, 2 червоні
    [balanced] Урівноважена: 7 зелених, 7 помаранчевих, 6 червоних
    [harsh] Сувора: 3 зелені, 7 помаранчевих, 10 червоних
    [custom] За числами нижче
   *[default] Немає; соло: урівноважена
}
option-green_events = Зелені події
option-green_events-choice = { $choice }
option-orange_events = Помаранчеві події
option-orange_events-choice = { $choice }
option-red_events = Червоні події
option-red_events-choice = { $choice }

## Words
track-name = { $track ->
    [civ] цивілізація
    [water] вода
    [biomass] озеленення
    [rover] всюдиходи
    [tech] технології
   *[any] будь-який
}
track-of = { $track ->
    [civ] цивілізації
    [water] води
    [biomass] озеленення
    [rover] всюдиходів
    [tech] технологій
   *[any] будь-якого
}
terrain-name = { $terrain ->
    [civ] цивілізація
    [water] вода
    [biomass] озеленення
    [rover] всюдиходи
    [tech] технології
   *[energy] енергія
}
terrain-of = { $terrain ->
    [civ] цивілізації
    [water] води
    [biomass] озеленення
    [rover] всюдиходів
    [tech] технологій
   *[energy] енергії
}
piece-name = { $piece ->
    [lifepod] рятувальний модуль
    [rover] всюдихід
   *[meteorite] метеорит
}
pieces-name = { $piece ->
    [lifepod] рятувальні модулі
    [rover] всюдиходи
   *[meteorite] метеорити
}
ring-name = { $ring ->
    [outer] зовнішнє
   *[inner] внутрішнє
}
square = { $column }{ $row }
slot = рівень { $level }
slot-of-track = { track-name } { $level }
place-collection = зона підрахунку
place-technology = технологія { $technology }
tile-name = { $shape }: { $first } і { $second }
tile-name-meteor = { $shape }: { $first } і { $second }, з метеоритом
two-of-them = { $first } { $second }
two-sentences = { $first } { $second }
one-or-other = { $first } або { $second }
planet-name = { $planet ->
    [k_273] К-273
    [persephone] Персефона
    [petra] Петра
    [gaia] Гея
    [arashi] Арасі
    [tartarus] Тартар
    [kaax] К'Аакс
    [oblivion] Облівіон
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
score-tracks = Треки
score-lifepods = Рятувальні модулі
score-meteorites = Метеорити
score-cards = Карти цивілізації
score-objectives = Цілі

## Questions
ask-boards = Виберіть сторони своїх планшетів.
ask-rotate = Поверніть станцію: яке сховище буде перед вами?
ask-take = Візьміть плитку зі свого сховища.
ask-place = Викладіть плитку на планету.
ask-set-aside = Жодна плитка сховища не підходить. Візьміть одну лише заради ресурсів; гра закінчується цим раундом.
ask-pending = { $more ->
    [0] { $effect }.
    [one] { $effect }; чекає ще { $more } ефект.
    [few] { $effect }; чекають ще { $more } ефекти.
   *[other] { $effect }; чекають ще { $more } ефектів.
}
ask-stack = Яку колоду цивілізації переглянути першою?
ask-card = Залиште собі одну карту цивілізації.
ask-finish = Завершіть свою частину або використайте те, що лишилося.

## What waits
effect-synergy = { $steps ->
    [1] Синергія: перемістити будь-який маркер
   *[other] Синергія: двічі перемістити будь-який маркер
}
effect-advance = { $trackers ->
    [1] Перемістити маркер
   *[other] Перемістити різні маркери: { $trackers }
}{ $steps ->
    [1] {""}
   *[other] , поділок: { $steps }
}
effect-regress = { $steps ->
    [1] Перемістити маркер униз
   *[other] Перемістити маркер униз, поділок: { $steps }
}
effect-lift = Перемістити маркери до рівня { $level }
effect-row = Виберіть маркер, рівень якого дасть бонуси
effect-flux = Покласти жетон потоку на трек
effect-resource = Використати ресурс: { terrain-name }
effect-patch = Викласти жетон озеленення
effect-rover = Поставити всюдихід на останню плитку
effect-teleport = Перемістити всюдихід на будь-яку клітинку
effect-house = Виберіть місце для рятувального модуля
effect-reposition = Перемістити підібрані модулі, щонайбільше { $count }
effect-collect = { $count ->
    [1] Підібрати: { piece-name }
   *[other] Підібрати { $count }: { pieces-name }
}
effect-destroy = { $count ->
    [1] Втратити або знищити: { piece-name }
   *[other] Знищити { $count }: { pieces-name }
}
effect-clear-line = Знищити всі метеорити рядка чи стовпця
effect-meteorite = Падає метеорит
effect-choose = Виберіть одне
effect-extra-tile = Взяти додаткову плитку
effect-remove-stack = Прибрати стос свого сховища
effect-rotate = Повернути станцію
effect-objectives = { $count ->
    [1] Залишити ціль
   *[other] Залишити цілі: { $count }
}
effect-discard-objective = Відмовитися від цілі

## Actions
do-boards = { $planet } і { $corporation }
do-rotate = { $steps ->
    [0] Залишити станцію як є
    [one] Повернути на { $steps } сховище за годинниковою стрілкою
    [few] Повернути на { $steps } сховища за годинниковою стрілкою
   *[other] Повернути на { $steps } сховищ за годинниковою стрілкою
}
do-take = Взяти плитку { $tile } ({ ring-name } кільце)
do-place = Викласти на { $square }, поворот { $degrees }°
do-place-flipped = Викласти на { $square }, перевернуту, поворот { $degrees }°
do-place-as-energy = Викласти на { $square }, технології як енергія, положення { $turn }
do-set-aside = Відкласти плитку { $tile } ({ ring-name } кільце)
do-remove-stack = Прибрати стос: { ring-name } кільце
do-advance = { $by ->
    [resource] Ресурс
    [energy] Енергія
    [synergy] Синергія
    [double_synergy] Подвійна синергія
    [card] Карта цивілізації
    [event] Подія
    [technology] Технологія
    [rule] Особливе правило
   *[bonus] Бонус
}: маркер { track-of }, { $slot }
do-claim-row = Бонуси на висоті маркера { track-of }: { $slot }
do-regress = { $by ->
    [event] Подія
    [technology] Технологія
   *[rule] Особливе правило
}: маркер { track-of } униз
do-double-synergy = Технологія c: синергія діє двічі
do-flux = Жетон потоку на трек { track-of }
do-use = Технологія { $technology }: { $text }
do-decline = { $what ->
    [energy] Не використовувати енергію
    [regress] Не переміщувати маркер униз
    [reposition] Не переміщувати модуль
   *[collect] Нічого не підбирати
}
do-patch = Жетон озеленення на { $square }
do-store = Зберегти жетон до кінця гри
do-replace-patch = Синергія замість жетона озеленення
do-double-patch = Два жетони озеленення замість одного
do-rover = Всюдихід на { $square }
do-move = Всюдихід { $start } → { $to }
do-teleport = { $by ->
    [technology] Телепорт за 1 очко
   *[card] Телепорт
}: всюдихід { $start } → { $to }
do-collect = Підібрати { piece-name } на { $square }
do-destroy = Знищити { piece-name } на { $square }
do-destroy-collected = Віддати підібраний { piece-name }
do-destroy-stored = Віддати рятувальний модуль: { $place }
do-clear-line = { $line ->
    [row] Очистити рядок { $number }
   *[column] Очистити стовпець { $number }
}
do-meteorite = Метеорит на { $square }
do-house = Рятувальний модуль: { $place }
do-reposition = Рятувальний модуль: { $start } → { $to }
do-open = Переглянути колоду рівня { $level }
do-open-all = Переглянути всі карти, що лишилися
do-pick = { $card } (рівень { $level }): { $text }
do-keep = Залишити «{ $objective }»: { $text }
do-discard = Відмовитися від «{ $objective }»: { $text }
do-finish = Готово

## Refusals
refused-take-first = Спершу візьміть плитку.
refused-turn = Плитку не можна так повернути або покласти туди.
refused-border = Плитка має цілком лежати на планеті.
refused-layer = Ці клітинки вже накрито.
refused-as-energy = Енергією можна вважати лише ділянку технологій і лише з технологією d.
refused-first = Перший елемент має накрити крайню клітинку (на Харибді: клітинку вирви).
refused-adjacency = Плитка має торкатися стороною того, що вже викладено.
refused-single-ground = Тут плитка не може накривати кригу й суходіл разом.
refused-symbol-zone = Цей квадрант забороняє символ одного з ресурсів плитки.
refused-ring = Плитці на кільці потрібна клітинка поза ним.
refused-chasm = Плитка не може лежати через розрив.
refused-slide = Плитку не можна засунути на це місце.
refused-ice = Цього раунду плитки не можуть накривати кригу.
refused-edge = Цього раунду плитки не можуть накривати крайні клітинки.
refused-matching = Цього раунду клітинки не можуть торкатися такої самої місцевості.
refused-no-movement = У вас немає очок переміщення.
refused-finish = Спершу це: { $effect }.
refused-rotate = Поверніть станцію на 0–5 сховищ.
refused-card = Залиште одну з карт, які ви переглядаєте.
refused-unknown = Такої клітинки, треку, стосу чи карти немає.
refused-nothing-waits = { $action ->
    [regress] Зараз ніщо не змушує переміщувати маркер униз.
    [decline] Від того, що чекає, так відмовитися не можна.
    [take] Зараз немає додаткової плитки, яку можна взяти.
    [place_rover] Жоден всюдихід не чекає на висадку.
    [place_patch] Жоден жетон озеленення не чекає, щоб його виклали.
    [store_patch] Немає жетона озеленення, який можна було б зберегти.
    [replace_patch] Немає жетона озеленення, який можна замінити синергією.
    [double_patch] Немає жетона озеленення, який можна подвоїти.
    [double_synergy] Немає синергії, яку можна подвоїти.
    [teleport] Зараз жодна карта не переміщує всюдихід.
    [destroy_stored] Зараз ніщо не змушує віддати рятувальний модуль.
    [clear_line] Зараз жодна карта не очищує рядок чи стовпець.
    [place_meteorite] Зараз на вашу планету не падає метеорит.
    [house] Жоден рятувальний модуль не чекає на місце.
    [reposition] Зараз не можна перемістити підібраний модуль.
    [choose] Зараз немає з чого вибирати.
    [pick_card] Ви не переглядаєте колоду цивілізації.
    [remove_stack] Зараз не треба прибирати стос свого сховища.
    [keep_objective] Зараз немає цілей, з яких вибирати.
    [discard_objective] Зараз не треба відмовлятися від цілі.
    [flux] Зараз жетон потоку не переміщується.
    [rotate] Станцію повертає лише командир на початку раунду.
   *[boards] Планшети вже вибрано.
}
refused-nothing-to-collect = Зараз ніщо не дозволяє підібрати: { piece-name }.
refused-nothing-to-destroy = Зараз ніщо не змушує знищити: { piece-name }.
refused-no-advance = { $by ->
    [resource] Немає невикористаного ресурсу плитки: { track-name }.
    [energy] Немає невикористаного ресурсу енергії.
    [synergy] Жодна синергія не чекає.
    [double_synergy] Жодна подвоєна синергія не чекає.
    [card] Зараз жодна карта цивілізації не переміщує маркер.
    [event] Зараз жодна подія не переміщує маркер.
    [technology] Зараз жодна технологія не переміщує маркер.
    [row] Зараз жодна технологія не дає бонусів рівня.
   *[bonus] Зараз жоден бонус не переміщує маркер.
}
refused-compulsory = Це обов'язково: відмовитися не можна.
refused-impossible = Виконати це однаково неможливо: воно зникне, коли ви завершите свою частину.
refused-setup = Всюдиходи й технології чекають на перший раунд.
refused-no-tile = Ви вже виклали свою плитку.
refused-taken = Ви вже взяли плитку цього раунду.
refused-take-later = Плитки беруть у фазі плиток.
refused-place-first = Спершу викладіть плитку, яку взяли.
refused-empty-stack = Цей стос порожній.
refused-fits-nowhere = Цю плитку ніде покласти: візьміть іншу.
refused-set-aside-instead = Жодну з плиток ніде покласти: відкладіть одну з них.
refused-set-aside = Плитку свого сховища можна викласти: візьміть її.
refused-other-tile = Інша плитка порушує менше заборон: візьміть її.
refused-breaches = Заборони порушують лише тоді, коли інакше не можна: інше місце порушує менше.
refused-extra-tile = Цю плитку ніде покласти, не порушивши правил.
refused-last-stack = Інший стос порожній: сховище не можна спорожнити так.
refused-other-fits-nowhere = Плитку іншого стосу ніде покласти, тож цей стос лишається.
refused-slot = Маркер { track-of } може перейти лише сюди: { $slots }.
refused-top = Маркер { track-of } стоїть на останній поділці й далі не рухається.
refused-blocked = Наступні поділки для маркера { track-of } зайняті.
refused-other-tracks = Цей ефект рухає лише такі маркери: { $tracks }.
refused-same-tracker = Це має бути маркер, який цей ефект іще не рухав.
refused-lifted = Маркер { track-of } уже на рівні { $level } або вище.
refused-row = Маркер { track-of } стоїть тут: { $slot }.
refused-no-tracker = Жоден ваш маркер не може рухатися.
refused-doubled = Цю синергію вже подвоєно.
refused-no-way-down = Маркер { track-of } не може рухатися вниз.
refused-whole-way-down = Виберіть маркер, який може опуститися повністю, поділок: { $steps }.
refused-no-ice = Вода плитки не накриває криги, тож її ресурс нічого не рухає.
refused-no-expansion = Озеленення плитки не розширює зону озеленення, тож її ресурс нічого не рухає.
refused-energy = Жодна ділянка { track-of } не торкається зони енергії, і на самій плитці немає такого ресурсу.
refused-energy-excluded = У вашій корпорації енергія ніколи не рухає маркер { track-of }.
refused-patch-border = Жетон озеленення має лежати на клітинці планети.
refused-patch-adjacency = Жетон озеленення має торкатися стороною того, що вже викладено.
refused-patch-slide = Жетон озеленення не можна засунути на це місце.
refused-patch-ring = Жетони озеленення не можна класти на кільце.
refused-patch-added = Цей жетон додала технологія: його можна лише викласти або зберегти.
refused-patch-stored = Збережений жетон зараз можна лише викласти.
refused-store-late = Наприкінці гри зберігати жетони озеленення вже не можна.
refused-no-synergy = Цього раунду немає синергій.
refused-no-rover = На { $square } немає вашого всюдихода.
refused-one-square = Всюдихід рухається по одній клітинці, на сусідню.
refused-diagonal = Без технології всюдиходи не рухаються по діагоналі.
refused-rover-off = Там немає клітинки планети.
refused-rover-there = Там стоїть інший всюдихід.
refused-rover-toxic = Всюдиходи не заїжджають на ненакриту токсичну клітинку.
refused-rover-terrain = Цього раунду всюдиходи не можуть заїжджати на цю місцевість.
refused-rover-chasm = Тут всюдиходи не перетинають розрив.
refused-teleport-start = { $kind ->
    [symbol] Всюдихід має стояти на видимому ресурсі: { terrain-name }.
   *[any] Всюдихід має стояти на місцевості.
}
refused-teleport-goal = { $kind ->
    [symbol] Всюдихід має потрапити на видимий ресурс: { terrain-name }.
   *[same] Всюдихід має потрапити на таку саму місцевість, на якій стоїть.
}
refused-no-supply = У вашому запасі не лишилося всюдиходів.
refused-last-tile = Всюдихід треба поставити на останню викладену плитку.
refused-no-piece = На { $square } немає того, що потрібно: { piece-name }.
refused-none-collected = У вас немає підібраного: { piece-name }.
refused-collected = Потрібен підібраний { piece-name }.
refused-on-planet = Потрібен { piece-name } на вашій планеті.
refused-no-lifepod = Там немає рятувального модуля.
refused-same-place = Рятувальний модуль уже там.
refused-home = Рятувальний модуль не може там стояти: місце зайняте або не для нього.
refused-no-meteor = Метеорит падає лише на видимий символ метеорита.
refused-meteorite-there = Там уже лежить метеорит.
refused-no-meteorites = На вашу планету не падають метеорити.
refused-no-meteorite-in-line = У цьому рядку чи стовпці немає метеорита.
refused-no-option = Можливостей лише стільки: { $options }.
refused-not-drawn = Ви не тягнули цієї цілі.
refused-not-private = Це не ваша особиста ціль.
refused-not-owed = Зараз жодна віха не дає вам карти цивілізації рівня { $level }.
refused-cards-later = Карти цивілізації вибирають, коли всі завершать, за годинниковою стрілкою від командира.
refused-cards-first = Спершу виберіть карти за свої віхи цивілізації.
refused-card-first = Спершу залиште одну з карт цивілізації, які ви переглядаєте.
refused-rotate-first = Спершу поверніть станцію.
refused-boards = Виберіть симетричні сторони або ті, що вам запропоновано.
refused-boards-first = Спершу виберіть сторони своїх планшетів.
refused-no-technology = Ваша корпорація не має для цього технології.
refused-technology-level = Для технології { $technology } маркер технологій має бути на рівні { $level } або вище.
refused-technology-covered = На поділці технології { $technology } стоїть рятувальний модуль.
refused-technology-lifepod = Технологія { $technology } потребує рятувального модуля.
refused-technology-latest = Діє лише найвища з досягнутих технологій, а не технологія { $technology }.
refused-technology-withheld = Технологія { $technology } почне діяти з наступного раунду.
refused-technology-used = { $limit ->
    [game] Технологію { $technology } вже використано: вона діє раз за гру.
   *[round] Технологію { $technology } цього раунду вже використано.
}
refused-technology-by-itself = Технологія { $technology } спрацьовує сама, коли настає її час.
refused-technology-condition = { $condition ->
    [track_at_maximum] Технологія { $technology } діє, лише коли маркер на останньому кроці.
   *[next_milestone_exists] Для технології { $technology } на треку потоку немає наступної віхи.
}
refused-technology-late = Останній раунд скінчився: тепер діють лише технології для кінця гри, не технологія { $technology }.
refused-technology-idle = Технологія { $technology } зараз нічого не змінила б.
refused-same-board = Двоє гравців не можуть мати однаковий асиметричний планшет: виберіть інший.
refused-fixed-rotation = Станція обертається сама лише для одного або двох гравців.
refused-solo-events = Для соло потрібна колода подій: виберіть її.
refused-event-colour = Подій цього кольору ({ $signal ->
    [green] зелений
    [orange] помаранчевий
   *[red] червоний
}) лише { $available }, а не { $wanted }.
refused-event-count = Кількість карт у колоді подій — { $cards }, а не { $wanted }.

## Log
log-round = Раунд { $number }
log-turned-alone = { $steps ->
    [one] Станція повернулася на { $steps } сховище.
    [few] Станція повернулася на { $steps } сховища.
   *[other] Станція повернулася на { $steps } сховищ.
}
log-turned = { $steps ->
    [0] { $player } залишає станцію як була.
    [one] { $player } повертає станцію на { $steps } сховище.
    [few] { $player } повертає станцію на { $steps } сховища.
   *[other] { $player } повертає станцію на { $steps } сховищ.
}
log-event = Подія: { $text }
log-boards = { $player } грає: { $planet } і { $corporation }.
log-taken = { $player } бере плитку { $tile }.
log-placed = { $player } викладає плитку { $tile }.
log-placed-meteorite = { $player } викладає плитку { $tile }; падає метеорит.
log-set-aside = { $player } не може нічого викласти й відкладає плитку { $tile }.
log-tracker = { $player }: маркер { track-of }, { $slot }.
log-patch = { $player } викладає жетон озеленення на { $square }.
log-patch-stored = { $player } зберігає жетон озеленення.
log-rover = { $player } ставить всюдихід на { $square }.
log-moved = { $player } переміщує всюдихід { $start } → { $to }.
log-collected = { $player } підбирає { piece-name }.
log-housed = { $player } ставить рятувальний модуль: { $place }.
log-destroyed = { $player } втрачає { piece-name }.
log-meteorite = Метеорит падає на { $square }: { $player }.
log-stack-removed = { $player } прибирає стос: { ring-name } кільце.
log-card = { $player } бере «{ $card }».
log-card-kept = { $player } залишає карту рівня { $level }.
log-objective-shared = { $player } додає спільну ціль: { $objective }.
log-technology = { $player } використовує технологію { $technology }: { $text }
log-points = { $player }: витрачено очок руху: { $points }.
log-ready = { $player }: готово.
log-ended = Гра закінчується: { $reasons }.

## The end
end-stuck = хтось не зміг викласти плитку
end-depot = сховище спорожніло
end-events = останню подію розіграно
end-solo = медалей { $points } за мети { $target }, підсумок: «{ verdict-solo }»
verdict-solo = { $grade ->
    [critical_failure] Критичний провал
    [failure] Провал
    [low_capacity] Низька спроможність
    [promotion] Підвищення
    [best_planet] Найкраща планета для життя
    [perfect] Досконала планета
   *[mission_complete] Місію виконано
}

## What cards do
op-advance-any = { $trackers ->
    [1] Перемістіть один маркер
   *[other] Перемістіть різні маркери ({ $trackers })
}{ $steps ->
    [1] {""} на одну поділку.
    [few] {""} на { $steps } поділки.
   *[other] {""} на { $steps } поділок.
}
op-advance-among = Перемістіть один маркер на { $steps ->
    [1] одну поділку
    [few] { $steps } поділки
   *[other] { $steps } поділок
}: { $tracks }.
op-advance-no-bonus = Перемістіть один маркер на { $steps ->
    [1] одну поділку
    [few] { $steps } поділки
   *[other] { $steps } поділок
} без бонусів: { $tracks }.
op-regress-any = { $trackers ->
    [1] Перемістіть один маркер униз
   *[other] Перемістіть маркери ({ $trackers }) униз
} на { $steps ->
    [1] одну поділку.
    [few] { $steps } поділки.
   *[other] { $steps } поділок.
}
op-regress-among = Перемістіть один маркер униз на { $steps ->
    [1] одну поділку
    [few] { $steps } поділки
   *[other] { $steps } поділок
}: { $tracks }.
op-patch = { $count ->
    [1] Отримайте жетон озеленення.
    [few] Отримайте { $count } жетони озеленення.
   *[other] Отримайте { $count } жетонів озеленення.
}
op-medals = { $count ->
    [1] 1 медаль.
    [few] { $count } медалі.
   *[other] { $count } медалей.
}
op-synergy = { $count ->
    [1] Отримайте бонус синергії.
   *[other] Отримайте бонуси синергії: { $count }.
}
op-place_meteorite = { $count ->
    [1] Покладіть метеорит на вільний символ метеорита своїх плиток.
   *[other] Покладіть метеорити ({ $count }) на вільні символи своїх плиток.
}
op-remove_objective = { $count ->
    [1] Відмовтеся від однієї особистої цілі.
   *[other] Відмовтеся від особистих цілей: { $count }.
}
op-movement = Очки переміщення: { $points }.
op-extra-tile = Візьміть плитку свого сховища й викладіть її.
op-extra-tile-only = Візьміть плитку свого сховища й викладіть її; її ресурси нічого не дають.
op-lift = Перемістіть кожен маркер, нижчий за рівень { $level }, до нього, без синергії.
op-medals-per-patch = { $count ->
    [1] 1 медаль за кожен жетон озеленення на вашій планеті.
   *[other] Медалей за кожен жетон озеленення на вашій планеті: { $count }.
}
op-lifepod-value = Кожен рятувальний модуль у зоні підрахунку дає медалей: { $count }.
op-set = { $set ->
    [meteorite_repo] Від 1 до 4 карт набору: кожні 3 підібрані метеорити дають 2, 3, 4 або 5 медалей.
   *[commerce_agreement] Від 1 до 4 карт набору дають 1, 3, 6 або 10 медалей.
}
op-teleport = Перемістіть один свій всюдихід на будь-яку клітинку.
op-peek_event = Подивіться наступну подію.
op-rotate_station = Поверніть станцію як завгодно.
op-remove_stack = Приберіть один із двох стосів свого сховища.
op-event-rover = Поставте додатковий всюдихід на плитку, яку викладете цього раунду.
op-add-civ = { $count ->
    [1] Додайте 1 випадкову карту до кожної колоди цивілізації.
   *[other] Додайте випадкові карти ({ $count }) до кожної колоди цивілізації.
}
op-remove-civ = { $count ->
    [1] Приберіть 1 випадкову карту з кожної колоди цивілізації.
   *[other] Приберіть випадкові карти ({ $count }) з кожної колоди цивілізації.
}
op-draw-objectives = { $count ->
    [1] Візьміть ще одну особисту ціль.
   *[other] Візьміть ще особисті цілі: { $count }.
}
op-choose = Виберіть одне. { $first } Або: { $second }
op-collect = { $count ->
    [1] Підберіть зі своєї планети будь-який { piece-name }.
   *[other] Підберіть зі своєї планети будь-які { pieces-name } ({ $count }).
}
op-clear-line = Знищіть усі метеорити одного рядка чи стовпця.
op-lose-rover = Хто має на планеті два або більше всюдиходів, втрачає один.
op-destroy = { $count ->
    [1] Знищіть { piece-name } на своїй планеті.
   *[other] Знищіть { pieces-name } ({ $count }) на своїй планеті.
}
op-destroy-collected = { $count ->
    [1] Втратьте підібраний { piece-name }.
   *[other] Втратьте підібрані { pieces-name } ({ $count }).
}
rule-rover-terrain = Цього раунду всюдиходи не можуть заїжджати на клітинки { terrain-of }.
rule-tile-ground = { $ground ->
    [ice] Цього раунду плитки не можуть накривати кригу.
   *[edge] Цього раунду плитки не можуть накривати крайні клітинки.
}
rule-round = { $ban ->
    [one_resource] Цього раунду один ресурс вашої плитки, на вибір, нічого не дає.
    [no_milestones] Цього раунду віхи не дають бонусів.
    [no_synergy] Цього раунду немає бонусів синергії.
   *[no_matching_neighbours] Цього раунду клітинки плитки не можуть торкатися такої самої місцевості.
}

## Objectives
objective-most = Більше, ніж у сусіда: { $measure }.
objective-fewest = Менше, ніж у сусіда: { $measure }.
objective-at-least = Щонайменше { $count }: { $measure }.
objective-at-most = Щонайбільше { $count }: { $measure }.
measure-resources_on_planet = ресурси { terrain-of }
measure-resources_on_edge = ресурси { terrain-of } на крайніх клітинках
measure-largest_area = клітинки найбільшої зони { terrain-of }
measure-number_of_areas = зони { terrain-of }
measure-most_resources_in_one_area = ресурси { terrain-of } в одній зоні
measure-rectangles = блоки { $width } x { $height } з клітинок { terrain-of }
measure-tracks_at_maximum = { $track ->
    [any] треки на максимумі
   *[other] трек { track-of } на максимумі
}
measure-lifepods_collected = підібрані рятувальні модулі
measure-meteorites_collected = підібрані метеорити
measure-lifepods_minus_meteorites_collected = перевага модулів над підібраними метеоритами
measure-uncovered_squares = { $ground ->
    [ice] ненакриті клітинки криги
   *[land] ненакриті клітинки суходолу
}
objective-name = { $objective ->
    [obj_01] Периметр
    [obj_02] Маяк
    [obj_03] Тор
    [obj_04] Світ-кільце
    [obj_05] Траса
    [obj_06] Біом
    [obj_07] Транзит
    [obj_08] Плазма
    [obj_09] Мегаполіс
    [obj_10] Кремній
    [obj_11] Пацифік
    [obj_12] Сад
    [obj_13] Розв'язка
    [obj_14] Наддув
    [obj_15] Передмістя
    [obj_16] Ікс
    [obj_17] 10 000 озер
    [obj_18] Луддит
    [obj_19] Заощадження
    [obj_20] Гальваніка
    [obj_21] 20 відсотків
    [obj_22] Спільні поїздки
    [obj_23] Село
    [obj_24] Вершина
    [obj_25] Жеода
    [obj_26] Порятунок
    [obj_27] Випаровування
   *[obj_28] Франшиза
}
private-name = { $objective ->
    [obj_01] Комплекс
    [obj_02] Рубік
    [obj_03] Звалище
    [obj_04] Ґратка
    [obj_05] Будка
    [obj_06] Вольт
    [obj_07] Шосе
    [obj_08] Таємна лабораторія
    [obj_09] Паростки
    [obj_10] Амазонка
    [obj_11] Поні-експрес
    [obj_12] Лінія електропередач
    [obj_13] Небесний шлях
    [obj_14] Екватор
    [obj_15] Геном
    [obj_16] Панама
    [obj_17] Злітна смуга
    [obj_18] Подовжувач
    [obj_19] Спільнокошт
    [obj_20] Експонента
    [obj_21] Зарості
    [obj_22] Витрата води
    [obj_23] Овердрайв
    [obj_24] Альтернативна енергія
    [obj_25] Прибирання
    [obj_26] Лад на борту
    [obj_27] Танення
   *[obj_28] Суцільне покриття
}

## Civ cards
civ-name = { $card ->
    [civ_01] Агенція тимчасової праці
    [civ_02] Відділ операцій
    [civ_03] Відділ природних ресурсів
    [civ_04] Інженерний відділ
    [civ_05] Склад брухту
    [civ_06] Відзначення Дня планети
    [civ_07] Нагорода «Планета, що зростає»
    [civ_08] День планети
    [civ_09] Нагорода народного вибору
    [civ_10] Нові інвестори-янголи
    [civ_11] Підвищення зарплати
    [civ_12] Відділ парків і дозвілля
    [civ_13] Схвалена надурочна праця
    [civ_14] Бонус за переїзд
    [civ_15] Нагорода «Топ-планета»
    [civ_16] Сховище відремонтовано
    [civ_17] Зону посадки схвалено
    [civ_18] Пошуково-рятувальна група
    [civ_19] Можливість партнерства
    [civ_20] Нагорода «Найкраща на планеті»
    [civ_21] Профспілка
    [civ_22] Закон про сталий розвиток
    [civ_23] Комісія з азартних ігор
    [civ_24] Планетарна лотерея
    [civ_25] Програма захисту від метеоритів
    [civ_26] Глобальна система парків
    [civ_27] Нагорода «Найкраща планета для життя»
    [civ_28] Декрет про громадян космосу
    [civ_29] Скупник метеоритів 1/4
    [civ_30] Скупник метеоритів 2/4
    [civ_31] Скупник метеоритів 3/4
    [civ_32] Скупник метеоритів 4/4
    [civ_33] Торговельна угода 1/4
    [civ_34] Торговельна угода 2/4
    [civ_35] Торговельна угода 3/4
   *[civ_36] Торговельна угода 4/4
}

## Planets
planet-rule-ksb_4156 = Без особливого правила.
planet-rule-k_273 = Плитка не може накривати кригу й суходіл разом.
planet-rule-persephone = Кожен квадрант забороняє символ одного ресурсу: цивілізація ліворуч угорі, енергія праворуч угорі, технології ліворуч унизу, вода праворуч унизу.
planet-rule-petra = Ненакриті потоки енергії є місцевістю енергії, але порожніми клітинками: рядки й стовпчики з ними не заповнені. Криги немає.
planet-rule-gaia = 2 медалі за кожне ненакрите місто.
planet-rule-arashi = Плитці на кільці потрібна клітинка поза ним. На кільці не буває жетонів озеленення.
planet-rule-tartarus = Плитка лежить по один бік розриву. Всюдиходи перетинають його лише по діагоналі у двох місцях.
planet-rule-kaax = Всюдиходи не можуть заїжджати на ненакриті токсичні клітинки.
planet-rule-oblivion = У центрі немає клітинок; край є лише зовнішнім.
planet-rule-lacuna = Діри не є клітинками: їх не накривають, туди не заїжджають, рядки й стовпці їх не враховують.
planet-rule-charybdis = Перший елемент має накрити клітинку вирви.
planet-rule-pajitnov = Елемент, зокрема жетон озеленення, має засунутися планшетом на своє місце ззовні, без піднімання й повертання.
planet-rule-cerberus = 2 медалі за кожну з трьох повністю накритих областей.

## Corporations
corporation-rule-universal_coalition = Без особливого правила.
corporation-rule-republic = Кожна віха цивілізації переміщує один інший маркер на поділку вниз.
corporation-rule-wormhole_corp = Ресурс озеленення діє, лише якщо розширює зону озеленення, а енергія ніколи не рухає озеленення. Кожен крок треку озеленення дає один із двох бонусів.
corporation-rule-cosmos_inc = Підібрані модулі можна ставити на вільні поділки треків. Маркери їх оминають, а надруковане там не діє.
corporation-rule-horizon_group = Всюдиходи возять метеорити, по одному, і здають їх на ресурсах всюдиходів.
corporation-rule-jump_drive = Підібрані модулі можуть відкривати технології. Медалі треку технологій зменшуються, коли маркер піднімається.
corporation-rule-oasis_ultd = Вода рухається на крок за кожну клітинку води на кризі, шляхом через усі треки. Два маркери не стоять на одній поділці.
corporation-rule-makeshift = Маркери рухаються прямо або по діагоналі й дають медалі треку, на якому стоять. Два маркери не стоять на одній поділці.
corporation-rule-flux_industries = Один трек є треком потоку; кожна віха технологій може перемістити жетон. Діє лише найвища технологія.

## Technologies
technology-universal_coalition-1 = Викладаючи, можна не зважати на суміжність.
technology-universal_coalition-2 = Жетони озеленення можна зберігати до кінця гри.
technology-universal_coalition-3 = Кожне число треку всюдиходів на 1 більше.
technology-universal_coalition-4 = Якщо викладена плитка просуває воду — своїм ресурсом води чи енергії, — то двічі.
technology-universal_coalition-5 = На вашу планету не падають метеорити.
technology-republic-1 = Плитка з цивілізацією дає переміщення з поділки всюдиходів.
technology-republic-2 = Для віх, нижчих за рівень 4, додається випадкова карта наступного рівня.
technology-republic-3 = За 1 очко всюдихід телепортується між ресурсами цивілізації.
technology-republic-4 = Кожна віха цивілізації дає синергію.
technology-republic-5 = Наприкінці залиште 2 з усіх карт цивілізації.
technology-wormhole_corp-1 = Маркер озеленення на останньому кроці може повернутися на 0.
technology-wormhole_corp-2 = Жетони озеленення можна класти на плитки.
technology-wormhole_corp-3 = Раз на раунд отриманий жетон озеленення стає двома.
technology-wormhole_corp-4 = Жетони озеленення можна зберігати до кінця гри.
technology-wormhole_corp-5 = Наприкінці жетони можна класти на метеорити й знищувати їх.
technology-cosmos_inc-1 = Всюдиходи можуть рухатися по діагоналі.
technology-cosmos_inc-2 = Негайно: перемістити до 3 підібраних модулів.
technology-cosmos_inc-3 = Плитка з енергією: можна перемістити підібраний модуль.
technology-cosmos_inc-4 = Кроки на клітинки енергії безкоштовні в раунді, коли ви отримали переміщення.
technology-cosmos_inc-5 = Раз на раунд: перемістити підібраний модуль.
technology-horizon_group-1 = Плитки з ресурсом всюдиходів можуть не зважати на суміжність.
technology-horizon_group-2 = Щораунду: 1 очко переміщення за кожен завантажений всюдихід.
technology-horizon_group-3 = Кожен підібраний метеорит дає жетон озеленення.
technology-horizon_group-4 = Вантаж знищується, коли всюдихід заїжджає на воду.
technology-horizon_group-5 = Раз на раунд: перемістити маркер всюдиходів.
technology-jump_drive-a = Раз на раунд: синергія замість жетона озеленення.
technology-jump_drive-b = Раз на раунд за 1 очко всюдихід телепортується на таку саму місцевість.
technology-jump_drive-c = Раз на раунд: синергія діє двічі.
technology-jump_drive-d = Ділянку технологій можна вважати енергією.
technology-jump_drive-e = Раз за гру: усі бонуси на рівні маркера.
technology-jump_drive-f = Раз за гру: візьміть 3 цілі, залиште 1 для всіх гравців.
technology-oasis_ultd-1 = Маркери оминають зайняті поділки.
technology-oasis_ultd-2 = Щораунду: 1 очко переміщення за кожен всюдихід на воді.
technology-oasis_ultd-3 = Плитка, що не накриває криги, рухає воду.
technology-oasis_ultd-4 = Плитка з водою дає жетон озеленення.
technology-oasis_ultd-5 = Плитка з водою дає синергію.
technology-makeshift-1 = Треки цивілізації й технологій є сусідніми.
technology-makeshift-2 = З 2 маркерами на треку всюдиходів кожне його число на 1 більше.
technology-makeshift-3 = Маркер може рухатися вбік замість угору.
technology-makeshift-4 = Раз на раунд: перемістити будь-який маркер на поділку вниз.
technology-makeshift-5 = Кожен маркер дає медалі найвищого маркера свого треку.
technology-flux_industries-1 = Щораунду: 2 очки переміщення за кожен всюдихід на місцевості потоку.
technology-flux_industries-2 = Раз за гру: маркер потоку до наступної віхи.
technology-flux_industries-3 = Бонуси треку потоку кращі: цивілізація на рівень вище, вода подвоює синергію, озеленення дає 2 жетони, всюдиходи на 1 очко більше.
technology-flux_industries-4 = Плитка з ресурсом потоку: можна підібрати метеорит.
technology-flux_industries-5 = Раз на раунд: перемістити маркер потоку.

## Client
board-tab-planet = Планета
board-tab-station = Станція
board-tab-table = Стіл
board-station = Космічна станція
board-commander = командир
board-turns-itself = обертається сама
board-stay = лишити
board-depot = Стос вашого сховища, { ring-name } кільце, плиток: { $left }
board-depot-mine = Плитки вашого сховища
board-swap = Узяти натомість плитку: { ring-name } кільце
board-turn = Повернути (R)
board-flip = Перевернути (F)
board-planet-placing = Ваша планета. Стрілки рухають плитку, R повертає, F перевертає, Enter викладає.
board-rover = Всюдихід на { $column }{ $row }, очок переміщення: { $points }
board-way = Їхати на { $column }{ $row }, очок: { $points }
board-covered = Накрито { $covered } з { $squares }
board-fits = Тут пасує
board-fits-waived = Дозволено: жодна плитка сховища не може дотриматися
board-fits-not = Не пасує
board-gain-track = { $steps ->
    [1] { track-name }: маркер угору
   *[other] { track-name }: маркер угору, поділок: { $steps }
}
board-gain-still = { $track ->
    [water] вода стоїть: під нею немає криги
   *[other] { track-name }: маркер стоїть
}
board-gain-energy = { $count ->
    [1] Енергія: { $tracks }
   *[other] Енергія, на вибір: { $tracks }
}
board-gain-line = { $line ->
    [row] Рядок { $number } заповнено
   *[column] Стовпець { $number } заповнено
}
board-gain-meteorite = На неї впаде метеорит
board-gain-loss = { $piece ->
    [lifepod] Знищує рятувальний модуль
    [rover] Знищує всюдихід
   *[city] Накриває місто: на 2 медалі менше
}
board-have = { $piece ->
    [lifepod] Підібрані рятувальні модулі
   *[meteorite] Підібрані метеорити
}
board-supply = Всюдиходи у вашому запасі
board-movement = Очки переміщення
board-stored = Збережені жетони озеленення
board-card-hidden = Карта, збережена до кінця
board-civ-left = Карт цивілізації лишилося
board-limit = { $spent ->
    [yes] використано
   *[no] { $limit ->
        [game] раз за гру
       *[round] раз на раунд
    }
}
board-event = Подія
board-event-count = подія { $number } з { $total }
board-event-next = Наступна: { $text }
board-signal = { $signal ->
    [green] Зелений сигнал
    [orange] Помаранчевий сигнал
   *[red] Червоний сигнал
}
board-objectives = Цілі
board-objective-action = { $action ->
    [keep_objective] залишити
   *[discard_objective] відмовитися
}
board-now = зараз: { $value }
board-set = Карта вашого набору: { $number },
board-on-planet = на вашій планеті зараз: { $count }
board-timing = { $timing ->
    [immediate] негайно
   *[end_of_game] наприкінці гри
}
board-difficulty = Складність { $difficulty } з 4
board-mix = Колода подій: зелених { $green }, помаранчевих { $orange }, червоних { $red }
board-mix-hardness = Карт подій: { $cards }, { $hardness ->
    [gentle] м'яка. Що більше червоних, то важче.
    [harsh] сувора. Що більше зелених, то легше.
    [balanced] урівноважена. Що більше червоних, то важче.
   *[custom] ваша суміш. Що більше червоних, то важче.
}
board-ready = Готово
board-boards-of = { $player }, { $points }
board-standing = { $planet }, { $corporation }
board-target = Ваша ціль: { $target }
board-round-ended = Що сталося в раунді { $round }
board-tie = Серед рівних вище той, у кого менше ненакритих клітинок, далі — менше метеоритів на планеті. { $list }
board-tie-seat = { $name }: { $squares } і { $meteorites }
board-phase = { $phase ->
    [setup] Підготовка
    [rotation] Станція обертається
    [event] Подія
    [event_civ] Карти цивілізації з події
    [tile] Усі викладають плитку
    [civ] Карти цивілізації
    [ending] Кінець гри
   *[over] Гру завершено
}
board-phase-short = { $phase ->
    [rotation] Обертання
    [event] Подія
    [tile] Плитка
   *[civ] Карти
}
board-note-rotate = Виберіть сховище на кільці або стовпець нижче.
board-note-places = Місць: { $count }. Повернути: R або коліщатко, перевернути: F.
board-note-places-touch = Місць: { $count }. Торкніться місця або перетягніть плитку; дотик до неї повертає її.
board-note-rovers = Всюдиходи можуть їхати, очок: { $points }.
board-technology = { $technology ->
   *[universal_coalition-1] Без суміжності
    [universal_coalition-2] Запас озеленення
    [universal_coalition-3] Числа всюдиходів +1
    [universal_coalition-4] Подвійна вода
    [universal_coalition-5] Без метеоритів
    [republic-1] Плитка цивілізації: рух
    [republic-2] Ширший вибір карт
    [republic-3] Телепорт між містами
    [republic-4] Цивілізація дає синергію
    [republic-5] Ще 2 карти наприкінці
    [wormhole_corp-1] Озеленення знову 0
    [wormhole_corp-2] Озеленення на плитках
    [wormhole_corp-3] Два жетони за один
    [wormhole_corp-4] Запас озеленення
    [wormhole_corp-5] Озеленення на метеоритах
    [cosmos_inc-1] Рух по діагоналі
    [cosmos_inc-2] Пересунути 3 модулі
    [cosmos_inc-3] Енергія: рух модуля
    [cosmos_inc-4] Енергія безкоштовно
    [cosmos_inc-5] Пересунути модуль
    [horizon_group-1] Всюдиходи будь-де
    [horizon_group-2] Завантажені: по +1
    [horizon_group-3] Озеленення за метеорит
    [horizon_group-4] Вода нищить вантаж
    [horizon_group-5] Маркер всюдиходів +1
    [jump_drive-a] Синергія за озеленення
    [jump_drive-b] Стрибок на таку саму місцевість
    [jump_drive-c] Подвійна синергія
    [jump_drive-d] Технології як енергія
    [jump_drive-e] Усі бонуси рівня
    [jump_drive-f] Ціль для всіх
    [oasis_ultd-1] Оминати маркери
    [oasis_ultd-2] Всюдиходи на воді: +1
    [oasis_ultd-3] Вода без криги
    [oasis_ultd-4] Вода дає озеленення
    [oasis_ultd-5] Вода дає синергію
    [makeshift-1] Цивілізація біля технологій
    [makeshift-2] Натовп всюдиходів: +1
    [makeshift-3] Рух убік
    [makeshift-4] Маркер униз
    [makeshift-5] Медалі найвищого
    [flux_industries-1] Всюдиходи потоку: по +2
    [flux_industries-2] До наступної віхи
    [flux_industries-3] Кращі бонуси потоку
    [flux_industries-4] Плитка потоку: метеорит
    [flux_industries-5] Маркер потоку +1
}
