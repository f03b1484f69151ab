## Станции, рынок, треки, карты и битвы

# -- эффекты одним словом
board-fx = { $what ->
    [row] весь ряд
    [moons_unplaced] спутник
    [moons_placed] спутник
    [moons_in_half_slots] спутник
    [upgrades] улучшение
    [ships_on_map] корабль
    [ships_on_modules] корабль
    [ships_owned] корабль
    [own_scrapyard_ships] на свалке
    [opponent_ships_in_battle] корабль
    [module_sets] набор
    [tracks_level_2] уровень II
    [discovery_tokens_held] жетон
    [build_ship] построить
    [build_development] аванпост
    [buy_module] купить
    [gain_module] модуль
    [moon_output] получить
    [discard_moon] спутник
    [ready_development_card] открыть карту
    [recall_ship] отозвать
    [recover_ship] поднять
    [upgrade_ship] улучшение
    [move_ship] движение
    [peek_events] события
    [take_discovery] открытие
    [activate_module] активировать
    [repeat_module] повторить
    [battle_mod] битва
    [gain_printed] планеты
    [place_bonus] бонус
    [spawn_raider] рейдеры
    [discard_display] рынок
    [scatter_leader] лидер прочь
    [damage_ship] повреждение
   *[other] эффект
}

# -- станция
board-station-hint = { $home ->
    [0] модули работают при возвращении: корабль открывает ряд, дальше хватает энергии
   *[other] каждый модуль работает раз; корабль открывает ряд, дальше хватает 1 энергии
}
board-to-spend = в запасе
board-row-state = { $state ->
    [reactor] открыт Главным реактором; закроется, как только заработает другой ряд
    [open] открыт: 1 энергия за каждый модуль
    [closed] закрыт: первому модулю нужен корабль
   *[rest] работает при возвращении
}
board-module-state = { $state ->
    [free] сейчас бесплатно
    [energy] энергией
    [ship] кораблём
    [either] энергия или корабль
    [done] уже сработал
    [damaged] повреждён: сначала ремонт
    [infested] мехафаги: сначала ремонт
   *[rest] работает при возвращении
}
board-next-module = Здесь встанет следующий модуль: { $type }
board-drag = Перетащите модули индустрии в новом порядке или выберите их по одному. Спутники между модулями, которые больше не соседи, теряются.
board-or = или
board-slot = { $slot ->
    [input] Слот ввода: спутник в нём — это цена
   *[output] Слот вывода: получите то, что показывает спутник в нём
}{ $points ->
    [0] {""}
   *[other] {"; "}первый спутник здесь: { $points } ПО
}
board-slot-short = { $slot ->
    [input] вв
   *[output] выв
}
board-half-slot = { $paid ->
    [0] Спутник здесь платит, когда оба соседа сработали в одном возвращении.
   *[other] В этом возвращении он уже заплатил.
}
board-damage = повреждения: { $count }, мехафаги: { $phages }
board-moon = спутник
board-moons = Спутники
board-moon-use = Разместите его на станции или сбросьте за то, что он показывает.
board-tactical = Тактические операции
board-tactical-why = Когда вы побеждены в битве: возьмите 1 карту тактики или получите то, что показывает этот спутник.
board-leaders = Лидеры
board-leaders-where = На станции: { $home }, на поле: { $away }
board-at-home = здесь { $count }
board-of = { $count } из { $limit }
board-ready = { $count ->
    [one] { $count } корабль готов
    [few] { $count } корабля готовы
   *[other] { $count } кораблей готовы
}
board-place = { $place ->
    [bay] в пусковом отсеке
    [docked] на модуле
    [map] на поле
    [barge] на ремонтной барже
    [wreck] на свалке
    [settled] заселён
   *[unbuilt] не построен
}
board-hull = дальность { $range }, кубики { $dice }{ $shields ->
    [0] {""}
   *[other] , щиты { $shields } (попаданий: { $hits })
}{ $targeting ->
    [0] {""}
   *[other] , прицеливание +{ $targeting }
}
board-ability = { $ability ->
    [settle] Заселение: может стать аванпостом.
    [assault] Атака: первый запуск возможен и в регион с чужими кораблями.
    [hyperdrive] Гипердвигатель: туманности для него соседние.
   *[jump] Прыжок: за 1 энергию преодолевает любое расстояние.
}
board-spare-tiles = Ваши плитки улучшений: { $tiles }
board-support = { $card }, до возвращения
board-stores = Хранилище
board-store = { $limit ->
    [0] в хранилище { $have }
   *[other] в хранилище { $have }; больше { $limit } сбрасывается в конце хода
}
board-less = меньше: { $what }
board-more = больше: { $what }
board-choose-amounts = Выберите количество
board-yard = { $yard ->
    [wreck] Повреждённые корабли. Ремонт переносит корабль на ремонтную баржу.
   *[barge] Отремонтированные корабли. Они могут активировать модули и возвращаются домой вместе с остальными.
}
board-free = Способности, карты, жетоны
board-used = Использовано: лежит лицом вниз.
board-more-free = Другие свободные действия: { $count }
board-hidden-tokens = жетоны открытий: { $count }
board-stock = ресурсы: { $count }
board-my-ships = Ваши корабли
board-ship-note = { $group ->
    [map] может активировать модуль
    [barge] работает, как любой другой
    [wreck] сначала ремонт
    [docked] своё сделал
   *[bay] готов к запуску
}
board-when-finished = Когда закончите
board-come-home = { $count ->
    [one] { $count } корабль возвращается
    [few] { $count } корабля возвращаются
   *[other] { $count } кораблей возвращаются
}
board-shields-back = щиты восстановлены
board-supports-end = карты поддержки заканчиваются: { $count }
board-excess = { $count ->
    [0] запасы в пределах лимитов
   *[other] сверх лимитов: { $count }, сбросить
}

