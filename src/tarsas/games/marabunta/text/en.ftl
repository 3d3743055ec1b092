name = Marabunta
tagline = Split the dice, let the rival choose, and spread your ants over the meadow.
cover = Ants of two colonies carry leaves over a picnic cloth, past a chest and a huge muffin.
area-territory = Territory
area-leaves = Leaves
area-plates = Dice

# Things
region-pink = pink
region-blue = blue
region-green = green
region-grey = grey
region-yellow = yellow
region-orange = orange
face-0 = 0
face-1 = 1
face-2 = 2
face-3 = 3
face-chest = chest
face-circle = circle
token-two_chests = two chests
token-two_circles = two circles
token-write_1 = write a 1
token-two_zeros = two zeros
token-cross_two = cross out two
token-free_zero = free zero
token-repeat_die = repeat a die
token-last_cake = last cake
ability-write_1 = write a 1
ability-write_2 = write a 2
ability-free_zero = free zero
ability-free_three = free three
ability-two_cakes = two cakes
ability-vp_2 = 2 points
ability-vp_3 = 3 points
ability-triple_one = triple one
ability-cross_two = cross out two
ability-two_circles = two circles
item-die = { $region } { $face }
item-token = the token ({ $token })
used-die = the { $region } { $face }
used-token = the token ({ $token })
used-0 = 0
used-1 = 1
used-2 = 2
used-3 = 3
used-chest = chest

# What happened, without saying who
fall-start = { $who }
chance-start = { $who } splits first.
fall-token = { $token }
chance-token = The token is turned up: { $token }.
chance-roll = { $region } { $face }
chances-roll = The dice show { $what }.
did-split = splits the dice: { $one } – or { $other }
did-take = takes { $group }
did-use = uses { $item }
did-use-circle = colours a circle on the { $region } leaf with the { $region } die
did-repeat = repeats { $item }
did-repeat-circle = { did-use-circle }
did-write = writes { figure } on { $hex } ({ $region })
did-write-anthill = writes { figure } on { $hex } ({ $region }), crossing out an anthill
did-cross = crosses out { $hex } ({ $region })
did-chest = crosses out a chest of “{ $ability }”, { $left } left in the group
did-unlock = unlocks “{ $ability }” with the last chest of its group
did-colour = colours a circle on the { $region } leaf
did-decline = keeps the anthill and declines the ability
did-done = is done
did-done-unused = is done and leaves unused: { $items }
figure = { $number ->
    [0] a 0
    [1] a 1
    [2] a 2
   *[3] a 3
  }

# What it brought about
points-cake = cake { $cake } of the row crossed out
points-ability = all { $chests } chests of the group crossed out
points-region = won the { $region } region { $own } to { $other }, with { $circles ->
    [one] { $circles } circle
   *[other] { $circles } circles
  } on its leaf
sum-cake = Cakes
sum-ability = Abilities
sum-region = Regions won
chapter-round = Round { $round }
event-tied = the { $region } region is tied { $sum } to { $sum }, nobody scores
event-lost = there is no room left for the rest of it
event-rest = { $who } gets the other group
event-round = { $who } splits in the next round
event-round-cake = { $who } splits in the next round, and the token is the last cake
event-end-region = { $who } filled the { $region } region: this is the last round
event-end-leaf = { $who } coloured the last circle of the { $region } leaf: this is the last round
event-end-cakes = { $who } took the last cake hex: this is the last round

# Whose turn
prompt-start = Chance decides who splits first.
prompt-token = The next token is turned up.
prompt-roll = The dice are rolled.
urgent-last-round = Last round.
outcome-points = The game is over. { $who } wins { $own } to { $other }.
outcome-cakes = The game is over, { $own } to { $other }. { $who } wins, having crossed out more cakes ({ $cakes } to { $fewer }).
outcome-trigger = The game is over. { $own } points and { $cakes } cakes each: { $who } wins, having brought the end about.
offer-split = split dice and token into two groups
    .does = splits dice and token into two groups
offer-take = choose a group
    .does = chooses a group
offer-use-any = choose a die or the token to use
    .does = chooses a die or the token to use
offer-use-die = choose a die to use
    .does = chooses a die to use
offer-use-token = use the token
    .does = uses the token
offer-repeat = choose a die to repeat
    .does = chooses a die to repeat
offer-decline = decline and keep the anthill
    .does = declines and keeps the anthill
offer-done = finish
    .does = finishes
offer-done-forced = nothing more can be used, finish
    .does = can use nothing more and finishes
