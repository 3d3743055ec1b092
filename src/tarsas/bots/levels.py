"""The strengths that people choose from, and bots by name for the arena."""

import re

from tarsas.bots.bot import Bot, Budget
from tarsas.bots.frozen import FROZEN, frozen
from tarsas.bots.greedy import GreedyBot
from tarsas.bots.lapsing import LapsingBot
from tarsas.bots.mcts import MctsBot, Search
from tarsas.bots.random import RandomBot
from tarsas.bots.taste import coach_of_taste
from tarsas.core.coach import Coach, LinearCoach
from tarsas.core.errors import OptionError
from tarsas.core.game import Game
from tarsas.core.rng import Rng
from tarsas.core.weights import Weights, check_weights

LEVELS: tuple[str, ...] = ("kitten", "player", "club", "master")
"""From the weakest to the strongest. Their names in words are the messages `level-<name>`."""

LAPSES = {"player": 1.0, "club": 0.5}
"""How often a level lapses into a kitten's move, as a share of what the game's coach says."""

BOTS: tuple[str, ...] = ("random", "greedy", "mcts", *LEVELS, *FROZEN)
"""Every bot there is; those that search take a budget. Frozen ones are no levels for people."""

LONGEST = 3600.0
"""Seconds that a bot may be told to think about a move at most."""

AT_ONCE: tuple[str, ...] = ("random", "greedy", "kitten")
"""Those that do not search."""


def level_budget(name: str) -> Budget:
    """Return how long a searching bot thinks if it is not told."""
    if name == "player":
        return Budget(30)
    if name == "club":
        return Budget(300)
    # The strongest answers within 3 seconds on one core; easy moves take it less.
    return Budget(20_000, 2.5)


def make_bot(
    game: Game,
    level: str,
    seed: int,
    budget: Budget | None = None,
    taste: int | None = None,
    weights: Weights | None = None,
) -> Bot:
    """Return a bot of one of the LEVELS (or of BOTS) for a table of `game`.

    A `budget` replaces the level's own, `weights` those of the game's coach. A `taste` makes it
    like some things a little more than others of its level do. Without a time limit the bot's
    play follows from all these and the seed alone.
    """
    if level not in BOTS:
        raise OptionError(f"unknown bot {level!r}; bots: {', '.join(BOTS)}")
    rng = Rng(seed)
    coach = game.coach if taste is None else coach_of_taste(game, taste)
    if weights is not None:
        if level == "random" or level in FROZEN:
            raise OptionError(f"bot {level!r} takes no other weights")
        coach = taught(game, weights)
    if level == "random":
        return RandomBot(rng)
    if level == "greedy":
        return GreedyBot(coach, rng)
    if level == "kitten":
        return kitten(coach, rng)
    search = Search()
    if level in FROZEN:
        if taste is None:
            coach = game.new_coach()
        search = frozen(game, level, coach)
    searching = MctsBot(coach, rng, budget or level_budget(level), search)
    # A plain search is asked for its shares too, and short ones live on what they searched before.
    searching.decides = level == "master"
    if level in FROZEN:
        searching.closed = False  # no more looks in a second than it had
    lapses = coach.levels.lapses * LAPSES.get(level, 0.0)
    if lapses == 0.0:
        return searching
    # Seeds of their own, so that a lapse does not change what is thought afterwards.
    return LapsingBot(searching, kitten(coach, Rng(seed + 1)), lapses, Rng(seed + 2))


def taught(game: Game, weights: Weights) -> LinearCoach:
    """Return a game's coach that judges by other weights than its own."""
    coach = game.new_coach()
    if not isinstance(coach, LinearCoach):
        raise OptionError(f"the coach of {game.id} has no features, so it takes no weights")
    check_weights(weights, game.id, coach.names, "weights")
    coach.learn(weights)
    return coach


def kitten(coach: Coach, rng: Rng) -> Bot:
    """Return the weakest bot, which still plays sensibly."""
    # A kitten sees what a good player sees, but misjudges every move by some of the points by
    # which games are decided. Where the coach knows nothing but the points on the table, a
    # kitten takes what is on offer: seeing no further is weakness enough.
    noise = coach.levels.distraction * coach.spread if coach.guides else 0.0
    return GreedyBot(coach, rng, noise)


def read_bot(text: str) -> tuple[str, Budget | None]:
    """Read a bot as the arena is given it: NAME, NAME:SIMULATIONS or NAME:SECONDSs."""
    name, colon, limit = text.partition(":")
    if name not in BOTS:
        raise OptionError(f"unknown bot {name!r}; bots: {', '.join(BOTS)}")
    if not colon:
        return name, None
    if name in AT_ONCE:
        raise OptionError(f"bot {text!r}: {name} does not search, so it takes no budget")
    try:
        return name, read_budget(limit)
    except ValueError:
        raise OptionError(
            f"bot {text!r}: expected NAME, NAME:SIMULATIONS (mcts:500) or NAME:SECONDSs (mcts:0.5s)"
        ) from None


def read_budget(text: str) -> Budget:
    """Read a budget for a move, SIMULATIONS or SECONDSs; nobody waits longer than an hour."""
    if re.fullmatch(r"[0-9]{1,9}", text):
        return Budget(int(text))
    if not re.fullmatch(r"[0-9]{0,4}(\.[0-9]{1,9})?s", text) or text == "s":
        raise ValueError(f"no budget: {text!r}")
    seconds = float(text[:-1])
    if seconds > LONGEST:
        raise ValueError(f"{text} is longer than {LONGEST:.0f} s")
    return Budget(0, seconds)


def simulations_of(text: str) -> int | None:
    """Return how many simulations a bot from its text runs for a move; None: for a long time."""
    name, budget = read_bot(text)
    if name in AT_ONCE:
        return 0
    budget = budget or level_budget(name)
    return None if budget.seconds > 0.0 else int(budget.simulations)


def make_named(
    game: Game,
    text: str,
    seed: int,
    taste: int | None = None,
    weights: Weights | None = None,
) -> Bot:
    """Return a bot from its text as `read_bot` takes it."""
    name, budget = read_bot(text)
    return make_bot(game, name, seed, budget, taste, weights)
