"""What a hand promises: how a brain tells a good position from a bad one."""

from engine.game import Frozen
from engine.monad.cards import COLOUR, COMMON, IS_WARM, PARTNERS, RANK
from engine.monad.state import State


class Taste(Frozen, frozen=True):
    """Points for what lies in a hand, counted in Commons. By rank, where there are five."""

    cards: tuple[float, float, float, float, float]
    monad: float
    pairs: tuple[float, float, float, float, float] = (0, 0, 0, 0, 0)  # a warm and a cool card
    bonus_pairs: tuple[float, float, float, float, float] = (0, 0, 0, 0, 0)  # more for a pair with a bonus
    joker: float = 0  # a card of the identity's colour
    colours: tuple[float, ...] = (0, 0, 0, 0, 0, 0, 0)  # so many different Commons, on the way to a leap

    def worth_of(self, state: State, seat: int) -> float:
        return state.monads[seat] * self.monad + self.of_hand(state.hands[seat], state.identities[seat])

    def of_hand(self, hand: tuple[int, ...], identity: int) -> float:
        points = 0.0
        held: list[set[int]] = [set(), set(), set(), set(), set()]
        for card in hand:
            rank = RANK[card]
            points += self.cards[rank]
            held[rank].add(COLOUR[card])
            if COLOUR[card] == identity and rank != COMMON:
                points += self.joker
        points += self.colours[len(held[COMMON])]
        for rank, colours in enumerate(held):
            if len(colours) > 1 and any(IS_WARM[c] for c in colours) and not all(IS_WARM[c] for c in colours):
                points += self.pairs[rank]
                if rank != COMMON and any(PARTNERS[colour] in colours for colour in colours):
                    points += self.bonus_pairs[rank]
        return points
