## Refusals of the kernel
refused-not-now = Зараз цього зробити не можна. Оберіть одну із запропонованих дій.
refused-not-your-turn = Від цього місця зараз нічого не потрібно.
refused-undo = Скасувати нічого не можна: ваші попередні дії вже відомі іншим або спираються на відкриті карти чи кидки.
refused-step = Кроку { $step } немає; останній — { $last }.
refused-unknown-action = У цій грі немає такої дії. Дії гри: { $kinds }.
refused-malformed-action = Дію не вдалося прочитати: { $why }.
refused-game = Гри «{ $game }» немає. Є такі ігри: { $known }.
refused-seats = { $game }: місць може бути від { $min } до { $max }, а не { $seats }.
refused-option = Налаштування «{ $option }» немає. Є такі: { $known }.
refused-option-value = Налаштування «{ $option }» не може мати значення «{ $value }». Оберіть одне з: { $choices }.
refused-option-count = Налаштування «{ $option }» потребує { $expected ->
    [one] { $expected } значення
    [few] { $expected } значень
   *[other] { $expected } значень
}.
refused-record-malformed = Це не запис партії: { $why }.
refused-record-format = Запис має формат «{ $format }», а прочитати можна лише «{ $expected }».
refused-record-no-seed = У записі немає зерна перемішування, тому відтворити партію не можна.
refused-record-secret = Секрет у записі не є шістнадцятковим числом.
refused-record-commitment = Секрет не відповідає зобов’язанню, оприлюдненому до початку: перемішування було не тим, що обіцяли.
refused-record-version = Партію зіграно за версією правил { $version }, а ця програма грає за версією { $current }.
refused-record-move = Хід { $number } запису неможливий: { $why }
refused-record-result = Результат у записі не той, до якого ведуть його ходи.
refused-record-digest = Фінальна позиція не та, яку обіцяє запис.
refused-campaign-malformed = Це не збережена кампанія: { $why }.
refused-campaign-format = Файл має формат «{ $format }», а прочитати можна лише «{ $expected }».
refused-campaign-game = Це файл кампанії «{ $game }», а не «{ $expected }».
refused-campaign-leg = Партія { $number } кампанії не сходиться: таких налаштувань або місць бути не може. Візьміть файл таким, яким його збережено.
refused-campaign-over = Усі партії цієї кампанії зіграно. Почніть нову.
seat-name = Місце { $number }

## Bots
refused-bot = Бота «{ $bot }» немає. Є такі боти: { $known }.
refused-bot-argument = «{ $bot }»: бот { $name } не приймає числа. Його приймає лише search: search:200 (мілісекунди) або search:500n (вузли).
refused-bot-budget = У «{ $bot }» не вдалося прочитати межу. Напишіть search:200 (мілісекунд на рішення) або search:500n (вузлів).
refused-bots = Назвіть одного бота для всіх місць або по одному для кожного: місць { $seats }, ботів { $bots }.
refused-arena-bots = Для арени потрібно щонайменше двоє ботів: --bot greedy --bot search:200. Один бот грає сам із --seats 1.
refused-arena-seats = Ботів { $bots }, а місць лише { $seats }. Додайте місць або приберіть ботів.
refused-kept = «{ $file }», рядок { $line }: це не підсумок партії. Назвіть для --out інший файл або приберіть цей рядок.
refused-option-form = «{ $option }» — це не налаштування зі значенням. Напишіть його як назва=значення.

