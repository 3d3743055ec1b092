"""How a field of a message says what it means and what it may hold."""

from msgspec import Meta


def means(text: str, *, one_of: tuple[str, ...] = ()) -> Meta:
    """Return a field's meaning for /schema, types.ts and docs/protocol.md.

    `one_of` is told but not checked when a message is read: whoever uses the value refuses another
    one in words that name those allowed.
    """
    # Under "extra" Litestar looks for what it does not know by name.
    known = {"extra": {"enum": list(one_of)}} if one_of else None
    return Meta(description=text, extra_json_schema=known)
