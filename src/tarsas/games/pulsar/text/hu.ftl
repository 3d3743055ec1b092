name = Pulsar 2849
tagline = Válassz kockát, szeld át a csillaghalmazt, és hozd forgásba a pulzárjait.
cover = Egy pulzár két fénysugárral, körülötte gyűrű, és egy odatartó űrhajó.
area-chart = Csillagtérkép
area-dice = Kockák
area-technology = Technológia
area-offers = Kínálat és célok

# Dolgok
size-small = kis
size-medium = közepes
size-large = nagy
colour-green = zöld
colour-orange = narancssárga
colour-pink = rózsaszín
any-colour = bármelyik szín
track-initiative = kezdeményezéssáv
track-engineering = mérnöksáv
modifier-pm1 = plusz-mínusz jelző
modifier-plus2 = plusz kettő jelző
end-left = bal
end-right = jobb
planet-lifeless = élettelen
planet-blue = kék
planet-blocked = lezárt
tile-online = üzemel
tile-offline = még nem üzemel
either = { $before } vagy { $last }

# Jutalmak
gain-nothing = semmi
gain-pay = ára { $n } mérnökkocka
gain-vp = { $n } pont
gain-cubes = { $n } mérnökkocka
gain-pm1 = { $n } plusz-mínusz jelző
gain-plus2 = { $n } plusz kettő jelző
gain-gyrodyne = egy { $sizes } forgáslapka
gain-two-gyrodynes = két különböző méretű forgáslapka
gain-isolated = egy elszigetelt pulzár megszerzése
gain-teleport-system = teleportálás egy naprendszerbe
gain-teleport-pulsar = teleportálás egy pulzárhoz
gain-teleport-any = teleportálás bármelyik helyszínre
gain-explore = { $n } felfedezéslapka
gain-red = egy piros { $n ->
    [3] 3-as
    [5] 5-ös
    [6] 6-os
   *[other] { $n }-es
  }
gain-doubler = kockaduplázó: ezüst { $silver } és piros { $red }
gain-station = a végén { $n } további állomásnak számít
gain-run = ugrókapu-verseny ({ $colour }): kapunként { $n } pont

# A technológiák hatása
effect = { $when }: { $what }
effect-shift = a kocka 1-gyel nagyobbnak vagy kisebbnek is számíthat
effect-new = { $n } pont, ha a végén pulzárt szerzel vagy állomást létesítesz
effect-copy = { $n } mérnökkockába kerül
effect-wild = { $n } választott cél teljesítettnek számít
effect-factor = a játéksorrendért járó pontok szorzója { $n }
effect-cubes = minden mérnökkocka { $n } pontot ér
effect-idle = a befejezett forgóerőmű nélküli pulzárok egyenként { $n } pontot érnek
effect-per = minden { $thing } { $n } pontot ér
effect-per-many = minden { $of } { $thing } { $n } pontot ér
effect-table = { $thing }, sorban: { $table } pont
effect-most = legfeljebb { $n }
effect-buy = { $cubes } mérnökkockáért { $n } pont
kind-instant = azonnal
kind-ongoing = mostantól
kind-production = minden termelésfázisban
kind-endgame = a játék végén
when-fly = repüléskor
when-fly-green = zöld kaput érintő repüléskor
when-fly-orange = narancssárga kaput érintő repüléskor
when-fly-pink = rózsaszín kaput érintő repüléskor
when-take = ha kockával forgáslapkát veszel
when-finish = ha befejezel egy forgóerőművet
when-transmitter_die = adóállomásra tett kockánként
when-patent = minden későbbi szabadalomnál
when-project = teljesített projektenként
when-red_die = piros kockával, bármely akciónál
when-ship_claim = ha a hajód pulzárt szerez
when-claim = ha pulzárt szerzel
when-discovery = felfedezési bónuszonként
when-place = ha forgáslapkát teszel egy pulzárra
when-station = létesített állomásonként
when-copy = megmaradt kocka másolásakor
when-online = ha üzembe helyezel egy adóállomást
when-modifier = elköltött jelzőnként
count-station = állomás
count-spinning = befejezett forgóerőmű
count-building = épülő forgóerőmű
count-placed = pulzárra tett forgáslapka
count-spinning_size = különböző méretű befejezett forgóerőmű
count-same_size = azonos méretű befejezett forgóerőmű
count-idle_pulsar = befejezett forgóerőmű nélküli pulzár
count-online = üzemelő adóállomás
count-link = két üzemelő adóállomás közötti kapcsolat
count-award = építési jutalomlapka
count-patent = szabadalom
count-project = projekt
count-run = felhasznált ugrókapu-verseny
count-engineering_place = helyezés a mérnöksávon
count-gate_colour = érintett kapuszín
count-goal = pontot hozó cél

# Magyarázatok
explain-tech = { $name }, ára: { $cost } – { $effect }
explain-tech-locked = { $name }, ára: { $cost } (fordulónként csak egy játékos szabadalmaztathatja) – { $effect }
explain-tech-once = { $name }, ára: { $cost } (csak az egyik játékos szabadalmaztathatja) – { $effect }
explain-project = { $name } projekt, ára: { $cost } – { $gain }
explain-transmitter = { $name } adóállomás – kockái: { $dice }; elkészülve: { $gain }; termelésenként: { $made }; végein: { $left } és { $right }
explain-system = bolygók: { $planets }; felfedezési bónusz: { $bonus }
explain-goal = { $name } cél – legalább { $least } { $thing }: { $gain }
goal-bonus = majd { $cubes } mérnökkockáért még { $n }
explain-gyrodyne = { $size } forgáslapka: elvenni { $take }, befejezni { $finish } értékű kockával lehet; termelésenként { $n } pont; maradt: { $left }
explain-award = { $n } pontos jutalom a saját pulzárokra tett második vagy negyedik ilyen lapkáért ({ $size })
explain-row = { $bonus ->
    [0] { $row }. sor: a befejezett forgóerőművek nem hoznak többet
   *[other] { $row }. sor: termelésenként minden befejezett forgóerőmű { $bonus } ponttal többet hoz
  }
explain-row-median = { $row }. sor: minden befejezett forgóerőmű annyival többet hoz, amennyit a középjelző mutat (két érték közül a nagyobbat)
explain-gate = { $place } ugrókapu ({ $colour })
explain-entry = { $place } kezdőkapu: innen indulnak a hajók, és ide sosem térnek vissza
explain-hidden = { $place } naprendszer, még felfedezetlen
explain-system-at = { $place } naprendszer: { $tile }
explain-pulsar = { $place } pulzár: az itt megálló hajó megszerezheti
explain-isolated = { $place } elszigetelt pulzár: nem vezet ide útvonal
explain-dead-end = Zsákutca: az itteni állomás vagy pulzár egy felfedezéslapkát hoz
explain-space = { $track }, { $space }. mező
explain-penalty = { $track }, { $space }. mező: minden termelésfázisban { $n } pont levonás
explain-median = Középjelző: a tőle balra lévő kocka előre, a jobbra lévő hátra viszi egy jelölődet
explain-box = { $value } értékű kockák
explain-box-on = { $value } értékű kockák: egy jelölőd { $n } mezőt lép előre
explain-box-back = { $value } értékű kockák: egy jelölőd { $n } mezőt lép hátra
explain-engineering = Amit a mérnöksáv minden termelésfázisban hoz: { $places }
engineering-place = { $place ->
    [1] az 1. helyen
    [5] az 5. helyen
   *[other] a { $place }. helyen
  } { $gain }
