name = Marabunta
tagline = Oszd ketté a kockákat, hadd válasszon az ellenfeled, és népesítsd be hangyáiddal a rétet.
cover = Két boly hangyái leveleket visznek a piknikterítőn át, egy láda és egy hatalmas süti mellett.
area-territory = Terület
area-leaves = Levelek
area-plates = Kockák

# Dolgok
region-pink = rózsaszín
region-blue = kék
region-green = zöld
region-grey = szürke
region-yellow = sárga
region-orange = narancssárga
face-0 = 0
face-1 = 1
face-2 = 2
face-3 = 3
face-chest = láda
face-circle = kör
token-two_chests = két láda
token-two_circles = két kör
token-write_1 = egy 1-es
token-two_zeros = két nulla
token-cross_two = két áthúzás
token-free_zero = szabad nulla
token-repeat_die = kocka még egyszer
token-last_cake = utolsó süti
ability-write_1 = egy 1-es
ability-write_2 = egy 2-es
ability-free_zero = szabad nulla
ability-free_three = szabad hármas
ability-two_cakes = két süti
ability-vp_2 = 2 pont
ability-vp_3 = 3 pont
ability-triple_one = három 1-es
ability-cross_two = két áthúzás
ability-two_circles = két kör
item-die = { $region } { $face }
item-token = a lapka ({ $token })
# Amit valaki felhasznál, tárgyesetben.
used-die = a { $region } { $face }
used-token = a lapkát ({ $token })
used-0 = 0-t
used-1 = 1-est
used-2 = 2-est
used-3 = 3-ast
used-chest = ládát

# Ami történt, alany nélkül
fall-start = { $who }
chance-start = Először { $who } oszt.
fall-token = { $token }
chance-token = Az új lapka: { $token }.
chance-roll = { $region } { $face }
chances-roll = A dobás: { $what }.
did-split = így oszt: { $one } – vagy { $other }
did-take = ezt a csoportot választja: { $group }
did-use = felhasználja { $item }
did-use-circle = beszínez egy kört a { $region } levélen a { $region } kockával
did-repeat = megismétli { $item }
did-repeat-circle = { did-use-circle }
did-write = { figure } ír a { $region } { $hex } hatszögbe
did-write-anthill = egy hangyaboly áthúzásával { figure } ír a { $region } { $hex } hatszögbe
did-cross = áthúzza a { $region } { $hex } hatszöget
did-chest = áthúz egy ládát („{ $ability }”, még { $left } kell hozzá)
did-unlock = az utolsó láda áthúzásával feloldja ezt a képességet: „{ $ability }”
did-colour = beszínez egy kört a { $region } levélen
did-decline = lemond a képességről, hogy megtartsa a hangyabolyt
did-done = végzett
did-done-unused = végzett, ezt nem használta fel: { $items }
figure = { $number ->
    [0] 0-t
    [1] 1-est
    [2] 2-est
   *[3] 3-ast
  }

# Ami ebből következett
points-cake = áthúzva a sor { $cake }. sütije
points-ability = áthúzva a csoport mind a { $chests } ládája
points-region = övé a { $region } régió, { $own } : { $other }, és a levelén { $circles } köre van
sum-cake = Sütik
sum-ability = Képességek
sum-region = Megnyert régiók
chapter-round = { $round }. kör
event-tied = döntetlen a { $region } régióban, { $sum } : { $sum }, senki sem kap pontot
event-lost = a többinek már nincs hely
event-rest = a másik csoportot { $who } kapja
event-round = a következő körben { $who } oszt
event-round-cake = a következő körben { $who } oszt, és a lapka az utolsó süti
event-end-region = { $who } kitöltötte az egész { $region } régiót: ez az utolsó kör
event-end-leaf = { $who } beszínezte a { $region } levél utolsó körét: ez az utolsó kör
event-end-cakes = { $who } elfoglalta az utolsó sütis hatszöget: ez az utolsó kör

