"""A position of House of Cats in words, good enough to play by ear, and what is printed."""

from tarsas.core.options import SEATS
from tarsas.core.state import State
from tarsas.core.telling import player
from tarsas.core.text import Args, Message, listed
from tarsas.games.cats.components import COLUMN_NAMES
from tarsas.games.cats.rules import FINISHED, ROLLING_STARS, Cats, room_of
from tarsas.games.cats.rules_page import (
    ABILITIES,
    ANY_NUMBER,
    AREA_NAMES,
    CAT,
    MOUSE,
    NUMBERS,
    SYMBOL_COUNT,
    Page,
    count,
    first,
)
from tarsas.games.cats.rules_points import (
    CATEGORIES,
    FOR_EMPTY,
    mice_in_area,
    mouse_worth,
    points,
    symbols,
)
from tarsas.games.cats.rules_sheet import DICE, USED, Sheet
from tarsas.games.cats.sentences_tasks import cell_names, frames, name, task, thing

ROOMS = ("points-room-2", "points-room-3", "points-room-4", "points-room-5")
POINTS = (
    *ROOMS,
    "points-cat",
    "points-cheese",
    "points-mouse",
    "points-area",
    "points-bonus",
    "points-empty",
)
WRITTEN = ("cell", "event-star")
TOLD_BY = {
    "view-round": ("event-round",),
    "view-ability": ("ability",),
    "view-rolled": ("roll", "event-round"),
    "view-near": (*WRITTEN, "event-full", "event-end"),
    "view-near-alone": (*WRITTEN, "event-full"),
    "view-near-all": (*WRITTEN, "event-full", "event-full-waits"),
    "view-last": ("event-full", "event-end"),
    "view-writing": ("roll", "done", *WRITTEN),
    "view-player.points": POINTS,
    "view-player.parts": POINTS,
    "view-player.empty": WRITTEN,
    "view-circles": (*ROOMS, "use", "turn", "double"),
    "view-track": ("points-cat",),
    "view-dice": ("roll", "die", "double", "turn", "use"),
    "view-star-dice": ("roll",),
    "view-linked": ("roll", "cell"),
    "view-diagonal": ("roll", "use"),
    "view-rooms": ROOMS,
    "view-loose": (*WRITTEN, *ROOMS),
    "view-double": ("cell",),
    "view-cats": WRITTEN,
    "view-mice": WRITTEN,
    "view-crossed": ("cell",),
    "view-empty": WRITTEN,
    "view-outside": ("cell",),
    "view-cheese": ("points-cheese",),
    "view-area": WRITTEN,
    "view-then": ("cell", "symbol", "event-star", "event-lost", *ROOMS),
}
"""By line, or by one argument of a line: the actions and events that speak of its changes."""

ABOUT = {
    "view-ability": ("number",),
    "view-circles": ("who", "number"),
    "view-area": ("who", "area"),
    "view-then": ("who", "task"),
    **{
        f"view-{line}": ("who",)
        for line in (
            "player",
            "track",
            "dice",
            "star-dice",
            "linked",
            "diagonal",
            "rooms",
            "loose",
            "double",
            "cats",
            "mice",
            "crossed",
            "empty",
            "outside",
            "cheese",
        )
    },
}
"""Of lines that are said several times: the arguments that tell which is which."""


def describe(state: State) -> list[Message]:
    """Return the position line by line."""
    assert isinstance(state, Cats)
    level, round_ = int(state.page.level), int(state.round)
    lines = [
        Message("view-round", {"level": level, "round": round_}),
        *(ability_line(state, place) for place in range(len(state.abilities))),
    ]
    if state.rolled:
        faces = [name(int(state.dice) >> 4 * die & 15) for die in range(state.rolled)]
        lines.append(Message("view-rolled", {"dice": listed(faces)}))
    lines += end_lines(state)
    writing = [player(seat) for seat in range(state.players) if state.may_act(seat)]
    if writing:
        lines.append(Message("view-writing", {"who": listed(writing)}))
    for seat in range(state.players):
        lines += player_lines(state, seat)
    return lines


def ability_line(state: Cats, place: int) -> Message:
    """Return which ability a number has."""
    ability = state.abilities[place]
    told: Args = {"number": place + 2, "letter": state.page.letters[ability]}
    about = Message(f"about-{ABILITIES[ability]}")
    return Message("view-ability", {**told, "about": about})


