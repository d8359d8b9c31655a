"""What one person sees of a match of 13 Monsters: a collection, and what menus offer."""
