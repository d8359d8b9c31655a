"""Discord alone: slash commands, buttons, selects and modals become engine actions; views become messages."""
