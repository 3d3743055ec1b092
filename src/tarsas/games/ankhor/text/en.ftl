name = Ankh'or
tagline = Buy tiles with the goods of the Nile and build them into groups on two levels.
cover = Pyramids over the Nile at sunset; on the bank market tiles in two layers and discs of goods.
area-market = Market
area-stock = Stock
area-piles = Piles

# Things
colour-blue = blue
colour-white = white
colour-black = black
colour-green = green
colour-red = red
disc-fish = fish
disc-ivory = ivory
disc-charcoal = charcoal
disc-reeds = reeds
disc-cloth = cloth
disc-ankh = ankh
type-jackal = jackal
type-scarab = scarab
type-falcon = falcon
type-vp2 = 2-point tile
type-storehouse = storehouse
type-scribe = scribe
type-desert = desert
animal-jackal = jackals
animal-scarab = scarabs
animal-falcon = falcons
family-blue = blue tiles
family-white = white tiles
family-black = black tiles
family-green = green tiles
family-red = red tiles
family-jackal = jackals
family-scarab = scarabs
family-falcon = falcons
tile = { $colour } { $type }
tile-object = { $colour } { $type ->
    [vp2] 2-point tile
   *[other] { $type }
  }
tiles = { $count ->
    [one] { $count } { $type }
   *[other] { $count } { $type }s
  }
tiles-vp2 = { $count } with 2 points
discs = { $count } { $disc }
some-object = { $disc ->
    [ankh] { $count ->
        [1] an ankh
       *[other] { $count } ankhs
      }
   *[other] { $count ->
        [1] { $disc }
       *[other] { $count } { $disc }
      }
  }
some-for = { $count ->
    [1] { $disc }
   *[other] { $count } { $disc }
  }
none-for = nothing
the-pile = pile { $pile }
the-slot = slot { $slot }
both = { $before } and { $last }
spot = { $column }{ $row }
spot-roof = { $column }{ $row }–{ $last }
spot-onto = { $column }{ $row }
spot-from = { $column }{ $row }
place = { $spot } { $tile }
place-roof = on the first level { $spot } { $tile }
nothing = –

# What happened, without saying who
fall-start = { $who }
chance-start = { $who } begins.
chances-price = The prices: { $what }.
fall-price = { $discs }
chance-price = slot { $slot } for { $discs }
chances-comes = New tiles: { $what }.
chance-comes = { $what }
comes-tile = { $tile } to { the-slot }
comes-top = { the-pile } now shows { $colour }
did-take = takes { $discs }
did-buy = buys the { $tile }
did-buy-first = buys the { $tile } for { $price } as the first tile
did-place = lays it on { $spot } for { $price }
did-roof = lays it on the first level ({ $spot }) for { $price } (one good less)
did-roof-choose = lays it on the first level ({ $spot })
did-discount = pays { $price }, saving { $disc }
did-loose = pays { $disc } from the hand
did-pay-stored = pays { $disc } from the storehouse ({ $spot })
did-store = puts { $disc } onto the storehouse
did-store-at = puts { $disc } onto the storehouse ({ $spot })
did-refresh = pays an ankh for new tiles from { the-pile }
did-slide = pays an ankh to slide the tiles of the market left
did-discard = pays an ankh for new tiles from { the-pile } (the leftmost one goes out of the game: { $tile })
did-discard-only = pays an ankh to slide the market left (the leftmost tile goes out of the game: { $tile })
did-move = takes up the { $tile } ({ $spot })
did-to = moves the { $tile } from { $origin } to { $spot } for an ankh
did-to-roof = moves the { $tile } on the first level from { $origin } to { $spot } for an ankh
did-return = gives { $discs } back
did-decline = declines the scribe’s extra turn
did-done = ends the turn

# What it brought about
points-colour = { $tiles ->
    [0] no { $colour } tiles touch any more
   *[other] { $tiles } { $colour } tiles touch
  }{ $before ->
    [0] { "" }
   *[other] , { $before } before
  }
points-animal = { $tiles ->
    [0] no { $animal } touch any more
   *[other] { $tiles } { $animal } touch
  }{ $before ->
    [0] { "" }
   *[other] , { $before } before
  }
