name = Carcassonne: Vadászok és gyűjtögetők
tagline = Építsd kártyáról kártyára a vidéket, és küldd törzsedet gyűjtögetni, halászni, vadászni.
area-map = Térkép
area-players = Lapka és játékosok

# Dolgok
tile-land = { $name } jelű területkártya
tile-bonus = { $edition ->
    [2020] { $name } jelű menhirkártya
   *[other] { $name } jelű bónuszkártya
  }
side-north = észak
side-east = kelet
side-south = dél
side-west = nyugat
inside = középen
side-meadow = tisztás ({ $zone })
side-forest = erdő ({ $zone })
side-river = folyó ({ $zone }) két tisztás között ({ $one }, { $other })
face = északon { $north }, keleten { $east }, délen { $south }, nyugaton { $west }
face-with = északon { $north }, keleten { $east }, délen { $south }, nyugaton { $west }; { $things }
end-lake = { $zone } tóban végződik ({ $lake })
end-spring = { $zone } forrásnál ered
holds = { $zone }: { $count } { $thing }
holds-piece = { $zone }: { $piece }
thing-deer = szarvas
thing-aurochs = őstulok
thing-mammoth = mamut
thing-tiger = kardfogú tigris
thing-fish = hal
thing-mushrooms = gombacsoport
thing-gold = { $edition ->
    [2020] menhir
   *[other] aranyrög
  }
piece-fire = tűz
piece-dolmen = dolmen
piece-shaman = sámán
piece-log-boat = fatörzscsónak
piece-hunting-trap = vadászcsapda
piece-pit-trap = veremcsapda
piece-raft = tutaj
role-hunter = vadász
role-gatherer = gyűjtögető
role-fisher = halász
role-hut = kunyhó
figure = { $role } itt: { $place } ({ $zone })

# Ami történt
chance-start = { $who } kezd.
chance-tile = Húzott kártya: { $tile } ({ $north }, { $east }, { $south }, { $west }).
short-meadow = tisztás
short-forest = erdő
short-river = folyó
chance-gone = Húzott kártya: { $tile }. Sehová sem illik, kikerül a játékból.
did-place = { $who } ide rakja a kártyát: { $place } ({ $tile }).
did-place-turned = { $who } ide rakja a kártyát: { $place }, { $degrees }°-kal elforgatva ({ $tile }).
did-gatherer = { $who } gyűjtögetőt állít az erdőbe: { $zone } ({ $sides }).
did-fisher = { $who } halászt állít a folyószakaszra: { $zone } ({ $sides }).
did-hunter = { $who } vadászt fektet a tisztásra: { $zone } ({ $sides }).
did-hut = { $who } kunyhót rak le ide: { $zone } ({ $sides }).
did-none = { $who } senkit sem rak le.
did-take-back = A sámán visszahívja { $who } törzstagját: { $figure }.
did-leave = { $who } senkit sem hív vissza.

# Miért járt pont
points-forest = lezárt erdő
points-mushrooms = gombák a lezárt erdőben
points-river = lezárt folyószakasz
points-log-boat = fatörzscsónak: a folyórendszer tavai
points-hunting-trap = vadászcsapda: a közelben lévő állatok
points-huts = kunyhók: a folyórendszer halai
points-raft = tutaj: a folyórendszer tavai
points-meadow = vadászok: a tisztás állatai
points-pit-trap = veremcsapda: a közelben lévő állatok kétszer számítanak

# Ki következik
prompt-start = A véletlen dönt, ki kezd.
prompt-draw = Új területkártya következik.
prompt-draw-bonus = { $edition ->
    [2020] Menhirkártya következik.
   *[other] Bónuszkártya következik.
  }
prompt-place = { $who }: válaszd ki a kártya helyét.
prompt-call = { $who }: a sámán visszahívhatja egy törzstagodat.
prompt-figure = { $who }: rakj le egy törzstagot vagy kunyhót a kártyára, vagy senkit.
prompt-over = Vége a játéknak. { $who } győzött.
prompt-over-shared = Vége a játéknak. A győzelmen osztoznak: { $who }.

# Az állás szavakban
view-tiles = Képpel lefelé: { $land } területkártya, { $edition ->
    [2020] { $bonus } menhirkártya
   *[other] { $bonus } bónuszkártya
  }.
