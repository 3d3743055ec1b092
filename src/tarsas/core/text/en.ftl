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
prompt-own = { CAPITAL($what) }.
prompt-urgent = { $urgent } { $prompt }
given-up = The game is over. { $who } resigned, { $winner } wins.

# How strong a bot is.
level-kitten = Kitten bot
level-player = Hobby bot
level-club = Club bot
level-master = Master bot

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

# The review of a game.
swing-blunder = blunder
swing-mistake = mistake
swing-slip = slip
swing-luck = luck
review-move = move
review-who = who
review-played = played
review-margin = expected margins
review-verdict = verdict
review-better = better
review-lost = { $who }: { $count ->
    [one] { $count } move to regret
   *[other] { $count } moves to regret
  }; all moves together gave away { $lost } % of a win.

# What a game says that has no words of its own. CAPITAL begins with a capital letter.
plain-did = { $who }: { $what }.
plain-label = { CAPITAL($what) }
plain-chance = { CAPITAL($what) }.
plain-prompt = { $who }: choose.
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
error-no-seed = This record has no seed, so its chance cannot be checked.
error-not-allowed = { $what } { $given } is not allowed; allowed: { $allowed }
error-clock = The clock allows { $low } to { $high } seconds.
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
