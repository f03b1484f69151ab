## Что написано на картах, модулях, плитках и жетонах

amount-vp = { $amount } ПО
amount-any = { $amount ->
    [one] { $amount } ресурс на выбор
    [few] { $amount } ресурса на выбор
   *[other] { $amount } ресурсов на выбор
}
amount-basic = { $amount } × титан, лёд или наноуглерод
track-any = трек на выбор

text-then = { $first }; { $second }
text-and = { $first } и { $second }
text-or = { $first } или { $second }
text-moon-slot = спутник в слоте ввода
text-any-column = любой тип
text-a-nebula = туманность
text-printed = ресурс планеты, { $times } раза

text-gain = получите { $what }
text-lose = потеряйте { $what }
text-give = отдайте { $what }
text-gain-per = получите { $what } за каждое: { $each }{ $most ->
    [0] {""}
   *[other] {" "}(не больше { $most })
}
text-score-endgame = в конце игры { $base } ПО и { $points } ПО за каждое: { $each }{ $most ->
    [0] {""}
   *[other] , не больше { $most } ПО
}
text-place-bonus = бонусные ресурсы { $regions ->
    [alliance_bases] на каждой базе Альянса
    [nebulae] в каждой туманности
    [science_planets] на каждой научной планете
    [planets_without_moons] на каждой планете без спутников
   *[planets_without_development] на каждой планете без аванпоста
}: { $what }
text-convert = { $how ->
    [may] можете потратить { $pay }: { $what }
   *[must] потратьте { $pay }: { $what }
}{ $times ->
    [1] {""}
   *[other] {" "}(до { $times } раз)
}
text-choose = выберите { $pick }: { $options }
text-ask-player = соперник в битве выбирает: { $options }
text-if = если { $condition }: { $what }
text-for-each = { $players ->
    [all] каждый игрок
    [others] каждый другой игрок
    [participants] каждый игрок в битве
    [defeated_players] каждый побеждённый игрок
    [lowest_vp] у кого меньше всего ПО
    [highest_vp] у кого больше всего ПО
    [highest_on_track] кто лидирует на треке «{ $track }»
   *[source] владелец карты
}: { $what }
text-build-ship = постройте { $ship ->
    [transport] транспортный корабль
   *[any] корабль
}{ $discount ->
    [0] {" "}за его стоимость
    [99] {" "}бесплатно
   *[other] {" "}дешевле на { $discount } × титан
}
text-build-development = постройте аванпост{ $discount ->
    [0] {" "}за его стоимость
   *[other] {" "}дешевле на { $discount } рес.
}
text-buy-module = купите до { $most ->
    [one] { $most } модуля
   *[other] { $most } модулей
} ({ $columns }){ $discount ->
    [0] {""}
   *[other] {" "}дешевле на { $discount }
}
text-gain-module = возьмите модуль с рынка бесплатно ({ $columns })
text-repeat-module = выполните ещё раз эффект другого модуля, сработавшего в этом возвращении: { $type }{ $near ->
    [0] {""}
   *[other] {" "}(соседнего)
}
text-advance = продвиньтесь на { $steps }: { $track }
text-battle-mod = { $side ->
    [self] вы
    [source] владелец карты
    [chosen_player] игрок в битве
   *[chosen_opposing] сторона против вас
}: { $change ->
    [energy] без энергии на кубики в этой битве
    [targeting] прицеливание { NUMBER($amount) } в этой битве
   *[dice] кубиков больше на { $amount } в этой битве
}
text-recruit = завербуйте лидеров, до { $count ->
   *[other] { $count }
}{ $regions ->
    [adjacent_to_active] , рядом с активным регионом
   *[any] , из любого региона
}
text-repair = ремонтируйте { $times ->
    [1] один раз
    [2] дважды
   *[other] { $times } раза
}
text-withdraw = отведите { $which ->
    [all] все свои корабли
   *[1] один свой корабль
} из битвы в соседний регион{ $free ->
    [0] {""}
   *[other] {" "}без рейдеров
}
text-activate-module = активируйте ещё один модуль бесплатно (из { $count })
text-activate-science-row = затем остальные научные модули могут сработать, каждый один раз
text-advance-event = маркер событий движется на { $count }
text-copy-taken-moon = получите то, что показывает только что взятый спутник
text-damage-module = повредите своих модулей: { $count }
text-damage-ship = { $which ->
    [nebulae] один ваш корабль в туманности получает повреждение
   *[any] один ваш корабль получает повреждение
}
text-discard-display = самые дешёвые модули рынка уходят под свои колоды
text-discard-moon = можете сбросить спутник и получить то, что он показывает, { $count } раза
text-end-battle-offer = { $which ->
    [all] битва заканчивается, если согласны все остальные
   *[any] битва заканчивается, если кто-то согласен
}
text-gain-printed = получите ресурс до { $count } планет, где есть ваши корабли
text-infest-module = один ваш модуль получает жетон мехафага (из { $count })
text-moon-output = получите то, что показывает спутник в слоте вывода
text-move-raiders = рейдеры активного региона улетают в случайную туманность
text-move-ship = переместите корабль { $which ->
    [active_region] в активный регион
   *[within_range] в пределах его дальности
}
text-peek-events = посмотрите верхние карты событий ({ $count }): одна снова сверху, другая под колоду
text-prevent-damage = { $which ->
    [own_ship] один ваш корабль не получает повреждения в этой битве
   *[own_module_or_ship] ваш модуль или корабль не получает повреждения от этого события
}
text-ready-development-card = переверните использованную карту аванпоста (из { $count })
text-recall-ship = до { $count ->
    [one] { $count } корабля возвращается
   *[other] { $count } кораблей возвращаются
} с поля в пусковой отсек
text-recover-ship = корабль переходит со свалки на ремонтную баржу (из { $count })
text-remove-moon = верхний спутник активного региона выбывает из игры
text-reroll = перебросьте { $which ->
    [self] любые свои кубики
   *[chosen_opposing] один кубик стороны против вас
}
text-scatter-leader = лидер со станции уходит в случайную туманность (из { $count })
text-set-die = один ваш кубик становится { $count }
text-spawn-raider = появляются рейдеры S-класса: { $count }
text-take-discovery = посмотрите стопку открытий своего уровня и возьмите жетон
text-upgrade-ship = разместите улучшение корабля

