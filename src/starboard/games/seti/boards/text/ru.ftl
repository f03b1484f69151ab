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
board-no-income = Ничто не даёт подложить карту
board-look-only = Сейчас только посмотреть
board-previous = Предыдущая
board-next = Следующая
board-short = { $resource ->
    [energy] не хватает энергии: { $amount }
   *[credits] { $amount ->
        [one] не хватает { $amount } кредита
       *[other] не хватает { $amount } кредитов
    }
}
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
board-tech-two = Кто возьмёт первым, получит 2 ПО.
board-tech-owners = Есть у: { $who }
board-rival-next = далее: обведена
board-research-turns = Исследование вращает диск { $disc }
board-gold = Золотые плитки
board-gold-at = на 25, 50, 70
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
board-rival-publicity = { $count } из 6 на технологию
board-rival-pool = данных рядом с компьютером: { $count }
board-progress = Прогресс: деление { $space } из { $of }
board-of-spaces = из { $of }
board-preferred = Предпочитает: { $tech }.
board-progress-rule = Кредиты, энергия и карты продвигают соперника на 1, доход на 4. За линией на его колоду ложится новая карта.
board-objectives = Цели
board-objectives-left = стопка { $count }
board-objectives-due = { $done } из { $due } к концу раунда; каждая недостающая продвинет соперника на 3
board-objectives-end = выполнено { $done }; каждая невыполненная даёт сопернику 5 ПО
board-objectives-rule = В конце раундов 1–4 вы сдаёте столько выполненных целей, каков номер раунда.
