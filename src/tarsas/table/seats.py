"""Who sits where: people, bots, free seats, and seats that a bot keeps warm."""

from dataclasses import dataclass

from tarsas.core.errors import TarsasError

KINDS = ("person", "bot", "open", "invited")


class SeatError(TarsasError):
    """A seat that is not yours, not free, or not to be had this way."""


@dataclass
class Seat:
    """One seat. `handed` says that a bot plays a person's seat for now; `code` invites.

    `since` is when somebody sat down, and `left` who stood up last: coming back is no new time.
    """

    kind: str
    guest: str = ""
    name: str = ""
    level: str = ""
    handed: bool = False
    code: str = ""
    since: float = 0.0
    left: str = ""

    def plays_itself(self) -> bool:
        """Say whether a bot acts for this seat."""
        return self.kind == "bot" or (self.kind == "person" and self.handed)

    def belongs_to(self, guest: str) -> bool:
        """Say whether a guest may act for this seat."""
        return self.kind == "person" and self.guest == guest

    def take(self, guest: str, name: str, code: str) -> None:
        """Sit down on an open seat, or on an invited one with its code."""
        if self.belongs_to(guest):
            return
        if self.kind == "invited" and code != self.code:
            raise SeatError("this seat is kept for who has its link")
        if self.kind not in ("open", "invited"):
            raise SeatError("this seat is taken")
        self.kind, self.guest, self.name, self.handed = "person", guest, name, False

    def leave(self, guest: str) -> None:
        """Stand up; anybody may take the seat then."""
        self._own(guest)
        self.kind, self.guest, self.name, self.handed = "open", "", "", False

    def hand_over(self, guest: str, level: str) -> None:
        """Let a bot play this seat for now."""
        self._own(guest)
        self.handed, self.level = True, level

    def take_back(self, guest: str) -> None:
        """Play this seat again oneself."""
        self._own(guest)
        self.handed = False

    def _own(self, guest: str) -> None:
        if not self.belongs_to(guest):
            raise SeatError("this seat is not yours")
