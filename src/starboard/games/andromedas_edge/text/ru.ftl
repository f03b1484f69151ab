## Andromeda's Edge: what the rules say
game-name = Край Андромеды
option-length = Длительность
option-length-choice = { $choice ->
    [short] Короткая: 50 ПО
    [long] Длинная: 70 ПО
   *[medium] Средняя: 60 ПО
}
option-events = Колода событий
option-events-choice = { $choice ->
    [cosmic_twilight] Космические сумерки
   *[galactic_aurora] Галактический рассвет
}
option-raiders_s = Рейдеры S-класса
option-raiders_s-choice = { $choice ->
    [vorticon_attackers] Вортиконские налётчики
    [null_locusts] Нуль-саранча
   *[random] Случайно
}
option-raiders_a = Рейдеры A-класса
option-raiders_a-choice = { $choice ->
    [saucer_abductor] Тарелочный Похититель
    [corsair_flotilla] Флотилия корсаров
   *[random] Случайно
}
option-raiders_b = Рейдеры B-класса
option-raiders_b-choice = { $choice ->
    [plasma_leech] Плазменная пиявка
    [iron_hulk] Железная громадина
   *[random] Случайно
}
option-raiders_c = Рейдеры C-класса
option-raiders_c-choice = { $choice ->
    [mechaphage] Мехафаг
    [void_leviathan] Левиафан пустоты
   *[random] Случайно
}
option-raiders_d = Рейдеры D-класса
option-raiders_d-choice = { $choice ->
    [dread_armada] Армада ужаса
    [singularity_engine] Двигатель сингулярности
   *[random] Случайно
}
option-special = Особые регионы
option-special-choice = { $choice ->
    [quasars] Квазары
    [vortices] Вихри
   *[none] Нет
}
option-destiny = Карты судьбы
option-destiny-choice = { $choice ->
    [yes] Да
   *[no] Нет
}
option-teams = Команды, 2 на 2
option-teams-choice = { $choice ->
    [yes] Да
   *[no] Нет
}
option-turn_limit = Лимит ходов
option-turn_limit-choice = { $choice ->
    [none] Нет
   *[other] Всего ходов: { $choice }
}
refused-teams = Для команд нужно 4 игрока; за этим столом { $seats }.
barred-bay = В начале хода ваш пусковой отсек был пуст: вернитесь на станцию.
barred-quasar = Ни один корабль не может войти в квазар.
barred-nebula = В туманность может войти только корабль с гипердвигателем.
barred-own-ship = Выберите регион без вашего корабля.
barred-range = Вне дальности ваших кораблей на карте: выберите регион ближе или другой корабль.
barred-occupied = Первый запуск — в незанятый регион, если у корабля нет атаки.
barred-no-ship = В вашем пусковом отсеке нет такого корабля.
barred-empty = Там нет тайла.
barred-base = { $needs ->
    [resources] База «{ $base }» сейчас недоступна: её действие стоит { $cost }.
    [modules] База «{ $base }» сейчас недоступна: вы не можете оплатить ни одного её модуля.
   *[development] База «{ $base }» сейчас недоступна: вы не можете построить ни одного аванпоста.
}
barred-only-by-jump = Это вне дальности: корабль попадёт туда только прыжком.
barred-too-far = Это вне дальности корабля.
barred-no-jump-drive = Этот корабль не умеет прыгать.
barred-no-energy-to-jump = Прыжок требует энергии, а у вас её нет.
barred-no-need-to-jump = Корабль попадёт туда и без прыжка.
barred-no-ship-there = У вас нет там такого корабля.
barred-only-into-active = Этот эффект двигает корабли только в активный регион.
barred-no-carrying = Этот эффект двигает только сам корабль.
barred-not-your-turn = Сейчас не ваш ход.
barred-before-the-start = Партия начнётся, когда все сделают выбор.
barred-turn-chosen = За ход вы один раз запускаете корабль или возвращаетесь, и вы это уже сделали.
barred-launch-or-return-first = Сначала запустите корабль или вернитесь на станцию.
barred-no-return-turn = Модули активируют при возвращении на станцию.
barred-own-turn-only = Это можно делать только в свой ход.
barred-named-moments = В чужой ход это можно делать только тогда, когда вас спрашивают.
barred-during-an-event = Пока разыгрывают событие, свободных действий нет.
barred-finish-first = Сначала ответьте: { $asked }
barred-not-asked = Сейчас спрашивают о другом: { $asked }
barred-decline = От этого нельзя отказаться: { $asked }
barred-no-such-thing = В этой игре такого нет.
barred-faction-chosen = Фракции выбирают только перед первым ходом.
barred-destiny-chosen = Карты судьбы выбирают только перед первым ходом.
barred-not-dealt = Эту карту вам не раздали.
barred-nothing-to-pay = Сейчас не за что платить.
barred-nothing-to-take = Сейчас нечего выбирать из запаса.
barred-no-card-to-discard = Сейчас не нужно сбрасывать карты.
barred-no-room-to-make = Без выгоды спутники сбрасывают только чтобы освободить место в чужой ход.
barred-no-moon-to-place = Сначала выберите спутник, который размещаете.
barred-no-module-to-place = Сейчас ни один модуль не ставят в ряд.
barred-no-module-to-choose = Модули покупают на Поле Максимуса или Поле Одессы либо берут эффектом.
barred-no-move = Корабли движутся только при эскалации или эффектом.
barred-no-attack = Ни один рейдер сейчас не нападает.
barred-no-preparation = Кубики за энергию берут только при подготовке к бою.
barred-no-dice-to-change = Кубики меняет только карта после броска.
barred-no-repair = Сейчас ничто не даёт вам ремонтировать.
barred-no-ship-to-build = Корабли строят на Космоверфи, Корабелом или эффектом.
barred-no-development-to-build = Аванпосты строят в Отделе развития, Архитектором или эффектом.
barred-no-upgrade-to-place = Корабль улучшают на отмеченной клетке трека индустрии или эффектом.
barred-no-stack-to-look-through = Сейчас вы не просматриваете жетоны открытий.
barred-no-events-to-look-at = Сейчас вы не просматриваете карты событий.
barred-no-track-to-choose = По трекам продвигаются благодаря модулям, аванпостам и эффектам.
barred-nothing-to-order = Сейчас нет нескольких свойств, которые нужно упорядочить.
barred-no-dues = Порядок выбирают только тогда, когда в конце вашего хода совпадают событие и сброс.
barred-no-tactical-operations = Тактические операции — для тех, кто проиграл битву.
barred-too-dear = Это стоит { $cost }{ $less ->
    [0] {""}
   *[other] , минус { $less }
}: вам не хватает { $lacking }.
barred-wrong-payment = Так не заплатить { $cost }{ $less ->
    [0] {""}
   *[other] , минус { $less }
}: кредиты заменяют только титан, лёд и наноуглерод.
barred-not-so-much = У вас столько нет.
barred-no-moons-pay = Спутниками платят только в свой ход и никогда во время события.
barred-wrong-sum = Выберите ровно столько: { $what }.
barred-no-such-moon = У вас нет такого неразмещённого спутника.
barred-without-gain = В чужой ход спутник сбрасывают без выгоды.
barred-room-by-gain = В свой ход освободите место: разместите спутник или сбросьте его ради выгоды.
barred-no-such-slot = Такого слота спутника нет.
barred-no-neighbour = Чтобы полуслот принял спутник, справа должен стоять модуль.
barred-not-your-module = Этого модуля нет на вашей станции.
barred-not-into-input = Спутник с ремонтом или без ресурсов нельзя класть в слот ввода.
barred-module-not-yours = Этого модуля нет на вашей станции.
barred-used = Этот модуль уже активирован при этом возвращении.
barred-damaged = Этот модуль повреждён: сначала отремонтируйте его.
barred-input-empty = В слоте ввода этого модуля нет спутника.
barred-nothing-comes-of-it = Сейчас из этого ничего не выйдет.
barred-no-dock = У этого модуля нет дока: его не активирует ни корабль, ни энергия.
barred-no-activation-ship = У вас нет корабля на карте или ремонтной барже, чтобы его активировать.
barred-no-ship-to-dock = На карте или ремонтной барже там нет такого вашего корабля.
barred-only-by-ship = Этот модуль активирует только корабль.
barred-row-closed = Энергия активирует модуль только после того, как корабль активировал модуль того же ряда.
barred-no-energy = У вас нет энергии.
barred-reactor-idle = Научные модули работают сразу после Главного реактора, пока не активирован модуль другого ряда.
barred-not-by-reactor = Главный реактор активирует только ваши научные модули без дока.
barred-not-among-the-modules = Эффект не может использовать этот модуль.
barred-not-in-the-row = Этот модуль не стоит в вашем ряду индустрии.
barred-module-stands = Этот модуль уже занял место в новом порядке.
barred-just-rearranged = Вы только что переставили этот ряд.
barred-nothing-to-rearrange = Корабел остаётся первым: чтобы переставлять ряд, нужны ещё два модуля.
barred-not-displayed = Этого модуля нет на выкладке.
barred-other-column = Это действие позволяет модули других типов.
barred-take-one = Вы должны взять хотя бы один модуль.
barred-you-or-your-partner = Модуль получаете вы или ваш партнёр.
barred-not-in-the-row-there = Такого места в ряду нет; Корабел остаётся первым.
barred-no-transport = У вас нет там транспортного корабля.
barred-no-planet = Аванпосты строят на планетах.
barred-developed = На этой планете уже есть аванпост.
barred-cannot-settle = Ваши транспортные корабли не могут заселять.
barred-last-ship = Последний корабль нельзя оставить на планете.
barred-no-piece = Аванпостов этого типа больше нет.
barred-too-few-leaders = Этой планете нужны лидеры: { $needed }; на вашей станции: { $there }.
barred-no-used-card = У вас нет использованной карты аванпоста этого типа.
barred-other-ships = Этот эффект строит корабли других типов.
barred-all-built = Все ваши корабли этого типа уже построены.
barred-not-your-tile = У вас нет такой неразмещённой плитки улучшения.
barred-upgraded-already = Этот тип корабля уже улучшен.
barred-no-wreck = У вас нет такого корабля на свалке.
barred-no-hit = На щите этого корабля нет маркера повреждения.
barred-not-damaged = Этот модуль не повреждён.
barred-damaged-already = Выберите неповреждённый модуль.
barred-no-ship-in-danger = Там нет такого вашего корабля, которому грозит повреждение.
barred-no-ship-to-save = Такому вашему кораблю в этой битве уже ничего не грозит.
barred-not-adjacent = Корабли отступают в соседний регион.
barred-raider-there = Корабли отступают в регион без рейдеров.
barred-no-jump-to-withdraw = Корабль отступает один и без прыжка.
barred-not-in-the-stack = В этой стопке нет такого жетона.
barred-at-the-top = Ваш маркер на вершине этого трека.
barred-only-into-battle = При эскалации корабли движутся в активный регион.
barred-raiders-bar-jumps = Эти рейдеры не позволяют прыгать при эскалации.
barred-carries-nothing = Этот корабль не может взять с собой транспортный.
barred-no-more-dice = Столько кубиков не может бросать никто.
barred-no-energy-for-dice = Карта запрещает вам тратить энергию на кубики.
barred-too-little-energy = У вас слишком мало энергии на столько кубиков.
barred-takes-no-part = Вы не участвуете в этой битве.
barred-no-such-side = Выберите участника, которого разрешает карта.
barred-no-such-dice = Таких кубиков там нет.
barred-too-many-dice = Карта меняет меньше кубиков.
barred-no-winner = Выберите одного из двух победивших партнёров.
barred-no-moon-at-operations = На ваших тактических операциях нет спутника.
barred-no-such-number = Их меньше на выбор.
barred-option-taken = Вы это уже выбрали.
barred-option-impossible = Сейчас это невозможно выполнить.
barred-no-opponent = Выберите соперника в этой битве.
barred-not-on-top = Этой карты вы не видели.
barred-no-attacker = Нет такого рейдера, для которого активный регион в пределах дальности.
barred-no-leader-there = У вас нет там лидера.
barred-other-regions = Эффект относится к другим регионам.
barred-not-among-the-planets = Этой планеты нет среди разрешённых эффектом, или она уже выбрана.
barred-no-development-card = У вас нет такой карты аванпоста.
barred-development-card-used = Ваша карта аванпоста этого типа уже использована.
barred-no-token = У вас нет такого жетона.
barred-no-ability = У вашей фракции нет такого действия.
barred-ability-used = Вы уже использовали это действие фракции в этот ход.
barred-no-ship-to-gather = Вам нужен корабль в том регионе.
barred-too-few-leaders-there = У вас там нет стольких лидеров.
barred-no-bonus = Там нет бонусных ресурсов.
barred-base-first = Перед действием базы вы можете только забрать с неё лидеров и бонусные ресурсы.
barred-no-partner = Подарки делают только партнёрам по команде.
barred-already-given = В этот ход вы уже подарили что-то партнёру.
barred-not-yours-to-give = У вас нет такого, чтобы подарить.
barred-gift-refused = В этот ход партнёр уже отказался от этого подарка.
barred-no-action-in-battle = Карты действия нельзя играть во время битвы.
barred-not-in-hand = Этой карты нет у вас на руке.
barred-no-such-mode = Таким способом эту карту не сыграть.
barred-condition = У карты есть условие: { $condition }.
barred-card-does-nothing = Сейчас ничего из этой карты невозможно выполнить.
barred-moon-in-vain = Сейчас спутник можно разместить, только если его ПО важны до конца хода.
barred-no-card-here = В этот момент карты не играют.
barred-timing-own-turn = Эту карту играют в свой ход, вне событий.
barred-timing-any-turn = Эту карту играют в свой ход или когда вас спрашивают в чужой.
barred-timing-on-opponent-launch = Эту карту играют когда соперник запустил корабль.
barred-timing-on-other-takes-moon = Эту карту играют когда другой игрок взял спутник.
barred-timing-on-event-damage = Эту карту играют когда событие вот-вот что-то вам повредит.
barred-timing-on-return-activation = Эту карту играют между активациями при возвращении на станцию.
barred-timing-battle-diplomacy = Эту карту играют на шаге дипломатии в битве.
barred-timing-battle-prepare = Эту карту играют при подготовке к бою.
barred-timing-battle-after-roll = Эту карту играют после броска в битве.
barred-timing-battle-result = Эту карту играют после результата битвы.
barred-timing-battle-damage = Эту карту играют перед повреждением кораблей в битве.
score-vp = Победные очки
score-tracks = Треки прогресса
score-developments = Аванпосты
score-special = Особые регионы
score-damage = Повреждённые модули
score-storage = Бонус хранилища
score-endgame = Модули цивилизации
score-leaders = Лидеры
score-destiny = Судьба
end-terminus = игрок достиг маркера конца игры, и все сделали ещё по одному ходу
end-turn-limit = достигнут лимит ходов
resource-energy = энергия
amount-energy = { $amount } × энергия
resource-titanium = титан
amount-titanium = { $amount } × титан
resource-ice = лёд
amount-ice = { $amount } × лёд
resource-nanocarbon = наноуглерод
amount-nanocarbon = { $amount } × наноуглерод
resource-credit = кредит
amount-credit = { $amount } × кредит
resource-tactics = карта тактики
amount-tactics = { $amount } × карта тактики
ship-transport = транспортный корабль
ship-fighter = истребитель
ship-science_vessel = научное судно
ship-heavy_cruiser = тяжёлый крейсер
track-science = наука
track-industry = индустрия
track-commerce = торговля
track-civilization = цивилизация
track-supremacy = господство
development-observatory = обсерватория
development-factory = завод
development-spaceport = космопорт
development-city = город
development-obelisk = обелиск
battle-stage = Битва, этап { $step } из 6
phase = { $phase ->
    [setup] Подготовка
    [launch] Запуск
    [return] Возвращение
    [battle] Битва
    [after] Свободные действия
    [ending] Конец хода
    [event] Событие
   *[main] Ход
}
log-battle-changed = { $player }: кубики { $dice }, прицеливание { $targeting } (изменение)
the-raiders = рейдеры
nebula = Туманность { $number }
tile-quasar_1 = Квазар 1
tile-vortex_1 = Вихрь 1
tile-quasar_2 = Квазар 2
tile-vortex_2 = Вихрь 2
place-bay = пусковой отсек
place-barge = ремонтная баржа
place-wreck = свалка
moon = спутник:{ $energy ->
    [0] {""}
   *[other] {" "}{ $energy } × энергия
}{ $titanium ->
    [0] {""}
   *[other] {" "}{ $titanium } × титан
}{ $ice ->
    [0] {""}
   *[other] {" "}{ $ice } × лёд
}{ $nanocarbon ->
    [0] {""}
   *[other] {" "}{ $nanocarbon } × наноуглерод
}{ $credit ->
    [0] {""}
   *[other] {" "}{ $credit } × кредит
}{ $tactics ->
    [0] {""}
   *[other] {" "}{ $tactics } × карта тактики
}{ $vp ->
    [0] {""}
   *[other] {" "}{ $vp } × ПО
}{ $any ->
    [0] {""}
   *[other] {" "}{ $any } × любой ресурс
}{ $repair ->
    [0] {""}
   *[other] {" "}ремонт
}
slot-tactical = тактические операции
slot-input = слот ввода: { $module }
slot-output = слот вывода: { $module }
slot-half = слот после: { $module }
ask-faction = Выберите свою фракцию
ask-destiny = Оставьте одну карту судьбы
ask-main = Запустите корабль или вернитесь на станцию
ask-end-turn = Свободные действия или конец хода
ask-pause = Свободные действия, прежде чем ход продолжится?
ask-pause-base = Лидеры или бонусные ресурсы до действия базы?
ask-pay = Как вы платите?
ask-pay-optional = Платите ли вы, и как?
ask-take = Получите любые ресурсы: { $count }
ask-take-basic = Получите титан, лёд или наноуглерод: { $count }
ask-discard-card = Сбросьте карты тактики: { $count }
ask-lose = Потеряйте ресурсы на выбор: { $count }
ask-give = Отдайте ресурсы на выбор: { $count }
ask-ability = Использовать: { $ability }?
ask-order = Какой эффект сработает первым?
ask-repair = Что вы ремонтируете?
ask-recover = Какой корабль переходит на ремонтную баржу?
ask-damage-module = Какой ваш модуль получает повреждение?
ask-infest = Какой ваш модуль получает жетон мехафага?
ask-damage-ship = Какой ваш корабль получает повреждение?
ask-room = Освободите место: { $moon }
ask-slot = Куда разместить: { $moon }?
ask-discard-moon = Сбросить спутник за его доход, раз: { $times }?
ask-option = Выберите эффект
ask-opponent = Какой соперник должен выбрать?
ask-discovery = Возьмите жетон открытий
ask-draw = Взять карту тактики? Ваш лимит: { $limit }
ask-track = На каком треке вы продвигаетесь?
ask-peek = Какая карта события ляжет сверху? Другая уйдёт под колоду
ask-build-ship = Какой корабль вы строите?
ask-upgrade = Какое улучшение корабля вы размещаете?
ask-move = Переместить корабль?
ask-recall = Вернуть корабль в пусковой отсек?
ask-buy = Купите модули; уже взято: { $taken }
ask-take-module = Возьмите модуль; уже взято: { $taken }
ask-bestow = На чью станцию идёт { $module }?
ask-position = Где в ряду индустрии встанет { $module }?
ask-bury = Какой модуль уходит под свою колоду?
ask-recruit = Вербуйте лидеров: осталось { $count }
ask-settle = Где вы строите аванпост?
ask-ready = Какую карту аванпоста перевернуть лицом вверх?
ask-raider = Какой рейдер нападает?
ask-activate = Активируйте модули или завершите
ask-dock = Какой корабль активирует { $module }?
ask-activate-one = Какой модуль активируется?
ask-repeat = Эффект какого модуля повторяется?
ask-leave = Какие корабли остаются на карте?
ask-order-row = Ряд индустрии: какой модуль встанет на место { $place }?
ask-escalate = Эскалация: переместить корабли в битву?
ask-diplomacy = Дипломатия: сыграть карту?
ask-prepare = Подготовка к бою: карты и энергия на кубики
ask-tactical = Тактические операции
ask-precedence = Кто из партнёров берёт жетон господства?
ask-side = Кого это касается?
ask-set-die = Какой ваш кубик становится { $value }?
ask-reroll = Какие кубики перебросить?
ask-save = Какой ваш корабль спасён?
ask-withdraw = Куда отступают ваши корабли?
ask-peace = { $player } предлагает закончить битву
ask-planets = Получите ресурс планеты: осталось { $count }
ask-dues = Что сначала: излишек или событие?
ask-gift = { $player } дарит вам: { $gift }
ask-window-launch = Запущен корабль: реагируете?
ask-window-battle = Сейчас начнётся битва: реагируете?
ask-window-moon = Взят спутник: реагируете?
ask-window-event-damage = Событие сейчас что-то вам повредит: помешать?
ask-window-turn-end = Ход заканчивается: реагируете?
ask-window-after-roll = Кубики брошены: сыграть карту?
ask-window-result = Битва решена: сыграть карту?
ask-window-damage = Далее повреждения: сыграть карту?
do-return = Вернуться на станцию
do-end-turn = Закончить ход
do-finish = Завершить
do-go-on = Далее
do-pass = Пас
do-decline = Отказаться
do-accept = Согласиться
do-rearrange = Переставить ряд индустрии
do-event-first = Сначала событие
do-excess-first = Сначала сбросить излишек
do-tactical-card = Взять карту тактики
do-tactical-moon = Получить показанное на спутнике
do-spend-energy = { $dice ->
    [0] Без энергии
   *[other] Энергия на кубики: +{ $dice }
}
do-dice = Кубики: { $dice }
do-launch = Запустить { $ship }: { $region }{ $jump ->
    [0] {""}
   *[other] {" "}(прыжок, 1 энергия)
}
do-move = Переместить { $ship }: { $start } → { $to }{ $jump ->
    [0] {""}
   *[other] {" "}(прыжок, 1 энергия)
}{ $carry ->
    [0] {""}
   *[other] {" "}с транспортом
}
do-ship = { $ship }, { $place }
do-repair-ship = Восстановить { $ship }
do-repair-shield = Отремонтировать щит: { $ship }
do-repair-module = Отремонтировать { $module }
do-build-ship = Построить { $ship }
do-upgrade = Разместить: { $tile }
do-play = Сыграть { $card }{ $mode ->
    [1] {""}
   *[other] {" "}(эффект { $mode })
}
do-discard-card = Сбросить { $card }
do-place-moon = Разместить { $moon }
do-discard-moon = Сбросить за доход { $moon }
do-drop-moon = Сбросить без дохода { $moon }
do-development = Карта аванпоста: { $development }
do-token = Использовать { $token }
do-take-token = Взять { $token }
do-ability = Использовать: { $ability }
do-give = Подарить партнёру: { $gift }
do-activate = Активировать { $module } { $by ->
    [ship] кораблём
    [energy] энергией
   *[other] через Главный реактор
}
do-position = После модуля { $position }
do-recruit = Завербовать { $count }: { $region }
do-collect = { $part ->
    [0] Забрать бонус: { $region }
   *[other] Забрать { $what }: { $region }
}
do-build = Построить: { $region }
do-region = { $region }
do-raider = Рейдер { $rank }-класса: { $region }
do-track = Трек: { $track }
do-side = { $player }
do-top-event = Сверху: { $event }
do-order = { $number }. { $player }: { $ability }
do-option = { $option }. { $what }
log-gained = { $player } получает { $what }
log-lost = { $player } платит или теряет { $what }
log-scored = { $player }: { $points } ПО, теперь { $total }
log-drawn = { $player } берёт карты тактики: { $count }
log-card-discarded = { $player } сбрасывает { $card }
log-card-played = { $player } играет { $card }
log-end-triggered = { $player } достигает маркера конца игры: начинаются последние ходы
log-moon-taken = { $player } берёт { $moon }
log-moon-discarded = { $player } сбрасывает { $gain ->
    [0] без дохода
   *[other] за доход
}: { $moon }
log-moon-placed = { $player } размещает { $moon } — { $slot }
log-recovered = { $player } перемещает на ремонтную баржу { $ship }
log-shield-repaired = { $player } ремонтирует щит: { $ship }
log-module-repaired = { $player } ремонтирует { $module }
log-module-damaged = { $player } повреждает { $module }
log-shield-hit = { $player }: щит поглощает повреждение, { $ship }
log-ship-scrapped = { $player } теряет корабль на свалку: { $ship }
log-advanced = { $player } продвигается: { $track }, деление { $step }
log-discovery-taken = { $player } берёт жетон открытий
log-supremacy-taken = { $player } берёт жетон господства: { $token }
log-event-due = Событие сработает в конце хода: { $player }
log-events-seen = { $player } смотрит следующие карты событий
log-ship-built = { $player } строит { $ship }
log-upgraded = { $player } улучшает: { $tile }
log-ship-moved = { $player } перемещает { $ship }: { $start } → { $to }
log-recalled = { $player } отзывает { $ship }: { $start }
log-module-taken = { $player } получает { $module }
log-recruited = { $player } вербует { $count }: { $region }
log-scattered = Лидер игрока { $player } отправляется: { $region }
log-development-built = { $player } строит, { $region }: { $development }
log-development-readied = { $player } переворачивает карту аванпоста лицом вверх: { $development }
log-development-used = { $player } использует карту аванпоста: { $development }
log-token-used = { $player } использует { $token }
log-bonus-collected = { $player } забирает бонус: { $region }
log-rearranged = { $player } переставляет ряд индустрии
log-given = { $player } дарит игроку { $other } { $kind ->
    [card] карту тактики
    [moon] спутник
    [discovery] жетон открытий
    [supremacy] жетон господства
   *[resource] ресурс
}
log-launched = { $player } запускает { $ship }: { $region }
log-activated = { $player } активирует { $module } { $by ->
    [ship] кораблём
    [energy] энергией
   *[other] эффектом
}
log-returned = { $player } возвращает все корабли домой
log-energy-spent = { $player } тратит энергию { $energy } на кубики: +{ $dice }
log-ship-saved = { $player } спасает от повреждения { $ship }
log-turn = Ход { $turn }: { $player }
log-faction = { $player } играет за фракцию { $faction }
log-destiny = { $player } выбирает судьбу
log-first-player = { $player } начинает
log-rolled = { $player }: бросок { $dice }
log-dice-changed = { $player }: теперь { $dice }
log-battle-won = Битва выиграна: { $player }
log-marker = Маркер событий движется; осталось делений: { $left }
log-planet = Появляется новая планета: { $planet }
log-module-buried = { $module } уходит под свою колоду
log-raider-placed = { $raider } появляется: { $region }
log-raider-moved = { $raider } нападает: { $start } → { $to }
log-raider-hit = Щит поглощает повреждение: { $raider }
log-raider-beaten = { $raider } отступает на свою карту
log-battle = Начинается битва: { $region }
log-battle-ended = Битва закончилась
log-battle-tied = Лучшие кубики равны: все терпят поражение
log-offer-accepted = Битва заканчивается миром
log-event = Событие: { $event }
log-bonus-placed = Бонусные ресурсы: { $region }
log-game-over = Окончательный подсчёт
do-pay = Заплатить:{ $energy ->
    [0] {""}
   *[other] {" "}{ $energy } × энергия
}{ $titanium ->
    [0] {""}
   *[other] {" "}{ $titanium } × титан
}{ $ice ->
    [0] {""}
   *[other] {" "}{ $ice } × лёд
}{ $nanocarbon ->
    [0] {""}
   *[other] {" "}{ $nanocarbon } × наноуглерод
}{ $credit ->
    [0] {""}
   *[other] {" "}{ $credit } × кредит
}{ $tactics ->
    [0] {""}
   *[other] {" "}{ $tactics } × карта тактики
}
do-take = Получить:{ $energy ->
    [0] {""}
   *[other] {" "}{ $energy } × энергия
}{ $titanium ->
    [0] {""}
   *[other] {" "}{ $titanium } × титан
}{ $ice ->
    [0] {""}
   *[other] {" "}{ $ice } × лёд
}{ $nanocarbon ->
    [0] {""}
   *[other] {" "}{ $nanocarbon } × наноуглерод
}{ $credit ->
    [0] {""}
   *[other] {" "}{ $credit } × кредит
}{ $tactics ->
    [0] {""}
   *[other] {" "}{ $tactics } × карта тактики
}

