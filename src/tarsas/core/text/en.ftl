# Words that every game shares.

red = Red
blue = Blue
green = Green
yellow = Yellow
violet = Violet
orange = Orange
chance = Chance
list = { $before }, { $last }

# How strong a bot is.
level-kitten = Kitten
level-player = Player
level-club = Club player
level-master = Master

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
