"""The bot's side: its gateway, its commands, and the interactions it answers."""
