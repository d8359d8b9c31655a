"""The database itself: a file or a server, its schema, its writers, who owns which part of it."""
