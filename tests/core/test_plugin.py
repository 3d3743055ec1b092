"""A game from outside: one interpreted file on the compiled kernel, found by its entry point."""

import json
from pathlib import Path

import pytest

from tarsas.core.registry import game_ids
from tests.plugin import contract, install, install_example, python, tarsas

# The smallest game there can be: rules, and an entry point.
GAME = '''
"""Race to thirty: add 1 or 2; whoever reaches thirty wins a point."""

from librt.vecs import vec
from mypy_extensions import i64

from tarsas.core.actions import Argument, Kind, Kinds
from tarsas.core.game import Game
from tarsas.core.state import OVER, Event, State


class Race(State):
    def __init__(self, players):
        super().__init__(players)
        self.sum, self.moves = 0, 0

    def actor(self):
        return OVER if self.sum >= 30 else self.moves % self.players

    def legal(self, seat):
        return vec[i64]([0, 1]) if seat == self.actor() else vec[i64]([])

    def apply(self, seat, action):
        self.sum += action + 1
        self.moves += 1
        if self.sum >= 30 and self.events is not None:
            self.events.append(Event(seat, 1, "reached_thirty", ("seat-red",)))

    def clone(self):
        copy = Race(self.players)
        copy.sum, copy.moves = self.sum, self.moves
        return copy

    def score(self, seat):
        return int(self.sum >= 30 and (self.moves - 1) % self.players == seat)

    def key(self):
        return bytes([self.sum, self.moves])


GAME = Game(
    id="race",
    package=__name__,
    players=(2, 3),
    kinds=Kinds(Kind("add", 0, (Argument("number", 2, first=1),))),
    set_up=lambda players, options, components: Race(players),
)
'''


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    install(tmp_path, "race", GAME)
    return tmp_path


def answers(folder: Path, code: str) -> str:
    """Run a program with the games of a folder; return what it printed."""
    done = python(folder, "-c", code)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_an_interpreted_game_runs_on_the_kernel(installed: Path) -> None:
    code = """
from tarsas.core.playout import Tally, random_playout
from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.core.state import OVER
state, tally = find_game("race").new(2), Tally()
random_playout(state, Rng(1), tally)
print(state.actor() == OVER, tally.decisions >= 5, sorted(state.result()), state.ending())
"""
    assert answers(installed, code) == "True True [1, 2] over"


def test_an_installed_game_is_registered_by_its_entry_point(installed: Path) -> None:
    code = "from tarsas.core.registry import *; print(find_game('race').id, 'race' in game_ids())"
    assert answers(installed, code) == "race True"


TOLD = [
    "Race",
    "Race to thirty: add 1 or 2; whoever reaches thirty wins a point.",
    "Red: add 2. / Piros: add 2.",
    "Add 2",
    "Blue chooses. / Kék választ.",
    "Red: 0 points. / Piros: 0 pont.",
    "Blue may: Add 1; Add 2. / Kék lehetőségei: Add 1; Add 2.",
    "reached thirty",
]


def test_a_game_without_words_is_told_in_every_language(installed: Path) -> None:
    code = """
from tarsas.core.registry import find_game
from tarsas.core.text import Message
game = find_game("race")
state = game.new(2)
said = [Message("name"), Message("tagline")]
said += [game.texts.sentence(state, 0, 1), game.texts.label(state, 0, 1)]
state.apply(0, 1)
lines = game.texts.describe(state)
said += [game.texts.prompt(state), lines[0], lines[2], Message("reached_thirty")]
for message in said:
    print(*dict.fromkeys(game.say(message, language) for language in ("en", "hu")), sep=" / ")
"""
    assert answers(installed, code).splitlines() == TOLD


def test_it_is_watched_recorded_and_drawn_by_the_commands(installed: Path) -> None:
    record = installed / "game.tarsas"
    done = tarsas(installed, "watch", "race", "--bots", "greedy,kitten", "--record", str(record))
    assert done.returncode == 0, done.stderr
    picture = installed / "game.svg"
    assert "The game is over." in done.stdout
    done = tarsas(installed, "show", str(record), "--svg", str(picture))
    assert done.returncode == 0, done.stderr
    assert "var(--" not in picture.read_text(encoding="utf-8")


