"""What happened at a table, move by move; each move knows the deed that it is a step of."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from tarsas.core.game import Game
from tarsas.core.state import CHANCE, Event
from tarsas.core.text import Message
from tarsas.table.table import Table


@dataclass(frozen=True)
class Step:
    """A move as it is told, with the steps of the same deed before it."""

    number: int
    seat: int
    deed: int  # the number of the deed's first move
    phrases: tuple[Message, ...]
    chapter: Message | None
    events: tuple[Event, ...]
    is_last: bool  # whether nobody is to act at its seat after it

    def sentence(self, game: Game) -> Message:
        """Return the deed so far."""
        return game.texts.deed(self.seat, self.phrases)


def step(earlier: Sequence[Step], before: Table, after: Table) -> Step:
    """Return the step from one table to the next, `earlier` being the steps before it."""
    seat, texts = after.last.seat, after.record.game.texts
    phrase = texts.phrase(before.state, seat, after.last.action)
    begun = None
    if seat == CHANCE:
        begun = same_again(earlier, phrase) if texts.gathers(phrase) else None
    elif texts.continues(before.state, seat):
        begun = own_last(earlier, seat)
    return Step(
        number=after.number,
        seat=seat,
        deed=begun.deed if begun else after.number,
        phrases=(*begun.phrases, phrase) if begun else (phrase,),
        chapter=begun.chapter if begun else texts.chapter(before.state),
        events=tuple((after.state.events or [])[len(before.state.events or []) :]),
        is_last=not (after.actor == seat or after.state.may_act(seat)),
    )


def own_last(steps: Sequence[Step], seat: int) -> Step | None:
    """Return a seat's last step, if it is still the same turn."""
    for one in reversed(steps):
        if one.seat in (seat, CHANCE):
            return one if one.seat == seat and not one.is_last else None
    return None


def same_again(steps: Sequence[Step], phrase: Message) -> Step | None:
    """Return the last step, if chance did the same there."""
    last = steps[-1] if steps else None
    return last if last and last.seat == CHANCE and last.phrases[0].id == phrase.id else None


def deeds(tables: Iterable[Table]) -> Iterator[list[Step]]:
    """Yield the steps of each deed together, in the order in which the deeds began.

    A deed is over when its seat begins another one or is no longer to act.
    """
    steps: list[Step] = []
    waiting: list[list[Step]] = []
    for before, after in pairwise(tables):
        new = step(steps, before, after)
        steps.append(new)
        begun = next((deed for deed in waiting if deed[0].deed == new.deed), None)
        if begun:
            begun.append(new)
        else:
            waiting.append([new])
        while waiting and is_over(waiting[0], new):
            yield waiting.pop(0)
    yield from waiting


def is_over(deed: Sequence[Step], last: Step) -> bool:
    """Say whether a deed does not go on after the last step of all."""
    begun_another = last.seat in (deed[0].seat, CHANCE) and deed[0].deed != last.deed
    return begun_another or deed[-1].is_last


def last_scenes(stages: Sequence[Table]) -> list[Table]:
    """Return the scenes of the last deed: before it, after each step, after what chance did then.

    Where nobody has done anything yet it is about what chance did last.
    """
    told = [deed for deed in deeds(stages) if deed[0].seat != CHANCE] or list(deeds(stages))
    last = max(told, key=lambda deed: deed[-1].number, default=None)
    if last is None:
        return list(stages[:1])
    numbers = [one.number for one in last]
    after = {len(stages) - 1} - {numbers[-1]}
    return [stages[number] for number in (numbers[0] - 1, *numbers, *after)]
