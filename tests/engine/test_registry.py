"""The games of the house, found by name."""

import pytest

from engine.registry import NAMES, game, games, ladder_of, ladders


def test_every_name_leads_to_the_game_that_bears_it() -> None:
    assert [one.key for one in games()] == list(NAMES)
    assert [game(name) for name in NAMES] == list(games())
    assert [repr(one) for one in games()] == [f"<{name}>" for name in NAMES]


@pytest.mark.parametrize("name", ["chess", "registry", "", "monad.rules"])
def test_a_name_that_is_not_of_this_house_leads_nowhere(name: str) -> None:
    with pytest.raises(KeyError):
        game(name)


def test_every_leaderboard_is_known_by_a_key_that_begins_with_its_game() -> None:
    for key, ladder in ladders().items():
        assert ladder.key == key
        assert key.startswith(ladder.game)
        assert ladder in game(ladder.game).ladders
    assert ladders()["monad"].feats == game("monad").feats
    assert len(ladders()) == len(NAMES) + 3  # Monster Cube has four


def test_a_match_counts_on_the_ladder_of_its_options() -> None:
    usual, *others = game("monster_cube").ladders
    assert others
    assert ladder_of("monster_cube", b"{}") == usual


@pytest.mark.parametrize(("key", "options"), [("monad", b"?"), ("chess", b"{}")])
def test_what_is_not_to_be_told_any_more_counts_on_the_games_own(key: str, options: bytes) -> None:
    assert ladder_of(key, options).key == key
