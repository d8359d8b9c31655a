"""Leaderboards and profiles on Discord: what people see of matches that brains have played for them."""

from __future__ import annotations

import asyncio

import pytest

from cogs.profile import place_sign
from cogs.wire.presses.custom_id import CustomId
from cogs.wire.screens.components import Sheet
from cogs.wire.screens.screen import Row, Screen, Tap
from data.database.trouble import Locked
from data.kept.people import Person as Settings
from data.ranks.leaderboards import Leaderboards
from engine.game import Press
from engine.tables.lobby.seating import AddBrain, Start, Stop
from playground.client import Person, Seen
from tests.cogs.conftest import Evening
from tests.cogs.rigs.matches import finished, one_shuffle

__all__ = ["one_shuffle"]


def answer(person: Person) -> Seen:
    """The newest private answer."""
    return [message for message in person.messages if message.ephemeral][-1]


def labels(message: Seen) -> list[str]:
    return [button.label or button.emoji for button in message.buttons]


async def winner(evening: Evening, *names: str) -> tuple[Person, Person]:
    """Two people after a match: who won, who lost."""
    standing = await finished(evening, *names)
    assert standing.table.outcome
    ranks = standing.table.outcome.ranks
    first, second = sorted(range(2), key=lambda seat: ranks[seat])
    return evening.person(names[first]), evening.person(names[second])


async def test_an_empty_board_invites_to_play(evening: Evening) -> None:
    ada = evening.person("Ada")
    await ada.slash("leaderboard")
    assert "Nobody stands here yet" in answer(ada).text
    assert not answer(ada).pictures


async def test_a_leaderboard_shows_a_picture_its_text_and_the_askers_own_line(evening: Evening) -> None:
    won, lost = await winner(evening, "Ada", "Basile")
    await lost.slash("leaderboard")
    text = answer(lost).text
    assert f"1\\. <@{won.id}> · 1138?" in text
    assert f"▸ 2\\. <@{lost.id}> · 927?" in text
    assert "Leaderboard: Monad, Rating · This season." in text
    assert "provisional until 5 rated matches" in text
    assert len(answer(lost).pictures) == 1


async def test_whoever_has_not_played_is_told_so(evening: Evening) -> None:
    await finished(evening, "Ada", "Basile")
    cleo = evening.person("Cleo")
    await cleo.slash("leaderboard", game="monad", by="wins", when="week")
    assert "You are not on this board yet" in answer(cleo).text


async def test_every_order_and_period_has_its_board(evening: Evening) -> None:
    won, _ = await winner(evening, "Ada", "Basile")
    await won.slash("leaderboard")
    for menu, choice, said in (
        (1, "Wins", f"1\\. <@{won.id}> · 1 of 1"),
        (1, "Win in the fewest turns of the table", f"1\\. <@{won.id}>"),
        (2, "All time", "Win in the fewest turns of the table · All time"),
        (1, "Matches", "Matches · All time"),
    ):
        screen = answer(won)
        selects = {select.custom_id.split(".")[2]: select for select in screen.selects}
        verb = ("ranks_game", "ranks_by", "ranks_when")[menu]
        deed = await won.select(selects[verb].custom_id, choice, message=screen)
        assert not deed.failed, deed.reason
        assert said in answer(won).text


async def test_everywhere_names_people_instead_of_mentioning_them(evening: Evening) -> None:
    won, _ = await winner(evening, "Ada", "Basile")
    await won.slash("leaderboard", where="everywhere")
    assert f"1\\. **{won.name}** · 1138?" in answer(won).text
    await won.press("On this server")
    assert f"<@{won.id}>" in answer(won).text


async def test_the_help_says_what_counts_and_how_much(evening: Evening) -> None:
    ada = evening.person("Ada")
    await ada.slash("leaderboard")
    await ada.press("How it counts")
    assert "their first 3 matches within 7 days count in full" in answer(ada).text