task-write = choose a hex of the { $region } region for { figure }
    .does = chooses a hex of the { $region } region for { figure }
task-write-any = choose a hex for { figure }
    .does = chooses a hex for { figure }
task-write-ability = choose a hex for { figure } by the ability
    .does = chooses a hex for { figure } by the ability
task-write-freely = choose any available hex for { figure }
    .does = chooses any available hex for { figure }
task-first-zero = choose a hex for the first 0
    .does = chooses a hex for the first 0
task-second-zero = choose a hex for the second 0, next to { $hex }
    .does = chooses a hex for the second 0, next to { $hex }
task-first-one = choose a hex for the first of three 1s
    .does = chooses a hex for the first of three 1s
task-second-one = choose a hex for the second 1, next to { $hex }
    .does = chooses a hex for the second 1, next to { $hex }
task-third-one = choose a hex for the third 1, next to { $hex } and { $other }
    .does = chooses a hex for the third 1, next to { $hex } and { $other }
task-first-cross = choose the first hex to cross out
    .does = chooses the first hex to cross out
task-second-cross = choose the second hex to cross out, next to { $hex }
    .does = chooses the second hex to cross out, next to { $hex }
task-cake-cross = choose a cake hex to cross out
    .does = chooses a cake hex to cross out
task-chests = { $count ->
    [one] cross out a chest
   *[other] cross out a chest, { $count } in all
  }
    .does = { $count ->
        [one] crosses out a chest
       *[other] crosses out a chest, { $count } in all
      }
task-circles = { $count ->
    [one] colour a circle on a leaf
   *[other] colour a circle on a leaf, { $count } in all, each on another leaf
  }
    .does = { $count ->
        [one] colours a circle on a leaf
       *[other] colours a circle, { $count } in all, each on another leaf
      }
task-circles-other = { $count ->
    [one] colour a circle on any leaf but the { $region } one
   *[other] colour a circle, { $count } in all, on any leaves but the { $region } one
  }
    .does = { $count ->
        [one] colours a circle on any leaf but the { $region } one
       *[other] colours a circle, { $count } in all, on any leaf but the { $region } one
      }
task-repeat = choose a die to repeat
    .does = chooses a die to repeat
task-land = see what lies on { $hex }

# The position in words
view-round = Round { $round }. { $who } splits.
view-token = The token: { $token }.
view-tokens = Tokens still to come: { $tokens }.
view-dice = Rolled: { $dice }.
view-groups = The groups: { $one } – or { $other }.
view-taken = { $who } has the group { $items }.
view-left = { $who } may still use: { $items }.
view-unused = { $who } did not use: { $items }.
view-then = After that: { $task }.
view-near-region = The game ends with the round in which a region is full: nearest is { $region }, { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
  } left;
view-near-leaf = or a leaf: nearest is { $region }, { $circles ->
    [one] { $circles } empty circle
   *[other] { $circles } empty circles
  } left;
view-near-cakes = or no cake hex is available: { $cakes } left.
view-last = The last round: { $who } { $way }.
view-last-region = filled a region
view-last-leaf = coloured the last circle of a leaf
view-last-cakes = took the last cake hex
view-player = { $who }: { view-points }, { view-supplies }
view-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
view-supplies = { $cakes } of { $row } cakes, { $anthills ->
    [one] { $anthills } anthill
   *[other] { $anthills } anthills
  }.
view-group = { $who }, chests of “{ $ability }”: { $crossed } of { $size } crossed out.
view-region = The { $region } region: { $first } { $red }, { $second } { $blue }; circles: { $first } { $redcircles }, { $second } { $bluecircles }, empty { $empty }; hexes: { $marks }.
mark-number = { $hex } { $who } { $number }
mark-cross = { $hex } crossed out
mark-none = all available

# What is printed
setting-grid = The territory has twelve columns, a to l, of seven hexes, 1 at the top. The columns b, d, f, h, j and l lie half a hex lower.
setting-region = The { $region } region: { $hexes }. Cakes: { $cakes }. Chests: { $chests }.
setting-cakes = Points above the cakes of each board, in order: { $row }.
setting-points = { $points }
setting-ability = { $size } chests unlock “{ $ability }”: { $about }

