"""Plays random games of Marabunta and lets an independent referee judge every position."""

import os
from collections.abc import Mapping
from random import Random

import pytest

from tarsas.core.components import Tree
from tarsas.core.options import Value
from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER, State
from tarsas.core.text import Message

from .marabunta_referee import PLAYERS, REGIONS, Referee

GAME = find_game("marabunta")
TIMES = float(os.environ.get("TARSAS_GAMES", "1"))
"""How many times the usual number of games to play."""

ABILITIES = (
    "write_1",
    "write_2",
    "free_zero",
    "free_three",
    "two_cakes",
    "vp_2",
    "vp_3",
    "triple_one",
    "cross_two",
    "two_circles",
)


class Manner:
    """A player's way to choose: uniform play alone seldom fills a region, a leaf or a board."""

    def __init__(self, rng: Random, referee: Referee) -> None:
        self.rng = rng
        self.faces = referee.faces
        places = referee.territory.places
        plain = places["anywhere"] - places["cake"]
        favourite = rng.choice(REGIONS)
        self.liked: frozenset[str] = rng.choice(
            (
                frozenset(),
                plain,
                places["cake"] | {"two_cakes"},
                places["chest"] | referee.group_sizes.keys(),
                (places[favourite] & plain) | {favourite, "token"},
            )
        )
        self.care = rng.choice((0.0, 0.95))
        # One who writes nothing unlocks abilities without a number to start from.
        self.shy = rng.random() < 0.15

    def choose(self, known: Mapping[str, int]) -> int:
        """Choose one of the known moves, most often a liked one, seldom doing nothing."""
        words = list(known)
        if self.shy:
            words = [word for word in words if not self.writes(word)] or words
        elif self.rng.random() < self.care:
            active = [word for word in words if word not in ("done", "decline")]
            liked = [word for word in active if word.rpartition(" ")[2] in self.liked]
            words = liked or active or words
        return known[self.rng.choice(words)]

    def writes(self, word: str) -> bool:
        """Say whether a word uses a die that shows a number."""
        verb, _, item = word.partition(" ")
        return verb in ("use", "repeat") and self.faces.get(item, "").isdecimal()


class Match:
    """One game that the engine and the referee follow side by side.

    `names` keeps the words of actions, which are the same in all games of one set-up. `luck` is
    a face that three dice of four are made to show.
    """

    def __init__(
        self, options: Mapping[str, Value], seed: int, names: dict[int, str], custom: Tree
    ) -> None:
        self.state: State = GAME.new(2, options, custom)
        self.referee = Referee(options, custom)
        rng = Random(seed)
        self.manners = [Manner(rng, self.referee) for _ in PLAYERS]
        self.chance = Rng(seed)
        self.luck = ""
        self.names = names
        self.moves: list[str] = []
        self.title = f"{dict(options)}, seed {seed}"

    def play(self) -> None:
        """Play to the end, comparing all that can be seen on the way."""
        while (actor := int(self.state.actor())) != OVER:
            known = self.check_legal(actor)
            action = self.draw(known) if actor == CHANCE else self.manners[actor].choose(known)
            self.step(actor, action)
        self.check_end()

    def follow(self, moves: str) -> None:
        """Play the given moves, one a line or several with semicolons, comparing likewise."""
        for words in moves.replace("\n", ";").split(";"):
            if words.strip():
                actor = int(self.state.actor())
                self.step(actor, self.check_legal(actor)[words.strip()])

    def step(self, actor: int, action: int) -> None:
        """Make a move on both sides and compare the points."""
        self.moves.append(self.names[action])
        self.state.apply(actor, action)
        self.referee.follow(self.names[action])
        engine = [int(self.state.score(seat)) for seat in range(2)]
        referee = [player.points for player in self.referee.players.values()]
        assert engine == referee, self.told("the points differ")

    def draw(self, known: Mapping[str, int]) -> int:
        """Let chance choose, with loaded dice if there is a lucky face."""
        lucky = [action for word, action in known.items() if word.split()[-1] == self.luck]
        if lucky and self.chance.below(4):
            return lucky[0]
        return int(self.state.draw(self.chance))

    def told(self, what: str) -> str:
        """Return a complaint with all that is needed to play the game again."""
        return f"{self.title}: {what}\nafter: " + "; ".join(self.moves)

    def check_legal(self, actor: int) -> dict[str, int]:
        """Compare who acts and what is legal; return the engine's moves by their words."""
        asked = self.referee.question
        who = "chance" if actor == CHANCE else PLAYERS[actor]
        assert who == asked.who, self.told(f"{who} acts, says the engine, not {asked.who}")
        known = {self.name(actor, int(action)): int(action) for action in self.state.legal(actor)}
        if known.keys() != asked.words:
            extra = sorted(known.keys() - set(asked.words))
            missing = sorted(set(asked.words) - known.keys())
            pytest.fail(self.told(f"the engine alone allows {extra}, the referee {missing}"))
        return known

    def name(self, actor: int, action: int) -> str:
        """Return an action's words."""
        if action not in self.names:
            self.names[action] = GAME.notation.words(self.state, actor, action)
        return self.names[action]

    def check_end(self) -> None:
        """Compare the ending, the ranks and everything that lies on the table."""
        assert self.referee.question.who == "over", self.told("only the engine ends the game")
        assert self.state.ending() == self.referee.ending, self.told("the endings differ")
        ranks = dict(zip(PLAYERS, map(int, self.state.result()), strict=True))
        assert ranks == self.referee.ranks, self.told("the ranks differ")
        assert described(self.state) == laid_out(self.referee), self.told("the tables differ")


