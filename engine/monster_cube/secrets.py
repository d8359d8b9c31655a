"""What an eye may see of a match, how the rest might be otherwise, and that nothing is lost.

Hidden are the order of the piles and, where hands are played, the hands of others but for their backs.
"""

from collections import Counter
from collections.abc import Mapping
from itertools import chain

from msgspec.structs import replace

from engine.chance import Chance
from engine.game import Seat
from engine.monster_cube import scoring
from engine.monster_cube.actions import Codes
from engine.monster_cube.cards import CARDS, Cell
from engine.monster_cube.cube.judging import side_of
from engine.monster_cube.news import Drew, News
from engine.monster_cube.play import claims, turns
from engine.monster_cube.play.piles import is_last
from engine.monster_cube.seen import CubeView, PlayerView, Tally, TileView, View
from engine.monster_cube.state import Cube, Phase, Player, Rules, State
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
        answer_by=state.ask_at if state.asked and state.agreed else None,
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
    hand = player.hand if own and state.options.rules.hands else None
    return PlayerView(
        won=player.won,
        tally=tally,
        hand=hand,
        targets=None if hand is None else tuple(code + shift for code in hand),
        backs=tuple(CARDS[code].modifier for code in player.hand),
        pile=len(player.pile),
        before=player.before,
        modifier=shift,
        left=scoring.cards_left(player),
        solved=player.solved,
        missed=player.missed,
        streak=player.streak,
        turns=player.turns,
        barred_until=player.barred_until,
        agreed=seat in state.agreed,
        looking=player.looking_until is not None,
    )


def _may_agree(state: State) -> bool:
    if state.phase is Phase.TURN:
        return turns.may_agree(state)
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
    if not state.options.rules.hands:
        return replace(state, piles=tuple(chance.shuffled(sorted(pile)) for pile in state.piles))
    hidden = [player.hand for other, player in enumerate(state.players) if other != seat]
    piles = [player.pile for player in state.players]
    unseen = _Unseen(tuple(chain(*hidden, *piles, state.box)), chance)
    hands = [
        player.hand if other == seat else tuple(map(unseen.alike, player.hand))
        for other, player in enumerate(state.players)
    ]
    players = tuple(
        replace(player, hand=hand, pile=unseen.dealt(len(player.pile)))
        for player, hand in zip(state.players, hands, strict=True)
    )
    return replace(
        state,
        players=players,
        box=unseen.dealt(len(state.box)),
        news=tuple(_drawn(news, players) for news in state.news),
    )


class _Unseen:
    """The cards that an eye cannot see, in another order; whoever holds some shows their backs."""

    def __init__(self, codes: Codes, chance: Chance) -> None:
        self.left = list(chance.shuffled(sorted(codes)))

    def alike(self, code: int) -> int:
        """Another card with the same back."""
        back = CARDS[code].modifier
        found = next(other for other in self.left if CARDS[other].modifier == back)
        self.left.remove(found)
        return found

    def dealt(self, count: int) -> Codes:
        dealt, self.left = tuple(self.left[:count]), self.left[count:]
        return dealt


def _drawn(news: News, players: tuple[Player, ...]) -> News:
    """A card that was just drawn is the last in hand."""
    return Drew(seat=news.seat, card=players[news.seat].hand[-1]) if isinstance(news, Drew) else news


def census(state: State) -> Mapping[str, int]:
    """The monsters by code, wherever they lie, and the tiles of all sets in play."""
    piles = [state.zone, state.discard, state.box, state.gone, *state.piles]
    for player in state.players:
        piles += [player.hand, player.pile, player.before]
        piles += () if state.options.rules.hands else [player.won]
    counted = Counter(f"monster {code}" for pile in piles for code in pile)
    if state.solved is not None:
        counted[f"monster {state.solved}"] += 1
    counted.update(f"tile {tile}" for cube in state.cubes for tile in cube.tiles)
    return counted
