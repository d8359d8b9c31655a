"""What all see of a match of 13 Monsters."""
