"""Plays random games of Ankh'or and lets an independent referee judge every position."""

import os
from collections.abc import Mapping
from random import Random

import pytest

from tarsas.core.components import Tree, values
from tarsas.core.components import replace as replace_components
from tarsas.core.options import Value
from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, NOBODY, OVER, State
from tarsas.games.ankhor.rules import Ankhor

from .ankhor_referee import COLOURS, GOODS, PLAYERS, TYPES, Box, Referee, name

GAME = find_game("ankhor")
TIMES = float(os.environ.get("TARSAS_GAMES", "1"))
"""How many times the usual number of games to play."""

MOST_CHOICES = 60
"""No decision asks for more: big moves are split into steps."""


def box_of(custom: Tree) -> Box:
    """Return what the referee must know of the components."""
    tree = values(replace_components(GAME.components, custom))
    return Box(
        tiles={colour: tree["tiles"][colour] for colour in COLOURS},
        piles=tree["piles"]["sizes"],
        holes=tree["market"]["holes"],
        markers=tree["market"]["markers"],
        discs=tree["stock"]["discs"],
        bonus_tiles=tree["bonus"]["tiles"],
        bonus_points=tree["bonus"]["points"],
        tile_points=tree["tiles"]["points"],
    )


class Manner:
    """A player's way to choose: uniform play alone buys seldom and hardly ever moves a tile."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.verbs = rng.choice(
            (
                (),
                ("buy", "decline"),
                ("buy", "move", "store"),
                ("refresh", "buy"),
                ("buy",),
                ("buy",),
            )
        )
        self.care = rng.choice((0.5, 0.9, 1.0))
        self.roofs = rng.random() < 0.5
        self.hoards = rng.random() < 0.3

    def choose(self, known: Mapping[str, int]) -> int:
        """Choose one of the known moves, most often a liked one."""
        words = list(known)
        if self.rng.random() < self.care:
            liked = [word for word in words if word.split()[0] in self.verbs]
            if self.roofs:
                liked = [word for word in words if word.endswith("+")] or liked
            if self.hoards and "take ankh" in known and not liked:
                liked = ["take ankh"]
            words = liked or words
        return known[self.rng.choice(words)]


class Match:
    """One game that the engine and the referee follow side by side."""

    def __init__(
        self, players: int, options: Mapping[str, Value], seed: int, custom: Tree, every: int = 4
    ) -> None:
        self.state: State = GAME.new(players, options, custom)
        self.state.events = []
        chosen = {"start": "random", "idle_rounds": 20, **options}
        idle_rounds = int(chosen["idle_rounds"])
        self.referee = Referee(players, box_of(custom), str(chosen["start"]), idle_rounds)
        self.rng = Random(seed)
        self.manners = [Manner(self.rng) for _ in range(players)]
        self.chance = Rng(seed)
        self.every = every
        self.told_of = 0
        self.points = dict.fromkeys(PLAYERS[:players], 0)
        self.moves: list[str] = []
        self.title = f"{players} players, {dict(options)}, seed {seed}"

    def play(self) -> "Match":
        """Play to the end, comparing all that can be seen on the way."""
        while (actor := int(self.state.actor())) != OVER:
            who = "chance" if actor == CHANCE else PLAYERS[actor]
            assert who == self.referee.who, self.told(f"{who} acts, not {self.referee.who}")
            if actor == CHANCE:
                action = int(self.state.draw(self.chance))
                word = GAME.notation.words(self.state, actor, action)
                if self.rng.randrange(self.every) == 0:
                    self.check_legal(actor)
            else:
                known = self.known(actor)
                assert len(known) <= MOST_CHOICES, self.told(f"{len(known)} choices at once")
                if self.rng.randrange(self.every) == 0:
                    self.check_legal(actor)
                action = self.manners[actor].choose(known)
                word = next(w for w, a in known.items() if a == action)
            self.moves.append(f"{who}: {word}")
            self.state.apply(actor, action)
            self.referee.follow(word)
            self.check_points()
        self.check_end()
        return self

    def known(self, actor: int) -> dict[str, int]:
        """Return the engine's moves by their words."""
        words = GAME.notation.words
        return {words(self.state, actor, int(a)): int(a) for a in self.state.legal(actor)}

    def told(self, what: str) -> str:
        """Return a complaint with all that is needed to play the game again."""
        return f"{self.title}: {what}\nafter: " + "\n".join(self.moves)

    def check_legal(self, actor: int) -> None:
        """Compare what is legal."""
        ours, theirs = self.known(actor).keys(), self.referee.words()
        if ours != theirs:
            extra, missing = sorted(ours - theirs), sorted(theirs - ours)
            pytest.fail(self.told(f"the engine alone allows {extra}, the referee {missing}"))

    def check_points(self) -> None:
        """Add up the events; the referee counts again whenever there was one, or now and then."""
        events = self.state.events or []
        changed = set()
        for event in events[self.told_of :]:
            if event.seat == NOBODY:
                assert event.points == 0, self.told("points for nobody")
                continue
            changed.add(PLAYERS[event.seat])
            self.points[PLAYERS[event.seat]] += int(event.points)
        self.told_of = len(events)
        if self.rng.randrange(16) == 0:
            changed = set(self.points)
        for who in changed:
            engine = int(self.state.score(PLAYERS.index(who)))
            assert engine == self.points[who], self.told("score and events differ")
            assert engine == self.referee.score(who), self.told(f"the points of {who} differ")

    def check_end(self) -> None:
        """Compare the ending, the ranks and everything that lies on the table."""
        referee, state = self.referee, self.state
        assert referee.who == "over", self.told("only the engine ends the game")
        assert state.ending() == referee.ending, self.told("the endings differ")
        ranks = dict(zip(referee.names, map(int, state.result()), strict=True))
        assert ranks == referee.ranks(), self.told("the ranks differ")
        assert isinstance(state, Ankhor)
        for seat, who in enumerate(referee.names):
            player = referee.players[who]
            assert int(state.score(seat)) == referee.score(who), self.told("the scores differ")
            assert laid_out(state, seat) == {
                (name(spot), tile.colour, tile.type, tile.disc)
                for spot, tile in player.area.items()
            }, self.told("the areas differ")
            hand = [int(state.hands[seat * 6 + disc]) for disc in range(6)]
            assert hand == [player.loose[d] for d in (*GOODS, "ankh")], self.told("hands differ")


