"""Nothing in the channel may serve as a crib: a card that was turned back is told nowhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace as replaced

from cogs.games.desk import Keep
from cogs.games.thirteen_monsters import desk
from cogs.games.thirteen_monsters.private import MODES
from cogs.games.thirteen_monsters.turn.search import AREAS, FLIP, draft_of_area
from cogs.wire.presses.custom_id import CustomId
from cogs.wire.presses.wrapping import for_all, for_one
from cogs.wire.screens.components import Sheet
from cogs.wire.screens.screen import Screen
from data.words import Words
from engine.chance import Chance
from engine.match import Match, load_record
from engine.thirteen_monsters import game
from engine.thirteen_monsters.moves import Flip
from engine.thirteen_monsters.pieces.cards import NAMES, cell_name, monster_of, pair_of
from engine.thirteen_monsters.state import Options, State
from engine.thirteen_monsters.turn.search import flippable
from playground.world.messages import walk
from render.replay import MOST
from tests.cogs.conftest import Evening
from tests.cogs.games.thirteen_monsters.rigs.sitters import Sitter, pair_at
from tests.cogs.rigs.racing import board, seated, standing
from tests.cogs.rigs.screens_of import languages, look_at
from tests.thirteen_monsters.positions import cells, does, player, position, with_state

GOLDEN = Path(__file__).parents[3] / "golden"


def said(screen: Screen, *, public: bool) -> Iterator[str]:
    """All that a client is sent of a screen, as a picture and as text, and what its pictures are kept by."""
    dressed = for_all(screen) if public else for_one(screen, "")
    for pictures in ({}, {sketch: f"{sketch.name}.png" for sketch in dressed.sketches}):
        for part in walk(Sheet(dressed, table=1, revision=1, pictures=pictures).to_components()):
            yield repr(part)


def everything(match: Match, words: Words) -> str:
    """All that anybody at this table can read."""
    told = [*desk.news(look_at(match, None, words))]
    for draft in ("", *pointed(match)):
        told += said(desk.public(look_at(match, None, words, draft)), public=True)
    for seat in range(match.seats):
        for draft in drafts(match, seat, words):
            told += said(desk.private(look_at(match, seat, words, draft)), public=False)
    return "\n".join(told)


def drafts(match: Match, seat: int, words: Words) -> Iterator[str]:
    """Of every part of a private desk: all that it may be made to show."""
    yield ""
    for mode in MODES:
        meaning = desk.meaning(look_at(match, seat, words), "mode", (mode,), ())
        assert isinstance(meaning, Keep)
        yield meaning.draft
    for area in range(AREAS):
        meaning = desk.meaning(look_at(match, seat, words), "area", ("freeze",), (str(area),))
        assert isinstance(meaning, Keep)
        yield meaning.draft


def pointed(match: Match) -> Iterator[str]:
    """Every area that can be pointed at on the board."""
    view = game.view(match.state, None)
    return (draft_of_area(FLIP, area, view) for area in range(AREAS))


def searched() -> tuple[Match, Match, Match, list[int]]:
    """With two cards open of two monsters that nobody owns; after the next card; and after the one more."""
    match = position(player(free="chall head"), player(free="wah head"))
    (one, _), (other, _) = cells(match, "sandil eyes"), cells(match, "tockar body")
    missed = does(match, Flip(cell=one), Flip(cell=other))
    third, fourth = cells(match, "twik body")[0], cells(match, "snergat eyes")[0]
    gone = does(missed, Flip(cell=third))
    return missed, gone, does(gone, Flip(cell=fourth)), [one, other]


@pytest.mark.parametrize("language", languages.names)
def test_open_cards_are_told_to_all_while_they_lie_open(language: str) -> None:
    missed, _, _, shown = searched()
    told = everything(missed, languages[language])
    assert {cell_name(cell) for cell in shown} <= {*re.findall(r"[A-I][1-9]", told)}
    assert "Sandil" in told
    assert "Tockar" in told


def test_no_private_desk_shows_a_face_of_the_field() -> None:
    """TM6.1: what a restart leaves standing there cannot be cleared, and would be a crib.

    Not of the search that runs either: with any other cards in the open places it looks the same.
    """
    english = languages["en"]
    missed, gone, _, _ = searched()
    for match in (missed, gone):
        field, cards = list(match.state.field), match.state.lit
        turned = [field[one.cell] for one in cards]
        hidden = next(cell for cell, card in enumerate(field) if card is not None and card not in turned)
        field[cards[0].cell], field[hidden] = field[hidden], field[cards[0].cell]
        others = tuple(replaced(one, card=field[one.cell] or 0) for one in cards)
        there = with_state(match, field=tuple(field), lit=others)
        assert others != cards
        for seat in range(match.seats):
            for draft in drafts(match, seat, english):
                here, elsewhere = (desk.private(look_at(one, seat, english, draft)) for one in (match, there))
                assert [*said(here, public=False)] == [*said(elsewhere, public=False)]
                assert [sketch.key for sketch in here.sketches] == [
                    sketch.key for sketch in elsewhere.sketches
                ]


@pytest.mark.parametrize("language", languages.names)
def test_no_face_of_a_card_that_was_turned_back_can_be_read_anywhere(language: str) -> None:
    """TM6.1: board, lines, alt texts, custom_ids, file names, text board."""
    _, gone, later, _ = searched()
    for match in (gone, later):
        told = everything(match, languages[language])
        assert "Sandil" not in told
        assert "Tockar" not in told
        lit = {NAMES[monster_of(pair_of(one.card))] for one in match.state.lit}
        assert lit <= {name for name in NAMES if name in told} <= lit | {"Chall", "Wah"}


def test_nothing_that_is_shown_depends_on_a_card_that_lies_face_down() -> None:
    """TM6.1: the same match with other cards in the places that were turned back looks the same."""
    _, gone, _, (one, other) = searched()
    field = list(gone.state.field)
    field[one], field[other] = field[other], field[one]
    there = with_state(gone, field=tuple(field))
    english = languages["en"]
    assert everything(gone, english) == everything(there, english)
    for seat in (None, 0, 1):
        here, elsewhere = (look_at(match, seat, english) for match in (gone, there))
        keys = [[sketch.key for sketch in _screen(look, seat).sketches] for look in (here, elsewhere)]
        assert keys[0] == keys[1]


def _screen(look: object, seat: int | None) -> Screen:
    return desk.public(look) if seat is None else desk.private(look)  # pyright: ignore[reportArgumentType]


def test_lines_that_are_kept_name_places_only() -> None:
    """A line stays on the board for some moves, so it names no face while the card is open either."""
    english = languages["en"]
    match = Match.deal(game, Options(quick_start=False), 2, "lines", 0)
    cell = game.view(match.state, None).may_flip[0]
    turned = does(match, Flip(cell=cell))
    lines = "\n".join(desk.news(look_at(turned, None, english)))
    assert cell_name(cell) in lines
    assert not any(name in lines for name in NAMES)


@pytest.mark.parametrize("name", ["2-quick", "4-whole"])
def test_a_film_shows_at_each_moment_what_lay_open_then(name: str) -> None:
    """TM6.1: with the cards that lay face down dealt anew, every board of the film is the same."""
    english = languages["en"]
    kept = load_record((GOLDEN / f"thirteen_monsters-{name}.json").read_bytes())
    moments = [scene.match for scene in Match.history(game, kept)]
    for number, match in enumerate(moments[:: max(1, len(moments) // MOST)]):
        state = game.redeal(match.state, None, Chance("anew", number))
        here, there = (
            desk.public(look_at(shown, None, english)) for shown in (match, replace(match, state=state))
        )
        assert [*said(here, public=True)] == [*said(there, public=True)]
        assert [sketch.key for sketch in here.sketches] == [sketch.key for sketch in there.sketches]


async def test_there_is_no_film_of_a_match_that_runs(evening: Evening) -> None:
    """TM6.1: nothing of a match is shown again before its end."""
    ada = evening.person("Ada")
    await ada.slash("play 13-monsters", house=1, first=0)
    await ada.press("Start")
    standing = await evening.until(lambda standing: standing.match is not None)
    for verb in ("replay_film", "replay_log", "replay_check"):
        shown = board(ada)
        forged = str(CustomId(1, standing.table.revision, verb))
        deed = await ada.press(forged, message=shown, forged=True)
        assert not deed.failed
        await evening.settled()
        assert not ada.last.wire["attachments"]
    assert not any(".gif" in repr(message.wire) for message in ada.messages)


async def test_after_the_next_card_nobodys_messages_name_a_face_that_was_turned_back(
    evening: Evening,
) -> None:
    """TM6.1: all that stands in the channel then, private desks of both and the board."""
    whole: dict[str, Any] = {"quick-start": False}
    number = await seated(evening, "13-monsters", "Ada", "Basile", first=0, **whole)
    table = (await standing(evening, number)).table
    ada, basile = sitters = [Sitter(evening, table, name) for name in ("Ada", "Basile")]
    for one in sitters:
        await one.opens()
    state = await ada.state()
    first, *others = flippable(state)
    second = next(cell for cell in others if monster_at(state, cell) != monster_at(state, first))
    turned = {monster_at(state, cell) for cell in (first, second)}
    await ada.does(Flip(cell=first), Flip(cell=second))
    await evening.settled()
    assert all(NAMES[monster] in seen(ada) for monster in turned)
    third = next(cell for cell in flippable(state) if monster_at(state, cell) not in turned)
    await basile.does(Flip(cell=third))
    await evening.settled()
    for one in sitters:
        assert NAMES[monster_at(state, third)] in seen(one)
        assert not any(NAMES[monster] in seen(one) for monster in turned)


def monster_at(state: State, cell: int) -> int:
    pair = pair_at(state, cell)
    assert pair is not None
    return monster_of(pair)


def seen(one: Sitter) -> str:
    """Every message that this person has before him, whole."""
    return repr([message.wire for message in one.person.messages])
