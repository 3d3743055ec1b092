"""The forms by which a guest makes bots that play over the network, and deletes them.

A token is shown on the page that answers the form, and never again.
"""

from litestar import Response, post
from litestar.di import Provide
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.types import ControllerRouterHandler

from tarsas.core.text import Message
from tarsas.server import api
from tarsas.server.asking import Ask, identity_of, lobby_of
from tarsas.server.farewell import forget
from tarsas.server.guests import Visitor, provide_guest
from tarsas.server.identity import Guest
from tarsas.server.links import SEE_OTHER, filled_in
from tarsas.server.lobby import NotFoundError
from tarsas.server.pages import render
from tarsas.server.tokens import bots_of, make_bot

BACK = "/mine#bots"


def handlers() -> list[ControllerRouterHandler]:
    """Return what the forms ask for."""
    return [new_bot, delete_bot]


@post(
    "/mine/bots",
    status_code=200,
    dependencies={"guest": Provide(provide_guest)},
    include_in_schema=False,
)
async def new_bot(request: Ask, guest: Visitor) -> Response[str]:
    """Make a bot and show its token."""
    name = (await filled_in(request)).get("name", "")
    bot, token = await make_bot(identity_of(request), guest, name)
    return render(request, "token.html", me=api.about(request, guest), bot=bot, token=token)


@post(
    "/mine/bots/{identity:str}/delete",
    dependencies={"guest": Provide(provide_guest)},
    include_in_schema=False,
)
async def delete_bot(request: Ask, guest: Visitor, identity: FromPath[str]) -> Redirect:
    """Delete a bot of the guest's: its token is worth nothing then, and its seats go to ours."""
    lobby = lobby_of(request)
    for row in await bots_of(lobby.storage, guest.id):
        if row["id"] == identity:
            await forget(lobby, Guest(row["id"], row["name"]))
            return Redirect(BACK, status_code=SEE_OTHER)
    raise NotFoundError(Message("error-no-bot"))
