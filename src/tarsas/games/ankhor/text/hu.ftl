name = Ankh'or
tagline = Vásárolj lapkákat a Nílus-völgy áruiból, és építs belőlük csoportokat két szinten.
cover = Piramisok a Nílus fölött naplementében; a parton két szintben lerakott lapkák és árukorongok.
area-market = Piac
area-stock = Készlet
area-piles = Húzópaklik

# Dolgok
colour-blue = kék
colour-white = fehér
colour-black = fekete
colour-green = zöld
colour-red = piros
disc-fish = hal
disc-ivory = elefántcsont
disc-charcoal = fa
disc-reeds = nád
disc-cloth = kelme
disc-ankh = ankh
type-jackal = sakál
type-scarab = szkarabeusz
type-falcon = sólyom
type-vp2 = 2 pontos lapka
type-storehouse = raktár
type-scribe = írnok
type-desert = sivatag
animal-jackal = sakál
animal-scarab = szkarabeusz
animal-falcon = sólyom
family-blue = kék lapka
family-white = fehér lapka
family-black = fekete lapka
family-green = zöld lapka
family-red = piros lapka
family-jackal = sakál
family-scarab = szkarabeusz
family-falcon = sólyom
tile = { $colour } { $type }
tile-object = { $colour } { $type ->
    [jackal] sakált
    [scarab] szkarabeuszt
    [falcon] sólymot
    [vp2] 2 pontos lapkát
    [storehouse] raktárat
    [scribe] írnokot
   *[desert] sivatagot
  }
tiles = { $count } { $type }
tiles-vp2 = { $count } darab 2 pontos lapka
discs = { $count } { $disc }
some-object = { $count ->
    [1] egy
    [2] két
   *[other] { $count }
  } { $disc ->
    [fish] halat
    [ivory] elefántcsontot
    [charcoal] fát
    [reeds] nádat
    [cloth] kelmét
   *[ankh] ankhot
  }
some-for = { $count ->
    [1] egy
    [2] két
   *[other] { $count }
  } { $disc ->
    [fish] halért
    [ivory] elefántcsontért
    [charcoal] fáért
    [reeds] nádért
    [cloth] kelméért
   *[ankh] ankhért
  }
none-for = ingyen
the-pile = { $pile ->
    [1] az 1.
   *[other] a { $pile }.
  } húzópakli
the-slot = { $slot ->
    [1] az 1.
    [5] az 5.
   *[other] a { $slot }.
  } hely
both = { $before } és { $last }
spot = { $column }{ $row }
spot-roof = { $column }{ $row }–{ $last }
spot-onto = { $column }{ $row }-{ $row ->
    [3] ra
    [6] ra
    [8] ra
    [13] ra
    [16] ra
    [18] ra
    [20] ra
    [23] ra
   *[other] re
  }
spot-from = { $column }{ $row }-{ $row ->
    [3] ról
    [6] ról
    [8] ról
    [13] ról
    [16] ról
    [18] ról
    [20] ról
    [23] ról
   *[other] ről
  }
place = { $spot } { $tile }
place-roof = az első szinten { $spot } { $tile }
nothing = –

# Ami történt, alany nélkül
fall-start = { $who }
chance-start = { CAPITAL($who) } kezd.
chances-price = Az árak: { $what }.
fall-price = { $discs }
chance-price = { the-slot }en { $discs }
chances-comes = Új lapkák: { $what }.
chance-comes = { $what }
comes-tile = { the-slot }re { $tile }
comes-top = { the-pile } teteje most { $colour }
did-take = elvesz { $discs }
did-buy = megveszi a { $tile }
did-buy-first = { $price } megveszi első lapkának a { $tile }
did-place = { $spot } teszi ({ $price })
did-roof = az első szintre teszi ({ $spot }; { $price }, azaz eggyel kevesebb áruért)
did-roof-choose = az első szintre teszi ({ $spot })
did-discount = megtakarít { $disc } (így { $price } az övé)
did-loose = { $disc } a korongjai közül fizet
did-pay-stored = { $disc } a raktárából fizet ({ $spot })
did-store = { $disc } a raktárába tesz
did-store-at = { $disc } a raktárába tesz ({ $spot })
did-refresh = egy ankhért új lapkákat húz { the-pile }ból
did-slide = egy ankhért balra csúsztatja a piac lapkáit
did-discard = egy ankhért új lapkákat húz { the-pile }ból (kikerül a bal szélső: { $tile })
did-discard-only = egy ankhért balra csúsztatja a piac lapkáit (kikerül a bal szélső: { $tile })
did-move = felveszi a { $tile } ({ $spot })
did-to = egy ankhért áthelyezi a { $tile } { $origin } { $spot }
did-to-roof = egy ankhért áthelyezi a { $tile } az első szinten: { $origin } helyett { $spot }
did-return = visszaad { $discs }
did-decline = lemond az írnok extra köréről
did-done = befejezi a kört

