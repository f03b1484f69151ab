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
seat-name = Місце { $number }

## Bots
refused-bot = Бота «{ $bot }» немає. Є такі боти: { $known }.
refused-bot-argument = «{ $bot }»: бот { $name } не приймає числа. Його приймає лише search: search:200 (мілісекунди) або search:500n (вузли).
refused-bot-budget = У «{ $bot }» не вдалося прочитати межу. Напишіть search:200 (мілісекунд на рішення) або search:500n (вузлів).