## Names of the contents
module-main_reactor = Главный реактор
module-shipwright = Корабел
module-treasury = Казначейство
module-architect = Архитектор
module-sci_solar_array = Солнечная батарея
module-sci_quantum_lab = Квантовая лаборатория
module-sci_plasma_coil = Плазменная катушка
module-sci_antimatter_well = Колодец антиматерии
module-sci_cryo_lab = Криолаборатория
module-sci_alloy_lab = Лаборатория сплавов
module-sci_xenobiology_lab = Лаборатория ксенобиологии
module-sci_astrometrics = Астрометрия
module-sci_theory_chamber = Зал теорий
module-sci_particle_ring = Кольцо частиц
module-sci_gene_bank = Банк генов
module-sci_stress_lab = Испытательная лаборатория
module-sci_moon_observatory = Обсерватория спутников
module-sci_lunar_resonator = Спутниковый резонатор
module-sci_data_haven = Убежище данных
module-sci_alchemy_bench = Алхимический стол
module-sci_transmuter = Трансмутатор
module-sci_vacuum_tap = Вакуумный клапан
module-sci_field_survey = Полевая разведка
module-sci_relic_decoder = Дешифратор реликвий
module-sci_signal_array = Сигнальная решётка
module-sci_nanoforge = Нанокузница
module-sci_deep_archive = Глубинный архив
module-sci_hydroponics = Гидропоника
module-sci_neural_net = Нейросеть
module-sci_clone_vats = Чаны клонирования
module-sci_probability_engine = Двигатель вероятностей
module-ind_index_extractor = Индексный экстрактор
module-ind_titanium_refinery = Титановый завод
module-ind_drone_foundry = Литейная дронов
module-ind_orbital_drydock = Орбитальный сухой док
module-ind_hull_patchworks = Мастерская заплат
module-ind_deep_drill = Глубинный бур
module-ind_ice_crusher = Ледяная дробилка
module-ind_carbon_press = Углеродный пресс
module-ind_smelter = Плавильня
module-ind_assembly_line = Сборочная линия
module-ind_salvage_bay = Отсек лома
module-ind_turbine_hall = Турбинный зал
module-ind_fusion_plant = Термоядерная станция
module-ind_munitions_works = Оружейный завод
module-ind_robotic_arm = Роботизированная рука
module-ind_fabricator = Фабрикатор
module-ind_mass_driver = Электромагнитная катапульта
module-ind_shield_forge = Кузница щитов
module-ind_crew_quarters = Каюты экипажа
module-ind_blueprint_vault = Хранилище чертежей
module-ind_prototype_yard = Двор прототипов
module-ind_freight_elevator = Грузовой лифт
module-ind_scrap_furnace = Печь для лома
module-ind_nano_assembler = Наносборщик
module-ind_heavy_press = Тяжёлый пресс
module-ind_terraforming_rig = Установка терраформирования
module-ind_autofactory = Автозавод
module-com_supply_division = Отдел снабжения
module-com_barter_deck = Палуба бартера
module-com_currency_exchange = Обмен валют
module-com_free_market = Свободный рынок
module-com_cargo_auction = Аукцион грузов
module-com_ice_brokerage = Ледовое брокерство
module-com_carbon_futures = Углеродные фьючерсы
module-com_dividend_office = Контора дивидендов
module-com_merchant_guild = Гильдия купцов
module-com_import_terminal = Терминал импорта
module-com_export_terminal = Терминал экспорта
module-com_luxury_arcade = Пассаж роскоши
module-com_insurance_fund = Страховой фонд
module-com_toll_gate = Таможенные врата
module-com_auction_house = Аукционный дом
module-com_loan_desk = Стол займов
module-com_smugglers_berth = Причал контрабандистов
module-com_contract_bureau = Бюро контрактов
module-com_star_bazaar = Звёздный базар
module-com_bulk_depot = Оптовый склад
module-com_courier_relay = Курьерская станция
module-com_fuel_exchange = Топливная биржа
module-com_patent_office = Патентное бюро
module-com_harvest_syndicate = Синдикат урожая
module-com_trade_embassy = Торговое посольство
module-com_commodity_vault = Хранилище товаров
module-com_grand_exchange = Большая биржа
module-civ_ministry_of_land = Земельное министерство
module-civ_cognitive_collegium = Познавательная коллегия
module-civ_hall_of_heroes = Зал героев
module-civ_admiralty = Адмиралтейство
module-civ_archive_of_ages = Архив веков
module-civ_guild_hall = Дом гильдий
module-civ_exchange_council = Биржевой совет
module-civ_senate = Сенат
module-civ_lunar_chancery = Спутниковая канцелярия
module-civ_treasury_of_nations = Сокровищница народов
module-civ_war_college = Военная коллегия
module-civ_council_of_five = Совет пяти
module-civ_unity_assembly = Ассамблея единства
module-civ_eternal_monument = Вечный монумент
module-civ_maintenance_corps = Корпус обслуживания
module-civ_colonial_office = Колониальная контора
module-civ_frontier_charter = Хартия фронтира
module-civ_recruiting_bureau = Бюро вербовки
module-civ_public_forum = Общественный форум
module-civ_aqueduct = Акведук
module-civ_glacier_park = Ледниковый парк
module-civ_festival_grounds = Фестивальная площадь
module-civ_academy = Академия
module-civ_hall_of_records = Зал летописей
module-civ_embassy_row = Квартал посольств
module-civ_habitat_ring = Жилое кольцо
module-civ_civic_works = Общественные работы
tactic-tac_hot_refuel = Дозаправка на ходу
tactic-tac_prospectors = Старатели
tactic-tac_black_market = Чёрный рынок
tactic-tac_emergency_crew = Аварийная бригада
tactic-tac_moonjackers = Похитители спутников
tactic-tac_overtime_shift = Сверхурочная смена
tactic-tac_field_promotion = Полевое повышение
tactic-tac_shipyard_favor = Услуга верфи
tactic-tac_requisition = Реквизиция
tactic-tac_patch_team = Ремонтная группа
tactic-tac_warp_trace = Варп-след
tactic-tac_redeploy = Передислокация
tactic-tac_stellar_census = Звёздная перепись
tactic-tac_ancient_signal = Древний сигнал
tactic-tac_technology_boom = Технологический бум
tactic-tac_colony_rush = Колониальная лихорадка
tactic-tac_show_of_force = Демонстрация силы
tactic-tac_extended_tanks = Дополнительные баки
tactic-tac_targeting_uplink = Канал прицеливания
tactic-tac_escort_screen = Заслон эскорта
tactic-tac_nebula_charts = Карты туманностей
tactic-tac_supply_line = Линия снабжения
tactic-tac_loyal_crews = Преданные экипажи
tactic-tac_war_bonds = Военные облигации
tactic-tac_infrafrequencies = Инфрачастоты
tactic-tac_ceasefire = Перемирие
tactic-tac_tribute_demand = Требование дани
tactic-tac_safe_passage = Безопасный проход
tactic-tac_standoff_pact = Пакт о ненападении
tactic-tac_raider_bribe = Подкуп рейдеров
tactic-tac_focused_fire = Сосредоточенный огонь
tactic-tac_reserve_wing = Резервное звено
tactic-tac_jamming = Радиопомехи
tactic-tac_long_salvo = Дальний залп
tactic-tac_lock_on = Захват цели
tactic-tac_evasive_maneuvers = Манёвры уклонения
tactic-tac_second_volley = Второй залп
tactic-tac_emergency_shields = Аварийные щиты
tactic-tac_tactical_retreat = Тактическое отступление
tactic-tac_boarding_party = Абордажная группа
faction-fungal_sporogoths = Грибоподобные спороготы
faction-chrome_synod = Хромовый синод
faction-drift_cartel = Картель дрейфа
faction-kelari_choir = Хор келари
faction-ashen_legion = Пепельный легион
faction-tidal_archive = Приливный архив
faction-vault_keepers = Хранители хранилищ
faction-hexid_brood = Выводок гексидов
faction-star_nomads = Звёздные кочевники
faction-obsidian_court = Обсидиановый двор
faction-gravity_weavers = Ткачи гравитации
faction-phoenix_salvagers = Старьёвщики Феникса
ability-fungal_sporogoths-1 = Разложение
ability-fungal_sporogoths-2 = Грибной рост
ability-chrome_synod-1 = Саморемонт
ability-chrome_synod-2 = Разгон
ability-drift_cartel-1 = Контрабанда
ability-drift_cartel-2 = Брокеры
ability-kelari_choir-1 = Согласие
ability-kelari_choir-2 = Посланники
ability-ashen_legion-1 = Ветераны
ability-ashen_legion-2 = Трофеи
ability-tidal_archive-1 = Глубокое изучение
ability-tidal_archive-2 = Каталог
ability-vault_keepers-1 = Глубокие хранилища
ability-vault_keepers-2 = Дивиденды
ability-hexid_brood-1 = Инкубатор
ability-hexid_brood-2 = Натиск
ability-star_nomads-1 = Странники
ability-star_nomads-2 = Без корней
ability-obsidian_court-1 = Монументы
ability-obsidian_court-2 = Дань
ability-gravity_weavers-1 = Приливный урожай
ability-gravity_weavers-2 = Привязывание спутников
ability-phoenix_salvagers-1 = Право на лом
ability-phoenix_salvagers-2 = Готовые экипажи
upgrade-up_long_haulers = Дальнобойщики
upgrade-up_armed_convoy = Вооружённый конвой
upgrade-up_nebula_haulers = Тягачи туманностей
upgrade-up_salvage_convoy = Конвой старьёвщиков
upgrade-up_survey_convoy = Разведывательный конвой
upgrade-up_jump_convoy = Прыжковый конвой
upgrade-up_interceptor = Перехватчик
upgrade-up_strike_lance = Ударное копьё
upgrade-up_phantom = Фантом
upgrade-up_armored_raptor = Бронированный раптор
upgrade-up_ace_squadron = Эскадра асов
upgrade-up_bounty_hunter = Охотник за головами
upgrade-up_deep_probe = Глубинный зонд
upgrade-up_research_frigate = Исследовательский фрегат
upgrade-up_ion_frigate = Ионный фрегат
upgrade-up_warp_laboratory = Варп-лаборатория
upgrade-up_sensor_frigate = Сенсорный фрегат
upgrade-up_recovery_frigate = Спасательный фрегат
upgrade-up_dreadnought = Дредноут
upgrade-up_bulwark = Бастион
upgrade-up_battlecruiser = Линейный крейсер
upgrade-up_carrier = Носитель
upgrade-up_void_cruiser = Крейсер пустоты
upgrade-up_siege_platform = Осадная платформа
upgrade-fu_mycelinox = Мицелинокс
upgrade-fu_cathedral_hull = Корпус-собор
upgrade-fu_blockade_runner = Прорыватель блокады
upgrade-fu_choir_ship = Корабль хора
upgrade-fu_ember_wing = Крыло углей
upgrade-fu_leviathan_probe = Зонд левиафана
upgrade-fu_vault_guardian = Страж хранилища
upgrade-fu_broodlings = Отродья
upgrade-fu_comet_riders = Наездники комет
upgrade-fu_obelisk_barges = Баржи обелисков
upgrade-fu_graviton_cruiser = Гравитонный крейсер
upgrade-fu_phoenix_wing = Крыло Феникса
raider-vorticon_attackers = Вортиконские налётчики
raider-null_locusts = Нуль-саранча
raider-saucer_abductor = Тарелочный Похититель
raider-corsair_flotilla = Флотилия корсаров
raider-plasma_leech = Плазменная пиявка
raider-iron_hulk = Железная громадина
raider-mechaphage = Мехафаг
raider-void_leviathan = Левиафан пустоты
raider-dread_armada = Армада ужаса
raider-singularity_engine = Двигатель сингулярности
event-galactic_aurora_1 = Углеродное цветение
event-galactic_aurora_2 = Ярмарка инженеров
event-galactic_aurora_3 = Субсидия Альянса
event-galactic_aurora_4 = Зов фронтира
event-galactic_aurora_5 = Щедрость звёзд
event-galactic_aurora_6 = Сияющие туманности
event-galactic_aurora_7 = Рудный ливень
event-galactic_aurora_8 = Второй урожай
event-galactic_aurora_9 = День академии
event-galactic_aurora_10 = Звезда аутсайдера
event-cosmic_twilight_1 = Усталость корпуса
event-cosmic_twilight_2 = Ионная буря
event-cosmic_twilight_3 = Паника на рынке
event-cosmic_twilight_4 = Исход
event-cosmic_twilight_5 = Всплеск рейдеров
event-cosmic_twilight_6 = Парадокс
event-cosmic_twilight_7 = Потеря мощности
event-cosmic_twilight_8 = Крах снабжения
event-cosmic_twilight_9 = Волнения
event-cosmic_twilight_10 = Гордыня и падение
destiny-destiny_science_industry_a = Звёздные картографы
destiny-destiny_science_industry_b = Кузница разума
destiny-destiny_science_commerce_a = Брокеры знаний
destiny-destiny_science_commerce_b = Короли патентов
destiny-destiny_science_civilization_a = Просвещённый орден
destiny-destiny_science_civilization_b = Школа народов
destiny-destiny_science_supremacy_a = Космическая стража
destiny-destiny_science_supremacy_b = Институт вооружений
destiny-destiny_industry_commerce_a = Великий обмен
destiny-destiny_industry_commerce_b = Бароны грузов
destiny-destiny_industry_civilization_a = Новый урожай
destiny-destiny_industry_civilization_b = Строители городов
destiny-destiny_industry_supremacy_a = Железная корона
destiny-destiny_industry_supremacy_b = Мастера осады
destiny-destiny_commerce_civilization_a = Золотой мир
destiny-destiny_commerce_civilization_b = Открытые гавани
destiny-destiny_commerce_supremacy_a = Тихая торговля
destiny-destiny_commerce_supremacy_b = Владыки каперов
destiny-destiny_civilization_supremacy_a = Единое знамя
destiny-destiny_civilization_supremacy_b = Трон звёзд
tile-kessandra = Кессандра
tile-ophira = Офира
tile-thule_minor = Малая Туле
tile-ferrox = Феррокс
tile-anvil = Наковальня
tile-borealis_forge = Кузница Бореалис
tile-meridian = Меридиан
tile-saffron = Шафран
tile-quillon = Квиллон
tile-halcyon_reach = Край Гальционы
tile-niveal = Нивеаль
tile-glaucus = Главк
tile-umbral_throne = Теневой трон
tile-vesper_gate = Врата Веспера
tile-nox_aeterna = Вечная ночь
tile-ancient_monolith = Монолит Древних
tile-trade_hub = Торговый хаб
tile-maximus_field = Поле Максимуса
tile-odessa_field = Поле Одессы
tile-space_dock = Космоверфь
tile-development_office = Отдел развития
discovery-disc_mixed_cache = Смешанный тайник
discovery-disc_alien_relic = Инопланетная реликвия
discovery-disc_power_cells = Энергоячейки
discovery-disc_insight = Озарение
discovery-disc_lost_module = Потерянный модуль
discovery-disc_repair_swarm = Ремонтный рой
discovery-disc_chronicle = Летопись
discovery-disc_recall_beacon = Маяк возвращения
discovery-disc_war_plans = Военные планы
discovery-disc_derelict_hull = Брошенный корпус
discovery-disc_lost_schematic = Потерянная схема
discovery-disc_cryo_pods = Криокапсулы
discovery-disc_moon_seed = Семя спутника
discovery-disc_time_loop = Петля времени
discovery-disc_colony_kit = Набор колонистов
discovery-disc_treasure = Клад
supremacy-sup_crown = Корона
supremacy-sup_admirals_seal = Печать адмирала
supremacy-sup_mandate = Мандат
supremacy-sup_war_chest = Военная казна
supremacy-sup_annexation = Аннексия
supremacy-sup_second_wind = Второе дыхание
supremacy-sup_flag_fleet = Флагманский флот
supremacy-sup_iron_will = Железная воля
