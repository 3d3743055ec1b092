"""The signs of Pulsar 2849 in the order in which one would teach them."""

from collections.abc import Callable

from tarsas.core.text import Message
from tarsas.draw.svg import el, group, use
from tarsas.games.pulsar.view_dice import die

Say = Callable[[Message], str]

GROUND = frozenset(
    {
        *("pu-sky", "pu-routes-*", "pu-names-*", "pu-track", "pu-tech*", "pu-project*"),
        *("pu-grown", "pu-growing", "pu-bud", "pu-offer-*", "pu-gives-*", "pu-makes-*"),
        *("pu-goal-*", "pu-system-*", "pu-vp?*", "pu-award?*", "pu-die-*", "pu-red-*"),
        *("pu-cost-*", "pu-redcost-*", "pu-half-*", "pu-link-*", "pu-mark-*", "pu-counter-*"),
        *("pu-settler-*", "pu-ring-*", "pu-builds-*", "pu-spins-*", "pu-rocket-*", "pu-step-*"),
    }
)
"""Symbols that are no signs, or of whose kind the legend shows one."""

# Icons of boards and tiles; their texts are sign-<icon>.
ICONS = (
    *("vp", "cube", "pm1", "plus2", "explore", "station", "discovery", "patent", "project", "goal"),
    *("gyrodyne", "building", "spinning", "sizes", "same", "award", "transmitter", "online"),
    *("link", "gates", "run", "ship", "pulsar", "ship-pulsar", "isolated", "to-system"),
    *("to-pulsar", "to-any", "shift", "token", "reddie", "copy", "place", "order", "lock"),
    *("now", "each", "end"),
)


def legend(say: Say) -> list[tuple[str, Message]]:
    """Return the signs of the game: chart, dice, players' pieces, then the icons."""
    return [*chart_signs(), *dice_signs(), *piece_signs(), *icon_signs()]


def chart_signs() -> list[tuple[str, Message]]:
    """Return what lies on the chart."""
    sky = el("circle", r=23, fill="var(--pulsar-sky)")
    kinds = ("pu-entry", "pu-hidden", "pu-star", "pu-gate-green", "pu-gate-orange", "pu-gate-pink")
    found = [(sky + use(name, 0, 0), Message(f"sign-{name[3:]}")) for name in kinds]
    for kind, name in enumerate(("lifeless", "blue", "blocked"), start=1):
        planet = group(use(f"pu-planet-{kind}", 0, 0), transform="scale(2.4)")
        found.append((planet, Message(f"sign-planet-{name}")))
    rocket = use("pu-rocket-red", 0, 0)
    return [*found, (sky + rocket, Message("sign-rocket"))]


def dice_signs() -> list[tuple[str, Message]]:
    """Return dice, whole and half."""
    halves = use("pu-half-1", -15, 0) + use("pu-half-2-online", 3, 0)
    joints = use("pu-link-3", -13, 0) + use("pu-link-4-online", 13, 0)
    return [
        (die(0, 0, 3, 34), Message("sign-die")),
        (die(0, 0, 4, 34, "red"), Message("sign-red")),
        (group(halves, transform="scale(1.3)"), Message("sign-half")),
        (group(joints, transform="scale(.85)"), Message("sign-joint")),
    ]


def piece_signs() -> list[tuple[str, Message]]:
    """Return what players put down, in the colours of two of them."""
    sky = el("circle", r=23, fill="var(--pulsar-sky)")
    marks = use("pu-mark-red", -11, 0) + use("pu-mark-blue", 11, 0)
    settled = use("pu-planet-2", 0, 0) + use("pu-settler-red", 0, 0)
    return [
        (marks, Message("sign-mark")),
        (group(settled, transform="scale(2.4)"), Message("sign-settler")),
        (sky + use("pu-star", 0, 0) + use("pu-ring-red", 0, 0), Message("sign-ring")),
        (sky + use("pu-builds-red-1", 0, 0), Message("sign-builds")),
        (sky + use("pu-spins-red-2", 0, 0), Message("sign-spins")),
    ]


def icon_signs() -> list[tuple[str, Message]]:
    """Return the icons of boards and tiles."""
    large = "scale(1.7)"
    return [
        (group(use(f"pu-{icon}", 0, 0), transform=large), Message(f"sign-{icon}")) for icon in ICONS
    ]
