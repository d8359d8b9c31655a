"""Messages in channels, threads and direct messages, with the real discord.py over the wire."""

from __future__ import annotations

import io

import aiohttp
import discord
import discord.http
import pytest
from discord import ui

import playground
from playground.client import Person
from playground.world.people import avatar
from tests.playground.bots import SmallBot, Start, command, here
from tests.rigs.recorder import Recorder

PICTURE = avatar(0x123456)


def picture(name: str = "board.png", description: str | None = "A board") -> discord.File:
    """A small PNG to upload."""
    return discord.File(io.BytesIO(PICTURE), name, description=description)


async def test_a_message_is_written_read_edited_and_deleted(run: Start, ada: Person) -> None:
    channel = await here(run)
    message = await channel.send("one")
    await ada.sees("one")
    await message.edit(content="two")
    seen = await ada.sees("two")
    assert seen.wire["edited_timestamp"] is not None
    assert (await channel.fetch_message(message.id)).content == "two"
    await message.delete()
    await ada.sees_no_more("two")
    with pytest.raises(discord.NotFound) as gone:
        await message.edit(content="three")
    assert gone.value.code == 10008


async def test_history_goes_back_and_forth(run: Start) -> None:
    channel = await here(run)
    sent = [await channel.send(str(number)) for number in range(5)]
    newest = [message.content async for message in channel.history(limit=2)]
    older = [message.content async for message in channel.history(before=sent[2])]
    newer = [message.content async for message in channel.history(after=sent[2], oldest_first=True)]
    around = [message.content async for message in channel.history(around=sent[2], limit=3)]
    assert (newest, older, newer) == (["4", "3"], ["1", "0"], ["3", "4"])
    assert sorted(around) == ["1", "2", "3"]


async def test_files_are_kept_appended_and_replaced_at_new_addresses(run: Start, ada: Person) -> None:
    channel = await here(run)
    message = await channel.send("look", file=picture())
    first = message.attachments[0]
    assert (first.width, first.height, first.content_type) == (128, 128, "image/png")
    assert await first.read() == PICTURE
    assert "A board" in (await ada.sees("look")).text
    both = await message.add_files(picture("more.png"))
    assert [file.filename for file in both.attachments] == ["board.png", "more.png"]
    replaced = await message.edit(attachments=[picture()])
    assert [file.filename for file in replaced.attachments] == ["board.png"]
    assert replaced.attachments[0].url != first.url
    with pytest.raises(discord.NotFound):
        await first.read()


async def test_a_file_shown_by_components_is_not_listed_a_second_time(
    pg: playground.Playground, run: Start, ada: Person
) -> None:
    channel = await here(run)

    def layout(text: str) -> ui.LayoutView:
        view = ui.LayoutView()
        board = discord.MediaGalleryItem("attachment://board.png", description="Ada leads")
        view.add_item(ui.Container(ui.TextDisplay(text), ui.MediaGallery(board), accent_color=0xFF))
        return view

    message = await channel.send(view=layout("# Round 1"), file=picture())
    assert message.attachments == []
    seen = await ada.sees("Ada leads")
    assert "# Round 1" in seen.text
    url = seen.pictures[0]["url"]
    assert url.startswith(pg.url)
    await message.edit(view=layout("# Round 2"))
    assert (await ada.sees("# Round 2")).pictures[0]["url"] == url
    await message.edit(view=layout("# Round 3"), attachments=[picture()])
    newest = (await ada.sees("# Round 3")).pictures[0]["url"]
    assert newest != url
    assert len(pg.discord.cdn) == 1


async def test_components_are_numbered_depth_first(run: Start, ada: Person) -> None:
    channel = await here(run)
    view = ui.LayoutView()
    section = ui.Section("text", accessory=ui.Button(label="Go", custom_id="go"))
    view.add_item(ui.Container(section, ui.Separator(), ui.ActionRow(ui.Button(label="B", custom_id="b"))))
    await channel.send(view=view)
    (container,) = (await ada.sees("text")).wire["components"]
    section_wire, separator, row = container["components"]
    numbers = [container["id"], section_wire["id"], section_wire["components"][0]["id"]]
    numbers += [section_wire["accessory"]["id"], separator["id"], row["id"], row["components"][0]["id"]]
    assert numbers == [1, 2, 3, 4, 5, 6, 7]


async def test_the_v2_flag_stays_and_refuses_content(run: Start) -> None:
    channel = await here(run)
    view = ui.LayoutView().add_item(ui.TextDisplay("only components"))
    message = await channel.send(view=view)
    with pytest.raises(discord.HTTPException) as refused:
        await message._state.http.edit_message(
            channel.id, message.id, params=discord.http.MultipartParameters({"content": "x"}, None, None)
        )
    assert refused.value.code == 50035
    fetched = await channel.fetch_message(message.id)
    assert fetched.flags.components_v2


