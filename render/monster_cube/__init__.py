"""The pictures of Monster Cube: so far its families."""
