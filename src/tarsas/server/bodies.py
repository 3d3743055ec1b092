"""What the JSON API takes and answers.

docs/protocol.md and the client's types.ts are written from these structs: `make protocol`.
"""

from typing import Annotated, Any

import msgspec

from tarsas.bots.levels import LEVELS
from tarsas.core.options import SEATS
from tarsas.server import messages
from tarsas.server.fields import means
from tarsas.server.limits import MOST_ANSWERS, NAME_LETTERS
from tarsas.table import clock, seats
from tarsas.table.audience import AUDIENCES

DEFAULT_LEVEL = "player"
SEATS_WANTED = ("me", "open", "invited", "bot")
DEEDS = ("take", "leave", "bot", "back", "resign", "free", "open")
CODES = (
    *("refused", "name", "closed", "not_found", "conflict", "set_aside"),
    *("too_large", "too_fast", "busy", "failed"),
)


# Errors


class Problem(msgspec.Struct):
    """What was wrong."""

    code: Annotated[str, means("what kind of fault it is", one_of=CODES)]
    message: Annotated[
        str, means("what was wrong, where, and what would have been right: in English")
    ]
    text: Annotated[str, means("the same for a person, in the language that was asked for")]


class Refusal(msgspec.Struct):
    """The answer to every request that failed, with a fitting status."""

    error: Annotated[Problem, means("what was wrong")]


# The server


class Health(msgspec.Struct):
    """What a server says of itself: that it can do its work, or that it is about to stop."""

    status: Annotated[str, means("how it is", one_of=("ok", "draining"))]
    rooms: Annotated[int, means("how many tables it has in memory")]


# Guests


class NewName(msgspec.Struct):
    """A new name for the guest."""

    name: Annotated[
        str,
        means(
            "something of it must show; seats keep up with it, with a number where somebody else"
            " at the table is called the same",
            fewest=1,
            most=NAME_LETTERS,
        ),
    ]


class Named(msgspec.Struct):
    """A guest by its new name."""

    id: Annotated[str, means("the guest's own, on every device")]
    name: Annotated[str, means("what others see")]


class Me(Named):
    """Who the client is."""

    recovery: Annotated[str, means("a link that carries the guest to another device")]


class Forgotten(msgspec.Struct):
    """A guest that is no more."""

    id: Annotated[str, means("what the guest's own id was")]


# Games


class OptionChoice(msgspec.Struct):
    """A value that an option may have."""

    value: Annotated[str | int | bool, means("as `options` of a table to open takes it")]
    label: Annotated[str, means("in the reader's language")]
    help: Annotated[str, means("what it means; or empty, where its name says it all")]


class GameOption(msgspec.Struct):
    """An option of a game."""

    name: Annotated[str, means("as `options` of a table to open takes it")]
    kind: Annotated[str, means("what it holds", one_of=("choice", "flag", "number", "text"))]
    default: Annotated[str | int | bool, means("without a word about it")]
    label: Annotated[str, means("its name in the reader's language")]
    help: Annotated[str, means("what it does")]
    choices: Annotated[list[OptionChoice], means("the values it may have; empty: see `kind`")]
    offers: Annotated[list[OptionChoice], means("values of a text that people often want")]
    parts: Annotated[list[OptionChoice], means("what an own text is put together of, if anything")]
    taken: Annotated[int, means("how many of the parts")]
    lowest: Annotated[int, means("of a number")]
    highest: Annotated[int, means("of a number")]


class GamePreset(msgspec.Struct):
    """Options that belong together, to be chosen by name."""

    name: Annotated[str, means("its id")]
    label: Annotated[str, means("its name in the reader's language")]
    help: Annotated[str, means("what it is good for")]
    options: Annotated[
        dict[str, str | int | bool], means("what it sets; all other options have their defaults")
    ]


class GameSummary(msgspec.Struct):
    """A game, with what a set-up form needs to know of it."""

    id: Annotated[str, means("its id in records and commands")]
    name: Annotated[str, means("its name in the reader's language")]
    tagline: Annotated[str, means("what it is, in a sentence")]
    players: Annotated[list[int], means("how many may play")]
    usual_players: Annotated[int, means("how many play where nobody says")]
    minutes: Annotated[list[int], means("from and to how long it takes")]
    options: Annotated[list[GameOption], means("what can be agreed")]
    presets: Annotated[list[GamePreset], means("options to be agreed together")]
    lessons: Annotated[int, means("how many lessons teach it")]


class Level(msgspec.Struct):
    """A strength of bots."""

    id: Annotated[str, means("as `level` takes it", one_of=LEVELS)]
    name: Annotated[str, means("in the reader's language")]


# Tables


class WantedSeat(msgspec.Struct):
    """A seat of a table to open."""

    kind: Annotated[
        str,
        means(
            "`me`: who opens the table (several are several seats on one device); `open`: anybody"
            " may take it; `invited`: by its link only; `bot`",
            one_of=SEATS_WANTED,
        ),
    ]
    level: Annotated[str, means("the strength of a bot: an `id` of `GET /api/levels`")] = ""


class WantedClock(msgspec.Struct):
    """The clock of a table to open."""

    kind: Annotated[str, means("what is timed", one_of=clock.KINDS)] = "none"
    seconds: Annotated[
        int,
        means(
            "for each turn: "
            + "; ".join(
                f"{low} to {high} for `{kind}`"
                for kind, (low, high) in clock.BOUNDS.items()
                if high
            )
        ),
    ] = 0