points-printed = { $points ->
    [one] { $points } point is printed on the tile
   *[other] { $points } points are printed on the tile
  }
points-bonus = { $back ->
    [0] { $taken ->
        [1] a bonus tile for five connected { $family }
       *[other] { $taken } bonus tiles for five connected { $family } each
      }
    [1] a bonus tile goes back: a group of five is broken, { $family }
   *[other] { $back } bonus tiles go back: groups of five are broken, { $family }
  }
points-discs = { $discs ->
    [one] { $discs } disc now, a point per three
   *[other] { $discs } discs now, a point per three
  }
sum-colour = Colours
sum-animal = Animals
sum-printed = Printed points
sum-bonus = Bonus tiles
sum-discs = Discs
event-no-bonus = five connected { $family }, but there is no bonus tile left
event-covered = the { $colour } storehouse is covered and closed for good
event-covered-disc = the { $colour } storehouse is covered and closed for good: its disc ({ $disc }) goes back to the stock
event-stored = the storehouse comes with { $disc } from the stock
event-unstored = there is no { $disc } in the stock: the storehouse stays empty for now
event-emptied = { $count ->
    [one] the disc on the storehouse ({ $disc }) is spent too
   *[other] the discs on { $count } storehouses ({ $disc }) are spent too
  }
event-scribe = the scribe gives { $who } an extra turn
event-ankhs-back = { $count ->
    [one] { $who } gives an ankh back: two may be kept
   *[other] { $who } gives { $count } ankhs back: two may be kept
  }
event-goods-back = { $who } gives { $count } { $disc } back: five goods may be kept
event-pile-empty = { the-pile } has run out
event-piles-empty = both piles have run out: no new tiles will come
event-round = the round is over
event-round-idle = the round is over and nobody has bought ({ $idle } in a row; the game ends after { $limit })
event-last-round = { $who } has laid tile number { $tiles }: this is the last round
event-end-tiles = the last round is over
event-end-empty = market and piles are empty: the game is over
event-end-idle = nobody has bought for { $idle ->
    [one] a round
   *[other] { $idle } rounds
  }: the game is over
account-printed = { $who }: { $points } points printed on { $count ->
    [one] a tile
   *[other] { $count } tiles
  }
account-bonus = { $who }: { $points } points for { $count ->
    [one] a bonus tile
   *[other] { $count } bonus tiles
  }
account-animal = { $who }: { $points } points for { $count } adjacent { $animal }
account-colour = { $who }: { $points } points for { $count } adjacent { $colour } tiles
account-discs = { $points ->
    [one] { $who }: { $points } point for { $count } discs
   *[other] { $who }: { $points } points for { $count } discs
  }
account-total = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } in all

# Whose turn
chapter-setup = Set-up
chapter-round = Round { $round }
prompt-start = Chance decides who begins.
prompt-price = A price marker goes to { the-slot }.
prompt-top = The colour on top of { the-pile } is seen.
prompt-draw = A tile comes from { the-pile } to { the-slot }.
urgent-last-round = Last round.
urgent-idle = The game ends with this round unless somebody buys: it would be { $rounds ->
    [one] a round
   *[other] { $rounds } rounds
  } without a purchase.
outcome-points = The game is over: { $way }. { $who } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. { $others }.
outcome-tiles = The game is over: { $way }. { $level } have { $points ->
    [one] { $points } point
   *[other] { $points } points
  } each; { $who } wins with fewer tiles, { $tiles } to { $more }.
outcome-discs = The game is over: { $way }. { $level } have { $points ->
    [one] { $points } point
   *[other] { $points } points
  } each; { $who } wins with as few tiles and more discs, { $discs } to { $fewer }.
outcome-shared = The game is over: { $way }. { $who } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $tiles } tiles and { $discs } discs each.
outcome-other = { $who }: { $points }
outcome-way-tiles = the 13th tile was laid
outcome-way-empty = market and piles are empty
outcome-way-idle = nobody had bought for { $idle ->
    [one] a round
   *[other] { $idle } rounds
  }
