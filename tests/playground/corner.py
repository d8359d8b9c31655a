"""The demo bot with a corner of its own: what the page must show and the demo does not need."""

from __future__ import annotations

import json
from typing import Any

import discord
from discord import app_commands, ui

from playground.demo import Demo

Interaction = discord.Interaction[Any]
FRENCH = {"roll": "lancer", "Roll a die": "Lance un dé", "sides": "faces"}


class Corner(Demo):
    """The demo, some more commands, and French names for one of them."""

    def __init__(self) -> None:
        super().__init__(guild_ready_timeout=0.05)
        for command in (
            roll,
            whom,
            form,
            deck,
            count,
            tidy,
            Rules(name="rules", description="How things are done"),
        ):
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(French())
        await super().setup_hook()


class French(app_commands.Translator):
    """A few words of French."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        return FRENCH.get(string.message) if locale is discord.Locale.french else None


@app_commands.command(description="Roll a die")
async def roll(interaction: Interaction, sides: app_commands.Range[int, 2, 20]) -> None:
    await interaction.response.send_message(f"A die with {sides} sides")


@app_commands.command(description="For those who look after the server")
@app_commands.default_permissions(manage_guild=True)
async def tidy(interaction: Interaction) -> None:
    await interaction.response.send_message("All is tidy")


class Rules(app_commands.Group):
    """A command with a subcommand."""

    @app_commands.command(description="Read them aloud")
    async def read(self, interaction: Interaction, loudly: bool) -> None:
        await interaction.response.send_message(f"Rules, loudly: {loudly}")
        await (await interaction.original_response()).add_reaction("🎲")


@app_commands.command(description="Whom to invite, and more")
async def whom(interaction: Interaction) -> None:
    view = ui.View(timeout=None)
    view.add_item(Guests())
    view.add_item(ui.Button(label="Leave", style=discord.ButtonStyle.danger, row=2))
    for place in range(4):
        view.add_item(ui.Button(label=f"Seat {place}", disabled=place == 3, row=1))
    view.add_item(ui.Button(label="Rules", url="https://example.org/rules", row=2))
    await interaction.response.send_message("Whom shall we invite?", view=view)


class Guests(ui.UserSelect[ui.View]):
    """One to three people."""

    def __init__(self) -> None:
        super().__init__(placeholder="Guests", min_values=1, max_values=3)

    async def callback(self, interaction: Interaction) -> None:
        names = ", ".join(sorted(user.display_name for user in self.values))
        await interaction.response.edit_message(content=f"Invited: {names}")


@app_commands.command(description="Fill in everything")
async def form(interaction: Interaction) -> None:
    await interaction.response.send_modal(Everything())


@app_commands.command(description="Count")
async def count(interaction: Interaction) -> None:
    await interaction.response.send_message("Counted to 0", view=Counter(0))


class Counter(ui.View):
    """Buttons that are others after every press."""

    def __init__(self, number: int) -> None:
        super().__init__(timeout=None)
        for step in (1, 10):
            self.add_item(Step(number, step))


class Step(ui.Button[Counter]):
    """Counts on."""

    def __init__(self, number: int, step: int) -> None:
        super().__init__(label=f"+{step}", custom_id=f"count:{number}:{step}")
        self.to = number + step

    async def callback(self, interaction: Interaction) -> None:
        await interaction.response.edit_message(content=f"Counted to {self.to}", view=Counter(self.to))


@app_commands.command(description="Hand in a deck")
async def deck(interaction: Interaction, cards: discord.Attachment | None = None) -> None:
    if cards is None:
        await interaction.response.send_modal(Sheet())
    else:
        await interaction.response.send_message(f"{cards.filename}: {(await cards.read()).decode()}")


class Sheet(ui.Modal, title="Hand in"):
    """A form for files."""

    cards = ui.Label(text="Cards", component=ui.FileUpload(max_values=2))

    async def on_submit(self, interaction: Interaction) -> None:
        assert isinstance(self.cards.component, ui.FileUpload)
        told = [f"{file.filename}: {(await file.read()).decode()}" for file in self.cards.component.values]
        await interaction.response.send_message(", ".join(told), ephemeral=True)


class Everything(ui.Modal, title="Everything"):
    """Each kind of field once."""

    title_ = ui.Label(text="Title", component=ui.TextInput(custom_id="title", min_length=3, max_length=20))
    level = ui.Label(
        text="Level",
        component=ui.Select(
            custom_id="level", options=[discord.SelectOption(label=name) for name in ("Easy", "Hard")]
        ),
    )
    seat = ui.Label(
        text="Seat",
        component=ui.RadioGroup(
            custom_id="seat", options=[discord.RadioGroupOption(label=name) for name in ("North", "South")]
        ),
    )
    extras = ui.Label(
        text="Extras",
        component=ui.CheckboxGroup(
            custom_id="extras",
            required=False,
            options=[discord.CheckboxGroupOption(label=name) for name in ("Jokers", "Timer")],
        ),
    )
    sure = ui.Label(text="Sure", component=ui.Checkbox(custom_id="sure"))

    async def on_submit(self, interaction: Interaction) -> None:
        told = {}
        for label in (self.title_, self.level, self.seat, self.extras, self.sure):
            field: Any = label.component
            told[field.custom_id] = field.values if hasattr(field, "values") else field.value
        await interaction.response.send_message(json.dumps(told), ephemeral=True)
