## The game
game-name = Ласкаво просимо на Місяць!
option-adventure = Пригода
option-adventure-choice = { $choice ->
    [2] 2 · Політ
    [3] 3 · Колонія
    [4] 4 · Шахта
    [5] 5 · Купол
    [6] 6 · Вірус
    [7] 7 · Втеча
    [8] 8 · Битва
    [random] Випадкова
   *[1] 1 · Запуск
}
option-mission_a = Місія А
option-mission_a-choice = { $choice ->
    [1] Перша
    [2] Друга
   *[random] Випадкова
}
option-mission_b = Місія Б
option-mission_b-choice = { $choice ->
    [1] Перша
    [2] Друга
   *[random] Випадкова
}
option-mission_c = Місія В
option-mission_c-choice = { $choice ->
    [1] Перша
    [2] Друга
   *[random] Випадкова
}
option-missions_after_system_error = Місії після системної помилки
option-missions_after_system_error-choice = { $choice ->
    [yes] можна виконувати
   *[no] не в тому самому ході
}
option-wild_effects = Пригоди 2, 6, 7: універсальний ефект
option-wild_effects-choice = { $choice ->
    [no_astronaut_planning] без астронавта й календаря
   *[all] будь-який із шести
}
option-extra_cards = Додаткові карти (домашнє правило)
option-extra_cards-choice = { $choice ->
    [x] три з X
    [odd] 0, 8½ і 42
    [wild] з будь-яким ефектом
   *[none] немає
}
option-removed_cards = Прибрані карти (домашнє правило)
option-removed_cards-choice = { $choice ->
    [robot_energy] 3 роботи, 3 енергії
    [extremes] усі 1, 14, 15
    [sevens] усі 7
    [plant_water] 4 рослини, 2 води
   *[none] жодної
}

## Words
effect-name = { $effect ->
    [robot] Робот
    [energy] Енергія
    [plant] Рослина
    [water] Вода
    [astronaut] Астронавт
    [planning] Календар
   *[wild] Універсальний
}
# as the sheets and cards have it
effect-printed = { $effect ->
    [robot] Інженерний відділ
    [energy] Енергоблок
    [plant] Теплиці
    [water] Система водопостачання
    [astronaut] Екіпаж зорельота
    [planning] Центр керування
   *[wild] Універсальний
}
combination = { $number } { effect-name }
combination-either = { $number } { $first } / { $second }
number-from = { $number } (з { $printed })
list = { $first }, { $rest }
list-end = { $first } і { $rest }
name = { $player }
term-errors = Системні помилки

## Missions

## What is asked
ask-write = Оберіть комбінацію та впишіть її номер.
ask-error = Жодну комбінацію вписати не можна: системна помилка.
ask-commit = Завершіть хід або скасуйте вписане.
ask-claim = Ви виконали умову місії. Зарахувати її зараз?

## What can be done
do-write = Вписати { $number } «{ effect-name }»: { $place }
do-write-stack = Вписати { $number } «{ effect-name }» ({ $source }): { $place }
source-stack = стос { $stack }
source-cards = карта { $number } з картою { $effect }
do-commit = Завершити хід
do-error = Позначити системну помилку
do-claim = Виконати місію { $letter ->
    [A] А
    [B] Б
   *[C] В
}: { $reward }
do-later = Пізніше
do-write-x = Вписати «X»: { $place }

## What happened
log-turn = Хід { $turn }: { $combinations }.
log-set-aside = На цю гру відкладено: { $cards }.
log-reshuffled = Стоси перемішано знову.
log-wrote = { $player }: { $number } — { $place }.
log-wrote-x = { $player }: «X» — { $place }.
log-system-error = { $player }: вписати нічого, системна помилка.
log-ready = { $player }: хід завершено.
log-claimed-first = { $player }: перша виконана місія { $letter ->
    [A] А
    [B] Б
   *[C] В
}, { $reward }.
log-claimed-later = { $player }: виконано місію { $letter ->
    [A] А
    [B] Б
   *[C] В
}, { $reward }.
log-ended = Гру завершено: { $reasons }.
end-missions = виконано всі три місії ({ $players })
end-full = поле заповнено ({ $players })
end-errors = усі системні помилки ({ $players })

