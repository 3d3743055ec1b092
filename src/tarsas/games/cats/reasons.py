"""Why a move of House of Cats is good, in words: what changes, the weightiest first."""

from tarsas.core.coach import Coach
from tarsas.core.reasons import Weighed, expected, weightiest
from tarsas.core.text import Args, Message
from tarsas.games.cats.actions import KINDS, USES
from tarsas.games.cats.components import cell_name
from tarsas.games.cats.rules import Cats
from tarsas.games.cats.rules_page import ABILITIES, NUMBERS, as_set, count
from tarsas.games.cats.rules_points import CATEGORIES, FOR_EMPTY, points
from tarsas.games.cats.rules_sheet import CROSS_OUT, GROW, ROOM, Sheet


def reasons_for(coach: Coach, state: Cats, seat: int, action: int) -> list[Message]:
    """Return what speaks for a legal action, or at least what it is expected to lead to."""
    after = state.clone()
    after.apply(seat, action)
    kind, values = KINDS.read(action)
    if kind.name in ("done", "enough"):
        return [outlook(coach, after, seat, kind.name)]
    before, sheet = state.sheets[seat], after.sheets[seat]
    found = changes(before, sheet)
    if kind.name == "cell":
        found += of_cell(before, sheet, *values)
    elif not found:
        found = later(coach, state, after, seat)
        if not found and kind.name == "use":
            found = of_use(USES[values[0]])
    return weightiest(found, outlook(coach, after, seat, "margin"))


def outlook(coach: Coach, after: Cats, seat: int, name: str) -> Message:
    """Return what is to be expected after a move; alone that is one's points."""
    points = coach.evaluate(after, seat)
    if after.players == 1:
        return Message(f"reason-{name}-alone", {"points": round(points)})
    return expected(points, name)


def changes(before: Sheet, after: Sheet) -> list[Weighed]:
    """Return the points and abilities that a move brings at once."""
    found: list[Weighed] = []
    for category in range(FOR_EMPTY):
        gained = int(points(after, category) - points(before, category))
        if gained > 0:
            told: Args = {"points": gained}
            kind = CATEGORIES[category]
            if category < NUMBERS:
                kind, told["number"] = "room", int(category) + 2
            found.append((10.0 + gained, Message(f"reason-{kind}", told)))
    for number in range(NUMBERS):
        if after.rooms[number] > before.rooms[number]:
            ability = ability_of(after, number)
            if after.rooms[number] > after.spent[number] and ability:
                told = {"ability": Message(f"ability-{ability}")}
                found.append((5.0, Message("reason-use", told)))
    return found


def ability_of(sheet: Sheet, number: int) -> str:
    """Return the ability that belongs to a number, or none before it is revealed."""
    for place, name in enumerate(ABILITIES):
        if (sheet.places >> (4 * place)) & 15 == number + 1:
            return name
    return ""


def of_cell(before: Sheet, after: Sheet, cell: int) -> list[Weighed]:
    """Return what speaks for a cell, beside the points it brings."""
    kind = before.top()
    if kind == GROW:
        return [(1.0, Message("reason-grow", {"count": int(count(after.open))}))]
    if kind == ROOM:
        return of_room(before, cell)
    if kind == CROSS_OUT:
        return [(1.0, Message("reason-cross"))]
    found: list[Weighed] = []
    here = as_set(cell)
    if after.roomed & here == 0:
        found += of_part(after, here)
    if before.page.penalty:
        found.append((0.1, Message("reason-fills")))
    return found


def of_room(before: Sheet, cell: int) -> list[Weighed]:
    """Return what speaks for taking a cell into the room: its bonus, or what stays outside."""
    symbol = int(before.argument() & 3)
    if cell in [int(bonus) for bonus in before.page.bonus]:
        return [(3.0, Message("reason-room-bonus", {"points": symbol + 2}))]
    loose = before.drawn[symbol] & ~before.roomed
    return [(1.0, Message("reason-room-cells", {"count": int(count(loose))}))]


def of_part(after: Sheet, here: int) -> list[Weighed]:
    """Return how far a number just written is from its room."""
    page = after.page
    for symbol in range(NUMBERS):
        loose = after.drawn[symbol] & ~after.roomed
        if loose & here:
            group = page.group(here, loose)
            left = int(symbol) + 2 - int(count(group) + count(group & after.doubled))
            whole = page.group(group, loose | after.open | after.free)
            if left > 0 and count(whole) >= symbol + 2:
                told: Args = {"left": left, "number": int(symbol) + 2}
                bonus = any(group & as_set(cell) for cell in page.bonus)
                more: list[Weighed] = [(2.5, Message("reason-bonus-near"))] if bonus else []
                return [(4.0 - left, Message("reason-part", told)), *more]
    return []


def later(coach: Coach, state: Cats, after: Cats, seat: int) -> list[Weighed]:
    """Return what a die or an ability leads to, if it is used as the coach would."""
    final, cell = after.clone(), -1
    while final.sheets[seat].pending != 0 and final.may_act(seat):
        follow = int(max(final.legal(seat), key=lambda option: coach.prior(final, seat, option)))
        asked = final.sheets[seat].top()
        kind, values = KINDS.read(follow)
        if cell < 0 and kind.name == "cell" and asked not in (ROOM, GROW, CROSS_OUT):
            cell = values[0]
        final.apply(seat, follow)
    before, sheet = state.sheets[seat], final.sheets[seat]
    gained = sum(int(points(sheet, c) - points(before, c)) for c in range(FOR_EMPTY))
    if cell >= 0:
        place = cell_name(cell, state.page.columns)
        if gained > 0:
            told: Args = {"points": gained, "cell": place}
            return [(10.0, Message("reason-best", told))]
        parts = of_part(sheet, as_set(cell)) if not sheet.roomed & as_set(cell) else []
        # What a room lacks says more than where that is, to who is new.
        return [(0.9, Message("reason-fits", {"cell": place})), *parts]
    return []


def of_use(way: str) -> list[Weighed]:
    """Return what an ability is used for that leads to no cell yet."""
    if way in ("more", "fewer", "diagonal"):
        return [(1.0, Message(f"reason-{way}"))]
    return []
