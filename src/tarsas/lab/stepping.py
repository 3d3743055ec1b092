"""One game or many, stepped from decision to decision: chance is played, rewards are counted.

Compiled, and without NumPy: whoever has it looks into the buffers with `numpy.asarray`, which
does not copy them. They are laid out once and written over by every step.
"""

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from tarsas.core.coach import margins
from tarsas.core.observation import Observer
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER, State, win_shares


def final_rewards(state: State) -> vec[float]:
    """Return 1 for who wins a finished game and -1 for who loses; winners who tie share.

    Whoever plays alone is paid the points, for there is nobody to beat.
    """
    rewards = vec[float]()
    if state.players == 1:
        return append(rewards, float(state.score(0)))
    for share in win_shares(state.result()):
        rewards = append(rewards, 2.0 * share - 1.0)
    return rewards


def standings(state: State) -> vec[float]:
    """Return every seat's lead over its best rival, or alone the points."""
    points = vec[float]()
    for seat in range(state.players):
        points = append(points, float(state.score(seat)))
    return margins(points)


def learner_numbers(observer: Observer, state: State, seat: i64) -> vec[i64]:
    """Return the learner's numbers of what a seat may do, in the order of the game's own."""
    out = vec[i64]()
    for action in state.legal(seat):
        out = append(out, observer.number_of(state, action))
    return out


Snapshot = tuple[State, Rng, int, list[float], list[float]]
"""What changes of a game that is stepped: its position, its chance, who acts, leads, rewards."""

RowsSnapshot = tuple[list[Snapshot], list[float], list[float], list[int]]
"""The same of many games, then rewards, what was paid to those who acted, and which ended."""

APART: Final = 1_000_003
"""The chance of the first game of a seed follows from the seed times this, then one by one."""


def seeds_of(seed: int, games: int) -> list[int]:
    """Return a seed for each of many games; no two seeds, however near, share one."""
    return [seed * APART + row for row in range(games)]


class Stepper:
    """A game that stands at a decision, or is over.

    `differences` pays after each step what the lead over the best rival has changed by; else
    the result is paid at the end.
    """

    def __init__(self, opening: State, observer: Observer, differences: bool) -> None:
        self.opening: Final = opening
        self.observer: Final = observer
        self.differences: Final = differences
        self.state: State = opening.clone()
        self.rng = Rng(0)
        self.seat: i64 = OVER
        self.leads = vec[float]()
        self.rewards = vec[float]()

    def reset(self, seed: int, start: State | None = None) -> None:
        """Begin a game whose chance follows from the seed, at a position if there is one."""
        self.rng = Rng(seed)
        self.begin(start)

    def begin(self, start: State | None = None) -> None:
        """Begin a game whose chance goes on where that of the last one ended."""
        self.state = self.opening.clone() if start is None else start.clone()
        self.rewards = vec[float]([0.0] * self.state.players)
        self.leads = standings(self.state)
        self.pass_chance()

    def pass_chance(self) -> None:
        """Play chance until somebody decides or the game is over."""
        state = self.state
        self.seat = state.actor()
        while self.seat == CHANCE:
            state.apply(CHANCE, state.draw(self.rng))
            self.seat = state.actor()

    def legal(self) -> vec[i64]:
        """Return the learner's numbers of what can be done now; none when the game is over."""
        if self.seat == OVER:
            return vec[i64]()
        return learner_numbers(self.observer, self.state, self.seat)

    def step(self, number: i64) -> None:
        """Carry out a legal action by its number, and count the rewards."""
        self.act(self.observer.action_of(self.state, number))
        self.pay()

    def act(self, action: i64) -> None:
        """Carry out a legal action of whoever acts, and what chance does then."""
        self.state.apply(self.seat, action)
        self.pass_chance()

    def pay(self) -> None:
        """Set the rewards for all that has happened since they were last set."""
        if self.differences:
            now = standings(self.state)
            for seat in range(self.state.players):
                self.rewards[seat] = now[seat] - self.leads[seat]
            self.leads = now
        elif self.seat == OVER:
            self.rewards = final_rewards(self.state)

    # Stored and copied

    def snapshot(self) -> Snapshot:
        """Return what changes of the game."""
        return self.state, self.rng, self.seat, list(self.leads), list(self.rewards)

    def restore(self, kept: Snapshot) -> None:
        """Go on from a snapshot, which stays as it is."""
        state, rng, seat, leads, rewards = kept
        self.state = state.clone()
        self.rng = Rng(0)
        self.rng.go_on_as(rng)
        self.seat = seat
        self.leads = vec[float](leads)
        self.rewards = vec[float](rewards)


