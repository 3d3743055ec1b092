"""The pages behind links that people send: an invitation to a seat, the way to another device.

To open a link only asks: programs that show previews open links too. A button does what it says.
"""

from functools import partial
from typing import Final
from urllib.parse import parse_qs

from litestar import Response, get, post
from litestar.di import Provide
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.types import ControllerRouterHandler

from tarsas.core.text import Message
from tarsas.server import api
from tarsas.server.asking import Ask, identity_of, language_of, lobby_of
from tarsas.server.bodies import SeatChange
from tarsas.server.guests import Visitor, provide_guest
from tarsas.server.identity import COOKIE, Guest
from tarsas.server.lobby import NotFoundError
from tarsas.server.pages import render
from tarsas.server.recovery import RenewedError, whose
from tarsas.server.room import Room
from tarsas.server.viewer import table_message
from tarsas.table.names import NamingError
from tarsas.table.seats import SeatError

INVITATION = ["/t/{identity:str}/join/{seat:int}", "/t/{identity:str}/join/{seat:int}/{code:str}"]
SEE_OTHER: Final = 303
GONE: Final = 410


def handlers() -> list[ControllerRouterHandler]:
    """Return what these links and their buttons ask for."""
    return [invitation, sit_down, own_link, go_on_here]


async def filled_in(request: Ask) -> dict[str, str]:
    """Return the fields of a form; what is no form has none."""
    text = (await request.body()).decode("utf-8", "replace")
    return {name: values[-1] for name, values in parse_qs(text, keep_blank_values=True).items()}


# An invitation


@get(INVITATION, dependencies={"guest": Provide(provide_guest)}, include_in_schema=False)
async def invitation(
    request: Ask,
    guest: Visitor,
    identity: FromPath[str],
    seat: FromPath[int],
    code: FromPath[str] = "",
) -> Response[str] | Redirect:
    """Ask somebody to sit down."""
    room = await room_with(request, identity, seat)
    if room.seats[seat].belongs_to(guest.id):
        return Redirect(f"/t/{room.id}", status_code=SEE_OTHER)
    return await invitation_page(request, guest, room, seat, code)


@post(INVITATION, dependencies={"guest": Provide(provide_guest)}, include_in_schema=False)
async def sit_down(
    request: Ask,
    guest: Visitor,
    identity: FromPath[str],
    seat: FromPath[int],
    code: FromPath[str] = "",
) -> Response[str] | Redirect:
    """Sit down by invitation, under the name that was given with it."""
    room = await room_with(request, identity, seat)
    name = (await filled_in(request)).get("name", guest.name)
    take = SeatChange("take", code)
    try:
        if name != guest.name:
            guest = await lobby_of(request).rename(guest, name)
        await room.seat_change(seat, partial(api.carry_out, room, guest, take))
    except NamingError:
        return await invitation_page(request, guest, room, seat, code, 400, name)
    except SeatError:
        return await invitation_page(request, guest, room, seat, code, 409)
    return Redirect(f"/t/{room.id}", status_code=SEE_OTHER)


async def room_with(request: Ask, identity: str, seat: int) -> Room:
    """Return the room of a table that has a seat of this number."""
    room = await lobby_of(request).room(identity)
    if not 0 <= seat < len(room.seats):
        raise NotFoundError(Message("error-no-seat"))
    return room


async def invitation_page(
    request: Ask,
    guest: Guest,
    room: Room,
    seat: int,
    code: str,
    status: int = 200,
    refused: str | None = None,
) -> Response[str]:
    """Return the page that asks. `refused` is a name that nobody can have."""
    language = language_of(request)
    opener = await lobby_of(request).storage.guest(room.owner)
    return render(
        request,
        "invitation.html",
        status,
        me=api.about(request, guest),
        game=api.describe(room.record.game, language),
        table=table_message(room, guest, language, ""),
        seat=seat,
        stands=how_it_stands(room, seat, code),
        watching=room.may_watch(guest),
        opener=opener["name"] if opener and opener["id"] != guest.id else "",
        name=guest.name if refused is None else refused,
        refused=refused is not None,
    )


def how_it_stands(room: Room, seat: int, code: str) -> str:
    """Say whether the seat is `free` for who has this code, or why not."""
    place = room.seats[seat]
    if room.over:
        return "over"
    if place.kind == "invited" and place.code != code:
        return "renewed"
    return "free" if place.is_free() else "taken"


# The way to another device


@get("/me/{signed:str}", include_in_schema=False)
async def own_link(request: Ask, signed: FromPath[str]) -> Response[str]:
    """Ask whether to go on here as whoever the link belongs to."""
    try:
        there = await owner_of(request, signed)
    except RenewedError:
        return renewed(request)
    here = await identity_of(request).recognise("cookie", request.cookies.get(COOKIE, ""))
    return render(
        request,
        "recovery.html",
        me=None if here is None else api.about(request, here),
        there=there,
        same=here is not None and here.id == there.id,
    )


@post(
    "/me/{signed:str}",
    dependencies={"guest": Provide(provide_guest)},
    include_in_schema=False,
)
async def go_on_here(
    request: Ask, guest: Visitor, signed: FromPath[str]
) -> Response[str] | Redirect:
    """Carry the guest whose link it is to this device."""
    try:
        there = await owner_of(request, signed)
    except RenewedError:
        return renewed(request)
    request.scope["state"]["new_guest"] = there  # the answer sets its cookie
    return Redirect("/", status_code=SEE_OTHER)


async def owner_of(request: Ask, signed: str) -> Guest:
    """Return whose link it is, or the error of a page that does not exist."""
    if (guest := await whose(identity_of(request), signed)) is None:
        raise NotFoundError(Message("error-no-link"))
    return guest


def renewed(request: Ask) -> Response[str]:
    """Return the page that says that there is a newer link."""
    return render(request, "recovery.html", GONE, me=None, there=None, same=False)
