"""Looks at matches of Monad without Discord, and people who tap on what the desk shows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from cogs.games.desk import Do, Keep, Meaning
from cogs.games.look import AnyLook, look_into
from cogs.games.monad import desk
from cogs.wire.screens.screen import Line, Menu, Row, Screen, Tap
from data.words import Languages, Words
from engine.chance import Chance
from engine.game import Frozen, Level, Press
from engine.match import Match
from engine.monad import game
from engine.monad.state import Action, Cards, Options

LANGUAGES = Languages(strict=True)
CONSIDERED = 60  # of the very many legal actions of a full hand

in_each_language = pytest.mark.parametrize("words", [LANGUAGES["en"], LANGUAGES["fr"]], ids=repr)


def look(match: Match, seat: int | None, words: Words = LANGUAGES["en"], draft: str = "") -> AnyLook:
    people = tuple(f"<@{100 + at}>" for at in range(match.seats))
    plain = tuple(f"Ada {at}" for at in range(match.seats))
    return look_into(match, seat, words, names=people, plain_names=plain, when=match.opened, draft=draft)


def moments(seed: str, *, seats: int, steps: int, teams: bool = False) -> Iterator[Match]:
    """A match at each of its first steps, played well and badly by turns for hands of all sizes."""
    chance = Random(seed)
    match = Match.deal(game, Options(teams=teams), seats, seed, 0)
    for _ in range(steps):
        yield match
        if match.outcome:
            return
        match = match.act(
            match.state.turn, _some_action(match, chance), Press(at=0, seen=match.revision)
        ).match


def _some_action(match: Match, chance: Random) -> Action:
    if chance.random() < 0.3:
        return chance.choice(legal(match))
    level = chance.choice((Level.EASY, Level.NORMAL))
    seat = match.state.turn
    plan = game.brain(level).think(game.view(match.state, seat), None, Chance(match.seed, match.revision))
    assert plan is not None
    return plan.action


def legal(match: Match) -> list[Action]:
    return list(islice(game.legal(match.state, match.state.turn), CONSIDERED))


def taps(screen: Screen) -> list[Tap]:
    return [tap for part in screen.parts if isinstance(part, Row) for tap in part.taps]


def menus(screen: Screen) -> list[Menu]:
    return [part for part in screen.parts if isinstance(part, Menu)]


class Tapper:
    """Somebody before an own private screen, who can only do what is shown there."""

    def __init__(self, match: Match, seat: int, words: Words = LANGUAGES["en"]) -> None:
        self.match = match
        self.seat = seat
        self.words = words
        self.draft = ""
        self.pressed = 0

    @property
    def look(self) -> AnyLook:
        return look(self.match, self.seat, self.words, self.draft)

    @property
    def screen(self) -> Screen:
        return desk.private(self.look)

    @property
    def text(self) -> str:
        return "\n".join(part.text for part in self.screen.parts if isinstance(part, Line))

    @property
    def offered(self) -> list[Frozen]:
        """What the taps of this screen would do."""
        means = [self.means(tap) for tap in taps(self.screen) if tap.enabled]
        return [meaning.action for meaning in means if isinstance(meaning, Do)]

    def means(self, tap: Tap) -> Meaning:
        return desk.meaning(self.look, tap.verb, tap.args, ())

    def choose(self, cards: Cards) -> None:
        """Tap these cards, or choose them in the menus; equal cards are as good as each other."""
        hand = self.look.view.seats[self.seat].hand
        left = list(cards)
        for place, card in enumerate(hand):
            if card in left:
                left.remove(card)
                self.pick(place)
        assert not left

    def pick(self, place: int) -> None:
        screen = self.screen
        found = [tap for tap in taps(screen) if (tap.verb, tap.args) == ("pick", (place,)) and tap.enabled]
        if found:
            meaning = self.means(found[0])
        else:
            menu = next(
                menu for menu in menus(screen) if str(place) in {choice.value for choice in menu.choices}
            )
            values = [choice.value for choice in menu.choices if choice.chosen]
            meaning = desk.meaning(self.look, menu.verb, menu.args, [*values, str(place)])
        assert isinstance(meaning, Keep)
        self.draft = meaning.draft
        self.pressed += 1


def same(one: Frozen, other: Frozen) -> bool:
    """Whether two actions differ at most in the order in which their cards are named."""
    return type(one) is type(other) and _plain(one) == _plain(other)


def _plain(action: Frozen) -> dict[str, Any]:
    fields: dict[str, Any] = {name: getattr(action, name) for name in action.__struct_fields__}
    return fields | {"cards": sorted(fields["cards"])} if "cards" in fields else fields
