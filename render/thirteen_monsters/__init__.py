"""The pictures of 13 Monsters: so far its monsters and their cards."""
