"""What happens in Marabunta, as messages of `text/*.ftl`."""

from collections.abc import Iterable

from tarsas.core.options import SEATS
from tarsas.core.pending import first_of, kind_of, second_of, third_of
from tarsas.core.state import State
from tarsas.core.telling import player
from tarsas.core.text import Args, Message, listed
from tarsas.games.marabunta.actions import HEX_NAMES
from tarsas.games.marabunta.rules import Marabunta
from tarsas.games.marabunta.rules_board import (
    ABILITIES,
    ALL_ITEMS,
    BY_ABILITY,
    CAKE,
    CAKE_CROSS,
    CHEST,
    CHESTS,
    CIRCLES,
    ENDINGS,
    FACE_CIRCLE,
    FACES,
    FIRST_CROSS,
    FIRST_ONE,
    FIRST_ZERO,
    FREELY,
    GROUP_COUNT,
    HEXES,
    LAND,
    LAST_ROUND_OF_TOKENS,
    NO_TOKEN,
    NUMBER,
    REGION_COUNT,
    REGIONS,
    RESOLVING,
    REVEALING,
    SECOND_CROSS,
    SECOND_ONE,
    SECOND_ZERO,
    STARTING,
    THIRD_ONE,
    TOKEN_ITEM,
    TOKENS,
    WRITE,
)

CROSSES = (int(FIRST_CROSS), int(SECOND_CROSS), int(CAKE_CROSS))
# Frames that write a number next to something just written, with the number they write.
FOLLOWERS = {
    int(SECOND_ZERO): 0,
    int(SECOND_ONE): 1,
    int(THIRD_ONE): 1,
    int(FIRST_ZERO): 0,
    int(FIRST_ONE): 1,
}


# --- what happened --------------------------------------------------------------------------


def said_item(state: Marabunta, seat: int, item: int) -> Message:
    """Return an item's name with what it shows."""
    if item == TOKEN_ITEM:
        return Message("item-token", {"token": token(int(state.token))})
    face = Message(f"face-{FACES[state.dice[item]]}")
    return Message("item-die", {"region": region(item), "face": face})


def did_split(state: Marabunta, seat: int, dice: int) -> Message:
    """Return both groups of a split."""
    return Message("did-split", groups(state, dice))


def label_split(state: Marabunta, seat: int, dice: int) -> Message:
    """Return the group that is set apart."""
    return Message("label-split", {"group": group(state, dice)})


def told_take(state: Marabunta, seat: int, plain: int) -> tuple[str, Args]:
    """Return what is in the group that is taken."""
    return "take", {
        "group": group(state, state.plain_group if plain else ALL_ITEMS & ~state.plain_group)
    }


def did_use(state: Marabunta, seat: int, item: int) -> Message:
    """Return what is used; a circle is coloured at once."""
    return used("did-use", state, item)


def did_repeat(state: Marabunta, seat: int, item: int) -> Message:
    """Return what is used once more; a circle is coloured at once."""
    return used("did-repeat", state, item)


def used(how: str, state: Marabunta, item: int) -> Message:
    """Return the use of an item, with the leaf if it is a circle."""
    if item == TOKEN_ITEM:
        return Message(how, {"item": Message("used-token", {"token": token(int(state.token))})})
    if state.dice[item] == FACE_CIRCLE:
        return Message(f"{how}-circle", {"region": region(item)})
    face = Message(f"used-{FACES[state.dice[item]]}")
    return Message(how, {"item": Message("used-die", {"region": region(item), "face": face})})


def did_hex(state: Marabunta, seat: int, hex_: int) -> Message:
    """Return what choosing a hex does, and whether it costs an anthill."""
    wanted = state.top()
    kind = kind_of(wanted)
    place: Args = {"hex": HEX_NAMES[hex_], "region": region(state.board.region[hex_])}
    if kind in CROSSES:
        return Message("did-cross", place)
    number = first_of(wanted) if kind == WRITE else FOLLOWERS[kind]
    costs = needs_anthill(state, seat, hex_)
    return Message("did-write-anthill" if costs else "did-write", {**place, "number": int(number)})


def label_hex(state: Marabunta, seat: int, hex_: int) -> Message:
    """Return a hex, and whether it costs an anthill."""
    costs = kind_of(state.top()) not in CROSSES and needs_anthill(state, seat, hex_)
    return Message("label-hex-anthill" if costs else "label-hex", {"hex": HEX_NAMES[hex_]})


