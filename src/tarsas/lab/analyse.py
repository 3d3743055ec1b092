"""A game reviewed for who studies games: tables for pandas or polars, and a graph for notebooks.

found = analyse(record)
found                                # in a notebook: the graph
pandas.DataFrame(found.deeds())      # polars.DataFrame takes the same
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tarsas.core.errors import TarsasError
from tarsas.core.game import seat_name
from tarsas.core.packing import unpack
from tarsas.core.record import Record
from tarsas.core.registry import find_game
from tarsas.core.seats import SEATS
from tarsas.core.text import Message
from tarsas.draw.graph import Curve, Mark, Panel, course
from tarsas.lab.workers import in_processes
from tarsas.study import words
from tarsas.study.judging import judge
from tarsas.study.review import (
    Deed,
    Part,
    Plan,
    Review,
    Spell,
    Task,
    gather,
    tasks,
    usual_plan,
)

Columns = dict[str, list[Any]]
"""A table: its columns by name."""


def analyse(
    record: Record,
    simulations: int | None = None,
    seed: int = 1,
    jobs: int = 1,
    on_progress: Callable[[int], None] = lambda done: None,
) -> "Analysis":
    """Review a game; without `simulations` as deep as is usual for it.

    The same record, simulations and seed give the same review with any number of `jobs`.
    """
    if simulations is not None and simulations < 1:
        raise TarsasError(f"--simulations {simulations}: expected at least 1")
    if jobs < 1:
        raise TarsasError(f"--jobs {jobs}: expected at least 1")
    plan = Plan(simulations or usual_plan(record.game).simulations, seed)
    todo, parts = tasks(record), list[Part]()
    if jobs == 1:
        found: Iterator[Part] = (judge(record, task, plan) for task in todo)
    else:
        sent = (record.game.id, record.players, dict(record.options), record.custom, record.moves)
        found = in_processes(jobs, (partial(judge_sent, sent, task, plan) for task in todo))
    for part in found:
        parts.append(part)
        on_progress(1)
    return Analysis(record, gather(record, plan, parts))


def judge_sent(sent: tuple[Any, ...], task: Task, plan: Plan) -> Part:
    """Do a task in another process, to which a record goes without its game."""
    game, players, options, custom, made = sent
    record = Record.new(find_game(game), players, options, custom, recorded=True)
    return judge(record.with_moves(made), task, plan)


@dataclass(frozen=True)
class Analysis:
    """A record and its review; `language` is that of the words in tables and graph."""

    record: Record
    review: Review
    language: str = "en"

    def say(self, message: Message | None) -> str:
        """Return a message in words, nothing for none."""
        return "" if message is None else self.record.game.say(message, self.language)

    # Tables

    def positions(self) -> Columns:
        """Return the share and the points of every seat at every position."""
        rows = [
            (position.number, seat_name(seat), share, points)
            for position in self.review.positions
            for seat, (share, points) in enumerate(
                zip(position.shares, position.points, strict=True)
            )
        ]
        return columns(("number", "seat", "share", "points"), rows)

    def deeds(self) -> Columns:
        """Return every deed: what was done, what it lost, and what would have been better."""
        names = ("first", "last", "seat", "done", "before", "share", "loss", "grade", "turning")
        return columns(
            (*names, "better", "reasons"),
            [
                (
                    deed.first,
                    deed.last,
                    seat_name(deed.seat),
                    self.done(deed),
                    deed.before,
                    deed.share,
                    deed.loss,
                    deed.grade,
                    deed.turning,
                    self.better(deed),
                    self.reasons(deed),
                )
                for deed in self.review.deeds
            ],
        )

    def luck(self) -> Columns:
        """Return what every spell of chance gave each seat, or took."""
        rows = [
            (spell.first, spell.last, self.happened(spell), seat_name(seat), luck, spell.turning)
            for spell in self.review.spells
            for seat, luck in enumerate(spell.luck)
        ]
        return columns(("first", "last", "happened", "seat", "luck", "turning"), rows)

    def seats(self) -> Columns:
        """Return every seat in one line: accuracy, luck, and how often it got which grade."""
        names = ("accuracy", "luck", "best", "good", "inaccuracy", "mistake")
        return columns(
            ("seat", *names),
            [
                (seat_name(seat), *(getattr(standing, name) for name in names))
                for seat, standing in enumerate(self.review.seats)
            ],
        )

    def arrow(self, table: str) -> Any:
        """Return one of the tables, by its name, for what reads Arrow."""
        if find_spec("pyarrow") is None:
            raise TarsasError("Arrow needs pyarrow: pip install 'tarsas[selfplay]' first")
        return import_module("pyarrow").table(getattr(self, table)())

    # Words

    def done(self, deed: Deed) -> str:
        """Return what was done."""
        said = self.say(words.done(self.record, deed))
        actions = [self.record.moves[number - 1].action for number in deed.moves]
        return said + self.exactly(deed, actions)

    def better(self, deed: Deed) -> str:
        """Return what would have been better, or nothing."""
        if not deed.better:
            return ""
        return self.say(words.better(self.record, deed)) + self.exactly(deed, deed.better)

    def exactly(self, deed: Deed, actions: Sequence[int]) -> str:
        """Return steps as a record has them, where words alone do not tell two deeds apart.

        On a board they differ by the place.
        """
        said = [words.done(self.record, deed), words.better(self.record, deed)]
        if self.say(said[0]) != self.say(said[1]):
            return ""
        state, steps = self.record.replay(deed.first - 1), list[str]()
        for action in actions:
            steps.append(self.record.game.notation.words(state, deed.seat, action))
            state.apply(deed.seat, action)
        return f" [{'; '.join(steps)}]"

    def reasons(self, deed: Deed) -> list[str]:
        """Return what speaks for that."""
        return [self.say(unpack(reason)) for reason in deed.reasons]

    def happened(self, spell: Spell) -> str:
        """Return what chance did."""
        return " ".join(self.say(one) for one in words.happened(self.record, spell))

    # The graph

    def graph(self, theme: str = "light") -> str:
        """Return the shares of all seats over the game, and their points beneath, as SVG."""
        game, positions = self.record.game, self.review.positions
        alone = self.review.players == 1
        names = [self.say(Message(seat_name(seat))) for seat in range(self.review.players)]
        shares, points = list[Curve](), list[Curve]()
        for seat, name in enumerate(names):
            colour = SEATS[seat]
            shares.append(Curve(name, colour, [(p.number, p.shares[seat]) for p in positions]))
            points.append(Curve(name, colour, [(p.number, p.points[seat]) for p in positions]))
        upper = Panel(
            self.say(Message("review-expected" if alone else "review-share")),
            shares,
            0.0,
            1.0,
            percent=not alone,
            marks=self.marks(),
        )
        lower = Panel(self.say(Message("review-points")), points, 0.0, 1.0)
        axis = self.say(Message("review-moves"))
        return course(game.title(self.language), axis, [upper, lower], theme)

    def marks(self) -> list[Mark]:
        """Return the turning points: full where somebody did it, hollow where it was chance."""
        shares = {position.number: position.shares for position in self.review.positions}
        found = []
        for deed in self.review.deeds:
            if deed.turning:
                share = shares[deed.last][deed.seat] if deed.last in shares else deed.share
                said = f"{deed.first}. {self.done(deed)} {self.amount(-deed.loss)}"
                found.append(Mark(deed.last, share, SEATS[deed.seat], said))
        for spell in self.review.spells:
            if spell.turning and spell.last in shares:
                seat = max(range(len(spell.luck)), key=lambda one: spell.luck[one])
                share, luck = shares[spell.last][seat], self.amount(spell.luck[seat])
                said = f"{spell.first}. {self.happened(spell)} {luck}"
                found.append(Mark(spell.last, share, SEATS[seat], said, hollow=True))
        return found

    def amount(self, change: float) -> str:
        """Return a loss or a luck as it is read: in per cent of winning, alone in points."""
        said = self.figure(abs(change))
        if said == self.figure(0.0):
            return said  # what is written as nothing has no sign
        return f"{'−' if change < 0 else '+'}{said}"

    def figure(self, value: float) -> str:
        """Return a share in per cent, or points as the language writes them."""
        if self.review.players > 1:
            return f"{value:.0%}"
        return f"{value:.1f}".replace(".", "," if self.language == "hu" else ".")

    def _repr_svg_(self) -> str:
        """Return what a notebook shows."""
        return self.graph()


def columns(names: tuple[str, ...], rows: list[tuple[Any, ...]]) -> Columns:
    """Return rows as columns."""
    return {name: [row[place] for row in rows] for place, name in enumerate(names)}
