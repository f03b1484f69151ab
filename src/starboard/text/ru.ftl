## Refusals of the kernel
refused-not-now = Сейчас этого сделать нельзя. Выберите одно из предложенных действий.
refused-not-your-turn = От этого места сейчас ничего не требуется.
refused-undo = Отменить нечего: ваши прежние действия уже известны другим или опираются на открытые карты либо броски.
refused-step = Шага { $step } нет; последний — { $last }.
refused-unknown-action = В этой игре нет такого действия. Действия игры: { $kinds }.
refused-malformed-action = Действие не удалось прочитать: { $why }.
refused-game = Игры «{ $game }» нет. Есть такие игры: { $known }.
refused-seats = { $game }: мест может быть от { $min } до { $max }, а не { $seats }.
refused-option = Настройки «{ $option }» нет. Есть такие: { $known }.
refused-option-value = Настройка «{ $option }» не может иметь значение «{ $value }». Выберите одно из: { $choices }.
refused-option-count = Настройке «{ $option }» нужно { $expected ->
    [one] { $expected } значение
    [few] { $expected } значения
   *[other] { $expected } значений
}.
refused-record-malformed = Это не запись партии: { $why }.
refused-record-format = Запись имеет формат «{ $format }», а прочитать можно только «{ $expected }».
refused-record-no-seed = В записи нет зерна перемешивания, поэтому воспроизвести партию нельзя.
refused-record-secret = Секрет в записи не является шестнадцатеричным числом.
refused-record-commitment = Секрет не соответствует обязательству, опубликованному до начала: перемешивание было не тем, что обещали.
refused-record-version = Партия сыграна по версии правил { $version }, а эта программа играет по версии { $current }.
refused-record-move = Ход { $number } записи невозможен: { $why }
refused-record-result = Результат в записи не тот, к которому ведут её ходы.
refused-record-digest = Конечная позиция не та, которую обещает запись.
refused-campaign-malformed = Это не сохранённая кампания: { $why }.
refused-campaign-format = Файл имеет формат «{ $format }», а прочитать можно только «{ $expected }».
refused-campaign-game = Это файл кампании «{ $game }», а не «{ $expected }».
refused-campaign-leg = Партия { $number } кампании не сходится: таких настроек или мест быть не может. Возьмите файл таким, каким он был сохранён.
refused-campaign-over = Все партии этой кампании сыграны. Начните новую.
seat-name = Место { $number }

## Bots
refused-bot = Бота «{ $bot }» нет. Есть такие боты: { $known }.
refused-bot-argument = «{ $bot }»: бот { $name } не принимает числа. Его принимает только search: search:200 (миллисекунды) или search:500n (узлы).
refused-bot-budget = В «{ $bot }» не удалось прочитать предел. Напишите search:200 (миллисекунд на решение) или search:500n (узлов).
refused-bots = Назовите одного бота для всех мест или по одному для каждого: мест { $seats }, ботов { $bots }.
refused-arena-bots = Арене нужно не меньше двух ботов: --bot greedy --bot search:200. Один бот играет сам с --seats 1.
refused-arena-seats = Ботов { $bots }, а мест только { $seats }. Добавьте места или уберите ботов.
refused-kept = «{ $file }», строка { $line }: это не итог партии. Назовите для --out другой файл или уберите эту строку.
refused-option-form = «{ $option }» — это не настройка со значением. Напишите её как название=значение.

