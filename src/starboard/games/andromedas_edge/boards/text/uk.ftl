## Станції, ринок, треки, картки й битви

# -- ефекти одним словом
board-fx = { $what ->
    [row] весь ряд
    [moons_unplaced] супутник
    [moons_placed] супутник
    [moons_in_half_slots] супутник
    [upgrades] поліпшення
    [ships_on_map] корабель
    [ships_on_modules] корабель
    [ships_owned] корабель
    [own_scrapyard_ships] на звалищі
    [opponent_ships_in_battle] корабель
    [module_sets] набір
    [tracks_level_2] рівень II
    [discovery_tokens_held] жетон
    [build_ship] збудувати
    [build_development] аванпост
    [buy_module] купити
    [gain_module] модуль
    [moon_output] отримати
    [discard_moon] супутник
    [ready_development_card] відкрити картку
    [recall_ship] відкликати
    [recover_ship] підняти
    [upgrade_ship] поліпшення
    [move_ship] рух
    [peek_events] події
    [take_discovery] відкриття
    [activate_module] активувати
    [repeat_module] повторити
    [battle_mod] битва
    [gain_printed] планети
    [place_bonus] бонус
    [spawn_raider] рейдери
    [discard_display] ринок
    [scatter_leader] лідер геть
    [damage_ship] пошкодження
   *[other] ефект
}

# -- станція
board-station-hint = { $home ->
    [0] модулі працюють під час повернення: корабель відкриває ряд, далі досить енергії
   *[other] кожен модуль працює раз; корабель відкриває ряд, далі досить 1 енергії
}
board-to-spend = у запасі
board-row-state = { $state ->
    [reactor] відкрито Головним реактором; закриється, щойно запрацює інший ряд
    [open] відкрито: 1 енергія за кожен модуль
    [closed] закрито: першому модулю потрібен корабель
   *[rest] працює під час повернення
}
board-module-state = { $state ->
    [free] зараз безкоштовно
    [energy] енергією
    [ship] кораблем
    [either] енергія або корабель
    [done] уже спрацював
    [damaged] пошкоджено: спершу ремонт
    [infested] мекофаги: спершу ремонт
   *[rest] працює під час повернення
}
board-next-module = Тут стане наступний модуль: { $type }
board-drag = Перетягніть модулі індустрії в новому порядку або оберіть їх по одному. Супутники між модулями, що вже не сусіди, втрачаються.
board-or = або
board-slot = { $slot ->
    [input] Слот введення: супутник у ньому — це ціна
   *[output] Слот виведення: отримайте те, що показує супутник у ньому
}{ $points ->
    [0] {""}
   *[other] {"; "}перший супутник тут: { $points } ПО
}
board-slot-short = { $slot ->
    [input] вв
   *[output] вив
}
board-half-slot = { $paid ->
    [0] Супутник тут платить, коли обидва сусіди спрацювали в одному поверненні.
   *[other] У цьому поверненні він уже заплатив.
}
board-damage = пошкодження: { $count }, мекофаги: { $phages }
board-moon = супутник
board-moons = Супутники
board-moon-use = Розмістіть його на станції або скиньте за те, що він показує.
board-tactical = Тактичні операції
board-tactical-why = Коли вас переможено в битві: візьміть 1 картку тактики або отримайте те, що показує цей супутник.
board-leaders = Лідери
board-leaders-where = На станції: { $home }, на полі: { $away }
board-at-home = тут { $count }
board-of = { $count } з { $limit }
board-ready = { $count ->
    [one] { $count } корабель готовий
    [few] { $count } кораблі готові
   *[other] { $count } кораблів готові
}
board-place = { $place ->
    [bay] у пусковому відсіку
    [docked] на модулі
    [map] на полі
    [barge] на ремонтній баржі
    [wreck] на звалищі
    [settled] заселено
   *[unbuilt] не збудовано
}
board-hull = досяжність { $range }, кубики { $dice }{ $shields ->
    [0] {""}
   *[other] , щити { $shields } (влучень: { $hits })
}{ $targeting ->
    [0] {""}
   *[other] , прицілювання +{ $targeting }
}
board-ability = { $ability ->
    [settle] Заселення: може стати аванпостом.
    [assault] Атака: перший запуск можливий і до регіону з чужими кораблями.
    [hyperdrive] Гіпердвигун: туманності для нього сусідні.
   *[jump] Стрибок: за 1 енергію долає будь-яку відстань.
}
board-spare-tiles = Ваші плитки поліпшень: { $tiles }
board-support = { $card }, до повернення
board-stores = Сховище
board-store = { $limit ->
    [0] у сховищі { $have }
   *[other] у сховищі { $have }; понад { $limit } скидається наприкінці ходу
}
board-less = менше: { $what }
board-more = більше: { $what }
board-choose-amounts = Оберіть кількість
board-yard = { $yard ->
    [wreck] Пошкоджені кораблі. Ремонт переносить корабель на ремонтну баржу.
   *[barge] Відремонтовані кораблі. Вони можуть активувати модулі й повертаються додому разом з іншими.
}
board-free = Здібності, картки, жетони
board-used = Використано: лежить долілиць.
board-more-free = Інші вільні дії: { $count }
board-hidden-tokens = жетони відкриттів: { $count }
board-stock = ресурси: { $count }
board-my-ships = Ваші кораблі
board-ship-note = { $group ->
    [map] може активувати модуль
    [barge] працює, як будь-який інший
    [wreck] спершу ремонт
    [docked] своє зробив
   *[bay] готовий до запуску
}
board-when-finished = Коли закінчите
board-come-home = { $count ->
    [one] { $count } корабель повертається
    [few] { $count } кораблі повертаються
   *[other] { $count } кораблів повертаються
}
board-shields-back = щити відновлено
board-supports-end = картки підтримки завершуються: { $count }
board-excess = { $count ->
    [0] запаси в межах лімітів
   *[other] понад ліміти: { $count }, скинути
}

