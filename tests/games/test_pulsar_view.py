"""Pulsar 2849's picture: nothing covers anything else, and everything on it explains itself."""

import re
from collections.abc import Iterator
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from tarsas.core.pending import kind_of
from tarsas.core.registry import find_game
from tarsas.core.state import OVER
from tarsas.draw.picture import draw
from tarsas.draw.view import view_of
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar import view_chart, view_places
from tarsas.games.pulsar.rules import Pulsar
from tarsas.games.pulsar.view_transmitters import chains
from tests.contract.cases import CASES, Case, play
from tests.contract.test_words_and_pictures import symbols_of

GAME = find_game("pulsar")
MINE = [case for case in CASES if case.game.id == "pulsar"]
each_case = pytest.mark.parametrize("case", MINE, ids=[case.name for case in MINE])
each_side = pytest.mark.parametrize("side", ["normal", "dead_end"])
CHARTS = {f"pu-{what}-{side}" for what in ("routes", "names") for side in view_chart.SIDES}
GROUNDS = {"pu-sky", "pu-track", "pu-projects"} | CHARTS


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
            assert explained or name in GROUNDS, f"nothing explains #{name}"


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
        assert f'{names}<use href="#pu-names-normal"/>' in picture
    assert seen == {False, True}


@each_side
def test_what_is_printed_on_the_chart_is_sent_with_the_sheet_alone(side: str) -> None:
    state = opening(side)
    picture, sheet = draw(GAME, state, "en"), view_of(GAME).sheet()
    for drawn in (view_chart.routes(state.printed), view_chart.place_names(state.printed)):
        assert drawn in sheet
        assert drawn not in picture


def test_a_way_shows_the_ship_where_it_ends_alone() -> None:
    for state in positions(MINE[0], 1):
        seat = int(state.actor())
        legal = [int(action) for action in state.legal(seat)] if seat >= 0 else []
        flights = [action for action in legal if GAME.kinds.read(action).kind.name == "to"]
        if flights:
            assert "pu-rocket" in view_of(GAME).ghost(state, seat, flights[0])
            assert view_of(GAME).trail(state, seat, flights[0]) == ""
            return
    pytest.fail("nobody flew")


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
            (space,) = set(re.findall(r'<ellipse cx="([\d.]+)"', view.ghost(state, seat, action)))
            drawn = re.findall(r'<ellipse cx="([\d.]+)"', draw(GAME, after, "en"))
            before = re.findall(r'<ellipse cx="([\d.]+)"', draw(GAME, state, "en"))
            assert drawn.count(space) >= before.count(space)
            assert space in drawn
        break
