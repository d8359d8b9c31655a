"""What leaves the rules: all that a picture needs, and nothing that an eye may not see."""

import msgspec

from engine.chance import Chance
from engine.monster_cube import game
from engine.monster_cube.actions import Buzz, Place
from engine.monster_cube.cards import CARDS, START
from engine.monster_cube.news import Drew
from engine.monster_cube.seen import View
from engine.monster_cube.state import Options, Phase, Rules
from tests.monster_cube.tables import Table, advanced, claim, code, dice


def test_a_view_shows_the_27_numbers_and_where_each_tile_lies() -> None:
    view = code(2, (5, 40, 50)).view()
    (cube,) = view.cubes
    assert [tile.cell for tile in cube.tiles] == list(START)
    assert [tile.numbers for tile in cube.tiles][:3] == [(1, 4, 7), (2, 8, 1), (3, 9, 6)]
    assert [tile.kind for tile in cube.tiles] == list(range(9))
    assert view.zone == (5, 40, 50)
    assert (view.piles, view.discard) == ((53,), 0)


def test_a_turn_game_shows_everybodys_cube() -> None:
    view = dice(4).view(2)
    assert len(view.cubes) == 4
    assert (view.phase, view.turn, view.round) == (Phase.TURN, 0, 1)


def test_a_hand_is_its_owners_and_its_backs_are_everybodys() -> None:
    """MC13.3."""
    table = advanced(2, (5, 40, 50), (7, 41, 51))
    own, other, public = table.view(0), table.view(1), table.view()
    assert own.players[0].hand == own.players[0].targets == (5, 40, 50)
    for view in (other, public):
        assert view.players[0].hand is None
        assert view.players[0].targets is None
        assert view.players[0].backs == (-2, 1, -3)
    assert code(2).view(0).players[0].hand is None


def test_a_card_that_is_drawn_is_known_to_its_owner_alone() -> None:
    table = advanced(2, (5, 40, 50), (7, 41, 51))
    drawn = table.player(0).pile[0]
    table.buzz(0)
    table.act(0, claim("AY BY CY"))
    assert drew(table.view(0)) == drawn
    assert drew(table.view(1)) is None
    assert drew(table.view()) is None


def drew(view: View) -> int | None:
    (news,) = (news for news in view.news if isinstance(news, Drew))
    return news.card


def test_hands_dealt_anew_keep_their_backs() -> None:
    table = Table(4, "advanced")
    state = table.state
    for number in range(20):
        other = game.redeal(state, 1, Chance("elsewhere", number))
        for before, after in zip(state.players, other.players, strict=True):
            assert [CARDS[card].modifier for card in before.hand] == [
                CARDS[card].modifier for card in after.hand
            ]
        assert other.players[1].hand == state.players[1].hand
        assert (
            other.players[0].hand != state.players[0].hand or other.players[2].hand != state.players[2].hand
        )


def test_what_is_dealt_anew_tells_nothing_of_what_was_there() -> None:
    """Two matches that an eye cannot tell apart are dealt anew alike."""
    table = Table(3, "advanced")
    other = game.redeal(table.state, 0, Chance("another", 1))
    assert other != table.state
    assert game.redeal(other, 0, Chance("same", 2)) == game.redeal(table.state, 0, Chance("same", 2))
    piles = code(2).state
    swapped = msgspec.structs.replace(piles, piles=(tuple(reversed(piles.piles[0])),))
    assert game.redeal(swapped, 0, Chance("same", 2)) == game.redeal(piles, 0, Chance("same", 2))


def test_since_when_the_board_lies_as_it_does_is_told_to_whom_it_concerns() -> None:
    table = code(2, (5, 40, 50))
    table.solve(0, 4_000)
    assert table.view().fresh_at == table.view(1).fresh_at == 1_006_000
    hands = advanced(2, (5, 40, 50), (7, 41, 51))
    assert hands.view().fresh_at is None
    assert hands.view(1).fresh_at == 1_000_000
    turn = dice(2)
    turn.idle(0, 60_000)
    assert turn.view().fresh_at == turn.view(0).fresh_at == 1_060_000


def test_a_view_tells_who_may_do_what_until_when() -> None:
    table = advanced(3, (5, 40, 50), (7, 41, 51))
    board = table.match.revision
    table.act(0, Buzz(), 4_000, seen=board)
    table.act(1, Buzz(), 4_001, seen=board)
    view = table.view(1)
    assert (view.judging, view.pressed, view.holder, view.may_agree) == (True, True, None, False)
    table.lapse()
    view = table.view(2)
    assert (view.judging, view.pressed, view.holder, view.queue) == (False, False, 0, (1,))
    assert view.until == 1_004_250 + 30_000
    table.act(0, claim("AY BY CY"))
    view = table.view()
    assert (view.phase, view.solved, view.holder) == (Phase.PLACE, 5, 0)
    table.act(0, Place(seat=2))
    assert table.view().solved is None


def test_every_card_and_tile_is_somewhere() -> None:
    for rules, tiles in ((Rules.CODE, 9), (Rules.ADVANCED, 9), (Rules.DICE, 36), (Rules.NUMBERS, 36)):
        census = game.census(Table(4, rules.value).state)
        assert sum(census.values()) == 56 + tiles
        assert all(count == 1 for name, count in census.items() if name.startswith("monster"))


def test_a_card_that_is_yet_to_be_laid_before_somebody_is_not_lost() -> None:
    table = advanced(3, (5, 40, 50))
    before = game.census(table.state)
    table.buzz(0)
    table.act(0, claim("AY BY CY"))
    assert table.state.solved == 5
    assert game.census(table.state) == before


def test_the_records_of_a_match_are_kept() -> None:
    table = code(1, (5, 40, 50))
    table.change(ran_out=2)
    table.give(0, won=(30, 31, 32), solved=3, streak=3, best_streak=3, fastest=9_000)
    table.solve(0, 4_000)
    figures = table.outcome.figures[0]
    assert figures == {
        "solved": 4,
        "missed": 0,
        "unmissed": 4,
        "run": 3,
        "fastest_ms": 4_000,
        "alone_ms": 6_000 - 3 * 60_000,  # a made-up match: one round, four captures
    }


def test_a_miss_begins_the_count_of_monsters_anew() -> None:
    table = code(2, (5, 40, 50))
    table.give(0, solved=3, streak=3, best_streak=3)
    table.miss(0)
    player = table.player(0)
    assert (player.missed, player.streak, player.best_streak) == (1, 0, 3)


def test_alone_every_round_without_a_capture_costs_time() -> None:
    table = Table(1)
    table.change(ran_out=2, round=10)
    table.give(0, won=(1, 5))
    table.agree(0, at=100_000)
    assert table.outcome.figures[0]["alone_ms"] == 100_000 + 8 * 60_000


def test_each_rule_set_has_a_leaderboard_of_its_own_with_its_records() -> None:
    compared = {ladder.key: [feat.figure for feat in ladder.feats] for ladder in game.ladders}
    assert list(compared) == [f"monster_cube_{rules}" for rules in Rules]
    assert all(ladder.game == game.key for ladder in game.ladders)
    for rules in Rules:
        ladder = game.ladder(Options(rules=rules))
        assert ladder.key == f"monster_cube_{rules}"
        assert ("alone_turns" if rules.turns else "alone_ms") in compared[ladder.key]
    assert {figure for figures in compared.values() for figure in figures} == {
        feat.figure for feat in game.feats
    }
