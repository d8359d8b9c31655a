"""What holds for the screens of every game: its own desk's, and the default desk's, which suits them all."""

from __future__ import annotations

import shutil
from bisect import insort
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import pytest

from cogs.games.default import DefaultDesk
from cogs.games.default.texts import texts
from cogs.games.desk import LONGEST_DRAFT, Desk, Do, Explain, Keep, Open, Point, Write
from cogs.games.desks import desk_of
from cogs.games.look import AnyLook
from cogs.games.monad.draft import Draft
from cogs.games.monster_cube.draft import Draft as Tiles
from cogs.wire.screens import limits
from cogs.wire.screens.screen import Arg, Line, Menu, Row, Screen
from data.words import LOCALES, Languages, Words
from engine.chance import Chance
from engine.game import AnyGame, Frozen
from engine.match import Match
from engine.monster_cube.news import Fault
from engine.monster_cube.seen import View as CubeView
from engine.registry import NAMES, game, games
from tests.cogs.rigs.screens_of import languages, look_at, must_fit
from tests.conformance.wander import Wander, options_of
from tests.engine.tiny import tiny

POSITIONS = 120  # looked at for each desk in each language
DRAFTS = 400  # screens of one seat, when all that it may do is sought
WRITTEN = ("", " ", "0", "C7", "C7 F2", "-1", "٣", "\u202e", "😀" * 50, "A1 " * 500)  # in any form
LAWFUL = 25  # actions of one seat that must be reached

Case = tuple[Desk, AnyGame]
Tapped = tuple[str, tuple[Arg, ...], tuple[str, ...]]  # verb, args, and the values of a menu
Reached = tuple[AnyLook, list[Tapped], bool]  # by these taps, and whether the draft is what they point at

THOROUGH = pytest.mark.thorough  # the default desk at games that have a desk of their own

OWN: list[Case] = [(desk_of(name), game(name)) for name in NAMES]
DEFAULT: list[Case] = [(DefaultDesk(one), one) for one in (*games(), tiny)]

PAIRS = [
    *(pytest.param(desk, played, id=f"own-{played.key}") for desk, played in OWN),
    *(
        pytest.param(desk, played, id=f"default-{played.key}", marks=THOROUGH if played.key in NAMES else ())
        for desk, played in DEFAULT
    ),
]
every_desk = pytest.mark.parametrize(("desk", "played"), PAIRS)
every_language = pytest.mark.parametrize("language", Languages().names)


@pytest.fixture(scope="session")
def unworded(tmp_path_factory: pytest.TempPathFactory) -> Languages:
    """The house without any game's own texts."""
    folder = tmp_path_factory.mktemp("locales")
    for path in LOCALES.glob("*/*.ftl"):
        if path.stem not in NAMES:
            (folder / path.parent.name).mkdir(exist_ok=True)
            shutil.copy(path, folder / path.parent.name)
    return Languages(
        folder, strict=True, unwritten=lambda words: "\n".join(texts(one, words) for _, one in DEFAULT)
    )


@pytest.fixture
def words(desk: Desk, language: str, unworded: Languages) -> Words:
    return unworded[language] if isinstance(desk, DefaultDesk) else languages[language]


def positions(played: AnyGame, count: int = POSITIONS) -> Iterator[Match]:
    """Moments of matches at random, with all kinds of options and seats, to the end of each."""
    found, seed = 0, 0
    while found < count:
        seed += 1
        for match in moments(played, seed):
            found += 1
            yield match


@cache
def moments(played: AnyGame, seed: int) -> tuple[Match, ...]:
    """Of one match at random, the same for every test and language."""
    chosen = options_of(played)
    options = chosen[seed * 7 % len(chosen)]
    seats = Random(seed).choice(played.seats(options))
    wander = Wander(Match.deal(played, options, seats, str(seed), 1_000_000), Random(seed), 1_000_000)
    every = Random(-seed).randint(2, 12)
    steps = enumerate(islice(wander, 60 * every + 2))
    return tuple(step.match for number, step in steps if number % every == 0 or step.match.outcome)


def screens(desk: Desk, match: Match, words: Words) -> Iterator[tuple[int | None, Screen]]:
    """All that is shown of a match: to everybody, and to each seat in private."""
    look = look_at(match, None, words)
    if match.outcome:
        yield None, desk.result(look)
        return
    yield None, desk.public(look)
    if desk.secret:
        for seat in range(match.seats):
            yield seat, desk.private(look_at(match, seat, words))


