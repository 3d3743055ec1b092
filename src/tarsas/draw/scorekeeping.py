"""What a scorekeeper asks for as pictures: signs of the game's legend, faces of its pieces."""

from collections.abc import Iterator
from functools import cache

from tarsas.core.game import Game
from tarsas.core.scorekeeping import CHOICE, Choice, Face, Filled, fill
from tarsas.core.text import LANGUAGES, Message
from tarsas.draw.choices import picture_of
from tarsas.draw.legend import legend, symbols_of
from tarsas.draw.svg import el
from tarsas.draw.view import view_of


@cache
def signs(game: Game) -> dict[str, str]:
    """Return the pictures of the game's signs, by the ids of their messages."""

    def say(message: Message) -> str:
        return game.say(message, LANGUAGES[0])

    drawn = [picture for picture, _ in legend(game, LANGUAGES[0])]
    messages = [message.id for _, message in view_of(game).legend(say)]
    return dict(zip(messages, drawn, strict=True))


def picture_of_choice(game: Game, choice: Choice) -> str:
    """Return the picture of a choice, or ""."""
    match choice.picture:
        case Face(symbol, width, height, around):
            left, top = (-width / 2, -height / 2) if around else (0, 0)
            box = f"{left:g} {top:g} {width:g} {height:g}"
            drawn = el("use", href=f"#{symbol}")
            return el("svg", drawn, viewBox=box, text_anchor="middle", aria_hidden="true")
        case (option, value):
            return picture_of(game, option, value)
        case _:
            return ""


def drawings(filled: Filled) -> Iterator[str]:
    """Yield all pictures of a form."""
    for field in (field for section in filled.sections for field in section.fields):
        yield signs(filled.game).get(field.sign, "")
        for choice in field.choices:
            yield picture_of_choice(filled.game, choice)


def portraits(filled: Filled) -> dict[str, str]:
    """Return the pictures of the pieces that a form offers, by their ids."""
    fields = [field for section in filled.sections for field in section.fields]
    choices = [choice for field in fields for choice in field.choices if choice.piece]
    return {choice.piece: picture_of_choice(filled.game, choice) for choice in choices}


@cache
def symbols(game: Game) -> str:
    """Return the symbols that the forms of a game refer to, whatever is chosen, for a page."""
    players = game.usual_players
    first = fill(game, players, {})
    found = list(drawings(first))
    for section in first.sections:
        for field in (field for field in section.fields if field.kind == CHOICE):
            for value in range(len(field.choices)):
                given = {section.name: [{field.name: [value]}]}
                found += drawings(fill(game, players, given))
    return symbols_of(game, found)
