"""Tables whose chance is entered by hand, and seats with names of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add columns; so far every table drew its chance itself, and seats were called by guests."""
    drawn = sa.Column("chance", sa.String(10), nullable=False, server_default="table")
    op.add_column("game_table", drawn)
    for table, name in (("seat", "named"), ("result", "entered"), ("study", "entered")):
        column = sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
        op.add_column(table, column)
