"""The drawn tiles show what the zones say: nothing leaks, everything can be clicked."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import hypot
from xml.etree import ElementTree

import pytest

from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER, State
from tarsas.core.text import Message
from tarsas.draw.picture import draw
from tarsas.draw.view import view_of
from tarsas.games.hunters.areas import areas
from tarsas.games.hunters.faces import face_of
from tarsas.games.hunters.rules import Hunters
from tarsas.games.hunters.rules_land import SYSTEM
from tarsas.games.hunters.view_pieces import RING
from tarsas.games.hunters.view_places import (
    box_of,
    choice_places,
    figure_box,
    figure_place,
    overlap,
    seats_of,
    things_on,
)
from tarsas.games.hunters.view_shapes import layout, neighbours, raster
from tarsas.games.hunters.view_tiles import terrain, terrain_id
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
    for turn in range(4):
        boxes = [box_of(thing, x, y) for thing, _, x, y in things_on(face, turn)]
        boxes += [figure_box(role, *place) for role, place in standing(face, turn)]
        for left, top, right, bottom in boxes:
            assert -50.1 <= left < right <= 50.1
            assert -50.1 <= top < bottom <= 50.1
    assert set(layout(face).lakes) == set(face_of(face).lakes)


def standing(face: str, turn: int) -> list[tuple[str, tuple[float, float, float]]]:
    """Return every figure that a tile could take: its role, its place and its scale."""
    seats = seats_of(face_of(face))
    return [(role, figure_place(face, turn, role, zone)) for role, zone in seats]


@each_face
def test_no_figure_covers_what_scores(face: str) -> None:
    for turn in range(4):
        things = [box_of(thing, x, y) for thing, _, x, y in things_on(face, turn)]
        for role, place in standing(face, turn):
            assert not any(overlap(figure_box(role, *place), box) for box in things), (turn, role)


@each_face
def test_a_member_stands_in_its_own_zone(face: str) -> None:
    cells = raster(face)
    for role, zone in seats_of(face_of(face)):
        if zone[0] in "mf":
            x, y, _ = figure_place(face, 0, role, zone)
            near = [
                i for i in range(len(cells)) if hypot(i % 25 * 4 - 48 - x, i // 25 * 4 - 48 - y) < 6
            ]
            assert zone in {cells[i] for i in near}


@each_face
def test_no_two_choices_overlap(face: str) -> None:
    for turn in range(4):
        for (x, y), (a, b) in combinations(choice_places(face, turn).values(), 2):
            assert hypot(x - a, y - b) >= 2 * RING


@each_face
def test_things_hardly_cover_each_other(face: str) -> None:
    for turn in range(4):
        things = [box_of(thing, x, y) for thing, _, x, y in things_on(face, turn)]
        assert all(overlap(one, other) < 10 for one, other in combinations(things, 2))


def test_no_two_terrains_share_an_id() -> None:
    terrains = {terrain(face_of(face)): terrain_id(face) for face in FACES.values()}
    assert len(set(terrains.values())) == len(terrains)


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
    assert "#lying-red" in words["hunter m0"]
    assert "#member-red" in words["fisher r1"]
    assert "#hut-red" in words["hut k1"]
    assert words["none"] == ""


def late_game(players: int, edition: str, seed: int) -> Iterator[State]:
    """Yield positions of a game that the coach plays: compact, with many figures."""
    rng = Rng(seed)
    state = GAME.new(players, {"edition": edition})
    state.events = []
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            action = state.draw(rng)
        else:
            action = max(state.legal(actor), key=lambda a: GAME.coach.prior(state, actor, a))
        state.apply(actor, action)
        yield state


@pytest.mark.parametrize("edition", ["2002", "2020"])
def test_a_picture_stays_small_to_the_end_of_a_full_table(edition: str) -> None:
    for number, state in enumerate(late_game(5, edition, 1)):
        if number > 190 and number % 7 == 0:
            assert len(draw(GAME, state, "hu").encode()) <= 60_000


@pytest.mark.parametrize("edition", ["2002", "2020"])
def test_every_zone_names_its_area_and_every_area_explains_itself(edition: str) -> None:
    for state in list(late_game(3, edition, 2))[60::80]:
        assert isinstance(state, Hunters)
        picture = ElementTree.fromstring(draw(GAME, state, "en").replace(' xmlns="', ' was="'))
        land = picture.find(".//*[@id='map']")
        assert land is not None
        zones = [e for e in land.iter("use") if "#l-" in e.get("href", "")]
        named = {name for zone in zones for name in zone.get("data-area", "").split()}
        told = {e.get("id", "").removeprefix("area-"): e.text for e in picture.iter("desc")}
        assert named == set(told) == {str(area.name) for area in areas(state).values()}
        for area in areas(state).values():
            pieces = [zone for zone in zones if str(area.name) in zone.get("data-area", "").split()]
            nodes = [n for n in range(state.land.nodes) if state.land.find(n) == area.root]
            assert len(pieces) >= len(nodes) if area.kind != SYSTEM else pieces
            assert told[str(area.name)]


def test_an_area_says_its_state_and_worth_and_who_is_there() -> None:
    board = Board().lay(
        "N:m0 E:m0-r1-m0 S:m0 W:m0 r1>k1 m0=deer*2+tiger k1=fish*2", "-1,0", "hut k1"
    )
    state = board.lay("N:m0 E:f1 S:m0 W:m0", "0,-1", "hunter m0").play().state
    drawn = draw(GAME, state)
    assert ">River system: 3 fish. Red 1 hut.<" in drawn
    assert ">Forest: 1 piece, gold; 2 points once complete, open sides: 2.<" in drawn
    said = ">Meadow: (2 − 1 eaten) deer × 2, 1 mammoth × 2, 1 tiger; now 4 points. Blue 1 hunter.<"
    assert said in drawn
    assert ">Complete river segment: 2 tiles, 3 fish.<" in drawn


def test_the_start_tile_shows_a_volcano() -> None:
    for edition in ("2002", "2020"):
        assert 'href="#volcano"' in draw(
            GAME, Board(edition).draw("N:m0 E:m0 S:m0 W:m0").play().state
        )


def test_a_free_place_says_how_many_tiles_fit() -> None:
    """All other tiles of the box are forest: they fit beside a forest, and nowhere else."""
    start = "N:m0 E:f1 S:m0 W:m0"
    drawn = draw(GAME, Board(start=start).draw("N:m0 E:m0 S:m0 W:m0").play().state)
    title = re.compile(
        r"<g><title>(\d+) of the 77 land tiles[^<]*</title>(?:<use id=\"cell[^>]*>)+"
    )
    assert [int(n) for n in title.findall(drawn)] == [0]
    assert "77 of the 77 land tiles" in drawn


def test_where_no_tile_fits_any_more_is_marked() -> None:
    start = "N:m0-r1-m0 E:m0 S:m0 W:m0 r1>spring"
    boxed = {"edition_2002": {"start": {"start": {"value": start}}}}
    names = {t: list(GAME.components["edition_2002"][t]) for t in ("land", "bonus")}
    plain = {"value": "N:m0 E:m0 S:m0 W:m0"}
    custom = boxed["edition_2002"] | {t: dict.fromkeys(n, plain) for t, n in names.items()}
    state = GAME.new(2, {"start": "red"}, {"edition_2002": custom})
    assert "None of the tiles that are left fits here" in draw(GAME, state)


def test_the_land_tiles_not_drawn_yet_unfold_from_their_heap() -> None:
    state = Board().draw("n39").play().state
    picture = ElementTree.fromstring(draw(GAME, state).replace(' xmlns="', ' was="'))
    listed = picture.find(".//*[@id='heap-land']/*[@class='unfolds']")
    assert listed is not None
    counts = [text.text or "" for text in listed.iter("text")]
    # Seventy-seven tiles of one face: one picture, and how many there are.
    assert "×77" in counts


def test_no_piece_bears_the_name_of_a_symbol() -> None:
    """A reference to that name would mean whichever comes first on the page."""
    symbols = set(re.findall(r'id="([^"]+)"', view_of(GAME).sheet()))
    for state in list(late_game(5, "2020", 3))[::40]:
        assert symbols.isdisjoint(re.findall(r'id="([^"]+)"', draw(GAME, state)))


def test_a_tile_as_full_as_a_face_may_be_is_drawn() -> None:
    full = "N:m0-r1-m2 E:f3 S:m4-r5-m6 W:f7 r1>spring r5>k1 r1=fish*9 r5=fish*9 k1=fish*9"
    full += " m0=deer*9+tiger*9 m2=aurochs*9 f3=gold*9+mushrooms*9"
    state = Board(start=full).draw(full).play().state
    assert draw(GAME, state).count('href="#fish') >= 54
