"""The text form of records: written, read back exactly, and errors that say where and what.

tarsas-record 1
game: marabunta 1
players: 2
option territory: symbol
result: red 31, blue 27 (region)

1 chance: token two_chests
; a comment
2 chance: roll pink 3
end

Where dice and tiles of a real box were entered by hand, a header says so: `chance: entered`. Such a
record has no table, commitment or seed.

With variations or names it is version 2: who reads only version 1 refuses the first line. What
stands in parentheses is played in the place of the move before it; `=` names a position.

1 chance: token two_chests
2 chance: roll pink 3
(
  2 chance: roll pink 6
  = A better roll
  ; a comment on it
)
3 chance: roll blue 1
end
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from tarsas.core.bounds import MOST_DIGITS, BoundsError, check_bounds
from tarsas.core.components import Tree
from tarsas.core.errors import OptionError, TarsasError
from tarsas.core.game import Game, seat_name
from tarsas.core.options import SEATS, write_value
from tarsas.core.record import Move, Record, Seal, outcome
from tarsas.core.registry import find_game
from tarsas.core.state import CHANCE, State
from tarsas.core.text import Args, Message, listed
from tarsas.core.variations import ROOT, Node, Variations

FIRST_LINE = "tarsas-record 1"
SECOND_FORM = "tarsas-record 2"
INDENT = "  "
DEEPEST = 6  # variations that lie deeper are written no further to the right
BYTE_ORDER = "\ufeff"  # how some editors begin every file; nobody sees it
SET_UP = ("game", "players", "option", "components", "name", "date")
HEADERS = (*SET_UP, "chance", "table", "commitment", "seed")
ENTERED = "entered"
MOST_SUGGESTIONS = 12


class RecordError(TarsasError):
    """A record that cannot be read on from some place; `tree` holds all that came before.

    `record` is the main line of that. `expected` is what could stand there in English, `wanted`
    the same as a message.
    """

    def __init__(
        self, line: int, column: int, wanted: Message, tree: Variations | None, plain: str = ""
    ) -> None:
        expected = plain or TarsasError(wanted).text("en")
        args: Args = {"line": str(line), "column": str(column), "expected": wanted}
        told = f"line {line}, column {column}: expected {expected}"
        super().__init__(Message("error-record", args), told)
        self.line = line
        self.column = column
        self.expected = expected
        self.wanted = wanted
        self.tree = tree
        self.record = tree.record() if tree else None


def word(text: str) -> Message:
    """Return what stands in a record as it stands there, in any language."""
    return Message("record-word", {"word": repr(text)})


def one_of(choices: list[Message]) -> Message:
    """Return several things any of which could stand somewhere."""
    return listed(choices, "record-or")


def why(error: TarsasError) -> Message:
    """Return what another error says."""
    said = error.said
    return said if isinstance(said, Message) else Message("record-word", {"word": said})


# Writing


def write_record(record: Record) -> str:
    """Return the text of a record."""
    lines: list[str] = []
    comments: dict[int, list[str]] = {}
    for number, comment in record.comments:
        line = f"; {one_line('a comment', comment)}".rstrip()
        comments.setdefault(number, []).append(line)
    state = record.opening()
    for number, move in enumerate(record.moves):
        lines += comments.get(number, [])
        words = record.game.notation.words(state, move.seat, move.action)
        lines.append(f"{number + 1} {seat_name(move.seat)}: {words}")
        state.apply(move.seat, move.action)
    lines += comments.get(len(record.moves), [])
    return "\n".join([FIRST_LINE, *_header_lines(record, state), "", *lines, "end", ""])


def write_variations(tree: Variations) -> str:
    """Return the text of a tree; one that is a plain record is written as one."""
    main = tree.record()
    if tree.is_plain:
        return write_record(main)
    head = _header_lines(main, main.replay())
    return "\n".join([SECOND_FORM, *head, "", *_tree_lines(tree), "end", ""])


@dataclass(frozen=True)
class _Place:
    """A node that is written: how deep in variations, after how many moves, and the position."""

    number: int
    depth: int
    moves: int
    state: State


def _tree_lines(tree: Variations) -> Iterator[str]:
    """Yield each move with what is said of it, then what is played in its place, then the next."""

    def written(number: int, before: _Place, depth: int) -> tuple[list[str], _Place]:
        move, state = tree.nodes[number].move, before.state.clone()
        words = tree.setup.game.notation.words(state, move.seat, move.action)
        state.apply(move.seat, move.action)
        line = f"{before.moves + 1} {seat_name(move.seat)}: {words}"
        lines = [indent(depth) + said for said in (line, *_notes(tree.nodes[number]))]
        return lines, _Place(number, depth, before.moves + 1, state)

    yield from _notes(tree.nodes[ROOT])
    waiting: list[str | _Place] = [_Place(ROOT, 0, 0, tree.setup.opening())]  # the last is next
    while waiting:
        here = waiting.pop()
        if isinstance(here, str):
            yield here
            continue
        margin, children = indent(here.depth), tree.nodes[here.number].children
        if children:
            lines, after = written(children[0], here, here.depth)
            yield from lines
            waiting.append(after)
        for variation in reversed(children[1:]):
            lines, after = written(variation, here, here.depth + 1)
            waiting += [f"{margin})", after, *reversed(lines), f"{margin}("]


def indent(depth: int) -> str:
    """Return how far to the right a variation is written; else deep ones were mostly spaces."""
    return INDENT * min(depth, DEEPEST)


def _notes(node: Node) -> Iterator[str]:
    """Yield the name and the comment of a node as lines."""
    if node.name:
        yield f"= {one_line('a name', node.name)}"
    for line in node.comment:
        yield f"; {one_line('a comment', line)}".rstrip()


def _header_lines(record: Record, final: State) -> Iterator[str]:
    yield f"game: {record.game.id} {record.game.version}"
    yield f"players: {record.players}"
    for name, value in record.options.items():
        yield f"option {name}: {one_line(f'option {name}', write_value(value))}"
    if record.custom:
        yield f"components: {_write_json(record.custom)}"
    for seat, name in enumerate(record.names):
        yield f"name {SEATS[seat]}: {one_line(f'name {SEATS[seat]}', name)}"
    if record.date:
        yield f"date: {one_line('date', record.date)}"
    yield f"result: {outcome(final)}"
    if record.entered:
        yield f"chance: {ENTERED}"
    if record.seal:
        yield f"table: {one_line('table', record.seal.table)}"
        yield f"commitment: {one_line('commitment', record.seal.promise)}"
        if record.seal.seed:
            yield f"seed: {one_line('seed', record.seal.seed)}"


def one_line(what: str, text: str) -> str:
    """Return a text that somebody chose, or refuse one that would write lines of its own."""
    if len(f"{text}.".splitlines()) > 1:
        raise TarsasError(f"{what}: {text!r} has several lines; in a record it has one")
    return text


def _write_json(tree: Tree) -> str:
    """Return JSON in one line, by any reader's idea of a line."""
    text = json.dumps(tree, ensure_ascii=False, sort_keys=True)
    return re.sub("[\x85\u2028\u2029]", lambda found: f"\\u{ord(found[0]):04x}", text)


