"""The forms by which a guest asks to be told of its turns, and the page behind a mail's link.

To open a link only asks: programs that look through mails open links too. A button confirms.
"""

from litestar import Response, get, post
from litestar.di import Provide
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.types import ControllerRouterHandler

from tarsas.core.text import Message
from tarsas.server.asking import Ask, language_of
from tarsas.server.gate import COUNTS_AS
from tarsas.server.guests import Visitor, provide_guest
from tarsas.server.hooks import check_hook, read_hook
from tarsas.server.links import SEE_OTHER, filled_in
from tarsas.server.lobby import NotFoundError
from tarsas.server.pages import render
from tarsas.server.postman import Counted, Postman
from tarsas.server.settings import Settings
from tarsas.server.wishes import WishError, Wishes, read_mail

QUESTIONS_AN_HOUR = 3
"""How often one address is asked whether it may be used, whoever gives it."""
ASKS = {COUNTS_AS: "wish"}
BACK = "/mine#notices"


def handlers() -> list[ControllerRouterHandler]:
    """Return what the forms and the links ask for."""
    return [wish_mail, wish_hook, wish_nothing, mail_page, mail_answer]


class Desk:
    """Where wishes are taken: what the host offers, and how often an address was asked."""

    def __init__(self, settings: Settings, wishes: Wishes, postman: Postman) -> None:
        self.wishes, self.postman = wishes, postman
        self.mails, self.hooks = settings.mails(), bool(settings.webhooks)
        self.local = settings.webhooks == "local"
        self.asked = Counted(QUESTIONS_AN_HOUR)

    def is_open(self) -> bool:
        """Say whether the host offers notices of any kind."""
        return self.mails or self.hooks


def desk_of(request: Ask) -> Desk:
    """Return the server's desk."""
    found = request.app.state.desk
    assert isinstance(found, Desk)
    return found


@post(
    "/mine/mail",
    opt=ASKS,
    dependencies={"guest": Provide(provide_guest)},
    include_in_schema=False,
)
async def wish_mail(request: Ask, guest: Visitor) -> Redirect:
    """Ask the reader of an address whether to send notices there."""
    desk, language = desk_of(request), language_of(request)
    if not desk.mails:
        raise NotFoundError(Message("error-no-notices"))
    mail = read_mail((await filled_in(request)).get("mail", ""))
    known = await desk.wishes.of(guest.id)
    if known is None or not (known.confirmed and known.mail == mail):
        if not desk.asked.take(mail.lower()):
            raise WishError(Message("error-mail-often"))
        code = await desk.wishes.ask_for_mail(guest.id, mail, language)
        desk.postman.take("question", lambda: desk.postman.ask(mail, code, language))
    return Redirect(BACK, status_code=SEE_OTHER)


@post(
    "/mine/hook",
    opt=ASKS,
    dependencies={"guest": Provide(provide_guest)},
    include_in_schema=False,
)
async def wish_hook(request: Ask, guest: Visitor) -> Redirect:
    """Note where a program of the guest's listens."""
    desk = desk_of(request)
    if not desk.hooks:
        raise NotFoundError(Message("error-no-notices"))
    hook = read_hook((await filled_in(request)).get("hook", ""), local=desk.local)
    await check_hook(hook, local=desk.local)
    await desk.wishes.ask_for_hook(guest.id, hook, language_of(request))
    return Redirect(BACK, status_code=SEE_OTHER)


@post(
    "/mine/silence",
    dependencies={"guest": Provide(provide_guest)},
    include_in_schema=False,
)
async def wish_nothing(request: Ask, guest: Visitor) -> Redirect:
    """Send the guest nothing more."""
    await desk_of(request).wishes.end(guest.id)
    return Redirect(BACK, status_code=SEE_OTHER)


@get("/mail/{code:str}", include_in_schema=False)
async def mail_page(request: Ask, code: FromPath[str]) -> Response[str]:
    """Ask who reads an address what to do with it."""
    wish = await desk_of(request).wishes.behind(code)
    if wish is None:
        raise NotFoundError(Message("error-no-link"))
    return render(request, "mail.html", me=None, stands="on" if wish.confirmed else "asked")


@post("/mail/{code:str}", status_code=200, include_in_schema=False)
async def mail_answer(request: Ask, code: FromPath[str]) -> Response[str]:
    """Do what the button says. Mail programs have a button of their own, which stops them."""
    desk, given = desk_of(request), await filled_in(request)
    if given.get("do") == "confirm":
        if await desk.wishes.behind(code) is None:
            raise NotFoundError(Message("error-no-link"))
        await desk.wishes.confirm(code)
        return render(request, "mail.html", me=None, stands="on")
    await desk.wishes.stop_mail(code)
    return render(request, "mail.html", me=None, stands="off")