## The home page
home-title = Starboard: великі космічні ігри в браузері
home-claim = Великі космічні ігри вже сьогодні.
home-promise = Точно за правилами: з друзями, самотужки або проти ботів, які ніколи не махлюють.
play-now = Грати
play-now-note = Починається одразу проти бота. Без реєстрації.
home-your-turn = { $tables ->
    [one] Ваш хід за { $tables } столом
   *[other] Ваш хід за { $tables } столами
}
games = Ігри
games-note = повні правила, без скорочень
players-range = { $min }–{ $max } гравців
my-tables = Мої столи
my-tables-turn = { $tables ->
    [one] ваш хід за { $tables } столом
   *[other] ваш хід за { $tables } столами
}
my-tables-none = Столів ще немає. Натисніть «Грати», щоб почати перший.
open-tables = Відкриті столи
open-tables-count = { $tables ->
    [one] чекає { $tables } стіл
    [few] чекають { $tables } столи
   *[many] чекають { $tables } столів
}
open-tables-none = Зараз ніхто не чекає. Відкрийте стіл, і до вас приєднаються.
loading = Хвилинку…
credits = Неофіційна фанатська реалізація для тих, хто має ці ігри. Ілюстрації власні. Символи: game-icons.net (CC BY 3.0), Lucide.
game-welcome_to_the_moon = Ласкаво просимо на Місяць!
game-planet_unknown = Невідома планета
game-seti = SETI
game-andromedas_edge = Край Андромеди
row-with = з вами: { $names }
row-from = за столом { $names }
row-waiting = { $free ->
    [one] { $free } вільне місце
    [few] { $free } вільні місця
   *[many] { $free } вільних місць
}
row-finished = завершено
row-stopped = зупинено
row-closed = закрито
row-round = { $game ->
    [welcome_to_the_moon] хід { $round }
   *[other] раунд { $round }
}
row-your-turn = Ваш хід
row-deciding = { $count ->
    [one] обирає { $names }
   *[other] обирають { $names }
}
row-seats = { $free ->
    [0] місць: { $seats }, усі зайняті
   *[other] місць: { $seats }, вільних: { $free }
}
row-play = Грати
row-open = Відкрити
row-look = Глянути
row-join = Сісти

## A new table
new-table = Новий стіл
options = Налаштування
options-more = { $count ->
    [one] Ще { $count } налаштування
    [few] Ще { $count } налаштування
   *[many] Ще { $count } налаштувань
}
seats = Місця
seats-of = { $taken } із { $max }
seat-you = ви
seat-you-too = знову ви, за тим самим екраном
seat-friend = Друг за посиланням
seat-friend-note = місце чекатиме на нього
seat-bot = Бот
seat-open = Вільне місце
bot-name = { $number ->
    [1] Церера
    [2] Паллада
    [3] Юнона
    [4] Веста
    [5] Титанія
   *[other] Оберон
}
seat-remove = Прибрати місце { $number }
bot-strength = Сила бота
ready = готово
add-friend = Друг
add-bot = Бот
add-me = Ще раз я
create-table = Створити стіл
private = Приватний
private-note = Приватного столу немає серед відкритих: його знайдуть лише за посиланням.

## Campaigns
campaign = Кампанія
one-match = Одна партія
my-campaigns = Мої кампанії
campaign-about = { $length ->
    [one] { $length } партія
    [few] { $length } партії
   *[other] { $length } партій
} по черзі з тими самими місцями; зірки переходять далі. Друзі сідають за посиланням кампанії.
campaign-begin = Почати кампанію
campaign-from-file = З файлу
campaign-row = кампанія: зіграно { $played } з { $length }
campaign-row-stars = зірки
campaign-back = До кампанії
campaign-save = Зберегти у файл
campaign-leave = Покинути кампанію
missing-campaign = Цю кампанію не вдається відкрити

## You, language, theme
name-change = Змінити ім’я
name-change-from = { $name }: змінити ім’я
name-title = Ваше ім’я
name-label = Як вас називати за столом? До 24 символів.
name-save = Зберегти
language = Мова
theme = { $theme ->
    [light] Тема: світла
    [system] Тема: як у системі
   *[dark] Тема: темна
}
close = Закрити

## Waiting for players
waiting-for = { $free ->
    [0] Усі на місцях: гра починається.
    [one] Чекаємо ще на { $free } гравця. Гра почнеться, коли займуть останнє місце.
   *[other] Чекаємо ще на { $free } гравців. Гра почнеться, коли займуть останнє місце.
}
waiting-sit = Сісти
waiting-sit-too = Сісти й сюди
waiting-link = Надішліть це посилання друзям:
waiting-leave = Встати з-за столу
link-copy = Скопіювати посилання
link-copied = Скопійовано
fair = Чесне тасування
fair-note = Це число зафіксовано ще до початку. Коли гра скінчиться, її запис покаже секрет, з якого воно утворене, і кожен зможе перевірити, що жодного тасування не підмінили.

