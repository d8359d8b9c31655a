"""What all commands and presses speak through: client, router, buttons, screens."""
