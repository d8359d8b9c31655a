"""Who sits where before a match: seats taken, offered and kept, and everybody called to it."""
