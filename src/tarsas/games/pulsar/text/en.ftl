name = Pulsar 2849
tagline = Draft dice, fly through a star cluster and set its pulsars spinning.
cover = A pulsar between its two beams, a ring around it, and a ship flying there.
area-chart = Chart
area-dice = Dice
area-technology = Technology
area-offers = Offers and goals

# Things
size-small = small
size-medium = medium
size-large = large
colour-green = green
colour-orange = orange
colour-pink = pink
any-colour = any one colour
track-initiative = initiative
track-engineering = engineering
modifier-pm1 = ±1 token
modifier-plus2 = +2 token
end-left = left
end-right = right
planet-lifeless = lifeless
planet-blue = blue
planet-blocked = blocked
tile-online = online
tile-offline = offline
either = { $before } or { $last }

# Gains
gain-nothing = nothing
gain-pay = { $n ->
    [one] costs { $n } cube
   *[other] costs { $n } cubes
  }
gain-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
gain-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
  }
gain-pm1 = { $n ->
    [one] a ±1 token
   *[other] { $n } ±1 tokens
  }
gain-plus2 = { $n ->
    [one] a +2 token
   *[other] { $n } +2 tokens
  }
gain-gyrodyne = a { $sizes } gyrodyne
gain-two-gyrodynes = two gyrodynes of different sizes
gain-isolated = claim an isolated pulsar
gain-teleport-system = teleport to a system
gain-teleport-pulsar = teleport to a pulsar
gain-teleport-any = teleport to any location
gain-explore = { $n ->
    [one] { $n } exploration tile
   *[other] { $n } exploration tiles
  }
gain-red = a red { $n }
gain-doubler = the die becomes a silver { $silver } and a red { $red }
gain-station = { $n ->
    [one] { $n } extra station at the end
   *[other] { $n } extra stations at the end
  }
gain-run = gate run ({ $colour }): { $n ->
    [one] { $n } point a gate
   *[other] { $n } points a gate
  }

# Effects of technologies
effect = { $when }: { $what }
effect-shift = the die may be 1 higher or lower
effect-new = { $n ->
    [one] { $n } point for a claim or station at the end
   *[other] { $n } points for a claim or station at the end
  }
effect-copy = { $n ->
    [one] it costs { $n } cube
   *[other] it costs { $n } cubes
  }
effect-wild = { $n ->
    [one] { $n } goal of your choice counts as met
   *[other] { $n } goals of your choice count as met
  }
effect-factor = points for the play order count { $n } times
effect-cubes = { $n ->
    [one] every cube is worth { $n } point
   *[other] every cube is worth { $n } points
  }
effect-idle = { $n ->
    [one] pulsars without a finished gyrodyne are worth { $n } point each
   *[other] pulsars without a finished gyrodyne are worth { $n } points each
  }
effect-per = { $n ->
    [one] { $n } point each for { $thing }
   *[other] { $n } points each for { $thing }
  }
effect-per-many = { $n ->
    [one] { $n } point for every { $of } { $thing }
   *[other] { $n } points for every { $of } { $thing }
  }
effect-table = by the number of { $thing }: { $table }
effect-most = { $n } at most
effect-buy = { $cubes ->
    [one] pay { $cubes } cube for { $n } points
   *[other] pay { $cubes } cubes for { $n } points
  }
kind-instant = now
kind-ongoing = from now on
kind-production = in every production
kind-endgame = at the end
when-fly = when you fly
when-fly-green = when you fly through a green gate
when-fly-orange = when you fly through an orange gate
when-fly-pink = when you fly through a pink gate
when-take = when you take a gyrodyne with a die
when-finish = when you finish a gyrodyne
when-transmitter_die = when you put a die on a transmitter
when-patent = for every later patent
when-project = when you complete a project
when-red_die = with a red die, for any action
when-ship_claim = when your ship claims a pulsar
when-claim = when you claim a pulsar
when-discovery = when you take a discovery bonus
when-place = when you put a gyrodyne on a pulsar
when-station = when you establish a station
when-copy = when you copy a leftover die
when-online = when a transmitter of yours goes online
when-modifier = when you spend a token on a die
count-station = stations
count-spinning = finished gyrodynes
count-building = gyrodynes under construction
count-placed = gyrodynes on pulsars
count-spinning_size = sizes of finished gyrodynes
count-same_size = finished gyrodynes of one size
count-idle_pulsar = pulsars without a finished gyrodyne
count-online = online transmitters
count-link = links between online transmitters
count-award = award tiles
count-patent = patents
count-project = projects
count-run = gate runs used
count-engineering_place = place on the engineering track
count-gate_colour = gate colours visited
count-goal = goals scored

# Explanations
explain-tech = { $name } for a { $cost } – { $effect }
explain-tech-locked = { $name } for a { $cost } (one player a round may patent it) – { $effect }
explain-tech-once = { $name } for a { $cost } (only one player may patent it) – { $effect }
explain-project = Project { $name } for a { $cost }: { $gain }
explain-transmitter = Transmitter { $name }: dice { $dice }; when done { $gain }; each production { $made }; ends { $left } and { $right }
explain-system = planets { $planets }; discovery bonus: { $bonus }
explain-goal = Goal { $name }: at least { $least } { $thing } – { $gain }
goal-bonus = { $cubes ->
    [one] then { $cubes } cube for { $n } more
   *[other] then { $cubes } cubes for { $n } more
  }
explain-gyrodyne = { $size } gyrodyne: taken with a { $take }, finished with a { $finish }, { $n } a round; { $left } left
explain-award = Award of { $n } for the second or fourth { $size } gyrodyne on own pulsars
explain-row = { $bonus ->
    [0] Row { $row }: finished gyrodynes give nothing more
   *[other] Row { $row }: every finished gyrodyne gives { $bonus } more in production
  }
explain-row-median = Row { $row }: every finished gyrodyne gives as much more as the median marker shows, of two the larger
explain-gate = Gate { $place } ({ $colour })
explain-entry = Entry { $place }: ships start here and never come back
explain-hidden = System { $place }, not yet seen
explain-system-at = System { $place }: { $tile }
explain-pulsar = Pulsar { $place }: claimed by a ship that stops here
explain-isolated = Isolated pulsar { $place }: no route leads here
explain-dead-end = Dead end: settling or claiming here draws an exploration tile
explain-space = Space { $space } of the { $track } track
explain-penalty = { $n ->
    [one] Space { $space } of the { $track } track: { $n } point lost in every production
   *[other] Space { $space } of the { $track } track: { $n } points lost in every production
  }
explain-median = Median marker: dice to its left move a counter forward, to its right back
explain-box = Dice of value { $value }
explain-box-on = Dice of { $value }: one moves a counter of yours { $n } { $n ->
        [one] space
       *[other] spaces
    } forward
explain-box-back = Dice of { $value }: one moves a counter of yours { $n } { $n ->
        [one] space
       *[other] spaces
    } back
