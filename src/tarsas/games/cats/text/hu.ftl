name = House of Cats
tagline = Mindenki ugyanazokat a kockákat írja be: építs szobákat a számaidból, és ügyelj a macskákra meg az egerekre.
cover = Kockás papírra rajzolt, félbevágott ház, benne és rajta macskák, egerek meg sajt.
area-abilities = Képességek
area-points = Pontok

# Dolgok
symbol-2 = 2-es
symbol-3 = 3-as
symbol-4 = 4-es
symbol-5 = 5-ös
symbol-cat = macska
symbol-mouse = egér
symbol-any = tetszőleges szimbólum
object-2 = egy 2-est
object-3 = egy 3-ast
object-4 = egy 4-est
object-5 = egy 5-öst
object-cat = egy macskát
object-mouse = egy egeret
the-2 = a 2-esnek
the-3 = a 3-asnak
the-4 = a 4-esnek
the-5 = az 5-ösnek
the-cat = a macskának
the-mouse = az egérnek
the-both = mindkét kockának ({ $symbol })
colour-red = piros
colour-blue = kék
colour-green = zöld
colour-yellow = sárga
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
ability-any_symbol = tetszőleges szimbólum
ability-mice = egerek
ability-letter = { AZ($letter) }
either = { $before } vagy { $last }

# Ami történt, alany nélkül
chance-ability = { $letter } „{ $ability }” { $number ->
    [2] a 2-es
    [3] a 3-as
    [4] a 4-es
   *[5] az 5-ös
  } szobákhoz
chances-ability = Felfedtétek a képességeket: { $what }.
chance-star = { $symbol }
chances-star = Dobás a csillagos mezőkhöz: { $what }.
chance-roll = { $symbol }
chances-roll = Dobás: { $what }.
did-die = kiválaszt { $symbol }
did-double = egyszerre két kockát választ ki, { $symbol } meg { $symbol }
with-ability = { AZ($letter) } képességgel
did-turn = { $symbol } helyett { $wanted } vesz { with-ability }
did-track = áthúzza egy macskával a macskasáv következő macskáját
did-track-number = áthúzza egy macskával a macskasáv következő macskáját, amely { $symbol } hoz
did-track-any = áthúzza egy macskával a macskasáv következő macskáját, amely tetszőleges számot hoz
did-track-full = kiválaszt egy macskát, de a macskasávja már betelt
did-use-detach = különválasztja { with-ability }
did-use-more = eggyel több kockát használ { with-ability }
did-use-fewer = eggyel kevesebb kockát használ { with-ability }
did-use-move = áthelyez egy számot { with-ability }
did-use-diagonal = { with-ability } ebben a körben átlósan is írhat
did-use-write-3 = kap egy 3-ast { with-ability }
did-symbol = { $symbol } választ
did-write = beír { $symbol } { AZ($cell) } mezőbe
did-write-it = beírja { AZ($cell) } mezőbe
did-write-both = mindkettőt beírja { AZ($cell) } mezőbe
did-write-star = beír { $symbol } { AZ($cell) } csillagos mezőbe
did-draw = berajzol { $symbol } { AZ($cell) } mezőbe
did-draw-it = berajzolja { AZ($cell) } mezőbe
did-draw-both = mindkettőt berajzolja { AZ($cell) } mezőbe
did-draw-star = berajzol { $symbol } { AZ($cell) } csillagos mezőbe
did-cross = áthúz { $symbol } { AZ($cell) } mezőben
did-room = a szobához veszi { AZ($cell) } mezőt
did-grow = { AZ($cell) } mezővel bővíti a játékterületét
did-grow-next = { AZ($cell) } mezővel is
did-enough = nem rajzol második egeret
did-done = végzett
did-done-lost = végzett, { $count } kockája elveszett

# Ami ebből következett
size = { $number ->
    [2] 2-es
    [3] 3-as
    [4] 4-es
   *[5] 5-ös
  }
