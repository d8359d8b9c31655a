"""Generated bodies a bot might send: mostly right, each limit now and then overstepped by one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hypothesis import strategies as st

V2 = 1 << 15
Json = st.SearchStrategy[dict[str, Any]]

WORDS = st.sampled_from("abcxyz")
EMOJI = st.sampled_from([{"name": "🎲"}, {"id": "41771983429993937", "name": "dice"}])
WEB = st.just("https://example.org/x.png")
REFERENCE = st.just("attachment://board.png")


def long(most: int, least: int = 0) -> st.SearchStrategy[str]:
    """A text that mostly fits, at its edges, and sometimes is too long, too short or no text."""
    right = st.sampled_from(sorted({max(least, 1), most // 2 + 1, most})).map("x".__mul__)
    wrong = st.sampled_from(["x" * (most + 1), *([""] if least else [])])
    return rarely(right, st.one_of(wrong, st.just(7)))


def whole(most: int, least: int = 0) -> st.SearchStrategy[Any]:
    """A number that mostly lies in a range, at its edges, and sometimes does not."""
    return rarely(st.sampled_from([least, most]), st.sampled_from([least - 1, most + 1, "many"]))


def rarely(right: st.SearchStrategy[Any], wrong: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """Wrong about once in forty draws."""
    return st.integers(0, 39).flatmap(lambda draw: wrong if draw == 39 else right)


def record(needed: Mapping[str, st.SearchStrategy[Any]], **more: st.SearchStrategy[Any]) -> Json:
    """An object with these fields; needed ones are rarely missing, others are now and then there."""
    whole_record = st.fixed_dictionaries(dict(needed), optional=more)
    holes = st.sampled_from(sorted(needed)).flatmap(
        lambda key: whole_record.map(lambda made: {k: v for k, v in made.items() if k != key})
    )
    return rarely(whole_record, holes)


def listed(item: Json, most: int, least: int = 0) -> st.SearchStrategy[list[Any]]:
    """A list that mostly is short, sometimes full, rarely one too long or too short."""
    short = st.lists(item, min_size=least, max_size=max(least, min(3, most)))
    over = item.map(lambda one: [one] * (most + 1))
    under = st.just([]) if least else over
    return rarely(short, st.one_of(over, under))


def custom_ids() -> st.SearchStrategy[Any]:
    """Mostly different from each other."""
    return rarely(st.uuids().map(str), st.sampled_from(["same", "x" * 100, "x" * 101, ""]))


def button() -> Json:
    """Every style; links with a url, premium ones with a sku."""
    label = long(80, 1)
    plain = record(
        {"type": st.just(2), "style": whole(4, 1), "label": label, "custom_id": custom_ids()},
        emoji=EMOJI,
        disabled=st.booleans(),
        id=st.integers(0, 9),
    )
    link = record({"type": st.just(2), "style": st.just(5), "label": label, "url": WEB})
    premium = record({"type": st.just(2), "style": st.just(6), "sku_id": st.just("112233")})
    return rarely(st.one_of(plain, plain, link, premium), record({"type": st.just(2), "style": st.just(9)}))


def _option() -> Json:
    return record({"label": long(100, 1), "value": st.uuids().map(str)}, description=long(100), emoji=EMOJI)


def select() -> Json:
    """Selects of every kind."""
    common = {"placeholder": long(150), "min_values": whole(1, 0), "max_values": whole(1, 1)}
    offered = record(
        {"type": st.just(3), "custom_id": custom_ids(), "options": listed(_option(), 25, 1)}, **common
    )
    kinds = st.sampled_from([5, 6, 7, 8])
    return st.one_of(offered, record({"type": kinds, "custom_id": custom_ids()}, **common))


def row() -> Json:
    """An action row of buttons or one select."""
    inside = st.one_of(
        listed(button(), 5, 1),
        st.lists(select(), min_size=1, max_size=1),
        st.tuples(select(), button()).map(list),
    )
    return record({"type": st.just(1), "components": inside})


def text_display() -> Json:
    return record({"type": st.just(10), "content": long(4000, 1)})


def _media(url: st.SearchStrategy[str]) -> Json:
    return record({"url": url})


def section() -> Json:
    thumbnail = record(
        {"type": st.just(11), "media": _media(st.one_of(WEB, REFERENCE))}, description=long(1024, 1)
    )
    words = record({"type": st.just(10), "content": long(40, 1)})
    return record(
        {
            "type": st.just(9),
            "components": listed(words, 3, 1),
            "accessory": st.one_of(button(), thumbnail),
        }
    )


def contents() -> Json:
    """What may stand in a container."""
    item = record({"media": _media(st.one_of(WEB, REFERENCE))}, description=long(1024, 1))
    return st.one_of(
        row(),
        section(),
        text_display(),
        record({"type": st.just(12), "items": listed(item, 10, 1)}),
        record({"type": st.just(13), "file": _media(REFERENCE)}, spoiler=st.booleans()),
        record({"type": st.just(14)}, spacing=whole(2, 1), divider=st.booleans()),
    )


def container() -> Json:
    return record(
        {"type": st.just(17), "components": listed(contents(), 40, 1)}, accent_color=whole(0xFFFFFF)
    )


def embed() -> Json:
    part = record({"name": long(256, 1), "value": long(1024, 1)}, inline=st.booleans())
    return record(
        {"description": long(4096, 1)},
        title=long(256, 1),
        color=whole(0xFFFFFF),
        footer=record({"text": long(2048, 1)}),
        author=record({"name": long(256, 1)}),
        fields=listed(part, 25),
    )


def message_v1() -> Json:
    attachment = record({"id": st.integers(0, 9)}, filename=long(1024, 1), description=long(1024))
    return record(
        {"content": long(2000, 1)},
        embeds=listed(embed(), 10),
        components=listed(row(), 5),
        attachments=listed(attachment, 10),
        allowed_mentions=st.fixed_dictionaries({"parse": st.just([])}),
    )


def message_v2() -> Json:
    top = st.one_of(container(), contents())
    return st.one_of(
        record({"flags": st.just(V2), "components": listed(top, 40, 1)}),
        record({"flags": st.just(V2), "components": listed(top, 40, 1)}, content=long(2000)),
    )


def modal() -> Json:
    box = {"custom_id": custom_ids()}
    lengths = {"min_length": whole(4000, 0), "max_length": whole(4000, 1), "placeholder": long(100)}
    style = {"style": whole(2, 1)}
    old = record({"type": st.just(4), **box, **style, "label": long(45, 1)}, **lengths)
    plain_option = record({"label": long(100, 1), "value": st.uuids().map(str)}, description=long(100))
    few = {"min_values": st.just(0), "max_values": st.just(1), "required": st.just(False)}
    asked = st.one_of(
        record({"type": st.just(4), **box, **style}, **lengths),
        select(),
        record({"type": st.just(19), **box}, **few),
        record({"type": st.just(21), **box, "options": listed(plain_option, 10, 2)}),
        record({"type": st.just(22), **box, "options": listed(plain_option, 10, 1)}),
        record({"type": st.just(23), **box}, default=st.booleans()),
    )
    label = record({"type": st.just(18), "label": long(45, 1), "component": asked}, description=long(100, 1))
    rows = record({"type": st.just(1), "components": listed(old, 1, 1)})
    return record(
        {
            "custom_id": long(100, 1),
            "title": long(45, 1),
            "components": listed(st.one_of(rows, label, text_display()), 5, 1),
        }
    )


def names() -> st.SearchStrategy[Any]:
    fine = st.text(WORDS, min_size=1, max_size=32)
    return rarely(fine, st.sampled_from(["Big", "two words", "x" * 33, "", "ö", "naïve-été", "ok!"]))


def option(depth: int = 2) -> Json:
    """Options, down to groups of subcommands."""
    named = {"name": names(), "description": long(100, 1)}
    choice = record({"name": long(100, 1), "value": long(6000)})
    number = record({"name": long(100, 1), "value": st.integers(-5, 5)})
    must = {"required": st.booleans()}
    plain = [
        record({"type": st.just(3), **named}, **must, choices=listed(choice, 25), max_length=whole(6000, 1)),
        record({"type": st.just(3), **named}, **must, autocomplete=st.booleans()),
        record(
            {"type": st.just(4), **named}, **must, choices=listed(number, 25), min_value=st.integers(-9, 9)
        ),
        record({"type": st.sampled_from([5, 6, 7, 8, 9, 10, 11]), **named}, **must),
    ]
    if not depth:
        return st.one_of(*plain)
    inner = listed(option(0), 25) if depth == 1 else st.one_of(listed(option(0), 25), listed(option(1), 25))
    kinds = {1: st.just(1), 2: st.sampled_from([1, 2])}
    return st.one_of(*plain, record({"type": kinds[depth], **named}, options=inner))


def command() -> Json:
    translated = st.dictionaries(st.sampled_from(["fr", "de", "en-GB"]), names(), max_size=2)
    chat = record(
        {"name": names(), "description": long(100, 1)},
        type=st.just(1),
        options=listed(option(), 25),
        name_localizations=translated,
        default_member_permissions=st.sampled_from(["0", "32", None]),
        contexts=st.sampled_from([[0], [0, 1], []]),
    )
    menu = record({"name": long(32, 1), "type": st.sampled_from([2, 3])})
    return st.one_of(chat, chat, menu)


def commands() -> st.SearchStrategy[list[Any]]:
    return listed(command(), 101)


def choices() -> st.SearchStrategy[list[Any]]:
    return listed(record({"name": long(100, 1), "value": long(6000)}), 25)


Judge = Callable[..., list[str]]
