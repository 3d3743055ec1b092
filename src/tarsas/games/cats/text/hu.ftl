name = House of Cats
tagline = Mindenki ugyanazokat a kockákat írja be: építs szobákat a számaidból, és ügyelj a macskákra meg az egerekre.
area-sheet = Lap
area-other = Lap: { $number }
area-abilities = Képességek
area-points = Pontok

# Dolgok
symbol-2 = 2-es
symbol-3 = 3-as
symbol-4 = 4-es
symbol-5 = 5-ös
symbol-cat = macska
symbol-mouse = egér
object-2 = 2-est
object-3 = 3-ast
object-4 = 4-est
object-5 = 5-öst
object-cat = macskát
object-mouse = egeret
ability-detach = különálló kocka
ability-number_for_mouse = szám egér helyett
ability-plus_minus_one = plusz-mínusz egy
ability-more_or_fewer = több vagy kevesebb
ability-swap = 2 és 5 cseréje
ability-move = áthelyezés
ability-animal_for_number = állat szám helyett
ability-double = dupla mező
ability-diagonal = átlós szomszédság
ability-write_3 = egy 3-as
ability-any_symbol = bármelyik szimbólum
ability-mice = egerek

# Ami történt
chance-ability = Felfordult a(z) { $letter } képesség ({ $ability }), ehhez a számhoz tartozik: { $number }.
chance-star = A csillagos mezőkbe ezt írjátok: { $symbol }.
chance-roll = Az egyik kocka ezt mutatja: { $symbol }.
did-die = { $who } ezt választja: { $symbol }.
did-double = { $who } két egyforma kockát választ: { $symbol } és { $symbol }.
did-turn = { $who } átalakít egy kockát: { $symbol } helyett { $wanted } ({ $letter } képesség).
did-track = { $who } macskát választ, és áthúzza a következő macskát a macskasávon.
did-track-number = { $who } macskát választ, és áthúzza a következőt a macskasávon; be kell írnia egy { $symbol }.
did-track-any = { $who } macskát választ, és áthúzza a következőt a macskasávon; tetszőleges számot írhat be.
did-track-full = { $who } macskát választ, de a macskasáv már betelt.
did-use-detach = { $who } különválasztja ezt a kockát: nem kell szomszédosnak lennie a többivel.
did-use-more = { $who } eggyel több kockát használ.
did-use-fewer = { $who } eggyel kevesebb kockát használ.
did-use-move = { $who } áthelyez egy számot.
did-use-diagonal = { $who } ebben a körben átlósan is szomszédosnak veszi a mezőket.
did-use-write-3 = { $who } beír még egy 3-ast.
did-symbol = { $who } ezt választja: { $symbol }.
did-write = { $who } beír egy { $symbol } ide: { $cell }.
did-write-double = { $who } két szimbólumot ír egy mezőbe ({ $cell }): { $symbol }.
did-cross = { $who } áthúz egy { $symbol } itt: { $cell }.
did-room = { $who } ezt a mezőt is a szobához veszi: { $cell }.
did-grow = { $who } ezzel a mezővel bővíti a játékterületét: { $cell }.
did-enough = { $who } nem rajzol második egeret.
did-done = { $who } végzett.

# Miért járt pont
points-room-2 = 2-es szobák
points-room-3 = 3-as szobák
points-room-4 = 4-es szobák
points-room-5 = 5-ös szobák
points-cat = áthúzott macskák
points-cheese = áthúzott sajtok
points-mouse = egerek macskák mellett
points-bonus = bónuszmezők
points-empty = üres mezők

# Ki következik
prompt-ability = Felfordul a következő képességlapka.
prompt-roll = Gurulnak a kockák.
prompt-task = { $who }: { $task }.
prompt-task-others = { $who }: { $task }. Rajta kívül még { $count } játékos ír.
prompt-over = Vége a játéknak. { $who } győzött.
prompt-over-shared = Vége a játéknak. { $who } osztozik a győzelmen.
prompt-over-alone = Vége a játéknak, az eredményed { $points } pont.
task-die = válassz még { $count } kockát, vagy használj képességet
task-finish = fejezd be a kört, vagy használj képességet
task-cell = válassz mezőt ennek: { $symbol }
task-detached = válassz tetszőleges üres mezőt ennek: { $symbol }
task-star = válassz csillagos mezőt ennek: { $symbol }
task-room = válaszd ki a szoba mezőit, a szoba száma { $number }
task-grow = bővítsd a játékterületedet, még { $count } mezővel
task-number = válaszd ki, melyik számot írod be
task-symbol = válaszd ki, melyik szimbólumot rajzolod be
task-cross = válaszd ki, melyik számot húzod át és helyezed át
task-mouse = válassz mezőt egy egérnek
task-mouse-2 = válassz mezőt egy második egérnek az első mellett, vagy hagyd el

# Az állás szavakban
view-round = { $level }. szint, { $round }. kör.
view-ability = Szám: { $number }, képesség: { $letter }. { $about }
view-player = { $who }: { view-supplies }
view-supplies = { $points } pont ({ $parts }).
view-part = { $what } { $points }
view-circles = { $who }, szám: { $number }, szobák: { $rooms }, szabad képesség: { $free }.
view-track = { $who }: { $cats } macskából { $crossed } áthúzva.
view-dice = { $who } ezekből választhat: { $dice }; felhasználandó még: { $count }.
view-row = { $who }, { $row }. sor: { $cells }

