"""The page socket: what the page, and programs acting as people, say to the playground and hear from it.

Address: ws://…/page/socket?person=<id or name>&name=<if there is no such id>&latency=<profile?>. Text frames
of JSON. Ids are strings.

Client to server: `{"do": VERB, "ref": <int>, …}`. Reply: `{"re": <ref>, "ok": true, …}` or
`{"re": <ref>, "ok": false, "error": "words for people", "code": <int or null>}`.

    history      channel, before?, limit?=50       -> messages (oldest first), more
    say          channel, content, reply_to?, files? -> message (its id)
    edit         channel, message, content            one's own message
    delete       channel, message                     one's own message
    react        channel, message, emoji, on?=true
    pin          channel, message, on?=true
    typing       channel
    dismiss      message                              an ephemeral message
    slash        channel, command, options         -> interaction
    menu         channel, command, target          -> interaction
    autocomplete channel, command, options         -> choices; one option has "focused": true
    press        channel, message, custom_id       -> interaction; "forged": true presses what is not there
    select       channel, message, custom_id, values -> interaction
    submit       modal (the id of the interaction that opened it), components -> interaction
    close_modal  modal
    person       name, locale, colour (0xRRGGBB)   -> person
    edit_person  id, name?, locale?, colour?       -> person
    channel      name, guild?                      -> channel
    thread       channel, name                     -> channel
    direct       user (a person or the bot)        -> channel
    group        people [ids], name?               -> channel
    leave        channel (a group)
    install      on?=true                             the bot's commands everywhere, for oneself
    guild        name, bot?=true                   -> guild (its id)
    invite_bot   guild, on?=true                      take the bot into a server, or put it out
    nick         guild, user, name?
    role         guild, name, colour?              -> role
    give         guild, user, role, on?=true
    allow        guild, role, permission, on?=true    by Discord's name
    fault        kind, …                              see below
    settle       quiet_ms?=30                      -> when no request is open and no answer awaited, so long
    log                                            -> requests: the bot's last requests, oldest first
    whoami                                         -> hello: as at the start

slash, menu, press, select and submit also take `pressed_at` (milliseconds since 1970, put into the id of the
interaction) and `arrive_in` (milliseconds until the bot hears of it). They are answered at once; how the bot
answers comes as `interaction` events.

Options: `[{"name", "value"}]`, subcommands `[{"name", "options": […]}]`; user, channel and role options have
ids as values, files are `{"filename", "data": base64}`. Components of submit: what holds
`{"custom_id", "value"}` or `{"custom_id", "values"}`.

Faults, by kind:
    drop_gateway, reconnect, invalidate, refuse_resume {times?=1}
    fall_silent {anew?=false}, speak_again            open connections say nothing; new ones neither, if anew
    fail {method, route, status?, times?, delay_ms?, silence?, taken?}; below /api/v10, * stands for anything
    clear                                             forget all `fail` rules, refused resumes and silence
    delete_message {channel, message}, delete_channel {channel}
    permission {channel, permission, allowed: true | false | null}; by Discord's name, for the bot
    rate_limits {on}
    latency {profile: none | home | phone | train}    between the playground and the pages

Server to client:
    hello        me, people, bot {id, name, online}, guild, guilds, roles, channels, commands, faults, …
    message      message: a Discord message with "ephemeral" and "loading"; new or changed
    message_gone channel, id
    interaction  id, state (thinking, done, failed), message? (pressed), custom_id?, response? (the
                 bot's message), reason? (of failed)
    modal        interaction, custom_id, title, components
    typing       channel, user
    guilds       guilds, with their members and roles
    bot {bot}, commands {commands}, channels {channels}, people {people}, faults {faults, …}
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from playground.bot.interactions import Interaction
from playground.checks import Rejected
from playground.people.resolve import Declined
from playground.serving.asked import (
    colour_of,
    is_on,
    locale_of,
    milliseconds_of,
    moment_of,
    name_of,
    whole_of,
)
from playground.serving.lag import Profile
from playground.serving.line import Line
from playground.serving.pages import Pages, shown
from playground.wire.encoded import encode, spliced
from playground.world.messages import Json
from playground.world.people import BLURPLE, Person
from playground.world.permissions import Permission
from playground.world.snowflake import now_ms


class Socket(Line):
    """One open page."""

    def __init__(self, pages: Pages, person: Person, latency: Profile | None = None) -> None:
        super().__init__(pages, person, latency)
        self._discord = pages.discord
        self._typing: dict[str, int] = {}

    # What interactions bring back to the page they came from

    def show_modal(self, interaction: Interaction, modal: Json) -> None:
        """Open a modal."""
        shown = {key: modal[key] for key in ("custom_id", "title", "components")}
        self.send(encode({"event": "modal", "interaction": interaction.id, **shown}))

    def show_choices(self, interaction: Interaction, choices: list[Json] | None) -> None:
        """Answer an autocomplete; None when the bot did not."""
        ref = self._typing.pop(interaction.id, None)
        if choices is None:
            self._decline(ref, Declined("Loading options failed."))
        else:
            self._reply(ref, choices=choices)

    # Verbs

    def take(self, raw: str) -> None:
        ref: Any = None
        try:
            asked = json.loads(raw)
            if not isinstance(asked, dict):
                raise Declined("That is not an object.")
            ref = asked.get("ref")
            verb = VERBS.get(str(asked.get("do")))
            if verb is None:
                raise Declined(f"“{asked.get('do')}” is nothing that can be done.")
            with self._discord.together:
                answer = verb(self, asked, ref)
        except Declined as declined:
            self._decline(ref, declined)
        except Rejected as rejected:
            self._decline(ref, Declined(rejected.message, rejected.code))
        except (ValueError, RecursionError):
            self._decline(ref, Declined("That is not JSON."))
        except Exception as error:
            self._discord.note(error)
            self._decline(ref, Declined("Something went wrong here; the log says what."))
        else:
            if answer is not None:
                self._reply(ref, **answer)

    def _reply(self, ref: Any, **answer: Any) -> None:
        self.send(encode({"re": ref, "ok": True, **answer}))

    def _decline(self, ref: Any, declined: Declined) -> None:
        self.send(encode({"re": ref, "ok": False, "error": declined.words, "code": declined.code}))

    def _history(self, asked: Json, ref: Any) -> None:
        channel = self._discord.acts.channel(self.person, asked.get("channel"))
        before = whole_of(asked, "before", 1 << 63)
        limit = min(max(whole_of(asked, "limit", 50), 1), 100)
        older = [message for message in channel.seen_by(self.person.id) if int(message.id) < before]
        texts = ",".join(shown(message) for message in older[-limit:])
        self.send(spliced({"re": ref, "ok": True, "more": len(older) > limit}, messages=f"[{texts}]"))

    def _say(self, asked: Json, ref: Any) -> Json:
        what = (asked.get("channel"), asked.get("content"), asked.get("reply_to"), asked.get("files"))
        said = self._discord.talk.say(self.person, *what)
        return {"message": said.id}

    def _delete(self, asked: Json, ref: Any) -> Json:
        self._discord.talk.delete(self.person, asked.get("channel"), asked.get("message"))
        return {}

    def _edit(self, asked: Json, ref: Any) -> Json:
        self._discord.talk.edit(self.person, asked.get("channel"), asked.get("message"), asked.get("content"))
        return {}

    def _react(self, asked: Json, ref: Any) -> Json:
        what = (asked.get("channel"), asked.get("message"), asked.get("emoji"))
        self._discord.talk.react(self.person, *what, on=is_on(asked))
        return {}

    def _pin(self, asked: Json, ref: Any) -> Json:
        self._discord.talk.pin(self.person, asked.get("channel"), asked.get("message"), on=is_on(asked))
        return {}

    def _direct(self, asked: Json, ref: Any) -> Json:
        return {"channel": self._discord.company.direct(self.person, asked.get("user")).wire()}

    def _group(self, asked: Json, ref: Any) -> Json:
        group = self._discord.company.group(self.person, asked.get("people"), asked.get("name"))
        return {"channel": group.wire()}

    def _leave(self, asked: Json, ref: Any) -> Json:
        self._discord.company.leave(self.person, asked.get("channel"))
        return {}

    def _install(self, asked: Json, ref: Any) -> Json:
        self._discord.company.install(self.person, on=is_on(asked))
        return {}

    def _guild(self, asked: Json, ref: Any) -> Json:
        guild = self._discord.company.guild(name_of(asked, 100), bot=asked.get("bot") is not False)
        return {"guild": guild.id}

    def _invite_bot(self, asked: Json, ref: Any) -> Json:
        self._discord.company.invite_bot(self.person, asked.get("guild"), on=is_on(asked))
        return {}

    def _nick(self, asked: Json, ref: Any) -> Json:
        nick = name_of(asked) if asked.get("name") else None
        self._discord.company.rename(self.person, asked.get("guild"), asked.get("user"), nick)
        return {}

    def _role(self, asked: Json, ref: Any) -> Json:
        name, colour = name_of(asked, 100), colour_of(asked)
        role = self._discord.company.add_role(self.person, asked.get("guild"), name, colour)
        return {"role": role.wire()}

    def _give(self, asked: Json, ref: Any) -> Json:
        what = (asked.get("guild"), asked.get("user"), asked.get("role"))
        self._discord.company.give(self.person, *what, on=is_on(asked))
        return {}

    def _allow(self, asked: Json, ref: Any) -> Json:
        what = (asked.get("guild"), asked.get("role"), asked.get("permission"))
        self._discord.company.allow(self.person, *what, on=is_on(asked))
        return {}

    def _dismiss(self, asked: Json, ref: Any) -> Json:
        self._discord.acts.dismiss(self.person, asked.get("message"))
        return {}

    def _slash(self, asked: Json, ref: Any) -> Json:
        return self._began(self._discord.acts.slash(*self._command(asked), page=self, **moment_of(asked)))

    def _autocomplete(self, asked: Json, ref: Any) -> None:
        asking = self._discord.acts.slash(*self._command(asked), typing=True, page=self, **moment_of(asked))
        self._typing[asking.id] = ref

    def _command(self, asked: Json) -> tuple[Person, Any, Any, Any]:
        return self.person, asked.get("channel"), asked.get("command"), asked.get("options") or []

    def _menu(self, asked: Json, ref: Any) -> Json:
        channel, command, target = (asked.get(key) for key in ("channel", "command", "target"))
        return self._began(
            self._discord.acts.menu(self.person, channel, command, target, page=self, **moment_of(asked))
        )

    def _press(self, asked: Json, ref: Any) -> Json:
        where = (asked.get("channel"), asked.get("message"), asked.get("custom_id"))
        forged = bool(asked.get("forged"))
        return self._began(
            self._discord.acts.press(self.person, *where, forged=forged, page=self, **moment_of(asked))
        )

    def _select(self, asked: Json, ref: Any) -> Json:
        where = (asked.get("channel"), asked.get("message"), asked.get("custom_id"), asked.get("values"))
        return self._began(self._discord.acts.select(self.person, *where, page=self, **moment_of(asked)))

    def _submit(self, asked: Json, ref: Any) -> Json:
        what = (asked.get("modal"), asked.get("components") or [])
        return self._began(self._discord.acts.submit(self.person, *what, page=self, **moment_of(asked)))

    def _close_modal(self, asked: Json, ref: Any) -> Json:
        self._discord.acts.close_modal(self.person, asked.get("modal"))
        return {}

    def _began(self, interaction: Interaction) -> Json:
        return {"interaction": interaction.id}

    def _add_person(self, asked: Json, ref: Any) -> Json:
        name = name_of(asked)
        if self._discord.world.person(name) is not None:
            raise Declined(f"There is already somebody called {name}.")
        locale = locale_of(asked) or "en-US"
        colour = colour_of(asked)
        person = self._discord.world.add_person(name, locale, BLURPLE if colour is None else colour)
        return {"person": person.card()}

    def _edit_person(self, asked: Json, ref: Any) -> Json:
        person = self._discord.world.people.get(str(asked.get("id")))
        if person is None:
            raise Declined("There is no such person.")
        name = name_of(asked) if asked.get("name") else None
        self._discord.world.edit_person(person, name=name, locale=locale_of(asked), colour=colour_of(asked))
        return {"person": person.card()}

    def _channel(self, asked: Json, ref: Any) -> Json:
        guilds = self._discord.world.guilds
        guild = guilds.get(str(asked.get("guild"))) or next(iter(guilds.values()))
        name = "-".join(name_of(asked, 100).lower().split())
        return {"channel": self._discord.world.add_channel(guild, name).wire()}

    def _thread(self, asked: Json, ref: Any) -> Json:
        channel = self._discord.acts.channel(
            self.person, asked.get("channel"), Permission.CREATE_PUBLIC_THREADS
        )
        if channel.thread is not None or channel.guild_id is None:
            raise Declined("Threads start in text channels.")
        return {
            "channel": self._discord.world.add_thread(channel, name_of(asked, 100), self.person.id).wire()
        }

    def _fault(self, asked: Json, ref: Any) -> Json:
        self._pages.troubles.cause(self.person, asked)
        self._pages.faults_changed()
        return {}

    def _log(self, asked: Json, ref: Any) -> Json:
        return {"requests": list(self._discord.log)}

    def _types(self, asked: Json, ref: Any) -> Json:
        channel = self._discord.acts.channel(self.person, asked.get("channel"), Permission.SEND_MESSAGES)
        self._discord.community.types(channel, self.person, now_ms() // 1000)
        self._pages.typing(channel, self.person)
        return {}

    def _settle(self, asked: Json, ref: Any) -> None:
        quiet_ms = milliseconds_of(asked, "quiet_ms", 30)
        waiting = asyncio.create_task(self._wait_for_quiet(quiet_ms / 1000, ref))
        self._tasks.add(waiting)
        waiting.add_done_callback(self._tasks.discard)

    async def _wait_for_quiet(self, seconds: float, ref: Any) -> None:
        await self._discord.activity.quiet(seconds)
        self._reply(ref)

    def _whoami(self, asked: Json, ref: Any) -> Json:
        return {"hello": self._pages.hello(self.person)}


VERBS: dict[str, Callable[[Socket, Json, Any], Json | None]] = {
    "history": Socket._history,
    "say": Socket._say,
    "delete": Socket._delete,
    "edit": Socket._edit,
    "react": Socket._react,
    "pin": Socket._pin,
    "direct": Socket._direct,
    "group": Socket._group,
    "leave": Socket._leave,
    "install": Socket._install,
    "guild": Socket._guild,
    "invite_bot": Socket._invite_bot,
    "nick": Socket._nick,
    "role": Socket._role,
    "give": Socket._give,
    "allow": Socket._allow,
    "dismiss": Socket._dismiss,
    "slash": Socket._slash,
    "menu": Socket._menu,
    "autocomplete": Socket._autocomplete,
    "press": Socket._press,
    "select": Socket._select,
    "submit": Socket._submit,
    "close_modal": Socket._close_modal,
    "person": Socket._add_person,
    "edit_person": Socket._edit_person,
    "channel": Socket._channel,
    "thread": Socket._thread,
    "fault": Socket._fault,
    "settle": Socket._settle,
    "typing": Socket._types,
    "log": Socket._log,
    "whoami": Socket._whoami,
}