# Ki következik
prompt-start = A véletlen dönt, ki oszt először.
prompt-token = Jön a következő lapka.
prompt-roll = Gurulnak a kockák.
urgent-last-round = Utolsó kör.
outcome-points = Vége a játéknak. { CAPITAL($who) } győzött, { $own } : { $other }.
outcome-cakes = Vége a játéknak, { $own } : { $other }. { CAPITAL($who) } győzött, mert több sütit húzott át ({ $cakes } : { $fewer }).
outcome-trigger = Vége a játéknak. Mindkét oldalon { $own } pont és { $cakes } süti: { $who } győzött, mert ő idézte elő a játék végét.
offer-split = oszd két csoportra a kockákat és a lapkát
    .does = két csoportra osztja a kockákat és a lapkát
offer-take = válassz csoportot
    .does = csoportot választ
offer-use-any = használj fel egy kockát vagy a lapkát
    .does = felhasznál egy kockát vagy a lapkát
offer-use-die = használj fel egy kockát
    .does = felhasznál egy kockát
offer-use-token = használd fel a lapkát
    .does = felhasználja a lapkát
offer-repeat = válaszd ki, melyik kockát ismétled meg
    .does = kiválasztja, melyik kockát ismétli meg
offer-decline = mondj le róla, és tartsd meg a hangyabolyt
    .does = lemond róla, és megtartja a hangyabolyt
offer-done = fejezd be
    .does = befejezi
offer-done-forced = nincs már mit felhasználnod, fejezd be
    .does = már semmit sem tud felhasználni, befejezi
task-write = írj { figure } a { $region } régió egyik hatszögébe
    .does = { figure } ír a { $region } régió egyik hatszögébe
task-write-any = írj { figure } egy hatszögbe
    .does = { figure } ír egy hatszögbe
task-write-ability = írj { figure } egy hatszögbe a képességgel
    .does = { figure } ír egy hatszögbe a képességgel
task-write-freely = írj { figure } bármelyik elérhető hatszögbe
    .does = { figure } ír bármelyik elérhető hatszögbe
task-first-zero = írd be az első 0-t
    .does = beírja az első 0-t
task-second-zero = írd a második 0-t { AZ($hex) } mellé
    .does = a második 0-t írja { AZ($hex) } mellé
task-first-one = írd be a három 1-es közül az elsőt
    .does = beírja a három 1-es közül az elsőt
task-second-one = írd a második 1-est { AZ($hex) } mellé
    .does = a második 1-est írja { AZ($hex) } mellé
task-third-one = írd a harmadik 1-est { AZ($hex) } és { AZ($other) } mellé
    .does = a harmadik 1-est írja { AZ($hex) } és { AZ($other) } mellé
task-first-cross = húzd át az első hatszöget
    .does = áthúzza az első hatszöget
task-second-cross = húzz át még egy hatszöget { AZ($hex) } mellett
    .does = áthúz még egy hatszöget { AZ($hex) } mellett
task-cake-cross = húzz át egy sütis hatszöget
    .does = áthúz egy sütis hatszöget
task-chests = { $count ->
    [one] húzz át egy ládát
   *[other] húzz át egy ládát, összesen { $count } jár
  }
    .does = { $count ->
        [one] áthúz egy ládát
       *[other] áthúz egy ládát, összesen { $count } jár
      }
task-circles = { $count ->
    [one] színezz be egy kört valamelyik levélen
   *[other] színezz be egy kört, összesen { $count } jár, mindegyik más levélen
  }
    .does = { $count ->
        [one] beszínez egy kört valamelyik levélen
       *[other] beszínez egy kört, összesen { $count } jár, mindegyik más levélen
      }
task-circles-other = { $count ->
    [one] színezz be egy kört valamelyik levélen, de nem a { $region } levélen
   *[other] színezz be egy kört, összesen { $count } jár, de nem a { $region } levélen
  }
    .does = { $count ->
        [one] beszínez egy kört valamelyik levélen, de nem a { $region } levélen
       *[other] beszínez egy kört, összesen { $count } jár, de nem a { $region } levélen
      }
task-repeat = válaszd ki, melyik kockát ismétled meg
    .does = kiválasztja, melyik kockát ismétli meg
task-land = jön, ami { AZ($hex) } hatszögön van