# Explanations
round-name = Round
round-last = Last round
round-title = The game ends with the round in which a region or a leaf is full or no cake hex is available.
hex-cake = cake
hex-chest = chest
leaf-title = Leaf of the { $region } region: whoever has the higher sum there scores the own circles; { $first } { $red }, { $second } { $blue }, empty { $empty }.
die-title = The { $region } die.
anthill-title = Cross out an anthill to write a number away from your own.
cakes-title = Each cake hex you write on crosses out your next cake and scores the points above it.
sign-region = A region by its colour and its sign; the die of the same colour writes there.
sign-written = Numbers written by Red (ringed) and by Blue (boxed): the higher sum wins the region's leaf.
sign-chest = Crosses out your next chest in a group of your choice; a whole group gives its ability.
sign-circle = Colour a circle on the leaf of this die's region: it scores for whoever wins the region.
about-two_chests = Cross out two chests on your board.
about-two_circles = Colour one empty circle on each of two different leaves.
about-write_1 = Write a 1 in any region, next to an own number or with an anthill.
about-write_2 = Write a 2 in any region, next to an own number or with an anthill.
about-two_zeros = Write two 0s next to each other, the first next to an own number or with an anthill.
about-cross_two = Cross out two available hexes next to each other, anywhere.
about-free_zero = Write a 0 on any available hex.
about-free_three = Write a 3 on any available hex.
about-repeat_die = Use one die of your group once more.
about-last_cake = Cross out an available cake hex of the territory. This must be done.
about-two_cakes = Cross out your next two cakes and score them.
about-vp_2 = Score 2 points.
about-vp_3 = Score 3 points.
about-triple_one = Write three 1s that touch one another, the first next to an own number or with an anthill.

# Buttons
label-done = Done
label-decline = Decline, keep the anthill
label-repeat = Repeat { $item }
label-colour = Colour a circle: { $region }
label-chest = Cross out a chest: { $ability }
label-hex = Hex { $hex }
label-hex-anthill = Hex { $hex }, costs an anthill
label-use = Use { $item }
label-take = Take { $group }
label-split = Set apart { $group }

# What is printed
print-map-symbol = Map, side with the symbol
print-map-no_symbol = Map, side without the symbol
print-boards-symbol = Player boards, side with the symbol
print-boards-no_symbol = Player boards, side without the symbol

# Options
option-territory = Territory
option-territory-help = Without the symbol the blue hexes lie scattered over the map.
option-territory-symbol = with the symbol
option-territory-symbol-help = Six regions, each in one piece.
option-territory-no_symbol = without the symbol
option-territory-no_symbol-help = The blue hexes lie scattered; they are one region all the same.
option-boards = Player boards
option-boards-help = The two sides have different abilities; both players use the same one.
option-boards-symbol = with the symbol
option-boards-symbol-help = { ability-write_1 }, { ability-free_zero }, { ability-two_cakes }, { ability-vp_3 }, { ability-free_three }
option-boards-no_symbol = without the symbol
option-boards-no_symbol-help = { ability-cross_two }, { ability-vp_2 }, { ability-write_2 }, { ability-two_circles }, { ability-triple_one }
option-triple = Three 1s
option-triple-help = What the third 1 of the ability must touch.
option-triple-both = both others
option-triple-either = either of them

# Why a move is good
reason-points = { $points ->
    [one] scores { $points } point at once
   *[other] scores { $points } points at once
  }
reason-lead = { $points ->
    [one] takes the lead in the { $region } region, now worth { $points } point
   *[other] takes the lead in the { $region } region, now worth { $points } points
  }
reason-widen = widens your lead in the { $region } region to { $lead }
reason-tie = { $points ->
    [one] draws level in the { $region } region, which denies the rival { $points } point
   *[other] draws level in the { $region } region, which denies the rival { $points } points
  }
reason-gap = closes the gap in the { $region } region to { $gap }
reason-circle-led = makes the { $region } leaf, where you lead, worth { $points } to you
reason-circle-open = makes the { $region } leaf worth { $points } to you, in a region that is still level
reason-circle-lost = a circle on the { $region } leaf, though the rival leads there
reason-unlock = unlocks “{ $ability }”
reason-chest = { $left ->
    [one] leaves one chest to “{ $ability }”
   *[other] leaves { $left } chests to “{ $ability }”
  }
reason-opens = opens the way into the { $region } region
reason-cakes-near = { $count ->
    [one] comes next to a cake
   *[other] comes next to { $count } cakes
  }
reason-chests-near = { $count ->
    [one] comes next to a chest
   *[other] comes next to { $count } chests
  }
reason-blocks = { $count ->
    [one] takes a cake out of the rival’s reach
   *[other] takes { $count } cakes out of the rival’s reach
  }
