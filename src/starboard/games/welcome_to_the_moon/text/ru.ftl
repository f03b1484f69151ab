## The game
game-name = Добро пожаловать на Луну!
option-adventure = Приключение
option-adventure-choice = { $choice ->
    [2] 2 · Полёт
    [3] 3 · Колония
    [4] 4 · Шахта
    [5] 5 · Купол
    [6] 6 · Вирус
    [7] 7 · Бегство
    [8] 8 · Битва
    [random] Случайное
   *[1] 1 · Запуск
}
option-mission_a = Миссия А
option-mission_a-choice = { $choice ->
    [1] Первая
    [2] Вторая
   *[random] Случайная
}
option-mission_b = Миссия Б
option-mission_b-choice = { $choice ->
    [1] Первая
    [2] Вторая
   *[random] Случайная
}
option-mission_c = Миссия В
option-mission_c-choice = { $choice ->
    [1] Первая
    [2] Вторая
   *[random] Случайная
}
option-missions_after_system_error = Миссии после системной ошибки
option-missions_after_system_error-choice = { $choice ->
    [yes] можно выполнять
   *[no] не в тот же ход
}
option-wild_effects = Приключения 2, 6, 7: универсальный эффект
option-wild_effects-choice = { $choice ->
    [no_astronaut_planning] без астронавта и календаря
   *[all] любой из шести
}
option-extra_cards = Доп. карты (домашнее правило)
option-extra_cards-choice = { $choice ->
    [x] три с X
    [odd] 0, 8½ и 42
    [wild] с любым эффектом
   *[none] нет
}
option-removed_cards = Убранные карты (домашнее правило)
option-removed_cards-choice = { $choice ->
    [robot_energy] 3 робота, 3 энергии
    [extremes] все 1, 14, 15
    [sevens] все 7
    [plant_water] 4 растения, 2 воды
   *[none] никаких
}

## Words
effect-name = { $effect ->
    [robot] Робот
    [energy] Энергия
    [plant] Растение
    [water] Вода
    [astronaut] Астронавт
    [planning] Календарь
   *[wild] Универсальный
}
# as the sheets and cards have it
effect-printed = { $effect ->
    [robot] Инженерный отдел
    [energy] Энергоблок
    [plant] Теплицы
    [water] Система водообеспечения
    [astronaut] Экипаж звездолёта
    [planning] Центр управления
   *[wild] Универсальный
}
combination = { $number } { effect-name }
combination-either = { $number } { $first } / { $second }
number-from = { $number } (из { $printed })
list = { $first }, { $rest }
list-end = { $first } и { $rest }
name = { $player }
term-errors = Системные ошибки

## Missions

## What is asked
ask-write = Выберите комбинацию и впишите её номер.
ask-error = Ни одну комбинацию вписать нельзя: системная ошибка.
ask-commit = Завершите ход или отмените вписанное.
ask-claim = Вы выполнили условие миссии. Засчитать её сейчас?

## What can be done
do-write = Вписать { $number } «{ effect-name }»: { $place }
do-write-stack = Вписать { $number } «{ effect-name }» ({ $source }): { $place }
source-stack = стопка { $stack }
source-cards = карта { $number } с картой { $effect }
do-commit = Завершить ход
do-error = Отметить системную ошибку
do-claim = Выполнить миссию { $letter ->
    [A] А
    [B] Б
   *[C] В
}: { $reward }
do-later = Позже
do-write-x = Вписать «Х»: { $place }

## What happened
log-turn = Ход { $turn }: { $combinations }.
log-set-aside = На эту игру отложены: { $cards }.
log-reshuffled = Стопки перемешаны заново.
log-wrote = { $player }: { $number } — { $place }.
log-wrote-x = { $player }: «Х» — { $place }.
log-system-error = { $player }: вписать нечего, системная ошибка.
log-ready = { $player }: ход завершён.
log-claimed-first = { $player }: первая выполненная миссия { $letter ->
    [A] А
    [B] Б
   *[C] В
}, { $reward }.
log-claimed-later = { $player }: выполнена миссия { $letter ->
    [A] А
    [B] Б
   *[C] В
}, { $reward }.
log-ended = Игра окончена: { $reasons }.
end-missions = выполнены все три миссии ({ $players })
end-full = поле заполнено ({ $players })
end-errors = все системные ошибки ({ $players })