def end_lines(state: Cats) -> list[Message]:
    """Return how near the end is (R32, R33), or that it has come."""
    if state.phase == FINISHED:
        return []
    seats = range(int(state.players))
    full = [seat for seat in seats if state.sheets[seat].is_full()]
    if state.is_last_round():
        return [Message("view-last", {"who": listed(player(seat) for seat in full)})]
    empty = [int(count(sheet.open)) for sheet in state.sheets]
    if state.players == 1:
        return [Message("view-near-alone", {"cells": empty[0]})]
    if not state.page.grows:
        nearest = empty.index(min(empty))
        return [Message("view-near", {"who": player(nearest), "cells": empty[nearest]})]
    left = [
        Message("view-left", {"who": Message(SEATS[seat]), "cells": empty[seat]})
        for seat in seats
        if seat not in full
    ]
    return [Message("view-near-all", {"left": listed(left)})]


# --- a player -------------------------------------------------------------------------------


def player_lines(state: Cats, seat: int) -> list[Message]:
    """Return a player's points, abilities, dice and sheet; what is not there is not said."""
    sheet, page = state.sheets[seat], state.page
    told: list[tuple[str, Args]] = [("player", supplies(state, seat))]
    told += [("circles", circles(sheet, place)) for place in range(4) if sheet.rooms[place]]
    if page.on_track:
        told.append(("track", track(sheet)))
    told += dice(state, sheet)
    told += cells(sheet)
    if len(page.cheese):
        told.append(("cheese", cheese(sheet)))
    told += [("area", area(sheet, number)) for number in range(len(page.areas))]
    later = list(frames(sheet))[1:]  # what is asked first is the prompt
    told += [("then", {"task": task(sheet, frame)}) for frame in later]
    return [Message(f"view-{line}", {"who": Message(SEATS[seat]), **args}) for line, args in told]


def supplies(state: Cats, seat: int) -> Args:
    """Return a player's points by category, and how many cells are empty."""
    sheet = state.sheets[seat]
    parts = [
        Message("view-part", {"what": Message(f"category-{CATEGORIES[i]}"), "points": gained})
        for i in range(len(CATEGORIES))
        if (gained := int(points(sheet, i))) and (i != FOR_EMPTY or state.phase == FINISHED)
    ]
    return {
        "points": int(state.score(seat)),
        "parts": listed(parts) if parts else Message("view-part-none"),
        "empty": int(count(sheet.open)),
    }


def circles(sheet: Sheet, place: int) -> Args:
    """Return how many rooms of a number there are, and how often its ability can be used."""
    rooms = int(sheet.rooms[place])
    return {"number": place + 2, "rooms": rooms, "free": rooms - int(sheet.spent[place])}


def track(sheet: Sheet) -> Args:
    """Return how many cats are crossed out, and what the next one brings."""
    labels = [int(label) for label in sheet.page.track]
    crossed = int(sheet.track)
    following = brings(labels[crossed]) if crossed < len(labels) else Message("brings-full")
    return {"crossed": crossed, "cats": len(labels), "next": following}


def brings(label: int) -> Message:
    """Return what a cat of the track brings."""
    if label == ANY_NUMBER:
        return Message("brings-any")
    return Message("brings-number", {"symbol": thing(label)}) if label >= 0 else Message("brings-0")


def dice(state: Cats, sheet: Sheet) -> list[tuple[str, Args]]:
    """Return the dice as the player has turned them, which are used, and where they stand."""
    told: list[tuple[str, Args]] = []
    if sheet.need:
        faces = [die_name(int(sheet.die(die))) for die in range(DICE)]
        amount: Args = {"used": int(sheet.used), "need": int(sheet.need)}
        told.append(("dice", {"dice": listed(faces), **amount}))
    elif state.phase > ROLLING_STARS and sheet.page.stars:
        stars = range(int(count(sheet.page.stars)))
        told.append(("star-dice", {"dice": listed(name(int(sheet.die(die))) for die in stars)}))
    if sheet.linked:
        told.append(("linked", {"cells": cell_names(sheet, int(sheet.linked))}))
    if sheet.diagonal:
        told.append(("diagonal", {}))
    return told


def die_name(die: int) -> Message:
    """Return what a die shows, and whether it is used."""
    used = die & int(USED)
    return Message("view-die-used", {"symbol": name(die & 7)}) if used else name(die)


