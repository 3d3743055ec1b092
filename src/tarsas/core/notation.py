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
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass

from tarsas.core.bounds import MOST_DIGITS, BoundsError, check_bounds
from tarsas.core.components import Tree
from tarsas.core.errors import OptionError, TarsasError
from tarsas.core.game import Game, seat_name
from tarsas.core.options import SEATS, write_value
from tarsas.core.record import Move, Record, Seal, outcome
from tarsas.core.registry import find_game
from tarsas.core.state import CHANCE, State

FIRST_LINE = "tarsas-record 1"
HEADERS = ("game", "players", "option", "components", "name", "date", "table", "commitment", "seed")
MOST_SUGGESTIONS = 12


class RecordError(TarsasError):
    """A record that cannot be read on from some place; `record` holds all that came before."""

    def __init__(self, line: int, column: int, expected: str, record: Record | None) -> None:
        super().__init__(f"line {line}, column {column}: expected {expected}")
        self.line = line
        self.column = column
        self.expected = expected
        self.record = record


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

    def error(self, column: int, expected: str, record: Record | None = None) -> RecordError:
        return RecordError(self.number, column, expected, record)


def parse_record(text: str) -> Record:
    """Read a record. A RecordError carries the part before the damage as its `record`."""
    lines = [_Line(i, line.rstrip()) for i, line in enumerate(text.splitlines(), start=1)]
    if not lines or lines[0].text != FIRST_LINE:
        raise RecordError(1, 1, f"{FIRST_LINE!r} as the first line", None)
    end = next((i for i, line in enumerate(lines) if re.match(r"\d+ |end$|;", line.text)), None)
    header = lines[1 : len(lines) if end is None else end]
    headers, result = _read_headers(header)
    record = _open_record(headers)
    state = record.opening()
    _read_moves(lines[len(header) + 1 :], record, state)
    if result is not None and result[1] != outcome(state):
        column = len("result: ") + 1
        raise result[0].error(column, f"{outcome(state)!r}, which the moves lead to", record)
    return record


Headers = dict[str, tuple[_Line, str]]


def _read_headers(lines: list[_Line]) -> tuple[Headers, tuple[_Line, str] | None]:
    headers: Headers = {}
    for line in lines:
        if not line.text:
            continue
        key, colon, value = line.text.partition(": ")
        kind = key.split(" ")[0]
        if kind not in (*HEADERS, "result"):
            raise line.error(1, f"a header ({', '.join(HEADERS)}, result) or a numbered move")
        if not colon:
            raise line.error(len(key) + 1, f"': ' and a value after {key!r}")
        if key in headers:
            raise line.error(1, f"{key!r} only once")
        headers[key] = (line, value)
    return headers, headers.pop("result", None)


def _open_record(headers: Headers) -> Record:
    game = _read_game(headers)
    line, value = _need(headers, "players")
    if not value.isdecimal():
        raise line.error(len("players: ") + 1, "a number of players")
    players = int(value[:MOST_DIGITS])
    if players not in game.players:
        allowed = " or ".join(str(n) for n in game.players)
        raise line.error(len("players: ") + 1, f"{allowed} players")
    options = {key[7:]: given for key, (_, given) in headers.items() if key.startswith("option ")}
    names = _read_names(headers, players)
    custom: Tree = {}
    if "components" in headers:
        custom = _read_json(*headers["components"])
    try:
        date = headers["date"][1] if "date" in headers else ""
        seal = _read_seal(headers)
        return Record.new(game, players, options, custom, names, date, seal, recorded=True)
    except OptionError as error:
        where = _blame(headers, str(error)) or line
        raise where.error(where.text.find(": ") + 3, str(error)) from None
    except TarsasError as error:
        where = headers.get("components", (line, ""))[0]
        raise where.error(1, f"components that fit: {error}") from None


def _need(headers: Headers, key: str) -> tuple[_Line, str]:
    if key not in headers:
        raise RecordError(2, 1, f"a header {key!r}", None)
    return headers[key]


def _read_game(headers: Headers) -> Game:
    line, value = _need(headers, "game")
    name, _, version = value.partition(" ")
    column = len("game: ") + 1
    try:
        game = find_game(name)
    except OptionError as error:
        raise line.error(column, f"a known game: {error}") from None
    if version != str(game.version):
        column += len(name) + 1
        raise line.error(column, f"version {game.version} of the rules, not {version!r}")
    return game


