"""Plays random games of Hunters and Gatherers and lets an independent referee judge them."""

import os
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER, State
from tarsas.games.hunters.rules import Hunters

from .hunters_referee import COLOURS, COMPASS, Referee, base_components

GAME = find_game("hunters")
TIMES = float(os.environ.get("TARSAS_GAMES", "1"))
"""How many times the usual number of games to play."""


class Match:
    """One game that the engine and the referee follow side by side.

    `strict` compares the legal moves of every decision too, which takes most of the time.
    """

    def __init__(
        self,
        options: Mapping[str, object],
        players: int,
        seed: int,
        strict: bool,
        custom: dict[str, Any] | None = None,
    ) -> None:
        self.state: State = GAME.new(players, options, custom)
        start, edition = str(options.get("start", "random")), str(options.get("edition", "2002"))
        self.referee = Referee(edition, players, start, custom or {})
        self.rng, self.chance = Random(seed), Rng(seed)
        # Close maps complete more, lonely placements fewer.
        self.care = self.rng.choice((1, 2, 6))
        self.strict = strict
        self.moves: list[str] = []
        self.title = f"{dict(options)}, {players} players, seed {seed}"

    def play(self) -> None:
        """Play to the end, comparing points and supplies after every move."""
        while (actor := int(self.state.actor())) != OVER:
            who = "chance" if actor == CHANCE else COLOURS[actor]
            assert who == self.referee.question.who, self.told(f"{who} acts, says the engine")
            if self.strict:
                self.check_legal(actor)
            action = self.choose(actor)
            words = GAME.notation.words(self.state, actor, action)
            self.moves.append(words)
            self.state.apply(actor, action)
            self.referee.follow(words)
            self.check_points()
        self.check_end()

    def choose(self, actor: int) -> int:
        """Choose at random, with some taste for tiles that touch many others."""
        if actor == CHANCE:
            return int(self.state.draw(self.chance))
        legal = [int(action) for action in self.state.legal(actor)]
        some = [self.rng.choice(legal) for _ in range(self.care)]
        words = [GAME.notation.words(self.state, actor, action) for action in some]
        if words[0].startswith("place"):
            return max(zip(map(self.neighbours, words), some, strict=True))[1]
        # Most of what is rare lies in meadows.
        hunts = [action for word, action in zip(words, some, strict=True) if "hunter" in word]
        return hunts[0] if hunts and self.rng.random() < 0.5 else some[0]

    def neighbours(self, words: str) -> int:
        x, y = (int(number) for number in words.split()[1].split(","))
        return sum((x + dx, y + dy) in self.referee.map for dx, dy in COMPASS.values())

    def told(self, what: str) -> str:
        """Return a complaint with all that is needed to play the game again."""
        return f"{self.title}: {what}\nafter: " + "; ".join(self.moves)

    def check_legal(self, actor: int) -> None:
        legal = self.state.legal(actor)
        engine = {GAME.notation.words(self.state, actor, action) for action in legal}
        referee = self.referee.question.words()
        if engine != referee:
            alone = sorted(engine - referee), sorted(referee - engine)
            pytest.fail(self.told(f"the engine alone allows {alone[0]}, the referee {alone[1]}"))

    def check_points(self) -> None:
        state = self.state
        assert isinstance(state, Hunters)
        for seat, who in enumerate(self.referee.colours):
            engine = (
                int(state.score(seat)),
                int(state.supply(state.members, seat)),
                int(state.supply(state.huts, seat)),
            )
            judged = self.referee
            assert engine == (judged.points[who], judged.members[who], judged.huts[who]), self.told(
                f"points and supplies of {who} differ"
            )

    def check_end(self) -> None:
        assert self.referee.question.who == "over", self.told("only the engine ends the game")
        assert self.state.ending() == self.referee.ending, self.told("the endings differ")
        assert list(self.state.result()) == self.referee.ranks(), self.told("the ranks differ")


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("edition", ["2002", "2020"])
def test_the_referee_agrees_on_every_gain(edition: str, players: int) -> None:
    for seed in range(round(115 * TIMES)):
        Match({"edition": edition}, players, seed, strict=seed % 12 == 0).play()


