"""What bots are called: pets' names that say what they are, in every language the same."""

from collections.abc import Iterable

NAMES = (
    *("Bodri", "Bundi", "Cirmi", "Csöpi", "Fifi", "Kormi", "Lumpi"),
    *("Mirci", "Morzsi", "Pajti", "Pufi", "Szuszi", "Vuki", "Zizi"),
)


def bot_name(taken: Iterable[str], first: int) -> str:
    """Return a name that nobody at a table has, looking from the `first` one on."""
    heard = {name.casefold() for name in taken}
    names = (f"{NAMES[(first + step) % len(NAMES)]} bot" for step in range(len(NAMES)))
    return next((name for name in names if name.casefold() not in heard), "")
