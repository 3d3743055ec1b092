# Minden játék közös szavai.

red = Piros
blue = Kék
green = Zöld
yellow = Sárga
violet = Lila
orange = Narancs
chance = Véletlen

# Milyen erős egy bot.
level-kitten = Kiscica
level-player = Játékos
level-club = Klubjátékos
level-master = Mester
