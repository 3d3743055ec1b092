# Minden játék közös szavai.

red = Piros
blue = Kék
green = Zöld
yellow = Sárga
violet = Lila
orange = Narancs
chance = Véletlen
list = { $before }, { $last }

# Milyen erős egy bot.
level-kitten = Kiscica
level-player = Játékos
level-club = Klubjátékos
level-master = Mester

option-start = Ki kezd
option-start-help = Valamelyik hely, vagy a véletlen.
option-start-random = a véletlen dönt
option-start-red = Piros
option-start-blue = Kék
option-start-green = Zöld
option-start-yellow = Sárga
option-start-violet = Lila
option-start-orange = Narancs
option-yes = igen
option-no = nem

# A játék elemzése.
swing-blunder = súlyos hiba
swing-mistake = hiba
swing-slip = pontatlanság
swing-luck = szerencse
review-move = lépés
review-who = ki
review-played = lépett
review-margin = várható különbség
review-verdict = ítélet
review-better = jobb lett volna
review-lost = { $who }: megbánható lépések: { $count }; az összes lépés együtt egy győzelem { $lost } százalékába került.
