"""The bot as Discord sees it: its commands, and every press on its messages."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import discord
import structlog
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket

from cogs.hosting.invitation import invitation_link
from cogs.wire.clock import made_at
from cogs.wire.expected import ask_discord
from cogs.wire.quick import speak_quickly
from cogs.wire.translator import Translator
from render.memory import give_back

if TYPE_CHECKING:
    from cogs.hosting.monitor import Monitor
    from cogs.hosting.reach import Reach
    from cogs.shown.presenter import Presenter
    from cogs.wire.presses.router import Router
    from cogs.wire.services import Services
    from data.kept.commands import SyncedCommands

EVENT = "discord.py: on_"  # how discord.py calls the tasks in which events are handled

log = structlog.get_logger()


speak_quickly()
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # games are played in silence


class Rooms(NamedTuple):
    """What is made for a client, and needs it."""

    presenter: Presenter
    router: Router
    monitor: Monitor
    reach: Reach
    work: Sequence[Callable[[], Coroutine[Any, Any, None]]]  # goes on beside, from when we are logged in


class Tablee(commands.AutoShardedBot):
    """Asks for the one intent it needs, keeps no messages and no members."""

    def __init__(
        self,
        services: Services,
        synced: SyncedCommands,
        furnished: Callable[[Tablee], Rooms],
        **settings: Any,
    ) -> None:
        super().__init__(
            command_prefix=(),  # nobody types commands as messages: we read none
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            **settings,
        )
        self.services = services
        self.languages = services.languages
        self.synced = synced
        self.presenter, self.router, self.monitor, self.reach, self.work = furnished(self)
        self._working: list[asyncio.Task[None]] = []
        parsers: dict[str, Callable[[Any], None]] = self._connection.parsers
        self._read, parsers["INTERACTION_CREATE"] = parsers["INTERACTION_CREATE"], self._let_in
        self.add_listener(self.router.pressed, "on_interaction")

    def _let_in(self, data: Any) -> None:
        """What comes faster than from a hand is passed over unread: to read it is what takes the time."""
        self.reach.heard(made_at(int(data["id"])))
        user, crowd = data.get("user") or data.get("member", {}).get("user", {}), self.services.crowd
        if crowd is None or crowd.lets_in(int(user.get("id", 0))):
            self._read(data)
        else:
            self.services.metrics.presses.labels("unread", "crowd").inc()

    def line_of(self, shard: int) -> DiscordWebSocket | None:
        """The gateway connection of this shard, where it has one."""
        line = self._get_websocket(shard_id=shard) if shard in self.shards else None
        return line if isinstance(line, DiscordWebSocket) else None

    @property
    def is_busy(self) -> bool:
        """Whether anybody waits for something of ours."""
        painter = self.presenter.painter
        return self.router.is_answering or painter.behind() is not None or self.services.tables.busy

    def serves(self, guild: int) -> bool:
        """Whether this process looks after that guild, by Discord's rule of shards."""
        count = self.shard_count or 1
        return (guild >> 22) % count in (self.shard_ids or range(count))

    async def payload(self) -> list[dict[str, Any]]:
        """All commands, in all languages, as they are sent to Discord."""
        translator = Translator(self.languages)
        await self.tree.set_translator(translator)
        known = sorted(self.tree.get_commands(), key=lambda command: command.name)
        return [await command.get_translated_payload(self.tree, translator) for command in known]

    async def setup_hook(self) -> None:
        self._working = [asyncio.create_task(keep_on()) for keep_on in self.work]
        for task in self._working:
            task.add_done_callback(_told_of)
        if self.application_id is not None:  # it is, once we are logged in
            await self._tell_commands(self.application_id)
        await asyncio.to_thread(give_back)  # what starting has left

    async def _tell_commands(self, application: int) -> None:
        payload = await self.payload()
        encoded = json.dumps(payload, sort_keys=True).encode()
        if await self.synced.are(application, encoded):
            return
        await self.http.bulk_upsert_global_commands(application, payload)
        await self.synced.remember(application, encoded)
        log.info("commands sent", count=len(payload))

    async def close(self) -> None:
        """Nothing more is begun; what was begun is kept, and shown while there is a way to show it."""
        await self.router.close()
        await self._stop_working()
        await self._stop_listening()
        await self.services.tables.close()
        await self.presenter.painter.close()
        await super().close()

    async def _stop_working(self) -> None:
        for task in self._working:
            task.cancel()
        await asyncio.gather(*self._working, return_exceptions=True)

    async def _stop_listening(self) -> None:
        """What else Discord told is told again at the next start."""
        others = asyncio.all_tasks() - {asyncio.current_task()}
        told = [task for task in others if task.get_name().startswith(EVENT)]
        for task in told:
            task.cancel()
        await asyncio.gather(*told, return_exceptions=True)

    async def on_ready(self) -> None:
        log.info("ready", user=str(self.user), guilds=len(self.guilds))
        if not self.guilds and self.application_id is not None:
            log.info("invite me to your server", link=invitation_link(self.application_id))

    async def on_error(self, event_method: str, /, *_: Any, **__: Any) -> None:
        log.exception("fault in an event", event_name=event_method)


def _told_of(ended: asyncio.Task[None]) -> None:
    """Nobody waits for what goes on beside: that it does not any more would be noticed by nobody."""
    if not ended.cancelled() and (problem := ended.exception()) is not None:
        what = getattr(ended.get_coro(), "__qualname__", ended.get_name())
        log.error("nothing does this any more", what=what, exc_info=problem)


class Tree(app_commands.CommandTree[Tablee]):
    async def on_error(
        self, interaction: discord.Interaction[Tablee], error: app_commands.AppCommandError, /
    ) -> None:
        """What happens before a command's own boundary: an unknown or outdated command, as a rule."""
        words = interaction.client.languages.spoken(str(interaction.locale))
        log.warning("command not run", problem=repr(error))
        if not interaction.response.is_done():
            await ask_discord(interaction.response.send_message(words("trouble-old-command"), ephemeral=True))