offer-take = { $count ->
    [one] take the last disc
   *[other] take { $count } discs
  }
    .does = { $count ->
        [one] takes the last disc
       *[other] takes { $count } discs
      }
offer-take-more = { $left ->
    [one] take one more disc
   *[other] take { $left } more discs
  }
    .does = { $left ->
        [one] takes one more disc
       *[other] takes { $left } more discs
      }
offer-buy = buy a tile
    .does = buys a tile
offer-refresh = spend an ankh for new tiles
    .does = spends an ankh for new tiles
offer-slide = spend an ankh to slide the tiles of the market left
    .does = spends an ankh to slide the tiles of the market left
offer-discard = spend an ankh for new tiles (the { $tile } goes out of the game)
    .does = spends an ankh for new tiles (the { $tile } goes out of the game)
offer-discard-only = spend an ankh to clear the market (the { $tile } goes out of the game)
    .does = spends an ankh to clear the market (the { $tile } goes out of the game)
offer-discount = choose the good you save on the { $tile }
    .does = saves a good on the { $tile }
offer-loose = pay { $disc } from your hand
    .does = pays { $disc } from the hand
offer-pay-stored = pay { $disc } from a storehouse
    .does = pays { $disc } from a storehouse
offer-store = put a disc onto a storehouse
    .does = puts a disc onto a storehouse
offer-store-at = choose a storehouse for the { $disc }
    .does = chooses a storehouse for the { $disc }
offer-return = { $left ->
    [one] give one good back, { $most } may be kept
   *[other] give { $left } goods back, { $most } may be kept
  }
    .does = { $left ->
        [one] gives one good back, { $most } may be kept
       *[other] gives { $left } goods back, { $most } may be kept
      }
offer-decline = decline the extra turn
    .does = declines the extra turn
offer-done = end the turn
    .does = ends the turn
offer-place = choose a place for the { $tile }
    .does = chooses a place for the { $tile }
offer-to = choose where the { $tile } goes
    .does = chooses where the { $tile } goes
offer-move = spend an ankh to move one of your tiles
    .does = spends an ankh to move a tile

# The position in words
view-round = Round { $round }. { $who } began the game.
view-turn = { $who }’s turn: { $step }. Ankhs that may be spent in it: { $ankhs }.
step-open = the action is still to come
step-acted = the action is done
step-extra = an extra turn, which may be declined
view-extra = After this turn the scribe gives { $who } another one.
view-buying = { $who } is buying the { $tile } of slot { $slot }.
view-buying-for = { $who } is buying the { $tile } of slot { $slot } for the first level ({ $spot }).
view-paying = { $who } is buying the { $tile } of slot { $slot } for { $spot }; still to pay: { $due }.
view-moving = { $who } is moving the { $tile } from { $spot }.
view-near-tiles = The game ends with the round in which somebody lays tile number { $last }; nearest: { $who } with { $tiles };
view-near-idle = or after { $limit ->
    [one] a round
   *[other] { $limit } rounds in a row
  } without a purchase, { $idle } so far;
view-near-bought = a tile has been bought in this round;
view-near-empty = or once market and piles are empty, { $tiles } tiles are left there.
view-last = The last round: { $who } laid tile number { $last }.
view-slot = Slot { $slot }, for { $price }: { $tile }.
slot-empty = empty
view-pile = Pile { $pile }: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }{ $top }.
top = , { $colour } on top
top-none = { "" }
view-pool = Still in the piles, { $colour }: { $tiles }.
view-stock = Stock: { $discs }. Bonus tiles left: { $bonus }.
view-player = { $who }: { view-points }, { view-supplies } Discs: { $discs }. The game ends with { $last } tiles.
view-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
# The panel of a player has room for this much; which discs they are is to be seen on the table.
view-supplies = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }, { $bonus ->
    [one] { $bonus } bonus tile
   *[other] { $bonus } bonus tiles
  }, { $count ->
    [one] { $count } disc
   *[other] { $count } discs
  }.
