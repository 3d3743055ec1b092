"""Files of weights: what was written is read, and what is of another coach is refused."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from tarsas.core.weights import MOST_BYTES, Weights, WeightsError, read_weights, write_weights

NAMES = ("points", "cakes")
GOOD = Weights(
    5.5, {"points": 1.0, "cakes": -0.25}, {"points": 0.5, "cakes": 2.0}, "hop", 'a "b"', 7
)


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "coach.toml"
    path.write_text(write_weights(GOOD), encoding="utf-8")
    assert read_weights(path, "hop", NAMES) == GOOD


@dataclass
class Wrong:
    text: str
    message: str


PLAIN = write_weights(Weights(5.5, {"points": 1.0, "cakes": 2.0}, game="hop"))
WRONG = {
    "another game": Wrong(PLAIN.replace("hop", "skip"), "weights of skip, not of hop"),
    "no game": Wrong(
        PLAIN.replace('game = "hop"', ""), "of a game that they do not name, not of hop"
    ),
    "one too few": Wrong(
        PLAIN.replace("cakes = 2.0000", ""), "counts 2 features: cakes is missing"
    ),
    "one too many": Wrong(PLAIN + "pies = 1.0\n", "pies is not counted"),
    "a policy of another shape": Wrong(PLAIN + "[policy]\npoints = 1.0\n", "[policy] is not for"),
    "no number": Wrong(PLAIN.replace("2.0000", '"many"'), "holds no weights"),
    "not a number": Wrong(PLAIN.replace("2.0000", "nan"), "none endless"),
    "endless": Wrong(PLAIN.replace("5.500", "inf"), "none endless"),
    "no spread": Wrong(PLAIN.replace("5.500", "0.0"), "holds no weights"),
    "no weights": Wrong("spread = 1.0", "holds no weights"),
    "no TOML": Wrong("{", "holds no weights"),
    "too large": Wrong(f"# {'x' * MOST_BYTES}\n{PLAIN}", "2,000,000 bytes at most"),
}


@pytest.mark.parametrize("wrong", WRONG.values(), ids=list(WRONG))
def test_a_file_that_does_not_suit_is_refused_by_name(wrong: Wrong, tmp_path: Path) -> None:
    path = tmp_path / "coach.toml"
    path.write_text(wrong.text, encoding="utf-8")
    with pytest.raises(WeightsError) as refused:
        read_weights(path, "hop", NAMES)
    assert str(refused.value).startswith(str(path))
    assert wrong.message in str(refused.value)


def test_a_file_that_is_not_there_or_no_text_is_refused(tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path / "missing", tmp_path, binary, Path("a\0b")):
        with pytest.raises(WeightsError, match="cannot be read"):
            read_weights(path, "hop", NAMES)
