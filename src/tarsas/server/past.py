"""Positions of the past: drawn when somebody asks for them, and kept for the next who does."""

from collections import OrderedDict
from collections.abc import Callable

from tarsas.core.record import Move, Record
from tarsas.core.text import Message
from tarsas.draw.picture import draw
from tarsas.server.beside import beside
from tarsas.server.bodies import PastPosition, Unscored
from tarsas.server.room import Room
from tarsas.table.appraisal import appraise

MOST_KEPT = 200  # of up to 60 KB each
Key = tuple[str, int, str, tuple[Move, ...]]


class Past:
    """The positions that were asked for last, of all tables."""

    def __init__(self) -> None:
        self.drawn: OrderedDict[Key, PastPosition] = OrderedDict()

    async def position(
        self, room: Room, number: int, language: str, before_drawing: Callable[[], None]
    ) -> PastPosition:
        """Return a position of a table; `before_drawing` may refuse if it must be drawn."""
        # After an undo the same number may be another position, so the moves are in the key.
        key = (room.id, number, language, tuple(room.record.moves[: max(0, number)]))
        if key not in self.drawn:
            before_drawing()
            found = self.drawn[key] = await beside(draw_position, room.record, number, language)
            if len(self.drawn) > MOST_KEPT:
                self.drawn.popitem(last=False)
            return found
        self.drawn.move_to_end(key)
        return self.drawn[key]


def draw_position(record: Record, number: int, language: str) -> PastPosition:
    """Return a position of a game, drawn and in words."""
    state, game = record.replay(number), record.game
    end = appraise(state)

    def say(message: Message) -> str:
        return game.say(message, language, pictured=True)

    return PastPosition(
        number=number,
        svg=draw(game, state, language, pictured=True),
        prompt=say(game.texts.prompt(state)),
        text=[say(line) for line in game.texts.describe(state)],
        scores=[int(state.score(seat)) for seat in range(record.players)],
        if_ended=end.scores,
        unscored=[
            Unscored(int(event.seat), int(event.points), say(game.texts.event(event)))
            for event in end.events
        ],
    )