explain-unplaced = Beépítésre váró { $size } forgáslapka: { $n }
explain-leftover = Ezüst { $value }: mérnökkockákért lemásolható
explain-rocket = { $n }. hely a játéksorrendben: { $who }
explain-counter = { $who }: { $track }, { $space }. mező
explain-ship = Felderítőhajó: { $who }
explain-panel = { $who }: { $points } pont
explain-cubes = mérnökkockák
explain-stations = állomások
explain-rings = megszerzett pulzárok
explain-xs = állomásnak számító felfedezéslapkák
explain-deck = Adóállomások a pakliban: { $n }
explain-next = A pakli következő adóállomása: { $tile }
explain-pile = Felfedezéslapkák: { $pile } a kupacban, { $discards } eldobva
explain-online = Üzemel: amit mutat, azt minden termelésfázisban megadja
explain-offline = Még nem üzemel; hátralévő kockák: { $dice }
explain-joint = Két adóállomás kapcsolata; ha mindkettő üzemel, piros kockát ad: { $value }
explain-joint-online = Két üzemelő adóállomás kapcsolata; piros kockája: { $value }
explain-awards = megszerzett építési jutalmak
explain-in-hand = A kézben lévő kocka értéke { $value }
explain-silver = Elköltetlen ezüst { $value }
explain-red = Piros { $value }
heading-technology = Technológia
heading-goals = Célok
heading-transmitters = Adóállomások
heading-gyrodynes = Forgáslapkák
heading-initiative = Kezdeményezés
heading-engineering = Mérnökök
heading-order = Játéksorrend
heading-round = { $round ->
    [0] Előkészület
   *[other] { $round }. forduló (8)
  }
heading-flight = Repülés: még { $n }
heading-over = Vége a játéknak
heading-dice = Kockák

# Ami történt, alany nélkül
die-as-object = { $value ->
    [0] 0-t
    [1] 1-est
    [2] 2-est
    [3] 3-ast
    [4] 4-est
    [5] 5-öst
    [6] 6-ost
    [7] 7-est
   *[8] 8-ast
  }
die-as-the-object = { AZ($value) }-{ $value ->
    [1] est
    [2] est
    [3] ast
    [4] est
    [5] öst
    [6] ost
    [7] est
   *[8] ast
  }
from-space = { AZ($space) }. mezőről
to-space = { AZ($target) }. mezőre
of-round = { AZ($round) }. forduló
die-as-means = { $value ->
    [0] a 0-val
    [1] az 1-essel
    [2] a 2-essel
    [3] a 3-assal
    [4] a 4-essel
    [5] az 5-össel
    [6] a 6-ossal
    [7] a 7-essel
   *[8] a 8-assal
  }
die-as-the-subject = { AZ($value) }-{ $value ->
    [1] es
    [2] es
    [3] as
    [4] es
    [5] ös
   *[6] os
  }
die-as-the-cause = { AZ($value) }-{ $value ->
    [1] esért
    [2] esért
    [3] asért
    [4] esért
    [5] ösért
   *[6] osért
  }
fall-order = { $who }
chance-order = A játéksorrendben következik: { $who }.
fall-goal = { $goal }
chance-goal = Játékban van: { $goal }.
chance-board = { $board }
chances-board = A játékban lévő technológiatáblák: { $what }.
fall-headquarters = { $letter }
chance-headquarters = { CAPITAL($who) } HQ-táblája: { $letter }.
chance-die = { $value }
chances-die = A dobás: { $what }.
fall-system = { $tile }
chance-system = Felfedtétek { AZ($place) } naprendszert – { $tile }.
chance-deal = { $design }
chances-deal = Új adóállomások a kínálatban: { $what }.
fall-explore = { $face }
chance-explore = A felfedezéslapka: { $face }.
did-entry = { AZ($place) } kezdőkapunál kezd
did-side = a HQ-tábla { $side } oldalán játszik
did-take = elvesz egy { die-as-object }
did-take-still = elvesz egy { die-as-object }, jelölőt nem mozgat
did-take-forced = { did-take }, és { did-move }
did-move = a { $track }on { from-space } { to-space } lép
did-end-turn = befejezi a körét
did-end-turn-unspent = befejezi a körét, megmarad: { $dice }
did-silver = elkölt egy { die-as-object }
did-red = elkölti a piros { die-as-object }
did-copy = { $cubes } mérnökkockáért piros kockaként lemásolja a megmaradt { die-as-object }
did-place = elővesz egy { $size } forgáslapkát
did-late-link = utólag összekapcsol egy különálló adóállomást
did-no-token = nem módosítja { die-as-the-object }
did-plus-1 = plusz-mínusz jelzővel { die-as-object } csinál belőle
did-minus-1 = plusz-mínusz jelzővel { die-as-object } csinál belőle
did-plus-2 = plusz kettő jelzővel { die-as-object } csinál belőle
did-fly = repül
did-take-gyrodyne = forgáslapkát vesz el
did-finish-gyrodyne = befejez egy forgóerőművet
did-buy-transmitter = adóállomást vesz
did-pay-transmitter = fizet egy adóállomására
did-patent = technológiát szabadalmaztat
did-project = projektet teljesít
did-buy-modifier = jelzőt vesz
did-length = { $length } lépést repül
did-to = továbbrepül { AZ($place) } helyszínre
did-arrive = { $n } lépést repül { AZ($place) } helyszínre
did-no-run = nem indul ugrókapu-versenyen
did-run = { $gate } ugrókapu-versenyen indul ({ $project } projekt)
did-claim = megszerzi { AZ($place) } pulzárt
did-no-claim = nem szerzi meg { AZ($place) } pulzárt
did-settle = állomást létesít { AZ($place) } naprendszerben
did-no-settle = nem létesít állomást { AZ($place) } naprendszerben
did-discovery = elveszi a felfedezési bónuszt
did-exploration = a felfedezési bónusz helyett felfedezéslapkát húz
did-size = elvesz egy { $size } forgáslapkát
did-pair = elvesz egy { $one } és egy { $other } forgáslapkát
did-build = letesz egy { $size } forgáslapkát a saját { $place } pulzárjára
did-finish = befejezi a { $size } forgóerőművet a saját { $place } pulzárján
did-isolated = megszerzi { AZ($pulsar) } elszigetelt pulzárt
did-decline = nem szerez elszigetelt pulzárt
did-teleport = { AZ($place) } helyszínre teleportál
did-slot = megveszi { AZ($tile) } adóállomást
did-slot-symbol = { die-as-the-subject } lefedésével megveszi { AZ($tile) } adóállomást
did-pay-tile = { AZ($tile) } adóállomására fizet
did-pay-tile-symbol = { AZ($tile) } adóállomásán lefedi { die-as-the-object }
did-late-tile = előveszi { AZ($tile) } adóállomását
did-symbol = lefedi rajta { die-as-the-object }
did-no-link = különállónak hagyja
did-own-end = a { $end } végével kapcsolja
did-join = { AZ($tile) } adóállomás { $end } végét { AZ($other) } adóállomás { $otherend } végéhez kapcsolja
did-tech = szabadalmaztatja { AZ($tech) } technológiát
did-complete = teljesíti { AZ($project) } projektet
did-gain = vesz egy { $token }t
did-pay = { $cubes } mérnökkockát fizet { AZ($tile) } adóállomás pontjaiért
did-no-pay = megtartja a mérnökkockáit, { AZ($tile) } adóállomásért nem kap pontot
did-buy = { $cubes } mérnökkockát fizet { AZ($tech) } technológia pontjaiért
did-no-buy = nem fizet { AZ($tech) } technológia pontjaiért
did-wild-goal = { AZ($goal) } célt tekinti teljesítettnek
did-gyrodyne-goal = a két forgóerőműves cél közül { AZ($goal) } célt értékeli
did-bonus = { $cubes } mérnökkockát fizet { AZ($goal) } cél bónuszáért
did-no-bonus = nem vesz több bónuszt { AZ($goal) } célhoz

# Ami ebből következett
points-start = a játéksorrend { $place }. helye, és egy plusz-mínusz jelző
points-gain = { $from }
points-tech = { $tech } technológia
points-tech-count = { $tech } technológia, { $thing }: { $n }{ at-most }
points-tech-counts = { $tech } technológia, { $thing }: { $n }, { $other }: { $m }{ at-most }
points-tech-new = { $tech } technológia: új állomás vagy pulzár a repülés végén
points-tech-paid = { $tech } technológia, { $cubes } mérnökkockáért
at-most = { $most ->
    [0] {""}
   *[other] {" "}(legfeljebb { $most })
  }
points-award = { $number ->
    [2] építési jutalom a saját pulzárokra tett második { $size } forgáslapkáért
   *[other] építési jutalom a saját pulzárokra tett negyedik { $size } forgáslapkáért
  }
