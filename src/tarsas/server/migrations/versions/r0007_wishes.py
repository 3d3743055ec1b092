"""Where guests want to be told of their turns, and when they last were."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the table of wishes, and a column for seats whose people nobody told yet."""
    op.create_table(
        "wish",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("mail", sa.String(254), nullable=False, server_default=""),
        sa.Column("mail_code", sa.String(48), nullable=False, server_default=""),
        sa.Column("confirmed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("hook", sa.String(500), nullable=False, server_default=""),
        sa.Column("language", sa.String(2), nullable=False),
    )
    op.create_index("ix_wish_mail_code", "wish", ["mail_code"])
    op.add_column("seat", sa.Column("told", sa.Float, nullable=False, server_default="0"))