# -- рынок
board-market-hint = карты сдвигаются влево, к дешёвому краю
board-price = { $enough ->
    [0] Сейчас вы не можете заплатить эту цену.
   *[other] Вы можете заплатить эту цену.
}
board-sold-out = пусто
board-deck = { $type }: в колоде ещё { $count }
board-order = Ваш заказ
board-order-count = { $taken } из { $most } возможных
board-order-place = { $row ->
    [industry] место в ряду выбираете вы
   *[other] станет { $place }-м в своём ряду
}
board-order-steps = Сначала вы платите за все, потом они встают на станцию в этом порядке, потом вы продвигаетесь на их треках.
board-order-bury = Если только один, ещё один выложенный модуль уходит под свою колоду.

# -- треки
board-step = { $track }, деление { $step }
board-stack-left = жетонов в стопке: { $count }
board-my-step = вы на делении { $step }
board-space = { $points } ПО в конце{ $level ->
    [0] {""}
   *[other] , уровень развития { $level }
}{ $event ->
    [0] {""}
   *[other] , маркер событий движется
}{ $stack ->
    [0] {""}
   *[other] , жетон открытий из стопки { $stack }
}{ $upgrade ->
    [0] {""}
   *[other] , улучшение корабля
}{ $storage ->
    [0] {""}
   *[other] , { $storage } ПО за каждый ресурс в конце
}{ $hand ->
    [0] {""}
   *[other] , карт тактики в руке: { $hand }
}
board-token-gone = Жетон уже взят: получите вместо него { $points } ПО.

