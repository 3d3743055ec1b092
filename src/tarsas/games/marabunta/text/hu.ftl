name = Marabunta
tagline = Oszd ketté a kockákat, hadd válasszon az ellenfeled, és népesítsd be hangyáiddal a rétet.
area-territory = Terület
area-leaves = Levelek

# Dolgok
region-pink = rózsaszín
region-blue = kék
region-green = zöld
region-grey = szürke
region-yellow = sárga
region-orange = narancs
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

# Ami történt
chance-start = Először { $who } oszt.
chance-token = Felfordult a lapka: { $token }.
chance-roll = A { $region } kockán ez áll: { $face }.
did-split = { $who } kettéoszt: { $one } – illetve { $other }.
did-take = { $who } ezt a csoportot választja: { $group }.
did-use = { $who } felhasználja: { $item }.
did-repeat = { $who } megismétli: { $item }.
did-write = { $who } beír: { $number } ide: { $hex } ({ $region }).
did-write-anthill = { $who } áthúz egy hangyabolyt, és beír: { $number } ide: { $hex } ({ $region }).
did-cross = { $who } áthúzza ezt a hatszöget: { $hex } ({ $region }).
did-chest = { $who } áthúz egy ládát („{ $ability }”); a csoportból marad: { $left }.
did-unlock = { $who } áthúzza az utolsó ládát, és feloldja a képességet: „{ $ability }”.
did-colour = { $who } kiszínez egy kört ezen a levélen: { $region }.
did-decline = { $who } megtartja a hangyabolyt, és lemond a képességről.
did-done = { $who } végzett.

# Miért járt pont
points-cake = áthúzott süti
points-ability = teljes ládacsoport
points-region-pink = megnyert régió: { region-pink }
points-region-blue = megnyert régió: { region-blue }
points-region-green = megnyert régió: { region-green }
points-region-grey = megnyert régió: { region-grey }
points-region-yellow = megnyert régió: { region-yellow }
points-region-orange = megnyert régió: { region-orange }

# Ki következik
prompt-start = A véletlen dönt, ki oszt először.
prompt-token = Felfordul a következő lapka.
prompt-roll = Gurulnak a kockák.
prompt-split = { $who }: oszd két csoportra a kockákat és a lapkát.
prompt-take = { $who }: válassz csoportot.
prompt-item = { $who }: válaszd ki, melyik kockát vagy a lapkát használod fel, vagy fejezd be.
prompt-pending = { $who }: { $task }.
prompt-over = Vége a játéknak. { $who } győzött.
task-write = válassz hatszöget ebben a régióban: { $region }, ide kerül: { $number }
task-write-any = válassz hatszöget, ide kerül: { $number }
task-first-zero = válassz hatszöget az első nullának
task-second-zero = válassz hatszöget a második nullának, az első mellett
task-first-one = válassz hatszöget a három 1-es közül az elsőnek
task-second-one = válassz hatszöget a második 1-esnek, az első mellett
task-third-one = válassz hatszöget a harmadik 1-esnek
task-first-cross = válaszd ki az első áthúzandó hatszöget
task-second-cross = válaszd ki a második áthúzandó hatszöget, az első mellett
task-cake-cross = válassz egy áthúzandó sütis hatszöget
task-chest = válassz egy áthúzandó ládát
task-circle = válaszd ki, melyik levélen színezel kört
task-repeat = válaszd ki, melyik kockát ismétled meg

# Az állás szavakban
view-round = { $round }. kör. Oszt: { $who }.
view-items = A dobás: { $items }.
view-plain = A lapka nélküli csoport: { $items }.
view-left = { $who } még felhasználhatja: { $items }.
view-player = { $who }: { view-supplies }
view-supplies = { $points } pont, { $row } sütiből { $cakes } áthúzva, hangyaboly: { $anthills }.
view-group = { $who }, „{ $ability }” ládái: { $size } közül { $crossed } áthúzva.
view-region = Régió ({ $region }): piros { $red }, kék { $blue }; körök: piros { $redcircles }, kék { $bluecircles }, üres { $empty }; hatszögek: { $marks }.

