name = Ankh'or
tagline = Vásárolj lapkákat a Nílus-völgy áruiból, és építs belőlük csoportokat két szinten.
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
tile = { $colour } { $type }
discs = { $count } { $disc }
place = { $spot } { $tile }
place-stored = { $spot } { $tile } (koronggal)
nothing = –

# Ami történt
chance-start = { $who } a kezdőjátékos.
chance-price = Árjelző kerül a piactábla { $space }. mezőjére: { $disc }.
chance-top = { $pile }. húzópakli, a legfelső lapka színe: { $colour }.
chance-draw = Új lapka érkezik ({ $slot }. hely): { $tile }.
did-take = { $who } korongot vesz el a készletből: { $disc }.
did-buy = { $who } lapkát vásárol ({ $slot }. hely): { $tile }.
did-place = { $who } leteszi a lapkát ({ $tile }) ide: { $spot }.
did-roof = { $who } az első szintre teszi a lapkát ({ $tile }) ide: { $spot }, eggyel kevesebb áruért.
did-discount = { $who } ezt az árut takarítja meg: { $disc }.
did-loose = { $who } a korongjai közül fizet: { $disc }.
did-pay-stored = { $who } a raktárból ({ $spot }) fizet: { $disc }.
did-store = { $who } korongot tesz a raktárba: { $disc }.
did-store-at = { $who } korongot tesz a raktárba ({ $spot }): { $disc }.
did-refresh = { $who } elkölt egy ankhkorongot: új lapkák érkeznek ({ $pile }. húzópakli).
did-slide = { $who } elkölt egy ankhkorongot: a piac lapkái balra rendeződnek.
did-discard = { $who } elkölt egy ankhkorongot: eldobja a bal szélső lapkát ({ $tile }), és újak érkeznek ({ $pile }. húzópakli).
did-discard-only = { $who } elkölt egy ankhkorongot, és eldobja a bal szélső lapkát: { $tile }.
did-move = { $who } felveszi ezt a lapkát: { $tile } ({ $spot }).
did-to = { $who } elkölt egy ankhkorongot, és áthelyezi a lapkát ({ $tile }) ide: { $spot }.
did-return = { $who } visszaad a készletbe egy árukorongot: { $disc }.
did-decline = { $who } lemond az írnok extra köréről.
did-done = { $who } befejezi a kört.

# Miért járt vagy veszett el pont
points-colour = { $colour ->
    [0] szomszédos kék lapkák
    [1] szomszédos fehér lapkák
    [2] szomszédos fekete lapkák
    [3] szomszédos zöld lapkák
   *[4] szomszédos piros lapkák
  }
points-animal = { $animal ->
    [0] szomszédos sakálok
    [1] szomszédos szkarabeuszok
   *[2] szomszédos sólymok
  }
points-printed = lapkán feltüntetett pontok
points-bonus = bónuszlapka öttagú csoportért
points-discs = minden három korong egy pont

# Ki következik
prompt-start = A véletlen dönt, ki kezd.
prompt-price = Felkerülnek az árjelzők a piactáblára.
prompt-draw = Új lapkák érkeznek a piacra.
prompt-turn = { $who }: vegyél el három korongot, vagy vásárolj lapkát.
prompt-turn-ankh = { $who }: vegyél el három korongot, vagy vásárolj lapkát; előtte és utána ankhkorongot is elkölthetsz.
prompt-extra = { $who }: az írnok extra kört ad; játszd le, vagy mondj le róla.
prompt-after = { $who }: költs el ankhkorongot, tölts raktárat, vagy fejezd be a kört.
prompt-pending = { $who }: { $task }.
prompt-over = Vége a játéknak. { $who } győzött.
prompt-shared = Vége a játéknak. Döntetlen: { $who }.
task-take = vegyél el még { $left } korongot
task-place = válassz helyet a lapkának: { $tile }
task-discount = válaszd ki, melyik árut takarítod meg ({ $tile })
task-pay = fizess a raktárból vagy a korongjaid közül: { $disc }
task-move = válaszd ki, hová kerüljön a lapka: { $tile }
task-store = válassz raktárat a korongnak: { $disc }
task-return = adj vissza { $left } árukorongot a készletbe

