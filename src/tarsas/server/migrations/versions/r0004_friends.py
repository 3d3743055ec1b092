"""A table waits for its people, and says who may watch it.

Tables of earlier releases began when they were opened. Those that strangers could see in a list,
because anybody may sit down there or somebody did so, go on to be seen.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the columns, and fill in what held until now."""
    op.add_column("game_table", sa.Column("began", sa.Float))
    op.execute("UPDATE game_table SET began = created")
    usual = sa.text("'link'")
    op.add_column(
        "game_table", sa.Column("audience", sa.String(10), nullable=False, server_default=usual)
    )
    op.execute(
        "UPDATE game_table SET audience = 'public' WHERE id IN (SELECT table_id FROM seat"
        " WHERE kind = 'open' OR (kind = 'person' AND code = '' AND guest <> game_table.owner))"
    )