reason-anthill = costs an anthill; { $left } left
reason-ends = brings the end about with this round
reason-split = whichever group the rival prefers, { $margin }
reason-take = with this group { $margin }; with the other one { $other }
reason-done = nothing that is left gains more; { $margin }
reason-margin = { $margin }
advice-split = two groups of which you would be glad with either, as the rival takes one of them
advice-take = the group whose dice you can use best; the rival gets the other one
advice-done = that is enough, as nothing that is left helps you
advice-points = { $points ->
    [one] you can score { $points } point at once
   *[other] you can score { $points } points at once
  }
advice-lead = { $points ->
    [one] you can take the lead in the { $region } region, now worth { $points } point
   *[other] you can take the lead in the { $region } region, now worth { $points } points
  }
advice-widen = you can widen your lead in the { $region } region to { $lead }
advice-tie = { $points ->
    [one] you can draw level in the { $region } region, which denies the rival { $points } point
   *[other] you can draw level in the { $region } region, which denies the rival { $points } points
  }
advice-gap = you can close the gap in the { $region } region to { $gap }
advice-circle-led = one more circle makes the { $region } leaf worth { $points } to you, and you lead there
advice-circle-open = one more circle makes the { $region } leaf worth { $points } to you, in a region that is still level
advice-circle-lost = you can take a circle away from the rival on the { $region } leaf
advice-unlock = you can unlock “{ $ability }”
advice-chest = { $left ->
    [one] you can come closer to “{ $ability }”, then one chest is missing
   *[other] you can come closer to “{ $ability }”, then { $left } chests are missing
  }
advice-opens = you can open the way into the { $region } region
advice-cakes-near = { $count ->
    [one] you can come next to a cake
   *[other] you can come next to { $count } cakes
  }
advice-chests-near = { $count ->
    [one] you can come next to a chest
   *[other] you can come next to { $count } chests
  }
advice-blocks = { $count ->
    [one] you can take a cake out of the rival’s reach
   *[other] you can take { $count } cakes out of the rival’s reach
  }
advice-anthill = this is worth an anthill now; { $left } left after that
advice-ends = you can bring the end about with this round

# Errors in a file of own components.
wrong-board = { $key }: expected { $rows } rows of { $columns } hexes
wrong-hex = { $key }: { $cell }; expected { $known }, then ^ for a cake or * for a chest
wrong-region = { $key }: the { $region } region has no hex; expected at least one
wrong-no-cake = { $key }: no hex has a cake; expected at least one
wrong-groups = { $key }: { $groups } groups; expected 5
wrong-ability = { $key }: ability { $ability }; expected one of: { $known }
wrong-chests = { $key }: { $chests } chests; expected 1 to 8
wrong-ability-twice = { $key }: an ability appears twice; expected five different ones
wrong-cake-row = { $key }: expected 1 to 20 numbers from 0 to 20

# A game under way, filled in from its sheets.
keep-under-way = Where you are
    .help = Fill it in as it stands between two rounds, before the dice are rolled.
keep-round = Next round
keep-splitter = Who splits the dice in it
keep-tokens = Tokens turned up so far
pen-cross = ✕
    .help = a cross on a hex
pen-circle = ●
    .help = a circle on a leaf
fault-first-round = In round 1 nothing has been written yet: which round comes next?
fault-tokens = Before round { $round } { $wanted ->
    [one] one token has
   *[other] { $wanted } tokens have
  } been turned up, but { $seen ->
    [0] none is
    [one] one is
   *[other] { $seen } are
  } marked.
fault-last-cakes = Before round { $round } the token has crossed out { $wanted ->
    [one] a cake hex
   *[other] { $wanted } cake hexes
  }, but { $gone ->
    [0] none is
    [one] only one is
   *[other] only { $gone } are
  } crossed out.
fault-leaf = There are more circles on the { $region } leaf than it has room for ({ $most }).
fault-over-leaf = The { $region } leaf is full: the game is over.
fault-over-region = The { $region } region is full: the game is over.
fault-over-cakes = No cake hex is left: the game is over.
fault-chests = { $who } has written on { $hexes ->
    [one] a chest hex
   *[other] { $hexes } chest hexes
  }, but has { $crossed ->
    [0] no chest
    [one] only one chest
   *[other] only { $crossed } chests
  } crossed out.
fault-apart = { $who } has numbers in { $groups ->
    [one] one place
   *[other] { $groups } places that do not touch
  }, but has crossed out { $used ->
    [0] no anthill
    [one] one anthill
   *[other] { $used } anthills
  }: some anthill, or a token or an ability with a free number, is missing.
fault-anthills = { $who } has crossed out { $used ->
    [one] an anthill
   *[other] { $used } anthills
  }, but not written a number for each.