the-room = { $number ->
    [5] az
   *[other] a
  } { size } szoba
room-built = megépült egy { size } szoba; a képessége („{ $ability }”) { $use }
points-room-2 = { room-built }
points-room-3 = { room-built }
points-room-4 = { room-built }
points-room-5 = { room-built }
gained-ready = egyszer felhasználható
gained-now = azonnal jár
points-cat = a macskasáv { $cats } macskájából már { $cat } áthúzva
points-cheese = az egér megeszi { $columns ->
    [0] a sora sajtját
   *[other] { $rows ->
        [0] az oszlopa sajtját
       *[other] a sora és az oszlopa sajtját
      }
  }
points-mouse = { $columns ->
    [0] { $rows } egér került egy sorba macskával
   *[other] { $rows ->
        [0] { $columns } egér került egy oszlopba macskával
       *[other] { $rows } egér került egy sorba, { $columns } egy oszlopba macskával
      }
  }
points-area = a { $area } területen most { $mice } egér és { $cats } macska van, egy egér { $worth } pontot ér
points-bonus = a szobában bónuszmező is van, a beleírt szám: { $number }
points-empty = { $cells } üres mező maradt
category-room-2 = 2-es szobák
category-room-3 = 3-as szobák
category-room-4 = 4-es szobák
category-room-5 = 5-ös szobák
category-cat = áthúzott macskák
category-cheese = megevett sajtok
category-mouse = egerek macskával
category-bonus = bónuszmezők
category-empty = üres mezők
sum-room-2 = { CAPITAL(category-room-2) }
sum-room-3 = { CAPITAL(category-room-3) }
sum-room-4 = { CAPITAL(category-room-4) }
sum-room-5 = { CAPITAL(category-room-5) }
sum-cat = { CAPITAL(category-cat) }
sum-cheese = { CAPITAL(category-cheese) }
sum-mouse = { CAPITAL(category-mouse) }
sum-area = { CAPITAL(category-mouse) }
sum-bonus = { CAPITAL(category-bonus) }
sum-empty = { CAPITAL(category-empty) }
chapter-round = { $round ->
    [0] Előkészületek
   *[other] { $round }. kör
  }
event-round = { $round ->
    [1] kész az előkészület
   *[other] vége a körnek
  }
event-star = az utolsó csillagos mezőbe a maradék szimbólum kerül: { $symbol }
event-lost = nincs több üres mező, ezért ez elvész: { $symbol }
event-one-mouse = az egér mellett nincs üres mező egy másodiknak
event-grow = { $count ->
    [0] { the-room } bővítené a játékterületet, de már nincs mivel
   *[other] { the-room } { $count } mezővel bővíti a játékterületet
  }
event-full = { $who } minden mezőt kitöltött: ez az utolsó kör
event-full-waits = { $who } minden mezőt kitöltött, és megvárja a többieket
event-end = vége az utolsó körnek

# Ki következik
prompt-ability = Jön a következő képességlapka.
prompt-star = Gurulnak a kockák a csillagos mezőkhöz.
prompt-roll = Gurulnak a kockák.
urgent-last-round = Utolsó kör.
own-points = { $own } pont
outcome-points = Vége a játéknak. { CAPITAL($who) } győzött { own-points }tal; a második { $other } pontot szerzett.
outcome-filled = Vége a játéknak. { CAPITAL($who) } győzött: másnak is annyi pontja van ({ own-points }), de ő több mezőt töltött ki ({ $cells } : { $fewer }).
outcome-shared = Vége a játéknak. { CAPITAL($who) } osztozik a győzelmen: fejenként { own-points } és { $cells } kitöltött mező.
outcome-alone = Vége a játéknak, az eredményed { $points } pont.
offer-die = { $count ->
    [one] válassz még egy kockát
   *[other] válassz egy kockát, még { $count } van hátra
  }
    .does = { $count ->
        [one] még egy kockát választ
       *[other] kockát választ, még { $count } van hátra
      }