# -- ринок
board-market-hint = картки зсуваються ліворуч, до дешевого краю
board-price = { $enough ->
    [0] Зараз ви не можете заплатити цю ціну.
   *[other] Ви можете заплатити цю ціну.
}
board-sold-out = порожньо
board-deck = { $type }: у колоді ще { $count }
board-order = Ваше замовлення
board-order-count = { $taken } з { $most } можливих
board-order-place = { $row ->
    [industry] місце в ряду обираєте ви
   *[other] стане { $place }-м у своєму ряду
}
board-order-steps = Спершу ви платите за всі, потім вони стають на станцію в цьому порядку, потім ви просуваєтеся на їхніх треках.
board-order-bury = Якщо лише один, ще один викладений модуль іде під свою колоду.

# -- треки
board-step = { $track }, поділка { $step }
board-stack-left = жетонів у стосі: { $count }
board-my-step = ви на поділці { $step }
board-space = { $points } ПО наприкінці{ $level ->
    [0] {""}
   *[other] , рівень розвитку { $level }
}{ $event ->
    [0] {""}
   *[other] , маркер подій рухається
}{ $stack ->
    [0] {""}
   *[other] , жетон відкриттів зі стосу { $stack }
}{ $upgrade ->
    [0] {""}
   *[other] , поліпшення корабля
}{ $storage ->
    [0] {""}
   *[other] , { $storage } ПО за кожен ресурс наприкінці
}{ $hand ->
    [0] {""}
   *[other] , карток тактики в руці: { $hand }
}
board-token-gone = Жетон уже взято: отримайте натомість { $points } ПО.

