"""Plays random games of Pulsar 2849 and lets an independent referee judge every position."""

import os
from collections.abc import Mapping
from random import Random

import pytest

from tarsas.core.components import Tree
from tarsas.core.options import Value, read_options
from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER, State

from .pulsar_referee import Referee
from .pulsar_scorer import SEATS

GAME = find_game("pulsar")
TIMES = float(os.environ.get("TARSAS_GAMES", "1"))
"""How many times the usual number of games to play."""

IDLE = ("end turn", "decline", "no link", "no run")
BUSY = (
    *("patent", "project", "buy transmitter", "pay transmitter"),
    *("finish gyrodyne", "claim"),
)


class Match:
    """One game that the engine and the referee follow side by side."""

    def __init__(
        self, players: int, options: Mapping[str, Value], seed: int, custom: Tree | None = None
    ) -> None:
        complete = read_options(GAME.options, options, players)
        self.state: State = GAME.new(players, options, custom)
        self.state.events = []
        self.referee = Referee(players, complete, custom or {})
        self.rng = Random(seed)
        self.chance = Rng(seed)
        self.players = players
        # Uniform play flies most of its dice away; a careful one builds.
        self.care = self.rng.choice((0.0, 0.6, 0.95))
        self.moves: list[str] = []
        self.title = f"{players} players, {dict(options)}, seed {seed}"

    def play(self) -> None:
        """Play to the end, comparing all that can be seen on the way."""
        while (actor := int(self.state.actor())) != OVER:
            known = self.check_legal(actor)
            if actor == CHANCE:
                action = int(self.state.draw(self.chance))
                words = next(word for word, number in known.items() if number == action)
            else:
                words = self.choose(list(known))
            self.step(actor, words, known[words])
        self.check_end()

    def choose(self, words: list[str]) -> str:
        """Choose a move, careful players seldom an idle one."""
        if self.rng.random() < self.care:
            busy = [word for word in words if word in BUSY or word.startswith("place")]
            busy = busy or [word for word in words if word not in IDLE and word[:3] != "no "]
            words = busy or words
        return self.rng.choice(words)

    def check_legal(self, actor: int) -> dict[str, int]:
        """Compare who acts and what is legal; return the engine's moves by their words."""
        asked = self.referee.question
        who = "chance" if actor == CHANCE else SEATS[actor]
        assert who == asked.who, self.told(f"{who} acts, says the engine, not {asked.who}")
        say = GAME.notation.words
        known = {say(self.state, actor, int(a)): int(a) for a in self.state.legal(actor)}
        if known.keys() != set(asked.words):
            extra = sorted(known.keys() - set(asked.words))
            missing = sorted(set(asked.words) - known.keys())
            pytest.fail(self.told(f"the engine alone allows {extra}, the referee {missing}"))
        return known

    def step(self, actor: int, words: str, action: int) -> None:
        """Make a move on both sides and compare the points."""
        self.moves.append(words)
        self.state.apply(actor, action)
        self.referee.follow(words)
        engine = [int(self.state.score(seat)) for seat in range(self.players)]
        referee = [player.vp for player in self.referee.players.values()]
        assert engine == referee, self.told(f"points {engine}, says the referee {referee}")

    def told(self, what: str) -> str:
        """Return a complaint with all that is needed to play the game again."""
        return f"{self.title}: {what}\nafter: " + "; ".join(self.moves)

    def check_end(self) -> None:
        """Compare the ranks; every point must be explained."""
        assert self.referee.question.who == "over", self.told("only the engine ends the game")
        ranks = [int(rank) for rank in self.state.result()]
        assert ranks == self.referee.ranks, self.told("the ranks differ")


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("variant", range(len(GAME.variants)))
def test_the_referee_agrees_at_every_decision(variant: int, players: int) -> None:
    for seed in range(round(70 * TIMES)):
        Match(players, GAME.variants[variant], seed).play()


def easy(rng: Random) -> Tree:
    """Return pieces that bring about what the printed ones hardly ever do: many gyrodynes."""
    gain = {"teleport": "pulsar", "gyrodyne": rng.choice(([1], [1, 2], [1, 2, 3]))}
    project = {"value": {"cost": rng.randint(1, 6), "gain": gain}}
    sides = [letter + side for letter in "ABCD" for side in "12"]
    sizes = {
        name: {
            "value": {"take": 1, "finish": rng.randint(1, 6), "vp": 1, "tiles": rng.randint(1, 6)}
        }
        for name in ("small", "medium", "large")
    }
    goals = {
        name: {
            "value": {"count": count, "least": 1, "vp": vp, "bonuses": bonuses, "gyrodyne": True}
        }
        for name, count, vp, bonuses in (
            ("G3a", "spinning_size", 5, [[1, rng.randint(1, 6)], [2, 3]]),
            ("G4a", "same_size", 4, [[1, rng.randint(1, 6)]]),
        )
    }
    return {
        "headquarters": {side: {"1L": project, "1M": project, "2L": project} for side in sides},
        "gyrodynes": sizes,
        "goals": goals,
        "rings": {"value": rng.randint(2, 6)},
        "tokens": {"value": rng.randint(8, 20)},
    }


@pytest.mark.parametrize("players", GAME.players)
def test_the_referee_agrees_with_many_gyrodynes(players: int) -> None:
    """Awards for four of a size, two gyrodyne goals at once, supplies and tokens that run out."""
    for seed in range(round(30 * TIMES)):
        rng = Random(seed)
        options: dict[str, Value] = {
            "goals": "G3a G4a G6a",
            "auto_endgame": rng.random() < 0.5,
            "hq_unlock": "printed_connections",
            "board_3": rng.choice("ABCD"),
        }
        match = Match(players, options, seed, easy(rng))
        match.care = 0.95
        match.play()