text-mode = { $timing ->
    [battle-diplomacy] Дипломатия
    [battle-prepare] При подготовке
    [battle-after-roll] После броска
    [battle-result] Когда битва решена
    [battle-damage] Перед повреждениями
    [on-event-damage] Когда событие вредит вам
    [on-other-takes-moon] Когда другой игрок берёт спутник
    [on-return-activation] Во время возвращения
    [on-opponent-launch] Когда соперник запускает корабль
    [any-turn] В любой ход
   *[own-turn] В свой ход
}: { $what }
text-support = до возвращения на станцию: { $what }
text-action = { $limit ->
    [once_per_turn] раз в каждый свой ход
   *[none] в свой ход
}: { $what }
text-when = { $when }: { $what }{ $limit ->
    [once_per_turn] {" "}(раз за ход)
    [once_per_battle] {" "}(раз за битву)
   *[none] {""}
}

count-credits = ваш кредит
count-damaged-modules = ваш повреждённый модуль
count-developments = ваш аванпост
count-discovery-tokens-held = ваш жетон открытий
count-leaders-on-station = лидер на вашей станции
count-module-sets = набор модулей всех четырёх типов
count-modules-science = научный модуль
count-modules-industry = модуль индустрии
count-modules-commerce = модуль торговли
count-modules-civilization = модуль цивилизации
count-moons-in-half-slots = спутник между модулями индустрии
count-moons-placed = спутник на вашей станции
count-moons-unplaced = неразмещённый спутник
count-opponent-ships-in-battle = корабль других сторон в битве
count-own-scrapyard-ships = ваш корабль на свалке
count-ships-on-map = ваш корабль на поле
count-ships-on-modules = ваш корабль на модулях
count-ships-owned = ваш корабль
count-supremacy-steps = шаг на треке господства
count-tactics-in-hand = карта тактики в руке
count-tracks-level-2 = трек с уровнем развития II
count-upgrades = ваше улучшение корабля
count-any-scrapyard-ships = корабль любого игрока на свалке
count-own-ships-in-battle = ваш корабль в битве
count-own-transports-in-battle = ваш транспортный корабль в битве
count-resources-total = ваш ресурс
count-owned-heavy-cruiser = ваш тяжёлый крейсер

