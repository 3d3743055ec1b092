name = Carcassonne: Hunters and Gatherers
tagline = Lay the land tile by tile, and let your tribe gather, fish and hunt on it.
cover = A mammoth on the steppe; by the river a hut, a fire and a hunter with a spear.
area-map = Map
area-players = Tile and players

# Things
tile-start = the start tile
tile-land = tile { $name }
tile-bonus = { $edition ->
    [2020] menhir tile { $name }
   *[other] bonus tile { $name }
  }
tile-fire = the fire tile
tile-dolmen = the dolmen tile
tile-shaman = the shaman tile
tile-log-boat = the log boat tile
tile-hunting-trap = the hunting trap tile
tile-pit-trap = the pit trap tile
tile-raft = the raft tile
drawn-land = draws a land tile
drawn-bonus = { $edition ->
    [2020] draws a menhir tile
   *[other] draws a bonus tile
  }
drawn-fire = draws the fire tile
drawn-dolmen = draws the dolmen tile
drawn-shaman = draws the shaman tile
drawn-log-boat = draws the log boat tile
drawn-hunting-trap = draws the hunting trap tile
drawn-pit-trap = draws the pit trap tile
drawn-raft = draws the raft tile
laid-land = the tile
laid-bonus = { $edition ->
    [2020] the menhir tile
   *[other] the bonus tile
  }
laid-fire = the fire tile
laid-dolmen = the dolmen tile
laid-shaman = the shaman tile
laid-log-boat = the log boat tile
laid-hunting-trap = the hunting trap tile
laid-pit-trap = the pit trap tile
laid-raft = the raft tile
side-north = north
side-east = east
side-south = south
side-west = west
corner-north-west = north-west
corner-north-east = north-east
corner-south-east = south-east
corner-south-west = south-west
inside = in the middle
side-meadow = meadow { $zone }
side-forest = forest { $zone }
side-river = river { $zone } between meadows { $one } and { $other }
face = north { $north }, east { $east }, south { $south }, west { $west }
face-with = north { $north }, east { $east }, south { $south }, west { $west }; { $things }
end-lake = { $zone } ends in lake { $lake }
end-spring = { $zone } ends at a spring
holds = { $thing } in { $zone }
some-deer = { $count } deer
some-aurochs = { $count } aurochs
some-mammoth = { $count ->
    [one] { $count } mammoth
   *[other] { $count } mammoths
  }
some-tiger = { $count ->
    [one] { $count } sabre-toothed tiger
   *[other] { $count } sabre-toothed tigers
  }
some-fish = { $count } fish
some-mushrooms = { $count ->
    [one] { $count } group of mushrooms
   *[other] { $count } groups of mushrooms
  }
