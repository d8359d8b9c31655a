"""Pictures only: an engine view becomes an image and its alt text."""
