"""Pulsar 2849: the set-up, and chance outside a turn (R1.4, R14)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tarsas.core.state import NOBODY
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.rules_dice import open_dice_phase, seat_in_order, stack_counters
from tarsas.games.pulsar.rules_state import Position, bits
from tarsas.games.pulsar.rules_transmitters import deal, legal_deals


def go_on_setting_up(s: Position) -> None:
    """Open the first phase of the set-up that has something left to do."""
    if s.phase <= t.GOALS:
        if s.printed.fixed_goals and s.goal_mask == 0:
            s.goal_mask = s.printed.fixed_goals
            if s.events is not None:
                tell_goals(s)
        s.phase = t.GOALS
        if bits(s.goal_mask) < 3:
            return
        for goal in range(i64(12)):
            if s.goal_mask & (1 << goal):
                s.goals = append(s.goals, goal)
        s.phase = t.BOARDS
        s.step = 0
    if s.phase == t.BOARDS:
        while s.step < 3 and s.letters[s.step] >= 0:
            if s.events is not None and s.printed.letters[s.step] >= 0:
                tell_board(s)
            s.step += 1
        if s.step < 3:
            return
        lay_boards(s)
        s.phase = t.ORDERING
        s.step = 0


def tell_goals(s: Position) -> None:
    """Note the goals that were chosen with the set-up."""
    for goal in range(i64(12)):
        if s.goal_mask & (1 << goal):
            name = s.piece(0, "goal", goal)
            s.tell(NOBODY, 0, "event-goal", name, {}, {"goal": name})


def tell_board(s: Position) -> None:
    """Note a technology board that was chosen with the set-up."""
    name = f"board-{t.LETTERS[s.letters[s.step]]}{t.CATEGORIES[s.step]}"
    s.tell(NOBODY, 0, "event-board", f"row-{(1, 3, 6)[s.step]}", {}, {"board": name})


def lay_boards(s: Position) -> None:
    """R1.4: three boards carry 17 technologies in eight rows."""
    slot: i64 = 0
    for category in range(i64(3)):
        first = s.printed.board_start[category * 4 + s.letters[category]]
        for i in range(i64(6) if category < 2 else i64(5)):
            s.techs[slot] = first + i
            slot += 1


def place_rocket(s: Position, seat: i64) -> None:
    """R1.4: the play order is drawn space by space; the last one follows."""
    s.rockets = append(s.rockets, seat)
    if len(s.rockets) < s.players - 1:
        return
    for last in range(s.players):
        if not has_rocket(s, last):
            s.rockets = append(s.rockets, last)
            break
    if s.players == 2:  # ruling A6: two rockets each, alternating
        s.rockets = append(append(s.rockets, s.rockets[0]), s.rockets[1])
    for number in range(s.players):
        who = seat_in_order(s, number)
        s.own[who * t.OWN + t.PM1] = 1
        s.gain(who, s.printed.start_points[number])
        if s.events is not None:
            place, panel = {"place": int(number + 1)}, s.piece(who, "panel", 0)
            s.tell(who, s.printed.start_points[number], "points-start", panel, place, {})
    stack_counters(s, t.START_SPACE)
    s.phase = t.ENTERING
    s.step = 0
    s.active = seat_in_order(s, s.players - 1)


def has_rocket(s: Position, seat: i64) -> bool:
    """Say whether a seat stands in the play order yet."""
    for other in s.rockets:
        if other == seat:
            return True
    return False


def choose_entry(s: Position, entry: i64) -> None:
    """R1.4: from the last player to the first."""
    s.own[s.active * t.OWN + t.SHIP] = entry
    s.step += 1
    if s.step < s.players:
        s.active = seat_in_order(s, s.players - 1 - s.step)
    elif s.printed.headquarters:
        s.phase = t.SETTLING
        s.step = 0
    else:
        begin(s)


def deal_headquarters(s: Position, board: i64) -> None:
    """R1.4: each player in play order is dealt a board."""
    s.own[seat_in_order(s, s.step) * t.OWN + t.HQ] = board
    s.step += 1
    if s.step == s.players:
        s.phase = t.SIDING
        s.step = 0
        s.active = seat_in_order(s, 0)


def choose_side(s: Position, side: i64) -> None:
    """Ruling A42: in play order, openly, before the first roll."""
    me = s.active * t.OWN
    s.own[me + t.SIDE] = s.own[me + t.HQ] * 2 + side
    s.step += 1
    if s.step < s.players:
        s.active = seat_in_order(s, s.step)
    else:
        begin(s)


def begin(s: Position) -> None:
    """Open the first round."""
    s.round = 1
    if s.events is not None:
        s.tell(NOBODY, 0, "event-round", "row-1", {"round": 1}, {})
    open_dice_phase(s)


def is_taken(s: Position, entry: i64) -> bool:
    """Say whether a ship stands on an entry."""
    for seat in range(s.players):
        if s.own[seat * t.OWN + t.SHIP] == entry:
            return True
    return False


def legal_chance(s: Position, out: vec[i64]) -> vec[i64]:
    """List what chance may bring outside a turn (R14)."""
    if s.phase == t.ROLLING:
        for value in range(i64(1), i64(7)):
            out = append(out, t.DIE + value)
    elif s.phase == t.DEALING:
        out = legal_deals(s, out)
    elif s.phase == t.GOALS:
        for goal in range(i64(12)):
            tile_drawn = s.goal_mask & (3 << (goal // 2 * 2))
            if s.printed.goals_drawn & (1 << goal) and not tile_drawn:
                out = append(out, t.GOAL + goal)
    elif s.phase == t.BOARDS:
        for letter in range(i64(4)):
            out = append(out, t.BOARD + letter)
    elif s.phase == t.ORDERING:
        start = s.printed.start
        for seat in range(s.players):
            wanted = start < 0 or len(s.rockets) > 0 or seat == start
            if wanted and not has_rocket(s, seat):
                out = append(out, t.ORDER + seat)
    else:
        for board in range(i64(4)):
            if not is_dealt(s, board):
                out = append(out, t.HEADQUARTERS + board)
    return out


def is_dealt(s: Position, board: i64) -> bool:
    """Say whether a headquarters board is already with a player."""
    for seat in range(s.players):
        if s.own[seat * t.OWN + t.HQ] == board:
            return True
    return False


def apply_set_up(s: Position, action: i64) -> None:
    """Carry out what happens outside dice and action phases."""
    if s.phase == t.DEALING:
        if deal(s, action - t.DEAL):
            if s.round == 0:
                go_on_setting_up(s)
            else:
                open_dice_phase(s)
    elif s.phase == t.GOALS:
        s.goal_mask |= 1 << (action - t.GOAL)
        go_on_setting_up(s)
    elif s.phase == t.BOARDS:
        s.letters[s.step] = action - t.BOARD
        go_on_setting_up(s)
    elif s.phase == t.ORDERING:
        place_rocket(s, action - t.ORDER)
    elif s.phase == t.ENTERING:
        choose_entry(s, action - t.CHOOSE_ENTRY)
    elif s.phase == t.SETTLING:
        deal_headquarters(s, action - t.HEADQUARTERS)
    else:
        choose_side(s, action - t.CHOOSE_SIDE)
