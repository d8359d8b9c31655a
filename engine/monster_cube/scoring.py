"""What captured monsters are worth: MC8.3, MC10.9, MC12."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.game import ranked
from engine.monster_cube.actions import Codes
from engine.monster_cube.cards import CARDS, DECK, FAMILY, RUNS, family_of
from engine.monster_cube.seen import Tally
from engine.monster_cube.state import Options, Player, State

_LEAST_RUN = min(RUNS)


def points_of_won(won: Sequence[int]) -> int:
    """Each x2 scores as many points as there are +1 cards (MC8.3)."""
    worths = [CARDS[code].worth for code in won]
    return sum(worths) + worths.count(0) * worths.count(1)


def stars(won: Sequence[int]) -> int:
    return sum(CARDS[code].stars for code in won)


def longest_run(won: Sequence[int]) -> Codes:
    """The longest row of consecutive codes, of several the lowest; nothing where there is none of two."""
    longest: list[int] = []
    run: list[int] = []
    for code in sorted(won):
        run = [*run, code] if run and code == run[-1] + 1 else [code]
        if len(run) > len(longest):
            longest = run
    return tuple(longest) if len(longest) >= _LEAST_RUN else ()


def families(won: Sequence[int]) -> tuple[int, ...]:
    """Those of which all four are there (MC12.3)."""
    counted = [family_of(code) for code in won]
    return tuple(family for family in sorted(set(counted)) if counted.count(family) == FAMILY)


def tallies(state: State) -> tuple[Tally, ...]:
    """By seat; king of the hunters is whoever has the longest run, or all of them who have (MC12.2)."""
    options = state.options
    king = options.king and options.scored
    runs = [longest_run(player.won) if king else () for player in state.players]
    longest = max(map(len, runs))
    return tuple(
        _tally(options, player, run, RUNS[min(longest, max(RUNS))] if run and len(run) == longest else 0)
        for player, run in zip(state.players, runs, strict=True)
    )


def _tally(options: Options, player: Player, run: Codes, king: int) -> Tally:
    if options.rules.hands:
        return Tally(total=player.solved, cards=player.solved)
    if options.rules.dice:
        counted = stars(player.won)
        return Tally(total=counted, cards=counted)
    whole = families(player.won) if options.family else ()
    cards, family = points_of_won(player.won), DECK.bonus.family * len(whole)
    return Tally(total=cards + king + family, cards=cards, run=run, king=king, families=whole, family=family)


class Score(NamedTuple):
    """What decides, most first."""

    total: int
    cards: int


def standings(state: State, counted: Sequence[Tally]) -> tuple[Score, ...]:
    """Points or stars, then cards (MC8.4, MC10.9); in `advanced` fewest cards left (MC9.12)."""
    if state.options.rules.hands:
        return tuple(Score(-cards_left(player), 0) for player in state.players)
    return tuple(
        Score(tally.total, len(player.won)) for tally, player in zip(counted, state.players, strict=True)
    )


def ranks(state: State, counted: Sequence[Tally]) -> tuple[int, ...]:
    return ranked(standings(state, counted))  # MC17.14


def cards_left(player: Player) -> int:
    """Cards yet to be solved, in hand and pile (MC9)."""
    return len(player.hand) + len(player.pile)
