"""What one acts on and half of its picture stand on one screen of a small phone, all over the desk."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cogs.games.desk import Keep
from cogs.games.thirteen_monsters import desk
from cogs.games.thirteen_monsters.turn.search import AREAS
from cogs.games.undo import with_undo
from cogs.wire.screens.screen import Arg, Screen
from data.words import Words
from engine.match import Match
from engine.thirteen_monsters import game
from engine.thirteen_monsters.moves import Attack, Counter, EndTurn, Flip, Offer, Stop, Throw
from engine.thirteen_monsters.pieces.cards import CELLS
from engine.thirteen_monsters.state import Ice, Options
from engine.thirteen_monsters.views import View
from render.sketch import Sketch
from tests.cogs.rigs.screens_of import languages, look_at
from tests.conformance.phone import BUTTONS, GAP, ROOM, Phone, below, tall
from tests.thirteen_monsters.positions import cells, does, pair, player, position, rolled

Step = tuple[str, tuple[Arg, ...], tuple[str, ...]]

FROST = (Ice(cell=CELLS[4], seat=0), Ice(cell=CELLS[40], seat=1))
RICH = position(
    player("ghost", "chall twik wah", "wah chall chall", free="tockar head, sandil head, itvill body"),
    player("ilsabelt tockar sandil", free="tockar body, snergat eyes"),
    *(player(free=f"{name} eyes") for name in ("striffle", "wendoung", "pandadori", "elzendam", "itvill")),
    player("snergat snergat twik"),
    ice=FROST,
    dice=3,
)
STALLS = ("trade", "powers", "attack", "search", "freeze", "nova", "mix")


def chosen(match: Match, *steps: Step, seat: int = 0) -> str:
    draft = ""
    for step in steps:
        meaning = desk.meaning(look_at(match, seat, languages["en"], draft), *step)
        assert isinstance(meaning, Keep), step
        draft = meaning.draft
    return draft


def menu(verb: str, *values: int) -> Step:
    return verb, (0,), tuple(map(str, values))


def parts_of_a_turn() -> Iterator[tuple[Match, str]]:
    for stall in STALLS:
        yield RICH, chosen(RICH, ("mode", (stall,), ()))
    trade, attack, mix = (("mode", (name,), ()) for name in ("trade", "attack", "mix"))
    give, partner, take = (
        menu("give", pair("tockar head")),
        menu("partner", 1),
        menu("take", pair("snergat eyes")),
    )
    yield RICH, chosen(RICH, trade, partner)
    yield RICH, chosen(RICH, trade, partner, give, take)
    yield RICH, chosen(RICH, attack, menu("against", 1), menu("target", pair("tockar eyes")))
    yield RICH, chosen(RICH, mix, menu("proposal", 1))
    yield RICH, chosen(RICH, ("mode", ("freeze",), ()), ("area", ("freeze",), (str(AREAS // 2),)))
    yield RICH, chosen(RICH, ("mode", ("nova",), ()), menu("aim", pair("ilsabelt head")))


def answers() -> Iterator[Match]:
    """Of whoever is awaited."""
    offered = does(RICH, Offer(to=1, give=(pair("tockar head"),), take=(pair("snergat eyes"),)))
    yield offered
    yield does(offered, Counter(give=(pair("tockar body"),), take=(pair("tockar head"),)))
    begun = does(RICH, Attack(monster=pair("ghost head"), pair=pair("tockar eyes")))
    yield begun
    yield does(begun, Throw())
    yield does(rolled(begun, (4, 4, 4, 1, 2)), Stop())
    yield does(rolled(begun, (1, 2, 3, 4, 5), (6, 6, 6, 6, 6)), Stop())
    built = position(
        player(free="wah head, twik head, wah body, chall body"), player(), field="wah eyes, chall eyes"
    )
    yield does(built, *(Flip(cell=cell) for cell in cells(built, "wah eyes")))
    tie = position(player("chall chall wah", "wah itvill itvill"), player("twik"), field="sandil eyes")
    yield does(tie, Flip(cell=0), Flip(cell=1))
    yield does(tie, Flip(cell=0), Flip(cell=1), EndTurn(), EndTurn())


def moments() -> Iterator[tuple[Match, int, str]]:
    for match, draft in parts_of_a_turn():
        yield match, 0, draft
    for match in answers():
        (seat,) = game.awaited(match.state)
        yield match, seat, ""
        if match.state.proposal and not match.state.proposal.counter:
            yield match, seat, chosen(match, menu("take", pair("tockar body")), seat=seat)


@pytest.mark.parametrize("language", languages.names)
def test_every_part_of_the_desk_stands_on_one_screen(language: str) -> None:
    words: Words = languages[language]
    for match, seat, draft in moments():
        look = look_at(match, seat, words, draft)
        high = below(with_undo(desk.private(look), look), look.people)
        assert high <= ROOM, f"{draft or view_of(match).phase} needs {high:.0f}"


def view_of(match: Match) -> View:
    return game.view(match.state, None)


def test_each_private_screen_has_one_picture_and_all_are_of_one_size() -> None:
    """Nothing above the buttons changes its height; what one owns is seen once."""
    shown = [desk.private(look_at(match, seat, languages["en"], draft)) for match, seat, draft in moments()]
    shown += [desk.private(look_at(RICH, 1, languages["en"]))]
    assert {len(pictures(screen)) for screen in shown} == {1}
    assert len({pictures(screen)[0].paint().size for screen in shown}) == 1


def pictures(screen: Screen) -> list[Sketch]:
    return [part for part in screen.parts if isinstance(part, Sketch)]


@pytest.mark.parametrize("quick", [True, False])
@pytest.mark.parametrize("seats", range(2, 9))
def test_the_boards_whole_picture_and_all_its_buttons_stand_on_one_screen(seats: int, quick: bool) -> None:
    """TM3.2, TM3.4: also where all 78 cards are laid out for eight, and where 30 of them are in two bands."""
    match = Match.deal(game, Options(quick_start=quick), seats, "one screen", 0)
    for language in languages.names:
        screen = desk.public(look_at(match, None, languages[language]))
        (picture,) = pictures(screen)
        assert tall(picture) + 2 * GAP + Phone.showing(screen).lines * BUTTONS <= ROOM