explain-engineering = What the engineering track brings in every production: { $places }
engineering-place = { $gain } in place { $place }
explain-unplaced = { $n ->
    [one] { $n } { $size } gyrodyne waits for a pulsar
   *[other] { $n } { $size } gyrodynes wait for a pulsar
  }
explain-leftover = Silver { $value }: may be copied for cubes
explain-rocket = Place { $n } in the play order: { $who }
explain-counter = { $who } on space { $space } of the { $track } track
explain-ship = Ship of { $who }
explain-panel = { $points ->
    [one] { $who }: { $points } point
   *[other] { $who }: { $points } points
  }
explain-cubes = engineering cubes
explain-stations = stations
explain-rings = pulsars claimed
explain-xs = exploration tiles that count as stations
explain-deck = Transmitters still in the deck: { $n }
explain-next = Next transmitter of the deck: { $tile }
explain-pile = Exploration tiles: { $pile } in the pile, { $discards } discarded
explain-online = Online: what it shows it gives in every production
explain-offline = Offline; dice still to be paid: { $dice }
explain-joint = Here two transmitters are joined; once both are online, the link makes a red { $value }
explain-joint-online = A link of two online transmitters; it made a red { $value }
explain-awards = construction awards won
explain-in-hand = The die in hand, { $value }
explain-silver = Unspent silver { $value }
explain-red = Red { $value }
heading-technology = Technology
heading-goals = Goals
heading-transmitters = Transmitters
heading-gyrodynes = Gyrodynes
heading-initiative = Initiative
heading-engineering = Engineering
heading-order = Play order
heading-round = { $round ->
    [0] Set-up
   *[other] Round { $round } of 8
  }
heading-flight = Flight: { $n } to go
heading-over = Game over
heading-dice = Dice

# What happened, without saying who
die-as-object = { $value ->
    [8] an 8
   *[other] a { $value }
  }
die-as-the-object = the { $value }
die-as-means = with the { $value }
die-as-the-subject = the { $value }
die-as-the-cause = for the { $value }
die-as-value = as a { $value }
from-space = from space { $space }
to-space = to { $target }
of-round = round { $round }
fall-order = { $who }
chance-order = Next in the play order: { $who }.
fall-goal = { $goal }
chance-goal = In play: { $goal }.
chance-board = { $board }
chances-board = Technology boards in play: { $what }.
fall-headquarters = { $letter }
chance-headquarters = { CAPITAL($who) } is dealt headquarters { $letter }.
chance-die = { $value }
chances-die = The dice show: { $what }.
fall-system = { $tile }
chance-system = System { $place } is revealed: { $tile }.
chance-deal = { $design }
chances-deal = New transmitters on display: { $what }.
fall-explore = { $face }
chance-explore = The exploration tile gives: { $face }.
did-entry = starts at { $place }
did-side = plays side { $side } of the headquarters
did-take = takes { die-as-object }
did-take-still = takes { die-as-object }, which moves no counter
did-take-forced = { did-take } and { did-move }
did-move = moves a counter on the { $track } track { from-space } { to-space }
did-end-turn = ends the turn
did-end-turn-unspent = ends the turn and leaves unspent: { $dice }
did-silver = pays { die-as-object }
did-red = pays a red { $value }
did-copy = copies the leftover { $value } as a red die for { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }
did-place = takes up a { $size } gyrodyne
did-late-link = attaches a single transmitter
did-no-token = spends no token on the { $value }
did-plus-1 = makes it { die-as-object } by a ±1 token
did-minus-1 = makes it { die-as-object } by a ±1 token
did-plus-2 = makes it { die-as-object } by a +2 token
did-fly = flies
did-take-gyrodyne = takes a gyrodyne
did-finish-gyrodyne = finishes a gyrodyne
did-buy-transmitter = buys a transmitter
did-pay-transmitter = pays on a transmitter
did-patent = patents a technology
did-project = completes a project
did-buy-modifier = buys a token
did-length = flies { $length }
did-to = flies on to { $place }
did-arrive = flies { $n } to { $place }
did-no-run = declares no gate run
did-run = declares the gate run of { $project } for { $gate } gates
did-claim = claims pulsar { $place }
did-no-claim = leaves pulsar { $place } unclaimed
did-settle = establishes a station in { $place }
did-no-settle = establishes no station in { $place }
did-discovery = takes the discovery bonus
did-exploration = draws an exploration tile instead of the discovery bonus
did-size = takes a { $size } gyrodyne
did-pair = takes a { $one } and a { $other } gyrodyne
did-build = puts a { $size } gyrodyne on { $place }
did-finish = finishes the { $size } gyrodyne on { $place }
did-isolated = claims the isolated pulsar { $pulsar }
did-decline = claims no isolated pulsar
did-teleport = teleports to { $place }
did-slot = buys { $tile }
did-slot-symbol = buys { $tile }, covering { die-as-the-subject }
did-pay-tile = pays on { $tile }
did-pay-tile-symbol = covers { die-as-the-object } of { $tile }
did-late-tile = takes up { $tile }
did-symbol = covers { die-as-the-object } of it
did-no-link = leaves it single
did-own-end = joins it by its { $end } end
did-join = joins the { $end } end of { $tile } to the { $otherend } end of { $other }
did-tech = patents { $tech }
did-complete = completes { $project }
did-gain = buys a { $token }
did-pay = { $cubes ->
    [one] pays { $cubes } cube
   *[other] pays { $cubes } cubes
  } for the points of { $tile }
did-no-pay = keeps the cubes and gets no points of { $tile }
did-buy = { $cubes ->
    [one] pays { $cubes } cube
   *[other] pays { $cubes } cubes
  } for the points of { $tech }
did-no-buy = does not pay for { $tech }
did-wild-goal = lets goal { $goal } count as met
did-gyrodyne-goal = scores { $goal } of the two goals for gyrodynes
did-bonus = { $cubes ->
    [one] pays { $cubes } cube
   *[other] pays { $cubes } cubes
  } for a bonus of goal { $goal }
did-no-bonus = buys no more bonus of goal { $goal }

# What came of it
points-start = place { $place } in the play order, and a ±1 token
points-gain = { $from }
points-tech = technology { $tech }
points-tech-count = technology { $tech }, { $thing }: { $n }{ at-most }
points-tech-counts = technology { $tech }, { $thing }: { $n }, { $other }: { $m }{ at-most }
points-tech-new = technology { $tech }: something new at the end of the flight
points-tech-paid = { $cubes ->
    [one] technology { $tech }, for { $cubes } cube
   *[other] technology { $tech }, for { $cubes } cubes
  }
at-most = { $most ->
    [0] {""}
   *[other] {" "}({ $most } at most)
  }
points-award = { $number ->
    [2] construction award for the second { $size } gyrodyne on own pulsars
   *[other] construction award for the fourth { $size } gyrodyne on own pulsars
  }
