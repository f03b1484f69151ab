## Refusals of the kernel
refused-not-now = This cannot be done now. Choose one of the actions offered.
refused-not-your-turn = Nothing is asked of this seat now.
refused-undo = Nothing can be taken back: what you did before is known to others or rests on revealed cards or dice.
refused-step = There is no step { $step }; the last one is { $last }.
refused-unknown-action = This is no action of the game. Its actions are: { $kinds }.
refused-malformed-action = The action cannot be read: { $why }.
refused-game = There is no game “{ $game }”. The games are: { $known }.
refused-seats = { $game } is for { $min } to { $max } seats, not for { $seats }.
refused-option = There is no option “{ $option }”. The options are: { $known }.
refused-option-value = Option “{ $option }” cannot be “{ $value }”. Choose one of: { $choices }.
refused-option-count = Option “{ $option }” needs { $expected ->
    [one] { $expected } value
   *[other] { $expected } values
}.
refused-record-malformed = This is no record of a match: { $why }.
refused-record-format = The record has format “{ $format }”; only “{ $expected }” can be read.
refused-record-no-seed = The record holds no seed, so it cannot be played again.
refused-record-secret = The secret in the record is not hexadecimal.
refused-record-commitment = The secret does not fit the commitment published before the start: the shuffles were not the promised ones.
refused-record-version = The match was played under version { $version } of the rules; this program plays version { $current }.
refused-record-move = Move { $number } of the record is not legal: { $why }
refused-record-result = The result in the record is not the one that its moves lead to.
refused-record-digest = The final position is not the one that the record promises.
seat-name = Seat { $number }

## Bots
refused-bot = There is no bot “{ $bot }”. The bots are: { $known }.
refused-bot-argument = “{ $bot }”: the bot { $name } takes no number. Only search does: search:200 (milliseconds) or search:500n (nodes).
refused-bot-budget = “{ $bot }” has no budget that can be read. Write search:200 (milliseconds a decision) or search:500n (nodes).
