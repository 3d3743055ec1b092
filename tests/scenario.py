"""Set-ups and moves in notation, so that tests read like the rulebook."""

from collections.abc import Mapping

from tarsas.core.components import Tree
from tarsas.core.game import seat_name
from tarsas.core.record import Record
from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.core.state import OVER, State
from tarsas.table.table import Table


class Scenario:
    """A game played by notation: `play` takes lines such as `red: use token`."""

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, object] | None = None,
        custom: Tree | None = None,
    ) -> None:
        self.played = Table.of(Record.new(find_game(game), players, options, custom))

    @property
    def record(self) -> Record:
        """The game so far."""
        return self.played.record

    @property
    def state(self) -> State:
        """The present position, with its events; the next move makes another."""
        return self.played.state

    def play(self, *lines: str) -> "Scenario":
        """Play moves, one a line; blank lines and comments (;) are passed over."""
        for line in "\n".join(lines).splitlines():
            text = line.strip()
            if text and not text.startswith(";"):
                who, _, words = text.partition(": ")
                seat = next(s for s in range(-1, self.record.players) if seat_name(s) == who)
                action = self.record.game.parse(self.state, seat, words)
                self.played = self.played.act(seat, action, self.played.revision)
        return self

    def legal(self, who: str | None = None) -> list[str]:
        """Return the legal moves of a seat, by default of whoever acts, in words."""
        names = {seat_name(s): s for s in range(-1, self.record.players)}
        seat = int(self.state.actor()) if who is None else names[who]
        words = self.record.game.notation.words
        return [words(self.state, seat, action) for action in self.state.legal(seat)]

    @property
    def actor(self) -> str:
        """Who acts now: a colour, "chance" or "over"."""
        actor = int(self.state.actor())
        return "over" if actor == OVER else seat_name(actor)

    @property
    def scores(self) -> list[int]:
        """Every seat's points."""
        return [int(self.state.score(seat)) for seat in range(self.record.players)]

    @property
    def gains(self) -> list[tuple[str, int, str]]:
        """Every gain of points so far: who, how many, why, and of what."""
        gains = [event for event in self.state.events or [] if event.points]
        return [
            (seat_name(int(e.seat)), int(e.points), " ".join((e.reason, *e.names.values())))
            for e in gains
        ]

    @property
    def news(self) -> list[str]:
        """All else that came about by itself."""
        return [event.reason for event in self.state.events or [] if not event.points]

    def until(self, who: str, seed: int = 0) -> "Scenario":
        """Let chance, and chance alone, act until it is somebody's turn."""
        rng = Rng(seed)
        while self.actor == "chance" != who:
            self.played = self.played.draw(rng)
        assert self.actor == who, f"{self.actor} acts, not {who}"
        return self
