"""The family of errors meant for the person at the other end. Caught at the edges only."""

from collections.abc import Iterable

from tarsas.core.text import Message, voice_of

MOST_QUOTED = 500  # letters of what was given


class TarsasError(Exception):
    """Something the user gave was wrong; it says what, where, and what would be right.

    `said` is that as a message of the texts of `package`, for people in their language; whoever
    has no such texts gives the sentence itself. Logs, programs and the command line read `plain`
    where it is more exact, as with numbers of actions and names of options, else the English.
    """

    package = "tarsas.core"

    def __init__(self, said: Message | str, plain: str = "") -> None:
        super().__init__(said, plain)  # as it travels between processes
        self.said = said
        self.plain = plain

    def __str__(self) -> str:
        return self.plain or self.text("en")

    def text(self, language: str) -> str:
        """Return what a person is told."""
        if isinstance(self.said, str):
            return self.said
        return voice_of(self.package).say(bounded(self.said), language)


def bounded(message: Message) -> Message:
    """Return a message that quotes no more than can be said: Fluent refuses what is longer."""

    def cut(value: Message | str | int) -> Message | str | int:
        if isinstance(value, Message):
            return bounded(value)
        too_long = isinstance(value, str) and len(value) > MOST_QUOTED
        return f"{str(value)[:MOST_QUOTED]} …" if too_long else value

    return Message(message.id, {name: cut(value) for name, value in message.args.items()})


class OptionError(TarsasError):
    """An unknown game, a number of players or an option that the game does not have."""


def not_allowed(what: str, given: str, allowed: Iterable[str]) -> OptionError:
    """Return the error of a value that is none of those allowed."""
    args = {"what": what, "given": repr(given), "allowed": ", ".join(allowed)}
    return OptionError(Message("error-not-allowed", args))


class ComponentError(TarsasError):
    """A components file that does not describe the game's pieces."""


class IllegalActionError(TarsasError):
    """An action that the position does not allow."""


class StaleActionError(TarsasError):
    """An action that answers another position than the present one."""