def tapped(screen: Screen) -> Iterator[Tapped]:
    """Every tap that can be pressed and every choice that can be made."""
    for part in screen.parts:
        if isinstance(part, Row):
            yield from ((tap.verb, tap.args, ()) for tap in part.taps if tap.enabled)
        elif isinstance(part, Menu) and part.enabled:
            yield from ((part.verb, part.args, (choice.value,)) for choice in part.choices)


@every_desk
@every_language
def test_every_screen_is_one_that_discord_takes(desk: Desk, played: AnyGame, words: Words) -> None:
    for match in positions(played):
        for seat, screen in screens(desk, match, words):
            must_fit(screen, public=seat is None)
        for line in desk.news(look_at(match, None, words)):
            assert 0 < len(line) <= 300


@every_desk
@every_language
def test_no_tap_is_without_a_meaning(desk: Desk, played: AnyGame, words: Words) -> None:
    """What can be pressed does something, or keeps something in mind, or is explained."""
    for match in positions(played, POSITIONS // 3):
        for seat, screen in screens(desk, match, words):
            for sitter in (seat,) if seat is not None else (None, 0):
                look = look_at(match, sitter, words)
                for verb, args, values in tapped(screen):
                    must_mean_something(desk, look, verb, args, values)


def must_mean_something(desk: Desk, look: AnyLook, verb: str, args: Any, values: tuple[str, ...]) -> None:
    match desk.meaning(look, verb, args, values):
        case Do(action, then=then):
            assert look.view.seat is not None, "whoever only watches does nothing"
            assert all(isinstance(one, Frozen) for one in (action, *then))
        case Point(draft):
            assert look.view.seat is not None, "whoever only watches points at nothing"
            assert len(draft) <= LONGEST_DRAFT
            must_fit(desk.public(look_with(look, draft)), public=True)
        case Keep(draft) | Open(draft):
            assert len(draft) <= LONGEST_DRAFT
            kept = look_with(look, draft)
            must_fit(desk.private(kept), public=False, draft=draft)
        case Explain(text):
            assert text.strip()
        case Write() as form:
            must_be_readable(desk, look, form)


def must_be_readable(desk: Desk, look: AnyLook, form: Write) -> None:
    """Discord takes the form, and whatever is written in it means something, but never a form again."""
    assert look.view.seat is not None
    assert 1 <= len(form.title) <= limits.FORM_TITLE
    assert 1 <= len(form.label) <= limits.FORM_LABEL
    assert form.longest >= 1
    for text in WRITTEN:
        assert not isinstance(desk.meaning(look, form.verb, (), (text,)), Write)
        must_mean_something(desk, look, form.verb, (), (text,))


def look_with(look: AnyLook, draft: str) -> AnyLook:
    return replace(look, draft=draft)


@every_desk
def test_all_that_is_lawful_can_be_tapped(desk: Desk, played: AnyGame, unworded: Languages) -> None:
    """Of an endless choice, the part that `legal` yields first; of a very long one, some of it.

    What the rules count as no claim at all cannot be tapped by mistake either.
    """
    words = unworded["en"] if isinstance(desk, DefaultDesk) else Languages(strict=True)["en"]
    random = Random(5)
    for match in positions(played, POSITIONS // 3):
        if match.outcome:
            continue
        for seat in range(match.seats):
            lawful = list(islice(played.legal(match.state, seat), 200))
            for action in random.sample(lawful, min(LAWFUL, len(lawful))):
                look = look_at(match, seat, words)
                spared = not isinstance(desk, DefaultDesk) and is_formless(look, action)
                assert can_be_tapped(desk, look, action) is not spared, (match.revision, action)


def can_be_tapped(desk: Desk, look: AnyLook, action: Frozen) -> bool:
    """Whether taps lead to this action."""
    return way_to(desk, look, action) is not None


def way_to(desk: Desk, look: AnyLook, action: Frozen) -> list[Tapped] | None:
    """The taps that lead to this action; of all that was tapped so far, what comes nearest goes on."""
    waiting: list[Reached] = [(look, [], False)]
    seen = {look.draft}
    while waiting and len(seen) <= DRAFTS:
        now, way, points = waiting.pop()
        nearer: list[Reached] = []
        for tap in taps_before(desk, now, points=points):
            match desk.meaning(now, *tap):
                case Do(done) if same(done, action):
                    return [*way, tap]
                case Keep(draft) if draft not in seen:
                    seen.add(draft)
                    nearer.append((look_with(now, draft), [*way, tap], False))
                case Point(draft) if draft not in seen:
                    seen.add(draft)
                    nearer.append((look_with(now, draft), [*way, tap], True))
                case _:
                    continue
        for reached in nearer:
            insort(waiting, reached, key=lambda kept: nearness(kept[0], action))
    return None


def taps_before(desk: Desk, look: AnyLook, *, points: bool = False) -> Iterator[Tapped]:
    """What this seat has before it: its own screen, and the board that all see, where it may have pointed."""
    if desk.secret and not points:
        yield from tapped(desk.private(look))
    if points or not look.draft:
        yield from tapped(desk.public(look))


def cards_in_common(look: AnyLook, action: Any) -> int:
    """Monad's drafts are cards of the hand: those of the action are to be chosen, and no others."""
    chosen, wanted = list(Draft.read(look).cards), list(getattr(action, "cards", ()))
    for card in list(chosen):
        if card in wanted:
            chosen.remove(card)
            wanted.remove(card)
    return -len(chosen) * 10 - len(wanted)


def tiles_in_common(look: AnyLook, action: Any) -> int:
    """Monster Cube's drafts are a move and tiles: those of the action are to be chosen, and no others."""
    draft, move = Tiles.read(look), getattr(action, "move", None)
    wanted = {face // 3 for face in getattr(action, "faces", ())}
    if (draft.tile, draft.moving) != (move and move.tile, move is not None):
        return -100 + 10 * (draft.moving and draft.tile is None and move is not None)
    other_place = draft.move is not None and draft.move != move
    return (
        len(wanted & {*draft.chosen})
        - 20 * len({*draft.tiles} - wanted)
        - 50 * other_place
        + bool(draft.move)
    )


def is_formless(look: AnyLook, action: Any) -> bool:
    """Faces that form nothing, or are shown without the tile that was moved (MC3, MC5.5)."""
    if look.view.__class__ is not CubeView or getattr(action, "faces", None) is None:
        return False
    after = look.ask(action)
    last = getattr(after, "last", None)
    return getattr(last, "fault", None) in (Fault.NO_SHAPE, Fault.UNUSED, Fault.RIBBON)


NEARNESS: dict[str, Callable[[AnyLook, Any], int]] = {
    "monad": cards_in_common,
    "monster_cube": tiles_in_common,
}


def nearness(look: AnyLook, action: Any) -> int:
    """How well a draft fits an action, where a game's drafts say it; the search tries the best first."""
    return NEARNESS.get(type(action).__module__.split(".")[1], lambda _, __: 0)(look, action)


def same(one: Any, other: Any) -> bool:
    """The order in which cards are given up is for the rules to mind, not for the taps."""
    fields = [
        {name: sorted(value) if isinstance(value, tuple) else value for name, value in plain.items()}
        for plain in (struct_fields(one), struct_fields(other))
    ]
    return type(one) is type(other) and fields[0] == fields[1]


def struct_fields(struct: Any) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


@every_desk
@every_language
def test_nothing_is_shown_that_its_view_does_not_hold(desk: Desk, played: AnyGame, words: Words) -> None:
    for match in positions(played, POSITIONS // 3):
        for seat in (None, *(range(match.seats) if desk.secret and not match.outcome else ())):
            other = played.redeal(match.state, seat, Chance("elsewhere", match.revision))
            there = Match(**{**{name: getattr(match, name) for name in Match.__slots__}, "state": other})
            assert shown(desk, match, seat, words) == shown(desk, there, seat, words)


def shown(desk: Desk, match: Match, seat: int | None, words: Words) -> Any:
    look = look_at(match, seat, words)
    if match.outcome:
        return desk.result(look), desk.news(look)
    return desk.private(look) if seat is not None else (desk.public(look), desk.news(look))


@every_desk
@every_language
def test_the_rules_are_told_in_pages_that_discord_takes(desk: Desk, played: AnyGame, words: Words) -> None:
    pages = desk.rules(words)
    assert 1 <= len(pages) <= 25
    for title, screen in pages:
        assert 1 <= len(title) <= 90
        must_fit(screen, public=False)


WINS = {"en": "win", "fr": "gagn"}
HOUSE = {"en": "House rulings", "fr": "Ce que la maison a décidé"}


TOLD = [(desk, played) for desk, played in OWN if not isinstance(desk, DefaultDesk)]  # by rules of their own


@pytest.mark.parametrize(("desk", "played"), TOLD, ids=[played.key for _, played in TOLD])
@every_language
def test_the_rules_begin_with_how_one_wins_and_end_with_what_the_house_has_decided(
    desk: Desk, played: AnyGame, words: Words, language: str
) -> None:
    (first, aim), *_, (last, rulings) = desk.rules(words)
    told, decided = aim.parts[0], rulings.parts[0]
    assert isinstance(told, Line)
    assert isinstance(decided, Line)
    assert told.text.startswith("**")
    assert WINS[language] in first.lower()
    assert last == HOUSE[language]
    assert decided.text.count("\n- ") >= 6