# Ami ebből következett
points-colour = { $tiles ->
    [0] már nincs szomszédos { $colour } lapka
   *[other] { $tiles } szomszédos { $colour } lapka
  }{ $before ->
    [0] { "" }
   *[other] , eddig { $before } volt
  }
points-animal = { $tiles ->
    [0] már nincs szomszédos { $animal }
   *[other] { $tiles } szomszédos { $animal }
  }{ $before ->
    [0] { "" }
   *[other] , eddig { $before } volt
  }
points-printed = a lapkán { $points } pont van
points-bonus = { $back ->
    [0] { $taken ->
        [1] bónuszlapka jár: öt összefüggő { $family }
       *[other] { $taken } bónuszlapka jár: öt-öt összefüggő { $family }
      }
    [1] vissza kell adni egy bónuszlapkát: felbomlott egy ötös csoport ({ $family })
   *[other] vissza kell adni { $back } bónuszlapkát: felbomlottak az ötös csoportok ({ $family })
  }
points-discs = most { $discs } korong, hármanként 1 pont
sum-colour = Színek
sum-animal = Állatok
sum-printed = Pontok a lapkákon
sum-bonus = Bónuszlapkák
sum-discs = Korongok
event-no-bonus = öt összefüggő { $family }, de elfogytak a bónuszlapkák
event-covered = a letakart { $colour } raktár végleg bezárt
event-covered-disc = a letakart { $colour } raktár végleg bezárt, a korongja visszakerült a készletbe: { $disc }
event-stored = a raktárra a készletből került egy korong: { $disc }
event-unstored = ilyen korong ({ $disc }) nincs a készletben, a raktár egyelőre üres
event-emptied = { $count ->
    [one] a raktárban lévő korongot is kifizette: { $disc }
   *[other] { $count } raktár korongját is kifizette: { $disc }
  }
event-scribe = { $who } extra kört kap az írnoktól
event-ankhs-back = { $who } visszaad { $count ->
    [one] egy ankhot
   *[other] { $count } ankhot
  }: legfeljebb kettő maradhat nála
event-goods-back = { $who } visszaad { $count } korongot ({ $disc }): legfeljebb öt áru maradhat nála
event-pile-empty = elfogyott { the-pile }
event-piles-empty = mindkét húzópakli elfogyott: több új lapka már nem jön
event-round = vége a fordulónak
event-round-idle = vége a fordulónak, senki sem vásárolt (ilyen fordulók egymás után: { $idle }; { $limit } után vége a játéknak)
event-last-round = { $who } letette a { $tiles }. lapkáját: ez az utolsó forduló
event-end-tiles = vége az utolsó fordulónak
event-end-empty = kiürült a piac, és elfogytak a húzópaklik: vége a játéknak
event-end-idle = { $idle ->
    [one] egy fordulóban senki sem vásárolt
   *[other] { $idle } fordulója senki sem vásárolt
  }: vége a játéknak
account-printed = { $who }: { $count } lapkán összesen { $points } pont
account-bonus = { $who }: { $count } bónuszlapka, { $points } pont
account-animal = { $who }: { $count } szomszédos { $animal }, { $points } pont
account-colour = { $who }: { $count } szomszédos { $colour } lapka, { $points } pont
account-discs = { $who }: { $count } korong, { $points } pont
account-total = { $who }: összesen { $points } pont

