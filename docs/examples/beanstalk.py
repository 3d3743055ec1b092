"""Climb the beanstalks as far as you dare: go on and risk the climb, or stop and keep it."""

from librt.vecs import vec
from mypy_extensions import i64

from tarsas.core.actions import Argument, Kind, Kinds
from tarsas.core.fields import Cell, Fact, Field, Grid
from tarsas.core.game import Game
from tarsas.core.state import CHANCE, OVER, Event, State

STALKS = range(2, 13)
HEIGHT = {stalk: 8 - abs(stalk - 7) for stalk in STALKS}  # the likelier a sum, the taller
CLIMBERS, TO_WIN, TURNS = 3, 3, 30
ROLL, CLIMB, STOP, GO_ON = 0, 6, 17, 18

KINDS = Kinds(
    Kind("roll", ROLL, (Argument("die", 6, first=1),), chance=True),
    Kind("climb", CLIMB, (Argument("stalk", 11, first=2),), target="stalk-{stalk}"),
    Kind("stop", STOP),
    Kind("go_on", GO_ON),
)


class Beanstalk(State):
    """A position: what everybody has reached for good, and the climb under way."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.reached = [dict.fromkeys(STALKS, 0) for _ in range(players)]
        self.tops: dict[int, int] = {}  # who has climbed a stalk to the top
        self.climbers: dict[int, int] = {}  # their heights on the stalks of this turn
        self.dice: list[int] = []
        self.turn = 0
        self.deciding, self.over = False, False

    # Whose turn

    def actor(self) -> int:
        """Return who acts: chance as long as dice are to be rolled."""
        if self.over:
            return int(OVER)
        return self.seat() if self.deciding or len(self.dice) == 4 else int(CHANCE)

    def seat(self) -> int:
        """Return whose turn it is."""
        return int(self.turn % self.players)

    def height(self, stalk: int) -> int:
        """Return how high the seat in turn is on a stalk."""
        return self.climbers.get(stalk, self.reached[self.seat()][stalk])

    # Legal

    def can_climb(self, stalk: int) -> bool:
        """Say whether a climber can take a step there."""
        free = stalk in self.climbers or len(self.climbers) < CLIMBERS
        return free and stalk not in self.tops and self.height(stalk) < HEIGHT[stalk]

    def sums(self) -> list[int]:
        """Return the stalks that two of the dice lead to, as far as they can be climbed."""
        first, *others = self.dice
        found = {first + other for other in others}
        found |= {sum(self.dice) - pair for pair in found}
        return sorted(stalk for stalk in found if self.can_climb(stalk))

    def legal(self, seat: int) -> vec[i64]:
        """Return the actions of a seat, or what a die can show."""
        if seat != self.actor():
            return vec[i64]()
        if seat == CHANCE:
            return vec[i64](range(ROLL, ROLL + 6))
        if self.deciding:
            return vec[i64]([STOP, GO_ON])
        return vec[i64]([CLIMB + stalk - 2 for stalk in self.sums()])

    # Apply

    def apply(self, seat: int, action: int) -> None:
        """Carry out an action: one function for each kind."""
        kind, values = KINDS.read(action)
        getattr(self, kind.name)(*values)

    def roll(self, die: int) -> None:
        """Roll one die. Four that lead nowhere end the turn, and the climb is lost."""
        self.dice.append(die)
        if len(self.dice) == 4 and not self.sums():
            self.end_turn()

    def climb(self, stalk: int) -> None:
        """Take a step on the stalk of one pair of dice, and on that of the other if it can be."""
        for each in (stalk, sum(self.dice) - stalk):
            if self.can_climb(each):
                self.climbers[each] = self.height(each) + 1
        self.deciding = True

    def stop(self) -> None:
        """Keep what was climbed; a stalk climbed to the top is a point."""
        seat = self.seat()
        for stalk, height in sorted(self.climbers.items()):
            self.reached[seat][stalk] = height
            if height == HEIGHT[stalk]:
                self.tops[stalk] = seat
                if self.events is not None:
                    piece = (f"stalk-{stalk}",)
                    self.events.append(Event(seat, 1, "to-the-top", piece, {"stalk": stalk}))
        self.end_turn()

    def go_on(self) -> None:
        """Roll again."""
        self.dice, self.deciding = [], False

    def end_turn(self) -> None:
        """Begin the next seat's turn, unless this one has won or time is up."""
        won = self.score(self.seat()) >= TO_WIN
        self.turn += 1
        self.over = won or self.turn == TURNS * self.players
        self.climbers = {}
        self.go_on()

    def clone(self) -> "Beanstalk":
        """Return an independent copy."""
        copy = Beanstalk(self.players)
        copy.reached = [dict(seat) for seat in self.reached]
        copy.tops, copy.climbers = dict(self.tops), dict(self.climbers)
        copy.dice, copy.turn = list(self.dice), self.turn
        copy.deciding, copy.over = self.deciding, self.over
        return copy

    # Scoring, and what tells positions apart

    def score(self, seat: int) -> int:
        """Return how many stalks a seat has climbed to the top."""
        return list(self.tops.values()).count(seat)

    def key(self) -> bytes:
        """Return what is equal for equal positions."""
        climbers = sorted(self.climbers.items())
        return repr((self.reached, climbers, self.dice, self.turn, self.deciding)).encode()


