# Words that every game shares.

red = Red
blue = Blue
green = Green
yellow = Yellow
violet = Violet
orange = Orange
chance = Chance
