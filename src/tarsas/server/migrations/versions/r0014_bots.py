"""Bots that play over the network, and programs of hosts that failed."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add the table of bots, and to seats what a program did wrong."""
    op.create_table(
        "bot",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ix_bot_guest", "bot", ["guest"])
    op.add_column("seat", sa.Column("fault", sa.String(40), nullable=False, server_default=""))
