"""What all see of a table: lobby, match, rest and result."""