## The home page
home-title = Starboard: большие космические игры в браузере
home-claim = Большие космические игры уже сегодня.
home-promise = Точно по правилам: с друзьями, в одиночку или против ботов, которые никогда не жульничают.
play-now = Играть
play-now-note = Начинается сразу против бота. Без регистрации.
home-your-turn = { $tables ->
    [one] Ваш ход за { $tables } столом
   *[other] Ваш ход за { $tables } столами
}
games = Игры
games-note = полные правила, без сокращений
players-range = { $min }–{ $max } игроков
my-tables = Мои столы
my-tables-turn = { $tables ->
    [one] ваш ход за { $tables } столом
   *[other] ваш ход за { $tables } столами
}
my-tables-none = Столов пока нет. Нажмите «Играть», чтобы начать первый.
open-tables = Открытые столы
open-tables-count = { $tables ->
    [one] ждёт { $tables } стол
    [few] ждут { $tables } стола
   *[many] ждут { $tables } столов
}
open-tables-none = Сейчас никто не ждёт. Откройте стол, и к вам присоединятся.
loading = Минутку…
credits = Неофициальная фанатская реализация для тех, у кого есть эти игры. Иллюстрации собственные. Символы: game-icons.net (CC BY 3.0), Lucide.
game-welcome_to_the_moon = Добро пожаловать на Луну!
game-planet_unknown = Неизвестная планета
game-seti = SETI
game-andromedas_edge = Край Андромеды
row-with = с вами: { $names }
row-from = за столом { $names }
row-waiting = { $free ->
    [one] { $free } свободное место
    [few] { $free } свободных места
   *[many] { $free } свободных мест
}
row-finished = завершено
row-stopped = остановлено
row-closed = закрыто
row-round = { $game ->
    [welcome_to_the_moon] ход { $round }
   *[other] раунд { $round }
}
row-your-turn = Ваш ход
row-deciding = { $count ->
    [one] выбирает { $names }
   *[other] выбирают { $names }
}
row-seats = { $free ->
    [0] мест: { $seats }, все заняты
   *[other] мест: { $seats }, свободных: { $free }
}
row-play = Играть
row-open = Открыть
row-look = Взглянуть
row-join = Сесть

## A new table
new-table = Новый стол
options = Настройки
options-more = { $count ->
    [one] Ещё { $count } настройка
    [few] Ещё { $count } настройки
   *[many] Ещё { $count } настроек
}
seats = Места
seats-of = { $taken } из { $max }
seat-you = вы
seat-you-too = снова вы, за тем же экраном
seat-friend = Друг по ссылке
seat-friend-note = место будет ждать его
seat-bot = Бот
seat-open = Свободное место
bot-name = { $number ->
    [1] Церера
    [2] Паллада
    [3] Юнона
    [4] Веста
    [5] Титания
   *[other] Оберон
}
seat-remove = Убрать место { $number }
bot-strength = Сила бота
ready = готово
add-friend = Друг
add-bot = Бот
add-me = Ещё раз я
create-table = Создать стол
private = Закрытый
private-note = Закрытого стола нет среди открытых: его найдут только по ссылке.

## Campaigns
campaign = Кампания
one-match = Одна партия
my-campaigns = Мои кампании
campaign-about = { $length ->
    [one] { $length } партия
    [few] { $length } партии
   *[other] { $length } партий
} по порядку с теми же местами; звёзды переходят дальше. Друзья садятся по ссылке кампании.
campaign-begin = Начать кампанию
campaign-from-file = Из файла
campaign-row = кампания: сыграно { $played } из { $length }
campaign-row-stars = звёзды
campaign-back = К кампании
campaign-save = Сохранить в файл
campaign-leave = Покинуть кампанию
missing-campaign = Эту кампанию не удаётся открыть

## You, language, theme
name-change = Сменить имя
name-change-from = { $name }: сменить имя
name-title = Ваше имя
name-label = Как вас называть за столом? До 24 символов.
name-save = Сохранить
language = Язык
theme = { $theme ->
    [light] Тема: светлая
    [system] Тема: как в системе
   *[dark] Тема: тёмная
}
close = Закрыть

## Waiting for players
waiting-for = { $free ->
    [0] Все на местах: игра начинается.
    [one] Ждём ещё { $free } игрока. Игра начнётся, когда займут последнее место.
   *[other] Ждём ещё { $free } игроков. Игра начнётся, когда займут последнее место.
}
waiting-sit = Сесть
waiting-sit-too = Сесть и сюда
waiting-link = Отправьте эту ссылку друзьям:
waiting-leave = Встать из-за стола
link-copy = Скопировать ссылку
link-copied = Скопировано
fair = Честное тасование
fair-note = Это число зафиксировано ещё до начала. Когда игра закончится, её запись покажет секрет, из которого оно получено, и каждый сможет проверить, что ни одно тасование не подменили.

