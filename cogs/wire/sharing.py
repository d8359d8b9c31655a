"""What one person was shown and shows to all: posted once, in the server's language, as that person's."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from cogs.wire.expected import ask_discord
from cogs.wire.screens.screen import Arg, Line, Screen, Tap

if TYPE_CHECKING:
    from cogs.wire.presses.pressed import ButtonPress
    from cogs.wire.services import Services
    from data.words import Words

REMEMBERED = 1_000  # screens that were shown to all

WordsAt = Callable[[int], Awaitable["Words"]]


class Sharing:
    def __init__(self, services: Services, words_at: WordsAt) -> None:
        self._services = services
        self._words_at = words_at
        self._posted: OrderedDict[Hashable, None] = OrderedDict()

    @contextmanager
    def once(self, pressed: ButtonPress) -> Iterator[bool]:
        """Whether this screen is shown to all for the first time, which it was not where that fails."""
        message = pressed.interaction.message
        key = (message.id if message else 0, pressed.id.verb, pressed.id.args)
        is_first = key not in self._posted
        if is_first:
            self._posted[key] = None
        if len(self._posted) > REMEMBERED:
            self._posted.popitem(last=False)
        try:
            yield is_first
        except BaseException:
            if is_first:
                self._posted.pop(key, None)
            raise

    async def words_for_all(self, pressed: ButtonPress) -> Words:
        return await self._words_at(pressed.interaction.guild_id or 0)

    async def post(self, pressed: ButtonPress, screen: Screen) -> None:
        """For everybody in the channel, under the name of whoever shows it; it calls nobody."""
        guild = pressed.interaction.guild_id or 0
        text_only = (await self._services.guilds.settings_of(guild)).text_boards
        words = await self.words_for_all(pressed)
        heading = Line(f"-# {words('shown-by', who=f'<@{pressed.person}>')}")
        whole = Screen((heading, *screen.parts), screen.accent)
        sheet, files = await self._services.sheet(whole, table=0, revision=0, text_only=text_only)
        await ask_discord(pressed.interaction.followup.send(view=sheet, files=files, ephemeral=False))


def share_tap(verb: str, args: tuple[Arg, ...], words: Words, *, shown: bool) -> Tap:
    return Tap(label=words("show-to-all"), verb=verb, args=args, emoji="📣", enabled=not shown)
