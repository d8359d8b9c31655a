"""What is played, and how fast: the lobby's forms for a game's options, the clock, and the seats."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from cogs.gathering import more_screen
from cogs.wire.choices import Option, asked_of, encoded, naming, read_choice
from cogs.wire.cog import Cog
from cogs.wire.presses.converters import Illegible, number, one_of
from cogs.wire.presses.pressed import FormSent, TablePress
from cogs.wire.presses.refusals import refusal_words
from cogs.wire.presses.routes import (
    AllChosen,
    Carried,
    Chosen,
    Fields,
    Filled,
    Route,
    Typed,
    WholeForm,
    in_private,
    on_board,
    on_form,
    on_private_form,
)
from cogs.wire.screens.forms import Field, PickField, TypedField, ask_by_form, back_to
from cogs.wire.screens.limits import FORM_FIELDS
from cogs.wire.screens.names import plain_names
from cogs.wire.screens.screen import Arg, Choice, Line, Menu, Screen
from engine.game import Level, Refusal
from engine.tables.lobby.seating import (
    LONGEST,
    SHORTEST,
    AnyCommand,
    Choose,
    Kick,
    SetBrain,
    SetClock,
    SetHandicap,
    Swap,
)
from engine.tables.playing import must_not_be_ended
from engine.tables.table import Clock, Mode, Standing, Status, TableKind

if TYPE_CHECKING:
    from cogs.table import TablePresses
    from cogs.wire.presses.router import Router
    from data.words import Words

PERCENTS = (50, 75, 100, 150, 200, 300)
LONGEST_SECONDS = 6  # digits


class LobbyForms(Cog):
    """The lobby's forms."""

    def __init__(self, router: Router, presses: TablePresses) -> None:
        super().__init__(router)
        self.presses = presses

    @property
    def routes(self) -> Iterable[Route]:
        yield on_board("options", self.options, page=Carried(number))
        yield on_form("options_set", self.options_set, page=Carried(number), answers=WholeForm())
        yield on_board("clock", self.clock)
        yield on_form("clock_set", self.clock_set, mode=Filled(one_of(Mode)), seconds=Typed())
        yield on_board("seats", self.seats)
        yield in_private("kick", self.kick, seat=Chosen(number))
        yield in_private("swap", self.swap, seats=AllChosen(number))
        yield in_private("level", self.level, choice=Chosen(_seat_and_level))
        yield in_private("handicap", self.handicap, seat=Chosen(number))
        yield on_private_form("handicap_set", self.handicap_set, seat=Carried(number), percent=Filled(number))

    async def options(self, pressed: TablePress, page: int) -> None:
        """Ask for the game's own options, a form's worth at a time."""
        standing = self._lobby(pressed)
        asked = asked_of(standing.game, standing.options)
        fields = [_field(standing, option, pressed.words) for option in _page(asked, page)]
        back = back_to(standing.table, "options_set", page)
        await ask_by_form(pressed.interaction, pressed.words("form-options"), fields, back)

    async def options_set(self, pressed: FormSent, page: int, answers: Fields) -> None:
        standing = self._lobby(pressed)
        chosen = msgspec.structs.asdict(standing.options)
        for option in asked_of(standing.game):
            if answers.get(option.name):
                chosen[option.name] = read_choice(option, answers[option.name][0])
        with naming(standing.game, pressed.words):
            await self._set(pressed, Choose(options=encoded(chosen)))

    async def clock(self, pressed: TablePress) -> None:
        standing = self._lobby(pressed)
        words, clock = pressed.words, standing.table.clock
        modes = tuple(
            Choice(label=words(f"clock-mode-{mode.value}"), value=mode.value, chosen=mode is clock.mode)
            for mode in Mode
        )
        seconds = "" if clock.per_decision is None else str(clock.per_decision // 1000)
        usual = standing.game.thinking_time // 1000
        fields = (
            PickField(name="mode", label=words("form-clock-mode"), choices=modes),
            TypedField(
                name="seconds",
                label=words("form-clock-seconds"),
                value=seconds,
                description=words("form-clock-usual", seconds=usual),
                longest=LONGEST_SECONDS,
            ),
        )
        await ask_by_form(
            pressed.interaction, words("form-clock"), fields, back_to(standing.table, "clock_set")
        )

    async def clock_set(self, pressed: FormSent, mode: Mode, seconds: str) -> None:
        """Seconds are for the live clock; a relaxed one gives a day."""
        relaxed = mode is Mode.RELAXED
        clock = Clock(mode=Mode.RELAXED) if relaxed else Clock(per_decision=_typed_time(seconds))
        await self._set(pressed, SetClock(clock=clock))

    async def _set(self, pressed: FormSent, command: AnyCommand) -> None:
        """Change the table; the screen that the form came from tells how it is played then."""
        standing = await self.presses.command(pressed, command)
        if pressed.on_private_screen:
            screen = more_screen(standing, pressed.person, pressed.words)
            await pressed.replace(screen, table=pressed.table, revision=standing.table.revision)

    async def seats(self, pressed: TablePress) -> None:
        """Who gets up, who changes places, how clever the brains are: in private, for the host; whoever sits
        here may change places with another, and so choose a team."""
        standing = _gathering(pressed.standing, pressed.person)
        table = standing.table
        screen = seats_screen(standing, pressed.person, pressed.words)
        await pressed.show(screen, table=table.id, revision=table.revision)

    async def kick(self, pressed: TablePress, seat: int) -> None:
        await self._arrange(pressed, Kick(seat=seat))

    async def swap(self, pressed: TablePress, seats: tuple[int, ...]) -> None:
        """Two seats by the host's choice; one, with his own, by anybody's."""
        own = _gathering(pressed.standing, pressed.person).table.seat_of(pressed.person)
        match seats:
            case (other,) if own is not None:
                await self._arrange(pressed, Swap(seat=own, other=other))
            case (other, one):
                await self._arrange(pressed, Swap(seat=one, other=other))
            case _:
                raise Illegible

    async def level(self, pressed: TablePress, choice: tuple[int, Level]) -> None:
        seat, level = choice
        await self._arrange(pressed, SetBrain(seat=seat, level=level))

    async def handicap(self, pressed: TablePress, seat: int) -> None:
        """How much of the thinking time one seat gets."""
        standing, words = self._lobby(pressed), pressed.words
        if pressed.id.revision != standing.table.revision:
            await self._seats_again(pressed, Refusal(TableKind.STALE))
            return
        if seat >= len(standing.table.seats):
            raise Refusal(TableKind.NO_SEAT, seat=seat)
        percents = tuple(
            Choice(
                label=words("form-handicap-percent", percent=percent),
                value=str(percent),
                chosen=percent == standing.table.seats[seat].handicap,
            )
            for percent in PERCENTS
        )
        label = words("form-handicap-for", name=plain_names(standing.table, words)[seat])
        field = PickField(name="percent", label=label, choices=percents)
        back = back_to(standing.table, "handicap_set", seat)
        await ask_by_form(pressed.interaction, words("form-handicap"), (field,), back)

    async def handicap_set(self, pressed: FormSent, seat: int, percent: int) -> None:
        await self._arrange(pressed, SetHandicap(seat=seat, percent=percent))

    async def _arrange(self, pressed: TablePress, command: AnyCommand) -> None:
        """Do this to the seats; the private screen shows how they are then, also where they had changed."""
        stale = None
        try:
            await self.presses.command(pressed, command)
        except Refusal as refusal:
            if refusal.kind is not TableKind.STALE:
                raise
            stale = refusal
        await self._seats_again(pressed, stale)

    def _lobby(self, pressed: TablePress) -> Standing:
        """The lobby that was pressed, for its host."""
        standing = _gathering(pressed.standing, pressed.person)
        if standing.table.host != pressed.person:
            raise Refusal(TableKind.NOT_HOST, host=standing.table.host)
        return standing

    async def _seats_again(self, pressed: TablePress, refusal: Refusal | None = None) -> None:
        standing = _gathering(await self.services.tables.peek(pressed.table), pressed.person)
        words = pressed.words
        notice = refusal_words(self.services, words, refusal) if refusal else ""
        screen = seats_screen(standing, pressed.person, words, notice)
        await pressed.replace(screen, table=standing.table.id, revision=standing.table.revision)


def _gathering(standing: Standing, person: int) -> Standing:
    """A lobby, for somebody who sits in it."""
    must_not_be_ended(standing.table)
    if standing.table.status is not Status.LOBBY:
        raise Refusal(TableKind.STARTED)
    if standing.table.seat_of(person) is None:
        raise Refusal(TableKind.NOT_SEATED)
    return standing


def seats_screen(standing: Standing, person: int, words: Words, notice: str = "") -> Screen:
    """A private screen for all that this person may do about seats."""
    table, named = standing.table, plain_names(standing.table, words)
    head = Line(f"### {words('seats-title')}\n{notice}".strip())
    numbered = tuple(Choice(label=f"{at + 1}. {name}", value=str(at)) for at, name in enumerate(named))
    others = tuple(choice for at, choice in enumerate(numbered) if table.seats[at].person != person)
    if person != table.host:
        return Screen((head, Menu(verb="swap", placeholder=words("seats-swap-own"), choices=others)))
    levels = tuple(
        Choice(
            label=words("seats-level-of", name=named[at], level=words(f"level-{level.value}")),
            value=f"{at}-{level.value}",
            chosen=False,
        )
        for at, seat in enumerate(table.seats)
        if seat.person is None
        for level in Level
        if level is not seat.level
    )
    parts: list[Line | Menu] = [head]
    if others:
        parts.append(Menu(verb="kick", placeholder=words("seats-kick"), choices=others))
    if len(numbered) > 1:
        parts.append(Menu(verb="swap", placeholder=words("seats-swap"), choices=numbered, least=2, most=2))
    if levels:
        parts.append(Menu(verb="level", placeholder=words("seats-level"), choices=levels))
    parts.append(Menu(verb="handicap", placeholder=words("seats-handicap"), choices=numbered))
    return Screen(tuple(parts))


def _page(options: tuple[Option, ...], page: int) -> tuple[Option, ...]:
    return options[page * FORM_FIELDS : (page + 1) * FORM_FIELDS] or options[:FORM_FIELDS]


def _field(standing: Standing, option: Option, words: Words) -> Field:
    game, now = standing.game, getattr(standing.options, option.name)
    label = option.words(game, words)
    if option.limits:
        low, high = option.limits
        return TypedField(
            name=option.name,
            label=label,
            value=str(now),
            description=words("form-limits", low=low, high=high),
        )
    choices = tuple(
        Choice(
            label=option.value_words(game, words, value),
            value=str(value).lower() if isinstance(value, bool) else str(value),
            chosen=value == now,
        )
        for value in option.values or (True, False)
    )
    about = option.about(game, words)
    return PickField(name=option.name, label=label, choices=choices, description=about)


def _typed_time(typed: str) -> int | None:
    """The seconds that were typed, in ms; None where the field was left empty."""
    if not typed:
        return None
    if not typed.isdecimal() or len(typed) > LONGEST_SECONDS:
        raise Refusal(TableKind.TIME, least=SHORTEST, most=LONGEST)
    return int(typed) * 1000


def _seat_and_level(told: Arg) -> tuple[int, Level]:
    seat, _, level = str(told).partition("-")
    return number(seat), one_of(Level)(level)