points-run = ugrókapu-verseny: { $gates } { $gate } kapu × { $each }
points-transmitter = { AZ($tile) } adóállomás termelése
points-transmitter-paid = { AZ($tile) } adóállomás termelése { $cubes } mérnökkockáért
points-engineering = { $place }. hely a mérnöksávon
points-penalty = { $counters } jelölő a sávok utolsó két mezőjén
points-gyrodyne = { $size } forgóerőmű { AZ($place) } pulzáron: { $each }, a sor bónusza { $bonus }
points-goal = { $goal } cél, { $thing }: { $n }, kell hozzá { $least }
points-goal-wild = { $goal } cél: teljesítettnek számít ({ $thing }: { $n }, pedig { $least } kellene)
points-goal-tech = a célok technológiája: pontot hozott { AZ($goal) } cél
points-goal-bonus = { $cubes ->
    [0] { $goal } cél: ingyenes bónusz
   *[other] { $goal } cél: bónusz { $cubes } mérnökkockáért
  }
points-pulsars = { $n } pulzár befejezett forgóerőmű nélkül × { $each }
points-unfinished = befejezetlen forgóerőművek: { $building } épül, { $unplaced } beépítetlen
points-cubes = { $each ->
    [0] { $n } megmaradt mérnökkocka, kettőnként 1
   *[other] { $n } megmaradt mérnökkocka × { $each }
  }
points-order = { $factor ->
    [1] a végső játéksorrend { $place }. helye
   *[other] a végső játéksorrend { $place }. helye × { $factor }
  }
points-stations = { $n } állomás: { $planets } bolygókon, { $tiles } felfedezéslapkával, { $techs } technológiával
sum-start = Kezdőpontok
sum-gain = Bónuszok és jutalmak
sum-tech = Technológiák
sum-tech-count = Technológiák
sum-tech-counts = Technológiák
sum-tech-new = Technológiák
sum-tech-paid = Technológiák
sum-award = Építési jutalmak
sum-run = Ugrókapu-versenyek
sum-transmitter = Adóállomások
sum-transmitter-paid = Adóállomások
sum-engineering = Mérnöksáv
sum-penalty = A sávok vége
sum-gyrodyne = Forgóerőművek
sum-goal = Célok
sum-goal-wild = Célok
sum-goal-tech = Technológiák
sum-goal-bonus = Célok
sum-pulsars = Pulzárok befejezett forgóerőmű nélkül
sum-unfinished = Befejezetlen forgóerőművek
sum-cubes = Megmaradt mérnökkockák
sum-order = Végső játéksorrend
sum-stations = Állomások
event-goal = játékban van { AZ($goal) } cél
event-board = játékban van { AZ($board) } technológiatábla
event-round = { $round ->
    [1] kész az előkészület
   *[other] megnyílik a technológiák { $round }. sora; ahol fordulónként csak egy szabadalom lehet, ott újra lehet egy
  }
event-last-round = az utolsó forduló jön: megnyílik a technológiák { $round }. sora; ahol fordulónként csak egy szabadalom lehet, ott újra lehet egy
event-unbought = { $n } meg nem vett adóállomás kikerül a játékból
event-top = a pakli felfedett adóállomása a kínálatba kerül
event-gather = minden kocka összegyűlik a dobáshoz
event-preset = az első kockák adottak: { $first } és { $last } között mindegyikből egy
event-median = { $value ->
    [1] a középjelző az 1-es dobozhoz kerül
    [2] a középjelző a 2-es dobozhoz kerül
    [3] a középjelző a 3-as dobozhoz kerül
    [4] a középjelző a 4-es dobozhoz kerül
    [5] a középjelző az 5-ös dobozhoz kerül
   *[other] a középjelző a { $value }-os dobozhoz kerül
  }
event-median-between = a középjelző két doboz közé kerül: { $value } és { $next }
event-station = { $who } { $stations }. állomása { AZ($place) } naprendszer egyik { $planet } bolygójára kerül
event-arrives = a hajó { AZ($place) } helyszínre ér
event-pay = { $n } mérnökkockába kerül ({ $from })
event-cubes = { $n } mérnökkocka ({ $from })
event-pm1 = { $n } plusz-mínusz jelző ({ $from })
event-plus2 = { $n } plusz kettő jelző ({ $from })
event-extra = a játék végén { $n } további állomásnak számít ({ $from })
event-tech-cubes = { $n } mérnökkocka ({ $tech } technológia)
event-gyrodyne = { $who } kap egy { $size } forgáslapkát
event-no-gyrodyne = ilyen forgáslapka már nincs
event-no-isolated = nincs megszerezhető elszigetelt pulzár
event-no-tile = nincs több felfedezéslapka
event-cannot-pay = nincs elég mérnökkocka, hogy az adóállomás pontot adjon
event-reshuffled = az eldobott felfedezéslapkákból ({ $n }) új kupac lesz
event-doubler = a kockából ezüst { $silver } és piros { $value } lesz, a pirosat fel kell használni
event-red = piros kocka ({ $value }), amelyet fel kell használni
event-offer = ebben a körben felhasználható piros kocka: { $value }
event-red-lost = a piros kocka ({ $value }) elveszett, mert ebben a körben már volt egy
event-link = a kapcsolat ebben a körben felhasználható piros kockája: { $value }
event-link-lapsed = a kapcsolat piros kockája elveszett
event-online = { AZ($tile) } adóállomás üzemelni kezd
event-order-3 = { of-round } termelésfázisa; az új játéksorrend: { $first }, { $second }, { $third }
event-order-4 = { of-round } termelésfázisa; az új játéksorrend: { $first }, { $second }, { $third }, { $fourth }
event-engineering = { $who } a mérnöksáv { $place }. helyéért { $n } mérnökkockát kap
event-transmitter-cubes = { $n } mérnökkocka, { AZ($tile) } adóállomás termelése
event-run-nothing = egyetlen { $gate } kapu sem volt az úton: az ugrókapu-verseny pont nélkül ért véget
event-final = mind a { $round } forduló lezajlott: végső értékelés, játéksorrendben
event-account = { $who } elszámolása, eddig { $points } pont
from-discovery = felfedezési bónusz
from-exploration = felfedezéslapka
from-transmitter = elkészült adóállomás jutalma
from-project = projekt
from-tech = { $tech } technológia
gain-source = { $source } ({ $name })

# Ki következik
chapter-round = { $round ->
    [0] Előkészület
   *[other] { $round }. forduló a 8-ból
  }
chapter-final = Végső értékelés
urgent-last-round = Utolsó forduló.
prompt-deal = Adóállomások kerülnek a kínálatba.
prompt-goals = Céllapkákat húzunk.
prompt-boards = Technológiatáblákat húzunk.
prompt-order = Kisorsoljuk, ki lesz { AZ($place) }. a játéksorrendben.
prompt-headquarters = { CAPITAL($who) } HQ-táblát kap.
prompt-roll = Gurulnak a kockák.
prompt-system = Kiderül, mi van { AZ($place) } naprendszerben.
prompt-explore = { $n ->
    [one] Felfedezéslapkát húzunk.
   *[other] { $n } felfedezéslapkát húzunk egymás után.
  }
outcome = Vége a játéknak. { CAPITAL($who) } győzött { $points } ponttal; mögötte { $others }.
outcome-other = { $who } { $points } ponttal
outcome-back = Vége a játéknak. { CAPITAL($who) } győzött: { $points } pontot szerzett, ahogy { $others } is, de a végső játéksorrendben ő áll hátrébb.
outcome-ahead = Vége a játéknak. { CAPITAL($who) } győzött: { $points } pontot szerzett, ahogy { $others } is, de a végső játéksorrendben ő áll előrébb.
offer-entry = válassz kezdőkaput a hajódnak
    .does = kezdőkaput választ a hajójának
offer-side = válaszd ki a HQ-táblád oldalát ({ $letter })
    .does = kiválasztja a HQ-táblája oldalát ({ $letter })
offer-take = vegyél el egy kockát
    .does = elvesz egy kockát
offer-end-turn = fejezd be a köröd
    .does = befejezi a körét
offer-end-turn-forced = nincs más hátra, fejezd be a köröd
    .does = nincs más hátra, befejezi a körét
offer-silver = használj fel egy ezüst kockát ({ $dice })
    .does = felhasznál egy ezüst kockát ({ $dice })
offer-red = használj fel egy piros kockát ({ $dice })
    .does = felhasznál egy piros kockát ({ $dice })
