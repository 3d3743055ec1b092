"""Scenes of Pulsar 2849 in notation: set-ups, rolls and turns that the tests build on.

Custom technologies stand in for long preparations: a patent that teleports brings a ship where
an example wants it, one that pays cubes fills a purse. Everything is played, nothing is poked.
"""

from typing import Any

from tarsas.core.components import Tree
from tarsas.core.options import Value
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.rules import Pulsar
from tests.scenario import Scenario

SEATS = ("red", "blue", "green", "yellow")
ROWS = (0, 1, 1, 1, 2, 2, 2)


def position(game: Scenario) -> Pulsar:
    """The position, to be looked at."""
    assert isinstance(game.state, Pulsar)
    return game.state


def tech(name: str, cost: int, **fields: Any) -> Tree:
    """A custom technology of board AI without a lock; by default it acts at once."""
    number = int(name.rsplit("-", 1)[1])
    row = ROWS[number] if name.startswith("AI-") else fields.pop("row")
    value = {"row": row, "cost": cost, "lock": False, "kind": "instant", **fields}
    return {name: {"value": value}}


def techs(*trees: Tree) -> Tree:
    """Custom components with these technologies."""
    return {"technology": {name: entry for tree in trees for name, entry in tree.items()}}


TELEPORT = tech("AI-1", 1, gain={"teleport": "any"})
"""With a 1 the ship goes anywhere."""


def begin(
    players: int = 3,
    custom: Tree | None = None,
    display: str = "A1 A3 A4",
    sides: str = "",
    **options: Value,
) -> Scenario:
    """Open a game: red begins, then the other seats; without `sides` there are no headquarters."""
    chosen: dict[str, Value] = {"start": "red", "goals": "G1a G2a G3a", "use_hq": bool(sides)}
    chosen |= {f"board_{number}": "A" for number in (1, 2, 3)}
    game = Scenario("pulsar", players, {**chosen, **options}, custom)
    deal(game, display)
    seats = SEATS[:players]
    game.play(*(f"chance: order {seat}" for seat in seats[:-1]))
    for number, seat in reversed(list(enumerate(seats, start=1))):
        game.play(f"{seat}: entry e{number}")
    named = sides.split()
    game.play(*(f"chance: headquarters {side[0]}" for side in named))
    game.play(*(f"{seat}: side {side[1]}" for seat, side in zip(seats, named, strict=False)))
    return game


def deal(game: Scenario, display: str = "") -> None:
    """Deal transmitters: the named ones, then whatever comes first."""
    wanted = display.split()
    while game.actor == "chance" and game.legal()[0].startswith("deal"):
        word = f"deal {wanted.pop(0)}" if wanted else game.legal()[0]
        game.play(f"chance: {word}")


def roll(game: Scenario, dice: str) -> None:
    """Roll these dice."""
    game.play(*(f"chance: die {die}" for die in dice.split()))


def pick(game: Scenario, die: int, counter: str = "") -> None:
    """Take a die; of several counters move the named one, else the one that stays nearest 8."""
    game.play(f"{game.actor}: take {die}")
    if not game.legal()[0].startswith("move"):
        return
    known = game.legal()
    if counter:
        game.play(f"{game.actor}: move {counter}")
        return
    tries = []
    for word in known:
        copy = position(game).clone()
        assert isinstance(copy, Pulsar)
        copy.apply(copy.actor(), game.record.game.parse(game.state, int(copy.actor()), word))
        tries.append(max(abs(int(entry >> 3) - 8) for entry in copy.tracks))
    game.play(f"{game.actor}: {known[tries.index(min(tries))]}")


def hand_out(game: Scenario, *dice: str, leftover: str = "") -> None:
    """Roll and draft so that each seat gets two dice, given in order of the seats."""
    wanted = {seat: [int(x) for x in two.split()] for seat, two in zip(SEATS, dice, strict=False)}
    players = game.record.players
    for seat in SEATS[len(dice) : players]:
        wanted[seat] = [4, 4]
    rolled = [die for two in wanted.values() for die in two]
    left = [int(x) for x in leftover.split()] or ([3, 4, 5] if players == 2 else [4])
    roll(game, " ".join(map(str, rolled + left)))
    while any(wanted.values()):
        seat = game.actor
        legal = game.legal()
        die = next(die for die in wanted[seat] if f"take {die}" in legal)
        wanted[seat].remove(die)
        pick(game, die)


def use(game: Scenario, die: str, *words: str, token: str = "no token") -> None:
    """Spend a die of whoever acts: `silver 3`, `red 2` or `copy 5`, then the words."""
    who = game.actor
    game.play(f"{who}: {die}", f"{who}: {token}", *(f"{who}: {word}" for word in words))


def say(game: Scenario, *words: str) -> None:
    """Play words of whoever acts."""
    for word in words:
        game.play(f"{game.actor}: {word}")


def fly(game: Scenario, die: str, route: str, token: str = "no token") -> None:
    """Fly along a route, given without the start."""
    nodes = route.split()
    use(game, die, "fly", f"length {len(nodes)}", *(f"to {n}" for n in nodes), token=token)


def claim(game: Scenario, die: str, *pulsars: str) -> None:
    """Teleport to pulsars by patents of TELEPORT's kind and claim them."""
    for pulsar in pulsars:
        use(game, die, "patent", "patent AI-1", f"teleport {pulsar}", "claim")


def end_turns(game: Scenario) -> None:
    """Everybody who has a turn left ends it."""
    while game.actor in SEATS and "end turn" in game.legal():
        game.play(f"{game.actor}: end turn")


def next_round(game: Scenario, display: str = "") -> None:
    """End the round; production pays for nothing."""
    end_turns(game)
    while game.actor in SEATS and "no pay" in game.legal():
        game.play(f"{game.actor}: no pay")
    deal(game, display)


def skip_rounds(game: Scenario, upto: int) -> None:
    """Let rounds pass until round `upto` is to be rolled; nobody's counters stray far."""
    while position(game).round < upto:
        hand_out(game)
        next_round(game)


def play_out(game: Scenario) -> None:
    """Let the rounds pass to the final scoring, after the present one."""
    next_round(game)
    while game.actor == "chance":
        hand_out(game)
        next_round(game)


def counters(game: Scenario, track: int) -> list[tuple[str, int]]:
    """The counters of a track, the best first: whose, and on which space."""
    found = position(game)
    rockets = int(found.rocket_count())
    part = found.tracks[track * rockets : (track + 1) * rockets]
    return [(SEATS[entry & 7], int(entry) >> 3) for entry in part]


def space(game: Scenario, seat: str, track: int) -> int:
    """The space of a seat's first counter on a track (0 initiative, 1 engineering)."""
    return dict(reversed(counters(game, track)))[seat]


def cubes(game: Scenario, seat: str) -> int:
    """A seat's cubes."""
    return int(position(game).owns(SEATS.index(seat), t.CUBES))


def tokens(game: Scenario, seat: str) -> tuple[int, int]:
    """A seat's plus-or-minus-one and plus-two tokens."""
    found, number = position(game), SEATS.index(seat)
    return int(found.owns(number, t.PM1)), int(found.owns(number, t.PLUS2))


def points(game: Scenario, seat: str, reason: str = "") -> int:
    """A seat's points, of one reason if it is given; what it counted may say more of it."""
    whys = [(vp, f"{why.partition(' ')[0]}-") for who, vp, why in game.gains if who == seat]
    return sum(vp for vp, why in whys if why.startswith(f"{reason}-" if reason else ""))
