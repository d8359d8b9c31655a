"""Cubo: all roll at once, lay nine dice in a square, and race for the dice of the centre."""