def needs_anthill(state: Marabunta, seat: int, hex_: int) -> bool:
    """Say whether writing on this hex crosses out an anthill."""
    wanted = state.top()
    if kind_of(wanted) in (SECOND_ZERO, SECOND_ONE, THIRD_ONE):
        return False  # the number before it is next to it
    free = kind_of(wanted) == WRITE and third_of(wanted) == FREELY
    return not free and not state.touched[seat * HEXES + hex_]


def did_chest(state: Marabunta, seat: int, number: int) -> Message:
    """Return what crossing out a chest does."""
    left = state.board.group_size[number] - state.chests[seat * GROUP_COUNT + number] - 1
    args: Args = {"ability": ability(state, number)}
    return (
        Message("did-chest", {**args, "left": int(left)}) if left else Message("did-unlock", args)
    )


def label_chest(state: Marabunta, seat: int, number: int) -> Message:
    """Return the ability that a chest leads to."""
    return Message("label-chest", {"ability": ability(state, number)})


def did_done(state: Marabunta, seat: int) -> Message:
    """Return what of the group stays unused."""
    if not state.left:
        return Message("did-done")
    return Message("did-done-unused", {"items": group(state, int(state.left))})


# --- whose turn -----------------------------------------------------------------------------


def awaited(state: Marabunta) -> Message:
    """Return what chance is about to do."""
    kind = {int(STARTING): "start", int(REVEALING): "token"}.get(int(state.phase), "roll")
    return Message(f"prompt-{kind}")


def chapter(state: Marabunta) -> Message:
    """Return the round, by which the story is divided."""
    return Message("chapter-round", {"round": int(state.round)})


def urgent(state: Marabunta) -> Message | None:
    """Return that the round is the last one, if it is."""
    return Message("urgent-last-round") if state.trigger >= 0 else None


ACCOUNT = ("points-region", "event-tied")


def outcome(state: Marabunta) -> Message:
    """Return who won, and by what (R29)."""
    seat = list(state.result()).index(1)
    points = int(state.score(seat)), int(state.score(1 - seat))
    cakes = int(state.cakes(seat)), int(state.cakes(1 - seat))
    decided = "cakes" if cakes[0] != cakes[1] else "trigger"
    return Message(
        "outcome-points" if points[0] != points[1] else f"outcome-{decided}",
        {
            "who": player(seat),
            "own": points[0],
            "other": points[1],
            "cakes": cakes[0],
            "fewer": cakes[1],
        },
    )


def offer_use(state: Marabunta, seat: int, legal: list[tuple[int]]) -> Message:
    """Return whether a die, the token or both can be used."""
    items = {item for (item,) in legal}
    dice = "any" if TOKEN_ITEM in items else "die"
    return Message("offer-use-token" if items == {TOKEN_ITEM} else f"offer-use-{dice}")


def offer_done(state: Marabunta, seat: int, _: object) -> Message:
    """Return whether finishing gives something up."""
    return Message("offer-done-forced" if len(state.legal(seat)) == 1 else "offer-done")


def offer_hex(state: Marabunta, seat: int, _: object) -> Message:
    """Return what the hex is for."""
    return task(state.top())


def offer_chest(state: Marabunta, seat: int, _: object) -> Message:
    """Return how many chests are to be crossed out."""
    return task(state.top())


def offer_colour(state: Marabunta, seat: int, _: object) -> Message:
    """Return how many circles are to be coloured, and which leaf is excluded."""
    return task(state.top())


TASKS = {
    int(FIRST_ZERO): "first-zero",
    int(SECOND_ZERO): "second-zero",
    int(FIRST_ONE): "first-one",
    int(SECOND_ONE): "second-one",
    int(THIRD_ONE): "third-one",
    int(FIRST_CROSS): "first-cross",
    int(SECOND_CROSS): "second-cross",
    int(CAKE_CROSS): "cake-cross",
    int(LAND): "land",
}


def task(wanted: int) -> Message:
    """Return what a pending frame asks for."""
    kind, one, other = kind_of(wanted), int(first_of(wanted)), int(second_of(wanted))
    if kind == WRITE:
        return write_task(one, other, int(third_of(wanted)))
    if kind == CHESTS:
        return Message("task-chests", {"count": one})
    if kind == CIRCLES:
        if other == REGION_COUNT:
            return Message("task-circles", {"count": one})
        return Message("task-circles-other", {"count": one, "region": region(other)})
    if kind == THIRD_ONE:
        return Message("task-third-one", {"hex": HEX_NAMES[one], "other": HEX_NAMES[other]})
    if kind in (SECOND_ZERO, SECOND_ONE, SECOND_CROSS, LAND):
        return Message(f"task-{TASKS[kind]}", {"hex": HEX_NAMES[one]})
    return Message(f"task-{TASKS.get(kind, 'repeat')}")


