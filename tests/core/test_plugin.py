"""A game from outside: interpreted, on the compiled kernel, found by its entry point alone."""

import sys
from pathlib import Path

from tests.processes import output_of

GAME = '''
"""Race to ten: add 1 or 2; whoever reaches ten wins a point."""

from librt.vecs import vec
from mypy_extensions import i64

from tarsas.core.game import Game
from tarsas.core.playout import Tally, random_playout
from tarsas.core.state import OVER, Event, State, rank
from tarsas.core.rng import Rng


class Race(State):
    def __init__(self):
        super().__init__(2)
        self.sum, self.moves = 0, 0

    def actor(self):
        return OVER if self.sum >= 10 else self.moves % 2

    def legal(self, seat):
        return vec[i64]([1, 2]) if seat == self.actor() else vec[i64]([])

    def apply(self, seat, action):
        self.sum += action
        self.moves += 1
        if self.sum >= 10 and self.events is not None:
            self.events.append(Event(seat, 1, "won", ("sum",)))

    def clone(self):
        copy = Race()
        copy.sum, copy.moves = self.sum, self.moves
        return copy

    def score(self, seat):
        return int(self.sum >= 10 and (self.moves - 1) % 2 == seat)

    def result(self):
        return rank(vec[i64]([self.score(0), self.score(1)]))

    def ending(self):
        return "ten" if self.sum >= 10 else ""

    def key(self):
        return bytes([self.sum, self.moves])


GAME = Game("race", "race", 1, (2,), (1, 1), (), ("ten",), 3, 20, lambda n, o, c: Race())

if __name__ == "__main__":
    state, tally = Race(), Tally()
    random_playout(state, Rng(1), tally)
    print(state.actor() == OVER, tally.decisions >= 5, sorted(state.result()))
'''


def test_an_interpreted_game_runs_on_the_kernel(tmp_path: Path) -> None:
    (tmp_path / "race.py").write_text(GAME, encoding="utf-8")
    assert output_of(sys.executable, tmp_path / "race.py").strip() == "True True [1, 2]"


def test_an_installed_game_is_registered_by_its_entry_point(tmp_path: Path) -> None:
    (tmp_path / "race.py").write_text(GAME, encoding="utf-8")
    info = tmp_path / "race-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Name: race\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[tarsas.games]\nrace = race:GAME\n", encoding="utf-8")
    code = "from tarsas.core.registry import *; print(find_game('race').id, 'race' in game_ids())"
    said = output_of(sys.executable, "-c", code, env={"PYTHONPATH": str(tmp_path)})
    assert said.strip() == "race True"
