"""One open socket: what its client knows, and what it is told next."""

import asyncio
from collections.abc import Callable, Hashable
from dataclasses import astuple

import msgspec
from msgspec.structs import asdict

from tarsas.core.game import Game
from tarsas.core.options import SEATS, SHEETS, Option, Options
from tarsas.core.state import CHANCE
from tarsas.core.text import Message
from tarsas.server import dress, messages
from tarsas.server.box import before_last, may_enter
from tarsas.server.identity import Guest, is_bot
from tarsas.server.qr import qr_code
from tarsas.server.room import Room
from tarsas.server.stepback import may_ask, takes_back
from tarsas.server.strengths import fault_of, strength_of
from tarsas.table.appraisal import appraise
from tarsas.table.chance import CHANCES

MOST_WAITING = 200
_encode = msgspec.json.Encoder().encode
Told = messages.FromServer | messages.BarePosition


class Viewer:
    """Collects what changed and builds messages only when the client can take them.

    A slow client therefore never holds a table up, and gets the newest position, not every one.
    Strangers all see the same, so what one of them is told is kept for the others.
    """

    def __init__(
        self, room: Room, guest: Guest, language: str, pictures: bool, known: int, base: str
    ) -> None:
        self.room = room
        self.guest = guest
        self.language = language
        self.pictures = pictures
        self.known = min(known, len(room.story.entries))  # log entries the client has
        self.base = base
        self.chat_known = 0  # the last line of the chat that the client has
        self.barred = ""  # whether it may add one, as it was told
        self.table_known = b""
        self.changed = {"table", "position", "chat"}
        self.waiting: list[bytes] = []
        self.wake = asyncio.Event()
        self.called = False  # whether its turn to be told is going to come
        self.have_told()
        self.at_work = asyncio.Lock()  # held while a message of the client changes the table
        self.finishing = False
        self.dismissed = False

    def notice(self, what: str) -> None:
        """Note a change; called by the room."""
        if what == "gone":  # the guest may not come in any more
            self.dismiss()
        if what == "lines":  # lines that the client has look different now
            what, self.chat_known = "chat", 0
        self.changed.add(what)
        self.known = min(self.known, len(self.room.story.entries))
        self.have_told()

    def have_told(self) -> None:
        """Let the client be told what there is to say: strangers in turn, all others at once."""
        if not self.is_stranger():
            self.wake.set()
        elif not self.called:
            self.called = True
            self.room.watchers.turnstile.call(self._turn)

    def _turn(self) -> bool:
        self.called = False
        self.wake.set()
        return True

    def answer(self, message: messages.FromServer) -> None:
        """Queue an answer to this client alone."""
        if len(self.waiting) < MOST_WAITING:
            self.waiting.append(_encode(message))
            self.wake.set()

    def is_stranger(self) -> bool:
        """Say whether this client has no part in the table, and sees what all others see."""
        mine = any(seat.belongs_to(self.guest.id) for seat in self.room.seats)
        return not mine and self.guest.id != self.room.owner

    async def finish(self) -> None:
        """Begin no message any more; return when the last one is answered."""
        self.finishing = True
        async with self.at_work:
            pass

    def dismiss(self) -> None:
        """Let the client go once it has been told what there is to say."""
        self.finishing = self.dismissed = True
        self.wake.set()

    async def next_messages(self) -> list[bytes]:
        """Wait for something to say and return it, newest state first built now."""
        await self.wake.wait()
        self.wake.clear()
        said, changed = self.waiting, self.changed
        self.waiting, self.changed = [], set()
        if "table" in changed and (table := self.table()) != self.table_known:
            self.table_known = table
            said.append(table)
        if "position" in changed:
            said.append(self.newest())
        if "chat" in changed or self.barred != self.room.barred(self.guest):
            said.append(self.chat())
        return said

    def table(self) -> bytes:
        """Return what is to be known of the table, encoded."""
        room = self.room

        def build() -> messages.Table:
            return table_message(room, self.guest, self.language, self.base)

        if not self.is_stranger():
            return _encode(build())
        seats = tuple(astuple(seat) for seat in room.seats)
        online = tuple(room.is_present(seat.guest) for seat in room.seats)
        known = (self.language, room.has_begun, room.rematch, room.asked)
        return self._shared(("table", *known, seats, online), build)

    def newest(self) -> bytes:
        """Return the present position, encoded; the client knows the whole log then."""
        story, known = self.room.story, self.known
        self.known = len(story.entries)
        if not self.is_stranger():
            return _encode(self.position(known))
        clocks = tuple(clock and clock.left for clock in self.room.clocks())
        view = ("position", self.language, self.pictures, known, clocks)
        return self._shared(view, lambda: self.position(known))

    def chat(self) -> bytes:
        """Return the lines the client does not have, encoded."""
        talk, known = self.room.chat, self.chat_known
        self.chat_known, self.barred = talk.total, self.room.barred(self.guest)
        may_mute = self.guest.id == self.room.owner
        return self._shared(
            ("chat", known, talk.total, talk.muted, talk.renamings, self.barred, may_mute),
            lambda: messages.Chat(talk.after(known), known == 0, self.barred, may_mute),
        )

    def _shared(self, what: Hashable, build: Callable[[], Told]) -> bytes:
        """Return a message that is built once for everybody who is told the same."""
        return self.room.watchers.shared(self.room.now, what, lambda: _encode(build()))

    def prompt(self, own: list[int]) -> str:
        """Say who does what now, or how the game ended."""
        room = self.room
        if room.over and not room.table.over:
            gone = [seat for seat, place in enumerate(room.seats) if place.resigned]
            return room.story.given_up(gone, room.ranks().index(1), self.language)
        seats = sum(place.belongs_to(self.guest.id) for place in room.seats)
        return room.story.prompt(room.table.state, own, self.language, named=seats > 1)

    def position(self, known: int) -> messages.Position | messages.BarePosition:
        """Return the present position as this client sees it, with the log after `known`."""
        room, state = self.room, self.room.table.state
        story = room.story
        new = story.entries[known:]
        acting, own = room.acting(), self.guest.id
        mine = [s for s in acting if room.seats[s].belongs_to(self.guest.id)]
        mine = [s for s in mine if not room.seats[s].handed]
        undo = [
            seat
            for seat, place in enumerate(room.seats)
            if place.belongs_to(self.guest.id)
            and not place.handed
            and not room.over
            and takes_back(room, seat)
        ]
        enters = may_enter(room, self.guest)
        awaited = enters and room.table.awaits_entry
        situation = messages.Situation(
            revision=room.revision,
            number=room.table.number,
            over=room.over,
            acting=acting,
            scores=room.scores(),
            undo=[] if room.record.entered else undo,
            back=before_last(room) if enters else None,
            may_ask=[n for n, s in enumerate(room.seats) if s.belongs_to(own) and may_ask(room, n)],
            clocks=room.clocks(),
            ranks=room.ranks() if room.over else None,
            seed=room.record.seal.seed if room.over and room.record.seal else None,
        )
        if not self.pictures:
            entries = [messages.BareEntry(entry.number, entry.seat) for entry in new]
            offered = [
                messages.BareChoice(seat, [int(action) for action in state.legal(seat)])
                for seat in ([int(CHANCE)] if awaited else mine)
            ]
            return messages.BarePosition(
                **asdict(situation), log=messages.BareLog(known, entries), choices=offered
            )
        told = [story.told(entry, self.language) for entry in new]
        return messages.Position(
            **asdict(situation),
            prompt=self.prompt(mine),
            rule=story.rule(state, mine),
            svg=story.picture(state, self.language),
            supplies=story.supplies(state, self.language),
            if_ended=appraise(state).scores,
            account=story.account(self.language) if room.over else [],
            log=messages.Log(known, told),
            choices=[story.choices(state, seat, self.language) for seat in mine],
            falls=story.falls(state, self.language) if awaited else [],
        )


