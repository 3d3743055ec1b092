# Words that every game shares.

red = Red
blue = Blue
green = Green
yellow = Yellow
violet = Violet
orange = Orange
chance = Chance

# How strong a bot is.
level-kitten = Kitten
level-player = Player
level-club = Club player
level-master = Master
