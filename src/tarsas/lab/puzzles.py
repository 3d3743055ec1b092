"""The finder of puzzles: it looks through games of bots for positions with one clearly best deed.

What a game yields follows from the plan and its number alone, so neither the number of workers nor
a stop in between changes what is found. Looking goes from cheap to dear, and most positions are
dropped early: a scout that plays the games, a search of some thousand simulations, two long ones
that know nothing of each other, and games that are played out.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from math import sqrt
from zlib import crc32

from tarsas.bots.bot import Bot
from tarsas.bots.greedy import GreedyBot
from tarsas.bots.levels import AT_ONCE, LEVELS, kitten, level_budget, simulations_of
from tarsas.bots.match import Chance, moves
from tarsas.core.errors import TarsasError
from tarsas.core.game import Game
from tarsas.core.options import Value, read_options
from tarsas.core.puzzles import (
    FORMAT,
    MOST_WAYS,
    Grade,
    Heading,
    Puzzle,
    Searched,
    why,
)
from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.core.state import State
from tarsas.lab.puzzle_search import (
    FAIR,
    QUICKEST,
    Deed,
    Doubt,
    Opinion,
    Spot,
    ends_of,
    finds,
    look,
    new_search,
    search,
    trial,
    usual_witness,
)
from tarsas.lab.workers import Span
from tarsas.study.review import LIMITS

PROCEDURE = 2
"""Of this finder. It rises when the same command would find others in the same games."""

MARGIN = LIMITS["mistake"]
"""By how much the best deed usually wins more: all else is what a review calls a mistake."""

LEAST_MARGIN = LIMITS["inaccuracy"]
"""The least that may be asked for, where one deed seldom decides more."""

GLIMPSE, HOPE = 0.4, 0.8
"""A scout, and a search that is not the last, must show these shares of the margin.

Longer searches find better replies, so margins rather shrink than grow.
"""

ONE_LOOK = 0.3
"""By how much the result of one look errs, where it errs much; of many, by the root of them less.

The best of forty moves with a hundred looks each seems better than it is.
"""

LOST, WON = 0.15, 0.85
"""A game is decided if the best deed wins less than this, or even the second one more."""

FEWEST = 3
"""Moves to choose from; of two, who guesses finds every other one."""

APART = 12
"""Decisions between two puzzles of one game."""

TRIES = 5
"""Searches that say whether a budget finds a puzzle: most of them must."""

LAPSES = (0, 10, 30)
"""How many moves in a hundred the seats play as a kitten would, by turns."""

HINT = Doubt(games=160, least=MARGIN / 4, errors=1.0)
"""What games that greedy bots play out must show before anything long is done: a hint of it."""

TEN_TIMES = 10 * int(level_budget("master").simulations)
"""The budget of a long search: ten times the most that a master thinks about a move."""

SURE = Doubt(games=320, least=MARGIN / 2, errors=2.0)
"""Games played out must confirm half of the margin: bots that are quick make less of it.