## The table
board = Поле
views = Разделы
players = Игроки
log = Журнал
log-newest = сначала новое
log-look = Показать поле, каким оно было тогда
log-empty = Пока ничего не произошло.
scores = Счёт
score-category = Категория
score-total = Всего
score-place = Место
table-round = Раунд { $round }
phase-your-turn = Ваш ход
phase-finished = Игра окончена
connection = { $state ->
    [live] На связи
    [lost] Соединяемся снова…
   *[connecting] Соединяемся…
}
undo = Отменить
hint = Подсказка
hint-value = Доля побед, которой бот ждёт после этого хода
menu = Меню
commits-alone = Завершать мой ход, когда больше ничего нельзя сделать
all-tables = Все столы
record = Запись партии
rematch = Сыграть ещё
prompt = Что от вас требуется
prompt-wait = { $count ->
    [one] Выбирает { $names }.
   *[other] Выбирают { $names }.
}
prompt-others = { $count ->
    [one] Выбирает также { $names }.
   *[other] Выбирают также { $names }.
}
prompt-wait-all = Минутку…
prompt-spectator = Вы наблюдаете за этим столом.
prompt-finished = Игра окончена.
prompt-confirm = Сделать так
result-show = Показать итог
result-won = { $count ->
    [0] Игра окончена
    [one] Победа: { $names }
   *[other] Общая победа: { $names }
}
result-you-won = Вы победили!
result-tie = Ничья: у { $names } столько же очков
result-reasons = Как закончилось: { $reasons }.
all-actions = { $count ->
    [one] { $count } ход
    [few] Все { $count } хода
   *[many] Все { $count } ходов
}
search-actions = Найти ход
player-your-move = ваш ход
player-thinking = выбирает
player-away = сейчас не за столом
player-score = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, показать слагаемые
player-sit = Играть за это место
hot-seat-now = Теперь: { $seat }
replay = Повтор
replay-step = Шаг { $step } из { $steps }
replay-back = Шаг назад
replay-next = Шаг вперёд
replay-play = Воспроизвести
replay-pause = Пауза
replay-slider = Шаг
replay-live = К текущему моменту
replay-end = К концу
missing-title = Здесь ничего нет
missing-text = Этот адрес никуда не ведёт. Возможно, ссылку скопировали не полностью.
table-rules = по правилам Starboard { $version }
stopped-title = { $status ->
    [stopped] Эта партия остановлена
    [closed] Эта партия закрыта
   *[other] Эту партию не показать
 }
stopped-closed = Её закрыли игроки. Ничего не потеряно: её ходы сохранены.
stopped-close = Закрыть партию
missing-table = Этот стол не открыть
missing-home = На главную
refused-offline = Сервер недоступен. Проверьте соединение; мы пробуем дальше.
refused-server = Сервер не смог ответить (ошибка { $status }). Попробуйте чуть позже.
refused-no-client = Эта программа пока не умеет показывать игру «{ $game }».

