"""Golden records: whole games that must replay to their recorded results."""

from pathlib import Path

import pytest

from tarsas.core.notation import parse_record, write_record
from tarsas.core.registry import find_game
from tarsas.core.state import OVER

from .cases import CASES, Case, at_home

FOLDER = Path(__file__).parents[1] / "golden"
FILES = sorted(FOLDER.glob("*/*.tarsas"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_it_replays_to_its_recorded_result(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = parse_record(text)  # compares the result header with what the moves lead to
    assert record.replay().actor() == OVER
    assert "\nresult: " in text
    assert write_record(record) == text


# Games from elsewhere have their records elsewhere.
HOME_CASES = [case for case in CASES if at_home(case.game)]
HOME_GAMES = sorted({case.game.id for case in HOME_CASES})


@pytest.mark.parametrize("case", HOME_CASES, ids=lambda case: case.name)
def test_every_player_count_and_option_set_has_one(case: Case) -> None:
    assert list(FOLDER.glob(f"{case.game.id}/{case.players}p-variant{case.variant}-*.tarsas"))


@pytest.mark.parametrize("game", HOME_GAMES)
def test_every_way_of_ending_has_one(game: str) -> None:
    found = {path.stem.rsplit("-", 1)[1] for path in FOLDER.glob(f"{game}/*.tarsas")}
    assert found >= set(find_game(game).endings)
