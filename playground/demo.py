"""A small bot to try the playground with: a snack table that everybody in the channel votes at.

It is an ordinary discord.py bot that knows nothing of the playground, and an example of one screen kept in
step for all: every press edits the one message, and private answers are ephemeral.
"""

from __future__ import annotations

import io
import struct
import zlib
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import app_commands, ui

Interaction = discord.Interaction[Any]
Colour = tuple[int, int, int]

SNACKS: tuple[tuple[str, str, Colour], ...] = (
    ("Apple", "🍎", (220, 76, 70)),
    ("Croissant", "🥐", (226, 167, 62)),
    ("Chocolate", "🍫", (186, 130, 94)),
)
CLOTH: Colour = (24, 30, 58)
PAPER: Colour = (244, 236, 220)
COLOURS: dict[str, Colour] = {
    "Amber": (255, 191, 0),
    "Cherry": (200, 32, 70),
    "Forest": (34, 110, 62),
    "Lavender": (170, 140, 220),
    "Ocean": (24, 90, 160),
    "Peach": (255, 190, 150),
}
SIZES = [app_commands.Choice(name="Small", value=64), app_commands.Choice(name="Large", value=256)]
MOST_TABLES = 200
MOST_IDEAS = 5
PICTURE = "snacks.png"


@dataclass(slots=True)
class Tally:
    """What one table has voted so far."""

    votes: list[int] = field(default_factory=lambda: [0] * len(SNACKS))
    ideas: list[str] = field(default_factory=list)
    drink: str = "Water"

    def said(self) -> str:
        """The votes in words, which is also what the picture's alt text says."""
        return ", ".join(f"{name} {count}" for (name, _, _), count in zip(SNACKS, self.votes, strict=True))


class Demo(discord.Client):
    """The bot. It needs no privileged intent."""

    def __init__(self, **options: Any) -> None:
        super().__init__(intents=discord.Intents(guilds=True), **options)
        self.tree = app_commands.CommandTree(self)
        self.tallies: OrderedDict[int, Tally] = OrderedDict()
        for command in (hello, paint, snacks, wave, letters):
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        """Listen to the buttons of every table, old ones too, and tell Discord the commands."""
        self.add_view(Panel(Tally()))
        await self.tree.sync()

    def tally(self, message: discord.Message | None) -> Tally:
        """The votes below a message; a table of before a restart starts anew."""
        key = message.id if message else 0
        tally = self.tallies.setdefault(key, Tally())
        self.tallies.move_to_end(key)
        if len(self.tallies) > MOST_TABLES:
            self.tallies.popitem(last=False)
        return tally


class Panel(ui.LayoutView):
    """The table: what was voted, as text and picture, and what can be done."""

    def __init__(self, tally: Tally) -> None:
        super().__init__(timeout=None)
        ideas = "\n".join(f"- {idea}" for idea in tally.ideas) or "*none yet*"
        gallery = ui.MediaGallery(
            discord.MediaGalleryItem(f"attachment://{PICTURE}", description=f"Votes: {tally.said()}.")
        )
        votes = ui.ActionRow(*(Vote(place, count) for place, count in enumerate(tally.votes)))
        self.add_item(
            ui.Container(
                ui.TextDisplay("## What shall we put on the table?"),
                ui.Section(f"**{tally.said()}**", f"To drink: {tally.drink}", accessory=Suggest()),
                gallery,
                votes,
                ui.ActionRow(Drink()),
                ui.Separator(),
                ui.TextDisplay(f"Ideas\n{ideas}"),
                accent_colour=discord.Colour.from_rgb(*SNACKS[leading(tally)][2]),
            )
        )


class Vote(ui.Button[Panel]):
    """One press, one vote, for all to see."""

    def __init__(self, place: int, count: int) -> None:
        name, emoji, _ = SNACKS[place]
        style = discord.ButtonStyle.primary if count else discord.ButtonStyle.secondary
        super().__init__(label=f"{name} · {count}", emoji=emoji, style=style, custom_id=f"vote:{place}")
        self.place = place

    async def callback(self, interaction: Interaction) -> None:
        tally = interaction.client.tally(interaction.message)
        tally.votes[self.place] += 1
        await repaint(interaction, tally)


class Drink(ui.Select[Panel]):
    """Everybody drinks what was chosen last."""

    def __init__(self) -> None:
        options = [discord.SelectOption(label=name) for name in ("Water", "Tea", "Lemonade")]
        super().__init__(placeholder="And to drink?", options=options, custom_id="drink")

    async def callback(self, interaction: Interaction) -> None:
        tally = interaction.client.tally(interaction.message)
        tally.drink = self.values[0]
        await repaint(interaction, tally)


class Suggest(ui.Button[Panel]):
    """Opens the modal."""

    def __init__(self) -> None:
        super().__init__(label="Suggest", style=discord.ButtonStyle.success, custom_id="suggest")

    async def callback(self, interaction: Interaction) -> None:
        await interaction.response.send_modal(Idea())


