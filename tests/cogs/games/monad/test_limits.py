"""What Discord allows a message to hold, kept by every screen of Monad in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from cogs.games.monad import desk
from cogs.wire.presses.custom_id import read_custom_id
from cogs.wire.presses.wrapping import for_all, for_one
from cogs.wire.screens.components import Sheet
from cogs.wire.screens.screen import Line, Screen
from data.words import Words
from engine.match import Match
from tests.cogs.games.monad.looks import Tapper, in_each_language, look, menus, moments, taps
from tests.monad.positions import cards, position

COMPONENTS, CHARACTERS, LABEL, CHOICES, DESCRIPTION = 40, 4_000, 80, 25, 1_024
ROW, BUTTON, SELECT, TEXT, GALLERY = 1, 2, 3, 10, 12

MANY_COMMONS = "4 red, 4 orange, 4 yellow, 4 navy, 4 sky, 4 green"
ALL_OTHERS = ", ".join(
    f"{colour} {rank}"
    for rank in ("bi", "tri", "quad", "quint")
    for colour in ("red", "orange", "yellow", "navy", "sky", "green")
)


def every_part(payload: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in payload:
        yield part
        yield from every_part(part.get("components", []))


def sent(screen: Screen, *, pictures: bool = True) -> list[dict[str, Any]]:
    """The parts of the message that Discord would get, with the longest ids there could be."""
    named = {sketch: sketch.filename for sketch in screen.sketches} if pictures else {}
    return list(every_part(Sheet(screen, table=2**40, revision=99_999, pictures=named).to_components()))


def assert_allowed(screen: Screen) -> None:
    for parts in (sent(screen), sent(screen, pictures=False)):
        assert len(parts) <= COMPONENTS
        texts = [part["content"] for part in parts if part["type"] == TEXT]
        assert all(texts)
        assert sum(map(len, texts)) <= CHARACTERS
        pressed = [part["custom_id"] for part in parts if part["type"] in (BUTTON, SELECT)]
        assert len(pressed) == len(set(pressed))
        assert all(read_custom_id(custom_id) for custom_id in pressed)
        for part in parts:
            assert_part_allowed(part)


def assert_part_allowed(part: dict[str, Any]) -> None:
    kind = part["type"]
    if kind == ROW:
        assert 1 <= len(part["components"]) <= 5
    elif kind == BUTTON:
        assert part.get("label") or part["emoji"]
        assert len(part.get("label", "")) <= LABEL
    elif kind == SELECT:
        assert 1 <= len(part["options"]) <= CHOICES
        assert part["max_values"] <= len(part["options"])
        assert len({option["value"] for option in part["options"]}) == len(part["options"])
        assert all(1 <= len(option["label"]) <= 100 for option in part["options"])
    elif kind == GALLERY:
        assert all(1 <= len(item["description"]) <= DESCRIPTION for item in part["items"])


def private(tapper: Tapper) -> Screen:
    """As it is sent, below a notice."""
    return Screen((Line("Something happened."),)) + for_one(tapper.screen, tapper.draft)


@in_each_language
@pytest.mark.parametrize(("seats", "teams"), [(2, False), (3, False), (4, False), (4, True)])
def test_every_screen_of_a_match_is_one_that_discord_takes(words: Words, seats: int, teams: bool) -> None:
    chance = Random(seats)
    for match in list(moments(f"limits {seats}", seats=seats, steps=70, teams=teams))[::3]:
        assert_allowed(for_all(desk.public(look(match, None, words))))
        for seat in range(seats):
            tapper = Tapper(match, seat, words)
            assert_allowed(private(tapper))
            hand = match.state.hands[seat]
            tapper.choose(tuple(chance.sample(hand, chance.randint(0, len(hand)))))
            assert_allowed(private(tapper))


@in_each_language
@pytest.mark.parametrize("count", range(1, 49))
def test_hands_of_every_size_can_be_shown_and_chosen_from(words: Words, count: int) -> None:
    """Whatever the hand is made of, from Commons alone to as few Commons as can be."""
    commons, others = cards(MANY_COMMONS), cards(ALL_OTHERS)
    for held in ((*commons, *others)[:count], (*others, *commons)[:count]):
        match = a_hand_of(held)
        tapper = Tapper(match, 0, words)
        assert_allowed(private(tapper))
        tapper.choose(held)
        assert_allowed(private(tapper))
        assert tapper.look.view.seats[0].hand == tuple(sorted(held))


def a_hand_of(held: tuple[int, ...]) -> Match:
    lie = tuple(
        tuple(card for card in range(6 * rank, 6 * rank + 6) if card not in held) for rank in range(1, 5)
    )
    left = list(cards(MANY_COMMONS))
    for card in held:
        if card in left:
            left.remove(card)
    return position(
        "",
        "",
        "",
        "",
        hands=(tuple(sorted(held)), (), (), ()),
        columns=lie,
        draw=tuple(left[:1]),
        discard=tuple(left[1:]),
    )


def test_a_hand_of_nine_cards_is_tapped_and_a_fuller_one_chosen_from_menus() -> None:
    nine = Tapper(a_hand_of(cards(MANY_COMMONS)[:9]), 0)
    assert len([tap for tap in taps(nine.screen) if tap.verb == "pick" and tap.enabled]) == 9
    full = Tapper(a_hand_of((*cards(MANY_COMMONS), *cards(ALL_OTHERS))), 0)
    assert [len(menu.choices) for menu in menus(full.screen)] == [25, 23]


def test_a_place_without_a_card_is_kept_free() -> None:
    shown = [tap for tap in taps(Tapper(a_hand_of(cards("red, sky bi")), 0).screen) if tap.verb == "pick"]
    assert [tap.label for tap in shown] == [str(number) for number in range(1, 10)]
    assert [tap.enabled for tap in shown] == [True, True, *[False] * 7]


def test_one_menu_keeps_what_is_chosen_in_the_other() -> None:
    tapper = Tapper(a_hand_of((*cards(MANY_COMMONS), *cards(ALL_OTHERS))), 0)
    tapper.pick(0)
    tapper.pick(30)
    tapper.pick(1)
    chosen = [choice.value for menu in menus(tapper.screen) for choice in menu.choices if choice.chosen]
    assert chosen == ["0", "1", "30"]


@in_each_language
def test_every_page_of_the_rules_is_one_that_discord_takes(words: Words) -> None:
    for title, screen in desk.rules(words):
        assert 1 <= len(title) <= 90
        assert_allowed(screen)
