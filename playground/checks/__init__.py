"""Discord's documented limits on what a bot sends. Pure functions: a body in, or `Rejected` out."""

from playground.checks.commands import check_choices, check_command, check_commands
from playground.checks.errors import Rejected
from playground.checks.messages import MessageKind, check_message
from playground.checks.modals import check_modal

__all__ = [
    "MessageKind",
    "Rejected",
    "check_choices",
    "check_command",
    "check_commands",
    "check_message",
    "check_modal",
]
