"""The file `.env` as hosts write it, on whatever machine: understood, or named with what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from structlog.testing import capture_logs

import settings
from settings import Settings, Wrong

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.Gabcde.secretsecretsecretsecret"


@pytest.fixture
def env(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in settings.readers():
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.setattr("settings._log", lambda level: None)
    monkeypatch.chdir(tmp_path)
    return tmp_path / ".env"


def token_of(read: Settings) -> str | None:
    return read.discord_token.reveal() if read.discord_token else None


@pytest.mark.parametrize(
    "written",
    [
        f"DISCORD_TOKEN={TOKEN}\n",
        f"# mine\r\nDISCORD_TOKEN={TOKEN}\r\nLOG_LEVEL=INFO\r\n",
        f"\ufeffDISCORD_TOKEN={TOKEN}\r\n",
        f'DISCORD_TOKEN="{TOKEN}"',
        f"export DISCORD_TOKEN = '{TOKEN}'  # of the portal\n",
    ],
    ids=["plain", "windows", "mark", "quotes", "shell"],
)
def test_a_token_is_read_however_it_is_written(env: Path, written: str) -> None:
    env.write_bytes(written.encode())
    assert token_of(settings.read_settings()) == TOKEN


@pytest.mark.parametrize("given", [f'"{TOKEN}"', f" {TOKEN}\n", f"'{TOKEN}'"])
def test_what_stands_round_a_token_in_the_environment_is_left_out(given: str) -> None:
    assert token_of(Settings.read({"DISCORD_TOKEN": given})) == TOKEN


@pytest.mark.parametrize("given", ["", "  ", '""'])
def test_no_token_is_none(given: str) -> None:
    assert Settings.read({"DISCORD_TOKEN": given}).discord_token is None


@pytest.mark.parametrize("given", [f"Bot {TOKEN}", "clé", f"{TOKEN[:9]}\n{TOKEN[9:]}"])
def test_what_is_no_token_is_named_and_not_shown(given: str) -> None:
    with pytest.raises(Wrong) as wrong:
        Settings.read({"DISCORD_TOKEN": given})
    assert str(wrong.value) == "DISCORD_TOKEN: must be the token alone, as the portal's Bot page shows it"


@pytest.mark.parametrize("coding", ["utf-16", "latin-1"])
def test_a_file_of_another_coding_is_named(env: Path, coding: str) -> None:
    env.write_bytes(f"# clé\nDISCORD_TOKEN={TOKEN}\n".encode(coding))
    with pytest.raises(Wrong, match=r"\.env must be text in UTF-8"):
        settings.read_settings()


def test_a_folder_in_its_place_is_named(env: Path) -> None:
    env.mkdir()
    with pytest.raises(Wrong, match=r"\.env cannot be read"):
        settings.read_settings()


@pytest.mark.parametrize("line", [TOKEN, f"DISCORD_TOKEN: {TOKEN}", f'DISCORD_TOKEN="{TOKEN}', "my token"])
def test_a_line_that_says_nothing_is_named_and_not_shown(env: Path, line: str) -> None:
    env.write_text(f"LOG_LEVEL=INFO\n{line}\n")
    with pytest.raises(Wrong) as wrong:
        settings.read_settings()
    assert str(wrong.value) == ".env, line 2: must be NAME=value"


def test_a_setting_that_is_misspelt_is_told_of_and_others_are_nobody_s_business(env: Path) -> None:
    env.write_text("DISCORD_TOKN=x\nHTTPS_PROXY=http://proxy\nlog_level=debug\n")
    with capture_logs() as told:
        assert settings.read_settings().log_level == "DEBUG"
    assert [(one["name"], one["meant"]) for one in told] == [("DISCORD_TOKN", "DISCORD_TOKEN")]
