"""Who may look at a table: whoever has its address, anybody, or its people alone."""

from tarsas.core.errors import TarsasError, not_allowed

AUDIENCES = ("link", "public", "closed")
"""The usual one first. Only a `public` table is listed for strangers to watch."""


class ClosedError(TarsasError):
    """Only who sits at the table or opened it may see it."""


def read_audience(text: str) -> str:
    """Return an audience, or an error that says what is allowed."""
    if text not in AUDIENCES:
        raise not_allowed("audience", text, AUDIENCES)
    return text
