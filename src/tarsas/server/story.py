"""A running game told move by move: sentences, pieces and points, in any language."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from tarsas.core.game import Game
from tarsas.core.options import SEATS
from tarsas.core.state import CHANCE, Event, State
from tarsas.core.text import Message
from tarsas.draw.picture import draw
from tarsas.draw.view import view_of
from tarsas.server import bodies, messages
from tarsas.table.table import Table


@dataclass(frozen=True)
class Entry:
    """One move as the log tells it."""

    number: int
    seat: int
    sentence: Message
    pieces: tuple[str, ...]
    events: tuple[Event, ...]
    scores: tuple[int, ...]
    told: dict[str, messages.Entry] = field(default_factory=dict, compare=False)  # by language


class Story:
    """Watches a table; `entries` holds one entry per move. Each revision has a story of its own."""

    def __init__(self, game: Game, entries: Sequence[Entry] = ()) -> None:
        self.game: Game = game
        self.entries: Sequence[Entry] = entries
        self.pictures: dict[str, str] = {}
        self.lists: dict[tuple[str, int], messages.Choice] = {}

    def follow(self, tables: Iterable[Table]) -> "Story":
        """Return the story that goes on with the moves from each of these tables to the next."""
        new = [self._entry(before, after) for before, after in pairwise(tables)]
        return Story(self.game, [*self.entries, *new])

    def until(self, number: int) -> "Story":
        """Return the story of the first moves alone."""
        return Story(self.game, self.entries[:number])

    def _entry(self, before: Table, after: Table) -> Entry:
        seat, action = after.last.seat, after.last.action
        sentence = self.game.texts.sentence(before.state, seat, action)
        pieces = () if seat == CHANCE else view_of(self.game).targets(before.state, seat, action)
        known = len(before.state.events or [])
        events = tuple((after.state.events or [])[known:])
        pieces += tuple(piece for event in events for piece in event.pieces)
        return Entry(after.number, seat, sentence, pieces, events, tuple(after.scores()))

    # Telling

    def told(self, entry: Entry, language: str) -> messages.Entry:
        """Return an entry in a language; it is put into words once."""
        if language not in entry.told:
            entry.told[language] = self._in_words(entry, language)
        return entry.told[language]

    def _in_words(self, entry: Entry, language: str) -> messages.Entry:
        gains = [
            messages.Gain(
                seat=int(event.seat),
                points=int(event.points),
                text=self.game.say(self.game.texts.event(event), language),
            )
            for event in entry.events
        ]
        return messages.Entry(
            number=entry.number,
            seat=entry.seat,
            text=self.game.say(entry.sentence, language),
            pieces=entry.pieces,
            points=gains,
        )

    def picture(self, state: State, language: str) -> str:
        """Return the present position's picture; one drawing serves every viewer."""
        if language not in self.pictures:
            self.pictures[language] = draw(self.game, state, language)
        return self.pictures[language]

    def prompt(self, state: State, own: list[int], language: str) -> str:
        """Say who does what now; where all act at once, what the reader's own seat does."""
        if own and int(state.actor()) not in own:
            return self.game.say(self.game.texts.seat_prompt(state, own[0]), language)
        return self.game.say(self.game.texts.prompt(state), language)

    def supplies(self, state: State, language: str) -> list[str]:
        """Return what each seat has, in words, without its name."""
        lines = [line for line in self.game.texts.describe(state) if line.id == "view-player"]
        return [self.game.say(Message("view-supplies", line.args), language) for line in lines]

    def choices(self, state: State, seat: int, language: str) -> messages.Choice:
        """Return what a seat may do now."""
        key = (language, seat)
        if key not in self.lists:
            self.lists[key] = self._list(state, seat, language)
        return self.lists[key]

    def _list(self, state: State, seat: int, language: str) -> messages.Choice:
        actions = [int(action) for action in state.legal(seat)]
        targets = [view_of(self.game).targets(state, seat, action) for action in actions]
        told = [
            messages.Action(
                action=action,
                targets=ids,
                text=self.game.say(self.game.texts.sentence(state, seat, action), language),
                label=self.game.say(self.game.texts.label(state, seat, action), language),
                ghost=view_of(self.game).ghost(state, seat, action),
            )
            for action, ids in zip(actions, targets, strict=True)
        ]
        return messages.Choice(seat=seat, kind=kind_of(targets), actions=told)

    def scores(self) -> list[list[int]]:
        """Return each seat's points after every move."""
        return [list(entry.scores) for entry in self.entries]

    def reasons(self, language: str) -> list[bodies.Reason]:
        """Return the points by reason, if they came to any."""
        players = len(SEATS) if not self.entries else len(self.entries[0].scores)
        reasons: dict[str, list[int]] = {}
        for entry in self.entries:
            for event in entry.events:
                text = self.game.say(self.game.texts.event(event), language)
                row = reasons.setdefault(text, [0] * players)
                row[int(event.seat)] += int(event.points)
        return [bodies.Reason(text, row) for text, row in reasons.items() if any(row)]


def kind_of(targets: list[tuple[str, ...]]) -> str:
    """Return "gather" if clicking one action's targets could be the start of another's."""
    sets = [frozenset(ids) for ids in targets if ids]
    known = set(sets)
    largest = max((len(ids) for ids in sets), default=0)
    if largest < 2 or len({len(ids) for ids in sets}) < 2:
        return "pick"
    smaller = [ids for ids in known if len(ids) < largest]
    larger = [ids for ids in known if len(ids) > 1]
    return "gather" if any(a < b for a in smaller for b in larger) else "pick"
