"""Forms that people fill in: Discord's modals, sent and forgotten like every other screen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from cogs.wire.expected import ask_discord
from cogs.wire.presses.custom_id import CustomId
from cogs.wire.screens.limits import FORM_LABEL, FORM_TITLE, OPTION, cut_short
from cogs.wire.screens.screen import Arg, Choice
from engine.tables.table import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class PickField:
    """One or more of some choices."""

    name: str
    label: str
    choices: tuple[Choice, ...]
    description: str | None = None
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class TypedField:
    """Something short to be typed."""

    name: str
    label: str
    value: str = ""
    description: str | None = None
    longest: int = 12


Field = PickField | TypedField


class _Sheet(ui.Modal):
    def is_finished(self) -> bool:
        return True


async def ask_by_form(
    interaction: discord.Interaction[Any], title: str, fields: Sequence[Field], custom_id: CustomId
) -> None:
    """Answer a press with a form; what is filled in comes back through the router by the custom_id's verb."""
    modal = _Sheet(title=cut_short(title, FORM_TITLE), custom_id=str(custom_id))
    for field in fields:
        label = cut_short(field.label, FORM_LABEL)
        modal.add_item(ui.Label(text=label, description=field.description, component=_component(field)))
    await ask_discord(interaction.response.send_modal(modal))


def filled_in(interaction: discord.Interaction[Any]) -> dict[str, tuple[str, ...]]:
    """What was filled in, by the fields' names; a field left empty has no values."""
    data: Mapping[str, Any] = interaction.data or {}
    return dict(_answers(data.get("components", ())))


def _answers(components: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, tuple[str, ...]]]:
    for component in components:
        inner = component.get("component")
        if inner is not None:
            yield from _answers((inner,))
        elif "custom_id" in component:
            value = component.get("value")
            values = component.get("values", () if value in (None, "") else (value,))
            yield str(component["custom_id"]), tuple(str(one) for one in values)
        else:
            yield from _answers(component.get("components", ()))


def _component(field: Field) -> ui.Item[Any]:
    match field:
        case TypedField():
            return ui.TextInput[Any](
                custom_id=field.name, default=field.value, required=False, max_length=field.longest
            )
        case PickField():
            return ui.Select[Any](
                custom_id=field.name,
                options=[
                    discord.SelectOption(
                        label=cut_short(choice.label, OPTION),
                        value=choice.value,
                        description=choice.description,
                        default=choice.chosen,
                    )
                    for choice in field.choices
                ],
                min_values=field.least,
                max_values=field.most,
                required=field.least > 0,
            )


def back_to(table: Table, verb: str, *args: Arg) -> CustomId:
    """Where a form about this table goes, with the revision it was made from."""
    return CustomId(table.id, table.revision, verb, args)
