"""What positions share: ranks, and what they are worth."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tarsas.core.state import rank, win_shares


@pytest.mark.parametrize(
    ("points", "ranks", "shares"),
    [
        ([7], [1], [1.0]),
        ([7, 3], [1, 2], [1.0, 0.0]),
        ([4, 4], [1, 1], [0.5, 0.5]),
        ([2, 9, 9, 2], [3, 1, 1, 3], [0.0, 0.5, 0.5, 0.0]),
        ([5, 5, 5, 1], [1, 1, 1, 4], [1 / 3, 1 / 3, 1 / 3, 0.0]),
    ],
)
def test_winners_who_tie_divide_the_win(
    points: list[int], ranks: list[int], shares: list[float]
) -> None:
    assert list(rank(vec[i64](points))) == ranks
    assert list(win_shares(vec[i64](ranks))) == shares