# Az állás szavakban
view-round = { $round }. forduló. Kezdőjátékos: { $who }.
view-last = Ez az utolsó forduló.
view-slot = { $slot }. hely: { $tile }, ára: { $price }.
view-gap = { $slot }. hely: üres, ára: { $price }.
view-pile = { $pile }. húzópakli: { $count } lapka, legfelül: { $colour }.
view-pile-hidden = { $pile }. húzópakli: { $count } lapka.
view-stock = Készlet: { $discs }. Maradt bónuszlapka: { $bonus }.
view-player = { $who }: { view-supplies }
view-supplies = { $points } pont, { $tiles } lapka, { $bonus } bónuszlapka; korongok: { $discs }.
view-area = { $who } területe: { $tiles }.

# A kép
see-market = Piac
see-stock = Készlet
see-bonus = Bónuszlapkák
see-pile = { $pile }. húzópakli
see-round = { $round }. forduló
see-last = utolsó forduló
see-discs = { $who }: korongok; a kör végén legfeljebb 5 áru és 2 ankh
see-stock-disc = { $disc }: { $count } a készletben
see-hand-disc = { $disc }: { $count }
see-price = { $slot }. hely, ára: { $price }
see-place = { $spot } hely
see-storehouse-open = { $tile }: egy korongnak van rajta hely ({ $disc })
see-storehouse-full = { $tile }: korong van rajta ({ $disc })
see-storehouse-closed = { $tile }: letakartad, többé nem raktároz
see-roof = { $tile }, az első szinten

# Gombok
label-done = Kör vége
label-decline = Lemondok az extra körről
label-return = Visszaadom: { $disc }
label-store = Raktárba teszem: { $disc }
label-spot-store = Raktár itt: { $spot }
label-loose = A korongjaim közül fizetek: { $disc }
label-spot-pay = A raktárból fizetek: { $spot }
label-discount = Ezt takarítom meg: { $disc }
label-refresh = Új lapkák, { $pile }. húzópakli (egy ankh)
label-slide = A piac rendezése (egy ankh)
label-buy = Megveszem: { $tile }
label-take = Elveszem: { $disc }
label-spot-move = Áthelyezem ezt: { $spot } (egy ankh)
label-spot-to = Ide helyezem: { $spot }
label-spot-place = Ide teszem: { $spot }

# Beállítások
option-idle_rounds = Vásárlás nélküli fordulók
option-idle_rounds-help = Ennyi egymást követő, vásárlás nélküli forduló után vége a játéknak; 0: soha.

# Miért jó egy lépés
reason-margin = várható különbség a végén: { $margin }
reason-done = befejezi a kört, és megtartja, ami maradt; a várható különbség { $margin }
reason-decline = minden marad, ahogy van; a várható különbség { $margin }
reason-gain-group = { $points } pont szomszédos lapkákért: { $family }
reason-gain-printed = { $points } pont van a lapkára nyomtatva
reason-gain-bonus = öttagú csoport: { $points } pontos bónusz
reason-loss-group = { $points } pont vész el szomszédos lapkákért: { $family }
reason-loss-printed = { $points } nyomtatott pont vész el
reason-loss-bonus = felbomlik egy öttagú csoport: { $points } ponttal kevesebb
reason-last = ezzel ez lesz az utolsó forduló
reason-scribe = az írnok extra kört ad
reason-storehouse = korongot és raktárhelyet hoz: { $disc }
reason-denies = a következő játékos is ki tudná fizetni: { $tile }
reason-buy = ide téve { $points } pontot hoz: { $spot }
reason-buy-place = itt a legjobb a helye: { $spot }
reason-cheaper = az első szinten eggyel kevesebb áruba kerül
reason-move = ide áthelyezve { $points } pontot hoz: { $spot }
reason-moved = ide kerül, a pontok nem változnak: { $spot }
reason-store = így a korong nem számít bele az ötös korlátba: { $disc }
reason-discount = megmarad egy későbbi vásárláshoz: { $disc }
reason-loose = megmarad a raktárban lévő korong, amely nem számít bele a korlátba: { $disc }
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
