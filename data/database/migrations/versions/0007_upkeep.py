"""Logs that are pressed together, and servers that the bot was removed from."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "logs",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("entries", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_logs_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_logs"),
    )
    op.create_table(
        "departures",
        sa.Column("home", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("home", name="pk_departures"),
    )
