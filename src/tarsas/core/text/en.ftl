# Words that every game shares.

red = Red
blue = Blue
green = Green
yellow = Yellow
violet = Violet
orange = Orange
chance = Chance
list = { $before }, { $last }
and = { $before } and { $last }
or = { $before }, or { $last }

# A seat as the subject of a sentence, what it did, and what it may do.
player-red = Red
player-blue = Blue
player-green = Green
player-yellow = Yellow
player-violet = Violet
player-orange = Orange
told = { $who } { $what }.
piece = { $name }
prompt-act = { $who }: { $what }.
prompt-either = { $who } either { $what }.
prompt-own = { CAPITAL($what) }.
prompt-urgent = { $urgent } { $prompt }
given-up = The game is over. { $who } resigned, { $winner } wins.

# How strong a bot is.
level-kitten = Kitten bot
level-player = Hobby bot
level-club = Club bot
level-master = Master bot
level-program = Network bot
bot-fault-missing = { $bot } could not be started. A kitten plays on.
bot-fault-crashed = { $bot } broke down. A kitten plays on.
bot-fault-silent = { $bot } did not answer. A kitten plays on.
bot-fault-garbage = { $bot } could not be understood. A kitten plays on.
bot-fault-flood = { $bot } talked too much. A kitten plays on.
bot-fault-illegal = { $bot } tried an illegal move. A kitten plays on.
bot-fault-gone = { $bot } is not here any more. A kitten plays on.

option-start = Who begins
option-start-help = A seat, or chance.
option-start-random = chance decides
option-start-red = Red
option-start-blue = Blue
option-start-green = Green
option-start-yellow = Yellow
option-start-violet = Violet
option-start-orange = Orange
option-yes = yes
option-no = no

# How a game is expected to end, for who asks for a hint.
margin-ahead = { $points ->
    [one] you should win by { $points } point
   *[other] you should win by { $points } points
  }
margin-behind = { $points ->
    [one] you should lose by { $points } point
   *[other] you should lose by { $points } points
  }
margin-level = it should be close

# What can be printed.
print-aid = Signs and what they mean
print-score = Final scoring
print-track = Points so far
print-name = Name
print-sum = Sum
print-marks = † reconstructed or weakly supported; ° probable, but hard to read. What stands on your own tile counts.

# The review of a game.
grade-best = best
grade-good = good
grade-inaccuracy = inaccuracy
grade-mistake = mistake
review-move = move
review-moves = moves
review-who = who
review-played = played
review-share = chance to win
review-expected = points expected in the end
review-points = points
review-verdict = verdict
review-better = better
review-luck = luck
review-standing = { $who }: accuracy { $accuracy }, luck { $luck }; best { $best }, good { $good }, inaccuracies { $inaccuracies }, mistakes { $mistakes }.
review-depth = { $simulations ->
    [one] Looked into with { $simulations } simulation
   *[other] Looked into with { $simulations } simulations
  } a search; what is said of a position is off by about { $noise }.

# What a game says that has no words of its own. CAPITAL begins with a capital letter.
plain-did = { $who }: { $what }.
plain-label = { CAPITAL($what) }
plain-chance = { CAPITAL($what) }.
plain-prompt = { $who } chooses.
plain-chance-acts = Chance decides.
plain-over = The game is over.
plain-won = The game is over. { $who } wins.
plain-shared = The game is over. { $who } share the victory.
plain-ending = How it ended: { $ending }.
plain-may = { $who } may: { $what }.
plain-may-come = What may come: { $what }.
plain-more = { $count } more
plain-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
view-player = { $who }: { view-supplies }
view-supplies = { $held }.
plain-holding = { $field } { $value }
plain-fact = { CAPITAL($field) }: { $value }.
plain-grid = { CAPITAL($field) }: { $cells }.
plain-cell = { $cell } { $what }
plain-places = { $before }; { $last }
plain-text = { $text }
plain-nothing = nothing yet
plain-name = { CAPITAL($field) }
plain-seats = Players
plain-turn = Turn

