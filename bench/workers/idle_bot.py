"""A bot that does nothing but answer: one button whose press edits the message it stands on."""

from __future__ import annotations

import asyncio
import io
import random
import sys
from collections import Counter
from typing import Any

import discord
from discord import app_commands

import playground
from bench.processes import answer_questions, say
from playground.demo import png

Interaction = discord.Interaction[Any]
SIZE = 17_000  # bytes of noise, which does not compress: as a board has


class IdleBot(discord.Client):
    def __init__(self, size: int) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(panel)
        self.pressed: Counter[int] = Counter()
        noise = random.Random(1)
        side = round((size / 3) ** 0.5)
        self.board = png([[_colour(noise) for _ in range(side)] for _ in range(side)])

    async def setup_hook(self) -> None:
        self.add_view(Panel())
        await self.tree.sync()

    async def on_ready(self) -> None:
        say(ready=True)

    def counted(self) -> dict[str, int]:
        return {"events": self.pressed.total(), "different": len(self.pressed)}


class Panel(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Text", custom_id="text")
    async def text(self, interaction: Interaction, _: discord.ui.Button[Panel]) -> None:
        interaction.client.pressed[interaction.id] += 1
        await interaction.response.edit_message(content=f"{interaction.id}", view=self)

    @discord.ui.button(label="Nothing", custom_id="nothing")
    async def nothing(self, interaction: Interaction, _: discord.ui.Button[Panel]) -> None:
        interaction.client.pressed[interaction.id] += 1
        await interaction.response.defer()

    @discord.ui.button(label="Picture", custom_id="picture")
    async def picture(self, interaction: Interaction, _: discord.ui.Button[Panel]) -> None:
        interaction.client.pressed[interaction.id] += 1
        board = discord.File(io.BytesIO(interaction.client.board), "board.png")
        await interaction.response.edit_message(attachments=[board], view=self)


@app_commands.command(description="Open the panel")
async def panel(interaction: Interaction) -> None:
    await interaction.response.send_message("ready", view=Panel())


def _colour(noise: random.Random) -> tuple[int, int, int]:
    return noise.randrange(256), noise.randrange(256), noise.randrange(256)


async def run(url: str, token: str, size: int = SIZE) -> None:
    playground.point_discord_at(url)
    async with IdleBot(size) as bot:
        running = asyncio.create_task(bot.start(token))
        await answer_questions({"pressed": bot.counted})
        await bot.close()
        await running


if __name__ == "__main__":
    address, key, *sizes = sys.argv[1:]
    asyncio.run(run(address, key, *map(int, sizes)))
