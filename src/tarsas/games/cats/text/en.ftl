name = House of Cats
tagline = Everybody writes the same dice; wall your numbers into rooms, and mind the cats and mice.
cover = A house cut open on squared paper: cats in and on it, mice, and cheese.
area-abilities = Abilities
area-points = Points

# Things
symbol-2 = 2
symbol-3 = 3
symbol-4 = 4
symbol-5 = 5
symbol-cat = cat
symbol-mouse = mouse
symbol-any = a symbol of your choice
object-2 = a 2
object-3 = a 3
object-4 = a 4
object-5 = a 5
object-cat = a cat
object-mouse = a mouse
the-2 = the 2
the-3 = the 3
the-4 = the 4
the-5 = the 5
the-cat = the cat
the-mouse = the mouse
the-both = both dice ({ $symbol })
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
ability-detach = detach
ability-number_for_mouse = number for mouse
ability-plus_minus_one = plus or minus one
ability-more_or_fewer = more or fewer
ability-swap = swap 2 and 5
ability-move = move
ability-animal_for_number = animal for number
ability-double = double
ability-diagonal = diagonal
ability-write_3 = write a 3
ability-any_symbol = any symbol
ability-mice = mice
ability-letter = { $letter }
either = { $before } or { $last }

# What happened, without saying who
chance-ability = { $letter } “{ $ability }” for rooms of { $number }
chances-ability = Abilities are turned up: { $what }.
chance-star = { $symbol }
chances-star = Rolled for the starred cells: { $what }.
chance-roll = { $symbol }
chances-roll = Rolled: { $what }.
did-die = takes { $symbol }
did-double = takes two dice at once, { $symbol } and { $symbol }
with-ability = with ability { $letter }
did-turn = turns the { $symbol } into { $wanted } { with-ability }
did-track = crosses out the next cat of the track with a cat
did-track-number = crosses out the next cat of the track with a cat, which brings { $symbol }
did-track-any = crosses out the next cat of the track with a cat, which brings any number
did-track-full = takes a cat, but the track is full
did-use-detach = detaches it { with-ability }
did-use-more = uses one die more { with-ability }
did-use-fewer = uses one die fewer { with-ability }
did-use-move = moves a number { with-ability }
did-use-diagonal = lets corners touch this round { with-ability }
did-use-write-3 = gets an extra 3 { with-ability }
did-symbol = chooses { $symbol }
did-write = writes { $symbol } on { $cell }
did-write-it = writes it on { $cell }
did-write-both = writes both on { $cell }
did-write-star = writes { $symbol } on the starred cell { $cell }
did-draw = draws { $symbol } on { $cell }
did-draw-it = draws it on { $cell }
did-draw-both = draws both on { $cell }
did-draw-star = draws { $symbol } on the starred cell { $cell }
did-cross = crosses out { $symbol } on { $cell }
did-room = takes { $cell } into the room
did-grow = adds { $cell } to the area
did-grow-next = adds { $cell }
did-enough = draws no second mouse
did-done = is done
did-done-lost = is done, with { $count ->
    [one] one die
   *[other] { $count } dice
  } lost

# What it brought about
size = { $number }
the-room = the room of { $number }
room-built = a room of { size } is built; “{ $ability }” { $use }
points-room-2 = { room-built }
points-room-3 = { room-built }
points-room-4 = { room-built }
points-room-5 = { room-built }
gained-ready = can be used once
gained-now = is used at once
points-cat = cat { $cat } of { $cats } on the track is crossed out
points-cheese = the mouse eats the cheese of its { $columns ->
    [0] row
   *[other] { $rows ->
        [0] column
       *[other] row and its column
      }
  }
points-mouse = mice that now share a { $columns ->
    [0] row with a cat: { $rows }
   *[other] { $rows ->
        [0] column with a cat: { $columns }
       *[other] row with a cat: { $rows }, a column: { $columns }
      }
  }
points-area = the { $area } area now has { $mice ->
    [one] { $mice } mouse
   *[other] { $mice } mice
  } and { $cats ->
    [one] { $cats } cat
   *[other] { $cats } cats
  }, each mouse worth { $worth }
points-bonus = the bonus cell in this room scores its { $number }
points-empty = { $cells ->
    [one] { $cells } empty cell
   *[other] { $cells } empty cells
  } at the end
