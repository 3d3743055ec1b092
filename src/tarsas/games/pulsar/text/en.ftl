name = Pulsar 2849
tagline = Draft dice, fly through a star cluster and set its pulsars spinning.
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
modifier-pm1 = plus-or-minus-one token
modifier-plus2 = plus-two token
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
gain-pm1 = { $n } plus-or-minus-one
gain-plus2 = { $n } plus-two
gain-gyrodyne = a gyrodyne ({ $sizes })
gain-two-gyrodynes = two gyrodynes of different sizes
gain-isolated = claim an isolated pulsar
gain-teleport-system = teleport to a system
gain-teleport-pulsar = teleport to a pulsar
gain-teleport-any = teleport to any location
gain-explore = { $n ->
    [one] { $n } exploration tile
   *[other] { $n } exploration tiles
  }
gain-red = red die { $n }
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
effect-cubes = every cube is worth { $n }
effect-idle = pulsars without a spinning gyrodyne are worth { $n } each
effect-per = { $n } for each: { $thing }
effect-per-many = { $n } for every { $of }: { $thing }
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
when-fly = flying
when-fly-green = flight through a green gate
when-fly-orange = flight through an orange gate
when-fly-pink = flight through a pink gate
when-take = taking a gyrodyne with a die
when-finish = finishing a gyrodyne
when-transmitter_die = die put on a transmitter
when-patent = later patent
when-project = project completed
when-red_die = red die, any action
when-ship_claim = pulsar claimed by ship
when-claim = pulsar claimed
when-discovery = discovery bonus
when-place = gyrodyne placed
when-station = station established
when-copy = copying a leftover die
when-online = transmitter put online
when-modifier = die modifier spent
count-station = stations
count-spinning = spinning gyrodynes
count-building = gyrodynes under construction
count-placed = gyrodynes on pulsars
count-spinning_size = sizes of spinning gyrodynes
count-same_size = spinning gyrodynes of one size
count-idle_pulsar = pulsars without a spinning gyrodyne
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
explain-tech-locked = { $name } for a { $cost }, one patent a round – { $effect }
explain-project = Project { $name } for a { $cost }: { $gain }
explain-transmitter = Transmitter { $name } (dice { $dice }): { $gain }; in every production { $made }; ends { $left } and { $right }
explain-system = planets { $planets }; discovery bonus: { $bonus }
explain-goal = Goal { $name }: at least { $least } { $thing } – { $gain }
goal-bonus = { $cubes ->
    [one] then { $cubes } cube for { $n } more
   *[other] then { $cubes } cubes for { $n } more
  }
explain-gyrodyne = { $size } gyrodyne: taken with a { $take }, finished with a { $finish }, { $n } a round; { $left } left
explain-award = Award of { $n } for the second or fourth { $size } gyrodyne on own pulsars
explain-row = Row { $row }: spinning gyrodynes give { $bonus } more
explain-row-median = Row { $row }: spinning gyrodynes give the median more
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

# What happened
chance-order = { $who } is next in the play order.
chance-goal = In play: { $goal }.
chance-board = Technology board { $board } is in play.
chance-headquarters = Headquarters { $letter } is dealt.
chance-die = A die shows { $value }.
chance-system = { $place } is revealed: { $tile }.
chance-deal = Dealt: { $design }.
chance-explore = Exploration tile: { $face }.
did-entry = { $who } starts at { $place }.
did-side = { $who } chooses side { $side } of the headquarters.
did-take = { $who } takes a { $value }; no counter moves.
did-take-left = { $who } takes a { $value }: a counter moves { $n } to the left.
did-take-right = { $who } takes a { $value }: a counter moves { $n } to the right.
did-move = { $who } moves a counter on the { $track } track.
did-end-turn = { $who } ends the turn.
did-silver = { $who } uses a silver { $value }.
did-red = { $who } uses a red { $value }.
did-copy = { $who } pays cubes and copies the leftover { $value }.
did-place = { $who } places a { $size } gyrodyne.
did-late-link = { $who } attaches a single transmitter.
did-no-token = { $who } spends no token on the die.
did-plus-1 = { $who } raises the die by 1.
did-minus-1 = { $who } lowers the die by 1.
did-plus-2 = { $who } raises the die by 2.
did-fly = { $who } flies.
did-take-gyrodyne = { $who } takes a gyrodyne.
did-finish-gyrodyne = { $who } finishes a gyrodyne.
did-buy-transmitter = { $who } buys a transmitter.
did-pay-transmitter = { $who } pays on a transmitter.
did-patent = { $who } patents a technology.
did-project = { $who } completes a project.
did-buy-modifier = { $who } buys a die modifier.
did-length = { $length ->
    [one] { $who } flies { $length } route.
   *[other] { $who } flies { $length } routes.
  }
