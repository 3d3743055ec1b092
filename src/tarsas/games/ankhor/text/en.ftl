name = Ankh'or
tagline = Buy tiles with the goods of the Nile and build them into groups on two levels.
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
tile = { $colour } { $type }
discs = { $count } { $disc }
place = { $spot } { $tile }
place-stored = { $spot } { $tile } with a disc
nothing = –

# What happened
chance-start = { $who } begins.
chance-price = A price marker for { $disc } is put on space { $space }.
chance-top = The top of pile { $pile } is { $colour }.
chance-draw = The { $tile } comes to slot { $slot }.
did-take = { $who } takes { $disc } from the stock.
did-buy = { $who } buys the { $tile } of slot { $slot }.
did-place = { $who } places the { $tile } on { $spot }.
did-roof = { $who } places the { $tile } on the first level, on { $spot }, for one good less.
did-discount = { $who } saves { $disc }.
did-loose = { $who } pays a loose disc of { $disc }.
did-pay-stored = { $who } pays the { $disc } stored on { $spot }.
did-store = { $who } moves { $disc } onto the storehouse.
did-store-at = { $who } moves { $disc } onto the storehouse on { $spot }.
did-refresh = { $who } spends an ankh: new tiles come from pile { $pile }.
did-slide = { $who } spends an ankh: the tiles of the market slide left.
did-discard = { $who } spends an ankh: the { $tile } is discarded, new tiles come from pile { $pile }.
did-discard-only = { $who } spends an ankh: the { $tile } is discarded.
did-move = { $who } takes up the { $tile } on { $spot }.
did-to = { $who } spends an ankh and moves the { $tile } to { $spot }.
did-return = { $who } returns { $disc } to the stock.
did-decline = { $who } declines the scribe's extra turn.
did-done = { $who } ends the turn.

# Why points were gained or lost
points-colour = { $colour ->
    [0] adjacent blue tiles
    [1] adjacent white tiles
    [2] adjacent black tiles
    [3] adjacent green tiles
   *[4] adjacent red tiles
  }
points-animal = { $animal ->
    [0] adjacent jackals
    [1] adjacent scarabs
   *[2] adjacent falcons
  }
points-printed = points printed on a tile
points-bonus = bonus tiles for groups of five
points-discs = a point for every three discs

# Whose turn
prompt-start = Chance decides who begins.
prompt-price = The price markers are put out.
prompt-draw = Tiles come to the market.
prompt-turn = { $who }: take three discs or buy a tile.
prompt-turn-ankh = { $who }: take three discs or buy a tile; you may spend ankhs before and after.
prompt-extra = { $who }: the scribe gives you an extra turn; take it or decline.
prompt-after = { $who }: spend ankhs, fill a storehouse, or end the turn.
prompt-pending = { $who }: { $task }.
prompt-over = The game is over. { $who } wins.
prompt-shared = The game is over. { $who } share the victory.
task-take = { $left ->
    [one] take one more disc
   *[other] take { $left } more discs
  }
task-place = choose a place for the { $tile }
task-discount = choose the good you save on the { $tile }
task-pay = pay { $disc } from a storehouse or a loose disc
task-move = choose where the { $tile } moves
task-store = choose a storehouse for the { $disc }
task-return = { $left ->
    [one] return one good to the stock
   *[other] return { $left } goods to the stock
  }

# The position in words
view-round = Round { $round }. { $who } began.
view-last = This is the last round.
view-slot = Slot { $slot }: { $tile } for { $price }.
view-gap = Slot { $slot }: empty, for { $price }.
view-pile = Pile { $pile }: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }, { $colour } on top.
view-pile-hidden = Pile { $pile }: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }.
view-stock = Stock: { $discs }. Bonus tiles left: { $bonus }.
view-player = { $who }: { view-supplies }
view-supplies = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }, { $bonus ->
    [one] { $bonus } bonus tile
   *[other] { $bonus } bonus tiles
  }; discs: { $discs }.
view-area = Area of { $who }: { $tiles }.

# The picture
see-market = Market
see-stock = Stock
see-bonus = Bonus tiles
see-pile = Pile { $pile }
see-round = Round { $round }
see-last = last round
see-discs = { $who }: loose discs, at most 5 goods and 2 ankhs at the end of a turn
see-stock-disc = { $disc }: { $count } in the stock
see-hand-disc = { $disc }: { $count }
see-price = Price of slot { $slot }: { $price }
see-place = Place { $spot }
see-storehouse-open = { $tile }: room for one disc of { $disc }
see-storehouse-full = { $tile }: holds a disc of { $disc }
see-storehouse-closed = { $tile }: was covered, stores no more
see-roof = { $tile }, on the first level

# Buttons
label-done = End the turn
label-decline = Decline the extra turn
label-return = Return { $disc }
label-store = Store { $disc }
label-spot-store = Storehouse on { $spot }
label-loose = Pay a loose disc: { $disc }
label-spot-pay = Pay from the storehouse on { $spot }
label-discount = Save { $disc }
label-refresh = New tiles from pile { $pile } (an ankh)
label-slide = Clear the market (an ankh)
label-buy = Buy the { $tile }
label-take = Take { $disc }
label-spot-move = Move the tile on { $spot } (an ankh)
label-spot-to = Move to { $spot }
label-spot-place = Place on { $spot }

# Options
option-idle_rounds = Idle rounds
option-idle_rounds-help = The game ends after this many rounds in a row without a purchase; 0: never.

# Why a move is good
reason-margin = expected margin at the end: { $margin }
reason-done = ends the turn and keeps what is left; expected margin { $margin }
reason-decline = leaves everything as it is; expected margin { $margin }
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
