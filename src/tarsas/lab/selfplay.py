"""Games that bots play for learners: every decision as a row, every game as a record.

A game follows from the plan and its number alone, so neither the number of workers nor a stop in
between changes the data. (Bots that think by the clock are the exception.)
"""

import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from zlib import crc32

from tarsas.bots.bot import Bot
from tarsas.bots.lapsing import LapsingBot
from tarsas.bots.levels import make_named, taught
from tarsas.bots.mcts import MctsBot
from tarsas.bots.random import RandomBot
from tarsas.core.coach import Coach, LinearCoach
from tarsas.core.errors import TarsasError
from tarsas.core.game import Game
from tarsas.core.notation import write_record
from tarsas.core.options import read_options
from tarsas.core.record import Record
from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, State
from tarsas.core.weights import Weights, write_weights
from tarsas.lab.recorded import tables
from tarsas.lab.selfplay_files import Store
from tarsas.lab.selfplay_rows import (
    ROOM,
    Columns,
    Extras,
    check_added,
    decision_fields,
    game_fields,
)
from tarsas.lab.workers import Played, Span, check_ray, run_here, run_on_ray

PART_SECONDS = 60.0  # about how long a worker plays before it hands over: what a stop may lose
PART_GAMES = 50  # and how many games at most, lest they fill its memory


@dataclass(frozen=True)
class Plan:
    """What is to be played. Bots take turns in the seats: each game shifts them by one.

    Learners let them judge by the `weights` learnt so far, and make a share of all moves at random,
    `adventure`, to see more of the game.
    """

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int = 1
    options: Mapping[str, object] = field(default_factory=dict)
    version: int = 0  # of the rules; workers on other machines must have the same
    added: tuple[str, ...] = ()  # to the plain columns
    weights: Weights | None = None
    adventure: float = 0.0

    @classmethod
    def new(
        cls,
        game: Game,
        players: int,
        bots: tuple[str, ...],
        games: int,
        seed: int,
        options: Mapping[str, object],
        added: tuple[str, ...] = (),
    ) -> "Plan":
        """Make a plan that can be played; refuse any other before work begins."""
        if games < 1:
            raise TarsasError(f"--games {games}: expected at least 1")
        if len(bots) > players:
            raise TarsasError(f"--bots {','.join(bots)}: more bots than the {players} players")
        game.new(players, options)
        for bot in bots:
            make_named(game, bot, 0)
        check_added(added, game)
        complete = read_options(game.options, options, players)
        return cls(game.id, players, bots, games, seed, complete, game.version, added)

    def heading(self) -> dict[str, object]:
        """Return what must agree for games to belong to one set of data."""
        heading: dict[str, object] = {
            "game": self.game,
            "version": self.version,
            "players": self.players,
            "bots": list(self.bots),
            "seed": self.seed,
            "options": dict(self.options),
        }
        # Plain data says nothing of these, as before they could be.
        if self.added:
            heading["added"] = sorted(set(self.added))
        if self.weights is not None:
            heading["weights"] = write_weights(self.weights)
        if self.adventure:
            heading["adventure"] = self.adventure
        return heading

    def seats(self, number: int) -> list[str]:
        """Return the bots of a game, seat by seat."""
        return [self.bots[(number + seat) % len(self.bots)] for seat in range(self.players)]

    def coach(self) -> Coach:
        """Return the coach whose features are written down."""
        game = find_game(self.game)
        return game.coach if self.weights is None else taught(game, self.weights)

    def player(self, name: str, seed: int) -> Bot:
        """Return the bot of a seat."""
        bot = make_named(find_game(self.game), name, seed, weights=self.weights)
        if isinstance(bot, MctsBot):
            bot.decides = False  # what it looked into is learnt from, not only what it chose
        if not self.adventure:
            return bot
        return LapsingBot(bot, RandomBot(Rng(seed + 3)), self.adventure, Rng(seed + 4))


# Playing


def lead(state: State, seat: int) -> int:
    """Return a seat's points over its best rival's; who plays alone leads by all of them."""
    rivals = [int(state.score(other)) for other in range(state.players) if other != seat]
    return int(state.score(seat)) - max(rivals, default=0)