did-to = { $who } flies to { $place }.
did-no-run = { $who } declares no gate run.
did-run = { $who } declares the gate run of project { $project } for { $gate } gates.
did-claim = { $who } claims pulsar { $place }.
did-no-claim = { $who } does not claim pulsar { $place }.
did-settle = { $who } settles in { $place }.
did-no-settle = { $who } does not settle in { $place }.
did-discovery = { $who } takes the discovery bonus: { $bonus }.
did-exploration = { $who } draws an exploration tile instead of the discovery bonus.
did-size = { $who } takes a { $size } gyrodyne.
did-pair = { $who } takes two gyrodynes: { $one } and { $other }.
did-build = { $who } puts a { $size } gyrodyne on { $place }.
did-finish = { $who } finishes the { $size } gyrodyne on { $place }.
did-isolated = { $who } claims the isolated pulsar { $pulsar }.
did-decline = { $who } claims no isolated pulsar.
did-teleport = { $who } teleports to { $place }.
did-slot = { $who } buys: { $slot }.
did-tile = { $who } chooses transmitter { $tile }.
did-symbol = { $who } covers symbol { $symbol }.
did-no-link = { $who } leaves the transmitter single.
did-own-end = { $who } joins it by its { $end } end.
did-join = { $who } joins it to the { $end } end of transmitter { $tile }.
did-tech = { $who } patents { $tech } – { $effect }.
did-complete = { $who } completes: { $project }.
did-gain = { $who } gains a { $token }.
did-pay = { $who } pays cubes for the points of transmitter { $tile }.
did-no-pay = { $who } keeps the cubes; transmitter { $tile } pays nothing.
did-buy = { $who } pays cubes for the points of { $tech }.
did-no-buy = { $who } does not pay for { $tech }.
did-wild-goal = { $who } lets goal { $goal } count as met.
did-gyrodyne-goal = { $who } scores goal { $goal } of the two for gyrodynes.
did-bonus = { $who } buys a bonus of goal { $goal }.
did-no-bonus = { $who } buys no more bonus of goal { $goal }.

# Why points were gained
points-start = points at the start
points-gain = points of a gain
points-tech = a technology
points-award = a construction award
points-run = a gate run
points-transmitter = a transmitter's production
points-engineering = a place on the engineering track
points-penalty = the end of a track
points-gyrodyne = a spinning gyrodyne
points-goal = a goal
points-pulsars = pulsars without a spinning gyrodyne
points-unfinished = unfinished gyrodynes
points-cubes = cubes left
points-order = the final play order
points-stations = stations

# Whose turn
prompt = { $who }: { $task }.
prompt-over = The game is over. { $who } wins.
prompt-deal = Transmitters are dealt.
prompt-goals = Goals are drawn.
prompt-boards = Technology boards are drawn.
prompt-order = The play order is drawn.
prompt-headquarters = Headquarters are dealt.
prompt-roll = The dice are rolled.
prompt-system = A system is revealed.
prompt-explore = An exploration tile is drawn.
task-menu = use a die, place a gyrodyne, or end the turn
task-draft = take a die
task-entry = choose an entry for the ship
task-side = choose a side of the headquarters
task-modifier = the die shows { $value }: spend a token on it, or none
task-action = spend the die of value { $value }
task-length = choose how far to fly with { $value }
task-step = fly on from { $place }, { $n } to go
task-run = declare a gate run, or none
task-station = settle on the other kind of planet in { $place }?
task-claim = claim pulsar { $place }?
task-discovery = take the bonus ({ $bonus }) or draw an exploration tile
task-take = choose a gyrodyne to take
task-size = choose the size of the gyrodyne
task-pair = choose two gyrodynes of different sizes
task-finish = choose a gyrodyne to finish
task-place = choose a pulsar for the { $size } gyrodyne
task-isolated = claim an isolated pulsar, or decline
task-teleport = choose where to teleport
task-slot = choose a transmitter to buy
task-pay-tile = choose a transmitter to pay on
task-symbol = choose the symbol to cover
task-own-end = choose the end to join
task-other-end = choose the end it is joined to
task-late-tile = choose the single transmitter to attach
task-tech = choose a technology to patent
task-project = choose a project to complete
task-kind = choose a die modifier
task-paying = pay cubes for the points of transmitter { $tile }?
task-counter-left = choose the counter that moves { $n } to the left
task-counter-right = choose the counter that moves { $n } to the right
task-buy = pay cubes for the points of { $tech }?
task-wild = choose a goal that counts as met
task-gyrodyne-goal = choose which goal for gyrodynes to score
task-bonus = buy a bonus of goal { $goal }?

