"""Who sits where: people, bots, free seats, and seats that a bot keeps warm."""

from collections.abc import Sequence
from dataclasses import dataclass

from tarsas.core.errors import TarsasError
from tarsas.core.text import Message

KINDS = ("person", "bot", "open", "invited")


class SeatError(TarsasError):
    """A seat that is not yours, not free, or not to be had this way."""


@dataclass
class Seat:
    """One seat. `handed` says that a bot plays a person's seat for now.

    `code` is what an invitation carries. A seat that anybody may take has none, also while
    somebody sits there: so it stays known which tables are among friends. `since` is when somebody
    sat down, and `left` who stood up last: coming back is no new time. Who has `resigned` stays
    written down, while a bot plays to the end. A seat that is `named` has a name of its own: who
    plays there has no device, and whose seat it is acts for them. `fault` says what a host's
    program did wrong, and its name, where a kitten plays in its place.
    """

    kind: str
    guest: str = ""
    name: str = ""
    level: str = ""
    handed: bool = False
    code: str = ""
    since: float = 0.0
    left: str = ""
    resigned: bool = False
    named: bool = False
    fault: str = ""

    def plays_itself(self) -> bool:
        """Say whether a bot acts for this seat."""
        return self.kind == "bot" or (self.kind == "person" and self.handed)

    def belongs_to(self, guest: str) -> bool:
        """Say whether a guest may act for this seat."""
        return self.kind == "person" and self.guest == guest

    def is_free(self) -> bool:
        """Say whether somebody may sit down, with or without an invitation."""
        return self.kind in ("open", "invited")

    # By who sits there

    def take(self, guest: str, name: str, code: str) -> None:
        """Sit down on an open seat, or on an invited one with its code."""
        if self.belongs_to(guest):
            return
        if self.kind == "invited" and code != self.code:
            raise SeatError(Message("error-seat-kept"))
        if not self.is_free():
            raise SeatError(Message("error-seat-taken"))
        self.kind, self.guest, self.name, self.handed = "person", guest, name, False

    def leave(self, guest: str) -> None:
        """Stand up; the seat is then as free as it was: for anybody, or for who has its link."""
        self._own(guest)
        self._play_on()
        self._empty("invited" if self.code else "open")

    def hand_over(self, guest: str, level: str) -> None:
        """Let a bot play this seat for now."""
        self._own(guest)
        self._play_on()
        self.handed, self.level, self.fault = True, level, ""

    def take_back(self, guest: str) -> None:
        """Play this seat again oneself."""
        self._own(guest)
        self._play_on()
        self.handed = False

    def resign(self, guest: str, level: str) -> None:
        """Give the game up: a bot plays this seat for good, where it must be played on."""
        self.hand_over(guest, level)
        self.resigned = True

    # By who opened the table

    def free(self, code: str) -> None:
        """Keep the seat for who gets its new link: whoever sat there, and old links, lose it."""
        self._play_on()
        self._empty("invited")
        self.code = code

    def open_up(self) -> None:
        """Let anybody take a free seat."""
        self._be_free()
        self.kind, self.code = "open", ""

    def give_to_bot(self, level: str, name: str) -> None:
        """Let a bot sit down on a free seat."""
        self._be_free()
        self.kind, self.level, self.name = "bot", level, name

    # By what plays there

    def lose_program(self, fault: str, weakest: str) -> None:
        """Let the weakest bot play on in the place of a program that failed."""
        self.fault, self.level = f"{fault} {self.level}", weakest

    def _own(self, guest: str) -> None:
        if not self.belongs_to(guest):
            raise SeatError(Message("error-not-yours"))

    def _play_on(self) -> None:
        if self.resigned:
            raise SeatError(Message("error-resigned"))

    def _be_free(self) -> None:
        if not self.is_free():
            raise SeatError(Message("error-seat-not-free"))

    def _empty(self, kind: str) -> None:
        self.kind, self.guest, self.name, self.level, self.handed = kind, "", "", "", False
        self.named, self.fault = False, ""


def given_up(places: Sequence[Seat]) -> bool:
    """Say whether a game is over because at most one of several players has not resigned."""
    return len(places) > 1 and sum(not place.resigned for place in places) < 2


def is_alone(places: Sequence[Seat], guest: str) -> bool:
    """Say whether a guest plays against bots alone, so that help is unfair to nobody.

    Whoever acts for several seats shows everybody what is advised; who has resigned is a bot now.
    """
    others = [place for place in places if not place.belongs_to(guest)]
    bots = all(place.kind == "bot" or place.resigned for place in others)
    return bots and len(others) < len(places)