# Az állás szavakban
view-round = { $round }. kör. { CAPITAL($who) } oszt.
view-token = A lapka: { $token }.
view-tokens = Még hátralévő lapkák: { $tokens }.
view-dice = A dobás: { $dice }.
view-groups = A csoportok: { $one } – vagy { $other }.
view-taken = { CAPITAL($who) } csoportja: { $items }.
view-left = { CAPITAL($who) } még felhasználhatja: { $items }.
view-unused = { CAPITAL($who) } nem használta fel: { $items }.
view-then = Utána: { $task }.
view-near-region = Az a kör lesz az utolsó, amelyben megtelik egy régió: ehhez legközelebb a { $region } van, még { $hexes } hatszöge szabad;
view-near-leaf = vagy megtelik egy levél: ehhez legközelebb a { $region } van, még { $circles } köre üres;
view-near-cakes = vagy elfogynak a sütis hatszögek: még { $cakes } elérhető.
view-last = Ez az utolsó kör: { $who } { $way }.
view-last-region = kitöltött egy régiót
view-last-leaf = beszínezte egy levél utolsó körét
view-last-cakes = elfoglalta az utolsó sütis hatszöget
view-player = { $who }: { view-points }, { view-supplies }
view-points = { $points } pont
view-supplies = { $row } sütiből { $cakes } áthúzva, hangyaboly: { $anthills }.
view-group = { $who }, „{ $ability }”: { $size } ládából { $crossed } áthúzva.
view-region = A { $region } régió: { $first } { $red }, { $second } { $blue }; körök: { $first } { $redcircles }, { $second } { $bluecircles }, üres { $empty }; hatszögek: { $marks }.
mark-number = { $hex } { $who } { $number }
mark-cross = { $hex } áthúzva
mark-none = mind elérhető

# Ami rá van nyomtatva
setting-grid = A terület tizenkét oszlop, a-tól l-ig, mindegyikben hét hatszög, felül az 1-es. A b, d, f, h, j és l oszlop fél hatszöggel lejjebb van.
setting-region = A { $region } régió: { $hexes }. Süti: { $cakes }. Láda: { $chests }.
setting-cakes = A tábla sütijei fölötti pontok sorban: { $row }.
setting-points = { $points }
setting-ability = „{ $ability }”: { $size } láda áthúzása után. { $about }

# Magyarázatok
round-name = Kör
round-last = Utolsó kör
round-title = Az a kör lesz az utolsó, amelyben megtelik egy régió vagy egy levél, vagy elfogynak a sütis hatszögek.
hex-cake = süti
hex-chest = láda
leaf-title = A { $region } régió pontozólevele: akinek ott nagyobb az összege, annyi pontot kap, ahány saját köre van rajta; { $first } { $red }, { $second } { $blue }, üres { $empty }.
die-title = A { $region } dobókocka.
anthill-title = Egy hangyaboly áthúzásával a saját számaidtól távol is írhatsz.
cakes-title = Minden sütis hatszög, amelybe írsz, áthúzza a következő sütidet, és a fölötte álló pontot adja.
sign-region = Egy régió a színével és a jelével; az ugyanilyen színű kockával ide írsz.
sign-written = A piros (karikában) és a kék játékos (négyzetben) számai: akié a nagyobb összeg, az nyeri a régiót.
sign-chest = Húzd át a következő ládát bármelyik csoportodban; ha a csoport betelt, használhatod a képességét.
sign-circle = Színezz be egy kört a kocka régiójának levelén: annak hoz pontot, aki a régiót megnyeri.
about-two_chests = Húzz át két ládát a tábládon.
about-two_circles = Színezz be egy-egy üres kört két különböző levélen.
about-write_1 = Írj egy 1-est bármelyik régióba, saját szám mellé vagy hangyabollyal.
about-write_2 = Írj egy 2-est bármelyik régióba, saját szám mellé vagy hangyabollyal.
about-two_zeros = Írj két nullát egymás mellé; az elsőt saját szám mellé vagy hangyabollyal.
about-cross_two = Húzz át bárhol két szomszédos, elérhető hatszöget.
about-free_zero = Írj egy nullát bármelyik elérhető hatszögbe.
about-free_three = Írj egy hármast bármelyik elérhető hatszögbe.
about-repeat_die = Használd fel még egyszer a csoportod egyik kockáját.
about-last_cake = Húzz át egy elérhető sütis hatszöget a területen. Ez kötelező.
about-two_cakes = Húzd át a következő két sütidet: megkapod a pontjaikat.
about-vp_2 = Kapsz 2 pontot.
about-vp_3 = Kapsz 3 pontot.
about-triple_one = Írj három, egymással szomszédos 1-est; az elsőt saját szám mellé vagy hangyabollyal.

