# What a server and a person set, and what is kept of people.

command-settings = settings
    .about = What holds for all tables of this server
command-me = me
    .about = Your language, reminders, text boards and public lists
command-privacy = privacy
    .about = What is kept of you: have it as a file, or erase it

language-en = English
language-fr = Français

## Settings of a server

settings-title = Settings of this server
settings-language = **Language** of the boards that everybody sees
settings-language-usual = As Discord says
settings-places = **Channels** in which tables may be opened
settings-places-all = Every channel
settings-clock = **Time** at new tables
settings-clock-live = Live, { $time } a decision
settings-clock-relaxed = Relaxed, { $time } a decision
settings-stoppers = **Who may close any table**, besides those who manage messages
settings-stoppers-none = Nobody else
settings-threads = Threads: { $which ->
    [races] races
    [all] all
   *[off] off
}
settings-warning = Reminders: { $on ->
    [true] on
   *[false] off
}
settings-text-boards = Text boards: { $on ->
    [true] on
   *[false] off
}
settings-switches =
    🧵 gives races, or all tables, a thread of their own, which no talk buries.
    🔔 calls whoever is awaited: when half of the time has passed, and at relaxed tables at once.
    🔤 tells boards in words instead of a picture, from the next move on.
settings-not-yours = Only those who may manage this server can set that. Your own settings are behind `/me`.
settings-refused-places = That would leave no channel in which I can host a table: in none of them may I view the channel, write, attach files and read the history. Nothing has changed.
settings-refused-threads = I may not open threads and write in them in any of these channels, so nobody could play. Nothing has changed. Allow me “Create Public Threads” and “Send Messages in Threads” first.

play-with-whom = Whom shall I ask to come? Name them with @, like `@Ada @Basile`.
welcome = Hello! I bring { $games } to this server: press Play, choose one, and call your friends to the table.
welcome-play = Play
play-elsewhere = Tables are opened in { $channels } here.
thread-announced = { $host } has opened a table of **{ $game }**: it is in this thread.
thread-name = { $game } · { $host }

permission-create-public-threads = Create Public Threads

## Settings of a person

me-title = Your settings
me-language = **Language** of your screens
me-pings = Reminders: { $on ->
    [true] on
   *[false] off
}
me-direct = Direct messages: { $on ->
    [true] on
   *[false] off
}
me-unreachable = 📭 Your direct messages are closed to me, so I mention you in the channel instead. Open them in the server’s privacy settings of your Discord, then switch 📬 off and on again.
me-text-boards = Text: { $on ->
    [true] on
   *[false] off
}
me-listed = Public lists: { $on ->
    [true] on
   *[false] off
}
me-switches =
    🔔 lets me call you when it is your turn and time matters.
    📬 makes relaxed tables write to you directly instead of mentioning you.
    🔤 tells your own screens in words instead of pictures.
    🏆 shows you on leaderboards.

## Privacy

privacy-title = What is kept of you
privacy-text =
    Your Discord id, and the name you had when you sat down at a table.
    Your moves and when you pressed, your results and your ratings.
    What you set with `/me`, and while it is your turn at a relaxed table, which message tells you so.
    While a table keeps a seat for you, that you were asked to it.

    A finished match can be watched for a year; then its moves go, and its result stays. A table that closed without a result goes after 30 days. A server that removes me is forgotten after 30 days.

    I read no messages and keep nothing else. Everybody in a server sees its results and, unless you switch that off with `/me`, your place on its leaderboards.
privacy-export = As a file
privacy-erase = Erase it…
privacy-exported = This is everything that is kept of you.
privacy-erase-sure = You get up from every table. Your name, your settings and your ratings are erased for good. The results of the others stay: in them you become a number that leads to nobody. This cannot be undone.
privacy-erase-now = Erase everything
privacy-erase-not = Keep it
privacy-erased = You are forgotten. If you play again, you begin as somebody new.
privacy-still-seated = You still sit at tables in { $channels }. Get up there with `/leave`, then come back. Nothing has been erased.
