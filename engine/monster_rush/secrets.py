"""What an eye may see of a match, how the rest might be otherwise, and that nothing is lost."""

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from engine.chance import Chance
from engine.monster_rush.rules import may_reveal, score
from engine.monster_rush.state import Hunter, HunterView, Lair, LairView, Monster, Seat, State, View
from engine.race import Claim, Race, claim_of


def view(state: State, seat: Seat | None) -> View:
    own = claim_of(state.race, seat) if seat is not None else None
    waiting = state.end or state.race or may_reveal(state)
    return View(
        seat=seat,
        automatic=state.options.automatic,
        hunters=tuple(map(_hunter, state.hunters)),
        lairs=tuple(LairView(monster=lair.monster, left=len(lair.pile)) for lair in state.lairs),
        turn=None if state.end else state.turn,
        leader=state.leader,
        readied=state.readied,
        next_at=None if waiting else state.next_at,
        judging=state.race is not None,
        touched=None if own is None else _space_of(state, own.what),
        finish=state.finish,
        taken_by=state.taken_by,
        over=state.end is not None,
        news=state.news,
    )


def _hunter(hunter: Hunter) -> HunterView:
    return HunterView(
        pile=len(hunter.pile),
        shown=hunter.shown,
        captured=hunter.captured,
        mistakes=len(hunter.mistaken),
        score=score(hunter),
    )


def _space_of(state: State, monster: Monster) -> int:
    return next(space for space, lair in enumerate(state.lairs) if lair.monster == monster)


def redeal(state: State, seat: Seat | None, chance: Chance) -> State:
    """All face-down cards dealt anew, and the hands of others on other monsters."""
    cards = _dealt([hunter.pile for hunter in state.hunters], chance)
    lairs, mistakes = len(state.lairs), [hunter.mistaken for hunter in state.hunters]
    monsters = _dealt([*(lair.pile for lair in state.lairs), *mistakes], chance)
    return replace(
        state,
        hunters=tuple(
            replace(hunter, pile=pile, mistaken=mistaken)
            for hunter, pile, mistaken in zip(state.hunters, cards, monsters[lairs:], strict=True)
        ),
        lairs=tuple(
            replace(lair, pile=pile) for lair, pile in zip(state.lairs, monsters[:lairs], strict=True)
        ),
        race=state.race and _elsewhere(state.race, state.lairs, seat, chance),
    )


def _dealt(piles: Sequence[tuple[int, ...]], chance: Chance) -> list[tuple[int, ...]]:
    """The same cards in piles of the same sizes."""
    cards = chance.shuffled(sorted(card for pile in piles for card in pile))
    dealt: list[tuple[int, ...]] = []
    for pile in piles:
        dealt.append(cards[: len(pile)])
        cards = cards[len(pile) :]
    return dealt


def _elsewhere(race: Race, lairs: Sequence[Lair], seat: Seat | None, chance: Chance) -> Race:
    monsters = [lair.monster for lair in lairs if lair.monster is not None]

    def moved(claim: Claim) -> Claim:
        return claim if claim.seat == seat else replace(claim, what=chance.pick(monsters))

    return Race(closes=race.closes, claims=tuple(map(moved, race.claims)))


def census(state: State) -> Mapping[str, int]:
    counts: Counter[str] = Counter()
    for lair in state.lairs:
        counts.update(f"monster {monster}" for monster in (lair.monster, *lair.pile) if monster is not None)
    for hunter in state.hunters:
        counts.update(f"monster {monster}" for monster in hunter.captured + hunter.mistaken)
        counts.update(f"card {card}" for card in hunter.pile)
        counts.update(f"card {shown.card}" for shown in hunter.shown)
    return counts
