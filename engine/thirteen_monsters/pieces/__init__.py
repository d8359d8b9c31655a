"""Cards, monsters and dice of 13 Monsters, and what they are worth: no match is known here."""
