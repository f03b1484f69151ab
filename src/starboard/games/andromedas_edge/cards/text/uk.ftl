## Що написано на картках, модулях, плитках і жетонах

amount-vp = { $amount } ПО
amount-any = { $amount ->
    [one] { $amount } ресурс на вибір
    [few] { $amount } ресурси на вибір
   *[other] { $amount } ресурсів на вибір
}
amount-basic = { $amount } × титан, лід або нановуглець
track-any = трек на вибір

text-then = { $first }; { $second }
text-and = { $first } і { $second }
text-or = { $first } або { $second }
text-moon-slot = супутник у слоті введення
text-any-column = будь-який тип
text-a-nebula = туманність
text-printed = ресурс планети, { $times } рази

text-gain = отримайте { $what }
text-lose = втратьте { $what }
text-give = віддайте { $what }
text-gain-per = отримайте { $what } за кожне: { $each }{ $most ->
    [0] {""}
   *[other] {" "}(щонайбільше { $most })
}
text-score-endgame = наприкінці гри { $base } ПО та { $points } ПО за кожне: { $each }{ $most ->
    [0] {""}
   *[other] , щонайбільше { $most } ПО
}
text-place-bonus = бонусні ресурси { $regions ->
    [alliance_bases] на кожній базі Альянсу
    [nebulae] у кожній туманності
    [science_planets] на кожній науковій планеті
    [planets_without_moons] на кожній планеті без супутників
   *[planets_without_development] на кожній планеті без аванпосту
}: { $what }
text-convert = { $how ->
    [may] можете витратити { $pay }: { $what }
   *[must] витратьте { $pay }: { $what }
}{ $times ->
    [1] {""}
   *[other] {" "}(до { $times } разів)
}
text-choose = оберіть { $pick }: { $options }
text-ask-player = суперник у битві обирає: { $options }
text-if = якщо { $condition }: { $what }
text-for-each = { $players ->
    [all] кожен гравець
    [others] кожен інший гравець
    [participants] кожен гравець у битві
    [defeated_players] кожен переможений гравець
    [lowest_vp] хто має найменше ПО
    [highest_vp] хто має найбільше ПО
    [highest_on_track] хто лідирує на треку «{ $track }»
   *[source] власник картки
}: { $what }
text-build-ship = збудуйте { $ship ->
    [transport] транспортний корабель
   *[any] корабель
}{ $discount ->
    [0] {" "}за його вартість
    [99] {" "}безкоштовно
   *[other] {" "}дешевше на { $discount } × титан
}
text-build-development = збудуйте аванпост{ $discount ->
    [0] {" "}за його вартість
   *[other] {" "}дешевше на { $discount } рес.
}
text-buy-module = купіть до { $most ->
    [one] { $most } модуля
   *[other] { $most } модулів
} ({ $columns }){ $discount ->
    [0] {""}
   *[other] {" "}дешевше на { $discount }
}
text-gain-module = візьміть модуль із ринку безкоштовно ({ $columns })
text-repeat-module = виконайте ще раз ефект іншого модуля, що спрацював у цьому поверненні: { $type }{ $near ->
    [0] {""}
   *[other] {" "}(сусіднього)
}
text-advance = просуньтеся на { $steps }: { $track }
text-battle-mod = { $side ->
    [self] ви
    [source] власник картки
    [chosen_player] гравець у битві
   *[chosen_opposing] сторона проти вас
}: { $change ->
    [energy] без енергії на кубики в цій битві
    [targeting] прицілювання { NUMBER($amount) } у цій битві
   *[dice] кубиків більше на { $amount } у цій битві
}
text-recruit = завербуйте лідерів, до { $count ->
   *[other] { $count }
}{ $regions ->
    [adjacent_to_active] , поруч з активним регіоном
   *[any] , з будь-якого регіону
}
text-repair = ремонтуйте { $times ->
    [1] один раз
    [2] двічі
   *[other] { $times } рази
}
text-withdraw = відведіть { $which ->
    [all] усі свої кораблі
   *[1] один свій корабель
} з битви до сусіднього регіону{ $free ->
    [0] {""}
   *[other] {" "}без рейдерів
}
text-activate-module = активуйте ще один модуль безкоштовно (із { $count })
text-activate-science-row = потім решта наукових модулів може спрацювати, кожен один раз
text-advance-event = маркер подій рухається на { $count }
text-copy-taken-moon = отримайте те, що показує щойно взятий супутник
text-damage-module = пошкодьте своїх модулів: { $count }
text-damage-ship = { $which ->
    [nebulae] один ваш корабель у туманності зазнає пошкодження
   *[any] один ваш корабель зазнає пошкодження
}
text-discard-display = найдешевші модулі ринку йдуть під свої колоди
text-discard-moon = можете скинути супутник і отримати те, що він показує, { $count } рази
text-end-battle-offer = { $which ->
    [all] битва завершується, якщо згодні всі інші
   *[any] битва завершується, якщо хтось згоден
}
text-gain-printed = отримайте ресурс до { $count } планет, де є ваші кораблі
text-infest-module = один ваш модуль отримує жетон мекофага (із { $count })
text-moon-output = отримайте те, що показує супутник у слоті виведення
text-move-raiders = рейдери активного регіону відлітають до випадкової туманності
text-move-ship = перемістіть корабель { $which ->
    [active_region] до активного регіону
   *[within_range] в межах його досяжності
}
text-peek-events = перегляньте верхні картки подій ({ $count }): одна знову зверху, інша під колоду
text-prevent-damage = { $which ->
    [own_ship] один ваш корабель не зазнає пошкодження в цій битві
   *[own_module_or_ship] ваш модуль чи корабель не зазнає пошкодження від цієї події
}
text-ready-development-card = переверніть використану картку аванпосту (із { $count })
text-recall-ship = до { $count ->
    [one] { $count } корабля повертається
   *[other] { $count } кораблів повертаються
} з поля до пускового відсіку
text-recover-ship = корабель переходить зі звалища на ремонтну баржу (із { $count })
text-remove-moon = верхній супутник активного регіону вибуває з гри
text-reroll = перекиньте { $which ->
    [self] будь-які свої кубики
   *[chosen_opposing] один кубик сторони проти вас
}
text-scatter-leader = лідер зі станції йде до випадкової туманності (із { $count })
text-set-die = один ваш кубик стає { $count }
text-spawn-raider = з’являються рейдери S-класу: { $count }
text-take-discovery = перегляньте стос відкриттів свого рівня і візьміть жетон
text-upgrade-ship = розмістіть поліпшення корабля

