"""What is kept of tables, people and servers."""
