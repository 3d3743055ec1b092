"""What is said on the socket of a table, both ways.

docs/protocol.md and the client's types.ts are written from these structs: `make protocol`.
"""

from typing import Annotated

import msgspec
from msgspec.structs import asdict

from tarsas.core.errors import TarsasError
from tarsas.core.options import SEATS
from tarsas.core.text import Message
from tarsas.server.fields import means
from tarsas.server.limits import ID_LETTERS, LINE_LETTERS, MOST_STEPS
from tarsas.table import clock, seats
from tarsas.table.audience import AUDIENCES
from tarsas.table.chance import CHANCES

CODES = (
    "malformed",
    "too_large",
    "unknown",
    "illegal",
    "stale",
    "not_yours",
    "too_fast",
    "over",
    "waiting",
    "barred",
    "busy",
)
"""What can be wrong with what a client says."""

NOT_UNDERSTOOD = Message("error-not-understood")


class SocketError(TarsasError):
    """An error with the code by which a client knows it."""

    package = "tarsas.web"

    def __init__(self, code: str, said: Message, plain: str = "") -> None:
        super().__init__(said, plain)
        self.code = code


# From the client

OwnId = Annotated[
    str,
    means(
        "the client's own, any unique text: sent twice, it is carried out once",
        fewest=1,
        most=ID_LETTERS,
    ),
]
Answered = Annotated[int, means("the revision that this answers")]


class Act(msgspec.Struct, tag="act", tag_field="type"):
    """Carry out an action that answers a revision."""

    id: OwnId
    revision: Answered
    seat: Annotated[int, means("the seat that acts")]
    action: Annotated[int, means("one of the actions that `choices` offer")]
    then: Annotated[
        tuple[int, ...],
        means("the steps that `choices` offer after it: all are done, or none", most=MOST_STEPS),
    ] = ()


class Undo(msgspec.Struct, tag="undo", tag_field="type"):
    """Take the seat's last action back."""

    id: OwnId
    revision: Answered
    seat: Annotated[int, means("the seat that takes back")]
    choice: Annotated[
        bool, means("whether the last real choice is meant, with all forced actions after it")
    ] = False


class GoBack(msgspec.Struct, tag="go_back", tag_field="type"):
    """Take back all moves but the first, where chance comes from a box; nobody is asked."""

    id: OwnId
    revision: Answered
    number: Annotated[int, means("how many moves stay")]


class AskBack(msgspec.Struct, tag="ask_back", tag_field="type"):
    """Ask everybody else for a step back to before the seat's last choice, over their moves."""

    seat: Annotated[int, means("an own seat among those of `may_ask`")]


class AnswerBack(msgspec.Struct, tag="answer_back", tag_field="type"):
    """Agree to a step back that somebody asks for, or refuse it; who asked may let it go."""

    request: Annotated[int, means("the number of the request")]
    agree: Annotated[bool, means("whether the step back is granted")]


class Say(msgspec.Struct, tag="chat", tag_field="type"):
    """Say something in the chat."""

    text: Annotated[str, means("the line", most=LINE_LETTERS)]


class Mute(msgspec.Struct, tag="mute", tag_field="type"):
    """Mute who said a line of the chat, or let them speak again; for who opened the table."""

    line: Annotated[int, means("the line's number")]
    muted: Annotated[bool, means("whether its speaker is to be muted")]


class AskHint(msgspec.Struct, tag="hint", tag_field="type"):
    """Ask the bot what it would do."""

    seat: Annotated[int, means("an own seat that is to act")]


class AskAdvice(msgspec.Struct, tag="advise", tag_field="type"):
    """Ask the teacher what matters now."""

    seat: Annotated[int, means("an own seat that is to act")]


class Weigh(msgspec.Struct, tag="weigh", tag_field="type"):
    """Ask the teacher what to think of an action that answers a revision, before it is sent."""

    revision: Answered
    seat: Annotated[int, means("an own seat that is to act")]
    action: Annotated[int, means("one of the actions that `choices` offer")]
    then: Annotated[
        tuple[int, ...], means("the steps that `choices` offer after it", most=MOST_STEPS)
    ] = ()


class Ping(msgspec.Struct, tag="ping", tag_field="type"):
    """Ask whether anybody is there; answered by `pong`."""


Command = Act | Undo | GoBack
"""What changes the game: it has an id, and is answered by an `ack` or an `error`."""
FromClient = Command | AskBack | AnswerBack | Say | Mute | AskHint | AskAdvice | Weigh | Ping
_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