text-mode = { $timing ->
    [battle-diplomacy] Дипломатія
    [battle-prepare] Під час приготування
    [battle-after-roll] Після кидка
    [battle-result] Коли битву вирішено
    [battle-damage] Перед пошкодженнями
    [on-event-damage] Коли подія шкодить вам
    [on-other-takes-moon] Коли інший гравець бере супутник
    [on-return-activation] Під час повернення
    [on-opponent-launch] Коли суперник запускає корабель
    [any-turn] У будь-який хід
   *[own-turn] У свій хід
}: { $what }
text-support = до повернення на станцію: { $what }
text-action = { $limit ->
    [once_per_turn] раз у кожен свій хід
   *[none] у свій хід
}: { $what }
text-when = { $when }: { $what }{ $limit ->
    [once_per_turn] {" "}(раз за хід)
    [once_per_battle] {" "}(раз за битву)
   *[none] {""}
}

count-credits = ваш кредит
count-damaged-modules = ваш пошкоджений модуль
count-developments = ваш аванпост
count-discovery-tokens-held = ваш жетон відкриттів
count-leaders-on-station = лідер на вашій станції
count-module-sets = набір модулів усіх чотирьох типів
count-modules-science = науковий модуль
count-modules-industry = модуль індустрії
count-modules-commerce = модуль торгівлі
count-modules-civilization = модуль цивілізації
count-moons-in-half-slots = супутник між модулями індустрії
count-moons-placed = супутник на вашій станції
count-moons-unplaced = нерозміщений супутник
count-opponent-ships-in-battle = корабель інших сторін у битві
count-own-scrapyard-ships = ваш корабель на звалищі
count-ships-on-map = ваш корабель на полі
count-ships-on-modules = ваш корабель на модулях
count-ships-owned = ваш корабель
count-supremacy-steps = крок на треку панування
count-tactics-in-hand = картка тактики в руці
count-tracks-level-2 = трек із рівнем розвитку II
count-upgrades = ваше поліпшення корабля
count-any-scrapyard-ships = корабель будь-якого гравця на звалищі
count-own-ships-in-battle = ваш корабель у битві
count-own-transports-in-battle = ваш транспортний корабель у битві
count-resources-total = ваш ресурс
count-owned-heavy-cruiser = ваш важкий крейсер