## The campaign
campaign-astra = ASTRA
campaign-title = Кампания
campaign-subtitle-1 = восемь приключений: от Земли
campaign-subtitle-2 = до последней битвы
campaign-route = Путь кампании
campaign-stop-done = Приключение { $number }, «{ $name }»: сыграно. Открыть повтор
campaign-stop-playing = Приключение { $number }, «{ $name }»: идёт. К столу
campaign-stop-next = Приключение { $number }, «{ $name }»: следующее
campaign-stop-later = Приключение { $number }, «{ $name }»: впереди
campaign-ledger = Очки и звёзды
campaign-worth = звёзды за места
campaign-worth-of = звёзды за места { $stars }
campaign-stars = звёзды
campaign-got = { $stars ->
    [0] без звёзд
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[other] { $stars } звёзд
}
campaign-tied = Общее место: его звёзды получают все, следующее место пропускается. Это наше правило (WM-C.32).
campaign-level = уровень { $level }
campaign-played = сыграно { $played } из { $length }
campaign-standing = Положение
campaign-firsts = { $count ->
    [0] первых мест пока нет
   *[other] первое место: { $count } из { $played }
}
campaign-left = Ещё можно получить за первые места { $sum ->
    [one] { $sum } звезду
    [few] { $sum } звезды
   *[other] { $sum } звёзд
}: { $list }.
campaign-group = { $option ->
    [removed_cards] Убрать шесть карт
   *[extra_cards] Добавить три карты
}
campaign-at-most-one = не больше одного
campaign-modifier = { $choice ->
    [odd] Необычные
    [wild] Универсальные
    [robot_energy] Машины
    [extremes] Края
    [sevens] Семёрки
    [plant_water] Сад
   *[x] Карты X
}
campaign-modifier-note = { $choice ->
    [odd] выберите один из двух эффектов
    [wild] любой эффект
    [robot_energy] 3 робота и 3 энергии наугад
    [extremes] все 1, 14 и 15
    [sevens] все шесть
    [plant_water] 4 растения и 2 воды наугад
   *[x] пишется X, без последствий
}
campaign-events = События
campaign-events-note = их тексты не опубликованы
campaign-label = { $kind ->
    [known] известные карты, наш выбор
    [ours] наше, не официальное
    [missing] здесь нет
   *[official] официальное
}
campaign-sources = Что здесь официальное
campaign-source = { $kind ->
    [known] Эти карты и изъятия существуют. Когда они вступают в игру, говорит книга кампаний, поэтому здесь решает хозяин. Названия дали мы.
    [ours] Общие места делят звёзды (знак =), следующее место пропускается. Ничью в кампании решает число первых мест, затем лучшее место в «Битве». В одиночку вы играете против ASTRA уровня, равного номеру приключения.
    [missing] История, её главы, события и расширения полей: они в книге кампаний, которая не опубликована. Мы их не выдумываем.
   *[official] Приключения 1–8 по порядку, те же игроки, сохранение после каждого. Звёзды за места; побеждает тот, у кого их больше.
}
campaign-start = Начать приключение { $number }, «{ $name }»?
campaign-host = Приключение { $number }, «{ $name }», начинает хозяин.
campaign-playing = Идёт приключение { $number }, «{ $name }».
campaign-open = { $free ->
    [one] Свободно { $free } место.
    [few] Свободны { $free } места.
   *[other] Свободно { $free } мест.
}
campaign-open-note = Отправьте друзьям ссылку. Кто сядет, тому место достаётся на все восемь приключений.
campaign-won = { $count ->
    [one] Кампанию выигрывает { $names }: звёзд { $stars }!
   *[other] { $names } делят победу: звёзд у каждого { $stars }!
}
campaign-over-note = Все восемь приключений сыграны.
campaign-deck = { $cards ->
    [63] Карт: { $cards }
   *[other] Карт: { $cards } вместо { $deck }
}, в каждой стопке { $stack }.
campaign-deck-alone = { $cards ->
    [63] Карт: { $cards }
   *[other] Карт: { $cards } вместо { $deck }
}, против ASTRA.
campaign-results = Результаты: { $name }
campaign-to-table = К столу
campaign-go = Начать
campaign-new = Новая кампания
campaign-tab-route = Путь
campaign-tab-cards = Карты
campaign-tab-stars = Звёзды

