"""Who walked away from a match: of results that are older nobody knows, and they stay counted as they were."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    gone = sa.Column("gone", sa.Boolean(create_constraint=False), server_default=sa.false(), nullable=False)
    op.add_column("finishers", gone)