if-count = ви маєте щонайменше { $least }: { $count }
if-own-ship-within = ваш корабель не далі ніж за { $range } від активного регіону
if-own-turn = зараз ваш хід
if-won-battle = ви перемогли в битві
if-defeated = вас переможено
if-raiders-in-battle = у битві є рейдери
if-opponent-in-battle = у битві є суперник

when-launched = коли ви запускаєте цей корабель{ $regions ->
    [planets] {" "}на планету
    [nebulae] {" "}до туманності
   *[any] {""}
}
when-module-activated = коли ви активуєте { $module ->
    [main_reactor] Головний реактор
   *[any] модуль
} { $by ->
    [energy] енергією
   *[ship] { $ship ->
        [this] цим кораблем
       *[any] кораблем
    }
}
when-battle-won = коли ви перемагаєте в битві{ $against ->
    [opponent] {" "}проти суперника
    [raiders] {" "}проти рейдерів
   *[any] {""}
}{ $ship ->
    [this] {" "}з цим кораблем
   *[any] {""}
}
when-region-activated = коли ви активуєте: { $places }
when-ship-scrapped = коли на звалище йде { $ship ->
    [this] корабель цього типу
   *[any] { $who ->
        [other_player] корабель іншого гравця
       *[self] ваш корабель
    }
}
when-development-built = коли { $who ->
    [other_player] інший гравець будує аванпост у регіоні ваших кораблів або поруч
   *[self] ви будуєте аванпост
}{ $ship ->
    [this] {" "}цим кораблем
   *[any] {""}
}
when-moon-taken = коли ви берете супутник
when-moon-placed = коли ви розміщуєте супутник
when-leaders-recruited = коли ви вербуєте лідерів
when-turn-start = на початку вашого ходу
when-return-start = на початку повернення
when-diplomacy-played = коли ви граєте картку дипломатії
when-event-scored = коли оцінюється подія
when-battle-prepare = коли ви готуєтеся до бою
when-shield-hit = коли щит цього корабля зазнає пошкодження
when-raiders-won = коли ці рейдери перемагають у битві

rule-range-bonus = досяжність ваших кораблів більша на { $value }
rule-targeting-bonus = ваше прицілювання краще на { $value }
rule-dice-bonus = кубиків у битвах більше на { $value }
rule-grant-ability = ваші кораблі мають: { $value }
rule-energy-pays-development = енергія може замінити будь-який ресурс під час оплати аванпостів
rule-hand-limit-bonus = ваш ліміт карток тактики більший на { $value }
rule-storage-limit-bonus = ваші ліміти сховища більші на { $value }
rule-transport-discount = ваші транспортні кораблі дешевші на { $value } × титан
rule-launch-range-bonus = ви запускаєте на { $value } далі
rule-leave-ships-on-return = під час повернення на полі може лишитися до { $value } ваших кораблів
rule-development-discount = ваші аванпости дешевші на { $value } рес.
rule-unplaced-moon-limit-bonus = можете тримати на { $value } більше нерозміщених супутників
rule-carry-transport = під час руху бере із собою зі свого регіону { $value } транспортний корабель
rule-scrap-to-barge = іде на ремонтну баржу замість звалища
rule-energy-die-cost = кубик за енергію коштує { $value } × енергія в цій битві
rule-ignore-shields = щити проти них не допомагають
rule-no-withdraw = ніхто не може відступити з битви
rule-no-jump = ніхто не може стрибнути в їхній регіон

keyword-settle = заселення
keyword-assault = атака
keyword-hyperdrive = гіпердвигун
keyword-jump = стрибок
