# What is said of games alike, until they have words of their own.

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

default-seat = My seat
default-pitch = A game for { $least ->
    [1] one to { $most } players
   *[other] { $least } to { $most } players
}.
default-may = It’s up to you: choose below.
default-wait = There is nothing for you to do right now.
default-more = More… ({ $page } of { $pages })
default-back = Back ({ $page } of { $pages })
default-listed = There is more that you could do; the first { $count } choices are listed.
default-gone = This is no longer to be had. Your screen shows what is.
default-refused = The rules do not allow that now ({ $reason }). Nothing has changed: choose something else.
default-won = 🏆 { $winners ->
    [one] { $who } won with { points }
   *[other] { $who } share the win, with { points } each
}!
default-score = Points
default-rules = Its rules have not been written down here. “My seat” offers all that may be done, and nothing that may not: try it with a player of the house.
    .title = About this game
default-thinking = Time for a decision: { $time }
default-rules-house = What the booklet leaves open, this house decides so:
    .title = House rulings

default-option-window-ms = Photo finish
    .slash = window
    .about = Whether earlier presses may still come in after the first: none, or for a short or long moment
default-option-first = Who begins
    .slash = first
    .about = The seat that begins; drawn by lot unless you say

default-feat-score = Best score
    .once = Score
