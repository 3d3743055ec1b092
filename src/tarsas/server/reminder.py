"""Tells people who asked for it that a slow game waits for them.

Any server may find such a position. One of them notes at the seat that it tells, and only who could
note it does: so nobody is told twice, also after a restart.
"""

import asyncio
import time
from functools import partial

import structlog
from sqlalchemy import RowMapping, func, or_, select, update

from tarsas.core.errors import TarsasError
from tarsas.core.registry import game_ids
from tarsas.core.text import Message, say
from tarsas.server.hooks import post_to
from tarsas.server.lobby import Lobby
from tarsas.server.postman import TEXTS, Counted, Postman
from tarsas.server.room import Room
from tarsas.server.schema import moves, presence, seats, servers, tables, wishes
from tarsas.server.settings import Settings
from tarsas.server.storage import ConflictError, StorageError
from tarsas.server.wishes import Wishes

log = structlog.get_logger()
SLOW = 3600  # seconds of a clock from which on people need not stay at the table
LONG_AGO = 7 * 24 * 3600.0  # seconds after which a position that nobody was told of is history
AN_HOUR = 20  # notices that a guest may get
OFTEN = (0.5, 15.0)  # seconds between two looks: an eighth of the wait, within these


class Reminder:
    """Looks for positions that wait, and lets the postman tell of them."""

    def __init__(self, lobby: Lobby, wishes: Wishes, postman: Postman, settings: Settings) -> None:
        self.lobby, self.storage = lobby, lobby.storage
        self.wishes, self.postman, self.settings = wishes, postman, settings
        self.counted = Counted(AN_HOUR)

    async def run(self) -> None:
        """Look now and then, for ever."""
        lowest, highest = OFTEN
        pause = min(max(self.settings.notice_after / 8, lowest), highest)
        fails = False
        while True:
            try:
                await self.look()
                fails = False
            except StorageError as error:
                if not fails:
                    log.warning("put off", work="notices", why=str(error))
                fails = True
            except Exception:
                log.exception("failed", work="notices")
            await asyncio.sleep(pause)

    async def look(self) -> None:
        """Tell everybody who is to be told now."""
        now = time.time()  # before the look: whatever is moved after it, is told anew
        for row in await self._due(now):
            if row["seat"] in row["acting"] and not self._is_here(row):
                if not self.postman.has_room():
                    return  # the next look finds the rest
                if self.counted.take(row["guest"]) and await self._note(row, now):
                    await self._tell(row)

    async def _due(self, now: float) -> list[RowMapping]:
        """Return the seats of people who want to be told, at slow tables where nothing happens.

        Tables that another living server looks after are left to it.
        """
        before = now - self.settings.notice_after
        at_seat = (moves.c.table_id == seats.c.table_id) & (moves.c.seat == seats.c.seat)
        moved = select(func.max(moves.c.at)).where(at_seat).scalar_subquery()
        looks_on = select(presence.c.guest).where(
            presence.c.table_id == seats.c.table_id, presence.c.guest == seats.c.guest
        )
        mail = wishes.c.confirmed.is_(True) & self.settings.mails()
        hook = (wishes.c.hook != "") & bool(self.settings.webhooks)
        others = select(servers.c.id).where(servers.c.id != self.lobby.lease.id)
        query = (
            select(seats.c.table_id, seats.c.seat, seats.c.guest, seats.c.told, tables.c.acting)
            .join(tables, tables.c.id == seats.c.table_id)
            .join(wishes, wishes.c.guest == seats.c.guest)
            .where(or_(mail, hook))
            .where(seats.c.kind == "person", ~seats.c.handed, ~seats.c.resigned)
            .where(seats.c.since <= before)
            .where(or_(seats.c.told == 0, seats.c.told < seats.c.since, seats.c.told < moved))
            .where(tables.c.over.is_(False), tables.c.set_aside == "", tables.c.began <= before)
            .where(tables.c.updated <= before, tables.c.updated > before - LONG_AGO)
            .where(or_(tables.c.clock == "none", tables.c.seconds >= SLOW))
            .where(tables.c.game.in_(game_ids()), tables.c.keeper.not_in(others))
            .where(~looks_on.exists())
            .order_by(tables.c.updated)
        )
        return list(await self.storage.rows(query))

    def _is_here(self, row: RowMapping) -> bool:
        room = self.lobby.rooms.get(row["table_id"])
        return room is not None and room.is_present(row["guest"])

    async def _note(self, row: RowMapping, now: float) -> bool:
        """Say whether it is this server that tells."""
        seat = (seats.c.table_id == row["table_id"], seats.c.seat == row["seat"])
        mine = update(seats).where(*seat, seats.c.told == row["told"]).values(told=now)
        try:
            await self.storage.write((mine, 1))
        except ConflictError:
            return False
        return True

    async def _tell(self, row: RowMapping) -> None:
        try:
            room = await self.lobby.room(row["table_id"])
        except StorageError:
            raise
        except TarsasError:
            return  # a table that cannot be opened waits for nobody
        if row["seat"] in room.awaited() and not self._is_here(row):
            for kind in ("mail", "hook"):
                self.postman.take(kind, partial(self._carry, kind, room, row["seat"], row["guest"]))

    async def _carry(self, kind: str, room: Room, seat: int, guest: str) -> None:
        """Tell a guest, as it wishes now: it may have taken that back, or be deleted."""
        wish = await self.wishes.of(guest)
        if wish is None or not room.seats[seat].belongs_to(guest):
            return
        game, language = room.record.game, wish.language
        title, url = game.title(language), f"{self.settings.address}/t/{room.id}"
        prompt = game.say(game.texts.seat_prompt(room.table.state, seat), language)
        if kind == "mail" and wish.confirmed and self.settings.mails():
            stop = self.postman.link(wish.mail_code, language)
            about = {"game": title, "prompt": prompt, "url": url, "stop": stop}
            subject = say(TEXTS, language, Message("notice-subject", {"game": title}))
            text = say(TEXTS, language, Message("notice-mail", about))
            await self.postman.mail(wish.mail, subject, text, stop)
        if kind == "hook" and wish.hook and self.settings.webhooks:
            told = {"table": room.id, "game": game.id, "title": title, "url": url}
            local = self.settings.webhooks == "local"
            await post_to(wish.hook, {**told, "prompt": prompt}, local=local)
