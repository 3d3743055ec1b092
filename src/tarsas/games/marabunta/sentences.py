"""What happens in Marabunta, as messages of `text/*.ftl`."""

from tarsas.core.options import SEATS
from tarsas.core.state import CHANCE, OVER, State
from tarsas.core.text import Message
from tarsas.games.marabunta.notation import dice_of, hex_name
from tarsas.games.marabunta.rules import Marabunta
from tarsas.games.marabunta.rules_board import (
    ABILITIES,
    CAKE_CROSS,
    COLOUR,
    CROSS_CHEST,
    DECLINE,
    DONE,
    FACES,
    FIRST_CROSS,
    FREELY,
    GROUP_COUNT,
    HEX,
    HEXES,
    NUMBER,
    REGION_COUNT,
    REGIONS,
    REPEAT,
    REVEALING,
    ROLL,
    SECOND_CROSS,
    SPLIT,
    SPLITTING,
    STARTING,
    TAKE,
    TAKING,
    TOKEN,
    TOKEN_ITEM,
    TOKENS,
    USE,
    WRITE,
)

CROSSES = (int(FIRST_CROSS), int(SECOND_CROSS), int(CAKE_CROSS))
# Frames that write a number next to something just written, with the number they write.
FOLLOWERS = {1: 0, 2: 1, 3: 1, 4: 0, 5: 1}


def sentence(state: State, seat: int, action: int) -> Message:
    """Return what an action does, told of the position before it."""
    assert isinstance(state, Marabunta)
    if seat == CHANCE:
        return chance_sentence(state, action)
    who = Message(SEATS[seat])
    if action == DONE:
        return Message("did-done", {"who": who})
    if action == DECLINE:
        return Message("did-decline", {"who": who})
    if action >= REPEAT:
        die = action - REPEAT
        return Message("did-repeat", {"who": who, "item": item(state, die)})
    if action >= COLOUR:
        return Message("did-circle", {"who": who, "region": region(action - COLOUR)})
    if action >= CROSS_CHEST:
        return chest_sentence(state, seat, action - CROSS_CHEST)
    if action >= HEX:
        return hex_sentence(state, seat, action - HEX)
    if action >= USE:
        return Message("did-use", {"who": who, "item": item(state, action - USE)})
    if action >= TAKE:
        mask = state.plain_group if action != TAKE else 127 & ~state.plain_group
        return Message("did-take", {"who": who, "group": group(state, mask)})
    plain = action - SPLIT
    parts = {"one": group(state, plain), "other": group(state, 127 & ~plain)}
    return Message("did-split", {"who": who, **parts})


def label(state: State, seat: int, action: int) -> Message:
    """Return an action in a few words."""
    assert isinstance(state, Marabunta)
    if action == DONE:
        return Message("label-done")
    if action == DECLINE:
        return Message("label-decline")
    if action >= REPEAT:
        return Message("label-repeat", {"item": item(state, action - REPEAT)})
    if action >= COLOUR:
        return Message("label-circle", {"region": region(action - COLOUR)})
    if action >= CROSS_CHEST:
        ability = ABILITIES[state.board.group_ability[action - CROSS_CHEST]]
        return Message("label-chest", {"ability": Message(f"ability-{ability}")})
    if action >= HEX:
        costs = state.top() & 255 not in CROSSES and needs_anthill(state, seat, action - HEX)
        place = {"hex": hex_name(action - HEX)}
        return Message("label-hex-anthill" if costs else "label-hex", place)
    if action >= USE:
        return Message("label-use", {"item": item(state, action - USE)})
    if action >= TAKE:
        mask = state.plain_group if action != TAKE else 127 & ~state.plain_group
        return Message("label-take", {"group": group(state, mask)})
    return Message("label-split", {"group": group(state, action - SPLIT)})