## Refusals
refused-write-first = Сначала впишите номер.
refused-error = Есть комбинация, которую можно вписать, поэтому системной ошибки нет.
refused-stack = Комбинации считают от 0 до { $last }: возьмите одну из них.
refused-number = У этой комбинации нет номера { $number }.
refused-slot = На этом поле нет ячейки { $slot }.
refused-filled = Эта ячейка уже заполнена.
refused-written = Номер уже вписан. Завершите ход или отмените действие.
refused-order-between = Здесь номер должен быть между { $before } и { $after }.
refused-order-above = Здесь номер должен быть больше { $before }.
refused-order-below = Здесь номер должен быть меньше { $after }.
refused-order-none = Между { $before } и { $after } не встанет ни один номер; только «Х».
refused-shift = Из { $printed } астронавт делает номера от { $least } до { $most }.
refused-same-card = Когда выбран универсальный эффект, эффекты этой карты одинаковы: возьмите первую её комбинацию с этим номером.
refused-mission = Миссии { $mission } в этой игре нет.
refused-claimed = Эту миссию вы уже выполнили.
refused-unfulfilled = Условие миссии не выполнено: { $have } из { $need }.
refused-claim-late = Миссии засчитывают, когда все закончат вписывать.
refused-later = Сейчас вам не предлагают ни одной миссии.
refused-claims-first = Засчитайте миссию или отложите её.
refused-error-late = Номер уже вписан, поэтому системной ошибки нет.
refused-infect = Сейчас ни одну комнату не заражают.

## Effects of adventures 2 to 8
ask-effect = Примените эффект «{ effect-name }» или откажитесь.
ask-plan = Календарь: впишите «Х» в свободную ячейку или откажитесь.
do-skip = Отказаться
do-wild = Использовать универсальный эффект как «{ effect-name }»
mark-icon = { $icon ->
    [energy] обвести символ энергии
    [astronaut] использовать астронавта
   *[planning] зачеркнуть календарь
}
log-marked = { $player }: { $deed }.
log-wild = { $player }: универсальный эффект как «{ effect-name }».
log-raced = Первые: { $players } — { $goal } ({ $value }).
race = бонус за первенство
refused-effect = Эффект «{ effect-name }» этого не отмечает.
refused-plan = «Х» вписывают в свободную ячейку или отказываются.
refused-choice = Сейчас этого выбрать нельзя. { $question }
refused-effect-first = Сначала примените эффект «{ effect-name }» или откажитесь от него.
refused-symbol = На этом поле нет символа { $symbol }.
refused-marked = Это уже отмечено.
refused-next = Сначала другой из них: первый свободный.
refused-x = «Х» вписывает только календарь.
refused-compulsory = От этого нельзя отказаться.
refused-no-effect = Эффекта { $effect } нет.
refused-wild-none = У вас нет универсального эффекта.
refused-wild-declared = За ход только один универсальный эффект, и он уже выбран.
refused-wild-effect = За этим столом универсальный эффект не может быть эффектом «{ effect-name }».
refused-wild-vain = Как «{ effect-name }» универсальный эффект не даст вписать ни одного номера.
refused-wild-late = Универсальный эффект выбирают до того, как вписать номер.
term-missions = Миссии
reward-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}

