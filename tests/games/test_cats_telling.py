"""What House of Cats tells of itself: news, deeds, prompts and signs that are easily forgotten."""

import json
import re
from xml.etree import ElementTree

import pytest

from tarsas.draw.picture import draw
from tarsas.draw.view import view_of
from tarsas.table.deeds import deeds
from tarsas.table.table import Table
from tests.rulebook.cats_scenario import PLAIN_TRACK, do, earned, roll, sheet, start, whole_round
from tests.scenario import Scenario


def told(game: Scenario) -> list[str]:
    """Everything that came about by itself, in English."""
    texts = game.record.game.texts
    return [game.record.game.say(texts.event(event), "en") for event in game.state.events or []]


def lines(game: Scenario, language: str = "en") -> list[str]:
    """The position in words."""
    return [game.record.game.say(m, language) for m in game.record.game.texts.describe(game.state)]


def story(game: Scenario) -> list[str]:
    """The deeds so far."""
    record = game.record
    tables = [
        Table.of(record.with_moves(record.moves[:number]))
        for number in range(len(record.moves) + 1)
    ]
    return [record.game.say(steps[-1].sentence(record.game), "en") for steps in deeds(tables)]


# News


def test_a_room_is_told_with_the_ability_that_it_brings() -> None:
    game = do(roll(start(), "2 2 4 5"), "2 a1, 2 b1")
    assert told(game) == ["a room of 2 is built; “detach” can be used once"]
    assert "Red, 1 room of 2: the ability can be used once." in lines(game)


def test_an_ability_that_does_not_wait_is_told_so() -> None:
    game = do(roll(start(abilities="KABC"), "2 2 4 5"), "2 a1, 2 b1")
    assert told(game) == ["a room of 2 is built; “any symbol” is used at once"]


def test_the_last_star_is_told_since_nobody_chooses_it() -> None:
    game = do(roll(start(2, custom={}), "2 cat 5"), "star c3, star e3")
    assert told(game)[0] == "the last starred cell gets the symbol that is left: 5"


def test_a_number_of_the_track_is_told_and_so_is_its_loss() -> None:
    game = start(custom=sheet(1, rows=["###"], cat_track=["2", "-"]))
    do(roll(game, "3 4 cat 5"), "3 a1, 4 b1, cat")
    assert story(game)[-1] == (
        "Red crosses out the next cat of the track with a cat, which brings a 2."
    )
    full = start(custom=sheet(1, rows=["##"], cat_track=["2", "-"]))
    do(roll(full, "3 4 cat 5"), "3 a1, 4 b1, cat")
    assert told(full)[-1] == "no empty cell is left, so this is lost: 2"


def test_a_second_mouse_without_a_cell_is_told() -> None:
    game = start(abilities="LABC", custom=sheet(1, rows=["##.#"]))
    do(roll(game, "2 2 4 5"), "2 a1, 2 b1, cell d1")
    assert told(game)[-2] == "beside the mouse there is no empty cell for a second one"


@pytest.mark.parametrize(
    ("level", "mice", "said"),
    [
        (1, "mouse b2", "the mouse eats the cheese of its row and its column"),
        (2, "cat b2, mouse c2", "mice that now share a row with a cat: 1"),
        (3, "cat b1, mouse c1", "the red area now has 1 mouse and 1 cat, each mouse worth 1"),
    ],
)
def test_mice_are_told_with_what_was_counted(level: int, mice: str, said: str) -> None:
    game = do(roll(start(level), "mouse cat 4 5"), mice)
    assert told(game) == [said]


def test_a_bonus_cell_is_told_beside_its_room() -> None:
    game = do(roll(start(2), "2 2 4 5"), "2 d1, 2 e1")
    assert told(game)[1] == "the bonus cell in this room scores its 2"


def test_growth_is_told_and_that_there_is_none() -> None:
    game = do(roll(start(4), "2 2 4 5"), "2 c3, 2 d3")
    assert told(game)[-1] == "the room of 2 lets the area grow, by 2 cells"
    assert lines(game)[-1] == "Red adds 2 cells to the area, anywhere, but hanging together."
    small = do(roll(start(4, custom=sheet(4, rows=["####+"])), "2 2 4 5"), "2 a1, 2 b1")
    assert told(small)[-1] == "the room of 2 lets the area grow, by one cell"
    full = do(roll(start(4, custom=sheet(4, rows=["####"])), "2 2 4 5"), "2 a1, 2 b1")
    assert told(full)[-1] == (
        "the room of 2 would let the area grow, but there is no cell left for it"
    )


def test_a_full_sheet_is_told_and_makes_the_round_the_last() -> None:
    game = start(players=2, custom=sheet(1, rows=["###"], cat_track=PLAIN_TRACK))
    do(roll(game, "3 4 5 cat"), "3 a1, 4 b1, 5 c1")
    assert told(game)[-1] == "Red has filled every cell: this is the last round"
    assert lines(game)[-1] == "Last round. Red finishes the round."
    assert "This is the last round. Every cell is filled by Red." in lines(game)


def test_on_level_four_who_is_full_waits() -> None:
    game = start(4, players=2, custom=sheet(4, rows=["###"]))
    do(roll(game, "3 4 5 cat"), "3 a1, 4 b1, 5 c1, done")
    assert told(game)[-1] == "Red has filled every cell and waits until everybody has"
    do(game, "cat a1, 4 b1, 5 c1", who="blue")
    assert told(game)[-1] == "Blue has filled every cell: this is the last round"


