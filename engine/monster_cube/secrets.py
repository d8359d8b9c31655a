"""What an eye may see of a match, how the rest might be otherwise, and that nothing is lost.

Hidden are the order of the piles and, where hands are played, the hands of others but for their backs.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping
from itertools import chain

from msgspec.structs import replace

from engine.chance import Chance
from engine.monster_cube import claims, scoring, turns
from engine.monster_cube.cards import CARDS, Cell
from engine.monster_cube.judging import side_of
from engine.monster_cube.piles import is_last
from engine.monster_cube.seen import CubeView, PlayerView, Tally, TileView, View
from engine.monster_cube.state import (
    Codes,
    Cube,
    Drew,
    News,
    Phase,
    Player,
    Rules,
    Seat,
    State,
)
from engine.race import claim_of


def view(state: State, seat: Seat | None) -> View:
    holder = state.holder
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        round=state.round,
        last_round=is_last(state),
        cubes=tuple(_cube(cube, state.options.rules) for cube in state.cubes),
        zone=state.zone,
        piles=tuple(map(len, state.piles)),
        discard=len(state.discard),
        fresh_pile=state.ran_out_now and not is_last(state),
        players=tuple(
            _player(state, other, tally, own=other == seat)
            for other, tally in enumerate(scoring.tallies(state))
        ),
        turn=state.turn,
        holder=holder.seat if holder else None,
        until=state.until,
        judging=state.race is not None,
        pressed=seat is not None and claim_of(state.race, seat) is not None,
        finish=state.finish,
        queue=tuple(claim.seat for claim in state.queue),
        solved=state.solved,
        may_agree=_may_agree(state),
        asked=state.asked,
        answer_by=state.ask_at if state.asked else None,
        agreements=state.agreements,
        last=state.last,
        began_at=state.began_at,
        fresh_at=_fresh_at(state, seat),
        ended_at=state.ended_at,
        end=state.end,
        news=tuple(_told(news, seat) for news in state.news),
    )


def _cube(cube: Cube, rules: Rules) -> CubeView:
    side = side_of(rules)

    def tile(kind: int, cell: Cell) -> TileView:
        return TileView(cell=cell, numbers=side[kind], kind=kind)

    return CubeView(tiles=tuple(map(tile, cube.tiles, cube.cells)))


def _player(state: State, seat: Seat, tally: Tally, *, own: bool) -> PlayerView:
    player = state.players[seat]
    shift = claims.modifier(player)
    hand = player.hand if own and state.options.rules is Rules.ADVANCED else None
    return PlayerView(
        won=player.won,
        tally=tally,
        hand=hand,
        targets=None if hand is None else tuple(code + shift for code in hand),
        backs=tuple(CARDS[code].modifier for code in player.hand),
        pile=len(player.pile),
        before=player.before,
        modifier=shift,
        left=scoring.left(player),
        solved=player.solved,
        missed=player.missed,
        streak=player.streak,
        turns=player.turns,
        barred_until=player.barred_until,
        agreed=seat in state.agreed,
        looking=player.looked,
    )


def _may_agree(state: State) -> bool:
    if state.phase is Phase.TURN:
        return turns.turns_before_agreeing(state) == 0
    return state.phase is Phase.SEARCH and state.race is None


def _fresh_at(state: State, seat: Seat | None) -> int | None:
    eye = state.turn if state.options.rules.turns else seat
    if eye is None:
        return None if state.options.rules is not Rules.CODE else state.players[0].fresh_at
    return state.players[eye].fresh_at


def _told(news: News, eye: Seat | None) -> News:
    return Drew(seat=news.seat) if isinstance(news, Drew) and news.seat != eye else news


def redeal(state: State, seat: Seat | None, chance: Chance) -> State:
    """Piles in another order; hands of others of other cards with the same backs."""
    if state.options.rules is not Rules.ADVANCED:
        return replace(state, piles=tuple(map(chance.shuffled, state.piles)))
    hidden = [
        player.pile if other == seat else player.hand + player.pile
        for other, player in enumerate(state.players)
    ]
    swapped = _swapped(tuple(chain(*hidden, state.box)), chance)

    def otherwise(codes: Codes) -> Codes:
        return tuple(swapped[code] for code in codes)

    def hiding(other: Seat, player: Player) -> Player:
        hand = player.hand if other == seat else otherwise(player.hand)
        return replace(player, hand=hand, pile=otherwise(player.pile))

    return replace(
        state,
        players=tuple(hiding(other, player) for other, player in enumerate(state.players)),
        box=otherwise(state.box),
        news=tuple(_drew_otherwise(news, seat, swapped) for news in state.news),
    )


def _swapped(codes: Codes, chance: Chance) -> Mapping[int, int]:
    """Each of these cards, and one of them with the same back that lies in its place instead."""
    alike: defaultdict[int, list[int]] = defaultdict(list)
    for code in sorted(codes):
        alike[CARDS[code].modifier].append(code)
    pairs = (zip(cards, chance.shuffled(cards), strict=True) for cards in alike.values())
    return dict(chain.from_iterable(pairs))


def _drew_otherwise(news: News, eye: Seat | None, swapped: Mapping[int, int]) -> News:
    if not isinstance(news, Drew) or news.seat == eye or news.card is None:
        return news
    return Drew(seat=news.seat, card=swapped[news.card])


def census(state: State) -> Mapping[str, int]:
    """The monsters by code, wherever they lie, and the tiles of all sets in play."""
    piles = [state.zone, state.discard, state.box, state.gone, *state.piles]
    for player in state.players:
        piles += [player.won, player.hand, player.pile, player.before]
    counted = Counter(f"monster {code}" for pile in piles for code in pile)
    if state.solved is not None:
        counted[f"monster {state.solved}"] += 1
    counted.update(f"tile {tile}" for cube in state.cubes for tile in cube.tiles)
    return counted
