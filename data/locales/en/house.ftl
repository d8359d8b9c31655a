# What the house says at every table, whatever is played.

## Lobby

lobby-join = Join
lobby-leave = Get up
lobby-start = Start
lobby-more = More
lobby-brain = Add a house player…
lobby-brain-easy = An easy one
lobby-brain-normal = A normal one
lobby-brain-hard = A hard one
lobby-options = Options
lobby-details = Details
lobby-clock = Time
lobby-seats = Seats
lobby-team = team { $team }
lobby-seat-needed = waiting for somebody…
lobby-seats-free = { $count ->
    [one] One more seat is free.
   *[other] { $count } more seats are free.
}
lobby-kept = 💌 { $count ->
    [one] A seat is kept for { $who }. Anybody may take it { $until }.
   *[other] Seats are kept for { $who }. Anybody may take them { $until }.
}
lobby-invited = 💌 Asked to come: { $who }
lobby-level = { $level ->
    [easy] easy
    [hard] hard
   *[normal] normal
}

clock-live = { $seconds } s a decision
clock-relaxed = relaxed: a day a decision
clock-handicap = seat { $seat } has { $percent } % of the time
clock-mode-live = Live, everybody is here
clock-mode-relaxed = Relaxed, a day for each decision

option-yes = yes
option-no = no
option-lot = Drawn by lot

level-easy = Easy
level-normal = Normal
level-hard = Hard

option-pace-calm = calm
option-pace-normal = normal
option-pace-fast = fast
option-pace-none = none
option-pace-short = short
option-pace-long = long
option-pace-wide = wide

## The call before a race

calling-title = Ready for the race?
calling-until = It begins as soon as everybody is ready, and { $until } at the latest. The house plays for those who sleep, until they come.
calling-ready = I’m ready
calling-begin = Begin now
calling-begun = 🔔 { $who }: it begins!
calling-off = Somebody got up, and too few are left to begin. The table waits for others.
calling-waits = You are in. The race begins when everybody is ready, and { $until } at the latest: it comes up here.

## More

more-title = { $game }: this table
more-invite = Ask friends to come…
invitation = 💌 { $who }: { $host } asks you to a match of **{ $game }**: [the table]({ $table })
invitation-all-came = 💌 Everybody who was asked to this match of **{ $game }** has come: [the table]({ $table })

## Fair play

fair-play = Fair play
fair-sealed =
    The shuffle of this table was fixed before anybody sat down, and sealed. Its seal stands here from the first moment on:
    -# `{ $seal }`
fair-later = When the match is over, this button also shows the seed from which all cards and dice came. Only one seed fits the seal, so nobody can change the shuffle on the way.
fair-opened =
    The seed that was sealed in it (SHA‑256):
    -# `{ $seed }`
    Seed and moves give this match again, card by card. Anybody may have that checked.

## Forms

form-options = Options
form-clock = Time
form-clock-mode = How do you play?
form-clock-seconds = Seconds a decision
form-clock-usual = When played live. Leave it empty for the usual { $seconds } seconds.
form-handicap = Thinking time
form-handicap-for = For { $name }
form-handicap-percent = { $percent } % of the usual time
form-limits = A number from { $low } to { $high }.

seats-title = Seats
seats-kick = Ask somebody to get up
seats-swap = Let two change places
seats-swap-own = Change places with somebody
seats-level = Level of a house player
seats-level-of = { $name } → { $level }
seats-handicap = Handicap: more or less time to think

## Names

name-away = { $name } *(away, the house plays)*
name-brain = { $name } 🤖
name-seat = Seat { $seat }

# Between what something is called and what it is.
colon = { ": " }

## Boards