## The table
board = Поле
views = Розділи
players = Гравці
log = Журнал
log-newest = спершу найновіше
log-look = Показати поле, яким воно було тоді
log-empty = Ще нічого не сталося.
scores = Рахунок
score-category = Категорія
score-total = Разом
score-place = Місце
table-round = Раунд { $round }
phase-your-turn = Ваш хід
phase-finished = Гру завершено
connection = { $state ->
    [live] На зв’язку
    [lost] З’єднуємося знову…
   *[connecting] З’єднуємося…
}
undo = Скасувати
hint = Підказка
hint-value = Частка перемог, якої бот очікує після цього ходу
menu = Меню
commits-alone = Завершувати мій хід, коли більше нічого не можна зробити
all-tables = Усі столи
record = Запис партії
rematch = Зіграти ще
prompt = Що від вас потрібно
prompt-wait = { $count ->
    [one] Обирає { $names }.
   *[other] Обирають { $names }.
}
prompt-others = { $count ->
    [one] Обирає також { $names }.
   *[other] Обирають також { $names }.
}
prompt-wait-all = Хвилинку…
prompt-spectator = Ви спостерігаєте за цим столом.
prompt-finished = Гру завершено.
prompt-confirm = Зробити так
result-show = Показати підсумок
result-won = { $count ->
    [0] Гру завершено
    [one] Перемога: { $names }
   *[other] Спільна перемога: { $names }
}
result-you-won = Ви перемогли!
result-tie = Нічия: { $names } має стільки ж очок
result-reasons = Як скінчилося: { $reasons }.
all-actions = { $count ->
    [one] { $count } хід
    [few] Усі { $count } ходи
   *[many] Усі { $count } ходів
}
search-actions = Знайти хід
player-your-move = ваш хід
player-thinking = обирає
player-away = зараз не за столом
player-score = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}, показати складові
player-sit = Грати за це місце
hot-seat-now = Тепер: { $seat }
replay = Повтор
replay-step = Крок { $step } із { $steps }
replay-back = Крок назад
replay-next = Крок уперед
replay-play = Відтворити
replay-pause = Пауза
replay-slider = Крок
replay-live = До поточної миті
replay-end = До кінця
missing-title = Тут нічого немає
missing-text = Ця адреса нікуди не веде. Можливо, посилання скопіювали не повністю.
table-rules = за правилами Starboard { $version }
stopped-title = { $status ->
    [stopped] Цю партію зупинено
    [closed] Цю партію закрито
   *[other] Цю партію не показати
 }
stopped-closed = Її закрили гравці. Нічого не втрачено: її ходи збережено.
stopped-close = Закрити партію
missing-table = Цей стіл не відкрити
missing-home = На головну
refused-offline = Сервер недоступний. Перевірте з’єднання; ми пробуємо далі.
refused-server = Сервер не зміг відповісти (помилка { $status }). Спробуйте за мить.
refused-no-client = Ця програма ще не вміє показувати гру «{ $game }».

