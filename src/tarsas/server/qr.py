"""A link as a picture that phones read."""

from functools import lru_cache

import segno


@lru_cache(maxsize=200)
def qr_code(link: str) -> str:
    """Return the QR code of a link as an SVG: dark on light in every theme, as phones expect it."""
    code = segno.make_qr(link, error="m")
    return str(code.svg_inline(border=2, dark="#000", light="#fff", omitsize=True))
