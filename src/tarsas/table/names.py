"""What people are called at a table: names that can be seen, written one way, and told apart."""

import unicodedata
from collections.abc import Iterable

from tarsas.core.errors import TarsasError
from tarsas.core.text import Args, Message

# Letters and signs by their category, but nothing shows: fillers, the blank of Braille and others.
BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\ufffc\U0001d159")
# Marks that show nothing, whatever they follow.
UNSEEN = frozenset("\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f") | frozenset(
    map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)


class NamingError(TarsasError):
    """A name that nobody can be called by."""


def tidy(name: str, most: int) -> str:
    """Return a name as it is kept: composed, single spaces, nothing hidden or turned round.

    Raises an error if nothing is left that shows, or more than `most` letters are.
    """
    shown = "".join(map(_shown, unicodedata.normalize("NFC", name)))
    clean = unicodedata.normalize("NFC", " ".join(shown.split()))
    if not any(unicodedata.category(letter)[0] in "LNS" for letter in clean):
        raise NamingError(Message("error-name-unseen"))
    if len(clean) > most:
        args: Args = {"most": most, "letters": str(len(clean))}
        raise NamingError(Message("error-name-long", args))
    return clean


def _shown(letter: str) -> str:
    """Return what a letter of a name shows: itself, a space or nothing."""
    category = unicodedata.category(letter)
    if letter.isspace() or letter in BLANK or category[0] == "Z":
        return " "
    return "" if category[0] == "C" or letter in UNSEEN else letter


def distinct(name: str, others: Iterable[str]) -> str:
    """Return a name that none of the others has: the second Anna at a table is Anna 2."""
    taken = {_heard(other) for other in others}
    found, number = name, 1
    while _heard(found) in taken:
        number += 1
        found = f"{name} {number}"
    return found


def _heard(name: str) -> str:
    """Return what is equal for names that people take for the same."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return " ".join(unicodedata.normalize("NFKC", folded).split())
