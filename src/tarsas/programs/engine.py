"""Our own bots behind the line protocol, for programs of others: `tarsas bot`."""

from collections.abc import Callable
from functools import partial

from tarsas.bots.bot import Bot, Budget
from tarsas.bots.levels import AT_ONCE, LAPSES, level_budget, make_bot, read_bot, read_budget
from tarsas.bots.looking import best_lines
from tarsas.bots.mcts import MctsBot
from tarsas.core.errors import TarsasError
from tarsas.core.position import read_position
from tarsas.core.puzzles import goes_on
from tarsas.core.record import Move, Record
from tarsas.core.state import CHANCE, OVER, State
from tarsas.programs.inbox import Inbox
from tarsas.programs.program import HELLO

MOST_LINES = 5  # deeds that are named with their shares
# Between these a search hears whether it is to stop.
SLICE = Budget(2000, 0.2)


class Engine:
    """One side of the conversation: hears lines, and says what it thinks."""

    def __init__(self, name: str, seed: int, inbox: Inbox, say: Callable[[str], None]) -> None:
        read_bot(name)
        self.name, self.seed = name, seed
        self.inbox, self.say = inbox, say
        self.record: Record | None = None
        self.bot: Bot | None = None
        self.known: object = None  # the set-up and the limits that the bot has
        self.heard: list[Move] = []  # the moves that it knows of

    def run(self) -> None:
        """Answer until it is told to quit, or nobody is there any more."""
        while (line := self.inbox.next()) is not None and line != "quit":
            try:
                self.answer(line)
            except TarsasError as error:
                self.say(f"error {' '.join(str(error).split())}")

    def answer(self, line: str) -> None:
        """Do what a line says."""
        word, _, rest = line.partition(" ")
        match word:
            case "" | "stop":  # nothing to do, or nothing to stop any more
                return
            case "tarsas-bot":
                self.say(f"{HELLO} Társas {self.name}")
            case "set":
                self.set(*(rest.split(" ", 1) if " " in rest else (rest, "")))
            case "position":
                self.record = read_position(rest)
            case "legal":
                self.say(legal_line(self._position()))
            case "go":
                self.go(rest.split())
            case _ if not word.startswith("#"):
                raise TarsasError(f"unknown word {word[:40]!r}; docs/bots.md lists them")

    def set(self, name: str, value: str) -> None:
        """Take a setting; what is unknown is meant for others."""
        if name == "bot":
            read_bot(value)
            self.name, self.bot = value, None
        elif name == "seed":
            if not (value.isascii() and value.isdigit() and len(value) < 19):
                raise TarsasError(f"set seed {value[:40]!r}: expected a whole number")
            if int(value) != self.seed:
                self.seed, self.bot = int(value), None

    def go(self, words: list[str]) -> None:
        """Think about the position, and say the best deeds with their shares, then the best."""
        state = self._position()
        limits = read_limits(words)
        seat = int(limits.get("seat", state.actor()))
        if state.actor() == OVER or not 0 <= seat < state.players or not state.may_act(seat):
            raise TarsasError(f"go: {whose(seat)} is not to act in this position")
        legal = [int(action) for action in state.legal(seat)]
        budget = self._budget(limits)
        bot = self._bot(budget)
        action = legal[0] if len(legal) == 1 else self.think(bot, state, seat, budget)
        assert self.record is not None
        found = []
        if isinstance(bot, MctsBot) and len(legal) > 1:
            on = partial(goes_on, self.record.game)
            found = best_lines(bot, state, seat, MOST_LINES, on)
        for steps, share, visits in found:
            self.say(f"line {share:.3f} {visits} {' '.join(map(str, steps))}")
        best = next((steps for steps, _, _ in found if steps[0] == action), (action,))
        self.say(f"best {' '.join(map(str, best))}")

    def think(self, bot: Bot, state: State, seat: int, budget: Budget) -> int:
        """Return the bot's choice; a long search is cut into slices, and ends when told to."""
        if not isinstance(bot, MctsBot) or small(budget):
            return int(bot.choose(state, seat))
        left, seconds = int(budget.simulations), float(budget.seconds)
        while True:
            most = min(left, int(SLICE.simulations)) if left else int(SLICE.simulations)
            bot.budget = Budget(most, min(seconds, SLICE.seconds) if seconds else SLICE.seconds)
            action = int(bot.choose(state, seat))
            left -= int(bot.simulations) if left else 0
            seconds -= SLICE.seconds if seconds else 0.0
            spent = (budget.simulations and left <= 0) or (budget.seconds and seconds <= 0)
            if spent or self.inbox.interrupts("stop"):
                return action

    def _position(self) -> State:
        if self.record is None:
            raise TarsasError("there is no position yet: say 'position tarsas-position 1 | …'")
        return self.record.replay()

    def _budget(self, limits: dict[str, str]) -> Budget:
        """Return how long to think; a level that is weak on purpose stays so."""
        name, own = read_bot(self.name)
        usual = own or level_budget(name)
        if name in LAPSES or name in AT_ONCE or not limits.keys() & {"seconds", "simulations"}:
            return usual
        try:
            told = limits.get("simulations")
            most = read_budget(told).simulations if told else 0
            seconds = read_budget(f"{limits['seconds']}s").seconds if "seconds" in limits else 0.0
            return Budget(most, seconds)
        except ValueError as error:
            raise TarsasError(f"go: {error}") from None

    def _bot(self, budget: Budget) -> Bot:
        """Return the bot, told of all moves; one that knows another game is of no use."""
        record = self.record
        assert record is not None
        set_up = (record.game.id, record.players, dict(record.options), record.custom)
        limits = (int(budget.simulations), float(budget.seconds))
        heard = self.heard
        known = self.known == (set_up, limits) and record.moves[: len(heard)] == heard
        if self.bot is None or not known:
            name, _ = read_bot(self.name)
            self.bot, heard = make_bot(record.game, name, self.seed, budget), []
            if isinstance(self.bot, MctsBot):
                self.bot.decides = False  # its shares are told, and it is asked slice by slice
        for move in record.moves[len(heard) :]:
            self.bot.observe(move.seat, move.action)
        self.known, self.heard = (set_up, limits), list(record.moves)
        return self.bot


def small(budget: Budget) -> bool:
    """Say whether a search is over before anybody could stop it."""
    if budget.seconds and budget.seconds <= SLICE.seconds:
        return True
    return 0 < budget.simulations <= SLICE.simulations and not budget.seconds


def read_limits(words: list[str]) -> dict[str, str]:
    """Read what `go` says, up to the legal actions, which we know ourselves."""
    told = words[: words.index("legal")] if "legal" in words else words
    found = dict(zip(told[::2], told[1::2], strict=False))
    if len(told) % 2 or not found.keys() <= {"seat", "seconds", "simulations"}:
        raise TarsasError("go: expected 'seat N', 'seconds N' and 'simulations N', then 'legal …'")
    if "seat" in found and not (found["seat"].isascii() and found["seat"].isdigit()):
        raise TarsasError(f"go: seat {found['seat'][:40]!r}: expected a number from 0")
    return found


def legal_line(state: State) -> str:
    """Return who acts and what may be done, or how it ended."""
    actor = int(state.actor())
    if actor == OVER:
        return f"over {' '.join(str(int(rank)) for rank in state.result())}"
    actions = " ".join(str(int(action)) for action in state.legal(actor))
    return f"legal {'chance' if actor == CHANCE else actor} {actions}"


def whose(seat: int) -> str:
    """Return a seat in words."""
    return "nobody" if seat == OVER else "chance" if seat == CHANCE else f"seat {seat}"
