"""The strengths that people choose from, and bots by name for the arena."""

from tarsas.bots.bot import Bot, Budget
from tarsas.bots.greedy import GreedyBot
from tarsas.bots.lapsing import LapsingBot
from tarsas.bots.mcts import MctsBot, Search
from tarsas.bots.random import RandomBot
from tarsas.bots.taste import coach_of_taste
from tarsas.core.coach import Coach
from tarsas.core.errors import OptionError
from tarsas.core.game import Game
from tarsas.core.rng import Rng

LEVELS: tuple[str, ...] = ("kitten", "player", "club", "master")
"""From the weakest to the strongest. Their names in words are the messages `level-<name>`."""

LAPSES = {"player": 1.0, "club": 0.5}
"""How often a level lapses into a kitten's move, as a share of what the game's coach says."""

BOTS: tuple[str, ...] = ("random", "greedy", "mcts", *LEVELS)
"""Every bot there is; those that search take a budget."""

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
    game: Game, level: str, seed: int, budget: Budget | None = None, taste: int | None = None
) -> Bot:
    """Return a bot of one of the LEVELS (or of BOTS) for a table of `game`.

    A `budget` replaces the level's own. A `taste` makes it like some things a little more than
    others of its level do. Without a time limit the bot's play follows from seed and taste alone.
    """
    if level not in BOTS:
        raise OptionError(f"unknown bot {level!r}; bots: {', '.join(BOTS)}")
    rng = Rng(seed)
    coach = game.coach if taste is None else coach_of_taste(game, taste)
    if level == "random":
        return RandomBot(rng)
    if level == "greedy":
        return GreedyBot(coach, rng)
    if level == "kitten":
        return kitten(coach, rng)
    searching = MctsBot(coach, rng, budget or level_budget(level), Search())
    lapses = coach.levels.lapses * LAPSES.get(level, 0.0)
    if lapses == 0.0:
        return searching
    # Seeds of their own, so that a lapse does not change what is thought afterwards.
    return LapsingBot(searching, kitten(coach, Rng(seed + 1)), lapses, Rng(seed + 2))


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
        if limit.endswith("s"):
            return name, Budget(0, float(limit[:-1]))
        return name, Budget(int(limit))
    except (ValueError, OverflowError):  # not a number, or not one to think by
        raise OptionError(
            f"bot {text!r}: expected NAME, NAME:SIMULATIONS (mcts:500) or NAME:SECONDSs (mcts:0.5s)"
        ) from None


def simulations_of(text: str) -> int | None:
    """Return how many simulations a bot from its text runs for a move; None: for a long time."""
    name, budget = read_bot(text)
    if name in AT_ONCE:
        return 0
    budget = budget or level_budget(name)
    return None if budget.seconds > 0.0 else int(budget.simulations)


def make_named(game: Game, text: str, seed: int, taste: int | None = None) -> Bot:
    """Return a bot from its text as `read_bot` takes it."""
    name, budget = read_bot(text)
    return make_bot(game, name, seed, budget, taste)
