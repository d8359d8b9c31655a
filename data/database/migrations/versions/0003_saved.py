"""When each table was saved, and until when boards are known to be right, so that a start repaints the rest."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

LONG_AGO = sa.text("0")


def upgrade() -> None:
    op.add_column("tables", sa.Column("saved", sa.BigInteger(), server_default=LONG_AGO, nullable=False))
    op.create_index("ix_tables_saved", "tables", ["saved", "home"])
    op.add_column("houses", sa.Column("shown", sa.BigInteger(), server_default=LONG_AGO, nullable=False))
    op.execute("UPDATE houses SET shown = beat")
