"""Reviews of finished games, and the parts of those that are being made."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the table of reviews, and that of their parts."""
    op.create_table(
        "review",
        sa.Column("subject", sa.String(40), primary_key=True),
        sa.Column("depth", sa.Integer, primary_key=True),
        sa.Column("form", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("keeper", sa.String(32), nullable=False, server_default=""),
        sa.Column("tasks", sa.Integer, nullable=False, server_default="0"),
        sa.Column("failed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("result", sa.LargeBinary),
    )
    op.create_index("ix_review_guest", "review", ["guest"])
    op.create_index("ix_review_asked", "review", ["asked"])
    op.create_table(
        "review_part",
        sa.Column("subject", sa.String(40), primary_key=True),
        sa.Column("depth", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("part", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(
            ["subject", "depth"],
            ["review.subject", "review.depth"],
            name="fk_review_part",
            ondelete="CASCADE",
        ),
    )
