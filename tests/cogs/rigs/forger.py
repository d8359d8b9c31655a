"""Presses, choices and forms that nobody's screen offers, as like to real ones as a forger makes them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from cogs.wire.presses.custom_id import CustomId, base36, read_custom_id
from cogs.wire.presses.router import Router
from playground.bot.interactions import Interaction, Kind
from playground.client import Person
from playground.world.messages import Message, walk
from tests.cogs.conftest import Evening

BUTTON, MENU, LABEL, TEXT_INPUT = 2, 3, 18, 4
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, NUMBER = 1, 2, 3, 4, 5, 6, 10
NUMBERS = (0, 1, 2, 3, 7, 35, 36, 4_294_967_296, 2**63 - 1, 2**63, 36**13 - 1, -1, -7)
WORDS = ("", "0", "1", "zz", "monad", "easy", "call", "pick", "do", "-", "_", "a" * 40, "z" * 90)
VALUES = (
    *WORDS,
    "-1",
    "9" * 30,
    "٣",
    "²",
    "0-easy",
    "1-hard",
    "live-0",
    "é",
    "null",
    "😀" * 50,
    "\u202e",
    "a.b.c",
    "C7 F2",
    "A1 " * 99,
)
TYPED: dict[int, Sequence[str | int | float | bool]] = {
    INTEGER: (0, 1, 2, 7, -1, 99, 2**31, 2**53 - 1, -(2**53) + 1),
    BOOLEAN: (True, False),
    USER: ("0", "1", "9" * 19),
    NUMBER: (0.0, -1.5, 1e300),
}


class Forger:
    """Makes what no screen offers out of what the screens of an evening offer."""

    def __init__(self, evening: Evening, seed: object) -> None:
        self.evening = evening
        self.luck = Random(str(seed))
        self.router: Router = evening.client.router
        self.routes = list(self.router._routes.values())
        self._pressed: Interaction | None = None  # what a form may have been opened by

    def forge(self, person: Person) -> Interaction:
        """One interaction of this person, sent and not waited for."""
        discord = self.evening.playground.discord
        who = discord.world.user(person.id)
        assert who is not None
        channel = discord.world.channels[person.channel_id]
        message = self._message(person)
        opener = self._pressed
        if opener is not None and self.luck.random() < 0.25:
            sent = {"opener": opener, "metadata": {"triggering_interaction_metadata": opener.metadata}}
            form = self._form(message)
            return discord.interactions.open(Kind.MODAL, who, channel, form, message=message, **sent)
        press = self._component(message)
        self._pressed = discord.interactions.open(Kind.COMPONENT, who, channel, press, message=message)
        return self._pressed

    def use(self, person: Person) -> Interaction:
        """A slash command of this person as an older version of us, or nobody, declared it."""
        command = self.luck.choice(self.evening.playground.discord.commands.of(None))
        return self.send(person, command["name"], self._given(command))

    def send(self, person: Person, name: str, options: list[dict[str, Any]]) -> Interaction:
        discord = self.evening.playground.discord
        who, command = discord.world.user(person.id), discord.commands.find(name, None)
        assert who is not None
        assert command is not None
        data = {"id": command["id"], "name": name, "type": command["type"], "options": options}
        return discord.interactions.open(Kind.COMMAND, who, discord.world.channels[person.channel_id], data)

    def _given(self, declared: dict[str, Any]) -> list[dict[str, Any]]:
        """Values of the types declared, within their limits or not; now and then one of no option."""
        options = declared.get("options") or []
        inner = [option for option in options if option["type"] in (SUBCOMMAND, GROUP)]
        if inner:
            chosen = self.luck.choice(inner)
            return [{"name": chosen["name"], "type": chosen["type"], "options": self._given(chosen)}]
        given = [one for one in options if self.luck.random() < 0.7]
        if self.luck.random() < 0.1:
            given.append({"name": self.luck.choice(("game", "level", "x")), "type": STRING})
        return [
            {"name": one["name"], "type": one["type"], "value": self._option(one)}
            for one in {one["name"]: one for one in given}.values()
        ]

    def _option(self, option: dict[str, Any]) -> str | int | float | bool:
        allowed = option.get("choices")
        if allowed and self.luck.random() < 0.5:
            return self.luck.choice(allowed)["value"]
        return self.luck.choice(TYPED.get(option["type"], VALUES))

    def _message(self, person: Person) -> Message:
        """Any message of the bot's, of whichever table, public or private."""
        channel = self.evening.playground.discord.world.channels[person.channel_id]
        there = {message.id for message in person.messages if message.author == "Bot" or message.ephemeral}
        known = [*channel.messages.values(), *channel.whispers.values()]
        return self.luck.choice([message for message in known if message.id in there])

    def _component(self, message: Message) -> dict[str, Any]:
        data: dict[str, Any] = {"custom_id": self._custom_id(message), "id": 1, "component_type": BUTTON}
        if self.luck.random() < 0.5:
            data |= {"component_type": MENU, "values": self._values()}
        return data

    def _form(self, message: Message) -> dict[str, Any]:
        names = ("mode", "seconds", "percent", "text", *WORDS[1:6], *self._options())
        fields = [self._field(name) for name in self.luck.sample(names, self.luck.randint(0, 5))]
        return {"custom_id": self._custom_id(message), "components": fields}

    def _field(self, name: str) -> dict[str, Any]:
        inner: dict[str, Any] = {"type": TEXT_INPUT, "id": 2, "custom_id": name}
        inner |= {"value": self.luck.choice(VALUES)}
        if self.luck.random() < 0.5:
            inner = {"type": MENU, "id": 2, "custom_id": name, "values": self._values()}
        return {"type": LABEL, "id": 1, "component": inner}

    def _options(self) -> list[str]:
        games = (self.evening.client.services.games(key) for key in self.evening.client.services.desks)
        return [name for game in games for name in game.Options.__struct_fields__]

    def _values(self) -> list[str]:
        return [self.luck.choice(VALUES) for _ in range(self.luck.randint(0, 3))]

    def _custom_id(self, message: Message) -> str:
        """One that the message has, with something of it changed; or one made up."""
        own = list(carried(message))
        if not own or self.luck.random() < 0.3:
            return self._made_up()
        said = self.luck.choice(own)
        match self.luck.randrange(6):
            case 0:
                said = CustomId(self.luck.choice((0, 1, 2, 3, 99)), said.revision, said.verb, said.args)
            case 1:
                said = CustomId(said.table, self.luck.choice((0, 1, 10**6)), said.verb, said.args)
            case 2:
                said = CustomId(said.table, said.revision, self.luck.choice(self.routes).verb, said.args)
            case 3:
                said = CustomId(said.table, said.revision, said.verb, said.args[: self.luck.randint(0, 3)])
            case 4:
                said = CustomId(said.table, said.revision, said.verb, (*said.args[:-1], *self._args()))
            case _:
                pass
        return written(said)

    def _made_up(self) -> str:
        if self.luck.random() < 0.1:
            return self.luck.choice(("", "x", "1.0", "1.0.", "é.1.join", "1.0.join.~A", "." * 90, "1" * 100))
        verb = self.luck.choice(self.routes).verb
        return written(CustomId(self.luck.choice((0, 1, 2, *NUMBERS)), 0, verb, self._args()))

    def _args(self) -> tuple[int | str, ...]:
        pool: Sequence[int | str] = (*NUMBERS, *WORDS)
        return tuple(self.luck.choice(pool) for _ in range(self.luck.randint(0, 5)))


def carried(message: Message) -> Iterator[CustomId]:
    for part in walk(message.wire["components"]):
        found = read_custom_id(part.get("custom_id", ""))
        if found is not None:
            yield found


def written(said: CustomId) -> str:
    """As it would travel, were it lawful; at most what Discord lets through."""
    args = (base36(arg) if isinstance(arg, int) else f"~{arg}" for arg in said.args)
    return ".".join((base36(abs(said.table)), base36(said.revision), said.verb, *args))[:100]
