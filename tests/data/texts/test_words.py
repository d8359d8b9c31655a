"""Texts in every language of the house, whatever locale Discord names."""

from enum import StrEnum
from itertools import islice, product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Message,
    MessageReference,
    SelectExpression,
    Term,
    VariableReference,
)

from data.words import LOCALES, Languages, NotFluent, WordsMissing
from tests.rigs.faults import Faults

ENGLISH = """
greeting = Good evening, { $name }!
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
only-english = Nobody has translated this.
play = play
    .description = Open a table
refusal-not-your-turn = Please wait for { $turn }.
refusal-table-full = All { $most } seats are taken.
"""
FRENCH = """
greeting = Bonsoir, { $name } !
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
play = jouer
    .description = Ouvrir une table
"""


class Kind(StrEnum):
    NOT_YOUR_TURN = "not-your-turn"


def written(folder: Path, *, strict: bool = False, **texts: str) -> Languages:
    for language, text in texts.items():
        (folder / language).mkdir()
        (folder / language / "house.ftl").write_text(text, encoding="utf-8")
    return Languages(folder, strict=strict)


@pytest.fixture
def languages(tmp_path: Path) -> Languages:
    return written(tmp_path, en=ENGLISH, fr=FRENCH)


@pytest.fixture
def strict(tmp_path: Path) -> Languages:
    return written(tmp_path, strict=True, en=ENGLISH, fr=FRENCH)


def test_a_text_is_filled_in_without_invisible_marks(languages: Languages) -> None:
    assert languages["en"]("greeting", name="Ada") == "Good evening, Ada!"
    assert languages["fr"]("greeting", name="Ada") == "Bonsoir, Ada !"


def test_each_language_counts_in_its_own_way(languages: Languages) -> None:
    assert [languages["en"]("cards", count=n) for n in (0, 1, 1234)] == ["0 cards", "1 card", "1,234 cards"]
    assert [languages["fr"]("cards", count=n) for n in (0, 1)] == ["0 carte", "1 carte"]


def test_an_attribute_is_a_text_too(languages: Languages) -> None:
    assert languages["fr"]("play.description") == "Ouvrir une table"


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("en-US", "en"),
        ("en-GB", "en"),
        ("fr", "fr"),
        ("fr-CA", "fr"),
        ("de", "en"),
        ("zh-CN", "en"),
        (None, "en"),
    ],
)
def test_every_discord_locale_finds_a_language(languages: Languages, locale: str, language: str) -> None:
    assert languages.spoken(locale).language == language


def test_the_first_locale_that_is_spoken_wins(languages: Languages) -> None:
    assert languages.spoken(None, "de", "fr", "en-US").language == "fr"


def test_a_locale_that_is_no_locale_gets_english(languages: Languages) -> None:
    assert languages.spoken("../../etc", "", "x" * 300).language == "en"


def test_a_language_without_texts_is_not_there(languages: Languages, tmp_path: Path) -> None:
    (tmp_path / "de").mkdir()
    assert languages.names == ("en", "fr")
    with pytest.raises(KeyError):
        languages["de"]


def test_what_a_language_lacks_is_said_in_english(languages: Languages, faults: Faults) -> None:
    faults.forgive("words")
    assert languages["fr"]("only-english") == "Nobody has translated this."


def test_what_nobody_can_say_is_named_rather_than_failing(languages: Languages, faults: Faults) -> None:
    faults.forgive("words")
    assert languages["fr"]("no-such-message") == "no-such-message"
    assert languages["en"]("greeting") == "Good evening, name!"


def test_strict_words_name_the_message_that_is_missing(strict: Languages) -> None:
    with pytest.raises(WordsMissing, match="fr: there is no message only-english"):
        strict["fr"]("only-english")
    with pytest.raises(KeyError):
        strict["en"]("play.no-such-attribute")


def test_strict_words_name_the_value_that_is_missing(strict: Languages) -> None:
    with pytest.raises(WordsMissing, match=r"en: greeting: .*name"):
        strict["en"]("greeting")


def test_words_know_what_they_can_say(languages: Languages) -> None:
    assert "play.description" in languages["en"]
    assert "only-english" not in languages["fr"]


def test_a_refusal_is_worded_by_its_kind_and_details(strict: Languages) -> None:
    words = strict["en"]
    assert words.refusal(Kind.NOT_YOUR_TURN, {"turn": ("Ada", "Bo")}) == "Please wait for Ada and Bo."
    assert words.refusal("table-full", {"most": 5}) == "All 5 seats are taken."


def test_lists_are_joined_as_the_language_joins_them(languages: Languages) -> None:
    assert languages["en"].list_of(["Ada", "Bo"]) == "Ada and Bo"
    assert languages["fr"].list_of(["Ada", "Bo", "Cy"]) == "Ada, Bo et Cy"
    assert languages["fr"].list_of(["Ada", "Bo"], either=True) == "Ada ou Bo"
    assert languages["en"].list_of([]) == ""


def test_numbers_and_times_are_written_as_the_language_writes_them(languages: Languages) -> None:
    english, french = languages["en"], languages["fr"]
    assert (english.number(1234.5), french.number(0.5)) == ("1,234.5", "0,5")
    assert (english.seconds(412), french.seconds(1412)) == ("0.412\u00a0sec", "1,412\u202fs")
    assert (english.seconds(3000, places=0), english.seconds(1550, places=1)) == (
        "3\u00a0sec",
        "1.6\u00a0sec",
    )
    assert (english.span(30_000), french.span(86_400_000)) == ("30\u00a0seconds", "24\u00a0heures")


