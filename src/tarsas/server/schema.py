"""The tables of the database. Migrations bring an older database to this."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

# Small facts about the server itself, such as the key that signs cookies.
facts = Table(
    "fact",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

# `links` counts the recovery links that were renewed: only the newest is good. `seen` is the time
# of the last deed, give or take a day.
guests = Table(
    "guest",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("links", Integer, nullable=False, server_default="0"),
    Column("seen", Float, nullable=False, server_default="0"),
)

# The servers that share the database, and when each last said that it runs.
servers = Table(
    "server",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seen", Float, nullable=False),
)

# One row per table. `revision` rises with every change of the position, undo included, and `people`
# with every change of the seats: the locks of writers. `wakes` is when somebody must look after the
# table: at once for a bot, when a clock runs out, or never; `keeper` is the server that will.
# `set_aside` says why a table cannot be opened; `muted` lists guests who may not chat. `began` is
# when everybody had sat down, so that play and clocks began; `audience` says who may watch; `asked`
# is the step back that somebody asks for, if any.
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
    Column("people", Integer, nullable=False, server_default="0"),
    Column("wakes", Float),
    Column("keeper", String(32), nullable=False, server_default=""),
    Column("set_aside", Text, nullable=False, server_default=""),
    Column("muted", JSON, nullable=False, server_default="[]"),
    Column("began", Float),
    Column("audience", String(10), nullable=False, server_default="link"),
    Column("asked", JSON(none_as_null=True)),
    Index("ix_table_updated", "over", "updated"),
    Index("ix_table_wakes", "wakes"),
)

# `since` is when somebody sat down, or was asked anew: no clock ran before. `left` is the guest who
# stood up last. Who has `resigned` sits there, but a bot plays to the end. `told` is when a notice
# last went to who sits there: the next one goes after a move.
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
    Column("since", Float, nullable=False, server_default="0"),
    Column("left", String(32), nullable=False, server_default=""),
    Column("resigned", Boolean, nullable=False, server_default=false()),
    Column("told", Float, nullable=False, server_default="0"),
)

# Who of a table's people looks at it, by server; a server's rows go with it.
presence = Table(
    "presence",
    metadata,
    Column(
        "table_id", String(32), ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True
    ),
    Column("guest", String(32), primary_key=True),
    Column("server", String(32), ForeignKey("server.id", ondelete="CASCADE"), primary_key=True),
)

# The record itself. (table, number) is unique, so two writers cannot both win; each move refers to
# the one before it, so that there are no gaps; `token` is the client's own id of the message, so
# that what is sent twice is carried out once.
moves = Table(
    "move",
    metadata,
    Column("table_id", String(32), ForeignKey("game_table.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", BigInteger, nullable=False),
    Column("token", String(64)),
    Column("at", Float, nullable=False),
    Column("previous", Integer),
    UniqueConstraint("table_id", "token", name="uq_move_token"),
    CheckConstraint(
        "(number = 1 AND previous IS NULL)"
        " OR (number > 1 AND previous IS NOT NULL AND previous = number - 1)",
        name="ck_move_previous",
    ),
    ForeignKeyConstraint(
        ["table_id", "previous"], ["move.table_id", "move.number"], name="fk_move_previous"
    ),
    Index("ix_move_previous", "table_id", "previous"),
)

# Moves after a gap, from a release that could leave one: kept for whoever mends the table.
stray_moves = Table(
    "stray_move",
    metadata,
    Column("table_id", String(32), ForeignKey("game_table.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", BigInteger, nullable=False),
    Column("token", String(64)),
    Column("at", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("game_table.id"), index=True, nullable=False),
    Column("guest", String(32), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
)

# What a finished game came to for one who played it: outlives the table, and goes with its guest.
# `reasons` are pairs of a packed message and its points, `rivals` the level of each other seat's
# bot, or "person", or "me" for another seat of the same guest.
results = Table(
    "result",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("reasons", JSON, nullable=False),
    Column("rivals", JSON, nullable=False),
    Column("ended", Float, nullable=False),
    Index("ix_result_guest", "guest", "ended"),
)

# The lessons that a guest has done; goes with its guest.
lessons = Table(
    "lesson",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("name", String(60), primary_key=True),
    Column("at", Float, nullable=False),
)

# Where a guest wants to be told of its turns. `mail_code` is in the links of mails, and who follows
# one has `confirmed` the address; `hook` is an address for programs; goes with its guest.
wishes = Table(
    "wish",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("mail", String(254), nullable=False, server_default=""),
    Column("mail_code", String(48), nullable=False, server_default="", index=True),
    Column("confirmed", Boolean, nullable=False, server_default=false()),
    Column("hook", String(500), nullable=False, server_default=""),
    Column("language", String(2), nullable=False),
)
