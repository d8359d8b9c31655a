"""13 Monsters in words: pairs, monsters, chances, news."""
