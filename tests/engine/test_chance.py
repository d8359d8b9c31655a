"""Chance: the same luck for the same seed and revision, fair, and sealed beforehand."""

import hashlib
from collections import Counter

import pytest

from engine.chance import Chance, brains_luck, sealed


def test_the_same_seed_and_revision_give_the_same_luck() -> None:
    assert Chance("tablée", 7).shuffled(range(20)) == Chance("tablée", 7).shuffled(range(20))


def test_another_revision_or_seed_gives_other_luck() -> None:
    first = Chance("tablée", 7).shuffled(range(20))
    assert Chance("tablée", 8).shuffled(range(20)) != first
    assert Chance("tablee", 7).shuffled(range(20)) != first


def test_the_stream_is_the_same_on_every_python() -> None:
    luck = Chance("seven", 7)
    assert luck.below(1000) == 743
    assert luck.roll(5) == (1, 3, 4, 4, 4)
    assert "".join(luck.shuffled("abcdef")) == "dfcabe"
    assert luck.between(-3, 3) == 0


def test_a_seal_is_the_hash_of_the_seed() -> None:
    assert sealed("a seed") == hashlib.sha256(b"a seed").hexdigest()


def test_every_face_comes_up_about_as_often() -> None:
    faces = Counter(Chance("die", 0).roll(6_000))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(850 < count < 1150 for count in faces.values())


def test_a_shuffle_keeps_every_item_and_a_sample_takes_none_twice() -> None:
    luck = Chance("cards", 3)
    assert sorted(luck.shuffled(range(52))) == list(range(52))
    assert len(set(luck.sample(range(52), 13))) == 13


def test_no_more_can_be_drawn_than_there_is() -> None:
    with pytest.raises(ValueError, match="no 4 of 3"):
        Chance("cards", 0).sample("abc", 4)


def test_what_happens_surely_happens_and_what_never_does_does_not() -> None:
    luck = Chance("sure", 0)
    assert all(luck.happens(100) for _ in range(2_000))
    assert not any(luck.happens(0) for _ in range(2_000))
    assert 150 < sum(luck.happens(10) for _ in range(2_000)) < 250


def test_a_number_between_two_may_be_either() -> None:
    luck = Chance("bounds", 0)
    assert {luck.between(-1, 1) for _ in range(200)} == {-1, 0, 1}
    assert {luck.between(4, 4) for _ in range(20)} == {4}


def test_a_pick_is_one_of_the_items() -> None:
    assert Chance("pick", 1).pick("xyz") in "xyz"


def test_there_is_no_number_below_one() -> None:
    with pytest.raises(ValueError, match="nothing lies below 0"):
        Chance("none", 0).below(0)


def test_luck_does_not_show_its_seed() -> None:
    assert repr(Chance("secret", 4)) == "Chance(revision=4)"


def test_a_brain_has_luck_of_its_own_from_which_the_seed_cannot_be_read() -> None:
    places = [(seat, revision) for seat in (0, 1) for revision in (0, 1)]
    assert all("secret" not in brains_luck("secret", *place).seed for place in places)
    tosses = [brains_luck("secret", *place).shuffled(range(20)) for place in places]
    assert len(set(tosses)) == len(places)
    assert tosses == [brains_luck("secret", *place).shuffled(range(20)) for place in places]
