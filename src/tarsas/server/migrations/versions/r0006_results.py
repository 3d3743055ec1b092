"""What finished games came to, kept for those who played them.

Games that ended before are counted when their people look at their results (server/results.py).
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the table of results."""
    op.create_table(
        "result",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("reasons", sa.JSON, nullable=False),
        sa.Column("rivals", sa.JSON, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
    )
    op.create_index("ix_result_guest", "result", ["guest", "ended"])