# Ki következik
chapter-setup = Előkészületek
chapter-round = { $round }. forduló
prompt-start = A véletlen dönt, ki kezd.
prompt-price = Árjelző kerül { the-slot }re.
prompt-top = Kiderül, milyen színű { the-pile } teteje.
prompt-draw = Lapka jön { the-pile }ból { the-slot }re.
urgent-last-round = Utolsó forduló.
urgent-idle = Ha most sem vásárol senki, ezzel a fordulóval vége a játéknak ({ $rounds } forduló vásárlás nélkül).
outcome-points = Vége a játéknak: { $way }. { CAPITAL($who) } győzött { $points } ponttal. { $others }.
outcome-tiles = Vége a játéknak: { $way }. { CAPITAL($level) } egyaránt { $points } pontot szerzett. { CAPITAL($who) } győzött, mert kevesebb lapkája van ({ $tiles } : { $more }).
outcome-discs = Vége a játéknak: { $way }. { CAPITAL($level) } egyaránt { $points } pontot szerzett. { CAPITAL($who) } győzött ugyanannyi lapkával, de több koronggal ({ $discs } : { $fewer }).
outcome-shared = Vége a játéknak: { $way }. Közös a győzelem: { $who }, egyaránt { $points } ponttal, { $tiles } lapkával és { $discs } koronggal.
outcome-other = { $who }: { $points }
outcome-way-tiles = valaki letette a 13. lapkáját
outcome-way-empty = kiürült a piac, és elfogytak a húzópaklik
outcome-way-idle = { $idle ->
    [one] egy fordulóban senki sem vásárolt
   *[other] { $idle } fordulója senki sem vásárolt
  }
offer-take = { $count ->
    [one] vedd el az utolsó korongot
   *[other] vegyél el { $count } korongot
  }
    .does = { $count ->
        [one] elveszi az utolsó korongot
       *[other] { $count } korongot vesz el
      }
offer-take-more = vegyél el még { $left ->
    [one] egy
   *[other] { $left }
  } korongot
    .does = még { $left ->
        [one] egy
       *[other] { $left }
      } korongot vesz el
offer-buy = vásárolj egy lapkát
    .does = lapkát vásárol
offer-refresh = húzz egy ankhért új lapkákat
    .does = új lapkákat húz egy ankhért
offer-slide = csúsztasd egy ankhért balra a piac lapkáit
    .does = egy ankhért balra csúsztatja a piac lapkáit
offer-discard = húzz egy ankhért új lapkákat (kikerül a bal szélső: { $tile })
    .does = új lapkákat húz egy ankhért (kikerül a bal szélső: { $tile })
offer-discard-only = csúsztasd egy ankhért balra a piac lapkáit (kikerül a bal szélső: { $tile })
    .does = egy ankhért balra csúsztatja a piac lapkáit (kikerül a bal szélső: { $tile })
offer-discount = válaszd ki, melyik árut takarítod meg ({ $tile })
    .does = megtakarít egy árut ({ $tile })
offer-loose = fizess { $disc } a korongjaid közül
    .does = { $disc } fizet a korongjai közül
offer-pay-stored = fizess { $disc } egy raktárból
    .does = { $disc } fizet egy raktárból
offer-store = tegyél korongot egy raktárba
    .does = korongot tesz egy raktárba
offer-store-at = válassz raktárat a korongnak ({ $disc })
    .does = raktárat választ a korongnak ({ $disc })
offer-return = adj vissza { $left ->
    [one] egy
   *[other] { $left }
  } árukorongot, legfeljebb { $most } maradhat
    .does = visszaad { $left ->
        [one] egy
       *[other] { $left }
      } árukorongot, legfeljebb { $most } maradhat
offer-decline = mondj le az extra körről
    .does = lemond az extra körről
offer-done = fejezd be a kört
    .does = befejezi a kört
offer-place = válassz helyet a lapkának ({ $tile })
    .does = helyet választ a lapkának ({ $tile })
offer-to = válaszd ki, hová kerüljön a lapka ({ $tile })
    .does = új helyet választ a lapkának ({ $tile })
offer-move = helyezd át egy ankhért az egyik lapkádat
    .does = egy ankhért áthelyezi az egyik lapkáját

