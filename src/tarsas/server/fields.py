"""How a field of a message says what it means and what it may hold."""

from msgspec import Meta


def means(
    text: str,
    *,
    one_of: tuple[str, ...] = (),
    fewest: int | None = None,
    most: int | None = None,
) -> Meta:
    """Return a field's meaning for /schema, types.ts and docs/protocol.md, and its limits.

    Letters (`fewest`, `most`) are counted when a message is read. `one_of` is told but not checked
    there: whoever uses the value refuses another one in words that name those allowed.
    """
    # Under "extra" Litestar looks for what it does not know by name.
    known = {"extra": {"enum": list(one_of)}} if one_of else None
    return Meta(description=text, min_length=fewest, max_length=most, extra_json_schema=known)
