"""People for programs: an async client that acts and sees as a person at the page does.

    async with await Person.join(pg.url, "Ada") as ada:
        await ada.slash("play monad", seats=3)
        await ada.press("Join")
        await ada.sees("Ada is in")

It speaks the page socket, so the playground may run in another process.
"""

# ruff: noqa: ASYNC109 - how long a person waits is said where the waiting is asked for
from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any

import aiohttp

from playground.testing.deeds import PATIENCE, Deed, Refused, moments_of
from playground.testing.directory import Directory, File, nested, subcommand
from playground.testing.seen import Control, Seen
from playground.world.messages import Json

COMMAND_PATIENCE = 1.0  # a bot that is starting registers its commands in that time
KEPT_DEEDS = 10_000
KEPT_MESSAGES = 5_000


class Person:
    """Somebody at the page."""

    def __init__(self, session: aiohttp.ClientSession, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.modal: Json | None = None
        self.channel_id = ""
        self._directory = Directory()
        self._session = session
        self._socket = socket
        self._refs = 0
        self._replies: dict[int, asyncio.Future[Json]] = {}
        self._deeds: OrderedDict[str, Deed] = OrderedDict()
        self._open: set[str] = set()  # of these, those of which something is still to come
        self._messages: dict[str, Seen] = {}
        self._changed = asyncio.Event()
        self._reader: asyncio.Task[None] | None = None

    @classmethod
    async def join(cls, url: str, name_or_id: str, *, latency: str | None = None) -> Person:
        """Open the page at `url` as somebody, `latency` away: none, home, phone or train."""
        session = aiohttp.ClientSession()
        try:
            params = {"person": name_or_id} | ({"latency": latency} if latency else {})
            socket = await session.ws_connect(f"{url}/page/socket", params=params, max_msg_size=0)
            person = cls(session, socket)
            person._hear(await socket.receive_json())
        except BaseException:
            await session.close()
            raise
        person._reader = asyncio.create_task(person._read())
        if person.hello["channels"]:
            await person.go(person.hello["channels"][0]["id"])
        return person

    async def leave(self) -> None:
        """Close the page."""
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.wait([self._reader])
        await self._socket.close()
        await self._session.close()

    async def __aenter__(self) -> Person:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.leave()

    # Looking

    @property
    def hello(self) -> Json:
        """What the page was told of people, channels, commands and faults, kept up to date."""
        return self._directory.told

    @property
    def id(self) -> str:
        """This person's id."""
        return self.hello["me"]["id"]

    @property
    def name(self) -> str:
        """This person's name."""
        return self.hello["me"]["name"]

    @property
    def messages(self) -> list[Seen]:
        """What this person sees in the channel now, oldest first, ephemeral answers included."""
        here = [message for message in self._messages.values() if message.channel_id == self.channel_id]
        return sorted(here, key=lambda message: int(message.id))

    @property
    def everything(self) -> list[Seen]:
        """What this person has seen in any channel and could still look at, oldest first."""
        return sorted(self._messages.values(), key=lambda message: int(message.id))

    @property
    def last(self) -> Seen:
        """The newest message here."""
        return self.messages[-1]

    def message(self, message_id: str | None) -> Seen | None:
        """A message by its id."""
        return self._messages.get(message_id or "")

    async def go(self, name_or_id: str) -> None:
        """Look at another channel or thread."""
        self.channel_id = self._directory.channel(name_or_id)
        history = await self.ask("history", channel=self.channel_id, limit=100)
        for message in history["messages"]:
            self._messages[message["id"]] = Seen(message)

    async def sees(self, what: str | Callable[[Seen], Any], timeout: float = PATIENCE) -> Seen:
        """Wait until some message shows a text or fits; tell the newest such message."""
        fits = (lambda message: what in message.text) if isinstance(what, str) else what
        return await self._until(
            lambda: next((m for m in reversed(self.everything) if fits(m)), None), f"{what!r}", timeout
        )

    async def sees_no_more(self, what: str | Callable[[Seen], Any], timeout: float = PATIENCE) -> None:
        """Wait until no message shows a text or fits."""
        fits = (lambda message: what in message.text) if isinstance(what, str) else what
        await self._until(
            lambda: not any(fits(message) for message in self.everything), f"no {what!r}", timeout
        )

    async def bot_arrives(self, timeout: float = PATIENCE) -> None:
        """Wait until the bot is online and its commands are known."""
        await self._until(lambda: self.hello["bot"]["online"] and self.hello["commands"], "the bot", timeout)

    async def sees_bot(
        self, *, online: bool = True, doing: str | None = None, timeout: float = PATIENCE
    ) -> None:
        """Wait until the bot is there, or gone, or says that it does something."""

        def found() -> bool:
            bot = self.hello["bot"]
            return bot["online"] is online and doing in (None, bot["presence"]["line"])

        await self._until(found, f"online: {online}, doing: {doing}", timeout)

    async def sees_person(self, name: str, timeout: float = PATIENCE) -> Json:
        """Wait until there is somebody called so."""
        return await self._until(lambda: self._directory.named("people", name), name, timeout)

    async def sees_channel(self, name: str, timeout: float = PATIENCE) -> Json:
        """Wait until there is a channel or thread called so."""
        return await self._until(lambda: self._directory.named("channels", name), name, timeout)

    async def settled(self, timeout: float = PATIENCE, quiet_ms: int = 30) -> None:
        """Wait until all this person did is answered and the bot has been quiet for a moment."""
        await self._until(lambda: not self._open, "every answer", timeout)
        async with asyncio.timeout(timeout):
            await self.ask("settle", quiet_ms=quiet_ms)

    # Doing

    async def say(self, content: str, *files: File, reply_to: Seen | None = None) -> str:
        """Write an ordinary message, with files or without; tells its id."""
        more: Json = {} if reply_to is None else {"reply_to": reply_to.id}
        if files:
            more["files"] = [file.wire() for file in files]
        said = await self.ask("say", channel=self.channel_id, content=content, **more)
        return said["message"]

    async def edit(self, message_id: str, content: str) -> None:
        """Change one's own message."""
        await self.ask("edit", channel=self.channel_id, message=message_id, content=content)

    async def react(self, message: Seen, emoji: str, *, on: bool = True) -> None:
        """Put an emoji to a message, or take it back."""
        await self.ask("react", channel=message.channel_id, message=message.id, emoji=emoji, on=on)

    async def direct(self, name_or_id: str) -> None:
        """Go to the direct message with somebody, or with the bot."""
        opened = await self.ask("direct", user=self._directory.person(name_or_id))
        await self.go(opened["channel"]["id"])

    async def group(self, *names: str) -> None:
        """Make a group with others, and go there."""
        people = [self._directory.person(name) for name in names]
        await self.go((await self.ask("group", people=people))["channel"]["id"])

    async def slash(self, command: str, *, wait: bool = True, **options: Any) -> Deed:
        """Use a slash command: "play monad" is the subcommand monad of /play.

        `pressed_at`, `arrive_in` and `channel` are no options of it, but say when and where.
        """
        when = moments_of(options)
        channel = self._directory.channel(options.pop("channel", self.channel_id))
        said = await self._command(command, options)
        return await self._do("slash", wait, channel=channel, **said(), **when)

    async def complete(self, command: str, option: str, typed: str, **options: Any) -> list[Json]:
        """The choices the bot offers while `typed` stands in an option."""
        said = await self._command(command, options)
        asked = said({"name": option, "value": typed, "focused": True})
        return (await self.ask("autocomplete", channel=self.channel_id, **asked))["choices"]

    async def menu(self, command: str, target: Seen | str, *, wait: bool = True, **when: Any) -> Deed:
        """Use a command of the context menu of a message or person."""
        target_id = target.id if isinstance(target, Seen) else self._directory.person(target)
        return await self._do(
            "menu", wait, channel=self.channel_id, command=command, target=target_id, **moments_of(when)
        )

    async def press(
        self,
        button: str,
        message: Seen | str | None = None,
        *,
        wait: bool = True,
        forged: bool = False,
        timeout: float = PATIENCE,
        **when: Any,
    ) -> Deed:
        """Press the newest enabled button called so (label, emoji or custom_id); waits until it is there.

        A `forged` press needs a message and sends `button` as its custom_id, whatever the message has.
        """
        if forged:
            seen = self._seen(message) or self.last
            pressed = {"channel": seen.channel_id, "message": seen.id, "custom_id": button, "forged": True}
        else:
            control = await self._control(button, message, lambda seen: seen.buttons, timeout)
            pressed = control.place
        return await self._do("press", wait, **pressed, **moments_of(when))

    async def select(
        self,
        select: str,
        *chosen: str,
        message: Seen | str | None = None,
        wait: bool = True,
        timeout: float = PATIENCE,
        **when: Any,
    ) -> Deed:
        """Choose labels, values, or names of people and channels in the select called so."""
        control = await self._control(select, message, lambda seen: seen.selects, timeout)
        values = self._directory.chosen(control.wire["type"], control.values(chosen))
        return await self._do("select", wait, **control.place, values=values, **moments_of(when))

    async def modal_opens(self, timeout: float = PATIENCE) -> Json:
        """Wait until a modal is open."""
        return await self._until(lambda: self.modal, "a modal", timeout)

    async def submit(
        self, fields: Mapping[str, Any] | None = None, /, *, wait: bool = True, **more: Any
    ) -> Deed:
        """Fill in and send the open modal, its fields named by label or custom_id."""
        modal = await self.modal_opens()
        when = moments_of(more)
        entered = {**(fields or {}), **more}
        components = [self._directory.entry(modal, name, value) for name, value in entered.items()]
        asked = {"modal": modal["interaction"], "custom_id": modal["custom_id"], "components": components}
        deed = await self._do("submit", wait, **asked, **when)
        if self.modal is modal and not deed.failed:
            self.modal = None
        return deed

    async def close_modal(self) -> None:
        """Close the open modal."""
        modal = await self.modal_opens()
        await self.ask("close_modal", modal=modal["interaction"])
        self.modal = None

    async def dismiss(self, message: Seen) -> None:
        """Put an ephemeral message away."""
        await self.ask("dismiss", message=message.id)

    async def fault(self, kind: str, **details: Any) -> None:
        """Cause a fault, as the page's side panel does."""
        await self.ask("fault", kind=kind, **details)

    async def ask(self, verb: str, **details: Any) -> Json:
        """Say anything the page socket understands, and tell its reply."""
        self._refs += 1
        ref = self._refs
        reply = self._replies[ref] = asyncio.get_running_loop().create_future()
        await self._socket.send_str(json.dumps({"do": verb, "ref": ref, **details}))
        answer = await reply
        if not answer["ok"]:
            raise Refused(answer["error"], answer.get("code"))
        return answer

    # The inside

    async def _do(self, verb: str, wait: bool, **details: Any) -> Deed:
        reply = await self.ask(verb, **details)
        deed = self._deed(reply["interaction"])
        return await deed.answered() if wait else deed

    def _deed(self, interaction_id: str) -> Deed:
        deed = self._deeds.get(interaction_id)
        if deed is None:
            deed = self._deeds[interaction_id] = Deed(interaction_id)
            self._open.add(interaction_id)
            if len(self._deeds) > KEPT_DEEDS:
                oldest, _ = self._deeds.popitem(last=False)
                self._open.discard(oldest)
        return deed

    async def _until(self, found: Callable[[], Any], what: str, timeout: float) -> Any:
        try:
            async with asyncio.timeout(timeout):
                while not (result := found()):
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            raise TimeoutError(f"{self.name} waited in vain for {what}; {self._view()}") from None
        return result

    def _view(self) -> str:
        shown = [f"{message.author}: {message.text}" for message in self.everything[-5:]]
        return "sees last:\n" + "\n".join(shown) if shown else "sees nothing"

    async def _read(self) -> None:
        async for frame in self._socket:
            if frame.type == aiohttp.WSMsgType.TEXT:
                self._hear(json.loads(frame.data))
        for reply in self._replies.values():
            if not reply.done():
                reply.set_exception(ConnectionResetError("the playground is gone"))
                reply.exception()  # it may be that nobody waits any more

    def _hear(self, told: Json) -> None:
        if "re" in told:
            reply = self._replies.pop(told["re"], None)
            if reply is not None and not reply.done():
                reply.set_result(told)
            return
        match told["event"]:
            case "message":
                self._keep(Seen(told["message"]))
            case "message_gone":
                self._messages.pop(told["id"], None)
            case "interaction":
                self._hear_of(self._deed(told["id"]), told)
            case "modal":
                self.modal = told
            case _:
                self._directory.hear(told)
        self._changed.set()

    def _hear_of(self, deed: Deed, told: Json) -> None:
        deed.hear(told)
        if deed.open:
            self._open.add(deed.id)
        else:
            self._open.discard(deed.id)

    def _keep(self, message: Seen) -> None:
        self._messages[message.id] = message
        if len(self._messages) > KEPT_MESSAGES:
            del self._messages[next(iter(self._messages))]

    def _seen(self, message: Seen | str | None) -> Seen | None:
        return self._messages.get(message.id if isinstance(message, Seen) else message or "")

    async def _control(
        self,
        name: str,
        message: Seen | str | None,
        controls: Callable[[Seen], list[Control]],
        timeout: float,
    ) -> Control:
        def find() -> Control | None:
            only = self._seen(message)
            seen = reversed(self.everything) if message is None else [only] if only else []
            fitting = (c for m in seen for c in controls(m) if c.enabled and c.called(name))
            return next(fitting, None)

        return await self._until(find, f"something to use called {name!r}", timeout)

    async def _command(self, words: str, options: dict[str, Any]) -> Callable[..., Json]:
        """A way to say a command with its subcommands and options, and more options yet."""
        name, *steps = words.split()
        try:
            found = await self._until(lambda: self._directory.command(name), f"/{name}", COMMAND_PATIENCE)
        except TimeoutError:
            raise Refused(f"There is no command “{name}”.") from None
        declared, path = subcommand(found, steps)
        values = {key: value.id if isinstance(value, Person) else value for key, value in options.items()}
        given = [
            {"name": key, "value": self._directory.value(declared, key, value)}
            for key, value in values.items()
        ]
        return lambda *more: {"command": name, "options": nested(path, [*given, *more])}
