"""The drawn tiles show what the zones say: nothing leaks, everything can be clicked."""

import re
from collections import Counter

import pytest

from tarsas.core.registry import find_game
from tarsas.core.text import Message
from tarsas.draw.picture import draw
from tarsas.draw.view import view_of
from tarsas.games.hunters.faces import face_of
from tarsas.games.hunters.view_tiles import layout, neighbours, raster, spots, terrain
from tests.rulebook.hunters_board import Board

GAME = find_game("hunters")
FACES = {
    f"{edition}-{name}": entry["value"]
    for edition in ("2002", "2020")
    for table in ("start", "land", "bonus")
    for name, entry in GAME.components[f"edition_{edition}"][table].items()
}
each_face = pytest.mark.parametrize("face", FACES.values(), ids=FACES)


@each_face
def test_every_zone_is_drawn_in_one_piece(face: str) -> None:
    cells = raster(face)
    left = {index for index, zone in enumerate(cells) if zone[0] in "mf"}
    pieces: Counter[str] = Counter()
    while left:
        queue = [left.pop()]
        zone, size = cells[queue[0]], 1
        while queue:
            for other in neighbours(queue.pop()):
                if other in left and cells[other] == zone:
                    left.remove(other)
                    queue.append(other)
                    size += 1
        pieces[zone] += size >= 6
    whole = [zone for zone in face_of(face).zones if zone[0] in "mf"]
    # A meadow may be cut by its own river; a forest never is.
    assert all(pieces[zone] >= 1 for zone in whole)
    assert all(pieces[zone] == 1 for zone in whole if zone[0] == "f")


@each_face
def test_two_meadows_or_two_forests_never_touch(face: str) -> None:
    cells = raster(face)
    for index, zone in enumerate(cells):
        for other in neighbours(index):
            if zone[0] == cells[other][0] in "mf":
                assert zone == cells[other]


@each_face
def test_things_and_figures_lie_on_the_tile(face: str) -> None:
    for places in spots(face).values():
        assert all(abs(x) <= 50 and abs(y) <= 50 for x, y in places)
    assert set(layout(face).lakes) == set(face_of(face).lakes)


def test_tiles_of_one_terrain_share_a_symbol() -> None:
    assert len({terrain(face_of(face)) for face in FACES.values()}) < 70


def test_a_custom_face_brings_its_own_symbol() -> None:
    table = Board().lay("N:m0 E:m1 S:m2 W:m0-r3-m1 r3>k1 k1=fish*4", "0,-1").play()
    drawn = draw(GAME, table.state)
    known = set(re.findall(r'id="([^"]+)"', view_of(GAME).sheet() + drawn))
    assert set(re.findall(r'href="#([^"]+)"', drawn)) <= known


def test_the_shamans_call_can_be_clicked() -> None:
    start = "N:m0 E:f1 S:m0 W:m0 f1=gold"
    board = Board("2020", start=start).lay("N:m0 E:m1 S:m2 W:m3", "-1,0", "hunter m0")
    board.lay("N:m0 E:m0 S:m0 W:m0", "0,1").lay("N:m0 E:m1 S:m2 W:f3", "1,0").draw("t88")
    table = board.play().play("red: place 0,-1 turned 270")
    state = table.state
    found = [view_of(GAME).targets(state, 0, action) for action in state.legal(0)]
    assert found == [("member-red-1",), ()]
    assert 'id="member-red-1"' in draw(GAME, state)


def test_a_figure_can_be_placed_on_the_map_or_on_the_large_tile() -> None:
    table = Board().lay("n78", "0,-1", "?").play()
    state = table.state
    drawn = draw(GAME, state, "hu")
    for action in state.legal(0):
        ids = view_of(GAME).targets(state, 0, action)
        assert all(f'id="{name}"' in drawn for name in ids)
        assert len(ids) == (0 if GAME.notation.words(state, 0, action) == "none" else 2)
    assert GAME.say(Message("role-fisher"), "hu") in drawn


def test_orientations_of_one_cell_are_ghosts_of_one_target() -> None:
    table = Board().draw("n39").play()
    state = table.state
    here = [a for a in state.legal(0) if view_of(GAME).targets(state, 0, a) == ("cell-e0-n1",)]
    assert [GAME.notation.words(state, 0, a) for a in here] == [
        "place 0,-1",
        "place 0,-1 turned 180",
    ]
    ghosts = [view_of(GAME).ghost(state, 0, a) for a in here]
    assert "rotate(180)" in ghosts[1]
    assert "rotate" not in ghosts[0]
    assert 'id="cell-e0-n1"' in draw(GAME, state)


def test_a_ghost_shows_whether_a_member_would_lie() -> None:
    state = Board().lay("n78", "0,-1", "?").play().state
    words = {
        GAME.notation.words(state, 0, a): view_of(GAME).ghost(state, 0, a) for a in state.legal(0)
    }
    assert "rotate(-90)" in words["hunter m0"]
    assert "rotate(-90)" not in words["fisher r1"]
    assert "#hut-red" in words["hut k1"]
    assert words["none"] == ""