board-hand = My hand
board-undo = Take back
news-undone = ⏪ { $who } took the last play back.
board-rules = Rules
board-rematch = Rematch
rematch-there = The rematch is open already, and you sit at it: its board is further down.
board-turn = { $who }’s turn.
board-time-back = ⏸️ We were cut off for { $span }. Everybody has that time back.
board-race-until = ⏳ { $who } · { $until }
board-turn-until = { $who }’s turn. ⏳ Time runs out { $until }
board-resting = Nobody is here: the match rests, and no clock runs. Whoever sits here may go on; else the table closes { $until }.
board-go-on = Go on
board-rated-last = { $who } left before the end and { $count ->
    [one] comes
   *[other] come
} last in the ratings.
passage-left = 🚪 { $who } left the match.
passage-back = ↩️ { $who } came back.
board-moved = This table’s board is further down now: [there it is]({ $link }).
board-moved-to = This table has moved to { $place }: [there it is]({ $link }).
board-unknown = This table is no more. Open a new one with `/{ command-play }`.
board-not-understood = This button is none of this board’s. Nothing has changed.
call-turn = { $who }, it is your turn. ⏳ Time runs out { $until }
call-turns = { $who }, { $count ->
    [one] it is your turn:
   *[other] it is your turn at { $count } tables:
}
call-table =
    { $game }{ $others ->
        [none] { "" }
       *[other] { " " }with { $others }
    }
    -# ⏳ Time runs out { $until }
call-go = To the table
call-direct = { $count ->
    [one] It is your turn:
   *[other] It is your turn at { $count } tables:
}
call-direct-hello = 📬 From now on I tell you here when it is your turn at a relaxed table. `/{ command-me }` in a server switches that off.

closed-expired = Nobody sat down for a while, so this table was cleared.
closed-deserted = Everybody got up, so this table was cleared.
closed-abandoned = Nobody came back for a long while, so this table was cleared. Nobody’s rating changes.
closed-stopped = This table was closed.
closed-unreplayable = Sorry: this match could not be brought back to life, so it ends here. Nobody’s rating changes.
closed-again = Open a new table of { $game } with `/{ command-play }` whenever you like.

ending-won = You won, { $scores }
ending-shared = You share the win, { $scores }
ending-placed = Place { $rank } of { $seats }, { $scores }
ending-alone = Done: { $scores }
ending-rating = 📈 Your rating: { $before } → **{ $after }** ({ $change })
ending-record = 🏅 { $feat }: **{ $done }**, better than ever before!
ending-feat = -# { $feat }: { $done }{ $same ->
    [true] { "" }
   *[false] { " · " }your best: { $best }
}
hand-away = { $away ->
    [rests] 💤 The match rests.
   *[absent] 💤 The house keeps your seat.
} { $here ->
    [true] Any tap here brings you back.
   *[false] “{ $tap }” on the board brings you back.
}
hand-over = This match is over. Thank you for playing!

## Commands

table-none = You do not sit at any table here. Open one with `/{ command-play }`.
table-which = Which table?
table-brought = Here it is.
elsewhere = { $count ->
    [one] You sit at another table, too:
   *[other] You sit at other tables, too:
}
elsewhere-table = - { $table }, opened { $opened }
elsewhere-stay = Stay at both
elsewhere-leave = Leave { $game }
leave-which = Which table do you leave?
leave-lobby = You got up.
leave-match = You have left the match. The house plays on for you, and until the match is over you may come back.
leave-ask = Leave this match of { $game }?
leave-ask-rated = The house plays on for you, and until the match is over one tap brings you back. Whoever is gone at the end comes last in the ratings; those who stay lose nothing by it.
leave-ask-unrated = The house plays on for you, and until the match is over one tap brings you back. This match moves no ratings, so leaving costs nothing but the fun.
leave-ask-closes = Nobody else is left at this table: it closes, and the match ends without a result.
leave-do = Leave the match
leave-stay = Stay
leave-stayed = You are still in the match.
leave-come-back = Come back
leave-back = Good to see you again: the seat is yours.
leave-closed = You got up. Nobody is left, so the table is closed.
stop-which = Which table shall be closed?
stop-done = The table is closed.
stop-none = No table is open in this channel.
stop-whose = Only { $host } 👑 and those who look after its channel may close this table.