some-gold = { $edition ->
    [2020] { $count ->
        [one] a menhir
       *[other] { $count } menhirs
    }
   *[other] { $count ->
        [one] gold
       *[other] { $count } gold nuggets
    }
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
some-hunter = a hunter
some-gatherer = a gatherer
some-fisher = a fisher
some-hut = a hut
some-or = { $before } or { $last }
figure = { $role } at { $place } on { $zone }

# What happened, without saying who
fall-start = { $who }
chance-start = { $who } begins.
fall-tile = { $shows }
chance-tile = { $who } { $drawn }: { $shows }.
chance-gone = { $who } { $drawn }: { $shows }. It fits nowhere and leaves the game; another is drawn.
chance-gone-last = { $who } { $drawn }, the last one: { $shows }. It fits nowhere and leaves the game.
shows-with = { $sides }; { $things }
short-meadow = meadow
short-forest = forest
short-river = river
short-system = river system
short-size-forest = { $edition ->
    [2020] { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
   *[other] { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
  }
short-size-river = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }
short-nothing-meadow = no animals
short-nothing-system = no fish
did-place = lays { $tile }
did-gatherer = puts a gatherer into { $edition ->
    [2020] { $size ->
        [one] a forest of one tile
       *[other] a forest of { $size } tiles
    }
   *[other] { $size ->
        [one] a forest of one piece
       *[other] a forest of { $size } pieces
    }
  }
did-fisher = puts a fisher on { $size ->
    [one] a river segment of one tile
   *[other] a river segment of { $size } tiles
  }
did-hunter = puts a hunter in { $points ->
    [0] a meadow worth nothing so far
    [one] a meadow worth { $points } point so far
   *[other] a meadow worth { $points } points so far
  }
did-hut = builds a hut at { $fish ->
    [0] a river system without fish so far
   *[other] a river system with { $fish } fish
  }
did-none = places nobody
did-take-back-hunter = has the shaman call a hunter back
did-take-back-gatherer = has the shaman call a gatherer back
did-take-back-fisher = has the shaman call a fisher back
did-leave = has the shaman call nobody back

# What it brought about
points-forest = { $edition ->
    [2020] { $size ->
        [one] forest of { $size } tile
       *[other] forest of { $size } tiles
    }
   *[other] { $size ->
        [one] forest of { $size } piece
       *[other] forest of { $size } pieces
    }
  } × 2{ contest }; { $own ->
    [one] the gatherer comes home
   *[other] { $own } gatherers come home
  }
points-mushrooms = { $groups ->
    [one] { $groups } group of mushrooms
   *[other] { $groups } groups of mushrooms
  } × { $each }
points-river = { $size ->
    [one] river segment of { $size } tile
   *[other] river segment of { $size } tiles
  }{ $fish ->
    [0] { "" }
   *[other] { " " }+ { $fish } fish
  }{ contest }; { $own ->
    [one] the fisher comes home
   *[other] { $own } fishers come home
  }
points-log-boat = log boat: { $lakes ->
    [one] { $lakes } lake
   *[other] { $lakes } lakes
  } × { $each }
points-hunting-trap = hunting trap: { animals }; what it caught is covered and counts no more
points-huts = river system: { $fish } fish{ contest }
points-raft = raft: { $lakes ->
    [one] { $lakes } lake
   *[other] { $lakes } lakes
  } of the river system
points-meadow = meadow: { animals }{ $fire ->
    [0] { "" }
   *[other] { $tigers ->
        [0] { "" }
        [one] , fire keeps { $tigers } tiger off
       *[other] , fire keeps { $tigers } tigers off
    }
  }{ $dolmen ->
    [0] { contest }
   *[other] , the hunter at the dolmen scores alone
  }
points-pit-trap = pit trap, once more: { animals }
animals = { $deer ->
    [0] { $aurochs ->
        [0] { $mammoths ->
            [0] no deer
           *[other] { mammoths-part }
        }
       *[other] { aurochs-part }{ and-mammoths }
    }
   *[other] { $eaten ->
        [0] { $deer } deer × { $perdeer }
       *[other] ({ $deer } − { $eaten } eaten) deer × { $perdeer }
    }{ and-aurochs }{ and-mammoths }
  }
aurochs-part = { $aurochs } aurochs × { $peraurochs }
mammoths-part = { $mammoths ->
    [one] { $mammoths } mammoth × { $permammoth }
   *[other] { $mammoths } mammoths × { $permammoth }
  }
and-aurochs = { $aurochs ->
    [0] { "" }
   *[other] , { aurochs-part }
  }
and-mammoths = { $mammoths ->
    [0] { "" }
   *[other] , { mammoths-part }
  }
contest = { $contest ->
    [0] { "" }
    [1] , most there with { $own } to { $rest }
   *[2] , tied with { $own } each
  }
sum-forest = Forests
sum-mushrooms = Mushrooms
sum-river = River segments
sum-log-boat = Log boat
sum-hunting-trap = Hunting trap
sum-huts = Huts: fish
sum-raft = Huts: lakes with the raft
sum-meadow = Hunters: animals
sum-pit-trap = Hunters: pit trap
event-home-forest = { $own ->
    [one] the gatherer of { $who } comes home
   *[other] the gatherers of { $who } come home
  } without points, { $own } to { $rest } in a forest of { $edition ->
    [2020] { $size } tiles
   *[other] { $size } pieces
  }
event-home-river = { $own ->
    [one] the fisher of { $who } comes home
   *[other] the fishers of { $who } come home
  } without points, { $own } to { $rest } on a river segment of { $size ->
    [one] { $size } tile
   *[other] { $size } tiles
  }{ $fish ->
    [0] { "" }
   *[other] { " " }and { $fish } fish
  }
event-bonus = { $edition ->
    [2020] a menhir in the completed forest: { $who } gets a menhir tile
   *[other] gold in the completed forest: { $who } gets a bonus tile
  }
event-bonus-none = { $edition ->
    [2020] a menhir in the completed forest, but { $who } finds no menhir tile left
   *[other] gold in the completed forest, but { $who } finds no bonus tile left
  }
event-bonus-once = { $edition ->
    [2020] a menhir in the completed forest, but it was completed by a menhir tile: { $who } gets no other one
   *[other] gold in the completed forest, but it was completed by a bonus tile: { $who } gets no other one
  }
event-trap = hunting trap: { animals }, no points; what it caught is covered and counts no more
event-trap-empty = hunting trap: no animals within reach
event-shaman = { $who } has nobody on the map whom the shaman could call back
event-end-placed = the last land tile is played: now huts and hunters score
event-end-unplaceable = the last land tile fits nowhere: now huts and hunters score
event-unfinished = { $who } takes back from forests and rivers that stay open, without points: { $gatherers ->
    [0] { "" }
    [one] { $gatherers } gatherer
   *[other] { $gatherers } gatherers
  }{ $fishers ->
    [0] { "" }
   *[other] { $gatherers ->
        [0] { "" }
       *[other] , { "" }
    }{ $fishers ->
        [one] { $fishers } fisher
       *[other] { $fishers } fishers
    }
  }
event-huts-nothing = river system: no fish for the hut of { $who }
event-huts-fewer = river system of { $fish } fish: nothing for { $who }, { $own ->
    [one] { $own } hut
   *[other] { $own } huts
  } to { $rest }
event-meadow-nothing = { $deer ->
    [0] meadow without game: nothing for { $who }
   *[other] meadow: { animals }, nothing for { $who }
  }
event-meadow-fewer = meadow: nothing for { $who }, { $own ->
    [one] { $own } hunter
   *[other] { $own } hunters
  } to { $rest }
event-meadow-dolmen = meadow: nothing for { $who }, the hunter at the dolmen scores alone
chapter-round = Round { $round }
chapter-end = The end

# Whose turn
awaited-start = Chance decides who begins.
awaited-land = { $left ->
    [one] { $who } draws the last land tile.
   *[other] { $who } draws a land tile, { $left } are left.
  }
awaited-bonus = { $edition ->
    [2020] { $who } draws a menhir tile.
   *[other] { $who } draws a bonus tile.
  }
urgent-last = { $left ->
    [0] The last land tile.
    [one] The last turns: one more land tile after this one.
   *[other] The last turns: { $left } more land tiles after this one.
  }
outcome-won = The game is over. { $who } wins with { $points } points; second best: { $second }.
outcome-shared = The game is over. The victory is shared, with { $points ->
    [one] { $points } point
   *[other] { $points } points
  } each: { $who }.
offer-place = choose a place for the tile
    .does = chooses a place for the tile
offer-place-special = choose a place for { $tile }
    .does = chooses a place for { $tile }
offer-figure = put { $roles } on the tile
    .does = puts { $roles } on the tile
offer-none = place nobody
    .does = places nobody
offer-none-forced = nobody can be placed here, go on
    .does = can place nobody here and goes on
offer-take-back = let the shaman call one of your members back
    .does = lets the shaman call a member back
offer-leave = leave all where they are
    .does = leaves all where they are

# The position in words
view-turn = Round { $round }. { $who }’s turn.
view-over = { $who } had the last turn: { $way }.
ending-placed = the last land tile was laid
ending-unplaceable = the last land tile fitted nowhere
view-land = { $count ->
    [one] One land tile is face down, the last of the game: { $tiles }.
   *[other] { $count } land tiles are face down; the game ends with the last: { $tiles }.
  }
view-land-none = No land tile is face down: the game ends with this turn.
view-bonus = { $edition ->
    [2020] Menhir tiles face down, { $count } in all: { $tiles }.
   *[other] Bonus tiles face down, { $count } in all: { $tiles }.
  }
view-bonus-none = { $edition ->
    [2020] No menhir tile is face down.
   *[other] No bonus tile is face down.
  }
view-gone = Fitted nowhere and left the game: { $tiles }.
view-player = { $who }: { view-points }, { view-supplies }
view-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
view-supplies = { $members ->
    [one] { $members } member
   *[other] { $members } members
  } and { $huts ->
    [one] { $huts } hut
   *[other] { $huts } huts
  } in the supply.
view-tile = { $place }: { $tile }: { $face }.
view-last = Laid last: { $place }.
view-figure = { $who } has a { $figure }.
view-area = { $area }: { $told }
area-name = At { $place } { $zone }
view-covered = { $place }, { $zone }: the trap has covered the animals.
view-drawn = To be laid: { $tile }: { $face }.

# Areas, as they stand
area-forest = { $ends ->
    [0] Complete forest: { "" }
   *[other] Forest: { "" }
  }{ $edition ->
    [2020] { $size ->
        [one] { $size } tile
       *[other] { $size } tiles
    }{ $gold ->
        [0] { "" }
       *[other] , menhir
    }
   *[other] { $size ->
        [one] { $size } piece
       *[other] { $size } pieces
    }{ $gold ->
        [0] { "" }
       *[other] , gold
    }
  }{ $groups ->
    [0] { "" }
   *[other] , mushrooms
  }{ $ends ->
    [0] .
   *[other] ; { $points } points once complete, open sides: { $ends }.
  }
area-segment = { $ends ->
    [0] Complete river segment: { "" }
   *[other] River segment: { "" }
  }{ $size ->
    [one] { $size } tile
   *[other] { $size } tiles
  }{ $fish ->
    [0] { "" }
   *[other] , { $fish } fish
  }{ $ends ->
    [0] .
   *[other] ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    } once complete, open ends: { $ends }.
  }
area-system = River system: { $fish } fish{ $raft ->
    [0] .
   *[other] , with the raft { $lakes ->
        [one] { $lakes } lake
       *[other] { $lakes } lakes
    }.
  }
area-meadow-empty = Meadow without animals.
area-meadow = Meadow: { animals }{ $tigers ->
    [0] { "" }
    [one] , { $tigers } tiger
   *[other] , { $tigers } tigers
  }{ $fire ->
    [0] { "" }
   *[other] , fire
  }{ $trap ->
    [0] { "" }
   *[other] , pit trap
  }; { $points ->
    [one] now { $points } point
   *[other] now { $points } points
  }{ $dolmen ->
    [0] .
   *[other] , all for the hunter at the dolmen.
  }
area-held = { $area } { $held }.
area-hunter = { $count ->
    [one] { $who } { $count } hunter
   *[other] { $who } { $count } hunters
  }
area-gatherer = { $count ->
    [one] { $who } { $count } gatherer
   *[other] { $who } { $count } gatherers
  }
area-fisher = { $count ->
    [one] { $who } { $count } fisher
   *[other] { $who } { $count } fishers
  }
area-hut = { $count ->
    [one] { $who } { $count } hut
   *[other] { $who } { $count } huts
  }

# What is printed
setting-places = Places count from the start tile: to the right, then down. Sides are as on a map, north above. On every tile m is a meadow, f a forest, r a river, k a lake.
setting-pays = A completed forest pays 2 points per { $edition ->
    [2020] tile
   *[other] piece
  } and { $mushrooms } per group of mushrooms. A completed river segment pays 1 per tile and 1 per fish. At the end a river system pays its huts 1 per fish, and a meadow its hunters { $deer } per deer, { $aurochs } per aurochs and { $mammoth } per mammoth. Whoever has most figures in an area scores, ties all in full.
setting-tile = { $name }: { $face }.
setting-special = { $name }, { $tile }: { $face }.

# Signs
about-gatherer = Gatherer: stands in a forest. When that is complete, whoever has most gatherers there scores 2 points per piece (per tile in the edition of 2020); the gatherers come home.
about-fisher = Fisher: stands on a river. When both ends of the segment are closed, whoever has most fishers there scores 1 point per tile and per fish; the fishers come home.
about-hunter = Hunter: lies in a meadow to the end. Then whoever has most hunters there scores its animals.
about-hut = Hut: stands at a river or lake to the end. Then whoever has most huts in the river system scores 1 point per fish.
about-deer = Deer: 2 points at the end (1 in the edition of 2020), unless a tiger eats it.
about-aurochs = Aurochs: 2 points at the end. No tiger eats it.
about-mammoth = Mammoth: 2 points at the end (3 in the edition of 2020). No tiger eats it.
about-tiger = Sabre-toothed tiger: eats a deer of its meadow before the hunters score.
about-fish = Fish: 1 point for the fishers of a segment that ends in its lake (in the edition of 2020 in its river too), and at the end 1 for whoever has most huts in the river system.
about-gold = Gold: whoever completes the forest draws a bonus tile.
about-menhir = Menhir: whoever completes the forest draws a menhir tile.
about-mushrooms = Mushrooms: each group adds 2 points to the completed forest (3 in the edition of 2020).
about-fire = Fire: drives all tigers from its meadow at the end. In the edition of 2002 no hunter may lie on this tile.
about-dolmen = Dolmen: a hunter laid beside it with this tile scores the meadow alone.
about-shaman = Shaman: whoever lays it may take back one of their members, without points.
about-log-boat = Log boat: whoever lays it scores 2 points for each lake of its river system.
about-hunting-trap = Hunting trap: whoever lays it scores the animals of its meadow on its tile and the eight around, which are then covered for good.
about-pit-trap = Pit trap: at the end the animals of its meadow on its tile and the eight around count twice.
about-raft = Raft: at the end whoever has most huts in the river system scores 1 point more for each of its lakes.
about-cover = Covered by the hunting trap: these animals neither count nor eat any more.
about-volcano = Volcano: this is the start tile.
about-dead = None of the tiles that are left fits here.

# In the picture
left-name = Land tiles not drawn yet
member = member in the supply
cell-title = { $fitting } of the { $left } land tiles face down would fit here.
cell-title-last = No land tile is face down any more.
heap-land = { $count ->
    [0] no land tile is left: the game ends with this turn
    [one] one land tile is face down: it is the last
   *[other] { $count } land tiles are face down; the game ends with the last
  }
heap-bonus = { $edition ->
    [2020] menhir tiles face down
   *[other] bonus tiles face down
  }
heap-short-land = land
heap-short-bonus = { $edition ->
    [2020] menhir
   *[other] bonus
  }
track-title = score track; each lap is worth 50

# Buttons
label-place = Lay it here, { $steps } from the start tile
label-place-turned = Lay it here, turned by { $degrees }°, { $steps } from the start tile
steps-left = { $count } left
steps-right = { $count } right
steps-up = { $count } up
steps-down = { $count } down
label-figure = { CAPITAL($role) }: { $area }
label-figure-at = { $figure } ({ $sides })
label-none = Nobody
label-take-back = Call back: { $role }, { $area }
label-leave = Call nobody back

# What is printed
print-score-2002 = Final scoring, edition of 2002
print-score-2020 = Final scoring, edition of 2020

# Options
option-edition = Edition
option-edition-help = 2020 has other tiles and values, a third hut, and menhir tiles with powers.
option-edition-2002 = 2002
option-edition-2002-help = Gold brings bonus tiles; two huts each; every animal scores 2.
option-edition-2020 = 2020, with menhirs
option-edition-2020-help = Menhirs bring tiles with powers; three huts each; deer 1, aurochs 2, mammoth 3.

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
reason-lead-forest = may bring points for a forest, now worth { $points } points once complete
reason-lead-river = may bring points for a river segment, now worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  } once complete
reason-lead-meadow = may bring points for a meadow, now worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  } at the end
reason-lead-huts = may bring points for a river system, now worth { $points ->
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
reason-place-meadow = { $points ->
    [0] a hunter for a meadow on which no animal scores now
    [one] room for a hunter: a meadow whose animals are now worth { $points } point
   *[other] room for a hunter: a meadow whose animals are now worth { $points } points
  }
reason-place-huts = { $points ->
    [0] a hut for a river system without fish so far; open ends: { $ends }
    [one] room for a hut: a river system now worth { $points } point; open ends: { $ends }
   *[other] room for a hut: a river system now worth { $points } points; open ends: { $ends }
  }
reason-keeps = keeps figures for better places; members in the supply: { $members }
reason-nobody-fits = no figure can be placed here
reason-back = a member is free for a better place; the area left would now pay { $points ->
    [one] { $points } point
   *[other] { $points } points
  }; members in the supply: { $members }
reason-back-idle = frees a member where others lead; members in the supply: { $members }
reason-margin = { $margin }
advice-complete-forest = you can complete a forest of size { $size } for { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
advice-complete-river = you can complete a river segment over { $size ->
    [one] one tile
   *[other] { $size } tiles
  } for { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
advice-at-once-forest = a complete forest can bring { $points } points at once, and the gatherer comes straight home
advice-at-once-river = a complete river segment can bring { $points ->
    [one] { $points } point
   *[other] { $points } points
  } at once, and the fisher comes straight home
advice-lead-forest = you can win a forest, now worth { $points } points once complete
advice-lead-river = you can win a river segment, now worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  } once complete
advice-lead-meadow = you can win a meadow, now worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  } at the end
advice-lead-huts = you can win a river system, now worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  } at the end
advice-grow-forest = your forest can grow by { $more ->
    [one] { $more } point
   *[other] { $more } points
  } to { $points } (open ends: { $ends })