# Az állás szavakban
view-round = { $round }. forduló. Kezdőjátékos: { $who }.
view-turn = { CAPITAL($who) } köre: { $step }. Ebben a körben elkölthető ankh: { $ankhs }.
step-open = az akciója még hátravan
step-acted = az akciója megvolt
step-extra = extra kör, le is mondhat róla
view-extra = Utána { $who } még egy kört kap az írnoktól.
view-buying = { CAPITAL($who) } éppen megveszi a { $tile } ({ $slot }. hely).
view-buying-for = { CAPITAL($who) } éppen megveszi a { $tile } ({ $slot }. hely) az első szintre: { $spot }.
view-paying = { CAPITAL($who) } éppen megveszi a { $tile } ({ $slot }. hely) ide: { $spot }; még fizetendő: { $due }.
view-moving = { CAPITAL($who) } éppen áthelyezi a { $tile } innen: { $spot }.
view-near-tiles = Az a forduló lesz az utolsó, amelyben valaki leteszi a { $last }. lapkáját; legközelebb áll hozzá: { $who }, { $tiles } lapkával;
view-near-idle = vagy { $limit } egymást követő, vásárlás nélküli forduló után, eddig { $idle } volt;
view-near-bought = ebben a fordulóban már volt vásárlás;
view-near-empty = vagy ha kiürül a piac, és elfogynak a húzópaklik: még { $tiles } lapka van bennük.
view-last = Az utolsó forduló: { $who } letette a { $last }. lapkáját.
view-slot = { $slot }. hely, ára { $price }: { $tile }.
slot-empty = üres
view-pile = { $pile }. húzópakli: { $count } lapka{ $top }.
top = , legfelül { $colour }
top-none = { "" }
view-pool = Még a húzópaklikban, { $colour }: { $tiles }.
view-stock = Készlet: { $discs }. Maradt bónuszlapka: { $bonus }.
view-player = { $who }: { view-points }, { view-supplies } Korongok: { $discs }. A játék végéhez { $last } lapka kell.
view-points = { $points } pont
# A játékos keretében ennyinek van hely; hogy melyik korongból mennyi van, az asztalon látszik.
view-supplies = { $tiles } lapka, { $bonus } bónuszlapka, { $count } korong.
view-worth = { CAPITAL($who) } pontjai: { $parts }.
worth-group = { $points } szomszédos { $family }
worth-printed = { $points } pont a lapkákon
worth-bonus = { $points } pont bónuszlapkákért
worth-discs = { $points } pont korongokért
view-bonus = { CAPITAL($who) } ezekért kapott bónuszlapkát: { $groups }.
view-short = { CAPITAL($who) } négyes csoportjai, egy-egy lapka hiányzik a bónuszlapkához: { $groups }.
view-area = { CAPITAL($who) } területe: { $tiles }.
view-store = { CAPITAL($who) } { $colour } raktára ({ $spot }): { $what }.
store-full = rajta egy korong ({ $disc })
store-open = üres, ez tehető rá: { $disc }
store-closed = végleg bezárt

# Ami rá van nyomtatva
setting-grid = Minden terület négyzetrács: az oszlopok balról jobbra a-tól y-ig, a sorok fentről lefelé 1-től 25-ig; az utolsó után megint az első jön. Az első lapka helye m13. Az első szinten lévő lapka négy, négyzetet alkotó földszinti lapkán áll: az „m13–n14” lapka az m13, n13, m14 és n14 helyen lévőkön.
setting-goods = Minden lapkaszínhez tartozik egy áru: { $goods }.
setting-good = { $colour } { $disc }
setting-limits = A kör végén legfeljebb { $goods } árukorong és { $ankhs } ankh maradhat; a raktárban lévő korongok nem számítanak bele.
setting-tiles = Lapkák a dobozban, { $colour }: { $tiles }.
setting-printed = A pontos lapkák egyenként { $points } pontot érnek.
setting-bonus = { $count } bónuszlapka van, egyenként { $points } ponttal: öt összefüggő, azonos színű vagy azonos állatot mutató lapkáért jár egy.

