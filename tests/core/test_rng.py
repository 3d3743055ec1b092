"""Generators: repeatable, uniform, and checkable."""

import hashlib
import hmac

import pytest

from tarsas.core.rng import Rng, SealedRng, commitment


def test_the_same_seed_gives_the_same_numbers() -> None:
    one, two, other = Rng(5), Rng(5), Rng(6)
    numbers = [one.next32() for _ in range(20)]
    assert numbers == [two.next32() for _ in range(20)]
    assert numbers != [other.next32() for _ in range(20)]


def test_the_stream_never_changes() -> None:
    """A change here would change every seeded game; it must be meant."""
    rng = Rng(1)
    assert [rng.below(1000) for _ in range(8)] == [872, 83, 343, 87, 172, 290, 419, 433]


@pytest.mark.parametrize("n", [1, 2, 6, 7, 1000])
def test_below_is_uniform_and_in_range(n: int) -> None:
    rng = Rng(n)
    draws = 200 * n if n < 100 else 20_000
    counts = [0] * n
    for _ in range(draws):
        counts[rng.below(n)] += 1
    expected = draws / n
    distance = sum((count - expected) ** 2 / expected for count in counts)
    assert distance < n - 1 + 6 * (2 * n) ** 0.5


def test_below_refuses_an_empty_range() -> None:
    with pytest.raises(ValueError, match="positive"):
        Rng(1).below(0)


def test_sealed_chance_is_hmac_of_seed_table_and_event() -> None:
    rng = SealedRng(b"secret", "table")
    rng.start(3)
    digest = hmac.new(b"secret", b"table/3/0", hashlib.sha256).digest()
    assert rng.next32() == int.from_bytes(digest[:4], "little")
    words = [rng.next32() for _ in range(7)]
    following = hmac.new(b"secret", b"table/3/1", hashlib.sha256).digest()
    assert rng.next32() == int.from_bytes(following[:4], "little")
    rng.start(3)
    rng.next32()
    assert [rng.next32() for _ in range(7)] == words


def test_a_commitment_is_the_seeds_hash() -> None:
    assert commitment(b"secret") == hashlib.sha256(b"secret").hexdigest()
