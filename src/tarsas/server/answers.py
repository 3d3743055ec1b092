"""Errors as answers: JSON for programs, a page for people."""

from litestar import Response
from litestar.exceptions import HTTPException

from tarsas.core.errors import TarsasError
from tarsas.server.lobby import NotFoundError
from tarsas.server.storage import ConflictError, StorageError
from tarsas.table.seats import SeatError


def status_of(error: Exception) -> tuple[int, str]:
    """Return the HTTP status and our code for an error."""
    if isinstance(error, NotFoundError):
        return 404, "not_found"
    if isinstance(error, ConflictError | SeatError):
        return 409, "conflict"
    if isinstance(error, StorageError):
        return 503, "busy"
    if isinstance(error, TarsasError):
        return 400, "refused"
    if isinstance(error, HTTPException):
        code = "not_found" if error.status_code == 404 else "refused"
        return error.status_code, code
    return 500, "failed"


def error_json(status: int, code: str, message: str) -> Response[dict[str, object]]:
    """Return an error as a program reads it."""
    return Response({"error": {"code": code, "message": message}}, status_code=status)


def message_of(error: Exception) -> str:
    """Return what may be said of an error; our own faults are not explained to strangers."""
    if isinstance(error, HTTPException):
        extra = error.extra if isinstance(error.extra, list) else []
        details = [f"{item.get('key')}: {item.get('message')}" for item in extra if item]
        return "; ".join([error.detail, *details])
    return str(error) if isinstance(error, TarsasError) else "the server failed"
