"""The end of Pulsar 2849 counted for who played with a box of their own.

Asked for is what the final scoring looks at (R12): the goals and the board in play, the play order,
and of every player the pieces that these goals, that player's purple technologies and the last
steps count. The rules count it; what cubes buy is bought as it is worth most (ruling A47).
"""

from collections.abc import Iterator

from librt.vecs import append, vec
from mypy_extensions import i64

from tarsas.core.game import Game
from tarsas.core.options import SEATS, Value
from tarsas.core.scorekeeping import (
    ONCE,
    Answers,
    Choice,
    Entry,
    Face,
    Field,
    ScorekeepingError,
    Section,
    choice,
    number,
    seat,
    several,
)
from tarsas.core.scorekeeping import SEATS as EACH_SEAT
from tarsas.core.state import State
from tarsas.core.text import Args, Message
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.explain import explain_goal, tech_effect
from tarsas.games.pulsar.rules import Pulsar
from tarsas.games.pulsar.rules_printed import Printed
from tarsas.games.pulsar.rules_setup import lay_boards

MOST_POINTS = 999
IN_PLAY = 3  # goals
ANY_THREE = "G3b"
GOAL = (220.0, 34.0)  # the size of a goal's face
TECH = (178.0, 30.0)  # and of a technology's, as far as purple ones reach
TIES = ("back", "ahead")
THREE = ("spinning", "placed")

SPINNING = tuple(f"spinning-{size}" for size in t.SIZES)
PIECES = {
    **dict.fromkeys(SPINNING, (10, "sign-spinning")),
    "online": (24, "sign-transmitter"),
    "links": (24, "sign-link"),
    "awards": (6, "sign-award"),
    "patents": (12, "sign-patent"),
    "projects": (int(t.PROJECTS), "sign-project"),
    "runs": (int(t.PROJECTS), "sign-run"),
}
"""What is asked for if something counts it: the highest number, and its sign."""

ALWAYS = {
    "empty": (16, "sign-ring"),
    "building": (16, "sign-builds"),
    "unplaced": (30, "sign-gyrodyne"),
    "cubes": (99, "sign-cube"),
    "stations": (40, "sign-settler"),
    "extra": (20, "sign-explore"),
}
"""What is asked for in any case: steps 3 to 7 of the final scoring (R12.1)."""

COUNTED: dict[int, tuple[str, ...]] = {
    int(t.C_STATION): (),
    int(t.C_BUILDING): (),
    int(t.C_IDLE_PULSAR): (),
    int(t.C_GOAL): (),
    int(t.C_SPINNING): SPINNING,
    int(t.C_PLACED): SPINNING,
    int(t.C_SPINNING_SIZE): SPINNING,
    int(t.C_SAME_SIZE): SPINNING,
    int(t.C_ONLINE): ("online",),
    int(t.C_LINK): ("online", "links"),
    int(t.C_AWARD): ("awards",),
    int(t.C_PATENT): ("patents",),
    int(t.C_PROJECT): ("projects",),
    int(t.C_RUN): ("runs",),
}
"""By what is counted: the pieces that are asked for then, beyond those of any case."""


# What is asked


def asked(game: Game, players: int, answers: Answers) -> Iterator[Section]:
    """Yield what is in play, the play order, and a card for every player."""
    printed = opening(game, players, {}).printed
    boards = tuple(Choice(Message(f"option-board_3-{letter}")) for letter in t.LETTERS)
    goals = tuple(
        Choice(explain_goal(printed, goal), Face(f"pu-goal-{name}", *GOAL), f"goal-{name}")
        for goal, name in enumerate(printed.goal_names)
    )
    yield Section("play", ONCE, (choice("board", boards), several("goals", goals, IN_PLAY)))
    if chosen(printed, answers)[ANY_THREE]:
        ways = tuple(Choice(Message(f"option-goal_any_three-{way}")) for way in THREE)
        yield Section("reading", ONCE, (choice("goal_any_three", ways),))
    places = range(4 if players == 2 else players)
    order = [seat(f"place-{place + 1}", players, place % players) for place in places]
    yield Section("order", ONCE, tuple(order))
    yield Section("company", EACH_SEAT, company(game, players, answers))
    if tied(game, players, answers):
        ways = tuple(Choice(Message(f"option-tie_break-{way}")) for way in TIES)
        yield Section("tie", ONCE, (choice("tie_break", ways),))


def company(game: Game, players: int, answers: Answers) -> tuple[Field, ...]:
    """Return what is asked of a player."""
    state = opening(game, players, answers)
    printed, slots = state.printed, purple(state)
    techs = tuple(tech_choice(printed, int(state.techs[slot])) for slot in slots)
    by_goals = {piece for goal in state.goals for piece in COUNTED[printed.goal_count[goal]]}
    by_techs = [pieces_of(printed, int(state.techs[slot])) for slot in slots]
    pieces = []
    for name, (highest, sign) in PIECES.items():
        needs = tuple(("techs", n) for n, found in enumerate(by_techs) if name in found)
        if name in by_goals:
            pieces.append(number(name, highest, sign))
        elif needs:
            pieces.append(number(name, highest, sign, needs=needs))
    return (
        number("points", MOST_POINTS, "sign-vp"),
        several("techs", techs, len(techs), "sign-end"),
        *pieces,
        *(number(name, highest, sign) for name, (highest, sign) in ALWAYS.items()),
    )


