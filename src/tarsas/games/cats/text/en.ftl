name = House of Cats
tagline = Everybody writes the same dice; wall your numbers into rooms, and mind the cats and mice.
area-sheet = Sheet
area-other = Sheet { $number }
area-abilities = Abilities
area-points = Points

# Things
symbol-2 = 2
symbol-3 = 3
symbol-4 = 4
symbol-5 = 5
symbol-cat = cat
symbol-mouse = mouse
object-2 = a 2
object-3 = a 3
object-4 = a 4
object-5 = a 5
object-cat = a cat
object-mouse = a mouse
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

# What happened
chance-ability = Ability { $letter } ({ $ability }) belongs to the number { $number }.
chance-star = For the starred cells: { $symbol }.
chance-roll = A die shows { $symbol }.
did-die = { $who } takes { $symbol }.
did-double = { $who } takes two dice at once: { $symbol } and { $symbol }.
did-turn = { $who } turns { $symbol } into { $wanted } (ability { $letter }).
did-track = { $who } takes a cat and crosses the next cat of the track.
did-track-number = { $who } takes a cat and crosses the next one of the track: it brings { $symbol }.
did-track-any = { $who } takes a cat and crosses the next one of the track: it brings any number.
did-track-full = { $who } takes a cat, but the track is full.
did-use-detach = { $who } detaches this die: it need not touch the others.
did-use-more = { $who } will use one die more.
did-use-fewer = { $who } will use one die fewer.
did-use-move = { $who } will move a number.
did-use-diagonal = { $who } lets corners touch this round.
did-use-write-3 = { $who } will write an extra 3.
did-symbol = { $who } chooses { $symbol }.
did-write = { $who } writes { $symbol } on { $cell }.
did-write-double = { $who } writes { $symbol } twice on { $cell }.
did-cross = { $who } crosses out { $symbol } on { $cell }.
did-room = { $who } takes { $cell } into the room.
did-grow = { $who } adds { $cell } to the area.
did-enough = { $who } draws no second mouse.
did-done = { $who } is done.

# Why points were gained
points-room-2 = rooms of 2
points-room-3 = rooms of 3
points-room-4 = rooms of 4
points-room-5 = rooms of 5
points-cat = crossed cats
points-cheese = crossed cheese
points-mouse = mice near cats
points-bonus = bonus cells
points-empty = empty cells

# Whose turn
prompt-ability = The next ability is turned up.
prompt-roll = The dice are rolled.
prompt-task = { $who }: { $task }.
prompt-task-others = { $who }: { $task }. { $count ->
    [one] One more player is writing.
   *[other] { $count } more players are writing.
  }
prompt-over = The game is over. { $who } wins.
prompt-over-shared = The game is over. { $who } share the victory.
prompt-over-alone = The game is over with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
task-die = { $count ->
    [one] choose one more die
   *[other] choose { $count } more dice
  }, or use an ability
task-finish = finish the round, or use an ability
task-cell = choose a cell for: { $symbol }
task-detached = choose any empty cell for: { $symbol }
task-star = choose a starred cell for: { $symbol }
task-room = choose the cells of the room of { $number }
task-grow = { $count ->
    [one] add one more cell to your area
   *[other] add { $count } more cells to your area
  }
task-number = choose a number to write
task-symbol = choose a symbol to draw
task-cross = choose a number to cross out and move
task-mouse = choose a cell for a mouse
task-mouse-2 = choose a cell for a second mouse beside the first, or leave it

# The position in words
view-round = Level { $level }, round { $round }.
view-ability = The number { $number } has ability { $letter }: { $about }
view-player = { $who }: { view-supplies }
view-supplies = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ({ $parts }).
view-part = { $what } { $points }
view-circles = { $who }, number { $number }: { $rooms ->
    [one] { $rooms } room
   *[other] { $rooms } rooms
  }, ability free { $free ->
    [one] once
   *[other] { $free } times
  }.
