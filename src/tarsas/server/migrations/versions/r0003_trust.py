"""What lets a host trust the table: moves without gaps, alarms, keepers, presence, newer links.

Moves after a gap are kept in a table of their own, and their tables are set aside: they could not
be replayed before either.
"""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

FOLLOWS = """
    (number = 1 AND previous IS NULL)
    OR (number > 1 AND previous IS NOT NULL AND previous = number - 1)
"""
MOVE = ("table_id", "number", "seat", "action", "token", "at")


def upgrade() -> None:
    """Add columns and tables, set damaged tables aside, then forbid gaps."""
    _extend("game_table", ("people", sa.Integer, "0"), ("keeper", sa.String(32), "''"))
    _extend("game_table", ("set_aside", sa.Text, "''"), ("muted", sa.JSON, "'[]'"))
    op.add_column("game_table", sa.Column("wakes", sa.Float))
    op.create_index("ix_table_wakes", "game_table", ["wakes"])
    # Whoever looks after a table first writes down when that is really needed.
    op.execute(
        "UPDATE game_table SET wakes = updated WHERE NOT over AND (clock <> 'none'"
        " OR id IN (SELECT table_id FROM seat WHERE kind = 'bot' OR handed))"
    )
    _extend("guest", ("links", sa.Integer, "0"), ("seen", sa.Float, "0"))
    op.execute("UPDATE guest SET seen = created")
    _extend("seat", ("since", sa.Float, "0"), ("left", sa.String(32), "''"))
    op.create_table(
        "server",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "presence",
        _referring("table_id", "game_table.id"),
        sa.Column("guest", sa.String(32), primary_key=True),
        _referring("server", "server.id"),
    )
    op.create_table(
        "stray_move",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.BigInteger, nullable=False),
        sa.Column("token", sa.String(64)),
        sa.Column("at", sa.Float, nullable=False),
    )
    _set_damaged_aside()
    if op.get_bind().dialect.name == "sqlite":
        _rebuild_moves()
    else:
        _forbid_gaps()
    op.create_index("ix_move_previous", "move", ["table_id", "previous"])


def _forbid_gaps() -> None:
    op.add_column("move", sa.Column("previous", sa.Integer))
    op.execute("UPDATE move SET previous = number - 1 WHERE number > 1")
    op.create_check_constraint("ck_move_previous", "move", FOLLOWS)
    op.create_foreign_key(
        "fk_move_previous", "move", "move", ["table_id", "previous"], ["table_id", "number"]
    )


def _rebuild_moves() -> None:
    """SQLite adds no constraint to a table that is there, and drops none that refers to itself."""
    op.rename_table("move", "old_move")
    op.create_table(
        "move",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.BigInteger, nullable=False),
        sa.Column("token", sa.String(64)),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("previous", sa.Integer),
        sa.UniqueConstraint("table_id", "token", name="uq_move_token"),
        sa.CheckConstraint(FOLLOWS, name="ck_move_previous"),
        sa.ForeignKeyConstraint(
            ["table_id", "previous"], ["move.table_id", "move.number"], name="fk_move_previous"
        ),
    )
    columns = ", ".join(MOVE)
    op.execute(
        f"INSERT INTO move ({columns}, previous) SELECT {columns}, NULLIF(number - 1, 0)"
        " FROM old_move ORDER BY table_id, number"
    )
    op.drop_table("old_move")


def _extend(table: str, *columns: tuple[str, sa.types.TypeEngine[Any] | type, str]) -> None:
    """Add columns that are never empty, with what the rows so far have in them."""
    for name, kind, usual in columns:
        added = sa.Column(name, kind, nullable=False, server_default=sa.text(usual))
        op.add_column(table, added)


def _referring(name: str, other: str) -> sa.Column[str]:
    """Return a part of a key whose row goes with the row that it refers to."""
    return sa.Column(
        name, sa.String(32), sa.ForeignKey(other, ondelete="CASCADE"), primary_key=True
    )


def _set_damaged_aside() -> None:
    connection = op.get_bind()
    counted = "SELECT table_id FROM move GROUP BY table_id HAVING MAX(number) <> COUNT(*)"
    for (table,) in connection.execute(sa.text(counted)).all():
        found = sa.text("SELECT number FROM move WHERE table_id = :table ORDER BY number")
        missing = _first_missing(connection.execute(found, {"table": table}).scalars().all())
        given = {"table": table, "missing": missing}
        columns = ", ".join(MOVE)
        after = "FROM move WHERE table_id = :table AND number > :missing"
        for change in (
            f"INSERT INTO stray_move ({columns}) SELECT {columns} {after}",
            f"DELETE {after}",
        ):
            connection.execute(sa.text(change), given)
        aside = "UPDATE game_table SET set_aside = :why WHERE id = :table"
        why = f"move {missing} is missing"
        connection.execute(sa.text(aside), {"table": table, "why": why})


def _first_missing(numbers: Sequence[int]) -> int:
    return next((i for i, number in enumerate(numbers, 1) if i != number), len(numbers) + 1)
