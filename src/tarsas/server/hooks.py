"""Posts to addresses that players give, and never to what only this server can reach."""

import asyncio
import socket
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any

import httpx

from tarsas.core.text import Message
from tarsas.server.wishes import WishError

TIMEOUT = 5.0  # seconds for all of it
MOST_LETTERS = 500
# What leads through a gateway to addresses that it hides.
NAT64 = ip_network("64:ff9b::/96")


def read_hook(text: str, *, local: bool) -> str:
    """Return an address that can be posted to, or refuse it; who it leads to is seen later."""
    try:
        url = httpx.URL(text.strip())
    except httpx.InvalidURL:
        raise WishError(Message("error-hook")) from None
    schemes = ("https", "http") if local else ("https",)
    if url.scheme not in schemes or not url.host or url.userinfo or len(str(url)) > MOST_LETTERS:
        raise WishError(Message("error-hook"))
    return str(url)


async def place_of(url: httpx.URL, *, local: bool) -> str:
    """Return the address that a name leads to, or refuse it if that is not open to everybody."""
    port = url.port or (443 if url.scheme == "https" else 80)
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(TIMEOUT):
            found = await loop.getaddrinfo(url.host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise WishError(Message("error-hook-away")) from None
    places = [str(address[4][0]) for address in found]
    if not places or not (local or all(is_public(place) for place in places)):
        raise WishError(Message("error-hook-inside"))
    return places[0]


def is_public(place: str) -> bool:
    """Say whether an address is one of the open internet, whatever it is written as."""
    found: IPv4Address | IPv6Address = ip_address(place.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped:
            found = found.ipv4_mapped
        elif found.sixtofour or found.teredo or found in NAT64:
            return False
    return found.is_global and not found.is_multicast


async def check_hook(hook: str, *, local: bool) -> None:
    """Refuse an address that nothing would be posted to."""
    await place_of(httpx.URL(hook), local=local)


async def post_to(hook: str, told: dict[str, Any], *, local: bool) -> None:
    """Post JSON.

    The name is looked up once and that place is asked: looked up again, it could lead inside.
    """
    url = httpx.URL(hook)
    place = await place_of(url, local=local)
    async with (
        asyncio.timeout(TIMEOUT),
        httpx.AsyncClient(trust_env=False, follow_redirects=False, timeout=TIMEOUT) as client,
        client.stream(
            "POST",
            url.copy_with(host=place),
            json=told,
            headers={"Host": url.netloc.decode("ascii"), "User-Agent": "Tarsas"},
            extensions={"sni_hostname": url.host},
        ) as answer,
    ):
        if not answer.is_success:
            raise httpx.HTTPStatusError("refused", request=answer.request, response=answer)