offer-double = írj két egyforma kockát egy mezőbe
    .does = két egyforma kockát ír egy mezőbe
offer-turn = változtass meg egy kockát { $letters } képességgel
    .does = megváltoztat egy kockát { $letters } képességgel
offer-use-detach = válaszd külön, hogy bárhová írhasd
    .does = külön írja, bárhová
offer-use-more = használj eggyel több kockát
    .does = eggyel több kockát használ
offer-use-fewer = használj eggyel kevesebb kockát
    .does = eggyel kevesebb kockát használ
offer-use-more-or-fewer = használj eggyel több vagy eggyel kevesebb kockát
    .does = eggyel több vagy eggyel kevesebb kockát használ
offer-use-move = helyezz át egy számot
    .does = áthelyez egy számot
offer-use-diagonal = írj ebben a körben átlósan is
    .does = átlósan is ír ebben a körben
offer-use-write-3 = írj be még egy 3-ast
    .does = beír még egy 3-ast
offer-enough = hagyd ki a második egeret
    .does = kihagyja a második egeret
offer-done = fejezd be a kört
    .does = befejezi a kört
offer-done-lost = fejezd be a kört, mert a maradék kockáknak nincs helyük
    .does = befejezi a kört, mert a maradék kockáknak nincs helyük
task-place = válassz { $the } { $where }
    .does = { $the } választ { $where }
where-first = egy tetszőleges üres mezőt
where-beside = egy üres mezőt a kör többi kockája mellett
where-corner = egy üres mezőt a kör többi kockája mellett, akár átlósan
where-detached = egy tetszőleges üres mezőt, nem kell a többi mellé kerülnie
task-star = válassz { $the } egy csillagos mezőt
    .does = { $the } választ egy csillagos mezőt
task-write = írj be { $symbol } egy tetszőleges üres mezőbe
    .does = { $symbol } ír be egy tetszőleges üres mezőbe
task-draw = rajzolj be { $symbol } egy tetszőleges üres mezőbe
    .does = { $symbol } rajzol be egy tetszőleges üres mezőbe
task-room = a beírt számmal ({ $cell }) megépül egy { size } szoba: válaszd ki a mezőit ezek mellé: { $cells }
    .does = kiválasztja a most megépült { size } szoba ({ $cell }) mezőit ezek mellé: { $cells }
task-grow = { $count ->
    [one] bővítsd a játékterületedet egy mezővel, bárhol
   *[other] bővítsd a játékterületedet { $count } mezővel, bárhol, de egybefüggően
  }
    .does = { $count ->
        [one] egy mezővel bővíti a játékterületét, bárhol
       *[other] { $count } mezővel bővíti a játékterületét, bárhol, de egybefüggően
      }
task-grow-touching = { $count ->
    [one] bővítsd a játékterületedet egy szomszédos mezővel
   *[other] bővítsd a játékterületedet { $count } mezővel; az első legyen szomszédos vele
  }
    .does = { $count ->
        [one] egy szomszédos mezővel bővíti a játékterületét
       *[other] { $count } mezővel bővíti a játékterületét; az első szomszédos vele
      }
task-grow-next = { $count ->
    [one] bővítsd még egy mezővel ezek mellett: { $cells }
   *[other] bővítsd még { $count } mezővel ezek mellett: { $cells }
  }
    .does = { $count ->
        [one] még egy mezővel bővíti ezek mellett: { $cells }
       *[other] még { $count } mezővel bővíti ezek mellett: { $cells }
      }
task-number = válaszd ki, melyik számot írod be
    .does = kiválasztja, melyik számot írja be
task-symbol = válaszd ki, melyik szimbólumot rajzolod be
    .does = kiválasztja, melyik szimbólumot rajzolja be
task-cross = válassz egy szobán kívüli számot, amelyet áthúzol és máshová írsz
    .does = szobán kívüli számot választ, amelyet áthúz és máshová ír