def chance_sentence(state: Marabunta, action: int) -> Message:
    """Return what chance brought."""
    if action >= ROLL:
        die, face = divmod(action - ROLL, 6)
        return Message(
            "chance-roll", {"region": region(die), "face": Message(f"face-{FACES[face]}")}
        )
    if action >= TOKEN:
        return Message("chance-token", {"token": Message(f"token-{TOKENS[action - TOKEN]}")})
    return Message("chance-start", {"who": Message(SEATS[action])})


def chest_sentence(state: Marabunta, seat: int, number: int) -> Message:
    """Return what crossing out a chest does."""
    left = state.board.group_size[number] - state.chests[seat * GROUP_COUNT + number] - 1
    ability = Message(f"ability-{ABILITIES[state.board.group_ability[number]]}")
    args: dict[str, str | int | Message] = {"who": Message(SEATS[seat]), "ability": ability}
    if left == 0:
        return Message("did-unlock", args)
    return Message("did-chest", {**args, "left": int(left)})


def hex_sentence(state: Marabunta, seat: int, hex_: int) -> Message:
    """Return what choosing a hex does, and whether it costs an anthill."""
    wanted = state.top()
    kind = wanted & 255
    place: dict[str, str | int | Message] = {
        "who": Message(SEATS[seat]),
        "hex": hex_name(hex_),
        "region": region(state.board.region[hex_]),
    }
    if kind in CROSSES:
        return Message("did-cross", place)
    number = (wanted >> 8) & 255 if kind == WRITE else FOLLOWERS[kind]
    costs = needs_anthill(state, seat, hex_)
    return Message("did-write-anthill" if costs else "did-write", {**place, "number": int(number)})


def needs_anthill(state: Marabunta, seat: int, hex_: int) -> bool:
    """Say whether writing on this hex crosses out an anthill."""
    wanted = state.top()
    free = wanted & 255 == WRITE and (wanted >> 24) == FREELY
    return not free and not state.touched[seat * HEXES + hex_]


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
    kind, number, where = wanted & 255, (wanted >> 8) & 255, (wanted >> 16) & 255
    if kind != WRITE:
        return Message(f"task-{TASKS[kind]}")
    if where == REGION_COUNT:
        return Message("task-write-any", {"number": number})
    return Message("task-write", {"number": number, "region": region(where)})


def describe(state: State) -> list[Message]:
    """Return the position line by line."""
    assert isinstance(state, Marabunta)
    lines = [
        Message("view-round", {"round": int(state.round), "who": Message(SEATS[state.splitter])})
    ]
    if state.rolled == REGION_COUNT:
        lines.append(Message("view-items", {"items": group(state, 127)}))
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
            "ability": Message(f"ability-{ABILITIES[state.board.group_ability[number]]}"),
            "crossed": int(state.chests[seat * GROUP_COUNT + number]),
            "size": int(state.board.group_size[number]),
        },
    )


def region_line(state: Marabunta, number: int) -> Message:
    """Return a region: its circles, sums and what is written where."""
    marks = []
    for hex_ in range(HEXES):
        if state.board.region[hex_] == number and state.hexes[hex_]:
            marks.append(f"{hex_name(hex_)} {mark_name(state.hexes[hex_])}")
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


def region(number: int) -> Message:
    """Return a region's name."""
    return Message(f"region-{REGIONS[number]}")


def item(state: Marabunta, number: int) -> Message:
    """Return an item's name with what it shows."""
    if number == TOKEN_ITEM:
        return Message("item-token", {"token": Message(f"token-{TOKENS[state.token]}")})
    face = Message(f"face-{FACES[state.dice[number]]}")
    return Message("item-die", {"region": region(number), "face": face})


def group(state: Marabunta, mask: int) -> Message:
    """Return the items of a group as a list."""
    members: list[Message] = [item(state, i) for i in dice_of(mask)]
    if mask & (1 << TOKEN_ITEM):
        members.append(item(state, int(TOKEN_ITEM)))
    listed = members[0]
    for member in members[1:]:
        listed = Message("list", {"before": listed, "last": member})
    return listed