## The campaign
campaign-astra = ASTRA
campaign-title = Кампанія
campaign-subtitle-1 = вісім пригод: від Землі
campaign-subtitle-2 = до останньої битви
campaign-route = Шлях кампанії
campaign-stop-done = Пригода { $number }, «{ $name }»: зіграно. Відкрити повтор
campaign-stop-playing = Пригода { $number }, «{ $name }»: триває. До столу
campaign-stop-next = Пригода { $number }, «{ $name }»: наступна
campaign-stop-later = Пригода { $number }, «{ $name }»: попереду
campaign-ledger = Очки та зірки
campaign-worth = зірки за місця
campaign-worth-of = зірки за місця { $stars }
campaign-stars = зірки
campaign-got = { $stars ->
    [0] без зірок
    [one] { $stars } зірка
    [few] { $stars } зірки
   *[other] { $stars } зірок
}
campaign-tied = Спільне місце: його зірки отримують усі, наступне місце пропускається. Це наше правило (WM-C.32).
campaign-level = рівень { $level }
campaign-played = зіграно { $played } з { $length }
campaign-standing = Становище
campaign-firsts = { $count ->
    [0] перших місць ще немає
   *[other] перше місце: { $count } з { $played }
}
campaign-left = Ще можна здобути за перші місця { $sum ->
    [one] { $sum } зірку
    [few] { $sum } зірки
   *[other] { $sum } зірок
}: { $list }.
campaign-group = { $option ->
    [removed_cards] Вилучити шість карт
   *[extra_cards] Додати три карти
}
campaign-at-most-one = не більше одного
campaign-modifier = { $choice ->
    [odd] Дивні номери
    [wild] Універсальні
    [robot_energy] Машини
    [extremes] Краї
    [sevens] Сімки
    [plant_water] Сад
   *[x] Карти X
}
campaign-modifier-note = { $choice ->
    [odd] оберіть один із двох ефектів
    [wild] будь-який ефект
    [robot_energy] 3 роботи та 3 енергії навмання
    [extremes] усі 1, 14 та 15
    [sevens] усі шість
    [plant_water] 4 рослини та 2 води навмання
   *[x] пишеться X, без наслідків
}
campaign-events = Події
campaign-events-note = їхні тексти не оприлюднено
campaign-label = { $kind ->
    [known] відомі карти, наш вибір
    [ours] наше, не офіційне
    [missing] тут немає
   *[official] офіційне
}
campaign-sources = Що тут офіційне
campaign-source = { $kind ->
    [known] Ці карти та вилучення існують. Коли вони вступають у гру, каже книга кампаній, тож тут вирішує господар. Назви дали ми.
    [ours] Спільні місця ділять зірки (знак =), наступне місце пропускається. Нічию в кампанії вирішує кількість перших місць, потім краще місце в «Битві». Наодинці ви граєте проти ASTRA рівня, рівного номеру пригоди.
    [missing] Історія, її розділи, події та розширення полів: вони в книзі кампаній, яку не оприлюднено. Ми їх не вигадуємо.
   *[official] Пригоди 1–8 по черзі, ті самі гравці, збереження після кожної. Зірки за місця; перемагає той, у кого їх найбільше.
}
campaign-start = Почати пригоду { $number }, «{ $name }»?
campaign-host = Пригоду { $number }, «{ $name }», починає господар.
campaign-playing = Триває пригода { $number }, «{ $name }».
campaign-open = { $free ->
    [one] Вільне { $free } місце.
    [few] Вільні { $free } місця.
   *[other] Вільно { $free } місць.
}
campaign-open-note = Надішліть друзям посилання. Хто сяде, той має це місце на всі вісім пригод.
campaign-won = { $count ->
    [one] Кампанію виграє { $names }: зірок { $stars }!
   *[other] { $names } ділять перемогу: зірок у кожного { $stars }!
}
campaign-over-note = Усі вісім пригод зіграно.
campaign-deck = { $cards ->
    [63] Карт: { $cards }
   *[other] Карт: { $cards } замість { $deck }
}, у кожному стосі { $stack }.
campaign-deck-alone = { $cards ->
    [63] Карт: { $cards }
   *[other] Карт: { $cards } замість { $deck }
}, проти ASTRA.
campaign-results = Результати: { $name }
campaign-to-table = До столу
campaign-go = Почати
campaign-new = Нова кампанія
campaign-tab-route = Шлях
campaign-tab-cards = Карти
campaign-tab-stars = Зірки