class WantedTable(msgspec.Struct):
    """A table to open."""

    game: Annotated[str, means("the game's id")]
    players: Annotated[int, means("how many seats")]
    seats: Annotated[list[WantedSeat], means("one for each player")]
    options: Annotated[
        dict[str, str | int | bool], means("by their names; those left out have their defaults")
    ] = {}
    clock: Annotated[WantedClock, means("the time to think")] = msgspec.field(
        default_factory=WantedClock
    )
    components: Annotated[
        dict[str, Any] | str, means("replaced ones, as a tree or as the text of a TOML file")
    ] = {}
    audience: Annotated[
        str,
        means(
            "who may watch: whoever has the `link`, the `public` (then the table is listed while it"
            " is played), or nobody, for it is `closed` to all but its people",
            one_of=AUDIENCES,
        ),
    ] = AUDIENCES[0]


class WantedPlay(msgspec.Struct):
    """A game against bots at once, with as many of them as is usual in the game."""

    game: Annotated[str, means("the game's id")]
    level: Annotated[str, means("how strong the bots are", one_of=LEVELS)] = DEFAULT_LEVEL
    guided: Annotated[
        bool, means("whether it is a first game: then bots are the weakest, and a teacher helps")
    ] = False


class WantedBots(msgspec.Struct):
    """Bots on all free seats, so that a game begins that waits for its people."""

    level: Annotated[str, means("how strong they are", one_of=LEVELS)] = DEFAULT_LEVEL


class Opened(msgspec.Struct):
    """A table that is open."""

    id: Annotated[str, means("the table's own")]
    url: Annotated[str, means("the address of its page")]


class RowSeat(msgspec.Struct):
    """A seat of a table in a list."""

    colour: Annotated[str, means("its colour", one_of=SEATS)]
    name: Annotated[str, means("who sits there; empty: nobody")]
    kind: Annotated[str, means("who may sit there", one_of=seats.KINDS)]
    resigned: Annotated[bool, means("whether who sits there has given up")]


class TableRow(msgspec.Struct):
    """A table in a list."""

    id: Annotated[str, means("the table's own")]
    url: Annotated[
        str, means("the address of its page, or of a free seat at a table that is closed")
    ]
    game: Annotated[str, means("the game's id")]
    title: Annotated[str, means("the game's name in the reader's language")]
    seats: Annotated[list[RowSeat], means("in order")]
    acting: Annotated[list[int], means("the seats that may act")]
    your_turn: Annotated[bool, means("whether one of them is the reader's")]
    begun: Annotated[bool, means("whether everybody has sat down, so that it is played")]
    over: Annotated[bool, means("whether the game has ended")]
    moves: Annotated[int, means("how many there were")]
    updated: Annotated[float, means("when it changed last, in seconds since 1970")]


class SeatChange(msgspec.Struct):
    """What to do with a seat."""

    do: Annotated[
        str,
        means(
            "`take` it, `leave` it, hand it to a `bot`, take it `back` from the bot, or `resign`:"
            " of two players the other wins, of more the bot plays to the end. Who opened the"
            " table may `free` any seat (then only its new link leads to it), `open` a free one"
            " to anybody, or give a free one to a `bot`",
            one_of=DEEDS,
        ),
    ]
    code: Annotated[str, means("of an invitation, to take an invited seat")] = ""
    level: Annotated[str, means("how strong the bot is", one_of=LEVELS)] = DEFAULT_LEVEL


class Unscored(msgspec.Struct):
    """Points that would be counted if the game ended."""

    seat: Annotated[int, means("whose they would be")]
    points: Annotated[int, means("gained or lost")]
    text: Annotated[str, means("what for")]


class PastPosition(msgspec.Struct):
    """Any position of the game so far."""

    number: Annotated[int, means("how many moves led there")]
    svg: Annotated[str, means("the picture")]
    prompt: Annotated[str, means("who does what then")]
    text: Annotated[list[str], means("the position line by line, good enough to play by ear")]
    scores: Annotated[list[int], means("each seat's points")]
    if_ended: Annotated[list[int], means("each seat's points if the game had ended there")]
    unscored: Annotated[list[Unscored], means("what these would have been counted for besides")]


class Setting(msgspec.Struct):
    """What is printed on the pieces of a game and never changes."""

    text: Annotated[list[str], means("line by line, for who cannot see the pieces")]


class Reason(msgspec.Struct):
    """Points that were gained for one reason in the whole game."""

    text: Annotated[str, means("what for")]
    points: Annotated[list[int], means("each seat's")]


class Story(msgspec.Struct):
    """How the points came about."""

    scores: Annotated[list[list[int]], means("each seat's points after every move")]
    reasons: Annotated[list[Reason], means("points by reason")]
    best: Annotated[int | None, means("alone: the own best score with this set-up")]


# Lessons


class LessonStand(msgspec.Struct):
    """Where a learner stands in a lesson, which is played like a table."""

    table: Annotated[messages.Table, means("who plays, as on the socket of a table")]
    scenes: Annotated[
        list[messages.Position], means("what happened by itself since the answer before, in order")
    ]
    position: Annotated[messages.Position, means("the present position, with what can be done")]
    said: Annotated[str, means("what the teacher says of what is to be done")]
    remark: Annotated[str, means("what the teacher says of a wrong answer; empty: it was right")]
    rules: Annotated[list[str], means("the numbers of the rules that this is about")]
    lights: Annotated[list[str], means("the ids of the elements that the teacher speaks of")]
    step: Annotated[int, means("how many steps are done")]
    steps: Annotated[int, means("how many there are")]
    reads: Annotated[bool, means("whether there is nothing to do but to go on: the answer -1")]
    answers: Annotated[list[int], means("those that led here; the next one is added")]


class LessonAnswers(msgspec.Struct):
    """All answers of a lesson that is done."""

    answers: Annotated[list[int], means("as `LessonStand` has them", most=MOST_ANSWERS)]


class LessonDone(msgspec.Struct):
    """A lesson that is done."""

    next: Annotated[str | None, means("the address of the next lesson, if there is one")]
