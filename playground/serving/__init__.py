"""One loopback port for all of it: HTTP, the bot's gateway, the page."""
