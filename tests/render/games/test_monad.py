"""Monad's pictures and their words, from views of every kind."""

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.monad.cards import QUINT, RANK, card_of
from engine.monad.state import Bonus, Leapt, View
from render import monad
from render.drawing.sprite import LAID, PARTS, PIECES
from render.monad import alt, cards, samples, tabletop
from render.monad.in_hand import ordered, per_row
from render.monad.story import read_story
from render.sketch import Sketch, Words

LIMIT = 60 * 1024
VIEWS = {
    build.__name__: build
    for build in (
        samples.start,
        samples.traded,
        samples.bought,
        samples.leapt,
        samples.passed,
        samples.flipped,
        samples.drew,
        samples.partners,
    )
}


def opened(sketch: Sketch) -> Image.Image:
    return Image.open(BytesIO(sketch.draw())).convert("RGBA")


def crowded() -> View:
    """All that can lie on a table at once."""
    view = samples.traded()
    seats = tuple(
        replace(seat, monads=2, hand_size=24, team=index % 2) for index, seat in enumerate(view.seats)
    )
    quint = card_of(QUINT, samples.GREEN)
    news = (Leapt(3, (0, 1, 2, 3, 4, 5), quint, owes=False), Bonus(3, (20, 15, 10), drew=True))
    columns = tuple(
        tuple(column[(3 * i) % 6 :] + column[: (3 * i) % 6]) for i, column in enumerate(samples.FULL)
    )
    return replace(view, seats=seats, columns=columns, teams=True, goal=5, turn=0, news=news)


@pytest.mark.parametrize("name", VIEWS)
def test_a_table_is_a_thousand_pixels_wide_and_at_most_60_kib(name: str, english: Words) -> None:
    data = monad.table(VIEWS[name](), english).draw()
    assert Image.open(BytesIO(data)).width == 1000
    assert len(data) <= LIMIT


def test_the_most_crowded_table_is_at_most_60_kib(english: Words) -> None:
    assert len(monad.table(crowded(), english).draw()) <= LIMIT


@pytest.mark.parametrize("name", VIEWS)
def test_the_same_view_gives_the_same_bytes(name: str, english: Words) -> None:
    first, second = (monad.table(VIEWS[name](), english) for _ in range(2))
    assert first.key == second.key
    assert first.draw() == second.draw()


def test_what_the_table_does_not_show_does_not_change_its_key(english: Words) -> None:
    view = samples.traded()
    own = replace(view.seats[0], hand=(1, 2, 3))
    later = replace(view, seat=0, turns=99, silent=1, seats=(own, *view.seats[1:]))
    assert monad.table(later, english).key == monad.table(view, english).key


@pytest.mark.parametrize(
    "changed",
    [
        {"draw": 8},
        {"discard": (3,)},
        {"monads": 2},
        {"turn": 0},
        {"columns": samples.FULL},
        {"news": ()},
    ],
    ids=str,
)
def test_whatever_the_table_shows_changes_its_picture(changed: dict[str, object], english: Words) -> None:
    view = samples.traded()
    before, after = monad.table(view, english), monad.table(replace(view, **changed), english)
    assert before.key != after.key
    assert before.draw() != after.draw()


def test_a_bonus_lights_up_every_column_it_took_from() -> None:
    story = read_story(samples.traded())
    assert story.columns == {1, 2, 3, 4}
    assert story.draws
    assert not story.discards
    assert not story.monads


def test_commons_given_light_up_the_discard() -> None:
    story = read_story(samples.leapt())
    assert story.discards
    assert story.columns == {QUINT}


def test_a_bought_monad_lights_up_the_monads() -> None:
    assert read_story(samples.bought()).monads


def test_a_flip_lights_up_both_piles() -> None:
    story = read_story(samples.flipped())
    assert story.draws
    assert story.discards


def test_the_last_move_stays_inside_its_panel_however_many_cards_it_took() -> None:
    image = tabletop.paint(crowded(), ["Bi", "Tri", "Quad", "Quint"])
    edge = image.crop(
        (1000 - tabletop.MARGIN + 2, tabletop.STORY, 990, tabletop.STORY + tabletop.STORY_HEIGHT)
    )
    assert len(edge.getcolors() or []) == 1


@pytest.mark.parametrize("count", [0, 1, 5, 6, 7, 12, 13, 24, 25, 41])
def test_a_hand_of_any_size_fits_the_width(count: int, english: Words) -> None:
    hand = tuple(index % 30 for index in range(count))
    image = opened(monad.hand(samples.holding(*hand), english))
    assert image.width == 1000
    assert per_row(count) * 60 <= 1000


def test_up_to_24_cards_stand_at_least_100_pixels_wide() -> None:
    assert all(per_row(count) <= 8 for count in range(25))


def test_the_hand_is_sorted_by_rank_as_its_numbers_are() -> None:
    assert ordered((24, 3, 7, 0)) == (0, 3, 7, 24)


def test_chosen_cards_are_raised_and_counted(english: Words) -> None:
    view = samples.holding(0, 7, 14)
    plain, chosen = monad.hand(view, english), monad.hand(view, english, (2, 1))
    assert plain.key != chosen.key
    assert plain.draw() != chosen.draw()
    assert "Chosen: 2, 3, worth 10" in chosen.alt