def invented_face(rng: Random, edition: str, once: set[str]) -> str:
    """Return a tile that never was: any sides, zones joined at random, rich in everything."""
    kinds = rng.choices("mfr", (3, 3, 3), k=4)
    forests, meadows, words, rivers, held = 0, 0, [], [], {}
    joined: dict[str, str] = {}
    for point, kind in zip("NESW", kinds, strict=True):
        if kind == "r":
            one, other = (f"m{rng.randrange(meadows + 1)}" for _ in range(2))
            meadows = max(meadows, int(one[1:]) + 1, int(other[1:]) + 1)
            rivers.append(point)
            joined[point] = f"{one}-{{}}-{other}"
        elif kind == "f":
            zone = rng.randrange(forests + 1)
            forests = max(forests, zone + 1)
            joined[point] = f"f{zone}"
        else:
            zone = rng.randrange(meadows + 1)
            meadows = max(meadows, zone + 1)
            joined[point] = f"m{zone}"
    rng.shuffle(rivers)
    number = 0
    while rivers:
        number += 1
        point = rivers.pop()
        joined[point] = joined[point].format(f"r{number}")
        if rivers and rng.random() < 0.4:
            other_point = rivers.pop()
            joined[other_point] = joined[other_point].format(f"r{number}")
        else:
            end = rng.choice(("k1", "k1", "k2", "spring"))
            words.append(f"r{number}>{end}")
            if end != "spring" and rng.random() < 0.7:
                held[end] = [f"fish*{rng.randint(1, 3)}"]
        if rng.random() < 0.2 and edition == "2020":
            held[f"r{number}"] = ["fish"]
    for zone in range(meadows):
        animals = ("deer", "deer*2", "aurochs", "mammoth", "tiger")
        held[f"m{zone}"] = list(
            {a.split("*")[0]: a for a in rng.sample(animals, rng.randint(0, 2))}.values()
        )
    for zone in range(forests):
        held[f"f{zone}"] = rng.sample(("gold", "mushrooms"), rng.randint(0, 2))
    add_piece(rng, edition, held, once)
    words += [f"{zone}={'+'.join(things)}" for zone, things in held.items() if things]
    return " ".join([f"{point}:{joined[point]}" for point in "NESW"] + words)


def add_piece(rng: Random, edition: str, held: dict[str, list[str]], once: set[str]) -> None:
    """Put a special piece on some tiles; the dolmen and the pit trap come once."""
    pieces = ["fire", "dolmen"] if edition == "2002" else ["fire", "shaman", "hunting_trap"]
    pieces += ["pit_trap", "log_boat", "raft"] if edition == "2020" else []
    unique = [piece for piece in ("dolmen", "pit_trap") if piece in pieces and piece not in once]
    piece = unique[0] if unique and rng.random() < 0.3 else rng.choice(pieces)
    zones = [z for z in held if z[0] == ("k" if piece in ("log_boat", "raft") else "m")]
    if not zones or piece in once or rng.random() < 0.6:
        return
    if piece in ("dolmen", "pit_trap"):
        once.add(piece)
    held[rng.choice(zones)].append(piece)


@pytest.mark.parametrize("edition", ["2002", "2020"])
def test_the_referee_agrees_on_tiles_that_never_were(edition: str) -> None:
    for seed in range(round(45 * TIMES)):
        rng = Random(seed)
        once: set[str] = set()
        tables = base_components()[f"edition_{edition}"]
        faces = {
            table: {name: {"value": invented_face(rng, edition, once)} for name in tables[table]}
            for table in ("start", "bonus", "land")
        }
        custom = {f"edition_{edition}": faces}
        Match({"edition": edition}, 2 + seed % 4, seed, seed % 6 == 0, custom).play()