offer-red-must = használd fel a piros kockát ({ $dice }), a kör vége előtt kötelező
    .does = felhasználja a piros kockát ({ $dice }), a kör vége előtt kötelező
offer-copy = másolj le { $cubes } mérnökkockáért egy megmaradt kockát ({ $dice })
    .does = lemásol { $cubes } mérnökkockáért egy megmaradt kockát ({ $dice })
offer-place = építs be egy { $sizes } forgáslapkát
    .does = beépít egy { $sizes } forgáslapkát
offer-late-link = kapcsolj össze egy különálló adóállomást
    .does = összekapcsol egy különálló adóállomást
offer-no-token = használd a kockát { die-as-value }
    .does = { die-as-value } használja a kockát
offer-plus-1 = csinálj belőle { die-as-object } plusz-mínusz jelzővel
    .does = { die-as-object } csinál belőle plusz-mínusz jelzővel
offer-minus-1 = csinálj belőle { die-as-object } plusz-mínusz jelzővel
    .does = { die-as-object } csinál belőle plusz-mínusz jelzővel
offer-plus-2 = csinálj belőle { die-as-object } plusz kettő jelzővel
    .does = { die-as-object } csinál belőle plusz kettő jelzővel
die-as-value = { $value ->
    [0] 0-ként
    [1] 1-esként
    [2] 2-esként
    [3] 3-asként
    [4] 4-esként
    [5] 5-ösként
    [6] 6-osként
    [7] 7-esként
   *[8] 8-asként
  }
offer-fly = repülj { die-as-means }
    .does = repül { die-as-means }
offer-take-gyrodyne = vegyél forgáslapkát
    .does = forgáslapkát vesz
offer-finish-gyrodyne = fejezz be forgóerőművet
    .does = forgóerőművet fejez be
offer-buy-transmitter = vegyél adóállomást
    .does = adóállomást vesz
offer-pay-transmitter = fizess adóállomásra
    .does = adóállomásra fizet
offer-patent = szabadalmaztass
    .does = szabadalmaztat
offer-project = teljesíts projektet
    .does = projektet teljesít
offer-buy-modifier = vegyél jelzőt
    .does = jelzőt vesz
offer-run = indulj ugrókapu-versenyen
    .does = ugrókapu-versenyen indul
offer-no-run = hagyd ki a versenyt
    .does = kihagyja a versenyt
offer-no-claim = hagyd ott
    .does = otthagyja
offer-no-settle = hagyd ki
    .does = kihagyja
offer-no-pay = tartsd meg a mérnökkockáidat
    .does = megtartja a mérnökkockáit
offer-no-buy = tartsd meg a mérnökkockáidat
    .does = megtartja a mérnökkockáit
offer-no-bonus = tartsd meg a mérnökkockáidat
    .does = megtartja a mérnökkockáit
offer-discovery = vedd el { AZ($place) } naprendszer felfedezési bónuszát ({ $bonus })
    .does = elveszi { AZ($place) } naprendszer felfedezési bónuszát ({ $bonus })
offer-exploration = húzz helyette felfedezéslapkát
    .does = felfedezéslapkát húz helyette
offer-decline = egyet se szerezz meg
    .does = egyet sem szerez meg
offer-no-link = hagyd különállónak
    .does = különállónak hagyja
task-modifier = döntsd el, módosítod-e { die-as-the-object }
    .does = eldönti, módosítja-e { die-as-the-object }
task-action = költsd el { die-as-the-object }
    .does = elkölti { die-as-the-object }
task-length = válaszd ki, mekkorát repülsz { die-as-means }
    .does = kiválasztja, mekkorát repül { die-as-means }
task-step = { $n ->
    [one] repülj tovább, még egy lépés van hátra
   *[other] repülj tovább, még { $n } lépés van hátra
  }
    .does = { $n ->
        [one] továbbrepül, még egy lépés van hátra
       *[other] továbbrepül, még { $n } lépés van hátra
      }
task-run = döntsd el, indulsz-e ugrókapu-versenyen
    .does = eldönti, indul-e ugrókapu-versenyen
task-station = létesíts állomást { AZ($place) } naprendszer másik fajta bolygóján ({ $ended })
    .does = állomást létesít { AZ($place) } naprendszer másik fajta bolygóján ({ $ended })
task-claim = szerezd meg { AZ($place) } pulzárt ({ $ended })
    .does = megszerzi { AZ($place) } pulzárt ({ $ended })
by-flight = itt ért véget a repülés
by-teleport = ide teleportált a hajó
by-passing = a repülés áthalad rajta
task-discovery = vedd el { AZ($place) } naprendszer felfedezési bónuszát ({ $bonus }), vagy húzz felfedezéslapkát
    .does = elveszi { AZ($place) } naprendszer felfedezési bónuszát ({ $bonus }), vagy felfedezéslapkát húz
task-take = válaszd ki, melyik forgáslapkát veszed el
    .does = kiválasztja, melyik forgáslapkát veszi el
task-size = válassz forgáslapkát: { $sizes }
    .does = forgáslapkát választ: { $sizes }
task-pair = válassz két különböző méretű forgáslapkát
    .does = két különböző méretű forgáslapkát választ
task-finish = válaszd ki, melyik forgóerőművet fejezed be
    .does = kiválasztja, melyik forgóerőművet fejezi be
task-place = válassz pulzárt a { $size } forgáslapkának
    .does = pulzárt választ a { $size } forgáslapkának
task-isolated = szerezz meg egy elszigetelt pulzárt
    .does = megszerez egy elszigetelt pulzárt
task-teleport-system = válaszd ki, melyik naprendszerbe teleportálsz
    .does = kiválasztja, melyik naprendszerbe teleportál
task-teleport-pulsar = válaszd ki, melyik pulzárhoz teleportálsz
    .does = kiválasztja, melyik pulzárhoz teleportál
task-teleport-any = válaszd ki, hová teleportálsz
    .does = kiválasztja, hová teleportál
task-slot = válaszd ki, melyik adóállomást veszed meg
    .does = kiválasztja, melyik adóállomást veszi meg
task-pay-tile = válaszd ki, melyik adóállomásodra fizetsz
    .does = kiválasztja, melyik adóállomására fizet
task-symbol = válaszd ki, melyik kockaszimbólumot feded le { AZ($tile) } adóállomáson
    .does = kiválasztja, melyik kockaszimbólumot fedi le { AZ($tile) } adóállomáson
task-own-end = válaszd ki, melyik végével kapcsolod { AZ($tile) } adóállomást
    .does = kiválasztja, melyik végével kapcsolja { AZ($tile) } adóállomást
task-late-end = válaszd ki, melyik végével kapcsolod utólag { AZ($tile) } adóállomást
    .does = kiválasztja, melyik végével kapcsolja utólag { AZ($tile) } adóállomást
task-other-end = válaszd ki, mihez kapcsolod { AZ($tile) } adóállomás { $end } végét
    .does = kiválasztja, mihez kapcsolja { AZ($tile) } adóállomás { $end } végét
task-late-tile = válassz egy különálló adóállomást, amelyet összekapcsolsz
    .does = különálló adóállomást választ, amelyet összekapcsol
task-tech = válaszd ki, mit szabadalmaztatsz
    .does = kiválasztja, mit szabadalmaztat
task-project = válaszd ki, melyik projektet teljesíted
    .does = kiválasztja, melyik projektet teljesíti
task-kind = válassz jelzőt
    .does = jelzőt választ
task-paying = fizess { $cubes } mérnökkockát { $points } pontért ({ $tile } adóállomás)
    .does = { $cubes } mérnökkockát fizet { $points } pontért ({ $tile } adóállomás)
task-counter-left = válaszd ki, melyik jelölőd lép { $n } mezőt balra { die-as-the-cause }
    .does = kiválasztja, melyik jelölője lép { $n } mezőt balra { die-as-the-cause }
task-counter-right = válaszd ki, melyik jelölőd lép { $n } mezőt jobbra { die-as-the-cause }
    .does = kiválasztja, melyik jelölője lép { $n } mezőt jobbra { die-as-the-cause }
task-buy = fizess { $cubes } mérnökkockát { $points } pontért ({ $tech } technológia)
    .does = { $cubes } mérnökkockát fizet { $points } pontért ({ $tech } technológia)
task-wild = válaszd ki, melyik cél számítson teljesítettnek
    .does = kiválasztja, melyik cél számítson teljesítettnek