## Client
board-adventure-name = { $adventure ->
    [2] Полёт
    [3] Колония
    [4] Шахта
    [5] Купол
    [6] Вирус
    [7] Бегство
    [8] Битва
   *[1] Запуск
}
board-not-drawn = Поле этого приключения ещё не нарисовано. Играть можно из списка всех ходов.
board-adventure-number = Приключение { $adventure }
board-phase = { $phase ->
    [play] Все пишут одновременно
    [missions] Можно выполнить миссии
    [setup] Все готовятся
    [incidents] Инциденты
   *[over] Игра окончена
}
board-tab-sheet = Поле
board-tab-sheets = Соперники
board-combinations-title = Комбинации
board-cards-left = { $count ->
    [one] в стопках по { $count } карте
   *[other] в стопках по { $count } карт
}
board-combination = { $number } и { effect-name }
board-combination-taken = выбрано
board-choices = Выбор дополнительной карты
board-places = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
}
board-no-room = нет места
board-next = далее
board-next-effect = В следующий ход здесь: { effect-name }
board-missions-title = Миссии
board-missions-rewards = первым / позже
board-mission-letter = { $letter ->
    [A] А
    [B] Б
   *[C] В
}
board-mission-label = Миссия { $letter }
board-mission-first = Всем, кто выполнит её в первый же ход, когда её кто-то выполнил
board-mission-later = Всем, кто выполнит её позже
board-mission-progress = { $have } из { $need }
board-mission-mine = { $count ->
    [one] выполнено: { $count } звездолёт
    [few] выполнено: { $count } звездолёта
   *[other] выполнено: { $count } звездолётов
}
board-mission-mine-points = { $count ->
    [one] ваше: { $count } очко
    [few] ваше: { $count } очка
   *[other] ваше: { $count } очков
}
board-mission-claimed = { $player }, ход { $turn }
board-mission-claim = Выполнить
board-sheet-mine = Ваше поле
board-sheet-of = { $player }: { $points }
board-sheet-enlarge = Увеличить поле игрока { $player }
board-sheet-errors = Системные ошибки
board-sheet-result = Результат
board-sheets-title = Поля соперников
board-sheets-as-of = { $turn ->
    [0] пустые
   *[other] после хода { $turn }
}
board-note-take = Выберите комбинацию или сразу ячейку на своём поле.
board-note-places = { $count ->
    [one] Открыто { $count } место.
    [few] Открыто { $count } места.
   *[other] Открыто { $count } мест.
}
board-note-writing = { $count ->
    [one] { $player } ещё думает.
    [few] Ещё думают { $count } игрока.
   *[other] Ещё думают { $count } игроков.
}
board-here-write = Вписать { $number } сюда
board-tip-wild = Универсальный эффект: потратьте его перед записью как любой эффект
board-pick = Что именно?
board-news-wild = универсальный эффект
board-tip-several = Сюда подходят несколько комбинаций
table-round = Ход { $round }

## ASTRA
option-astra_level = Уровень ASTRA
option-astra_level-choice = { $choice ->
    [2] 2 · Алексей
    [3] 3 · Маргарет
    [4] 4 · Франклин
    [5] 5 · Сергей
    [6] 6 · Стефани
    [7] 7 · Томас
    [8] 8 · Пегги
   *[1] 1 · Кэтрин
}
refused-astra = ASTRA играет только против одного игрока, а мест { $seats }. Возьмите одно место или оставьте ей уровень 1.
astra = ASTRA
astra-name = { $level ->
    [2] ASTRA · Алексей
    [3] ASTRA · Маргарет
    [4] ASTRA · Франклин
    [5] ASTRA · Сергей
    [6] ASTRA · Стефани
    [7] ASTRA · Томас
    [8] ASTRA · Пегги
   *[1] ASTRA · Кэтрин
}
astra-race = { $goal } ({ $value })
astra-term-cards = Карты
astra-term-fixed = Приключение
astra-term-level = Уровень
astra-term-track = Шкала
ask-target = Эффект ASTRA { board-mission-letter }: выберите, что он { $adventure ->
    [6] запускает
    [8] занимает
   *[other] вычёркивает
}.
do-target = { $adventure ->
    [6] ASTRA запускает: { $target }
    [8] ASTRA рисует здесь: { $target }
   *[other] Вычеркнуть: { $target }
}
ask-gift = { $erred ->
    [yes] Выберите карту, которую получит ASTRA
   *[no] ASTRA получает карту, которую вы не использовали
}{ $bonuses ->
    [0] .
   *[other] , или зачеркните соло-бонус и уберите карту из игры.
}
do-give = Отдать ASTRA: { $card }
do-remove = Соло-бонус: убрать { $card }
refused-gift = Выберите одну из карт, которые может получить ASTRA.
refused-remove = У вас не осталось обведённого соло-бонуса. Отдайте ASTRA карту.
refused-alone = В этой игре ASTRA не участвует.
refused-target-late = Сейчас ни один эффект ASTRA не действует.
refused-gift-late = ASTRA получает карту в конце хода.
refused-closed = Большее значение здесь уже вычеркнуто.
refused-no-card = Открытой карты { $place } нет, их только { $cards }.
refused-gift-used = Эту карту вы использовали: уходит третья.
astra-log-effect = Открыта карта эффекта { board-mission-letter }, проход колоды { $passing }.
astra-log-struck = Эффект { board-mission-letter }: { $target }.
astra-log-mission = Миссия { board-mission-letter } теперь даёт только меньшую награду.
astra-log-bonus = { $circled ->
    [0] Для нового соло-бонуса нет клетки.
    [one] Обведён { $circled } соло-бонус.
    [few] Обведены { $circled } соло-бонуса.
   *[other] Обведено { $circled } соло-бонусов.
}{ $lost ->
    [0] { "" }
   *[other] { " " }(Без клетки: { $lost }, потеряно.)
}
astra-log-given = ASTRA получает карту «{ effect-name }», её стоимость { $points }.
astra-log-removed = { $player }: соло-бонус зачёркнут, «{ effect-name }» выходит из игры.
astra-end-deck = трёх карт больше не открыть
astra-end-launch = ASTRA стартовала