# Magyarázatok
about-detach = Írd be az egyik kockát olyan mezőbe, amely nem szomszédos a többivel.
about-number_for_mouse = Egér helyett írj be egy számot 2 és 5 között.
about-plus_minus_one = Növeld vagy csökkentsd eggyel egy számkocka értékét.
about-more_or_fewer = Ebben a körben eggyel több vagy eggyel kevesebb kockát használsz.
about-swap = 5-ös helyett 2-est, vagy 2-es helyett 5-öst írhatsz.
about-move = Húzz át egy szobán kívüli számot, és írd be bármelyik üres mezőbe.
about-animal_for_number = Szám helyett rajzolj macskát vagy egeret.
about-double = Két egyforma kockát írj egyetlen mezőbe, amely így kettőnek számít.
about-diagonal = Ebben a körben a kockáid mezői átlósan is szomszédosak.
about-write_3 = Írj be egy 3-ast bármelyik üres mezőbe.
about-any_symbol = Azonnal: rajzolj be bármilyen szimbólumot egy üres mezőbe.
about-mice = Azonnal: rajzolj egy egeret egy üres mezőbe, vagy kettőt két szomszédosba.
about-die = Kocka: válaszd ki, azután a mezőjét.
about-die-used = Ezt a kockát már felhasználtad.
about-die-unrolled = Ezzel a kockával még nem dobtatok.
about-circles = Szobák száma ({ $number }): { $rooms }, egyenként { $points } pont. A képesség még ennyiszer használható: { $free }.
about-track = Minden kiválasztott macska áthúzza itt a következőt, 1-1 pontért; a rajta lévő számot azonnal be kell írni.
about-cheese = Ha egeret rajzolsz ebbe a sorba vagy oszlopba, áthúzod a sajtot 1 pontért.
cell-crossed = áthúzva
sheet-dice-left = még { $count } kocka
sheet-round = { $round }. kör
sheet-level = { $level }. szint

# Amit a gombok mondanak
label-done = Kész
label-enough = Nincs második egér
label-symbol = Legyen { $symbol }
label-cell = Ide: { $cell }
label-cross = Áthúzás: { $cell }
label-room = A szobához: { $cell }
label-grow = Bővítés: { $cell }
label-use-detach = Különálló kocka
label-use-more = Eggyel több kocka
label-use-fewer = Eggyel kevesebb kocka
label-use-move = Szám áthelyezése
label-use-diagonal = Átlós szomszédság
label-use-write-3 = Még egy 3-as
label-turn = { $symbol } helyett { $wanted }
label-double = Két kocka egy mezőbe: { $symbol }
label-die = Kocka: { $symbol }

# Beállítások
option-level = Szint
option-level-help = A négy lap közül melyiket kapja mindenki, 1-től (legkönnyebb) 4-ig.
option-abilities = Képességek
option-abilities-help = Négy különböző betű A és L között a 2–5 számokhoz, vagy random (véletlen). Szokás szerint az 1. szinten A B C D, a többin véletlen.
option-growth = Bővítés
option-growth-help = 4. szint: az új mezők bárhol lehetnek, vagy legalább egynek érintenie kell a területedet.
option-growth-free = bárhol
option-growth-touching = a terület mellett

# Miért jó egy lépés
reason-margin = várható különbség a végén: { $margin }
reason-margin-alone = várható eredmény a végén: { $points } pont
reason-done = befejezed a kört; a várható különbség { $margin }
reason-done-alone = befejezed a kört; várható eredmény: { $points } pont
reason-enough = szabadon marad a mező; a várható különbség { $margin }
reason-enough-alone = szabadon marad a mező; várható eredmény: { $points } pont
reason-room = szobát zár be ({ $number }): { $points } pont
reason-cat = áthúz a macskasávon: { $points } pont
reason-cheese = az egér { $points } sajtot eszik meg: { $points } pont
reason-mouse = egerek macskák mellett: { $points } pont
reason-bonus = bónuszmező egy szobában: { $points } pont
reason-use = egyszer használhatóvá teszi ezt a képességet: „{ $ability }”
reason-part = { $left ->
    [one] már csak egy ilyen szám hiányzik a szobához: { $number }
   *[other] még { $left } ilyen szám hiányzik a szobához: { $number }
  }
reason-bonus-near = a szobában bónuszmező is lenne
reason-fills = kitölt egy mezőt, amely a végén egy pontba kerülne
reason-grow = most { $count } üres mezőbe írhatsz
reason-room-bonus = bónuszmezőt vesz a szobához: { $points } pont
reason-room-cells = { $count } egyforma számból a többi szabad marad a következő szobához
reason-cross = ez a szám még egyik szobában sincs benne
reason-best = ide írva { $points } pontot hoz: { $cell }
reason-fits = itt a legjobb a helye: { $cell }
reason-more = eggyel több kockát írhatsz be ebben a körben
reason-fewer = eggyel kevesebb kockát kell beírnod ebben a körben
reason-diagonal = ebben a körben átlósan is szomszédosak a kockák, így több mező elérhető