## Refusals
refused-write-first = Спершу впишіть номер.
refused-error = Є комбінація, яку можна вписати, тому системної помилки немає.
refused-stack = Комбінації лічать від 0 до { $last }: візьміть одну з них.
refused-number = Ця комбінація не має номера { $number }.
refused-slot = На цьому полі немає клітинки { $slot }.
refused-filled = Цю клітинку вже заповнено.
refused-written = Номер уже вписано. Завершіть хід або скасуйте дію.
refused-order-between = Тут номер має бути між { $before } і { $after }.
refused-order-above = Тут номер має бути більшим за { $before }.
refused-order-below = Тут номер має бути меншим за { $after }.
refused-order-none = Між { $before } і { $after } жоден номер не стане; лише «X».
refused-shift = З { $printed } астронавт робить номери від { $least } до { $most }.
refused-same-card = Коли обрано універсальний ефект, ефекти цієї карти однакові: візьміть першу її комбінацію з цим номером.
refused-mission = Місії { $mission } у цій грі немає.
refused-claimed = Цю місію ви вже виконали.
refused-unfulfilled = Умову місії не виконано: { $have } із { $need }.
refused-claim-late = Місії зараховують, коли всі закінчать вписувати.
refused-later = Зараз вам не пропонують жодної місії.
refused-claims-first = Зарахуйте місію або відкладіть її.
refused-error-late = Номер уже вписано, тому системної помилки немає.
refused-infect = Зараз жодну кімнату не заражають.

## Effects of adventures 2 to 8
ask-effect = Застосуйте ефект «{ effect-name }» або відмовтеся.
ask-plan = Календар: впишіть «X» у вільну клітинку або відмовтеся.
do-skip = Відмовитися
do-wild = Використати універсальний ефект як «{ effect-name }»
mark-icon = { $icon ->
    [energy] обвести символ енергії
    [astronaut] використати астронавта
   *[planning] закреслити календар
}
log-marked = { $player }: { $deed }.
log-wild = { $player }: універсальний ефект як «{ effect-name }».
log-raced = Перші: { $players } — { $goal } ({ $value }).
race = бонус за першість
refused-effect = Ефект «{ effect-name }» цього не позначає.
refused-plan = «X» вписують у вільну клітинку або відмовляються.
refused-choice = Зараз цього обрати не можна. { $question }
refused-effect-first = Спершу застосуйте ефект «{ effect-name }» або відмовтеся від нього.
refused-symbol = На цьому полі немає символу { $symbol }.
refused-marked = Це вже позначено.
refused-next = Спершу інший із них: перший вільний.
refused-x = «X» вписує лише календар.
refused-compulsory = Від цього не можна відмовитися.
refused-no-effect = Ефекту { $effect } немає.
refused-wild-none = У вас немає універсального ефекту.
refused-wild-declared = За хід лише один універсальний ефект, і його вже обрано.
refused-wild-effect = За цим столом універсальний ефект не може бути ефектом «{ effect-name }».
refused-wild-vain = Як «{ effect-name }» універсальний ефект не дасть вписати жодного номера.
refused-wild-late = Універсальний ефект обирають до того, як вписати номер.
term-missions = Місії
reward-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[other] { $count } очок
}