## Client: ASTRA
astra-alone = Соло против ASTRA
astra-rival = ASTRA, уровень { $level }
astra-level = уровень { $level }
astra-phase = { $pass ->
    [1] Соло против ASTRA, первый проход колоды
   *[2] Соло против ASTRA, второй проход колоды
}
astra-you = вы
astra-sheet = { $side ->
    [left] Левое поле
   *[right] Правое поле
}
astra-cards-title = Три карты
astra-cards-left = { $pass ->
    [1] до перемешивания: { $count }
   *[2] осталось: { $count }
}
astra-half-number = Взять номер { $number }
astra-half-effect = Взять эффект «{ effect-name }»
astra-choose-card = Выбрать: { combination }
astra-tag-number = ваш номер
astra-tag-effect = ваш эффект
astra-tag-gift = для ASTRA
astra-tag-out = вон из игры
astra-worth = ей даёт { $points }
astra-gift-note = карта, которую вы оставляете
astra-out-note = выходит из игры
astra-note-take = Возьмите номер одной карты и эффект другой или наведите на клетку поля.
astra-spare = Зачеркнуть соло-бонус (есть { $count }):
astra-spare-none = сначала получите его.
astra-spare-note = третья карта выйдет из игры.
astra-spare-card = «{ effect-name }» выйдет из игры, ASTRA останется на { $points }.
astra-majority = { $effect ->
    [energy] Больше всего отрезков: у вас { $mine } против { $hers } — половины её карт «Энергия» ({ $cards }).
   *[astronaut] Больше всего астронавтов: у вас { $mine } против { $hers } — её карт «Астронавт».
} { $ahead ->
    [yes] Вы впереди.
    [no] Она впереди.
   *[none] Без единого очков не будет.
}
astra-held = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
astra-row-each = за одну
astra-row-held = есть
astra-row-points = очки
astra-effect = { effect-name }: по { $each } за карту, у неё { $held }
astra-track = Шкала ASTRA: зачёркнуто { $crossed } из { $of } клеток
astra-track-launch = все зачёркнуты: старт, { $points }
astra-track-note = Наименьшее свободное число
astra-bonuses-title = Соло-бонусы
astra-bonuses = Соло-бонусы: получено { $circled } из { $boxes }, использовано { $crossed }
astra-bonuses-gain = { $adventure ->
    [1] 1 за каждый саботаж
    [2] 2 за каждый высокий множитель
    [3] 2 за каждые 15 очков квартала
    [4] 2 за каждую первую фабрику
    [5] 1 за каждый высокий бонус небоскрёба
    [6] 1 за каждый ваш вирус
    [7] 1 за каждый двойной бонус
   *[8] 1 за два флага
}
astra-effects-title = Карты эффектов
astra-effects-where = { $pass ->
    [1] в последней трети стопки
   *[2] где угодно в стопке
}
astra-effect-turn = ход { $turns }
astra-effect-coming = ещё впереди
astra-effect-none = здесь без эффекта
astra-effects-pass = { $pass ->
    [1] После перемешивания каждая ещё и переворачивает свою миссию на меньшую награду.
   *[2] Каждая теперь ещё и переворачивает свою миссию на меньшую награду.
}
astra-missions-rewards = до переворота / после
