"""The last lines of each board, so that a start has nothing to replay."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("boards", sa.Column("told", sa.Integer(), nullable=True))
    op.add_column("boards", sa.Column("lines", sa.LargeBinary(), nullable=True))
