"""The bot as a program that somebody hosts: wiring, health and numbers."""
