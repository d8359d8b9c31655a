# Cubo

cubo-name = Cubo
cubo-pitch = All roll nine dice at once and lay the best square of straights and triples. The first to call Cubo ends the rolling!
cubo-hand = My dice

command-play-cubo = cubo
    .about = Cubo: roll, lay nine dice in a square, call Cubo; alone or up to 4 players

cubo-option-countdown-ms = Countdown of the last player
    .slash = countdown
    .about = How long the last player still has: normal is 6 seconds, calm is 12
cubo-option-restore-colours = Four red, four blue again each round
    .slash = restore-colours
    .about = Everybody starts each round with four red and four blue dice again

## The board

cubo-ready = Round { $round } of { $rounds }: { $mine ->
    [true] say go!
   *[false] { $who } says go.
}
cubo-race = Round { $round } of { $rounds }: roll, lay your square, call Cubo!
cubo-called = 📣 { $who } called: no rolls.
cubo-countdown = ⏳ { $mine ->
    [true] { "" }
   *[false] Last to call: { $who }.{ " " }
}Time runs out { $until }
cubo-asked = 🌙 Nobody has called for a long time. Close the round as it lies?
cubo-scoring = Round { $round } of { $rounds }: { $who } may put the new die in.
cubo-place = die { $place } from the middle

cubo-do-begin = Go!
cubo-do-decline = None
cubo-do-roll = Roll
cubo-do-pick-up = Pick up
cubo-do-call = Cubo!
cubo-do-close = Close
cubo-do-keep = { $points ->
    [none] –
   *[other] { $points }
}

## The private screen

cubo-advice-hand = Roll your nine dice!
cubo-advice-rolled = Tap two dice to swap them; then call Cubo!
cubo-advice-out = Time was up before you called: no points this round.
cubo-take = Take a die from the middle, or none ✋ ⏳ Time runs out { $until }
cubo-reaching = You reach for a die… photo finish!
cubo-took = You took { $die }; your square is closed.
cubo-took-none = Your square is closed.
cubo-replace = You took { $die }. Tap the die that it replaces: → tells your points then, 👌 those without it.
cubo-scored = You score { points }.
cubo-count-nothing = → – · – · –  ↓ – · – · –
cubo-count = → { $across }  ↓ { $down }  = **{ $points }**
cubo-scored-nothing = No points for you in that round.

## What happened

cubo-news-dealt = { $first } says go first.
cubo-news-begun = 🎲 Round { $round } is on!
cubo-news-called = 📣 { $first ->
    [true] { $who } called Cubo first, after { $time }.
   *[false] { $who } called after { $time }.
}
cubo-news-counted-down = ⏳ { $who } is the last and is counted down.
cubo-news-too-late = ⌛ { $who } was too late: no points this round.
cubo-news-took = { $who } took { $die }.
cubo-news-outrun = { $by } was faster than { $who }, who may take another die.
cubo-news-declined = { $late ->
    [true] { $who } let the time to take a die run out.
   *[false] { $who } took no die.
}
cubo-news-asked-to-close = { cubo-asked }
cubo-news-agreed = { $who } would close the round.
cubo-news-closed = All agree: every square counts as it lies.
cubo-news-scored = { $who }: { points }.
cubo-news-scored-nothing = { $who }: nothing this round.
cubo-news-replaced = ({ $new } came in for { $old })

cubo-alone = 🏆 { $who }: **{ points }** in { $time } of laying. Beat that!
cubo-fastest = 📣 Fastest call: { $who }, { $time }

## Refusals

refusal-cubo-wrong-phase = { $phase ->
    [ready] That has to wait until the next round begins.
    [race] Everybody is laying dice just now; that comes afterwards.
    [scoring] The round is over and is being scored.
   *[over] This match is over.
}
refusal-cubo-in-hand = Your dice are in your hand: roll them first.
refusal-cubo-called = { $known ->
    [true] { $who } called Cubo: nobody rolls again. Make the best of what lies there!
   *[false] Cubo was called: nobody rolls again. Make the best of what lies there!
}
refusal-cubo-covered = Your square is closed and can no longer change.
refusal-cubo-not-covered = First call Cubo with your own dice, then take one from the middle.
refusal-cubo-done = You are through with this round.
refusal-cubo-out = Your time was up: no dice for you this round.
refusal-cubo-white-die = The white die stays in the middle.
refusal-cubo-not-an-order = That would move nothing. Tap two different dice.
refusal-cubo-die-gone = { $known ->
    [true] { $who } was faster: that die is gone. Take another one!
   *[false] That die is gone. Take another one!
}
refusal-cubo-not-asked = Nobody has asked to close this round.
refusal-cubo-agreed-already = You have agreed already; the others are still thinking.