# Errors. Components are named as their file names them.
error-option = { $option }: “{ $given }” is not allowed; allowed: { $allowed }.
error-yes-or-no = yes or no
error-whole-number = a whole number from { $low } to { $high }
error-any-text = a text
error-unknown-option = The game has no option “{ $option }”.
error-nobody-there = { $seat } cannot begin: nobody sits there. Seated: { $seated }.
error-players = { $players } cannot play this game; players: { $allowed }.
error-unknown-game = There is no game “{ $game }”.
error-broken-game = The game “{ $game }” cannot be played here just now.
error-illegal = This is not possible now.
error-illegal-but = This is not possible now. You can choose: { $offered }.
error-not-to-act = It is not this seat’s turn.
error-names = { $names } names for { $players } players
error-no-move = There is no move { $number }; this record has { $moves }.
error-no-node = This position is not in the tree of variations any more.
error-root-stays = The opening stays: it was not played.
error-no-seed = This record has no seed, so its chance cannot be checked.
error-entered = Dice and tiles of a real box were entered here, so chance cannot be recomputed.
error-not-allowed = { $what } { $given } is not allowed; allowed: { $allowed }
error-clock = The clock allows { $low } to { $high } seconds.
error-box-clock = No clock runs where chance comes from your own box.
error-sheets-box = Filled-in sheets are for games with your own box.
error-box-bots = Somebody must sit at the table to enter what falls.
error-name-unseen = A name needs a letter, a digit or a sign that can be seen.
error-name-long = A name has at most { $most } letters; this one has { $letters }.
error-seat-kept = This seat is kept for who has its link.
error-seat-taken = This seat is taken.
error-seat-not-free = This seat is taken; free it first.
error-not-yours = This seat is not yours.
error-nothing-to-undo = There is nothing to take back.
error-undo-others = You cannot take back what others did.
error-stale = The game has gone on meanwhile. Look again, then choose.
error-only-opener = Only who opened the table may do this with its seats.
error-stays-written = The game is over; who played it stays written down.
error-not-over = The game is not over yet.
error-not-played = Only who played can ask for a rematch.
error-seats = { $seats } seats for { $players } players
error-no-table = There is no such table.
error-no-seat = There is no such seat.
error-resign-alone = Alone there is nobody who could win; leave the table instead.
error-resign-waiting = A seat is free, so nobody can win yet; leave the table instead.
error-resigned = Who sat here has resigned; that cannot be taken back.
error-step-back-over = This step back is no longer asked for.
error-table-closed = Only the people at this table may look at it.
error-begun = The game has begun already.
error-no-pdf = PDFs cannot be made here: { $extra } is not installed.
error-no-sheet = There is no sheet { $sheet } to print.
error-no-sheets = { $game } has nothing to print.
error-missing-move = move { $number } of { $moves } is missing