# -- картки
board-tactics-deck = у колоді { $deck }, у скиді { $past }
board-hand = { $count } з { $limit }{ $now ->
    [0] {""}
   *[other] {" · "}зараз: { $now }
}
board-hand-empty = Карток тактики немає.
board-now = зараз
board-discard = скинути
board-kind = { $kind ->
    [action] Картка дії
    [event] Картка події: лише одна за хід
    [support] Картка підтримки: діє до повернення
    [diplomacy] Картка дипломатії
   *[battle] Картка битви
}
board-kind-letter = { $kind ->
    [action] Д
    [event] П
    [support] ПД
    [diplomacy] ДП
   *[battle] Б
}
board-timing = { $timing ->
    [battle_diplomacy] у дипломатії
    [battle_prepare] у приготуванні
    [battle_after_roll] після кидка
    [battle_result] після результату
    [battle_damage] перед пошкодженням
    [on_event_damage] під час події
    [on_other_takes_moon] під час супутника
    [on_return_activation] у поверненні
    [on_opponent_launch] під час запуску
    [any_turn] будь-який хід
   *[own_turn] ваш хід
}
board-look = Це бачите лише ви
board-only-you = це бачите лише ви
board-start = На початку
board-abilities = Здібності
board-ability-kind = { $kind ->
    [once] раз за хід
    [each] щоразу
   *[always] завжди
}
board-special-upgrade = Особливе поліпшення
board-mark = { $original ->
    [yes] наше
    [partly] частково офіційне
   *[no] офіційне
}
board-lead = Очолити: { $faction }
board-keep = Залишити цю
board-goal = якщо ніхто не попереду вас: { $track }

# -- битва
board-battle-at = Битва: { $place }
board-battle-step = { $step ->
    [1] Ескалація
    [2] Дипломатія
    [3] Приготування
    [4] Кидок
    [5] Результат
   *[6] Пошкодження
}
board-battle-show = Показати битву
board-battle-wait = Вирішують інші. Ніхто не бачить, кого питають.
board-map = Поле
board-raider-class = рейдери, клас { $rank }
board-side = { $mine ->
    [0] {""}
   *[other] ви,{" "}
}{ $active ->
    [0] {""}
   *[other] ходить,{" "}
}енергія: { $energy }
board-from-ships = { $raiders ->
    [0] від кораблів { $dice }
   *[other] зброя: { $dice }
}
board-other-dice = від карток і здібностей { $dice }
board-ready-with = { $dice ->
    [0] Готово, без енергії
    [one] Готово, ще { $dice } кубик
    [few] Готово, ще { $dice } кубики
   *[other] Готово, ще { $dice } кубиків
}
board-column = { $column ->
    [side] Сторона
    [ships] Кораблі
    [sources] Звідки кубики
    [dice] Кубики за спаданням
    [targeting] Прицілювання
    [result] Результат
   *[chance] Шанс
}
board-dice-sum = { $most ->
    [0] = { $dice }
   *[other] = { $dice }, більше не можна
}
board-targeting = Прицілювання
board-targeting-why = Кожен кубик менше { $aim } перекидають, доки не випаде щонайменше { $aim }.
board-wins = перемога
board-defeated = переможено
board-standing = { $ahead ->
    [0] { $die ->
        [0] порівну
       *[other] кубик { $die } менший
    }
   *[other] попереду
}
board-to-win = на перемогу
board-odds = точно, за теперішнього стану; ніхто не переможе: { $tie }
board-energy = Енергія на кубики
board-you-have = у вас { $count }
board-none = без
board-energy-note = Кожне число — ваш шанс, якщо більше нічого не зміниться. Інші ще можуть додати кубики й картки.
board-your-cards = Ваші картки
board-which-dice = Які кубики?
board-die = кубик { $value }
board-roll-again = { $count ->
    [one] Перекинути { $count } кубик
    [few] Перекинути { $count } кубики
   *[other] Перекинути { $count } кубиків
}
board-happened = Що сталося
board-stakes = Що на кону
board-win = Перемога
board-win-gain = панування +1
board-lose = Поразка
board-lose-what = ваші кораблі зазнають пошкодження і можуть піти на звалище
board-nobody-sees = Ніхто не бачить, чи вас питали і чи ви пасували.
board-won-by = Битву виграно: { $player }
board-tie = Найкращі кубики рівні: переможено всіх

# -- остаточний підрахунок
board-items = Звідки взялися очки
board-at-step = поділка { $step }
board-team = Команда
board-tie-break = За рівності вирішує більше модулів, потім більше ресурсів.