task-mouse = rajzolj be egy egeret egy tetszőleges üres mezőbe
    .does = egeret rajzol be egy tetszőleges üres mezőbe
task-mouse-2 = rajzolj be egy második egeret { AZ($cell) } mellé
    .does = második egeret rajzol { AZ($cell) } mellé

# Az állás szavakban
view-round = { $level }. szint, { $round ->
    [0] az első kör előtt
   *[other] { $round }. kör
  }.
view-ability = Minden { size } szoba után egyszer használható { AZ($letter) } képesség: { $about }
view-rolled = A dobás: { $dice }.
view-near = Az a kör lesz az utolsó, amelyben megtelik egy lap. Ehhez most { $who } van a legközelebb: { $cells } üres mező.
view-near-alone = Az a kör lesz az utolsó, amelyben megtelik a lapod: még { $cells } üres mező.
view-near-all = A játék akkor ér véget, amikor mindenki lapja megtelt. Üres mezők: { $left }.
view-left = { $who } { $cells }
view-last = Ez az utolsó kör. Minden mezőt kitöltött: { $who }.
view-writing = Még nem végzett: { $who }.
view-player = { $who }: { view-points } ({ $parts }), { view-supplies }
view-points = { $points } pont
view-supplies = { $empty } üres mező.
view-part = { $what }: { $points }
view-part-none = még semmiért
view-circles = { $who }, { size } szobák: { $rooms }; a képesség { $free ->
    [0] már felhasználva
   *[other] még { $free } alkalommal felhasználható
  }.
view-track = { $who }: { $cats } macskából { $crossed } áthúzva, a következő: { $next }.
brings-0 = szám nélküli
brings-number = { $symbol } hoz
brings-any = tetszőleges számot hoz
brings-full = nincs, betelt a sáv
view-dice = { $who }, kockák: { $dice }; { $need } közül { $used } felhasználva.
view-die-used = { $symbol } (felhasználva)
view-star-dice = { $who }, a csillagos mezők szimbólumai: { $dice }.
view-linked = { $who }, a kör eddigi kockáinak mezői: { $cells }.
view-diagonal = { $who }: a kockák átlósan is szomszédosak lehetnek, a következő dobásig.
view-rooms = { $who }, szobák: { $rooms }.
view-loose = { $who }, szobán kívüli számok: { $numbers }.
view-number = { size } itt: { $cells }
view-next = { $before }; { $last }
view-double = { $who }, kettőnek számító mezők: { $cells }.
view-cats = { $who }, macskák: { $cells }.
view-mice = { $who }, egerek: { $cells }.
view-crossed = { $who }, áthúzva: { $cells }.
view-empty = { $who }, üres: { $cells }.
view-outside = { $who }, még nem része a játékterületnek: { $cells }.
view-cheese = { $who }, ezekben a sorokban és oszlopokban megették a sajtot: { $eaten }; megvan még: { $left }.
view-area = { $who }, { $area } terület: { $cats } macska, { $mice } egér, egyenként { $worth }: { $points } pont.
view-then = { $who }, utána: { $task }.