async def test_who_opts_out_stands_on_no_list_and_still_sees_the_own_place(evening: Evening) -> None:
    won, lost = await winner(evening, "Ada", "Basile")
    people = evening.client.services.people
    await people.put(int(won.id), Settings(language="en", listed=False))
    await lost.slash("leaderboard")
    assert f"<@{won.id}>" not in answer(lost).text
    await won.slash("leaderboard")
    assert f"▸ 1\\. <@{won.id}>" in answer(won).text
    await lost.slash("profile", who=won.id)
    assert "keeps this to themselves" in answer(lost).text


@pytest.mark.parametrize(
    "args",
    [
        ("chess", "here", "all", "rating", 0),
        ("monad", "moon", "all", "rating", 0),
        ("monad", "here", "yesterday", "rating", 0),
        ("monad", "here", "all", "luck", 0),
        ("monad", "here", "all", "rating", "one"),
        ("monad",),
        (),
    ],
)
async def test_a_forged_button_is_kindly_refused(evening: Evening, args: tuple[int | str, ...]) -> None:
    ada = evening.person("Ada")
    forged = Screen((Row((Tap(label="Forged", verb="ranks", args=args),)),))
    channel = evening.client.guilds[0].text_channels[0]
    await channel.send(view=Sheet(forged, table=0, revision=0))
    await ada.sees(lambda message: message.buttons)
    await ada.press("Forged")
    assert "could not be read" in answer(ada).text


async def test_a_page_beyond_the_last_is_the_first(evening: Evening) -> None:
    won, _ = await winner(evening, "Ada", "Basile")
    await won.slash("leaderboard")
    far = CustomId(0, 0, "ranks", ("monad", "here", "all", "wins", 10**9))
    await won.press(str(far), message=won.messages[-1], forged=True)
    shown = [message.text for message in won.messages]
    assert any(f"1\\. <@{won.id}> · 1" in text for text in shown)


# Profiles


async def test_a_profile_tells_rating_record_opponents_and_last_matches(evening: Evening) -> None:
    won, lost = await winner(evening, "Ada", "Basile")
    await lost.slash("profile", who=won.id)
    text = answer(lost).text
    assert "### Monad · 1138?" in text
    assert "1 rated match, 1 won" in text
    assert f"Favourite opponent: <@{lost.id}> (1×, ahead 1×)" in text
    assert "🥇\u00a0Monad\u00a0·\u00a01 of 2" in text
    assert f"{won.name} at Monad: rating 1138?." in text
    assert "4 more rated matches" in text


async def test_whoever_has_won_nothing_yet_is_told_so_once(evening: Evening) -> None:
    _, lost = await winner(evening, "Ada", "Basile")
    assert (await winner(evening, "Ada", "Basile"))[1].id == lost.id
    await lost.slash("profile")
    assert "2 rated matches, 0 won" in answer(lost).text
    assert "without a win" not in answer(lost).text


async def test_a_profile_explains_its_rating_match_by_match(evening: Evening) -> None:
    won, lost = await winner(evening, "Ada", "Basile")
    await lost.slash("profile", who=won.id)
    await lost.press("Why this rating?")
    assert "1000 → **1138** (+138)" in answer(lost).text


async def test_a_match_with_a_brain_is_told_apart(evening: Evening) -> None:
    ada, tables = evening.person("Ada"), evening.client.services.tables
    await finished(evening, "Ada", "Basile")
    await ada.slash("profile")
    assert "not rated" not in answer(ada).text
    home = evening.client.guilds[0]
    lobby = await tables.open("monad", home=home.id, place=home.text_channels[0].id, host=int(ada.id))
    for command in (AddBrain(), Start(), Stop(moderator=True)):
        press = Press(at=lobby.table.saved, seen=lobby.table.revision)
        lobby = await tables.command(lobby.table.id, int(ada.id), command, press)
    await ada.slash("profile")
    assert "1 rated match" in answer(ada).text, "a match that was closed counts nowhere"


