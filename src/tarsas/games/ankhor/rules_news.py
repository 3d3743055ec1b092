"""What comes about by itself in Ankh'or, beyond the chosen action and the points: told as events.

Only called where events are on, so that search pays nothing for them.
"""

from mypy_extensions import i64

from tarsas.core.options import SEATS
from tarsas.core.state import NOBODY, Event
from tarsas.games.ankhor.rules_area import COLOUR_COUNT, FAMILIES
from tarsas.games.ankhor.rules_holdings import (
    BONUS,
    DISCS,
    HELD,
    PRINTED,
    VP2,
    WORTHS,
    Holdings,
    family_names,
    family_sort,
)


class News(Holdings):
    """The part of a position that tells."""

    def tell(
        self, reason: str, pieces: tuple[str, ...], numbers: dict[str, int] | None = None
    ) -> None:
        """Note what happens to the active seat."""
        assert self.events is not None
        self.events.append(Event(self.active, 0, reason, pieces, numbers))

    def tell_all(self, reason: str, piece: str, numbers: dict[str, int]) -> None:
        """Note what happens to the whole table."""
        assert self.events is not None
        self.events.append(Event(NOBODY, 0, reason, (piece,), numbers))

    def tell_discs(self, reason: str, pieces: tuple[str, ...], count: i64, disc: i64) -> None:
        """Note what happens to some discs of the active seat."""
        assert self.events is not None
        numbers, names = {"count": int(count)}, {"disc": f"disc-{DISCS[disc]}"}
        self.events.append(Event(self.active, 0, reason, pieces, numbers, names))

    def tell_empty_pile(self, pile: i64) -> None:
        """Note that a pile has run out, and whether the other has too."""
        reason = "event-pile-empty" if self.market.piles[1 - pile] > 0 else "event-piles-empty"
        self.tell_all(reason, f"pile-{pile + 1}", {"pile": int(pile + 1)})

    def tell_last_round(self) -> None:
        """Note who has brought the last round about."""
        numbers = {"tiles": int(self.areas[self.active].count)}
        self.tell("event-last-round", (f"area-{SEATS[self.active]}",), numbers)

    def tell_round(self, number: i64, idle: i64, limit: i64) -> None:
        """Note that a round begins, and how long nobody has bought if that may end the game."""
        reason = "event-round-idle" if idle > 0 and limit > 0 else "event-round"
        numbers = {"round": int(number), "idle": int(idle), "limit": int(limit)}
        self.tell_all(reason, "round", numbers)

    def tell_end(self, way: str, idle: i64) -> None:
        """Note how the game ended, and give account of every seat's points."""
        self.tell_all(f"event-end-{way}", "round", {"idle": int(idle)})
        for seat in range(self.players):
            self.account(seat)

    def account(self, seat: i64) -> None:
        """Note what a seat's points consist of, in the order of the rulebook."""
        area, who = self.areas[seat], SEATS[seat]
        worths = self.worths[seat * WORTHS : (seat + 1) * WORTHS]
        if worths[PRINTED] > 0:
            shown = [self.piece(tile) for tile in area.tiles if self.box.type(tile) == VP2]
            self.count_up(seat, "printed", tuple(shown), len(shown), worths[PRINTED])
        if worths[BONUS] > 0:
            held = sum(self.bonuses[seat * FAMILIES : (seat + 1) * FAMILIES])
            self.count_up(seat, "bonus", (f"bonus-{who}",), held, worths[BONUS])
        for i in range(FAMILIES):
            family = (i + COLOUR_COUNT) % FAMILIES  # animals come before colours
            if worths[family] > 0:
                tiles, worth = self.pieces(seat, area.grouped(family)), worths[family]
                self.count_up(seat, family_sort(family), tiles, worth, worth, family_names(family))
        if worths[HELD] > 0:
            self.count_up(seat, "discs", (f"discs-{who}",), self.discs[seat], worths[HELD])
        self.count_up(seat, "total", (f"area-{who}",), area.count, self.totals[seat])

    def count_up(
        self,
        seat: i64,
        what: str,
        pieces: tuple[str, ...],
        count: i64,
        points: i64,
        names: dict[str, str] | None = None,
    ) -> None:
        """Note one part of an account: how many pieces, and what they are worth together."""
        assert self.events is not None
        numbers = {"count": int(count), "points": int(points)}
        self.events.append(Event(seat, 0, f"account-{what}", pieces, numbers, names))
