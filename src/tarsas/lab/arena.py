"""The arena: bots meet in a round robin, with seats rotated and the same luck for all.

Every pair of bots plays the same deals: chance draws from a generator that only the deal decides,
and every deal is played once in each seating. Results are written down as they come, so a
contest that was stopped goes on where it was.
"""

import json
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import combinations
from pathlib import Path
from zlib import crc32

import msgspec

from tarsas.bots.bot import Bot
from tarsas.bots.match import Chance, play_out
from tarsas.core.bounds import check_bounds
from tarsas.core.errors import TarsasError
from tarsas.core.position import read_position
from tarsas.core.record import Record
from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.core.state import OVER, State
from tarsas.lab.ratings import Rating, Share, rate, wilson
from tarsas.lab.workers import Span, in_processes, run_on_ray
from tarsas.programs.program import IDLE, ProgramBot, dismiss, make_player

MakeBot = Callable[[Record, str, int], Bot]


@dataclass(frozen=True)
class Contest:
    """What is to be played: `games` are those of each pair of bots."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int = 1
    options: Mapping[str, object] = field(default_factory=dict)
    position: str = ""  # in one line: where every game begins, if not at the opening

    def opening(self) -> Record:
        """Return how a game begins."""
        if self.position:
            return read_position(self.position)
        return Record.new(find_game(self.game), self.players, self.options)

    def check(self, make: MakeBot) -> None:
        """Refuse what cannot be played, before any work."""
        if self.games < 1:
            raise TarsasError(f"--games {self.games}: expected at least 1")
        if len(self.bots) < 2 or len(set(self.bots)) < len(self.bots):
            raise TarsasError(f"--bots {','.join(self.bots)}: expected two or more different bots")
        if self.players < 2:
            raise TarsasError(f"--players {self.players}: bots meet at tables of two or more")
        opening = self.opening()
        if opening.replay().actor() == OVER:
            raise TarsasError("--from: the game is over in this position")
        for bot in self.bots:
            make(opening, bot, 0)

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
    """One game's result, seat by seat; a fault is why a kitten played on in a program's place."""

    pair: tuple[str, str]
    number: int
    seats: list[str]
    ranks: list[int]
    scores: list[int]
    decisions: list[int]
    seconds: list[float]
    longest: list[float]
    faults: list[str] = field(default_factory=list)  # of each seat; none at all: no seat has one


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


def play_match(contest: Contest, match: Match, make: MakeBot = make_player) -> Played:
    """Play one game of a contest."""
    ways = seatings(match.pair, contest.players)
    deal, way = divmod(match.number, len(ways))
    seats = ways[way]
    chance = Chance(Rng(contest.seed * 1_000_003 + deal))
    record = contest.opening()
    players = [
        make(record, name, crc32(f"{contest.seed}/{deal}/{name}/{seat}".encode()))
        for seat, name in enumerate(seats)
    ]
    bots = [TimedBot(player) for player in players]
    state = record.replay()
    try:
        play_out(state, bots, chance)
    finally:
        dismiss(players)
    faults = [player.fault if isinstance(player, ProgramBot) else "" for player in players]
    return Played(
        match.pair,
        match.number,
        seats,
        [int(rank) for rank in state.result()],
        [int(state.score(seat)) for seat in range(contest.players)],
        [bot.decisions for bot in bots],
        [round(bot.seconds, 4) for bot in bots],
        [round(bot.longest, 4) for bot in bots],
        faults if any(faults) else [],
    )


def run(
    contest: Contest,
    jobs: int,
    notes: Path | None,
    on_progress: Callable[[int], None],
    make: MakeBot = make_player,
    ray: str | None = None,
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
    try:
        for result in play_all(Round(contest, tuple(left), make), jobs, ray):
            done.append(result)
            if notes:
                with notes.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(as_note(result)) + "\n")
            on_progress(1)
    finally:
        IDLE.close()
    order = {pair: place for place, pair in enumerate(contest.pairs())}
    return sorted(done, key=lambda result: (order[result.pair], result.number))


@dataclass(frozen=True)
class Round:
    """The matches of a contest that are still to be played."""

    contest: Contest
    matches: tuple[Match, ...]
    make: MakeBot


def play_one(round_: Round, span: Span) -> Played:
    """Play a match by its place among those left, on a cluster."""
    return play_match(round_.contest, round_.matches[span.first], round_.make)


def play_all(left: Round, jobs: int, ray: str | None) -> Iterator[Played]:
    """Play matches here, in worker processes or on a cluster, yielding results as they come."""
    contest, make = left.contest, left.make
    if ray is not None and left.matches:
        places = (Span(place, place) for place in range(len(left.matches)))
        yield from run_on_ray(ray, play_one, left, places)
    elif jobs == 1:
        for match in left.matches:
            yield play_match(contest, match, make)
    else:
        calls = (partial(play_match, contest, match, make) for match in left.matches)
        yield from in_processes(jobs, calls)


# Going on where it was


def heading(contest: Contest) -> dict[str, object]:
    """Return what must agree for results to belong to one contest; more games may be added."""
    return {
        "game": contest.game,
        "version": find_game(contest.game).version,
        "players": contest.players,
        "seed": contest.seed,
        "options": {name: str(value) for name, value in sorted(contest.options.items())},
        **({"position": contest.position} if contest.position else {}),
    }


def as_note(result: Played) -> dict[str, object]:
    """Return a result as it is noted; faults only where there are any."""
    note = asdict(result)
    if not result.faults:
        del note["faults"]
    return note


def read_notes(contest: Contest, notes: Path) -> list[Played]:
    """Return the results noted so far; begin the file if there is none."""
    try:
        if not notes.exists():
            notes.parent.mkdir(parents=True, exist_ok=True)
            notes.write_text(json.dumps(heading(contest)) + "\n", encoding="utf-8")
            return []
        lines = read_lines(notes)
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
    return [r for r in read_played(notes, found) if r.pair in pairs and r.number < contest.games]


def read_lines(notes: Path) -> list[str]:
    """Return the lines of notes, with their ends."""
    return notes.read_text(encoding="utf-8").splitlines(keepends=True)


def read_played(notes: Path, found: list[dict[str, object]]) -> list[Played]:
    """Return the results after the heading of notes."""
    try:
        return [msgspec.convert(entry, Played) for entry in found[1:]]
    except msgspec.ValidationError as error:
        raise TarsasError(f"{notes}: holds what is no result: {error}") from None


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
class Faults:
    """In how many seats a program lost its place to a kitten, and why the first time."""

    bot: str
    count: int
    first: str


@dataclass(frozen=True)
class Report:
    """A contest's standings, best first, every pair's share of wins, and what programs failed."""

    standings: list[Standing]
    pairs: list[tuple[str, str, Share]]
    faults: list[Faults]


def report(contest: Contest, results: list[Played]) -> Report:
    """Sum the results up."""
    won = tally(contest.bots, results)
    place = {bot: number for number, bot in enumerate(contest.bots)}
    pairs = []
    for first, other in contest.pairs():
        scores = won[place[first]][place[other]], won[place[other]][place[first]]
        # A game gives both together one; what stays are errors of halves and thirds.
        pairs.append((first, other, wilson(scores[0], round(sum(scores)))))
    return Report(standings(contest.bots, results), pairs, faults_of(contest.bots, results))


def tally(bots: Sequence[str], results: Iterable[Played]) -> list[list[float]]:
    """Return the games, and parts of games, that each bot won from each other."""
    place = {bot: number for number, bot in enumerate(bots)}
    scores = [[0.0] * len(bots) for _ in bots]
    for result in results:
        first, other = result.pair
        share = score_of(result)
        scores[place[first]][place[other]] += share
        scores[place[other]][place[first]] += 1 - share
    return scores


def standings(
    bots: Sequence[str], results: list[Played], zero: int | None = None
) -> list[Standing]:
    """Return what results say about each bot, the best first; `zero` as in `rate`."""
    scores = tally(bots, results)
    ratings = rate(scores, zero)
    found = []
    for number, bot in enumerate(bots):
        met = sum(bot in result.pair for result in results)
        mine = [
            (result.seconds[seat], result.decisions[seat], result.longest[seat])
            for result in results
            for seat, name in enumerate(result.seats)
            if name == bot
        ]
        moves = sum(count for _, count, _ in mine)
        found.append(
            Standing(
                bot,
                ratings[number],
                wilson(sum(scores[number]), met),
                sum(spent for spent, _, _ in mine) / max(1, moves),
                max((most for _, _, most in mine), default=0.0),
            )
        )
    return sorted(found, key=lambda standing: -standing.rating.elo)


def faults_of(bots: Sequence[str], results: list[Played]) -> list[Faults]:
    """Return the programs that failed."""
    told = [
        (bot, fault)
        for result in results
        for bot, fault in zip(result.seats, result.faults, strict=False)
        if fault
    ]
    why = {bot: [fault for failed, fault in told if failed == bot] for bot in bots}
    return [Faults(bot, len(faults), faults[0]) for bot, faults in why.items() if faults]


def as_data(contest: Contest, found: Report) -> dict[str, object]:
    """Return a report as a program would read it."""
    return {
        **heading(contest),
        "games": contest.games,
        "standings": [asdict(standing) for standing in found.standings],
        "pairs": [
            {"bot": first, "against": other, **asdict(share)} for first, other, share in found.pairs
        ],
        "faults": [asdict(fault) for fault in found.faults],
    }
