"""The library keeps nothing of what is shown: its stores are as empty after many boards as before."""

from __future__ import annotations

from typing import Any

from cogs.shown.message import Painting
from cogs.wire.screens.screen import Line, Row, Screen, Tap
from tests.cogs.conftest import Evening
from tests.cogs.rigs.players import board, from_more, hand

REPAINTS = 200


def kept(evening: Evening) -> dict[str, int]:
    """How much discord.py has remembered of what we sent, by store."""
    connection: Any = evening.client._connection
    views = connection._view_store
    return {
        "views": sum(map(len, views._views.values())),
        "synced": len(views._synced_message_views),
        "modals": len(views._modals),
        "dynamic": len(views._dynamic_items),
        "messages": len(connection._messages or ()),
        "members": sum(len(guild._members) for guild in evening.client.guilds),
    }


async def test_no_view_is_kept_of_boards_hands_or_forms(evening: Evening) -> None:
    ada = evening.person("Ada")
    before = kept(evening)
    await ada.slash("play monad", house=1)
    await from_more(ada, "Time")
    await ada.close_modal()
    await ada.press("Seats")
    await ada.slash("rules", game="monad")
    await ada.press("Start", board(ada))
    await evening.settled()
    assert hand(ada).buttons
    after = kept(evening)
    assert {name: after[name] for name in after if name != "members"} == {
        name: before[name] for name in before if name != "members"
    }
    assert after["views"] == after["synced"] == after["modals"] == after["dynamic"] == 0


async def test_repainting_a_board_over_and_over_leaves_nothing_behind(evening: Evening) -> None:
    ada = evening.person("Ada")
    await ada.slash("play monad")
    await evening.settled()
    message = await evening.client.presenter.at(1).board.message()
    assert message is not None
    before = kept(evening)
    for revision in range(REPAINTS):
        tap = Tap(label=f"{revision}", verb="join", args=(revision,))
        await message.show(Painting(Screen((Line(f"board {revision}"), Row((tap,)))), 1, revision))
    assert f"board {REPAINTS - 1}" in (await ada.sees(f"board {REPAINTS - 1}")).text
    assert kept(evening) == before