# Ami rá van nyomtatva
setting-grid = Mindenkinek ugyanolyan lapja van: az oszlopok balról jobbra a-tól { $last }-ig, a sorok fentről lefelé 1-től { $rows }-ig.
setting-missing = Itt nincs mező: { $cells }.
setting-rooms = Szobák: a két 2-esből álló { $two } pont, a három 3-asból álló { $three }, a négy 4-esből álló { $four }, az öt 5-ösből álló { $five }.
setting-level-1 = A macskákat nem berajzolod, hanem áthúzod a macskasávon. Minden áthúzott macska és minden megevett sajt 1 pont.
setting-level-2 = Minden sorban és minden oszlopban, ahol van macska, minden egér 1 pont. Ha egy bónuszmezőbe írt szám egy szoba része, annyi pontot is ér.
setting-level-3 = Minden területen 1 pont egy egér, ha van ott egy vagy két macska, és 2, ha három vagy több. Ha egy bónuszmezőbe írt szám egy szoba része, annyi pontot is ér.
setting-level-4 = Minden megevett sajt 1 pont. Minden sorban és minden oszlopban, ahol van macska, minden egér 1 pont.
setting-start = A játékterület eleinte: { $cells }; minden szoba annyi mezővel bővíti, ahányas a szoba.
setting-growth-free = Az új mezők bárhol lehetnek, de egymással összefüggenek.
setting-growth-touching = Az új mezők egymással összefüggenek, és legalább egyikük szomszédos a játékterülettel.
setting-cheese = Sajt van ezeknek a soroknak és oszlopoknak a végén: { $lines }.
setting-track = A macskasáv macskái sorban: { $cats }.
setting-stars = Csillagos mezők, amelyek az első kör előtt telnek meg: { $cells }.
setting-bonus = Bónuszmezők: { $cells }.
setting-area = A { $area } terület: { $cells }.
setting-end-first = Az a kör az utolsó, amelyben valakinek megtelik a lapja; a végén minden üres mező 1 pontba kerül.
setting-end-all = A játék akkor ér véget, amikor mindenki minden mezőjét kitöltötte; az üres mezőkért nem jár levonás.

# Magyarázatok
about-detach = Egy kockádat nem kell a többi mellé írnod.
about-number_for_mouse = Egér helyett írj be egy számot 2 és 5 között.
about-plus_minus_one = Növeld vagy csökkentsd eggyel egy számkocka értékét.
about-more_or_fewer = Ebben a körben eggyel több vagy kevesebb kockát használsz.
about-swap = 5-ös helyett 2-est, 2-es helyett 5-öst írhatsz be.
about-move = Húzz át egy szobán kívüli számot, és írd be máshová.
about-animal_for_number = Szám helyett rajzolj be egy macskát vagy egy egeret.
about-double = Két egyforma kockát egy mezőbe írsz: kettőnek számít.
about-diagonal = Ebben a körben a kockáid átlósan is szomszédosak lehetnek.
about-write_3 = Írj be egy 3-ast bármelyik üres mezőbe.
about-any_symbol = Azonnal: rajzolj be egy tetszőleges szimbólumot.
about-mice = Azonnal: rajzolj be egy egeret, vagy kettőt egymás mellé.
about-die = Kocka: válaszd ki, azután a mezőjét is.
about-die-used = Ezt a kockát már felhasználtad.
about-die-unrolled = Ezzel a kockával még nem dobtatok.
about-die-hand = Ez van a kezedben: válassz neki mezőt.
about-hand = Ezt kell most beírni: válassz neki mezőt.
about-circles = Egy { size } szoba { $points } pont, és egyszer felhasználható a képessége. Szobák: { $rooms }, felhasználható még: { $free }.
about-track = Minden kiválasztott macska után áthúzod itt a következőt, 1-1 pontért; ha szám van rajta, azt azonnal be kell írnod.
about-cheese = Ha egeret rajzolsz ebbe a sorba vagy oszlopba, megeszi a sajtot, 1 pontért.
note-room = egy szoba része
note-double = kettőnek számít
note-crossed = áthúzva, a mező kitöltött marad
note-star = csillagos mező, az első kör előtt telik meg
note-bonus = bónuszmező: ha a beleírt szám egy szoba része, annyi pontot is ér
note-outside = még nem része a játékterületnek; minden szoba annyi mezővel bővíti, ahányas a szoba
note-area = { $area } terület
sign-number = Szám: írd be. Két 2-es, három 3-as, négy 4-es vagy öt 5-ös egymás mellett megépít egy szobát.
sign-cat = Macska: a sorában, oszlopában vagy területén pontot érnek vele az egerek; az 1. szinten áthúzod vele a macskasáv következő macskáját.
sign-mouse = Egér: megeszi a sajtot, vagy a macskákkal együtt ér pontot, a szint szerint.
sign-die = Kocka. Mindenkinek ugyanaz a négy gurul; mindenki hármat ír be, egymással szomszédos mezőkbe.
sign-room = Szoba, falakkal: pontot ér, és egyszer felhasználható vele a száma képessége.
sign-double = Ebben a mezőben két kocka van: kettőnek számít.
sign-crossed = Áthúzott szám, amelyet máshová írtak be; a mező kitöltött marad.
sign-circle = A képesség még egyszer felhasználható.
sign-circle-used = Ezt az alkalmat már felhasználták.
sign-box = Egy szám képességmezője: mennyit ér a szobája, mi a képessége, és hányszor használható még fel; színes, amíg felhasználható.
sign-more = Eggyel több vagy eggyel kevesebb kocka.
sign-star = Csillagos mező: az első kör előtt telik meg három kockával.
sign-bonus = Bónuszmező: ha a beleírt szám egy szoba része, annyi pontot is ér; olyankor a jel is kitöltött.
sign-cheese = Sajt: a sorába vagy oszlopába rajzolt első egér megeszi, 1 pontért.
sign-cheese-eaten = Ezt a sajtot már megették.
sign-track = Az 1. szint macskasávja: minden kiválasztott macska után áthúzod a következőt, 1 pontért.
sign-track-number = Macska számmal: aki áthúzza, azonnal beírja ezt a számot; a „?” tetszőleges szám.
sign-track-crossed = Áthúzott macska.
sign-outside = 4. szint: ez a mező még nem része a játékterületnek.
sign-choice = Választható, vagy éppen beírandó szimbólum.
sign-tick = Ez a játékos befejezte a kört.
sheet-dice-left = még { $count } kocka
sheet-round = { $round }. kör
sheet-last = Utolsó kör
sheet-level = { $level }. szint
sheet-sum = összesen
sheet-empty = a végén egyenként −1