def table_message(room: Room, guest: Guest, language: str, base: str) -> messages.Table:
    """Return what is to be known of a table besides its position."""
    record = room.record
    game = record.game
    places = []
    for number, seat in enumerate(room.seats):
        link = f"{base}/t/{room.id}/join/{number}/{seat.code}".rstrip("/")
        inviting = guest.id == room.owner and seat.is_free()
        level = strength_of(seat, language)
        places.append(
            messages.Seat(
                seat=number,
                colour=SEATS[number],
                colour_name=game.say(Message(SEATS[number]), language),
                name=seat.name or (level if seat.kind == "bot" else ""),
                named=seat.named,
                kind=seat.kind,
                level=level,
                fault=fault_of(seat, language),
                program=is_bot(seat.guest),
                mine=seat.belongs_to(guest.id),
                online=room.is_present(seat.guest) or seat.kind == "bot",
                handed=seat.handed,
                resigned=seat.resigned,
                invitation=link if inviting else None,
                qr=qr_code(link) if inviting and not room.has_begun else None,
            )
        )
    return messages.Table(
        id=room.id,
        game=game.id,
        title=game.title(language),
        players=record.players,
        options=all_agreed(game, record.options, language),
        clock=messages.Clock(room.clock.kind, room.clock.seconds),
        chance="box" if record.entered else CHANCES[0],
        commitment=record.seal.promise if record.seal else "",
        begun=room.has_begun,
        over=room.over,
        audience=room.audience,
        rematch=f"/t/{room.rematch}" if room.rematch else None,
        sheet=dress.sheet_address(game),
        owner=guest.id == room.owner,
        seats=places,
        step_back=asked.told(room.seats) if (asked := room.step_back()) else None,
    )


def all_agreed(game: Game, values: Options, language: str) -> list[messages.AgreedOption]:
    """Return all that was agreed on as people read it, and whether sheets were filled in."""
    found = [agreed(game, option, values, language) for option in game.options]
    if SHEETS in values:
        what, so = (game.say(Message(text), language) for text in ("sheets-begun", "sheets-filled"))
        found.append(messages.AgreedOption(what, so))
    return found


def agreed(game: Game, option: Option, values: Options, language: str) -> messages.AgreedOption:
    """Return an option's name and chosen value as people read them."""
    name, value = option.name, values[option.name]
    if option.kind == "flag":
        value = game.say(Message("option-yes" if value else "option-no"), language)
    elif option.choices:
        value = game.say(Message(f"option-{name}-{value}"), language)
    return messages.AgreedOption(game.say(Message(f"option-{name}"), language), value)