# A kép
does-jackal = sakál
does-scarab = szkarabeusz
does-falcon = sólyom
does-vp2 = 2 pont
does-storehouse = raktár
does-scribe = extra kör
does-desert = sivatag
see-offer = Most ki lehet fizetni; a legjobb helyen { $points } pontot hoz, az érte adott áruk pontjait már levonva.
see-market = Piac: minden lapka ára a fölötte lévő áruk
see-stock = Készlet
see-bonus-left = Még { $count } bónuszlapka, egyenként { $points } pont. { $about }
see-bonus-held = Bónuszlapkák: { $count }, egyenként { $points } pont. { $about }
see-pile = { $pile }. húzópakli, { $count } lapka. { $about } A két pakliban együtt: { $tiles }.
see-pool = { $colour }: { $tiles }
see-round = { $round }. forduló
see-last = utolsó forduló
see-idle = { $limit } fordulóból { $idle } vásárlás nélkül
see-ends = Az a forduló lesz az utolsó, amelyben valaki leteszi a 13. lapkáját; akkor is vége, ha túl sokáig senki sem vásárol, vagy nincs már mit venni.
see-tiles = { $count } lapka; amelyik fordulóban valakié eléri a 13-at, az az utolsó
see-discs = { $who }: korongok; a kör végén legfeljebb 5 áru és 2 ankh
see-stock-disc = { $count } a készletben. { $about }
see-hand-disc = { $count } korong. { $about }
see-price = { $slot }. hely, ára: { $price }
see-place = { $spot } hely
see-place-roof = Első szint, { $spot }: vásárláskor eggyel kevesebb áru
see-tile = { CAPITAL($tile) }. { $about }
see-storehouse-open = { CAPITAL($tile) }: amíg le nem takarod, egy korong fér rá ({ $disc }).
see-storehouse-full = { CAPITAL($tile) }: amíg le nem takarod, egy korongot tárol ({ $disc }).
see-storehouse-closed = { CAPITAL($tile) }: letakartad, végleg bezárt.
see-at = { $spot }: { $tile }
see-at-roof = { $spot }, az első szinten: { $tile }
see-group = { $tile } { $count } összefüggő { $family }: még egy, és bónuszlapka jár.
see-great = { $tile } { $count } összefüggő { $family }: bónuszlapkát ér.
see-goes = Új lapkák húzásakor előbb ez kerül ki a játékból.

# Jelek
about-good = { CAPITAL($disc) }: ezzel fizetsz a lapkákért; azonos színű ({ $colour }) raktárban is tárolhatod.
about-ankh = Ankh: egy későbbi körben új lapkákat húzhatsz érte, vagy áthelyezheted egy lapkádat. Fizetni nem lehet vele.
about-colours = Az öt szín: két vagy több szomszédos, azonos színű lapka darabonként 1 pontot ér.
about-back = A lapka hátlapja: csak a színét tudni.
about-jackal = Két vagy több szomszédos sakál darabonként 1 pontot ér.
about-scarab = Két vagy több szomszédos szkarabeusz darabonként 1 pontot ér.
about-falcon = Két vagy több szomszédos sólyom darabonként 1 pontot ér.
about-vp2 = A pontos lapka annyit ér, amennyi rajta áll, bárhol van.
about-storehouse = A raktárral egy saját színű korong is jár; egy korongot a limiten felül tárol, amíg le nem takarod.
about-scribe = Az írnok a megvásárlásakor extra kört ad.
about-desert = A sivatagnak csak a színe számít.
about-bonus = Bónuszlapka: öt összefüggő, azonos színű vagy azonos állatot mutató lapkáért jár; ha áthelyezéssel szétbontod őket, vissza kell adnod.
about-great = Legalább ötös csoport része, amely bónuszlapkát ér; felül a szín, alul az állat csoportja.
about-short = Négyes csoport része: még egy, és bónuszlapka jár; felül a szín, alul az állat csoportja.
about-closed = Letakart raktár: végleg bezárt.
about-goes = Két játékosnál: aki ankhért új lapkákat húz, előbb ezt a lapkát dobja el.
about-tag = Ezt a lapkát most ki tudod fizetni: ennyi pontot hoz a legjobb helyen, az érte adott áruk pontjait már levonva.

