"""Where a command may be used: Discord's contexts, and whether the server or the person installed the bot."""

from __future__ import annotations

from playground.world.channels import Channel
from playground.world.messages import Json
from playground.world.people import Person
from playground.world.world import World

GUILD, BOT_DM, PRIVATE = 0, 1, 2
BY_GUILD, BY_PERSON = 0, 1
EVERYWHERE = (GUILD, BOT_DM, PRIVATE)


def context_of(channel: Channel) -> int:
    """A server, a direct message with the bot, or one among people."""
    if channel.guild_id is not None:
        return GUILD
    return BOT_DM if channel.recipient is not None else PRIVATE


def owners_of(world: World, command: Json, person: Person, channel: Channel) -> dict[str, str]:
    """Who installed the bot so that this command is there; nobody: it is not there."""
    context = context_of(channel)
    contexts = command.get("contexts")
    if contexts is not None and context not in contexts:
        return {}
    types = command.get("integration_types") or [BY_GUILD]
    owners: dict[str, str] = {}
    guild = world.guild_of(channel)
    in_guild = guild is not None and guild.has_bot
    if BY_GUILD in types and (in_guild or (context == BOT_DM and command.get("dm_permission", True))):
        owners[str(BY_GUILD)] = channel.guild_id or "0"
    if BY_PERSON in types and person.has_app:
        owners[str(BY_PERSON)] = person.id
    return owners
