"""Fits a coach's weights from self-play: `python -m tarsas.lab.fit GAME` writes its coach.toml.

The coach starts knowing nothing, so its first games are random. In every round greedy bots with
the weights so far (and some random moves, to see more of the game) play themselves; a ridge
regression then explains the final margins by the features of positions on the way. The same seed
gives the same file on any machine.

Where looking one move ahead leads nowhere, so that greedy games teach little, `--search N` lets a
tree search with N simulations a move play from the second round on.
"""

from argparse import ArgumentParser
from dataclasses import dataclass
from importlib.resources import files
from math import sqrt
from pathlib import Path

from librt.vecs import vec
from rich.console import Console
from rich.progress import track

from tarsas.bots.bot import Bot, Budget
from tarsas.bots.greedy import GreedyBot
from tarsas.bots.match import play_out
from tarsas.bots.mcts import MctsBot, Search
from tarsas.bots.random import RandomBot
from tarsas.core.coach import LinearCoach
from tarsas.core.errors import TarsasError
from tarsas.core.game import Game
from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, State

ADVENTURE = 8  # one move in so many is random
SAMPLE = 8  # one position in so many is learnt from
RIDGE = 0.002  # pull towards 0, as a share of each feature's own spread


@dataclass(frozen=True)
class Example:
    """A position of a game as one seat saw it: its features and what came of it."""

    features: list[float]
    margin: float


def self_play(
    game: Game, coach: LinearCoach, games: int, seed: int, search: int = 0
) -> list[Example]:
    """Play games of every player count and option set in turn, and return what was seen."""
    examples: list[Example] = []
    cases = [(n, options) for n in game.players for options in game.variants]
    for number in track(range(games), "Playing", console=Console(stderr=True), transient=True):
        players, options = cases[number % len(cases)]
        state = game.new(players, options)
        examples += one_game(state, coach, Rng(seed * 1_000_003 + number), search)
    return examples


class Explorer(Bot):
    """Plays every seat, and chance; keeps what the coach counts in some of the positions."""

    def __init__(self, coach: LinearCoach, rng: Rng, search: int) -> None:
        self.coach = coach
        self.rng = rng
        self.bot: Bot = GreedyBot(coach, rng)
        if search > 0:
            self.bot = MctsBot(coach, rng, Budget(search), Search())
        self.seen: list[list[list[float]]] = []

    def choose(self, state: State, seat: int) -> int:
        """Return the bot's move, or now and then any."""
        if self.rng.below(SAMPLE) == 0:
            views = [self.coach.features(state, viewer) for viewer in range(state.players)]
            self.seen.append([list(features) for features in views])
        if seat == CHANCE:
            return state.draw(self.rng)
        if self.rng.below(ADVENTURE) == 0:
            return RandomBot(self.rng).choose(state, seat)
        return self.bot.choose(state, seat)


def one_game(state: State, coach: LinearCoach, rng: Rng, search: int) -> list[Example]:
    """Play one game to its end; return the positions sampled on the way."""
    explorer = Explorer(coach, rng, search)
    play_out(state, [explorer] * state.players, explorer)
    finals = [float(state.score(seat)) for seat in range(state.players)]
    # With two players the second seat's view is the first's negated and teaches nothing.
    seats = range(1) if state.players == 2 else range(state.players)
    return [
        Example(lead(features, seat), lead([[points] for points in finals], seat)[0])
        for features in explorer.seen
        for seat in seats
    ]


def lead(columns: list[list[float]], seat: int) -> list[float]:
    """Return a seat's numbers less the mean of the others'; alone, the numbers themselves."""
    others = [column for other, column in enumerate(columns) if other != seat]
    if not others:
        return columns[seat]
    return [
        mine - sum(theirs) / len(others)
        for mine, *theirs in zip(columns[seat], *others, strict=True)
    ]


