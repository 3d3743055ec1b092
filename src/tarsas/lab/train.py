"""Training: games of searchers, weights fitted to them, and the arena that lets only winners in.

A folder holds all of it: what was played, every candidate, every meeting, and `coach.toml` once a
candidate has won. Each step follows from the plan and the steps before it, and is kept when it is
done; so training that was stopped at any moment goes on, and ends as if it had not been.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from typing import Protocol

import msgspec
import numpy as np

from tarsas.bots.levels import make_named, taught
from tarsas.core.coach import LinearCoach, own_weights
from tarsas.core.errors import TarsasError
from tarsas.core.game import Game
from tarsas.core.registry import find_game
from tarsas.core.weights import Weights, parse_weights, read_weights, write_weights
from tarsas.lab.examples import Source, choices, lesson
from tarsas.lab.fit import Array, order
from tarsas.lab.gate import Meeting, Terms, gates_of, meet
from tarsas.lab.selfplay import Plan
from tarsas.lab.selfplay import run as play
from tarsas.lab.selfplay_files import write_whole
from tarsas.lab.workers import check_ray

ADVENTURE = 0.125
"""The share of moves made at random, to see more of the game than one's own habits."""

SEARCHED = 0.5
"""How much a search's opinion counts beside the end, for the candidate that heeds it."""

DECISIONS = 8000
"""How many decisions an order of moves is learnt from; more take memory and change little."""


@dataclass(frozen=True)
class Training:
    """What is to be done. `rounds` may be raised later; all else makes it another training.

    In every round `bots` play `games`, over all numbers of players and sets of options. A candidate
    plays with `gate` simulations a move, `gate_games` in a meeting. With `anew` the first candidate
    knows nothing of what the coach knew: it learns in `anew_rounds` from `anew_bots`.
    """

    game: str
    seed: int = 1
    rounds: int = 3
    games: int = 2000
    bots: tuple[str, ...] = ("mcts:100",)
    gate: int = 200
    gate_games: int = 400
    anew: bool = False
    anew_rounds: int = 5
    anew_bots: tuple[str, ...] = ("greedy",)

    def check(self) -> None:
        """Refuse what cannot be done, before any work."""
        least = {"rounds": 0, "games": 1, "gate": 1, "gate_games": 1, "anew_rounds": 1}
        for name, fewest in least.items():
            if getattr(self, name) < fewest:
                option = name.replace("_", "-")
                raise TarsasError(f"--{option} {getattr(self, name)}: expected at least {fewest}")

    def command(self) -> str:
        """Return the command that does it."""
        words = [f"tarsas train {self.game} --seed {self.seed} --rounds {self.rounds}"]
        words += [f"--games {self.games} --bots {','.join(self.bots)}"]
        words += [f"--gate {self.gate} --gate-games {self.gate_games}"]
        words += ["--anew"] if self.anew else []
        # They matter to a coach without weights too.
        usual = Training(self.game)
        if (self.anew_rounds, self.anew_bots) != (usual.anew_rounds, usual.anew_bots):
            words += [f"--anew-rounds {self.anew_rounds} --anew-bots {','.join(self.anew_bots)}"]
        return " ".join(words)


class Trial(msgspec.Struct, frozen=True):
    """A candidate, how well it fits what was held out (and the weights before it), and its end.

    Of weights `fit` is the share of the margins that they explain, of an order of moves the share
    of decisions whose first move was the one most searched.
    """

    round: int
    candidate: str
    fit: float | None
    before: float | None
    meetings: list[Meeting]
    promoted: bool


class Watcher(Protocol):
    """Who is told what is done."""

    def begin(self, what: str, total: int) -> Callable[[int], None]:
        """Hear that something begins; return what is told of its progress."""

    def tried(self, trial: Trial, trials: Sequence[Trial]) -> None:
        """Hear of a trial, and of all so far."""


