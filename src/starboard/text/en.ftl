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
refused-campaign-malformed = This is no saved campaign: { $why }.
refused-campaign-format = The file has format “{ $format }”; only “{ $expected }” can be read.
refused-campaign-game = The file is a campaign of “{ $game }”, not of “{ $expected }”.
refused-campaign-leg = Match { $number } of the campaign does not fit: its options or its ranking cannot be. Use the file as it was saved.
refused-campaign-over = All matches of this campaign have been played. Begin a new one.
seat-name = Seat { $number }

## Bots
refused-bot = There is no bot “{ $bot }”. The bots are: { $known }.
refused-bot-argument = “{ $bot }”: the bot { $name } takes no number. Only search does: search:200 (milliseconds) or search:500n (nodes).
refused-bot-budget = “{ $bot }” has no budget that can be read. Write search:200 (milliseconds a decision) or search:500n (nodes).
refused-bots = Name one bot for all seats or one for each: there are { $seats } seats and { $bots } bots.
refused-arena-bots = An arena needs two bots or more: --bot greedy --bot search:200. One bot plays alone with --seats 1.
refused-arena-seats = { $bots } bots cannot meet in { $seats } seats. Name more seats or fewer bots.
refused-kept = “{ $file }”, line { $line }, is not the outcome of a match. Name another file for --out, or remove that line.
refused-option-form = “{ $option }” is no option with its value. Write it as name=value.

## The home page
home-title = Starboard: heavy space games in the browser
home-claim = Heavy space games, tonight.
home-promise = Exactly by the rules: with friends, alone, or against bots that never cheat.
play-now = Play now
play-now-note = Starts at once against a bot. No account needed.
home-your-turn = { $tables ->
    [one] Your turn at { $tables } table
   *[other] Your turn at { $tables } tables
}
games = Games
games-note = complete rules, nothing left out
players-range = { $min }–{ $max } players
my-tables = My tables
my-tables-turn = your turn at { $tables }
my-tables-none = No tables yet. Play now starts your first one.
open-tables = Open tables
open-tables-count = { $tables } waiting
open-tables-none = Nobody is waiting right now. Open a table and others can join.
loading = One moment…
credits = Unofficial fan implementation for people who own the games. Original artwork. Symbols: game-icons.net (CC BY 3.0), Lucide.
game-welcome_to_the_moon = Welcome to the Moon
game-planet_unknown = Planet Unknown
game-seti = SETI
game-andromedas_edge = Andromeda's Edge
row-with = with { $names }
row-from = by { $names }
row-waiting = { $free ->
    [one] { $free } free seat
   *[other] { $free } free seats
}
row-finished = finished
row-stopped = stopped
row-closed = closed
row-round = { $game ->
    [welcome_to_the_moon] turn { $round }
   *[other] round { $round }
}
row-your-turn = Your turn
row-deciding = { $count ->
    [one] { $names } is choosing
   *[other] { $names } are choosing
}
row-seats = { $free ->
    [0] { $seats } seats, all taken
   *[other] { $seats } seats, { $free } free
}
row-play = Play
row-open = Open
row-look = Look
row-join = Join

## A new table
new-table = New table
options = Options
options-more = { $count ->
    [one] { $count } more option
   *[other] { $count } more options
}
seats = Seats
seats-of = { $taken } of { $max }
seat-you = you
seat-you-too = you again, at the same screen
seat-friend = Friend by link
seat-friend-note = opens this seat for them
seat-bot = Bot
seat-open = Free seat
bot-name = { $number ->
    [1] Ceres
    [2] Pallas
    [3] Juno
    [4] Vesta
    [5] Titania
   *[other] Oberon
}
seat-remove = Remove seat { $number }
bot-strength = Strength of the bot
ready = ready
add-friend = Friend
add-bot = Bot
add-me = Me again
create-table = Create table
private = Private
private-note = A private table is not among the open tables: only people with the link find it.

## Campaigns
campaign = Campaign
one-match = One match
my-campaigns = My campaigns
campaign-about = { $length } matches in order with the same seats; stars are carried over. Friends take their seats by the campaign's link.
campaign-begin = Begin campaign
campaign-from-file = From a file
campaign-row = campaign: { $played } of { $length } played
campaign-row-stars = stars
campaign-back = To the campaign
campaign-save = Save as a file
campaign-leave = Leave the campaign
missing-campaign = This campaign can't be opened

