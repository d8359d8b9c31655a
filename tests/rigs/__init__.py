"""The two Discords the bot is tested on, and the judge that reads along on both."""
