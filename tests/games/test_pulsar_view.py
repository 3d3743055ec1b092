"""Pulsar 2849's picture: nothing covers anything else, and everything on it explains itself."""

import re
from collections.abc import Iterator
from copy import deepcopy
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from tarsas.core.pending import kind_of
from tarsas.core.registry import find_game
from tarsas.core.state import OVER
from tarsas.draw.picture import draw
from tarsas.draw.view import view_of
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar import view_places
from tarsas.games.pulsar.rules import Pulsar
from tarsas.games.pulsar.view_transmitters import chains
from tests.contract.cases import CASES, Case, play
from tests.contract.test_words_and_pictures import symbols_of

GAME = find_game("pulsar")
MINE = [case for case in CASES if case.game.id == "pulsar"]
each_case = pytest.mark.parametrize("case", MINE, ids=[case.name for case in MINE])
each_side = pytest.mark.parametrize("side", ["normal", "dead_end"])
GROUNDS = {"pu-sky", "pu-routes", "pu-names", "pu-track", "pu-projects"}
COUNTER = r'#pu-counter-\w+" x="([\d.]+)"'


def positions(case: Case, seed: int, every: int = 1) -> Iterator[Pulsar]:
    for number, (state, seat, _) in enumerate(play(case, seed, [])):
        assert isinstance(state, Pulsar)
        if number % every == 0 or seat == OVER:
            yield state


def opening(side: str) -> Pulsar:
    state = GAME.new(4, {"map_side": side})
    assert isinstance(state, Pulsar)
    return state


@each_side
def test_no_location_covers_another(side: str) -> None:
    boxes = view_places.boxes(opening(side).printed)
    for number, box in enumerate(boxes):
        assert not any(view_places.overlap(box, other) for other in boxes[:number])


@each_side
def test_ships_and_signs_of_dead_ends_cover_no_location(side: str) -> None:
    printed = opening(side).printed
    size = view_places.SHIP
    ships = [view_places.berth(printed, node, ()) for node in range(len(printed.names))]
    taken = [(x, y, size, size) for x, y in ships] + view_places.sign_boxes(printed)
    for box in taken:
        covered = [view_places.overlap(box, other) for other in view_places.boxes(printed)]
        # Corners of boxes may touch: what stands in them is round.
        assert sum(covered) < 0.1 * (2 * box[2]) ** 2, "a ship or sign lies on a location"


@each_side
def test_ships_at_one_location_stand_side_by_side(side: str) -> None:
    printed = opening(side).printed
    size = view_places.SHIP
    for node in range(len(printed.names)):
        spots: list[view_places.Spot] = []
        for _ in range(4):
            spots.append(view_places.berth(printed, node, tuple(spots)))
        assert len(set(spots)) == 4
        one, other = ((*spot, size, size) for spot in spots[:2])
        assert view_places.overlap(one, other) < size * size


@each_case
def test_all_that_is_drawn_is_explained(case: Case) -> None:
    for state in positions(case, 2, 15):
        for name, explained in symbols_of(draw(GAME, state, "en")):
            ground = name in GROUNDS or name.rpartition("-")[0] in GROUNDS
            assert explained or ground, f"nothing explains #{name}"


@each_case
def test_the_pile_is_always_in_sight(case: Case) -> None:
    for state in positions(case, 1, 60):
        assert 'id="pile"' in draw(GAME, state, "en")


def test_names_are_shown_while_a_place_is_chosen_and_can_be_shown_by_the_page() -> None:
    seen = set()
    for state in positions(MINE[0], 1):
        picture = draw(GAME, state, "en")
        (names,) = re.findall(r'<g class="names"[^>]*>', picture)
        chooses = len(state.pending) > 0 and kind_of(state.top_frame()) == t.ASK_STEP
        if chooses:
            assert "display" not in names
        elif state.phase == t.ROLLING:
            assert 'display="none"' in names
        seen.add(chooses)
        assert '<use href="#pu-names-normal"/>' in picture
    assert seen == {False, True}


@each_side
def test_the_sheet_names_every_location_of_both_sides(side: str) -> None:
    (names,) = re.findall(rf'<symbol id="pu-names-{side}".*?</symbol>', view_of(GAME).sheet())
    for name in opening(side).printed.names:
        assert f">{name}</text>" in names


def test_a_map_of_ones_own_is_drawn_in_place() -> None:
    own = deepcopy(GAME.components)
    own["map"]["normal"]["nodes"]["value"][0] = "e1 entry 0.140 0.338"
    picture = draw(GAME, GAME.new(2, custom=own), "en")
    assert "pu-routes" not in picture
    assert "pu-names" not in picture


@each_case
def test_a_chain_is_drawn_in_order_with_a_die_at_every_joint(case: Case) -> None:
    for state in positions(case, 4, 25):
        picture = ElementTree.fromstring(draw(GAME, state, "en"))
        ids = {element.get("id", "") for element in picture.iter()}
        for seat, colour in enumerate(("red", "blue", "green", "yellow")[: case.players]):
            found = chains(state, seat)
            numbers = [owned.number for chain in found for owned in chain]
            assert sorted(numbers) == list(range(state.owns(seat, t.BOUGHT)))
            for chain in found:
                for left, right in pairwise(chain):
                    joined = int(state.joined(left.tile, left.end(1)))
                    assert joined == 1 + 2 * right.number + right.end(0)
                    assert f"joint-{colour}-{right.number + 1}" in ids


@each_case
def test_a_draft_shows_where_counters_land(case: Case) -> None:
    """The ghost of a choice is where the counter stands afterwards."""
    view = view_of(GAME)
    for state in positions(case, 3):
        if state.phase != t.DRAFTING or len(state.pending) == 0:
            continue
        seat = int(state.actor())
        for action in state.legal(seat):
            after = state.clone()
            assert isinstance(after, Pulsar)
            after.apply(seat, action)
            (space,) = set(re.findall(COUNTER, view.ghost(state, seat, action)))
            drawn = re.findall(COUNTER, draw(GAME, after, "en"))
            before = re.findall(COUNTER, draw(GAME, state, "en"))
            assert drawn.count(space) >= before.count(space)
            assert space in drawn
        break
