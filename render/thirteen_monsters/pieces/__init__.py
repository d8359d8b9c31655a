"""Half cards, pairs and monsters, drawn."""
