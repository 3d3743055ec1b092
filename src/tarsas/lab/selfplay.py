"""Games that bots play for learners: every decision as a row, every game as a record.

A game follows from the plan and its number alone, so neither the number of workers nor a stop in
between changes the data. (Bots that think by the clock are the exception.)
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Any
from zlib import crc32

from tarsas.bots.levels import AT_ONCE, make_named, read_bot
from tarsas.core.coach import LinearCoach
from tarsas.core.errors import TarsasError
from tarsas.core.game import Game
from tarsas.core.notation import write_record
from tarsas.core.options import read_options
from tarsas.core.record import Record
from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, State
from tarsas.lab.recorded import tables
from tarsas.lab.selfplay_files import Store
from tarsas.lab.workers import Played, Span, run_here, run_on_ray

QUICK_PART, SLOW_PART = 50, 1  # games a worker plays before it hands them over


@dataclass(frozen=True)
class Plan:
    """What is to be played. Bots take turns in the seats: each game shifts them by one."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int = 1
    options: Mapping[str, object] = field(default_factory=dict)
    version: int = 0  # of the rules; workers on other machines must have the same

    @classmethod
    def new(
        cls,
        game: Game,
        players: int,
        bots: tuple[str, ...],
        games: int,
        seed: int,
        options: Mapping[str, object],
    ) -> "Plan":
        """Make a plan that can be played; refuse any other before work begins."""
        if games < 1:
            raise TarsasError(f"--games {games}: expected at least 1")
        if len(bots) > players:
            raise TarsasError(f"--bots {','.join(bots)}: more bots than the {players} players")
        game.new(players, options)
        for bot in bots:
            make_named(game, bot, 0)
        complete = read_options(game.options, options, players)
        return cls(game.id, players, bots, games, seed, complete, game.version)

    def heading(self) -> dict[str, object]:
        """Return what must agree for games to belong to one set of data."""
        return {
            "game": self.game,
            "version": self.version,
            "players": self.players,
            "bots": list(self.bots),
            "seed": self.seed,
            "options": dict(self.options),
        }

    def seats(self, number: int) -> list[str]:
        """Return the bots of a game, seat by seat."""
        return [self.bots[(number + seat) % len(self.bots)] for seat in range(self.players)]


# Playing


class Columns:
    """Rows gathered column by column, as Arrow takes them; a row may come in pieces."""

    def __init__(self, names: list[str]) -> None:
        self.lists: dict[str, list[Any]] = {name: [] for name in names}
        self.features = [self.lists[name] for name in names if name.startswith("feature_")]

    def add(self, **row: object) -> None:
        """Append a row, or a piece of one."""
        for name, value in row.items():
            self.lists[name].append(value)


def game_fields() -> list[tuple[str, str]]:
    """Return the columns of the games and their types."""
    return [
        ("game", "int64"),
        ("bots", "list<string>"),
        ("scores", "list<int32>"),
        ("ranks", "list<int32>"),
        ("ending", "string"),
        ("moves", "int32"),
        ("decisions", "int32"),
        ("record", "string"),
    ]


def decision_fields(game: Game) -> list[tuple[str, str]]:
    """Return the columns of the decisions and their types.

    `move` is the move's number in the record, `score` and `lead` (over the best rival) are as
    they were before it, features are those of the game's coach for the seat that decides.
    """
    features = [(f"feature_{name}", "float") for name in feature_names(game)]
    return [
        ("game", "int64"),
        ("move", "int32"),
        ("seat", "int32"),
        ("bot", "string"),
        ("action", "int32"),
        ("words", "string"),
        ("legal", "int32"),
        ("score", "int32"),
        ("lead", "int32"),
        *features,
        ("final_score", "int32"),
        ("final_margin", "int32"),
        ("final_rank", "int32"),
    ]


def feature_names(game: Game) -> tuple[str, ...]:
    """Return what the game's coach counts, if it names it."""
    return game.coach.names if isinstance(game.coach, LinearCoach) else ()


def lead(state: State, seat: int) -> int:
    """Return a seat's points over its best rival's; who plays alone leads by all of them."""
    rivals = [int(state.score(other)) for other in range(state.players) if other != seat]
    return int(state.score(seat)) - max(rivals, default=0)


