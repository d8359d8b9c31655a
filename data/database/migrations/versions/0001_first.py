"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
DOUBLE: sa.Double[float] = sa.Double()
DUE = sa.text("wake IS NOT NULL")
OPEN = sa.text("status IN ('lobby', 'playing')")


def upgrade() -> None:
    op.create_table(
        "guild_settings",
        sa.Column("home", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("settings", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("home", name="pk_guild_settings"),
    )

    op.create_table(
        "houses",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("beat", sa.BigInteger(), nullable=False),
        sa.Column("closed", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_houses"),
    )

    op.create_table(
        "people",
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("settings", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_people"),
    )

    op.create_table(
        "rating_history",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("home", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("mu", DOUBLE, nullable=False),
        sa.Column("sigma", DOUBLE, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game", "home", "person", "table_id", name="pk_rating_history"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_rating_history_person", "rating_history", ["person"])

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
        sa.Column("last", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game", "home", "person", name="pk_ratings"),
    )
    op.create_index("ix_ratings_person", "ratings", ["person"])
    op.create_index("ix_ratings_shown", "ratings", ["game", "home", "shown"])

    op.create_table(
        "results",
        sa.Column("table_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("home", sa.BigInteger(), nullable=False),
        sa.Column("options", sa.LargeBinary(), nullable=False),
        sa.Column("dealt", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_results"),
    )
    op.create_index("ix_results_game", "results", ["game", "home", "ended"])
    op.create_index("ix_results_ended", "results", ["ended", "table_id"])
    op.create_index("ix_results_home", "results", ["home", "ended"])

    op.create_table(
        "synced_commands",
        sa.Column("application", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("digest", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("application", name="pk_synced_commands"),
    )

    op.create_table(
        "tables",
        sa.Column("id", ID, autoincrement=True, nullable=False),
        sa.Column("home", sa.BigInteger(), nullable=False),
        sa.Column("place", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("closed", sa.BigInteger(), nullable=False),
        sa.Column("wake", sa.BigInteger()),
        sa.Column("kept", sa.LargeBinary(), nullable=False),
        sa.Column("state", sa.LargeBinary()),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_tables_place", "tables", ["place"], sqlite_where=OPEN, postgresql_where=OPEN)
    op.create_index("ix_tables_wake", "tables", ["wake", "home"], sqlite_where=DUE, postgresql_where=DUE)

    op.create_table(
        "boards",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=False),
        sa.Column("mention", sa.BigInteger()),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_boards_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_boards"),
    )
    op.create_index("ix_boards_message", "boards", ["message"])

    op.create_table(
        "finishers",
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.BigInteger()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("level", sa.Text()),
        sa.Column("team", sa.Integer(), nullable=False),
        sa.Column("absent", sa.Boolean(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("figures", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["results.table_id"], name="fk_finishers_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_finishers"),
    )
    op.create_index("ix_finishers_person", "finishers", ["person", "table_id"])

    op.create_table(
        "moves",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("entry", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_moves_table_id"),
        sa.PrimaryKeyConstraint("table_id", "revision", name="pk_moves"),
        sqlite_with_rowid=False,
    )

    op.create_table(
        "seats",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("sits", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_person", "seats", ["person", "sits"])
