"""The arena: bots meet in a round robin, with seats rotated and the same luck for all.

Every pair of bots plays the same deals: chance draws from a generator that only the deal decides,
and every deal is played once in each seating. Results are written down as they come, so a
contest that was stopped goes on where it was.
"""

import json
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import combinations
from pathlib import Path
from zlib import crc32

import msgspec

from tarsas.bots.bot import Bot
from tarsas.bots.levels import make_named
from tarsas.bots.match import Chance, play_out
from tarsas.core.bounds import check_bounds
from tarsas.core.errors import TarsasError
from tarsas.core.game import Game
from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.core.state import State
from tarsas.lab.ratings import Rating, Share, rate, wilson
from tarsas.lab.workers import in_processes

MakeBot = Callable[[Game, str, int], Bot]


@dataclass(frozen=True)
class Contest:
    """What is to be played: `games` are those of each pair of bots."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int = 1
    options: Mapping[str, object] = field(default_factory=dict)

    def check(self, make: MakeBot) -> None:
        """Refuse what cannot be played, before any work."""
        if self.games < 1:
            raise TarsasError(f"--games {self.games}: expected at least 1")
        if len(self.bots) < 2 or len(set(self.bots)) < len(self.bots):
            raise TarsasError(f"--bots {','.join(self.bots)}: expected two or more different bots")
        if self.players < 2:
            raise TarsasError(f"--players {self.players}: bots meet at tables of two or more")
        find_game(self.game).new(self.players, self.options)
        for bot in self.bots:
            make(find_game(self.game), bot, 0)

    def pairs(self) -> list[tuple[str, str]]:
        """Return every pair of bots."""
        return list(combinations(self.bots, 2))


@dataclass(frozen=True)
class Match:
    """One game: of which pair, and its number among the pair's games."""

    pair: tuple[str, str]
    number: int


@dataclass(frozen=True)
class Played:
    """One game's result, seat by seat."""

    pair: tuple[str, str]
    number: int
    seats: list[str]
    ranks: list[int]
    scores: list[int]
    decisions: list[int]
    seconds: list[float]
    longest: list[float]


def seatings(pair: tuple[str, str], players: int) -> list[list[str]]:
    """Return the ways a pair sits at a table: alternating, each bot in each seat equally often."""
    found: list[list[str]] = []
    for first in (0, 1):
        pattern = [pair[(first + seat) % 2] for seat in range(players)]
        for turn in range(players):
            turned = pattern[turn:] + pattern[:turn]
            if turned not in found:
                found.append(turned)
    return found


# Playing


class TimedBot(Bot):
    """Plays as `bot` and takes down how long it thinks."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0

    def choose(self, state: State, seat: int) -> int:
        """Return the bot's choice."""
        began = time.perf_counter()
        action = self.bot.choose(state, seat)
        spent = time.perf_counter() - began
        self.decisions += 1
        self.seconds += spent
        self.longest = max(self.longest, spent)
        return action

    def observe(self, seat: int, action: int) -> None:
        """Let the bot hear of an action."""
        self.bot.observe(seat, action)


def play_match(contest: Contest, match: Match, make: MakeBot = make_named) -> Played:
    """Play one game of a contest."""
    game = find_game(contest.game)
    ways = seatings(match.pair, contest.players)
    deal, way = divmod(match.number, len(ways))
    seats = ways[way]
    chance = Chance(Rng(contest.seed * 1_000_003 + deal))
    bots = [
        TimedBot(make(game, name, crc32(f"{contest.seed}/{deal}/{name}/{seat}".encode())))
        for seat, name in enumerate(seats)
    ]
    state = game.new(contest.players, contest.options)
    play_out(state, bots, chance)
    return Played(
        match.pair,
        match.number,
        seats,
        [int(rank) for rank in state.result()],
        [int(state.score(seat)) for seat in range(contest.players)],
        [bot.decisions for bot in bots],
        [round(bot.seconds, 4) for bot in bots],
        [round(bot.longest, 4) for bot in bots],
    )


def run(
    contest: Contest,
    jobs: int,
    notes: Path | None,
    on_progress: Callable[[int], None],
    make: MakeBot = make_named,
) -> list[Played]:
    """Play what is not played yet and return all results, in the same order for any `jobs`."""
    if jobs < 1:
        raise TarsasError(f"--jobs {jobs}: expected at least 1")
    contest.check(make)
    done = read_notes(contest, notes) if notes else []
    on_progress(len(done))
    known = {(result.pair, result.number) for result in done}
    left = [
        Match(pair, number)
        for number in range(contest.games)
        for pair in contest.pairs()
        if (pair, number) not in known
    ]
    for result in play_all(contest, left, jobs, make):
        done.append(result)
        if notes:
            with notes.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(result)) + "\n")
        on_progress(1)
    order = {pair: place for place, pair in enumerate(contest.pairs())}
    return sorted(done, key=lambda result: (order[result.pair], result.number))