## Server
bot-easy = Лёгкий
bot-easy-about = Делает любой допустимый ход наугад.
bot-fair = Средний
bot-fair-about = Выбирает ход, который кажется лучшим прямо сейчас.
bot-strong = Сильный
bot-strong-about = Обдумывает ход десятую долю секунды.
bot-expert = Эксперт
bot-expert-about = Обдумывает ход секунду.
refused-already-started = Партия уже началась, выйти из неё нельзя.
refused-campaign-begun = Кампания уже началась, поэтому покинуть её нельзя.
refused-campaign-host = Модификаторы выбирает и партии кампании начинает только её хозяин.
refused-campaign-none = { $game }: у этой игры нет кампании.
refused-campaign-open = Есть свободное место. Отправьте друзьям ссылку: партия начнётся, когда все будут здесь.
refused-campaign-playing = Сначала доиграйте текущую партию.
refused-campaign-seat = Место { $number } в этой кампании не принадлежит человеку. Выберите другое.
refused-no-campaign = Такой кампании нет. Проверьте ссылку.
refused-backup-exists = { $file } уже существует. Назовите другой файл или перенесите этот.
refused-copy-not-empty = { $place } уже содержит людей и партии. Назовите пустую базу данных: --to.
refused-csrf = Запрос пришёл не со страницы Starboard. Обновите страницу и повторите.
refused-damaged-database = База данных { $place } повреждена: { $why }. Она не изменена. Остановите сервер, перенесите файл и то, что лежит рядом (-wal, -shm), в другую папку и верните самую новую резервную копию: starboard restore FILE; если её нет, скопируйте то, что читается: sqlite3 FILE .recover
refused-data-dir = Папку данных { $folder } нельзя использовать: { $why }. Выберите другую через --data-dir.
refused-database = Базу данных нельзя использовать: { $why }. Проверьте --database-url.
refused-database-url = Этот адрес базы данных нельзя прочесть. Напишите один из таких: { $known }.
refused-setting = { $variable } должно быть числом больше 0, а не «{ $value }».
refused-disk-full = Диск заполнен: { $place } не удалось записать, ничего не изменено. Освободите место или назовите другое.
refused-disk-full-upgraded = Диск заполнен: записать дальше в { $place } не удалось. Таблицы уже приведены к виду этого Starboard и содержат всё, что содержали; прежние сохранены в { $kept }. Освободите место и попробуйте снова.
refused-entropy = Ваша доля тасования может содержать только буквы, цифры и знаки.
refused-malformed = Запрос нельзя прочесть: { $why }.
refused-name = Выберите имя от 1 до { $longest } букв, цифр и знаков.
refused-newer-database = { $place } создана более новой версией Starboard. Она не изменена. Установите ту версию или более позднюю либо верните резервную копию более ранней в другую, пустую базу данных.
refused-no-backup = { $file } не является резервной копией Starboard. Назовите файл, который создала команда «starboard backup».
refused-no-match = Такой партии нет. Проверьте ссылку.
refused-no-open-seat = Все места в этой партии заняты.
refused-no-page = По этому адресу ничего нет.
refused-not-empty = { $place } уже содержит людей и партии. Добавьте --replace, чтобы поставить копию на их место (они будут сохранены отдельной копией), или назовите пустую базу данных.
refused-not-finished = Это будет доступно, когда партия завершится.
refused-not-seated = В этой партии у вас нет места.
refused-not-started = Партия ещё ждёт игроков.
refused-not-stopped = Эта партия продолжается или уже окончена: закрыть можно только остановленную.
refused-not-your-seat = Это не ваше место.
refused-nothing-kept = { $place } не содержит ничего, что можно сохранить. Проверьте --data-dir или --database-url.
refused-origin = Живые обновления доступны только со страницы Starboard.
refused-port = Не удаётся слушать { $host }, порт { $port }: { $why }. Выберите другой через --port.
refused-read-only = { $place } не удаётся открыть для записи. Дайте пользователю, который запускает Starboard, право писать в эту папку или назовите другую через --data-dir или --database-url.
refused-rules-failed = Правила этой партии сейчас не запускаются. Её ходы сохранены; попробуйте ещё раз и спросите того, кто держит этот сервер.
refused-same-database = Это та же база данных. Назовите другую через --to.
refused-seat-taken = Место { $number } занято. Выберите другое.
refused-server-away = Сервер сейчас не может достучаться до своей базы данных. Ничего не потеряно; попробуйте ещё раз через несколько секунд.
refused-server-full = Диск этого сервера заполнен, и ничего не записывается. Ваш ход не сыгран; скажите об этом тому, кто держит сервер, и попробуйте позже.
refused-server-read-only = Сервер сейчас не может писать в свою базу данных. Ваш ход не сыгран; скажите об этом тому, кто держит сервер, и попробуйте позже.
refused-signed-out = Вы не вошли. Обновите страницу.
refused-stale = За столом тем временем что-то изменилось. Взгляните ещё раз и повторите выбор.
refused-strangers-database = { $place } принадлежит другой программе. Она не изменена. Дайте Starboard собственную базу данных.
refused-too-fast = Слишком много запросов. Подождите немного и попробуйте снова.
refused-too-large = Запрос больше { $kilobytes } кБ.
refused-trouble = { $why }
refused-workers = Нужен хотя бы один рабочий процесс.
refused-workers-sqlite = Для нескольких рабочих процессов нужен PostgreSQL. Укажите его адрес через --database-url или оставьте один процесс.
trouble-at-line = Эту партию не продолжить: в строке { $line } её журнала { $why }
trouble-broken = правила ломаются. Где именно, говорит журнал сервера.
trouble-diverged = правила ведут к другой позиции, чем та, что была сыграна.
trouble-no-rules = Эту партию играли по правилам, которых здесь больше нет ({ $rules }). Верните папку данных или базу, в которой она начата, либо программу, у которой эти правила есть.
