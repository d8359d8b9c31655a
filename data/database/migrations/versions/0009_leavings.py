"""Boards that are being posted anew, so that a house that is killed meanwhile leaves no picture behind."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "leavings",
        sa.Column("message", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("home", sa.BigInteger(), nullable=False),
        sa.Column("toward", sa.BigInteger(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("message", name="pk_leavings"),
    )
    op.create_index("ix_leavings_table", "leavings", ["table_id"])
