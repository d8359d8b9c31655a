"""The deck file is checked when it is read: a wrong one never reaches a table."""

from pathlib import Path

import msgspec
import pytest

from engine.deck import read_deck
from engine.monad import cards

FILE = Path(__file__).parents[2].joinpath("data", "decks", "monad.toml").read_text(encoding="utf-8")


def test_the_deck_of_the_house_is_sound() -> None:
    assert read_deck("monad", cards.Deck, FILE.encode()) == cards.DECK


@pytest.mark.parametrize(
    ("right", "wrong", "complaint"),
    [
        ('partner = "navy"', 'partner = "sky"', "red has no bonus partner"),
        ('partner = "navy"', 'partner = "pink"', "red has no bonus partner"),
        ('id = "red"\ntemperature = "warm"', 'id = "red"\ntemperature = "cool"', "red has no bonus partner"),
        ("value = 36", "value = 80", "each dearer"),
        ("value = 3\n", "value = 1\n", "each dearer"),
        ('5 = "quad"', '5 = "heptad"', "a leap leads"),
        (
            '"navy", "sky", "green"]\ngoal = 4',
            '"navy", "sky"]\ngoal = 4',
            "3 players need as many",
        ),
        ("commons_per_colour = 4", "commons_per_colour = 3", "do not come out even"),
    ],
)
def test_a_deck_that_contradicts_itself_is_refused(right: str, wrong: str, complaint: str) -> None:
    assert right in FILE
    with pytest.raises(ValueError, match=complaint):
        read_deck("monad", cards.Deck, FILE.replace(right, wrong, 1).encode())


def test_colours_in_another_order_are_refused() -> None:
    mixed = FILE.replace('"warm"', '"hot"').replace('"cool"', '"warm"').replace('"hot"', '"cool"')
    with pytest.raises(ValueError, match="three warm colours come first"):
        read_deck("monad", cards.Deck, mixed.encode())


def test_an_unknown_word_in_the_deck_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="blessing"):
        read_deck("monad", cards.Deck, FILE.replace("[house]", "[house]\nblessing = 1").encode())
