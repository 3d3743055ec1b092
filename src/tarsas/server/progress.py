"""Which lessons a guest has done."""

import time

from sqlalchemy import insert, select

from tarsas.core.lessons import Lesson
from tarsas.server.schema import lessons
from tarsas.server.storage import ConflictError, Storage


async def done_by(storage: Storage, guest: str) -> set[tuple[str, str]]:
    """Return the lessons that a guest has done, by game and name."""
    query = select(lessons.c.game, lessons.c.name).where(lessons.c.guest == guest)
    return {(row["game"], row["name"]) for row in await storage.rows(query)}


async def note_done(storage: Storage, guest: str, lesson: Lesson) -> None:
    """Remember that a lesson is done; doing it again changes nothing."""
    key = {"guest": guest, "game": lesson.game.id, "name": lesson.name}
    if (lesson.game.id, lesson.name) in await done_by(storage, guest):
        return
    try:
        await storage.write((insert(lessons).values(**key, at=time.time()), 1))
    except ConflictError:
        return  # another page of the same guest was quicker
