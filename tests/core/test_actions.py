"""The table of actions: numbers, names, defaults, and what a game says in its place."""

from types import ModuleType, SimpleNamespace
from typing import cast

import pytest

from tarsas.core.actions import Argument, Kind, Kinds, one_of
from tarsas.core.reasons import expected, outlook, weightiest
from tarsas.core.state import State
from tarsas.core.telling import Telling
from tarsas.core.text import Args, Message, Voice, listed
from tarsas.core.words import Words

STATE = State(2)
KINDS = Kinds(
    Kind("roll", 0, (Argument("pips", 6, first=1),), chance=True),
    Kind("move", 6, (one_of("piece", ("king", "rook"), "piece-"), Argument("to", 3, ordinal=True))),
    Kind(
        "castle",
        12,
        (one_of("side", ("short", "long")),),
        words="castle {side}",
        target="rook-{side}",
    ),
    Kind("give_up", 14),
)


def module(**functions: object) -> ModuleType:
    made = ModuleType("made")
    vars(made).update(functions)
    return made


def words(action: int, **functions: object) -> str:
    return Words(KINDS, module(**functions)).words(STATE, 0, action)


def telling(**functions: object) -> Telling:
    made = module(**functions)
    texts = ("chance-", "did-", "label-")  # a game that has a text for everything
    voice = SimpleNamespace(complete=True, has=lambda name: name.startswith(texts))
    return Telling(KINDS, made, Words(KINDS, made), cast(Voice, voice), lambda state: [])


def test_a_number_is_a_kind_with_arguments() -> None:
    assert KINDS.faults() == []
    assert KINDS.end == 15
    assert KINDS.read(0).values == (1,)
    assert KINDS.read(10) == (KINDS.by_name["move"], (1, 1))
    assert KINDS.action("move", 1, 1) == 10
    assert KINDS.action("give_up") == 14


def test_numbers_beyond_the_table_are_refused() -> None:
    for wrong in (-1, 15):
        with pytest.raises(ValueError, match="those from 0 to 14"):
            KINDS.read(wrong)
    with pytest.raises(ValueError, match="move: to cannot be 3"):
        KINDS.action("move", 0, 3)


def test_faults_of_a_table_are_named() -> None:
    wrong = Kinds(
        Kind("one", 0, (Argument("a", 2, names=("x",)),)), Kind("two", 1), Kind("two", 5)
    ).faults()
    assert wrong == [
        "one: a needs 2 names",
        "two begins at 1, not at 2",
        "two begins at 5, not at 2",
        "two kinds have one name",
    ]


def test_words_follow_from_the_table() -> None:
    said = [words(action) for action in (0, 6, 11, 13, 14)]
    assert said == ["roll 1", "move king 1", "move rook 3", "castle long", "give up"]


def test_a_game_says_only_what_is_special() -> None:
    def word_piece(state: State, seat: int, piece: int) -> str:
        return "KR"[piece]

    def words_castle(state: State, seat: int, side: int) -> str:
        return ("O-O", "O-O-O")[side]

    assert words(11, word_piece=word_piece) == "move R 3"
    assert words(13, words_castle=words_castle) == "O-O-O"


def test_messages_follow_from_the_table() -> None:
    plain = telling()
    assert plain.sentence(STATE, -1, 4) == Message("chance-roll", {"pips": 5})
    moved: Args = {"piece": Message("piece-rook"), "to": 2}
    did: Args = {"who": Message("player-blue"), "what": Message("did-move", moved)}
    assert plain.sentence(STATE, 1, 10) == Message("told", did)
    assert plain.phrase(STATE, 1, 10) == Message("did-move", moved)
    assert plain.label(STATE, 1, 10) == Message("label-move", moved)
    assert plain.label(STATE, 1, 14) == Message("label-give-up")


def test_a_game_tells_only_what_is_special() -> None:
    def told_castle(state: State, seat: int, side: int) -> tuple[str, Args]:
        return "castle-far" if side else "castle-near", {"side": side}

    def label_move(state: State, seat: int, piece: int, to: int) -> Message:
        return Message("label-there", {"to": to})

    def said_piece(state: State, seat: int, piece: int) -> str:
        return f"piece {piece}"

    own = telling(told_castle=told_castle, label_move=label_move, said_piece=said_piece)
    assert own.phrase(STATE, 0, 13).id == "did-castle-far"
    assert own.label(STATE, 0, 12) == Message("label-castle-near", {"side": 0})
    assert own.label(STATE, 0, 8) == Message("label-there", {"to": 2})
    assert own.phrase(STATE, 0, 8).args["piece"] == "piece 0"


def test_lists_are_one_message() -> None:
    one, two, three = Message("a"), Message("b"), Message("c")
    assert listed([one]) == one
    both = Message("list", {"before": one, "last": two})
    assert listed(m for m in (one, two, three)) == Message("list", {"before": both, "last": three})


def test_the_weightiest_reasons_are_said_once() -> None:
    found = [(1.0, Message("a")), (3.0, Message("b")), (2.0, Message("a")), (0.5, Message("c"))]
    assert [m.id for m in weightiest([*found, (0.1, Message("d"))], Message("none"))] == [
        "b",
        "a",
        "c",
    ]
    assert weightiest([], Message("none")) == [Message("none")]
    assert [outlook(points).id for points in (-1.6, 0.2)] == ["margin-behind", "margin-level"]
    ahead = Message("margin-ahead", {"points": 2})
    assert expected(2.4, "done") == Message("reason-done", {"margin": ahead})