async def test_mentions_follow_what_is_allowed(run: Start, ada: Person, basile: Person) -> None:
    channel = await here(run)
    text = f"<@{ada.id}> <@{basile.id}> @everyone"
    loud = await channel.send(text)
    assert {user.name for user in loud.mentions} == {"ada", "basile"}
    assert loud.mention_everyone
    quiet = await channel.send(text, allowed_mentions=discord.AllowedMentions.none())
    assert (quiet.mentions, quiet.mention_everyone) == ([], False)
    one = discord.AllowedMentions(users=[discord.Object(int(ada.id))], everyone=False)
    assert [user.name for user in (await channel.send(text, allowed_mentions=one)).mentions] == ["ada"]


async def test_a_reply_shows_what_it_replies_to_and_mentions_its_author(run: Start, ada: Person) -> None:
    channel = await here(run)
    said = await channel.fetch_message(int(await ada.say("who is in?")))
    reply = await said.reply("me")
    assert reply.type is discord.MessageType.reply
    assert reply.reference is not None
    assert isinstance(reply.reference.resolved, discord.Message)
    assert reply.reference.resolved.content == "who is in?"
    assert [user.name for user in reply.mentions] == ["ada"]
    silent = await said.reply("me too", mention_author=False)
    assert silent.mentions == []
    await said.delete()
    with pytest.raises(discord.HTTPException) as unknown:
        await said.reply("hello?")
    assert unknown.value.code == 50035


@pytest.mark.parametrize(
    ("permission", "code"),
    [("VIEW_CHANNEL", 50001), ("SEND_MESSAGES", 50013), ("ATTACH_FILES", 50013)],
)
async def test_a_permission_taken_away_is_refused_and_given_back(
    run: Start, ada: Person, permission: str, code: int
) -> None:
    channel = await here(run)
    await ada.fault("permission", channel=str(channel.id), permission=permission, allowed=False)
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("x", file=picture())
    assert refused.value.code == code
    await ada.fault("permission", channel=str(channel.id), permission=permission, allowed=None)
    await channel.send("x", file=picture())


async def test_without_embed_links_the_embeds_are_left_out(run: Start, ada: Person) -> None:
    channel = await here(run)
    await ada.fault("permission", channel=str(channel.id), permission="EMBED_LINKS", allowed=False)
    message = await channel.send("text", embed=discord.Embed(title="Gone"))
    assert message.embeds == []


async def test_others_messages_are_deleted_only_with_manage_messages(run: Start, ada: Person) -> None:
    channel = await here(run)
    said = await channel.fetch_message(int(await ada.say("hello")))
    with pytest.raises(discord.Forbidden) as refused:
        await said.edit(content="changed")
    assert refused.value.code == 50005
    await ada.fault("permission", channel=str(channel.id), permission="MANAGE_MESSAGES", allowed=False)
    with pytest.raises(discord.Forbidden) as refused:
        await said.delete()
    assert refused.value.code == 50013
    await ada.fault("permission", channel=str(channel.id), permission="MANAGE_MESSAGES", allowed=True)
    await said.delete()
    await ada.sees_no_more("hello")


async def test_threads_start_on_messages_or_alone_and_can_be_archived(run: Start, ada: Person) -> None:
    channel = await here(run)
    start = await channel.send("a table")
    thread = await start.create_thread(name="Table 1")
    assert thread.id == start.id
    await thread.send("in the thread")
    await ada.go("Table 1")
    await ada.sees("in the thread")
    alone = await channel.create_thread(name="Table 2", type=discord.ChannelType.public_thread)
    active = await channel.guild.active_threads()
    assert {one.name for one in active} == {"Table 1", "Table 2"}
    message = await alone.send("hello")
    await alone.edit(archived=True)
    assert [one.name async for one in channel.archived_threads()] == ["Table 2"]
    with pytest.raises(discord.HTTPException) as archived:
        await message.edit(content="x")
    assert archived.value.code == 50083
    await alone.send("awake again")
    await message.edit(content="x")
    with pytest.raises(discord.HTTPException) as twice:
        await start.create_thread(name="Table 3")
    assert twice.value.code == 160004


async def test_a_deleted_channel_is_gone_with_its_threads(run: Start, ada: Person) -> None:
    channel = await here(run)
    thread = await channel.create_thread(name="Table", type=discord.ChannelType.public_thread)
    await ada.fault("delete_channel", channel=str(channel.id))
    for place in (channel, thread):
        with pytest.raises(discord.NotFound) as gone:
            await place.send("x")
        assert gone.value.code == 10003
    assert [one["name"] for one in ada.hello["channels"]] == ["lobby", "small-talk"]


async def test_a_deleted_message_is_unknown(run: Start, ada: Person) -> None:
    channel = await here(run)
    message = await channel.send("x")
    await ada.fault("delete_message", channel=str(channel.id), message=str(message.id))
    with pytest.raises(discord.NotFound) as gone:
        await message.edit(content="y")
    assert gone.value.code == 10008


