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
board-no-income = Ніщо не дає підкласти карту
board-look-only = Зараз лише подивитися
board-previous = Попередня
board-next = Наступна
board-short = { $resource ->
    [energy] бракує енергії: { $amount }
   *[credits] { $amount ->
        [one] бракує { $amount } кредиту
       *[other] бракує { $amount } кредитів
    }
}
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
board-tech-two = Хто візьме першим, отримає 2 ПО.
board-tech-owners = Мають: { $who }
board-rival-next = далі: обведена
board-research-turns = Дослідження обертає диск { $disc }
board-gold = Золоті плитки
board-gold-at = на 25, 50, 70
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
board-rival-publicity = { $count } з 6 на технологію
board-rival-pool = даних поруч із комп'ютером: { $count }
board-progress = Прогрес: поділка { $space } з { $of }
board-of-spaces = з { $of }
board-preferred = Пріоритетна технологія: { $tech }.
board-progress-rule = Кредити, енергія й карти просувають конкурента на 1, дохід на 4. За лінією зверху його колоди з'являється нова карта.
board-objectives = Цілі
board-objectives-left = стос { $count }
board-objectives-due = { $done } з { $due } на кінець раунду; кожна відсутня просуне конкурента на 3
board-objectives-end = виконано { $done }; кожна невиконана дає конкуренту 5 ПО
board-objectives-rule = Наприкінці раундів 1–4 ви віддаєте стільки виконаних цілей, який номер раунду.
