"""Fields of each game's observation, read back from the position in another way."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tarsas.core.registry import find_game, game_ids
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE
from tarsas.games.hunters.rules import PLACE, Hunters
from tests.contract.cases import CASES, play
from tests.lab.test_observation import seen

Fields = dict[str, Any]


def told_marabunta(s: Any) -> Fields:
    numbers = np.zeros((2, 4, 84))
    for place, mark in enumerate(s.hexes):
        if mark >= 2:
            numbers[(mark - 2) // 4, (mark - 2) % 4, place] = 1
    special = [s.board.special[h] if s.hexes[h] == 0 else 0 for h in range(84)]
    return {
        "phase": np.eye(7)[s.phase],
        "round": [s.round],
        "dice": np.eye(7)[list(s.dice)],
        "left": [s.left >> i & 1 for i in range(7)],
        "numbers": numbers,
        "crossed": [mark == 1 for mark in s.hexes],
        "cakes": [what == 1 for what in special],
        "chests": [what == 2 for what in special],
        "touched": list(s.touched),
        "sums": list(s.sums),
        "circles": list(s.circles),
        "empty_circles": list(s.empty_circles),
        "open": list(s.open_in),
        "chests_crossed": list(s.chests),
        "cakes_crossed": [s.cakes(0), s.cakes(1)],
        "anthills": [s.anthills(0), s.anthills(1)],
    }


def told_cats(s: Any) -> Fields:
    def plane(cells: int) -> Any:
        found = np.zeros((7, 9))
        for cell in range(63):
            if cells >> cell & 1:
                found[divmod(cell, int(s.page.columns))] = 1
        return found

    return {
        "level": np.eye(4)[s.page.level - 1],
        "abilities": np.eye(12)[list(s.abilities)],
        "grid": plane(s.page.grid),
        "open": [plane(sheet.open) for sheet in s.sheets],
        "symbols": [[plane(cells) for cells in sheet.drawn] for sheet in s.sheets],
        "joined_right": [plane(sheet.joined_right) for sheet in s.sheets],
        "joined_below": [plane(sheet.joined_below) for sheet in s.sheets],
        "linked": [plane(sheet.linked) for sheet in s.sheets],
        "rooms": [list(sheet.rooms) for sheet in s.sheets],
        "spent": [list(sheet.spent) for sheet in s.sheets],
        "dice": [[np.eye(6)[sheet.die(i) & 7] for i in range(4)] for sheet in s.sheets],
        "dice_used": [[sheet.die(i) >> 3 for i in range(4)] for sheet in s.sheets],
        "need": [sheet.need for sheet in s.sheets],
        "used": [sheet.used for sheet in s.sheets],
        "done": [sheet.done for sheet in s.sheets],
    }


def told_ankhor(s: Any) -> Fields:
    market = s.market
    kinds = [s.box.kind_of[t] if t >= 0 else -1 for t in market.slots]
    bits = [
        [(a.covered >> i, a.open_stores >> i, a.stored >> i) for i in range(23)] for a in s.areas
    ]
    places = np.zeros((s.players, 23, 2))
    for seat, area in enumerate(s.areas):
        for i, spot in enumerate(area.spots):
            places[seat, i] = (spot % 625 % 25 - 12, spot % 625 // 25 - 12)
    return {
        "spendable": [s.spendable],
        "turn": [s.acted, s.fresh, s.scribe],
        "prices": list(market.prices),
        "stall_types": [np.eye(7)[k % 7] if k >= 0 else np.zeros(7) for k in kinds],
        "stall_colours": [np.eye(5)[k // 7] if k >= 0 else np.zeros(5) for k in kinds],
        "piles": list(market.piles),
        "pool": list(market.pool),
        "stock": list(s.stock),
        "hands": list(s.hands),
        "discs": list(s.discs),
        "bonuses": list(s.bonuses),
        "tiles": [area.count for area in s.areas],
        "tile_upper": [[i < a.count and a.spots[i] >= 625 for i in range(23)] for a in s.areas],
        "tile_places": places,
        "tile_marks.3": [[[bit & 1 for bit in tile] for tile in area] for area in bits],
    }


def told_hunters(s: Any) -> Fields:
    land = s.land
    laid = range(len(land.laid))
    owners, kinds = np.zeros((95, s.players)), np.zeros((95, 4))
    places = [(land.place(i) % 192 - 96, land.place(i) // 192 - 96) for i in laid]
    shown = [[np.eye(4)[land.shows(i, side)][1:] for side in range(4)] for i in laid]
    for group in (s.members, s.huts):
        for i, spot in enumerate(group):
            if spot >= 0:
                owners[spot // 16, i // (len(group) // s.players)] = 1
                kinds[spot // 16, land.kind(spot)] = 1
    more = 95 - len(laid)
    return {
        "edition": [land.box.edition == "2020"],
        "drawn": np.eye(96)[s.drawn],
        "unseen": [i in list(s.bag) + list(s.pile) for i in range(96)],
        "tile_places": places + [(0, 0)] * more,
        "tiles": [land.tile(i) + 1 for i in laid] + [0] * more,
        "tile_turns": [land.turn(i) for i in laid] + [0] * more,
        "tile_sides": shown + [np.zeros((4, 3))] * more,
        "figure_owners": owners,
        "figure_kinds": kinds,
        "supply": [
            [list(group[i * n : i * n + n]).count(-1) for group, n in ((s.members, m), (s.huts, h))]
            for m, h in [(s.values.members, s.values.huts)]
            for i in range(s.players)
        ],
    }


def told_pulsar(s: Any) -> Fields:
    def own(*places: int) -> list[list[int]]:
        return [[s.own[seat * 26 + place] for place in places] for seat in range(s.players)]

    def masks(place: int, size: int) -> list[list[int]]:
        return [[mask >> i & 1 for i in range(size)] for (mask,) in own(place)]

    planets = [[s.settler(i, planet) for planet in range(4)] for i in range(16)]
    return {
        "round": [s.round],
        "boxes": list(s.boxes),
        "rockets": [[o == i for i in range(s.players)] for o in s.rockets],
        "cubes": own(1),
        "modifiers": own(2, 3),
        "unplaced": own(4, 5, 6),
        "claimed": own(7),
        "building": own(18, 19, 20),
        "spinning": own(21, 22, 23),
        "stations": own(17),
        "ship": [np.eye(87)[place] for (place,) in own(8)],
        "projects": masks(12, 8),
        "patents": masks(14, 17),
        "settlers": [[[o == i for i in range(s.players)] for o in four] for four in planets],
        "supply": list(s.supply)[1:],
        "deck": list(s.deck),
        "display": [np.eye(19)[design][1:] for design in s.display],
        "die": [s.die],
        "pending.0": [s.pending[-1] & 255 == kind if s.pending else 0 for kind in range(43)],
    }


TOLD: dict[str, Callable[[Any], Fields]] = {
    "marabunta": told_marabunta,
    "cats": told_cats,
    "ankhor": told_ankhor,
    "hunters": told_hunters,
    "pulsar": told_pulsar,
}


def test_no_game_is_left_out() -> None:
    assert sorted(TOLD) == game_ids()


@pytest.mark.parametrize("name", sorted(TOLD))
def test_fields_say_what_the_position_holds(name: str) -> None:
    # Four players have as many rockets as Pulsar's field has places; the first variant each.
    most = min(4, find_game(name).players[-1])
    case = next(c for c in CASES if c.game.id == name and c.players == most)
    observer = case.game.observer(most)
    states = [state.clone() for state, seat, _ in play(case, 4, []) if seat >= 0]
    for state in states[:: len(states) // 8][1:]:
        fields = seen(observer, state, 0)
        for field, expected in TOLD[name](state).items():
            base, _, part = field.partition(".")
            given = fields[base]
            if base == "tile_marks":
                given = given[..., : int(part)]
            elif part:
                given = given[int(part)]
            wanted = np.array(expected, np.float32).reshape(given.shape)
            assert (given == wanted).all(), field


def test_tiles_outside_the_window_can_be_laid_all_the_same() -> None:
    game = find_game("hunters")
    state, rng, observer = game.new(2), Rng(1), game.observer(2)
    assert isinstance(state, Hunters)
    beyond = 0
    for _ in range(80):
        actor = state.actor()
        if actor == CHANCE:
            state.apply(actor, state.draw(rng))
            continue
        legal = list(state.legal(actor))
        numbers = [int(observer.number_of(state, action)) for action in legal]
        assert len(set(numbers)) == len(numbers)
        assert [observer.action_of(state, number) for number in numbers] == legal
        beyond += sum(number >= 1802 for number in numbers)
        # The first place of the map: the land grows to the north, out of the window.
        state.apply(actor, legal[0] if legal[0] >= PLACE else legal[-1])
    assert beyond > 0
    assert seen(observer, state, 0)["tile_places"].min() < -10
