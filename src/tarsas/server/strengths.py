"""The strengths of bots as people read them: words of the kernel, the same in every game."""

from collections.abc import Iterable

from tarsas.bots.levels import LEVELS
from tarsas.core.text import Message, say
from tarsas.server.bodies import Level
from tarsas.server.identity import is_bot
from tarsas.server.results import PROGRAM
from tarsas.table.seats import Seat

KERNEL = "tarsas.core"
KNOWN = (*LEVELS, PROGRAM)


def strength(level: str, language: str) -> str:
    """Return a level's name; none for a seat that no bot has played.

    The host's own programs are called as the host calls them.
    """
    return say(KERNEL, language, Message(f"level-{level}")) if level in KNOWN else level


def strengths(language: str, levels: Iterable[str] = LEVELS) -> list[Level]:
    """Return levels in words: all of ours, from the weakest to the strongest, or those given."""
    return [Level(level, strength(level, language)) for level in levels]


def strength_of(place: Seat, language: str) -> str:
    """Return the level of what plays at a seat."""
    if is_bot(place.guest) and not place.handed:
        return strength(PROGRAM, language)
    return strength(place.level, language)


def fault_of(place: Seat, language: str) -> str:
    """Return why a kitten plays in the place of a host's program; nothing if none does."""
    fault, _, name = place.fault.partition(" ")
    return say(KERNEL, language, Message(f"bot-fault-{fault}", {"bot": name})) if fault else ""