def _read_names(headers: Headers, players: int) -> tuple[str, ...]:
    given = {key[5:]: pair for key, pair in headers.items() if key.startswith("name ")}
    if not given:
        return ()
    for seat, (line, _) in given.items():
        if seat not in SEATS[:players]:
            raise line.error(6, f"one of the seats {', '.join(SEATS[:players])}")
    for seat in SEATS[:players]:
        if seat not in given:
            raise next(iter(given.values()))[0].error(1, f"a name for {seat} too")
    return tuple(given[seat][1] for seat in SEATS[:players])


def _read_json(line: _Line, value: str) -> Tree:
    column = len("components: ") + 1
    try:
        check_bounds(value)
        tree = json.loads(value, parse_constant=_refuse_constant)
        json.dumps(tree, ensure_ascii=False).encode()  # half a surrogate is no text
    except BoundsError as error:
        raise line.error(column + error.position, error.expected) from None
    except json.JSONDecodeError as error:
        raise line.error(column + error.pos, f"JSON: {error.msg}") from None
    except RecursionError:
        raise line.error(column, "JSON of few levels") from None
    except ValueError as error:
        raise line.error(column, f"JSON: {error}") from None
    if not isinstance(tree, dict):
        raise line.error(column, "a JSON object")
    return tree


def _refuse_constant(name: str) -> None:
    raise ValueError(f"{name} is not a number in JSON")


def _read_seal(headers: Headers) -> Seal | None:
    if "commitment" not in headers:
        return None
    table = _need(headers, "table")[1]
    line, seed = headers.get("seed", (headers["commitment"][0], ""))
    if not re.fullmatch(r"([0-9a-f]{2})*", seed):
        raise line.error(len("seed: ") + 1, "a seed in hexadecimal digits")
    return Seal(table, headers["commitment"][1], seed)


def _blame(headers: Headers, message: str) -> _Line | None:
    """Return the line of the option that an error message names, if it names one."""
    for key, (line, _) in headers.items():
        name = key.removeprefix("option ")
        if name != key and (f"option {name}:" in message or repr(name) in message):
            return line
    return None


def _read_moves(lines: list[_Line], record: Record, state: State) -> None:
    for line in lines:
        if line.text == "end":
            return
        if line.text.startswith(";"):
            record.comments.append((len(record.moves), line.text[1:].strip()))
        elif line.text:
            _read_move(line, record, state)
    last = lines[-1].number + 1 if lines else 2
    raise RecordError(
        last, 1, f"'end' or move {len(record.moves) + 1}: the file is cut off", record
    )


def _read_move(line: _Line, record: Record, state: State) -> None:
    number = f"{len(record.moves) + 1} "
    if not line.text.startswith(number):
        raise line.error(1, f"move {number.strip()}, a comment (;) or 'end'", record)
    who, colon, words = line.text[len(number) :].partition(": ")
    seats = [s for s in (CHANCE, *range(record.players)) if state.may_act(s)]
    seat = next((s for s in seats if seat_name(s) == who), None)
    if seat is None or not colon:
        allowed = " or ".join(f"'{seat_name(s)}: '" for s in seats) or "'end': the game is over"
        raise line.error(len(number) + 1, allowed, record)
    known = {record.game.notation.words(state, seat, a): int(a) for a in state.legal(seat)}
    if words not in known:
        before = len(line.text) - len(words)
        offset, expected = _suggest(words, list(known))
        raise line.error(before + offset + 1, expected, record)
    state.apply(seat, known[words])
    record.moves.append(Move(seat, known[words]))


def _suggest(words: str, known: list[str]) -> tuple[int, str]:
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
    options = dict.fromkeys(m[agreed] if len(m) > agreed else "end of line" for m in candidates)
    shown = [repr(option) for option in list(options)[:MOST_SUGGESTIONS]]
    more = f" or {len(options) - len(shown)} more" if len(options) > len(shown) else ""
    offset = len(" ".join(given[:agreed])) + (1 if agreed and agreed < len(given) else 0)
    return offset, " or ".join(shown) + more