## You, language, theme
name-change = Change your name
name-change-from = { $name }: change your name
name-title = Your name
name-label = What shall the others call you? Up to 24 characters.
name-save = Save
language = Language
theme = { $theme ->
    [light] Theme: light
    [system] Theme: as the system
   *[dark] Theme: dark
}
close = Close

## Waiting for players
waiting-for = { $free ->
    [0] Everyone is here: the game begins.
    [one] Waiting for { $free } more player. The game begins when the last seat is taken.
   *[other] Waiting for { $free } more players. The game begins when the last seat is taken.
}
waiting-sit = Sit down
waiting-sit-too = Sit here too
waiting-link = Send this link to your friends:
waiting-leave = Leave the table
link-copy = Copy link
link-copied = Copied
fair = Fair shuffles
fair-note = This number was fixed before the start. When the game ends its record shows the secret behind it, so that anyone can check that no shuffle was changed.

## The table
board = Board
views = Views
players = Players
log = Log
log-newest = newest first
log-look = Show the board as it was then
log-empty = Nothing has happened yet.
scores = Scores
score-category = Category
score-total = Total
score-place = Place
table-round = Round { $round }
phase-your-turn = Your turn
phase-finished = The game is over
connection = { $state ->
    [live] Live
    [lost] Connecting again…
   *[connecting] Connecting…
}
undo = Undo
hint = Hint
hint-value = Wins the bot expects after this move
menu = Menu
commits-alone = End my turn for me when nothing else can be done
all-tables = All tables
record = Record of the match
rematch = Rematch
prompt = What is asked of you
prompt-wait = { $count ->
    [one] { $names } is choosing.
   *[other] { $names } are choosing.
}
prompt-others = { $count ->
    [one] { $names } is choosing too.
   *[other] { $names } are choosing too.
}
prompt-wait-all = One moment…
prompt-spectator = You are watching this table.
prompt-finished = The game is over.
prompt-confirm = Do this
result-show = Show the result
result-won = { $count ->
    [0] The game is over
    [one] { $names } wins
   *[other] { $names } share the victory
}
result-you-won = You win!
result-tie = A tie with { $names }
result-reasons = How it ended: { $reasons }.
all-actions = { $count ->
    [one] { $count } move
   *[other] All { $count } moves
}
search-actions = Find a move
player-your-move = your move
player-thinking = choosing
player-away = not here at the moment
player-score = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, show the parts
player-sit = Play this seat
hot-seat-now = Now: { $seat }
replay = Replay
replay-step = Step { $step } of { $steps }
replay-back = One step back
replay-next = One step on
replay-play = Play
replay-pause = Pause
replay-slider = Step
replay-live = Back to now
replay-end = Back to the end
missing-title = There is nothing here
missing-text = The address leads nowhere. Perhaps the link was cut off when it was copied.
table-rules = by the rules of Starboard { $version }
stopped-title = { $status ->
    [stopped] This match has been stopped
    [closed] This match has been closed
   *[other] This match can't be shown
 }
stopped-closed = Its players have closed it. Nothing of it is lost: its moves are kept.
stopped-close = Close it
missing-table = This table can't be opened
missing-home = To the home page
refused-offline = The server can't be reached. Check your connection; we keep trying.
refused-server = The server could not answer (error { $status }). Try again in a moment.
refused-no-client = This program can't show the game “{ $game }” yet.

