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
prompt-own = { CAPITAL($what) }.
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

# Mire számíthat, aki tippet kér.
margin-ahead = várhatóan { $points } ponttal nyersz
margin-behind = várhatóan { $points } ponttal veszítesz
margin-level = várhatóan szoros lesz

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

# Hibák. A tartozékok neve az, ami a fájljukban áll.
error-option = { $option }: ez nem lehet: „{ $given }”. Ami lehet: { $allowed }.
error-yes-or-no = igen vagy nem
error-whole-number = egész szám { $low } és { $high } között
error-any-text = szöveg
error-unknown-option = Ennek a játéknak nincs „{ $option }” beállítása.
error-nobody-there = { $seat } nem kezdhet: ott senki sem ül. Akik ülnek: { $seated }.
error-players = Ezt a játékot { $players } játékos nem játszhatja. Ahányan játszhatják: { $allowed }.
error-unknown-game = Nincs „{ $game }” nevű játék.
error-broken-game = A(z) „{ $game }” játék itt most nem játszható.
error-illegal = Ezt most nem lehet.
error-illegal-but = Ezt most nem lehet. Ezek közül választhatsz: { $offered }.
error-not-to-act = Most nem ez a szék jön.
error-names = { $names } név { $players } játékosra
error-no-move = Nincs { $number }. lépés; ebben a játszmában { $moves } van.
error-no-seed = Ehhez a feljegyzéshez nincs titkos szám, ezért a véletlene nem ellenőrizhető.
error-not-allowed = Ez nem lehet: { $what } { $given }. Ami lehet: { $allowed }.
error-clock = Az óra { $low } és { $high } másodperc között állítható.
error-name-unseen = A névben legyen legalább egy látható betű, számjegy vagy jel.
error-name-long = Egy név legfeljebb { $most } betű; ez { $letters }.
error-seat-kept = Ez a szék azé, aki a linkjét megkapta.
error-seat-taken = Ez a szék már foglalt.
error-seat-not-free = Ez a szék foglalt; előbb szabadítsd fel.
error-not-yours = Ez nem a te széked.
error-nothing-to-undo = Nincs mit visszavonnod.
error-undo-others = Amit mások tettek, azt nem vonhatod vissza.
error-stale = Közben továbbment a játszma. Nézd meg újra, aztán válassz.
error-only-opener = A székekkel ezt csak az teheti, aki az asztalt nyitotta.
error-stays-written = A játszma véget ért; hogy ki játszotta, az már így marad.
error-not-over = Még nem ért véget a játszma.
error-not-played = Visszavágót csak az kérhet, aki játszott.
error-seats = { $seats } szék { $players } játékosra
error-no-table = Nincs ilyen asztal.
error-no-seat = Nincs ilyen szék.
error-resign-alone = Egyedül játszol, nincs, aki győzzön; inkább állj fel az asztaltól.
error-resign-waiting = Még van szabad szék, így nincs, aki győzzön; inkább állj fel az asztaltól.
error-resigned = Aki itt ült, feladta a játszmát; ezt nem lehet visszavonni.
error-step-back-over = Ezt a visszalépést már nem kéri senki.
error-table-closed = Ezt az asztalt csak a játékosai láthatják.
error-begun = A játszma már elkezdődött.
error-missing-move = Hiányzik a(z) { $number }. lépés ({ $moves } van).

wrong-at = { $place }: { $what }
wrong-unreadable = { $key }: nem olvasható: { $why }
wrong-not-text = { $key }: nem UTF-8 szövegfájl
wrong-toml = { $key }: nem TOML; túl korán ér véget
wrong-toml-at = { $key }: a { $line }. sor { $column }. betűjétől nem TOML
wrong-toml-deep = { $key }: túl mélyen egymásba ágyazott TOML
wrong-long-number = { $key }: túl hosszú szám; { $low } és { $high } közötti szám kell
wrong-long = { $key }: { $letters } betű; legfeljebb { $most } lehet
wrong-line-deep = { $key }: egymásba ágyazott táblák; { $most } szintnél kevesebb lehet
wrong-many = { $key }: összesen legfeljebb { $most } érték lehet
wrong-deep = { $key }: legfeljebb { $most } tábla lehet egymásban
wrong-listed = { $key }: { $things } dolog; legfeljebb { $most } lehet
wrong-key = { $key }: { $found } kulcs; legfeljebb { $most } betű lehet, egy sorban
wrong-unseen = { $key }: { $found }; csak látható betű lehet
wrong-number = { $key }: { $low } és { $high } közötti szám kell
wrong-leaf = { $key }: { $found }; szöveg, szám, true, false vagy lista kell
wrong-no-entry = { $key }: nincs ilyen bejegyzés; ezek vannak: { $known }
wrong-no-table = { $key }: tábla kell, például [{ $key }], benne value = ...
wrong-no-key = { $key }: nincs ilyen kulcs; egy bejegyzés: value = ..., és ha szeretnéd, source és note
wrong-no-value = { $key }: nincs értéke; egy bejegyzés: value = ..., és ha szeretnéd, source és note
wrong-one-of = { $key }: { $found }; ezek egyike kell: { $known }
wrong-range = { $key }: { $found }; { $low } és { $high } közötti szám kell
wrong-kind = { $key }: { $found }; { $wanted } kell
wrong-bound = { $key }: { $wanted } { $bound } kell
wrong-length = { $key }: { $wanted } kell, ilyen hosszú: { $bound }
wrong-missing = { $key }: hiányzik: { $name }
wrong-unknown = { $key }: itt nincs { $name }
wrong-shape = { $key }: nem olyan, mint a játék saját tartozéka
wrong-too-much = { $key }: az ellenőrzésük tovább tartott { $seconds } másodpercnél, vagy többet kért { $megabytes } MB-nál; ne legyen több, mint a játék sajátja
wrong-unplayable = { $key }: ezekkel a játék nem játszható
alike = { $label } ({ $number }. a { $count } közül)
