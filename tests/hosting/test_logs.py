"""A log can be shown to anybody: neither tokens nor anybody's hand stand in it, however much is logged."""

from __future__ import annotations

from pathlib import Path

import playground
from bench.processes import worker
from playground.client import Person
from tests.cogs.rigs.players import hand
from tests.rigs.faults import faults_written


async def test_the_most_talkative_log_holds_no_token_and_no_hand(tmp_path: Path) -> None:
    """The beginning of a match at DEBUG, with a fault of Discord in it that is logged in full."""
    environment = {"DATABASE_URL": f"sqlite:///{tmp_path / 'games.db'}", "LOG_LEVEL": "DEBUG"}
    path = tmp_path / "log"
    seen: list[str] = []
    with path.open("wb") as log:
        async with (
            playground.start(limits=False) as served,
            worker("house", served.url, served.token, errors=log, environment=environment) as house,
            await Person.join(served.url, "Ada") as ada,
        ):
            assert (await house.told())["ready"]
            await ada.bot_arrives()
            await ada.slash("play monad", house=2)
            await ada.press("Start")
            seen.append((await ada.sees("Your hand")).text)
            await ada.settled()
            await ada.fault("fail", method="PATCH", route="/webhooks/*", status=403, times=2)
            first = next(button for button in hand(ada).buttons if button.enabled)
            await ada.press(first.custom_id)
            await ada.settled()
            seen.append(hand(ada).text)
            tokens = list(served.discord.interactions._by_token)
    text = path.read_text()
    assert not faults_written(path.read_bytes())
    assert "commands sent" in text
    assert served.token not in text
    assert served.token.split(".")[-1] not in text
    assert tokens
    for token in tokens:
        assert token not in text
    for line in (line for said in seen for line in said.splitlines() if len(line) > 12):
        assert line not in text
    assert '"hand' not in text
