"""A turn of 13 Monsters: trades, powers, an attack, the search, and what follows of each."""