category-room-2 = rooms of 2
category-room-3 = rooms of 3
category-room-4 = rooms of 4
category-room-5 = rooms of 5
category-cat = cats crossed out
category-cheese = cheese eaten
category-mouse = mice with cats
category-bonus = bonus cells
category-empty = empty cells
sum-room-2 = { CAPITAL(category-room-2) }
sum-room-3 = { CAPITAL(category-room-3) }
sum-room-4 = { CAPITAL(category-room-4) }
sum-room-5 = { CAPITAL(category-room-5) }
sum-cat = { CAPITAL(category-cat) }
sum-cheese = { CAPITAL(category-cheese) }
sum-mouse = { CAPITAL(category-mouse) }
sum-area = { CAPITAL(category-mouse) }
sum-bonus = { CAPITAL(category-bonus) }
sum-empty = { CAPITAL(category-empty) }
chapter-round = { $round ->
    [0] Set-up
   *[other] Round { $round }
  }
event-round = { $round ->
    [1] the set-up is done
   *[other] the round is over
  }
event-star = the last starred cell gets the symbol that is left: { $symbol }
event-lost = no empty cell is left, so this is lost: { $symbol }
event-one-mouse = beside the mouse there is no empty cell for a second one
event-grow = { $count ->
    [0] { the-room } would let the area grow, but there is no cell left for it
    [one] { the-room } lets the area grow, by one cell
   *[other] { the-room } lets the area grow, by { $count } cells
  }
event-full = { $who } has filled every cell: this is the last round
event-full-waits = { $who } has filled every cell and waits until everybody has
event-end = the last round is over

# Whose turn
prompt-ability = The next ability is turned up.
prompt-star = Dice are rolled for the starred cells.
prompt-roll = The dice are rolled.
urgent-last-round = Last round.
own-points = { $own ->
    [one] { $own } point
   *[other] { $own } points
  }
outcome-points = The game is over. { $who } wins with { own-points }; second best: { $other }.
outcome-filled = The game is over. { $who } wins: another has { own-points } too, but { $fewer } cells filled against { $cells }.
outcome-shared = The game is over. { $who } share the victory with { own-points } and { $cells } filled cells each.
outcome-alone = The game is over with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
offer-die = { $count ->
    [one] choose one more die
   *[other] choose a die, { $count } are still to be used
  }
    .does = { $count ->
        [one] chooses one more die
       *[other] chooses a die, { $count } are still to be used
      }
offer-double = put two dice alike into one cell
    .does = puts two dice alike into one cell
offer-turn = turn a die with ability { $letters }
    .does = turns a die with ability { $letters }
offer-use-detach = detach it, so that it may go anywhere
    .does = detaches it, so that it may go anywhere
offer-use-more = use one die more
    .does = uses one die more
offer-use-fewer = use one die fewer
    .does = uses one die fewer
offer-use-more-or-fewer = use one die more or one fewer
    .does = uses one die more or one fewer
offer-use-move = move a number
    .does = moves a number
offer-use-diagonal = let corners touch this round
    .does = lets corners touch this round
offer-use-write-3 = write an extra 3
    .does = writes an extra 3
offer-enough = leave it at one mouse
    .does = leaves it at one mouse
offer-done = finish the round
    .does = finishes the round
offer-done-lost = finish the round, since the dice left fit nowhere
    .does = finishes the round, since the dice left fit nowhere
task-place = choose { $where } for { $the }
    .does = chooses { $where } for { $the }
where-first = any empty cell
where-beside = an empty cell beside this round’s dice
where-corner = an empty cell that touches this round’s dice, if only at a corner,
where-detached = any empty cell, beside the other dice or not,
task-star = choose a starred cell for { $the }
    .does = chooses a starred cell for { $the }
task-write = write { $symbol } in any empty cell
    .does = writes { $symbol } in any empty cell
task-draw = draw { $symbol } in any empty cell
    .does = draws { $symbol } in any empty cell
task-room = the { size } on { $cell } completes a room: choose which cells belong to it, beside { $cells }
    .does = chooses the cells of the room that the { size } on { $cell } completes, beside { $cells }
task-grow = { $count ->
    [one] add one cell to your area, anywhere
   *[other] add { $count } cells to your area, anywhere, but hanging together
  }
    .does = { $count ->
        [one] adds one cell to the area, anywhere
       *[other] adds { $count } cells to the area, anywhere, but hanging together
      }
task-grow-touching = { $count ->
    [one] add one cell to your area, touching it
   *[other] add { $count } cells to your area, the first one touching it
  }
    .does = { $count ->
        [one] adds one cell to the area, touching it
       *[other] adds { $count } cells to the area, the first one touching it
      }