points-run = gate run: { $gate } gates { $gates } × { $each }
points-transmitter = production of { $tile }
points-transmitter-paid = { $cubes ->
    [one] production of { $tile }, for { $cubes } cube
   *[other] production of { $tile }, for { $cubes } cubes
  }
points-engineering = place { $place } on the engineering track
points-penalty = { $counters ->
    [one] { $counters } counter on the last two spaces of a track
   *[other] { $counters } counters on the last two spaces of the tracks
  }
points-gyrodyne = the { $size } gyrodyne on { $place }: { $each }, and { $bonus } of the row
points-goal = goal { $goal }, { $thing }: { $n }, needed { $least }
points-goal-wild = goal { $goal } counts as met, though { $thing }: { $n }, needed { $least }
points-goal-tech = technology for goals: goal { $goal } was scored
points-goal-bonus = { $cubes ->
    [0] bonus of goal { $goal }, for nothing
    [one] bonus of goal { $goal }, for { $cubes } cube
   *[other] bonus of goal { $goal }, for { $cubes } cubes
  }
points-pulsars = { $n ->
    [one] { $n } pulsar without a finished gyrodyne × { $each }
   *[other] { $n } pulsars without a finished gyrodyne × { $each }
  }
points-unfinished = unfinished gyrodynes: { $building } on pulsars, { $unplaced } not placed
points-cubes = { $each ->
    [0] { $n } cubes left, 1 for every two
   *[other] { $n } cubes left × { $each }
  }
points-order = { $factor ->
    [1] place { $place } in the final play order
   *[other] place { $place } in the final play order × { $factor }
  }
points-stations = { $n } stations: { $planets } on planets, { $tiles } by exploration tiles, { $techs } by technologies
sum-start = Start
sum-gain = Bonuses and rewards
sum-tech = Technologies
sum-tech-count = Technologies
sum-tech-counts = Technologies
sum-tech-new = Technologies
sum-tech-paid = Technologies
sum-award = Construction awards
sum-run = Gate runs
sum-transmitter = Transmitters
sum-transmitter-paid = Transmitters
sum-engineering = Engineering track
sum-penalty = Ends of the tracks
sum-gyrodyne = Gyrodynes
sum-goal = Goals
sum-goal-wild = Goals
sum-goal-tech = Technologies
sum-goal-bonus = Goals
sum-pulsars = Pulsars without a finished gyrodyne
sum-unfinished = Unfinished gyrodynes
sum-cubes = Cubes left
sum-order = Final play order
sum-stations = Stations
event-goal = in play: goal { $goal }
event-board = in play: technology board { $board }
event-round = { $round ->
    [1] the set-up is done
   *[other] row { $round } of the technologies opens; where one patent a round is allowed, one is possible again
  }
event-last-round = the last round comes: row { $round } of the technologies opens; where one patent a round is allowed, one is possible again
event-unbought = { $n ->
    [one] one transmitter was not bought and leaves the game
   *[other] { $n } transmitters were not bought and leave the game
  }
event-top = the open transmitter of the deck goes on display
event-gather = all dice are gathered to be rolled
event-preset = the first dice are set: one each from { $first } to { $last }
event-median = the median marker is put on box { $value }
event-median-between = the median marker is put between boxes { $value } and { $next }
event-station = station { $stations } of { $who } stands on a { $planet } planet of { $place }
event-arrives = the ship stands at { $place }
event-pay = { $n ->
    [one] { $n } cube is paid ({ $from })
   *[other] { $n } cubes are paid ({ $from })
  }
event-cubes = { $n ->
    [one] { $n } cube ({ $from })
   *[other] { $n } cubes ({ $from })
  }
event-pm1 = { $n ->
    [one] a ±1 token ({ $from })
   *[other] { $n } ±1 tokens ({ $from })
  }
event-plus2 = { $n ->
    [one] a +2 token ({ $from })
   *[other] { $n } +2 tokens ({ $from })
  }
event-extra = { $n ->
    [one] counts as a station at the end ({ $from })
   *[other] counts as { $n } stations at the end ({ $from })
  }
event-tech-cubes = { $n ->
    [one] { $n } cube (technology { $tech })
   *[other] { $n } cubes (technology { $tech })
  }
event-gyrodyne = { $who } gets a { $size } gyrodyne
event-no-gyrodyne = no such gyrodyne is left
event-no-isolated = no isolated pulsar can be claimed
event-no-tile = no exploration tile is left
event-cannot-pay = there are not enough cubes to pay a transmitter
event-reshuffled = { $n ->
    [one] the discarded exploration tile makes a new pile
   *[other] the { $n } discarded exploration tiles make a new pile
  }
event-doubler = the die becomes a silver { $silver } and a red { $value } that must be used
event-red = a red { $value } that must be used
event-offer = a red { $value } may be used this turn
event-red-lost = the red { $value } is lost: one was used this turn
event-link = the link makes a red { $value } that may be used this turn
event-link-lapsed = the red die of the link lapses
event-online = { $tile } goes online
event-order-3 = production of { of-round }; the new play order: { $first }, { $second }, { $third }
event-order-4 = production of { of-round }; the new play order: { $first }, { $second }, { $third }, { $fourth }
event-engineering = { $n ->
    [one] { $who } gets { $n } cube for place { $place } on the engineering track
   *[other] { $who } gets { $n } cubes for place { $place } on the engineering track
  }
event-transmitter-cubes = { $n ->
    [one] { $n } cube (production of { $tile })
   *[other] { $n } cubes (production of { $tile })
  }
event-run-nothing = no { $gate } gate was visited: the gate run is used for nothing
event-final = all { $round } rounds are played: the final scoring, player by player in the play order
event-account = the account of { $who }, who has { $points ->
    [one] { $points } point
   *[other] { $points } points
  } so far
from-discovery = discovery bonus
from-exploration = exploration tile
from-transmitter = reward of a finished transmitter
from-project = project
from-tech = technology { $tech }
gain-source = { $source } ({ $name })

# Whose turn
chapter-round = { $round ->
    [0] Set-up
   *[other] Round { $round } of 8
  }
chapter-final = Final scoring
urgent-last-round = Last round.
prompt-deal = Transmitters are dealt.
prompt-goals = Goals are drawn.
prompt-boards = Technology boards are drawn.
prompt-order = The play order is drawn: place { $place }.
prompt-headquarters = { CAPITAL($who) } is dealt headquarters.
prompt-roll = The dice are rolled.
prompt-system = System { $place } is revealed.
prompt-explore = { $n ->
    [one] An exploration tile is drawn.
   *[other] { $n } exploration tiles are drawn, one by one.
  }
outcome = The game is over. { CAPITAL($who) } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, before { $others }.
outcome-other = { $who } with { $points }
outcome-back = The game is over. { CAPITAL($who) } and { $others } have { $points } points each; { $who } is further back in the final play order and wins.
outcome-ahead = The game is over. { CAPITAL($who) } and { $others } have { $points } points each; { $who } is ahead in the final play order and wins.
offer-entry = choose an entry for the ship
    .does = chooses an entry for the ship
