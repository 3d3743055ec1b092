"""What happens in Marabunta, as messages of `text/*.ftl`."""

from tarsas.core.options import SEATS
from tarsas.core.pending import first_of, kind_of, second_of, third_of
from tarsas.core.state import CHANCE, OVER, State
from tarsas.core.text import Args, Message, listed
from tarsas.games.marabunta.actions import HEX_NAMES
from tarsas.games.marabunta.rules import Marabunta
from tarsas.games.marabunta.rules_board import (
    ABILITIES,
    ALL_ITEMS,
    CAKE_CROSS,
    FACES,
    FIRST_CROSS,
    FREELY,
    GROUP_COUNT,
    HEXES,
    NUMBER,
    REGION_COUNT,
    REGIONS,
    REVEALING,
    SECOND_CROSS,
    SPLITTING,
    STARTING,
    TAKING,
    TOKEN_ITEM,
    TOKENS,
    WRITE,
)

CROSSES = (int(FIRST_CROSS), int(SECOND_CROSS), int(CAKE_CROSS))
# Frames that write a number next to something just written, with the number they write.
FOLLOWERS = {1: 0, 2: 1, 3: 1, 4: 0, 5: 1}


# --- what happened --------------------------------------------------------------------------


def said_item(state: Marabunta, seat: int, item: int) -> Message:
    """Return an item's name with what it shows."""
    if item == TOKEN_ITEM:
        return Message("item-token", {"token": Message(f"token-{TOKENS[state.token]}")})
    face = Message(f"face-{FACES[state.dice[item]]}")
    return Message("item-die", {"region": region(item), "face": face})


def did_split(state: Marabunta, seat: int, dice: int) -> Message:
    """Return both groups of a split."""
    parts = {"one": group(state, dice), "other": group(state, ALL_ITEMS & ~dice)}
    return Message("did-split", {"who": Message(SEATS[seat]), **parts})


def label_split(state: Marabunta, seat: int, dice: int) -> Message:
    """Return the group that is set apart."""
    return Message("label-split", {"group": group(state, dice)})


def told_take(state: Marabunta, seat: int, plain: int) -> tuple[str, Args]:
    """Return what is in the group that is taken."""
    return "take", {
        "group": group(state, state.plain_group if plain else ALL_ITEMS & ~state.plain_group)
    }


def did_hex(state: Marabunta, seat: int, hex_: int) -> Message:
    """Return what choosing a hex does, and whether it costs an anthill."""
    wanted = state.top()
    kind = kind_of(wanted)
    place: Args = {
        "who": Message(SEATS[seat]),
        "hex": HEX_NAMES[hex_],
        "region": region(state.board.region[hex_]),
    }
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
    free = kind_of(wanted) == WRITE and third_of(wanted) == FREELY
    return not free and not state.touched[seat * HEXES + hex_]


def did_chest(state: Marabunta, seat: int, number: int) -> Message:
    """Return what crossing out a chest does."""
    left = state.board.group_size[number] - state.chests[seat * GROUP_COUNT + number] - 1
    args: Args = {"who": Message(SEATS[seat]), "ability": ability(state, number)}
    if left == 0:
        return Message("did-unlock", args)
    return Message("did-chest", {**args, "left": int(left)})


def label_chest(state: Marabunta, seat: int, number: int) -> Message:
    """Return the ability that a chest leads to."""
    return Message("label-chest", {"ability": ability(state, number)})


# --- whose turn -----------------------------------------------------------------------------


def prompt(state: State) -> Message:
    """Return who does what now, in one line."""
    assert isinstance(state, Marabunta)
    actor = state.actor()
    if actor == OVER:
        return Message("prompt-over", {"who": Message(SEATS[list(state.result()).index(1)])})
    if actor == CHANCE:
        kind = {int(STARTING): "start", int(REVEALING): "token"}.get(int(state.phase), "roll")
        return Message(f"prompt-{kind}")
    who = Message(SEATS[actor])
    if state.phase == SPLITTING:
        return Message("prompt-split", {"who": who})
    if state.phase == TAKING:
        return Message("prompt-take", {"who": who})
    wanted = state.top()
    if wanted < 0:
        return Message("prompt-item", {"who": who})
    return Message("prompt-pending", {"who": who, "task": pending_task(wanted)})


TASKS = (
    "write",
    "second-zero",
    "second-one",
    "third-one",
    "first-zero",
    "first-one",
    "first-cross",
    "second-cross",
    "cake-cross",
    "chest",
    "circle",
    "repeat",
)


def pending_task(wanted: int) -> Message:
    """Return what a pending frame asks for."""
    kind, number, where = kind_of(wanted), first_of(wanted), second_of(wanted)
    if kind != WRITE:
        return Message(f"task-{TASKS[kind]}")
    if where == REGION_COUNT:
        return Message("task-write-any", {"number": int(number)})
    return Message("task-write", {"number": int(number), "region": region(where)})


# --- the position in words ------------------------------------------------------------------


def describe(state: State) -> list[Message]:
    """Return the position line by line."""
    assert isinstance(state, Marabunta)
    lines = [
        Message("view-round", {"round": int(state.round), "who": Message(SEATS[state.splitter])})
    ]
    if state.rolled == REGION_COUNT:
        lines.append(Message("view-items", {"items": group(state, int(ALL_ITEMS))}))
    if state.plain_group:
        lines.append(Message("view-plain", {"items": group(state, state.plain_group)}))
    if state.left:
        items = group(state, state.left)
        lines.append(Message("view-left", {"who": Message(SEATS[state.active]), "items": items}))
    lines += [player_line(state, seat) for seat in range(2)]
    for seat in range(2):
        lines += [group_line(state, seat, number) for number in range(GROUP_COUNT)]
    lines += [region_line(state, number) for number in range(REGION_COUNT)]
    return [*lines, prompt(state)]


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
    marks = []
    for hex_ in range(HEXES):
        if state.board.region[hex_] == number and state.hexes[hex_]:
            marks.append(f"{HEX_NAMES[hex_]} {mark_name(state.hexes[hex_])}")
    return Message(
        "view-region",
        {
            "region": region(number),
            "red": int(state.sums[number]),
            "blue": int(state.sums[REGION_COUNT + number]),
            "redcircles": int(state.circles[number]),
            "bluecircles": int(state.circles[REGION_COUNT + number]),
            "empty": int(state.empty_circles[number]),
            "marks": ", ".join(marks) or "–",
        },
    )


def mark_name(mark: int) -> str:
    """Return what stands on a hex in short: × for a cross, R3 for a red 3."""
    if mark < NUMBER:
        return "×"
    return f"{'RB'[(mark - NUMBER) // 4]}{(mark - NUMBER) % 4}"


# --- names ----------------------------------------------------------------------------------


def region(number: int) -> Message:
    """Return a region's name."""
    return Message(f"region-{REGIONS[number]}")


def ability(state: Marabunta, group: int) -> Message:
    """Return the ability that a group of chests unlocks."""
    return Message(f"ability-{ABILITIES[state.board.group_ability[group]]}")


def group(state: Marabunta, mask: int) -> Message:
    """Return the items of a group as a list, the token last."""
    return listed(said_item(state, 0, item) for item in range(TOKEN_ITEM + 1) if mask >> item & 1)