@pytest.mark.parametrize(("rank", "sign"), [(1, "🥇"), (4, "**4.**"), (12, "**12.**")])
def test_a_place_among_the_last_matches_is_no_number_of_a_list(rank: int, sign: str) -> None:
    assert place_sign(rank) == sign


async def test_nobody_has_a_profile_before_the_first_match(evening: Evening) -> None:
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await ada.slash("profile")
    assert "You have finished no match on this server yet" in answer(ada).text
    await ada.slash("profile", who=basile.id)
    assert f"<@{basile.id}> has finished no match" in answer(ada).text


async def test_a_bot_has_no_profile(evening: Evening) -> None:
    ada = evening.person("Ada")
    assert evening.client.user
    await ada.slash("profile", who=str(evening.client.user.id))
    assert "is a bot" in answer(ada).text


# Shown to all


def public(person: Person) -> list[Seen]:
    return [
        message for message in person.messages if not message.ephemeral and "shows you this" in message.text
    ]


async def shown(evening: Evening, person: Person) -> Seen:
    """The newest private answer, after its “Show to all” was pressed."""
    screen = answer(person)
    tap = next(button for button in screen.buttons if button.label == "Show to all")
    deed = await person.press(tap.custom_id, message=screen)
    assert not deed.failed, deed.reason
    await evening.settled()
    return answer(person)


@pytest.mark.parametrize("command", ["leaderboard", "profile"])
async def test_an_answer_is_shown_to_all_with_one_tap_and_once(evening: Evening, command: str) -> None:
    won, lost = await winner(evening, "Ada", "Basile")
    await lost.slash(command)
    again = await shown(evening, lost)
    (seen,) = public(won)
    assert f"<@{lost.id}> shows you this" in seen.text
    assert len(seen.pictures) == 1
    assert not seen.buttons
    assert f"<@{lost.id}>" in seen.text
    assert not next(button for button in again.buttons if button.label == "Show to all").enabled
    assert len(public(won)) == 1


async def test_two_taps_in_a_row_show_it_once(evening: Evening) -> None:
    won, lost = await winner(evening, "Ada", "Basile")
    await lost.slash("leaderboard")
    screen = answer(lost)
    tap = next(button for button in screen.buttons if button.label == "Show to all")
    await asyncio.gather(*(lost.press(tap.custom_id, message=screen) for _ in range(2)))
    await evening.settled()
    assert len(public(won)) == 1


async def test_what_could_not_be_shown_to_all_can_be_shown_yet(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    won, lost = await winner(evening, "Ada", "Basile")
    await lost.slash("leaderboard")
    screen = answer(lost)
    tap = next(button for button in screen.buttons if button.label == "Show to all")
    with monkeypatch.context() as locked:
        locked.setattr(Leaderboards, "page", is_locked)
        await lost.press(tap.custom_id, message=screen)
        await evening.settled()
    assert public(won) == []
    await lost.press(tap.custom_id, message=screen)
    await evening.settled()
    assert len(public(won)) == 1


async def is_locked(*_: object, **__: object) -> None:
    raise Locked("somebody else writes")


async def test_somebody_who_keeps_it_to_himself_is_shown_to_nobody(evening: Evening) -> None:
    won, lost = await winner(evening, "Ada", "Basile")
    await lost.slash("profile", who=won.id)
    await evening.client.services.people.put(int(won.id), Settings(listed=False))
    await shown_in_vain(evening, lost)
    assert public(won) == []
    assert "keeps this to themselves" in answer(lost).text


async def shown_in_vain(evening: Evening, person: Person) -> None:
    screen = answer(person)
    tap = next(button for button in screen.buttons if button.label == "Show to all")
    await person.press(tap.custom_id, message=screen)
    await evening.settled()


async def test_a_board_shown_to_all_says_nothing_of_whoever_is_not_on_it(evening: Evening) -> None:
    await finished(evening, "Ada", "Basile")
    cleo = evening.person("Cleo")
    await cleo.slash("leaderboard")
    await shown(evening, cleo)
    (seen,) = public(evening.person("Ada"))
    assert "You are not on this board" not in seen.text
