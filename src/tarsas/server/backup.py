"""A whole database to a file and back, from either kind of database into either."""

import asyncio
import base64
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version as version_of
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import (
    Column,
    Connection,
    LargeBinary,
    MetaData,
    Table,
    event,
    func,
    insert,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from tarsas.server import archive, revisions
from tarsas.server.schema import presence, servers, tables
from tarsas.server.settings import Settings
from tarsas.server.storage import StorageError

AT_ONCE = 1000  # rows that are in memory
# Who runs and who looks on at this moment: elsewhere and later that means nothing.
OF_THE_MOMENT = {presence.name, servers.name}


# Out


async def back_up(settings: Settings, path: Path) -> archive.Heading:
    """Write a database to a file, as it is at one moment; servers may go on using it."""
    try:
        async with _snapshot(settings, path.parent) as connection:
            schema = await connection.run_sync(revisions.current)
            if schema is None:
                raise StorageError("there is nothing to back up: no server has used the database")
            found = [t for t in await connection.run_sync(_tables) if t.name not in OF_THE_MOMENT]
            counts = {str(t.name): await _count(connection, t) for t in found}
            heading = archive.Heading(
                archive.FORMAT, version_of("tarsas"), schema, time.time(), counts
            )
            with archive.writing(path) as writer:
                writer.line(heading)
                for table in found:
                    await _write_table(connection, table, writer)
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        raise StorageError(f"the database cannot be read: {error}") from None
    return heading


async def _write_table(connection: AsyncConnection, table: Table, writer: archive.Writer) -> None:
    writer.line(archive.Columns(str(table.name), [str(column.name) for column in table.columns]))
    # By their keys, so that a move comes after the one that it refers to.
    rows = await connection.stream(
        select(table).order_by(*table.primary_key), execution_options={"yield_per": AT_ONCE}
    )
    async for row in rows:
        writer.line(list(row))


async def _count(connection: AsyncConnection, table: Table) -> int:
    return int(await connection.scalar(select(func.count()).select_from(table)) or 0)


@asynccontextmanager
async def _snapshot(settings: Settings, place: Path) -> AsyncIterator[AsyncConnection]:
    """Connect to a database that does not change: a copy of it, or a transaction of its own."""
    if missing := settings.missing_file():
        raise StorageError(f"there is no database {missing}")
    url = make_url(settings.async_url())
    if url.get_backend_name() != "sqlite":
        async with _connected(settings.async_url(), isolation_level="REPEATABLE READ") as found:
            yield found
        return
    source = Path(url.database or "")
    with TemporaryDirectory(dir=place, prefix=".tarsas-backup-") as folder:
        copy = Path(folder) / "copy.db"
        await asyncio.to_thread(_copy_sqlite, source, copy)
        async with _connected(f"sqlite+aiosqlite:///{copy}") as found:
            yield found


def _copy_sqlite(source: Path, copy: Path) -> None:
    """Copy in one step: who writes meanwhile neither waits nor shows up in the copy."""
    old, new = sqlite3.connect(source), sqlite3.connect(copy)
    try:
        old.backup(new, pages=-1)
    finally:
        old.close()
        new.close()


# Back


async def restore(settings: Settings, path: Path) -> archive.Heading:
    """Fill an empty database from a file, all of it or nothing, and bring it up to date.

    The file is read twice: once to know that it is whole, before anything refers to it.
    """
    heading = archive.check(path)
    if heading.schema not in revisions.known():
        raise archive.ArchiveError(
            f"{path}: was made by Társas {heading.version}, which is newer"
            " (its schema is unknown here): restore it with that version"
        )
    try:
        async with _connected(settings.async_url()) as connection:
            await connection.run_sync(_refuse_full)
            await connection.run_sync(revisions.upgrade, heading.schema)
            with archive.reading(path) as reader:
                await _read_tables(connection, reader)
            await connection.run_sync(revisions.upgrade, revisions.NEWEST)
            await connection.execute(update(tables).values(keeper=""))
            await connection.run_sync(_count_on)
            await connection.commit()
    except (OSError, SQLAlchemyError) as error:
        raise StorageError(f"the database cannot be restored: {error}") from None
    return heading


def _refuse_full(connection: Connection) -> None:
    if found := inspect(connection).get_table_names():
        raise StorageError(
            f"the database is not empty: it has the tables {', '.join(sorted(found))};"
            " restore into a new one"
        )


async def _read_tables(connection: AsyncConnection, reader: archive.Reader) -> None:
    """Insert what the file has, a portion at a time."""
    there = {table.name: table for table in await connection.run_sync(_tables)}
    table: Table | None = None
    columns: list[Column[Any]] = []
    rows: list[dict[str, Any]] = []

    async def save() -> None:
        if table is not None and rows:
            await connection.execute(insert(table), rows)
            rows.clear()

    for part in reader.parts():
        if isinstance(part, archive.Columns):
            await save()
            table = there.get(part.table)
            if table is None or not set(part.columns) <= set(table.columns.keys()):
                raise archive.ArchiveError(
                    f"{reader.path}: line {reader.number}: schema {reader.heading.schema} has no"
                    f" table {part.table} with columns {', '.join(part.columns)}"
                )
            columns = [table.columns[name] for name in part.columns]
        else:
            if len(part) != len(columns):
                raise archive.ArchiveError(f"{reader.path}: line {reader.number} is damaged")
            rows.append({c.name: _value(c, value) for c, value in zip(columns, part, strict=True)})
            if len(rows) >= AT_ONCE:
                await save()
    await save()


def _value(column: Column[Any], written: Any) -> Any:
    """Return a value as it was before it was written: JSON has no bytes."""
    if isinstance(column.type, LargeBinary) and isinstance(written, str):
        return base64.b64decode(written)
    return written


def _count_on(connection: Connection) -> None:
    """Let PostgreSQL number new rows after those that brought their numbers along."""
    if connection.dialect.name != "postgresql":
        return
    for table in _tables(connection):
        for column in table.primary_key:
            given = {"table": table.name, "column": column.name}
            found = text("SELECT pg_get_serial_sequence(:table, :column)")
            if sequence := connection.scalar(found, given):
                highest = connection.scalar(select(func.max(column)))
                if highest is not None:
                    connection.execute(select(func.setval(sequence, highest)))


# Both


def _tables(connection: Connection) -> list[Table]:
    """Return the tables as they are there, each after those that it refers to."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != revisions.TABLE]


@asynccontextmanager
async def _connected(url: str, **options: Any) -> AsyncIterator[AsyncConnection]:
    """Connect for one transaction; it is undone unless it is committed."""
    engine = create_async_engine(url, **options)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _begin_ourselves)
        event.listen(engine.sync_engine, "begin", _begin)
    try:
        async with engine.connect() as connection:
            yield connection
    finally:
        await engine.dispose()


def _begin_ourselves(connection: Any, _: object) -> None:
    """Keep SQLite's driver from leaving what changes tables out of the transaction."""
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