async def test_ephemeral_messages_do_not_exist_in_the_channel(run: Start, ada: Person) -> None:
    bot = SmallBot()

    @command(bot, "hand")
    async def hand(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("yours", ephemeral=True)

    channel = await here(run, bot)
    await ada.slash("hand")
    whisper = await ada.sees("yours")
    with pytest.raises(discord.NotFound) as unknown:
        await channel.fetch_message(int(whisper.id))
    assert unknown.value.code == 10008
    assert [message async for message in channel.history()] == []
    await ada.dismiss(whisper)
    await ada.sees_no_more("yours")


async def test_ephemeral_messages_never_reach_the_bots_gateway(run: Start, ada: Person) -> None:
    bot = SmallBot(discord.Intents.all())
    heard: list[str] = []

    async def on_message(message: discord.Message) -> None:
        heard.append(message.content)

    bot.on_message = on_message  # type: ignore[attr-defined]

    @command(bot, "hand")
    async def hand(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("yours", ephemeral=True)
        await interaction.followup.send("for all")

    await run(bot)
    await ada.slash("hand")
    await ada.say("thanks")
    await ada.settled()
    assert heard == ["for all", "thanks"]


async def test_direct_messages_reach_one_person_unless_they_take_none(
    pg: playground.Playground, run: Start, ada: Person, basile: Person
) -> None:
    bot = await run(SmallBot())
    user = await bot.fetch_user(int(ada.id))
    await user.send("psst")
    assert (await ada.sees("psst")).author == "Bot"
    assert basile.everything == []
    pg.world.people[basile.id].takes_dms = False
    closed = await bot.fetch_user(int(basile.id))
    with pytest.raises(discord.Forbidden) as refused:
        await closed.send("psst")
    assert refused.value.code == 50007


async def test_reactions_are_kept_on_the_message(run: Start, ada: Person) -> None:
    channel = await here(run)
    message = await channel.send("well?")
    await message.add_reaction("👍")
    seen = await ada.sees(lambda one: one.wire.get("reactions"))
    assert seen.wire["reactions"][0]["emoji"]["name"] == "👍"
    assert message.guild is not None
    await message.remove_reaction("👍", message.guild.me)
    await ada.sees(lambda one: one.wire.get("reactions") == [])


async def test_only_the_newest_messages_are_kept_and_old_files_go(
    pg: playground.Playground, run: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playground.world.channels.KEPT_MESSAGES", 3)
    channel = await here(run)
    first = await channel.send("0", file=picture())
    for number in range(1, 4):
        await channel.send(str(number))
    assert [message.content async for message in channel.history(oldest_first=True)] == ["1", "2", "3"]
    assert len(pg.discord.cdn) == 0
    with pytest.raises(discord.NotFound):
        await first.edit(content="x")


async def test_what_clients_fetch_is_there(pg: playground.Playground, run: Start, ada: Person) -> None:
    bot = await run(SmallBot(discord.Intents(guilds=True, members=True)))
    guild = await bot.fetch_guild(bot.guilds[0].id)
    assert guild.approximate_member_count == 5
    assert len(await guild.fetch_channels()) == 3
    assert len(await guild.fetch_roles()) == 2
    assert (await guild.fetch_member(int(ada.id))).display_name == "Ada"
    assert len([member async for member in guild.fetch_members(limit=2)]) == 2
    assert [one.name async for one in bot.fetch_guilds()] == ["Games night"]
    assert (await bot.application_info()).owner.name == "ada"
    assert (await bot.fetch_user(int(ada.id))).display_avatar.url.startswith(pg.url)
    assert (await (await bot.fetch_user(int(ada.id))).display_avatar.read()).startswith(b"\x89PNG")
    with pytest.raises(discord.NotFound) as unknown:
        await bot.fetch_user(1)
    assert unknown.value.code == 10013


async def test_a_permission_of_a_thread_is_that_of_its_channel(run: Start, ada: Person) -> None:
    channel = await here(run)
    thread = await channel.create_thread(name="Table", type=discord.ChannelType.public_thread)
    await ada.fault("permission", channel=str(thread.id), permission="VIEW_CHANNEL", allowed=False)
    for place in (channel, thread):
        with pytest.raises(discord.Forbidden) as refused:
            await place.send("x")
        assert refused.value.code == 50001


async def test_files_of_ephemeral_messages_are_marked_so(run: Start, ada: Person) -> None:
    bot = SmallBot()

    @command(bot, "hand")
    async def hand(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("yours", file=picture(), ephemeral=True)

    await run(bot)
    await ada.slash("hand")
    (file,) = (await ada.sees("yours")).wire["attachments"]
    assert file["ephemeral"] is True


async def test_what_stands_in_a_component_where_it_means_nothing_is_dropped(
    pg: playground.Playground, recorder: Recorder | None
) -> None:
    if recorder is not None:
        recorder.forgive()
    channel = next(iter(pg.world.channels))
    button = {"type": 2, "style": 1, "label": "x", "custom_id": "x", "components": True, "accessory": 5}
    body = {"content": "x", "components": [{"type": 1, "components": [button]}]}
    headers = {"Authorization": f"Bot {pg.token}"}
    path = f"{pg.url}/api/v10/channels/{channel}/messages"
    async with aiohttp.request("POST", path, json=body, headers=headers) as reply:
        assert reply.status == 200
        (row,) = (await reply.json())["components"]
    assert set(row["components"][0]) == {"type", "id", "style", "label", "custom_id"}
