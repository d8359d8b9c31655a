"""The rules of every game, and the tables they are played at. No Discord, no clock, no disk, no text."""
