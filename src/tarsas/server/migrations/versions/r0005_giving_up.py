"""Who resigned, the step back that somebody asks for, and finding what a guest has said."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add two columns, in which nobody resigned or asked yet, and an index."""
    op.add_column(
        "seat", sa.Column("resigned", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("game_table", sa.Column("asked", sa.JSON(none_as_null=True)))
    op.create_index("ix_chat_guest", "chat", ["guest"])
