"""Rules over whole trees of components, which no single component's shape can tell.

They run on trees whose shapes are right already.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from playground.checks.components import (
    ACTION_ROW,
    BUTTON,
    CHECKBOX_GROUP,
    CONTAINER,
    FILE,
    FILE_UPLOAD,
    LABEL,
    LINK,
    MEDIA_GALLERY,
    MOST_COMPONENTS,
    PREMIUM,
    RADIO_GROUP,
    SECTION,
    SELECTS,
    TEXT_DISPLAY,
    TEXT_INPUT,
    THUMBNAIL,
    WITH_OPTIONS,
)
from playground.checks.errors import Form, Path

Component = Mapping[str, Any]
Placed = tuple[Path, Component]

ROWS = 5
DISPLAYED_TEXT = 4000
MODAL_QUESTIONS = 5
REFERENCE = "attachment://"
WEB = ("http://", "https://")
# What each type holds; under any other key stands what Discord does not look at.
INSIDE = {
    ACTION_ROW: ("components",),
    SECTION: ("components", "accessory"),
    CONTAINER: ("components",),
    LABEL: ("component",),
}


def walk(components: Sequence[Component], at: Path) -> Iterator[Placed]:
    """Every component of a tree with its place, depth first, as Discord numbers them."""
    for index, component in enumerate(components):
        yield from _walk_one(component, (*at, index))


def _walk_one(component: Component, at: Path) -> Iterator[Placed]:
    yield at, component
    for key in INSIDE.get(component["type"], ()):
        if key == "components":
            yield from walk(component[key], (*at, key))
        else:
            yield from _walk_one(component[key], (*at, key))


def check_message_layout(components: Sequence[Component], at: Path, form: Form, *, v2: bool) -> None:
    """The rules for the components of a message."""
    placed = list(walk(components, at))
    _check_all(placed, form)
    if not v2:
        _check_rows_only(components, at, form)
        return
    if len(placed) > MOST_COMPONENTS:
        message = f"Must be {MOST_COMPONENTS} or fewer components in all, here are {len(placed)}."
        form.refuse(at, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
    shown = sum(len(component["content"]) for _, component in placed if component["type"] == TEXT_DISPLAY)
    if shown > DISPLAYED_TEXT:
        message = f"Components displayable text size exceeds maximum size of {DISPLAYED_TEXT}"
        form.refuse(at, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)


def check_modal_layout(components: Sequence[Component], at: Path, form: Form) -> None:
    """The rules for the components of a modal."""
    if len(components) > MODAL_QUESTIONS:
        message = f"Must be between 1 and {MODAL_QUESTIONS} in length."
        form.refuse(at, "BASE_TYPE_BAD_LENGTH", message)
    placed = list(walk(components, at))
    _check_all(placed, form)
    for place, component in placed:
        if component["type"] == ACTION_ROW:
            _check_input_row(component, place, form)
        if component.get("disabled"):
            form.refuse((*place, "disabled"), "COMPONENT_DISABLED_IN_MODAL", "Cannot be disabled in a modal")


def _check_rows_only(components: Sequence[Component], at: Path, form: Form) -> None:
    if len(components) > ROWS:
        form.refuse(at, "BASE_TYPE_MAX_LENGTH", f"Must be {ROWS} or fewer in length.")
    for index, component in enumerate(components):
        if component["type"] != ACTION_ROW:
            message = f'Value of field "type" must be one of ({ACTION_ROW},).'
            form.refuse((*at, index, "type"), "UNION_TYPE_CHOICES", message)


def _check_all(placed: Sequence[Placed], form: Form) -> None:
    custom_ids: set[str] = set()
    ids: set[int] = set()
    for at, component in placed:
        _check_names(component, at, form, custom_ids, ids)
        kind = component["type"]
        rule = RULES.get(kind)
        if rule is not None:
            rule(component, at, form)
        if kind in WITH_OPTIONS:
            _check_options(component, at, form)
        if kind in SELECTS or kind in (CHECKBOX_GROUP, FILE_UPLOAD):
            _check_range(component, at, form)


def _check_names(component: Component, at: Path, form: Form, custom_ids: set[str], ids: set[int]) -> None:
    custom_id = component.get("custom_id")
    if isinstance(custom_id, str):
        if custom_id in custom_ids:
            message = "Component custom id cannot be duplicated"
            form.refuse((*at, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message)
        custom_ids.add(custom_id)
    number = component.get("id")
    if number:  # 0 asks Discord to number it
        if number in ids:
            form.refuse((*at, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
        ids.add(number)


def _check_row(row: Component, at: Path, form: Form) -> None:
    kinds = [component["type"] for component in row["components"]]
    if len(kinds) > 1 and not SELECTS.isdisjoint(kinds):
        message = "The specified component exceeds the maximum width"
        form.refuse((*at, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)


def _check_button(button: Component, at: Path, form: Form) -> None:
    style = button["style"]
    custom_id, url, sku = button.get("custom_id"), button.get("url"), button.get("sku_id")
    if style == LINK:
        _check_link(button, at, form)
    elif style == PREMIUM:
        if sku is None:
            form.refuse((*at, "sku_id"), "BASE_TYPE_REQUIRED", "This field is required")
    elif not custom_id:
        form.refuse((*at, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id required")
    if style in (LINK, PREMIUM) and custom_id is not None:
        message = "A custom id and a url or a sku cannot both be specified"
        form.refuse((*at, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message)
    if style != LINK and url:
        message = "A url is for link buttons only"
        form.refuse((*at, "url"), "BUTTON_COMPONENT_URL_NOT_ALLOWED", message)
    if style != PREMIUM and not button.get("label") and not button.get("emoji"):
        message = "A button needs a label or an emoji"
        form.refuse(at, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", message)
    _check_emoji(button, at, form)


def _check_link(button: Component, at: Path, form: Form) -> None:
    url = button.get("url")
    if not url:
        form.refuse((*at, "url"), "BASE_TYPE_REQUIRED", "This field is required")
    elif not url.startswith((*WEB, "discord://")):
        _refuse_scheme(url, ("http", "https", "discord"), (*at, "url"), form)


def _check_emoji(holder: Component, at: Path, form: Form) -> None:
    emoji = holder.get("emoji")
    if not emoji or emoji.get("id") is not None:
        return
    name = emoji["name"]
    # Keycaps such as 1️⃣ begin with an ASCII sign but do not end with one.
    if not name or name.isascii():
        form.refuse((*at, "emoji", "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def _check_options(component: Component, at: Path, form: Form) -> None:
    values: set[str] = set()
    for index, option in enumerate(component["options"]):
        place = (*at, "options", index)
        if option["value"] in values:
            message = "The specified option value is already used"
            form.refuse((*place, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
        values.add(option["value"])
        _check_emoji(option, place, form)
    chosen = sum(bool(option.get("default")) for option in component["options"])
    if chosen > _most(component):
        message = "More options are chosen by default than may be chosen"
        form.refuse((*at, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", message)


def _most(component: Component) -> int:
    if component["type"] == CHECKBOX_GROUP:
        return component.get("max_values") or len(component["options"])
    return 1 if component["type"] == RADIO_GROUP else component.get("max_values") or 1


def _check_range(component: Component, at: Path, form: Form) -> None:
    least = component.get("min_values")
    most = component.get("max_values")
    offered = len(component["options"]) if component["type"] in WITH_OPTIONS else None
    least = 1 if least is None else least
    most = (offered if component["type"] == CHECKBOX_GROUP else None) or 1 if most is None else most
    if least > most:
        message = "min_values must be less than or equal to max_values"
        form.refuse((*at, "min_values"), "SELECT_COMPONENT_MIN_VALUES_ABOVE_MAX", message)
    if offered is not None and most > offered:
        message = f"Must be {offered} or fewer, as many as there are options."
        form.refuse((*at, "max_values"), "SELECT_COMPONENT_MAX_VALUES_ABOVE_OPTIONS", message)
    chosen = () if offered is not None else component.get("default_values") or ()
    if component["type"] in SELECTS and len(chosen) > most:
        message = "More values are chosen by default than may be chosen"
        form.refuse((*at, "default_values"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", message)


def _check_input_row(row: Component, at: Path, form: Form) -> None:
    if len(row["components"]) > 1:
        message = "The specified component exceeds the maximum width"
        form.refuse((*at, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)
    for index, component in enumerate(row["components"]):
        if not component.get("label"):
            place = (*at, "components", index, "label")
            form.refuse(place, "BASE_TYPE_REQUIRED", "This field is required")


def _check_input(component: Component, at: Path, form: Form) -> None:
    least, most = component.get("min_length") or 0, component.get("max_length") or 4000
    if least > most:
        message = "min_length must be less than or equal to max_length"
        form.refuse((*at, "min_length"), "TEXT_INPUT_MIN_LENGTH_ABOVE_MAX", message)
    value = component.get("value")
    if value and not least <= len(value) <= most:
        message = f"Must be between {least} and {most} in length."
        form.refuse((*at, "value"), "BASE_TYPE_BAD_LENGTH", message)


def _check_thumbnail(component: Component, at: Path, form: Form) -> None:
    _check_media(component["media"]["url"], (*at, "media", "url"), form)


def _check_gallery(component: Component, at: Path, form: Form) -> None:
    for index, item in enumerate(component["items"]):
        _check_media(item["media"]["url"], (*at, "items", index, "media", "url"), form)


def _check_file(component: Component, at: Path, form: Form) -> None:
    if not component["file"]["url"].startswith(REFERENCE):
        message = "Only an uploaded file may be shown: attachment://<filename>"
        form.refuse((*at, "file", "url"), "FILE_COMPONENT_ATTACHMENT_REFERENCE_REQUIRED", message)


def _check_media(url: str, at: Path, form: Form) -> None:
    if not url.startswith((*WEB, REFERENCE)):
        _refuse_scheme(url, ("http", "https", "attachment"), at, form)


def _refuse_scheme(url: str, allowed: tuple[str, ...], at: Path, form: Form) -> None:
    scheme, colon, _ = url.partition("://")
    if colon:
        message = f'Scheme "{scheme[:20]}" is not supported. Scheme must be one of {allowed}.'
        form.refuse(at, "URL_TYPE_INVALID_SCHEME", message)
    else:
        form.refuse(at, "URL_TYPE_INVALID_URL", "Not a well formed URL.")


RULES: dict[int, Callable[[Component, Path, Form], None]] = {
    ACTION_ROW: _check_row,
    BUTTON: _check_button,
    TEXT_INPUT: _check_input,
    THUMBNAIL: _check_thumbnail,
    MEDIA_GALLERY: _check_gallery,
    FILE: _check_file,
}
