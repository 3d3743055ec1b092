"""What the JSON API takes and answers.

docs/protocol.md and the client's types.ts are written from these structs: `make protocol`.
"""

from typing import Annotated, Any

import msgspec

from tarsas.core.options import SEATS, Value
from tarsas.server import messages
from tarsas.server.fields import means
from tarsas.server.limits import COMMENT_LETTERS, MOST_ANSWERS, MOST_STEPS, NAME_LETTERS
from tarsas.study.review import GRADES
from tarsas.table import clock, seats
from tarsas.table.audience import AUDIENCES
from tarsas.table.chance import CHANCES

DEFAULT_LEVEL = "player"
SEATS_WANTED = ("me", "open", "invited", "bot")
STUDY_DEEDS = ("play", "draw", "resume", "name", "comment", "promote", "delete", "title")
DEEDS = ("take", "leave", "bot", "back", "resign", "free", "open")
PUZZLE_STATES = ("open", "wrong", "solved", "shown")
REVIEW_STATUS = ("none", "waiting", "working", "done", "failed")
CODES = (
    *("refused", "name", "token", "closed", "not_found", "conflict", "set_aside"),
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
    puzzles: Annotated[int, means("how many puzzles there are of it")]


class Level(msgspec.Struct):
    """A strength of bots."""

    id: Annotated[str, means("as `level` takes it")]
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
    name: Annotated[
        str,
        means(
            "of who plays at a seat of `me` without a device of their own; empty: the guest's",
            most=NAME_LETTERS,
        ),
    ] = ""


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
    chance: Annotated[
        str,
        means(
            "who brings chance: the `table`, sealed, or its people, who have the `box` and enter"
            " what falls; then no clock runs",
            one_of=CHANCES,
        ),
    ] = CHANCES[0]


class WantedPlay(msgspec.Struct):
    """A game against bots at once, with as many of them as is usual in the game."""

    game: Annotated[str, means("the game's id")]
    level: Annotated[str, means("how strong the bots are: an `id` of `GET /api/levels`")] = (
        DEFAULT_LEVEL
    )
    guided: Annotated[
        bool, means("whether it is a first game: then bots are the weakest, and a teacher helps")
    ] = False


class WantedBots(msgspec.Struct):
    """Bots on all free seats, so that a game begins that waits for its people."""

    level: Annotated[str, means("how strong they are: an `id` of `GET /api/levels`")] = (
        DEFAULT_LEVEL
    )


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
    level: Annotated[str, means("how strong the bot is: an `id` of `GET /api/levels`")] = (
        DEFAULT_LEVEL
    )


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


# Reviews


class WantedReview(msgspec.Struct):
    """A review to be made."""

    depth: Annotated[int, means("how deep: 1 is as deep as is usual in the game")] = 1


class BetterDeed(msgspec.Struct):
    """What would have been better than a deed, from the position before it."""

    text: Annotated[str, means("what it is, in a sentence; pieces as in an entry's `text`")]
    why: Annotated[list[str], means("what speaks for it, best reason first")]
    targets: Annotated[list[str], means("the ids of the elements that stand for its steps")]
    ghost: Annotated[
        str, means("an SVG fragment of what it would put on the board, drawn over it; or empty")
    ]


class ReviewedDeed(msgspec.Struct):
    """What a seat did, and how good that was."""

    first: Annotated[int, means("the number of its first move")]
    last: Annotated[int, means("the number of its last move")]
    seat: Annotated[int, means("who did it")]
    share: Annotated[float, means("the seat's share of winning after it, or expected points")]
    loss: Annotated[float, means("how much less that is than after the best deed")]
    grade: Annotated[
        str, means("how good it was; empty: there was no choice", one_of=("", *GRADES))
    ]
    turning: Annotated[bool, means("whether it is one of the turning points")]
    better: Annotated[BetterDeed | None, means("what was better, if anything is worth a word")]


class Spell(msgspec.Struct):
    """What chance did in a row."""

    first: Annotated[int, means("the number of its first move")]
    last: Annotated[int, means("the number of its last move")]
    luck: Annotated[list[float], means("what it gave each seat, or took: less than 0")]
    turning: Annotated[bool, means("whether it is one of the turning points")]


class ReviewedPosition(msgspec.Struct):
    """How the game stood."""

    number: Annotated[int, means("after how many moves")]
    shares: Annotated[list[float], means("each seat's share of winning, or expected points")]
    points: Annotated[list[int], means("each seat's points")]


class ReviewedSeat(msgspec.Struct):
    """How somebody played, in one line."""

    accuracy: Annotated[float | None, means("from 0 to 100; null: nothing was to be chosen")]
    luck: Annotated[float, means("what chance gave or took in all")]
    best: Annotated[int, means("how many deeds were the best that was found")]
    good: Annotated[int, means("how many were as good as that, nearly")]
    inaccuracy: Annotated[int, means("how many were inaccuracies")]
    mistake: Annotated[int, means("how many were mistakes")]


class Review(msgspec.Struct):
    """A finished game, judged. Who plays alone has expected points in the place of shares."""

    depth: Annotated[int, means("how deep it was looked into: 1 is as deep as usual")]
    simulations: Annotated[int, means("how many games each search tried")]
    noise: Annotated[float, means("by how much two looks at one position differ, on average")]
    good: Annotated[float, means("from what loss on a deed is good at most")]
    inaccuracy: Annotated[float, means("from what loss on it is an inaccuracy")]
    mistake: Annotated[float, means("from what loss on it is a mistake")]
    seats: Annotated[list[ReviewedSeat], means("in order")]
    positions: Annotated[list[ReviewedPosition], means("before each deed and at the end")]
    deeds: Annotated[list[ReviewedDeed], means("in the order of their first moves")]
    spells: Annotated[list[Spell], means("what chance did, in order")]


class ReviewStand(msgspec.Struct):
    """How far the review of a game is: the deepest that was asked for."""

    status: Annotated[str, means("how it is", one_of=REVIEW_STATUS)]
    depth: Annotated[int, means("how deep it is; 0: nobody has asked for one")]
    deepest: Annotated[int, means("how deep one can be")]
    done: Annotated[int, means("how many of its tasks are done")]
    tasks: Annotated[int, means("how many there are; 0: it has not begun")]
    ahead: Annotated[int, means("how many reviews come before it")]
    review: Annotated[
        Review | None, means("the deepest that is done, unless the reader knows one as deep")
    ]


# Analysis


class WantedStudy(msgspec.Struct):
    """A position to analyse."""

    source: Annotated[
        str,
        means(
            "where it comes from: `game:<id>` (the opening), `table:<id>`, `study:<id>` (a copy),"
            " `lesson:<game>/<number>`, `puzzle:<game>/<id>`, or `record` (see there)",
            most=200,
        ),
    ]
    number: Annotated[
        int | None,
        means("the position by its number of moves, of a study its node; null: the last one"),
    ] = None
    players: Annotated[int | None, means("of an opening; null: as is usual")] = None
    options: Annotated[dict[str, Value], means("of an opening, by name")] = {}
    answers: Annotated[list[int], means("of a lesson or a puzzle, as its stand has them")] = []
    record: Annotated[str, means("the text of a record, with or without variations")] = ""


class StudyRow(msgspec.Struct):
    """A study in a list."""

    id: Annotated[str, means("its own")]
    url: Annotated[str, means("the address of its page")]
    game: Annotated[str, means("the game's id")]
    name: Annotated[str, means("the game's name in the reader's language")]
    title: Annotated[str, means("what it is called, or empty")]
    moves: Annotated[int, means("how many were ever played in it")]
    updated: Annotated[float, means("when it changed last, in seconds since 1970")]


class StudyNode(msgspec.Struct):
    """A position of a study: the move that led there, and what is said of it."""

    number: Annotated[int, means("its own, for as long as the study exists; 0: the opening")]
    parent: Annotated[int, means("the node before it; -1: none")]
    place: Annotated[int, means("where it stands among those that follow the same one, from 0")]
    name: Annotated[str, means("of the variation that begins with it, or empty")]
    comment: Annotated[str, means("what is said of the position, or empty")]
    entry: Annotated[messages.Entry | None, means("the move; the opening has none")]


class StudyStand(msgspec.Struct):
    """A study: a tree of variations over a set-up, which is played like a table."""

    id: Annotated[str, means("its own, as in its address")]
    url: Annotated[str, means("the address of its page; who has it may look")]
    title: Annotated[str, means("what it is called, or empty")]
    by: Annotated[str, means("the name of whose it is")]
    mine: Annotated[bool, means("whether the reader may change it")]
    revision: Annotated[int, means("rises with every change; a change answers one")]
    at: Annotated[int, means("the node that it opens at")]
    engine: Annotated[float, means("for how many seconds a position may be looked at; 0: never")]
    reviewed: Annotated[
        int | None, means("the last node of the main line of which a review was asked for")
    ]
    table: Annotated[messages.Table, means("who plays, as on the socket of a table")]
    nodes: Annotated[list[StudyNode], means("each after its parent")]


class StudyPosition(msgspec.Struct):
    """A position of a study."""

    node: Annotated[int, means("its node")]
    position: Annotated[
        messages.Position,
        means(
            "as on the socket of a table; its log is in the nodes, and its `falls` are what chance"
            " may bring next"
        ),
    ]


class StudyDeed(msgspec.Struct):
    """A change of a study."""

    do: Annotated[
        str,
        means(
            "`play` a move after a node, `draw` what chance brings there, `resume` the line that"
            " its variation left, `name` or `comment` it, `promote` its variation, `delete` it with"
            " all that follows; or give the study a `title`",
            one_of=STUDY_DEEDS,
        ),
    ]
    revision: Annotated[int, means("the revision that it answers")]
    at: Annotated[int, means("the node")] = 0
    seat: Annotated[int, means("who moves; -1 for chance")] = -1
    actions: Annotated[tuple[int, ...], means("the steps of a move", most=MOST_STEPS)] = ()
    draws: Annotated[
        bool, means("whether chance is drawn then until somebody decides, or the game is over")
    ] = False
    text: Annotated[str, means("a name, a comment or a title", most=COMMENT_LETTERS)] = ""


class StudyChange(msgspec.Struct):
    """What a change made of a study."""

    revision: Annotated[int, means("the present one")]
    at: Annotated[int, means("the node where one stands then")]
    nodes: Annotated[list[StudyNode], means("those that are new, or other than before")]
    gone: Annotated[list[int], means("those that are not there any more")]


class StudyGone(msgspec.Struct):
    """A study that is deleted."""

    id: Annotated[str, means("what was its own")]


class LookDeed(msgspec.Struct):
    """What the engine thinks of a deed, or of what chance may bring."""

    actions: Annotated[list[int], means("its steps")]
    text: Annotated[str, means("what it is, in a sentence")]
    share: Annotated[float | None, means("how likely it wins, from 0 to 1; null: one plays alone")]
    points: Annotated[float, means("the margin to be expected; alone, the points")]
    visits: Annotated[int, means("how often it was looked into: the more, the surer")]
    why: Annotated[list[str], means("what speaks for it, the weightiest first")]
    pieces: Annotated[list[str], means("the ids of the elements that its steps choose")]


class Look(msgspec.Struct):
    """What the engine thinks of a position so far."""

    seat: Annotated[int, means("whose view it is")]
    chance: Annotated[bool, means("whether chance acts: then these are its outcomes, best first")]
    deeds: Annotated[list[LookDeed], means("the best first")]
    share: Annotated[float | None, means("how likely the seat wins; null: one plays alone")]
    points: Annotated[float, means("the margin to be expected; alone, the points")]
    visits: Annotated[int, means("how often was looked in all")]
    done: Annotated[bool, means("whether it was looked at for as long as the host allows")]


# Lessons


class TaughtStand(msgspec.Struct, kw_only=True):
    """Where somebody stands in what is studied alone and played like a table."""

    table: Annotated[messages.Table, means("who plays, as on the socket of a table")]
    scenes: Annotated[
        list[messages.Position], means("what happened by itself since the answer before, in order")
    ]
    position: Annotated[messages.Position, means("the present position, with what can be done")]
    said: Annotated[str, means("what the teacher says of what is to be done, or was done")]
    remark: Annotated[str, means("what the teacher says of the last answer, if anything")]
    lights: Annotated[list[str], means("the ids of the elements that the teacher speaks of")]
    answers: Annotated[list[int], means("those that led here; the next one is added")]


class LessonStand(TaughtStand, kw_only=True):
    """Where a learner stands in a lesson; a `remark` is about a wrong answer."""

    rules: Annotated[list[str], means("the numbers of the rules that this is about")]
    step: Annotated[int, means("how many steps are done")]
    steps: Annotated[int, means("how many there are")]
    reads: Annotated[bool, means("whether there is nothing to do but to go on: the answer -1")]


class LessonAnswers(msgspec.Struct):
    """All answers of a lesson that is done."""

    answers: Annotated[list[int], means("as `LessonStand` has them", most=MOST_ANSWERS)]


class LessonDone(msgspec.Struct):
    """A lesson that is done."""

    next: Annotated[str | None, means("the address of the next lesson, if there is one")]


# Puzzles


class PuzzleAnswers(msgspec.Struct):
    """What somebody does in a puzzle: steps of one deed."""

    answers: Annotated[
        list[int], means("all steps, the right ones before included", most=MOST_STEPS)
    ] = []
    show: Annotated[bool, means("whether to give up and look at the solution")] = False
    after: Annotated[int, means("how many entries of the log the client has")] = 0


class PuzzleRating(msgspec.Struct):
    """How strong the guest is in the puzzles of a game, by the first answer to this one."""

    solved: Annotated[bool, means("whether the first answer was right")]
    before: Annotated[int, means("the rating before it")]
    after: Annotated[int, means("the rating after it")]
    uncertain: Annotated[bool, means("whether a few more answers may change it much")]
    fresh: Annotated[bool, means("whether it was the answer that was given just now")]


class PuzzleStand(TaughtStand, kw_only=True):
    """Where somebody stands in a puzzle; a `remark` says whether the last answer was right."""

    state: Annotated[str, means("how it is going", one_of=PUZZLE_STATES)]
    film: Annotated[
        list[messages.Position],
        means("when it is over: the positions of the solution before the last, in order"),
    ]
    result: Annotated[list[str], means("ratings and difficulty in words, when they may be told")]
    rating: Annotated[PuzzleRating | None, means("what the first answer came to, if there was one")]
    cost: Annotated[
        float | None,
        means("by how much a wrong answer is less likely to win than the best, if that is known"),
    ]
    next: Annotated[str, means("the address of the next puzzle")]
