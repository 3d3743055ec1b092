"""The common board of a table for a screen that all look at, and the way there for a camera."""

from litestar import Response, get
from litestar.di import Provide
from litestar.params import FromPath

from tarsas.server import api
from tarsas.server.asking import Ask, base_of, language_of, room_for
from tarsas.server.guests import Visitor, provide_guest
from tarsas.server.pages import render
from tarsas.server.qr import qr_code


@get(
    "/t/{identity:str}/board",
    dependencies={"guest": Provide(provide_guest)},
    include_in_schema=False,
)
async def board_page(request: Ask, guest: Visitor, identity: FromPath[str]) -> Response[str]:
    """Return the board without controls, for whoever may watch."""
    room = await room_for(request, guest, identity)
    game = api.describe(room.record.game, language_of(request))
    return render(
        request, "television.html", me=api.about(request, guest), table=identity, game=game
    )


@get(
    "/t/{identity:str}/board/qr.svg",
    dependencies={"guest": Provide(provide_guest)},
    include_in_schema=False,
)
async def board_code(request: Ask, guest: Visitor, identity: FromPath[str]) -> Response[str]:
    """Return the address of that page as a QR code."""
    await room_for(request, guest, identity)
    code = qr_code(f"{base_of(request)}/t/{identity}/board")
    drawn = code.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1)
    return Response(drawn, media_type="image/svg+xml")
