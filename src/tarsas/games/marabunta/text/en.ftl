name = Marabunta
tagline = Split the dice, let the rival choose, and spread your ants over the meadow.
area-territory = Territory
area-leaves = Leaves

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

# What happened
chance-start = { $who } will split first.
chance-token = The token is turned up: { $token }.
chance-roll = The { $region } die shows { $face }.
did-split = { $who } splits: { $one } – against { $other }.
did-take = { $who } takes { $group }.
did-use = { $who } uses { $item }.
did-repeat = { $who } repeats { $item }.
did-write = { $who } writes { $number } on { $hex } ({ $region }).
did-write-anthill = { $who } crosses out an anthill and writes { $number } on { $hex } ({ $region }).
did-cross = { $who } crosses out { $hex } ({ $region }).
did-chest = { $who } crosses out a chest of “{ $ability }”; { $left } left in the group.
did-unlock = { $who } crosses out the last chest of “{ $ability }” and unlocks it.
did-colour = { $who } colours a circle on the { $region } leaf.
did-decline = { $who } keeps the anthill and declines the ability.
did-done = { $who } is done.

# Why points were gained
points-cake = a cake crossed out
points-ability = a group of chests completed
points-region-pink = { region-pink } region won
points-region-blue = { region-blue } region won
points-region-green = { region-green } region won
points-region-grey = { region-grey } region won
points-region-yellow = { region-yellow } region won
points-region-orange = { region-orange } region won

# Whose turn
prompt-start = Chance decides who splits first.
prompt-token = The next token is turned up.
prompt-roll = The dice are rolled.
prompt-split = { $who }: split dice and token into two groups.
prompt-take = { $who }: choose a group.
prompt-item = { $who }: choose a die or the token to use, or finish.
prompt-pending = { $who }: { $task }.
prompt-over = The game is over. { $who } wins.
task-write = choose a hex of the { $region } region for the { $number }
task-write-any = choose a hex for the { $number }
task-first-zero = choose a hex for the first 0
task-second-zero = choose a hex for the second 0, next to the first
task-first-one = choose a hex for the first of three 1s
task-second-one = choose a hex for the second 1, next to the first
task-third-one = choose a hex for the third 1
task-first-cross = choose the first hex to cross out
task-second-cross = choose the second hex to cross out, next to the first
task-cake-cross = choose a cake hex to cross out
task-chest = choose a chest to cross out
task-circle = choose a leaf to colour a circle on
task-repeat = choose a die to repeat

# The position in words
view-round = Round { $round }. { $who } splits.
view-items = Rolled: { $items }.
view-plain = The group without the token: { $items }.
view-left = { $who } has yet to use: { $items }.
view-player = { $who }: { view-supplies }
view-supplies = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $cakes } of { $row } cakes, { $anthills ->
    [one] { $anthills } anthill
   *[other] { $anthills } anthills
  }.
view-group = { $who }, chests of “{ $ability }”: { $crossed } of { $size } crossed out.
view-region = Region { $region }: red { $red }, blue { $blue }; circles red { $redcircles }, blue { $bluecircles }, empty { $empty }; hexes: { $marks }.

# Explanations
hex-cake = cake
hex-chest = chest
leaf-title = Leaf of the { $region } region: whoever has the higher sum there scores the own circles; red { $red }, blue { $blue }, empty { $empty }.
die-title = The { $region } die.
anthill-title = Cross out an anthill to write a number away from your own.
cakes-title = Each cake hex you write on crosses out your next cake and scores the points above it.
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

# Options
option-territory = Territory
option-territory-help = Without the symbol the blue hexes lie scattered over the map.
option-territory-symbol = with the symbol
option-territory-no_symbol = without the symbol
option-boards = Player boards
option-boards-help = The two sides have different abilities; both players use the same one.
option-boards-symbol = with the symbol
option-boards-no_symbol = without the symbol
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
reason-split = whichever group the rival prefers, you can expect a margin of { $margin }
reason-take = promises a margin of { $margin }, the other group { $other }
reason-done = nothing that is left gains more; expected margin { $margin }
reason-margin = expected margin at the end: { $margin }
