"""What one gesture did is saved together, and taken back together."""

import asyncio
from pathlib import Path

import pytest

from tarsas.core.errors import IllegalActionError
from tarsas.draw.view import view_of
from tarsas.server.room import Room
from tarsas.table.ways import Way, ways

from .test_room import opened, saved, seen

ENOUGH = 3


def ways_of(room: Room, seat: int) -> list[Way]:
    game = room.record.game
    return ways(game, room.table.state, seat, view_of(game).targets)


def test_one_undo_takes_it_back_as_a_whole(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, game="pulsar") as (room, guest, _):
            tried = turn = 0
            while tried < ENOUGH:
                turn += 1
                seat, revision = room.acting()[0], room.revision
                if found := ways_of(room, seat):
                    first, *then = found[turn % len(found)].actions
                    before = room.record.moves
                    await room.act(guest, seat, first, revision, f"way {turn}", then)
                    if room.table.can_undo(seat):
                        await room.undo(guest, seat, room.revision, choice=True)
                        assert room.record.moves == before
                        assert seen(room) == await saved(room)
                        tried += 1
                        await room.act(guest, seat, first, room.revision, f"again {turn}", then)
                else:
                    legal = room.table.state.legal(seat)
                    await room.act(guest, seat, int(legal[turn % len(legal)]), revision, f"{turn}")

    asyncio.run(scenario())


def test_steps_are_all_carried_out_or_none(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as (room, guest, _):
            seat = room.acting()[0]
            legal, before = room.table.state.legal(seat), seen(room)
            with pytest.raises(IllegalActionError):
                await room.act(guest, seat, int(legal[0]), room.revision, "a", [999])
            assert seen(room) == before == await saved(room)

    asyncio.run(scenario())