# Gombok
label-done = Kész
label-decline = Lemondok, megtartom a hangyabolyt
label-repeat = Még egyszer: { $item }
label-colour = Kör a { $region } levélen
label-chest = Láda áthúzása: { $ability }
label-hex = Hatszög: { $hex }
label-hex-anthill = Hatszög: { $hex }, egy hangyabolyba kerül
label-use = Felhasználom: { $item }
label-take = Ezt választom: { $group }
label-split = Külön csoport: { $group }

# Ami kinyomtatható
print-map-symbol = Területtábla, szimbólumos oldal
print-map-no_symbol = Területtábla, szimbólum nélküli oldal
print-boards-symbol = Játékostáblák, szimbólumos oldal
print-boards-no_symbol = Játékostáblák, szimbólum nélküli oldal

# Beállítások
option-territory = Területtábla
option-territory-help = A szimbólum nélküli oldalon a kék hatszögek szétszórva fekszenek.
option-territory-symbol = szimbólumos oldal
option-territory-symbol-help = Hat régió, mind összefüggő.
option-territory-no_symbol = szimbólum nélküli oldal
option-territory-no_symbol-help = A kék hatszögek szétszórva fekszenek, mégis egyetlen régió.
option-boards = Játékostáblák
option-boards-help = A két oldalon más képességek vannak; mindkét játékos ugyanazt használja.
option-boards-symbol = szimbólumos oldal
option-boards-symbol-help = { ability-write_1 }, { ability-free_zero }, { ability-two_cakes }, { ability-vp_3 }, { ability-free_three }
option-boards-no_symbol = szimbólum nélküli oldal
option-boards-no_symbol-help = { ability-cross_two }, { ability-vp_2 }, { ability-write_2 }, { ability-two_circles }, { ability-triple_one }
option-triple = Három 1-es
option-triple-help = Mivel legyen szomszédos a képesség harmadik 1-ese.
option-triple-both = mindkét másikkal
option-triple-either = legalább az egyikkel

# Miért jó egy lépés
reason-points = azonnal { $points } pontot ér
reason-lead = átveszi a vezetést a { $region } régióban, amely most { $points } pontot ér
reason-widen = { $lead } pontra növeli az előnyt a { $region } régióban
reason-tie = kiegyenlít a { $region } régióban, így az ellenfél elesik { $points } ponttól
reason-gap = { $gap } pontra csökkenti a hátrányt a { $region } régióban
reason-circle-led = a { $region } levél, ahol vezetsz, már { $points } pontot ér neked
reason-circle-open = a { $region } levél már { $points } pontot ér neked, és a régióban még döntetlen az állás
reason-circle-lost = egy kör a { $region } levélen, bár ott az ellenfél vezet
reason-unlock = feloldja a képességet: „{ $ability }”
reason-chest = már csak { $left } láda hiányzik ehhez: „{ $ability }”
reason-opens = utat nyit a { $region } régióba
reason-cakes-near = { $count ->
    [one] egy süti mellé ér
   *[other] { $count } süti mellé ér
  }
reason-chests-near = { $count ->
    [one] egy láda mellé ér
   *[other] { $count } láda mellé ér
  }
reason-blocks = { $count ->
    [one] elvesz egy sütit az ellenfél elől
   *[other] { $count } sütit vesz el az ellenfél elől
  }