SAID = ("marks", "first", "second")  # of a region's line: words, and who the numbers belong to


def described(state: State) -> set[tuple[object, ...]]:
    """Return what the engine says lies on the table, as the rows of `laid_out`."""
    rows: set[tuple[object, ...]] = set()
    for line in GAME.texts.describe(state):
        args = {name: a.id if isinstance(a, Message) else a for name, a in line.args.items()}
        if line.id in ("view-player", "view-group"):
            rows.add(tuple(value for name, value in args.items() if name not in ("row", "size")))
        elif line.id == "view-region":
            marks = line.args["marks"]
            assert isinstance(marks, Message)
            rows.add(tuple(value for name, value in args.items() if name not in SAID))
            if marks.id != "mark-none":
                said = GAME.say(marks, "en").replace(" crossed out", " × ")
                rows |= {mark_row(*mark.split(" ")[:3]) for mark in said.split(", ")}
    return rows


def mark_row(name: str, who: str, number: str) -> tuple[object, ...]:
    """Return a hex with the number or the cross on it."""
    return ("hex", name, f"{who[0].upper()}{number}")


def laid_out(referee: Referee) -> set[tuple[object, ...]]:
    """Return players, groups of chests, regions and hexes as the referee knows them."""
    rows: set[tuple[object, ...]] = set()
    for who, player in referee.players.items():
        rows.add((who, player.points, player.cakes, player.anthills))
        for ability, left in player.chests.items():
            rows.add((who, f"ability-{ability}", referee.group_sizes[ability] - left))
        rows |= {("hex", name, f"{who[0].upper()}{n}") for name, n in player.numbers.items()}
    for region in REGIONS:
        sums = [referee.sums(who)[region] for who in PLAYERS]
        circles = [referee.players[who].circles[region] for who in PLAYERS]
        rows.add((f"region-{region}", *sums, *circles, referee.empty[region]))
    crossed = set(referee.territory.near) - referee.open
    crossed -= set().union(*(player.numbers for player in referee.players.values()))
    return rows | {("hex", name, "×") for name in crossed}


def rows_of(cells: list[str]) -> Tree:
    """Return a territory of these cells, twelve a row."""
    return {"symbol": {"value": [" ".join(cells[i : i + 12]) for i in range(0, 84, 12)]}}


