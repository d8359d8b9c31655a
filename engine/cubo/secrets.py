"""What an eye may see of a match, how the rest might be otherwise, and that nothing is lost."""

from collections import Counter
from collections.abc import Mapping

from msgspec.structs import replace

from engine.chance import Chance
from engine.cubo.cards import MIDDLE, ROUNDS, rolled
from engine.cubo.scoring import points_for_each_choice, points_of_square
from engine.cubo.state import Own, Phase, Player, PlayerView, Seat, State, View
from engine.race import Claim, Race, claim_of


def view(state: State, seat: Seat | None) -> View:
    choosing = None if state.scoring is None else state.players[state.scoring]
    choices: tuple[int | None, ...] = ()
    if choosing is not None and choosing.taken is not None:
        choices = points_for_each_choice(choosing.dice, choosing.taken)
    return View(
        seat=seat,
        phase=state.phase,
        round=state.round,
        rounds=ROUNDS,
        first=state.first,
        players=tuple(_player(state, other, seat) for other in range(len(state.players))),
        own=None if seat is None else _own(state, seat),
        centre=state.centre,
        owners=state.owners,
        began_at=state.began_at,
        first_call=state.called.seat if state.called else None,
        countdown=state.countdown,
        asked=state.asked,
        agreed=state.agreed,
        judging=state.race is not None,
        finish=state.finish,
        scoring=state.scoring,
        choices=choices,
        unreplaced=points_of_square(choosing.dice) if choosing is not None else None,
        news=state.news,
    )


def _player(state: State, seat: Seat, eye: Seat | None) -> PlayerView:
    player = state.players[seat]
    return PlayerView(
        status=player.status,
        dice=player.dice if _sees(state, seat, eye) else None,
        rolls=player.rolls,
        taken=player.taken,
        points=player.points,
        total=sum(player.points),
        sheet=player.sheet,
    )


def _own(state: State, seat: Seat) -> Own:
    player, claim = state.players[seat], claim_of(state.race, seat)
    return Own(
        arranged=player.arranged, reaching=None if claim is None else claim.what, take_by=player.take_by
    )


def _sees(state: State, seat: Seat, eye: Seat | None) -> bool:
    """Squares lie hidden until they are uncovered one after the other (CU5.1)."""
    uncovered = seat == state.scoring or (state.phase is Phase.SCORING and state.players[seat].sheet)
    return seat == eye or bool(uncovered)


def redeal(state: State, seat: Seat | None, chance: Chance) -> State:
    """The hidden squares rolled and laid anew, and the hands of others on other dice."""
    players = tuple(
        player if _sees(state, other, seat) else _laid_anew(player, chance)
        for other, player in enumerate(state.players)
    )
    return replace(state, players=players, race=state.race and _elsewhere(state, state.race, seat, chance))


def _laid_anew(player: Player, chance: Chance) -> Player:
    white = player.dice[MIDDLE]
    hidden = sorted(player.dice[:MIDDLE] + player.dice[MIDDLE + 1 :], key=lambda die: (die.colour, die.value))
    coloured = chance.shuffled(hidden)
    dice = (*coloured[:MIDDLE], white, *coloured[MIDDLE:])
    return replace(player, dice=rolled(dice, chance) if white.value else dice)


def _elsewhere(state: State, race: Race, seat: Seat | None, chance: Chance) -> Race:
    left = [slot for slot, die in enumerate(state.centre) if die]

    def moved(claim: Claim) -> Claim:
        return claim if claim.seat == seat else replace(claim, what=chance.pick(left))

    return Race(closes=race.closes, claims=tuple(map(moved, race.claims)))


def census(state: State) -> Mapping[str, int]:
    """The dice by colour; a die taken lies before its owner until it is scored."""
    dice = [die for player in state.players for die in player.dice]
    for die, owner in zip(state.centre, state.owners, strict=True):
        there = die if owner is None or die else state.players[owner].taken
        dice += [there] if there else []
    return Counter(die.colour.value for die in dice)
