"""The front door of Tablée.

python bot.py                 on Discord with DISCORD_TOKEN, else on a small Discord of your own machine
python bot.py --forget        the same small Discord, with nothing in it that was said before
python bot.py commands        the slash commands as they are sent to Discord, as JSON
python bot.py invite          the link that brings the bot to a server
python bot.py backup FILE     a consistent copy of the database, also while the bot runs
python bot.py restore FILE    put such a copy in the database's place, while the bot is stopped
python bot.py recount         compute all ratings anew from the results, and say whether any was wrong
python bot.py move ADDRESS    copy everything from the SQLite file to an empty PostgreSQL server
"""

import sys

import bootstrap

INTERRUPTED = 130  # as shells have it


def main() -> None:
    """Find the packages that are needed, then do what was asked for."""
    try:
        bootstrap.ensure("requirements.txt")
        import commandline

        commandline.main(__doc__ or "")
    except KeyboardInterrupt:  # before the house was open: nothing was begun
        sys.exit(INTERRUPTED)


if __name__ == "__main__":
    main()
