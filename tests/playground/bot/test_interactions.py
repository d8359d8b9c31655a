"""The life of an interaction, with the real discord.py over the wire."""

from __future__ import annotations

import discord
import pytest
from discord import app_commands, ui

from playground.client import File, Person, Refused
from playground.world.snowflake import time_of
from tests.playground.bots import SmallBot, Start, answering, command


async def test_a_slash_command_is_answered_with_its_options(run: Start, ada: Person) -> None:
    bot = SmallBot()

    @command(bot, "add")
    async def add(interaction: discord.Interaction, one: int, two: float, who: discord.Member) -> None:
        await interaction.response.send_message(f"{one + two:g} for {who.display_name}")

    await run(bot)
    deed = await ada.slash("add", one=2, two=0.5, who="Basile")
    assert deed.state == "done"
    assert (await ada.sees("2.5 for Basile")).wire["interaction"]["name"] == "add"


async def test_a_press_is_answered_privately(run: Start, ada: Person, basile: Person) -> None:
    bot = SmallBot()

    async def whisper(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("your hand", ephemeral=True)

    @command(bot, "open")
    async def opens(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("table", view=answering("hand", "My hand", whisper))

    await run(bot)
    await ada.slash("open")
    await basile.press("My hand")
    assert (await basile.sees("your hand")).ephemeral
    await ada.settled()
    assert [message.text for message in ada.messages] == ["table"]


async def test_the_locale_and_the_time_of_the_press_reach_the_bot(run: Start, basile: Person) -> None:
    bot = SmallBot()

    @command(bot, "now")
    async def now(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(str(interaction.locale))

    await run(bot)
    deed = await basile.slash("now", pressed_at=1_790_000_000_123)
    await basile.sees("fr")
    assert time_of(deed.id) == 1_790_000_000_123
    assert bot.heard[0].created_at.timestamp() == pytest.approx(1_790_000_000.123)


async def test_presses_arrive_in_the_order_asked_for(run: Start, ada: Person) -> None:
    bot = SmallBot()

    async def note(interaction: discord.Interaction) -> None:
        await interaction.response.defer()

    @command(bot, "open")
    async def opens(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("table", view=answering("go", "Go", note))

    await run(bot)
    await ada.slash("open")
    late = await ada.press("Go", arrive_in=80, wait=False, pressed_at=1_790_000_000_000)
    soon = await ada.press("Go", pressed_at=1_790_000_000_500)
    await late.answered()
    assert [str(heard.id) for heard in bot.heard[1:]] == [soon.id, late.id]
    assert int(late.id) < int(soon.id)


async def test_a_select_brings_values_and_people(run: Start, ada: Person) -> None:
    bot = SmallBot()

    class Choice(ui.View):
        @ui.select(placeholder="Colour", options=[discord.SelectOption(label="Red", value="r")])
        async def colour(self, interaction: discord.Interaction, select: ui.Select[Choice]) -> None:
            await interaction.response.send_message(f"colour {select.values[0]}")

        @ui.select(cls=ui.UserSelect, placeholder="Partner", max_values=2)
        async def partner(self, interaction: discord.Interaction, select: ui.UserSelect[Choice]) -> None:
            names = sorted(user.display_name for user in select.values)
            await interaction.response.send_message(f"with {' and '.join(names)}")

    @command(bot, "choose")
    async def choose(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("choose", view=Choice())

    await run(bot)
    await ada.slash("choose")
    await ada.select("Colour", "Red")
    await ada.sees("colour r")
    await ada.select("Partner", "Cleo", "Basile")
    await ada.sees("with Basile and Cleo")
    with pytest.raises(Refused, match="not there any more"):
        await ada.select("Colour", "Blue")


class Form(ui.Modal, title="Your table"):
    name: ui.TextInput[Form] = ui.TextInput(label="Name", max_length=10)
    kind = ui.Label(
        text="Game", component=ui.Select(options=[discord.SelectOption(label="Monad", value="monad")])
    )
    rating = ui.Label(
        text="Rated",
        component=ui.RadioGroup(
            options=[
                discord.RadioGroupOption(label="Yes", value="y"),
                discord.RadioGroupOption(label="No", value="n"),
            ]
        ),
    )
    quick = ui.Label(text="Quick", component=ui.Checkbox())

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.kind.component, ui.Select)
        assert isinstance(self.rating.component, ui.RadioGroup)
        assert isinstance(self.quick.component, ui.Checkbox)
        parts = (self.name.value, self.kind.component.values, self.rating.component.value)
        await interaction.response.send_message(f"{parts} {self.quick.component.value}")


async def test_a_modal_brings_texts_selects_radios_and_checkboxes(run: Start, ada: Person) -> None:
    bot = SmallBot()

    @command(bot, "form")
    async def form(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())

    await run(bot)
    deed = await ada.slash("form")
    assert deed.state == "done"
    with pytest.raises(Refused, match="Name"):
        await ada.submit({"Name": "x" * 11, "Game": "Monad", "Rated": "Yes", "Quick": True})
    await ada.submit({"Name": "Friday", "Game": "Monad", "Rated": "No", "Quick": True})
    await ada.sees("('Friday', ['monad'], 'n') True")
    assert ada.modal is None


@pytest.mark.usefixtures("hurry")
async def test_a_form_the_bot_did_not_answer_is_sent_again_and_no_other(run: Start, ada: Person) -> None:
    bot = SmallBot()

    class Name(ui.Modal, title="Name"):
        name = ui.TextInput(label="Name", min_length=3)

        async def interaction_check(self, interaction: discord.Interaction) -> bool:
            return self.name.value != "nobody"

        async def on_submit(self, interaction: discord.Interaction) -> None:
            await interaction.response.send_message(f"Hello, {self.name.value}")

    @command(bot, "name")
    async def name(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Name())

    await run(bot)
    await ada.slash("name")
    form = await ada.modal_opens()
    sent = await ada.submit(Name="nobody", wait=False)
    with pytest.raises(Refused, match="closed"):
        await ada.ask("submit", modal=form["interaction"], components=[])
    assert (await sent.answered()).failed
    components = [{"custom_id": form["components"][0]["components"][0]["custom_id"], "value": "Ada"}]
    await ada.ask("submit", modal=form["interaction"], components=components)
    await ada.sees("Hello, Ada")
    with pytest.raises(Refused, match="closed"):
        await ada.ask("submit", modal=form["interaction"], components=components)


async def test_files_are_given_in_options_and_in_forms(run: Start, ada: Person) -> None:
    bot = SmallBot()

    class Sheet(ui.Modal, title="Sheet"):
        upload = ui.Label(text="Sheet", component=ui.FileUpload(max_values=2))

        async def on_submit(self, interaction: discord.Interaction) -> None:
            assert isinstance(self.upload.component, ui.FileUpload)
            told = [(await file.read()).decode() for file in self.upload.component.values]
            await interaction.response.send_message(f"read {told}")

    @command(bot, "hand-in")
    async def hand_in(interaction: discord.Interaction, deck: discord.Attachment) -> None:
        await interaction.response.send_message(f"{deck.filename}: {(await deck.read()).decode()}")

    @command(bot, "sheet")
    async def sheet(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Sheet())

    await run(bot)
    await ada.slash("hand-in", deck=File("deck.txt", b"52 cards"))
    await ada.sees("deck.txt: 52 cards")
    await ada.slash("sheet")
    with pytest.raises(Refused, match="Choose 1 to 2"):
        await ada.submit(Sheet=[])
    await ada.submit(Sheet=[File("a.txt", b"one"), File("b.txt", b"two")])
    await ada.sees("read ['one', 'two']")
    with pytest.raises(Refused, match="base64"):
        await ada.slash("hand-in", deck="deck.txt")


async def test_autocomplete_offers_the_bots_choices(run: Start, ada: Person) -> None:
    bot = SmallBot()

    @command(bot, "play")
    async def play(interaction: discord.Interaction, game: str, seats: int = 2) -> None:
        await interaction.response.send_message(f"{game} for {seats}")

    @play.autocomplete("game")
    async def games(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        names = ("Monad", "Monster Cube", "Cubo")
        return [app_commands.Choice(name=n, value=n.lower()) for n in names if n.lower().startswith(typed)]

    await run(bot)
    choices = await ada.complete("play", "game", "mon", seats=3)
    assert [choice["value"] for choice in choices] == ["monad", "monster cube"]
    await ada.slash("play", game="monad", seats=3)
    await ada.sees("monad for 3")


async def test_subcommands_and_groups_find_their_way(run: Start, ada: Person) -> None:
    bot = SmallBot()
    outer = app_commands.Group(name="table", description="Tables")
    inner = app_commands.Group(name="rules", description="Rules", parent=outer)

    @inner.command(name="show", description="Show rules")
    async def show(interaction: discord.Interaction, page: int) -> None:
        await interaction.response.send_message(f"page {page}")

    bot.tree.add_command(outer)
    await run(bot)
    await ada.slash("table rules show", page=3)
    await ada.sees("page 3")
    with pytest.raises(Refused, match="“page” is required"):
        await ada.slash("table rules show")
    with pytest.raises(Refused, match="subcommands"):
        await ada.slash("table")


async def test_menus_bring_their_user_or_message(run: Start, ada: Person) -> None:
    bot = SmallBot()

    @bot.tree.context_menu(name="Profile")
    async def profile(interaction: discord.Interaction, member: discord.Member) -> None:
        await interaction.response.send_message(f"profile of {member.display_name}")

    @bot.tree.context_menu(name="Quote")
    async def quote(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"> {message.content}")

    await run(bot)
    await ada.menu("Profile", "Cleo")
    quoted = await ada.sees("profile of Cleo")
    await ada.menu("Quote", quoted)
    await ada.sees("> profile of Cleo")


async def test_what_is_gone_or_disabled_cannot_be_pressed(run: Start, ada: Person) -> None:
    bot = SmallBot()

    async def close(interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content="closed", view=None)

    @command(bot, "open")
    async def opens(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("table", view=answering("close", "Close", close))

    await run(bot)
    await ada.slash("open")
    table = await ada.sees("table")
    await ada.press("Close")
    await ada.sees("closed")
    with pytest.raises(Refused, match="not there any more"):
        await ada.ask("press", channel=table.channel_id, message=table.id, custom_id="close")
    with pytest.raises(Refused, match="gone"):
        await ada.ask("press", channel=table.channel_id, message="1", custom_id="close")


@pytest.mark.usefixtures("hurry")
async def test_a_forged_press_reaches_the_bot(run: Start, ada: Person) -> None:
    bot = SmallBot()

    @command(bot, "open")
    async def opens(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("table")

    await run(bot)
    await ada.slash("open")
    table = await ada.sees("table")
    await ada.press("forged:1", table, forged=True, wait=False)
    await ada.settled(timeout=10)
    assert (bot.heard[-1].data or {}).get("custom_id") == "forged:1"
