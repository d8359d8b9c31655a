"""Screens become Components V2 here, and nowhere else."""

from collections.abc import Iterator, Mapping

import discord
from discord import ui

from cogs.wire.presses.custom_id import CustomId, custom_ids_of
from cogs.wire.screens import limits
from cogs.wire.screens.plain import escaped, in_lines
from cogs.wire.screens.screen import Line, Menu, Pick, Pool, Row, Screen, Sketch

_HOSTS = [discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum]
_STYLES = {style.value: style for style in discord.ButtonStyle if style.value <= 4}

NO_PICTURES: Mapping[Sketch, str] = {}


class Sheet(ui.LayoutView):
    """A screen to be sent and forgotten: presses come back through the router, by their custom_id.

    `pictures` names the file of each sketch; one that has none is told in words.

    discord.py keeps every view it sends that is not finished; with new custom_ids for every revision its
    store would grow for ever. A sheet is finished from the start.
    """

    def __init__(
        self, screen: Screen, *, table: int, revision: int, pictures: Mapping[Sketch, str] = NO_PICTURES
    ) -> None:
        super().__init__(timeout=None)
        container: ui.Container[Sheet] = ui.Container(accent_colour=screen.accent)
        for item in _items(screen, table, revision, pictures):
            container.add_item(item)
        self.add_item(container)

    def is_finished(self) -> bool:
        return True

    def is_dispatchable(self) -> bool:
        return False


def _items(
    screen: Screen, table: int, revision: int, pictures: Mapping[Sketch, str]
) -> Iterator[ui.Item[Sheet]]:
    for part in screen.parts:
        match part:
            case Line(text):
                yield ui.TextDisplay(text)
            case Sketch():
                yield _picture(part, pictures)
            case Row(taps) if len(taps) <= limits.A_ROW:
                yield _row(part, table, revision)
            case Row(taps):
                for row in limits.rows_of(taps):
                    yield _row(row, table, revision)
            case Menu():
                yield ui.ActionRow(_select(part, table, revision))
            case Pick():
                yield ui.ActionRow(_pick(part, table, revision))


def _picture(sketch: Sketch, pictures: Mapping[Sketch, str]) -> ui.Item[Sheet]:
    filename = pictures.get(sketch)
    if filename is None:
        return ui.TextDisplay(escaped(in_lines(sketch.alt)))
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{filename}", description=sketch.alt))


def _row(row: Row, table: int, revision: int) -> ui.ActionRow[Sheet]:
    buttons: ui.ActionRow[Sheet] = ui.ActionRow()
    for tap, custom_id in zip(row.taps, custom_ids_of(table, revision, row.taps), strict=True):
        label = tap.label
        if label is not None and len(label) > limits.LABEL:
            label = limits.cut_short(label, limits.LABEL)
        style, disabled = _STYLES[tap.style.value], not tap.enabled
        buttons.add_item(
            ui.Button(style=style, label=label, emoji=tap.emoji, disabled=disabled, custom_id=custom_id)
        )
    return buttons


def _select(menu: Menu, table: int, revision: int) -> ui.Select[Sheet]:
    return ui.Select(
        custom_id=str(CustomId(table, revision, menu.verb, menu.args)),
        placeholder=limits.cut_short(menu.placeholder, limits.PLACEHOLDER),
        min_values=menu.least,
        max_values=menu.most,
        disabled=not menu.enabled,
        options=[
            discord.SelectOption(
                label=limits.cut_short(choice.label, limits.OPTION),
                value=choice.value,
                description=choice.description and limits.cut_short(choice.description, limits.OPTION),
                emoji=choice.emoji,
                default=choice.chosen,
            )
            for choice in menu.choices
        ],
    )


def _pick(
    pick: Pick, table: int, revision: int
) -> ui.ChannelSelect[Sheet] | ui.RoleSelect[Sheet] | ui.UserSelect[Sheet]:
    custom_id = str(CustomId(table, revision, pick.verb))
    if pick.pool is Pool.PEOPLE:
        return ui.UserSelect(
            custom_id=custom_id, placeholder=pick.placeholder, min_values=1, max_values=limits.INVITED
        )
    if pick.pool is Pool.ROLES:
        return ui.RoleSelect(
            custom_id=custom_id,
            placeholder=pick.placeholder,
            min_values=0,
            max_values=limits.CHOICES,
            default_values=[discord.Object(one, type=discord.Role) for one in pick.chosen],
        )
    return ui.ChannelSelect(
        custom_id=custom_id,
        channel_types=_HOSTS,
        placeholder=pick.placeholder,
        min_values=0,
        max_values=limits.CHOICES,
        default_values=[discord.Object(one, type=discord.abc.GuildChannel) for one in pick.chosen],
    )