# Reading


@dataclass
class _Line:
    number: int
    text: str

    def error(
        self, column: int, wanted: Message, tree: Variations | None = None, plain: str = ""
    ) -> RecordError:
        return RecordError(self.number, column, wanted, tree, plain)


def parse_record(text: str) -> Record:
    """Read a record; of one with variations, the main line.

    A RecordError carries the part before the damage as its `record`.
    """
    return parse_variations(text).record()


def parse_variations(text: str) -> Variations:
    """Read a record with its variations, if it has any."""
    told = text.removeprefix(BYTE_ORDER).splitlines()
    lines = [_Line(i, line.rstrip()) for i, line in enumerate(told, start=1)]
    form = lines[0].text if lines else ""
    if form not in (FIRST_LINE, SECOND_FORM):
        forms = one_of([word(FIRST_LINE), word(SECOND_FORM)])
        raise RecordError(1, 1, Message("record-first-line", {"forms": forms}), None)
    begin = re.compile(r"\d+ |end$|;" if form == FIRST_LINE else r"\d+ |end$|[;=()]")
    end = next((i for i, line in enumerate(lines) if begin.match(line.text)), None)
    header = lines[1 : len(lines) if end is None else end]
    headers, result = _read_headers(header)
    reader = _Reader(_open_record(headers), branches=form == SECOND_FORM)
    reader.read(lines[len(header) + 1 :])
    if result is not None:
        reached = outcome(reader.tree.record().replay())
        if result[1] != reached:
            column = len("result: ") + 1
            wanted = Message("record-result", {"reached": word(reached)})
            raise result[0].error(column, wanted, reader.tree)
    return reader.tree


