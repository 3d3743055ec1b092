"""A game of Marabunta that is under way on a real table, from its map, leaves and boards.

Cakes and points follow from the rest, so nobody has to enter them: they show whether it is right.
"""

from tarsas.core.filling import Fault, Filled, Paper, Pen, Place
from tarsas.core.options import SEATS
from tarsas.core.scorekeeping import NUMBER as A_NUMBER
from tarsas.core.scorekeeping import ONCE, Choice, Face, Field, Section, seat, several
from tarsas.core.state import State
from tarsas.core.text import Args, Message
from tarsas.games.marabunta.actions import HEX_NAMES
from tarsas.games.marabunta.rules import Marabunta
from tarsas.games.marabunta.rules_board import (
    ABILITIES,
    CAKE,
    CHEST,
    CROSSED,
    FREE_ZERO,
    GROUP_COUNT,
    HEXES,
    LAST_CAKE,
    LAST_ROUND_OF_TOKENS,
    NO_TOKEN,
    NUMBER,
    REGION_COUNT,
    REGIONS,
    REVEALING,
    ROLLING,
    TOKENS,
)

PLAYERS = 2
CROSS = "cross"
UNDER_WAY = "under-way"
ALL_TOKENS = (1 << int(LAST_ROUND_OF_TOKENS)) - 1


# What can be filled in


def paper(state: State) -> Paper:
    """Return what stands on the map, on the leaves and on the boards, and which round comes."""
    assert isinstance(state, Marabunta)
    last = int(LAST_ROUND_OF_TOKENS + state.open_cakes) + 1
    tokens = [
        Choice(Message(f"token-{token}"), Face(f"token-{token}", 56, 56, around=True))
        for token in TOKENS[:LAST_ROUND_OF_TOKENS]
    ]
    asked = Section(
        UNDER_WAY,
        ONCE,
        (
            Field("round", A_NUMBER, 1, last, usual=1),
            seat("splitter", PLAYERS, usual=0),
            several("tokens", tuple(tokens), len(tokens)),
        ),
    )
    numbers = [(f"{SEATS[one]}-{n}", one, n) for one in range(PLAYERS) for n in range(4)]
    pens = [Pen(pen, Message(f"face-{n}"), one) for pen, one, n in numbers]
    pens.append(Pen(CROSS, Message("pen-cross")))
    circles = [Pen(f"{SEATS[one]}-circle", Message("pen-circle"), one) for one in range(PLAYERS)]
    written = tuple(pen.value for pen in pens)
    places = [Place(name, (f"hex-{name}",), written) for name in HEX_NAMES]
    for one, colour in enumerate(SEATS[:PLAYERS]):
        places += board_places(state, one, colour)
    return Paper((asked,), (*pens, *circles), tuple(places))


def board_places(state: Marabunta, one: int, colour: str) -> list[Place]:
    """Return what of the leaves and of the own board is a player's."""
    board = state.board
    own, most = int(board.own_circles), int(board.own_circles + board.empty_circles)
    coloured = tuple(str(n) for n in range(own, most + 1))
    hills = int(board.anthills)
    pieces = tuple(f"anthill-{colour}-{i + 1}" for i in reversed(range(hills)))
    left = tuple(str(n) for n in range(hills, -1, -1))
    return [
        *(
            Place(f"{colour}.{region}", (f"leaf-{region}",), (f"{colour}-circle",), coloured)
            for region in REGIONS
        ),
        *([Place(f"{colour}.anthills", pieces, (), left)] if hills else []),
        *(
            Place(
                f"{colour}.chests-{group + 1}",
                (f"group-{colour}-{group + 1}",),
                (),
                tuple(str(n) for n in range(int(board.group_size[group]) + 1)),
            )
            for group in range(GROUP_COUNT)
        ),
    ]


# On the table


def lay(state: State, filled: Filled) -> list[Fault]:
    """Put what is filled in on the table; return what cannot be so."""
    assert isinstance(state, Marabunta)
    for hex_, name in enumerate(HEX_NAMES):
        value = filled.marks.get(name, "")
        if value == CROSS:
            state.fill(hex_, CROSSED)
        elif value:
            colour, _, figure = value.partition("-")
            state.active = SEATS.index(colour)
            state.write_number(hex_, int(figure), False)
    for one in range(PLAYERS):
        lay_board(state, filled, one)
    state.round = filled.answer(UNDER_WAY, "round")[0]
    state.splitter = filled.answer(UNDER_WAY, "splitter")[0]
    state.active = 1 - state.splitter if state.round > 1 else 0
    tokens = filled.answer(UNDER_WAY, "tokens")
    with_tokens = state.round <= LAST_ROUND_OF_TOKENS
    seen = sum(1 << token for token, is_seen in enumerate(tokens) if is_seen)
    state.tokens_seen = seen if with_tokens else ALL_TOKENS
    state.token = NO_TOKEN if with_tokens else LAST_CAKE
    state.phase = REVEALING if with_tokens else ROLLING
    return faults(state, is_blank=not filled.marks)