## Client
board-adventure-name = { $adventure ->
    [2] Політ
    [3] Колонія
    [4] Шахта
    [5] Купол
    [6] Вірус
    [7] Втеча
    [8] Битва
   *[1] Запуск
}
board-not-drawn = Поле цієї пригоди ще не намальовано. Грати можна зі списку всіх ходів.
board-adventure-number = Пригода { $adventure }
board-phase = { $phase ->
    [play] Усі пишуть одночасно
    [missions] Можна виконати місії
    [setup] Усі готуються
    [incidents] Інциденти
   *[over] Гру завершено
}
board-tab-sheet = Поле
board-tab-sheets = Суперники
board-combinations-title = Комбінації
board-cards-left = { $count ->
    [one] у стосах по { $count } карті
   *[other] у стосах по { $count } карт
}
board-combination = { $number } і { effect-name }
board-combination-taken = обрано
board-choices = Вибір додаткової карти
board-places = { $count ->
    [one] { $count } місце
    [few] { $count } місця
   *[other] { $count } місць
}
board-no-room = немає місця
board-next = далі
board-next-effect = Наступного ходу тут: { effect-name }
board-missions-title = Місії
board-missions-rewards = першим / потім
board-mission-letter = { $letter ->
    [A] А
    [B] Б
   *[C] В
}
board-mission-label = Місія { $letter }
board-mission-first = Усім, хто виконає її в перший же хід, коли її хтось виконав
board-mission-later = Усім, хто виконає її пізніше
board-mission-progress = { $have } із { $need }
board-mission-mine = { $count ->
    [one] виконано: { $count } зореліт
    [few] виконано: { $count } зорельоти
   *[other] виконано: { $count } зорельотів
}
board-mission-mine-points = { $count ->
    [one] ваше: { $count } очко
    [few] ваше: { $count } очки
   *[other] ваше: { $count } очок
}
board-mission-claimed = { $player }, хід { $turn }
board-mission-claim = Виконати
board-sheet-mine = Ваше поле
board-sheet-of = { $player }: { $points }
board-sheet-enlarge = Збільшити поле гравця { $player }
board-sheet-errors = Системні помилки
board-sheet-result = Результат
board-sheets-title = Поля суперників
board-sheets-as-of = { $turn ->
    [0] порожні
   *[other] після ходу { $turn }
}
board-note-take = Оберіть комбінацію або одразу клітинку на своєму полі.
board-note-places = { $count ->
    [one] Відкрито { $count } місце.
    [few] Відкрито { $count } місця.
   *[other] Відкрито { $count } місць.
}
board-note-writing = { $count ->
    [one] { $player } ще думає.
    [few] Ще думають { $count } гравці.
   *[other] Ще думають { $count } гравців.
}
board-here-write = Вписати { $number } сюди
board-tip-wild = Універсальний ефект: витратьте його перед записом як будь-який ефект
board-pick = Що саме?
board-news-wild = універсальний ефект
board-tip-several = Сюди підходять кілька комбінацій
table-round = Хід { $round }

## ASTRA
option-astra_level = Рівень ASTRA
option-astra_level-choice = { $choice ->
    [2] 2 · Олексій
    [3] 3 · Маргарет
    [4] 4 · Франклін
    [5] 5 · Сергій
    [6] 6 · Стефані
    [7] 7 · Томас
    [8] 8 · Пеґґі
   *[1] 1 · Кетрін
}
refused-astra = ASTRA грає лише проти одного гравця, а місць { $seats }. Візьміть одне місце або залиште їй рівень 1.
astra = ASTRA
astra-name = { $level ->
    [2] ASTRA · Олексій
    [3] ASTRA · Маргарет
    [4] ASTRA · Франклін
    [5] ASTRA · Сергій
    [6] ASTRA · Стефані
    [7] ASTRA · Томас
    [8] ASTRA · Пеґґі
   *[1] ASTRA · Кетрін
}
astra-race = { $goal } ({ $value })
astra-term-cards = Карти
astra-term-fixed = Пригода
astra-term-level = Рівень
astra-term-track = Шкала
ask-target = Ефект ASTRA { board-mission-letter }: оберіть, що він { $adventure ->
    [6] запускає
    [8] займає
   *[other] викреслює
}.
do-target = { $adventure ->
    [6] ASTRA запускає: { $target }
    [8] ASTRA малює тут: { $target }
   *[other] Викреслити: { $target }
}
ask-gift = { $erred ->
    [yes] Оберіть карту, яку отримає ASTRA
   *[no] ASTRA отримує карту, якої ви не використали
}{ $bonuses ->
    [0] .
   *[other] , або закресліть соло-бонус і приберіть карту з гри.
}
do-give = Віддати ASTRA: { $card }
do-remove = Соло-бонус: прибрати { $card }
refused-gift = Оберіть одну з карт, які може отримати ASTRA.
refused-remove = У вас не лишилося обведеного соло-бонусу. Віддайте ASTRA карту.
refused-alone = У цій грі ASTRA не бере участі.
refused-target-late = Зараз жоден ефект ASTRA не діє.
refused-gift-late = ASTRA отримує карту наприкінці ходу.
refused-closed = Більше значення тут уже викреслено.
refused-no-card = Відкритої карти { $place } немає, їх лише { $cards }.
refused-gift-used = Цю карту ви використали: іде третя.
astra-log-effect = Відкрито карту ефекту { board-mission-letter }, прохід колоди { $passing }.
astra-log-struck = Ефект { board-mission-letter }: { $target }.
astra-log-mission = Місія { board-mission-letter } тепер дає лише меншу винагороду.
astra-log-bonus = { $circled ->
    [0] Для нового соло-бонусу немає клітинки.
    [one] Обведено { $circled } соло-бонус.
    [few] Обведено { $circled } соло-бонуси.
   *[other] Обведено { $circled } соло-бонусів.
}{ $lost ->
    [0] { "" }
   *[other] { " " }(Без клітинки: { $lost }, втрачено.)
}
astra-log-given = ASTRA отримує карту «{ effect-name }», її вартість { $points }.
astra-log-removed = { $player }: соло-бонус закреслено, «{ effect-name }» виходить із гри.
astra-end-deck = трьох карт більше не відкрити
astra-end-launch = ASTRA стартувала