# Gombok
label-done = Kör vége
label-decline = Lemondok az extra körről
label-take = Elveszek { $disc }
label-return = Visszaadok { $disc }
label-store = { CAPITAL($disc) } raktárba teszek
label-loose = A korongjaim közül fizetek { $disc }
label-discount = Megtakarítok { $disc }
label-buy = Megveszem a { $tile } { $price } ({ $slot }. hely)
label-buy-roof = Megveszem a { $tile } az első szintre, ezekből eggyel kevesebbért: { $goods } ({ $slot }. hely)
label-refresh = Új lapkák, { $pile }. húzópakli (egy ankh)
label-slide = A piac rendezése (egy ankh)
label-discard = Új lapkák, { $pile }. húzópakli (egy ankh); kikerül: { $tile }
label-discard-only = A piac rendezése (egy ankh); kikerül: { $tile }
label-spot-store = Ebbe a raktárba: { $spot }
label-spot-pay = Ebből a raktárból fizetek: { $spot }
label-spot-move = Áthelyezem a { $tile } ({ $spot }, egy ankh)
label-spot-to = Ide helyezem: { $spot }, mellette: { $near }
label-spot-to-roof = Ide helyezem az első szinten: { $spot }, szomszédai: { $near }
label-spot-place = Ide teszem: { $spot }, mellette: { $near }
label-spot-place-roof = Az első szintre teszem: { $spot }, szomszédai: { $near }

# Beállítások
option-idle_rounds = Vásárlás nélküli fordulók
option-idle_rounds-help = Ennyi egymást követő, vásárlás nélküli forduló után vége a játéknak; 0: soha.

# Miért jó egy lépés
reason-margin = { $margin }
reason-done = befejezi a kört, és megtartja, ami maradt; { $margin }
reason-decline = minden marad, ahogy van; { $margin }
reason-gain-group = { $points } pont szomszédos lapkákért ({ $family })
reason-gain-printed = { $points } pont van a lapkára nyomtatva
reason-gain-bonus = ötös csoport: { $points } pontos bónusz
reason-loss-group = { $points } pont vész el, mert kevesebb lesz a szomszédos lapka ({ $family })
reason-loss-printed = { $points } nyomtatott pont vész el
reason-loss-bonus = felbomlik egy ötös csoport: { $points } ponttal kevesebb
reason-last = ezzel ez lesz az utolsó forduló
reason-scribe = az írnok extra kört ad
reason-storehouse = korongot és raktárhelyet hoz: { $disc }
reason-denies = a következő játékos is ki tudná fizetni: { $tile }
reason-buy = { AZ($spot) } helyen { $points } pontot hoz
reason-buy-place = { AZ($spot) } a legjobb helye
reason-buy-first = ez lesz az első lapkád: a többi ehhez csatlakozik
reason-cheaper = az első szinten eggyel kevesebb áruba kerül
reason-move = { AZ($spot) } helyre téve { $points } pontot hoz
reason-moved = { AZ($spot) } helyre kerül, a pontok nem változnak
reason-store = így a korong nem számít bele az ötös limitbe: { $disc }
reason-discount = megmarad egy későbbi vásárláshoz: { $disc }
reason-loose = megmarad a raktárban lévő korong, amely nem számít bele a limitbe: { $disc }
reason-pay-stored = megmarad a kézben lévő korong, és kiürül a raktár: { $disc }
reason-pay-covered = a raktárat mindjárt letakarod, a korongja amúgy is elveszne: { $disc }
reason-ankh = { $count ->
    [one] ankhkorong egy későbbi körre: új lapkákhoz vagy áthelyezéshez
   *[other] már { $count } ankhkorong a későbbi körökre: új lapkákhoz vagy áthelyezéshez
  }
reason-pays = ezzel megvan a lapka ára: { $tile }
reason-helps = már csak { $left } áru hiányzik ehhez a lapkához: { $tile }
reason-runs-out = ez volt az utolsó a készletben: { $disc }
reason-spare = a piacon most egyik lapkához sem kell több belőle, de a korongok a végén pontot érnek: { $disc }
reason-return = legfeljebb öt áru maradhat; ez megy vissza: { $disc }
reason-return-free = a piacon egyik lapkához sem kell: { $disc }
reason-discard = eldob egy lapkát, amelyet az ellenfeled ki tudna fizetni: { $tile }
reason-new = { $count ->
    [one] egy új lapka érkezik, színe: { $colour }
   *[other] { $count } új lapka érkezik, az első színe: { $colour }
  }