Headers = dict[str, tuple[_Line, str]]


def _read_headers(lines: list[_Line]) -> tuple[Headers, tuple[_Line, str] | None]:
    headers: Headers = {}
    for line in lines:
        if not line.text:
            continue
        key, colon, value = line.text.partition(": ")
        kind = key.split(" ")[0]
        if kind not in (*HEADERS, "result"):
            known = ", ".join((*HEADERS, "result"))
            raise line.error(1, Message("record-some-header", {"headers": known}))
        if not colon:
            raise line.error(len(key) + 1, Message("record-value", {"key": word(key)}))
        if key in headers:
            raise line.error(1, Message("record-once", {"key": word(key)}))
        headers[key] = (line, value)
    return headers, headers.pop("result", None)


def _open_record(headers: Headers) -> Record:
    game = _read_game(headers)
    line, value = _need(headers, "players")
    if not value.isdecimal():
        raise line.error(len("players: ") + 1, Message("record-players"))
    players = int(value[:MOST_DIGITS])
    if players not in game.players:
        allowed = one_of([Message("record-word", {"word": str(n)}) for n in game.players])
        raise line.error(len("players: ") + 1, Message("record-so-many", {"counts": allowed}))
    options = {key[7:]: given for key, (_, given) in headers.items() if key.startswith("option ")}
    names = _read_names(headers, players)
    custom: Tree = {}
    if "components" in headers:
        custom = _read_json(*headers["components"])
    try:
        date = headers["date"][1] if "date" in headers else ""
        entered = _read_chance(headers)
        seal = _read_seal(headers)
        set_up = (players, options, custom, names, date, seal)
        return Record.new(game, *set_up, recorded=True, entered=entered)
    except OptionError as error:
        where = _blame(headers, str(error)) or line
        raise where.error(where.text.find(": ") + 3, why(error), plain=str(error)) from None
    except TarsasError as error:
        where = headers.get("components", (line, ""))[0]
        wanted, plain = Message("record-components", {"why": why(error)}), str(error)
        raise where.error(1, wanted, plain=f"components that fit: {plain}") from None


def _need(headers: Headers, key: str) -> tuple[_Line, str]:
    if key not in headers:
        raise RecordError(2, 1, Message("record-header", {"key": word(key)}), None)
    return headers[key]


def _read_game(headers: Headers) -> Game:
    line, value = _need(headers, "game")
    name, _, version = value.partition(" ")
    column = len("game: ") + 1
    try:
        game = find_game(name)
    except OptionError as error:
        wanted, plain = Message("record-game", {"why": why(error)}), str(error)
        raise line.error(column, wanted, plain=f"a known game: {plain}") from None
    if version != str(game.version):
        column += len(name) + 1
        versions = {"version": str(game.version), "given": repr(version)}
        raise line.error(column, Message("record-version", versions))
    return game