## Client: ASTRA
astra-alone = Соло проти ASTRA
astra-rival = ASTRA, рівень { $level }
astra-level = рівень { $level }
astra-phase = { $pass ->
    [1] Соло проти ASTRA, перший прохід колоди
   *[2] Соло проти ASTRA, другий прохід колоди
}
astra-you = ви
astra-sheet = { $side ->
    [left] Ліве поле
   *[right] Праве поле
}
astra-cards-title = Три карти
astra-cards-left = { $pass ->
    [1] до перемішування: { $count }
   *[2] лишилося: { $count }
}
astra-half-number = Узяти номер { $number }
astra-half-effect = Узяти ефект «{ effect-name }»
astra-choose-card = Обрати: { combination }
astra-tag-number = ваш номер
astra-tag-effect = ваш ефект
astra-tag-gift = для ASTRA
astra-tag-out = геть із гри
astra-worth = їй дає { $points }
astra-gift-note = карта, яку ви лишаєте
astra-out-note = виходить із гри
astra-note-take = Візьміть номер однієї карти та ефект іншої або наведіть на клітинку поля.
astra-spare = Закреслити соло-бонус (є { $count }):
astra-spare-none = спершу здобудьте його.
astra-spare-note = третя карта вийде з гри.
astra-spare-card = «{ effect-name }» вийде з гри, ASTRA лишиться на { $points }.
astra-majority = { $effect ->
    [energy] Найбільше відрізків: у вас { $mine } проти { $hers } — половини її карт «Енергія» ({ $cards }).
   *[astronaut] Найбільше астронавтів: у вас { $mine } проти { $hers } — її карт «Астронавт».
} { $ahead ->
    [yes] Ви попереду.
    [no] Вона попереду.
   *[none] Без жодного очок не буде.
}
astra-held = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
astra-row-each = за одну
astra-row-held = має
astra-row-points = очки
astra-effect = { effect-name }: по { $each } за карту, у неї { $held }
astra-track = Шкала ASTRA: закреслено { $crossed } з { $of } клітинок
astra-track-launch = усі закреслено: старт, { $points }
astra-track-note = Найменше вільне число
astra-bonuses-title = Соло-бонуси
astra-bonuses = Соло-бонуси: здобуто { $circled } з { $boxes }, використано { $crossed }
astra-bonuses-gain = { $adventure ->
    [1] 1 за кожен саботаж
    [2] 2 за кожен високий множник
    [3] 2 за кожні 15 очок кварталу
    [4] 2 за кожну першу фабрику
    [5] 1 за кожен високий бонус хмарочоса
    [6] 1 за кожен ваш вірус
    [7] 1 за кожен подвійний бонус
   *[8] 1 за два прапори
}
astra-effects-title = Карти ефектів
astra-effects-where = { $pass ->
    [1] в останній третині стосу
   *[2] будь-де в стосі
}
astra-effect-turn = хід { $turns }
astra-effect-coming = ще попереду
astra-effect-none = тут без ефекту
astra-effects-pass = { $pass ->
    [1] Після перемішування кожна ще й перевертає свою місію на меншу винагороду.
   *[2] Кожна тепер ще й перевертає свою місію на меншу винагороду.
}
astra-missions-rewards = до перевертання / після
