"""Which process has which shards, counted up each time they change hands, so that a former one writes no more."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "owners",
        sa.Column("shard", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("term", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("shard", name="pk_owners"),
    )
