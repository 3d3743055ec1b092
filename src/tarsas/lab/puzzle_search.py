"""How a position is looked into for a puzzle: what is best, by how much, and in which ways.

A search spends most of its looks on what it likes, so its opinion of the other moves may rest on a
few. Before moves are compared, those that look best among the others are looked into further.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from tarsas.bots.bot import Budget
from tarsas.bots.levels import make_named
from tarsas.bots.match import Chance, play_out
from tarsas.bots.mcts import MctsBot, Search
from tarsas.bots.taste import coach_of_taste
from tarsas.bots.tree import NOBODY, SEATS
from tarsas.core.game import Game
from tarsas.core.puzzles import Trial, goes_on, ways
from tarsas.core.rng import Rng
from tarsas.core.state import State, win_shares

FAIR = 8
"""A move is compared by at least one look for so many simulations.

Bots that trust a coach give the others a thousandth. With so few looks a move seems worse than it
is: of margins of 0.1 and more after a hundred looks, three in four had gone after some thousand.
"""

STAGES = (30, 10, 3, 1)
"""A long search is judged after a thirtieth, a tenth and a third of it, and in the end."""

NOISE = 0.02
"""Later steps of a deed whose shares differ by less are as good as each other."""

MOST_POSITIONS = 3000
"""Positions within one deed that are looked into for other ways to do it."""

WITNESS = "mcts:30"
"""Who usually plays games out: one that sees simple replies, and is quick."""

QUICKEST = "greedy"
"""Who plays games out before anything long is done: twenty times as many in the same time."""

SMALLEST_BATCH, LARGEST_BATCH = 8, 40
"""Games that are played out before a trial is judged, and judged again."""

Deed = tuple[int, ...]


@dataclass(frozen=True)
class Spot:
    """A position in which a seat decides."""

    game: Game
    state: State
    seat: int

    def after(self, deed: Sequence[int]) -> State:
        """Return the position after some steps."""
        state = self.state.clone()
        for action in deed:
            state.apply(self.seat, action)
        return state

    def ways(self, ends: set[bytes]) -> list[list[int]]:
        """Return the ways to do what ends in some positions."""
        return ways(self.game, self.state, self.seat, ends, MOST_POSITIONS)


@dataclass(frozen=True)
class Opinion:
    """What a search says of a position: its best deed, and the best that begins otherwise.

    `firsts` are the moves with which the best deed can begin; no order of its steps is another one.
    """

    best: Deed
    second: Deed
    shares: tuple[float, float]
    visits: tuple[int, int]
    firsts: frozenset[int]

    @property
    def margin(self) -> float:
        """By how much the best deed is better."""
        return self.shares[0] - self.shares[1]


def new_search(game: Game, simulations: int, seed: int, taste: int | None = None) -> MctsBot:
    """Return a bot that searches and never lapses; with a taste, its coach is another one."""
    coach = game.coach if taste is None else coach_of_taste(game, taste)
    return MctsBot(coach, Rng(seed), Budget(simulations), Search())


# What is best


def look(spot: Spot, bot: MctsBot, fair: int = 1) -> Opinion | None:
    """Compare the moves of a position that a bot has just searched; None: all are the same deed.

    The moves that are compared have got at least `fair` looks.
    """
    legal = [int(action) for action in spot.state.legal(spot.seat)]
    best = favoured(spot, bot, int(bot.favourite(spot.state.legal(spot.seat), spot.seat)))
    # Where the first step is the only one, nothing else leads to the same end.
    firsts = frozenset(way[0] for way in spot.ways({spot.after(best).key()})) | {best[0]}
    others = [action for action in legal if action not in firsts]
    if not others:
        return None
    second = fair_best(spot, bot, others, fair)
    pair = best[0], second
    first_share, second_share = (float(bot.chance_of(spot.seat, action)) for action in pair)
    first_visits, second_visits = (int(bot.visits(spot.seat, action)) for action in pair)
    return Opinion(
        best,
        favoured(spot, bot, second),
        (first_share, second_share),
        (first_visits, second_visits),
        firsts,
    )


def fair_best(spot: Spot, bot: MctsBot, actions: Sequence[int], fair: int) -> int:
    """Return the best of some moves, after enough looks at each that might be it."""
    while True:
        best = max(actions, key=lambda action: float(bot.chance_of(spot.seat, action)))
        short = fair - int(bot.visits(spot.seat, best))
        if short <= 0:
            return best
        bot.study(spot.state, spot.seat, best, short)


def favoured(spot: Spot, bot: MctsBot, first: int) -> Deed:
    """Return the deed that a search likes best after a first step, as far as it looked into it."""
    tree, seat = bot.tree, spot.seat
    deed, state, node = [first], spot.after([first]), tree.child(0, first * SEATS + seat)

    def looks(action: int) -> int:
        child = NOBODY if node == NOBODY else tree.child(node, action * SEATS + seat)
        return 0 if child == NOBODY else int(tree.visits[child])

    while goes_on(spot.game, state, seat):
        action = max((int(action) for action in state.legal(seat)), key=looks)
        node = NOBODY if node == NOBODY else tree.child(node, action * SEATS + seat)
        state.apply(seat, action)
        deed.append(action)
    return tuple(deed)


def search(
    spot: Spot, bot: MctsBot, simulations: int, is_hopeless: Callable[[Opinion], bool]
) -> Opinion | None:
    """Let a bot search for long; it gives up after any stage of it if there is no hope."""
    done, found = 0, None
    for goal in (simulations // part for part in STAGES):
        bot.budget = Budget(max(1, goal - done))
        bot.choose(spot.state, spot.seat)
        done, found = goal, look(spot, bot, fair=goal // FAIR + 1)
        if found is None or is_hopeless(found):
            return None
    return found


def ends_of(spot: Spot, bot: MctsBot, first: int, simulations: int) -> tuple[Deed, set[bytes]]:
    """Return the best deed after its first step, and where it and those as good as it end.

    Every further step gets as many simulations as the first one had.
    """
    deed, state, ends = [first], spot.after([first]), set[bytes]()
    bot.observe(spot.seat, first)
    while goes_on(spot.game, state, spot.seat):
        here, legal = Spot(spot.game, state.clone(), spot.seat), state.legal(spot.seat)
        bot.budget = Budget(max(1, simulations - int(bot.tree.visits[0])))
        action = int(bot.choose(state, spot.seat))
        if len(legal) > 1:
            for other in map(int, legal):
                if as_good(bot, spot.seat, action, other, simulations // FAIR):
                    ends.add(here.after(favoured(here, bot, other)).key())
        bot.observe(spot.seat, action)
        state.apply(spot.seat, action)
        deed.append(action)
    ends.add(state.key())
    return tuple(deed), ends


def as_good(bot: MctsBot, seat: int, action: int, other: int, fair: int) -> bool:
    """Say whether a step is as good as the best one, as far as can be told."""
    lost = bot.chance_of(seat, action) - bot.chance_of(seat, other)
    return action != other and bot.visits(seat, other) >= fair and lost < NOISE


# Other witnesses


@dataclass(frozen=True)
class Doubt:
    """When games that were played out speak for a deed: it wins `least` more, and `errors` of it.

    `games` are played after each deed at most.
    """

    games: int
    least: float
    errors: float


def usual_witness(game: Game) -> str:
    """Return who plays games out if nobody is named."""
    # A coach that leads playouts is followed best, and its searches take long.
    return "greedy" if game.coach.search.leads else WITNESS


def trial(
    spot: Spot, best: Deed, second: Deed, doubt: Doubt, witness: str, seed: int
) -> Trial | None:
    """Play games out after both deeds, with the same luck; None if the best one wins no more.

    Searches believe the coach, so they can all be wrong alike; what is won by bots in the end is
    the other witness. As soon as there is no doubt, or little hope, no more games are played.
    """
    batch = max(SMALLEST_BATCH, min(LARGEST_BATCH, doubt.games // 8))
    pairs: list[tuple[float, float]] = []
    while True:
        pairs += [
            (play_on(spot, best, witness, number), play_on(spot, second, witness, number))
            for number in range(seed + len(pairs), seed + len(pairs) + batch)
        ]
        gained = [better - worse for better, worse in pairs]
        gain, error = fmean(gained), stdev(gained) / sqrt(len(gained))
        is_last = len(pairs) >= doubt.games
        # What will have to be shown in the end, if games go on to differ as much.
        needed = doubt.errors * error * sqrt(len(pairs) / max(doubt.games, len(pairs)))
        if gain + error < max(doubt.least, needed):
            return None
        # Who looks often is surprised sometimes; so it takes more to stop early.
        if gain >= max(doubt.least, doubt.errors * error * (1.0 if is_last else 1.5)):
            shares = [round(fmean(won), 4) for won in zip(*pairs, strict=True)]
            return Trial(len(pairs), shares[0], shares[1])
        if is_last:
            return None


def play_on(spot: Spot, deed: Deed, witness: str, seed: int) -> float:
    """Play one game out and return the seat's share of the win."""
    state = spot.after(deed)
    bot = make_named(spot.game, witness, seed)
    play_out(state, [bot] * state.players, Chance(Rng(seed)))
    return float(win_shares(state.result())[spot.seat])


def finds(spot: Spot, firsts: frozenset[int], simulations: int, seeds: Sequence[int]) -> bool:
    """Say whether searches of this length mostly find a move."""
    most = len(seeds) // 2  # may find it in vain; as soon as more have, the others are not asked
    found = missed = 0
    for seed in seeds:
        if int(new_search(spot.game, simulations, seed).choose(spot.state, spot.seat)) in firsts:
            found += 1
        else:
            missed += 1
        if found > most or missed >= len(seeds) - most:
            break
    return found > most
