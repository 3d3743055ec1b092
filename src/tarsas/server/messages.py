"""What a client may say on the socket, and the error it gets back."""

import msgspec

from tarsas.core.errors import TarsasError


class SocketError(TarsasError):
    """An error with the code by which a client knows it."""

    def __init__(self, code: str, message: str, token: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.token = token


class Act(msgspec.Struct, tag="act", tag_field="type"):
    """Carry out an action that answers a revision."""

    id: str
    revision: int
    seat: int
    action: int


class Undo(msgspec.Struct, tag="undo", tag_field="type"):
    """Take the seat's last action back."""

    id: str
    revision: int
    seat: int


class Chat(msgspec.Struct, tag="chat", tag_field="type"):
    """Say something."""

    text: str


class Hint(msgspec.Struct, tag="hint", tag_field="type"):
    """Ask a bot what it would do."""

    seat: int


class Ping(msgspec.Struct, tag="ping", tag_field="type"):
    """Ask whether anybody is there."""


Said = Act | Undo | Chat | Hint | Ping
_decoder: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)


def read(text: str | bytes) -> Said:
    """Read a message, or refuse it with what was wrong."""
    try:
        return _decoder.decode(text)
    except msgspec.ValidationError as error:
        code = (
            "unknown" if "Invalid value" in str(error) and "$.type" in str(error) else "malformed"
        )
        raise SocketError(code, str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise SocketError("malformed", f"not JSON: {error}") from None
