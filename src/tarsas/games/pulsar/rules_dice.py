"""Pulsar 2849, the dice phase: roll, median, draft and both tracks (R3)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tarsas.core.pending import frame
from tarsas.core.state import NOBODY
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.rules_state import Position

# --- the roll -------------------------------------------------------------------------------


def dice_in_use(s: Position) -> i64:
    """Return how many silver dice are rolled (R13)."""
    return 9 if s.players == 4 else 7


def open_dice_phase(s: Position) -> None:
    """R3.1: all dice go to be rolled; in a balanced first round most are set (R1.4)."""
    s.phase = t.ROLLING
    s.step = 0
    s.median = 0
    left: i64 = 0
    for value in range(i64(7)):
        left += s.boxes[value]
        s.boxes[value] = 0
    if s.events is not None and left > 0:
        s.tell(NOBODY, 0, "event-gather", "median", {"n": int(left)}, {})
    if s.round == 1:
        for value in s.printed.preset:
            s.boxes[value] += 1
            s.step += 1
        if s.events is not None and s.step > 0:
            last = s.step
            numbers = {"first": int(s.printed.preset[0]), "last": int(s.printed.preset[last - 1])}
            s.tell(NOBODY, 0, "event-preset", f"box-{s.printed.preset[0]}", numbers, {})


def roll(s: Position, value: i64) -> None:
    """R3.1: a die falls into the box of its value; the last one places the median marker."""
    s.boxes[value] += 1
    s.step += 1
    if s.step == dice_in_use(s):
        place_median(s)
        s.phase = t.DRAFTING
        s.step = 0
        s.active = drafter(s)


def place_median(s: Position) -> None:
    """R3.1: the middle die's box, moved half a box towards the fuller side."""
    dice = dice_in_use(s)
    left: i64 = 0
    middle: i64 = 1
    while left + s.boxes[middle] <= dice // 2:
        left += s.boxes[middle]
        middle += 1
    right = dice - left - s.boxes[middle]
    s.median = 2 * middle
    if left > right:
        s.median -= 1
    elif right > left:
        s.median += 1
    if s.events is not None:
        half = int(s.median)
        reason = "event-median" if half % 2 == 0 else "event-median-between"
        numbers = {"value": half // 2, "next": half // 2 + 1}
        s.tell(NOBODY, 0, reason, "median", numbers, {})


def delta(s: Position, value: i64) -> i64:
    """Return how far a die moves a counter, left being negative (R3.3, ruling A3)."""
    if s.median % 2 == 0:
        return value - s.median // 2
    low = (s.median - 1) // 2
    return value - low if value > low else value - low - 1


# --- the draft ------------------------------------------------------------------------------


def drafter(s: Position) -> i64:
    """R3.2: in play order, then in reverse; two players draft by their four rockets."""
    if s.players == 2 or s.step < s.players:
        return s.rockets[s.step]
    return s.rockets[2 * s.players - 1 - s.step]


def counter_place(s: Position, counter: i64) -> i64:
    """Return where in `tracks` a counter of the active seat stands, -1 if there is none.

    Counters 0 and 1 are the front and rear one on the initiative track, 2 and 3 on engineering.
    """
    rockets = s.rocket_count()
    base = counter // 2 * rockets
    skip = counter % 2
    for place in range(base, base + rockets):
        if s.tracks[place] & 7 == s.active:
            if skip == 0:
                return place
            skip -= 1
    return -1


def move_is_normal(s: Position, counter: i64, move: i64) -> bool:
    """Say whether a counter can make a whole move (R3.3)."""
    place = counter_place(s, counter)
    if place < 0:
        return False
    target = (s.tracks[place] >> 3) + move
    if target < 1:
        return s.printed.clamp_left  # ruling A1
    return target <= t.SPACES


def any_normal(s: Position) -> bool:
    """Say whether some die moves some counter within the track, or none at all."""
    for value in range(i64(1), i64(7)):
        if s.boxes[value] > 0:
            move = delta(s, value)
            if move == 0:
                return True
            for counter in range(i64(4)):
                if move_is_normal(s, counter, move):
                    return True
    return False


def counters_for(s: Position, value: i64, normal: bool) -> i64:
    """Return which counters may move for a die, as a mask."""
    mask: i64 = 0
    move = delta(s, value)
    for counter in range(i64(4)):
        if normal:
            if move_is_normal(s, counter, move):
                mask |= 1 << counter
        elif counter_place(s, counter) >= 0:  # ruling A2: nothing else is legal
            mask |= 1 << counter
    return mask


def legal_draft(s: Position, out: vec[i64]) -> vec[i64]:
    """List the values that may be drafted (R3.3)."""
    normal = any_normal(s)
    for value in range(i64(1), i64(7)):
        if s.boxes[value] > 0 and (delta(s, value) == 0 or counters_for(s, value, normal)):
            out = append(out, t.DRAFT_DIE + value - 1)
    return out


def legal_counters(s: Position, value: i64, out: vec[i64]) -> vec[i64]:
    """List the counters that may move for the drafted die, which is still in its box."""
    mask = counters_for(s, value, any_normal(s))
    for counter in range(i64(4)):
        if mask & (1 << counter):
            out = append(out, t.DRAFT_COUNTER + counter)
    return out


def draft_die(s: Position, value: i64) -> None:
    """R3.3: take a die; ask for the counter where several can make the move."""
    if delta(s, value) == 0:
        finish_pick(s, value)
        return
    mask = counters_for(s, value, any_normal(s))
    if mask & (mask - 1):
        s.push(frame(t.ASK_COUNTER, value))
        return
    counter: i64 = 0
    while not mask & (1 << counter):
        counter += 1
    move_counter(s, counter, delta(s, value))
    finish_pick(s, value)


def choose_counter(s: Position, value: i64, counter: i64) -> None:
    """Move the chosen counter and finish the pick."""
    s.pop_frame()
    move_counter(s, counter, delta(s, value))
    finish_pick(s, value)


def move_counter(s: Position, counter: i64, move: i64) -> None:
    """R3.3: the counter goes on top of its new stack; those above it stay where they are."""
    place = counter_place(s, counter)
    target = (s.tracks[place] >> 3) + move
    under = target > t.SPACES  # ruling A2: clamped to the right it goes under the stack
    if target < 1:
        target = 1
    elif under:
        target = t.SPACES
    rockets = s.rocket_count()
    base = counter // 2 * rockets
    moved = target * 8 + s.active
    # Close the gap, then open one before the first counter that is not better placed.
    for i in range(place, base + rockets - 1):
        s.tracks[i] = s.tracks[i + 1]
    at = base + rockets - 1
    while at > base and not under and s.tracks[at - 1] >> 3 >= target:
        s.tracks[at] = s.tracks[at - 1]
        at -= 1
    s.tracks[at] = moved


def finish_pick(s: Position, value: i64) -> None:
    """Hand over the die and let the next player pick, or open the action phase."""
    s.boxes[value] -= 1
    s.own[s.active * t.OWN + t.SILVER] += 1 << (2 * value)
    s.step += 1
    if s.step < 2 * s.players:
        s.active = drafter(s)
    else:
        s.phase = t.ACTING
        s.step = 0
        s.active = s.rockets[0]


# --- whose turn comes -----------------------------------------------------------------------


def seat_in_order(s: Position, number: i64) -> i64:
    """Return the seat of the nth turn; two players go by their foremost rockets (R2)."""
    if s.players != 2:
        return s.rockets[number]
    return s.rockets[0] if number == 0 else 1 - s.rockets[0]


def rank_play_order(s: Position) -> None:
    """R11.1: the initiative counters give the new play order."""
    for place in range(s.rocket_count()):
        s.rockets[place] = s.tracks[place] & 7


def stack_counters(s: Position, space: i64) -> None:
    """R1.4: on both tracks the last in play order lies on top."""
    rockets = s.rocket_count()
    s.tracks = vec[i64]()
    for _ in range(i64(2)):
        for place in range(rockets):
            s.tracks = append(s.tracks, space * 8 + s.rockets[rockets - 1 - place])
