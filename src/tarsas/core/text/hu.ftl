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
prompt-either = { CAPITAL($who) } dönt: { $what }.
prompt-own = { CAPITAL($what) }.
prompt-urgent = { $urgent } { $prompt }
given-up = Vége a játéknak. { CAPITAL($who) } feladta, { $winner } győzött.

# Milyen erős egy bot.
level-kitten = Kiscicabot
level-player = Hobbibot
level-club = Klubbot
level-master = Mesterbot
level-program = Hálózati bot
bot-fault-missing = { $bot } nem indult el, egy kiscica játszik helyette.
bot-fault-crashed = { $bot } leállt, egy kiscica játszik tovább.
bot-fault-silent = { $bot } nem válaszolt, egy kiscica játszik tovább.
bot-fault-garbage = { $bot } érthetetlenül válaszolt, egy kiscica játszik tovább.
bot-fault-flood = { $bot } túl sokat beszélt, egy kiscica játszik tovább.
bot-fault-illegal = { $bot } szabálytalanul lépett volna, egy kiscica játszik tovább.
bot-fault-gone = { $bot } már nincs itt, egy kiscica játszik tovább.

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

# Ami kinyomtatható.
print-aid = Jelek és jelentésük
print-score = Végső értékelés
print-track = Eddigi pontok
print-name = Név
print-sum = Összesen
print-marks = † pótolt vagy bizonytalan érték; ° valószínű, de rosszul olvasható. Az számít, ami a saját lapkátokon áll.

# A játék elemzése.
grade-best = legjobb
grade-good = jó
grade-inaccuracy = pontatlanság
grade-mistake = hiba
review-move = lépés
review-moves = lépések
review-who = ki
review-played = lépett
review-share = nyerési esély
review-expected = a végén várható pontok
review-points = pontok
review-verdict = ítélet
review-better = jobb lett volna
review-luck = szerencse
review-standing = { $who }: pontosság { $accuracy }, szerencse { $luck }; legjobb: { $best }, jó: { $good }, pontatlan: { $inaccuracies }, hiba: { $mistakes }.
review-depth = Keresésenként { $simulations } szimuláció; egy állás megítélése nagyjából { $noise } eltéréssel bizonytalan.

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
error-no-node = Ez az állás már nincs a változatok között.
error-root-stays = A kezdőállás marad: azt senki sem lépte.
error-no-seed = Ehhez a feljegyzéshez nincs titkos szám, ezért a véletlene nem ellenőrizhető.
error-entered = Itt valódi dobozból dobtatok és húztatok, és kézzel írtátok be, ezért a véletlen nem számolható újra.
error-not-allowed = Ez nem lehet: { $what } { $given }. Ami lehet: { $allowed }.
error-clock = Az óra { $low } és { $high } másodperc között állítható.
error-box-clock = Ha a saját dobozotokból játszotok, nem jár óra.
error-sheets-box = Kitöltött lapokról csak a saját dobozotokkal lehet folytatni.
error-box-bots = Valakinek az asztalnál kell ülnie, hogy beírja, mi esett.
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
error-no-pdf = Itt nem készíthető PDF: nincs telepítve a { $extra }.
error-no-sheet = Nincs ilyen nyomtatható lap: { $sheet }.
error-no-sheets = { $game }: nincs mit nyomtatni.
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
# Szavak, amelyek egy darabot sem különböztetnek meg
little-words = a az egy és vagy

# What could stand in a record where it cannot be read
error-record = Ez nem olvasható jegyzőkönyvként. { $line }. sor, { $column }. oszlop, itt ez állhatna: { $expected }
record-word = { $word }
record-or = { $before } vagy { $last }
record-more = további { $count }
record-line-end = a sor vége
record-first-line = az első sorban { $forms }
record-some-header = egy fejléc ({ $headers }) vagy egy számozott lépés
record-header = egy { $key } fejléc
record-value = { $key } után ': ' és egy érték
record-once = { $key } csak egyszer
record-players = a játékosok száma
record-so-many = { $counts } játékos
record-components = ide illő tartozékok: { $why }
record-game = egy ismert játék: { $why }
record-version = a szabályok { $version }. változata, nem { $given }
record-seat = ezek egyike: { $seats }
record-name-too = név ennek is: { $seat }
record-levels = kevesebb szintű JSON
record-object = egy JSON-objektum
record-not-sealed = { $key } nélkül, mert a véletlent kézzel írták be
record-seed = hexadecimális számjegyek
record-result = { $reached }, mert ide vezetnek a lépések
record-cut-off = { $closing } vagy a következő lépés ({ $number }): a szöveg félbeszakadt
record-name = egy név az '=' után
record-one-name = állásonként egy név
record-place = előbb egy lépés, amelyik helyett a változat áll
record-empty-variation = legalább egy lépés a változat vége előtt
record-move = a következő lépés ({ $number }), egy megjegyzés (;) vagy { $closing }
record-move-or-more = a következő lépés ({ $number }), egy megjegyzés (;), egy név (=), egy változat '(' és ')' között vagy { $closing }
record-another-move = olyan lépés, amelyik itt még nem szerepel
record-too-much = Ezt a jegyzőkönyvet nem tudjuk beolvasni: tovább tartott { $seconds } másodpercnél, vagy többet kért { $megabytes } MB-nál.
record-unplayable = Ezt a jegyzőkönyvet itt nem lehet továbbjátszani.
record-over = { $closing }: a játszmának vége

# Egy máshol játszott játszma végének megszámolása.
error-keep-entries = { $what }: legfeljebb { $most } lehet.
error-keep-width = { $what }: { $width } szám helyett { $given }.
error-keep-range = { $what }: egész szám kell { $low } és { $high } között.
error-keep-several = { $what }: legfeljebb { $most } választható.
keep-points = Eddigi pontok

# Megkezdett játszma, a lapokról beírva.
sheets-begun = Kezdőállás
sheets-filled = megkezdett játszma, kitöltött lapokról
error-sheets-word = „{ $word }”: ilyet nem lehet ezekre a lapokra beírni.
error-sheets-audit = A kitöltött lapok ellentmondanak egymásnak: { $wrong }

# The arena's page
decimal-sign = ,
arena-title = Milyen erősek a botok
arena-scale = Élő-pont, 95 %-os sávval: aki 100 ponttal erősebb, a játszmák 64 %-át nyeri, 200 ponttal 76 %-át, 400 ponttal 91 %-át. Minden játéknak és játékosszámnak külön skálája van.
arena-board = { $game }, { $players } játékos
arena-played = { $games } játszma; { $zero }: 0 pont.
arena-options = A szokásostól eltérő beállítás: { $options }.
arena-position = Minden játszma ugyanabból az állásból indult.
arena-bot = bot
arena-elo = Élő-pont
arena-won = nyert
arena-time = idő
arena-plot = Erősség és gondolkodási idő
arena-time-axis = gondolkodási idő lépésenként
arena-faults = { $bot } helyére kiscica ült, ennyiszer: { $count }. Először ezért: { $why }