offer-side = choose a side of headquarters { $letter }
    .does = chooses a side of headquarters { $letter }
offer-take = take a die
    .does = takes a die
offer-end-turn = end the turn
    .does = ends the turn
offer-end-turn-forced = nothing else can be done, end the turn
    .does = can do nothing else and ends the turn
offer-silver = use a silver die ({ $dice })
    .does = uses a silver die ({ $dice })
offer-red = use a red die ({ $dice })
    .does = uses a red die ({ $dice })
offer-red-must = use the red { $dice }, which is a must before the turn ends
    .does = uses the red { $dice }, which is a must before the turn ends
offer-copy = copy a leftover die ({ $dice }) for { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }
    .does = copies a leftover die ({ $dice }) for { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
      }
offer-place = place a { $sizes } gyrodyne
    .does = places a { $sizes } gyrodyne
offer-late-link = attach a single transmitter
    .does = attaches a single transmitter
offer-no-token = use the die { die-as-value }
    .does = uses the die { die-as-value }
offer-plus-1 = make it { die-as-object } by a ±1 token
    .does = makes it { die-as-object } by a ±1 token
offer-minus-1 = make it { die-as-object } by a ±1 token
    .does = makes it { die-as-object } by a ±1 token
offer-plus-2 = make it { die-as-object } by a +2 token
    .does = makes it { die-as-object } by a +2 token
offer-fly = fly { die-as-means }
    .does = flies { die-as-means }
offer-take-gyrodyne = take a gyrodyne
    .does = takes a gyrodyne
offer-finish-gyrodyne = finish a gyrodyne
    .does = finishes a gyrodyne
offer-buy-transmitter = buy a transmitter
    .does = buys a transmitter
offer-pay-transmitter = pay on a transmitter
    .does = pays on a transmitter
offer-patent = patent
    .does = patents
offer-project = complete a project
    .does = completes a project
offer-buy-modifier = buy a token
    .does = buys a token
offer-run = declare a gate run
    .does = declares a gate run
offer-no-run = declare none
    .does = declares none
offer-no-claim = leave it
    .does = leaves it
offer-no-settle = leave it
    .does = leaves it
offer-no-pay = keep the cubes
    .does = keeps the cubes
offer-no-buy = keep the cubes
    .does = keeps the cubes
offer-no-bonus = keep the cubes
    .does = keeps the cubes
offer-discovery = take the discovery bonus of { $place } ({ $bonus })
    .does = takes the discovery bonus of { $place } ({ $bonus })
offer-exploration = draw an exploration tile instead
    .does = draws an exploration tile instead
offer-decline = claim none
    .does = claims none
offer-no-link = leave it single
    .does = leaves it single
task-modifier = decide about a token for the { $value }
    .does = decides about a token for the { $value }
task-action = spend the { $value }
    .does = spends the { $value }
task-length = choose how far to fly { die-as-means }
    .does = chooses how far to fly { die-as-means }
task-step = { $n ->
    [one] fly on, one step to go
   *[other] fly on, { $n } steps to go
  }
    .does = { $n ->
        [one] flies on, one step to go
       *[other] flies on, { $n } steps to go
      }
task-run = decide about a gate run
    .does = decides about a gate run
task-station = establish a station on the other kind of planet in { $place } ({ $ended })
    .does = establishes a station on the other kind of planet in { $place } ({ $ended })
task-claim = claim pulsar { $place } ({ $ended })
    .does = claims pulsar { $place } ({ $ended })
by-flight = the flight ended there
by-teleport = the teleport ended there
by-passing = the flight passes it
task-discovery = take the discovery bonus of { $place } ({ $bonus }) or an exploration tile
    .does = takes the discovery bonus of { $place } ({ $bonus }) or an exploration tile
task-take = choose a gyrodyne to take
    .does = chooses a gyrodyne to take
task-size = choose a gyrodyne: { $sizes }
    .does = chooses a gyrodyne: { $sizes }
task-pair = choose two gyrodynes of different sizes
    .does = chooses two gyrodynes of different sizes
task-finish = choose a gyrodyne to finish
    .does = chooses a gyrodyne to finish
task-place = choose a pulsar for the { $size } gyrodyne
    .does = chooses a pulsar for the { $size } gyrodyne
task-isolated = claim an isolated pulsar
    .does = claims an isolated pulsar
task-teleport-system = choose a system to teleport to
    .does = chooses a system to teleport to
task-teleport-pulsar = choose a pulsar to teleport to
    .does = chooses a pulsar to teleport to
task-teleport-any = choose where to teleport to
    .does = chooses where to teleport to
task-slot = choose a transmitter to buy
    .does = chooses a transmitter to buy
task-pay-tile = choose a transmitter to pay on
    .does = chooses a transmitter to pay on
task-symbol = choose the symbol of { $tile } to cover
    .does = chooses the symbol of { $tile } to cover
task-own-end = choose an end of { $tile } to join
    .does = chooses an end of { $tile } to join
task-late-end = choose an end of { $tile } to attach it by
    .does = chooses an end of { $tile } to attach it by
task-other-end = choose what the { $end } end of { $tile } is joined to
    .does = chooses what the { $end } end of { $tile } is joined to
task-late-tile = choose a single transmitter to attach
    .does = chooses a single transmitter to attach
task-tech = choose a technology to patent
    .does = chooses a technology to patent
task-project = choose a project to complete
    .does = chooses a project to complete
task-kind = choose a token
    .does = chooses a token
task-paying = { $cubes ->
    [one] pay { $cubes } cube for { $points } of { $tile }
   *[other] pay { $cubes } cubes for { $points } of { $tile }
  }
    .does = { $cubes ->
        [one] pays { $cubes } cube for { $points } of { $tile }
       *[other] pays { $cubes } cubes for { $points } of { $tile }
      }
task-counter-left = choose the counter that moves { $n } to the left { die-as-the-cause }
    .does = chooses the counter that moves { $n } to the left { die-as-the-cause }
task-counter-right = choose the counter that moves { $n } to the right { die-as-the-cause }
    .does = chooses the counter that moves { $n } to the right { die-as-the-cause }
task-buy = { $cubes ->
    [one] pay { $cubes } cube for { $points } points of { $tech }
   *[other] pay { $cubes } cubes for { $points } points of { $tech }
  }
    .does = { $cubes ->
        [one] pays { $cubes } cube for { $points } points of { $tech }
       *[other] pays { $cubes } cubes for { $points } points of { $tech }
      }
task-wild = choose a goal that counts as met
    .does = chooses a goal that counts as met
task-gyrodyne-goal = choose which goal for gyrodynes to score, of those met: { $goals }
    .does = chooses which goal for gyrodynes to score, of those met: { $goals }