def laid_out(state: Ankhor, seat: int) -> set[tuple[str, str, str, bool]]:
    """Return an area as the engine has it."""
    area, found = state.areas[seat], set()
    for i in range(area.count):
        kind, spot = int(state.box.kind_of[area.tiles[i]]), int(area.spots[i])
        place = name((spot // 625, spot % 25, spot % 625 // 25))
        found.add((place, COLOURS[kind // 7], TYPES[kind % 7], bool(area.stored >> i & 1)))
    return found


@pytest.mark.parametrize("variant", range(len(GAME.variants)))
@pytest.mark.parametrize("players", GAME.players)
def test_the_referee_agrees(players: int, variant: int) -> None:
    endings = set()
    for seed in range(round(75 * TIMES)):
        endings.add(Match(players, GAME.variants[variant], seed, {}).play().state.ending())
    assert "tiles" in endings


def crowded(seed: int) -> Tree:
    """Return few kinds of tiles, cheap, with many storehouses and hardly any bonus tiles."""
    rng = Random(seed)
    colours = rng.sample(COLOURS, 2)
    weights = dict(
        zip(TYPES, rng.choice(((4, 0, 0, 1, 2, 1, 2), (2, 2, 2, 2, 4, 1, 0))), strict=True)
    )
    tiles = {c: {"value": {t: weights[t] * (c in colours) for t in TYPES}} for c in COLOURS}
    spare = COLOURS[(COLOURS.index(colours[0]) + 1) % 5]
    tiles[spare] = {"value": dict.fromkeys(TYPES, 1)}
    total = sum(sum(row["value"].values()) for row in tiles.values())
    return {
        "tiles": tiles,
        "piles": {"sizes": {"value": [total - total // 3, total // 3]}},
        "market": {
            "holes": {"value": [1, 2, 1, 2, 1, 3]},
            "markers": {"value": dict(zip(GOODS, (3, 3, 2, 1, 1), strict=True))},
        },
        "stock": {"discs": {"value": [rng.choice((7, 9))] * 3}},
        "bonus": {"tiles": {"value": rng.choice((0, 1, 2, 12))}},
    }


@pytest.mark.parametrize("players", GAME.players)
def test_the_referee_agrees_on_crowded_areas(players: int) -> None:
    """Custom pieces bring about what the printed ones hardly ever do."""
    for seed in range(round(150 * TIMES)):
        Match(players, {"idle_rounds": 4}, seed, crowded(seed), every=3).play()