view-player = { $who }: { view-supplies }
view-supplies = { $points } pont; készleten { $members } törzstag és { $huts } kunyhó.
view-places = A helyeket a kezdőkártyától számoljuk: előbb jobbra, aztán lefelé.
view-tile = { $place }: { $tile }: { $face }.
view-figure = { $who }: { $figure }.
view-covered = { $place }, { $zone }: a csapda letakarta az állatokat.
view-drawn = Lerakandó: { $tile }: { $face }.

# A képen
member = törzstag a készletben
heap-land = területkártyák képpel lefelé
heap-bonus = { $edition ->
    [2020] menhirkártyák képpel lefelé
   *[other] bónuszkártyák képpel lefelé
  }
heap-short-land = terület
heap-short-bonus = { $edition ->
    [2020] menhir
   *[other] bónusz
  }
cover-title = a vadászcsapda letakarta: ezek az állatok többé nem számítanak
track-title = kiértékelőtábla; egy kör 50 pont

# Gombok
label-place = { $place }
label-place-turned = { $place }, { $degrees }°-kal elforgatva
label-figure = { $role }: { $sides }
label-none = Senki
label-take-back = Visszahívom: { $figure }
label-leave = Senkit sem hívok vissza

# Beállítások
option-edition = Kiadás
option-edition-help = A 2020-asban más kártyák és értékek, egy harmadik kunyhó és különleges menhirkártyák vannak.
option-edition-2002 = 2002-es
option-edition-2020 = 2020-as, menhirekkel

# Miért jó egy lépés
reason-complete-forest = lezár egy { $size } méretű erdőt: { $points } pont
reason-complete-river = lezár egy { $size } kártyás folyószakaszt: { $points } pont
reason-at-once-forest = az erdő le van zárva: azonnal { $points } pont, és a gyűjtögető visszatér
reason-at-once-river = a folyószakasz le van zárva: azonnal { $points } pont, és a halász visszatér
reason-lead-forest = részt szerez egy erdőből, amely lezárva most { $points } pontot ér
reason-lead-river = részt szerez egy folyószakaszból, amely lezárva most { $points } pontot ér
reason-lead-meadow = részt szerez egy tisztásból, amely a végén most { $points } pontot érne
reason-lead-huts = részt szerez egy folyórendszerből, amely a végén most { $points } pontot érne
reason-grow-forest = az erdőd { $more } ponttal többet ér: { $points }; nyitott vége: { $ends }
reason-grow-river = a folyószakaszod { $more } ponttal többet ér: { $points }; nyitott vége: { $ends }
reason-grow-meadow = a tisztásod állatai { $more } ponttal többet érnek, összesen { $points } pontot
reason-grow-huts = a kunyhód folyórendszere { $more } ponttal többet ér, összesen { $points } pontot
reason-nearer-forest = közelebb hozza az erdőd lezárását; nyitott vége: { $ends }, értéke { $points } pont
reason-nearer-river = közelebb hozza a folyószakaszod lezárását; nyitott vége: { $ends }, értéke { $points } pont
reason-spoils = { $points } ponttal csökkenti egy ellenfél tisztásának értékét ({ $who })
reason-bonus = { $edition ->
    [2020] lezár egy menhires erdőt: lerakhatsz egy menhirkártyát is
   *[other] lezár egy aranyrögös erdőt: lerakhatsz egy bónuszkártyát is
  }
reason-power = a kártya ereje azonnal { $points } pontot hoz
reason-shaman = a sámán visszahívhatja egy törzstagodat
reason-place-forest = hely egy gyűjtögetőnek: lezárva { $points } pontot érő erdő; nyitott vége: { $ends }
reason-place-river = hely egy halásznak: lezárva { $points } pontot érő folyószakasz; nyitott vége: { $ends }
reason-place-meadow = hely egy vadásznak: tisztás, amelynek állatai most { $points } pontot érnek
reason-place-huts = hely egy kunyhónak: most { $points } pontot érő folyórendszer; nyitott vége: { $ends }
reason-keeps = jobb helyre tartogatja a figurákat; a készletben { $members } törzstag van
reason-nobody-fits = ide nem rakható figura
reason-back = egy törzstag felszabadul egy jobb helyre; az elhagyott terület most { $points } pontot érne; a készletben { $members } törzstag lesz
reason-back-idle = olyan törzstagot szabadít fel, ahol mások vezetnek; a készletben { $members } törzstag lesz
reason-margin = várható különbség a végén: { $margin }