## Server
bot-easy = Easy
bot-easy-about = Plays any legal move at random.
bot-fair = Fair
bot-fair-about = Takes the move that looks best right now.
bot-strong = Strong
bot-strong-about = Thinks ahead for a tenth of a second.
bot-expert = Expert
bot-expert-about = Thinks ahead for a second.
refused-already-started = The match has begun, so nobody can leave it any more.
refused-campaign-begun = The campaign has begun, so nobody can leave it any more.
refused-campaign-host = Only the host sets the modifiers and starts the matches of a campaign.
refused-campaign-none = { $game } has no campaign.
refused-campaign-open = A seat is still free. Send the link to your friends; the match begins when everybody is here.
refused-campaign-playing = Finish the match that is being played first.
refused-campaign-seat = Seat { $number } is no person's seat in this campaign. Choose another one.
refused-no-campaign = There is no such campaign. Check the link.
refused-backup-exists = { $file } exists already. Name another file, or move that one away.
refused-copy-not-empty = { $place } holds people and matches already. Name an empty database with --to.
refused-csrf = This request did not come from Starboard's own page. Load the page again and repeat it.
refused-damaged-database = The database { $place } is damaged: { $why }. It has not been changed. Stop the server, move the file and what lies beside it (-wal, -shm) to another folder, and bring back your newest backup with: starboard restore FILE; if there is none, copy what can be read with: sqlite3 FILE .recover
refused-data-dir = The data folder { $folder } cannot be used: { $why }. Choose another one with --data-dir.
refused-database = The database cannot be used: { $why }. Check --database-url.
refused-database-url = This database address cannot be read. Write one of: { $known }.
refused-setting = { $variable } must be a number above 0, not “{ $value }”.
refused-disk-full = The disk is full: { $place } could not be written, and nothing was changed. Make room there, or name another place.
refused-disk-full-upgraded = The disk is full: { $place } could not be written any further. Its tables have been brought to the form of this Starboard and hold all that they held; as they were, they are kept in { $kept }. Make room there, and try again.
refused-entropy = Your part of the shuffle may hold only letters, digits and signs.
refused-malformed = The request cannot be read: { $why }.
refused-name = Choose a name of 1 to { $longest } letters, digits and signs.
refused-newer-database = { $place } was made by a newer Starboard. It has not been changed. Install that version or a later one, or bring back a backup of an earlier one into another, empty database.
refused-no-backup = { $file } is no backup of Starboard. Name a file that “starboard backup” has made.
refused-no-match = There is no such match. Check the link.
refused-no-open-seat = All seats of this match are taken.
refused-no-page = There is nothing at this address.
refused-not-empty = { $place } holds people and matches already. Give --replace to put the backup in their place (they are kept in a backup of their own), or name an empty database.
refused-not-finished = This can be had when the match has ended.
refused-not-seated = You have no seat in this match.
refused-not-started = The match still waits for players.
refused-not-stopped = This match goes on, or is over: only one that was stopped can be closed.
refused-not-your-seat = This seat is not yours.
refused-nothing-kept = { $place } holds nothing that could be kept. Check --data-dir or --database-url.
refused-origin = Live updates can only be had from Starboard's own page.
refused-port = Cannot listen on { $host }, port { $port }: { $why }. Choose another one with --port.
refused-read-only = { $place } cannot be opened and written. Give the user who runs Starboard the right to write in that folder, or name another one with --data-dir or --database-url.
refused-rules-failed = The rules of this match do not run at the moment. Its moves are kept; try again, and ask who keeps this server.
refused-same-database = That is the same database. Name another one with --to.
refused-seat-taken = Seat { $number } is taken. Choose another one.
refused-server-away = The server cannot reach its database at the moment. Nothing is lost; try again in a few seconds.
refused-server-full = The disk of this server is full, so nothing can be written. Your move was not played; please tell whoever keeps this server, and try again later.
refused-server-read-only = This server may not write to its database at the moment. Your move was not played; please tell whoever keeps this server, and try again later.
refused-signed-out = You are not signed in. Load the page again.
refused-stale = The table has changed meanwhile. Look at it again and repeat your choice.
refused-strangers-database = { $place } belongs to another program. It has not been changed. Give Starboard a database of its own.
refused-too-fast = Too many requests. Wait a moment and try again.
refused-too-large = The request is larger than { $kilobytes } kB.
refused-trouble = { $why }
refused-workers = At least one worker is needed.
refused-workers-sqlite = Several workers need PostgreSQL. Give its address with --database-url, or use one worker.
trouble-at-line = This match cannot go on: at line { $line } of its log { $why }
trouble-broken = the rules fail. The server's log says where.
trouble-diverged = the rules lead to another position than the one that was played.
trouble-no-rules = This match was played by rules that are not here any more ({ $rules }). Put the data folder or the database back that it began in, or a program that brings them.