## Rules

cubo-rules-roll = **Most points after six rounds win.** They lie in the straights and triples of your square.

    When somebody says go, everybody rolls all nine dice at the same time and lays them in a square: eight coloured dice round the white one. Tap two dice and they change places. Not happy? Roll all nine again, as often as you like, until somebody calls Cubo.
    .title = How to win, and the roll
cubo-rules-lines = Three rows and three columns can score. A straight, three numbers in sequence along the line, gives its highest number. Three equal numbers give that number once. In one colour a line counts twice. Diagonals count nothing.
    .title = What a line is worth
cubo-rules-white = The white die is a joker of colour: red and blue at once, for its row and for its column. Its number is the one it rolled.
    .title = The white die
cubo-rules-call = Content? Call Cubo: your square is closed, and you may take one die from the middle, first come, first served. From the first call on nobody rolls again; only dice that are in a hand at that moment may be rolled once more. The last player is counted down: whoever has not called when time is up scores nothing.
    .title = Cubo!
cubo-rules-swap = When all have called, the squares are shown one by one. The die you took may replace one of your red or blue dice, in its place; the replaced one goes back to the middle. After six rounds most points win.
    .title = The new die, and the end
cubo-rules-alone = Alone you play against the clock: six rounds, each with { $alone } seconds from “Go!” to your call. Whoever has not called by then scores nothing in that round.

    Nobody else reaches for the dice in the middle: after your call take one, or none, and put it in. Points count first, then the time you took to lay. Can you beat yourself?
    .title = Alone
cubo-rules-house = { default-rules-house }
    - The lot says who begins, unless the table names somebody; after each round it is the next seat’s turn to say go.
    - Dice keep their numbers, they are only laid. A straight runs up or down; 6 and 1 are no neighbours.
    - Whoever calls first ends the rolling for all, whoever said go. Nobody rolls during a countdown.
    - Who was first is decided by Discord’s clock, not by whose press came in first. Whoever reached for the same die later takes another one.
    - You have { $take } seconds to take a die; taking none is as good as taking one, and at a table of two it starts the countdown.
    - { $cover } minutes after the first call everybody who has not called is counted down. The countdown is { $countdown } seconds long, unless the table chooses a calm one.
    - If nobody calls for { $quiet } minutes all are asked; when all agree, every square counts as it lies, without new dice.
    - Colours may drift: the die that comes in need not have the colour of the one that goes. The table may give everybody four and four again each round.
    - Whoever has equally many points shares the win.

## Records

feat-cubo-best-round = Best round
feat-cubo-fastest-call-ms = Fastest call

## Pictures

picture-cover-cubo = The cover of { $game }: nine dice, red, blue and white, fly out of a cup.
picture-cubo-round = Cubo, round { $round } of { $rounds }.
picture-cubo-centre = In the middle: { $dice ->
    [none] nothing
   *[other] { $dice }
}.
picture-cubo-die = { $colour ->
    [red] { $value ->
        [0] red
       *[other] red { $value }
    }
    [blue] { $value ->
        [0] blue
       *[other] blue { $value }
    }
   *[white] { $value ->
        [0] white
       *[other] white { $value }
    }
}
picture-cubo-player = { $seat }: { points }, { $status ->
    [hand] dice in hand
    [rolled] laying the dice
    [covered] has called Cubo
    [done] done
   *[out] too late
}.
picture-cubo-square = Square: { $rows }.
picture-cubo-scored = Lines { $lines } = { $points }.
picture-cubo-choice = { $seat } may put the new die in; best in cell { $cell }, for { $points }.
picture-cubo-result = The match of Cubo is over.
picture-cubo-line = { $rank }. { $seat }: { points }, by round { $rounds }.
picture-cubo-rules-roll = All roll nine dice at once and lay them in a square round the white one. Whoever does not like the roll takes up all nine and rolls again.
picture-cubo-rules-lines = Each of the three rows and three columns can score: a straight its highest number, three of a kind its number once, in one colour twice as much. Numbers out of order score nothing.
picture-cubo-rules-white = The white die counts as red and as blue: red 2, white 3, red 4 are a straight of one colour, 8 points.
picture-cubo-rules-call = Whoever is content calls Cubo and may take a die from the middle. After the first call nobody may roll again. The last player has a few seconds left.
picture-cubo-rules-swap = At the end of the round the die taken may replace one of your own: a blue 6 instead of a blue 1 turns 4, 5, 1 into 4, 5, 6.