task-gyrodyne-goal = válaszd ki, melyik forgóerőműves célt értékeled; teljesítve: { $goals }
    .does = kiválasztja, melyik forgóerőműves célt értékeli; teljesítve: { $goals }
task-bonus = fizess { $cubes } mérnökkockát { $points } pontért ({ $goal } cél, { $number }. bónusz)
    .does = { $cubes } mérnökkockát fizet { $points } pontért ({ $goal } cél, { $number }. bónusz)
task-system = kiderül, mi van { AZ($place) } naprendszerben
task-explore = { $n ->
    [one] felfedezéslapkát húzunk
   *[other] { $n } felfedezéslapkát húzunk
  }
task-visit = a repülés hátralévő része: { $places }
task-land = érkezés { AZ($place) } helyszínre ({ $ended })
task-gain = jutalom: { $from }
task-dice = kockák: { $from }
task-linked = ha minden szimbóluma fedett, üzemelni kezd { AZ($tile) } adóállomás
task-online = üzemelni kezd { AZ($tile) } adóállomás
task-produce = az adóállomások termelése: { $who }
task-round-end = a termelésfázis hátralévő része
task-final = végső értékelés: { $who }
task-goals = teljesítettnek számító célok: { $goals }
task-rest = pulzárok, forgóerőművek, mérnökkockák, játéksorrend és állomások értékelése

# Az állás szavakban
at-name = { $name }
tech-name = { $name }
goal-name = { $name }
tile-name = { $name }.
design-name = { $name }
project-name = { $name }
board-name = { $name }
view-round = { $round ->
    [0] Előkészület a 8 forduló előtt.
    [8] 8. forduló a 8-ból, az utolsó.
   *[other] { $round }. forduló a 8-ból; a játék a nyolcadik után ér véget.
  }
view-turn = Soron van: { $who }.
view-order = Játéksorrend: { $order }.
view-track = A { $track } jelölői, elöl az első: { $counters }.
view-counter = { $who } { $space }
view-dice = Kockák a kockatáblán: { $dice }.
view-median = A középjelző helye: { $place }.
view-die = A kézben lévő { $colour } kocka értéke { $value }.
die-red = piros
die-silver = ezüst
view-red = { $how }.
red-used = A kör piros kockája már elfogyott
red-must = Fel kell használni egy piros kockát: { $value }
red-offer = Ebben a körben felhasználható piros kocka: { $value }
red-link = Egy kapcsolat piros kockája, csak a következő választással használható: { $value }
view-flight = Repülés, { $n } lépés, eddig: { $path }.
view-gates = A repülésnek ezek közül a kapuszínek közül ({ $colours }) ennyit kell érintenie: { $n }.
view-slot = A kínálat { $slot }. adóállomása: { $tile }.
view-deck = Még hátralévő adóállomások ({ $n }): { $tiles }.
view-top = A pakli következő adóállomása: { $tile }.
view-supply = { CAPITAL($size) } forgáslapka: { $left }; építési jutalmak: { $award }.
supply-left = maradt { $n }
supply-taken = elvéve { $n }, sosem fogy el
view-pile = Felfedezéslapkák a kupacban: { $pile }; eldobva: { $discards }.
view-face = { $n } × { $face }
view-goal = { $goal }.
view-board = Játékban lévő technológiatábla: { $board }.
view-tech = { $tech }. { CAPITAL($how) }. Szabadalom: { $who }.
tech-open = szabadalmaztatható
tech-later = a sora még nem nyílt meg
tech-locked = ebben a fordulóban már szabadalmaztatták, a következőben újra lehet
tech-full = elkelt
tech-locked-full = ebben a fordulóban elkelt
view-tiles = { $n } { $size }
# A játékos keretében annak van hely, amit elkölthet; a többi látszik, és szavakban is ott van.
view-player = { $who }: { view-points }, { view-supplies } A hajó helye: { $ship }, állomás: { $stations }, felfedezéslapkával még { $extra }, pulzár: { $pulsars }, befejezett forgóerőmű: { $spinning }, épülő: { $building }, beépítetlen forgáslapka: { $unplaced }, üzemelő adóállomás: { $online }.
view-points = { $points } pont
view-supplies = { $cubes } mérnökkocka, jelzők: ±1: { $pm }, +2: { $plus }; ezüst kocka: { $dice }.
view-awards = { $who }, építési jutalmak: { $awards }.
view-award = { $points } ({ $size })
view-tile = { $who }, { $n }. adóállomás: { $tile }; { $how }; lefedve: { $covered }; bal vége { $left }, jobb vége { $right }.
joint-free = szabad
joint-left = ehhez kapcsolódik: { $n }. adóállomás, bal vég
joint-right = ehhez kapcsolódik: { $n }. adóállomás, jobb vég
view-dealt = { $who } HQ-táblája: { $letter }, az oldalát még nem választotta ki.
view-projects = { $who }, { $side } HQ-tábla: teljesítve { $done }; felhasznált ugrókapu-verseny: { $runs }.
view-system = { $place } naprendszer, { $name } lapka: { $tile }. Állomások: { $planets }.
view-station = { $n }. bolygó ({ $planet }): { $who }
view-pulsar = { $place } pulzár: { $who }, forgáslapka: { $how }.
view-spinning = { $size }, befejezett
view-building = { $size }, épül
view-then = Ezután, { $n }. helyen: { $task }.

# Ami rá van nyomtatva
setting-place = { $place }, { $kind }, útvonalak ide: { $routes }.
setting-dead-end = { $place }, { $kind } zsákutcában, útvonalak ide: { $routes }.
setting-route = { $place }
setting-double = { $place } (dupla)
place-entry = kezdőkapu
place-system = naprendszer
place-pulsar = pulzár
place-isolated = elszigetelt pulzár
place-gate-green = zöld ugrókapu
place-gate-orange = narancssárga ugrókapu
place-gate-pink = rózsaszín ugrókapu
setting-gyrodyne = { CAPITAL($size) } forgáslapka: elvenni { $take }, befejezni { $finish } értékű kockával lehet, minden termelésfázisban { $n } pont.
setting-modifiers = Plusz-mínusz jelző ára: { $pm } értékű kocka, plusz kettő jelzőé: { $plus }.
setting-engineering = A mérnöksáv helyenként: { $places }.
setting-cubes = { $points ->
    [0] { $cubes } mérnökkocka
   *[other] { $cubes } mérnökkocka és { $points } pont
  }
setting-order = A végső játéksorrend pontjai helyenként: { $places }.
setting-stations = Az állomások pontjai számuk szerint 1-től: { $table }; minden további { $more }.
setting-penalties = A sávok 14. mezőjén álló jelölő minden termelésfázisban { $one }, a 15. mezőn álló { $two } pontba kerül.
setting-project = { $who }: { $project }.

# Gombok
label-entry = Kezdés itt: { $place }
label-side = { $side } oldal
label-take = Kocka: { $value }
label-take-left = Kocka: { $value } (balra { $n })
label-take-right = Kocka: { $value } (jobbra { $n })
label-move = { CAPITAL($track) }: { $space } → { $target }
counter-upper = a felső jelölő
counter-lower = az alsó jelölő
label-move-stacked = { CAPITAL($track) }: { $counter }, { $space } → { $target }
label-end-turn = Kör vége
label-silver = Ezüst { $value }
label-red = Piros { $value }
label-copy = Másolás { $cubes } mérnökkockáért: { $value }
label-place = Forgáslapka beépítése ({ $size })
label-late-link = Adóállomás összekapcsolása
label-no-token = Jelző nélkül: { $value }
label-plus-1 = +1: { $value }
label-minus-1 = −1: { $value }
label-plus-2 = +2: { $value }
label-fly = Repülés
label-take-gyrodyne = Forgáslapka elvétele
label-finish-gyrodyne = Forgóerőmű befejezése
label-buy-transmitter = Adóállomás vétele
label-pay-transmitter = Fizetés adóállomásra
label-patent = Szabadalom
label-project = Projekt
label-buy-modifier = Jelző vétele
label-length = Repülés: { $length }
label-to = Ide: { $place }
label-no-run = Most nem versenyzek
label-run = Verseny: { $gate } kapuk ({ $project } projekt)
label-claim = Megszerzés: { $place }
label-no-claim = Nem kell
label-settle = Állomás létesítése
label-no-settle = Nem kell állomás
label-discovery = { CAPITAL($bonus) }
label-exploration = Felfedezéslapka
label-size = { CAPITAL($size) }
label-pair = { CAPITAL($one) } és { $other }
label-build = Ide: { $place }
label-finish = { $place } ({ $size })
label-isolated = Megszerzés: { $pulsar }
label-decline = Nem kell
label-teleport = Ide: { $place }
label-slot = { $slot }
label-tile = { $tile } { $about }
label-symbol = Szimbólum: { $value }
label-no-link = Különálló marad
label-own-end = A { $end } végével
label-join = { CAPITAL(AZ($other)) } adóállomás { $otherend } végéhez
label-tech = { $tech }: { $effect }
label-complete = { $project }
label-gain = { CAPITAL($token) }
label-pay = Fizetek: { $cubes } mérnökkocka, { $points } pont
label-no-pay = Nem fizetek
label-buy = Fizetek: { $cubes } mérnökkocka, { $points } pont
label-no-buy = Nem fizetek
label-wild-goal = { $goal } cél
label-gyrodyne-goal = { $goal } cél
label-bonus = Fizetek: { $cubes } mérnökkocka, { $points } pont
label-no-bonus = Nem kell bónusz

