"""What an answer to an interaction does: callbacks 4 to 9, and messages through the token afterwards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from playground.bot.interactions import Fate, Interaction, Interactions, Kind
from playground.checks import MessageKind, Rejected, check_choices, check_message, check_modal
from playground.checks.errors import Form
from playground.wire.encoded import Encoded, encode
from playground.world.messages import Json, Message, MessageFlag, MessageType
from playground.world.permissions import Permission
from playground.world.world import World
from playground.writing.compose import Letter, Scribe, reply_to
from playground.writing.uploads import Upload

MESSAGE, THINK, ACKNOWLEDGE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
KEPT_FOLLOWUPS = 100
MOST_FOLLOWUPS = 5  # where the bot is no member
Uploads = Sequence[Upload]


class Answers:
    """Takes the bot's answers."""

    def __init__(self, world: World, interactions: Interactions, scribe: Scribe) -> None:
        self._world = world
        self._interactions = interactions
        self._scribe = scribe

    # The first answer

    def callback(self, interaction: Interaction, body: Mapping[str, Any], uploads: Uploads) -> Encoded:
        """Answer an interaction, and tell what came of it as `with_response` asks for it."""
        try:
            kind = _callback_type(interaction, body)
            data = {} if body.get("data") is None else body["data"]
            if not isinstance(data, dict):
                raise _refusal(("data",), "DICT_TYPE_CONVERT", "Only dictionaries may be used here.")
            message = self._answer(interaction, kind, data, uploads)
        except Rejected:
            interaction.refused = True
            raise
        interaction.answered = True
        self._interactions.on_answered(interaction)
        fate = Fate.THINKING if kind == THINK else Fate.DONE
        self._interactions.settle(interaction, fate)
        return _report(interaction, kind, message)

    def _answer(self, interaction: Interaction, kind: int, data: Json, uploads: Uploads) -> Message | None:
        match kind:
            case 4:
                check_message(data, kind=MessageKind.ANSWER, files=len(uploads), existing=None)
                message = self._write(interaction, data, uploads, self._first(interaction))
                interaction.original = self._place(interaction, message)
            case 5:
                # Only its flags count, but all of it has to be well formed.
                check_message(data, kind=MessageKind.UPDATE, files=0, existing=None)
                extra = self._first(interaction)
                extra["flags"] = MessageFlag.LOADING
                message = self._write(interaction, {"flags": data.get("flags")}, (), extra)
                interaction.original = self._place(interaction, message)
            case 6:
                interaction.original = interaction.message
            case 7:
                interaction.original = self._source(interaction)
                self._rewrite(interaction, interaction.original, data, uploads, MessageKind.UPDATE)
            case 8:
                self._choose(interaction, data)
            case _:
                self._ask(interaction, data)
        return interaction.original

    def _choose(self, interaction: Interaction, data: Json) -> None:
        choices = data.get("choices")
        if not isinstance(choices, list):
            raise _refusal(("data", "choices"), "BASE_TYPE_REQUIRED", "This field is required")
        check_choices(choices)
        if interaction.page is not None:
            interaction.page.show_choices(interaction, choices)

    def _ask(self, interaction: Interaction, data: Json) -> None:
        check_modal(data)
        interaction.modal, interaction.modal_open = data, True
        if interaction.page is not None:
            interaction.page.show_modal(interaction, data)

    def _source(self, interaction: Interaction) -> Message:
        source = interaction.message
        if source is None or not self._stands(source):
            raise Rejected(10008, "Unknown Message", status=404)
        return source

    # Through the token

    def follow_up(self, interaction: Interaction, payload: Json, uploads: Uploads) -> Message:
        """A further message. The first one after "thinking" takes its place."""
        original = interaction.original
        check_message(payload, kind=MessageKind.FOLLOWUP, files=len(uploads), existing=None)
        if original is not None and original.loading and interaction.message is not original:
            if not self._stands(original):
                raise Rejected(10008, "Unknown Message", status=404)
            self._rewrite(interaction, original, payload, uploads, None)
            return original
        if "0" not in interaction.owners and len(interaction.followups) >= MOST_FOLLOWUPS:
            words = (
                f"Maximum number of follow-ups of an app that a person installed reached ({MOST_FOLLOWUPS})"
            )
            raise Rejected(40094, words)
        message = self._write(interaction, payload, uploads, self._reply_to(interaction, original))
        self._place(interaction, message)
        interaction.followups = [*interaction.followups[1 - KEPT_FOLLOWUPS :], message]
        self._interactions.on_answered(interaction)
        return message

    def find(self, interaction: Interaction, message_id: str) -> Message:
        """A message the token reaches: the answer, a follow-up, or the one that was pressed."""
        reachable = [interaction.original, interaction.message, *interaction.followups]
        for message in reachable:
            named = message is not None and message_id in (message.id, "@original")
            if message is not None and named and self._stands(message):
                return message
            if message_id == "@original":
                break
        raise Rejected(10008, "Unknown Message", status=404)

    def edit(self, interaction: Interaction, message: Message, payload: Json, uploads: Uploads) -> Message:
        """Change a message through the token."""
        self._rewrite(interaction, message, payload, uploads, MessageKind.WEBHOOK_EDIT)
        return message

    def delete(self, interaction: Interaction, message: Message) -> None:
        """Take a message back through the token. Whoever waits for an answer waits no more."""
        self._world.remove_message(message)
        if message.loading:
            self._interactions.settle(interaction, Fate.DONE)

    def _rewrite(
        self,
        interaction: Interaction,
        message: Message,
        payload: Json,
        uploads: Uploads,
        kind: MessageKind | None,
    ) -> None:
        """Change a message; `kind` is None where the payload was checked before."""
        if kind is not None:
            existing = message.wire | {"attachments": message.files}
            check_message(payload, kind=kind, files=len(uploads), existing=existing)
        was_loading = message.loading
        letter = Letter(interaction.channel, self._world.bot, payload, uploads)
        if was_loading:
            letter.extra = {"flags": message.wire["flags"] & ~MessageFlag.LOADING | _v2(payload)}
        self._scribe.rewrite(message, letter, edited=not was_loading)
        if was_loading:
            self._interactions.settle(interaction, Fate.DONE)

    def _write(self, interaction: Interaction, payload: Json, uploads: Uploads, extra: Json) -> Message:
        channel = interaction.channel
        if channel.id not in self._world.channels:
            raise Rejected(10003, "Unknown Channel", status=404)
        whisper = (payload.get("flags") or 0) & MessageFlag.EPHEMERAL
        extra["flags"] = int(extra.get("flags", 0) | whisper)
        letter = Letter(channel, self._world.bot, payload, uploads, extra=extra)
        bot = self._world.permissions(self._world.bot.id, channel)
        letter.may_mention_everyone = bool(bot & Permission.MENTION_EVERYONE)
        return self._scribe.write(letter, ephemeral_to=interaction.person.id if whisper else None)

    def _place(self, interaction: Interaction, message: Message) -> Message:
        return self._world.add_message(interaction.channel, message)

    def _stands(self, message: Message) -> bool:
        channel = self._world.channels.get(message.channel_id)
        return channel is not None and channel.find(message.id) is message

    # What stands on the messages

    def _first(self, interaction: Interaction) -> Json:
        """The head of a first answer: to a command "… used /play", to a press a reply to its message."""
        extra = self._sender(interaction)
        if interaction.kind == Kind.COMMAND:
            menu = interaction.menu
            extra["type"] = MessageType.CONTEXT_MENU_COMMAND if menu else MessageType.CHAT_INPUT_COMMAND
            extra["interaction"] = {
                "id": interaction.id,
                "type": int(interaction.kind),
                "name": interaction.name,
                "user": interaction.person.user,
            }
        elif interaction.message is not None:
            extra |= reply_to(interaction.message, interaction.channel.guild_id)
        return extra

    def _reply_to(self, interaction: Interaction, original: Message | None) -> Json:
        extra = self._sender(interaction)
        if original is not None:
            extra |= reply_to(original, interaction.channel.guild_id)
        return extra

    def _sender(self, interaction: Interaction) -> Json:
        return {
            "webhook_id": self._world.bot.id,
            "application_id": self._world.bot.id,
            "interaction_metadata": interaction.metadata,
        }