task-grow-next = { $count ->
    [one] add one more cell beside { $cells }
   *[other] add { $count } more cells beside { $cells }
  }
    .does = { $count ->
        [one] adds one more cell beside { $cells }
       *[other] adds { $count } more cells beside { $cells }
      }
task-number = choose which number to write
    .does = chooses which number to write
task-symbol = choose which symbol to draw
    .does = chooses which symbol to draw
task-cross = choose a number in no room, to cross it out and write it elsewhere
    .does = crosses out a number in no room, to write it elsewhere
task-mouse = draw a mouse in any empty cell
    .does = draws a mouse in any empty cell
task-mouse-2 = draw a second mouse beside { $cell }
    .does = draws a second mouse beside { $cell }

# The position in words
view-round = Level { $level }, { $round ->
    [0] before the first round
   *[other] round { $round }
  }.
view-ability = Each room of { size } brings ability { $letter } once: { $about }
view-rolled = Rolled: { $dice }.
view-near = The game ends with the round in which a sheet is full. Nearest is { $who }: { $cells ->
    [one] { $cells } empty cell
   *[other] { $cells } empty cells
  }.
view-near-alone = The game ends with the round in which your sheet is full: { $cells ->
    [one] { $cells } empty cell
   *[other] { $cells } empty cells
  } left.
view-near-all = The game ends when every sheet is full. Empty cells left: { $left }.
view-left = { $who } { $cells }
view-last = This is the last round. Every cell is filled by { $who }.
view-writing = Still writing: { $who }.
view-player = { $who }: { view-points } ({ $parts }), { view-supplies }
view-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
view-supplies = { $empty ->
    [one] { $empty } empty cell
   *[other] { $empty } empty cells
  }.
view-part = { $what }: { $points }
view-part-none = nothing scored yet
view-circles = { $who }, { $rooms ->
    [one] { $rooms } room
   *[other] { $rooms } rooms
  } of { size }: the ability { $free ->
    [0] is used up
    [one] can be used once
   *[other] can be used { $free } times
  }.
view-track = { $who }: { $crossed } of { $cats } cats crossed out, next: { $next }.
brings-0 = a cat without a number
brings-number = a cat that brings { $symbol }
brings-any = a cat that brings any number
brings-full = none, the track is full
view-dice = { $who }, dice: { $dice }; { $used } of { $need } used.
view-die-used = { $symbol } (used)
view-star-dice = { $who }, symbols for the starred cells: { $dice }.
view-linked = { $who }, this round’s dice so far are on { $cells }.
view-diagonal = { $who } may let dice touch at corners, until the next roll.
view-rooms = { $who }, rooms: { $rooms }.
view-loose = { $who }, numbers in no room: { $numbers }.
view-number = { size } on { $cells }
view-next = { $before }; { $last }
view-double = { $who }, cells that count twice: { $cells }.
view-cats = { $who }, cats: { $cells }.
view-mice = { $who }, mice: { $cells }.
view-crossed = { $who }, crossed out: { $cells }.
view-empty = { $who }, empty: { $cells }.
view-outside = { $who }, not yet in the area: { $cells }.
view-cheese = { $who }, rows and columns whose cheese is eaten: { $eaten }; left: { $left }.
view-area = { $who }, { $area } area: { $cats ->
    [one] { $cats } cat
   *[other] { $cats } cats
  }, { $mice ->
    [one] { $mice } mouse
   *[other] { $mice } mice
  }, worth { $worth } each: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
view-then = { $who }, after that: { $task }.

# What is printed
setting-grid = Everybody has a sheet of the same kind: columns a to { $last } from the left, rows 1 to { $rows } from the top.
setting-missing = There are no cells at { $cells }.
setting-rooms = A room of two 2s scores { $two }, of three 3s { $three }, of four 4s { $four }, of five 5s { $five }.
setting-level-1 = Cats are not drawn but crossed out on the track. Each cat crossed out and each cheese eaten scores 1.
setting-level-2 = In each row and each column with a cat, every mouse scores 1. A number on a bonus cell also scores its value if it is in a room.
setting-level-3 = In each area a mouse scores 1 with one or two cats, 2 with three or more. A number on a bonus cell also scores its value if it is in a room.
setting-level-4 = Each cheese eaten scores 1. In each row and each column with a cat, every mouse scores 1.
setting-start = At first one writes on { $cells }; each room adds as many cells as its number.
setting-growth-free = New cells may lie anywhere, but hang together.
setting-growth-touching = New cells hang together, and one of them touches the area.
setting-cheese = A cheese lies at the end of these rows and columns: { $lines }.
setting-track = The cats of the track, in order: { $cats }.
setting-stars = Starred cells, filled before the first round: { $cells }.
setting-bonus = Bonus cells: { $cells }.
setting-area = The { $area } area: { $cells }.
setting-end-first = The game ends after the round in which somebody has filled every cell; then each empty cell costs 1 point.
setting-end-all = The game ends when everybody has filled every cell; nobody loses points for empty ones.