reason-slide = a piac lapkái más árak alá kerülnek
advice-buy = ki tudsz fizetni egy lapkát, amely { AZ($spot) } helyen { $points } pontot hoz ({ $tile })
advice-buy-place = ki tudod fizetni ezt a lapkát ({ $tile })
advice-buy-first = ki tudod fizetni az első lapkádat ({ $tile })
advice-done = ennyi elég mostanra, tartsd meg, ami maradt
advice-decline = hagyj mindent úgy, ahogy van
advice-gain-group = { $points } pontot szerezhetsz szomszédos lapkákért ({ $family })
advice-gain-printed = { $points } pontot szerezhetsz, amely a lapkára van nyomtatva
advice-gain-bonus = teljes lehet egy ötös csoportod: { $points } pontos bónusz jár érte
advice-loss-group = { $points } pontba kerülhet, ha kevesebb lesz a szomszédos lapkád ({ $family })
advice-loss-printed = { $points } nyomtatott pontba kerülhet
advice-loss-bonus = { $points } pontba kerülhet, ha felbomlik egy ötös csoportod
advice-last = ez lehet az utolsó forduló, ezért csak akkor tedd le a 13. lapkát, ha te vezetsz
advice-scribe = egy írnokkal extra kört kaphatsz
advice-storehouse = egy raktárral korongot és raktárhelyet szerezhetsz ({ $disc })
advice-denies = ezt a lapkát a következő játékos is ki tudná fizetni ({ $tile })
advice-cheaper = az első szinten eggyel kevesebb áruba kerül egy lapka
advice-move = egy áthelyezéssel { $points } pontot szerezhetsz
advice-moved = áthelyezhetsz egy lapkát pontveszteség nélkül
advice-store = tegyél korongot a raktárba: ott nem számít bele az ötös limitbe ({ $disc })
advice-discount = azt takarítsd meg, amelyik egy későbbi vásárláshoz jól jön ({ $disc })
advice-loose = a raktárban lévő korong nem számít bele a limitbe, azt tartsd meg ({ $disc })
advice-pay-stored = fizess a raktárból, mert úgy a kézben lévő korong megmarad, és a raktár újra tölthető ({ $disc })
advice-pay-covered = a raktárat mindjárt letakarod, fizess a korongjával, mielőtt elvész ({ $disc })
advice-ankh = { $count ->
    [one] egy ankhkorong jól jöhet egy későbbi körben: új lapkákhoz vagy áthelyezéshez
   *[other] { $count } ankhkorong is jól jöhet a későbbi körökben: új lapkákhoz vagy áthelyezéshez
  }
advice-pays = összegyűjtheted egy lapka árát ({ $tile })
advice-helps = { $left ->
    [one] közelebb kerülhetsz egy lapkához, utána már csak 1 áru hiányzik ({ $tile })
   *[other] közelebb kerülhetsz egy lapkához, utána még { $left } áru hiányzik ({ $tile })
  }
advice-runs-out = elveheted az utolsót a készletből ({ $disc })
advice-spare = a piacon most egyik lapkához sem kell több áru, de három korong a végén egy pont
advice-return = legfeljebb öt áru maradhat: azt add vissza, amelyikre a legkevésbé van szükséged
advice-return-free = azt add vissza, amelyik a piacon egyik lapkához sem kell
advice-discard = eldobathatsz egy lapkát, amelyet az ellenfeled ki tudna fizetni ({ $tile })
advice-new = { $count ->
    [one] egy ankhért új lapka jöhet (színe: { $colour })
   *[other] egy ankhért { $count } új lapka jöhet (az első színe: { $colour })
  }
advice-slide = egy ankhért a piac lapkái más árak alá kerülnek

# Hibák a saját tartozékok fájljában.
wrong-tiles = { $key }: összesen { $tiles }; 7–60 kell
wrong-scribes = { $key }: összesen { $scribes } írnok; legfeljebb { $most } lehet
wrong-piles = { $key }: { $sizes }; két szám kell, amelyek összege { $tiles } lapka, és az első legalább { $least }
wrong-holes = { $key }: { $holes }; { $count } szám kell, mindegyik 1 és 3 között
wrong-markers = { $key }: { $markers } jelölő { $holes } lyukra; ugyanannyi kell, árunként 0–3
wrong-discs = { $key }: { $discs }; három szám kell: 2, 3 és 4 játékosra
wrong-disc-count = { $key }: { $discs } korong { $players } játékosra; { $least } és 20 közötti szám kell, hogy mindig legyen mit elvenni
