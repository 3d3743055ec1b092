"""The contract of bots, held to in every registered game: legal, repeatable, in time."""

import os
import sys
import time
from collections.abc import Iterator
from functools import cache
from itertools import count, islice
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tarsas.bots.bot import Bot, Budget
from tarsas.bots.levels import BOTS, LEVELS, make_bot, read_bot
from tarsas.bots.match import Chance, moves
from tarsas.bots.mcts import MctsBot, Search
from tarsas.bots.random import RandomBot
from tarsas.core.coach import Coach
from tarsas.core.errors import OptionError
from tarsas.core.record import Move, Seal, verify
from tarsas.core.registry import find_game, game_ids
from tarsas.core.rng import Rng, SealedRng
from tarsas.core.state import CHANCE, OVER, State, rank
from tarsas.core.text import LANGUAGES, Message
from tarsas.lab.recorded import tables
from tests.processes import output_of

from .cases import CASES, GAMES, IDS, Case, play

ROOT = Path(__file__).parents[2]
POSITIONS = 10_000
each_case = pytest.mark.parametrize("case", CASES, ids=IDS)


def decisions(case: Case, games: int) -> list[tuple[State, int]]:
    """Return positions of random games with every seat that may act in them."""
    found = []
    for seed in range(games):
        for state, _, _ in play(case, seed, []):
            copy = state.clone()
            found += [(copy, seat) for seat in range(case.players) if state.may_act(seat)]
    return found


def choices(case: Case) -> Iterator[tuple[State, int]]:
    """Yield positions of random games without end, each with a seat that may act in it."""
    for seed in count():
        for state, seat, _ in play(case, seed, []):
            if seat >= 0:
                yield state, seat


@each_case
@pytest.mark.parametrize("name", ["random", "greedy", "kitten", "mcts"])
def test_a_bot_plays_legal_moves_and_leaves_the_position_alone(case: Case, name: str) -> None:
    """Each bot in 10,000 positions of each game, shared out among player counts and options."""
    bot = make_bot(case.game, name, 1, Budget(4))
    share = POSITIONS // sum(other.game is case.game for other in CASES)
    for state, seat in islice(choices(case), max(20, int(share * GAMES))):
        before = state.key()
        assert bot.choose(state, seat) in list(state.legal(seat))
        assert state.key() == before


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("name", BOTS)
def test_every_bot_can_be_had_for_every_game(game: str, name: str) -> None:
    case = next(case for case in CASES if case.game.id == game)
    bot = make_bot(case.game, name, 1, Budget(6))
    for state, seat in decisions(case, 1)[::29]:
        assert bot.choose(state, seat) in list(state.legal(seat))


