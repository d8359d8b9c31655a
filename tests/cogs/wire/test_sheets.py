"""A screen is sent as discord.py itself would write it."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import ui
from PIL import Image

from cogs.wire.screens.components import Sheet
from cogs.wire.screens.limits import LABEL
from cogs.wire.screens.screen import Choice, Line, Menu, Part, Row, Screen, Style, Tap
from render.sketch import Sketch

SKETCH = Sketch("key", "board", "A board.", lambda: Image.new("P", (1, 1)))
NAMED = {SKETCH: "board.png"}


def own(*items: ui.Item[Any], accent: int | None = None) -> Any:
    """The same by discord.py's own hand."""
    view = ui.LayoutView(timeout=None)
    container: ui.Container[Any] = ui.Container(accent_colour=accent)
    for item in items:
        container.add_item(item)
    view.add_item(container)
    assert view.has_components_v2()
    return view.to_components()


def sent(*parts: Part, accent: int | None = None) -> Any:
    sheet = Sheet(Screen(parts, accent), table=35, revision=36, pictures=NAMED)
    assert sheet.has_components_v2()
    return sheet.to_components()


async def test_text_and_a_picture() -> None:
    gallery = ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="A board."))
    assert sent(Line("Hello"), SKETCH, accent=0xABCDEF) == own(
        ui.TextDisplay("Hello"), gallery, accent=0xABCDEF
    )


async def test_a_picture_without_a_file_is_told() -> None:
    told = Sheet(Screen((SKETCH,)), table=1, revision=0).to_components()
    assert told == own(ui.TextDisplay("A board."))


@pytest.mark.parametrize("style", Style)
@pytest.mark.parametrize("emoji", [None, "🎲", "❤️", "<:coin:123456789012345678>", "<a:turning:5>"])
@pytest.mark.parametrize("label", [None, "Play", "w" * LABEL])
async def test_a_button(label: str | None, emoji: str | None, style: Style) -> None:
    tap = Tap(label=label, verb="play", args=(1,), emoji=emoji, style=style, enabled=emoji is None)
    button: ui.Button[Any] = ui.Button(
        style=discord.ButtonStyle(style.value),
        label=label,
        emoji=emoji,
        disabled=emoji is not None,
        custom_id="z.10.play.1",
    )
    assert sent(Row((tap,))) == own(ui.ActionRow(button))


async def test_of_a_label_that_is_too_long_the_beginning_is_kept() -> None:
    (container,) = sent(Row((Tap(label="w" * (LABEL + 1), verb="play"),)))
    assert container["components"][0]["components"][0]["label"] == "w" * (LABEL - 1) + "…"


async def test_a_menu_takes_a_row_of_its_own() -> None:
    menu = Menu(verb="m", placeholder="Choose", choices=(Choice(label="One", value="1"),), least=0, most=1)
    options = [discord.SelectOption(label="One", value="1")]
    select: ui.Select[Any] = ui.Select(
        custom_id="z.10.m", placeholder="Choose", min_values=0, max_values=1, options=options
    )
    assert sent(menu) == own(ui.ActionRow(select))


async def test_more_buttons_than_a_row_has_room_for_take_two() -> None:
    (container,) = sent(Row(tuple(Tap(label=str(at), verb="play", args=(at,)) for at in range(7))))
    assert [len(row["components"]) for row in container["components"]] == [5, 2]
