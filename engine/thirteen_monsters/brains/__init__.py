"""How brains remember, haggle, fight and choose at 13 Monsters."""