view-worth = Points of { $who }: { $parts }.
worth-group = { $points } for { $family }
worth-printed = { $points } printed
worth-bonus = { $points } for bonus tiles
worth-discs = { $points } for discs
view-bonus = Bonus tiles of { $who } for: { $groups }.
view-short = { $who } has four connected, one short of a bonus tile: { $groups }.
view-area = Area of { $who }: { $tiles }.
view-store = { $who }’s { $colour } storehouse on { $spot } { $what }.
store-full = holds { $disc }
store-open = is empty and can hold { $disc }
store-closed = is closed for good

# What is printed
setting-grid = Every area is a grid with columns a to y from left to right and rows 1 to 25 from top to bottom; beyond the last comes the first again. The first tile lies on m13. A tile of the first level lies on four ground tiles in a square: m13–n14 is on m13, n13, m14 and n14.
setting-goods = Each colour of tile has a good: { $goods }.
setting-good = { $colour } { $disc }
setting-limits = At the end of a turn at most { $goods } goods and { $ankhs } ankhs are kept; discs on storehouses do not count.
setting-tiles = Tiles in the box, { $colour }: { $tiles }.
setting-printed = A tile with printed points scores { $points }.
setting-bonus = There are { $count } bonus tiles of { $points } points: one for five connected tiles of a colour or of an animal.

