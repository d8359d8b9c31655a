"""`python bot.py` with a token, at a Discord of this machine: how it ends, and what it says then."""

from __future__ import annotations

import asyncio
import signal
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import pytest

import playground
from bench.patience import patience
from playground.client import Person
from tests.hosting.processes import PATIENCE, ROOT, complaint, environment
from tests.rigs.faults import faults_written

pytestmark = pytest.mark.thorough

NEW = "MTIzNDU2Nzg5MDEyMzQ1Njc4.secret.secretsecretsecretsecret"
# The front door itself, in a process for which Discord is somewhere else.
ELSEWHERE = """
import runpy, sys
import playground
playground.point_discord_at({url!r})
sys.argv = ["bot.py"]
runpy.run_path({door!r}, run_name="__main__")
"""


async def begun(folder: Path, url: str, token: str) -> Process:
    program = ELSEWHERE.format(url=url, door=str(ROOT / "bot.py"))
    kept = f"sqlite:///{folder / 'games.db'}"
    settings = environment(DISCORD_TOKEN=token, DATABASE_URL=kept, PYTHONPATH=str(ROOT))
    command = (sys.executable, "-c", program)
    return await asyncio.create_subprocess_exec(*command, cwd=folder, env=settings, stdout=PIPE, stderr=PIPE)


async def ended(process: Process) -> tuple[int | None, str, str]:
    async with asyncio.timeout(PATIENCE):
        said, complained = await process.communicate()
    assert not faults_written(complained)
    return process.returncode, said.decode(), complained.decode()


async def test_a_wrong_token_ends_it_with_words(tmp_path: Path) -> None:
    async with playground.start() as town:
        told = await ended(await begun(tmp_path, town.url, NEW))
    assert (
        complaint(told) == "Discord does not accept DISCORD_TOKEN. Take a new one from the portal's Bot page."
    )
    assert NEW not in told[2]


async def test_where_discord_cannot_be_reached_it_says_so(tmp_path: Path) -> None:
    async with playground.start() as town:
        gone = town.url
    assert complaint(await ended(await begun(tmp_path, gone, NEW))).startswith("Discord cannot be reached")


@pytest.mark.parametrize("status", [500, 503, 403])
async def test_where_discord_lets_nobody_in_it_says_so(tmp_path: Path, status: int) -> None:
    async with playground.start() as town:
        town.faults.add("GET", "/users/@me", status=status)
        told = complaint(await ended(await begun(tmp_path, town.url, town.token)))
    assert told == f"Discord lets nobody in at the moment (status {status}): try again in a while."


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_ends_it_in_good_order(tmp_path: Path, sign: signal.Signals) -> None:
    async with playground.start() as town, await Person.join(town.url, "Ada") as ada:
        process = await begun(tmp_path, town.url, town.token)
        await ada.bot_arrives(PATIENCE)
        await ada.slash("play monad")
        process.send_signal(sign)
        code, _, complained = await ended(process)
    assert code == 0
    assert "Traceback" not in complained


async def test_a_signal_ends_it_while_it_connects(tmp_path: Path) -> None:
    """It is not told of a connection that failed: nobody wanted it any more."""
    async with playground.start() as town:
        town.gateway.fall_silent(anew=True)
        process = await begun(tmp_path, town.url, town.token)
        waits = patience("a connection")
        while not town.gateway.connections:
            next(waits)
            await asyncio.sleep(0.01)
        process.send_signal(signal.SIGTERM)
        code, _, complained = await ended(process)
    assert code == 0
    assert "Traceback" not in complained


async def test_a_signal_ends_it_though_discord_answers_nothing(tmp_path: Path, hurry: None) -> None:
    """What nobody can be shown now is shown at the next start: no host waits for the end of an outage."""
    async with playground.start() as town, await Person.join(town.url, "Ada") as ada:
        process = await begun(tmp_path, town.url, town.token)
        await ada.bot_arrives(PATIENCE)
        await ada.slash("play monad", house=1)
        await ada.settled(timeout=PATIENCE)
        town.faults.add("*", "/*", silence=True)
        start = next(button for button in ada.messages[-1].buttons if ".start" in button.custom_id)
        assert (await ada.press(start.custom_id, start.message)).failed
        process.send_signal(signal.SIGTERM)
        code, _, complained = await ended(process)
        assert code == 0
        assert "Traceback" not in complained
        town.faults.clear()
        process = await begun(tmp_path, town.url, town.token)
        await ada.sees(lambda seen: any(".hand" in one.custom_id for one in seen.buttons), timeout=PATIENCE)
        process.send_signal(signal.SIGTERM)
        assert (await ended(process))[0] == 0


async def test_a_token_that_is_reset_ends_it_and_with_the_new_one_play_goes_on(tmp_path: Path) -> None:
    async with playground.start() as town, await Person.join(town.url, "Ada") as ada:
        process = await begun(tmp_path, town.url, town.token)
        await ada.bot_arrives(PATIENCE)
        await ada.slash("play monad", house=1)
        await ada.settled(timeout=PATIENCE)
        town.discord.token = town.gateway.token = NEW
        town.gateway.drop()
        told = await ended(process)
        assert complaint(told).startswith("Discord does not accept DISCORD_TOKEN any more.")
        assert "secretsecret" not in told[2]
        process = await begun(tmp_path, town.url, NEW)
        await ada.bot_arrives(PATIENCE)
        await ada.press("Start")
        await ada.sees("Your hand")
        process.send_signal(signal.SIGTERM)
        assert (await ended(process))[0] == 0
