"""Monster Rush: symbols are revealed, and the fastest hand takes the monster."""
