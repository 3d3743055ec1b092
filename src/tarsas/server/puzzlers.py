"""Who has answered which puzzles, and how strong players and puzzles are by that."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import ColumnElement, RowMapping, Table, and_, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from tarsas.core.game import Game
from tarsas.core.solving import Riddle
from tarsas.server.rating import Rating, rate, rating_of
from tarsas.server.schema import puzzle_answers, puzzle_players, puzzle_ratings
from tarsas.server.storage import ConflictError, Storage

INSERTS: dict[str, Callable[[Table], postgresql.Insert | sqlite.Insert]] = {
    "postgresql": postgresql.insert,
    "sqlite": sqlite.insert,
}
"""Of each kind of database: only their own can leave a row as it is."""


@dataclass(frozen=True)
class Player:
    """A guest in the puzzles of a game; `answered` says of each in order whether it was solved."""

    rating: Rating
    answered: dict[str, bool]

    @property
    def tried(self) -> int:
        """How many puzzles were answered."""
        return len(self.answered)

    @property
    def solved(self) -> int:
        """How many of them were solved by the first answer."""
        return sum(self.answered.values())


@dataclass(frozen=True)
class Judged:
    """What the first answer came to; `fresh` if it is the one that was given just now."""

    solved: bool
    before: Rating
    after: Rating
    fresh: bool


# Reading


async def players_of(storage: Storage, guest: str) -> dict[str, Player]:
    """Return how a guest does in the puzzles of each game, by the game's id."""
    rows = await storage.rows(select(puzzle_players).where(puzzle_players.c.guest == guest))
    ratings = {str(row["game"]): read(row) for row in rows}
    query = select(puzzle_answers).where(puzzle_answers.c.guest == guest)
    answered: dict[str, dict[str, bool]] = {}
    for row in await storage.rows(query.order_by(puzzle_answers.c.at)):
        answered.setdefault(row["game"], {})[row["puzzle"]] = row["solved"]
    return {
        game: Player(ratings.get(game, Rating()), answered.get(game, {}))
        for game in {*ratings, *answered}
    }


async def ratings_of(storage: Storage, game: Game) -> dict[str, Rating]:
    """Return the ratings of those puzzles of a game that were answered."""
    query = select(puzzle_ratings).where(puzzle_ratings.c.game == game.id)
    return {str(row["puzzle"]): read(row) for row in await storage.rows(query)}


async def rating_now(storage: Storage, riddle: Riddle) -> Rating:
    """Return a puzzle's rating."""
    key = {"game": riddle.game.id, "puzzle": riddle.id}
    row = await storage.row(select(puzzle_ratings).where(matches(puzzle_ratings, key)))
    return read(row) if row else rating_of(riddle.puzzle.grade)


async def judged(storage: Storage, guest: str, riddle: Riddle) -> Judged | None:
    """Return what a guest's first answer to a puzzle came to, if there was one."""
    key = {"guest": guest, "game": riddle.game.id, "puzzle": riddle.id}
    row = await storage.row(select(puzzle_answers).where(matches(puzzle_answers, key)))
    if row is None:
        return None
    mine = matches(puzzle_players, {"guest": guest, "game": riddle.game.id})
    now = await storage.row(select(puzzle_players).where(mine))
    doubt = read(now).doubt if now else Rating().doubt
    return Judged(row["solved"], Rating(row["before"], doubt), Rating(row["after"], doubt), False)


# Judging


async def judge(storage: Storage, guest: str, riddle: Riddle, *, solved: bool) -> Judged:
    """Let a first answer count; if it is none after all, return what the first one came to.

    Everything is one transaction, in which the rows are locked, always the puzzle's first: so
    answers that come at the same moment, on any server, come one after the other.
    """
    game, grade = riddle.game.id, riddle.puzzle.grade
    of_puzzle, of_player = {"game": game, "puzzle": riddle.id}, {"guest": guest, "game": game}

    async def answer(connection: AsyncConnection) -> Judged:
        puzzle = await locked(connection, puzzle_ratings, of_puzzle, rating_of(grade))
        before = await locked(connection, puzzle_players, of_player, Rating())
        after, moved = rate(before, puzzle, grade, solved=solved)
        kept = {"solved": solved, "before": before.mean, "after": after.mean, "at": time.time()}
        await connection.execute(insert(puzzle_answers).values(guest=guest, **of_puzzle, **kept))
        for table, key, new in (
            (puzzle_ratings, of_puzzle, moved),
            (puzzle_players, of_player, after),
        ):
            values = {"mean": new.mean, "doubt": new.doubt}
            await connection.execute(update(table).where(matches(table, key)).values(values))
        return Judged(solved, before, after, True)

    try:
        return await storage.change(answer)
    except ConflictError:
        found = await judged(storage, guest, riddle)  # another page of the guest was quicker
        if found is None:
            raise
        return found


async def locked(
    connection: AsyncConnection, table: Table, key: dict[str, str], new: Rating
) -> Rating:
    """Return a rating that nobody else can change now; one that is not there yet is made."""
    row = INSERTS[connection.dialect.name](table).values(**key, mean=new.mean, doubt=new.doubt)
    await connection.execute(row.on_conflict_do_nothing())
    query = select(table).where(matches(table, key)).with_for_update()
    return read((await connection.execute(query)).mappings().one())


def matches(table: Table, key: dict[str, str]) -> ColumnElement[bool]:
    """Return the condition for one row."""
    return and_(*(table.c[name] == value for name, value in key.items()))


def read(row: RowMapping) -> Rating:
    """Return the rating of a row."""
    return Rating(row["mean"], row["doubt"])
