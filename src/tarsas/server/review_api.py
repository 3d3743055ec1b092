"""Reviews over HTTP: somebody asks for one, sees how far it is, and reads it when it is done."""

from collections import OrderedDict

from litestar import Router, get, post
from litestar.di import Provide
from litestar.params import FromPath, FromQuery, JSONBody

from tarsas.core.errors import not_allowed
from tarsas.core.record import Record
from tarsas.server import bodies
from tarsas.server.answers import refusals
from tarsas.server.asking import Ask, language_of
from tarsas.server.beside import beside
from tarsas.server.gate import COUNTS_AS, check_rate, limits_of
from tarsas.server.guests import Visitor, provide_guest
from tarsas.server.review_words import tell
from tarsas.server.reviewer import Reviewer
from tarsas.server.reviews import DEEPEST, Reviews, Stand, subject_of
from tarsas.server.subjects import kind_of

MOST_KEPT = 50  # reviews in words, of up to 200 KB each


class Library:
    """The reviews that were read last, in the words of each language."""

    def __init__(self) -> None:
        self.told: OrderedDict[tuple[str, int, str], bodies.Review] = OrderedDict()

    def keep(self, key: tuple[str, int, str], review: bodies.Review) -> bodies.Review:
        """Keep a review for the next who reads it."""
        self.told[key] = review
        while len(self.told) > MOST_KEPT:
            self.told.popitem(last=False)
        return review


@get("/{kind:str}/{identity:str}", responses=refusals(400, 403, 404, 410))
async def review(
    request: Ask,
    guest: Visitor,
    kind: FromPath[str],
    identity: FromPath[str],
    known: FromQuery[int] = 0,
) -> bodies.ReviewStand:
    """Say how far a review is: `t` and a table's id name it, `s` and a study's id, `.`, a node."""
    record = await kind_of(kind).seen(request, guest, identity)
    return await stand(request, record, subject_of(kind, identity), known)


@post(
    "/{kind:str}/{identity:str}",
    status_code=200,
    opt={COUNTS_AS: "review"},
    responses=refusals(400, 403, 404, 410),
)
async def ask_for_review(
    request: Ask,
    guest: Visitor,
    kind: FromPath[str],
    identity: FromPath[str],
    data: JSONBody[bodies.WantedReview],
) -> bodies.ReviewStand:
    """Let a finished game or a study's line be reviewed; whoever asks for the same waits along."""
    record = await kind_of(kind).seen(request, guest, identity)
    if not 1 <= data.depth <= DEEPEST:
        depths = map(str, range(1, DEEPEST + 1))
        raise not_allowed("depth", str(data.depth), depths)
    subject = subject_of(kind, identity)
    limited = bool(limits_of(request).factor)
    await reviews_of(request).ask(subject, data.depth, guest.id, limited=limited)
    reviewer_of(request).wake()
    return await stand(request, record, subject, DEEPEST)


router = Router(
    "/api/reviews",
    route_handlers=[review, ask_for_review],
    dependencies={"guest": Provide(provide_guest)},
)


async def stand(request: Ask, record: Record, subject: str, known: int) -> bodies.ReviewStand:
    """Return how far the deepest review is, with the deepest that the reader does not know."""
    found = await reviews_of(request).stands(subject)
    done = [one.depth for one in found if one.is_done and one.depth > known]
    told = await read(request, record, subject, done[-1]) if done else None
    if not found:
        return bodies.ReviewStand("none", 0, DEEPEST, 0, 0, 0, told)
    last = found[-1]
    counts = (last.done, last.tasks, last.ahead)
    return bodies.ReviewStand(status_of(last), last.depth, DEEPEST, *counts, told)


def status_of(found: Stand) -> str:
    """Return in one word how a review is."""
    if found.is_done:
        return "done"
    if found.failed:
        return "failed"
    return "working" if found.tasks else "waiting"


async def read(request: Ask, record: Record, subject: str, depth: int) -> bodies.Review | None:
    """Return a review in the reader's words."""
    library: Library = request.app.state.library
    key = (subject, depth, language_of(request))
    if key in library.told:
        library.told.move_to_end(key)
        return library.told[key]
    check_rate(request, "draw")
    found = await reviews_of(request).result(subject, depth)
    if found is None:
        return None
    # To tell it takes a replay and some drawing, in which tables go on: a thread.
    return library.keep(key, await beside(tell, record, found, *key[1:]))


def reviews_of(request: Ask) -> Reviews:
    """Return the reviews that were asked for."""
    found = request.app.state.reviews
    assert isinstance(found, Reviews)
    return found


def reviewer_of(request: Ask) -> Reviewer:
    """Return who makes them on this server."""
    found = request.app.state.reviewer
    assert isinstance(found, Reviewer)
    return found