def cells(sheet: Sheet) -> list[tuple[str, Args]]:
    """Return what is written where."""
    roomed, page = int(sheet.roomed), sheet.page
    told: list[tuple[str, Args]] = []
    rooms = [room_line(sheet, room) for room in rooms_of(sheet)]
    if rooms:
        told.append(("rooms", {"rooms": listed(rooms, "view-next")}))
    loose = [
        Message("view-number", {"number": symbol + 2, "cells": cell_names(sheet, where)})
        for symbol in range(NUMBERS)
        if (where := int(sheet.drawn[symbol]) & ~roomed)
    ]
    if loose:
        told.append(("loose", {"numbers": listed(loose, "view-next")}))
    filled = 0
    for symbol in range(SYMBOL_COUNT):
        filled |= int(sheet.drawn[symbol])
    several = {
        "double": int(sheet.doubled),
        "cats": int(sheet.drawn[CAT]),
        "mice": int(sheet.drawn[MOUSE]),
        "crossed": int(page.grid & ~sheet.open & ~sheet.free) & ~filled,
        "empty": int(sheet.open),
        "outside": int(sheet.free),
    }
    for line, where in several.items():
        if where:
            told.append((line, {"cells": cell_names(sheet, where)}))
    return told


def rooms_of(sheet: Sheet) -> list[int]:
    """Return the rooms, each as a set of cells."""
    found, left = [], int(sheet.roomed)
    while left:
        room = int(room_of(sheet, first(left)))
        found.append(room)
        left &= ~room
    return found


def room_line(sheet: Sheet, room: int) -> Message:
    """Return a room's number and cells."""
    symbol = next(symbol for symbol in range(NUMBERS) if int(sheet.drawn[symbol]) & room)
    told: Args = {"number": int(symbol) + 2, "cells": cell_names(sheet, room)}
    return Message("view-number", told)


def cheese(sheet: Sheet) -> Args:
    """Return the rows and columns whose cheese is crossed out, and those where it is left."""
    mice = int(sheet.drawn[MOUSE])
    eaten = [int(line) for line in sheet.page.cheese if mice & line]
    left = [int(line) for line in sheet.page.cheese if not mice & line]
    return {"eaten": line_names(sheet.page, eaten), "left": line_names(sheet.page, left)}


def line_names(page: Page, lines: list[int]) -> str:
    """Return rows by their numbers and columns by their letters."""
    columns = int(page.columns)
    names = []
    for line in lines:
        row, column = divmod(int(first(line)), columns)
        names.append(str(row + 1) if page.is_row(line) else COLUMN_NAMES[column])
    return ", ".join(names) or "–"


def area(sheet: Sheet, number: int) -> Args:
    """Return the animals of a coloured area, and what they are worth."""
    where = sheet.page.areas[number]
    cats = int(symbols(sheet, CAT, where))
    return {
        "area": Message(f"colour-{AREA_NAMES[number]}"),
        "cats": cats,
        "mice": int(symbols(sheet, MOUSE, where)),
        "worth": int(mouse_worth(cats)),
        "points": int(mice_in_area(sheet, where)),
    }


# --- what is printed ------------------------------------------------------------------------


def setting(state: State) -> list[Message]:
    """Return the sheet that everybody has, for who cannot see it."""
    assert isinstance(state, Cats)
    page, sheet = state.page, state.sheets[0]
    size: Args = {"rows": int(page.rows), "last": COLUMN_NAMES[int(page.columns) - 1]}
    lines = [Message("setting-grid", size)]
    if missing := int(page.rectangle() & ~page.grid):
        lines.append(Message("setting-missing", {"cells": cell_names(sheet, missing)}))
    worth = ("two", "three", "four", "five")
    values: Args = {worth[place]: int(page.room_points[place]) for place in range(4)}
    lines.append(Message("setting-rooms", values))
    lines.append(Message(f"setting-level-{page.level}"))
    if page.grows:
        rule = "touching" if page.touching else "free"
        start: Args = {"cells": cell_names(sheet, int(page.start))}
        lines += [Message("setting-start", start), Message(f"setting-growth-{rule}")]
    if len(page.cheese):
        cheeses = [int(line) for line in page.cheese]
        lines.append(Message("setting-cheese", {"lines": line_names(page, cheeses)}))
    if len(page.track):
        cats = listed(brings(int(label)) for label in page.track)
        lines.append(Message("setting-track", {"cats": cats}))
    if page.stars:
        lines.append(Message("setting-stars", {"cells": cell_names(sheet, int(page.stars))}))
    if len(page.bonus):
        bonus = sum(1 << int(cell) for cell in page.bonus)
        lines.append(Message("setting-bonus", {"cells": cell_names(sheet, bonus)}))
    for number, colour in enumerate(AREA_NAMES[: len(page.areas)]):
        where = cell_names(sheet, int(page.areas[number]))
        told: Args = {"area": Message(f"colour-{colour}"), "cells": where}
        lines.append(Message("setting-area", told))
    return [*lines, Message("setting-end-all" if page.grows else "setting-end-first")]
