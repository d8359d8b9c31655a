"""The playground remembers: after a restart of either side, or of both, it goes on where it was."""

from __future__ import annotations

import json
from pathlib import Path

import aiohttp
import discord
import pytest

import playground
from playground.client import File, Person
from playground.memory.journal import Journal, WorldError, line_of
from tests.playground.bots import SmallBot, answering, command
from tests.rigs.faults import Faults
from tests.rigs.wire import running


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "of.world"


def opened(file: Path, **options: object) -> playground.Playground:
    return playground.start(limits=False, world=file, **options)  # pyright: ignore[reportArgumentType]


def content_of(file: Path) -> bytes:
    return file.read_bytes()


def fill(file: Path, content: bytes) -> None:
    file.write_bytes(content)


def table_bot() -> SmallBot:
    """A bot whose button, like those of a table, works after any restart."""
    bot = SmallBot()

    @command(bot, "table")
    async def table(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("pressed 0", view=answering("more", "More", more))

    @command(bot, "hand")
    async def hand(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("your hand", ephemeral=True)

    async def more(interaction: discord.Interaction) -> None:
        assert interaction.message is not None
        number = int(interaction.message.content.split()[-1]) + 1
        await interaction.response.edit_message(content=f"pressed {number}")

    bot.add_view(answering("more", "More", more))
    return bot


async def test_ids_token_and_what_was_said_stay_over_a_restart(file: Path) -> None:
    told = []
    for said in ("good evening", "and again"):
        async with opened(file) as served:
            async with await Person.join(served.url, "Ada") as ada:
                await ada.say(said)
                seen = [message.text for message in ada.messages]
            guild = next(iter(served.world.guilds.values()))
            told.append((served.token, served.world.bot.id, guild.id, list(guild.channels), ada.id))
    assert told[0] == told[1]
    assert seen == ["good evening", "and again"]


async def test_to_forget_begins_anew(file: Path) -> None:
    async with opened(file) as served:
        before = served.token
        async with await Person.join(served.url, "Ada") as ada:
            await ada.say("good evening")
    async with opened(file, forget=True) as served, await Person.join(served.url, "Ada") as ada:
        assert served.token != before
        assert not ada.messages


async def test_a_button_pressed_before_the_restart_is_pressed_after_it(file: Path) -> None:
    for number in range(2):
        async with opened(file) as served:
            with playground.point_discord_at(served.url):
                async with running(table_bot(), served.token), await Person.join(served.url, "Ada") as ada:
                    if not number:
                        await ada.slash("table")
                    await ada.press("More")
                    await ada.sees(f"pressed {number + 1}")


async def test_an_answer_is_edited_through_its_token_after_a_restart(file: Path) -> None:
    bot = table_bot()
    async with opened(file) as served:
        with playground.point_discord_at(served.url):
            async with running(bot, served.token), await Person.join(served.url, "Ada") as ada:
                await ada.slash("hand")
                token = bot.heard[0].token
    async with opened(file) as served, await Person.join(served.url, "Ada") as ada:
        edited = f"{served.url}/api/v10/webhooks/{served.world.bot.id}/{token}/messages/@original"
        async with aiohttp.request("PATCH", edited, json={"content": "another hand"}) as reply:
            assert reply.status == 200
        shown = await ada.sees("another hand")
        assert shown.ephemeral


async def test_files_are_there_after_a_restart_at_another_address(file: Path) -> None:
    async with opened(file) as served:
        channel = next(iter(served.world.channels))
        form = aiohttp.FormData({"payload_json": json.dumps({"content": "the board"})})
        form.add_field("files[0]", b"52 cards", filename="board.txt")
        where = f"{served.url}/api/v10/channels/{channel}/messages"
        headers = {"Authorization": f"Bot {served.token}"}
        async with aiohttp.request("POST", where, data=form, headers=headers) as reply:
            assert reply.status == 200
        first = served.url
    async with opened(file) as served, await Person.join(served.url, "Ada") as ada:
        shown = await ada.sees("the board")
        url = shown.wire["attachments"][0]["url"]
        assert first == served.url or first not in json.dumps(shown.wire)
        async with aiohttp.request("GET", url) as reply:
            assert await reply.read() == b"52 cards"


async def test_what_was_deleted_or_dismissed_stays_gone(file: Path) -> None:
    bot = table_bot()
    async with opened(file) as served:
        with playground.point_discord_at(served.url):
            async with running(bot, served.token), await Person.join(served.url, "Ada") as ada:
                said = await ada.say("never mind")
                await ada.slash("hand")
                await ada.dismiss(await ada.sees("your hand"))
                await ada.ask("delete", channel=ada.channel_id, message=said)
                gone = served.world.channels[ada.channel_id]
                served.world.remove_channel(next(c for c in served.world.channels.values() if c is not gone))
                left = list(served.world.channels)
    async with opened(file) as served, await Person.join(served.url, "Ada") as ada:
        assert not ada.messages
        assert list(served.world.channels) == left


async def test_commands_people_and_threads_are_there_before_the_bot_is(file: Path) -> None:
    async with opened(file) as served:
        with playground.point_discord_at(served.url):
            async with running(table_bot(), served.token), await Person.join(served.url, "Ada") as ada:
                await ada.ask("person", name="Zoé", locale="fr", colour=0x123456)
                await ada.ask("thread", channel=ada.channel_id, name="a side room")
                await ada.bot_arrives()
    async with opened(file) as served, await Person.join(served.url, "Zoé") as zoe:
        assert {command["name"] for command in zoe.hello["commands"]} == {"table", "hand"}
        assert zoe.hello["me"]["locale"] == "fr"
        await zoe.sees_channel("a side room")


async def test_a_new_server_and_its_channels_outlive_a_kill(file: Path, tmp_path: Path) -> None:
    killed = tmp_path / "killed.world"
    async with opened(file) as served, await Person.join(served.url, "Ada") as ada:
        made = (await ada.ask("guild", name="Chess club"))["guild"]
        fill(killed, content_of(file))
        left = list(served.world.guilds[made].channels)
    async with opened(killed) as served:
        assert list(served.world.guilds[made].channels) == left != []


async def test_a_thread_that_made_room_for_another_stays_gone(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playground.world.world.MOST_THREADS", 2)
    killed = tmp_path / "killed.world"
    async with opened(file) as served, await Person.join(served.url, "Ada") as ada:
        for name in ("first", "second", "third"):
            made = (await ada.ask("thread", channel=ada.channel_id, name=name))["channel"]
            thread = served.world.channels[made["id"]].thread
            assert thread is not None
            thread.archived = True
        fill(killed, content_of(file))
        left = set(served.world.channels)
    async with opened(killed) as served:
        assert set(served.world.channels) == left
        assert {channel.name for channel in served.world.channels.values()} >= {"second", "third"}


async def test_a_line_cut_short_by_a_kill_is_as_if_it_had_never_been(file: Path) -> None:
    async with opened(file) as served, await Person.join(served.url, "Ada") as ada:
        for said in ("first", "second"):
            await ada.say(said)
    whole = content_of(file)
    second = whole.index(b"second")
    for end in range(second, len(whole), 37):
        fill(file, whole[:end])
        async with opened(file) as served, await Person.join(served.url, "Ada") as ada:
            texts = [message.text for message in ada.messages]
        assert texts in (["first"], ["first", "second"])


def test_a_file_cut_anywhere_is_read_up_to_there(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "w")
    journal.write_anew([])
    for number in range(4):
        journal.put(line_of("file", str(number), '{"bytes":5}').encode() + b"ab\ncd")
    journal.put(line_of("file", "0").encode())
    journal.close()
    whole = (tmp_path / "w").read_bytes()
    sizes = set()
    for end in range(len('["playground","1"]\n'), len(whole) + 1):
        (tmp_path / "w").write_bytes(whole[:end])
        again = Journal(tmp_path / "w")
        known = again.read()
        again.close()
        assert all(more == b"ab\ncd" for _, more in known.values())
        sizes.add(len(known))
    assert sizes == {0, 1, 2, 3, 4}


def test_the_file_is_written_anew_when_most_of_it_is_of_no_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playground.memory.journal.WORTH_WRITING_ANEW", 1000)
    journal = Journal(tmp_path / "w")
    journal.write_anew([])
    while not journal.is_long:
        journal.put(line_of("thing", "1", '{"words":"' + "x" * 100 + '"}').encode())
    journal.write_anew([line_of("thing", "1", "{}")])
    assert not journal.is_long
    assert (tmp_path / "w").stat().st_size < 100
    journal.put(line_of("thing", "2", "{}").encode())
    assert set(journal.read()) == {("thing", "1"), ("thing", "2")}
    journal.close()


async def test_a_long_evening_keeps_the_file_short(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("playground.memory.journal.WORTH_WRITING_ANEW", 50_000)
    async with opened(file) as served, await Person.join(served.url, "Ada") as ada:
        for number in range(100):
            said = await ada.say(f"{number} " + "x" * 1500)
            await ada.ask("delete", channel=ada.channel_id, message=said)
            assert len(content_of(file)) < 60_000
        await ada.say("still here")
    async with opened(file) as served, await Person.join(served.url, "Ada") as ada:
        assert [message.text for message in ada.messages] == ["still here"]


async def test_two_playgrounds_do_not_share_a_file(file: Path) -> None:
    async with opened(file):
        with pytest.raises(WorldError, match="another playground"):
            opened(file)
    async with opened(file):
        pass


async def test_what_is_no_world_is_left_as_it_is(file: Path) -> None:
    lines = ("not json", "[1]", '{"a":1}', '["bot",[],{}]', '["bot","",{}]', '["bot","",5]')
    damaged = [f'["playground","1"]\n{line}\n'.encode() for line in lines]
    for content in (b"SQLite format 3\0", b"\n", *damaged):
        fill(file, content)
        with pytest.raises(WorldError, match=r"of\.world"):
            opened(file)
        assert content_of(file) == content


async def test_another_bots_token_is_not_put_into_this_world(file: Path) -> None:
    async with opened(file) as served:
        token = served.token
    with pytest.raises(ValueError, match="another bot"):
        opened(file, token="MTIzNDU2Nzg5MDEyMzQ1Njc4.abc.def")
    async with opened(file, token=token.rpartition(".")[0] + ".changed") as served:
        assert served.token.endswith(".changed")


async def test_where_nothing_can_be_written_people_play_on(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, faults: Faults
) -> None:
    faults.forgive("From now on nothing is remembered: %s")
    async with opened(file) as served, await Person.join(served.url, "Ada") as ada:
        await ada.say("kept")
        keeper = served.discord._keeper
        assert keeper is not None

        real = keeper._journal._file
        assert real is not None

        class Full:
            def write(self, data: bytes) -> int:
                assert real is not None
                real.write(data[: len(data) // 2])
                raise OSError(28, "No space left on device")

            def truncate(self, size: int) -> None:
                assert real is not None
                real.truncate(size)

            def close(self) -> None:
                assert real is not None
                real.close()

        monkeypatch.setattr(keeper._journal, "_file", Full())
        await ada.say("lost")
        await ada.say("lost as well")
        assert [message.text for message in ada.messages] == ["kept", "lost", "lost as well"]
    assert sum("nothing is remembered" in record.message for record in caplog.records) == 1
    async with opened(file) as served, await Person.join(served.url, "Ada") as ada:
        assert [message.text for message in ada.messages] == ["kept"]


async def test_a_form_that_was_open_is_sent_after_the_restart(file: Path) -> None:
    bot = SmallBot()

    class Name(discord.ui.Modal, title="Name"):
        name = discord.ui.TextInput(label="Name", custom_id="name")

    @command(bot, "form")
    async def form(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Name(custom_id="name-form"))

    async with opened(file) as served:
        with playground.point_discord_at(served.url):
            async with running(bot, served.token), await Person.join(served.url, "Ada") as ada:
                await ada.slash("form")
                opener = (await ada.modal_opens())["interaction"]
    async with opened(file) as served, await Person.join(served.url, "Ada") as ada:
        await ada.ask("submit", modal=opener, components=[{"custom_id": "name", "value": "Zoé"}])


async def test_an_attachment_given_in_an_option_is_remembered(file: Path) -> None:
    bot = SmallBot()

    @command(bot, "deck")
    async def deck(interaction: discord.Interaction, cards: discord.Attachment) -> None:
        await interaction.response.send_message(cards.url)

    async with opened(file) as served:
        with playground.point_discord_at(served.url):
            async with running(bot, served.token), await Person.join(served.url, "Ada") as ada:
                await ada.slash("deck", cards=File("deck.txt", b"52"))
                url = (await ada.sees("deck.txt")).text
    async with opened(file) as served:
        path = url.partition("/cdn/")[2]
        async with aiohttp.request("GET", f"{served.url}/cdn/{path}") as reply:
            assert await reply.read() == b"52"