class Course:
    """A training under way."""

    def __init__(
        self, plan: Training, folder: Path, jobs: int, ray: str | None, watcher: Watcher
    ) -> None:
        plan.check()
        if jobs < 1:
            raise TarsasError(f"--jobs {jobs}: expected at least 1")
        self.plan = plan
        self.game: Game = find_game(plan.game)
        coach = self.game.coach
        if not isinstance(coach, LinearCoach):
            raise TarsasError(f"{plan.game} has no coach with features, so there is nothing to fit")
        self.names = coach.names
        self.folder = folder
        self.jobs = jobs
        self.ray = ray
        self.watcher = watcher
        own = parse_weights(self.complete(own_weights(self.game.package)), "coach.toml")
        for bot in (*plan.bots, *plan.anew_bots):
            make_named(self.game, bot, 0, weights=own)
        if ray is not None:
            check_ray(ray)
        self.begin(own)
        self.start = self.read("start.toml")
        self.trials = self.read_trials()
        self.current = self.best_of(self.trials)

    # The folder

    def begin(self, own: Weights) -> None:
        """Open the folder with the game's own weights, or refuse one of another training."""
        told = {name: value for name, value in asdict(self.plan).items() if name != "rounds"}
        told |= {"version": self.game.version, "features": self.names}
        said = msgspec.json.encode(told)
        note = self.folder / "plan.json"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if note.exists() and note.read_bytes() != said:
                raise TarsasError(
                    f"{self.folder}: holds another training; choose another folder or remove it"
                )
        except OSError as error:
            raise TarsasError(f"{self.folder}: cannot be used: {error.strerror}") from None
        if not note.exists():
            self.write("start.toml", write_weights(own).encode())
            write_whole(note, said)

    def complete(self, weights: Weights) -> str:
        """Return the text of weights that name every feature, and the game."""
        every = {name: weights.weights.get(name, 0.0) for name in self.names}
        order = {name: weights.policy.get(name, 0.0) for name in self.names if weights.policy}
        found = msgspec.structs.replace(weights, game=self.game.id, weights=every, policy=order)
        return write_weights(found)

    def write(self, name: str, content: bytes) -> None:
        """Write one of the folder's files, whole or not at all."""
        path = self.folder / name
        path.parent.mkdir(exist_ok=True)
        write_whole(path, content)

    def read_trials(self) -> list[Trial]:
        """Return the trials that are done."""
        path = self.folder / "trials.json"
        if not path.exists():
            return []
        try:
            return msgspec.json.decode(path.read_bytes(), type=list[Trial])
        except msgspec.MsgspecError as error:
            raise TarsasError(f"{path}: holds no trials: {error}") from None

    def read(self, name: str) -> Weights:
        """Return the weights of one of the folder's files."""
        return read_weights(self.folder / name, self.game.id, self.names)

    def best_of(self, trials: Sequence[Trial]) -> Weights:
        """Return the weights that won last among some trials; without any, those of the start."""
        won = [trial for trial in trials if trial.promoted]
        return self.read(candidate_file(won[-1].round, won[-1].candidate)) if won else self.start

    def teacher(self, number: int) -> Weights:
        """Return the weights that a round is played by: what had won before it."""
        return self.best_of([trial for trial in self.trials if trial.round < number])

    # Playing

    def play(
        self, what: str, bots: tuple[str, ...], weights: Weights, games: int, seed: int
    ) -> list[Source]:
        """Let bots play by some weights, all sets of options in turn; return where it lies."""
        cases = [(n, options) for n in self.game.players for options in self.game.variants]
        shares = [len(range(place, games, len(cases))) for place in range(len(cases))]
        advance = self.watcher.begin(f"{what}: games", games)
        found = []
        for place, ((players, options), count) in enumerate(zip(cases, shares, strict=True)):
            if count:
                told = bots[:players], count, seed * 1000 + place, options, ("policy", "features")
                plan = Plan.new(self.game, players, *told)
                plan = replace(plan, weights=weights, adventure=ADVENTURE)
                out = self.folder / "games" / f"{what.replace(' ', '-')}-{place}.parquet"
                play(plan, out, self.jobs, self.ray, advance)
                found.append(Source(out, players, weights.spread))
        return found

    # Trying

    def consider(self, number: int, name: str, make: Callable[[], "Candidate | None"]) -> None:
        """Try a candidate, unless that was done; from then on it may be the one to beat."""
        if any((trial.round, trial.candidate) == (number, name) for trial in self.trials):
            return
        found = make()
        if found is None:
            trial = Trial(number, name, None, None, [], promoted=False)
        else:
            self.write(candidate_file(number, name), write_weights(found.weights).encode())
            # As written, so that a run that is resumed agrees.
            weights = self.read(candidate_file(number, name))
            meetings = list(self.meetings(number, name, weights))
            promoted = bool(meetings) and all(meeting.passed for meeting in meetings)
            trial = Trial(number, name, found.fit, found.before, meetings, promoted)
            self.current = weights if promoted else self.current
        self.trials.append(trial)
        self.write("trials.json", msgspec.json.format(msgspec.json.encode(self.trials)))
        self.watcher.tried(trial, self.trials)

    def meetings(self, number: int, name: str, weights: Weights) -> Iterator[Meeting]:
        """Lead a candidate through the gates until it fails at one; what changes nothing fails."""
        if (weights.weights, weights.policy) == (self.current.weights, self.current.policy):
            return
        plan = self.plan
        terms = Terms(plan.gate, plan.gate_games, plan.seed * 1000 + number, self.jobs, self.ray)
        known = {"candidate": weights, "current": self.current}
        for gate in gates_of(self.game):
            what = f"round {number} {name} against {gate.rival}, {gate.players} players"
            advance = self.watcher.begin(what, plan.gate_games)
            file = f"{number}-{name}-{gate.rival}-{gate.players}.jsonl"
            notes = self.folder / "meetings" / file
            meeting = meet(self.game, gate, known, terms, notes, advance)
            yield meeting
            if not meeting.passed:
                return

    def made(self, values: Array, spread: float, policy: dict[str, float]) -> Weights:
        """Return weights that say where they come from."""
        plan = self.plan
        return Weights(spread, self.named(values), policy, plan.game, plan.command(), plan.seed)

    def named(self, values: Array) -> dict[str, float]:
        """Return numbers by the features' names."""
        return {name: float(value) for name, value in zip(self.names, values, strict=True)}

    def known(self) -> Array:
        """Return the weights that are to be beaten."""
        return np.array([self.current.weights[name] for name in self.names])


