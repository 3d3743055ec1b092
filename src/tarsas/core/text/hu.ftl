# Minden játék közös szavai.

red = Piros
blue = Kék
green = Zöld
yellow = Sárga
violet = Lila
orange = Narancssárga
chance = Véletlen
list = { $before }, { $last }
and = { $before }, és { $last }
or = { $before }, vagy { $last }

# Egy hely mint a mondat alanya, amit tett, és amit tehet.
player-red = a piros játékos
player-blue = a kék játékos
player-green = a zöld játékos
player-yellow = a sárga játékos
player-violet = a lila játékos
player-orange = a narancssárga játékos
told = { CAPITAL($who) } { $what }.
piece = { $name }
prompt-act = { $who }: { $what }.
prompt-urgent = { $urgent } { $prompt }
given-up = Vége a játéknak. { CAPITAL($who) } feladta, { $winner } győzött.

# Milyen erős egy bot.
level-kitten = Kiscicabot
level-player = Hobbibot
level-club = Klubbot
level-master = Mesterbot

option-start = Ki kezd
option-start-help = Valamelyik hely, vagy a véletlen.
option-start-random = a véletlen dönt
option-start-red = Piros
option-start-blue = Kék
option-start-green = Zöld
option-start-yellow = Sárga
option-start-violet = Lila
option-start-orange = Narancssárga
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

# Amit az a játék mond, amelynek nincsenek saját szavai. A CAPITAL nagybetűvel kezdi.
plain-did = { $who }: { $what }.
plain-label = { CAPITAL($what) }
plain-chance = { CAPITAL($what) }.
plain-prompt = { $who } választ.
plain-chance-acts = A véletlen dönt.
plain-over = Vége a játéknak.
plain-won = Vége a játéknak. { $who } győzött.
plain-shared = Vége a játéknak. A győzelmen osztoznak: { $who }.
plain-ending = Így ért véget: { $ending }.
plain-may = { $who } lehetőségei: { $what }.
plain-may-come = Ami jöhet: { $what }.
plain-more = még { $count }
plain-points = { $points } pont
view-player = { $who }: { view-supplies }
view-supplies = { $held }.
plain-holding = { $field } { $value }
plain-fact = { CAPITAL($field) }: { $value }.
plain-grid = { CAPITAL($field) }: { $cells }.
plain-cell = { $cell } { $what }
plain-places = { $before }; { $last }
plain-text = { $text }
plain-nothing = még semmi
plain-name = { CAPITAL($field) }
plain-seats = Játékosok
plain-turn = Soron
