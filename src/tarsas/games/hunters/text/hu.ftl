name = Carcassonne: Vadászok és gyűjtögetők
tagline = Építsd kártyáról kártyára a vidéket, és küldd törzsedet gyűjtögetni, halászni, vadászni.
cover = Mamut a sztyeppén; a folyó mellett kunyhó, tűz és egy lándzsás vadász.
area-map = Térkép
area-players = Kártya és játékosok

# Dolgok
tile-start = a kezdőkártya
tile-land = { $name } jelű területkártya
tile-bonus = { $edition ->
    [2020] { $name } jelű menhirkártya
   *[other] { $name } jelű bónuszkártya
  }
tile-fire = a tűz kártyája
tile-dolmen = a dolmen kártyája
tile-shaman = a sámán kártyája
tile-log-boat = a fatörzscsónak kártyája
tile-hunting-trap = a vadászcsapda kártyája
tile-pit-trap = a veremcsapda kártyája
tile-raft = a tutaj kártyája
drawn-land = területkártyát húz
drawn-bonus = { $edition ->
    [2020] menhirkártyát húz
   *[other] bónuszkártyát húz
  }
drawn-fire = a tűz kártyáját húzza
drawn-dolmen = a dolmen kártyáját húzza
drawn-shaman = a sámán kártyáját húzza
drawn-log-boat = a fatörzscsónak kártyáját húzza
drawn-hunting-trap = a vadászcsapda kártyáját húzza
drawn-pit-trap = a veremcsapda kártyáját húzza
drawn-raft = a tutaj kártyáját húzza
laid-land = a kártyát
laid-bonus = { $edition ->
    [2020] a menhirkártyát
   *[other] a bónuszkártyát
  }