# Ami kinyomtatható
print-rounds = Egy forduló számokban
print-end = Ami a végén pontot hoz
print-technologies = Technológiák
print-headquarters = Főparancsnokság

# Beállítások
option-map_side = Csillaghalmaz
option-map_side-help = Az egyik oldalon három zsákutca van.
option-map_side-normal = zsákutcák nélkül
option-map_side-dead_end = zsákutcákkal
option-use_hq = HQ-táblák
option-use_hq-help = Minden játékosnak van egy táblája nyolc projekttel.
option-first_game_setup = Első játék
option-first_game_setup-help = A szabálykönyv ajánlása: zsákutcák és HQ-táblák nélkül, A jelű táblákkal és a megjelölt célokkal.
option-balanced_first_roll = Kiegyenlített kezdés
option-balanced_first_roll-help = Az első fordulóban a legtöbb kocka adott, csak hárommal dobtok.
option-board_1 = I. technológiatábla
option-board_1-help = Az 1. és 2. sor táblája.
option-board_1-random = a véletlen dönt
option-board_1-A = AI
option-board_1-B = BI
option-board_1-C = CI
option-board_1-D = DI
option-board_2 = II. technológiatábla
option-board_2-help = A 3., 4. és 5. sor táblája.
option-board_2-random = a véletlen dönt
option-board_2-A = AII
option-board_2-B = BII
option-board_2-C = CII
option-board_2-D = DII
option-board_3 = III. technológiatábla
option-board_3-help = A 6., 7. és 8. sor táblája.
option-board_3-random = a véletlen dönt
option-board_3-A = AIII
option-board_3-B = BIII
option-board_3-C = CIII
option-board_3-D = DIII
option-goals = Célok
option-goals-help = Három különböző számú cél, például G1a G2b G5a; szokás szerint véletlenek.
option-track_left_overshoot = Túl a sáv bal végén
option-track_left_overshoot-help = Léphet-e egy jelölő messzebbre balra, mint ameddig a sáv tart.
option-track_left_overshoot-illegal = csak ha nincs más lehetőség
option-track_left_overshoot-clamp = igen, a sáv végén megáll
option-engineering_4p = Mérnöksáv négy játékossal
option-engineering_4p-help = Mérnökkockák a helyezések szerint.
option-engineering_4p-3-2-1 = 3, 2 és 1
option-engineering_4p-3-2 = 3 és 2
option-late_link = Utólagos összekapcsolás
option-late_link-help = Hozzákapcsolható-e később egy különálló adóállomás.
option-late_link-allowed = lehet
option-late_link-never = nem lehet
option-hq_unlock = Projektek megnyitása
option-hq_unlock-help = Minek kell készen lennie egy projekt előtt.
option-hq_unlock-full_row = az egész alsó sornak
option-hq_unlock-printed_connections = a hozzá vezető projekteknek
option-discovery_two_icons = Bónusz két ikonnal
option-discovery_two_icons-help = Mindkettő jár, vagy csak az egyik.
option-discovery_two_icons-both = mindkettő
option-discovery_two_icons-one = az egyik
option-tie_break = Döntetlen
option-tie_break-help = Egyenlő pontnál ki győz a végső játéksorrend szerint.
option-tie_break-back = aki hátrébb áll
option-tie_break-ahead = aki előrébb áll
option-station_fallback = A másik fajta bolygó
option-station_fallback-help = Kötelező-e ott állomást létesíteni, ha az első fajta már foglalt.
option-station_fallback-mandatory = kötelező
option-station_fallback-optional = választható
option-flight_resolution = Naprendszerek felfedése
option-flight_resolution-help = Mikor fedjük fel az útba eső naprendszereket.
option-flight_resolution-commit_then_reveal = az egész út megadása után
option-flight_resolution-stepwise_reveal = minden lépésnél
option-obligatory_red = A kockaduplázó piros kockája
option-obligatory_red-help = Fel kell-e használni.
option-obligatory_red-enforced = kötelező
option-obligatory_red-lenient = el lehet veszíteni
option-gyrodyne_supply = Forgáslapkák
option-gyrodyne_supply-help = Elfogyhatnak-e.
option-gyrodyne_supply-limited = korlátozott
option-gyrodyne_supply-unlimited = korlátlan
option-tokens_per_player = Jelölők
option-tokens_per_player-help = Hány jelölője van egy játékosnak; nélküle nem létesíthető állomás.
option-tokens_per_player-30 = 30
option-tokens_per_player-unlimited = korlátlan
option-transmitter_deck = Adóállomás-pakli
option-transmitter_deck-help = Hány A, B és C jelű lapka van.
option-transmitter_deck-11-7-6 = 11, 7 és 6
option-transmitter_deck-8-8-8 = 8, 8 és 8
option-link_die_timing = Kapcsolatok kockája
option-link_die_timing-help = Meddig tart egy kapcsolat piros kockája.
option-link_die_timing-this_turn = a kör végéig
option-link_die_timing-immediately = azonnal fel kell használni
option-transmitter_top_visible = Látható következő adóállomás
option-transmitter_top_visible-help = A pakli felső lapkája látszik.
option-goal_any_three = G3b cél
option-goal_any_three-help = Mely forgáslapkák számítanak bele.
option-goal_any_three-spinning = a befejezett forgóerőművek
option-goal_any_three-placed = minden saját pulzáron lévő
option-auto_endgame = Végső vásárlások automatikusan
option-auto_endgame-help = A végén a mérnökkockák maguktól a legtöbb pontért fogynak el; különben a játékosok döntenek.

# Összeállítások
preset-first_game = Első játék
preset-first_game-help = A szabálykönyv ajánlása: zsákutcák és HQ-táblák nélkül, A jelű táblákkal és a megjelölt célokkal.
preset-rulebook_literal = A szabálykönyv betűje szerint
preset-rulebook_literal-help = Ahol a szabálykönyv kétféleképpen érthető, a szavai számítanak: négy játékossal 3 és 2 mérnökkocka, a felfedezési bónusz egyik ikonja, látható pakli, a G3b célhoz minden lerakott forgáslapka.
preset-digest = Összefoglalók szerint
preset-digest-help = Ahogy a közzétett összefoglalók írják: a jelölő megáll a sáv végén, nincs utólagos összekapcsolás, a projekteket a hozzájuk vezetők nyitják meg, döntetlennél az győz, aki előrébb áll.