class Rows:
    """Many games of one kind side by side, one row of each buffer for each.

    A game that ends is replaced by a new one within the same step.
    """

    def __init__(self, opening: State, observer: Observer, games: i64, differences: bool) -> None:
        self.observer: Final = observer
        self.games: list[Stepper] = []
        self.players: i64 = opening.players
        self.canvas = observer.canvas(opening, games)
        self.mask = vec[u8]([0] * (games * observer.actions))
        self.marked = vec[i64]()  # places of the mask that are 1
        self.marks: i64 = 0
        self.actors = vec[i64]([0] * games)
        self.choices = vec[i64]([0] * games)
        self.rewards = vec[float]([0.0] * (games * opening.players))
        self.paid = vec[float]([0.0] * games)  # to the seat that acted
        self.dones = vec[u8]([0] * games)
        self.ended: list[State] = []  # the last position of each game that the step has ended
        for _ in range(games):
            self.games.append(Stepper(opening, observer, differences))

    def reset(self, seeds: list[int], start: State | None = None) -> None:
        """Begin all games, each by its seed, at a position if there is one."""
        for row in range(len(self.games)):
            self.games[row].reset(seeds[row], start)
        self.stand_still()

    def stand_still(self) -> None:
        """Show the games as if no step had led to where they stand."""
        for row in range(len(self.games)):
            self.canvas.forget(row)
            self.paid[row] = 0.0
            self.dones[row] = 0
        for i in range(i64(len(self.rewards))):
            self.rewards[i] = 0.0
        self.ended = []
        self.write()

    def step(self, numbers: bytes) -> None:
        """Carry out one action in each game: its numbers as 64-bit integers, lowest byte first."""
        self.check(numbers)
        self.ended = []
        for row in range(i64(len(self.games))):
            game = self.games[row]
            acted = game.seat
            game.step(read_i64_le(numbers, 8 * row))
            for seat in range(self.players):
                self.rewards[row * self.players + seat] = game.rewards[seat]
            self.paid[row] = game.rewards[acted]
            over = game.seat == OVER
            self.dones[row] = 1 if over else 0
            if over:
                self.ended.append(game.state)
                game.begin()
                self.canvas.forget(row)
        self.write()

    def check(self, numbers: bytes) -> None:
        """Refuse numbers that are not legal before anything is done."""
        if len(numbers) != 8 * len(self.games):
            raise ValueError(f"{len(numbers) // 8} actions for {len(self.games)} games")
        actions = self.observer.actions
        for row in range(i64(len(self.games))):
            number = read_i64_le(numbers, 8 * row)
            if not 0 <= number < actions or self.mask[row * actions + number] == 0:
                raise ValueError(f"game {row}: action {number} is not legal; see its mask")

    def write(self) -> None:
        """Write what the acting seats see and may do."""
        observer = self.observer
        self.canvas.turn_page()
        for i in range(self.marks):
            self.mask[self.marked[i]] = 0
        self.marks = 0
        for row in range(i64(len(self.games))):
            game = self.games[row]
            observer.write_row(game.state, game.seat, self.canvas)
            legal = game.state.legal(game.seat)
            for action in legal:
                self.mark(row * observer.actions + observer.number_of(game.state, action))
            self.actors[row] = game.seat
            self.choices[row] = len(legal)
        self.canvas.settle()

    def mark(self, place: i64) -> None:
        """Set a place of the mask, and note it for the next step to clear."""
        self.mask[place] = 1
        if self.marks < len(self.marked):
            self.marked[self.marks] = place
        else:
            self.marked = append(self.marked, place)
        self.marks += 1

    def sample(self, rng: Rng) -> vec[i64]:
        """Return a random legal action for each game."""
        out = vec[i64](capacity=len(self.games))
        actions = self.observer.actions
        first: i64 = 0  # where the marks of a row begin: they stand row by row
        for row in range(i64(len(self.games))):
            out = append(out, self.marked[first + rng.below(self.choices[row])] - row * actions)
            first += self.choices[row]
        return out

    # Stored and copied

    def snapshot(self) -> RowsSnapshot:
        """Return what changes of the games, and what their last step has brought."""
        dones = [int(done) for done in self.dones]
        return [game.snapshot() for game in self.games], list(self.rewards), list(self.paid), dones

    def restore(self, kept: RowsSnapshot) -> None:
        """Go on from a snapshot, which stays as it is."""
        games, rewards, paid, dones = kept
        for row in range(len(self.games)):
            self.games[row].restore(games[row])
        self.stand_still()
        for i in range(len(rewards)):
            self.rewards[i] = rewards[i]
        for row in range(len(self.games)):
            self.paid[row] = paid[row]
            self.dones[row] = u8(dones[row])
