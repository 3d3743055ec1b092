"""Reasons for who is new to a game: no figures, and nothing that leans on a move nobody named."""

from tarsas.core.reasons import expected, in_words
from tarsas.core.text import Message

BUY = Message("reason-buy", {"points": 2, "tile": "a jackal"})
PLAIN = Message("reason-plain", {"points": 1})
FIGURE = expected(3.0, "done")


def has(name: str) -> bool:
    return name in ("advice-buy", "advice-done")


def test_beside_a_move_reasons_stay_and_figures_become_words() -> None:
    found = in_words([BUY, FIGURE, PLAIN, expected(3.0)], has)
    assert found == [BUY, Message("advice-done"), PLAIN]


def test_without_the_move_a_reason_that_leans_on_it_is_said_otherwise() -> None:
    found = in_words([BUY, FIGURE, PLAIN], has, named=False)
    assert found == [Message("advice-buy", BUY.args), Message("advice-done"), PLAIN]
