"""Houses that are killed, doubled and moved: whether anything acknowledged is lost."""