# Amit a gombok mondanak
label-done = Kész
label-enough = Nincs második egér
label-symbol = Legyen { $symbol }
label-cell = { CAPITAL($symbol) } ide: { $cell }
label-cross = Áthúzás: { $cell }
label-room = A szobához: { $cell }
label-grow = Bővítés: { $cell }
label-use-detach = Különálló kocka ({ $letter })
label-use-more = Eggyel több kocka ({ $letter })
label-use-fewer = Eggyel kevesebb kocka ({ $letter })
label-use-move = Szám áthelyezése ({ $letter })
label-use-diagonal = Átlós szomszédság ({ $letter })
label-use-write-3 = Még egy 3-as ({ $letter })
label-turn = { CAPITAL($symbol) } helyett { $wanted }
label-double = Két kocka egy mezőbe: { $symbol }
label-die = Kocka: { $symbol }

# Beállítások
option-level = Szint
option-level-help = A négy lap közül melyiket kapja mindenki, 1-től (legkönnyebb) 4-ig.
option-level-1 = 1. szint
option-level-1-help = A macskák a sávra kerülnek, az egerek a lap szélén eszik a sajtot. A legkönnyebb.
option-level-2 = 2. szint
option-level-2-help = Az egerek a sorukban és oszlopukban lévő macskákért érnek pontot; öt bónuszmező.
option-level-3 = 3. szint
option-level-3-help = Négy színes terület: az egerek a területük macskáiért érnek pontot.
option-level-4 = 4. szint
option-level-4-help = Kis terület, amely minden szobával nő.
option-abilities = Képességek
option-abilities-help = Véletlen: a tizenkét lapkát megkeveritek, és négyet felfedtek, ahogy a szabálykönyv írja. Az 1. szint első játékához az A B C D a legkönnyebb, ott ez a szokásos. Vagy négy saját, különböző betű A és L között, sorban a 2-es, 3-as, 4-es és 5-ös szobákhoz.
option-abilities-usual = szokás szerint: az 1. szinten A B C D, a többin véletlen
option-abilities-random = véletlen
option-abilities-ABCD = A B C D, első játékhoz
option-abilities-A = A: { ability-detach }
option-abilities-A-help = { about-detach }
option-abilities-B = B: { ability-number_for_mouse }
option-abilities-B-help = { about-number_for_mouse }
option-abilities-C = C: { ability-plus_minus_one }
option-abilities-C-help = { about-plus_minus_one }
option-abilities-D = D: { ability-more_or_fewer }
option-abilities-D-help = { about-more_or_fewer }
option-abilities-E = E: { ability-swap }
option-abilities-E-help = { about-swap }
option-abilities-F = F: { ability-move }
option-abilities-F-help = { about-move }
option-abilities-G = G: { ability-animal_for_number }
option-abilities-G-help = { about-animal_for_number }
option-abilities-H = H: { ability-double }
option-abilities-H-help = { about-double }
option-abilities-I = I: { ability-diagonal }
option-abilities-I-help = { about-diagonal }
option-abilities-J = J: { ability-write_3 }
option-abilities-J-help = { about-write_3 }
option-abilities-K = K: { ability-any_symbol }
option-abilities-K-help = { about-any_symbol }
option-abilities-L = L: { ability-mice }
option-abilities-L-help = { about-mice }
option-growth = Bővítés
option-growth-help = 4. szint: az új mezők bárhol lehetnek, vagy legalább egynek érintenie kell a területedet.
option-growth-free = bárhol
option-growth-touching = a terület mellett