# Explanations
about-detach = Write one die in a cell that need not touch the others.
about-number_for_mouse = Write any number from 2 to 5 instead of a mouse.
about-plus_minus_one = Raise or lower one number die by one.
about-more_or_fewer = Use one die more or one die fewer this round.
about-swap = Write a 2 for a 5, or a 5 for a 2.
about-move = Cross out a number in no room; write it in any empty cell.
about-animal_for_number = Draw a cat or a mouse instead of a number.
about-double = Write two dice alike into one cell, which then counts two.
about-diagonal = This round your dice may also touch at the corners.
about-write_3 = Write a 3 in any empty cell.
about-any_symbol = At once: draw any symbol in any empty cell.
about-mice = At once: draw a mouse, or two in cells side by side.
about-die = A die: choose it, then a cell for it.
about-die-used = This die is used.
about-die-unrolled = This die has not been rolled yet.
about-die-hand = In hand: choose a cell for it.
about-hand = To be written now: choose a cell for it.
about-circles = Each room of { size } scores { $points } and brings one use of its ability. Rooms: { $rooms }, uses left: { $free }.
about-track = Every cat you choose crosses out the next cat here, for one point each; a numbered cat makes you write its number.
about-cheese = A mouse in this row or column eats the cheese, for one point.
note-room = in a room
note-double = counts two
note-crossed = crossed out, the cell stays filled
note-star = starred cell, filled before the first round
note-bonus = bonus cell, its number also scores its value if it is in a room
note-outside = not yet in the area; each room adds as many cells as its number
note-area = { $area } area
sign-number = A number die: write it. Two 2s, three 3s, four 4s or five 5s side by side become a room.
sign-cat = A cat: with it in their row, column or area mice score; on level 1 it crosses the next cat of the track.
sign-mouse = A mouse: it eats cheese, or scores together with cats, as the level says.
sign-die = A die. Four are rolled for everybody; each player uses three, in cells that hang together.
sign-room = A room, with walls: it scores, and brings one use of its number’s ability.
sign-double = A cell that holds two dice: it counts two.
sign-crossed = A number that was crossed out and written elsewhere: the cell stays filled.
sign-circle = One use of an ability that is left.
sign-circle-used = A use that is spent.
sign-box = The box of a number: the points of its room, its ability, and the uses left; coloured while it can be used.
sign-more = Use one die more, or one fewer.
sign-star = A starred cell: filled before the first round, with three dice.
sign-bonus = A bonus cell: its number also scores its value once it is in a room; then the mark is filled.
sign-cheese = A cheese: the first mouse in its row or column eats it, for one point.
sign-cheese-eaten = A cheese that is eaten.
sign-track = The cat track of level 1: each cat you take crosses out the next one, for one point.
sign-track-number = A cat with a number: whoever crosses it out writes this number at once; “?” is any number.
sign-track-crossed = A cat that is crossed out.
sign-outside = Level 4: a cell that is not yet in the area.
sign-choice = A symbol to choose, or to be written now.
sign-tick = This player has finished the round.
sheet-dice-left = { $count ->
    [one] { $count } die to use
   *[other] { $count } dice to use
  }
sheet-round = Round { $round }
sheet-last = Last round
sheet-level = Level { $level }
sheet-sum = sum
sheet-empty = −1 each at the end

# What buttons say
label-done = Done
label-enough = No second mouse
label-symbol = Choose { $symbol }
label-cell = { CAPITAL($symbol) } on { $cell }
label-cross = Cross out { $cell }
label-room = Take { $cell } into the room
label-grow = Add { $cell }
label-use-detach = Detach this die ({ $letter })
label-use-more = One die more ({ $letter })
label-use-fewer = One die fewer ({ $letter })
label-use-move = Move a number ({ $letter })
label-use-diagonal = Let corners touch ({ $letter })
label-use-write-3 = Write an extra 3 ({ $letter })
label-turn = Turn { $symbol } into { $wanted }
label-double = Two dice in one cell: { $symbol }
label-die = Take { $symbol }