def read(text: str | bytes) -> FromClient:
    """Read a message, or refuse it with what was wrong."""
    try:
        said = _decoder.decode(text)
    except msgspec.ValidationError as error:
        code = (
            "unknown" if "Invalid value" in str(error) and "$.type" in str(error) else "malformed"
        )
        raise SocketError(code, NOT_UNDERSTOOD, str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SocketError("malformed", NOT_UNDERSTOOD, f"not JSON: {error}") from None
    if any(isinstance(value, str) and "\0" in value for value in asdict(said).values()):
        raise SocketError("malformed", NOT_UNDERSTOOD, "no text may hold the character NUL")
    return said


# From the server: the table


class Seat(msgspec.Struct):
    """One seat of a table."""

    seat: Annotated[int, means("its number, from 0")]
    colour: Annotated[str, means("its colour, by which records name it", one_of=SEATS)]
    colour_name: Annotated[str, means("the colour in the reader's language")]
    name: Annotated[str, means("who sits there; bots have names of their own; empty: nobody")]
    named: Annotated[
        bool, means("whether the name is that of somebody without a device, for whom a guest acts")
    ]
    kind: Annotated[str, means("who may sit there", one_of=seats.KINDS)]
    level: Annotated[str, means("the strength of the bot that plays or played it, in words")]
    fault: Annotated[
        str, means("why a kitten plays in the place of the bot that was chosen; or empty")
    ]
    program: Annotated[
        bool, means("whether who sits there is a bot of somebody's that plays over the network")
    ]
    mine: Annotated[bool, means("whether the reader acts for it")]
    online: Annotated[bool, means("whether who sits there is looking at the table")]
    handed: Annotated[bool, means("a person's seat that a bot plays for now")]
    resigned: Annotated[bool, means("whether the person has given up: a bot plays to the end")]
    invitation: Annotated[
        str | None, means("the link that invites to it, only for who opened the table")
    ]
    qr: Annotated[
        str | None, means("the same link as a QR code, an SVG, as long as the table waits")
    ]


class Clock(msgspec.Struct):
    """The time to think. Who runs out of it is replaced by a bot."""

    kind: Annotated[str, means("what is timed", one_of=clock.KINDS)]
    seconds: Annotated[int, means("for each turn; 0 without a clock")]


class AgreedOption(msgspec.Struct):
    """An option of the game as it was agreed."""

    name: Annotated[str, means("its name in the reader's language")]
    value: Annotated[str | int, means("its value as people read it")]


class StepBack(msgspec.Struct):
    """A step back that somebody asks for. It ends when a person moves, or all have agreed."""

    request: Annotated[int, means("its number, to be sent back")]
    seat: Annotated[int, means("who asks")]
    number: Annotated[int, means("how many moves would stay")]
    waiting: Annotated[list[int], means("the seats that have not agreed yet")]
    refused: Annotated[int | None, means("the seat that refused, if one has: then it is over")]


class Table(msgspec.Struct, tag="table", tag_field="type"):
    """What is to be known of a table besides its position: sent first, and when seats change."""

    id: Annotated[str, means("the table's own, as in its address")]
    game: Annotated[str, means("the game's id")]
    title: Annotated[str, means("the game's name in the reader's language")]
    players: Annotated[int, means("how many seats there are")]
    options: Annotated[list[AgreedOption], means("what was agreed when the table was opened")]
    clock: Annotated[Clock, means("the time to think")]
    chance: Annotated[
        str,
        means(
            "who brings chance: the `table`, or its people, who have a `box` and enter what falls",
            one_of=CHANCES,
        ),
    ]
    commitment: Annotated[
        str, means("the hash of the seed, by which chance can be checked; empty with a `box`")
    ]
    begun: Annotated[
        bool, means("whether everybody has sat down; until then nobody plays and no clock runs")
    ]
    over: Annotated[bool, means("whether the game has ended")]
    audience: Annotated[
        str,
        means(
            "who may watch: whoever has the `link`, the `public`, or nobody but the table's people",
            one_of=AUDIENCES,
        ),
    ]
    rematch: Annotated[str | None, means("the address of the next table, if there is one")]
    sheet: Annotated[str, means("the address of the symbols that the pictures refer to")]
    owner: Annotated[bool, means("whether the reader opened the table, and may free its seats")]
    seats: Annotated[list[Seat], means("in order")]
    step_back: Annotated[StepBack | None, means("what somebody asks the others for, if anything")]


# From the server: the position


class TimeLeft(msgspec.Struct):
    """A clock that runs."""

    left: Annotated[float, means("seconds at the time of sending")]


class Gain(msgspec.Struct):
    """What a move brought about by itself: points, or anything else that changed."""

    seat: Annotated[int, means("whom it concerns; -1: nobody")]
    points: Annotated[int, means("points gained or lost; 0: none")]
    text: Annotated[
        str, means("what for, or what changed; pieces and players as in the entry's `text`")
    ]
    pieces: Annotated[tuple[str, ...], means("the ids of the elements it speaks of")]


class Entry(msgspec.Struct):
    """A move as the log tells it. Entries of one deed are one line, and the last says it all."""

    number: Annotated[int, means("counts moves from 1; also the position that it led to")]
    seat: Annotated[int, means("who moved; -1 for chance")]
    deed: Annotated[int, means("the number of the first move of the deed that it belongs to")]
    chapter: Annotated[str, means("the part of the game, such as the round; or empty")]
    text: Annotated[
        str,
        means(
            "the deed so far, in a sentence; a piece that has no name is written as U+E000, the"
            " id of its element, U+E001, words for it, U+E002"
        ),
    ]
    pieces: Annotated[tuple[str, ...], means("the ids of the elements it speaks of")]
    points: Annotated[list[Gain], means("what it brought")]


class Log(msgspec.Struct):
    """Moves that the client does not have yet."""

    keep: Annotated[
        int,
        means(
            "how many entries to keep before these are added; after an undo it is smaller than"
            " what the client has"
        ),
    ] = msgspec.field(name="from")
    entries: Annotated[list[Entry], means("the new ones")]


class Action(msgspec.Struct):
    """Something that a seat may do."""

    action: Annotated[int, means("its number, to be sent back")]
    targets: Annotated[
        tuple[str, ...],
        means("the ids of the elements that stand for it; none: it is a button"),
    ]
    text: Annotated[str, means("what it does, in a sentence")]
    label: Annotated[str, means("the same in a few words, for a button")]
    ghost: Annotated[
        str, means("an SVG fragment of what it would put on the board, drawn over it; or empty")
    ]
    placing: Annotated[
        bool, means("whether it puts something on the board, and is better looked at first")
    ]
    then: Annotated[
        tuple[int, ...], means("the steps after it, if it is the first one of a way; send them too")
    ]


class Choice(msgspec.Struct):
    """What a seat of this client may do."""

    seat: Annotated[int, means("the seat that chooses")]
    kind: Annotated[str, means("how clicks choose", one_of=("pick", "gather"))]
    actions: Annotated[list[Action], means("never empty")]
    forced: Annotated[
        bool, means("whether there is one action alone, and the seat is still to act after it")
    ]


class Situation(msgspec.Struct):
    """What every client is told of a position."""

    revision: Annotated[int, means("rises with every change, also by an undo")]
    number: Annotated[int, means("how many moves led here")]
    over: Annotated[bool, means("whether the game has ended")]
    acting: Annotated[list[int], means("the seats that may act")]
    scores: Annotated[list[int], means("each seat's points")]
    undo: Annotated[list[int], means("own seats that may take their last action back")]
    may_ask: Annotated[list[int], means("own seats that may ask the others for a step back")]
    back: Annotated[
        int | None,
        means(
            "where chance comes from a box: how many moves stay if the reader takes back the last"
            " entry or move; else null"
        ),
    ]
    clocks: Annotated[list[TimeLeft | None], means("each seat's clock, if it runs")]
    ranks: Annotated[list[int] | None, means("each seat's rank from 1, when the game is over")]
    seed: Annotated[str | None, means("what `commitment` promised, when the game is over")]


class Outcome(msgspec.Struct):
    """What chance may bring."""

    action: Annotated[int, means("its number, to be sent back")]
    text: Annotated[str, means("what would happen, in a sentence")]
    share: Annotated[float, means("how likely it is")]
    name: Annotated[str, means("it alone in a few words: one can search there")]
    picture: Annotated[str, means("an SVG of it, which refers to the table's sheet; or empty")]
    left: Annotated[int, means("how many of it can still come; 0: any number, as with dice")]
    numbers: Annotated[
        list[str], means("what records call it if that is a number, as `n07`; one for each copy")
    ]


class Fall(msgspec.Struct):
    """One piece of chance that is to be entered: a die, a tile."""

    prompt: Annotated[str, means("what falls or is drawn, in a few words")]
    outcomes: Annotated[list[Outcome], means("what it can be")]
    words: Annotated[list[str], means("words that some of many `name`s share, to search by")]


class Counted(msgspec.Struct):
    """A line of the account at the end."""

    text: Annotated[str, means("what was counted; pieces as in an entry's `text`")]
    points: Annotated[list[int], means("what each seat got for it")]
    pieces: Annotated[tuple[str, ...], means("the ids of the elements it speaks of")]


class Position(Situation, tag="position", tag_field="type"):
    """The present position: sent second, and after every change."""

    prompt: Annotated[str, means("who does what now")]
    rule: Annotated[
        str, means("the section `rule-…` of `/games/{game}/rules` that speaks of it; or empty")
    ]
    svg: Annotated[str, means("the picture")]
    supplies: Annotated[list[str], means("what each seat has, in words")]
    if_ended: Annotated[list[int], means("each seat's points if the game ended here")]
    account: Annotated[list[Counted], means("what the points came of, when the game is over")]
    log: Annotated[Log, means("what happened")]
    choices: Annotated[list[Choice], means("what this client may do")]
    falls: Annotated[
        list[Fall],
        means(
            "what this client may enter, where chance comes from a box: one outcome of each, sent"
            " together as the `action` of seat -1 and what it does `then`"
        ),
    ]


class BareEntry(msgspec.Struct):
    """A move without words."""

    number: Annotated[int, means("counts moves from 1")]
    seat: Annotated[int, means("who moved; -1 for chance")]


class BareLog(msgspec.Struct):
    """Moves that the client does not have yet, without words."""

    keep: Annotated[int, means("how many entries to keep before these are added")] = msgspec.field(
        name="from"
    )
    entries: Annotated[list[BareEntry], means("the new ones")]


class BareChoice(msgspec.Struct):
    """What a seat of this client may do, without words."""

    seat: Annotated[int, means("the seat that chooses; -1: what fell is to be entered")]
    actions: Annotated[list[int], means("the actions' numbers")]


class BarePosition(Situation, tag="position", tag_field="type"):
    """The present position without pictures and sentences, for `view=bare`."""

    log: Annotated[BareLog, means("what happened")]
    choices: Annotated[list[BareChoice], means("what this client may do")]


# From the server: answers


class Ack(msgspec.Struct, tag="ack", tag_field="type"):
    """The message of this id is carried out and committed to the database."""

    id: Annotated[str, means("the client's own id of the message")]
    revision: Annotated[int, means("the revision that it led to")]


class Failure(msgspec.Struct, tag="error", tag_field="type"):
    """The message was refused and changed nothing."""

    id: Annotated[str, means("the client's own id of the message; empty where it has none")]
    code: Annotated[str, means("what kind of fault it is", one_of=CODES)]
    message: Annotated[str, means("what was wrong, in English, for programs and logs")]
    text: Annotated[str, means("the same for a person, in the socket's language")]


class ChatLine(msgspec.Struct):
    """What somebody said."""

    number: Annotated[int, means("counts the table's lines from 1")]
    who: Annotated[str, means("the speaker's name")]
    seat: Annotated[int | None, means("the speaker's seat, if any")]
    text: Annotated[str, means("what was said")]
    at: Annotated[float, means("when, in seconds since 1970")]
    muted: Annotated[bool, means("whether the speaker may say no more")]


class Chat(msgspec.Struct, tag="chat", tag_field="type"):
    """What is said at the table: the last lines first, then new ones."""

    lines: Annotated[list[ChatLine], means("oldest first")]
    replace: Annotated[bool, means("whether these take the place of all lines before")]
    barred: Annotated[
        str,
        means(
            "why the reader may not speak: `muted` by who opened the table, or the table is"
            " `closed` to strangers; empty: the reader may",
            one_of=("", "closed", "muted"),
        ),
    ]
    may_mute: Annotated[bool, means("whether the reader may mute others")]


class Hint(msgspec.Struct, tag="hint", tag_field="type"):
    """What the bot would do."""

    revision: Annotated[int, means("the position that it speaks of")]
    seat: Annotated[int, means("the seat that asked")]
    action: Annotated[int, means("what it would choose")]
    text: Annotated[str, means("the action in a sentence")]
    why: Annotated[list[str], means("reasons")]


class Advice(msgspec.Struct, tag="advice", tag_field="type"):
    """What matters now: what speaks for the move that the bot would make, without naming it."""

    revision: Annotated[int, means("the position that it speaks of")]
    seat: Annotated[int, means("the seat that asked")]
    why: Annotated[
        list[str], means("reasons, the weightiest first; none, if nothing particular is to be said")
    ]
    brought: Annotated[
        list[str], means("the same as they are said of a move, as `weighed` says what one brought")
    ]


class Weighed(msgspec.Struct, tag="weighed", tag_field="type"):
    """What the teacher thinks of an action."""

    revision: Annotated[int, means("the position that it answers")]
    seat: Annotated[int, means("the seat that asked")]
    action: Annotated[int, means("what was asked about")]
    bad: Annotated[
        bool, means("whether it clearly throws chances away, by the measure of the game")
    ]
    better: Annotated[str, means("what would have been better, in a sentence; empty if not `bad`")]
    instead: Annotated[
        int | None,
        means("its number, where it could be chosen in the place of `action`; else null"),
    ]
    why: Annotated[list[str], means("what speaks for that; none if not `bad`")]
    brought: Annotated[list[str], means("what speaks for the action, the weightiest first")]


class Pong(msgspec.Struct, tag="pong", tag_field="type"):
    """Somebody is there."""


FromServer = Table | Position | Ack | Failure | Chat | Hint | Advice | Weighed | Pong
"""What a client with pictures is told; with `view=bare` a BarePosition is in Position's place."""
