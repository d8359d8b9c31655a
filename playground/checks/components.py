"""The shape of every component, and which of them may stand in which place."""

from __future__ import annotations

from playground.checks.shapes import (
    Field,
    Shape,
    choice,
    many,
    need,
    record,
    snowflake,
    text,
    truth,
    union,
    whole,
)

ACTION_ROW = 1
BUTTON = 2
STRING_SELECT = 3
TEXT_INPUT = 4
USER_SELECT = 5
ROLE_SELECT = 6
MENTIONABLE_SELECT = 7
CHANNEL_SELECT = 8
SECTION = 9
TEXT_DISPLAY = 10
THUMBNAIL = 11
MEDIA_GALLERY = 12
FILE = 13
SEPARATOR = 14
CONTAINER = 17
LABEL = 18
FILE_UPLOAD = 19
RADIO_GROUP = 21
CHECKBOX_GROUP = 22
CHECKBOX = 23

LINK = 5
PREMIUM = 6
SELECTS = frozenset({STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT})
# With a list of options of their own, of which none may come twice.
WITH_OPTIONS = frozenset({STRING_SELECT, RADIO_GROUP, CHECKBOX_GROUP})

MOST_COMPONENTS = 40
MODAL_TITLE = 45
CHANNEL_TYPES = (0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15)

CUSTOM_ID = text(100, 1)
EMOJI = record({"id": snowflake, "name": need(text(32))})
MEDIA = record({"url": need(text(2048))})

_ID: dict[str, Field | Shape] = {"id": whole(2**31 - 1)}
_OPTION: dict[str, Field | Shape] = {
    "label": need(text(100, 1)),
    "value": need(text(100, 1)),
    "description": text(100),
    "default": truth,
}


def _select(**more: Field | Shape) -> Shape:
    common = {
        "custom_id": need(CUSTOM_ID),
        "placeholder": text(150),
        "min_values": whole(25),
        "max_values": whole(25, 1),
        "disabled": truth,
        "required": truth,
    }
    return record({**_ID, **common, **more})


def _defaults(*kinds: str) -> Shape:
    return many(record({"id": need(snowflake), "type": need(choice(*kinds))}), 25)


BUTTON_SHAPE = record(
    {
        **_ID,
        "style": need(choice(1, 2, 3, 4, LINK, PREMIUM)),
        "custom_id": CUSTOM_ID,
        "label": text(80),
        "disabled": truth,
        "url": text(512),
        "sku_id": snowflake,
        "emoji": EMOJI,
    }
)
SELECT_SHAPES = {
    STRING_SELECT: _select(options=need(many(record({**_OPTION, "emoji": EMOJI}), 25, 1))),
    USER_SELECT: _select(default_values=_defaults("user")),
    ROLE_SELECT: _select(default_values=_defaults("role")),
    MENTIONABLE_SELECT: _select(default_values=_defaults("user", "role")),
    CHANNEL_SELECT: _select(
        default_values=_defaults("channel"),
        channel_types=many(choice(*CHANNEL_TYPES), len(CHANNEL_TYPES), unique=True),
    ),
}
TEXT_DISPLAY_SHAPE = record({**_ID, "content": need(text(4000, 1))})
THUMBNAIL_SHAPE = record({**_ID, "media": need(MEDIA), "description": text(1024, 1), "spoiler": truth})
ROW_SHAPE = record({**_ID, "components": need(many(union({BUTTON: BUTTON_SHAPE, **SELECT_SHAPES}), 5, 1))})
CONTENTS = {
    ACTION_ROW: ROW_SHAPE,
    SECTION: record(
        {
            **_ID,
            "components": need(many(union({TEXT_DISPLAY: TEXT_DISPLAY_SHAPE}), 3, 1)),
            "accessory": need(union({BUTTON: BUTTON_SHAPE, THUMBNAIL: THUMBNAIL_SHAPE})),
        }
    ),
    TEXT_DISPLAY: TEXT_DISPLAY_SHAPE,
    MEDIA_GALLERY: record(
        {
            **_ID,
            "items": need(
                many(record({"media": need(MEDIA), "description": text(1024, 1), "spoiler": truth}), 10, 1)
            ),
        }
    ),
    FILE: record({**_ID, "file": need(MEDIA), "spoiler": truth}),
    SEPARATOR: record({**_ID, "spacing": choice(1, 2), "divider": truth}),
}
CONTAINER_SHAPE = record(
    {
        **_ID,
        "accent_color": whole(0xFFFFFF),
        "components": need(many(union(CONTENTS), MOST_COMPONENTS, 1)),
        "spoiler": truth,
    }
)
MESSAGE_COMPONENTS = many(union({**CONTENTS, CONTAINER: CONTAINER_SHAPE}), MOST_COMPONENTS)

TEXT_INPUT_SHAPE = record(
    {
        **_ID,
        "custom_id": need(CUSTOM_ID),
        "style": need(choice(1, 2)),
        "label": text(45, 1),
        "value": text(4000),
        "placeholder": text(100),
        "required": truth,
        "min_length": whole(4000),
        "max_length": whole(4000, 1),
    }
)
_ASKED: dict[str, Field | Shape] = {**_ID, "custom_id": need(CUSTOM_ID), "required": truth}
_UP_TO_TEN: dict[str, Field | Shape] = {"min_values": whole(10), "max_values": whole(10, 1)}
ASKABLE = {
    TEXT_INPUT: TEXT_INPUT_SHAPE,
    **SELECT_SHAPES,
    FILE_UPLOAD: record({**_ASKED, **_UP_TO_TEN}),
    RADIO_GROUP: record({**_ASKED, "options": need(many(record(_OPTION), 10, 2))}),
    CHECKBOX_GROUP: record({**_ASKED, **_UP_TO_TEN, "options": need(many(record(_OPTION), 10, 1))}),
    CHECKBOX: record({**_ID, "custom_id": need(CUSTOM_ID), "default": truth}),
}
MODAL_COMPONENTS = many(
    union(
        {
            ACTION_ROW: record(
                {**_ID, "components": need(many(union({TEXT_INPUT: TEXT_INPUT_SHAPE}), 5, 1))}
            ),
            LABEL: record(
                {
                    **_ID,
                    "label": need(text(45, 1)),
                    "description": text(100, 1),
                    "component": need(union(ASKABLE)),
                }
            ),
            TEXT_DISPLAY: TEXT_DISPLAY_SHAPE,
        }
    ),
    MOST_COMPONENTS,
    1,
)
MODAL = record(
    {
        "custom_id": need(CUSTOM_ID),
        "title": need(text(MODAL_TITLE, 1)),
        "components": need(MODAL_COMPONENTS),
    }
)
