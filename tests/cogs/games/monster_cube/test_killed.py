"""The bot is killed in the middle of a claim and of a photo finish of Monster Cube, and goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from engine.monster_cube.cards import COLOURS
from engine.monster_cube.cube.geometry import moves, neighbours
from engine.monster_cube.state import Phase, Rules
from tests.cogs.conftest import LONGEST
from tests.cogs.games.monster_cube.hunters import Chaser, found, state_of, tap_of
from tests.cogs.games.monster_cube.seekers import ALL_SPECIAL, PACE, searches, turns
from tests.cogs.rigs.mortal import Outside, under_a_mortal
from tests.cogs.rigs.racing import all_at_once, board, now, standing, tap
from tests.rigs.files import ready

pytestmark = pytest.mark.thorough


EVENINGS = 8  # in which a photo finish is tried to be met
BESIDES = 0.4  # of a brain's time, so that people find the most, also where they are slow
RACES = [rules for rules in Rules if not rules.turns]
TURNS = [rules for rules in Rules if rules.turns]


@pytest.mark.parametrize("rules", RACES)
async def test_in_the_middle_of_a_claim_its_player_goes_on_where_he_was(database: str, rules: Rules) -> None:
    """MC7, MC9.6, MC13.1"""
    async with under_a_mortal(database) as evening:
        table = await evening.seated(
            "monster-cube", "Ada", "Basile", rules=rules.value, window=0, claim=60_000
        )
        ada = Chaser(evening, table, "Ada", 0)
        claim = found(await ada.match(), 0, moving=False) or found(await ada.match(), 0, moving=True)
        assert claim is not None
        first, *others = sorted({face // COLOURS for face in claim.faces})
        await ada.buzz()
        if claim.move is None:
            await ada.own("pick", first)
        await evening.killed()
        state = await state_of(evening, table)
        assert state.phase is Phase.CLAIM
        assert state.holder is not None
        assert state.holder.seat == 0
        if claim.move is None:
            for slot in others:
                await ada.own("pick", slot)
            await ada.own("claim", tap_of(await ada.match(), 0, claim))
        else:
            await ada.shows(claim)
        await evening.settled()
        assert (await state_of(evening, table)).players[0].solved == 1  # MC7.1, MC9.6


@pytest.mark.parametrize("rules", TURNS)
async def test_in_the_middle_of_a_turn_its_player_goes_on_where_he_was(database: str, rules: Rules) -> None:
    """MC10.4, MC10.5, MC11: a tile is chosen and lies beside another when the bot is killed."""
    async with under_a_mortal(database) as evening:
        table = await evening.seated("monster-cube", "Ada", "Basile", rules=rules.value)
        turn = (await state_of(evening, table)).turn
        assert turn is not None
        hunter = Chaser(evening, table, ("Ada", "Basile")[turn], turn)
        match = await hunter.match()
        claim = found(match, turn, moving=True)
        assert claim is not None
        assert claim.move is not None
        cells, near = match.state.cubes[turn].cells, set(neighbours(claim.move.to))
        others = sorted({face // COLOURS for face in claim.faces} - {claim.move.tile})
        beside = next(slot for slot in others if cells[slot] in near)
        await hunter.opens()
        await hunter.own("pick", claim.move.tile)
        await hunter.own("pick", beside)
        await evening.killed()
        assert (await state_of(evening, table)).turn == turn
        places = [to for slot, to in moves(cells) if slot == claim.move.tile]
        await hunter.own("to", places.index(claim.move.to))
        for slot in others:
            if slot != beside:
                await hunter.own("pick", slot)
        await hunter.own("claim", tap_of(match, turn, claim))
        await evening.settled()
        state = await state_of(evening, table)
        assert state.players[turn].solved == 1  # MC10.7
        assert state.turn == 1 - turn


async def killed_in_a_photo_finish(evening: Outside, rules: Rules) -> int | None:
    """The number of the table; None where the window was over before the bot, as on a busy machine."""
    table = await evening.seated("monster-cube", "Ada", "Basile", rules=rules.value, window=1000)
    ada, basile = evening.person("Ada"), evening.person("Basile")
    shown, at = board(ada), now()
    button = tap(shown, "buzz")
    await all_at_once((ada, button, shown, at + 40, 0), (basile, button, shown, at, 60))
    await evening.dies()
    runs = (await state_of(evening, table)).race is not None
    await evening.starts_again()
    return table if runs else None


@pytest.mark.parametrize("rules", RACES)
async def test_in_the_middle_of_a_photo_finish_the_earliest_press_has_the_buzz(
    tmp_path: Path, rules: Rules
) -> None:
    """MC13.1; there is none where turns are taken."""
    for number in range(EVENINGS):
        async with under_a_mortal(ready(tmp_path / f"{number}.db")) as evening:
            table = await killed_in_a_photo_finish(evening, rules)
            if table is None:
                continue
            ada, basile = evening.person("Ada"), evening.person("Basile")
            await ada.sees("has the buzz")
            state = await state_of(evening, table)
            assert [claim.seat for claim in state.finish] == [1, 0]
            assert state.holder is not None
            assert state.holder.seat == 1
            assert f"<@{basile.id}> has the buzz" in board(ada).text
            return
    pytest.fail("no photo finish was running when the bot was killed")


class Doomed(Chaser):
    """A hunter whose bot is killed in the middle of a photo finish and, later, of a claim of his."""

    evening: Outside
    friend: Chaser
    finishes = claims = 0  # in which it was killed

    async def buzz(self) -> None:
        await super().buzz()
        if not self.finishes and (await state_of(self.evening, self.table)).race is not None:
            self.finishes += 1
            await self.evening.killed()
            await self.opens()  # no screen follows its table any more, unless it is pressed
            await self.friend.opens()

    async def own(self, verb: str, *args: object) -> None:
        if verb == "claim" and not self.claims:
            self.claims += 1
            await self.evening.killed()
            await self.friend.opens()
        await super().own(verb, *args)


@pytest.mark.parametrize("rules", Rules)
async def test_a_match_goes_on_to_its_end_by_taps_though_the_bot_is_killed(
    database: str, rules: Rules, monkeypatch: pytest.MonkeyPatch
) -> None:
    """MC6 to MC12, with every special rule where there are points; two people and a brain."""
    monkeypatch.setenv("BRAIN_PACE", str(PACE if rules.turns else BESIDES))
    special = ALL_SPECIAL if rules in (Rules.CODE, Rules.NUMBERS) else {}
    window = {} if rules.turns else {"window": 1000}
    named = {"house": 1, "level": "easy", "rules": rules.value, **special, **window}
    async with under_a_mortal(database) as evening:
        table = await evening.seated("monster-cube", "Ada", "Basile", **named)
        kept = (await standing(evening, table)).table
        seats = [kept.seat_of(int(evening.person(name).id)) for name in ("Ada", "Basile")]
        ada = Doomed(evening, table, "Ada", seats[0] or 0)
        ada.friend = basile = Chaser(evening, table, "Basile", seats[1] or 0)
        await basile.opens()
        async with asyncio.timeout(3 * LONGEST):
            await (turns if rules.turns else searches)(ada, basile)
        await evening.settled()
        assert (ada.finishes, ada.claims) == (0 if rules.turns else 1, 1)
        outcome = (await standing(evening, table)).table.outcome
        assert outcome is not None
        assert sum(own["solved"] > 0 for own in outcome.figures) >= 2
        await ada.person.sees(lambda seen: not seen.ephemeral and "🏆" in seen.text)