games-title = What we can play
games-players = { $least ->
    [1] Alone or up to { $most } players
   *[other] { $least } to { $most } players
}
games-minutes = { $least } to { $most } min
games-play = Play { $game }
games-how = Friends sit down with a button; the house takes a seat when friends are asleep. `/{ command-rules }` tells how a game is played.
rules-turn = Turn to another section
rules-back = Back
rules-next = Next

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History

## Troubles

trouble-permissions = I cannot host a table here yet. Somebody who looks after this channel has to allow me: { $permissions }.
trouble-store = My notebook cannot be written at the moment, so nothing has changed. Please try again in a moment.
trouble-fault = Something of ours broke. Nothing was lost; if it happens again, tell the people who run this bot: { $reference }
trouble-unknown-button = I do not know this button any more. `/{ command-table }` brings your table here.
trouble-old-command = This command has just changed. Please try it again in a minute.

## Refusals

refusal-malformed = That could not be read ({ $field }). Nothing has changed.
refusal-not-your-turn = It is not your turn yet.
refusal-nothing-to-undo = There is nothing of yours to take back: only the last play of your own turn, as long as nobody else has acted and it showed you nothing new.
refusal-no-seat = There is no such seat at this table.
refusal-not-due = It is not time for that yet.
refusal-not-awaited = The match does not wait for this seat.
refusal-pressed-already = You have pressed already; the first press counts.
refusal-stale = The table has moved on meanwhile: here is how it stands now.
refusal-over = This match is over.
refusal-seats = This game takes { $least } to { $most } players.
refusal-table-unknown = This table is no more. Open a new one with `/{ command-play }`.
refusal-table-closed = This table is closed. Open a new one with `/{ command-play }`.
refusal-table-over = This match is over. Have a rematch?
refusal-table-lobby = The match has not begun yet. Press Start when everybody is here.
refusal-table-started = The match has begun already.
refusal-table-called = Everybody is called to the match already: nothing at this table can be changed any more.
refusal-table-not-called = Nobody is called to this match yet. Press Start when everybody is here.
refusal-table-not-seated = You do not sit at this table. Watch along, or open one with `/{ command-play }`.
refusal-table-not-seated-yet = You do not sit at this table yet. { $free ->
    [one] A seat is free
   *[other] { $free } seats are free
}: press { lobby-join }.
refusal-table-left = You have left this match, and the house plays on for you. “Come back” takes your seat again, until the match is over.
refusal-table-seated = You sit here already.
refusal-table-stale = The seats have changed meanwhile. Please look again.
refusal-table-not-host = { $host } 👑 is the host and decides that.
refusal-table-not-host-yet = { $host } 👑 starts the match. Once all { $most } seats are taken, anybody at the table may.
refusal-table-full = All { $most } seats are taken.
refusal-table-kept = The seats that are left are kept for those who were asked to come. Whatever is free then is yours { $until }.
refusal-table-guests = A table asks { $most } people to come, and no more.
refusal-table-nobody-new = They sit here, or were asked to come already.
refusal-table-seats = { $taken ->
    [one] 1 seat is taken
   *[other] { $taken } seats are taken
}; this game takes { $least } to { $most }.
refusal-table-seats-exactly = { $taken ->
    [one] 1 seat is taken
   *[other] { $taken } seats are taken
}; with these options exactly { $most } play.
refusal-table-no-seat = There is no seat of that number.
refusal-table-not-a-brain = A person sits there, not a player of the house.
refusal-table-options = “{ $field }” cannot be set to that.
refusal-table-options-limits = “{ $field }” takes a number from { $least } to { $most }.
refusal-table-time = A decision takes from { $least } seconds to { $most } days. Type the seconds as a number, or leave the field empty.
refusal-table-handicap = Thinking time goes from { $least } to { $most } %.
refusal-table-others = Others are playing: the match cannot simply be closed. You can get up with `/{ command-leave }`.
refusal-table-too-many = You sit at { $most } open tables already. Finish one, or get up with `/{ command-leave }`, and then open the next.
refusal-table-unfinished = The match is not over yet.
