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