if-count = у вас не меньше { $least }: { $count }
if-own-ship-within = ваш корабль не дальше { $range } от активного региона
if-own-turn = сейчас ваш ход
if-won-battle = вы победили в битве
if-defeated = вы побеждены
if-raiders-in-battle = в битве есть рейдеры
if-opponent-in-battle = в битве есть соперник

when-launched = когда вы запускаете этот корабль{ $regions ->
    [planets] {" "}на планету
    [nebulae] {" "}в туманность
   *[any] {""}
}
when-module-activated = когда вы активируете { $module ->
    [main_reactor] Главный реактор
   *[any] модуль
} { $by ->
    [energy] энергией
   *[ship] { $ship ->
        [this] этим кораблём
       *[any] кораблём
    }
}
when-battle-won = когда вы побеждаете в битве{ $against ->
    [opponent] {" "}против соперника
    [raiders] {" "}против рейдеров
   *[any] {""}
}{ $ship ->
    [this] {" "}с этим кораблём
   *[any] {""}
}
when-region-activated = когда вы активируете: { $places }
when-ship-scrapped = когда на свалку уходит { $ship ->
    [this] корабль этого типа
   *[any] { $who ->
        [other_player] корабль другого игрока
       *[self] ваш корабль
    }
}
when-development-built = когда { $who ->
    [other_player] другой игрок строит аванпост в регионе ваших кораблей или рядом
   *[self] вы строите аванпост
}{ $ship ->
    [this] {" "}этим кораблём
   *[any] {""}
}
when-moon-taken = когда вы берёте спутник
when-moon-placed = когда вы размещаете спутник
when-leaders-recruited = когда вы вербуете лидеров
when-turn-start = в начале вашего хода
when-return-start = в начале возвращения
when-diplomacy-played = когда вы играете карту дипломатии
when-event-scored = когда оценивается событие
when-battle-prepare = когда вы готовитесь к бою
when-shield-hit = когда щит этого корабля получает повреждение
when-raiders-won = когда эти рейдеры побеждают в битве

rule-range-bonus = дальность ваших кораблей больше на { $value }
rule-targeting-bonus = ваше прицеливание лучше на { $value }
rule-dice-bonus = кубиков в битвах больше на { $value }
rule-grant-ability = ваши корабли имеют: { $value }
rule-energy-pays-development = энергия может заменить любой ресурс при оплате аванпостов
rule-hand-limit-bonus = ваш лимит карт тактики больше на { $value }
rule-storage-limit-bonus = ваши лимиты хранилища больше на { $value }
rule-transport-discount = ваши транспортные корабли дешевле на { $value } × титан
rule-launch-range-bonus = вы запускаете на { $value } дальше
rule-leave-ships-on-return = при возвращении на поле может остаться до { $value } ваших кораблей
rule-development-discount = ваши аванпосты дешевле на { $value } рес.
rule-unplaced-moon-limit-bonus = можете держать на { $value } больше неразмещённых спутников
rule-carry-transport = при движении берёт с собой из своего региона { $value } транспортный корабль
rule-scrap-to-barge = уходит на ремонтную баржу вместо свалки
rule-energy-die-cost = кубик за энергию стоит { $value } × энергия в этой битве
rule-ignore-shields = щиты против них не помогают
rule-no-withdraw = никто не может отступить из битвы
rule-no-jump = никто не может прыгнуть в их регион

keyword-settle = заселение
keyword-assault = атака
keyword-hyperdrive = гипердвигатель
keyword-jump = прыжок