## Server
bot-easy = Легкий
bot-easy-about = Грає будь-який дозволений хід навмання.
bot-fair = Середній
bot-fair-about = Обирає хід, який здається найкращим просто зараз.
bot-strong = Сильний
bot-strong-about = Обмірковує хід десяту частку секунди.
bot-expert = Експерт
bot-expert-about = Обмірковує хід секунду.
refused-already-started = Партія вже почалася, тож вийти з неї не можна.
refused-campaign-begun = Кампанія вже почалася, тому покинути її не можна.
refused-campaign-host = Модифікатори обирає і партії кампанії починає лише її господар.
refused-campaign-none = { $game }: у цієї гри немає кампанії.
refused-campaign-open = Є вільне місце. Надішліть друзям посилання: партія почнеться, коли всі будуть тут.
refused-campaign-playing = Спершу дограйте поточну партію.
refused-campaign-seat = Місце { $number } у цій кампанії не належить людині. Оберіть інше.
refused-no-campaign = Такої кампанії немає. Перевірте посилання.
refused-backup-exists = { $file } уже існує. Назвіть інший файл або перенесіть цей.
refused-copy-not-empty = { $place } уже містить людей і партії. Назвіть порожню базу даних: --to.
refused-csrf = Запит надійшов не зі сторінки Starboard. Оновіть сторінку й повторіть.
refused-damaged-database = Базу даних { $place } пошкоджено: { $why }. Її не змінено. Зупиніть сервер, перенесіть файл і те, що лежить поруч (-wal, -shm), до іншої папки й поверніть найновішу резервну копію: starboard restore FILE; якщо її немає, скопіюйте те, що читається: sqlite3 FILE .recover
refused-data-dir = Теку даних { $folder } не можна використати: { $why }. Оберіть іншу через --data-dir.
refused-database = Базу даних не можна використати: { $why }. Перевірте --database-url.
refused-database-url = Цю адресу бази даних не можна прочитати. Напишіть одну з таких: { $known }.
refused-setting = { $variable } має бути числом, більшим за 0, а не «{ $value }».
refused-disk-full = Диск заповнено: { $place } не вдалося записати, нічого не змінено. Звільніть місце або назвіть інше.
refused-disk-full-upgraded = Диск заповнено: писати далі в { $place } не вдалося. Таблиці вже приведено до вигляду цього Starboard, і вони містять усе, що містили; колишні збережено в { $kept }. Звільніть місце і спробуйте знову.
refused-entropy = Ваша частка тасування може містити лише літери, цифри та знаки.
refused-malformed = Запит не можна прочитати: { $why }.
refused-name = Оберіть ім’я від 1 до { $longest } літер, цифр і знаків.
refused-newer-database = { $place } створено новішою версією Starboard. Її не змінено. Установіть ту версію або пізнішу чи поверніть резервну копію ранішої до іншої, порожньої бази даних.
refused-no-backup = { $file } не є резервною копією Starboard. Назвіть файл, який створила команда «starboard backup».
refused-no-match = Такої партії немає. Перевірте посилання.
refused-no-open-seat = Усі місця в цій партії зайняті.
refused-no-page = За цією адресою нічого немає.
refused-not-empty = { $place } уже містить людей і партії. Додайте --replace, щоб поставити копію на їхнє місце (їх буде збережено окремою копією), або назвіть порожню базу даних.
refused-not-finished = Це буде доступно, коли партія завершиться.
refused-not-seated = У цій партії у вас немає місця.
refused-not-started = Партія ще чекає на гравців.
refused-not-stopped = Ця партія триває або вже завершена: закрити можна лише зупинену.
refused-not-your-seat = Це не ваше місце.
refused-nothing-kept = { $place } не містить нічого, що можна зберегти. Перевірте --data-dir або --database-url.
refused-origin = Живі оновлення доступні лише зі сторінки Starboard.
refused-port = Не вдається слухати { $host }, порт { $port }: { $why }. Оберіть інший через --port.
refused-read-only = { $place } не вдається відкрити для запису. Дайте користувачеві, який запускає Starboard, право писати в цю теку або назвіть іншу через --data-dir чи --database-url.
refused-rules-failed = Правила цієї партії зараз не запускаються. Її ходи збережено; спробуйте ще раз і спитайте того, хто тримає цей сервер.
refused-same-database = Це та сама база даних. Назвіть іншу через --to.
refused-seat-taken = Місце { $number } зайняте. Оберіть інше.
refused-server-away = Сервер зараз не може дістатися своєї бази даних. Нічого не втрачено; спробуйте за кілька секунд ще раз.
refused-server-full = Диск цього сервера заповнено, тож нічого не записується. Ваш хід не зіграно; скажіть про це тому, хто тримає сервер, і спробуйте пізніше.
refused-server-read-only = Сервер зараз не може писати у свою базу даних. Ваш хід не зіграно; скажіть про це тому, хто тримає сервер, і спробуйте пізніше.
refused-signed-out = Ви не увійшли. Оновіть сторінку.
refused-stale = За столом тим часом дещо змінилося. Погляньте ще раз і повторіть вибір.
refused-strangers-database = { $place } належить іншій програмі. Її не змінено. Дайте Starboard власну базу даних.
refused-too-fast = Забагато запитів. Зачекайте мить і спробуйте знову.
refused-too-large = Запит більший за { $kilobytes } кБ.
refused-trouble = { $why }
refused-workers = Потрібен щонайменше один робочий процес.
refused-workers-sqlite = Для кількох робочих процесів потрібен PostgreSQL. Вкажіть його адресу через --database-url або залиште один процес.
trouble-at-line = Цю партію не продовжити: у рядку { $line } її журналу { $why }
trouble-broken = правила ламаються. Де саме, каже журнал сервера.
trouble-diverged = правила ведуть до іншої позиції, ніж та, що була зіграна.
trouble-no-rules = Цю партію грали за правилами, яких тут уже немає ({ $rules }). Поверніть теку даних або базу, в якій її почато, чи програму, що має ці правила.
