"""What people do: write, use commands, press buttons, choose, fill in modals."""

from __future__ import annotations

from typing import Any

from playground.bot.commands import Commands
from playground.bot.interactions import Interaction, Interactions, Kind, Page
from playground.people import modals, options
from playground.people.places import owners_of
from playground.people.resolve import USER, Declined, Resolved
from playground.world.channels import Channel
from playground.world.messages import Json, Message
from playground.world.people import Person
from playground.world.permissions import Permission
from playground.world.world import World
from playground.writing.compose import Scribe

CHAT, USER_MENU, MESSAGE_MENU = 1, 2, 3
BUTTON, LINK_STYLES = 2, (5, 6)
SELECTS = (3, 5, 6, 7, 8)
LONGEST_SAYING = 2000


class Acts:
    """Everything a person can do, from any page or program."""

    def __init__(self, world: World, interactions: Interactions, commands: Commands, scribe: Scribe) -> None:
        self._world = world
        self._interactions = interactions
        self._commands = commands
        self._scribe = scribe

    def channel(self, person: Person, channel_id: Any, needed: int = 0) -> Channel:
        """A channel this person sees and may do the needed in."""
        channel = self._world.channels.get(str(channel_id))
        allowed = self._world.permissions(person.id, channel) if channel else 0
        if channel is None or not allowed & Permission.VIEW_CHANNEL:
            raise Declined("There is no such channel here.", 10003)
        if needed & ~allowed:
            raise Declined("You may not do that here.", 50013)
        return channel

    def message(self, person: Person, channel: Channel, message_id: Any) -> Message:
        """A message this person sees."""
        message = channel.find(str(message_id))
        if message is None or not message.visible_to(person.id):
            raise Declined("That message is gone.", 10008)
        return message

    # Ephemeral messages

    def dismiss(self, person: Person, message_id: Any) -> None:
        """Put an ephemeral message away."""
        for channel in self._world.channels.values():
            message = channel.whispers.get(str(message_id))
            if message is not None and message.ephemeral_to == person.id:
                self._world.remove_message(message)
                return
        raise Declined("That message is gone.", 10008)

    # Commands

    def slash(
        self,
        person: Person,
        channel_id: Any,
        name: Any,
        given: Any,
        *,
        typing: bool = False,
        page: Page | None = None,
        **when: Any,
    ) -> Interaction:
        """Use a slash command; while `typing` only ask for the choices of the focused option."""
        channel, command, owners = self._command(person, channel_id, name, CHAT)
        resolved = self._resolving(channel)
        filled = options.fill(command.get("options") or [], given, resolved, typing=typing)
        data = _command_data(command) | {"options": filled} | _resolved(resolved)
        kind = Kind.AUTOCOMPLETE if typing else Kind.COMMAND
        return self._interactions.open(kind, person, channel, data, page=page, owners=owners, **when)

    def menu(
        self,
        person: Person,
        channel_id: Any,
        name: Any,
        target: Any,
        *,
        page: Page | None = None,
        **when: Any,
    ) -> Interaction:
        """Use a command of the context menu of a user or message."""
        target_id = str(target)
        kind = USER_MENU if self._world.user(target_id) else MESSAGE_MENU
        channel, command, owners = self._command(person, channel_id, name, kind)
        resolved = self._resolving(channel)
        data = _command_data(command) | {"target_id": target_id}
        if kind == USER_MENU:
            resolved.add(USER, target_id)
            metadata: Json = {"target_user": self._world.user(target_id).user}  # pyright: ignore[reportOptionalMemberAccess]
            data |= _resolved(resolved)
        else:
            message = self.message(person, channel, target_id)
            data["resolved"] = {"messages": {message.id: message.wire}}
            metadata = {"target_message_id": message.id}
        return self._interactions.open(
            Kind.COMMAND, person, channel, data, page=page, metadata=metadata, owners=owners, **when
        )

    def _command(
        self, person: Person, channel_id: Any, name: Any, kind: int
    ) -> tuple[Channel, Json, dict[str, str]]:
        channel = self.channel(person, channel_id, Permission.USE_APPLICATION_COMMANDS)
        command = self._commands.find(str(name), channel.guild_id, kind)
        owners = owners_of(self._world, command, person, channel) if command else {}
        if command is None or not owners:
            raise Declined(f"There is no command “{name}”.", 10063)
        needed = int(command.get("default_member_permissions") or 0)
        if needed & ~self._world.permissions(person.id, channel):
            raise Declined("You may not use this command.", 50013)
        return channel, command, owners

    # Components

    def press(
        self,
        person: Person,
        channel_id: Any,
        message_id: Any,
        custom_id: Any,
        *,
        forged: bool = False,
        page: Page | None = None,
        **when: Any,
    ) -> Interaction:
        """Press a button. A `forged` press sends a custom_id that no button of the message has."""
        channel = self.channel(person, channel_id)
        message = self.message(person, channel, message_id)
        component: Json = {"type": BUTTON, "id": 1, "custom_id": str(custom_id)}
        if not forged:
            component = _usable(message, custom_id, (BUTTON,))
        data = {"component_type": BUTTON, "custom_id": component["custom_id"], "id": component["id"]}
        return self._interactions.open(
            Kind.COMPONENT, person, channel, data, message=message, page=page, **when
        )

    def select(
        self,
        person: Person,
        channel_id: Any,
        message_id: Any,
        custom_id: Any,
        values: Any,
        *,
        page: Page | None = None,
        **when: Any,
    ) -> Interaction:
        """Choose in a select menu."""
        channel = self.channel(person, channel_id)
        message = self.message(person, channel, message_id)
        component = _usable(message, custom_id, SELECTS)
        resolved = self._resolving(channel)
        chosen = modals.choose(component, values, resolved)
        data = {
            "component_type": component["type"],
            "custom_id": component["custom_id"],
            "id": component["id"],
            "values": chosen,
        }
        data |= _resolved(resolved)
        return self._interactions.open(
            Kind.COMPONENT, person, channel, data, message=message, page=page, **when
        )

    def submit(
        self, person: Person, modal_id: Any, given: Any, *, page: Page | None = None, **when: Any
    ) -> Interaction:
        """Send off the modal that an interaction opened."""
        asked = self._open_modal(person, modal_id)
        data = modals.submit(asked.modal or {}, given, self._resolving(asked.channel))
        asked.modal_open = False
        return self._interactions.open(
            Kind.MODAL,
            person,
            asked.channel,
            data,
            message=asked.message,
            page=page,
            opener=asked,
            metadata={"triggering_interaction_metadata": asked.metadata},
            **when,
        )

    def close_modal(self, person: Person, modal_id: Any) -> None:
        """Close a modal without sending it; the bot does not hear of it."""
        self._open_modal(person, modal_id).modal_open = False

    def _resolving(self, channel: Channel) -> Resolved:
        return Resolved(self._world, channel, self._scribe.cdn)

    def _open_modal(self, person: Person, modal_id: Any) -> Interaction:
        asked = self._interactions.get(str(modal_id))
        if asked is None or asked.person is not person or not asked.modal_open:
            raise Declined("That form is closed.")
        return asked


def _command_data(command: Json) -> Json:
    data = {"id": command["id"], "name": command["name"], "type": command["type"]}
    return data | ({"guild_id": command["guild_id"]} if "guild_id" in command else {})


def _resolved(resolved: Resolved) -> Json:
    return {"resolved": resolved.wire()} if resolved.wire() else {}


def _usable(message: Message, custom_id: Any, kinds: tuple[int, ...]) -> Json:
    component = message.component(str(custom_id))
    if component is None or component["type"] not in kinds or component.get("style") in LINK_STYLES:
        raise Declined("That is not there any more.", 50035)
    if component.get("disabled"):
        raise Declined("That cannot be used right now.", 50035)
    return component
