## Стіл
table-system = Система
table-boards = Планшети
table-cards = Карти
table-mine = Моє
table-planets = Планети
table-techs = Технології
table-species = Сліди життя
table-gold = Золоті плитки
table-hand = Рука
table-row = Ряд карт
table-missions = Місії
table-orrery = Сонячна система
table-next = далі
table-next-disc = Наступним у Сонячній системі обернеться диск { $disc }.
table-anomaly = Аномалія, { $colour ->
    [purple] фіолетова
    [yellow] жовта
   *[blue] синя
}: Земля прийде сюди через { $rotations ->
    [one] { $rotations } обертання
    [few] { $rotations } обертання
   *[other] { $rotations } обертань
}.
table-star = { $star }: лишилося даних { $data }, ваших сигналів { $mine }, чужих сигналів { $others }
table-asteroids = астероїди
table-comet = комета
table-empty = порожній космос
table-fly = Політ: { $what }
table-action-fly = Полетіти туди
table-fly-to = Полетіти в кільце { $ring }, сектор { $sector }: { $what }
table-figure = { $piece ->
    [capsule] Капсула
   *[probe] Зонд
} гравця { $player }: кільце { $ring }, сектор { $sector }, { $what }
table-visit = за відвідини
table-then-orbit = Далі орбіта
table-then-land = або висадка

## Чому ні
why-wait = не ваш хід
why-acted = дію вже виконано
why-question = спершу дайте відповідь
why-probe-limit = у космосі { $probes } з { $limit }
why-credits = { $credits ->
    [one] треба { $credits } кредит
    [few] треба { $credits } кредити
   *[other] треба { $credits } кредитів
}
why-energy = треба { $energy } енергії
why-credit-and-energy = треба 1 кредит, { $energy } енергії
why-no-planet = зонд не біля планети
why-data-short = даних { $data } з 6
why-no-cards = у руці немає карт
why-publicity = треба { $publicity } репутації
why-no-technology = немає що взяти
why-no-probe = немає зонда в космосі
why-no-step = немає зонда для цього кроку
why-no-data = резерв даних порожній
why-computer-full = комп'ютер заповнено
why-no-mission = жодну не виконано
why-no-pair = немає двох однакових

## Дії
table-actions = Дії
table-action = { $action ->
    [launch] Запуск
    [orbit] Орбіта
    [land] Висадка
    [scan] Сканування
    [analyse] Аналіз
    [play] Зіграти карту
    [research] Технологія
    [pass] Спасувати
    [move] Крок
    [corner] Кут карти
    [place_data] Дані
    [mission] Місія
    [buy] Купити
   *[exchange] Обмін
}
table-playable = { $count } можна зіграти
table-count = { $count }
table-two-for-one = 2:1
table-no-turn = кінець раунду для вас
table-turns-disc = обертає диск { $disc }

## Сканування
table-scan = Сигнали цього сканування
table-scan-task = { $task ->
    [earth] Сигнал у секторі Землі
    [wide] Сигнал у секторі Землі або поруч
   *[row] Сигнал за карту з ряду
}
table-scan-state = { $state ->
    [done] позначено
    [now] триває
    [open] ще позначити
    [may] за бажанням
   *[off] зараз неможливо
}

## Диски
table-rotated = Повернувся диск { $disc }
table-rotated-earth = Земля тепер дивиться на: { $star }.
table-rotated-push = { $player }, зонд зсунуто: { $what }
table-rotated-along = { $player }: перенесено разом із диском: { $count }
table-rotated-anomaly = Земля дійшла до { $colour ->
    [purple] фіолетової
    [yellow] жовтої
   *[blue] синьої
} аномалії: { $led ->
    [yes] { $player } лідирує та отримує винагороду.
   *[no] ніхто не лідирує.
}
table-rotated-none = Жоден зонд не зрушив.

## Гравці
table-has = { $what ->
    [credits] Кредити
    [energy] Енергія
    [publicity] Репутація
    [data] Дані в резерві
    [card] Карти в руці
   *[exofossils] Екзофосилії
}: { $amount }
table-first = 1-й
table-passed = пас
table-open-board = Відкрити планшет гравця { $player }
table-board-of = Планшет гравця { $player }

## Наодинці
table-alone = Наодинці проти конкурента
table-rival-level = Соперник, рівень { $level }
table-level-means = { $level ->
    [1] для знайомства
    [2] вимагає від вас цілей
    [3] має більше карт
    [4] починає з випередженням
   *[5] уже майже обійшов трек
}
table-level-start = Прогрес починається з поділки
table-level-cards = Поліпшених карт на початку
table-level-techs = Технології в такому порядку
table-level-none = немає
table-level-about = Він грає за своїми картами, нічого не платить, а кредити, енергію, карти й дохід перетворює на прогрес; обійшовши трек, дістає поліпшену карту.
table-level-objectives = Наприкінці раундів 1–4 ви здаєте стільки цілей, який номер раунду; кожна, якої бракує, просуває його на 3, а кожна невиконана в кінці дає йому 5 ПО.

## Новини
table-round-begins = Починається раунд { $round }. Ваш дохід: { $credits ->
    [one] { $credits } кредит
    [few] { $credits } кредити
   *[other] { $credits } кредитів
}, енергії { $energy }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[other] { $cards } карт
}.
