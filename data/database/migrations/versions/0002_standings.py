"""Results are numbered as they are counted; leaderboards have tables of their own.

Ratings follow from results: they are emptied here, and computed anew when the house opens.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

DOUBLE: sa.Double[float] = sa.Double()


def upgrade() -> None:
    op.add_column("results", sa.Column("number", sa.BigInteger()))
    op.drop_index("ix_results_ended", "results")
    op.create_index("ix_results_number", "results", ["number"], unique=True)

    op.drop_table("rating_history")
    op.create_table(
        "rating_history",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("home", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("number", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("weight", DOUBLE, nullable=False),
        sa.Column("mu", DOUBLE, nullable=False),
        sa.Column("sigma", DOUBLE, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game", "home", "person", "number", name="pk_rating_history"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_rating_history_at", "rating_history", ["game", "home", "person", "at"])
    op.create_index("ix_rating_history_person", "rating_history", ["person"])

    op.drop_table("ratings")
    op.create_table(
        "ratings",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("home", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("mu", DOUBLE, nullable=False),
        sa.Column("sigma", DOUBLE, nullable=False),
        sa.Column("shown", DOUBLE, nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("best_streak", sa.Integer(), nullable=False),
        sa.Column("casual", sa.Integer(), nullable=False),
        sa.Column("casual_wins", sa.Integer(), nullable=False),
        sa.Column("last", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game", "home", "person", name="pk_ratings"),
    )
    op.create_index("ix_ratings_person", "ratings", ["person"])

    scope = ["game", "home", "period"]
    op.create_table(
        "standings",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("home", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("period", sa.Text(), nullable=False),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("settled", sa.Boolean(), nullable=False),
        sa.Column("shown", DOUBLE, nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint(*scope, "person", name="pk_standings"),
    )
    op.create_index("ix_standings_rating", "standings", [*scope, "listed", "settled", "shown", "person"])
    op.create_index("ix_standings_wins", "standings", [*scope, "listed", "wins", "person"])
    op.create_index("ix_standings_matches", "standings", [*scope, "listed", "matches", "person"])
    op.create_index("ix_standings_person", "standings", ["person"])

    op.create_table(
        "bests",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("home", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("period", sa.Text(), nullable=False),
        sa.Column("feat", sa.Text(), nullable=False),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("worth", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint(*scope, "feat", "person", name="pk_bests"),
    )
    op.create_index("ix_bests_worth", "bests", [*scope, "feat", "listed", "worth", "person"])
    op.create_index("ix_bests_person", "bests", ["person"])