def _read_names(headers: Headers, players: int) -> tuple[str, ...]:
    given = {key[5:]: pair for key, pair in headers.items() if key.startswith("name ")}
    if not given:
        return ()
    for seat, (line, _) in given.items():
        if seat not in SEATS[:players]:
            raise line.error(6, Message("record-seat", {"seats": ", ".join(SEATS[:players])}))
    for seat in SEATS[:players]:
        if seat not in given:
            line, _ = next(iter(given.values()))
            raise line.error(1, Message("record-name-too", {"seat": seat}))
    return tuple(given[seat][1] for seat in SEATS[:players])


def _read_json(line: _Line, value: str) -> Tree:
    column = len("components: ") + 1
    try:
        check_bounds(value)
        tree = json.loads(value, parse_constant=_refuse_constant)
        json.dumps(tree, ensure_ascii=False).encode()  # half a surrogate is no text
    except BoundsError as error:
        raise line.error(column + error.position, told_by_json(error.expected)) from None
    except json.JSONDecodeError as error:
        raise line.error(column + error.pos, told_by_json(f"JSON: {error.msg}")) from None
    except RecursionError:
        raise line.error(column, Message("record-levels")) from None
    except ValueError as error:
        raise line.error(column, told_by_json(f"JSON: {error}")) from None
    if not isinstance(tree, dict):
        raise line.error(column, Message("record-object"))
    return tree


def told_by_json(words: str) -> Message:
    """Return what readers of JSON say; they speak English alone."""
    return Message("record-word", {"word": words})


def _refuse_constant(name: str) -> None:
    raise ValueError(f"{name} is not a number in JSON")


def _read_chance(headers: Headers) -> bool:
    """Say whether chance was entered by hand; then nobody can have promised it."""
    if "chance" not in headers:
        return False
    line, value = headers["chance"]
    if value != ENTERED:
        raise line.error(len("chance: ") + 1, Message("record-word", {"word": repr(ENTERED)}))
    for key in ("table", "commitment", "seed"):
        if key in headers:
            raise headers[key][0].error(1, Message("record-not-sealed", {"key": repr(key)}))
    return True


def _read_seal(headers: Headers) -> Seal | None:
    if "commitment" not in headers:
        return None
    table = _need(headers, "table")[1]
    line, seed = headers.get("seed", (headers["commitment"][0], ""))
    if not re.fullmatch(r"([0-9a-f]{2})*", seed):
        raise line.error(len("seed: ") + 1, Message("record-seed"))
    return Seal(table, headers["commitment"][1], seed)


def _blame(headers: Headers, message: str) -> _Line | None:
    """Return the line of the option that an error message names, if it names one."""
    for key, (line, _) in headers.items():
        name = key.removeprefix("option ")
        if name != key and (f"option {name}:" in message or repr(name) in message):
            return line
    return None


@dataclass
class _Branch:
    """Where the reader stands in a line: the node, and the positions there and before its move."""

    node: int
    moves: int
    state: State
    before: State | None = None