def regress(examples: list[Example]) -> list[float]:
    """Return the weights of a ridge regression through the origin."""
    size = len(examples[0].features)
    products = [[0.0] * size for _ in range(size)]
    targets = [0.0] * size
    for example in examples:
        row = example.features
        for i, x in enumerate(row):
            if x:
                targets[i] += x * example.margin
                line = products[i]
                for j in range(i + 1):
                    line[j] += x * row[j]
    for i in range(size):
        for j in range(i):
            products[j][i] = products[i][j]
        # A feature that never occurred keeps the weight 0.
        products[i][i] += RIDGE * products[i][i] + 1e-6
    return solve(products, targets)


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a system of linear equations by elimination with pivots."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for r in range(i + 1, size):
            factor = rows[r][i] / rows[i][i]
            if factor:
                rows[r] = [a - factor * b for a, b in zip(rows[r], rows[i], strict=True)]
    answer = [0.0] * size
    for i in reversed(range(size)):
        known = sum(rows[i][j] * answer[j] for j in range(i + 1, size))
        answer[i] = (rows[i][size] - known) / rows[i][i]
    return answer


def spread(examples: list[Example], weights: list[float]) -> tuple[float, float]:
    """Return by how much margins are missed (root mean square), and the share explained."""
    missed = whole = 0.0
    for example in examples:
        guess = sum(w * x for w, x in zip(weights, example.features, strict=True))
        missed += (example.margin - guess) ** 2
        whole += example.margin**2
    return sqrt(missed / len(examples)), 1 - missed / whole


def fit(game: Game, games: int, seed: int, rounds: int, search: int = 0) -> str:
    """Learn from nothing and return the text of coach.toml."""
    coach = game.coach
    if not isinstance(coach, LinearCoach):
        raise TarsasError(f"{game.id} has no coach with features, so there is nothing to fit")
    before, spread_before = coach.weights, coach.spread
    try:
        return learn(game, coach, games, seed, rounds, search)
    finally:  # whoever else uses this coach keeps what it knew
        coach.weights, coach.spread = before, spread_before


def learn(game: Game, coach: LinearCoach, games: int, seed: int, rounds: int, search: int) -> str:
    """Play and learn round by round."""
    say = Console(stderr=True).print
    weights = [0.0] * len(coach.names)
    error = explained = 0.0
    examples: list[Example] = []
    for number in range(rounds):
        coach.weights = vec[float](weights)
        # The first rounds only find the way; the last one is learnt from.
        count = games if number == rounds - 1 else max(1, games // 4)
        # A coach that knows nothing cannot guide a search. With one, the round before counts too:
        # play that answers its own mistakes alone swings from one extreme to the other.
        kept = examples if search else []
        played = self_play(game, coach, count, seed * 100 + number, search if number else 0)
        examples = played + kept[: len(played)]
        weights = regress(examples)
        error, explained = spread(examples, weights)
        coach.spread = error
        say(
            f"Round {number + 1}: {len(played):,} positions of {count:,} games, "
            f"margins missed by {error:.2f}, {explained:.1%} explained",
            highlight=False,
        )
    lines = [
        f"# Written by `python -m tarsas.lab.fit {game.id} --games {games} --seed {seed} "
        f"--rounds {rounds}{f' --search {search}' if search else ''}`.",
        f"# It explains {explained:.1%} of the final margins in its own games.",
        "",
        f"spread = {error:.3f}",
        "",
        "[weights]",
        *(f"{name} = {w:.4f}" for name, w in zip(coach.names, weights, strict=True)),
        "",
    ]
    return "\n".join(lines)


def main() -> None:
    """Read the command and write the file beside the game's coach.py."""
    parser = ArgumentParser(prog="python -m tarsas.lab.fit", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--search", type=int, default=0)
    given = parser.parse_args()
    game = find_game(given.game)
    text = fit(game, given.games, given.seed, given.rounds, given.search)
    Path(str(files(game.package).joinpath("coach.toml"))).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
