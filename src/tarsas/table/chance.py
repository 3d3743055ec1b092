"""Where chance comes from at a table: drawn and sealed, or entered by people who have the box."""

from collections.abc import Sequence

from tarsas.core.errors import OptionError, not_allowed
from tarsas.core.text import Message
from tarsas.table.clock import Clock

CHANCES = ("table", "box")
"""The usual one first."""


def read_chance(text: str, clock: Clock, kinds: Sequence[str]) -> str:
    """Return who brings chance at a table with a clock and such kinds of seats.

    Where it is entered no clock can run, and somebody must be there to enter it.
    """
    if text not in CHANCES:
        raise not_allowed("chance", text, CHANCES)
    if text == "box":
        if clock.kind != "none":
            raise OptionError(Message("error-box-clock"))
        if all(kind == "bot" for kind in kinds):
            raise OptionError(Message("error-box-bots"))
    return text