def test_the_order_of_choosing_does_not_matter(english: Words) -> None:
    view = samples.holding(0, 7, 14)
    assert monad.hand(view, english, (1, 2)).key == monad.hand(view, english, (2, 1, 2)).key


def test_the_corners_are_clear_and_the_middle_is_not(english: Words) -> None:
    image = opened(monad.table(samples.start(), english))
    alpha = image.getchannel("A")
    corners = [(0, 0), (999, 0), (0, image.height - 1), (999, image.height - 1)]
    assert [alpha.getpixel(corner) for corner in corners] == [0, 0, 0, 0]
    assert alpha.getpixel((500, image.height // 2)) == 255


def test_every_section_of_the_rules_has_a_picture_and_words(words: Words) -> None:
    for section in monad.SECTIONS:
        sketch = monad.rules(section, words)
        assert opened(sketch).width == 1000
        assert 40 < len(sketch.alt) <= 1024


def test_the_alt_text_tells_the_whole_table(english: Words) -> None:
    text = alt.table(samples.traded(), english, ("Ada", "Bo", "Cleo", "Dan"))
    assert "Seat 4 (Dan) to act" in text
    assert "Bi, top card first: yellow, red, green, orange." in text
    assert "Draw pile 9, discard 3, top sky." in text
    assert "Seat 2 (Bo): 2\u00a0Monads, 12\u00a0cards, identity navy, bonus ready." in text
    assert "Seat 4 (Dan): 1\u00a0Monad, 9\u00a0cards, identity orange, bonus used." in text


def test_an_empty_column_is_said_to_be_empty(english: Words) -> None:
    text = alt.table(samples.passed(), english)
    assert "Bi: none left." in text
    assert "discard 0." in text


def test_alt_texts_stay_within_discords_limit_even_with_long_names(words: Words) -> None:
    names = ("N" * 32,) * 4
    text = alt.table(crowded(), words, names)
    assert len(text) <= 1024
    assert not text.endswith("…")


def test_a_hidden_card_is_in_no_table_text(english: Words) -> None:
    """The table's words come from the public part of a view, also when a seat's own view is handed in."""
    view = samples.holding(24, 25)
    hidden = replace(view, seat=None, seats=tuple(replace(seat, hand=None) for seat in view.seats))
    assert alt.table(view, english) == alt.table(hidden, english)


def test_the_result_names_winners_first_and_partners_together(english: Words) -> None:
    view, outcome = samples.partners_won()
    text = monad.result(view, outcome, english).alt
    assert "1. Seat 1, Seat 3: 5 Monads. 2. Seat 2, Seat 4: 3 Monads." in text


def test_mn11_1_table_and_hand_say_who_plays_together_and_how_the_teams_stand(english: Words) -> None:
    view = samples.holding_with_a_partner(samples.RED, samples.NAVY)
    names = ("Ada", "Basile", "Cleo", "Jonas")
    stand = ("Team 1 + 3: 3 of 5\u00a0Monads", "Team 2 + 4: 2 of 5\u00a0Monads")
    table, hand = alt.table(view, english, names), alt.hand(view, english, (), names)
    assert all(told in text for told in stand for text in (table, hand))
    assert "Your partner: Seat 3 (Cleo)" in hand
    alone = samples.holding(samples.RED)
    assert "partner" not in alt.hand(alone, english)
    assert "Team" not in alt.table(alone, english)


def test_mn11_1_a_hand_is_drawn_anew_when_the_partner_wins_a_monad(english: Words) -> None:
    view = samples.holding_with_a_partner(samples.RED, samples.NAVY)
    partner = replace(view.seats[2], monads=view.seats[2].monads + 1)
    later = replace(view, seats=(*view.seats[:2], partner, view.seats[3]))
    before, after = monad.hand(view, english), monad.hand(later, english)
    assert before.key != after.key
    assert opened(before).size == opened(after).size
    assert opened(before).tobytes() != opened(after).tobytes()
    assert len(after.draw()) <= LIMIT


def test_mn11_1_partners_share_a_field_of_the_table(english: Words) -> None:
    """Who won a Monad does not matter to its team's row of them; it stands with the seat besides."""
    view = samples.partners()
    moved = tuple(replace(seat, monads=monads) for seat, monads in zip(view.seats, (2, 2, 1, 0), strict=True))
    before, after = (
        opened(monad.table(view, english)),
        opened(monad.table(replace(view, seats=moved), english)),
    )
    row = (0, tabletop.SEATS, 1000, tabletop.SEATS + 70)
    assert before.crop(row).tobytes() == after.crop(row).tobytes()
    assert before.tobytes() != after.tobytes()


def test_a_hand_without_cards_says_so(english: Words) -> None:
    assert monad.hand(samples.holding(), english).alt.startswith("Your hand is empty.")


def test_no_card_is_drawn_while_somebody_waits(monkeypatch: pytest.MonkeyPatch, words: Words) -> None:
    """Once all pieces were gone through, boards and hands of up to twelve cards lay them: where no other game
    has filled the room."""
    for room in (PIECES, LAID, PARTS):
        room.clear()
    assert len([piece.image for piece in monad.pieces()]) > len(RANK)

    def drawn(*_: object, **__: object) -> None:
        raise AssertionError("a card was drawn")

    monkeypatch.setattr(cards, "_value", drawn)
    for build in VIEWS.values():
        view = build()
        assert monad.table(view, words).draw()
        assert monad.hand(replace(view, seat=view.seat or 0), words).draw()