def tech_choice(printed: Printed, tech: int) -> Choice:
    """Return a technology and what it does."""
    name = printed.tech_names[tech]
    text = Message("keep-tech", {"name": name, "effect": tech_effect(printed, tech)})
    return Choice(text, Face(f"pu-tech-{name}", *TECH), f"tech-{name}")


def pieces_of(printed: Printed, tech: int) -> set[str]:
    """Return the pieces that a technology counts at the end."""
    terms = (printed.tech_term[tech], printed.tech_second_term[tech])
    return {piece for term in terms if term >= 0 for piece in COUNTED[printed.term_count[term]]}


def purple(state: Pulsar) -> list[int]:
    """Return the slots of the technologies that act at the end."""
    kinds = state.printed.tech_kind
    return [slot for slot in range(t.TECHS) if kinds[state.techs[slot]] == t.ENDGAME]


def chosen(printed: Printed, answers: Answers) -> dict[str, int]:
    """Return of every goal whether it is in play."""
    return dict(zip(printed.goal_names, answers["play"][0]["goals"], strict=True))


def tied(game: Game, players: int, answers: Answers) -> bool:
    """Say whether somebody has as many points as another: then it matters who wins a tie."""
    try:
        state = ended(game, players, answers)
    except ScorekeepingError:
        return False
    state.appraise()
    return len({int(state.score(seat)) for seat in range(players)}) < players


# What it comes to


def opening(game: Game, players: int, answers: Answers) -> Pulsar:
    """Return a position with the boards and goals in play, as far as they are known."""
    options: dict[str, Value] = {}
    if "reading" in answers:
        options["goal_any_three"] = THREE[answers["reading"][0]["goal_any_three"][0]]
    if "tie" in answers:
        options["tie_break"] = TIES[answers["tie"][0]["tie_break"][0]]
    state = game.new(players, options)
    assert isinstance(state, Pulsar)
    if "play" in answers:
        state.letters = vec[i64]([0, 0, answers["play"][0]["board"][0]])
        lay_boards(state)
        for goal, is_in_play in enumerate(answers["play"][0]["goals"]):
            if is_in_play:
                state.goals = append(state.goals, i64(goal))
    return state


def ended(game: Game, players: int, answers: Answers) -> State:
    """Return the position after the last round, as far as the end looks at it."""
    state = opening(game, players, answers)
    if len({int(goal) // 2 for goal in state.goals}) < len(state.goals):
        raise ScorekeepingError(Message("error-keep-goals"))
    order = [place[0] for place in answers["order"][0].values()]
    if any(order.count(seat) * players != len(order) for seat in range(players)):
        raise ScorekeepingError(Message("error-keep-order"))
    state.round = t.ROUNDS
    state.rockets = vec[i64](order)
    for player, card in enumerate(answers["company"]):
        settle(state, player, card)
    return state


def settle(state: Pulsar, player: int, card: Entry) -> None:
    """Give a seat what its player has."""
    me = player * int(t.OWN)
    has = {name: card[name][0] if name in card else 0 for name in (*PIECES, *ALWAYS)}
    if has["links"] > (has["online"] if has["online"] > 1 else 0):
        args: Args = {"who": Message(SEATS[player])}
        args |= {"links": has["links"], "online": has["online"]}
        raise ScorekeepingError(Message("error-keep-links", args))
    finished = [has[name] for name in SPINNING]
    own = state.own
    own[me + t.VP] = card["points"][0]
    own[me + t.CUBES] = has["cubes"]
    own[me + t.STATIONS] = has["stations"]
    own[me + t.EXTRA] = has["extra"]
    own[me + t.CLAIMED] = has["empty"] + has["building"] + sum(finished)
    # Sizes matter of finished gyrodynes alone.
    own[me + t.BUILDING + 1] = has["building"]
    own[me + t.UNPLACED + 1] = has["unplaced"]
    for size, count in enumerate(finished, start=1):
        own[me + t.SPINNING + size] = count
    own[me + t.ONLINE] = has["online"]
    own[me + t.AWARDS] = ones(has["awards"])
    own[me + t.DONE] = ones(has["projects"])
    own[me + t.RUNS_USED] = ones(has["runs"])
    own[me + t.PATENTS] = patents(state, card, has["patents"])
    join(state, player, has["online"], has["links"])


def ones(count: int) -> int:
    """Return a mask of so many things."""
    return (1 << count) - 1


def patents(state: Pulsar, card: Entry, more: int) -> int:
    """Return the technologies of a seat: the purple ones, and so many more."""
    slots = purple(state)
    held = [slot for slot, has in zip(slots, card["techs"], strict=True) if has]
    others = [slot for slot in range(t.TECHS) if slot not in slots]
    return sum(1 << slot for slot in (*held, *others[:more]))


def join(state: Pulsar, player: int, online: int, links: int) -> None:
    """Give a seat its transmitters that are online, joined in a row: so many pairs of them."""
    for tile in range(online):
        left = (tile - 1) % online if 0 < tile <= links or (tile == 0 and links == online) else -1
        right = (tile + 1) % online if tile < links else -1
        piece = player << t.TILE_OWNER | 1 << t.TILE_ONLINE
        # What is joined: 1 + 2 * its number + its end.
        piece |= (2 + 2 * left if left >= 0 else 0) << t.TILE_JOINED
        piece |= (1 + 2 * right if right >= 0 else 0) << (t.TILE_JOINED + 6)
        state.tiles = append(state.tiles, i64(piece))