# -- карты
board-tactics-deck = в колоде { $deck }, в сбросе { $past }
board-hand = { $count } из { $limit }{ $now ->
    [0] {""}
   *[other] {" · "}сейчас: { $now }
}
board-hand-empty = Карт тактики нет.
board-now = сейчас
board-discard = сбросить
board-kind = { $kind ->
    [action] Карта действия
    [event] Карта события: только одна за ход
    [support] Карта поддержки: действует до возвращения
    [diplomacy] Карта дипломатии
   *[battle] Карта битвы
}
board-kind-letter = { $kind ->
    [action] Д
    [event] С
    [support] П
    [diplomacy] ДП
   *[battle] Б
}
board-timing = { $timing ->
    [battle_diplomacy] в дипломатии
    [battle_prepare] в подготовке
    [battle_after_roll] после броска
    [battle_result] после результата
    [battle_damage] перед повреждением
    [on_event_damage] при событии
    [on_other_takes_moon] при спутнике
    [on_return_activation] в возвращении
    [on_opponent_launch] при запуске
    [any_turn] любой ход
   *[own_turn] ваш ход
}
board-look = Это видите только вы
board-only-you = это видите только вы
board-start = В начале
board-abilities = Способности
board-ability-kind = { $kind ->
    [once] раз за ход
    [each] каждый раз
   *[always] всегда
}
board-special-upgrade = Особое улучшение
board-mark = { $original ->
    [yes] наше
    [partly] частично официальное
   *[no] официальное
}
board-lead = Возглавить: { $faction }
board-keep = Оставить эту
board-goal = если никто не впереди вас: { $track }

# -- битва
board-battle-at = Битва: { $place }
board-battle-step = { $step ->
    [1] Эскалация
    [2] Дипломатия
    [3] Подготовка
    [4] Бросок
    [5] Результат
   *[6] Повреждения
}
board-battle-show = Показать битву
board-battle-wait = Решают другие. Никто не видит, кого спрашивают.
board-map = Поле
board-raider-class = рейдеры, класс { $rank }
board-side = { $mine ->
    [0] {""}
   *[other] вы,{" "}
}{ $active ->
    [0] {""}
   *[other] ходит,{" "}
}энергия: { $energy }
board-from-ships = { $raiders ->
    [0] от кораблей { $dice }
   *[other] оружие: { $dice }
}
board-other-dice = от карт и способностей { $dice }
board-ready-with = { $dice ->
    [0] Готово, без энергии
    [one] Готово, ещё { $dice } кубик
    [few] Готово, ещё { $dice } кубика
   *[other] Готово, ещё { $dice } кубиков
}
board-column = { $column ->
    [side] Сторона
    [ships] Корабли
    [sources] Откуда кубики
    [dice] Кубики по убыванию
    [targeting] Прицеливание
    [result] Результат
   *[chance] Шанс
}
board-dice-sum = { $most ->
    [0] = { $dice }
   *[other] = { $dice }, больше нельзя
}
board-targeting = Прицеливание
board-targeting-why = Каждый кубик меньше { $aim } перебрасывают, пока не выпадет не меньше { $aim }.
board-wins = победа
board-defeated = поражение
board-standing = { $ahead ->
    [0] { $die ->
        [0] поровну
       *[other] кубик { $die } меньше
    }
   *[other] впереди
}
board-to-win = на победу
board-odds = точно, при нынешнем положении; никто не победит: { $tie }
board-energy = Энергия на кубики
board-you-have = у вас { $count }
board-none = без
board-energy-note = Каждое число — ваш шанс, если больше ничего не изменится. Другие ещё могут добавить кубики и карты.
board-your-cards = Ваши карты
board-which-dice = Какие кубики?
board-die = кубик { $value }
board-roll-again = { $count ->
    [one] Перебросить { $count } кубик
    [few] Перебросить { $count } кубика
   *[other] Перебросить { $count } кубиков
}
board-happened = Что произошло
board-stakes = Что на кону
board-win = Победа
board-win-gain = господство +1
board-lose = Поражение
board-lose-what = ваши корабли получают повреждение и могут уйти на свалку
board-nobody-sees = Никто не видит, спрашивали ли вас и пасовали ли вы.
board-won-by = Битва выиграна: { $player }
board-tie = Лучшие кубики равны: побеждены все

# -- окончательный подсчёт
board-items = Откуда взялись очки
board-at-step = деление { $step }
board-team = Команда
board-tie-break = При равенстве решает больше модулей, затем больше ресурсов.
