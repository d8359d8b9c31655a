"""What libraries ask for when they start, and of which there is nothing here: lists that are empty."""

from __future__ import annotations

from playground.api.routes import ApiCall, route
from playground.api.servers.guilds import GUILD
from playground.checks import Rejected
from playground.world.messages import Json

APPLICATION = "/applications/{application_id}"


@route("GET /soundboard-default-sounds")
@route("GET /voice/regions")
@route(f"GET {APPLICATION}/entitlements")
@route(f"GET {APPLICATION}/skus")
@route("GET /skus/{sku_id}/subscriptions")
@route(f"GET {APPLICATION}/role-connections/metadata")
def nothing(call: ApiCall) -> list[Json]:
    return []


@route("GET /sticker-packs")
def sticker_packs(call: ApiCall) -> Json:
    return {"sticker_packs": []}


@route(f"GET {GUILD}/emojis")
@route(f"GET {GUILD}/stickers")
@route(f"GET {GUILD}/regions")
@route(f"GET {GUILD}/integrations")
@route(f"GET {GUILD}/scheduled-events")
@route(f"GET {GUILD}/auto-moderation/rules")
@route(f"GET {GUILD}/templates")
def nothing_in_the_guild(call: ApiCall) -> list[Json]:
    call.guild()
    return []


@route(f"GET {GUILD}/soundboard-sounds")
def sounds(call: ApiCall) -> Json:
    call.guild()
    return {"items": []}


@route(f"GET {GUILD}/emojis/{{emoji_id}}")
@route(f"GET {APPLICATION}/emojis/{{emoji_id}}")
def no_emoji(call: ApiCall) -> None:
    raise Rejected(10014, "Unknown Emoji", status=404)


@route(f"GET {GUILD}/stickers/{{sticker_id}}")
@route("GET /stickers/{sticker_id}")
@route("GET /sticker-packs/{pack_id}")
def no_sticker(call: ApiCall) -> None:
    raise Rejected(10060, "Unknown sticker", status=404)


@route(f"GET {GUILD}/scheduled-events/{{event_id}}")
def no_event(call: ApiCall) -> None:
    raise Rejected(10070, "Unknown Guild Scheduled Event", status=404)


@route(f"GET {APPLICATION}/guilds/{{guild_id}}/commands/permissions")
def no_permissions(call: ApiCall) -> list[Json]:
    call.guild()
    return []


@route(f"GET {APPLICATION}/guilds/{{guild_id}}/commands/{{command_id}}/permissions")
def no_permissions_of_one(call: ApiCall) -> None:
    call.guild()
    raise Rejected(10066, "Unknown application command permissions", status=404)
