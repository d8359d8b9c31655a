"""What stands on a screen, and how it becomes Discord's."""
