"""The strengths of bots as people read them: words of the kernel, the same in every game."""

from tarsas.bots.levels import LEVELS
from tarsas.core.text import Message, say
from tarsas.server.bodies import Level

KERNEL = "tarsas.core"


def strength(level: str, language: str) -> str:
    """Return a level's name; none for a seat that no bot has played."""
    return say(KERNEL, language, Message(f"level-{level}")) if level else ""


def strengths(language: str) -> list[Level]:
    """Return all levels, from the weakest to the strongest."""
    return [Level(level, strength(level, language)) for level in LEVELS]
