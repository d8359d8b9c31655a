"""Discord's own description of its API as a judge, and bodies to be judged."""