def write_task(number: int, where: int, how: int) -> Message:
    """Return where a number may be written."""
    if where != REGION_COUNT:
        return Message("task-write", {"number": number, "region": region(where)})
    if how == FREELY:
        return Message("task-write-freely", {"number": number})
    return Message(
        "task-write-ability" if how == BY_ABILITY else "task-write-any", {"number": number}
    )


# --- the position in words ------------------------------------------------------------------

ENDS = ("event-end-region", "event-end-leaf", "event-end-cakes")
TOLD_BY = {
    "view-round": ("start", "event-round", "event-round-cake"),
    "view-token": ("token", "event-round", "event-round-cake"),
    "view-tokens": ("token", "event-round-cake"),
    "view-dice": ("roll", "event-round", "event-round-cake"),
    "view-groups": ("split", "event-round", "event-round-cake"),
    "view-taken": ("take", "event-rest", "event-round", "event-round-cake"),
    "view-left": ("take", "use", "event-rest", "done"),
    "view-unused": ("done",),
    "view-then": ("use", "hex", "chest", "colour", "repeat", "decline", "event-lost"),
    "view-near-region": ("hex", *ENDS),
    "view-near-leaf": ("use", "repeat", "colour", *ENDS),
    "view-near-cakes": ("hex", *ENDS),
    "view-last": ENDS,
    "view-player.points": ("points-cake", "points-ability", "points-region"),
    "view-player.cakes": ("points-cake",),
    "view-player.anthills": ("hex",),
    "view-group": ("chest",),
    "view-region.red": ("hex",),
    "view-region.blue": ("hex",),
    "view-region.marks": ("hex",),
    "view-region.redcircles": ("use", "repeat", "colour"),
    "view-region.bluecircles": ("use", "repeat", "colour"),
    "view-region.empty": ("use", "repeat", "colour"),
}
"""By line, or by one argument of a line: the actions and events that speak of its changes."""

ABOUT = {
    "view-player": ("who",),
    "view-group": ("who", "ability"),
    "view-region": ("region",),
    "view-then": ("task",),
}
"""Of lines that are said several times: the arguments that tell which is which."""


def describe(state: State) -> list[Message]:
    """Return the position line by line."""
    assert isinstance(state, Marabunta)
    lines = [*round_lines(state), *end_lines(state)]
    lines += [player_line(state, seat) for seat in range(2)]
    for seat in range(2):
        lines += [group_line(state, seat, number) for number in range(GROUP_COUNT)]
    lines += [region_line(state, number) for number in range(REGION_COUNT)]
    below = [task(wanted) for wanted in reversed(list(state.pending)[:-1])]
    return lines + [Message("view-then", {"task": wanted}) for wanted in below]


def round_lines(state: Marabunta) -> list[Message]:
    """Return the round, its token and dice, and who has which group."""
    lines: list[Message] = []
    if state.phase != STARTING:
        now: Args = {"round": int(state.round), "who": player(int(state.splitter))}
        lines.append(Message("view-round", now))
    if state.token != NO_TOKEN:
        lines.append(Message("view-token", {"token": token(int(state.token))}))
    hidden = [t for t in range(LAST_ROUND_OF_TOKENS) if not state.tokens_seen >> t & 1]
    if hidden:
        lines.append(Message("view-tokens", {"tokens": listed(token(t) for t in hidden)}))
    if state.rolled:
        lines.append(Message("view-dice", {"dice": group(state, (1 << state.rolled) - 1)}))
    if state.plain_group:
        lines.append(Message("view-groups", groups(state, int(state.plain_group))))
    if state.group:
        owner: Args = {"who": player(int(state.active))}
        lines.append(Message("view-taken", {**owner, "items": group(state, int(state.group))}))
        if state.left:
            name = "view-left" if state.phase == RESOLVING else "view-unused"
            lines.append(Message(name, {**owner, "items": group(state, int(state.left))}))
    return lines


def end_lines(state: Marabunta) -> list[Message]:
    """Return how near the end is by each way (R27), or who has brought it about by which."""
    if state.trigger >= 0:
        way = f"view-last-{ENDINGS[state.ended_by]}"
        return [Message("view-last", {"who": player(int(state.trigger)), "way": Message(way)})]
    open_in, circles = list(state.open_in), list(state.empty_circles)
    fullest, ripest = open_in.index(min(open_in)), circles.index(min(circles))
    return [
        Message("view-near-region", {"region": region(fullest), "hexes": int(min(open_in))}),
        Message("view-near-leaf", {"region": region(ripest), "circles": int(min(circles))}),
        Message("view-near-cakes", {"cakes": int(state.open_cakes)}),
    ]