def fields(state: Beanstalk) -> list[Field]:
    """Return what a position shows: words and picture follow from it."""
    dice = " ".join(map(str, state.dice)) or "–"
    climbers = ", ".join(f"{s}: {h}/{HEIGHT[s]}" for s, h in sorted(state.climbers.items()))
    rows = [[place(state, s, h) for s in STALKS] for h in range(max(HEIGHT.values()), 0, -1)]
    foot = [Cell(f"stalk-{s}", s, (state.tops[s],) if s in state.tops else ()) for s in STALKS]
    return [Fact("dice", dice), Fact("climbers", climbers or "–"), Grid("stalks", [*rows, foot])]


def place(state: Beanstalk, stalk: int, height: int) -> Cell | None:
    """Return one place on a stalk: who has reached it, and whether a climber has passed it."""
    if height > HEIGHT[stalk]:
        return None
    seats = tuple(s for s in range(state.players) if state.reached[s][stalk] == height)
    passed = state.climbers.get(stalk, 0) >= height
    colour = "beanstalk-climb" if passed else "beanstalk-top" if height == HEIGHT[stalk] else ""
    return Cell("", "", seats, f"{stalk}: {height}/{HEIGHT[stalk]}", colour)


COLOURS = {"climb": ("#b9d8a2", "#3f6b35"), "top": ("#f3e2a6", "#54471f")}

TEXT = {
    "en": """
name = Beanstalk
tagline = Climb as far as you dare: go on and risk it all, or stop and keep it.
act-roll = a die shows { $die }
act-climb = climb stalk { $stalk }
act-stop = stop
act-go-on = go on
to-the-top = stalk { $stalk } climbed to the top
field-stalks = stalks
""",
    "hu": """
name = Égig érő paszuly
tagline = Mássz, ameddig mersz: folytatod és mindent kockáztatsz, vagy megállsz és megtartod.
act-roll = egy kocka: { $die }
act-climb = mászás a(z) { $stalk }. száron
act-stop = megállás
act-go-on = tovább
to-the-top = fel a(z) { $stalk }. szár tetejére
field-dice = kockák
field-climbers = mászók
field-stalks = szárak
""",
}

GAME = Game(
    id="beanstalk",
    package=__name__,
    players=(2, 3, 4),
    kinds=KINDS,
    set_up=lambda players, options, components: Beanstalk(players),
    minutes=(10, 20),
    longest=30_000,
)
