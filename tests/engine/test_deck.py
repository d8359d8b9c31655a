"""Decks: read from one folder, checked before anything is made of them."""

from importlib import import_module
from pkgutil import walk_packages

import pytest

from engine.deck import Deck, load_deck, read_deck
from engine.registry import NAMES


class Bag(Deck, frozen=True, kw_only=True):
    beans: int

    def check(self) -> None:
        if self.beans < 1:
            raise ValueError("a bag holds a bean or more")


def test_a_deck_says_what_is_in_it() -> None:
    assert read_deck("sack", Bag, b'schema = 1\ngame = "sack"\nbeans = 3') == Bag(
        schema=1, game="sack", beans=3
    )


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('schema = 1\ngame = "sack"\nbeans = 0', "a bean or more"),
        ('schema = 1\ngame = "purse"\nbeans = 3', "the deck of purse, not of sack"),
    ],
)
def test_a_deck_that_contradicts_itself_is_not_read(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        read_deck("sack", Bag, text.encode())


def test_every_game_of_the_house_finds_its_deck_by_its_own_name() -> None:
    for name in NAMES:
        package = import_module(f"engine.{name}")
        (cards,) = (
            one.name
            for one in walk_packages(package.__path__, f"{package.__name__}.")
            if one.name.endswith(".cards")
        )
        declared = import_module(cards)
        assert load_deck(name, declared.Deck) == declared.DECK
