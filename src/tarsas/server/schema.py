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
# is the step back that somebody asks for, if any. `chance` says who brings it: the `table`, or the
# people, who have the `box` and enter what falls.
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
    Column("chance", String(10), nullable=False, server_default="table"),
    Index("ix_table_updated", "over", "updated"),
    Index("ix_table_wakes", "wakes"),
)

# `since` is when somebody sat down, or was asked anew: no clock ran before. `left` is the guest who
# stood up last. Who has `resigned` sits there, but a bot plays to the end. `told` is when a notice
# last went to who sits there: the next one goes after a move. A seat that is `named` has a name of
# its own: who plays there has no device, and a guest acts for them. `fault` is what a program that
# the host offers did wrong, with its name, where a kitten plays in its place.
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
    Column("named", Boolean, nullable=False, server_default=false()),
    Column("fault", String(40), nullable=False, server_default=""),
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
# bot, or "person", or "me" for another seat of the same guest. What was played with
# chance `entered` by hand counts nowhere.
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
    Column("entered", Boolean, nullable=False, server_default=false()),
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

# How strong a puzzle is, once somebody has answered it; of nobody in particular.
puzzle_ratings = Table(
    "puzzle_rating",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(60), primary_key=True),
    Column("mean", Float, nullable=False),
    Column("doubt", Float, nullable=False),
)

# How strong a guest is in the puzzles of a game; goes with its guest.
puzzle_players = Table(
    "puzzle_player",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mean", Float, nullable=False),
    Column("doubt", Float, nullable=False),
)

# A guest's first answer to a puzzle, the only one that counts, with its rating before and after;
# goes with its guest.
puzzle_answers = Table(
    "puzzle_answer",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(60), primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("before", Float, nullable=False),
    Column("after", Float, nullable=False),
    Column("at", Float, nullable=False),
)

# A tree of variations that a guest keeps, over the set-up of a game. `revision` rises with every
# change: the lock of writers. `next` is the number of the next node, `at` the one that it opens at,
# `seal` the table, the promise and the seed of the record that it began with, `entered` whether its
# chance was entered by hand; goes with its guest.
studies = Table(
    "study",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("title", String(80), nullable=False),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("components", JSON, nullable=False),
    Column("names", JSON, nullable=False),
    Column("date", String(40), nullable=False),
    Column("seal", JSON(none_as_null=True)),
    Column("entered", Boolean, nullable=False, server_default=false()),
    Column("revision", Integer, nullable=False),
    Column("next", Integer, nullable=False),
    Column("at", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("ix_study_guest", "guest", "updated"),
)

# The moves of studies and what is said of them; `place` is where a node stands among those that
# follow the same one, and the first of them is the main line.
study_nodes = Table(
    "study_node",
    metadata,
    Column("study", String(32), ForeignKey("study.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("parent", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", BigInteger, nullable=False),
    Column("name", String(80), nullable=False),
    Column("comment", Text, nullable=False),
)

# The end of a game that was played elsewhere: what was filled in, and what the rules made of it.
# `lines` are what was counted, in no language; a `names` is empty where the colour is enough; goes
# with its guest.
counts = Table(
    "count",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("names", JSON, nullable=False),
    Column("answers", JSON, nullable=False),
    Column("before", JSON, nullable=False),
    Column("lines", JSON, nullable=False),
    Column("scores", JSON, nullable=False),
    Column("ranks", JSON, nullable=False),
    Column("created", Float, nullable=False),
    Index("ix_count_guest", "guest", "created"),
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

# The bots by which guests play over the network: `id` is a bot's own among the guests, `guest` says
# whose it is, `hash` is that of its token, which only who made it has; goes with its guest.
bots = Table(
    "bot",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), nullable=False, index=True),
    Column("hash", String(64), nullable=False),
    Column("created", Float, nullable=False),
)

# A finished game that is judged, so deep: `guest` asked for it, and the server that is its `keeper`
# works on it. `subject` is where its record is found (subjects.py), `form` how the rest is written.
# `tasks` counts the parts to be made, 0 as long as nobody began. Then `result` is all of it.
reviews = Table(
    "review",
    metadata,
    Column("subject", String(40), primary_key=True),
    Column("depth", Integer, primary_key=True),
    Column("form", Integer, nullable=False),
    Column("guest", String(32), nullable=False),
    Column("asked", Float, nullable=False),
    Column("keeper", String(32), nullable=False, server_default=""),
    Column("tasks", Integer, nullable=False, server_default="0"),
    Column("failed", Boolean, nullable=False, server_default=false()),
    Column("result", LargeBinary),
    Index("ix_review_guest", "guest"),
    Index("ix_review_asked", "asked"),
)

# What is done of a review that is not done: a restart goes on there.
review_parts = Table(
    "review_part",
    metadata,
    Column("subject", String(40), primary_key=True),
    Column("depth", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("part", LargeBinary, nullable=False),
    ForeignKeyConstraint(
        ["subject", "depth"],
        ["review.subject", "review.depth"],
        name="fk_review_part",
        ondelete="CASCADE",
    ),
)