@pytest.mark.parametrize(
    ("ms", "told"),
    [
        (-5_000, "1\u00a0minute"),  # two clocks do not agree
        (0, "1\u00a0minute"),
        (20_000, "1\u00a0minute"),
        (112_000, "2\u00a0minutes"),
        (5_400_000, "90\u00a0minutes"),
        (86_400_000, "24\u00a0heures"),
    ],
)
def test_nobody_counts_seconds_of_what_is_past(languages: Languages, ms: int, told: str) -> None:
    assert languages["fr"].past(ms) == told


def test_a_file_that_is_not_fluent_is_named_with_its_line(tmp_path: Path) -> None:
    languages = written(tmp_path, en="fine = Fine\nthis is no message\n")
    with pytest.raises(NotFluent, match=r"house.ftl: .*this is no message"):
        languages["en"]


@pytest.mark.parametrize(
    ("ms", "english"),
    [(412, "0.412\u00a0sec"), (59_400, "59.400\u00a0sec"), (963_000, "16\u00a0min 3\u00a0sec")],
)
def test_how_long_something_took_is_told_to_the_second_from_a_minute_on(ms: int, english: str) -> None:
    assert Languages(strict=True)["en"].took(ms) == english


def test_a_text_speaks_others_wherever_they_stand(tmp_path: Path) -> None:
    texts = "end = { $n ->\n    [one] One { -card } of { house }\n   *[other] { house.short }\n}\n"
    house = "house = { -name }\n    .short = the house\n-name = Tablée\n-card = card\n"
    words = written(tmp_path, strict=True, en=texts + house)["en"]
    assert words("end", n=1) == "One card of Tablée"
    assert words("end", n=2) == "the house"


def test_what_a_text_is_chosen_by_may_stand_in_it_and_a_name_is_no_choice(tmp_path: Path) -> None:
    """Whoever is called as a choice is called gets the text of that choice, and his name in it."""
    text = "end = { $who ->\n    [you] You, { $who }\n   *[other] { $who } of { $n ->\n"
    text += "        [one] one\n       *[other] { $n }\n    }\n}\n    .for = { end } for { $who }\n"
    words = written(tmp_path, strict=True, en=text)["en"]
    for who in ("Ada", "you", "other", "one", "\ue000", "Ada \ue001 \ue000"):
        told = "You, you" if who == "you" else f"{who} of one"
        assert [words("end", who=who, n=1) for _ in range(2)] == [told, told]
        assert words("end.for", who=who, n=1) == f"{told} for {who}"
    assert words("end", who="Ada", n=1_234) == "Ada of 1,234"


@pytest.mark.parametrize("language", Languages().names)
def test_every_text_is_said_as_fluent_says_it(language: str) -> None:
    """Words that only stand in a text are put in afterwards: nobody sees that."""
    words, bundle, said = Languages(strict=True)[language], FluentBundle([language], use_isolating=False), 0
    entries: dict[str, Message | Term] = {}
    for path in (LOCALES / language).glob("*.ftl"):
        resource = FluentResource(path.read_text("utf-8"))
        bundle.add_resource(resource)
        entries |= {entry.id.name: entry for entry in resource.body if isinstance(entry, Message | Term)}
    for name, entry in entries.items():
        pattern = bundle.get_message(name).value if isinstance(entry, Message) else None
        if pattern is None:
            continue
        values = {value: ["Ada", 1, 12_345, *keys] for value, keys in choices(entry, entries).items()}
        for chosen in islice(product(*values.values()), 60):
            args = dict(zip(values, chosen, strict=True))
            text, problems = bundle.format_pattern(pattern, args)
            assert (words(name, **args), problems) == (text, [])
            said += 1
    assert said > 3_000


def choices(entry: BaseNode, entries: dict[str, Message | Term]) -> dict[str, set[str]]:
    """The values that a text speaks of, and what it is chosen by where it is chosen by them."""
    found: dict[str, set[str]] = {}
    parts: list[object] = [entry]
    while parts:
        part = parts.pop()
        if isinstance(part, VariableReference):
            found.setdefault(part.id.name, set())
        if isinstance(part, SelectExpression) and isinstance(part.selector, VariableReference):
            keys = {variant.key.name for variant in part.variants if isinstance(variant.key, Identifier)}
            found.setdefault(part.selector.id.name, set()).update(keys)
        if isinstance(part, MessageReference):
            parts.append(entries[part.id.name])
        parts += vars(part).values() if isinstance(part, BaseNode) else part if isinstance(part, list) else ()
    return found


def test_only_what_is_said_is_taken_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All texts of two languages would take 4 MiB."""
    words = written(tmp_path, strict=True, en="one = { two }\ntwo = 2\nthree = 3\n")["en"]
    taken: list[str] = []
    parse = FluentParser.parse_entry

    def counted(self: FluentParser, source: str) -> Any:
        taken.append(source)
        return parse(self, source)

    monkeypatch.setattr(FluentParser, "parse_entry", counted)
    assert [words("one"), words("one"), words("two")] == ["2", "2", "2"]
    assert taken == ["one = { two }\n", "two = 2\n"]


def test_the_first_text_of_a_name_counts(tmp_path: Path) -> None:
    words = written(tmp_path, strict=True, en="one = first\none = second\n")["en"]
    assert words("one") == "first"
