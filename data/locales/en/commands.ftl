# Slash commands. A command's name is lower case, at most 32 characters; `.about` is its description, at most 100.

command-play = play
    .about = Open a table in this channel
command-table = table
    .about = Bring your table to this channel
command-leave = leave
    .about = Get up from your table
command-stop = stop
    .about = Close a table of this channel
command-games = games
    .about = What can be played here
command-rules = rules
    .about = How a game is played, with pictures

option-game = Game
    .slash = game
    .about = Which game
option-brains = House players
    .slash = house
    .about = How many players of the house sit down with you
option-level = Level
    .slash = level
    .about = How clever the players of the house are
option-clock = Time
    .slash = clock
    .about = Live when everybody is here, relaxed for a day a decision
option-with = With
    .slash = with
    .about = Whom to ask to the table: @mentions, up to seven
