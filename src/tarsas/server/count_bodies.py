"""What the JSON API takes and answers of games that were played elsewhere and are counted here.

docs/protocol.md and the client's types.ts are written from these structs: `make protocol`.
"""

from typing import Annotated

import msgspec

from tarsas.core import scorekeeping as form
from tarsas.server import bodies, messages
from tarsas.server.fields import means
from tarsas.server.limits import MOST_PLAYERS

SECTIONS = (form.ONCE, form.SEATS, form.MANY)
FIELDS = (form.NUMBER, form.FLAG, form.CHOICE, form.SEAT, form.SEVERAL)
Answers = dict[str, list[dict[str, list[int]]]]
ANSWERS = "by section a list of cards; each has numbers by field; what is missing is as usual"


class CountDraft(msgspec.Struct):
    """The end of a game as far as it is filled in."""

    game: Annotated[str, means("the game's id")]
    players: Annotated[int, means("how many played")]
    answers: Annotated[Answers, means(ANSWERS)] = {}


class UnfinishedCount(CountDraft):
    """The end of a game while it is being filled in."""

    mend: Annotated[
        bool, means("whether answers that do not fit any more are as usual, instead of refused")
    ] = False


class NewCount(CountDraft):
    """A filled-in end of a game that is to be kept."""

    names: Annotated[
        list[str],
        means("what the players are called, seat by seat; empty: by the colour", most=MOST_PLAYERS),
    ] = []


# The form


class CountChoice(msgspec.Struct):
    """One of the values of a field."""

    text: Annotated[str, means("what it is")]
    picture: Annotated[str, means("an SVG of the game's symbols, or empty")]


class CountNeed(msgspec.Struct):
    """A number of another field on the same card."""

    field: Annotated[str, means("the field's name")]
    place: Annotated[int, means("which of its numbers, from 0")]


class CountField(msgspec.Struct):
    """One thing that is asked for."""

    name: Annotated[str, means("by which it is answered")]
    kind: Annotated[
        str,
        means(
            "`number`; `flag`, 0 or 1; `choice`, the place of a choice; `seat`, -1 for nobody; or"
            " `several`, 0 or 1 for every choice",
            one_of=FIELDS,
        ),
    ]
    text: Annotated[str, means("what is asked")]
    help: Annotated[str, means("what its sign means, or empty")]
    picture: Annotated[str, means("an SVG of the game's symbols, or empty")]
    lowest: Annotated[int, means("the lowest number")]
    highest: Annotated[int, means("the highest number")]
    usual: Annotated[int, means("what stands for no answer")]
    each: Annotated[bool, means("whether it has a number for every seat")]
    choices: Annotated[list[CountChoice], means("of a `choice` and of `several`")]
    most: Annotated[int, means("of `several`, how many can be chosen")]
    needs: Annotated[
        list[CountNeed], means("asked for only if one of these is not 0; empty: in any case")
    ]


class CountSection(msgspec.Struct):
    """Fields that are asked for together, on a card."""

    name: Annotated[str, means("by which it is answered")]
    kind: Annotated[
        str,
        means("how many cards it has: one (`once`), one for every seat, or any", one_of=SECTIONS),
    ]
    title: Annotated[str, means("its heading")]
    help: Annotated[str, means("what is to be done, or empty")]
    add: Annotated[str, means("of `many`: the button for another card")]
    ones: Annotated[list[str], means("of `many`: the headings of the cards, as many as can be")]
    fields: Annotated[list[CountField], means("in order")]


class CountAccount(msgspec.Struct):
    """What the end of a game comes to."""

    before: Annotated[list[int], means("each seat's points so far")]
    lines: Annotated[list[messages.Counted], means("what is counted, in order")]
    reasons: Annotated[list[bodies.Reason], means("the same by reason")]
    scores: Annotated[list[int], means("each seat's points in the end")]
    ranks: Annotated[list[int], means("each seat's rank, from 1; equal ones are shared")]
    pictures: Annotated[dict[str, str], means("SVG of pieces that the lines name, by their ids")]


class CountForm(msgspec.Struct):
    """What is asked, after the answers so far, and what they come to."""

    sections: Annotated[list[CountSection], means("in order; answers may lead to others")]
    answers: Annotated[Answers, means("all of them, with what is usual for those missing")]
    account: Annotated[CountAccount | None, means("null: no game can end like that")]
    problem: Annotated[str, means("why not, or empty")]


# What is kept


class KeptCount(msgspec.Struct):
    """A counted game."""

    id: Annotated[str, means("its own")]
    url: Annotated[str, means("the address of its page")]
    game: Annotated[str, means("the game's id")]
    title: Annotated[str, means("the game's name in the reader's language")]
    players: Annotated[list[str], means("what the players are called, seat by seat; may be empty")]
    answers: Annotated[Answers, means("what was filled in")]
    account: Annotated[CountAccount, means("what it came to")]
    at: Annotated[float, means("when it was counted, in seconds since 1970")]
    mine: Annotated[bool, means("whether the reader counted it, and may delete it")]


class CountGone(msgspec.Struct):
    """A count that is deleted."""

    id: Annotated[str, means("what was its own")]
