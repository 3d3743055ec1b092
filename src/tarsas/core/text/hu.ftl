# Minden játék közös szavai.

red = Piros
blue = Kék
green = Zöld
yellow = Sárga
violet = Lila
orange = Narancs
chance = Véletlen
