name = Carcassonne: Hunters and Gatherers
tagline = Lay the land tile by tile, and let your tribe gather, fish and hunt on it.
area-map = Map
area-players = Tile and players

# Things
tile-land = tile { $name }
tile-bonus = { $edition ->
    [2020] menhir tile { $name }
   *[other] bonus tile { $name }
  }
side-north = north
side-east = east
side-south = south
side-west = west
inside = in the middle
side-meadow = meadow { $zone }
side-forest = forest { $zone }
side-river = river { $zone } between meadows { $one } and { $other }
face = north { $north }, east { $east }, south { $south }, west { $west }
face-with = north { $north }, east { $east }, south { $south }, west { $west }; { $things }
end-lake = { $zone } ends in lake { $lake }
end-spring = { $zone } ends at a spring
holds = { $count } { $thing } in { $zone }
holds-piece = { $piece } in { $zone }
thing-deer = deer
thing-aurochs = aurochs
thing-mammoth = mammoth
thing-tiger = sabre-toothed tiger
thing-fish = fish
thing-mushrooms = group of mushrooms
thing-gold = { $edition ->
    [2020] menhir
   *[other] gold
  }
piece-fire = fire
piece-dolmen = the dolmen
piece-shaman = the shaman
piece-log-boat = the log boat
piece-hunting-trap = the hunting trap
piece-pit-trap = the pit trap
piece-raft = the raft
role-hunter = hunter
role-gatherer = gatherer
role-fisher = fisher
role-hut = hut
figure = { $role } at { $place } on { $zone }

# What happened
chance-start = { $who } begins.
chance-tile = Drawn: { $tile } ({ $north }, { $east }, { $south }, { $west }).
short-meadow = meadow
short-forest = forest
short-river = river
chance-gone = Drawn: { $tile }. It fits nowhere and leaves the game.
did-place = { $who } lays { $tile } at { $place }.
did-place-turned = { $who } lays { $tile } at { $place }, turned by { $degrees }°.
did-gatherer = { $who } puts a gatherer in forest { $zone } ({ $sides }).
did-fisher = { $who } puts a fisher on river { $zone } ({ $sides }).
did-hunter = { $who } lays a hunter in meadow { $zone } ({ $sides }).
did-hut = { $who } builds a hut at { $zone } ({ $sides }).
did-none = { $who } places nobody.
did-take-back = The shaman calls a member of { $who } back: { $figure }.
did-leave = { $who } calls nobody back.

# Why points were gained
points-forest = a forest completed
points-mushrooms = mushrooms in a completed forest
points-river = a river segment completed
points-log-boat = the log boat: lakes of its river system
points-hunting-trap = the hunting trap: animals in range
points-huts = huts: fish of a river system
points-raft = the raft: lakes of its river system
points-meadow = hunters: animals of a meadow
points-pit-trap = the pit trap: animals in range count double

# Whose turn
prompt-start = Chance decides who begins.
prompt-draw = A land tile is drawn.
prompt-draw-bonus = { $edition ->
    [2020] A menhir tile is drawn.
   *[other] A bonus tile is drawn.
  }
prompt-place = { $who }: choose a place for the tile.
prompt-call = { $who }: the shaman may call one of your members back.
prompt-figure = { $who }: place a member or a hut on the tile, or nobody.
prompt-over = The game is over. { $who } wins.
prompt-over-shared = The game is over. { $who } share the victory.

# The position in words
view-tiles = Face down: { $land ->
    [one] { $land } land tile
   *[other] { $land } land tiles
  }, { $edition ->
    [2020] menhir tiles
   *[other] bonus tiles
  }: { $bonus }.
view-player = { $who }: { view-supplies }
view-supplies = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }; in the supply { $members ->
    [one] { $members } member
   *[other] { $members } members
  } and { $huts ->
    [one] { $huts } hut
   *[other] { $huts } huts
  }.
view-places = Places count from the start tile: to the right, then down.
view-tile = { $place }: { $tile }: { $face }.
view-figure = { $who } has a { $figure }.
view-covered = { $place }, { $zone }: the trap has covered the animals.
view-drawn = To be laid: { $tile }: { $face }.

# In the picture
member = member in the supply
heap-land = land tiles face down
heap-bonus = { $edition ->
    [2020] menhir tiles face down
   *[other] bonus tiles face down
  }
heap-short-land = land
heap-short-bonus = { $edition ->
    [2020] menhir
   *[other] bonus
  }
cover-title = covered by the hunting trap: these animals count no more
track-title = score track; each lap is worth 50

# Buttons
label-place = { $place }
label-place-turned = { $place }, turned by { $degrees }°
label-figure = { $role }: { $sides }
label-none = Nobody
label-take-back = Call back: { $figure }
label-leave = Call nobody back

# Options
option-edition = Edition
option-edition-help = 2020 has other tiles and values, a third hut, and menhir tiles with powers.
option-edition-2002 = 2002
option-edition-2020 = 2020, with menhirs

# Why a move is good
reason-complete-forest = completes a forest of size { $size }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
reason-complete-river = completes a river segment over { $size ->
    [one] one tile
   *[other] { $size } tiles
  }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
reason-at-once-forest = the forest is complete: { $points } points at once, and the gatherer comes back
reason-at-once-river = the segment is complete: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } at once, and the fisher comes back
reason-lead-forest = gets you a share of a forest, now worth { $points } points once complete
reason-lead-river = gets you a share of a river segment, now worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  } once complete
reason-lead-meadow = gets you a share of a meadow, now worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  } at the end
reason-lead-huts = gets you a share of a river system, now worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  } at the end
reason-grow-forest = your forest grows by { $more ->
    [one] { $more } point
   *[other] { $more } points
  } to { $points }; open ends: { $ends }
reason-grow-river = your river segment grows by { $more ->
    [one] { $more } point
   *[other] { $more } points
  } to { $points }; open ends: { $ends }
reason-grow-meadow = the animals of your meadow become worth { $more ->
    [one] { $more } point
   *[other] { $more } points
  } more, { $points } in all
reason-grow-huts = the river system of your hut becomes worth { $more ->
    [one] { $more } point
   *[other] { $more } points
  } more, { $points } in all
reason-nearer-forest = brings your forest nearer to completion; open ends: { $ends }, worth { $points } points
reason-nearer-river = brings your river segment nearer to completion; open ends: { $ends }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
reason-spoils = takes { $points ->
    [one] { $points } point
   *[other] { $points } points
  } off a meadow of { $who }
reason-bonus = { $edition ->
    [2020] completes a forest with a menhir: you lay a menhir tile too
   *[other] completes a forest with gold: you lay a bonus tile too
  }
reason-power = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } at once for the power of the tile
reason-shaman = the shaman may call one of your members back
reason-place-forest = room for a gatherer: a forest worth { $points } points once complete; open ends: { $ends }
reason-place-river = room for a fisher: a river segment worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  } once complete; open ends: { $ends }
reason-place-meadow = room for a hunter: a meadow whose animals are now worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
reason-place-huts = room for a hut: a river system now worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  }; open ends: { $ends }
reason-keeps = keeps figures for better places; members in the supply: { $members }
reason-nobody-fits = no figure can be placed here
reason-back = a member is free for a better place; the area left would now pay { $points ->
    [one] { $points } point
   *[other] { $points } points
  }; members in the supply: { $members }
reason-back-idle = frees a member where others lead; members in the supply: { $members }
reason-margin = expected margin at the end: { $margin }