# Options
option-level = Level
option-level-help = Which of the four sheets everybody gets, from 1 (easiest) to 4.
option-level-1 = Level 1
option-level-1-help = Cats go to a track, mice eat the cheese at the edge. The easiest.
option-level-2 = Level 2
option-level-2-help = Mice score for cats in their row or column; five bonus cells.
option-level-3 = Level 3
option-level-3-help = Four coloured areas: mice score for the cats in theirs.
option-level-4 = Level 4
option-level-4-help = A small area that grows with every room.
option-abilities = Abilities
option-abilities-help = Random: four of the twelve are shuffled and turned up, as the rulebook has it. A B C D are easiest for a first game of level 1, where they are usual. Or four different letters from A to L of your own, for rooms of 2, 3, 4 and 5.
option-abilities-usual = as usual: A B C D on level 1, random on the others
option-abilities-random = random
option-abilities-ABCD = A B C D, for a first game
option-abilities-A = A: { ability-detach }
option-abilities-A-help = { about-detach }
option-abilities-B = B: { ability-number_for_mouse }
option-abilities-B-help = { about-number_for_mouse }
option-abilities-C = C: { ability-plus_minus_one }
option-abilities-C-help = { about-plus_minus_one }
option-abilities-D = D: { ability-more_or_fewer }
option-abilities-D-help = { about-more_or_fewer }
option-abilities-E = E: { ability-swap }
option-abilities-E-help = { about-swap }
option-abilities-F = F: { ability-move }
option-abilities-F-help = { about-move }
option-abilities-G = G: { ability-animal_for_number }
option-abilities-G-help = { about-animal_for_number }
option-abilities-H = H: { ability-double }
option-abilities-H-help = { about-double }
option-abilities-I = I: { ability-diagonal }
option-abilities-I-help = { about-diagonal }
option-abilities-J = J: { ability-write_3 }
option-abilities-J-help = { about-write_3 }
option-abilities-K = K: { ability-any_symbol }
option-abilities-K-help = { about-any_symbol }
option-abilities-L = L: { ability-mice }
option-abilities-L-help = { about-mice }
option-growth = Growth
option-growth-help = Level 4: whether new cells may lie anywhere, or at least one has to touch your area.
option-growth-free = anywhere
option-growth-touching = touching the area

# Why a move is good
reason-margin = { $margin }
reason-margin-alone = { $points ->
    [one] expected at the end: { $points } point
   *[other] expected at the end: { $points } points
  }
reason-done = ends the round for you; { $margin }
reason-done-alone = { $points ->
    [one] ends the round; expected at the end: { $points } point
   *[other] ends the round; expected at the end: { $points } points
  }
reason-enough = keeps the cell free; { $margin }
reason-enough-alone = { $points ->
    [one] keeps the cell free; expected at the end: { $points } point
   *[other] keeps the cell free; expected at the end: { $points } points
  }
reason-room = { $points ->
    [one] builds a room of { size }: { $points } point
   *[other] builds a room of { size }: { $points } points
  }
reason-cat = { $points ->
    [one] crosses a cat of the track: { $points } point
   *[other] crosses cats of the track: { $points } points
  }
reason-cheese = { $points ->
    [one] the mouse eats a cheese: { $points } point
   *[other] the mouse eats { $points } cheeses: { $points } points
  }
reason-mouse = { $points ->
    [one] mice with cats: { $points } point
   *[other] mice with cats: { $points } points
  }
reason-bonus = { $points ->
    [one] bonus cell in a room: { $points } point
   *[other] bonus cell in a room: { $points } points
  }
reason-use = brings a use of “{ $ability }”
reason-part = { $left ->
    [one] only one more { size } is missing for a room
   *[other] { $left } more { size }s are missing for a room
  }
reason-bonus-near = the room would include a bonus cell
reason-fills = fills a cell that would cost a point in the end
reason-grow = { $count ->
    [one] now there is one empty cell to write in
   *[other] now there are { $count } empty cells to write in
  }
reason-room-bonus = { $points ->
    [one] takes a bonus cell into the room: { $points } point
   *[other] takes a bonus cell into the room: { $points } points
  }
reason-room-cells = of { $count } equal numbers the others stay free for the next room
reason-cross = this number is in no room yet
reason-best = { $points ->
    [one] on { $cell } it brings { $points } point
   *[other] on { $cell } it brings { $points } points
  }
