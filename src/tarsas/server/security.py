"""Who may talk to us from where, and what a page may load."""

from collections.abc import Mapping
from urllib.parse import urlsplit

CONTENT = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; "
    "connect-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CONTENT,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


def same_origin(headers: Mapping[str, str], address: str = "") -> bool:
    """Say whether a request comes from our own pages, or from a program (which names no origin).

    Behind a proxy the host may be another than the browser's; then our configured address counts.
    """
    origin = headers.get("origin")
    if origin is None or origin == address:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # no address at all, e.g. http://[
        return False
