"""What somebody asked for: from a custom_id to its handler, and back in an answer."""