# The position in words
view-round = { $round ->
    [0] Set-up, before the first of 8 rounds.
   *[other] Round { $round } of 8.
  }
view-order = Play order: { $order }.
view-track = Counters on the { $track } track, the first ahead: { $counters }.
view-counter = { $who } { $space }
view-dice = Dice on the board: { $dice }.
view-median = Median marker at { $place }.
view-display = On offer: { $tiles }.
view-tech = { $tech }. Patented by: { $who }.
view-tiles = { $n } { $size }
view-player = { $who }: { view-supplies }
view-supplies = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }, modifiers ±1: { $pm }, +2: { $plus }, silver dice: { $dice }, ship at { $ship }, { $stations ->
    [one] { $stations } station
   *[other] { $stations } stations
  }, gyrodynes spinning { $spinning }, under construction { $building }, unplaced { $unplaced }, transmitters online { $online }.
view-tile = { $who }, transmitter { $n }: { $tile }, { $how }.
view-projects = { $who }, headquarters { $side }: completed { $done }.
view-system = System { $place }: { $tile }. Stations: { $who }.
view-pulsar = Pulsar { $place }: { $who }, gyrodyne: { $how }.
view-spinning = { $size }, spinning
view-building = { $size }, under construction

# Buttons
label-entry = Start at { $place }
label-side = Side { $side }
label-take = Take the { $value }
label-take-left = Take the { $value } ({ $n } to the left)
label-take-right = Take the { $value } ({ $n } to the right)
label-move = { $track }
label-end-turn = End the turn
label-silver = Silver { $value }
label-red = Red { $value }
label-copy = Copy the { $value } for cubes
label-place = Place a { $size } gyrodyne
label-late-link = Attach a transmitter
label-no-token = No token
label-plus-1 = +1
label-minus-1 = −1
label-plus-2 = +2
label-fly = Fly
label-take-gyrodyne = Take a gyrodyne
label-finish-gyrodyne = Finish a gyrodyne
label-buy-transmitter = Buy a transmitter
label-pay-transmitter = Pay on a transmitter
label-patent = Patent
label-project = Project
label-buy-modifier = Buy a die modifier
label-length = Fly { $length }
label-to = To { $place }
label-no-run = No gate run
label-run = Gate run { $project }, { $gate }
label-claim = Claim { $place }
label-no-claim = Do not claim
label-settle = Settle
label-no-settle = Do not settle
label-discovery = { $bonus }
label-exploration = Exploration tile
label-size = { $size }
label-pair = { $one } and { $other }
label-build = On { $place }
label-finish = { $place } ({ $size })
label-isolated = Claim { $pulsar }
label-decline = Decline
label-teleport = To { $place }
label-slot = { $slot }
label-tile = Transmitter { $tile }
label-symbol = Symbol { $symbol }
label-no-link = Leave it single
label-own-end = By its { $end } end
label-join = To { $tile }, { $end } end
label-tech = { $tech }
label-complete = { $project }
label-gain = { $token }
label-pay = Pay
label-no-pay = Do not pay
label-buy = Pay
label-no-buy = Do not pay
label-wild-goal = Goal { $goal }
label-gyrodyne-goal = Goal { $goal }
label-bonus = Buy the bonus
label-no-bonus = No bonus

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

# Why a move is good
reason-points = { $points ->
    [one] { $points } point at once
   *[other] { $points } points at once
  }
reason-then = leads to: { $what }
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
reason-die-buy-modifier = a { $value } buys a die modifier
reason-spins = a { $size } gyrodyne spins: at least { $points ->
    [one] { $points } point
   *[other] { $points } points
  } by the end
reason-builds = a { $size } gyrodyne is under construction
reason-takes = gains a { $size } gyrodyne
reason-online = a transmitter goes online; in every production: points { $points }, cubes { $cubes }
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
reason-patent-ongoing = the technology works for you from now on
reason-patent-now = the technology works at once
reason-project = a project completed; { $done } of 8
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
    [one] gains a die modifier
   *[other] gains { $tokens } die modifiers
  }
reason-red = brings a red { $value }
reason-done = ends the turn; expected margin { $margin }
reason-margin = expected margin at the end: { $margin }
