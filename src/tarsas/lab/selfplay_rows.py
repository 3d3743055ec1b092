"""The rows of games that bots play for learners: which columns there are, and Parquet of them.

Every row has the plain columns. `ADDED` names what a learner of policies may want beside them;
observations make rows large, so they are written away while a span of games is played.
"""

from collections.abc import Iterable
from importlib import import_module
from io import BytesIO
from typing import Any

from tarsas.bots.bot import Bot
from tarsas.core.coach import Coach, LinearCoach
from tarsas.core.errors import TarsasError
from tarsas.core.game import Game
from tarsas.core.state import State
from tarsas.lab.stepping import learner_numbers

ADDED = ("policy", "features", "observations")
"""What can be added to the plain columns: what a search found, and what all seats see."""

ROOM = 1 << 25  # bytes of observations that wait in memory until they are written away

Field = tuple[str, str]
"""A column and its type, as Arrow calls it; `floats[n]` are n of 32 bits in every row."""


# Columns


def game_fields() -> list[Field]:
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


def decision_fields(game: Game, players: int, added: Iterable[str]) -> list[Field]:
    """Return the columns of the decisions and their types.

    Points, and the lead over the best rival, are as they were before the move, whose number is
    that in the record; features are those of the game's coach for the seat that decides.
    """
    features = [(f"feature_{name}", "float") for name in feature_names(game)]
    observations = f"floats[{players * int(game.observer(players).size)}]"
    more = {
        "policy": [
            ("number", "int32"),
            ("legal_numbers", "list<int32>"),
            ("visits", "list<int32>"),
            ("value", "float"),
        ],
        "features": [("features", "list<list<float>>")],
        "observations": [("observations", observations)],
    }
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
        *(field for group in ADDED if group in added for field in more[group]),
    ]


def feature_names(game: Game) -> tuple[str, ...]:
    """Return what the game's coach counts, if it names it."""
    return game.coach.names if isinstance(game.coach, LinearCoach) else ()


def check_added(added: Iterable[str], game: Game) -> None:
    """Refuse what cannot be added."""
    for group in added:
        if group not in ADDED:
            raise TarsasError(f"--add {group}: expected one or more of: {', '.join(ADDED)}")
        if group == "features" and not feature_names(game):
            raise TarsasError(f"--add features: the coach of {game.id} counts none")


class Columns:
    """Rows gathered column by column, as Arrow takes them; a row may come in pieces."""

    def __init__(self, fields: list[Field]) -> None:
        self.fields = fields
        self.lists: dict[str, list[Any]] = {name: [] for name, _ in fields}
        self.features = [self.lists[name] for name, _ in fields if name.startswith("feature_")]
        self.sink = BytesIO()
        self.writer: Any = None

    def add(self, **row: object) -> None:
        """Append a row, or a piece of one."""
        for name, value in row.items():
            self.lists[name].append(value)

    # As Parquet

    def weight(self) -> int:
        """Return how many bytes of observations wait."""
        return sum(map(len, self.lists.get("observations", ())))

    def write(self) -> None:
        """Write the rows away; all of them must be complete."""
        arrow: Any = import_module("pyarrow")
        arrays = [array(self.lists[name], kind) for name, kind in self.fields]
        table = arrow.Table.from_arrays(arrays, [name for name, _ in self.fields])
        if self.writer is None:
            self.writer = writer(self.sink, table.schema, "snappy")
        self.writer.write_table(table)
        for values in self.lists.values():
            values.clear()

    def parquet(self) -> bytes:
        """Return all rows as a Parquet file."""
        if self.writer is None or any(self.lists.values()):
            self.write()
        self.writer.close()
        return self.sink.getvalue()


def writer(sink: Any, schema: Any, compression: str) -> Any:
    """Return what writes tables as Parquet."""
    how: dict[str, object] = {"compression": compression}
    if row_bytes(schema):
        # Measured: twice as fast for observations, and zstd alone finds that most are 0.
        how = {"compression": "zstd", "use_dictionary": False, "write_statistics": False}
    return import_module("pyarrow.parquet").ParquetWriter(sink, schema, **how)


def row_bytes(schema: Any) -> int:
    """Return how many bytes the observations of a row take; 0 for rows without."""
    return sum(4 * getattr(field.type, "list_size", 0) for field in schema)


def array(values: list[Any], kind: str) -> Any:
    """Return a column as Arrow has it."""
    arrow: Any = import_module("pyarrow")
    if kind.startswith("floats["):
        size, whole = int(kind[7:-1]), b"".join(values)
        floats = arrow.Array.from_buffers(
            arrow.float32(), len(whole) // 4, [None, arrow.py_buffer(whole)]
        )
        return arrow.FixedSizeListArray.from_arrays(floats, size)
    types = {
        "float": arrow.float32(),
        "list<string>": arrow.list_(arrow.string()),
        "list<int32>": arrow.list_(arrow.int32()),
        "list<list<float>>": arrow.list_(arrow.list_(arrow.float32())),
    }
    return arrow.array(values, types.get(kind) or arrow.type_for_alias(kind))


# What is added


class Extras:
    """Says what is added to the rows of one plan, decision by decision."""

    def __init__(self, added: Iterable[str], game: Game, coach: Coach, opening: State) -> None:
        self.added = tuple(added)
        self.coach = coach
        self.players = int(opening.players)
        self.observer = game.observer(self.players)
        self.canvas = self.observer.canvas(opening, self.players)

    def row(self, state: State, seat: int, action: int, bot: Bot) -> dict[str, object]:
        """Return what is added to a decision that a bot has just made at a position."""
        found: dict[str, object] = {}
        if "policy" in self.added:
            found |= self.policy(state, seat, action, bot)
        if "features" in self.added:
            found["features"] = self.features(state, seat)
        if "observations" in self.added:
            found["observations"] = self.observations(state, seat)
        return found

    def policy(self, state: State, seat: int, action: int, bot: Bot) -> dict[str, object]:
        """Return what could be done, by a learner's numbers, and what a search made of it.

        Visits are in the order of the legal numbers, the value is their mean result for the seat.
        Both are null where nothing was searched: bots that answer at once, forced moves, lapses.
        """
        legal = [int(one) for one in state.legal(seat)]
        visits = [int(bot.visits(seat, one)) for one in legal] if len(legal) > 1 else []
        results = sum(
            count * bot.chance_of(seat, one) for one, count in zip(legal, visits, strict=False)
        )
        looks = sum(visits)
        return {
            "number": int(self.observer.number_of(state, action)),
            "legal_numbers": list(learner_numbers(self.observer, state, seat)),
            "visits": visits if looks else None,
            "value": results / looks if looks else None,
        }

    def features(self, state: State, seat: int) -> list[list[float]]:
        """Return what the coach counts for every seat, the one that decides first."""
        assert isinstance(self.coach, LinearCoach)
        return [list(self.coach.features(state, one)) for one in self.from_seat(seat)]

    def observations(self, state: State, seat: int) -> bytes:
        """Return what every seat sees, the one that decides first, as floats of 32 bits."""
        self.canvas.clear()
        for one in self.from_seat(seat):
            self.observer.write_row(state, one, self.canvas)
        self.canvas.settle()
        return bytes(memoryview(self.canvas.cells))

    def from_seat(self, seat: int) -> list[int]:
        """Return all seats in turn order from one on."""
        return [(seat + place) % self.players for place in range(self.players)]
