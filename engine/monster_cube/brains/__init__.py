"""How brains look at a cube, find monsters and plan moves."""