def play_game(plan: Plan, number: int, decisions: Columns, games: Columns) -> None:
    """Play one game and append its rows."""
    game = find_game(plan.game)
    seats = plan.seats(number)
    bots = [
        make_named(game, name, crc32(f"{plan.seed}/{number}/{name}/{seat}".encode()))
        for seat, name in enumerate(seats)
    ]
    chance = Rng(plan.seed * 1_000_003 + number)
    record = Record.new(game, plan.players, plan.options, names=tuple(seats))
    deciders: list[int] = []
    for before, after in pairwise(tables(record, bots, chance)):
        seat, action = after.last.seat, after.last.action
        if seat != CHANCE:
            decisions.add(game=number, move=after.number, bot=seats[seat])
            add_decision(decisions, game, before.state, seat, action)
            deciders.append(seat)
    ranks = [int(rank) for rank in after.state.result()]
    scores = after.scores()
    margins = [lead(after.state, seat) for seat in range(plan.players)]
    for seat in deciders:
        decisions.add(final_score=scores[seat], final_margin=margins[seat], final_rank=ranks[seat])
    games.add(
        game=number,
        bots=seats,
        scores=scores,
        ranks=ranks,
        ending=after.state.ending(),
        moves=after.number,
        decisions=len(deciders),
        record=write_record(after.record),
    )


def add_decision(rows: Columns, game: Game, state: State, seat: int, action: int) -> None:
    """Append what is known of a decision before it is carried out."""
    rows.add(
        seat=seat,
        action=action,
        words=game.notation.words(state, seat, action),
        legal=len(state.legal(seat)),
        score=int(state.score(seat)),
        lead=lead(state, seat),
    )
    if isinstance(game.coach, LinearCoach):
        values = game.coach.features(state, seat)
        for column, value in zip(rows.features, values, strict=True):
            column.append(value)


def play_span(plan: Plan, span: Span) -> Played:
    """Play a few games in a worker and return them as Parquet, decisions and games."""
    game = find_game(plan.game)
    if game.version != plan.version:
        raise TarsasError(
            f"this worker has version {game.version} of {plan.game}, the plan {plan.version}"
        )
    tables = decision_fields(game), game_fields()
    decisions, games = (Columns([name for name, _ in fields]) for fields in tables)
    for number in range(span.first, span.last + 1):
        play_game(plan, number, decisions, games)
    parts = [
        parquet(columns, fields) for columns, fields in zip((decisions, games), tables, strict=True)
    ]
    return Played(span, parts[0], parts[1])


def parquet(columns: Columns, fields: list[tuple[str, str]]) -> bytes:
    """Return rows as a Parquet file."""
    arrow: Any = import_module("pyarrow")
    types = {"float": arrow.float32(), "list<string>": arrow.list_(arrow.string())}
    types |= {"list<int32>": arrow.list_(arrow.int32())}
    schema = arrow.schema(
        [(name, types.get(kind) or arrow.type_for_alias(kind)) for name, kind in fields]
    )
    out = BytesIO()
    import_module("pyarrow.parquet").write_table(arrow.table(columns.lists, schema=schema), out)
    return out.getvalue()


# The whole plan


def part_size(plan: Plan) -> int:
    """Return how many games make a part: few where bots think long, lest a stop lose much."""
    slow = any(read_bot(bot)[0] not in AT_ONCE for bot in plan.bots)
    return SLOW_PART if slow else QUICK_PART


def run(
    plan: Plan, out: Path, jobs: int, ray: str | None, on_progress: Callable[[int], None]
) -> Store:
    """Play what is not played yet and put everything together; return where it is."""
    if jobs < 1:
        raise TarsasError(f"--jobs {jobs}: expected at least 1")
    store = Store(out, plan.heading(), plan.games)
    if store.is_complete():
        on_progress(plan.games)
        return store
    on_progress(store.begin())
    for part in play_missing(plan, store.missing(part_size(plan)), jobs, ray):
        store.keep(part)
        on_progress(len(part.span))
    store.finish()
    return store


def play_missing(plan: Plan, spans: list[Span], jobs: int, ray: str | None) -> Iterator[Played]:
    """Play spans of games on this machine or on a cluster."""
    if ray is not None:
        return run_on_ray(ray, play_span, plan, spans)
    return run_here(jobs, play_span, plan, spans)
