"""What is done in a turn of 13 Monsters, tap by tap."""