task-bonus = { $cubes ->
    [one] pay { $cubes } cube for bonus { $number } of goal { $goal }, { $points } points
   *[other] pay { $cubes } cubes for bonus { $number } of goal { $goal }, { $points } points
  }
    .does = { $cubes ->
        [one] pays { $cubes } cube for bonus { $number } of goal { $goal }, { $points } points
       *[other] pays { $cubes } cubes for bonus { $number } of goal { $goal }, { $points } points
      }
task-system = system { $place } is revealed
task-explore = { $n ->
    [one] an exploration tile is drawn
   *[other] { $n } exploration tiles are drawn
  }
task-visit = the rest of the flight: { $places }
task-land = landing at { $place } ({ $ended })
task-gain = the gain of { $from }
task-dice = the dice of { $from }
task-linked = { $tile } goes online if all its symbols are covered
task-online = { $tile } goes online
task-produce = the transmitters of { $who }
task-round-end = the rest of the production
task-final = the final scoring of { $who }
task-goals = goals that count as met: { $goals }
task-rest = pulsars, gyrodynes, cubes, play order and stations are scored

# The position in words
tech-name = { $name }
goal-name = { $name }
at-name = { $name }
tile-name = transmitter { $name }
design-name = transmitter { $name }
project-name = project { $name }
board-name = { $name }
view-round = { $round ->
    [0] Set-up, before the first of 8 rounds.
    [8] Round 8 of 8, the last one.
   *[other] Round { $round } of 8; the game ends after the eighth.
  }
view-turn = { $who }’s turn.
view-order = Play order: { $order }.
view-track = Counters on the { $track } track, the first ahead: { $counters }.
view-counter = { $who } { $space }
view-dice = Dice on the board: { $dice }.
view-median = Median marker at { $place }.
view-die = The die in hand is { $colour } and counts { $value }.
die-red = red
die-silver = silver
view-red = { $how }.
red-used = The red die of this turn is used
red-must = A red { $value } must be used
red-offer = A red { $value } is on offer this turn
red-link = A red { $value } of a link is on offer, for the next choice only
view-flight = { $n ->
    [one] Flight of { $n } step so far: { $path }.
   *[other] Flight of { $n } steps so far: { $path }.
  }
view-gates = { $n ->
    [one] The flight must visit { $n } gate colour of: { $colours }.
   *[other] The flight must visit { $n } gate colours of: { $colours }.
  }
view-slot = Transmitter on display, slot { $slot }: { $tile }.
view-deck = { $n ->
    [one] Transmitters still to come, { $n }: { $tiles }.
   *[other] Transmitters still to come, { $n }: { $tiles }.
  }
view-top = The next transmitter of the deck: { $tile }.
view-supply = { CAPITAL($size) } gyrodynes: { $left }; awards left: { $award }.
supply-left = { $n } left
supply-taken = { $n } taken, never short
view-pile = Exploration tiles in the pile: { $pile }; discarded: { $discards }.
view-face = { $n } × { $face }
view-goal = { $goal }.
view-board = Technology board { $board } is in play.
view-tech = { $tech }. { CAPITAL($how) }. Patented by: { $who }.
tech-open = open
tech-later = in a row that is not open yet
tech-locked = patented this round, open again in the next
tech-full = closed
tech-locked-full = closed, patented this round
view-tiles = { $n } { $size }
# The panel of a player has room for what is spent; the rest is to be seen, and told in words.
view-player = { $who }: { view-points }, { view-supplies } Ship at { $ship }, { $stations ->
    [one] { $stations } station
   *[other] { $stations } stations
  } and { $extra } by exploration tiles, pulsars { $pulsars }, gyrodynes finished { $spinning }, under construction { $building }, not placed { $unplaced }, transmitters online { $online }.
view-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
view-supplies = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }, tokens ±1: { $pm }, +2: { $plus }; silver dice: { $dice }.
view-awards = { $who }, construction awards: { $awards }.
view-award = { $points } for { $size } ones
view-tile = { $who }, number { $n }: { $tile }; { $how }; covered: { $covered }; left end { $left }, right end { $right }.
joint-free = free
joint-left = joined to the left end of number { $n }
joint-right = joined to the right end of number { $n }
view-dealt = { $who } has headquarters { $letter }, side not chosen yet.
view-projects = { $who }, headquarters { $side }: completed { $done }; gate runs used { $runs }.
view-system = System { $place }, tile { $name }: { $tile }. Stations: { $planets }.
view-station = { $who } on planet { $n } ({ $planet })
view-pulsar = Pulsar { $place }: { $who }, gyrodyne: { $how }.
view-spinning = { $size }, finished and spinning
view-building = { $size }, under construction
view-then = Still to come, number { $n }: { $task }.

# What is printed
setting-place = { $place }, { $kind }, routes to: { $routes }.
setting-dead-end = { $place }, { $kind } in a dead end, routes to: { $routes }.
setting-route = { $place }
setting-double = { $place } (double)
place-entry = entry
place-system = system
place-pulsar = pulsar
place-isolated = isolated pulsar
place-gate-green = green gate
place-gate-orange = orange gate
place-gate-pink = pink gate
setting-gyrodyne = { CAPITAL($size) } gyrodyne: taken with a { $take }, finished with a { $finish }, gives { $n } in every production.
setting-modifiers = A ±1 token is bought with one of { $pm }, a +2 token with one of { $plus }.
setting-engineering = The engineering track gives by place: { $places }.
setting-cubes = { $points ->
    [0] { $cubes } cubes
   *[other] { $cubes } cubes and { $points } points
  }
setting-order = The final play order gives by place: { $places }.
setting-stations = Stations give by their number from 1 on: { $table }; each more { $more }.
setting-penalties = A counter on space 14 of a track costs { $one } in every production, on space 15 { $two }.
setting-project = { $who }: { $project }.

# Buttons
label-entry = Start at { $place }
label-side = Side { $side }
label-take = Take the { $value }
label-take-left = Take the { $value } ({ $n } to the left)
label-take-right = Take the { $value } ({ $n } to the right)
label-move = { CAPITAL($track) }: from { $space } to { $target }
counter-upper = the upper counter
counter-lower = the lower counter
label-move-stacked = { CAPITAL($track) }: { $counter }, from { $space } to { $target }
label-end-turn = End the turn
label-silver = Silver { $value }
label-red = Red { $value }
label-copy = Copy the { $value } for { $cubes } cubes
label-place = Place a { $size } gyrodyne
label-late-link = Attach a transmitter
label-no-token = As it is: { $value }
label-plus-1 = +1: { $value }
label-minus-1 = −1: { $value }
label-plus-2 = +2: { $value }
label-fly = Fly
label-take-gyrodyne = Take a gyrodyne
label-finish-gyrodyne = Finish a gyrodyne
label-buy-transmitter = Buy a transmitter
label-pay-transmitter = Pay on a transmitter
label-patent = Patent
label-project = Project
label-buy-modifier = Buy a token
label-length = Fly { $length }
label-to = To { $place }
label-no-run = No gate run
label-run = Gate run of { $project }: { $gate }
label-claim = Claim { $place }
label-no-claim = Do not claim
label-settle = Establish a station
label-no-settle = No station
label-discovery = { CAPITAL($bonus) }
label-exploration = Exploration tile
label-size = { CAPITAL($size) }
label-pair = { CAPITAL($one) } and { $other }
label-build = On { $place }
label-finish = { $place } ({ $size })
label-isolated = Claim { $pulsar }
label-decline = Decline
label-teleport = To { $place }
label-slot = { $slot }
label-tile = { CAPITAL($tile) }: { $about }
label-symbol = Cover the { $value }
label-no-link = Leave it single
label-own-end = By its { $end } end
label-join = To the { $otherend } end of { $other }
label-tech = { $tech }: { $effect }
label-complete = { $project }
label-gain = { CAPITAL($token) }
label-pay = Pay { $cubes } for { $points } points
label-no-pay = Do not pay
label-buy = Pay { $cubes } for { $points } points
label-no-buy = Do not pay
label-wild-goal = Goal { $goal }
label-gyrodyne-goal = Goal { $goal }
label-bonus = Pay { $cubes } for { $points } points
label-no-bonus = No bonus

