## Стол
table-system = Система
table-boards = Планшеты
table-cards = Карты
table-mine = Моё
table-planets = Планеты
table-techs = Технологии
table-species = Следы жизни
table-gold = Золотые плитки
table-hand = Рука
table-row = Ряд карт
table-missions = Миссии
table-orrery = Солнечная система
table-next = далее
table-next-disc = Следующим в Солнечной системе повернётся диск { $disc }.
table-anomaly = Аномалия, { $colour ->
    [purple] фиолетовая
    [yellow] жёлтая
   *[blue] синяя
}: Земля придёт сюда через { $rotations ->
    [one] { $rotations } поворот
    [few] { $rotations } поворота
   *[other] { $rotations } поворотов
}.
table-star = { $star }: осталось данных { $data }, ваших сигналов { $mine }, чужих сигналов { $others }
table-asteroids = астероиды
table-comet = комета
table-empty = пустой космос
table-fly = Полёт: { $what }
table-action-fly = Лететь туда
table-fly-to = Лететь в кольцо { $ring }, сектор { $sector }: { $what }
table-figure = { $piece ->
    [capsule] Капсула
   *[probe] Зонд
} игрока { $player }: кольцо { $ring }, сектор { $sector }, { $what }
table-visit = за посещение
table-then-orbit = Затем орбита
table-then-land = или высадка

## Почему нет
why-wait = не ваш ход
why-acted = действие уже выполнено
why-question = сначала ответьте
why-probe-limit = в космосе { $probes } из { $limit }
why-credits = { $credits ->
    [one] нужен { $credits } кредит
    [few] нужны { $credits } кредита
   *[other] нужно { $credits } кредитов
}
why-energy = надо { $energy } энергии
why-credit-and-energy = надо 1 кредит, { $energy } энергии
why-no-planet = зонд не у планеты
why-data-short = данных { $data } из 6
why-no-cards = нет карт в руке
why-publicity = надо { $publicity } репутации
why-no-technology = брать нечего
why-no-probe = нет зонда в космосе
why-no-step = нет зонда для этого шага
why-no-data = резерв данных пуст
why-computer-full = компьютер заполнен
why-no-mission = ни одна не выполнена
why-no-pair = нет двух одинаковых

## Действия
table-actions = Действия
table-action = { $action ->
    [launch] Запуск
    [orbit] Орбита
    [land] Высадка
    [scan] Сканирование
    [analyse] Анализ
    [play] Сыграть карту
    [research] Технология
    [pass] Спасовать
    [move] Шаг
    [corner] Угол карты
    [place_data] Данные
    [mission] Миссия
    [buy] Купить
   *[exchange] Обмен
}
table-playable = { $count } можно сыграть
table-count = { $count }
table-two-for-one = 2:1
table-no-turn = конец раунда для вас
table-turns-disc = вращает диск { $disc }

## Сканирование
table-scan = Сигналы этого сканирования
table-scan-task = { $task ->
    [earth] Сигнал в секторе Земли
    [wide] Сигнал в секторе Земли или рядом
   *[row] Сигнал за карту из ряда
}
table-scan-state = { $state ->
    [done] отмечен
    [now] выполняется
    [open] ещё отметить
    [may] по желанию
   *[off] сейчас нельзя
}

## Диски
table-rotated = Повернулся диск { $disc }
table-rotated-earth = Земля теперь смотрит на: { $star }.
table-rotated-push = { $player }, зонд сдвинут: { $what }
table-rotated-along = { $player }: перенесено вместе с диском: { $count }
table-rotated-anomaly = Земля дошла до { $colour ->
    [purple] фиолетовой
    [yellow] жёлтой
   *[blue] синей
} аномалии: { $led ->
    [yes] { $player } лидирует и получает награду.
   *[no] никто не лидирует.
}
table-rotated-none = Ни один зонд не сдвинулся.

## Игроки
table-has = { $what ->
    [credits] Кредиты
    [energy] Энергия
    [publicity] Репутация
    [data] Данные в резерве
    [card] Карты в руке
   *[exofossils] Экзофоссилии
}: { $amount }
table-first = 1-й
table-passed = пас
table-open-board = Открыть планшет игрока { $player }
table-board-of = Планшет игрока { $player }

## В одиночку
table-alone = В одиночку против соперника
table-rival-level = Соперник, уровень { $level }
table-level-means = { $level ->
    [1] для знакомства
    [2] требует от вас целей
    [3] у него больше карт
    [4] начинает впереди
   *[5] уже почти обошёл трек
}
table-level-start = Прогресс начинается с деления
table-level-cards = Улучшенных карт в начале
table-level-techs = Технологии в таком порядке
table-level-none = нет
table-level-about = Он играет по своим картам, ничего не платит, а кредиты, энергию, карты и доход превращает в прогресс; обойдя трек, получает улучшенную карту.
table-level-objectives = В конце раундов 1–4 вы сдаёте столько целей, каков номер раунда; каждая недостающая продвигает его на 3, а каждая невыполненная в конце даёт ему 5 ПО.

## Новости
table-round-begins = Начинается раунд { $round }. Ваш доход: { $credits ->
    [one] { $credits } кредит
    [few] { $credits } кредита
   *[other] { $credits } кредитов
}, энергии { $energy }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}.
