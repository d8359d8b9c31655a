"""Before the cards are dealt: who sits down, who is asked to come, what is seldom wanted, and the start."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import discord

from cogs.shown.boards.lobby import terms_line
from cogs.wire.choices import asked_of, slug
from cogs.wire.cog import Cog
from cogs.wire.expected import ask_discord
from cogs.wire.presses.converters import number, one_of
from cogs.wire.presses.pressed import TablePress
from cogs.wire.presses.routes import AllChosen, Chosen, Route, in_private, on_board
from cogs.wire.rights.people import worth_asking
from cogs.wire.screens.accents import HOUSE
from cogs.wire.screens.limits import FORM_FIELDS
from cogs.wire.screens.screen import Line, Part, Pick, Pool, Row, Screen, Style, Tap
from engine.game import Level
from engine.tables.lobby.seating import AddBrain, Begin, Invite, Join, Leave, Ready, Start
from engine.tables.playing import must_not_be_ended
from engine.tables.table import Standing, Status

if TYPE_CHECKING:
    from cogs.shown.presenter import Presenter
    from cogs.table import TablePresses
    from cogs.wire.presses.router import Router
    from data.words import Words


class Gathering(Cog):
    def __init__(self, router: Router, presenter: Presenter, presses: TablePresses) -> None:
        super().__init__(router)
        self.presenter = presenter
        self.presses = presses

    @property
    def routes(self) -> Iterable[Route]:
        yield on_board("join", self.join)
        yield on_board("brain", self.brain, level=Chosen(one_of(Level)))
        yield on_board("start", self.start)
        yield on_board("ready", self.ready)
        yield on_board("begin", self.begin)
        yield on_board("more", self.more)
        yield on_board("come", self.come)
        yield in_private("leave", self.leave)
        yield in_private("invite", self.invite, people=AllChosen(number))

    async def join(self, pressed: TablePress) -> None:
        if self._is_meant(pressed):
            await self.presses.command(pressed, Join(name=pressed.name))
        else:
            await pressed.acknowledge()

    async def brain(self, pressed: TablePress, level: Level) -> None:
        await self.presses.command(pressed, AddBrain(level=level))

    async def more(self, pressed: TablePress) -> None:
        """What is seldom wanted: for the host, for who sits here, for anybody."""
        standing = pressed.standing
        must_not_be_ended(standing.table)
        screen = more_screen(standing, pressed.person, pressed.words)
        await pressed.show(screen, table=standing.table.id, revision=standing.table.revision)

    async def leave(self, pressed: TablePress) -> None:
        await self.presses.command(pressed, Leave(midway=False))
        told = Screen.saying(pressed.words("leave-lobby"))
        await pressed.replace(told, table=pressed.table, revision=0)

    # The match begins

    async def start(self, pressed: TablePress) -> None:
        """Deal the cards, or call everybody to a race; whoever starts sees his own screen at once."""
        await self._there(pressed, Start())

    async def ready(self, pressed: TablePress) -> None:
        await self._there(pressed, Ready())

    async def begin(self, pressed: TablePress) -> None:
        await self._there(pressed, Begin())

    async def _there(self, pressed: TablePress, command: Start | Ready | Begin) -> None:
        """The answer is the presser's own screen; nobody needs that yet where one acts on the board first."""
        table = pressed.table
        shown = self.presenter.at(table)
        if not self._is_meant(pressed):
            await pressed.acknowledge()
            return
        desk = self.services.desks[pressed.standing.table.game]
        standing = await pressed.commanded(table, command)
        if standing.table.seat_of(pressed.person) is None or not desk.secret or desk.acts_on_board:
            await pressed.acknowledge()
            await shown.reached(pressed.interaction)
        else:
            await shown.hands.open(pressed, standing, after=shown.board.gathered())

    def _is_meant(self, pressed: TablePress) -> bool:
        """Whether this is no second press on what has changed already; who comes too late meant it yet."""
        again, too_late = self.presenter.at(pressed.table).again, pressed.standing.match is not None
        return again.heeds(pressed, (pressed.id.verb,), also_unread=too_late)

    # Friends are asked to come

    async def invite(self, pressed: TablePress, people: tuple[int, ...]) -> None:
        """Whoever was chosen is called once, with a button to sit down and the way to the table."""
        before = {seat.person for seat in pressed.standing.table.guests}
        invitation = Invite(people=worth_asking(pressed, people))
        standing = await pressed.commanded(pressed.table, invitation)
        screen = more_screen(standing, pressed.person, pressed.words)
        newly = [seat.person for seat in standing.table.guests if seat.person not in before]
        try:
            await pressed.replace(screen, table=pressed.table, revision=standing.table.revision)
        finally:  # they are asked, and a second time nobody can be
            await self._call(pressed, standing, [person for person in newly if person is not None])

    async def come(self, pressed: TablePress) -> None:
        """The button of an invitation, which then tells who is still asked."""
        join = Join(name=pressed.name)
        standing = await pressed.commanded(pressed.table, join)
        words = await self.presenter.words_at(standing.table.home)
        screen = await self._invitation(standing, words, [seat.person for seat in standing.table.guests])
        sheet, files = await self.services.sheet(screen, table=pressed.table, revision=0)
        await pressed.edit(sheet, files)

    async def _call(self, pressed: TablePress, standing: Standing, people: list[int]) -> None:
        words = await self.presenter.words_at(standing.table.home)
        screen = await self._invitation(standing, words, people, host=pressed.person)
        sheet, files = await self.services.sheet(screen, table=pressed.table, revision=0)
        called = discord.AllowedMentions(users=[discord.Object(person) for person in people])
        await ask_discord(
            pressed.interaction.followup.send(
                view=sheet, files=files, ephemeral=False, allowed_mentions=called
            )
        )

    async def _invitation(
        self, standing: Standing, words: Words, people: Iterable[int | None], host: int | None = None
    ) -> Screen:
        board = await self.presenter.at(standing.table.id).board.message()
        told = {
            "game": words(f"{slug(standing.table.game)}-name"),
            "host": f"<@{host or standing.table.host}>",
            "table": board.link(standing.table.home) if board is not None else "",
        }
        who = [f"<@{person}>" for person in people]
        if not who:
            return Screen((Line(words("invitation-all-came", **told)),), HOUSE)
        line = Line(words("invitation", who=words.list_of(who), **told))
        tap = Tap(label=words("lobby-join"), verb="come", style=Style.SUCCESS)
        return Screen((line, Row((tap,))), HOUSE)