# What is printed
print-rounds = A round in numbers
print-end = What scores at the end
print-technologies = Technologies
print-headquarters = Headquarters

# Options
option-map_side = Star cluster
option-map_side-help = One side has three dead ends.
option-map_side-normal = without dead ends
option-map_side-dead_end = with dead ends
option-use_hq = Headquarters
option-use_hq-help = Each player has a board of eight projects.
option-first_game_setup = First game
option-first_game_setup-help = As the rulebook advises: map without dead ends, no headquarters, boards A and the marked goals.
option-balanced_first_roll = Balanced first roll
option-balanced_first_roll-help = In the first round most dice are set, three are rolled.
option-board_1 = Technology board I
option-board_1-help = The board of rows 1 and 2.
option-board_1-random = chance decides
option-board_1-A = AI
option-board_1-B = BI
option-board_1-C = CI
option-board_1-D = DI
option-board_2 = Technology board II
option-board_2-help = The board of rows 3 to 5.
option-board_2-random = chance decides
option-board_2-A = AII
option-board_2-B = BII
option-board_2-C = CII
option-board_2-D = DII
option-board_3 = Technology board III
option-board_3-help = The board of rows 6 to 8.
option-board_3-random = chance decides
option-board_3-A = AIII
option-board_3-B = BIII
option-board_3-C = CIII
option-board_3-D = DIII
option-goals = Goals
option-goals-help = Three goals with different numbers, such as G1a G2b G5a; usually random ones.
option-track_left_overshoot = Past the left end of a track
option-track_left_overshoot-help = Whether a counter may be moved further left than the track goes.
option-track_left_overshoot-illegal = only if nothing else works
option-track_left_overshoot-clamp = allowed, it stops at the end
option-engineering_4p = Engineering with four players
option-engineering_4p-help = Cubes by place on the engineering track.
option-engineering_4p-3-2-1 = 3, 2 and 1
option-engineering_4p-3-2 = 3 and 2
option-late_link = Joining transmitters later
option-late_link-help = Whether a single transmitter may be attached after its purchase.
option-late_link-allowed = allowed
option-late_link-never = never
option-hq_unlock = Opening projects
option-hq_unlock-help = What must be complete before a project.
option-hq_unlock-full_row = the whole row below
option-hq_unlock-printed_connections = the connected projects
option-discovery_two_icons = Discovery with two icons
option-discovery_two_icons-help = Whether both are gained or one of them.
option-discovery_two_icons-both = both
option-discovery_two_icons-one = one of them
option-tie_break = Ties
option-tie_break-help = Who wins a tie, by the final play order.
option-tie_break-back = whoever is further back
option-tie_break-ahead = whoever is ahead
option-station_fallback = Second kind of planet
option-station_fallback-help = Whether a station there is a must when the first kind is taken.
option-station_fallback-mandatory = a must
option-station_fallback-optional = a choice
option-flight_resolution = Seeing systems
option-flight_resolution-help = When the systems on the way are turned up.
option-flight_resolution-commit_then_reveal = after the whole path is fixed
option-flight_resolution-stepwise_reveal = at every step
option-obligatory_red = A doubler's red die
option-obligatory_red-help = Whether it must be used.
option-obligatory_red-enforced = must be used
option-obligatory_red-lenient = may be forfeited
option-gyrodyne_supply = Gyrodyne tiles
option-gyrodyne_supply-help = Whether they can run out.
option-gyrodyne_supply-limited = limited
option-gyrodyne_supply-unlimited = unlimited
option-tokens_per_player = Tokens
option-tokens_per_player-help = How many tokens a player has; without one no station is established.
option-tokens_per_player-30 = 30
option-tokens_per_player-unlimited = unlimited
option-transmitter_deck = Transmitter deck
option-transmitter_deck-help = How many tiles of letters A, B and C there are.
option-transmitter_deck-11-7-6 = 11, 7 and 6
option-transmitter_deck-8-8-8 = 8, 8 and 8
option-link_die_timing = Link dice
option-link_die_timing-help = How long the red die of a link lasts.
option-link_die_timing-this_turn = to the end of the turn
option-link_die_timing-immediately = to be used at once
option-transmitter_top_visible = Next transmitter open
option-transmitter_top_visible-help = The top tile of the deck can be seen.
option-goal_any_three = Goal G3b
option-goal_any_three-help = Which gyrodynes count for it.
option-goal_any_three-spinning = spinning ones
option-goal_any_three-placed = all on own pulsars
option-auto_endgame = Final purchases by the table
option-auto_endgame-help = At the end cubes are spent for the best result; otherwise players are asked.

# Presets
preset-first_game = First game
preset-first_game-help = As the rulebook advises: normal map, no headquarters, boards A and the marked goals.
preset-rulebook_literal = The rulebook to the letter
preset-rulebook_literal-help = Where the rulebook can be read in two ways, its very words count: engineering cubes 3 and 2 with four players, one icon of a discovery bonus, an open deck, all placed gyrodynes for G3b.
preset-digest = As summaries tell it
preset-digest-help = As published summaries of the rules have it: counters stop at the end of a track, no joining later, projects open by their connections, ties go to whoever is ahead.

# Why a move is good
reason-points = { $points ->
    [one] { $points } point at once
   *[other] { $points } points at once
  }
reason-then = after that, { $what }
reason-entry = { $count ->
    [one] one system within two steps
   *[other] { $count } systems within two steps
  }
reason-die-fly = a flight of { $value } pays
reason-die-take-gyrodyne = a { $value } takes a gyrodyne
reason-die-finish-gyrodyne = a { $value } finishes one of your gyrodynes
reason-die-buy-transmitter = a { $value } buys a transmitter on display
reason-die-pay-transmitter = a { $value } covers a symbol of your transmitter
reason-die-patent = a { $value } patents a technology that is open to you
reason-die-project = a { $value } completes a project of yours
reason-die-buy-modifier = a { $value } buys a token
reason-spins = a { $size } gyrodyne spins: at least { $points ->
    [one] { $points } point
   *[other] { $points } points
  } by the end
