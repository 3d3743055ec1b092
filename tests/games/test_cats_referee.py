"""Plays random games of House of Cats and lets an independent referee judge every position."""

import os
from random import Random

import pytest

from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER
from tarsas.games.cats.rules import Cats
from tarsas.games.cats.rules_points import CATEGORIES, points

from .cats_referee import Player, Referee, neighbours

GAME = find_game("cats")
TIMES = float(os.environ.get("TARSAS_GAMES", "1"))
"""How many times the usual number of games to play."""

LETTERS = "ABCDEFGHIJKL"


class Manner:
    """A player's way to choose: uniform play alone builds few rooms and uses few abilities."""

    def __init__(self, rng: Random, tidy: bool) -> None:
        self.rng = rng
        self.order = 1.0 if tidy else rng.choice((0.0, 0.8, 0.95))
        self.keen = rng.choice((0.0, 0.5, 0.9))

    def choose(self, player: Player, words: list[str]) -> str:
        """Choose a move, often an ability, often a cell beside its like."""
        uses = [word for word in words if word.split()[0] in ("use", "turn", "double")]
        if uses and self.rng.random() < self.keen:
            return self.rng.choice(uses)
        if self.rng.random() < self.order and player.asked:
            kind, *about = player.asked[-1]
            if kind in ("die", "write"):
                like = [word for word in words if self.beside_its_like(player, word, about[0])]
                return self.rng.choice(like or words)
        return self.rng.choice(words)

    def beside_its_like(self, player: Player, word: str, symbol: str) -> bool:
        """Say whether a cell touches one with the same symbol."""
        verb, cell = word.split()
        return verb == "cell" and any(player.signs.get(n) == symbol for n in neighbours(cell))


class Match:
    """One game that the engine and the referee follow side by side.

    With `luck` most dice show one of these faces, and everybody builds tidily.
    """

    def __init__(
        self, players: int, level: int, letters: str, growth: str, seed: int, luck: str = ""
    ) -> None:
        options = {"level": level, "abilities": letters or "random", "growth": growth}
        state = GAME.new(players, options)
        assert isinstance(state, Cats)
        self.state = state
        self.referee = Referee(players, level, letters, growth == "touching")
        self.rng = Random(seed)
        self.chance = Rng(seed)
        self.luck = luck.split() or [self.rng.choice(("", "2", "3", "4", "5", "cat", "mouse"))]
        self.share = 0.85 if luck else 0.3
        self.manners = [Manner(self.rng, bool(luck)) for _ in range(players)]
        self.moves: list[str] = []
        self.title = f"{players} players, {options}, seed {seed}"

    def play(self) -> None:
        """Play to the end, comparing all that can be seen on the way."""
        state, referee = self.state, self.referee
        state.events = []
        while state.actor() != OVER:
            seats = [s for s in (CHANCE, *range(state.players)) if state.may_act(s)]
            seat = int(self.rng.choice(seats))
            known = self.check_legal(seat)
            words = self.draw(known) if seat == CHANCE else self.choose(seat, sorted(known))
            self.moves.append(f"{seat}: {words}")
            state.apply(seat, known[words])
            referee.follow(seat, words)
            self.check_points(seat)
        self.check_end()

    def choose(self, seat: int, words: list[str]) -> str:
        return self.manners[seat].choose(self.referee.players[seat], words)

    def draw(self, known: dict[str, int]) -> str:
        """Let chance choose; some dice show a lucky face."""
        lucky = f"roll {self.rng.choice(self.luck)}"
        if lucky in known and self.rng.random() < self.share:
            return lucky
        action = self.state.draw(self.chance)
        return next(words for words, number in known.items() if number == action)

    def check_legal(self, seat: int) -> dict[str, int]:
        """Compare what is legal; return the engine's moves by their words."""
        words = GAME.notation.words
        known = {words(self.state, seat, a): int(a) for a in self.state.legal(seat)}
        if seat == CHANCE:
            wanted = self.referee.chance_words()
        else:
            wanted = self.referee.players[seat].words()
        if known.keys() != wanted:
            extra, missing = sorted(known.keys() - wanted), sorted(wanted - known.keys())
            pytest.fail(self.told(f"the engine alone allows {extra}, the referee {missing}"))
        return known

    def check_points(self, seat: int) -> None:
        """Compare the points of the one who moved, by category."""
        if seat == CHANCE:
            return
        sheet = self.state.sheets[seat]
        engine = {name: int(points(sheet, i)) for i, name in enumerate(CATEGORIES)}
        referee = self.referee.players[seat].points()
        assert engine == referee, self.told("the points differ")

    def check_end(self) -> None:
        """Compare the end, the totals, what explains them, and the ranks."""
        state, referee = self.state, self.referee
        assert referee.over, self.told("only the engine ends the game")
        scores = [int(state.score(seat)) for seat in range(state.players)]
        assert scores == referee.scores(), self.told("the scores differ")
        assert list(state.result()) == referee.ranks(), self.told("the ranks differ")
        explained = [0] * int(state.players)
        for event in state.events or []:
            explained[event.seat] += int(event.points)
        assert explained == scores, self.told("the events do not add up")

    def told(self, what: str) -> str:
        """Return a complaint with all that is needed to play the game again."""
        return f"{self.title}: {what}\nafter: " + "; ".join(self.moves)


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_the_referee_agrees_on_random_games(level: int) -> None:
    """Every move, every point and every rank, with any four abilities."""
    for seed in range(int(220 * TIMES)):
        rng = Random(seed * 10 + level)
        letters = "" if seed % 5 == 0 else "".join(rng.sample(LETTERS, 4))
        growth = rng.choice(("free", "touching"))
        players = 6 if seed % 40 == 0 else rng.choice((1, 1, 1, 2, 2, 3))
        Match(players, level, letters, growth, seed).play()


@pytest.mark.parametrize("letter", LETTERS)
def test_the_referee_agrees_on_every_ability(letter: str) -> None:
    """Each ability in turn belongs to the number 2, whose rooms are built most often."""
    for level in (1, 2, 3, 4):
        for seed in range(int(6 * TIMES)):
            rng = Random(f"{letter}{level}{seed}")
            others = rng.sample(LETTERS.replace(letter, ""), 3)
            Match(1, level, letter + "".join(others), "free", seed).play()


@pytest.mark.parametrize("luck", ["2 3", "3", "2 4", "4 5", "3 5"])
def test_the_referee_agrees_when_many_rooms_are_built(luck: str) -> None:
    """Lucky dice bring what is rare: rooms of double cells, areas that fill the whole grid."""
    for seed in range(int(24 * TIMES)):
        rng = Random(f"{luck}{seed}")
        letters = rng.sample("HF" + rng.choice("CE") + rng.choice("ABDGIJKL"), 4)
        growth = rng.choice(("free", "touching"))
        Match(1, rng.choice((2, 4, 4)), "".join(letters), growth, seed, luck).play()
