# Az oldalak szavai. A js- kezdetűeket a kliens kapja meg; ott a %name% egy behelyettesítendő érték.

site = Társas
description = Asztal öt modern társasjátékhoz: játssz barátokkal és botokkal a böngészőben.
skip = Ugrás a tartalomra
settings = Beállítások
me = { $who }: név és beállítások
language-en = English
language-hu = Magyar
switch-theme = Világos vagy sötét
your-name = A neved
save = Mentés
copy-recovery = A helyreállító linkem másolása
recovery-help = Ezt a linket egy másik eszközön megnyitva ott is önmagadként folytathatod. Ne add ki másnak.
sound = Hangok
notify = Szólj, ha én jövök
needs-script = A játékhoz JavaScript kell. Kérlek, kapcsold be a böngésződben.

# Kezdőlap
hero = { $count ->
    [5] Öt játék, egy asztal.
   *[other] { $count } játék, egy asztal.
}
hero-more = Játssz barátokkal vagy botokkal, itt a böngészőben. Fiók nem kell hozzá.
players-one = { $count } játékos
players-range = { $low }–{ $high } játékos
players-list = { $counts } játékos
minutes = { $low }–{ $high } perc
play-now = Játék most
play-now-game = Játék most: { $game }
set-up = Asztal nyitása
set-up-game = Asztal nyitása: { $game }
list-mine = A játszmáid
list-open = Nyitott asztalok
list-live = Nézhető játszmák
empty-mine = Még nincs játszmád. Nyomd meg bármelyik kártyán a „Játék most” gombot: egy bot már vár.
empty-open = Most senki sem vár játékosokra. Nyiss asztalt szabad székkel, és mások itt meglátják.
empty-live = Most éppen nem játszanak. Kezdj el egy játszmát, légy te az első.
broken-games = Nem játszható játékok
broken-games-help = Ezt csak te látod, a kiszolgáló gépénél. A többi játék működik.
row-over = véget ért
row-your-turn = Te jössz
row-join = Csatlakozom
row-moves = { $count } lépés
seat-person = Valaki
seat-open = szabad szék
seat-invited = meghívott
seat-bot = bot

# A játék oldala
contents = Tartalom
a-position = Egy állás: { $game }
no-guide = Ennek a játéknak a leírása még készül. Játszani már lehet: az asztal mutatja, mit tehetsz.
sources = Honnan valók az alkatrészek
sources-text = Ami az alkatrészeken áll, a szabálykönyvből vagy más nyilvános forrásból való, vagy újra kidolgoztuk. Ha megvan neked a játék, asztalnyitáskor kijavíthatod az értékeket.
source-entry = Alkatrész
source-from = Forrás
source-note = Megjegyzés
source-rulebook = szabálykönyv
source-public = nyilvános forrás
source-inferred = kikövetkeztetett
source-reconstructed = újraalkotott

# Asztal nyitása
set-up-title = { $game }: asztal nyitása
players = Játékosok
seats = Székek
seat-of = Ki ül ide: { $colour }
level-of = A bot ereje: { $colour }
kind-me = Én
kind-bot = Bot
kind-open = Bárki leülhet
as-usual = szokás szerint
kind-invited = Meghívó linkkel
seats-help = Egy eszközön több saját széket is vezethetsz. A meghívottak linkjét az asztalnál találod.
options = Beállítások
clock = Óra
clock-none = Nincs óra
clock-move = Lépésenként
clock-correspondence = Több napon át
clock-none-help = Mindenki annyit gondolkodik, amennyit szeretne.
clock-help = Akinek lejár az ideje, annak a helyére bot ül.
time-per-move = Idő egy lépésre
seconds = { $count } másodperc
whole-minutes = { $count } perc
days = { $count } nap
open-table = Asztal megnyitása
about-game = A játékról: { $game }

# Asztal
about-table = Erről az asztalról
board = Tábla
choices = Választások
side = Játékosok, napló és csevegés
own-components = Saját alkatrészek
own-components-help = Ha a te dobozodban más van, válassz egy TOML-fájlt a felülírandó értékekkel.
own-components-see = Honnan valók a mi értékeink
zoom-out = Az egész tábla
areas = A tábla részei
js-whole = Egész
skip-replay = Átugrom
connection-lost = Megszakadt a kapcsolat. Újra próbálom …
timeline = A játszma eddigi állásai
step-first = Az elejére
step-back = Egy lépést vissza
step-on = Egy lépést előre
step-last = Vissza a játékhoz
log = Napló
log-empty = Még nem történt semmi. Itt olvasható majd minden lépés.
chat = Csevegés
chat-empty = Még senki sem szólt. Köszönj be!
chat-field = Írj valamit
send = Küldés
words = Szavakban

# Üzenetek
message-title = Üzenet
not-found = Itt nincs semmi
not-found-help = Lehet, hogy a link régi vagy elírt. A játékok a kezdőlapon vannak.
went-wrong = Ez nem sikerült
went-wrong-help = Próbáld meg újra. Ha megint ez történik, gyere vissza néhány perc múlva.
to-home = A játékokhoz

# A kliensnek
js-offline = A kiszolgáló nem felel. Nézd meg a kapcsolatodat, és próbáld újra.
js-failed = A kiszolgálónak ez nem sikerült. Próbáld újra.
js-copied = A link a vágólapra került.
js-renamed = Mostantól így hívnak: %name%.
js-your-turn = Te jössz
js-past = %number%. lépés
js-to-the-game = Vissza a játékhoz
js-position-of = %number%. állás, összesen %last%
js-visit = Ennek az állásnak a megmutatása
js-back = Vissza
js-back-title = Az utolsó kattintás visszavonása (Esc)
js-turn = Forgatás (R)
js-undo = Visszavonás
js-undo-title = Az utolsó lépésed visszavonása (Ctrl+Z)
js-hint = Tipp
js-hint-title = Mit tenne egy bot?
js-hint-says = Egy bot ezt tenné: %text%
js-hint-why = Mert: %reasons%.
js-end-best = A legjobbad ezzel a beállítással: %points% pont.
js-result = Eredmény
js-play-as = Lépek ezzel: %colour%
js-since = Az utolsó lépésed óta: %done% / %all%
js-seat-open = szabad szék
js-seat-invited = meghívott
js-seat-handed = most bot játszik helyette
js-seat-bot = bot
js-seat-mine = te
js-seat-online = itt van
js-seat-away = nincs itt
js-seat-menu = %name% széke
js-score-of = %name% pontjai
js-copy-invitation = A meghívó link másolása
js-take-seat = Leülök ide
js-take-back = Visszaveszem a székem
js-hand-over = Játsszon helyettem bot
js-clock = Óra
js-clock-none = nincs
js-commitment = Ígéret
js-commitment-text = A véletlent egy titkos szám dönti el. Ez az ujjlenyomata; maga a szám a végén látható, hogy minden dobás ellenőrizhető legyen.
js-seed = Titkos szám
js-end-you = Győztél!
js-end-winner = %name% győzött
js-end-tie = Döntetlen: %names%
js-end-scores = Pontok okok szerint
js-end-chart = A pontok alakulása
js-end-total = Összesen
js-end-rank = Helyezés
js-end-proof = Igazságos volt a véletlen?
js-end-proof-text = Töltsd le a jegyzőkönyvet, és futtasd a „tarsas verify” parancsot: minden dobást újraszámol a titkos számból.
js-rematch = Visszavágó
js-review = A játszma átnézése
js-record = A jegyzőkönyv letöltése
js-home = A játékokhoz
js-close = Bezárás