# Miért jó egy lépés
reason-points = azonnal { $points } pont
reason-then = utána { $what }
reason-entry = két lépésen belül { $count } naprendszer van
reason-die-fly = megéri { $value } lépést repülni
reason-die-take-gyrodyne = { die-as-means } forgáslapka vehető el
reason-die-finish-gyrodyne = { die-as-means } befejezhető egy forgóerőműved
reason-die-buy-transmitter = { die-as-means } megvehető egy kínált adóállomás
reason-die-pay-transmitter = { die-as-means } lefedhető egy szimbólum az adóállomásodon
reason-die-patent = { die-as-means } szabadalmaztatható egy technológia
reason-die-project = { die-as-means } teljesíthető egy projekted
reason-die-buy-modifier = { die-as-means } jelző vehető
reason-spins = elkészül egy { $size } forgóerőmű: a játék végéig legalább { $points } pont
reason-builds = épülni kezd egy { $size } forgóerőmű
reason-takes = { $size } forgáslapkát szerez
reason-online = { $cubes ->
    [0] { $points ->
        [0] egy adóállomás üzemelni kezd
       *[other] egy adóállomás üzemelni kezd: minden termelésfázisban { $points } pontot hoz
    }
   *[other] { $points ->
        [0] egy adóállomás üzemelni kezd: minden termelésfázisban { $cubes } mérnökkockát hoz
       *[other] egy adóállomás üzemelni kezd: minden termelésfázisban { $points } pontot és { $cubes } mérnökkockát hoz
    }
  }
reason-bought = új adóállomás; még nyitott szimbólum: { $missing }
reason-covers = lefed egy szimbólumot; az adóállomásaidon még nyitott: { $missing }
reason-patent-production = a technológia a mostani állás szerint minden termelésfázisban { $points } pontot hoz; hátralévő termelésfázis: { $rounds }
reason-patent-end = a technológia a mostani állás szerint a végső értékeléskor { $points } pontot hoz
reason-patent-later = a technológia most még nem hozna pontot, de később hozhat
reason-patent-ongoing = a technológia mostantól neked dolgozik
reason-patent-now = a technológia azonnal hat
reason-project = teljesít egy projektet; a 8-ból kész: { $done }
reason-stations-few = { $new } új állomás: összesen { $stations }
reason-stations = { $new } új állomás: összesen { $stations }, a végén most { $points } pontot ér
reason-visits = { $count } olyan naprendszert érint, ahol nincs állomásod
reason-claims = megszerez egy pulzárt; összesen a tiéd: { $claimed }
reason-goal = teljesít egy { $points } pontot érő célt
reason-track = a jelölő előrelép a { $track } { $space }. mezőjére
reason-cubes = { $cubes } mérnökkockát hoz
reason-tokens = { $tokens } jelzőt hoz
reason-red = piros kockát hoz, értéke { $value }
reason-done = befejezi a kört; { $margin }
reason-margin = { $margin }
advice-done = ennyi elég mostanra, mert más most nem éri meg
advice-points = azonnal { $points } pontot szerezhetsz
advice-then = { $what }
advice-entry = { $count ->
    [one] két lépésen belül naprendszer is legyen a hajód közelében
   *[other] két lépésen belül több naprendszer is legyen a hajód közelében: akár { $count }
  }
advice-die-fly = egy { $value } lépéses repülés jó helyre vinne
advice-die-take-gyrodyne = { die-as-means } forgáslapkát vehetnél el
advice-die-finish-gyrodyne = { die-as-means } befejezhetnéd egy forgóerőművedet
advice-die-buy-transmitter = { die-as-means } megvehetnél egy adóállomást a kínálatból
advice-die-pay-transmitter = { die-as-means } lefedhetnél egy szimbólumot az adóállomásodon
advice-die-patent = { die-as-means } megszerezhetnél egy szabadalmat
advice-die-project = { die-as-means } teljesíthetnéd egy projektedet
advice-die-buy-modifier = { die-as-means } jelzőt vehetnél
advice-spins = befejezhetsz egy { $size } forgóerőművet, amely a játék végéig legalább { $points } pontot hoz
advice-builds = lerakhatsz egy { $size } forgáslapkát az egyik pulzárodra
advice-takes = { $size } forgáslapkát szerezhetsz
advice-online = üzembe állíthatsz egy adóállomást; minden termelésfázisban ennyit hoz: { $points } pont, { $cubes } mérnökkocka
advice-bought = { $missing ->
    [one] megvehetsz egy adóállomást, amelyre utána már csak egy kocka kell
   *[other] megvehetsz egy adóállomást, amelyre utána még { $missing } kocka kell
  }
advice-covers = { $missing ->
    [0] lefedheted az utolsó szimbólumot az adóállomásaidon
   *[other] lefedhetsz egy szimbólumot; az adóállomásaidra utána még { $missing } kocka kell
  }
advice-patent-production = megszerezhetsz egy szabadalmat, amely a mostani állás szerint minden termelésfázisban { $points } pontot hoz, még { $rounds } alkalommal
advice-patent-end = megszerezhetsz egy szabadalmat, amely a mostani állás szerint a végén { $points } pontot hoz
advice-patent-later = megszerezhetsz egy szabadalmat, amely most még nem hozna pontot, de később hozhat
advice-patent-ongoing = megszerezhetsz egy szabadalmat, amely mostantól neked dolgozik
advice-patent-now = megszerezhetsz egy szabadalmat, amely azonnal hat
advice-project = teljesíthetsz egy projektet; a 8-ból akkor { $done } lesz kész
advice-stations-few = { $new ->
    [one] lehet egy új állomásod
   *[other] lehet { $new } új állomásod
  } (összesen { $stations })
advice-stations = { $new ->
    [one] lehet egy új állomásod
   *[other] lehet { $new } új állomásod
  } (összesen { $stations }), { $points ->
    [0] és minél több lesz, a végén annál többet ér mind
   *[other] a végén ez most { $points } pontot ér
  }
advice-visits = { $count ->
    [one] elérhetsz egy naprendszert, ahol még nincs állomásod
   *[other] elérhetsz { $count } naprendszert, ahol még nincs állomásod
  }
advice-claims = megszerezhetsz egy pulzárt; akkor összesen { $claimed } lesz a tiéd
advice-goal = teljesíthetsz egy { $points } pontos célt
advice-track = előreléphetsz a { $track } { $space }. mezőjére
advice-cubes = { $cubes } mérnökkockát szerezhetsz
advice-tokens = { $tokens } jelzőt szerezhetsz
advice-red = piros kockát szerezhetsz, az értéke { $value }

# A játék jelei
sign-entry = Kezdőkapu: innen indul egy hajó, és ide sosem tér vissza.
sign-hidden = Még felfedezetlen naprendszer; az első hajó, amely odaér, felfedi.
sign-star = Pulzár: aki itt fejezi be a repülését, megszerezheti.
sign-gate-green = Zöld ugrókapu; egyes technológiák és versenyek jutalmazzák a látogatását.
sign-gate-orange = Narancssárga ugrókapu; egyes technológiák és versenyek jutalmazzák a látogatását.
sign-gate-pink = Rózsaszín ugrókapu; egyes technológiák és versenyek jutalmazzák a látogatását.
sign-planet-lifeless = Élettelen bolygó: az áthaladó hajó először itt létesít állomást.
sign-planet-blue = Kék bolygó: aki ebben a naprendszerben fejezi be a repülését, először itt létesít állomást, és megkapja a felfedezési bónuszt.
sign-planet-blocked = Ennyi játékossal nem használt bolygó.
sign-rocket = Felderítőhajó a játékosa színében; a helyszíne mellett áll.
sign-die = Ezüst kocka, vagy a kocka, amelybe valami kerül.
sign-red = Piros kocka: bónuszkocka, körönként egy.
sign-half = Egy adóállomás vége: a kapcsolat kockájának fele, piros, ha az adóállomás üzemel.
sign-joint = Két összekapcsolt vég: a kapcsolat kockája, piros, ha mindkét adóállomás üzemel.
sign-mark = A játékosok jelei: jelölők, rakéták, szabadalmak és projektek.
sign-settler = Állomás egy bolygón.
sign-ring = Megszerzett pulzár.
sign-builds = Épülő forgóerőmű a méretével.
sign-spins = Befejezett forgóerőmű: forog, és minden termelésfázisban pontot ad.
sign-vp = Pontok.
sign-cube = Mérnökkocka.
sign-pm1 = Plusz-mínusz jelző: egy kockát 1-gyel növel vagy csökkent.
sign-plus2 = Plusz kettő jelző: egy kockát 2-vel növel.
sign-explore = Felfedezéslapka; egy helyszín mellett zsákutca, ahol állomás vagy pulzár után egyet húzol.
sign-station = Állomás; jutalomként a játék végén eggyel több állomás.
sign-discovery = Felfedezési bónusz.
sign-patent = Szabadalom, vagy egy technológia szabadalmaztatása.
sign-project = A HQ-tábla egyik projektje.
sign-goal = Cél.
sign-gyrodyne = Forgáslapka; a szám mellette a mérete.
sign-building = Épülő forgóerőmű.
sign-spinning = Befejezett forgóerőmű.
sign-sizes = Befejezett forgóerőművek különböző méretei.
sign-same = Azonos méretű befejezett forgóerőművek.
sign-award = Építési jutalom a saját pulzárokra tett második vagy negyedik azonos méretű forgáslapkáért.
sign-transmitter = Adóállomás.
sign-online = Adóállomás üzembe helyezése.
sign-link = Két üzemelő adóállomás kapcsolata.
sign-gates = Érintett kapuszínek.
sign-run = Ugrókapu-verseny: egyszer egy repülés egy szín minden kapujáért pontot ér.
sign-ship = Repülés.
sign-pulsar = Pulzár, vagy egy pulzár megszerzése.
sign-ship-pulsar = Pulzár megszerzése a hajóval.
sign-isolated = Elszigetelt pulzár, vagy a megszerzése: nem vezet oda útvonal.
sign-to-system = Teleportálás egy naprendszerbe.
sign-to-pulsar = Teleportálás egy pulzárhoz.
sign-to-any = Teleportálás bármelyik helyszínre.
sign-shift = A kocka 1-gyel többnek vagy kevesebbnek is számíthat.
sign-token = Kockamódosító jelző elköltése.
sign-reddie = A piros kocka bármilyen felhasználása.
sign-copy = Megmaradt kocka lemásolása.
sign-place = Helyezés a mérnöksávon.
sign-order = A végső játéksorrend.
sign-lock = Fordulónként csak egy játékos szabadalmaztathatja; két játékos közül az egész játékban csak az egyik.
sign-now = Azonnal hat.
sign-each = Minden termelésfázisban hat.
sign-end = A játék végén hat.