def play_all(contest: Contest, matches: list[Match], jobs: int, make: MakeBot) -> Iterator[Played]:
    """Play matches here or in worker processes, yielding results as they come."""
    if jobs == 1:
        for match in matches:
            yield play_match(contest, match, make)
        return
    yield from in_processes(jobs, (partial(play_match, contest, match, make) for match in matches))


# Going on where it was


def heading(contest: Contest) -> dict[str, object]:
    """Return what must agree for results to belong to one contest; more games may be added."""
    return {
        "game": contest.game,
        "version": find_game(contest.game).version,
        "players": contest.players,
        "seed": contest.seed,
        "options": {name: str(value) for name, value in sorted(contest.options.items())},
    }


def read_notes(contest: Contest, notes: Path) -> list[Played]:
    """Return the results noted so far; begin the file if there is none."""
    try:
        if not notes.exists():
            notes.parent.mkdir(parents=True, exist_ok=True)
            notes.write_text(json.dumps(heading(contest)) + "\n", encoding="utf-8")
            return []
        lines = notes.read_text(encoding="utf-8").splitlines(keepends=True)
    except (OSError, ValueError) as error:
        raise TarsasError(f"{notes}: cannot be used: {error}") from None
    found = [entry for line in lines if (entry := read_line(line))]
    if not found or found[0] != heading(contest):
        said = json.dumps(heading(contest))
        raise TarsasError(f"{notes}: holds another contest's results; expected it to begin {said}")
    if lines and not lines[-1].endswith("\n"):
        # A stop in the middle of a line: that game is played again.
        notes.write_text("".join(json.dumps(entry) + "\n" for entry in found), encoding="utf-8")
    pairs = contest.pairs()
    try:
        results = [msgspec.convert(entry, Played) for entry in found[1:]]
    except msgspec.ValidationError as error:
        raise TarsasError(f"{notes}: holds what is no result: {error}") from None
    return [r for r in results if r.pair in pairs and r.number < contest.games]


def read_line(line: str) -> dict[str, object] | None:
    """Return a line of the notes, or None if it was cut off."""
    try:
        check_bounds(line)
        entry = json.loads(line)
    except ValueError:
        return None
    return entry if isinstance(entry, dict) else None


# Summing up


def score_of(result: Played) -> float:
    """Return the share of the pair's first bot: the seats it beat, draws counted half."""
    first, other = result.pair
    points = [
        1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
        for mine, a in zip(result.ranks, result.seats, strict=True)
        for theirs, b in zip(result.ranks, result.seats, strict=True)
        if a == first and b == other
    ]
    return sum(points) / len(points)


@dataclass(frozen=True)
class Standing:
    """What a contest says about one bot."""

    bot: str
    rating: Rating
    share: Share
    move_seconds: float
    longest_seconds: float


@dataclass(frozen=True)
class Report:
    """A contest's standings, best first, and every pair's share of wins."""

    standings: list[Standing]
    pairs: list[tuple[str, str, Share]]


def report(contest: Contest, results: list[Played]) -> Report:
    """Sum the results up."""
    place = {bot: number for number, bot in enumerate(contest.bots)}
    scores = [[0.0] * len(place) for _ in place]
    games = dict.fromkeys(contest.pairs(), 0)
    for result in results:
        first, other = result.pair
        share = score_of(result)
        scores[place[first]][place[other]] += share
        scores[place[other]][place[first]] += 1 - share
        games[result.pair] += 1
    ratings = rate(scores)
    standings = []
    for bot, number in place.items():
        met = sum(count for pair, count in games.items() if bot in pair)
        mine = [
            (result.seconds[seat], result.decisions[seat], result.longest[seat])
            for result in results
            for seat, name in enumerate(result.seats)
            if name == bot
        ]
        moves = sum(count for _, count, _ in mine)
        standings.append(
            Standing(
                bot,
                ratings[number],
                wilson(sum(scores[number]), met),
                sum(spent for spent, _, _ in mine) / max(1, moves),
                max((most for _, _, most in mine), default=0.0),
            )
        )
    standings.sort(key=lambda standing: -standing.rating.elo)
    pairs = [
        (first, other, wilson(scores[place[first]][place[other]], games[first, other]))
        for first, other in contest.pairs()
    ]
    return Report(standings, pairs)


def as_data(contest: Contest, found: Report) -> dict[str, object]:
    """Return a report as a program would read it."""
    return {
        **heading(contest),
        "games": contest.games,
        "standings": [asdict(standing) for standing in found.standings],
        "pairs": [
            {"bot": first, "against": other, **asdict(share)} for first, other, share in found.pairs
        ],
    }
