"""What the house says: texts in Fluent; numbers, lists and times as each language writes them."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from datetime import timedelta
from functools import cache, cached_property, lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Literal, cast

import structlog
from babel import Locale, negotiate_locale
from babel.dates import format_timedelta
from babel.lists import format_list
from babel.numbers import format_decimal
from babel.units import format_unit
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    EntryType,
    Identifier,
    Junk,
    MessageReference,
    Resource,
    SelectExpression,
    TermReference,
    VariableReference,
)

from data.unsaid import read_locales

LOCALES = Path(__file__).parent / "locales"
SOURCE = "en"  # the language that speaks where another one has no words
SAID = 1_024  # texts with their numbers, as they were said last; of what names anybody the name is left out
MINUS = "−"
_FIRST_PLACE = 0xE000  # a character that means nothing by itself, and those after it: here a word is to stand
_COUNTS, _COUNTS_AND_WORDS = {int}, {int, str}
_PLACE = re.compile("([\ue000-\uf8ff])")
_ENTRY = re.compile(r"^(?=-?[a-zA-Z])", re.MULTILINE)  # where a text begins in its file

log = structlog.get_logger(__name__)


class WordsMissing(KeyError):
    """No language has this message, or it lacks a value that it speaks of."""

    def __str__(self) -> str:
        return str(self.args[0])


class NotFluent(ValueError):
    """A file of texts holds lines that are not Fluent."""


class Words:
    """The texts of one language: `words("draw-pile", cards=12)`.

    Numbers handed in are written as the language writes them; what must stay as it is (an id) is handed in as
    text. `message.attribute` gives an attribute of a message.
    """

    def __init__(
        self, language: str, texts: dict[str, str], *, fallback: "Words | None", strict: bool
    ) -> None:
        self.language = language
        self._texts = texts  # as they are written: taken apart they are ten times as large, so only when said
        self._bundle = FluentBundle([language], use_isolating=False)
        self._fallback = fallback
        self._strict = strict
        self._locale = Locale.parse(language, sep="-")
        self._patterns: dict[str, Any] = {}  # of what was said before
        self._chosen: dict[str, Mapping[str, Set[str]]] = {}  # by message, by value: what a text is chosen by
        self._said = lru_cache(SAID)(self._say)
        self._parted = lru_cache(SAID)(self._part)
        self.number = lru_cache(SAID)(self._number)

    def __repr__(self) -> str:
        return f"Words({self.language!r})"

    def __call__(self, message: str, /, **args: Any) -> str:
        """The text of this message with its values filled in.

        Strict words raise WordsMissing for a missing message or value. Others never fail: they speak English
        where their language does not know the message, and the message's name where English does not either.
        """
        if not args:
            return self._said(message, ())
        names, values = tuple(args), tuple(args.values())
        kinds = {*map(type, values)}
        if kinds == _COUNTS:
            return self._said(message, names, *values)
        if not kinds <= _COUNTS_AND_WORDS:
            return self._say(message, names, *values)
        chosen = self._chosen.get(message)
        if chosen is None:
            chosen = self._chosen[message] = self._chosen_by(message)
        spoken, told = list[str](), list[int | str]()
        for name, value in args.items():
            if isinstance(value, str) and value not in chosen.get(name, ()):
                told.append(chr(_FIRST_PLACE + len(spoken)))
                spoken.append(value)
            else:
                told.append(value)
        parts = [*self._parted(message, names, *told)]
        for at in range(1, len(parts), 2):
            parts[at] = spoken[ord(parts[at]) - _FIRST_PLACE]
        return "".join(parts)

    def __contains__(self, message: str) -> bool:
        return self._pattern(message) is not None

    def refusal(self, kind: str, details: Mapping[str, Any]) -> str:
        """Why something was refused: the message `refusal-<kind>`, its details as values."""
        return self(f"refusal-{kind}", **{name: self._value(detail) for name, detail in details.items()})

    def list_of(self, items: Iterable[str], *, either: bool = False) -> str:
        """ "Ada, Bo and Cy"; with `either`, "Ada, Bo or Cy"."""
        return format_list([*items], style="or" if either else "standard", locale=self._locale)

    def seconds(self, ms: int, *, places: int = 3) -> str:
        """A reaction time: "0.412 sec"."""
        pattern = "0." + "0" * places if places else "0"
        return _together(
            format_unit(ms / 1000, "duration-second", "short", format=pattern, locale=self._locale)
        )

    def took(self, ms: int) -> str:
        """How long something took: "0.412 sec", or "16 min 3 sec" where it was longer than a minute."""
        minutes, rest = divmod(round(ms / 1000), 60)
        if not minutes:
            return self.seconds(ms)
        parts = ((minutes, "duration-minute"), (rest, "duration-second"))
        return " ".join(
            _together(format_unit(count, unit, "short", locale=self._locale)) for count, unit in parts
        )

    def span(self, ms: int) -> str:
        """A length of time as people say it: "30 seconds", "2 minutes", "24 hours"."""
        return self._length(ms, "second")

    def past(self, ms: int) -> str:
        """How long ago something was, to the minute: "1 minute", "24 hours"."""
        return self._length(max(1000, ms), "minute")

    def _length(self, ms: int, least: Literal["second", "minute"]) -> str:
        time = timedelta(milliseconds=ms)
        return _together(format_timedelta(time, granularity=least, threshold=2, locale=self._locale))

    def _number(self, number: float) -> str:
        return format_decimal(number, locale=self._locale).replace("-", MINUS)

    def _say(self, message: str, names: tuple[str, ...], *values: Any) -> str:
        args = dict(zip(names, values, strict=True))
        pattern = self._patterns.get(message)
        if pattern is None:
            pattern = self._pattern(message)
            if pattern is None:
                return self._elsewhere(message, args)
            self._patterns[message] = pattern
        text, problems = self._bundle.format_pattern(pattern, args)
        if problems:
            self._complain(f"{self.language}: {message}: {problems[0]}")
        told = str(text)
        for value in values:
            if isinstance(value, int) and value < 0:  # all languages' tables give it a hyphen
                told = told.replace(format_decimal(value, locale=self._locale), self.number(value))
        return told

    def _part(self, message: str, names: tuple[str, ...], *told: int | str) -> Sequence[str]:
        """What stands before, between and after the places of words, and the places."""
        return _PLACE.split(self._say(message, names, *told))

    def _pattern(self, message: str) -> Any:
        name, _, attribute = message.partition(".")
        if name not in self._texts:
            return None
        if not self._bundle.has_message(name):
            self._bundle.add_resource(Resource([*self._taken_apart(name, set())]))
        found = self._bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value

    def _chosen_by(self, message: str) -> Mapping[str, Set[str]]:
        """Which words make this text another one; any other word only stands in it."""
        chosen: dict[str, set[str]] = {}
        for entry in self._taken_apart(message.partition(".")[0], set()):
            for node in _within(entry):
                if isinstance(node, SelectExpression) and isinstance(node.selector, VariableReference):
                    keys = [variant.key for variant in node.variants]
                    found = {key.name for key in keys if isinstance(key, Identifier)}
                    chosen.setdefault(node.selector.id.name, set()).update(found)
        return chosen

    def _taken_apart(self, name: str, known: set[str]) -> Iterator[EntryType]:
        """This text, after all that it speaks: threads that ask at the same moment find it whole."""
        if name in self._texts and name not in known:
            known.add(name)
            entry = _entry(self._texts[name])
            for other in _spoken_in(entry):
                yield from self._taken_apart(other, known)
            yield entry

    def _elsewhere(self, message: str, args: dict[str, Any]) -> str:
        self._complain(f"{self.language}: there is no message {message}")
        return self._fallback(message, **args) if self._fallback else message

    def _complain(self, problem: str) -> None:
        if self._strict:
            raise WordsMissing(problem)
        log.error("words", problem=problem)

    def _value(self, detail: Any) -> Any:
        if isinstance(detail, list | tuple):
            return self.list_of(str(item) for item in detail)  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
        return detail if isinstance(detail, int | float) and not isinstance(detail, bool) else str(detail)


def _together(told: str) -> str:
    """A figure and its unit stand on one line."""
    return told.replace(" ", "\u00a0")


class Languages:
    """All languages of the house: a folder each, every `.ftl` file in it read once, when first needed.

    `unwritten` gives, in each language, the texts of what has no words of its own there.
    """

    def __init__(
        self, folder: Path = LOCALES, *, strict: bool = False, unwritten: Callable[[Words], str] | None = None
    ) -> None:
        self.folder = folder
        self.strict = strict
        self.unwritten = unwritten
        self._words: dict[str, Words] = {}
        self._spoken: dict[tuple[str | None, ...], Words] = {}  # by what was wanted

    def __repr__(self) -> str:
        return f"Languages({', '.join(self.names)})"

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(sorted(entry.name for entry in self.folder.iterdir() if any(entry.glob("*.ftl"))))

    def __getitem__(self, language: str) -> Words:
        """The words of exactly this language; KeyError where there is none."""
        if language not in self._words:
            if language not in self.names:
                raise KeyError(language)
            self._words[language] = self._read(language)
        return self._words[language]

    def spoken(self, *wanted: str | None) -> Words:
        """The words of the first wanted locale that we speak ("fr-CA" is French), else English."""
        if wanted not in self._spoken:
            self._spoken[wanted] = self._negotiated(wanted)
        return self._spoken[wanted]

    def _negotiated(self, wanted: tuple[str | None, ...]) -> Words:
        for locale in wanted:
            found = locale and negotiate_locale([locale], self.names, sep="-")
            if found:
                return self[found]
        return self[SOURCE]

    def _read(self, language: str) -> Words:
        read_locales(self.names)
        texts: dict[str, str] = {}
        for path in sorted((self.folder / language).glob("*.ftl")):
            _add(texts, _read(path.read_text(encoding="utf-8"), str(path)))
        fallback = None if self.strict or language == SOURCE else self[SOURCE]
        words = Words(language, texts, fallback=fallback, strict=self.strict)
        if self.unwritten is not None:
            _add(texts, _read(self.unwritten(words), "unwritten texts"))
        return words


_PARSER = FluentParser(with_spans=False)  # where a word stood nobody asks


_KNOWN: dict[bytes, Mapping[str, str]] = {}  # by digest: whoever opens another house need not look again


def _read(text: str, source: str) -> Mapping[str, str]:
    """Each text by its name, as it is written; all of them can be taken apart."""
    digest = blake2b(text.encode()).digest()
    if digest not in _KNOWN:
        _KNOWN[digest] = _looked_through(text, source)
    return _KNOWN[digest]


def _looked_through(text: str, source: str) -> Mapping[str, str]:
    parsed = _PARSER.parse(text)
    junk = next((entry for entry in parsed.body if isinstance(entry, Junk)), None)
    if junk is not None:
        raise NotFluent(f"{source}: {junk.annotations[0].message}: {(junk.content or '').splitlines()[0]}")
    _, *written = _ENTRY.split(text)
    return {entry.partition("=")[0].strip(): entry for entry in reversed(written)}  # the first one counts


@cache
def _entry(text: str) -> EntryType:
    """One text, taken apart: the same for all who say it in this process."""
    return _PARSER.parse_entry(text)


def _add(texts: dict[str, str], more: Mapping[str, str]) -> None:
    """What is written already stays."""
    for name, text in more.items():
        texts.setdefault(name, text)


def _spoken_in(entry: EntryType) -> Iterator[str]:
    """The names of the texts that this one speaks; those of terms begin with a dash."""
    for node in _within(entry):
        if isinstance(node, TermReference):
            yield f"-{node.id.name}"
        elif isinstance(node, MessageReference):
            yield node.id.name


def _within(node: object) -> Iterator[BaseNode]:
    """All that a text is made of."""
    if isinstance(node, BaseNode):
        yield node
        node = list(vars(node).values())
    if isinstance(node, list):
        for part in cast("list[object]", node):
            yield from _within(part)
