"""A running game told move by move: sentences, pieces and points, in any language."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from tarsas.core.game import Game
from tarsas.core.state import CHANCE, Event, State
from tarsas.core.telling import player
from tarsas.core.text import Message, capital, joined
from tarsas.draw.picture import draw
from tarsas.draw.view import view_of
from tarsas.server import bodies, messages
from tarsas.server.falls import falls
from tarsas.table.deeds import Step, step
from tarsas.table.table import Table
from tarsas.table.ways import Way, ways


@dataclass(frozen=True)
class Entry(Step):
    """One move as the log tells it."""

    pieces: tuple[str, ...]
    scores: tuple[int, ...]
    told: dict[str, messages.Entry] = field(default_factory=dict, compare=False)  # by language


class Story:
    """Watches a table; `entries` holds one entry per move. Each revision has a story of its own."""

    def __init__(self, game: Game, entries: Sequence[Entry] = ()) -> None:
        self.game: Game = game
        self.entries: Sequence[Entry] = entries
        self.pictures: dict[str, str] = {}
        self.fallen: dict[str, list[messages.Fall]] = {}
        self.lists: dict[tuple[str, int], messages.Choice] = {}

    def follow(self, tables: Iterable[Table]) -> "Story":
        """Return the story that goes on with the moves from each of these tables to the next."""
        entries = list(self.entries)
        for before, after in pairwise(tables):
            entries.append(self.entry(entries, before, after))
        return Story(self.game, entries)

    def until(self, number: int) -> "Story":
        """Return the story of the first moves alone."""
        return Story(self.game, self.entries[:number])

    def entry(self, entries: list[Entry], before: Table, after: Table) -> Entry:
        """Return the move from one table to the next, `entries` being those before it."""
        found, action = step(entries, before, after), after.last.action
        pieces: tuple[str, ...] = ()
        if found.seat != CHANCE:
            pieces = view_of(self.game).targets(before.state, found.seat, action)
        if not after.over:  # what the end is counted from lies everywhere; the account shows it
            pieces += tuple(piece for event in found.events for piece in event.pieces)
        return Entry(**vars(found), pieces=pieces, scores=tuple(after.scores()))

    # Telling

    def told(self, entry: Entry, language: str) -> messages.Entry:
        """Return an entry in a language; it is put into words once."""
        if language not in entry.told:
            entry.told[language] = self._in_words(entry, language)
        return entry.told[language]

    def _say(self, message: Message, language: str) -> str:
        """Say something to a page, which shows pieces and calls people by their names."""
        return self.game.say(message, language, pictured=True)

    def _in_words(self, entry: Entry, language: str) -> messages.Entry:
        game = self.game
        return messages.Entry(
            number=entry.number,
            seat=entry.seat,
            deed=entry.deed,
            chapter=self._say(entry.chapter, language) if entry.chapter else "",
            text=self._say(entry.sentence(game), language),
            pieces=entry.pieces,
            points=[self._gain(event, language) for event in entry.events],
        )

    def _gain(self, event: Event, language: str) -> messages.Gain:
        return messages.Gain(
            seat=int(event.seat),
            points=int(event.points),
            text=self._say(self.game.texts.event(event), language),
            pieces=event.pieces,
        )

    def picture(self, state: State, language: str) -> str:
        """Return the present position's picture; one drawing serves every viewer."""
        if language not in self.pictures:
            self.pictures[language] = draw(self.game, state, language, pictured=True)
        return self.pictures[language]

    def prompt(self, state: State, own: list[int], language: str, *, named: bool = True) -> str:
        """Say what the reader's own seat is to do, or who else does what."""
        if own:
            seat = actor if (actor := int(state.actor())) in own else own[0]
            return self._say(self.game.texts.seat_prompt(state, seat, named=named), language)
        return self._say(self.game.texts.prompt(state), language)

    def falls(self, state: State, language: str) -> list[messages.Fall]:
        """Return what is to be entered now, where chance comes from a box."""
        if language not in self.fallen:
            self.fallen[language] = falls(self.game, state, language)
        return self.fallen[language]

    def given_up(self, gone: Sequence[int], winner: int, language: str) -> str:
        """Say who resigned, and who has won thereby."""
        who = joined([player(seat) for seat in gone])
        return self._say(Message("given-up", {"who": who, "winner": player(winner)}), language)

    def rule(self, state: State, own: list[int]) -> str:
        """Return the section of the rules that speaks of what is decided now, or ""."""
        seat = own[0] if own else int(state.actor())
        return self.game.texts.rule(state, seat) if seat >= 0 else ""

    def supplies(self, state: State, language: str) -> list[str]:
        """Return what each seat has, in words, without its name."""
        lines = [line for line in self.game.texts.describe(state) if line.id == "view-player"]
        return [self._say(Message("view-supplies", line.args), language) for line in lines]

    def choices(self, state: State, seat: int, language: str) -> messages.Choice:
        """Return what a seat may do now."""
        key = (language, seat)
        if key not in self.lists:
            self.lists[key] = self._list(state, seat, language)
        return self.lists[key]

    def _list(self, state: State, seat: int, language: str) -> messages.Choice:
        actions = [int(action) for action in state.legal(seat)]
        targets_of = view_of(self.game).targets
        targets = [targets_of(state, seat, action) for action in actions]
        ghosts = [view_of(self.game).ghost(state, seat, action) for action in actions]
        labels = self.game.texts.labels(state, seat, actions, language, pictured=True)
        told = [
            messages.Action(
                action=action,
                targets=ids,
                text=self._say(self.game.texts.sentence(state, seat, action), language),
                label=label,
                ghost=ghost,
                # What leaves nothing to be looked at, as taking a tile up, is done at once.
                placing=bool(ghost) and self.game.kinds.read(action).kind.placing,
                then=(),
            )
            for action, ids, label, ghost in zip(actions, targets, labels, ghosts, strict=True)
        ]
        told += [self._way(way, seat, language) for way in ways(self.game, state, seat, targets_of)]
        told.sort(key=lambda one: self.game.kinds.read(one.action).kind.closing)
        forced = is_forced(state, seat, actions)
        return messages.Choice(seat=seat, kind=kind_of(targets), actions=told, forced=forced)

    def _way(self, way: Way, seat: int, language: str) -> messages.Action:
        """Return several steps as one action that ends at a piece."""
        texts, view = self.game.texts, view_of(self.game)
        phrases = [texts.phrase(step.state, seat, step.action) for step in way.steps]
        first, *then = way.actions
        text = self._say(texts.deed(seat, phrases), language)
        *passed, last = way.steps
        ghost = "".join(view.trail(step.state, seat, step.action) for step in passed)
        ghost += view.ghost(last.state, seat, last.action)
        return messages.Action(
            first, (way.end,), text, text, ghost, placing=False, then=tuple(then)
        )

    def scores(self) -> list[list[int]]:
        """Return each seat's points after every move."""
        return [list(entry.scores) for entry in self.entries]

    def account(self, language: str) -> list[messages.Counted]:
        """Return what the end counts, in order; in some games all points by reason before it."""
        events = [event for entry in self.entries for event in entry.events]
        begins = self.game.texts.account
        end = next((i for i, e in enumerate(events) if e.reason in begins), len(events))
        counted = [self._counted(event, language) for event in events[end:]]
        before = self._recap(events[:end], language) if self.game.texts.recaps else []
        return [*before, *counted]

    def _counted(self, event: Event, language: str) -> messages.Counted:
        gain, points = self._gain(event, language), [0] * self.players
        if gain.points:
            points[gain.seat] = gain.points
        return messages.Counted(capital(gain.text), points, gain.pieces)  # a line of its own

    def _recap(self, events: Sequence[Event], language: str) -> list[messages.Counted]:
        """Return the points by reason, with all the pieces that they came from."""
        found: dict[str, messages.Counted] = {}
        for event in events:
            if event.points:
                text = self.game.say(self.game.texts.sum_of(event), language, pictured=True)
                line = found.setdefault(text, messages.Counted(text, [0] * self.players, ()))
                line.points[int(event.seat)] += int(event.points)
                line.pieces = tuple(dict.fromkeys((*line.pieces, *event.pieces)))
        return [line for line in found.values() if any(line.points)]

    @property
    def players(self) -> int:
        """How many play, as far as anything has happened."""
        return len(self.entries[0].scores) if self.entries else 0

    def reasons(self, language: str) -> list[bodies.Reason]:
        """Return the points by reason, if they came to any; what differs by a number goes by it."""
        found: dict[str, list[int]] = {}
        stems: dict[str, int] = {}
        places: dict[str, tuple[int, int]] = {}
        for entry in self.entries:
            for event in entry.events:
                if event.points:
                    text = self._say(self.game.texts.sum_of(event), language)
                    row = found.setdefault(text, [0] * self.players)
                    row[int(event.seat)] += int(event.points)
                    stem, number = numbered(event.reason)
                    places.setdefault(text, (stems.setdefault(stem, len(stems)), number))
        ordered = sorted(found, key=lambda text: places[text])
        return [bodies.Reason(text, found[text]) for text in ordered if any(found[text])]


def numbered(reason: str) -> tuple[str, int]:
    """Return a reason without the number at its end, and that number."""
    stem = reason.rstrip("0123456789")
    return stem, int(reason[len(stem) :] or 0)


def is_forced(state: State, seat: int, legal: list[int]) -> bool:
    """Say whether a seat has one step alone, after which it is still to act.

    A step that ends its turn is left to the player, who could not take it back.
    """
    if len(legal) != 1:
        return False
    after = state.clone()
    after.apply(seat, legal[0])
    return bool(after.may_act(seat)) and after.actor() != CHANCE


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
