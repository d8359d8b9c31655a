"""/play, /table, /leave, /stop: opening a table, bringing it here, getting up, closing it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import app_commands

from cogs.shown.private.elsewhere import LEAVE, STAY, elsewhere_screen, tables_missed
from cogs.shown.private.leaving import farewell, leaving_question
from cogs.wire.choices import encoded, naming, options_of, slug
from cogs.wire.cog import Cog, answering
from cogs.wire.play_command import PlayCommand
from cogs.wire.presses.converters import Illegible, among, number, one_of
from cogs.wire.presses.pressed import ButtonPress, CommandUse, Pressed
from cogs.wire.presses.routes import Carried, Chosen, Route, of_no_table, told_to_all
from cogs.wire.rights.people import named_people, worth_asking
from cogs.wire.rights.places import has_role, lacking_here, thread_above, threaded, unwelcome
from cogs.wire.screens.limits import CHOICES
from cogs.wire.screens.names import plain_names
from cogs.wire.screens.screen import Choice, Menu, Screen
from cogs.wire.translator import slash_text
from engine.game import AnyGame, Level, Refusal
from engine.tables.lobby.seating import AddBrain, Bring, Invite, Leave, Stop, read_options
from engine.tables.playing import seated
from engine.tables.table import Clock, Mode, Standing, Status, Table, TableKind

if TYPE_CHECKING:
    from cogs.shown.presenter import Presenter
    from cogs.wire.presses.router import Router

NOT_HIS = (TableKind.NOT_SEATED, TableKind.NOT_HOST)


class Play(Cog):
    play = app_commands.Group(
        name=slash_text("command-play"), description=slash_text("command-play.about"), guild_only=True
    )

    def __init__(self, router: Router, presenter: Presenter) -> None:
        super().__init__(router)
        self.presenter = presenter
        for desk in self.services.desks.values():
            self.play.add_command(self._opening(self.services.games(desk.key)))

    @property
    def routes(self) -> Iterable[Route]:
        yield of_no_table("bring", self._bring, table=Chosen(number))
        yield of_no_table("leave_chosen", self._leave, table=Chosen(number))
        yield of_no_table("stop_chosen", self._stop, table=Chosen(number))
        yield of_no_table(STAY, self._stay)
        yield of_no_table(LEAVE, self._leave, table=Carried(number))
        game = Carried(among(self.services.desks))
        yield told_to_all(of_no_table("play_game", self._play, game=game))

    # Opening

    def _opening(self, game: AnyGame) -> app_commands.Command[Any, ..., Any]:
        """`/play <game>` with the brains, the clock and whatever the game lets one choose."""

        async def opening(interaction: discord.Interaction[Any], **given: Any) -> None:
            await self.router.used(interaction, partial(self._open, game=game, given=given))

        return PlayCommand(game, self.services.languages["en"]).command(opening)

    async def _play(self, pressed: ButtonPress, game: str) -> None:
        """The button below a game's cover: a table as `/play` opens it where nothing else is asked for."""
        if pressed.interaction.guild_id is None:
            raise Illegible
        await self._open(pressed, game=self.services.games(game), given={})

    async def _open(self, pressed: Pressed, *, game: AnyGame, given: dict[str, Any]) -> None:
        rules = await self.services.guilds.settings_of(pressed.home)
        options = _encoded(game, given)
        with naming(game, pressed.words):
            read, _ = read_options(game, options)  # what is refused opens no thread
        apart = thread_above(pressed, rules, race=game.raced(read))
        problem = unwelcome(pressed, rules) or lacking_here(pressed, in_thread=apart is not None)
        if problem:
            await pressed.whisper(problem)
            return
        guests = worth_asking(pressed, named_people(given.get("guests") or ""))
        if given.get("guests") and not guests:
            await pressed.whisper(pressed.words("play-with-whom"))
            return
        clock, level = _clock(rules.clock, given.get("clock")), _level(given.get("level"))
        place = pressed.channel
        if apart is not None:
            await self.services.tables.must_not_have_too_many(pressed.person)
            place = await threaded(pressed, apart, game, await self.presenter.words_at(pressed.home))
        standing = await self.services.tables.open(
            game.key,
            home=pressed.home,
            place=place,
            host=pressed.person,
            name=pressed.name,
            options=options,
            clock=clock,
        )
        standing = await self._ask_guests(pressed, standing, guests)
        standing = await self._seat_brains(pressed, standing, given.get("brains") or 0, level)
        if apart is not None:
            await self.presenter.at(standing.table.id).board.post_first(standing, place)
        else:
            await self.presenter.at(standing.table.id).board.open(pressed, standing)
        await self._tell_of_others(pressed, standing.table)

    async def _tell_of_others(self, pressed: Pressed, opened: Table) -> None:
        others = tables_missed(await self._mine(pressed), opened)
        if others:
            screen = await elsewhere_screen(self.presenter, others, pressed.words)
            await pressed.show(screen, table=opened.id)

    async def _stay(self, pressed: ButtonPress) -> None:
        await pressed.put_away()

    async def _ask_guests(self, pressed: Pressed, standing: Standing, guests: tuple[int, ...]) -> Standing:
        others = tuple(person for person in guests if person != pressed.person)
        if not others:
            return standing
        each = msgspec.structs.replace(pressed.press, id=0)  # one command, and yet several changes
        invite = Invite(people=others)
        return await self.services.tables.command(standing.table.id, pressed.person, invite, each)

    async def _seat_brains(self, pressed: Pressed, standing: Standing, count: int, level: Level) -> Standing:
        each = msgspec.structs.replace(pressed.press, id=0)  # one command, and yet several changes
        for _ in range(count):
            try:
                standing = await self.services.tables.command(
                    standing.table.id, pressed.person, AddBrain(level=level), each
                )
            except Refusal as refusal:
                if refusal.kind is not TableKind.FULL:
                    raise
                break
        return standing

    # Tables that are there

    @app_commands.command(name=slash_text("command-table"), description=slash_text("command-table.about"))
    @app_commands.guild_only()
    @answering
    async def table(self, use: CommandUse) -> None:
        mine = await self._mine(use)
        left = () if mine else await self._left(use)
        if left:
            await use.show(farewell(use.words), table=left[0].id)
        else:
            await self._choose(use, mine, "bring", "table-which", self._bring)

    @app_commands.command(name=slash_text("command-leave"), description=slash_text("command-leave.about"))
    @app_commands.guild_only()
    @answering
    async def leave(self, use: CommandUse) -> None:
        mine = await self._mine(use)
        await self._choose(use, mine, "leave_chosen", "leave-which", self._leave)

    @app_commands.command(name=slash_text("command-stop"), description=slash_text("command-stop.about"))
    @app_commands.guild_only()
    @answering
    async def stop(self, use: CommandUse) -> None:
        here = await self.services.tables.in_place(use.channel)
        if not here:
            await use.whisper(use.words("stop-none"))
            return
        await self._choose(use, here, "stop_chosen", "stop-which", self._stop)

    async def _bring(self, pressed: Pressed, table: int) -> None:
        standing, place = await self._at_home(pressed, table), pressed.channel
        problem = unwelcome(pressed, await self.services.guilds.settings_of(standing.table.home))
        if problem or (problem := lacking_here(pressed)):
            await self._say(pressed, problem, table)
            return
        await pressed.acknowledge(in_place=pressed.on_private_screen)
        standing = await self.services.tables.command(table, pressed.person, Bring(place), pressed.press)
        await self.presenter.at(table).board.post(standing, place)
        await self._say(pressed, pressed.words("table-brought"), table)

    async def _leave(self, pressed: Pressed, table: int) -> None:
        """From a lobby at once; a match asks first."""
        standing = await self.services.tables.peek(table)
        if standing.table.status is Status.PLAYING:
            seat = seated(standing.table, pressed.person)
            screen = leaving_question(standing.table, seat, pressed.words)
            await pressed.replace(screen, table=table, revision=standing.table.revision)
            return
        command = Leave(midway=False)
        left = await pressed.commanded(table, command)
        told = "leave-closed" if left.table.status is Status.CLOSED else "leave-lobby"
        await self._say(pressed, pressed.words(told), table)

    async def _stop(self, pressed: Pressed, table: int) -> None:
        standing = await self._at_home(pressed, table)
        stop = Stop(moderator=await self._looks_after(pressed, standing.table))
        try:
            await pressed.commanded(table, stop)
        except Refusal as refusal:
            if refusal.kind not in NOT_HIS:
                raise
            await self._say(pressed, pressed.words("stop-whose", host=f"<@{standing.table.host}>"), table)
        else:
            await self._say(pressed, pressed.words("stop-done"), table)

    async def _looks_after(self, pressed: Pressed, table: Table) -> bool:
        """Whether this person may close other people's tables in the channel where this one is."""
        stoppers = (await self.services.guilds.settings_of(table.home)).stoppers
        here = table.place == pressed.interaction.channel_id
        return here and (pressed.interaction.permissions.manage_messages or has_role(pressed, stoppers))

    async def _at_home(self, pressed: Pressed, table: int) -> Standing:
        """A table of this server; of others one knows nothing here."""
        standing = await self.services.tables.peek(table)
        if standing.table.home != pressed.interaction.guild_id:
            raise Refusal(TableKind.UNKNOWN)
        return standing

    async def _say(self, pressed: Pressed, text: str, table: int) -> None:
        """Answer a command about this table; where it was chosen first, in place of the choice."""
        if pressed.on_private_screen:
            await pressed.replace(Screen.saying(text), table=0, revision=0)
        else:
            await pressed.show(Screen.saying(text), table=table)

    async def _mine(self, pressed: Pressed) -> tuple[Table, ...]:
        return await self.services.tables.of_person(pressed.person, pressed.home)

    async def _left(self, pressed: Pressed) -> tuple[Table, ...]:
        """The running matches that this person may come back to."""
        return await self.services.tables.left_by(pressed.person, pressed.home)

    async def _choose(
        self,
        pressed: Pressed,
        tables: tuple[Table, ...],
        verb: str,
        question: str,
        do: Callable[[Pressed, int], Coroutine[Any, Any, None]],
    ) -> None:
        """Do it to the only table there is; ask which one where there are several."""
        if not tables:
            await pressed.whisper(pressed.words("table-none"))
        elif len(tables) == 1:
            await do(pressed, tables[0].id)
        else:
            now = self.services.clock.by_discord()
            choices = tuple(_choice(pressed, table, now) for table in tables[:CHOICES])
            menu = Menu(verb=verb, placeholder=pressed.words(question), choices=choices)
            await pressed.show(Screen((menu,)))


def _choice(pressed: Pressed, table: Table, now: int) -> Choice:
    """The same people may sit at two tables of a game: when it was opened tells them apart."""
    words = pressed.words
    names = ", ".join(plain_names(table, words))
    ago = words("replay-ago", span=words.past(now - table.opened))
    label = f"{words(f'{slug(table.game)}-name')} · {ago}"
    return Choice(label=label, value=str(table.id), description=names)


def _encoded(game: AnyGame, given: dict[str, Any]) -> bytes:
    """The game's own options, as a table keeps them."""
    names = [option.name for option in options_of(game)]
    return bytes(encoded({name: given[name] for name in names if given.get(name) is not None}))


def _clock(usual: Clock, asked: str | None) -> Clock:
    """The server's own clock, unless another kind was asked for."""
    if asked in (None, usual.mode.value):
        return usual
    return Clock(mode=one_of(Mode)(asked))


def _level(asked: str | None) -> Level:
    return Level.NORMAL if asked is None else one_of(Level)(asked)
