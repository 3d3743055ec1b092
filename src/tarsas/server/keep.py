"""For how long what nobody uses is kept."""

from dataclasses import dataclass
from os import environ

from tarsas.core.errors import TarsasError

DAY = 24 * 3600.0
EVER = "ever"


def say_days(days: float | None) -> str:
    """Return a number of days as it is given; None stands for ever."""
    return EVER if days is None else f"{days:g}"


def read_days(name: str, text: str) -> float | None:
    """Read a number of days; None stands for ever."""
    if text == EVER:
        return None
    try:
        days = float(text)
    except ValueError:
        days = -1.0
    if not 0 < days < 100_000:
        raise TarsasError(f"{name} {text!r}: expected a number of days above 0, or {EVER}")
    return days


@dataclass(frozen=True)
class Keep:
    """Days since something was last touched; None is for ever.

    `guests` is for those without a seat, a table or a word; `deserted` for tables at which no
    person ever sat; `unfinished` and `finished` for games of people; `studies` for analyses;
    `counts` for games that were played elsewhere and counted here.
    """

    guests: float | None = 30.0
    deserted: float | None = 7.0
    unfinished: float | None = 180.0
    finished: float | None = None
    chat: float | None = 365.0
    studies: float | None = 365.0
    counts: float | None = None

    @classmethod
    def given(cls) -> "Keep":
        """Return what the host set in the environment, such as TARSAS_KEEP_CHAT=90."""
        told = {}
        for name in cls.__dataclass_fields__:
            variable = f"TARSAS_KEEP_{name.upper()}"
            if variable in environ:
                told[name] = read_days(variable, environ[variable])
        return cls(**told)