def play_game(
    plan: Plan, number: int, decisions: Columns, games: Columns, coach: Coach, extras: Extras | None
) -> None:
    """Play one game and append its rows."""
    game = find_game(plan.game)
    seats = plan.seats(number)
    bots = [
        plan.player(name, crc32(f"{plan.seed}/{number}/{name}/{seat}".encode()))
        for seat, name in enumerate(seats)
    ]
    chance = Rng(plan.seed * 1_000_003 + number)
    record = Record.new(game, plan.players, plan.options, names=tuple(seats))
    deciders: list[int] = []
    for before, after in pairwise(tables(record, bots, chance)):
        seat, action = after.last.seat, after.last.action
        if seat != CHANCE:
            decisions.add(game=number, move=after.number, bot=seats[seat])
            add_decision(decisions, game, coach, before.state, seat, action)
            if extras is not None:
                decisions.add(**extras.row(before.state, seat, action, bots[seat]))
            deciders.append(seat)
    ranks = [int(rank) for rank in after.state.result()]
    scores = after.scores()
    margins = [lead(after.state, seat) for seat in range(plan.players)]
    for seat in deciders:
        decisions.add(final_score=scores[seat], final_margin=margins[seat], final_rank=ranks[seat])
    games.add(
        game=number,
        bots=seats,
        scores=scores,
        ranks=ranks,
        ending=after.state.ending(),
        moves=after.number,
        decisions=len(deciders),
        record=write_record(after.record),
    )


def add_decision(
    rows: Columns, game: Game, coach: Coach, state: State, seat: int, action: int
) -> None:
    """Append what is known of a decision before it is carried out."""
    rows.add(
        seat=seat,
        action=action,
        words=game.notation.words(state, seat, action),
        legal=len(state.legal(seat)),
        score=int(state.score(seat)),
        lead=lead(state, seat),
    )
    if isinstance(coach, LinearCoach):
        values = coach.features(state, seat)
        for column, value in zip(rows.features, values, strict=True):
            column.append(value)


def play_span(plan: Plan, span: Span) -> Played:
    """Play a few games in a worker and return them as Parquet, decisions and games."""
    game = find_game(plan.game)
    if game.version != plan.version:
        raise TarsasError(
            f"this worker has version {game.version} of {plan.game}, the plan {plan.version}"
        )
    began = time.perf_counter()
    decisions = Columns(decision_fields(game, plan.players, plan.added))
    games = Columns(game_fields())
    opening = game.new(plan.players, plan.options)
    coach = plan.coach()
    extras = Extras(plan.added, game, coach, opening) if plan.added else None
    for number in range(span.first, span.last + 1):
        play_game(plan, number, decisions, games, coach, extras)
        if decisions.weight() > ROOM:
            decisions.write()
    content = decisions.parquet(), games.parquet()
    return Played(span, *content, time.perf_counter() - began)


# The whole plan


class Pace:
    """How many games make a part: as many as take about a minute, by what was played so far."""

    def __init__(self) -> None:
        self.games = 0
        self.seconds = 0.0

    def learn(self, part: Played) -> None:
        """Note how long a part took."""
        self.games += len(part.span)
        self.seconds += part.seconds

    def size(self) -> int:
        """Return how many games the next part has; one, before any was played."""
        if not self.games:
            return 1
        seconds = max(self.seconds / self.games, PART_SECONDS / PART_GAMES)
        return max(1, int(PART_SECONDS / seconds))


def run(
    plan: Plan, out: Path, jobs: int, ray: str | None, on_progress: Callable[[int], None]
) -> Store:
    """Play what is not played yet and put everything together; return where it is."""
    if jobs < 1:
        raise TarsasError(f"--jobs {jobs}: expected at least 1")
    store = Store(out, plan.heading(), plan.games)
    if store.is_complete():
        on_progress(plan.games)
        return store
    if ray is not None:
        check_ray(ray)  # before anything is written
    on_progress(store.begin())
    pace = Pace()
    for part in play_missing(plan, store.missing(pace.size), jobs, ray):
        store.keep(part)
        pace.learn(part)
        on_progress(len(part.span))
    store.finish()
    return store


def play_missing(plan: Plan, spans: Iterable[Span], jobs: int, ray: str | None) -> Iterator[Played]:
    """Play spans of games on this machine or on a cluster."""
    if ray is not None:
        return run_on_ray(ray, play_span, plan, spans)
    return run_here(jobs, play_span, plan, spans)
