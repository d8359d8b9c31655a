"""What the playground remembers when it is started again: a file of records, the last of each counts."""
