"""What of Discord's API is not here. It is refused with a sentence: nothing is accepted and lost.

The README lists the same parts under the same names.
"""

from __future__ import annotations

from playground.api.routes import ROUTES, ApiCall, Handler, Route
from playground.checks import Rejected

A = "/applications/{application_id}"
C = "/channels/{channel_id}"
G = "/guilds/{guild_id}"
L = "/lobbies/{lobby_id}"
EVENT = f"{G}/scheduled-events/{{event_id}}"

NOT_HERE: dict[str, tuple[str, ...]] = {
    "voice and stages": (
        f"PUT {C}/voice-status",
        f"GET PATCH {G}/voice-states/@me",
        f"GET PATCH {G}/voice-states/{{user_id}}",
        "POST /stage-instances",
        "GET PATCH DELETE /stage-instances/{channel_id}",
    ),
    "sounds": (
        f"POST {C}/send-soundboard-sound",
        f"POST {G}/soundboard-sounds",
        f"GET PATCH DELETE {G}/soundboard-sounds/{{sound_id}}",
    ),
    "custom emoji": (
        f"POST {G}/emojis",
        f"PATCH DELETE {G}/emojis/{{emoji_id}}",
        f"POST {A}/emojis",
        f"PATCH DELETE {A}/emojis/{{emoji_id}}",
    ),
    "stickers": (f"POST {G}/stickers", f"PATCH DELETE {G}/stickers/{{sticker_id}}"),
    "news channels": (f"POST {C}/followers", f"POST {C}/messages/{{message_id}}/crosspost"),
    "scheduled events": (
        f"POST {G}/scheduled-events",
        f"PATCH DELETE {EVENT}",
        f"POST {EVENT}/exceptions",
        f"PATCH DELETE {EVENT}/exceptions/{{exception_id}}",
        f"GET {EVENT}/users",
        f"GET {EVENT}/users/counts",
        f"GET {EVENT}/{{exception_id}}/users",
    ),
    "auto moderation": (
        f"POST {G}/auto-moderation/rules",
        f"GET PATCH DELETE {G}/auto-moderation/rules/{{rule_id}}",
        f"PUT {G}/incident-actions",
    ),
    "audit logs": (f"GET {G}/audit-logs",),
    "search in messages": (f"GET {G}/messages/search", f"GET {C}/threads/search"),
    "welcome screens, onboarding and requests to join": (
        f"GET {G}/new-member-welcome",
        f"GET PUT {G}/onboarding",
        f"GET PATCH {G}/welcome-screen",
        f"GET {G}/requests",
        f"PATCH {G}/requests/{{request_id}}",
    ),
    "widgets, previews, vanity addresses and integrations": (
        f"GET PATCH {G}/widget",
        f"GET {G}/widget.json",
        f"GET {G}/widget.png",
        f"GET {G}/preview",
        f"GET {G}/vanity-url",
        f"DELETE {G}/integrations/{{integration_id}}",
    ),
    "server templates": (
        "GET /guilds/templates/{code}",
        f"POST {G}/templates",
        f"PUT PATCH DELETE {G}/templates/{{code}}",
    ),
    "pruning": (f"GET POST {G}/prune",),
    "group messages made by a bot": (f"PUT DELETE {C}/recipients/{{user_id}}",),
    "invitations for some people alone": (
        "GET PUT /invites/{code}/target-users",
        "GET /invites/{code}/target-users/job-status",
    ),
    "webhooks in the form of other services": (
        "POST /webhooks/{webhook_id}/{token}/github",
        "POST /webhooks/{webhook_id}/{token}/slack",
    ),
    "OAuth2, accounts and role connections": (
        "GET /oauth2/@me",
        "GET /oauth2/keys",
        "GET /oauth2/userinfo",
        "GET /users/@me/connections",
        "GET PUT DELETE /users/@me/applications/{application_id}/role-connection",
        "GET /users/@me/applications/{application_id}/entitlements",
        f"PUT {A}/role-connections/metadata",
        f"PUT {A}/guilds/{{guild_id}}/commands/{{command_id}}/permissions",
        f"PUT {G}/members/{{user_id}}",
    ),
    "the shop": (
        f"POST {A}/entitlements",
        f"GET DELETE {A}/entitlements/{{entitlement_id}}",
        f"POST {A}/entitlements/{{entitlement_id}}/consume",
        "GET /skus/{sku_id}/subscriptions/{subscription_id}",
    ),
    "activities and attachments of applications": (
        f"GET {A}/activity-instances/{{instance_id}}",
        f"POST {A}/attachment",
    ),
    "lobbies and the partner SDK": (
        "PUT POST /lobbies",
        f"GET PATCH DELETE {L}",
        f"PATCH {L}/channel-linking",
        f"DELETE {L}/members/@me",
        f"POST {L}/members/@me/invites",
        f"POST {L}/members/bulk",
        f"PUT DELETE {L}/members/{{user_id}}",
        f"POST {L}/members/{{user_id}}/invites",
        f"GET POST {L}/messages",
        f"PUT {L}/messages/{{message_id}}/moderation-metadata",
        "PUT /partner-sdk/dms/{user_id}/{other_id}/messages/{message_id}/moderation-metadata",
        "POST /partner-sdk/provisional-accounts/unmerge",
        "POST /partner-sdk/provisional-accounts/unmerge/bot",
        "POST /partner-sdk/token",
        "POST /partner-sdk/token/bot",
    ),
}


def _refusing(part: str) -> Handler:
    words = f"404: The playground has no {part.removeprefix('the ')} (see its README)."

    def refuse(call: ApiCall) -> None:
        raise Rejected(0, words, status=404)

    return refuse


for part, operations in NOT_HERE.items():
    for operation in operations:
        *methods, pattern = operation.split()
        for method in methods:
            ROUTES.add(Route(method, pattern, _refusing(part), name=f"{method} {pattern}"))
