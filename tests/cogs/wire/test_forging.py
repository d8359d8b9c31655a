"""Whatever is forged, at every screen of every game: it is answered, and never a fault of ours."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from cogs.wire.choices import slug
from data.words import Languages
from engine.registry import NAMES
from playground.bot.interactions import Interaction
from playground.client import Person
from tests.cogs.conftest import LONGEST, Evening
from tests.cogs.rigs.forger import INTEGER, STRING, SUBCOMMAND, TYPED, Forger
from tests.cogs.rigs.matches import finished
from tests.cogs.rigs.players import from_more

AT_ONCE = 25
PEOPLE = ("Ada", "Basile", "Cleo")  # the host, a guest, and somebody who only watches
SOME, MANY = 100, 10_000  # forgeries, of all games together where they are many
PARTS = 5  # evenings in which those of one game are made
SCREENS = 0.95  # of them at screens, the rest by slash commands: each may open a table


async def at_every_screen(evening: Evening, game: str) -> None:
    """A match watched again, a lobby, a match with its hands open, lists: all that can be pressed."""
    over = (await finished(evening, "Ada", "Basile")).table
    ada, basile, cleo = (evening.person(name) for name in PEOPLE)
    command = f"play {Languages()['en'](f'command-play-{slug(game)}')}"
    await ada.slash(command)
    await basile.press("Join")
    await evening.settled()
    await from_more(ada, "Seats")
    await ada.press("Start")
    await evening.settled()
    hands = [
        (button, board) for board in ada.messages for button in board.buttons if ".hand" in button.custom_id
    ]
    for person in (ada, basile) if hands else ():
        await person.press(hands[0][0].custom_id, hands[0][1], forged=True)
    await basile.slash(command, house=1)
    for name in ("settings", "leaderboard", "profile", "replay"):
        await ada.slash(name)
    await cleo.slash("replay")
    await cleo.select(cleo.messages[-1].selects[0].custom_id, str(over.id), message=cleo.messages[-1])
    for verb in ("fair", "presses"):
        await cleo.press(f"{over.id}.0.{verb}", forged=True)
    await evening.settled()
    assert "Step " in "".join(message.text for message in cleo.messages)
    await cleo.slash("rules", game=game)
    await cleo.slash("me")
    await cleo.slash("privacy")
    await cleo.press("0.0.export")
    await evening.settled()


async def all_answered(evening: Evening, forged: Sequence[Interaction]) -> None:
    """Discord calls what is not answered within three seconds failed; so do we."""
    await evening.settled()
    assert not [one.custom_id or one.name for one in forged if not one.answered]


async def forge(evening: Evening, game: str, count: int, part: int = 0) -> None:
    """Presses, choices and forms; and last, as they may end the match, slash commands."""
    await at_every_screen(evening, game)
    forger = Forger(evening, f"{game} {part}")
    people: list[Person] = [evening.person(name) for name in PEOPLE]
    screens = round(count * SCREENS)
    for _ in range(0, screens, AT_ONCE):
        await all_answered(evening, [forger.forge(people[at % len(people)]) for at in range(AT_ONCE)])
    for _ in range(screens, count, len(people)):  # each may deal and draw: a few at once are answered in time
        await all_answered(evening, [forger.use(person) for person in people])


async def test_whatever_is_forged_is_answered_and_never_a_fault(evening: Evening) -> None:
    await forge(evening, "cubo", SOME)  # a race, with private screens


async def test_more_brains_than_there_are_seats_fill_the_table(evening: Evening) -> None:
    brains = {"name": "house", "type": INTEGER, "value": TYPED[INTEGER][-2]}
    play = {"name": "monad", "type": SUBCOMMAND, "options": [brains]}
    sent = Forger(evening, "brains").send(evening.person("Ada"), "play", [play])
    async with asyncio.timeout(LONGEST):
        await all_answered(evening, [sent])
    seats = (await evening.standing(1)).table.seats
    assert [seat.person is None for seat in seats] == [False, True, True, True]


@pytest.mark.thorough
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", NAMES)
async def test_ten_thousand_forgeries_are_no_fault(evening: Evening, game: str, part: int) -> None:
    """In several evenings: all that was answered is kept to be judged, and would grow too large in one."""
    await forge(evening, game, MANY // len(NAMES) // PARTS, part)


async def test_a_clock_or_level_that_is_none_opens_no_table(evening: Evening) -> None:
    ada = evening.person("Ada")
    forger = Forger(evening, "options")
    for option in ("clock", "level"):
        given = [{"name": option, "type": STRING, "value": "\u202e"}]
        monad = {"name": "monad", "type": SUBCOMMAND, "options": given}
        await all_answered(evening, [forger.send(ada, "play", [monad])])
        assert "could not be read" in ada.messages[-1].text
    assert await evening.client.services.tables.of_person(int(ada.id), evening.client.guilds[0].id) == ()


async def test_what_is_of_servers_alone_is_refused_in_direct_messages(evening: Evening) -> None:
    ada = evening.person("Ada")
    await ada.direct("Bot")
    forger = Forger(evening, "direct")
    for name in ("leave", "table"):
        await all_answered(evening, [forger.send(ada, name, [])])
        assert "could not be read (server)" in ada.messages[-1].text
