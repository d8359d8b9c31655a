"""Routes: what a button carries, how that is read, and who answers it.

A cog declares its routes in one place. Each names its verb, its handler, and how each of the handler's
arguments is read, in the order in which the button carries them or the menu gave them:

    on_board("brain", self.brain, level=Carried(one_of(Level))),
    in_private("kick", self.kick, seat=Chosen(number)),

Nothing of it can be trusted, for anybody can forge a press. What cannot be read is `Illegible`, and no
handler hears of it; nor does one whose screens are private hear of a press on a message that all see.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Protocol

from cogs.wire.presses.converters import Converter, Illegible
from cogs.wire.presses.pressed import ButtonPress, FormSent, TablePress
from cogs.wire.screens.forms import filled_in
from cogs.wire.screens.screen import Arg

Fields = Mapping[str, Sequence[str]]  # what was filled into a form, by the fields' names

# Where a handler's argument comes from


class Pieces:
    """What came with a press, to be taken piece by piece."""

    def __init__(self, args: Sequence[Arg], values: Sequence[str], fields: Fields) -> None:
        self.args = deque(args)
        self.values = deque(values)
        self.fields = fields

    @property
    def left(self) -> bool:
        return bool(self.args or self.values)


class Source(Protocol):
    def take(self, pieces: Pieces, name: str) -> Any: ...


@dataclass(frozen=True, slots=True)
class Carried:
    """The next thing that the button carries."""

    read: Converter

    def take(self, pieces: Pieces, name: str) -> Any:
        if not pieces.args:
            raise Illegible
        return self.read(pieces.args.popleft())


@dataclass(frozen=True, slots=True)
class CarriedRest:
    """Whatever else the button carries, as it is."""

    def take(self, pieces: Pieces, name: str) -> tuple[Arg, ...]:
        rest = tuple(pieces.args)
        pieces.args.clear()
        return rest


@dataclass(frozen=True, slots=True)
class Chosen:
    """The one thing that was chosen in the menu."""

    read: Converter

    def take(self, pieces: Pieces, name: str) -> Any:
        if not pieces.values:
            raise Illegible
        return self.read(pieces.values.popleft())


@dataclass(frozen=True, slots=True)
class AllChosen:
    """Whatever was chosen in the menu, which may be nothing."""

    read: Converter

    def take(self, pieces: Pieces, name: str) -> tuple[Any, ...]:
        chosen = tuple(map(self.read, pieces.values))
        pieces.values.clear()
        return chosen


@dataclass(frozen=True, slots=True)
class Filled:
    """What was chosen in the form's field of the argument's name."""

    read: Converter

    def take(self, pieces: Pieces, name: str) -> Any:
        match pieces.fields.get(name):
            case (one,):
                return self.read(one)
            case _:
                raise Illegible


@dataclass(frozen=True, slots=True)
class Typed:
    """What was typed into the form's field of the argument's name; nothing where it was left empty."""

    def take(self, pieces: Pieces, name: str) -> str:
        return "".join(pieces.fields.get(name, ())).strip()


@dataclass(frozen=True, slots=True)
class WholeForm:
    """All that was filled in, by the fields' names."""

    def take(self, pieces: Pieces, name: str) -> Fields:
        return pieces.fields


# Routes

Handler = Callable[..., Awaitable[None]]


class Whose(Enum):
    """On which messages a press may be made."""

    ANYBODYS = 1  # on the board that all see, too
    PRIVATE = 2  # on the presser's own screen alone: the answer takes its place


@dataclass(frozen=True, slots=True)
class Route:
    verb: str
    handler: Handler
    sources: Mapping[str, Source]
    whose: Whose
    kind: type[TablePress] | None = TablePress  # what its handler is told of; None: of no table
    once: bool = False  # however often it is pressed at once

    @property
    def is_form(self) -> bool:
        return self.kind is FormSent

    def read(self, press: ButtonPress) -> dict[str, Any]:
        """The handler's arguments; Illegible where they are too few, too many or none of ours."""
        if self.whose is Whose.PRIVATE and not press.on_private_screen:
            raise Illegible
        fields = filled_in(press.interaction) if self.is_form else {}
        pieces = Pieces(press.id.args, press.values, fields)
        read = {name: source.take(pieces, name) for name, source in self.sources.items()}
        if pieces.left:
            raise Illegible
        return read


def on_board(verb: str, handler: Handler, /, **sources: Source) -> Route:
    """A button of a table, on the board that all see or on a private screen."""
    return Route(verb, handler, sources, Whose.ANYBODYS)


def in_private(verb: str, handler: Handler, /, **sources: Source) -> Route:
    """A button of a table, on private screens alone."""
    return Route(verb, handler, sources, Whose.PRIVATE)


def on_form(verb: str, handler: Handler, /, **sources: Source) -> Route:
    """A form about a table, that a button on its board opened."""
    return Route(verb, handler, sources, Whose.ANYBODYS, FormSent)


def on_private_form(verb: str, handler: Handler, /, **sources: Source) -> Route:
    """A form about a table, that a button on a private screen opened."""
    return Route(verb, handler, sources, Whose.PRIVATE, FormSent)


def of_no_table(verb: str, handler: Handler, /, **sources: Source) -> Route:
    """A button on a private screen that is not about a table."""
    return Route(verb, handler, sources, Whose.PRIVATE, kind=None)


def anywhere(verb: str, handler: Handler, /, **sources: Source) -> Route:
    """A button that means the same whatever table it stands at, and changes no message."""
    return Route(verb, handler, sources, Whose.ANYBODYS, kind=None)


def told_to_all(route: Route) -> Route:
    """What it does all see, in a message of its own: who presses twice at once means it once."""
    return replace(route, once=True)