advice-grow-river = your river segment can grow by { $more ->
    [one] { $more } point
   *[other] { $more } points
  } to { $points } (open ends: { $ends })
advice-grow-meadow = the animals of your meadow can become worth { $more ->
    [one] { $more } point
   *[other] { $more } points
  } more, { $points } in all
advice-grow-huts = the river system of your hut can become worth { $more ->
    [one] { $more } point
   *[other] { $more } points
  } more, { $points } in all
advice-nearer-forest = you can bring your forest nearer to completion: worth { $points } points (open ends left: { $ends })
advice-nearer-river = you can bring your river segment nearer to completion: worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  } (open ends left: { $ends })
advice-spoils = you can take { $points ->
    [one] { $points } point
   *[other] { $points } points
  } off a meadow of { $who }
advice-bonus = { $edition ->
    [2020] you can complete a forest with a menhir, and then you draw a menhir tile too
   *[other] you can complete a forest with gold, and then you draw a bonus tile too
  }
advice-power = the power of the tile can bring { $points ->
    [one] { $points } point
   *[other] { $points } points
  } at once
advice-shaman = the shaman can call one of your members back
advice-place-forest = you can put a gatherer in a forest worth { $points } points once complete (open ends: { $ends })
advice-place-river = you can put a fisher on a river segment worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  } once complete (open ends: { $ends })
advice-place-meadow = { $points ->
    [0] you can put a hunter in a free meadow, though nothing there scores yet
    [one] you can put a hunter in a meadow whose animals are now worth { $points } point
   *[other] you can put a hunter in a meadow whose animals are now worth { $points } points
  }
