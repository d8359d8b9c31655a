"""Every language says all that the others say, with the same values: nobody meets a half-translated house."""

import ast
import itertools
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    FunctionReference,
    Junk,
    Message,
    MessageReference,
    Pattern,
    Placeable,
    Resource,
    StringLiteral,
    Term,
    TermReference,
    TextElement,
    VariableReference,
)

from cogs.games.default.anatomy import actions_of, news_of, tag_of
from cogs.wire.choices import asked_of, options_of, slug
from data.words import LOCALES, SOURCE
from engine.game import Kind
from engine.registry import games
from engine.tables.table import TableKind
from tests.rigs.signs import PARTED

LANGUAGES = sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())
FILES = sorted(LOCALES.glob("*/*.ftl"))
TRANSLATIONS = [path for path in FILES if path.parent.name != SOURCE]
FUNCTIONS = {"NUMBER", "DATETIME"}


def name_of(path: Path) -> str:
    return path.relative_to(LOCALES).as_posix()


def parts(node: object) -> Iterator[Any]:
    """A text and everything in it."""
    if isinstance(node, BaseNode):
        yield node
        for inner in vars(node).values():
            yield from parts(inner)
    elif isinstance(node, list):
        for inner in node:
            yield from parts(inner)


def named(node: BaseNode, *kinds: Any) -> set[str]:
    return {part.id.name for part in parts(node) if isinstance(part, kinds)}


@cache
def parsed(path: Path) -> Resource:
    return FluentParser().parse(path.read_text(encoding="utf-8"))


def texts(path: Path) -> Iterator[tuple[str, BaseNode]]:
    """Every message, attribute and term of a file, by the name it is asked for."""
    for entry in parsed(path).body:
        if isinstance(entry, Message | Term):
            name = f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
            if entry.value is not None:
                yield name, entry.value
            for attribute in entry.attributes:
                yield f"{name}.{attribute.id.name}", attribute.value


def of_language(language: str) -> dict[str, BaseNode]:
    return {name: node for path in FILES if path.parent.name == language for name, node in texts(path)}


def test_english_and_french_are_spoken() -> None:
    assert {"en", "fr"} <= set(LANGUAGES)


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_every_line_is_fluent(path: Path) -> None:
    assert [entry.content for entry in parsed(path).body if isinstance(entry, Junk)] == []


@pytest.mark.parametrize("path", TRANSLATIONS, ids=name_of)
def test_a_translation_says_what_english_says_and_nothing_else(path: Path) -> None:
    english = {name for name, _ in texts(LOCALES / SOURCE / path.name)}
    translated = {name for name, _ in texts(path)}
    assert sorted(english - translated) == [], "not translated"
    assert sorted(translated - english) == [], "not in English"


