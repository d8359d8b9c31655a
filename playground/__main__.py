"""`python -m playground`: the local Discord alone, for any bot."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
from pathlib import Path

import playground
from playground.serving.lag import PROFILES
from playground.serving.server import Playground

PORT = 8787
WORLD = Path("playground.world")


def main() -> None:
    """Serve until interrupted."""
    options = _options()
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    try:
        asyncio.run(_serve(options))
    except KeyboardInterrupt:
        print("\nThe playground is closed.")
    except (OSError, OverflowError, ValueError) as error:
        sys.exit(f"The playground cannot start: {error}")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m playground", description="A Discord on your own machine."
    )
    parser.add_argument("--port", type=int, default=PORT, help=f"the port (default {PORT}; 0: any free one)")
    parser.add_argument("--host", default="127.0.0.1", help="a loopback address (default 127.0.0.1)")
    parser.add_argument("--token", help="a token to keep using; by default a new one is made")
    parser.add_argument(
        "--world", type=Path, default=WORLD, help=f"the file in which it remembers (default {WORLD})"
    )
    parser.add_argument("--forget", action="store_true", help="begin with a new world")
    parser.add_argument(
        "--latency", choices=PROFILES, default="none", help="how far away people are (default none)"
    )
    parser.add_argument("--no-limits", action="store_true", help="without rate limits")
    parser.add_argument("--demo", action="store_true", help="with a small discord.py bot to play with")
    return parser.parse_args()


async def _serve(options: argparse.Namespace) -> None:
    served = playground.start(
        port=options.port,
        host=options.host,
        limits=not options.no_limits,
        token=options.token,
        world=options.world,
        forget=options.forget,
        latency=options.latency,
    )
    async with served:
        print(_card(served), flush=True)
        await (_demo(served) if options.demo else asyncio.Event().wait())


async def _demo(served: Playground) -> None:
    try:
        import discord

        from playground.demo import Demo
    except ModuleNotFoundError:
        sys.exit("The demo is a discord.py bot, and discord.py is not installed: pip install discord.py")

    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody is going to speak
    with playground.point_discord_at(served.url):
        async with Demo(guild_ready_timeout=0.05) as bot:
            await bot.start(served.token)


def _card(served: Playground) -> str:
    return "\n".join(
        (
            f"Play here:     {served.url}/",
            f"Bot token:     {served.token}",
            f"HTTP API:      {served.url}/api/v10",
            f"Gateway:       {served.gateway.url}",
            "With discord.py: playground.point_discord_at(url) before the bot starts.",
        )
    )


if __name__ == "__main__":
    main()
