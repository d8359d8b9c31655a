"""Whom relaxed tables call, and which message says so."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "calls",
        sa.Column("table_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("home", sa.BigInteger(), nullable=False),
        sa.Column("place", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=True),
        sa.Column("message", sa.BigInteger(), nullable=True),
        sa.Column("said", sa.Boolean(create_constraint=False), nullable=False),
        sa.Column("over", sa.Boolean(create_constraint=False), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_calls"),
    )
    op.create_index("ix_calls_person", "calls", ["person"])