reason-builds = a { $size } gyrodyne is under construction
reason-takes = gains a { $size } gyrodyne
reason-online = { $cubes ->
    [0] { $points ->
        [0] a transmitter goes online
        [one] a transmitter goes online: { $points } point in every production
       *[other] a transmitter goes online: { $points } points in every production
    }
   *[other] { $points ->
        [0] a transmitter goes online; cubes in every production: { $cubes }
       *[other] a transmitter goes online; in every production: points { $points }, cubes { $cubes }
    }
  }
reason-bought = a new transmitter; symbols still open: { $missing }
reason-covers = a symbol covered; still open on your transmitters: { $missing }
reason-patent-production = the technology pays { $points ->
    [one] { $points } point
   *[other] { $points } points
  } in every production as things stand; productions to come: { $rounds }
reason-patent-end = the technology pays { $points ->
    [one] { $points } point
   *[other] { $points } points
  } in the final scoring as things stand
reason-patent-later = the technology pays nothing as things stand, but may in time
reason-patent-ongoing = the technology works for you from now on
reason-patent-now = the technology works at once
reason-project = a project completed; { $done } of 8
reason-stations-few = { $new ->
    [one] a new station
   *[other] { $new } new stations
  }: { $stations } in all
reason-stations = { $new ->
    [one] a new station
   *[other] { $new } new stations
  }: { $stations } in all, now worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  } at the end
reason-visits = { $count ->
    [one] visits a system where you have no station
   *[other] visits { $count } systems where you have no station
  }
reason-claims = claims a pulsar; yours in all: { $claimed }
reason-goal = meets a goal worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
reason-track = moves ahead to space { $space } of the { $track } track
reason-cubes = { $cubes ->
    [one] gains a cube
   *[other] gains { $cubes } cubes
  }
reason-tokens = { $tokens ->
    [one] gains a token
   *[other] gains { $tokens } tokens
  }
reason-red = brings a red { $value }
reason-done = ends the turn; { $margin }
reason-margin = { $margin }
advice-done = that is enough for this turn, as nothing else pays now
advice-points = { $points ->
    [one] you can score { $points } point at once
   *[other] you can score { $points } points at once
  }
advice-then = { $what }
advice-entry = { $count ->
    [one] have a system within two steps of your ship
   *[other] have systems within two steps of your ship: as many as { $count }
  }
advice-die-fly = a flight of { $value } would take you to a good place
advice-die-take-gyrodyne = with a { $value } you could take a gyrodyne
advice-die-finish-gyrodyne = with a { $value } you could finish one of your gyrodynes
advice-die-buy-transmitter = with a { $value } you could buy a transmitter on display
advice-die-pay-transmitter = with a { $value } you could cover a symbol of your transmitter
advice-die-patent = with a { $value } you could patent a technology
advice-die-project = with a { $value } you could complete a project of yours
advice-die-buy-modifier = with a { $value } you could buy a token
advice-spins = you can finish a { $size } gyrodyne, which brings at least { $points ->
    [one] { $points } point
   *[other] { $points } points
  } by the end
advice-builds = you can place a { $size } gyrodyne on one of your pulsars
advice-takes = you can gain a { $size } gyrodyne
advice-online = you can put a transmitter online; in every production it brings: points { $points }, cubes { $cubes }
advice-bought = { $missing ->
    [one] you can buy a transmitter, which then asks for one more die
   *[other] you can buy a transmitter, which then asks for { $missing } more dice
  }
advice-covers = { $missing ->
    [0] you can cover the last symbol of your transmitters
    [one] you can cover a symbol; then your transmitters ask for one more die
   *[other] you can cover a symbol; then your transmitters ask for { $missing } more dice
  }
advice-patent-production = you can patent a technology that pays { $points ->
    [one] { $points } point
   *[other] { $points } points
  } in every production as things stand; productions to come: { $rounds }
advice-patent-end = you can patent a technology that pays { $points ->
    [one] { $points } point
   *[other] { $points } points
  } in the final scoring as things stand
advice-patent-later = you can patent a technology that pays nothing as things stand, but may in time
advice-patent-ongoing = you can patent a technology that works for you from now on
advice-patent-now = you can patent a technology that works at once
advice-project = you can complete a project; then { $done } of 8 are done
advice-stations-few = { $new ->
    [one] you can have a new station
   *[other] you can have { $new } new stations
  } ({ $stations } in all)
advice-stations = { $new ->
    [one] you can have a new station
   *[other] you can have { $new } new stations
  } ({ $stations } in all), { $points ->
    [0] and the more you have, the more each is worth at the end
    [one] now worth { $points } point at the end
   *[other] now worth { $points } points at the end
  }
advice-visits = { $count ->
    [one] you can reach a system where you have no station yet
   *[other] you can reach { $count } systems where you have no station yet
  }
advice-claims = you can claim a pulsar; then { $claimed ->
    [one] one is
   *[other] { $claimed } are
  } yours
advice-goal = you can meet a goal worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
advice-track = you can move ahead to space { $space } of the { $track } track
advice-cubes = { $cubes ->
    [one] you can gain a cube
   *[other] you can gain { $cubes } cubes
  }
advice-tokens = { $tokens ->
    [one] you can gain a token
   *[other] you can gain { $tokens } tokens
  }
advice-red = you can gain a red { $value }

