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
seat-name = Место { $number }

## Bots
refused-bot = Бота «{ $bot }» нет. Есть такие боты: { $known }.
refused-bot-argument = «{ $bot }»: бот { $name } не принимает числа. Его принимает только search: search:200 (миллисекунды) или search:500n (узлы).
refused-bot-budget = В «{ $bot }» не удалось прочитать предел. Напишите search:200 (миллисекунд на решение) или search:500n (узлов).
