"""Errors as answers: JSON for programs, a page for people."""

from litestar import Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from tarsas.core.errors import TarsasError
from tarsas.core.text import Message, say
from tarsas.server.aside import SetAsideError
from tarsas.server.bodies import Problem, Refusal
from tarsas.server.guests import WrongTokenError
from tarsas.server.lobby import NotFoundError
from tarsas.server.storage import ConflictError, StorageError
from tarsas.table.audience import ClosedError
from tarsas.table.names import NamingError
from tarsas.table.seats import SeatError

TEXTS = "tarsas.web"
CODES = {404: "not_found", 413: "too_large", 429: "too_fast"}


def status_of(error: Exception) -> tuple[int, str]:
    """Return the HTTP status and our code for an error."""
    if isinstance(error, NotFoundError):
        return 404, "not_found"
    if isinstance(error, WrongTokenError):
        return 401, "token"
    if isinstance(error, ClosedError):
        return 403, "closed"
    if isinstance(error, ConflictError | SeatError):
        return 409, "conflict"
    if isinstance(error, SetAsideError):
        return 410, "set_aside"
    if isinstance(error, StorageError):
        return 503, "busy"
    if isinstance(error, NamingError):
        return 400, "name"
    if isinstance(error, TarsasError):
        return 400, "refused"
    if isinstance(error, HTTPException):
        return error.status_code, CODES.get(error.status_code, "refused")
    return 500, "failed"


REFUSALS = {
    400: "what was given is not allowed; the message says what would be",
    401: "the token of a bot that there is not, or not any more",
    403: "the request comes from another site, or the table is closed to all but its people",
    404: "there is no such thing",
    409: "somebody else has the seat, or changed the table first",
    410: "the table is set aside: its moves cannot be replayed, or its game is missing",
    429: "too many requests; `Retry-After` says how long to wait",
    500: "the server failed",
    503: "the database is busy; ask again after the seconds of `Retry-After`",
}
RETRY_AFTER = 5  # seconds, for whoever finds the database away
ANYWHERE = (401, 429, 500, 503)


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """Return the errors that a handler may answer, as /schema shows them."""
    return {
        status: ResponseSpec(Refusal, generate_examples=False, description=REFUSALS[status])
        for status in (*statuses, *ANYWHERE)
    }


def error_json(error: Exception, language: str) -> Response[Refusal]:
    """Return an error as a program reads it."""
    status, code = status_of(error)
    problem = Problem(code, message_of(error), text_of(error, language))
    return Response(Refusal(problem), status_code=status, headers=headers_of(status))


def headers_of(status: int) -> dict[str, str]:
    """Return what an error's answer says beside its words."""
    return {"Retry-After": str(RETRY_AFTER)} if status == 503 else {}


def message_of(error: Exception) -> str:
    """Return what may be said of an error; our own faults are not explained to strangers."""
    if isinstance(error, HTTPException):
        extra = error.extra if isinstance(error.extra, list) else []
        details = [f"{item.get('key')}: {item.get('message')}" for item in extra if item]
        return "; ".join([error.detail, *details])
    return str(error) if isinstance(error, TarsasError) else "the server failed"


# What a person is told where the fault is known by its status alone.
BY_STATUS = {
    400: "error-not-understood",
    403: "error-other-site",
    404: "error-no-page",
    405: "error-not-understood",
    409: "error-hint-stale",
    413: "error-too-large",
    414: "error-no-page",
    429: "error-too-fast",
}


def text_of(error: Exception, language: str) -> str:
    """Return what a person is told, in their language."""
    if isinstance(error, TarsasError):
        return error.text(language)
    return say(TEXTS, language, Message(BY_STATUS.get(status_of(error)[0], "error-failed")))
