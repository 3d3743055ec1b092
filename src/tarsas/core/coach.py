"""The contract of a coach: what a position is worth, how a search should use that, and why.

Compiled, because search asks it at every leaf. A game teaches its own by a `coach.py` whose
`make_coach()` returns one; a game without gets the plain coach below.
"""

from importlib import import_module
from importlib.resources import files
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tarsas.core.state import OVER, State
from tarsas.core.text import Message
from tarsas.core.weights import Weights, parse_weights

FAR: Final[i64] = 1_000_000
"""A horizon that no game reaches: playouts go to the end."""


class SearchAdvice:
    """How a search had best use a coach.

    `horizon` is how many spells of chance a search looks past before it asks the coach: 0 where
    a position before chance is easy to judge.
    `playout` is how many moves it plays before that, once it has left the tree.
    `reach` is past how many spells of chance the tree grows at most.
    `leads` says that moves beyond the tree are the coach's favourites rather than random.
    `curiosity` is how much it should explore: the less, the less the judgement owes to luck.
    `trust` is how much the coach's opinion of a move weighs, in visits.
    """

    def __init__(self) -> None:
        self.horizon: i64 = FAR
        self.playout: i64 = FAR
        self.reach: i64 = FAR
        self.leads: bool = False
        self.curiosity: float = 0.6
        self.trust: float = 0.5


class LevelAdvice:
    """What sets the weaker levels apart where more search brings little.

    `distraction` is by what share of the coach's spread a kitten misjudges a move.
    `lapses` is how often the level above it moves like a kitten.
    `mistake` is from what share of the chances to win on a teacher calls it one to throw it away:
    most of a kitten's moves must pass, gross ones must not.
    """

    def __init__(self) -> None:
        self.distraction: float = 0.2
        self.lapses: float = 0.0
        self.mistake: float = 0.12


@mypyc_attr(allow_interpreted_subclasses=True)
class Coach:
    """The plain coach: it knows the points on the table and nothing of what is to come.

    A better one overrides `estimate` (or `assess`). `guides` says that its judgement is worth
    asking in mid-game, `spread` by how many points its margins err. `search` and `levels` say
    how bots should use it.
    """

    def __init__(self) -> None:
        self.guides: bool = False
        self.spread: float = 10.0
        self.search: Final = SearchAdvice()
        self.levels: Final = LevelAdvice()

    def estimate(self, state: State, seat: i64) -> float:
        """Return the points that `seat` is expected to have in the end."""
        return float(state.score(seat))

    def assess(self, state: State) -> vec[float]:
        """Return every seat's expected margin over its best rival, in points.

        With two players one's margin is the other's, negated. A finished game is worth its score.
        """
        over = state.actor() == OVER
        expected = vec[float]()
        for seat in range(state.players):
            points = float(state.score(seat)) if over else self.estimate(state, seat)
            expected = append(expected, points)
        return margins(expected)

    def evaluate(self, state: State, seat: i64) -> float:
        """Return the expected final margin of `seat` over its best rival, in points."""
        return self.assess(state)[seat]

    def prior(self, state: State, seat: i64, action: i64) -> float:
        """Return what a legal action promises `seat`, as a margin; cheaper guesses may override."""
        after = state.clone()
        after.apply(seat, action)
        return self.evaluate(after, seat)

    def priors(self, state: State, seat: i64, actions: vec[i64]) -> vec[float]:
        """Return the priors of several actions; whoever can compare them at once may override."""
        promised = vec[float](capacity=len(actions))
        for action in actions:
            promised = append(promised, self.prior(state, seat, action))
        return promised

    def after_each(self, state: State, seat: i64, actions: vec[i64]) -> vec[float]:
        """Return what `evaluate` says after each of several actions.

        Whoever can compare them without doing them may override, and says the same to the last bit.
        """
        worth = vec[float](capacity=len(actions))
        for action in actions:
            after = state.clone()
            after.apply(seat, action)
            worth = append(worth, self.evaluate(after, seat))
        return worth

    def ordering(self) -> "Coach":
        """Return the coach by whose priors a search orders moves: usually the one that judges."""
        return self

    def reasons(self, state: State, seat: int, action: int) -> list[Message]:
        """Say what speaks for a legal action, best reason first; messages of the game's texts."""
        return []


class LinearCoach(Coach):
    """A coach whose estimate is a weighted sum of features that have names.

    A feature is a constant of the game's `coach.py` that says its place: F_POINTS = 0 is the
    first of them and goes by the name "points". The weights come from `coach.toml` beside it,
    written by `tarsas train GAME`. Without the file all are 0, which is how learning begins.
    """

    def __init__(self, package: str) -> None:
        super().__init__()
        self.package: Final = package
        self.names: Final = feature_names(package)
        self.guides = True
        self.search.curiosity = 0.1
        self.weights = vec[float]()
        self.policy: dict[str, float] = {}
        self.fitted: bool = False
        self.learn(own_weights(package))

    def learn(self, learnt: Weights) -> None:
        """Judge by these weights from now on; a feature that they do not name counts nothing."""
        self.spread = learnt.spread
        self.policy = learnt.policy
        weights = vec[float]()
        for name in self.names:
            weights = append(weights, learnt.weights.get(name, 0.0))
        self.weights = weights
        self.fitted = len(learnt.weights) > 0

    def ordering(self) -> Coach:
        """Return a coach of the same game that judges by the policy; itself if it has none."""
        if len(self.policy) == 0:
            return self
        found = import_module(f"{self.package}.coach").make_coach()
        assert isinstance(found, LinearCoach)
        found.learn(Weights(self.spread, self.policy))
        return found

    def features(self, state: State, seat: i64) -> vec[float]:
        """Return what a strong player would count for `seat`, in the order of the names."""
        raise NotImplementedError

    def estimate(self, state: State, seat: i64) -> float:
        """Return the weighted sum of the features."""
        found = self.features(state, seat)
        total = 0.0
        for i in range(len(found)):
            total += self.weights[i] * found[i]
        return total


def margins(expected: vec[float]) -> vec[float]:
    """Turn one number per seat into its lead over the best of the others."""
    out = vec[float]()
    players: i64 = len(expected)
    for seat in range(players):
        best = -1e30 if players > 1 else 0.0
        for other in range(players):
            if other != seat and expected[other] > best:
                best = expected[other]
        out = append(out, expected[seat] - best)
    return out


def feature_names(package: str) -> tuple[str, ...]:
    """Return the names of the features that a game's `coach.py` declares, in their order."""
    # Literal constants, because compiled code is a tenth slower with any others.
    declared = vars(import_module(f"{package}.coach"))
    places = {name: int(declared[name]) for name in declared if name.startswith("F_")}
    names = sorted(places, key=lambda name: places[name])
    if [places[name] for name in names] != list(range(len(names))):
        raise ValueError(f"{package}.coach numbers its features {places}; expected 0, 1, 2, …")
    return tuple(name.removeprefix("F_").lower() for name in names)


def own_weights(package: str) -> Weights:
    """Return what a game's own file says; a game without has learnt nothing yet."""
    source = files(package).joinpath("coach.toml")
    if not source.is_file():
        return Weights(10.0, {})
    return parse_weights(source.read_text(encoding="utf-8"), f"{package}: coach.toml")