class Idea(ui.Modal, title="Suggest a snack"):
    """What else there could be, and how much of it."""

    snack = ui.Label(text="Snack", component=ui.TextInput(custom_id="snack", max_length=60))
    amount = ui.Label(
        text="How much?",
        component=ui.RadioGroup(
            custom_id="amount",
            options=[
                discord.RadioGroupOption(label="A bite", value="a bite of"),
                discord.RadioGroupOption(label="A plate", value="a plate of", default=True),
                discord.RadioGroupOption(label="All there is", value="all the"),
            ],
        ),
    )
    note = ui.Label(
        text="Why?",
        description="Only you will see the answer.",
        component=ui.TextInput(
            custom_id="note", style=discord.TextStyle.paragraph, required=False, max_length=300
        ),
    )

    def __init__(self) -> None:
        super().__init__(custom_id="idea", timeout=900)

    async def on_submit(self, interaction: Interaction) -> None:
        assert isinstance(self.snack.component, ui.TextInput)
        assert isinstance(self.amount.component, ui.RadioGroup)
        idea = discord.utils.escape_markdown(f"{self.amount.component.value} {self.snack.component.value}")
        tally = interaction.client.tally(interaction.message)
        tally.ideas = [*tally.ideas, idea][-MOST_IDEAS:]
        await repaint(interaction, tally)
        await interaction.followup.send(f"Noted: {idea}.", ephemeral=True)


async def repaint(interaction: Interaction, tally: Tally) -> None:
    """Answer a press with the new table; the old picture goes."""
    await interaction.response.edit_message(view=Panel(tally), attachments=[picture(tally)])


@app_commands.command(description="Be greeted")
@app_commands.describe(name="Whom to greet", quietly="Show the greeting to you alone")
async def hello(
    interaction: Interaction, name: app_commands.Range[str, 1, 40] | None = None, quietly: bool = False
) -> None:
    """An answer in text, private or not."""
    await interaction.response.send_message(
        f"Hello, {name or interaction.user.display_name}! 👋",
        ephemeral=quietly,
        allowed_mentions=discord.AllowedMentions.none(),
    )


@app_commands.command(description="Paint a square")
@app_commands.describe(colour="Start typing a colour", size="How large")
@app_commands.choices(size=SIZES)
async def paint(interaction: Interaction, colour: str, size: app_commands.Choice[int] | None = None) -> None:
    """An answer that takes a moment and comes with a picture."""
    found = COLOURS.get(colour)
    if found is None:
        await interaction.response.send_message("I have no such colour.", ephemeral=True)
        return
    await interaction.response.defer(thinking=True)
    side = size.value if size else 64
    image = discord.File(
        io.BytesIO(png([[found] * side] * side)), "square.png", description=f"A square, {colour}"
    )
    await interaction.followup.send(f"{colour}, {side} × {side}", file=image)


@paint.autocomplete("colour")
async def colours(_: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The colours that contain what was typed."""
    fitting = (name for name in COLOURS if typed.casefold() in name.casefold())
    return [app_commands.Choice(name=name, value=name) for name in fitting]


@app_commands.command(description="Lay the snack table")
async def snacks(interaction: Interaction) -> None:
    """The table that everybody votes at."""
    tally = Tally()
    await interaction.response.send_message(view=Panel(tally), file=picture(tally))


@app_commands.context_menu(name="Wave at")
async def wave(interaction: Interaction, member: discord.Member) -> None:
    """A menu on people."""
    mentions = discord.AllowedMentions(users=[member])
    await interaction.response.send_message(
        f"{interaction.user.mention} waves at {member.mention}.", allowed_mentions=mentions
    )


@app_commands.context_menu(name="Count letters")
async def letters(interaction: Interaction, message: discord.Message) -> None:
    """A menu on messages, answered privately."""
    await interaction.response.send_message(f"{len(message.content)} letters.", ephemeral=True)


def leading(tally: Tally) -> int:
    """The snack with the most votes."""
    return max(range(len(SNACKS)), key=lambda place: tally.votes[place])


def picture(tally: Tally) -> discord.File:
    """The votes as bars."""
    most = max(*tally.votes, 5)
    rows = [
        _bar(colour, 300 * count // most) for (_, _, colour), count in zip(SNACKS, tally.votes, strict=True)
    ]
    gap = [[CLOTH] * 340] * 12
    pixels = [*gap, *(line for bar in rows for line in (*[bar] * 36, *gap))]
    return discord.File(io.BytesIO(png(pixels)), PICTURE, description=f"Votes: {tally.said()}.")


def _bar(colour: Colour, length: int) -> list[Colour]:
    return [CLOTH] * 16 + [PAPER] * 4 + [colour] * length + [CLOTH] * (320 - length)


def png(rows: list[list[Colour]]) -> bytes:
    """A PNG of pixels, in the few lines it takes."""
    head = struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8, 2, 0, 0, 0)
    lines = b"".join(b"\0" + bytes(part for pixel in row for part in pixel) for row in rows)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(lines)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