# The signs of the game
sign-entry = Entry: a ship starts here and never comes back.
sign-hidden = A system that nobody has seen yet; the first ship to visit it turns it up.
sign-star = A pulsar: whoever ends a flight here may claim it.
sign-gate-green = A green gate; some technologies and gate runs reward visits.
sign-gate-orange = An orange gate; some technologies and gate runs reward visits.
sign-gate-pink = A pink gate; some technologies and gate runs reward visits.
sign-planet-lifeless = A lifeless planet: a ship that passes the system settles here first.
sign-planet-blue = A blue planet: a ship that ends its flight in the system settles here first, and gets the discovery bonus.
sign-planet-blocked = A planet that is not used with so few players.
sign-rocket = A ship, in the colour of its player; it stands beside its location.
sign-die = A silver die, or the die that something costs.
sign-red = A red die: a bonus die, one a turn.
sign-half = An end of a transmitter: half the die of a link, red once it is online.
sign-joint = Two joined ends: the die that the link makes, red once both transmitters are online.
sign-mark = The marks of the players: counters, rockets, patents and projects.
sign-settler = A station on a planet.
sign-ring = A claimed pulsar.
sign-builds = A gyrodyne under construction, with its size.
sign-spins = A finished gyrodyne: it spins and gives points in every production.
sign-vp = Points.
sign-cube = An engineering cube.
sign-pm1 = A ±1 token: it makes a die 1 higher or lower.
sign-plus2 = A +2 token: it makes a die 2 higher.
sign-explore = An exploration tile; beside a location: a dead end, where a station or claim draws one.
sign-station = A station; in a reward one more station at the end.
sign-discovery = A discovery bonus.
sign-patent = A patent, or patenting a technology.
sign-project = A project of the headquarters.
sign-goal = A goal.
sign-gyrodyne = A gyrodyne; a number beside it is its size.
sign-building = A gyrodyne under construction.
sign-spinning = A finished gyrodyne.
sign-sizes = Different sizes of finished gyrodynes.
sign-same = Finished gyrodynes of one size.
sign-award = A construction award for the second or fourth gyrodyne of a size on own pulsars.
sign-transmitter = A transmitter.
sign-online = Putting a transmitter online.
sign-link = A link between two online transmitters.
sign-gates = Colours of gates visited.
sign-run = A gate run: once, a flight scores for every gate of a colour.
sign-ship = A flight.
sign-pulsar = A pulsar, or claiming one.
sign-ship-pulsar = Claiming a pulsar with the ship.
sign-isolated = An isolated pulsar, or claiming one: no route leads there.
sign-to-system = Teleport to a system.
sign-to-pulsar = Teleport to a pulsar.
sign-to-any = Teleport to any location.
sign-shift = The die may count 1 more or less.
sign-token = Spending a token on a die.
sign-reddie = Any use of a red die.
sign-copy = Copying a leftover die.
sign-place = The place on the engineering track.
sign-order = The final play order.
sign-lock = Only one player a round may patent it; of two players, one in the whole game.
sign-now = Works at once.
sign-each = Works in every production.
sign-end = Works at the end of the game.

# Errors in a file of own components.
wrong-teleport = { $key }: teleport { $found }; expected system, pulsar, any
wrong-exploration-here = { $key }: hands out exploration tiles; expected none here
wrong-station = { $key }: counts as { $stations } stations; expected one at most
wrong-red-here = { $key }: hands out a red die; expected none here
wrong-doubler = { $key }: doubler { $dice }; expected a silver and a red die
wrong-red-and-doubler = { $key }: both red and doubler; expected one of them
wrong-kind-count = { $key }: expected { $count } of kind { $kind }
wrong-nodes = { $key }: expected the four entries first, { $nodes } nodes at most
wrong-dead-end = { $key }: unknown location { $place }
wrong-node = { $key }: { $line }; expected id, one of { $known }, x and y
wrong-twice = { $key }: { $found } appears twice
wrong-node-id = { $key }: { $found }; expected up to four letters a-z and digits
wrong-place = { $key }: { $line }; expected numbers from 0 to 1 for x and y
wrong-route = { $key }: { $line }; expected two locations, then perhaps double
wrong-route-again = { $key }: { $line }; expected two locations not joined before
wrong-flights = { $key }: { $flights } flights in all; expected at most { $most }, by fewer routes
wrong-no-flight = { $key }: no flight of length { $length } begins at { $start }
wrong-systems = { $key }: expected { $count } tiles
wrong-planets = { $key }: planets { $planets }; e.g. 'L B B3 L4'
wrong-icons = { $key }: { $icons } icons; expected 1 or 2
wrong-empty-icon = { $key }: an icon without a gain; expected e.g. vp = 1
wrong-awards = { $key }: expected two at most for each size
wrong-faces = { $key }: expected { $count } faces
wrong-designs = { $key }: expected { $count } designs
wrong-cost = { $key }: cost { $cost }; expected 1 to 3 dice
wrong-links = { $key }: links { $links }; expected two of -, 0, 1, 2, 3
wrong-design = { $key }: expected a letter A, B or C, an end and two numbers of copies
wrong-copies = { $key }: { $copies } copies in all; expected 24
wrong-no-technology = { $key }: { $name } is missing
wrong-buys = { $key }: expected { $most } with `buy` at most
wrong-rows = { $key }: expected { $rows } of a number from 0 to 99 or median
wrong-row = { $key }: row { $found }; expected { $row }
wrong-word = { $key }: { $what } { $found }; expected one of: { $known }
wrong-per = { $key }: per; expected two at most, counting: { $known }
wrong-on-or-buy = { $key }: expected `on` for ongoing ones only, and two numbers to buy
wrong-expected = { $key }: expected { $known }
wrong-run = { $key }: run; expected { $known }
wrong-goal = { $key }: expected a count and two pairs of cubes and points at most
wrong-pairs = { $key }: expected { $most } pairs at most
wrong-numbers = { $key }: expected { $most } numbers at most
wrong-number-count = { $key }: { $found } numbers; expected { $wanted }
wrong-no-number = { $key }: no number; expected at least one

# Options that do not go together.
error-map-side = In a first game the map is the normal one.
error-first-goals = In a first game the goals are { $goals }; leave them at random.
error-because-first = in a first game
error-because-no-headquarters = without headquarters
error-board = { $board }: { $because } it is random or A.
error-goals = Goals: random, or three of { $known } with different numbers, such as G1a G2b G5a.
error-goals-headquarters = The goals G6a and G6b need headquarters.

# Counting the end of a game with one's own box
keep-play = In play
    .help = The technology board of rows 6 to 8, and the three goals beside the star cluster.
keep-board = Technology board III
keep-goals = Goals
keep-reading = Goal G3b
    .help = Which gyrodynes did you count for it? The rulebook can be read both ways.
keep-goal_any_three = What counts for it
keep-order = Final play order
    .help = Whose rocket stands on which space after the last production.
keep-place-1 = 1st place
keep-place-2 = 2nd place
keep-place-3 = 3rd place
keep-place-4 = 4th place
keep-company = Players
    .help = Everything as it is after the last production. What cubes can buy at the end is bought so that it is worth most.
keep-points = Points so far
keep-techs = Purple technologies
keep-tech = { $name } – { $effect }
keep-spinning-small = Finished gyrodynes, small
keep-spinning-medium = Finished gyrodynes, medium
keep-spinning-large = Finished gyrodynes, large
keep-online = Transmitters online
keep-links = Links between two transmitters online
keep-awards = Construction awards
keep-patents = Other patents
keep-projects = Projects of the headquarters
keep-runs = Gate runs used
keep-empty = Claimed pulsars without a gyrodyne
keep-building = Gyrodynes under construction on pulsars
keep-unplaced = Gyrodyne tiles not placed
keep-cubes = Engineering cubes
keep-stations = Stations on planets
keep-extra = Exploration tiles that are stations
keep-tie = A tie
    .help = Somebody has as many points as another. Who wins a tie in the final play order?
keep-tie_break = Who wins the tie
error-keep-goals = Only one side of a goal tile can be in play.
error-keep-order = Every rocket needs a place of its own in the final play order.
error-keep-links = { $who } cannot have { $links } links with { $online } transmitters online.