# What can be wrong with a game: what is changed in the one above, and what is said of it.
BROKEN = {
    "imports": ("from librt.vecs import vec", "import nowhere", "No module named 'nowhere'"),
    "syntax": ("class Race(State):", "class Race(State:", "(syntax.py, line "),
    "raises": ("class Race(State):", "1 / 0\nclass Race(State):", "ZeroDivisionError"),
    "exits": ("class Race(State):", "raise SystemExit\nclass Race(State):", "SystemExit"),
    "no_game": ("GAME = Game(", "GAME = dict(", "expected a Game, found dict"),
    "no_name": ("GAME = Game(", "OTHER = Game(", "no attribute 'GAME'"),
    "other_id": ('id="race"', 'id="chase"', "its id is 'chase'"),
    "players": ("players=(2, 3)", "players=(9,)", "expected some of 1 to 6"),
    "tables": ('Kind("add", 0,', 'Kind("add", 7,', "add begins at 7, not at 0"),
    "no_table": ("kinds=Kinds(Kind", "kinds=(Kind", "faults"),
    "words": ("first=1),)", 'first=1),), "add {what}"', "names what, which is no argument"),
    "set_up": ("lambda players,", "lambda", "positional argument"),
    "no_state": (": Race(players)", ": None", "set_up returned no State"),
    "colour": ("GAME = Game(", 'COLOURS = {"dim": ("#111",)}\nGAME = Game(', "'dim' needs"),
}


def test_broken_games_are_reported_by_name_and_the_others_go_on(installed: Path) -> None:
    for name, (before, after, _) in BROKEN.items():
        assert before in GAME
        source = GAME.replace(before, after)
        install(installed, name, source.replace('id="race"', f'id="{name}"'))
    done = tarsas(installed, "games", "--json")
    assert done.returncode == 1
    assert [game["id"] for game in json.loads(done.stdout)] == sorted([*game_ids(), "race"])
    lines = done.stderr.splitlines()
    for name, line in zip(sorted(BROKEN), lines, strict=True):
        assert line.startswith(f"Error: the game {name!r} ({name}:GAME) cannot be played: ")
        assert BROKEN[name][2] in line
        assert "frozen" not in line, "where it is in the game, not in Python"
    code = "from tarsas.draw.theme import style_sheet; print(style_sheet()[:6])"
    assert answers(installed, code) == ":root{"


def test_a_broken_game_cannot_be_asked_for(tmp_path: Path) -> None:
    install(tmp_path, "race", "import nowhere")
    done = tarsas(tmp_path, "simulate", "race", "--games", "1")
    assert done.returncode == 2
    assert "the game 'race' (race:GAME) cannot be played: ModuleNotFoundError" in done.stderr
    assert tarsas(tmp_path, "simulate", game_ids()[0], "--games", "1").returncode == 0


def test_a_colour_that_is_missing_is_named(installed: Path) -> None:
    code = """
from tarsas.core.registry import find_game
from tarsas.draw.theme import resolve
for game in (find_game("race"), None):
    try:
        resolve("var(--race-dim)", "dark", game)
    except LookupError as error:
        print(error)
"""
    first, second = answers(installed, code).splitlines()
    assert first == "neither the theme nor race has the colour 'race-dim', which a picture asks for"
    assert second == "the theme has no colour 'race-dim', which a picture asks for"


@pytest.mark.slow
def test_the_smallest_game_keeps_the_whole_contract(installed: Path) -> None:
    assert contract(installed, "race") > 80


@pytest.mark.slow
def test_the_example_of_the_docs_keeps_the_whole_contract(tmp_path: Path) -> None:
    """With two players: interpreted games of search take their time."""
    assert contract(tmp_path, f"{install_example(tmp_path)} and not 3p and not 4p") > 50
