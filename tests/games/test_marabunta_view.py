"""The picture of Marabunta: numbers stay in sight, and ants walk where a colony is."""

import re
from collections import Counter
from pathlib import Path

from tarsas.core.notation import parse_record
from tarsas.draw.picture import draw
from tarsas.games.marabunta.rules import Marabunta
from tarsas.games.marabunta.rules_board import EMPTY, HEXES, NUMBER

GOLDEN = Path(__file__).parents[1] / "golden" / "marabunta"


def late() -> tuple[Marabunta, str]:
    """Return a position at the end of a game, and its picture."""
    text = (GOLDEN / "2p-variant0-cakes.tarsas").read_text(encoding="utf-8")
    record = parse_record(text)
    state = record.replay(len(record.moves))
    assert isinstance(state, Marabunta)
    return state, draw(record.game, state)


def test_every_number_is_written_in_its_hex() -> None:
    state, picture = late()
    written = Counter(re.findall(r'href="#written-(\w+-\d)"', picture))
    marks = [int(mark) - int(NUMBER) for mark in state.hexes if mark >= NUMBER]
    assert written == Counter(f"{('red', 'blue')[mark // 4]}-{mark % 4}" for mark in marks)


def test_ants_walk_within_a_colony_or_out_of_a_lone_number() -> None:
    state, picture = late()
    walking = Counter(re.findall(r'href="#ant-(\w+)" transform', picture.split("leaf-pink")[0]))
    for seat, colour in enumerate(("red", "blue")):
        first = int(NUMBER) + 4 * seat
        own = {hex_ for hex_ in range(HEXES) if first <= state.hexes[hex_] < first + 4}
        around = {hex_: list(state.board.neighbours[6 * hex_ : 6 * hex_ + 6]) for hex_ in own}
        led = [h for h in own if any(0 <= near < h for near in own.intersection(around[h]))]
        lone = [h for h in own if not own.intersection(around[h])]
        scouts = [
            h for h in lone if any(near >= 0 and state.hexes[near] == EMPTY for near in around[h])
        ]
        assert walking[colour] == len(led) + len(scouts)


def test_ants_answer_no_click() -> None:
    _, picture = late()
    ants = picture[picture.index('pointer-events="none"') :].split("</g>")[0]
    assert ants.count("<use") == ants.count('href="#ant-') > 0
