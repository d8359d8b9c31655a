"""A host's chores: copies of the database, and moving it to a server."""
