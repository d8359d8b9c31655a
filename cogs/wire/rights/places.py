"""Where tables may be: the channels a server allows, threads of their own, and what we may do there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import discord
import structlog

from cogs.wire.choices import slug
from cogs.wire.expected import NotTaken, answer_discord, ask_discord
from cogs.wire.rights.permissions import NEEDED, THREADED, lacking_names, missing_permissions
from cogs.wire.screens.limits import THREAD_NAME
from cogs.wire.screens.screen import Screen
from data.kept.guilds import Guild, Threads

if TYPE_CHECKING:
    from cogs.wire.presses.pressed import Pressed
    from data.words import Words
    from engine.game import AnyGame

log = structlog.get_logger()


def thread_above(pressed: Pressed, rules: Guild, *, race: bool) -> discord.TextChannel | None:
    """The channel in which a table opened here has a thread of its own; None: it has none.

    Where a server has never said that all tables shall have one, a race does without where we may open none.
    """
    channel = pressed.interaction.channel
    if not isinstance(channel, discord.TextChannel):
        return None
    match rules.in_threads:
        case Threads.ALL:
            return channel
        case Threads.RACES:
            opens = race and not missing_permissions(pressed.interaction, in_thread=True)
            return channel if opens else None
        case _:
            return None


def unwelcome(pressed: Pressed, rules: Guild) -> str | None:
    """Why no table may be here, in words; None where it may."""
    interaction = pressed.interaction
    parent = getattr(interaction.channel, "parent_id", None)
    allowed = still_there(interaction.guild, rules.places)
    if not allowed or interaction.channel_id in allowed or parent in allowed:
        return None
    channels = pressed.words.list_of((f"<#{place}>" for place in allowed), either=True)
    return pressed.words("play-elsewhere", channels=channels)


def still_there(guild: discord.Guild | None, places: Sequence[int]) -> tuple[int, ...]:
    """The allowed channels less those that were deleted; where all of them were, every channel will do."""
    return tuple(place for place in places if guild is None or guild.get_channel(place) is not None)


def lacking_here(pressed: Pressed, *, in_thread: bool = False) -> str | None:
    """Which permissions we lack in this channel, in words."""
    names = missing_permissions(pressed.interaction, in_thread=in_thread)
    if not names:
        return None
    listed = pressed.words.list_of(pressed.words(f"permission-{name}") for name in names)
    return pressed.words("trouble-permissions", permissions=listed)


async def threaded(pressed: Pressed, channel: discord.TextChannel, game: AnyGame, words: Words) -> int:
    """Announce a table in its channel, and open a thread under that line: its id.

    Where Discord opens no more threads, the channel itself has to do.
    """
    title = words(f"{slug(game.key)}-name")
    text = words("thread-announced", host=f"<@{pressed.person}>", game=title)
    sheet, _ = await pressed.services.sheet(Screen.saying(text), table=0, revision=0)
    announced = await answer_discord(pressed.interaction.response.send_message(view=sheet))
    host = pressed.name or words("ranks-somebody")
    name = words("thread-name", game=title, host=host)[:THREAD_NAME]
    try:
        thread = await ask_discord(channel.get_partial_message(announced).create_thread(name=name))
    except (NotTaken, discord.HTTPException) as problem:  # whatever the reason, the table opens
        log.info("no thread for a table", channel=channel.id, problem=repr(problem))
        return channel.id
    return thread.id


def has_role(pressed: Pressed, roles: Iterable[int]) -> bool:
    member = pressed.interaction.user
    return isinstance(member, discord.Member) and any(member.get_role(role) for role in roles)


def lockout(guild: discord.Guild | None, rules: Guild) -> str | None:
    """The message that says why nobody could open a table by these rules; None where somebody can."""
    if guild is None:
        return None
    allowed = [guild.get_channel(place) for place in rules.places] or guild.text_channels
    granted = [channel.permissions_for(guild.me) for channel in allowed if channel is not None]
    if not any(not lacking_names(one, NEEDED) for one in granted):
        return "settings-refused-places"
    if rules.in_threads is Threads.ALL and not any(
        not lacking_names(one, (*NEEDED, *THREADED)) for one in granted
    ):
        return "settings-refused-threads"
    return None