# Miért jó egy lépés
reason-margin = { $margin }
reason-margin-alone = várható eredmény a végén: { $points } pont
reason-done = befejezed a kört; { $margin }
reason-done-alone = befejezed a kört; várható eredmény: { $points } pont
reason-enough = szabadon marad a mező; { $margin }
reason-enough-alone = szabadon marad a mező; várható eredmény: { $points } pont
reason-room = megépít egy { size } szobát: { $points } pont
reason-cat = áthúzza a macskasáv következő macskáját: { $points } pont
reason-cheese = az egér { $points } sajtot eszik meg: { $points } pont
reason-mouse = egerek macskával: { $points } pont
reason-bonus = bónuszmező egy szobában: { $points } pont
reason-use = egyszer használható lesz ez a képesség: „{ $ability }”
reason-part = { $left ->
    [one] már csak egy { size } hiányzik a szobához
   *[other] még { $left } darab { size } hiányzik a szobához
  }
reason-bonus-near = a szobában bónuszmező is lenne
reason-fills = kitölt egy mezőt, amely a végén egy pontba kerülne
reason-grow = most { $count } üres mezőbe írhatsz
reason-room-bonus = bónuszmezőt vesz a szobához: { $points } pont
reason-room-cells = { $count } egyforma számból a többi szabad marad a következő szobához
reason-cross = ez a szám még egyik szobában sincs benne
reason-best = { AZ($cell) } mezőben { $points } pontot hoz
reason-fits = { AZ($cell) } mezőben van a legjobb helye
reason-more = eggyel több kockát írhatsz be ebben a körben
reason-fewer = eggyel kevesebb kockát kell beírnod ebben a körben
reason-diagonal = ebben a körben átlósan is szomszédosak a kockák, így több mező elérhető
advice-best = mivel szerezhetsz { $points } pontot { AZ($cell) } mezőben
advice-fits = mi illik a legjobban { AZ($cell) } mezőbe
advice-done = ebben a körben ennyi elég, több kocka már inkább ártana
advice-enough = hagyd szabadon a mezőt, jobb is jöhet oda
advice-room = felépíthetsz egy { size } szobát { $points } pontért
advice-cat = egy macskával áthúzhatod a macskasáv következő macskáját { $points } pontért
advice-cheese = egy egérrel { $points } sajtot ehetsz meg { $points } pontért
advice-mouse = az egerek a macskákkal { $points } pontot hozhatnak
advice-bonus = egy bónuszmező is szobába kerülhet { $points } pontért
advice-use = megszerezheted a „{ $ability }” képességet
advice-part = { $left ->
    [one] közelebb kerülhetsz egy szobához, utána már csak egy { size } hiányzik
   *[other] közelebb kerülhetsz egy szobához, utána még { $left } darab { size } hiányzik
  }
