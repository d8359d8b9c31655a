"""Guilds as clients fetch and change them: members, roles, invitations."""