def player_line(state: Marabunta, seat: int) -> Message:
    """Return a player's points and supplies."""
    return Message(
        "view-player",
        {
            "who": Message(SEATS[seat]),
            "points": int(state.score(seat)),
            "cakes": int(state.cakes(seat)),
            "row": len(state.board.cake_row),
            "anthills": int(state.anthills(seat)),
        },
    )


def group_line(state: Marabunta, seat: int, number: int) -> Message:
    """Return how far a group of chests is."""
    return Message(
        "view-group",
        {
            "who": Message(SEATS[seat]),
            "ability": ability(state, number),
            "crossed": int(state.chests[seat * GROUP_COUNT + number]),
            "size": int(state.board.group_size[number]),
        },
    )


def region_line(state: Marabunta, number: int) -> Message:
    """Return a region: its circles, sums and what is written where."""
    marks = [
        mark(hex_, int(state.hexes[hex_])) for hex_ in hexes_of(state, number) if state.hexes[hex_]
    ]
    return Message(
        "view-region",
        {
            "region": region(number),
            "first": Message(SEATS[0]),
            "second": Message(SEATS[1]),
            "red": int(state.sums[number]),
            "blue": int(state.sums[REGION_COUNT + number]),
            "redcircles": int(state.circles[number]),
            "bluecircles": int(state.circles[REGION_COUNT + number]),
            "empty": int(state.empty_circles[number]),
            "marks": listed(marks) if marks else Message("mark-none"),
        },
    )


def mark(hex_: int, written: int) -> Message:
    """Return a hex with the number or the cross on it."""
    if written < NUMBER:
        return Message("mark-cross", {"hex": HEX_NAMES[hex_]})
    seat, number = divmod(written - int(NUMBER), 4)
    args: Args = {"hex": HEX_NAMES[hex_], "who": Message(SEATS[seat]), "number": number}
    return Message("mark-number", args)


# --- what is printed ------------------------------------------------------------------------


def setting(state: Marabunta) -> list[Message]:
    """Return the territory and the boards, for who cannot see them."""
    row = [Message("setting-points", {"points": int(points)}) for points in state.board.cake_row]
    return [
        Message("setting-grid"),
        *(map_line(state, number) for number in range(REGION_COUNT)),
        Message("setting-cakes", {"row": listed(row)}),
        *(ability_line(state, number) for number in range(GROUP_COUNT)),
    ]


def map_line(state: Marabunta, number: int) -> Message:
    """Return the hexes of a region, and which of them show a cake or a chest."""
    hexes = hexes_of(state, number)
    special = state.board.special
    return Message(
        "setting-region",
        {
            "region": region(number),
            "hexes": places(hexes),
            "cakes": places(hex_ for hex_ in hexes if special[hex_] == CAKE),
            "chests": places(hex_ for hex_ in hexes if special[hex_] == CHEST),
        },
    )


def ability_line(state: Marabunta, number: int) -> Message:
    """Return a group of chests and what it unlocks."""
    name = ABILITIES[state.board.group_ability[number]]
    size = int(state.board.group_size[number])
    about = Message(f"about-{name}")
    return Message(
        "setting-ability", {"ability": ability(state, number), "size": size, "about": about}
    )


def hexes_of(state: Marabunta, number: int) -> list[int]:
    """Return the hexes of a region."""
    return [hex_ for hex_ in range(HEXES) if state.board.region[hex_] == number]


def places(hexes: Iterable[int]) -> str:
    """Return the names of hexes."""
    return ", ".join(HEX_NAMES[hex_] for hex_ in hexes) or "–"


# --- names ----------------------------------------------------------------------------------


def region(number: int) -> Message:
    """Return a region's name."""
    return Message(f"region-{REGIONS[number]}")


def token(number: int) -> Message:
    """Return a token's name."""
    return Message(f"token-{TOKENS[number]}")


def ability(state: Marabunta, group: int) -> Message:
    """Return the ability that a group of chests unlocks."""
    return Message(f"ability-{ABILITIES[state.board.group_ability[group]]}")


def groups(state: Marabunta, dice: int) -> Args:
    """Return both groups of a split, the one without the token first."""
    return {"one": group(state, dice), "other": group(state, ALL_ITEMS & ~dice)}


def group(state: Marabunta, mask: int) -> Message:
    """Return the items of a group as a list, the token last."""
    return listed(said_item(state, 0, item) for item in range(TOKEN_ITEM + 1) if mask >> item & 1)