advice-bonus-near = a készülő szobában bónuszmező is lehet
advice-fills = kitölthetsz egy mezőt, amely a végén egy pontba kerülne
advice-grow = bővíts úgy, hogy még ebben a körben is tudj oda írni; utána { $count } üres mezőbe írhatsz
advice-room-bonus = bónuszmezőt is vehetsz a szobához { $points } pontért
advice-room-cells = a szobából kimaradó számok maradjanak együtt a következő szobához
advice-cross = olyan számot húzz át, amelyik egyik szobában sincs benne
advice-more = most eggyel több kockát is beírhatsz
advice-fewer = most eggyel kevesebb kocka is elég
advice-diagonal = most átlósan is írhatsz, így több mezőt érsz el

# Hibák a saját tartozékok fájljában.
wrong-no-start = { $key }: nincs mező, ahol kezdeni lehet; legalább egy kell
wrong-rows = { $key }: egyforma hosszú sorok kellenek
wrong-cells = { $key }: { $rows } sor, mindegyik { $columns }; összesen legfeljebb { $most } mező lehet
wrong-cell = { $key }: { $found }; a lap egyik mezője kell
wrong-many-cells = { $key }: legfeljebb { $most } mező lehet, és mind különböző
wrong-line-twice = { $key }: egy sor kétszer szerepel; mindegyik legfeljebb egyszer lehet
wrong-cats = { $key }: { $cats } macska; legfeljebb { $most } lehet
wrong-abilities = { $key }: mind a tizenkét képesség kell, mindegyik egyszer

error-abilities = Képességek: ez nem lehet: „{ $given }”. Ami lehet: a szokásosak, véletlenek, vagy négy különböző betű A-tól L-ig.

# Megkezdett játszma, a lapokról beírva.
keep-under-way = Hol tartotok?
    .help = Úgy töltsd ki, ahogy két kör között áll, a dobás előtt.
keep-round = A következő kör száma
keep-ability-2 = A 2-es szobák képessége
keep-ability-3 = A 3-as szobák képessége
keep-ability-4 = A 4-es szobák képessége
keep-ability-5 = Az 5-ös szobák képessége
pen-unknown = még nincs kiválasztva
pen-room = Szoba
    .help = Ugyanannak a szobának két mezője, egymás után. A falak maguktól kerülnek fel; ahol több szoba is lehetne, itt mondd meg, melyik mezők tartoznak össze.
pen-area = Új mező
    .help = üres mező, amellyel a játékterület bővült
pen-double = Dupla
    .help = két kocka egy mezőben (H képesség)
pen-cross = ✕
    .help = elköltöztetett szám helye (F képesség)
fault-first-round = Az 1. kör előtt még semmi sincs beírva: hányadik kör következik?
fault-abilities = Válassz négy különböző képességet, úgy, ahogy az asztalon vannak.
fault-over = Megtelt egy lap, tehát a játék véget ért.
fault-stars = { $who }: a csillagos mezőket az első kör előtt kellett kitölteni.
fault-used = { $who }: { $rooms } szoba épült ebből: { $number }, de { $used } karika van áthúzva.
fault-moved = { $who }: elköltöztetett szám (✕): { $cells }, az F képesség használata: { $used }. A kettőnek egyeznie kell.
fault-doubled = { $who }: dupla mező: { $cells }; ennyiszer kellett volna a H képességet használni.
fault-growth = { $who }: a szobák { $wanted } új mezőt hoznak, de { $added } van a lapon.