def more_screen(standing: Standing, person: int, words: Words) -> Screen:
    """Every button in its place, whoever looks; what is not his to do cannot be tapped."""
    table, game = standing.table, standing.game
    waits = table.status is Status.LOBBY and table.begins is None
    seated = waits and table.seat_of(person) is not None
    host = waits and table.host == person
    title = words("more-title", game=words(f"{slug(game.key)}-name"))
    parts: list[Part] = [Line(f"### {title}\n{terms_line(standing, words)}")]
    if seated:
        parts.append(Pick(verb="invite", pool=Pool.PEOPLE, placeholder=words("more-invite")))
    parts += [
        Row(
            (
                *_option_taps(standing, words, enabled=host),
                Tap(label=words("lobby-clock"), verb="clock", emoji="⏱️", enabled=host),
            )
        ),
        Row(
            (
                Tap(label=words("lobby-seats"), verb="seats", emoji="🪑", enabled=seated),
                Tap(label=words("lobby-leave"), verb="leave", emoji="👋", enabled=seated),
            )
        ),
        Row(
            (
                Tap(label=words("board-rules"), verb="rules", args=(game.key,), emoji="❓"),
                Tap(label=words("fair-play"), verb="fair", emoji="⚖️"),
            )
        ),
    ]
    return Screen(tuple(parts), accent=HOUSE)


def _option_taps(standing: Standing, words: Words, *, enabled: bool) -> tuple[Tap, ...]:
    """One tap a form; a game with many options has two: what is played comes first, the details last."""
    forms = -(-len(asked_of(standing.game, standing.options)) // FORM_FIELDS)
    return tuple(
        Tap(
            label=words("lobby-options" if not page else "lobby-details"),
            verb="options",
            args=(page,),
            emoji="🔧" if page else "🎛️",
            enabled=enabled,
        )
        for page in range(forms)
    )