laid-fire = a tűz kártyáját
laid-dolmen = a dolmen kártyáját
laid-shaman = a sámán kártyáját
laid-log-boat = a fatörzscsónak kártyáját
laid-hunting-trap = a vadászcsapda kártyáját
laid-pit-trap = a veremcsapda kártyáját
laid-raft = a tutaj kártyáját
side-north = észak
side-east = kelet
side-south = dél
side-west = nyugat
corner-north-west = északnyugat
corner-north-east = északkelet
corner-south-east = délkelet
corner-south-west = délnyugat
inside = középen
side-meadow = tisztás ({ $zone })
side-forest = erdő ({ $zone })
side-river = folyó ({ $zone }) két tisztás között ({ $one }, { $other })
face = északon { $north }, keleten { $east }, délen { $south }, nyugaton { $west }
face-with = északon { $north }, keleten { $east }, délen { $south }, nyugaton { $west }; { $things }
end-lake = { $zone } tóban végződik ({ $lake })
end-spring = { $zone } forrásnál ered
holds = { $zone }: { $thing }
some-deer = { $count } szarvas
some-aurochs = { $count } őstulok
some-mammoth = { $count } mamut
some-tiger = { $count } kardfogú tigris
some-fish = { $count } hal
some-mushrooms = { $count } gombacsoport
some-gold = { $edition ->
    [2020] { $count } menhir
   *[other] { $count } aranyrög
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
some-hunter = vadászt
some-gatherer = gyűjtögetőt
some-fisher = halászt
some-hut = kunyhót
some-or = { $before } vagy { $last }
figure = { $role } itt: { $place } ({ $zone })

# Ami történt, alany nélkül
fall-start = { $who }
chance-start = { CAPITAL($who) } kezd.
fall-tile = { $shows }
chance-tile = { CAPITAL($who) } { $drawn }: { $shows }.
chance-gone = { CAPITAL($who) } { $drawn }: { $shows }. Sehová sem illik, kikerül a játékból; jön egy másik.
chance-gone-last = { CAPITAL($who) } { $drawn }, az utolsót: { $shows }. Sehová sem illik, kikerül a játékból.
shows-with = { $sides }; { $things }
short-meadow = tisztás
short-forest = erdő
short-river = folyó
short-system = folyórendszer
short-size-forest = { $edition ->
    [2020] { $count } kártya
   *[other] { $count } erdődarab
  }
short-size-river = { $count } kártya
short-nothing-meadow = nincs állat
short-nothing-system = nincs hal
did-place = lerakja { $tile }
did-gatherer = gyűjtögetőt állít { $edition ->
    [2020] { $size ->
        [1] egy egykártyás erdőbe
       *[other] egy { $size } kártyás erdőbe
    }
   *[other] { $size ->
        [1] egy egydarabos erdőbe
       *[other] egy { $size } darabos erdőbe
    }
  }
did-fisher = halászt állít { $size ->
    [1] egy egykártyás folyószakaszra
   *[other] egy { $size } kártyás folyószakaszra
  }
did-hunter = vadászt fektet { $points ->
    [0] egy tisztásra, amely még nem ér pontot
   *[other] egy most { $points } pontot érő tisztásra
  }
did-hut = kunyhót rak { $fish ->
    [0] egy folyórendszerre, még hal nélkül
   *[other] egy { $fish } halas folyórendszerre
  }
did-none = nem rak rá senkit
did-take-back-hunter = a sámánnal visszahív egy vadászt
did-take-back-gatherer = a sámánnal visszahív egy gyűjtögetőt
did-take-back-fisher = a sámánnal visszahív egy halászt
did-leave = a sámánnal nem hív vissza senkit

# Ami ebből következett
points-forest = lezárt erdő, { $edition ->
    [2020] { $size } kártya
   *[other] { $size } erdődarab
  } × 2{ contest }; { $own ->
    [1] a gyűjtögető hazatér
   *[other] { $own } gyűjtögető hazatér
  }
points-mushrooms = { $groups } gombacsoport × { $each }
points-river = lezárt folyószakasz, { $size } kártya{ $fish ->
    [0] { "" }
   *[other] { " " }+ { $fish } hal
  }{ contest }; { $own ->
    [1] a halász hazatér
   *[other] { $own } halász hazatér
  }
points-log-boat = fatörzscsónak: { $lakes } tó × { $each }
points-hunting-trap = vadászcsapda: { animals }; az elfogott állatok le vannak takarva, többé nem számítanak
points-huts = folyórendszer: { $fish } hal{ contest }
points-raft = tutaj: { $lakes } tó a folyórendszerben
points-meadow = tisztás: { animals }{ $fire ->
    [0] { "" }
   *[other] { $tigers ->
        [0] { "" }
       *[other] , a tűz { $tigers } tigrist elkerget
    }
  }{ $dolmen ->
    [0] { contest }
   *[other] , csak a dolmen melletti vadász kap pontot
  }
points-pit-trap = veremcsapda, még egyszer: { animals }
animals = { $deer ->
    [0] { $aurochs ->
        [0] { $mammoths ->
            [0] nincs szarvas
           *[other] { mammoths-part }
        }
       *[other] { aurochs-part }{ and-mammoths }
    }
   *[other] { $eaten ->
        [0] { $deer } szarvas × { $perdeer }
       *[other] ({ $deer } − { $eaten } megevett) szarvas × { $perdeer }
    }{ and-aurochs }{ and-mammoths }
  }
aurochs-part = { $aurochs } őstulok × { $peraurochs }
mammoths-part = { $mammoths } mamut × { $permammoth }
and-aurochs = { $aurochs ->
    [0] { "" }
   *[other] , { aurochs-part }
  }
and-mammoths = { $mammoths ->
    [0] { "" }
   *[other] , { mammoths-part }
  }
contest = { $contest ->
    [0] { "" }
    [1] , többség { $own } : { $rest }
   *[2] , holtverseny { $own } : { $rest }
  }
sum-forest = Erdők
sum-mushrooms = Gombák
sum-river = Folyószakaszok
sum-log-boat = Fatörzscsónak
sum-hunting-trap = Vadászcsapda
sum-huts = Kunyhók: halak
sum-raft = Kunyhók: a tutaj tavai
sum-meadow = Vadászok: állatok
sum-pit-trap = Vadászok: veremcsapda
event-home-forest = { $own ->
    [1] { $who } gyűjtögetője pont nélkül tér haza
   *[other] { $who } gyűjtögetői pont nélkül térnek haza
  } { $edition ->
    [2020] egy { $size } kártyás erdőből
   *[other] egy { $size } darabos erdőből
  }, { $own } : { $rest }
event-home-river = { $own ->
    [1] { $who } halásza pont nélkül tér haza
   *[other] { $who } halászai pont nélkül térnek haza
  } egy { $size } kártyás{ $fish ->
    [0] { "" }
   *[other] , { $fish } halas
  } folyószakaszról, { $own } : { $rest }
event-bonus = { $edition ->
    [2020] menhir van a lezárt erdőben: { $who } menhirkártyát kap
   *[other] aranyrög van a lezárt erdőben: { $who } bónuszkártyát kap
  }
event-bonus-none = { $edition ->
    [2020] menhir van a lezárt erdőben, de { $who } már nem talál menhirkártyát
   *[other] aranyrög van a lezárt erdőben, de { $who } már nem talál bónuszkártyát
  }
event-bonus-once = { $edition ->
    [2020] menhir van a lezárt erdőben, de { $who } nem kap újabb menhirkártyát, mert az erdőt menhirkártyával zárta le
   *[other] aranyrög van a lezárt erdőben, de { $who } nem kap újabb bónuszkártyát, mert az erdőt bónuszkártyával zárta le
  }
event-trap = vadászcsapda: { animals }, nem jár pont; az elfogott állatok le vannak takarva, többé nem számítanak
event-trap-empty = vadászcsapda: nincs állat a közelben
event-shaman = { $who } nem talál a térképen visszahívható törzstagot
event-end-placed = a helyén van az utolsó területkártya: jönnek a kunyhók és a vadászok
event-end-unplaceable = az utolsó területkártya sehová sem illik: jönnek a kunyhók és a vadászok
event-unfinished = { $who } pont nélkül visszaveszi a le nem zárt erdőkből és folyókról: { $gatherers ->
    [0] { "" }
   *[other] { $gatherers } gyűjtögető
  }{ $fishers ->
    [0] { "" }
   *[other] { $gatherers ->
        [0] { "" }
       *[other] , { "" }
    }{ $fishers } halász
  }
event-huts-nothing = folyórendszer: nincs benne hal, { $who } kunyhója nem ér pontot
event-huts-fewer = folyórendszer, { $fish } hal: { $who } nem kap pontot, kunyhók { $own } : { $rest }
event-meadow-nothing = { $deer ->
    [0] tisztás zsákmány nélkül: { $who } nem kap pontot
   *[other] tisztás: { animals }; { $who } nem kap pontot
  }
event-meadow-fewer = tisztás: { $who } nem kap pontot, vadászok { $own } : { $rest }
event-meadow-dolmen = tisztás: { $who } nem kap pontot, mert másnak a vadásza fekszik a dolmennél
chapter-round = { $round }. kör
chapter-end = A játék vége

# Ki következik
awaited-start = A véletlen dönt, ki kezd.
awaited-land = { $left ->
    [1] { CAPITAL($who) } húzza az utolsó területkártyát.
   *[other] { CAPITAL($who) } területkártyát húz, még { $left } van.
  }
awaited-bonus = { $edition ->
    [2020] { CAPITAL($who) } menhirkártyát húz.
   *[other] { CAPITAL($who) } bónuszkártyát húz.
  }
urgent-last = { $left ->
    [0] Az utolsó területkártya.
    [1] Az utolsó lépések: ezután már csak egy területkártya jön.
   *[other] Az utolsó lépések: ezután már csak { $left } területkártya jön.
  }
outcome-won = Vége a játéknak. { CAPITAL($who) } győzött { $points } ponttal, a második { $second } pontot szerzett.
outcome-shared = Vége a játéknak. A győzelmen osztoznak, { $points } ponttal: { $who }.
offer-place = válassz helyet a kártyának
    .does = helyet választ a kártyának
offer-place-special = válaszd ki, hová kerüljön { $tile }
    .does = kiválasztja, hová kerüljön { $tile }
offer-figure = rakj { $roles } a kártyára
    .does = { $roles } rak a kártyára
offer-none = ne rakj le senkit
    .does = nem rak le senkit
offer-none-forced = ide senkit sem rakhatsz, lépj tovább
    .does = ide senkit sem rakhat, továbblép
offer-take-back = hívd vissza a sámánnal egy törzstagodat
    .does = visszahívja a sámánnal egy törzstagját
offer-leave = hagyj mindenkit a helyén
    .does = mindenkit a helyén hagy

# Az állás szavakban
view-turn = { $round }. kör. { CAPITAL($who) } van soron.
view-over = Utoljára { $who } lépett: { $way }.
ending-placed = a helyén van az utolsó területkártya
ending-unplaceable = az utolsó területkártya sehová sem illett
view-land = { $count ->
    [1] Már csak egy területkártya van képpel lefelé, azzal véget ér a játék: { $tiles }.
   *[other] Még { $count } területkártya van képpel lefelé, az utolsóval véget ér a játék: { $tiles }.
  }
view-land-none = Elfogytak a területkártyák: a játék ezzel a lépéssel véget ér.
view-bonus = { $edition ->
    [2020] Még { $count } menhirkártya van képpel lefelé: { $tiles }.
   *[other] Még { $count } bónuszkártya van képpel lefelé: { $tiles }.
  }
view-bonus-none = { $edition ->
    [2020] Elfogytak a menhirkártyák.
   *[other] Elfogytak a bónuszkártyák.
  }
view-gone = Sehová sem illett, kikerült a játékból: { $tiles }.
view-player = { $who }: { view-points }, { view-supplies }
view-points = { $points } pont
view-supplies = { $members } törzstag és { $huts } kunyhó a készletében.
view-tile = { $place }: { $tile }: { $face }.
view-last = Legutóbb lerakva: { $place }.
view-figure = { $who }: { $figure }.
view-area = { $area }: { $told }
area-name = { $place } ({ $zone })
view-covered = { $place }, { $zone }: a csapda letakarta az állatokat.
view-drawn = Lerakandó: { $tile }: { $face }.

# Területek, ahogy most állnak
area-forest = { $ends ->
    [0] Lezárt erdő: { "" }
   *[other] Erdő: { "" }
  }{ $edition ->
    [2020] { $size } kártya{ $gold ->
        [0] { "" }
       *[other] , menhir
    }
   *[other] { $size } erdődarab{ $gold ->
        [0] { "" }
       *[other] , aranyrög
    }
  }{ $groups ->
    [0] { "" }
   *[other] , gomba
  }{ $ends ->
    [0] .
   *[other] ; lezárva { $points } pont, nyitott oldal: { $ends }.
  }
area-segment = { $ends ->
    [0] Lezárt folyószakasz: { "" }
   *[other] Folyószakasz: { "" }
  }{ $size } kártya{ $fish ->
    [0] { "" }
   *[other] , { $fish } hal
  }{ $ends ->
    [0] .
   *[other] ; lezárva { $points } pont, nyitott vég: { $ends }.
  }
area-system = Folyórendszer: { $fish } hal{ $raft ->
    [0] .
   *[other] , a tutajjal { $lakes } tó.
  }
area-meadow-empty = Tisztás állatok nélkül.
area-meadow = Tisztás: { animals }{ $tigers ->
    [0] { "" }
   *[other] , { $tigers } tigris
  }{ $fire ->
    [0] { "" }
   *[other] , tűz
  }{ $trap ->
    [0] { "" }
   *[other] , veremcsapda
  }; most { $points } pont{ $dolmen ->
    [0] .
   *[other] , mind a dolmen melletti vadászé.
  }
area-held = { $area } { $held }.
area-hunter = { $who }: { $count } vadász
area-gatherer = { $who }: { $count } gyűjtögető
area-fisher = { $who }: { $count } halász
area-hut = { $who }: { $count } kunyhó

# Ami a kártyákon áll
setting-places = A helyeket a kezdőkártyától számoljuk: előbb jobbra, aztán lefelé. Az oldalak olyanok, mint a térképen: észak van fent. A kártyákon m a tisztás, f az erdő, r a folyó, k a tó.
setting-pays = A lezárt erdő { $edition ->
    [2020] kártyánként
   *[other] erdődarabonként
  } 2 pontot ér, gombacsoportonként még { $mushrooms } pontot. A lezárt folyószakasz kártyánként és halanként 1 pontot ér. A végén a folyórendszer a kunyhóknak halanként 1 pontot hoz, a tisztás a vadászoknak szarvasonként { $deer }, őstulkonként { $aurochs }, mamutonként { $mammoth } pontot. Egy területért az kap pontot, akinek ott a legtöbb bábuja van, egyenlőségnél mindenki a teljes értéket.
setting-tile = { $name }: { $face }.
setting-special = { $name }, { $tile }: { $face }.

# Jelek
about-gatherer = Gyűjtögető: erdőben áll. Ha az erdő lezárult, akinek ott a legtöbb gyűjtögetője van, erdődarabonként (a 2020-as kiadásban kártyánként) 2 pontot kap; a gyűjtögetők hazatérnek.
about-fisher = Halász: folyón áll. Ha a folyószakasz mindkét vége lezárult, akinek ott a legtöbb halásza van, kártyánként és halanként 1 pontot kap; a halászok hazatérnek.
about-hunter = Vadász: a játék végéig a tisztáson fekszik. Akkor az kapja az állatok pontjait, akinek ott a legtöbb vadásza van.
about-hut = Kunyhó: a játék végéig a folyónál vagy tónál áll. Akkor az kap halanként 1 pontot, akinek a folyórendszerben a legtöbb kunyhója van.
about-deer = Szarvas: a végén 2 pont (a 2020-as kiadásban 1), hacsak meg nem eszi egy tigris.
about-aurochs = Őstulok: a végén 2 pont. A tigris nem bántja.
about-mammoth = Mamut: a végén 2 pont (a 2020-as kiadásban 3). A tigris nem bántja.
about-tiger = Kardfogú tigris: megeszik egy szarvast a tisztásán, mielőtt a vadászok pontot kapnak.
about-fish = Hal: 1 pont a halászoknak, ha a folyószakasz a hal tavában végződik (a 2020-as kiadásban a folyóban lévő is számít), és a végén 1 pont annak, akinek a folyórendszerben a legtöbb kunyhója van.
about-gold = Aranyrög: aki lezárja az erdőt, bónuszkártyát húz.
about-menhir = Menhir: aki lezárja az erdőt, menhirkártyát húz.
about-mushrooms = Gombák: csoportonként 2 ponttal (a 2020-as kiadásban 3 ponttal) többet ér a lezárt erdő.
about-fire = Tűz: a végén elkergeti a tisztásáról az összes tigrist. A 2002-es kiadásban erre a kártyára nem kerülhet vadász.
about-dolmen = Dolmen: ha vele együtt vadászt fektetsz mellé, a tisztásért csak te kapsz pontot.
about-shaman = Sámán: aki lerakja, pont nélkül visszahívhatja egy törzstagját.
about-log-boat = Fatörzscsónak: aki lerakja, a folyórendszer minden taváért 2 pontot kap.
about-hunting-trap = Vadászcsapda: aki lerakja, megkapja a tisztás állatainak pontjait ezen és a nyolc környező kártyán; az állatok ezután le vannak takarva.
about-pit-trap = Veremcsapda: a végén a tisztás állatai ezen és a nyolc környező kártyán kétszer számítanak.
about-raft = Tutaj: a végén a folyórendszer minden tava 1 ponttal többet ér annak, akinek ott a legtöbb kunyhója van.
about-cover = A vadászcsapda letakarta: ezek az állatok többé nem számítanak, és a tigrisek sem esznek.
about-volcano = Vulkán: ez a kezdőkártya.
about-dead = Ide a megmaradt kártyák egyike sem illik.

# A képen
left-name = Területkártyák, amelyek még hátravannak
member = törzstag a készletben
cell-title = A képpel lefelé lévő { $left } területkártyából { $fitting } illene ide.
cell-title-last = Már nincs képpel lefelé lévő területkártya.
heap-land = { $count ->
    [0] elfogytak a területkártyák: a játék ezzel a lépéssel véget ér
    [1] egy területkártya van képpel lefelé: az utolsó
   *[other] { $count } területkártya van képpel lefelé; az utolsóval véget ér a játék
  }
heap-bonus = { $edition ->
    [2020] menhirkártyák képpel lefelé
   *[other] bónuszkártyák képpel lefelé
  }
heap-short-land = terület
heap-short-bonus = { $edition ->
    [2020] menhir
   *[other] bónusz
  }
track-title = kiértékelőtábla; egy kör 50 pont

# Gombok
label-place = Ide rakom, a kezdőkártyától { $steps }
label-place-turned = Ide rakom { $degrees }°-kal elforgatva, a kezdőkártyától { $steps }
steps-left = { $count } hellyel balra
steps-right = { $count } hellyel jobbra
steps-up = { $count } hellyel feljebb
steps-down = { $count } hellyel lejjebb
label-figure = { CAPITAL($role) }: { $area }
label-figure-at = { $figure } ({ $sides })
label-none = Senki
label-take-back = Visszahívom: { $role }, { $area }
label-leave = Senkit sem hívok vissza

# Ami kinyomtatható
print-score-2002 = Végső értékelés, 2002-es kiadás
print-score-2020 = Végső értékelés, 2020-as kiadás

# Beállítások
option-edition = Kiadás
option-edition-help = A 2020-asban más kártyák és értékek, egy harmadik kunyhó és különleges menhirkártyák vannak.
option-edition-2002 = 2002-es
option-edition-2002-help = Az arany bónuszkártyát hoz; két kunyhó fejenként; minden állat 2 pont.
option-edition-2020 = 2020-as, menhirekkel
option-edition-2020-help = A menhir különleges kártyát hoz; három kunyhó fejenként; szarvas 1, őstulok 2, mamut 3 pont.

# Miért jó egy lépés
reason-complete-forest = lezár egy { $size } darabos erdőt: { $points } pont
reason-complete-river = lezár egy { $size } kártyás folyószakaszt: { $points } pont
reason-at-once-forest = az erdő le van zárva: azonnal { $points } pont, és a gyűjtögető hazatér
reason-at-once-river = a folyószakasz le van zárva: azonnal { $points } pont, és a halász hazatér
reason-lead-forest = pontot hozhat egy erdő, amely lezárva most { $points } pontot ér
reason-lead-river = pontot hozhat egy folyószakasz, amely lezárva most { $points } pontot ér
reason-lead-meadow = pontot hozhat egy tisztás, amely most { $points } pontot érne
reason-lead-huts = pontot hozhat egy folyórendszer, amely most { $points } pontot érne
reason-grow-forest = az erdőd { $more } ponttal többet ér: { $points }; nyitott oldal: { $ends }
reason-grow-river = a folyószakaszod { $more } ponttal többet ér: { $points }; nyitott vég: { $ends }
reason-grow-meadow = a tisztásod állatai { $more } ponttal többet érnek, összesen { $points } pontot
reason-grow-huts = a kunyhód folyórendszere { $more } ponttal többet ér, összesen { $points } pontot
reason-nearer-forest = közelebb hozza az erdőd lezárását; nyitott oldal: { $ends }, értéke { $points } pont
reason-nearer-river = közelebb hozza a folyószakaszod lezárását; nyitott vég: { $ends }, értéke { $points } pont
reason-spoils = { $points } ponttal kevesebbet ér tőle egy ellenfél tisztása ({ $who })
reason-bonus = { $edition ->
    [2020] lezár egy menhires erdőt: lerakhatsz egy menhirkártyát is
   *[other] lezár egy aranyrögös erdőt: lerakhatsz egy bónuszkártyát is
  }
reason-power = a kártya hatása azonnal { $points } pontot hoz
reason-shaman = a sámánnal visszahívhatod egy törzstagodat
reason-place-forest = jó hely egy gyűjtögetőnek: az erdő lezárva { $points } pontot ér; nyitott oldal: { $ends }
reason-place-river = jó hely egy halásznak: a folyószakasz lezárva { $points } pontot ér; nyitott vég: { $ends }
reason-place-meadow = { $points ->
    [0] vadász olyan tisztásra, ahol most nincs pontot érő állat
   *[other] jó hely egy vadásznak: a tisztás állatai most { $points } pontot érnek
  }
reason-place-huts = { $points ->
    [0] kunyhó olyan folyórendszerre, ahol még nincs hal; nyitott vég: { $ends }
   *[other] jó hely egy kunyhónak: a folyórendszer most { $points } pontot ér; nyitott vég: { $ends }
  }
reason-keeps = jobb helyre tartogatja a bábukat; a készletben { $members } törzstag van
reason-nobody-fits = ide nem rakható bábu
reason-back = felszabadul egy törzstag egy jobb helyre; ahol most van, { $points } pontot érne; a készletben { $members } törzstag lesz
reason-back-idle = felszabadul egy törzstag, aki mellett mások vannak többen; a készletben { $members } törzstag lesz
reason-margin = { $margin }
advice-complete-forest = lezárhatsz egy { $size } darabos erdőt { $points } pontért
advice-complete-river = lezárhatsz egy { $size } kártyás folyószakaszt { $points } pontért
advice-at-once-forest = egy lezárt erdő azonnal { $points } pontot adhat, és a gyűjtögető rögtön hazatér
advice-at-once-river = egy lezárt folyószakasz azonnal { $points } pontot adhat, és a halász rögtön hazatér
advice-lead-forest = megszerezhetsz egy erdőt, amely lezárva most { $points } pontot ér
advice-lead-river = megszerezhetsz egy folyószakaszt, amely lezárva most { $points } pontot ér
advice-lead-meadow = megszerezhetsz egy tisztást, amely most { $points } pontot érne
advice-lead-huts = megszerezhetsz egy folyórendszert, amely most { $points } pontot érne
advice-grow-forest = { $more } ponttal többet érhet az erdőd, lezárva { $points } pontot (nyitott oldal: { $ends })
advice-grow-river = { $more } ponttal többet érhet a folyószakaszod, lezárva { $points } pontot (nyitott vég: { $ends })
advice-grow-meadow = { $more } ponttal többet érhetnek a tisztásod állatai, összesen { $points } pontot
advice-grow-huts = { $more } ponttal többet érhet a kunyhód folyórendszere, összesen { $points } pontot
advice-nearer-forest = közelebb hozhatod az erdőd lezárását: { $points } pontot ér, és { $ends } nyitott oldala marad
advice-nearer-river = közelebb hozhatod a folyószakaszod lezárását: { $points } pontot ér, és { $ends } nyitott vége marad
advice-spoils = elvehetsz { $points } pontot egy ellenfél tisztásából ({ $who })
advice-bonus = { $edition ->
    [2020] lezárhatsz egy menhires erdőt: akkor menhirkártyát is húzol
   *[other] lezárhatsz egy aranyrögös erdőt: akkor bónuszkártyát is húzol
  }
advice-power = a kártya hatása azonnal { $points } pontot hozhat
advice-shaman = a sámánnal visszahívhatod egy törzstagodat
advice-place-forest = gyűjtögetőt állíthatsz egy erdőbe, amely lezárva { $points } pontot ér (nyitott oldal: { $ends })
advice-place-river = halászt állíthatsz egy folyószakaszra, amely lezárva { $points } pontot ér (nyitott vég: { $ends })
advice-place-meadow = { $points ->
    [0] vadászt fektethetsz egy szabad tisztásra, bár ott most még semmi sem ér pontot
   *[other] vadászt fektethetsz egy tisztásra, ahol az állatok most { $points } pontot érnek
  }
advice-place-huts = { $points ->
    [0] kunyhót rakhatsz egy szabad folyórendszerre; hal még nincs benne, de még nőhet
   *[other] kunyhót rakhatsz egy folyórendszerre, amely most { $points } pontot ér, és még nőhet
  }
advice-keeps = tartogasd az embereidet jobb helyre; a készletedben { $members } törzstag van
advice-nobody-fits = ide most senkit sem tehetsz
advice-back = visszahívhatsz egy törzstagot jobb helyre; ahol most van, { $points } pontot érne
advice-back-idle = visszahívhatsz egy törzstagot onnan, ahol mások vannak többen

# Hibák a saját tartozékok fájljában.
wrong-face-word = { $key }: { $word }; ilyesmi kell: N:m0-r1-m2, r1>k1 vagy m0=deer*2+tiger
wrong-no-side = { $key }: nincs { $side } oldala; { $side }: és a területei kellenek
wrong-specials = { $key }: { $count } különleges jel; legfeljebb egy lehet
wrong-side = { $key }: { $word } oldal; m0, f0 vagy m0-r1-m2 kell
wrong-content = { $key }: { $word } itt: { $zone }; ezen a terepen ({ $terrain }) ez lehet: { $known }, legfeljebb *{ $most }
wrong-zone = { $key }: { $zone } egyik oldalon sincs; ezek egyike kell: { $known }
wrong-river = { $key }: a(z) { $zone } folyónak { $ends } vége van; 2 kell ({ $zone }>spring)
wrong-lakes = { $key }: { $lakes } tó; legfeljebb kettő lehet
wrong-tiles = { $key }: egy kezdőlapka és legfeljebb { $most } lapka kell
wrong-two = { $key }: két lapkán is van { $piece }; legfeljebb egyen lehet
wrong-total = { $key }: összesen { $total } { $thing }; legfeljebb { $most } lehet

# Saját dobozzal játszott játszma végének megszámolása
keep-edition = Kiadás
    .help = Melyik kiadással játszottatok?
keep-points = Eddigi pontok
    .help = Amit a kiértékelőtábla mutat, mielőtt a kunyhók és a vadászok pontot kapnak. Egy teljes kör 50 pont.
keep-systems = Folyórendszerek
    .help = Minden folyórendszerről egy lap, amelyben valakinek kunyhója van. Az összefüggő folyók és tavak egy rendszert alkotnak.
    .add = Új folyórendszer
    .one = { $number }. folyórendszer
keep-huts = Kunyhók
keep-fish = Halak
keep-raft = Itt van a tutaj
keep-lakes = Tavak
keep-meadows = Tisztások
    .help = Minden tisztásról egy lap, amelyen valakinek vadásza van. A letakart állatok nem számítanak.
    .add = Új tisztás
    .one = { $number }. tisztás
keep-hunters = Vadászok
keep-deer = Szarvasok
keep-aurochs = Őstulkok
keep-mammoth = Mamutok
keep-tiger = Tigrisek
keep-fire = Itt van a tűz
keep-dolmen = Vadász a dolmennél
keep-trap = Itt van a veremcsapda
keep-near-deer = Csapdánál: szarvasok
keep-near-aurochs = Csapdánál: őstulkok
keep-near-mammoth = Csapdánál: mamutok
error-keep-once = { $what }: csak egy helyen lehet.
error-keep-dolmen = { $who }: nincs vadásza a dolmen tisztásán.
error-keep-near = { $what }: a veremcsapda közelében { $near }, pedig az egész tisztáson csak { $all } van.
error-keep-huts = { $who }: { $count } kunyhó, pedig csak { $most } van a dobozban.
error-keep-hunters = { $who }: { $count } vadász, pedig csak { $most } bábu van a dobozban.
