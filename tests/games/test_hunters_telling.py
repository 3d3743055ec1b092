"""What a game of Hunters and Gatherers says: points with their numbers, and all that befalls."""

from tarsas.core.registry import find_game
from tarsas.core.state import State
from tarsas.core.text import Message
from tests.rulebook.hunters_board import Board
from tests.scenario import Scenario

GAME = find_game("hunters")
FOREST = "N:m0 E:f1 S:m2 W:m2"
FOREST_END = "N:m0 E:m0 S:m0 W:f1"
PLAIN = "N:m0 E:m0 S:m0 W:m0"


def told(table: Scenario, language: str = "en") -> list[str]:
    """Return everything that came about by itself, with its points."""
    return [
        f"{int(event.points):+d} {GAME.say(GAME.texts.event(event), language)}"
        for event in table.state.events or []
    ]


def meant(state: State, seat: int, words: str) -> int:
    """Return the legal action of these words."""
    legal = [int(action) for action in state.legal(seat)]
    return next(a for a in legal if GAME.notation.words(state, seat, a) == words)


def test_a_forest_says_pieces_mushrooms_and_who_comes_home() -> None:
    board = Board().lay(FOREST + " f1=mushrooms", "0,-1", "gatherer f1").lay(FOREST_END, "1,-1")
    assert told(board.play()) == [
        "+4 forest of 2 pieces × 2; the gatherer comes home",
        "+2 1 group of mushrooms × 2",
    ]
    assert told(board.play(), "hu")[0] == "+4 lezárt erdő, 2 erdődarab × 2; a gyűjtögető hazatér"


def test_who_is_outdone_in_a_forest_hears_it() -> None:
    on = "N:m0 E:f1 S:m2 W:f1"
    board = Board().lay(FOREST, "0,-1", "gatherer f1").row([PLAIN] * 6, 0, -2)
    board.lay(FOREST_END, "5,-1", "gatherer f1").lay(on, "2,-1", "gatherer f1")
    board.lay(on, "4,-1").lay(on, "1,-1").lay(on, "3,-1")
    assert told(board.play()) == [
        "+12 forest of 6 pieces × 2, most there with 2 to 1; 2 gatherers come home",
        "+0 the gatherer of Blue comes home without points, 1 to 2 in a forest of 6 pieces",
    ]


def test_gold_says_what_it_leads_to() -> None:
    table = Board().lay(FOREST + " f1=gold", "0,-1").lay(FOREST_END, "1,-1").play()
    assert told(table) == ["+0 gold in the completed forest: Blue gets a bonus tile"]


def test_a_meadow_says_what_was_eaten() -> None:
    board = Board(start="N:f0 E:f0 S:f0 W:f0")
    board.lay("N:m0 E:m0 S:f1 W:m0 m0=deer*4+mammoth*2+tiger", "0,-1", "hunter m0")
    end = told(board.end(1, 0, "east").play())
    assert end == [
        "+0 the last land tile is played: now huts and hunters score",
        "+10 meadow: (4 − 1 eaten) deer × 2, 2 mammoths × 2",
    ]


def test_a_meadow_without_points_is_told_too() -> None:
    board = Board(start="N:f0 E:f0 S:f0 W:f0")
    board.lay("N:m0 E:m0 S:f1 W:m0 m0=deer+tiger", "0,-1", "hunter m0")
    assert told(board.end(1, 0, "east").play())[-1] == (
        "+0 meadow: (1 − 1 eaten) deer × 2, nothing for Red"
    )


def test_members_in_open_areas_come_home_in_words() -> None:
    board = Board().lay("n48", "-1,0", "fisher r1").lay(FOREST, "0,-1", "gatherer f1")
    end = told(board.end(1, 0, "east").play())
    assert end[1:] == [
        "+0 Red takes back from forests and rivers that stay open, without points: 1 fisher",
        "+0 Blue takes back from forests and rivers that stay open, without points: 1 gatherer",
    ]


def test_steps_of_one_tile_are_one_sentence() -> None:
    table = Board().draw("n78").play()
    texts, state = GAME.texts, table.state
    phrases = []
    for words in ("place 0,-1", "hunter m2"):
        action = meant(state, 0, words)
        phrases.append(texts.phrase(state, 0, action))
        state.apply(0, action)
    said = GAME.say(texts.deed(0, phrases), "en")
    assert said == "Red lays the tile and puts a hunter in a meadow worth 4 points so far."
    assert "lerakja a kártyát, és vadászt fektet" in GAME.say(texts.deed(0, phrases), "hu")


def test_a_special_tile_is_named_when_drawn_offered_and_laid() -> None:
    start = "N:m0 E:f1 S:m0 W:m0 f1=gold"
    table = Board(start=start).lay("N:m0 E:m1 S:m2 W:f3", "1,0").play()
    chance = meant(table.state, -1, "tile b02")
    drawn = GAME.say(GAME.texts.sentence(table.state, -1, chance), "en")
    assert drawn.startswith("Red draws the fire tile: meadow, meadow, meadow, meadow;")
    table.play("chance: tile b02")
    prompt = GAME.texts.prompt(table.state)
    assert GAME.say(prompt, "en") == "Red chooses a place for the fire tile."
    lay = meant(table.state, 0, "place 0,-1")
    assert GAME.say(GAME.texts.sentence(table.state, 0, lay), "en") == "Red lays the fire tile."


def test_the_last_turns_are_announced() -> None:
    table = Board(players=3, start="N:f0 E:f0 S:f0 W:f0").end(1, 0, "east")
    before = Board(players=3, start="N:f0 E:f0 S:f0 W:f0", moves=table.moves[:76])
    now = before.draw("N:f0 E:f0 S:f0 W:f0").play().state
    said = GAME.say(GAME.texts.prompt(now), "en")
    assert said.startswith("The last turns: one more land tile after this one. ")


def test_nobody_who_can_place_nothing_is_offered_a_choice() -> None:
    state = (
        Board(start="N:m0 E:m0 S:m0 W:m0").lay(PLAIN, "0,-1", "hunter m0").lay(PLAIN, "0,-2", "?")
    )
    now = state.play().state
    assert GAME.say(GAME.texts.prompt(now), "en") == "Blue can place nobody here and goes on."


def test_every_piece_of_the_box_has_a_name_and_a_meaning() -> None:
    for name in ("fire", "dolmen", "shaman", "log-boat", "hunting-trap", "pit-trap", "raft"):
        for text in (
            f"tile-{name}",
            f"drawn-{name}",
            f"laid-{name}",
            f"piece-{name}",
            f"about-{name}",
        ):
            assert GAME.say(Message(text), "hu") != GAME.say(Message(text), "en")
