"""Our bots behind the line protocol, as other programs meet them."""

import os
from collections.abc import Callable

import pytest

from tarsas.bots.levels import make_bot
from tarsas.bots.match import Chance, moves
from tarsas.core.position import Line
from tarsas.core.record import Record
from tarsas.core.registry import find_game, game_ids
from tarsas.core.rng import Rng
from tarsas.core.state import State
from tarsas.programs.engine import Engine
from tarsas.programs.inbox import Inbox


def conversation(*lines: str, bot: str = "mcts:50", ends: bool = True) -> list[str]:
    """Return what an engine answers to some lines."""
    out, said = list[str](), "".join(f"{line}\n" for line in lines).encode()
    reader, writer = os.pipe()
    os.write(writer, said)
    if ends:
        os.close(writer)
    Engine(bot, 1, Inbox(reader), out.append).run()
    os.close(reader)
    if not ends:
        os.close(writer)
    return out


def begun(game: str, until: Callable[[State], bool]) -> Line:
    """Return a game of kittens up to a position."""
    record = Record.new(find_game(game), find_game(game).usual_players)
    line = Line(record)
    bots = [make_bot(record.game, "kitten", seat) for seat in range(record.players)]
    for seat, action in moves(lambda: line.state, bots, Chance(Rng(1))):
        if until(line.state):
            break
        line.add(seat, action)
    return line


def open_choice(game: str) -> Line:
    return begun(game, lambda state: state.actor() >= 0 and len(state.legal(state.actor())) > 3)


def test_it_greets_with_version_and_name() -> None:
    assert conversation("tarsas-bot 1", bot="club") == ["tarsas-bot 1 Társas club"]


@pytest.mark.parametrize("game", game_ids())
def test_it_answers_with_its_best_deeds_and_their_shares(game: str) -> None:
    line = open_choice(game)
    *lines, best = conversation(f"position {line}", f"go seat {line.state.actor()}")
    word, *steps = best.split()
    assert word == "best"
    assert int(steps[0]) in list(line.state.legal(line.state.actor()))
    assert lines
    for told in lines:
        name, share, visits, *deed = told.split()
        assert name == "line"
        assert 0 <= float(share) <= 1
        assert int(visits) > 0
        assert deed


@pytest.mark.parametrize("bot", ["random", "greedy", "kitten", "player", "club", "master"])
def test_every_bot_answers(bot: str) -> None:
    line = open_choice("marabunta")
    go = f"go seat {line.state.actor()} simulations 20"
    answer = conversation(f"position {line}", go, bot=bot)[-1]
    assert int(answer.split()[1]) in list(line.state.legal(line.state.actor()))


def test_the_same_seed_gives_the_same_move() -> None:
    line = open_choice("marabunta")
    said = ("set seed 5", f"position {line}", "go")
    assert conversation(*said) == conversation(*said)


def test_a_search_without_end_stops_when_told_to() -> None:
    line = open_choice("marabunta")
    said = (f"position {line}", "go seconds 3600", "stop", "legal", "quit")
    *_, best, legal = conversation(*said, bot="mcts", ends=False)
    assert best.startswith("best ")
    assert legal.startswith("legal ")


def test_it_ends_with_whoever_it_talks_to() -> None:
    line = open_choice("marabunta")
    answers = conversation(f"position {line}", "go seconds 3600", bot="mcts")
    assert answers[-1].startswith("best ")


def test_it_says_who_acts_and_what_is_legal() -> None:
    line = begun("marabunta", lambda state: state.actor() >= 0)
    actions = " ".join(str(int(action)) for action in line.state.legal(line.state.actor()))
    assert conversation(f"position {line}", "legal") == [f"legal {line.state.actor()} {actions}"]
    opening = str(Line(Record.new(find_game("marabunta"), 2)))
    assert conversation(f"position {opening}", "legal")[0].startswith("legal chance ")
    over = begun("marabunta", lambda state: False)
    ranks = " ".join(str(int(rank)) for rank in over.state.result())
    assert conversation(f"position {over}", "legal") == [f"over {ranks}"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("castle", "unknown word 'castle'"),
        ("go", "there is no position yet"),
        ("position x", "expected 'tarsas-position 1'"),
        ("set bot genius", "unknown bot 'genius'"),
        ("set seed -1", "expected a whole number"),
    ],
)
def test_what_it_cannot_do_it_says_and_goes_on(line: str, said: str) -> None:
    error, hello = conversation(line, "tarsas-bot 1")
    assert error.startswith("error ")
    assert said in error
    assert hello.startswith("tarsas-bot 1 ")


@pytest.mark.parametrize(
    ("go", "said"),
    [
        ("go seat 9", "seat 9 is not to act"),
        ("go seat x", "expected a number"),
        ("go fast", "go: expected"),
        ("go seconds nan", "no budget"),
        ("go simulations 0", "budget"),
    ],
)
def test_a_wish_that_makes_no_sense_is_refused(go: str, said: str) -> None:
    (error,) = conversation(f"position {open_choice('marabunta')}", go)
    assert error.startswith("error ")
    assert said in error


def test_lines_that_mean_nothing_are_passed_over() -> None:
    assert conversation("", "# a note", "stop", "set colour green") == []
