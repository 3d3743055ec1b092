"""The tables of the database. Migrations bring an older database to this."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

# Small facts about the server itself, such as the key that signs cookies.
facts = Table(
    "fact",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

guests = Table(
    "guest",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

# One row per table. `revision` rises with every change, undo included: the lock of writers.
tables = Table(
    "game_table",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("components", JSON, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("clock", String(20), nullable=False),
    Column("seconds", Integer, nullable=False),
    Column("owner", String(32), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("acting", JSON, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("scores", JSON, nullable=False),
    Column("rematch", String(32), nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("ix_table_updated", "over", "updated"),
)

seats = Table(
    "seat",
    metadata,
    Column("table_id", String(32), ForeignKey("game_table.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("guest", String(32), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("level", String(20), nullable=False),
    Column("handed", Boolean, nullable=False),
    Column("code", String(32), nullable=False),
)

# The record itself. (table, number) is unique, so two writers cannot both win; `token` is the
# client's own id of the message, so that what is sent twice is carried out once.
moves = Table(
    "move",
    metadata,
    Column("table_id", String(32), ForeignKey("game_table.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", BigInteger, nullable=False),
    Column("token", String(64)),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "token", name="uq_move_token"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("game_table.id"), index=True, nullable=False),
    Column("guest", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
)