# The picture
does-jackal = jackal
does-scarab = scarab
does-falcon = falcon
does-vp2 = 2 points
does-storehouse = storehouse
does-scribe = extra turn
does-desert = desert
see-offer = Can be paid now; its best place brings { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, what the goods were worth taken off.
see-market = Market: the goods above a tile are its price
see-stock = Stock
see-bonus-left = { $count } bonus tiles left, { $points } points each. { $about }
see-bonus-held = Bonus tiles: { $count }, { $points } points each. { $about }
see-pile = Pile { $pile }, { $count } tiles. { $about } In both piles together: { $tiles }.
see-pool = { $colour }: { $tiles }
see-round = Round { $round }
see-last = last round
see-idle = { $idle } of { $limit } rounds without a purchase
see-ends = The game ends with the round in which somebody lays the 13th tile; also if nobody buys for too long, or nothing is left to buy.
see-tiles = { $count } tiles; the 13th makes this the last round
see-discs = { $who }: loose discs, at most 5 goods and 2 ankhs at the end of a turn
see-stock-disc = { $count } in the stock. { $about }
see-hand-disc = { $count } in hand. { $about }
see-price = Price of slot { $slot }: { $price }
see-place = Place { $spot }
see-place-roof = First level, { $spot }: one good less when bought
see-tile = { $tile }. { $about }
see-storehouse-open = { $tile }: room for a disc of { $disc } until it is covered.
see-storehouse-full = { $tile }: holds { $disc } until it is covered.
see-storehouse-closed = { $tile }: was covered, closed for good.
see-at = { $spot }: { $tile }
see-at-roof = { $spot }, on the first level: { $tile }
see-group = { $tile } { $count } connected { $family }: one more earns a bonus tile.
see-great = { $tile } { $count } connected { $family }: worth a bonus tile.
see-goes = New tiles put this one out of the game first.

# Signs
about-good = { $disc }: pays for tiles; it can be kept on a storehouse of the same colour ({ $colour }).
about-ankh = Ankh: spent in a later turn it brings new tiles or moves one of your own. It pays for nothing.
about-colours = The five colours: two or more adjacent tiles of one colour score a point each.
about-back = The back of a tile: only its colour is known.
about-jackal = Two or more adjacent jackals score a point each.
about-scarab = Two or more adjacent scarabs score a point each.
about-falcon = Two or more adjacent falcons score a point each.
about-vp2 = A tile with printed points scores them wherever it lies.
about-storehouse = A storehouse comes with a disc of its colour and keeps one outside the limit, until it is covered.
about-scribe = A scribe gives an extra turn when it is bought.
about-desert = A desert has nothing but its colour.
about-bonus = A bonus tile: for five connected tiles of a colour or of an animal; it is given back if a move breaks them up.
about-great = Belongs to a group of five or more, which is worth a bonus tile; above for the colour, below for the animal.
about-short = Belongs to a group of four: one more earns a bonus tile; above for the colour, below for the animal.
about-closed = A storehouse that was covered: closed for good.
about-goes = With two players: whoever spends an ankh for new tiles puts this tile out of the game first.
about-tag = You can pay for this tile now: so many points it brings in its best place, what the goods were worth taken off.

# Buttons
label-done = End the turn
label-decline = Decline the extra turn
label-take = Take { $disc }
label-return = Give { $disc } back
label-store = Put { $disc } onto a storehouse
label-loose = Pay { $disc } from the hand
label-discount = Save { $disc }
label-buy = Buy the { $tile } for { $price } (slot { $slot })
label-buy-roof = Buy the { $tile } for the first level, one good less than { $goods } (slot { $slot })
label-refresh = New tiles from pile { $pile } (an ankh)
label-slide = Slide the market left (an ankh)
label-discard = New tiles from pile { $pile } (an ankh); the { $tile } goes
label-discard-only = Clear the market (an ankh); the { $tile } goes
label-spot-store = Storehouse on { $spot }
label-spot-pay = Pay from the storehouse on { $spot }
label-spot-move = Move the { $tile } on { $spot } (an ankh)
label-spot-to = Move to { $spot }, beside: { $near }
label-spot-to-roof = Move on the first level to { $spot }, touching: { $near }
label-spot-place = Place on { $spot }, beside: { $near }
label-spot-place-roof = Place on the first level, { $spot }, touching: { $near }

# Options
option-idle_rounds = Idle rounds
option-idle_rounds-help = The game ends after this many rounds in a row without a purchase; 0: never.

# Why a move is good
reason-margin = { $margin }
reason-done = ends the turn and keeps what is left; { $margin }
reason-decline = leaves everything as it is; { $margin }
reason-gain-group = { $points ->
    [one] { $points } point for adjacent tiles: { $family }
   *[other] { $points } points for adjacent tiles: { $family }
  }
reason-gain-printed = { $points ->
    [one] { $points } point printed on the tile
   *[other] { $points } points printed on the tile
  }
reason-gain-bonus = { $points ->
    [one] a group of five: { $points } point for the bonus tile
   *[other] a group of five: { $points } points for the bonus tile
  }
reason-loss-group = { $points ->
    [one] loses { $points } point for adjacent tiles: { $family }
   *[other] loses { $points } points for adjacent tiles: { $family }
  }
reason-loss-printed = { $points ->
    [one] loses { $points } printed point
   *[other] loses { $points } printed points
  }
reason-loss-bonus = { $points ->
    [one] breaks a group of five: { $points } point less
   *[other] breaks a group of five: { $points } points less
  }
reason-last = makes this the last round
reason-scribe = the scribe gives you an extra turn
reason-storehouse = brings a disc and a place to keep it: { $disc }
reason-denies = the next player could pay for it: { $tile }
reason-buy = { $points ->
    [one] brings { $points } point on { $spot }
   *[other] brings { $points } points on { $spot }
  }
reason-buy-place = fits best on { $spot }
reason-buy-first = this will be your first tile: the others join on to it
reason-cheaper = on the first level it costs one good less
reason-move = { $points ->
    [one] moved to { $spot } it brings { $points } point
   *[other] moved to { $spot } it brings { $points } points
  }
reason-moved = goes to { $spot } without a change of points
reason-store = keeps a disc outside the limit of five: { $disc }
reason-discount = saves { $disc } for a later purchase
reason-loose = keeps the stored disc, which does not count towards the limit: { $disc }
reason-pay-stored = keeps the loose disc and empties the storehouse: { $disc }
reason-pay-covered = the storehouse is about to be covered and would lose its disc: { $disc }
reason-ankh = { $count ->
    [one] an ankh for new tiles or a move in a later turn
   *[other] now { $count } ankhs for new tiles or moves in later turns
  }
reason-pays = completes the price of the { $tile }
reason-helps = { $left ->
    [one] leaves one good missing for the { $tile }
   *[other] leaves { $left } goods missing for the { $tile }
  }
reason-runs-out = takes the last one out of the stock: { $disc }
reason-spare = no tile of the market needs another one now, but discs count at the end: { $disc }
reason-return = at most five goods are kept; this one goes: { $disc }
reason-return-free = no tile of the market needs it: { $disc }
reason-discard = discards a tile that your rival could pay for: { $tile }
reason-new = { $count ->
    [one] brings one new tile: { $colour }
   *[other] brings { $count } new tiles; the first one is { $colour }
  }
reason-slide = puts the tiles of the market under other prices
advice-buy = you can pay for a tile that brings { $points ->
    [one] { $points } point
   *[other] { $points } points
  } on { $spot } ({ $tile })
advice-buy-place = you can pay for this tile ({ $tile })
advice-buy-first = you can pay for your first tile ({ $tile })
advice-done = that is enough for this turn, keep what you have left
advice-decline = leave everything as it is
advice-gain-group = { $points ->
    [one] you can score { $points } point for adjacent tiles ({ $family })
   *[other] you can score { $points } points for adjacent tiles ({ $family })
  }
advice-gain-printed = { $points ->
    [one] you can get { $points } point printed on a tile
   *[other] you can get { $points } points printed on a tile
  }
advice-gain-bonus = { $points ->
    [one] you can complete a group of five: { $points } point for the bonus tile
   *[other] you can complete a group of five: { $points } points for the bonus tile
  }
advice-loss-group = { $points ->
    [one] you may lose { $points } point for adjacent tiles ({ $family })
   *[other] you may lose { $points } points for adjacent tiles ({ $family })
  }
advice-loss-printed = { $points ->
    [one] you may lose { $points } printed point
   *[other] you may lose { $points } printed points
  }
advice-loss-bonus = { $points ->
    [one] a group of five may break: { $points } point less
   *[other] a group of five may break: { $points } points less
  }
advice-last = this can be the last round, so lay a 13th tile only when you lead
advice-scribe = a scribe can give you an extra turn
advice-storehouse = a storehouse brings a disc and a place to keep it ({ $disc })
advice-denies = the next player could pay for this tile too ({ $tile })
advice-cheaper = on the first level a tile costs one good less
advice-move = { $points ->
    [one] moving a tile can bring { $points } point
   *[other] moving a tile can bring { $points } points
  }
advice-moved = you can move a tile without losing points
advice-store = put a disc into the storehouse, where it is outside the limit of five ({ $disc })
advice-discount = save what a later purchase will need ({ $disc })
advice-loose = the stored disc does not count towards the limit, so keep that one ({ $disc })
advice-pay-stored = pay from the storehouse, so that you keep the loose disc and can fill it again ({ $disc })
advice-pay-covered = the storehouse is about to be covered, so pay with its disc before it is lost ({ $disc })
advice-ankh = { $count ->
    [one] an ankh is good for new tiles or a move in a later turn
   *[other] { $count } ankhs are good for new tiles or moves in later turns
  }
advice-pays = you can complete the price of the { $tile }
advice-helps = { $left ->
    [one] you can come closer to the { $tile }, then one good is missing
   *[other] you can come closer to the { $tile }, then { $left } goods are missing
  }
advice-runs-out = you can take the last one out of the stock ({ $disc })
advice-spare = no tile of the market needs another good now, but three discs are a point at the end
advice-return = at most five goods are kept: give back what you need least
advice-return-free = give back what no tile of the market needs
advice-discard = you can throw out a tile that your rival could pay for ({ $tile })
advice-new = { $count ->
    [one] an ankh can bring one new tile ({ $colour })
   *[other] an ankh can bring { $count } new tiles; the first one is { $colour }
  }
advice-slide = an ankh puts the tiles of the market under other prices

# Errors in a file of own components.
wrong-tiles = { $key }: { $tiles } in all; expected 7 to 60
wrong-scribes = { $key }: { $scribes } scribes in all; expected at most { $most }
wrong-piles = { $key }: { $sizes }; expected two numbers that add up to { $tiles } tiles, the first at least { $least }
wrong-holes = { $key }: { $holes }; expected { $count } numbers from 1 to 3
wrong-markers = { $key }: { $markers } for { $holes } holes; expected as many, from 0 to 3 of each good
wrong-discs = { $key }: { $discs }; expected three numbers, for 2, 3 and 4 players
wrong-disc-count = { $key }: { $discs } for { $players } players; expected { $least } to 20, so that there is always one to take
