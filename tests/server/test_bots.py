"""Bots at a table: each has a name, a seed and a taste of its own."""

import pytest

from tarsas.bots.levels import make_bot
from tarsas.bots.match import Chance, moves
from tarsas.core.registry import find_game, game_ids
from tarsas.core.rng import Rng
from tarsas.server.deliberation import seed_of
from tarsas.table.bot_names import NAMES, bot_name

from .client import Person

TABLE = "the-table-id"


def played(game: str, players: int, table: str) -> list[list[int]]:
    """Let kittens play a game as the server seats them; return each seat's actions."""
    state = find_game(game).new(players, {})
    bots = [
        make_bot(find_game(game), "kitten", seed_of(table, seat, 1), taste=seed_of(table, seat))
        for seat in range(players)
    ]
    found: list[list[int]] = [[] for _ in range(players)]
    for seat, action in moves(lambda: state, bots, Chance(Rng(3))):
        if seat >= 0:
            found[seat].append(action)
        state.apply(seat, action)
    return found


def test_three_kittens_at_one_table_do_not_play_the_same_game(first: Person) -> None:
    table = first.open_table("bot:kitten", "bot:kitten", "bot:kitten", game="cats")
    with first.sit(table) as socket:
        while not socket.position.get("over"):
            socket.receive()
    text = first.http.get(f"/api/tables/{table}/record").text.splitlines()
    told = [line.split(" ", 1)[1] for line in text if line[:1].isdigit()]
    by_seat = [
        [line.split(": ", 1)[1] for line in told if line.startswith(f"{colour}:")]
        for colour in ("red", "blue", "green")
    ]
    assert all(len(seat) > 20 for seat in by_seat)
    for one, other in ((0, 1), (0, 2), (1, 2)):
        same = sum(a == b for a, b in zip(by_seat[one], by_seat[other], strict=False))
        assert same < 0.9 * len(by_seat[one])


@pytest.mark.parametrize("game", game_ids())
def test_the_same_seeds_play_the_same_game_and_others_another(game: str) -> None:
    assert played(game, 2, TABLE) == played(game, 2, TABLE)
    assert played(game, 2, TABLE) != played(game, 2, "another-table")


def test_seeds_differ_by_table_seat_and_revision() -> None:
    seeds = [seed_of(TABLE, 0), seed_of(TABLE, 1), seed_of(TABLE, 0, 1), seed_of("x", 0)]
    assert len(set(seeds)) == 4


def test_bots_have_names_that_say_what_they_are(first: Person) -> None:
    table = first.open_table("me", *["bot:kitten"] * 5, game="cats")
    names = [seat["name"] for seat in first.get(f"/api/tables/{table}")["seats"]]
    assert len(set(names)) == 6
    assert all(name.endswith(" bot") for name in names[1:])


def test_a_bot_is_not_called_as_somebody_else_at_the_table() -> None:
    first = f"{NAMES[0]} bot"
    assert bot_name([], 0) == first
    assert bot_name([first.upper()], 0) == f"{NAMES[1]} bot"
    assert bot_name((), len(NAMES)) == first


def test_the_record_says_how_strong_a_bot_was(first: Person) -> None:
    table = first.open_table("me", "bot:club")
    name = first.get(f"/api/tables/{table}")["seats"][1]["name"]
    assert f"{name} (club)" in first.http.get(f"/api/tables/{table}/record").text
