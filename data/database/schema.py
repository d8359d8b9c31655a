"""What is kept, as tables of a database. Moments are ms since 1970; Discord's ids are whole numbers.

A change here comes with a migration; a test compares the two.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
    text,
)

Id = BigInteger().with_variant(Integer, "sqlite")  # SQLite counts up by itself only for INTEGER

metadata = MetaData(
    naming_convention={"fk": "fk_%(table_name)s_%(column_0_name)s", "pk": "pk_%(table_name)s"}
)
# Literal, because an index over a part of the rows serves only queries that say so in the same words. On a
# server the migrations make it so as well; said here, it would cost every file 2 MiB of a server's dialect.
_DUE = text("wake IS NOT NULL")
OPEN = text("status IN ('lobby', 'playing')")
_LONG_AGO = text("0")  # what an older version has saved

# When the house was closed, so that no clock runs meanwhile.
houses = Table(
    "houses",
    metadata,
    Column("name", Text, primary_key=True),  # which shards: one process each
    Column("beat", BigInteger, nullable=False),  # when this house was last known to be open
    Column("closed", BigInteger, nullable=False),  # for how many ms it was closed, all in all
    Column("shown", BigInteger, nullable=False, server_default=_LONG_AGO),  # boards are right up to here
)

# How often a shard has changed hands, on a server: only who took it last may write.
owners = Table(
    "owners",
    metadata,
    Column("shard", BigInteger, primary_key=True, autoincrement=False),
    Column("term", BigInteger, nullable=False),
)

# One row a table; what is searched for stands beside what is kept, and is written with it.
tables = Table(
    "tables",
    metadata,
    Column("id", Id, primary_key=True, autoincrement=True),
    Column("home", BigInteger, nullable=False),
    Column("place", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("closed", BigInteger, nullable=False),  # what the house's `closed` was at the last save
    Column("wake", BigInteger),  # when the table is due, less `closed`: a clock that stops with the house
    Column("saved", BigInteger, nullable=False, server_default=_LONG_AGO),
    Column("kept", LargeBinary, nullable=False),  # the whole table but its state, as JSON
    Column("state", LargeBinary),  # the match's state, as JSON
    Index("ix_tables_wake", "wake", "home", sqlite_where=_DUE),
    Index("ix_tables_place", "place", sqlite_where=OPEN),
    Index("ix_tables_saved", "saved", "home"),  # also tables that ended: their boards show how
    sqlite_autoincrement=True,  # an id lives on in buttons: it is never given twice
)

# Where to look for a person's tables.
seats = Table(
    "seats",
    metadata,
    Column("table_id", Id, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", BigInteger, nullable=False),
    Column("sits", Boolean(create_constraint=False), nullable=False),  # still there, at a table still open
    Index("ix_seats_person", "person", "sits"),
    sqlite_with_rowid=False,
)

# The log of each match: seed and log replay it to the byte.
moves = Table(
    "moves",
    metadata,
    Column("table_id", Id, ForeignKey("tables.id"), primary_key=True),
    Column("revision", Integer, primary_key=True),
    Column("entry", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# The logs of matches that are long over, each pressed into one row.
logs = Table(
    "logs",
    metadata,
    Column("table_id", Id, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("entries", LargeBinary, nullable=False),  # a JSON list, by zlib
)

# Servers that the bot was removed from.
departures = Table(
    "departures",
    metadata,
    Column("home", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)

# Which message shows a table, and what it last said of its moves.
boards = Table(
    "boards",
    metadata,
    Column("table_id", Id, ForeignKey("tables.id"), primary_key=True),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger, nullable=False),
    Column("mention", BigInteger),  # the last turn call, to be removed after the move
    Column("told", Integer),  # the revision up to which the lines tell
    Column("lines", LargeBinary),  # the last moves in words, as JSON
    Index("ix_boards_message", "message"),
)

# Boards that others follow: cleared away once those stand, even where the house is killed in between.
former_boards = Table(
    "leavings",  # as the ninth migration called it
    metadata,
    Column("message", BigInteger, primary_key=True, autoincrement=False),  # the board that stood before
    Column("channel", BigInteger, nullable=False),
    Column("table_id", BigInteger, nullable=False),
    Column("home", BigInteger, nullable=False),
    Column("toward", BigInteger, nullable=False),  # the channel in which the other one is posted
    Column("since", BigInteger, nullable=False),  # not before this moment of Discord's
    Index("ix_leavings_table", "table_id"),
)

# Whom relaxed tables call, and which message says so.
calls = Table(
    "calls",
    metadata,
    Column("table_id", BigInteger, primary_key=True, autoincrement=False),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("home", BigInteger, nullable=False),
    Column("place", BigInteger, nullable=False),  # the channel of the table
    Column("channel", BigInteger),  # where it was said; NULL: nowhere yet
    Column("message", BigInteger),
    Column("said", Boolean(create_constraint=False), nullable=False),
    Column("over", Boolean(create_constraint=False), nullable=False),  # to be taken away
    Index("ix_calls_person", "person"),
)

# Every match that was played to its end, once.
results = Table(
    "results",
    metadata,
    Column("table_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("home", BigInteger, nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("dealt", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("why", Text, nullable=False),
    Column("number", BigInteger),  # in the order in which ratings are computed; NULL: yet to be counted
    Index("ix_results_game", "game", "home", "ended"),
    Index("ix_results_home", "home", "ended"),
    Index("ix_results_number", "number", unique=True),
)

# Who came where in a match.
finishers = Table(
    "finishers",
    metadata,
    Column("table_id", BigInteger, ForeignKey("results.table_id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", BigInteger),  # NULL: a brain; negative: somebody who has been erased
    Column("name", Text, nullable=False),
    Column("level", Text),  # of a brain's own seat
    Column("team", Integer, nullable=False),
    Column("absent", Boolean(create_constraint=False), nullable=False),  # a brain finished for this person
    Column("gone", Boolean(create_constraint=False), nullable=False, server_default=false()),  # walked off
    Column("rank", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("figures", LargeBinary, nullable=False),  # this game's records, as JSON
    Index("ix_finishers_person", "person", "table_id"),
)

# How strong somebody is at a game, in a guild and everywhere. This and the three tables below follow from the
# results and can be computed anew.
ratings = Table(
    "ratings",
    metadata,
    Column("game", Text, primary_key=True),
    Column("home", BigInteger, primary_key=True, autoincrement=False),  # 0: everywhere
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("shown", Double, nullable=False),
    Column("matches", Integer, nullable=False),  # rated ones
    Column("wins", Integer, nullable=False),
    Column("streak", Integer, nullable=False),  # rated wins in a row; negative: matches without one
    Column("best_streak", Integer, nullable=False),
    Column("casual", Integer, nullable=False),  # matches that were not rated
    Column("casual_wins", Integer, nullable=False),
    Column("last", BigInteger, nullable=False),
    Index("ix_ratings_person", "person"),
)

# Every step of every rating, so that each can be explained.
rating_history = Table(
    "rating_history",
    metadata,
    Column("game", Text, primary_key=True),
    Column("home", BigInteger, primary_key=True, autoincrement=False),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("number", BigInteger, primary_key=True, autoincrement=False),  # the result's
    Column("table_id", BigInteger, nullable=False),
    Column("weight", Double, nullable=False),  # how much of the full step was taken
    Column("mu", Double, nullable=False),  # after this match
    Column("sigma", Double, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_rating_history_at", "game", "home", "person", "at"),
    Index("ix_rating_history_person", "person"),
    sqlite_with_rowid=False,
)

# What leaderboards are read from: a row for each person who finished a rated match in a period.
standings = Table(
    "standings",
    metadata,
    Column("game", Text, primary_key=True),
    Column("home", BigInteger, primary_key=True, autoincrement=False),  # 0: everywhere
    Column("period", Text, primary_key=True),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("listed", Boolean(create_constraint=False), nullable=False),
    Column("settled", Boolean(create_constraint=False), nullable=False),  # enough matches for a rating
    Column("shown", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Index("ix_standings_rating", "game", "home", "period", "listed", "settled", "shown", "person"),
    Index("ix_standings_wins", "game", "home", "period", "listed", "wins", "person"),
    Index("ix_standings_matches", "game", "home", "period", "listed", "matches", "person"),
    Index("ix_standings_person", "person"),
)

# The best that somebody has done in a period, for each of the game's feats.
bests = Table(
    "bests",
    metadata,
    Column("game", Text, primary_key=True),
    Column("home", BigInteger, primary_key=True, autoincrement=False),  # 0: everywhere
    Column("period", Text, primary_key=True),
    Column("feat", Text, primary_key=True),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("listed", Boolean(create_constraint=False), nullable=False),
    Column("worth", BigInteger, nullable=False),  # more is better: negative where the feat is to have little
    Column("table_id", BigInteger, nullable=False),
    Index("ix_bests_worth", "game", "home", "period", "feat", "listed", "worth", "person"),
    Index("ix_bests_person", "person"),
)

# What a guild has set; one that has set nothing has no row.
guild_settings = Table(
    "guild_settings",
    metadata,
    Column("home", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", LargeBinary, nullable=False),
)

# What a person has set; one who has set nothing has no row.
people = Table(
    "people",
    metadata,
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", LargeBinary, nullable=False),
)

# Which slash commands Discord has been told last.
synced_commands = Table(
    "synced_commands",
    metadata,
    Column("application", BigInteger, primary_key=True, autoincrement=False),
    Column("digest", Text, nullable=False),
)