def torn_map(rng: Random) -> list[str]:
    """Return regions scattered over the map, with any number of cakes and chests."""
    marks = rng.choices(("", "^", "*"), (rng.random() + 0.2, 0.3, rng.random()), k=84)
    letters = rng.choices("pbgeyo", [rng.random() + 0.2 for _ in range(6)], k=84)
    cells = [letter + mark for letter, mark in zip(letters, marks, strict=True)]
    for spot, cell in zip(rng.sample(range(84), 6), ("p^", "b", "g^", "e", "y", "o*"), strict=True):
        cells[spot] = cell
    return cells


def thin_map(rng: Random) -> list[str]:
    """Return a map whose cakes do not touch, a third of the hexes: eat around them, and no
    two available hexes are left next to each other.
    """
    letters = rng.sample("pbgeyo" * 14, 84)
    spots = [(column, row) for row in range(7) for column in range(12)]
    diagonals = [(column + column // 2 - row) % 3 for column, row in spots]
    marks = ["^" if diagonal == 0 else rng.choice(("", "*")) for diagonal in diagonals]
    return [letter + mark for letter, mark in zip(letters, marks, strict=True)]


def invented(rng: Random, cells: list[str], circles: int) -> Tree:
    """Return pieces with short groups, so that abilities chain, and a short row of cakes."""
    groups = [{"ability": a, "chests": rng.randint(1, 3)} for a in rng.sample(ABILITIES, 5)]
    row = [rng.randint(0, 4) for _ in range(rng.randint(1, 6))]
    return {
        "territory": rows_of(cells),
        "boards": {"symbol": {"value": groups}},
        "leaf": {"own": {"value": rng.randint(0, 2)}, "empty": {"value": circles}},
        "player_board": {"anthills": {"value": rng.randint(1, 3)}, "cake_row": {"value": row}},
    }


@pytest.mark.parametrize("variant", range(len(GAME.variants)))
def test_the_referee_agrees_at_every_decision(variant: int) -> None:
    names: dict[int, str] = {}
    games = round(300 * TIMES)
    endings = set()
    for seed in range(games):
        match = Match(GAME.variants[variant], seed, names, {})
        match.play()
        endings.add(match.referee.ending)
    if games >= 300:
        assert endings == set(GAME.endings), "the games show too little"


def crowded(seed: int) -> Match:
    """Return a game on a torn map with few circles: much ends, and ends at once."""
    rng = Random(seed)
    options: dict[str, Value] = {"triple": rng.choice(("both", "either"))}
    match = Match(options, seed, {}, invented(rng, torn_map(rng), rng.choice((1, 1, 2, 6))))
    match.luck = rng.choice(("", "circle", "chest"))
    return match


def starved(seed: int) -> Match:
    """Return a long game of players who leave the cakes alone until nothing else is left."""
    rng = Random(seed)
    options: dict[str, Value] = {"triple": rng.choice(("both", "either"))}
    match = Match(options, seed, {}, invented(rng, thin_map(rng), 20))
    match.luck = "0"
    places = match.referee.territory.places
    for manner in match.manners:
        manner.liked, manner.care = places["anywhere"] - places["cake"], rng.choice((0.9, 1.0))
    return match


def test_the_referee_agrees_on_crowded_boards() -> None:
    """Custom pieces bring about what the printed ones hardly ever do."""
    for seed in range(round(250 * TIMES)):
        crowded(seed).play()


def test_the_referee_agrees_when_room_runs_out() -> None:
    """Abilities that need hexes next to each other are lost, tokens cannot be used."""
    for seed in range(round(100 * TIMES)):
        starved(seed).play()


def test_two_circles_with_one_leaf_left_colours_one() -> None:
    """Ruling 5, which random games do not reach: it takes five leaves filled in one round."""
    custom = {"leaf": {"own": {"value": 2}, "empty": {"value": 1}}}
    match = Match({"start": "red"}, 0, {}, custom)
    match.follow("token two_circles")
    match.follow("; ".join(f"roll {die} circle" for die in REGIONS))
    match.follow("""
        split orange; take token
        use pink; use blue; use green; use grey; use yellow
        use token; colour orange; done; done
    """)
    match.check_end()
    assert match.referee.ending == "leaf"