class _Reader:
    """Reads moves into a tree. Without `branches` there is one line, and nothing has a name."""

    def __init__(self, setup: Record, branches: bool) -> None:
        self.players, self.words = setup.players, setup.game.notation.words
        self.branches = branches
        self.here = _Branch(ROOT, 0, setup.opening())
        self.left: list[_Branch] = []  # lines that go on when a variation is over
        root = Node(ROOT, -1, Move(int(CHANCE), -1))
        self.grown: list[Node] = [root]  # by number
        self.children: list[list[int]] = [[]]
        self.setup = setup

    @property
    def tree(self) -> Variations:
        """All that was read."""
        nodes = {
            node.number: replace(node, children=tuple(children))
            for node, children in zip(self.grown, self.children, strict=True)
        }
        return Variations(self.setup, nodes, len(nodes))

    def read(self, lines: list[_Line]) -> None:
        """Read up to the end."""
        for line in lines:
            text = line.text.lstrip() if self.branches else line.text
            column = len(line.text) - len(text) + 1
            if text == "end" and not self.left:
                return
            if text.startswith(";"):
                self._note(comment=(*self.grown[self.here.node].comment, text[1:].strip()))
            elif self.branches and text.startswith("="):
                self._name(line, column, text[1:].strip())
            elif self.branches and text == "(":
                self._begin(line, column)
            elif self.branches and text == ")" and self.left:
                self._end(line, column)
            elif text:
                self._move(line, column, text)
        last = lines[-1].number + 1 if lines else 2
        args: Args = {"closing": self._closing(), "number": str(self.here.moves + 1)}
        raise RecordError(last, 1, Message("record-cut-off", args), self.tree)

    def _closing(self) -> Message:
        """Return what ends the line that is read."""
        return word(")" if self.left else "end")

    def _error(self, line: _Line, column: int, wanted: str | Message, **args: str) -> RecordError:
        if isinstance(wanted, str):
            wanted = Message(wanted, {**args, "closing": self._closing()})
        return line.error(column, wanted, self.tree)

    def _note(self, **said: Any) -> None:
        self.grown[self.here.node] = replace(self.grown[self.here.node], **said)

    def _name(self, line: _Line, column: int, name: str) -> None:
        if not name:
            raise self._error(line, column + 1, "record-name")
        if self.grown[self.here.node].name:
            raise self._error(line, column, "record-one-name")
        self._note(name=name)

    def _begin(self, line: _Line, column: int) -> None:
        """Leave the line for what is played in the place of its last move."""
        before = self.here.before
        if before is None:
            raise self._error(line, column, "record-place")
        self.left.append(self.here)
        parent = self.grown[self.here.node].parent
        self.here = _Branch(parent, self.here.moves - 1, before.clone())

    def _end(self, line: _Line, column: int) -> None:
        if self.here.before is None:
            raise self._error(line, column, "record-empty-variation")
        self.here = self.left.pop()

    def _move(self, line: _Line, column: int, text: str) -> None:
        here = self.here
        state, number = here.state, f"{here.moves + 1} "
        if not text.startswith(number):
            wanted = "record-move-or-more" if self.branches else "record-move"
            raise self._error(line, column, wanted, number=number.strip())
        who, colon, words = text[len(number) :].partition(": ")
        seats = [s for s in (CHANCE, *range(self.players)) if state.may_act(s)]
        seat = next((s for s in seats if seat_name(s) == who), None)
        if seat is None or not colon:
            allowed = one_of([word(f"{seat_name(s)}: ") for s in seats]) if seats else "record-over"
            raise self._error(line, column + len(number), allowed)
        known = {self.words(state, seat, a): int(a) for a in state.legal(seat)}
        if words not in known:
            before = len(line.text) - len(words)
            offset, wanted_words = _suggest(words, list(known))
            raise self._error(line, before + offset + 1, wanted_words)
        move = Move(seat, known[words])
        if any(self.grown[other].move == move for other in self.children[here.node]):
            raise self._error(line, column, "record-another-move")
        if self.branches:
            here.before = state.clone()
        state.apply(seat, move.action)
        self.children[here.node].append(len(self.grown))
        self.grown.append(Node(len(self.grown), here.node, move))
        self.children.append([])
        here.node, here.moves = len(self.grown) - 1, here.moves + 1


def _suggest(words: str, known: list[str]) -> tuple[int, Message]:
    """Find the word at which the text leaves all legal moves, and what could stand there."""
    given = words.split(" ")
    agreed = 0
    candidates = [move.split(" ") for move in known]
    while agreed < len(given):
        next_ones = [m for m in candidates if len(m) > agreed and m[agreed] == given[agreed]]
        if not next_ones:
            break
        candidates = next_ones
        agreed += 1
    options = dict.fromkeys(m[agreed] if len(m) > agreed else "" for m in candidates)
    shown = list(options)[:MOST_SUGGESTIONS]
    choices = [word(option) if option else Message("record-line-end") for option in shown]
    if more := len(options) - len(shown):
        choices.append(Message("record-more", {"count": str(more)}))
    offset = len(" ".join(given[:agreed])) + (1 if agreed and agreed < len(given) else 0)
    return offset, one_of(choices)