view-track = { $who }: { $crossed } of { $cats } cats crossed.
view-dice = { $who } can choose from: { $dice }; still to use: { $count }.
view-row = { $who }, row { $row }: { $cells }

# Explanations
about-detach = Write one die in a cell that need not touch the others.
about-number_for_mouse = Write any number from 2 to 5 instead of a mouse.
about-plus_minus_one = Raise or lower one number die by one.
about-more_or_fewer = Use one die more or one die fewer this round.
about-swap = Write a 2 for a 5, or a 5 for a 2.
about-move = Cross out a number that is in no room and write it in any empty cell.
about-animal_for_number = Draw a cat or a mouse instead of a number.
about-double = Write two dice that show the same into one cell, which then counts twice.
about-diagonal = This round your dice may also touch at the corners.
about-write_3 = Write a 3 in any empty cell.
about-any_symbol = At once: draw any symbol in any empty cell.
about-mice = At once: draw a mouse in any empty cell, or two in two cells side by side.
about-die = A die: choose it, then a cell for it.
about-die-used = This die is used.
about-die-unrolled = This die has not been rolled yet.
about-circles = Rooms of { $number }: { $rooms }, each worth { $points }. Uses of the ability left: { $free }.
about-track = Every cat you choose crosses the next cat here, for one point each; a numbered cat makes you write its number.
about-cheese = A mouse in this row or column crosses the cheese, for one point.
cell-crossed = crossed out
sheet-dice-left = { $count ->
    [one] { $count } die to use
   *[other] { $count } dice to use
  }
sheet-round = Round { $round }
sheet-level = Level { $level }

# What buttons say
label-done = Done
label-enough = No second mouse
label-symbol = Choose { $symbol }
label-cell = Write on { $cell }
label-cross = Cross out { $cell }
label-room = Take { $cell } into the room
label-grow = Add { $cell }
label-use-detach = Detach this die
label-use-more = One die more
label-use-fewer = One die fewer
label-use-move = Move a number
label-use-diagonal = Let corners touch
label-use-write-3 = Write an extra 3
label-turn = Turn { $symbol } into { $wanted }
label-double = Two dice in one cell: { $symbol }
label-die = Take { $symbol }

# Options
option-level = Level
option-level-help = Which of the four sheets everybody gets, from 1 (easiest) to 4.
option-abilities = Abilities
option-abilities-help = Four different letters from A to L for the numbers 2 to 5, or random. Usually A B C D on level 1 and random ones on the others.
option-growth = Growth
option-growth-help = Level 4: whether new cells may lie anywhere, or at least one has to touch your area.
option-growth-free = anywhere
option-growth-touching = touching the area

# Why a move is good
reason-margin = expected margin at the end: { $margin }
reason-margin-alone = { $points ->
    [one] expected at the end: { $points } point
   *[other] expected at the end: { $points } points
  }
reason-done = ends the round for you; expected margin { $margin }
reason-done-alone = { $points ->
    [one] ends the round; expected at the end: { $points } point
   *[other] ends the round; expected at the end: { $points } points
  }
reason-enough = keeps the cell free; expected margin { $margin }
reason-enough-alone = { $points ->
    [one] keeps the cell free; expected at the end: { $points } point
   *[other] keeps the cell free; expected at the end: { $points } points
  }
reason-room = { $points ->
    [one] closes a room of { $number }: { $points } point
   *[other] closes a room of { $number }: { $points } points
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
    [one] mice near cats: { $points } point
   *[other] mice near cats: { $points } points
  }
reason-bonus = { $points ->
    [one] bonus cell in a room: { $points } point
   *[other] bonus cell in a room: { $points } points
  }
reason-use = brings a use of “{ $ability }”
reason-part = { $left ->
    [one] only one more { $number } is missing for a room
   *[other] { $left } more of the number { $number } are missing for a room
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