@pytest.mark.parametrize("path", TRANSLATIONS, ids=name_of)
def test_a_translation_speaks_of_the_same_values(path: Path) -> None:
    english = dict(texts(LOCALES / SOURCE / path.name))
    for name, node in texts(path):
        assert named(node, VariableReference) == named(english[name], VariableReference), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_files_that_english_has(language: str) -> None:
    assert {path.name for path in FILES if path.parent.name == language} == {
        path.name for path in FILES if path.parent.name == SOURCE
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_twice_in_one_language(language: str) -> None:
    names = Counter(name for path in FILES if path.parent.name == language for name, _ in texts(path))
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_refers_only_to_what_is_there(language: str) -> None:
    known = of_language(language)
    for name, node in known.items():
        assert named(node, MessageReference) <= known.keys(), name
        assert {f"-{term}" for term in named(node, TermReference)} <= known.keys(), name
        assert named(node, FunctionReference) <= FUNCTIONS, name


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_message_says_something_in_every_case(path: Path) -> None:
    """An empty text or an empty case would leave a button without a label."""
    for name, node in texts(path):
        assert all(part.elements for part in parts(node) if isinstance(part, Pattern)), name


def flat(pattern: Pattern) -> str:
    """A text as it reads when each value put in is one letter."""
    told: list[str] = []
    for element in pattern.elements:
        match element:
            case TextElement(value=str(value)):
                told.append(value)
            case Placeable(expression=StringLiteral() as literally):
                told.append(literally.parse()["value"])
            case _:
                told.append("x")
    return "".join(told)


def found_in(path: Path, sought: re.Pattern[str]) -> list[tuple[str, str]]:
    """The texts of a file in which this stands, with their names."""
    patterns = (
        (name, part) for name, node in texts(path) for part in parts(node) if isinstance(part, Pattern)
    )
    return [(name, told) for name, part in patterns if sought.search(told := flat(part))]


LOOSE = re.compile(
    r"(?<=[^\u00a0?!])[?!;:»]|«(?!\u00a0)"
)  # French sets these off, and never at the end of a line


@pytest.mark.parametrize("path", [path for path in FILES if path.parent.name == "fr"], ids=name_of)
def test_french_punctuation_never_stands_alone_on_a_line(path: Path) -> None:
    assert found_in(path, LOOSE) == []


@pytest.mark.parametrize("told", ["Qui ?", "Qui?", "« x »", "x : y", "« x\u00a0»"])
def test_loose_punctuation_is_found(told: str) -> None:
    assert LOOSE.search(told)


UNIT = re.compile(r"[x\d] (?:sec|s|ms|min|h|HP|PS|%)(?![\w’])")  # after a figure


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_unit_never_stands_apart_from_its_figure(path: Path) -> None:
    assert found_in(path, UNIT) == []


@pytest.mark.parametrize("told", ["after x sec", "12 ms later", "+x ms", "x HP, gnome", "x\u00a0à x min"])
def test_a_unit_that_could_stand_apart_is_found(told: str) -> None:
    assert UNIT.search(told)


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_sign_never_stands_apart_from_its_word(path: Path) -> None:
    assert found_in(path, PARTED) == []


@pytest.mark.parametrize("told", ["🏆 x wins", "x. ⏳ Time", "x 👑 and", "🔔\u00a0⏳ x", "x 🏅, hand", "⚖️ x"])
def test_a_sign_that_could_stand_apart_is_found(told: str) -> None:
    assert PARTED.search(told)


@pytest.mark.parametrize("told", ["🏆\u00a0x wins", "x. ⏳\u00a0x", "x\u00a0👑 and", "x\u00a0🏅, hand", "🏅"])
def test_a_sign_that_keeps_to_a_word_is_not(told: str) -> None:
    assert not PARTED.search(told)


BETWEEN = re.compile(r"\}: [{<]")  # in an f-string


def test_a_colon_between_two_things_is_a_word_of_the_language() -> None:
    """French sets it off, so that code writes it nowhere but in faults."""
    speaking = (path for room in ("cogs", "render") for path in sorted((ROOT / room).rglob("*.py")))
    lines = ((path.name, line.strip()) for path in speaking for line in path.read_text("utf-8").splitlines())
    assert [one for one in lines if BETWEEN.search(one[1]) and "Error(" not in one[1]] == []


WORKSHOP = re.compile(
    r"\b(brains?|gives the signal|covered|centre|choose anew|calls:|clock decides"
    r"|robots?|horloge décide|donne le signal|couvert|octet)\b|byte for byte|python -m",
    re.IGNORECASE,
)


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_the_table_speaks_words_of_the_table(path: Path) -> None:
    patterns = (
        (name, part) for name, node in texts(path) for part in parts(node) if isinstance(part, Pattern)
    )
    assert [(name, told) for name, part in patterns if WORKSHOP.search(told := flat(part))] == []


def test_every_time_in_milliseconds_is_chosen_in_words() -> None:
    asked = [option for game in games() for option in asked_of(game) if option.name.endswith("_ms")]
    assert asked
    assert all(option.paces and option.default in option.values for option in asked)


# What the code asks for, and what the texts offer

ROOMS = ("cogs", "render", "data", "engine")
ROOT = LOCALES.parents[1]


@cache
def code() -> tuple[ast.AST, ...]:
    """Everything written in the rooms that speak."""
    files = (path for room in ROOMS for path in sorted((ROOT / room).rglob("*.py")))
    return tuple(node for path in files for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def literal(node: ast.AST) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def asked_for() -> set[str]:
    """The messages that code names in so many words: `words("message-id")`."""
    calls = (node for node in code() if isinstance(node, ast.Call) and node.args)
    names = {literal(call.args[0]) for call in calls if called(call) in ("words", "_words")}
    return {name for name in names if name}


def called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


Woven = tuple[str | None, ...]  # an f-string: what is fixed, and None for what is put in


@cache
def woven() -> tuple[Woven, ...]:
    """Every f-string that may name a message: those of which enough is fixed to say something."""
    strings = ([literal(part) for part in node.values] for node in code() if isinstance(node, ast.JoinedStr))
    return tuple(tuple(parts) for parts in strings if any(part and len(part) > 2 for part in parts))


@cache
def vocabulary() -> frozenset[str]:
    """Every word of the code, written as messages are: what may be put into an f-string."""
    known = {"none", *LANGUAGES}
    for node in code():
        match node:
            case ast.Constant(value=str(name)) | ast.Name(id=name) | ast.Attribute(attr=name):
                known.add(slug(name))
            case ast.arg(arg=name) | ast.ClassDef(name=name):
                known.add(slug(name))
            case _:
                pass
    return frozenset(known)


def is_woven(message: str, depth: int = 1) -> bool:
    """Whether some f-string becomes this message when words of the code are put into it."""
    return any(fits(parts, message, depth) for parts in woven())


def fits(parts: Woven, text: str, depth: int) -> bool:
    if not parts or text == "":
        return text == "" and (not parts or (parts[0] or "").startswith("."))
    first, *rest = parts
    if first is None:
        return any(
            fits(tuple(rest), text[end:], depth) and is_said(text[:end], depth)
            for end in range(1, len(text) + 1)
        )
    name, attribute, _ = first.partition(".")
    after = () if attribute else tuple(rest)  # the rest is an attribute of the message
    return text.startswith(name) and fits(after, text[len(name) :], depth)


def is_said(word: str, depth: int) -> bool:
    return word in vocabulary() or word.isdecimal() or (depth > 0 and is_woven(word, depth - 1))


def by_options() -> Iterator[str]:
    """What is worded by the options of a game, each and its values."""
    for game in games():
        for option in options_of(game):
            yield option.message(game)
            yield from (option.value_message(game, value) for value in option.values)


def by_structs() -> Iterator[str]:
    """What is worded by the names of a game's own structs: its news, actions, things, fields and values."""
    names = {literal(call.args[0]) for call in calls("say")}
    for game in games():
        key = slug(game.key)
        yield from (f"{key}-{name}" for name in names)
        yield from (f"{key}-news-{tag_of(one)}" for one in news_of(game))
        yield from (f"{key}-{part}-{tag_of(one)}" for part in ("do", "menu") for one in actions_of(game))


def calls(name: str) -> list[ast.Call]:
    return [node for node in code() if isinstance(node, ast.Call) and node.args and called(node) == name]


def test_every_message_that_code_names_is_there() -> None:
    assert sorted(asked_for() - of_language(SOURCE).keys()) == []


def test_every_message_is_said_somewhere() -> None:
    texts_there = of_language(SOURCE)
    literals = {text.partition(".")[0] for node in code() if (text := literal(node))}
    referred = {name for node in texts_there.values() for name in named(node, MessageReference)}
    messages = {name.partition(".")[0] for name in texts_there if not name.startswith("-")}
    unsaid = messages - literals - referred - set(by_structs()) - set(by_options())
    assert sorted(name for name in unsaid if not is_woven(name)) == []


@pytest.mark.parametrize("message", ["refusal-nobody-ever", "closed-by-nobody-ever", "picture-of-nobody"])
def test_a_message_that_no_code_can_name_is_found(message: str) -> None:
    assert not is_woven(message)


@pytest.mark.parametrize("kind", [*Kind, *TableKind])
def test_every_refusal_of_the_house_has_its_words(kind: str) -> None:
    assert f"refusal-{kind}" in of_language(SOURCE)


PEOPLE = {"who", "by", "first", "next", "upon", "to", "winner", "victim", "host"}
ELIDING = re.compile(r"\b(de|que|jusque|lorsque|puisque|le|la|ce|se|ne|me|si)\s$", re.IGNORECASE)


def before_names(pattern: Pattern) -> Iterator[str]:
    """What French says right before somebody's name."""
    for text, name in itertools.pairwise(pattern.elements):
        match text, name:
            case TextElement(value=str(told)), Placeable(expression=VariableReference(id=called)):
                if called.name in PEOPLE:
                    yield told
            case _:
                pass


@pytest.mark.parametrize("path", [path for path in FILES if path.parent.name == "fr"], ids=name_of)
def test_no_french_word_stands_before_a_name_that_a_vowel_would_shorten(path: Path) -> None:
    """ "À Ada de jouer", and never "le tour de Ada"."""
    assert [
        (name, told)
        for name, node in texts(path)
        for part in parts(node)
        if isinstance(part, Pattern)
        for told in before_names(part)
        if ELIDING.search(told)
    ] == []


def test_a_word_that_a_vowel_would_shorten_is_found() -> None:
    (message,) = FluentParser().parse("told = Le tour de { $who }, puis { $next }.\n").body
    assert isinstance(message, Message)
    assert message.value is not None
    assert [bool(ELIDING.search(told)) for told in before_names(message.value)] == [True, False]