@dataclass(frozen=True)
class Candidate:
    """Weights, and how well they and those before them fit what was held out."""

    weights: Weights
    fit: float | None
    before: float | None


def candidate_file(number: int, name: str) -> str:
    """Return where a candidate lies in the folder."""
    return f"candidates/{number}-{name}.toml"


# Candidates


def by_points(course: Course, sources: Sequence[Source], trust: float) -> Candidate:
    """Return weights learnt from what positions came to; moves are ordered as before."""
    known = course.known()
    found = lesson(sources, len(known), trust)
    values = found.solve(known)
    ends = found.learnt if not trust else lesson(sources, len(known), 0.0).learnt
    weights = course.made(values, max(ends.missed(values), 1e-3), course.current.policy)
    return Candidate(weights, found.held.explained(values), found.held.explained(known))


def by_order(course: Course, sources: Sequence[Source]) -> Candidate | None:
    """Return the current weights with an order of moves learnt from what was searched."""
    known = course.known()
    coach = taught(course.game, course.current)
    learnt, held = choices(sources, coach, DECISIONS)
    found = order(learnt, known)
    if found is None:
        return None
    policy = course.current.policy
    before = np.array([policy[name] for name in course.names]) if policy else known
    weights = course.made(known, course.current.spread, course.named(found))
    return Candidate(weights, held.agreed(found), held.agreed(before))


def from_nothing(course: Course) -> Candidate:
    """Return weights of a coach that knew nothing, whose first games were random."""
    plan, size = course.plan, len(course.names)
    none: Array = np.zeros(size)
    weights, values = course.made(none, 10.0, {}), none
    before: list[Source] = []
    for number in range(1, plan.anew_rounds + 1):
        # The first rounds only find the way. A coach that knows nothing cannot guide a search.
        games = plan.games if number == plan.anew_rounds else max(1, plan.games // 4)
        bots = ("greedy",) if number == 1 else plan.anew_bots
        seed = plan.seed * 1000 + 500 + number
        played = course.play(f"anew {number}", bots, weights, games, seed)
        # Play that answers its own mistakes alone swings from one extreme to the other.
        found = lesson([*before, *played], size, 0.0)
        before = played if number > 1 else []
        values = found.solve(none)
        weights = course.made(values, max(found.learnt.missed(values), 1e-3), {})
    return Candidate(weights, found.held.explained(values), found.held.explained(course.known()))


CANDIDATES: dict[str, Callable[[Course, Sequence[Source]], Candidate | None]] = {
    "margins": partial(by_points, trust=0.0),
    "searched": partial(by_points, trust=SEARCHED),
    "order": by_order,
}
"""Who is tried in every round, in this order; each changes one thing of the weights of its time."""


def run(
    plan: Training, folder: Path, jobs: int, ray: str | None, watcher: Watcher
) -> tuple[Path | None, list[Trial]]:
    """Train; return where the weights are that won, if any did, and all trials."""
    course = Course(plan, folder, jobs, ray, watcher)
    if plan.anew or not any(course.start.weights.values()):
        course.consider(0, "anew", partial(from_nothing, course))
    sources: list[Source] = []
    for number in range(1, plan.rounds + 1):
        teacher = course.teacher(number)
        seed = plan.seed * 1000 + number
        sources += course.play(f"round {number}", plan.bots, teacher, plan.games, seed)
        for name, make in CANDIDATES.items():
            course.consider(number, name, partial(make, course, tuple(sources)))
    out = folder / "coach.toml"
    if not any(trial.promoted for trial in course.trials):
        return None, course.trials
    write_whole(out, write_weights(course.current).encode())
    return out, course.trials