# Magyarázatok
hex-cake = süti
hex-chest = láda
leaf-title = A régió pontozólevele ({ $region }): akinek ott nagyobb az összege, annyi pontot kap, ahány saját köre van; piros { $red }, kék { $blue }, üres { $empty }.
die-title = Dobókocka: { $region }.
anthill-title = Egy hangyaboly áthúzásával saját számaidtól távol is írhatsz.
cakes-title = Minden sütis hatszög, amelybe írsz, áthúzza a következő sütidet, és a fölötte álló pontot adja.
about-two_chests = Húzz át két ládát a tábládon.
about-two_circles = Színezz ki egy-egy üres kört két különböző levélen.
about-write_1 = Írj egy 1-est bármelyik régióba, saját szám mellé vagy hangyabollyal.
about-write_2 = Írj egy 2-est bármelyik régióba, saját szám mellé vagy hangyabollyal.
about-two_zeros = Írj két nullát egymás mellé; az elsőt saját szám mellé vagy hangyabollyal.
about-cross_two = Húzz át bárhol két szomszédos, elérhető hatszöget.
about-free_zero = Írj egy nullát bármelyik elérhető hatszögbe.
about-free_three = Írj egy hármast bármelyik elérhető hatszögbe.
about-repeat_die = Használd fel még egyszer a csoportod egyik kockáját.
about-last_cake = Húzz át egy elérhető sütis hatszöget a területen. Ez kötelező.
about-two_cakes = Húzd át a következő két sütidet, és kapd meg értük a pontot.
about-vp_2 = Kapsz 2 pontot.
about-vp_3 = Kapsz 3 pontot.
about-triple_one = Írj három, egymással szomszédos 1-est; az elsőt saját szám mellé vagy hangyabollyal.

# Gombok
label-done = Kész
label-decline = Lemondok, megtartom a hangyabolyt
label-repeat = Még egyszer: { $item }
label-colour = Kör színezése: { $region }
label-chest = Láda áthúzása: { $ability }
label-hex = Hatszög: { $hex }
label-hex-anthill = Hatszög: { $hex }, egy hangyabolyba kerül
label-use = Felhasználom: { $item }
label-take = Ezt kérem: { $group }
label-split = Külön csoport: { $group }

# Beállítások
option-territory = Területtábla
option-territory-help = A szimbólum nélküli oldalon a kék hatszögek szétszórva fekszenek.
option-territory-symbol = szimbólumos oldal
option-territory-no_symbol = szimbólum nélküli oldal
option-boards = Játékostáblák
option-boards-help = A két oldalon más képességek vannak; mindkét játékos ugyanazt használja.
option-boards-symbol = szimbólumos oldal
option-boards-no_symbol = szimbólum nélküli oldal
option-triple = Három 1-es
option-triple-help = Mivel legyen szomszédos a képesség harmadik 1-ese.
option-triple-both = mindkét másikkal
option-triple-either = legalább az egyikkel

# Miért jó egy lépés
reason-points = azonnal { $points } pontot ér
reason-lead = átveszi a vezetést ebben a régióban: { $region }; most { $points } pontot ér
reason-widen = { $lead } pontra növeli az előnyt ebben a régióban: { $region }
reason-tie = kiegyenlít ebben a régióban: { $region }, így az ellenfél elesik { $points } ponttól
reason-gap = { $gap } pontra csökkenti a hátrányt ebben a régióban: { $region }
reason-circle-led = ez a levél ({ $region }), ahol vezetsz, már { $points } pontot ér neked
reason-circle-open = ez a levél ({ $region }) már { $points } pontot ér neked, és a régióban még döntetlen az állás
reason-circle-lost = egy kör ezen a levélen: { $region }, bár ott az ellenfél vezet
reason-unlock = feloldja ezt a képességet: „{ $ability }”
reason-chest = már csak { $left } láda hiányzik ehhez: „{ $ability }”
reason-opens = utat nyit ebbe a régióba: { $region }
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
reason-split = akármelyik csoportot választja az ellenfél, a várható különbség { $margin }
reason-take = a várható különbség ezzel { $margin }, a másik csoporttal { $other }
reason-done = a maradék nem hoz többet; a várható különbség { $margin }
reason-margin = várható különbség a végén: { $margin }