# Deeds and prompts


def test_a_die_and_all_that_it_sets_off_are_one_deed() -> None:
    game = do(roll(start(4), "2 2 4 5"), "2 c3, 2 d3, grow a1, grow b1, 4 e3, done")
    assert story(game) == [
        "Rolled: 2, 2, 4, 5.",
        "Red takes a 2 and writes it on c3.",
        "Red takes a 2, writes it on d3, adds a1 to the area and adds b1.",
        "Red takes a 4, writes it on e3 and is done.",
    ]


def test_deeds_of_players_who_act_at_once_stay_apart() -> None:
    game = roll(start(players=2), "2 3 4 5")
    game.play("red: die 2", "blue: die 3", "red: cell a1", "blue: cell f6")
    assert story(game)[1:] == [
        "Red takes a 2 and writes it on a1.",
        "Blue takes a 3 and writes it on f6.",
    ]


def test_with_nothing_left_the_prompt_offers_only_the_end() -> None:
    game = do(roll(start(custom=sheet(1, rows=["##.###"])), "5 3 4 4"), "5 a1, 3 b1")
    assert lines(game)[-1] == "Red finishes the round, since the dice left fit nowhere."
    assert lines(game, "hu")[-1] == (
        "A piros játékos befejezi a kört, mert a maradék kockáknak nincs helyük."
    )


def test_a_room_is_asked_for_by_the_number_that_completes_it() -> None:
    game = whole_round(start(), "3 3 5 5", "3 a1, 5 a2, 5 b2")
    whole_round(game, "3 3 4 5", "3 d1, 4 d2, 5 c2")
    whole_round(game, "3 4 4 2", "3 e1, 4 f1, 2 f2")
    do(roll(game, "3 3 4 4"), "3 b1, 3 c1")
    assert lines(game)[-1] == (
        "Red chooses the cells of the room that the 3 on c1 completes, beside c1."
    )


# Pictures


def die_in_hand(game: Scenario) -> list[str]:
    """The dice that are drawn as taken."""
    drawn = draw(game.record.game, game.state)
    return re.findall(r'<g id="(die-[^"]+)"[^>]*>(?:(?!</g>).)*href="#die-hand"', drawn)


def test_the_die_in_hand_is_marked_until_it_is_written() -> None:
    game = do(roll(start(), "2 3 3 5"), "3")
    assert die_in_hand(game) == ["die-red-1"]
    assert die_in_hand(do(game, "cell a1")) == []
    assert die_in_hand(do(game, "3")) == ["die-red-2"]


def clicked(game: Scenario, move: str) -> tuple[str, ...]:
    """What may be clicked for a move."""
    action = game.record.game.parse(game.state, 0, move)
    return view_of(game.record.game).targets(game.state, 0, action)


def test_each_of_two_dice_alike_can_be_taken() -> None:
    game = roll(start(), "2 3 3 5")
    assert clicked(game, "die 3") == ("die-red-1", "die-red-2")
    assert clicked(do(game, "3 a1"), "die 3") == ("die-red-2",)


def test_dice_alike_are_doubled_by_their_ability_and_never_by_a_die() -> None:
    assert clicked(roll(earned("H"), "3 4 3 5"), "double 3") == ("ability-red-2",)
    assert clicked(roll(earned("H"), "3 4 3 4"), "double 4") == ("ability-red-2", "face-red-4")


def test_two_dice_in_hand_are_both_marked() -> None:
    game = roll(earned("H"), "3 4 3 5")
    assert die_in_hand(do(game, "double 3")) == ["die-red-0", "die-red-2"]


def test_a_bonus_cell_stays_marked_under_what_is_written() -> None:
    game = start(2)
    assert draw(game.record.game, game.state).count('href="#bonus"') == 5
    do(roll(game, "2 2 4 5"), "2 d1, 2 e1")
    drawn = draw(game.record.game, game.state)
    assert (drawn.count('href="#bonus"'), drawn.count('href="#bonus-won"')) == (4, 1)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("language", ["en", "hu"])
def test_abilities_are_explained_for_any_number_of_players(players: int, language: str) -> None:
    for letters in ("ABCD", "EFGH", "IJKL"):
        game = start(abilities=letters, players=players)
        drawn = draw(game.record.game, game.state, language)
        for number in (2, 3, 4, 5):
            tile = drawn[drawn.index(f'id="tile-{number}"') :].split("</g>")[0]
            about = tile.split("<title>")[1].split("</title>")[0]
            shown = " ".join(re.findall(r"<text[^>]*>([^<]*)</text>", tile)[2:])
            assert shown == about


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_a_small_screen_sees_the_abilities_with_its_own_page(players: int) -> None:
    game = start(players=players)
    drawn = ElementTree.fromstring(draw(game.record.game, game.state))
    (_, left, top, wide, tall), *others = json.loads(drawn.attrib["data-areas"])
    x, y, width, height = next(sides for name, *sides in others if name == "Abilities")
    assert left <= x
    assert top <= y
    assert x + width <= left + wide
    assert y + height <= top + tall


def test_empty_cells_are_counted_until_the_end() -> None:
    drawn = draw(start().record.game, start().state)
    table = drawn[drawn.index('id="points"') :]
    assert ">empty cells<" in table
    assert ">36<" in table
    assert ">−1 each at the end<" in table