wrong-at = { $place }: { $what }
wrong-unreadable = { $key }: cannot be read: { $why }
wrong-not-text = { $key }: is not a text file in UTF-8
wrong-toml = { $key }: not TOML; it ends too early
wrong-toml-at = { $key }: not TOML from line { $line }, column { $column } on
wrong-toml-deep = { $key }: not TOML as we take it: nested too deeply
wrong-long-number = { $key }: too long a number; expected a number from { $low } to { $high }
wrong-long = { $key }: { $letters } letters; expected at most { $most }
wrong-line-deep = { $key }: tables inside each other; expected less than { $most } deep
wrong-many = { $key }: expected at most { $most } values in all
wrong-deep = { $key }: expected at most { $most } tables inside each other
wrong-listed = { $key }: { $things } things; expected at most { $most }
wrong-key = { $key }: key { $found }; expected at most { $most } letters in one line
wrong-unseen = { $key }: { $found }; expected letters that can be seen
wrong-number = { $key }: expected a number from { $low } to { $high }
wrong-leaf = { $key }: { $found }; expected a text, a number, true, false or a list
wrong-no-entry = { $key }: no such entry; expected one of: { $known }
wrong-no-table = { $key }: expected a table, e.g. [{ $key }] with value = ...
wrong-no-key = { $key }: no such key; an entry is value = ..., and if you like source and note
wrong-no-value = { $key }: has no value; an entry is value = ..., and if you like source and note
wrong-one-of = { $key }: { $found }; expected one of: { $known }
wrong-range = { $key }: { $found }; expected { $low } to { $high }
wrong-kind = { $key }: { $found }; expected { $wanted }
wrong-bound = { $key }: expected { $wanted } { $bound }
wrong-length = { $key }: expected { $wanted } of length { $bound }
wrong-missing = { $key }: { $name } is missing
wrong-unknown = { $key }: there is no { $name } here
wrong-shape = { $key }: does not have the shape of the game’s own
wrong-too-much = { $key }: checking them took more than { $seconds } seconds or { $megabytes } MB; expected no more than a game's own take
wrong-unplayable = { $key }: the game cannot be played with them
alike = { $label } ({ $number } of { $count })
# Words that tell no piece from another
little-words = a an and of one or the

# What could stand in a record where it cannot be read
error-record = This cannot be read as a record. Line { $line }, column { $column }: expected { $expected }
record-word = { $word }
record-or = { $before } or { $last }
record-more = { $count } more
record-line-end = 'end of line'
record-first-line = { $forms } as the first line
record-some-header = a header ({ $headers }) or a numbered move
record-header = a header { $key }
record-value = ': ' and a value after { $key }
record-once = { $key } only once
record-players = a number of players
record-so-many = { $counts } players
record-components = components that fit: { $why }
record-game = a known game: { $why }
record-version = version { $version } of the rules, not { $given }
record-seat = one of the seats { $seats }
record-name-too = a name for { $seat } too
record-levels = JSON of few levels
record-object = a JSON object
record-not-sealed = no { $key }, for chance was entered
record-seed = a seed in hexadecimal digits
record-result = { $reached }, which the moves lead to
record-cut-off = { $closing } or move { $number }: the file is cut off
record-name = a name after '='
record-one-name = one name for a position
record-place = a move before what is played in its place
record-empty-variation = a move before the variation ends
record-move = move { $number }, a comment (;) or { $closing }
record-move-or-more = move { $number }, a comment (;), a name (=), a variation in '(' and ')' or { $closing }
record-another-move = another move than those that stand there already
record-too-much = This record cannot be read: that took more than { $seconds } seconds or { $megabytes } MB.
record-unplayable = This record cannot be played on here.
record-over = { $closing }: the game is over

# Counting the end of a game that was played elsewhere.
error-keep-entries = { $what }: there can be at most { $most }.
error-keep-width = { $what }: { $given } numbers instead of { $width }.
error-keep-range = { $what }: a whole number from { $low } to { $high } is needed.
error-keep-several = { $what }: at most { $most } can be chosen.
keep-points = Points so far

# A game under way, filled in from its sheets.
sheets-begun = Beginning
sheets-filled = a game under way, from filled-in sheets
error-sheets-word = “{ $word }” is nothing that can be filled in on these sheets.
error-sheets-audit = These sheets contradict themselves: { $wrong }

# The arena's page
decimal-sign = .
arena-title = How strong the bots are
arena-scale = Elo, with 95 % intervals: 100 points more win 64 % of the games, 200 points 76 %, 400 points 91 %. Every game and number of players has a scale of its own.
arena-board = { $game }, { $players } players
arena-played = { $games } games; { $zero } is 0.
arena-options = Other options than usual: { $options }.
arena-position = All games began at one position.
arena-bot = bot
arena-elo = Elo
arena-won = won
arena-time = time
arena-plot = Strength against the time a move takes
arena-time-axis = time a move
arena-faults = { $bot } lost its seat to a kitten; times: { $count }. First: { $why }
