"""What a table shows for good: who won, and what brought the end."""

from __future__ import annotations

from cogs.games.desks import desk_of
from cogs.games.look import look_at
from cogs.wire.screens.rows import MORE
from data.words import Languages
from tests.cogs.conftest import Evening
from tests.cogs.rigs.matches import played_out
from tests.cogs.rigs.players import board
from tests.cogs.rigs.racing import seated


async def test_a_result_tells_what_brought_the_end_and_nothing_older(evening: Evening) -> None:
    table = await seated(evening, "monad", "Ada", "Basile")
    ended = await played_out(evening.client.services.tables, await evening.standing(table))
    await evening.settled()
    news = desk_of("monad").news(look_at(ended, Languages()["en"], None))
    assert news
    *_, told = board(evening.person("Ada")).text.split("hand\u00a0")
    whole, last = " ".join(news).split(), told.replace("-# ", "").removesuffix(MORE).split()[1:]
    assert last
    if told.endswith(MORE):  # what is very long is cut
        assert " ".join(last) in " ".join(whole)
    else:
        assert whole[-len(last) :] == last