reason-fits = fits best on { $cell }
reason-more = one die more to write in this round
reason-fewer = one die fewer to write in this round
reason-diagonal = dice of this round may touch at corners, which opens more cells
advice-best = { $points ->
    [one] how to get { $points } point on { $cell }
   *[other] how to get { $points } points on { $cell }
  }
advice-fits = what fits best on { $cell }
advice-done = that is enough for this round, as another die would do more harm than good
advice-enough = keep the cell free for something better
advice-room = { $points ->
    [one] you can build a room of { size } for { $points } point
   *[other] you can build a room of { size } for { $points } points
  }
advice-cat = { $points ->
    [one] a cat crosses the next one of the track for { $points } point
   *[other] a cat crosses the next ones of the track for { $points } points
  }
advice-cheese = { $points ->
    [one] a mouse can eat a cheese for { $points } point
   *[other] a mouse can eat { $points } cheeses for { $points } points
  }
advice-mouse = { $points ->
    [one] mice can bring { $points } point with cats
   *[other] mice can bring { $points } points with cats
  }
advice-bonus = { $points ->
    [one] a bonus cell can become part of a room for { $points } point
   *[other] a bonus cell can become part of a room for { $points } points
  }
advice-use = you can gain a use of “{ $ability }”
advice-part = { $left ->
    [one] you can come closer to a room, then one more { size } is missing
   *[other] you can come closer to a room, then { $left } more { size }s are missing
  }
advice-bonus-near = the room that you are building can include a bonus cell
advice-fills = you can fill a cell that would cost a point in the end
advice-grow = { $count ->
    [one] grow where you can write in this round; then there is one empty cell for that
   *[other] grow where you can write in this round; then there are { $count } empty cells for that
  }
advice-room-bonus = { $points ->
    [one] you can take a bonus cell into the room for { $points } point
   *[other] you can take a bonus cell into the room for { $points } points
  }
advice-room-cells = the numbers that stay outside should hang together for the next room
advice-cross = cross out a number that is in no room
advice-more = you can write one die more in this round
advice-fewer = one die fewer is enough in this round
advice-diagonal = you can write across corners now, which opens more cells

# Errors in a file of own components.
wrong-no-start = { $key }: no cell to begin with; expected at least one
wrong-rows = { $key }: expected rows of equal length
wrong-cells = { $key }: { $rows } rows of { $columns }; expected at most { $most } cells in all
wrong-cell = { $key }: { $found }; expected a cell of the sheet
wrong-many-cells = { $key }: expected at most { $most } cells, all different
wrong-line-twice = { $key }: a line appears twice; expected every line once at most
wrong-cats = { $key }: { $cats } cats; expected at most { $most }
wrong-abilities = { $key }: expected all twelve abilities, each once

error-abilities = Abilities: “{ $given }” is not allowed; allowed: the usual ones, random ones, or four different letters from A to L.

# A game under way, filled in from its sheets.
keep-under-way = Where you are
    .help = Fill it in as it stands between two rounds, before the dice are rolled.
keep-round = Next round
keep-ability-2 = Ability for rooms of 2
keep-ability-3 = Ability for rooms of 3
keep-ability-4 = Ability for rooms of 4
keep-ability-5 = Ability for rooms of 5
pen-unknown = not chosen yet
pen-room = Room
    .help = Two cells of one room, one after the other. Walls are drawn by themselves; where several rooms are possible, say here which cells belong together.
pen-area = New cell
    .help = an empty cell that the area has grown by
pen-double = Double
    .help = two dice in one cell (ability H)
pen-cross = ✕
    .help = a number that was moved away (ability F)
fault-first-round = Before round 1 nothing has been written yet: which round comes next?
fault-abilities = Choose four different abilities, as they lie on your table.
fault-over = A sheet is full, so the game is over.
fault-stars = { $who }: the starred cells were filled before the first round.
fault-used = { $who } has { $rooms ->
    [0] no room
    [one] one room
   *[other] { $rooms } rooms
  } of { $number }, but { $used ->
    [one] one circle is
   *[other] { $used } circles are
  } crossed out.
fault-moved = { $who } has { $cells ->
    [0] no number
    [one] one number
   *[other] { $cells } numbers
  } moved away (✕), but has used ability F { $used ->
    [0] never
    [one] once
   *[other] { $used } times
  }.
fault-doubled = { $who } has { $cells ->
    [one] a double cell
   *[other] { $cells } double cells
  }, which takes as many uses of ability H.
fault-growth = { $who }: the rooms bring { $wanted } new cells, but { $added ->
    [0] none is
    [one] one is
   *[other] { $added } are
  } there.