reason-anthill = egy hangyabolyba kerül; marad: { $left }
reason-ends = ezzel a körrel véget ér a játék
reason-split = akármelyik csoportot választja az ellenfél, { $margin }
reason-take = ezzel { $margin }, a másik csoporttal { $other }
reason-done = a maradék nem hoz többet; { $margin }
reason-margin = { $margin }
advice-split = két olyan csoport, amelyikből bármelyiknek örülnél, hiszen az egyiket az ellenfél viszi el
advice-take = az a csoport, amelyiknek a kockáit jobban tudod használni; a másik az ellenfélé lesz
advice-done = ennyi elég, ami maradt, az már nem segít
advice-points = azonnal { $points } pontot szerezhetsz
advice-lead = átveheted a vezetést a { $region } régióban, amely most { $points } pontot ér
advice-widen = { $lead } pontra növelheted az előnyödet a { $region } régióban
advice-tie = kiegyenlíthetsz a { $region } régióban, és akkor az ellenfél elesik { $points } ponttól
advice-gap = { $gap } pontra csökkentheted a hátrányodat a { $region } régióban
advice-circle-led = egy körrel már { $points } pontot ér neked a { $region } levél, és ott te vezetsz
advice-circle-open = egy körrel már { $points } pontot ér neked a { $region } levél, és a régióban még döntetlen az állás
advice-circle-lost = elvehetsz egy kört az ellenfél elől a { $region } levélen
advice-unlock = feloldhatod a „{ $ability }” képességet
advice-chest = közelebb kerülhetsz a „{ $ability }” képességhez, utána még { $left } láda kell hozzá
advice-opens = utat nyithatsz a { $region } régióba
advice-cakes-near = { $count ->
    [one] egy süti mellé érhetsz
   *[other] { $count } süti mellé érhetsz
  }
advice-chests-near = { $count ->
    [one] egy láda mellé érhetsz
   *[other] { $count } láda mellé érhetsz
  }
advice-blocks = { $count ->
    [one] elvehetsz egy sütit az ellenfél elől
   *[other] { $count } sütit vehetsz el az ellenfél elől
  }
advice-anthill = ez most egy hangyabolyt is megér; utána { $left } marad
advice-ends = véget vethetsz a játéknak ezzel a körrel

# Hibák a saját tartozékok fájljában.
wrong-board = { $key }: { $rows } sor kell, mindegyikben { $columns } hatszög
wrong-hex = { $key }: { $cell }; { $known } kell, utána ^ a süti vagy * a láda jele
wrong-region = { $key }: a { $region } régiónak nincs hatszöge; legalább egy kell
wrong-no-cake = { $key }: egyik hatszögön sincs süti; legalább egy kell
wrong-groups = { $key }: { $groups } csoport; 5 kell
wrong-ability = { $key }: ability { $ability }; ezek egyike kell: { $known }
wrong-chests = { $key }: { $chests } láda; 1–8 kell
wrong-ability-twice = { $key }: egy képesség kétszer szerepel; öt különböző kell
wrong-cake-row = { $key }: 1–20 szám kell, mindegyik 0 és 20 között

# Megkezdett játszma, a lapokról beírva.
keep-under-way = Hol tartotok?
    .help = Úgy töltsd ki, ahogy két kör között áll, a dobás előtt.
keep-round = A következő kör száma
keep-splitter = Ki oszt benne?
keep-tokens = Eddig felfordított lapkák
pen-cross = ✕
    .help = áthúzott hatszög
pen-circle = ●
    .help = beszínezett kör egy levélen
fault-first-round = Az 1. körben még semmi sincs beírva: hányadik kör következik?
fault-tokens = { AZ($round) }. kör előtt { $wanted } lapka fordul elő, de { $seen } van megjelölve.
fault-last-cakes = { AZ($round) }. körig az „utolsó süti” lapka { $wanted } sütis hatszöget húz át, de csak { $gone } van áthúzva.
fault-leaf = A { $region } levélen több a beszínezett kör, mint amennyi ráfér ({ $most }).
fault-over-leaf = A { $region } levél megtelt: a játék véget ért.
fault-over-region = A { $region } régió megtelt: a játék véget ért.
fault-over-cakes = Nem maradt sütis hatszög: a játék véget ért.
fault-chests = { $who } { $hexes } ládás hatszögbe írt, de csak { $crossed } ládája van áthúzva.
fault-apart = { $who } számai { $groups } külön csoportban állnak, de { $used } hangyabolya van áthúzva: hiányzik egy hangyaboly áthúzása, vagy egy lapka, illetve képesség, amellyel bárhová írhatott.
fault-anthills = { $who } { $used } hangyabolyt húzott át, de nem írt mindegyikért számot.