# Hibák a saját tartozékok fájljában.
wrong-teleport = { $key }: teleport { $found }; system, pulsar vagy any kell
wrong-exploration-here = { $key }: felfedezőlapkát ad; itt nem adhat
wrong-station = { $key }: { $stations } állomásnak számít; legfeljebb egynek számíthat
wrong-red-here = { $key }: piros kockát ad; itt nem adhat
wrong-doubler = { $key }: doubler { $dice }; egy ezüst és egy piros kocka kell
wrong-red-and-doubler = { $key }: red és doubler egyszerre; csak az egyik lehet
wrong-kind-count = { $key }: { $count } darab kell ebből: { $kind }
wrong-nodes = { $key }: elöl a négy entry kell, és legfeljebb { $nodes } hely lehet
wrong-dead-end = { $key }: ismeretlen hely: { $place }
wrong-node = { $key }: { $line }; azonosító, ezek egyike: { $known }, x és y kell
wrong-twice = { $key }: { $found } kétszer szerepel
wrong-node-id = { $key }: { $found }; legfeljebb négy a–z betű vagy számjegy lehet
wrong-place = { $key }: { $line }; x és y 0 és 1 közötti szám legyen
wrong-route = { $key }: { $line }; két hely kell, utána legfeljebb double
wrong-route-again = { $key }: { $line }; két olyan hely kell, amely még nincs összekötve
wrong-flights = { $key }: összesen { $flights } repülés; legfeljebb { $most } lehet, kevesebb úttal
wrong-no-flight = { $key }: innen nem indul { $length } hosszú repülés: { $start }
wrong-systems = { $key }: { $count } lapka kell
wrong-planets = { $key }: planets { $planets }; például 'L B B3 L4'
wrong-icons = { $key }: { $icons } jel; 1 vagy 2 kell
wrong-empty-icon = { $key }: egy jel semmit sem ad; valami kell, például vp = 1
wrong-awards = { $key }: méretenként legfeljebb kettő lehet
wrong-faces = { $key }: { $count } oldal kell
wrong-designs = { $key }: { $count } minta kell
wrong-cost = { $key }: cost { $cost }; 1–3 kocka kell
wrong-links = { $key }: links { $links }; kettő kell ezekből: -, 0, 1, 2, 3
wrong-design = { $key }: A, B vagy C betű, egy végpont és két példányszám kell
wrong-copies = { $key }: összesen { $copies } példány; 24 kell
wrong-no-technology = { $key }: hiányzik: { $name }
wrong-buys = { $key }: legfeljebb { $most } fejlesztésben lehet `buy`
wrong-rows = { $key }: { $rows } érték kell, mindegyik 0 és 99 közötti szám vagy median
wrong-row = { $key }: row { $found }; { $row } kell
wrong-word = { $key }: { $what } { $found }; ezek egyike kell: { $known }
wrong-per = { $key }: per; legfeljebb kettő lehet, és ezeket számolhatja: { $known }
wrong-on-or-buy = { $key }: `on` csak a folyamatosaknál lehet, vásárláshoz pedig két szám kell
wrong-expected = { $key }: ezek kellenek: { $known }
wrong-run = { $key }: run; ezek kellenek: { $known }
wrong-goal = { $key }: egy számláló és legfeljebb két pár kell: kocka és pont
wrong-pairs = { $key }: legfeljebb { $most } pár lehet
wrong-numbers = { $key }: legfeljebb { $most } szám lehet
wrong-number-count = { $key }: { $found } szám; { $wanted } kell
wrong-no-number = { $key }: nincs benne szám; legalább egy kell

# Beállítások, amelyek nem férnek össze.
error-map-side = Az első játszmában a csillaghalmaz zsákutcák nélküli.
error-first-goals = Az első játszmában ezek a célok: { $goals }; hagyd véletlenül.
error-because-first = az első játszmában
error-because-no-headquarters = HQ-táblák nélkül
error-board = { $board }: { $because } véletlen vagy A lehet.
error-goals = Célok: véletlen, vagy három ezek közül, különböző számmal: { $known } (például G1a G2b G5a).
error-goals-headquarters = A G6a és a G6b célhoz HQ-táblák kellenek.

# Saját dobozzal játszott játszma végének megszámolása
keep-play = Ami játékban volt
    .help = A 6–8. sor technológiatáblája, és a három cél a csillaghalmaz mellett.
keep-board = III. technológiatábla
keep-goals = Célok
keep-reading = G3b cél
    .help = Mely forgáslapkákat számítottátok bele? A szabály kétféleképpen is olvasható.
keep-goal_any_three = Ami beleszámít
keep-order = Végső játéksorrend
    .help = Kinek a rakétája melyik helyen áll az utolsó termelés után.
keep-place-1 = 1. hely
keep-place-2 = 2. hely
keep-place-3 = 3. hely
keep-place-4 = 4. hely
keep-company = Játékosok
    .help = Minden úgy, ahogy az utolsó termelés után áll. A mérnökkockákat a végén úgy költjük el, hogy a legtöbb pontot hozzák.
keep-points = Eddigi pontok
keep-techs = Lila technológiák
keep-tech = { $name } – { $effect }
keep-spinning-small = Befejezett kis forgóerőművek
keep-spinning-medium = Befejezett közepes forgóerőművek
keep-spinning-large = Befejezett nagy forgóerőművek
keep-online = Üzemelő adóállomások
keep-links = Kapcsolatok két üzemelő adóállomás között
keep-awards = Építési jutalomlapkák
keep-patents = További szabadalmak
keep-projects = Befejezett projektek
keep-runs = Felhasznált ugrókapu-versenyek
keep-empty = Saját pulzárok forgóerőmű nélkül
keep-building = Pulzáron épülő forgóerőművek
keep-unplaced = Beépítetlen forgáslapkák
keep-cubes = Mérnökkockák
keep-stations = Állomások bolygókon
keep-extra = Állomást érő felfedezéslapkák
keep-tie = Döntetlen
    .help = Valakiknek ugyanannyi pontjuk van. Ki győz ilyenkor a végső játéksorrend szerint?
keep-tie_break = Aki döntetlennél győz
error-keep-goals = Egy céllapkának csak az egyik oldala lehet játékban.
error-keep-order = Minden rakétának saját helye van a végső játéksorrendben.
error-keep-links = { $who }: { $online } üzemelő adóállomás között nem lehet { $links } kapcsolat.