ALLOWED: dict[Kind, tuple[int, ...]] = {
    Kind.COMMAND: (MESSAGE, THINK, MODAL),
    Kind.COMPONENT: (MESSAGE, THINK, ACKNOWLEDGE, UPDATE, MODAL),
    Kind.AUTOCOMPLETE: (CHOICES,),
    Kind.MODAL: (MESSAGE, THINK),
}


def _callback_type(interaction: Interaction, body: Mapping[str, Any]) -> int:
    allowed = ALLOWED[interaction.kind]
    if interaction.kind == Kind.MODAL and interaction.message is not None:
        allowed += (ACKNOWLEDGE, UPDATE)
    kind = body.get("type")
    if type(kind) is not int or kind not in allowed:
        choices = ", ".join(map(str, allowed))
        raise _refusal(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {{{choices}}}.")
    return kind


def _report(interaction: Interaction, kind: int, message: Message | None) -> Encoded:
    told: Json = {"id": interaction.id, "type": int(interaction.kind)}
    if message is not None:
        told |= {
            "response_message_id": message.id,
            "response_message_loading": message.loading,
            "response_message_ephemeral": message.ephemeral_to is not None,
            "channel_id": message.channel_id,
        }
    if interaction.channel.guild_id:
        told["guild_id"] = interaction.channel.guild_id
    if kind not in (MESSAGE, UPDATE) or message is None:
        return Encoded(f'{{"interaction":{encode(told)}}}')
    resource = f'{{"type":{kind},"message":{message.json}}}'
    return Encoded(f'{{"interaction":{encode(told)},"resource":{resource}}}')


def _refusal(at: tuple[str | int, ...], code: str, message: str) -> Rejected:
    form = Form()
    form.refuse(at, code, message)
    return Rejected(50035, "Invalid Form Body", form.errors)


def _v2(payload: Mapping[str, Any]) -> int:
    return (payload.get("flags") or 0) & MessageFlag.COMPONENTS_V2
