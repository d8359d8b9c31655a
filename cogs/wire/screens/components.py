"""Screens become Components V2 here, and nowhere else."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import discord
from discord import ComponentType, ui

from cogs.wire.presses.custom_id import CustomId, custom_ids_of
from cogs.wire.screens import limits
from cogs.wire.screens.plain import escaped, in_lines
from cogs.wire.screens.screen import Line, Menu, Pick, Pool, Row, Screen, Sketch

_HOSTS = [discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum]

NO_PICTURES: Mapping[Sketch, str] = {}

Component = dict[str, Any]  # as Discord's API has it


class Sheet(ui.LayoutView):
    """A screen to be sent and forgotten: presses come back through the router, by their custom_id.

    `pictures` names the file of each sketch; one that has none is told in words.

    discord.py keeps every view it sends that is not finished; with new custom_ids for every revision its
    store would grow for ever. A sheet is finished from the start. It knows only what is sent: items that know
    their view take ten times as long, and are garbage that has to be looked for.
    """

    def __init__(
        self, screen: Screen, *, table: int, revision: int, pictures: Mapping[Sketch, str] = NO_PICTURES
    ) -> None:
        super().__init__(timeout=None)
        self._told: Component = {
            "type": ComponentType.container.value,
            "accent_color": screen.accent,
            "spoiler": False,
            "components": [*_items(screen, table, revision, pictures)],
        }

    def to_components(self) -> list[Component]:
        return [self._told]

    def has_components_v2(self) -> bool:
        return True

    def is_finished(self) -> bool:
        return True

    def is_dispatchable(self) -> bool:
        return False


def _items(screen: Screen, table: int, revision: int, pictures: Mapping[Sketch, str]) -> Iterator[Component]:
    for part in screen.parts:
        match part:
            case Line(text):
                yield _text(text)
            case Sketch():
                yield _picture(part, pictures)
            case Row(taps) if len(taps) <= limits.A_ROW:
                yield _row(part, table, revision)
            case Row(taps):
                for row in limits.rows_of(taps):
                    yield _row(row, table, revision)
            case Menu():
                yield _alone(_select(part, table, revision))
            case Pick():
                yield _alone(_pick(part, table, revision))


def _text(text: str) -> Component:
    return {"type": ComponentType.text_display.value, "content": text}


def _picture(sketch: Sketch, pictures: Mapping[Sketch, str]) -> Component:
    filename = pictures.get(sketch)
    if filename is None:
        return _text(escaped(in_lines(sketch.alt)))
    picture = discord.MediaGalleryItem(f"attachment://{filename}", description=sketch.alt)
    return {"type": ComponentType.media_gallery.value, "items": [picture.to_dict()]}


def _row(row: Row, table: int, revision: int) -> Component:
    buttons = list[Component]()
    for tap, custom_id in zip(row.taps, custom_ids_of(table, revision, row.taps), strict=True):
        told: Component = {
            "type": ComponentType.button.value,
            "style": tap.style.value,
            "disabled": not tap.enabled,
            "custom_id": custom_id,
        }
        if label := tap.label:
            told["label"] = label if len(label) <= limits.LABEL else limits.cut_short(label, limits.LABEL)
        if tap.emoji:
            told["emoji"] = _emoji(tap.emoji)
        buttons.append(told)
    return {"type": ComponentType.action_row.value, "components": buttons}


@cache
def _emoji(written: str) -> Mapping[str, Any]:
    return discord.PartialEmoji.from_str(written).to_dict()


def _alone(menu: ui.Item[Any]) -> Component:
    """A menu takes a row of its own."""
    return {"type": ComponentType.action_row.value, "components": [menu.to_component_dict()]}


def _select(menu: Menu, table: int, revision: int) -> ui.Select[Any]:
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
) -> ui.ChannelSelect[Any] | ui.RoleSelect[Any] | ui.UserSelect[Any]:
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