def lay_board(state: Marabunta, filled: Filled, one: int) -> None:
    """Fill in a player's circles, anthills and chests; cakes and points follow."""
    board, colour = state.board, SEATS[one]
    state.active = one
    for region, name in enumerate(REGIONS):
        own = filled.marks.get(f"{colour}.{name}", str(board.own_circles))
        state.circles[one * REGION_COUNT + region] = int(own)
        state.empty_circles[region] -= int(own) - board.own_circles
    state.own[4 + one] = int(filled.marks.get(f"{colour}.anthills", str(board.anthills)))
    for _ in written_on(state, one, int(CAKE)):
        state.cross_cake()  # R19
    for group in range(GROUP_COUNT):
        crossed = int(filled.marks.get(f"{colour}.chests-{group + 1}", "0"))
        state.chests[one * GROUP_COUNT + group] = crossed
        if crossed == board.group_size[group]:
            ability = ABILITIES[board.group_ability[group]]
            if ability == "two_cakes":  # R23
                state.cross_cake()
                state.cross_cake()
            elif ability.startswith("vp_"):  # R24
                state.gain(one, int(ability.removeprefix("vp_")))


def written_on(state: Marabunta, one: int, special: int | None = None) -> list[int]:
    """Return the hexes with a player's numbers, all or those on cakes or chests."""
    low, board = NUMBER + 4 * one, state.board
    own = [hex_ for hex_ in range(HEXES) if low <= state.hexes[hex_] < low + 4]
    return [hex_ for hex_ in own if special is None or board.special[hex_] == special]


# What cannot be so


def faults(state: Marabunta, *, is_blank: bool) -> list[Fault]:
    """Return what no game comes to between two rounds."""
    found = [*rounds_wrong(state, is_blank), *over(state)]
    for one in range(PLAYERS):
        found += board_wrong(state, one)
    return found


def rounds_wrong(state: Marabunta, is_blank: bool) -> list[Fault]:
    """Compare the number of the round with what has happened."""
    before = int(state.round) - 1
    if before == 0 and not is_blank:
        return [Fault(Message("fault-first-round"), ("round",))]
    seen = int(state.tokens_seen).bit_count()
    if state.phase == REVEALING and seen != before:
        args: Args = {"round": int(state.round), "wanted": before, "seen": seen}
        return [Fault(Message("fault-tokens", args))]
    taken = before - int(LAST_ROUND_OF_TOKENS)  # R4, R6: a cake hex in every round from the eighth
    board = state.board
    cakes = [hex_ for hex_ in range(HEXES) if board.special[hex_] == CAKE]
    gone = sum(state.hexes[hex_] == CROSSED for hex_ in cakes)
    if gone < taken:
        args = {"round": int(state.round), "wanted": taken, "gone": gone}
        return [Fault(Message("fault-last-cakes", args), tuple(map(hex_piece, cakes)))]
    return []


def over(state: Marabunta) -> list[Fault]:
    """Say if the game has ended by what is filled in (R27)."""
    found = []
    for region, name in enumerate(REGIONS):
        named: Args = {"region": Message(f"region-{name}")}
        if state.empty_circles[region] < 0:
            most = int(2 * state.board.own_circles + state.board.empty_circles)
            found.append(Fault(Message("fault-leaf", {**named, "most": most}), (f"leaf-{name}",)))
        elif state.empty_circles[region] == 0:
            found.append(Fault(Message("fault-over-leaf", named), (f"leaf-{name}",)))
        if state.open_in[region] == 0:
            found.append(Fault(Message("fault-over-region", named), (f"region-{name}",)))
    if state.open_cakes == 0:
        found.append(Fault(Message("fault-over-cakes")))
    return found


def board_wrong(state: Marabunta, one: int) -> list[Fault]:
    """Compare a player's board with the numbers on the map."""
    found, board = [], state.board
    who: Args = {"who": Message(SEATS[one])}
    on_chests = written_on(state, one, int(CHEST))
    places = range(one * GROUP_COUNT, (one + 1) * GROUP_COUNT)
    crossed = sum(int(state.chests[place]) for place in places)
    wanted = min(len(on_chests), sum(int(size) for size in board.group_size))
    if crossed < wanted:  # R20
        args = {**who, "hexes": len(on_chests), "crossed": crossed}
        found.append(Fault(Message("fault-chests", args), tuple(map(hex_piece, on_chests))))
    used = int(board.anthills - state.anthills(one))
    apart = islands(state, one)
    if apart > used + free_ways(state, one):  # R7
        args = {**who, "groups": apart, "used": used}
        pieces = tuple(map(hex_piece, written_on(state, one)))
        found.append(Fault(Message("fault-apart", args), pieces))
    if used > len(written_on(state, one)):
        found.append(Fault(Message("fault-anthills", {**who, "used": used})))
    return found


def islands(state: Marabunta, one: int) -> int:
    """Return how many groups of own numbers there are that do not touch."""
    left, found = set(written_on(state, one)), 0
    while left:
        found += 1
        edge = [left.pop()]
        while edge:
            hex_ = edge.pop()
            near = {int(state.board.neighbours[hex_ * 6 + side]) for side in range(6)} & left
            left -= near
            edge += near
    return found


def free_ways(state: Marabunta, one: int) -> int:
    """Return how often a player can have written without a neighbour or an anthill (R16, R22)."""
    free = int(bool(state.tokens_seen & (1 << FREE_ZERO)))
    for group in range(GROUP_COUNT):
        ability = ABILITIES[state.board.group_ability[group]]
        done = state.chests[one * GROUP_COUNT + group] == state.board.group_size[group]
        free += done and ability in ("free_zero", "free_three")
    return free


def hex_piece(hex_: int) -> str:
    """Return the element of a hex."""
    return f"hex-{HEX_NAMES[hex_]}"