advice-place-huts = { $points ->
    [0] you can put a hut at a free river system; it has no fish yet, but it may grow
    [one] you can put a hut at a river system now worth { $points } point, and it may grow
   *[other] you can put a hut at a river system now worth { $points } points, and it may grow
  }
advice-keeps = keep your figures for better places; members in your supply: { $members }
advice-nobody-fits = no figure can be placed here
advice-back = you can call a member back for a better place; where it is now it would score { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
advice-back-idle = you can call a member back from where others have more

# Errors in a file of own components.
wrong-face-word = { $key }: { $word }; expected N:m0-r1-m2, r1>k1 or m0=deer*2+tiger
wrong-no-side = { $key }: no side { $side }; expected { $side }: and its zones
wrong-specials = { $key }: { $count } special pieces; expected one at most
wrong-side = { $key }: side { $word }; expected m0, f0 or m0-r1-m2
wrong-content = { $key }: { $word } in { $zone }; a { $terrain } holds: { $known }, up to *{ $most }
wrong-zone = { $key }: { $zone } is on no side; expected one of { $known }
wrong-river = { $key }: river { $zone } has { $ends } ends; expected 2 ({ $zone }>spring)
wrong-lakes = { $key }: { $lakes } lakes; expected two at most
wrong-tiles = { $key }: expected one start tile and at most { $most } tiles
wrong-two = { $key }: two tiles have a { $piece }; expected one at most
wrong-total = { $key }: { $total } { $thing } in all; expected { $most } at most

# Counting the end of a game with one's own box
keep-edition = Edition
    .help = Which edition did you play?
keep-points = Points so far
    .help = What the track shows before huts and hunters are counted. A whole lap is 50 points.
keep-systems = River systems
    .help = One card for every river system in which somebody has a hut. Rivers and lakes that hang together are one system.
    .add = Add a river system
    .one = River system { $number }
keep-huts = Huts
keep-fish = Fish
keep-raft = The raft is here
keep-lakes = Lakes
keep-meadows = Meadows
    .help = One card for every meadow in which somebody has a hunter. Animals that are covered do not count.
    .add = Add a meadow
    .one = Meadow { $number }
keep-hunters = Hunters
keep-deer = Deer
keep-aurochs = Aurochs
keep-mammoth = Mammoths
keep-tiger = Tigers
keep-fire = The fire is here
keep-dolmen = Hunter at the dolmen
keep-trap = The pit trap is here
keep-near-deer = Near the trap: deer
keep-near-aurochs = Near the trap: aurochs
keep-near-mammoth = Near the trap: mammoths
error-keep-once = { $what }: only one area can have it.
error-keep-dolmen = { $who } has no hunter in the meadow of the dolmen.
error-keep-near = { $what }: { $near } near the pit trap, but only { $all } in the whole meadow.
error-keep-huts = { $who } has { $count } huts here, but only { $most } in the box.
error-keep-hunters = { $who } has { $count } hunters here, but only { $most } in the box.
