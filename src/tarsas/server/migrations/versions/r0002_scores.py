"""Final scores in the table's row, so that a player's best can be looked up."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the column; games that ended before keep it empty."""
    op.add_column(
        "game_table", sa.Column("scores", sa.JSON, nullable=False, server_default=sa.text("'[]'"))
    )