For half of that margin it takes four times as many games to be as sure.
"""


@dataclass(frozen=True)
class Scale:
    """How long everything takes: simulations of each stage, and the doubts in a trial.

    The scouts take turns from game to game. A short one looks through many games and finds what it
    can see itself; a long one finds harder puzzles.
    """

    scouts: tuple[int, ...] = (300, 300, 3000)
    middle: int = 4000
    long: int = TEN_TIMES
    ladder: tuple[int, ...] = (30, 100, 300, 1000, 3000, 10_000, 20_000)
    hint: Doubt = HINT
    trial: Doubt = SURE

    @classmethod
    def of(cls, simulations: int, leads: bool = False) -> "Scale":
        """Return how long everything takes if a long search has so many simulations.

        Where the coach leads, each of them plays several turns: the first looks need a quarter.
        """
        usual, share = cls(), simulations / TEN_TIMES / (4 if leads else 1)

        def part(length: int) -> int:
            return max(1, round(length * share))

        return cls(tuple(map(part, usual.scouts)), part(usual.middle), simulations)


NO_DOUBT = Doubt(games=8, least=0.0, errors=0.0)
QUICK = Scale((40,), 100, 400, (5, 20, 80), NO_DOUBT, NO_DOUBT)
"""Finds puzzles of a kind in seconds: to try the command, never to ship them."""


@dataclass(frozen=True)
class Plan:
    """Where puzzles are looked for, and what is one.

    `players` and `options` hold what games take turns in. The best deed must win more by `margin`,
    also in games that the `witness` plays out.
    """

    game: str
    players: tuple[int, ...]
    options: Mapping[str, tuple[Value, ...]]
    seed: int = 1
    scale: Scale = field(default_factory=Scale)
    version: int = 1
    margin: float = MARGIN
    witness: str = ""

    @classmethod
    def new(
        cls,
        game: Game,
        players: tuple[int, ...] = (),
        options: Mapping[str, tuple[str, ...]] | None = None,
        seed: int = 1,
        scale: Scale | None = None,
        margin: float = MARGIN,
        witness: str = "",
    ) -> "Plan":
        """Make a plan that can be played; refuse any other before work begins."""
        if not LEAST_MARGIN <= margin < 1.0:
            raise TarsasError(f"--margin {margin}: expected at least {LEAST_MARGIN}, and below 1")
        witness = witness or usual_witness(game)
        if simulations_of(witness) is None:
            raise TarsasError(f"--witness {witness}: expected a bot with so many simulations")
        others = [count for count in game.players if count > 1 and count != game.usual_players]
        # Half of the games have the usual number of players.
        chosen = players or (*[game.usual_players] * max(1, len(others)), *others)
        if min(chosen) < 2:
            raise TarsasError(
                f"--players {min(chosen)}: puzzles are found at tables of two or more"
            )
        complete: dict[str, tuple[Value, ...]] = {}
        for name, values in (options or {}).items():
            complete[name] = tuple(
                read_options(game.options, {name: value}, chosen[0])[name] for value in values
            )
        said = scale or Scale(), game.version, margin, witness
        plan = cls(game.id, chosen, complete, seed, *said)
        for number in range(len(chosen)):
            game.new(*plan.setting(number))
        return plan

    def heading(self, games: int) -> Heading:
        """Return what a file of the puzzles says of itself."""
        said = FORMAT, self.game, self.version, self.seed, self.scale.long, self.command()
        return Heading(*said, games, self.margin, ((PROCEDURE, 0),))

    def doubt(self, usual: Doubt) -> Doubt:
        """Return what a trial must show: as surely as usual, whatever the margin."""
        part = self.margin / MARGIN
        return replace(usual, games=round(usual.games / part**2), least=usual.least * part)

    def command(self) -> str:
        """Return the command that finds the same puzzles."""
        said = ["tarsas puzzles", self.game, f"--seed {self.seed}"]
        said += [f"--players {','.join(map(str, self.players))}"]
        said += [f"-o {name}={','.join(map(str, some))}" for name, some in self.options.items()]
        said += [f"--margin {self.margin:g}"] if self.margin != MARGIN else []
        if self.witness != usual_witness(find_game(self.game)):
            said += [f"--witness {self.witness}"]
        if self.scale == QUICK:
            return " ".join([*said, "--quick"])
        return " ".join([*said, f"--simulations {self.scale.long}"])

    def setting(self, number: int) -> tuple[int, dict[str, Value]]:
        """Return the players and the options of a game."""
        options = {
            name: some[self.mixed(number, name) % len(some)] for name, some in self.options.items()
        }
        return self.players[number % len(self.players)], options

    def mixed(self, number: int, what: object) -> int:
        """Return a number that seed, game and purpose decide, the same anywhere."""
        return crc32(f"{self.seed}/{number}/{what}".encode())


@dataclass(frozen=True)
class Sifted:
    """What a game yields: its puzzles, and how many positions came how far."""

    number: int
    puzzles: tuple[Puzzle, ...]
    counts: Counter[str]


# The scout


@dataclass(frozen=True)
class Candidate:
    """A position that may be a puzzle: `decision` and `moves` are those of its game before it."""

    spot: Spot
    decision: int
    moves: tuple[int, ...]


class Scout(Bot):
    """Plays all seats of a game, some with lapses, and notes where something could be found."""

    def __init__(self, game: Game, plan: Plan, number: int) -> None:
        self.game, self.number, self.margin = game, number, plan.margin
        self.length = plan.scale.scouts[number % len(plan.scale.scouts)]
        self.search = new_search(game, self.length, plan.mixed(number, "scout"))
        self.greedy = GreedyBot(game.coach, Rng(plan.mixed(number, "greedy")))
        self.careless = kitten(game.coach, Rng(plan.mixed(number, "kitten")))
        self.rng = Rng(plan.mixed(number, "lapses"))
        self.played: list[int] = []
        self.counts: Counter[str] = Counter()
        self.found: list[Candidate] = []

    def choose(self, state: State, seat: int) -> int:
        """Return a move, after a look at whether the position could be a puzzle."""
        action = int(self.search.choose(state, seat))
        if len(state.legal(seat)) >= FEWEST:
            self.counts["decisions"] += 1
            if int(self.greedy.choose(state, seat)) != action:
                self.note(Spot(self.game, state.clone(), seat))
        if self.rng.below(100) < LAPSES[(self.number + seat) % len(LAPSES)]:
            return int(self.careless.choose(state, seat))
        return action

    def note(self, spot: Spot) -> None:
        """Keep a position if the scout sees something in it."""
        self.counts["not greedy"] += 1
        seen = look(spot, self.search, self.length // FAIR + 1)
        if seen and seen.margin >= GLIMPSE * self.margin and not is_decided(*seen.shares):
            self.counts["scouted"] += 1
            place = self.counts["decisions"]
            self.found.append(Candidate(spot, place, tuple(self.played)))

    def observe(self, seat: int, action: int) -> None:
        """Remember the game, chance included."""
        self.played.append(int(action))
        self.search.observe(seat, action)


def is_decided(best: float, second: float) -> bool:
    """Say by shares of wins whether it no longer matters what is done."""
    return best < LOST or second > WON


def is_hopeless(margin: float, seen: Opinion) -> bool:
    """Say whether a search that is not the last sees too little, even if its few looks err."""
    error = ONE_LOOK / sqrt(seen.visits[1])
    return seen.margin + error < HOPE * margin or is_decided(*seen.shares)


def is_clear(margin: float, seen: Opinion) -> bool:
    """Say whether one deed is better than every other by the margin."""
    return seen.margin >= margin and not is_decided(*seen.shares)


def scouted(plan: Plan, number: int) -> tuple[list[Candidate], Counter[str]]:
    """Play a game and return what the scout noted."""
    game = find_game(plan.game)
    players, options = plan.setting(number)
    state, scout = game.new(players, options), Scout(game, plan, number)
    chance = Chance(Rng(plan.mixed(number, "chance")))
    for seat, action in moves(lambda: state, [scout] * players, chance):
        state.apply(seat, action)
    return scout.found, scout.counts


# From a candidate to a puzzle


def sift(plan: Plan, span: Span) -> Sifted:
    """Look through one game in a worker."""
    game, number = find_game(plan.game), span.first
    if game.version != plan.version:
        raise TarsasError(
            f"this worker has version {game.version} of {plan.game}, the plan {plan.version}"
        )
    candidates, counts = scouted(plan, number)
    kept = [(seen, one) for one in candidates if (seen := confirmed(plan, number, one))]
    counts["confirmed"] = len(kept)
    puzzles: dict[int, Puzzle] = {}
    for seen, one in sorted(kept, key=lambda pair: (-pair[0].margin, pair[1].decision)):
        is_apart = all(abs(one.decision - place) >= APART for place in puzzles)
        if not is_apart or not is_hinted(plan, number, one, seen):
            continue
        counts["hinted"] += 1
        if puzzle := examined(plan, number, one, counts):
            puzzles[one.decision] = puzzle
    return Sifted(number, tuple(puzzles[place] for place in sorted(puzzles)), counts)


def confirmed(plan: Plan, number: int, candidate: Candidate) -> Opinion | None:
    """Return what a search of middle length sees in a candidate, if it is still one."""
    spot, length = candidate.spot, plan.scale.middle
    bot = new_search(spot.game, length, plan.mixed(number, f"middle {candidate.decision}"))
    best = int(bot.choose(spot.state, spot.seat))
    if greedy_deed(plan, spot, frozenset({best})) is None:
        return None  # before others are looked into, which takes longer than the search
    seen = look(spot, bot, length // FAIR + 1)
    if (
        seen is None
        or is_hopeless(plan.margin, seen)
        or greedy_deed(plan, spot, seen.firsts) is None
    ):
        return None
    return seen


def is_hinted(plan: Plan, number: int, candidate: Candidate, seen: Opinion) -> bool:
    """Say whether a candidate can be explained, and greedy games hint at the same as the search.

    That is a matter of seconds or less; most candidates would fail in the trial at last.
    """
    spot, doubt = candidate.spot, plan.doubt(plan.scale.hint)
    if not why(spot.game, spot.state, spot.seat, seen.best):
        return False
    seed = plan.mixed(number, f"hint {candidate.decision}")
    return trial(spot, seen.best, seen.second, doubt, QUICKEST, seed) is not None


def greedy_deed(plan: Plan, spot: Spot, firsts: frozenset[int]) -> int | None:
    """Return how a greedy bot begins; None if that may be the best. Among equals it takes any."""
    bot = GreedyBot(spot.game.coach, Rng(plan.mixed(0, "greedy again")))
    chosen = [int(bot.choose(spot.state, spot.seat)) for _ in range(TRIES)]
    return None if firsts.intersection(chosen) else chosen[0]


def examined(plan: Plan, number: int, one: Candidate, counts: Counter[str]) -> Puzzle | None:
    """Return the puzzle that a candidate is, if it passes the dear stages too."""
    spot, place = one.spot, one.decision
    counts["searched long"] += 1
    first = long_search(plan, spot, plan.mixed(number, f"long a {place}"))
    if first is None or not why(spot.game, spot.state, spot.seat, first.deed):
        return None
    counts["explained"] += 1
    # The trial before the other search, which mostly agrees: most positions fail in the trial.
    second = first.opinion.second
    seed = plan.mixed(number, f"trial {place}")
    tried = trial(spot, first.deed, second, plan.doubt(plan.scale.trial), plan.witness, seed)
    if tried is None or is_decided(tried.best, tried.second):
        return None
    counts["tried"] += 1
    # Where there is no chance within a turn, a seed changes nothing; a taste does.
    seed = plan.mixed(number, f"long b {place}")
    again = long_search(plan, spot, seed, taste=seed)
    if again is None or first.opinion.best[0] not in again.opinion.firsts:
        return None
    counts["agreed"] += 1
    solutions = ways_to(spot, first.deed, first.ends | again.ends)
    if not solutions:
        return None
    firsts = frozenset(way[0] for way in solutions)
    instead = greedy_deed(plan, spot, firsts)
    if instead is None or second[0] in firsts:
        return None
    players, options = plan.setting(number)
    return Puzzle(
        id=f"{plan.seed}-{number}-{len(one.moves)}",
        players=players,
        options=read_options(spot.game.options, options, players),
        moves=one.moves,
        seat=spot.seat,
        solutions=tuple(words_of(spot, way) for way in solutions),
        second=words_of(spot, second)[0],
        instead=words_of(spot, [instead])[0],
        searches=(first.said, again.said),
        trial=tried,
        grade=grade(plan, number, spot, firsts),
    )


@dataclass(frozen=True)
class Long:
    """What a long search found: the best deed, and where it and those as good as it end."""

    opinion: Opinion
    said: Searched
    deed: Deed
    ends: set[bytes]


def long_search(plan: Plan, spot: Spot, seed: int, taste: int | None = None) -> Long | None:
    """Search a position for long, and return what it found if one deed is clearly the best."""
    length = plan.scale.long
    bot = new_search(spot.game, length, seed, taste)
    seen = search(spot, bot, length, partial(is_hopeless, plan.margin))
    if seen is None or not is_clear(plan.margin, seen):
        return None
    if greedy_deed(plan, spot, seen.firsts) is None:
        return None
    deed, ends = ends_of(spot, bot, seen.best[0], length)
    best, second = (round(share, 4) for share in seen.shares)
    return Long(seen, Searched(seed, length, best, second, seen.visits), deed, ends)


def ways_to(spot: Spot, shown: Deed, ends: set[bytes]) -> list[Deed]:
    """Return all ways to solve a puzzle, the shown one first; none if there are too many."""
    found = [tuple(way) for way in spot.ways(ends)]
    if shown not in found or len(found) > MOST_WAYS:
        return []
    return [shown, *(way for way in found if way != shown)]


def words_of(spot: Spot, deed: Sequence[int]) -> tuple[str, ...]:
    """Return the steps of a deed in words."""
    words = spot.game.notation.words
    return tuple(
        words(spot.after(deed[:number]), spot.seat, action) for number, action in enumerate(deed)
    )


def grade(plan: Plan, number: int, spot: Spot, firsts: frozenset[int]) -> Grade:
    """Return how long one must search to find a puzzle in most of a few tries."""
    seeds = [plan.mixed(number, f"grade {which}") for which in range(TRIES)]
    for rung, simulations in enumerate(plan.scale.ladder, start=1):
        if finds(spot, firsts, simulations, seeds):
            return Grade(rung, simulations, level_of(simulations))
    return Grade(len(plan.scale.ladder) + 1, plan.scale.long, "")


def level_of(simulations: int) -> str:
    """Return the weakest level that searches so much for a move."""
    searching = [level for level in LEVELS if level not in AT_ONCE]
    return next((lv for lv in searching if level_budget(lv).simulations >= simulations), "")