class DeafBot(Bot):
    """Plays as `bot`, which hears of no move."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, state: State, seat: int) -> int:
        return self.bot.choose(state, seat)


def whole_game(case: Case, bots: list[Bot], most: int, told: bool) -> list[Move]:
    """Let bots play; `told` says whether they hear of every move."""
    state, played = case.opening(), []
    seated = bots if told else [DeafBot(bot) for bot in bots]
    for seat, action in islice(moves(lambda: state, seated, Chance(Rng(9))), most):
        assert action in list(state.legal(seat))
        state.apply(seat, action)
        played.append(Move(seat, action))
    return played


class ListeningBot(Bot):
    """Plays at random and writes down what it hears."""

    def __init__(self, rng: Rng) -> None:
        self.bot = RandomBot(rng)
        self.heard: list[tuple[int, int]] = []

    def choose(self, state: State, seat: int) -> int:
        return self.bot.choose(state, seat)

    def observe(self, seat: int, action: int) -> None:
        self.heard.append((seat, action))


@each_case
def test_every_bot_hears_of_every_move_once(case: Case) -> None:
    """Also one that plays several seats, and of chance and the last move too."""
    shared, last = ListeningBot(Rng(1)), ListeningBot(Rng(2))
    state, played = case.opening(), []
    for move in moves(lambda: state, [*[shared] * (case.players - 1), last], Chance(Rng(3))):
        state.apply(*move)
        played.append(move)
    assert state.actor() == OVER
    assert last.heard == played
    assert case.players == 1 or shared.heard == played


@each_case
def test_sealed_chance_in_a_match_can_be_checked(case: Case) -> None:
    record = case.record()
    record.seal = Seal.of(b"secret", "match")
    bots = [RandomBot(Rng(1))] * case.players
    *_, table = tables(record, bots, SealedRng(b"secret", "match"))
    record = table.record
    assert bool(record.chances()) == any(kind.chance for kind in case.game.kinds)
    assert verify(record) == []


@each_case
@pytest.mark.parametrize("told", [True, False])
def test_a_seed_and_simulations_give_the_same_game(case: Case, told: bool) -> None:
    games = []
    for _ in range(2):
        bots = [make_bot(case.game, "mcts", seat, Budget(20)) for seat in range(case.players)]
        games.append(whole_game(case, bots, 150, told))
    assert games[0] == games[1]
    assert len(games[0]) > min(10, case.game.longest // 10)


@each_case
def test_what_was_searched_is_kept_for_the_next_move(case: Case) -> None:
    bot = make_bot(case.game, "mcts", 1, Budget(200))
    assert isinstance(bot, MctsBot)
    for state, seat in decisions(case, 2):
        if len(state.legal(seat)) < 2:
            continue
        action = bot.choose(state, seat)
        visits = bot.tree.visits[bot.tree.child(0, action * 8 + seat)]
        bot.observe(seat, action)
        after = state.clone()
        after.apply(seat, action)
        if after.actor() < 0 or len(after.legal(after.actor())) < 2 or visits < 3:
            continue
        assert bot.tree.visits[0] == visits
        bot.choose(after, after.actor())
        assert bot.tree.visits[0] == visits + 200
        return
    pytest.skip("no two decisions follow each other without chance")


def test_a_bot_told_of_another_game_still_plays_its_own() -> None:
    case = CASES[0]
    positions = [(s, seat) for s, seat in decisions(case, 1) if len(s.legal(seat)) > 1]
    bot = make_bot(case.game, "mcts", 1, Budget(10))
    for state, seat in positions[:5]:
        bot.choose(state, seat)
        bot.observe(seat, 10**6)
        bot.observe(CHANCE, 10**6)
    state, seat = positions[-1]
    assert bot.choose(state, seat) in list(state.legal(seat))


class FakeClock:
    """A clock on which every look takes some milliseconds, so that time needs no waiting."""

    def __init__(self) -> None:
        self.now = 0.0
        self.rng = Rng(3)

    def __call__(self) -> float:
        self.now += 0.001 * (1 + int(self.rng.below(9)))
        return self.now


@pytest.mark.parametrize("game", game_ids())
def test_time_is_kept(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    case = next(case for case in CASES if case.game.id == game)
    positions = [(s, seat) for s, seat in decisions(case, 1) if len(s.legal(seat)) > 1]
    seconds = 0.3
    for state, seat in positions[:: max(1, len(positions) // 5)]:
        bot = make_bot(case.game, "mcts", 1, Budget(0, seconds))
        clock = FakeClock()
        monkeypatch.setattr(time, "perf_counter", clock)
        bot.choose(state, seat)
        assert clock.now <= seconds * 1.1
        assert clock.now > seconds / 2, "the time was not used"


@cache
def chosen(pure: str) -> dict[str, str]:
    """Return what bots choose, from a process of its own."""
    env = {**os.environ, "TARSAS_PURE": pure}
    said = output_of(sys.executable, "-m", "tests.contract.bot_digest", env=env, cwd=ROOT)
    kind, *lines = said.splitlines()
    return {"kind": kind, **dict(line.rsplit(" ", 1) for line in lines)}


@pytest.mark.slow
@pytest.mark.parametrize("name", IDS)
def test_interpreted_and_compiled_bots_choose_alike(name: str) -> None:
    assert chosen("1")["kind"] == "pure"
    assert chosen("1")[name] == chosen("0")[name]


@each_case
def test_a_coach_sees_two_seats_as_rivals(case: Case) -> None:
    """With two players one's lead is the other's arrears, and a finished game is worth itself."""
    for state, _ in decisions(case, 1)[::7]:
        seen = list(case.game.coach.assess(state))
        assert len(seen) == case.players
        if case.players == 2:
            assert seen[0] == pytest.approx(-seen[1])
    *_, (final, _, _) = play(case, 5, [])
    points = [int(final.score(seat)) for seat in range(case.players)]
    for seat in range(case.players):
        best = max((p for other, p in enumerate(points) if other != seat), default=0)
        assert case.game.coach.evaluate(final, seat) == pytest.approx(points[seat] - best)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name(language: str) -> None:
    game = find_game(game_ids()[0])
    names = {game.say(Message(f"level-{level}"), language) for level in LEVELS}
    assert len(names) == len(LEVELS)


# Budgets within which no move would ever end, or none could begin.
ENDLESS = (
    "-1s",
    "0s",
    "nans",
    "-nans",
    "infs",
    "Infinitys",
    "-infs",
    "1e999s",
    "s",
    "-5",
    "9" * 30,
)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("genius", "unknown bot 'genius'"),
        ("mcts:many", "expected NAME"),
        ("mcts:0", "expected NAME"),
        *((f"mcts:{limit}", "expected NAME") for limit in ENDLESS),
        ("greedy:5", "takes no budget"),
    ],
)
def test_a_bad_bot_is_refused_in_words(text: str, message: str) -> None:
    with pytest.raises(OptionError, match=message):
        read_bot(text)


class Lottery(State):
    """A choice of 0 or 5 points, then a draw of up to 99 that decides most games."""

    def __init__(self) -> None:
        super().__init__(2)
        self.choice = -1
        self.drawn = -1

    def actor(self) -> int:
        return 0 if self.choice < 0 else CHANCE if self.drawn < 0 else OVER

    def legal(self, seat: int) -> vec[i64]:
        if seat != self.actor():
            return vec[i64]()
        return vec[i64]([0, 1] if seat == 0 else range(100))

    def apply(self, seat: int, action: int) -> None:
        if seat == 0:
            self.choice = action
        else:
            self.drawn = action

    def clone(self) -> "Lottery":
        copy = Lottery()
        copy.choice, copy.drawn = self.choice, self.drawn
        return copy

    def score(self, seat: int) -> int:
        return 5 * self.choice + self.drawn if seat == 0 else 50

    def result(self) -> vec[i64]:
        return rank(vec[i64]([self.score(0), self.score(1)]))

    def key(self) -> bytes:
        return bytes([self.choice + 1, self.drawn + 1])


def test_moves_are_tried_with_the_same_luck_where_the_tree_ends_at_chance() -> None:
    coach = Coach()
    coach.search.reach = 0
    right = 0
    for seed in range(40):
        right += MctsBot(coach, Rng(seed), Budget(20), Search()).choose(Lottery(), 0)
    assert right == 40
