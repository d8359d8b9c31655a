# Monster Cube

monster-cube-name = Monster Cube
monster-cube-pitch = Nine tiles, twenty-seven numbers, three monsters. Find three faces that make a monster’s number before anybody else does!
monster-cube-code-name = Monster Cube · Monster Code
monster-cube-advanced-name = Monster Cube · Monster Code advanced
monster-cube-dice-name = Monster Cube · Monster Dice
monster-cube-numbers-name = Monster Cube · Monster Dice with numbers

command-play-monster-cube = monster-cube
    .about = Monster Cube: make a monster’s number of three faces; four rule sets, 1 to 6 players

monster-cube-option-rules = Rule set
    .slash = rules
    .about = What to play: Monster Code unless you say otherwise
monster-cube-option-rules-code = Monster Code: all search one cube at once
monster-cube-option-rules-advanced = Monster Code advanced: own hands, modifiers from your friends
monster-cube-option-rules-dice = Monster Dice: in turns, each with a cube of dice
monster-cube-option-rules-numbers = Monster Dice with numbers: in turns, each with a cube of numbers
monster-cube-option-king = King of the hunters
    .slash = king
    .about = The longest run of consecutive monsters brings 3, 6 or 10 points (where points count)
monster-cube-option-family = Families
    .slash = families
    .about = All four monsters of a kind bring 5 points (where points count)
monster-cube-option-levels = Higher-level monsters
    .slash = levels
    .about = Three piles, easy monsters first (where points count)
monster-cube-option-one-group = Tiles stay together
    .slash = together
    .about = After a move all tiles must be one group; otherwise each must only touch another
monster-cube-option-claim-ms = Time to show the faces
    .slash = claim
    .about = After pressing Monster!: 30 seconds is normal, a minute calm, 15 seconds fast
monster-cube-option-first = Who begins, where turns are taken
    .slash = first
    .about = The seat that has the first turn; drawn by lot unless you say

feat-monster-cube-fastest-ms = Fastest monster
feat-monster-cube-unmissed = Most monsters without a miss
    .once = Monsters without a miss
feat-monster-cube-run = Longest run
feat-monster-cube-alone-ms = Fastest alone
    .once = Time alone
feat-monster-cube-alone-turns = Fewest turns alone
    .once = Turns alone

## The pictures in words

picture-cover-monster-cube = The cover of { $game }: tiles that make a cube, numbers on every face, and four monsters beside it.
picture-cube = { $rules ->
    [code] Monster Code.
    [advanced] Monster Code advanced.
    [dice] Monster Dice.
   *[numbers] Monster Dice with numbers.
}
picture-cube-claim = Your cube. Chosen tiles: { $tiles }.
picture-cube-lays = You lay { $modifier } before somebody else.
picture-cube-solved = { $seat } showed { $sum } and has monster { $card }.
picture-cube-missed = { $seat } was wrong. The faces make { $sum }.
picture-cube-unshown = { $seat } showed no faces.
picture-cube-moved = { $seat } moved tile { $tile }.
picture-cube-moved-for-it = { $stays ->
    [true] Tile { $tile } was moved for it.
   *[false] Tile { $tile } was moved for it and is back.
}
picture-cube-renewed = { $restored ->
    [true] Nothing matched again: other monsters, and all tiles are back at the start.
   *[false] Nothing matched: other monsters.
}
picture-cube-turn-lost = { $seat } ran out of time.
picture-cube-monster = Monster { $code }: worth { $worth }, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}.
picture-cube-card = Monster { $code } asks for { $target }.
picture-cube-tiles = Rows of tiles, yellow-red-blue; in brackets a row’s start in tiles to the right, – a gap: { $tiles }.
picture-cube-looking = Still looking: { $seats }.
picture-cube-agreed = Nothing matches: { $seats }.
picture-cube-places = It may go to { $places }.
picture-cube-moving = Tile { $tile } is moved for it.
picture-cube-other = Tiles: { $tiles }.
picture-cube-pile = Still to come: { $cards }.
picture-cube-player = { $seat }: { $score }, { $cards ->
    [one] 1 monster
   *[other] { $cards } monsters
}.
picture-cube-hunter = { $seat }: { $left ->
    [one] 1 card left
   *[other] { $left } cards left
}, in hand { $backs }, before them { $before }.
picture-cube-over = The hunt is over.
picture-cube-line = { $rank }. { $seat }: { $score }, monsters { $cards }.
picture-cube-families = Whole families: { $families }, { $points } points.
picture-cube-king = King of the hunters: { $run }, { $points } points.
picture-cube-zoo = The fourteen families of Monster Cube.
picture-cube-rules-cube = Nine tiles of three faces each, yellow on top, red left, blue right. Monsters whose number is to be made from three faces.
picture-cube-rules-lines = Three faces of one colour on three tiles in a straight row: yellow, 5 times 4 minus 8 makes 12; red, 3 times 2 plus 6 makes 12; blue, 8 times 2 minus 4 makes 12.
picture-cube-rules-ribbons = Three neighbouring faces in a straight band, two of one colour and one of another: 3 times 2 plus 6 makes 12, 4 times 2 plus 4 makes 12.
picture-cube-rules-cubes = A yellow, a red and a blue face of three tiles that meet in a point and form a cube: 3 times 3 plus 3 makes 12.
picture-cube-rules-wrong = Not allowed: three tiles that lie in a bent row, three neighbouring faces in a bent band, or the three faces of one tile.
picture-cube-rules-moving = One tile may be moved to an empty place, if it is then used.
picture-cube-rules-claiming = Whoever presses first has the time to show three faces. Right: the monster is his. Wrong: he gives one of his monsters back.
picture-cube-rules-scoring = Five cards of plus 1 and two of times 2 are worth 15.
picture-cube-rules-handing = A modifier of plus 3 makes 13, 18 and 40 of 10, 15 and 37. A solved card is laid before somebody else as a modifier.
picture-cube-rules-dice = A tile is moved first. Then dice are added and taken away: 4 plus 5 minus 3 makes 6.
picture-cube-rules-numbers = A tile is moved first. Then 3 times 2 plus 6 makes 12. After each turn there are new monsters.
picture-cube-rules-special = Monsters 11 and 12 in a row are worth 3 more, 11 to 13 6, 11 to 14 10, a whole family 5.
picture-cube-rules-ending = When the pile runs out for the second time the round is the last. Most points win.

## The board

monster-cube-hand = My cube
monster-cube-search = { $rules ->
    [advanced] Make the number of one of your own monsters from three faces.
   *[other] Round { $round }: make the number of a monster from three faces.
} Found it? **Monster!**
monster-cube-claim = 🔔 ⏳ { $until } · { $who } has the buzz: three faces!
monster-cube-return = ⏳ { $until } · { $who } must give a monster back.
monster-cube-place = ⏳ { $until } · { $who } solved { $card }: who gets { $modifier }?
monster-cube-turn = First a tile moves, then three faces may { $rules ->
    [dice] add up to a monster, with plus and minus.
    [alone] make a monster. Reach { $points } points in as few turns as you can!
   *[numbers] make a monster.
}
monster-cube-asked = 🤷 Does nothing match? { $said ->
    [true] Whoever is silent agrees { $until }.
    [alone] If so, say it; else just look on. After { $deserted } such questions without a word the match ends.
   *[false] If so, say it; else just look on.
}
monster-cube-alone-since = ⏱️ Begun { $since }: your time counts.
monster-cube-last-round = ⏳ The last round!
monster-cube-worth = { $card } · { $worth }

monster-cube-do-buzz = Monster!
monster-cube-do-agree = No match
monster-cube-do-look = Looking
monster-cube-do-move = Move
monster-cube-do-clear = Clear
monster-cube-do-give-up = Give up
monster-cube-do-shift = Only move
monster-cube-do-more = More monsters

## The private screen

monster-cube-until = ⏳ { $until } · { $step }
monster-cube-advice-tile = Tap the tile that moves.
monster-cube-advice-beside = Beside which tile does { $tile } go?
monster-cube-advice-place = Where does { $tile } go? Tap a letter.
monster-cube-advice-fits = Tap the faces, or where { $tile } goes.
monster-cube-advice-faces = Tap two or three tiles, then their faces.
monster-cube-advice-faces-moved-search = Tap the other tiles, then the faces.
monster-cube-advice-faces-moved-turns = Choose three tiles in all, or only move.
monster-cube-advice-show = Tap the faces to show them.
monster-cube-advice-pair = Tap the faces, or a third tile.
monster-cube-advice-nothing = These tiles form nothing: let one go.
monster-cube-advice-nothing-yet = These form nothing: let one go, or move { $tile }.
monster-cube-advice-card = Several monsters fit: which one?
monster-cube-pressed = 📸 Pressed! Who was first is seen in a moment…
monster-cube-own-return = Not right. Which monster goes back? ⏳ { $until }
monster-cube-own-place = Right! Before whom do you lay **{ $modifier }**? ⏳ { $until }
monster-cube-own-replace = Three lie there: which one goes for **{ $modifier }**? ⏳ { $until }
monster-cube-choose-return = The monster that goes back
monster-cube-barred = You showed no faces: press again { $until }.
monster-cube-brief-right = ✅ Monster { $card }!{" "}
monster-cube-brief-wrong = ❌ { $fault ->
    [late] Out of time.
    [gave-up] Nothing to show.
   *[other] Not right.
}{" "}
monster-cube-brief-turn = It is { $who }’s turn.
monster-cube-brief-held = 🔔 { $who } · ⏳ { $until }
monster-cube-brief-asked = 🤷 No match? { $said ->
    [true] Silence agrees { $until }.
   *[false] If so, say it.
}
monster-cube-brief-search = { $rules ->
    [advanced] Find three faces.
   *[other] Round { $round }: find three faces.
} { $last ->
    [true] ⏳ Last round!
   *[false] {""}
}

## What happened

monster-cube-news-dealt = { $first } begins.
monster-cube-news-revealed = { $last ->
    [true] ⏳ These are the last monsters.
   *[false] The discard is shuffled into a new pile.
}
monster-cube-news-holds = 🔔 { $who } was first.
monster-cube-news-void = What lay before { $who } has changed: that press counts no more.
monster-cube-news-solved = ✅ { $who }: **{ $sum }**, monster { $card } after { $time }{ $moved ->
    [true] , with tile { $tile } moved.
   *[false] .
}
monster-cube-news-missed = ❌ { $who }: { $fault ->
    [late] out of time.
    [gave-up] nothing to show.
    [move-taken] a tile lies there already. ({ $sums })
    [move-unlinked] that move leaves a tile alone. ({ $sums })
    [move-apart] that move takes the cube apart. ({ $sums })
    [unused] the moved tile must give a face. ({ $sums })
    [no-shape] neither line nor ribbon nor cube. ({ $sums })
    [ribbon] three different tiles are needed. ({ $sums })
   *[number] no monster in that. ({ $sums })
}
monster-cube-news-returned = { $who } gives { $monster } back{ $late ->
    [true] , as the clock chose.
   *[false] .
}
monster-cube-news-placed = { $who } lays { $modifier } before { $upon }{ $instead ->
    [true] , instead of { $replaced }.
   *[false] .
}
monster-cube-news-freed = { $who } is rid of { $modifiers }.
monster-cube-news-barred = { $who } showed no faces and may press again { $until }.
monster-cube-news-agreed = 🤷 { $silently ->
    [true] { $who } says nothing, so agrees.
   *[false] { $who }: nothing matches.
}
monster-cube-news-asked = Does nothing match? { $said ->
    [true] Whoever is silent agrees { $until }.
   *[false] If so, say it.
}
monster-cube-news-looking = 👀 { $who } is still looking.
monster-cube-news-renewed = { $restored ->
    [true] Nothing matched again: other monsters, and all tiles go back to the start.
   *[false] Nothing matches: other monsters!
}
monster-cube-news-shifted = { $who } moves tile { $tile }.
monster-cube-news-turn-lost = ⌛ { $who } ran out of time.

monster-cube-end-pile = The pile ran out for the second time.
monster-cube-end-hand = Somebody is rid of all cards!
monster-cube-end-captured = The last monster is captured.
monster-cube-end-agreed = All agree: nothing matches any more.
monster-cube-end-points = The points are gathered: the hunt is over.
monster-cube-end-deserted = Nobody found anything for long, so the hunt ends.
monster-cube-shared = 🏆 { $who } share the win, with { $points } { $rules ->
    [advanced] { $points ->
        [one] monster
       *[other] monsters
    } solved
    [dice] { $points ->
        [one] star
       *[other] stars
    }
   *[other] { $points ->
        [one] point
       *[other] points
    }
} each!
monster-cube-won = 🏆 { $rules ->
    [advanced] { $who } won with { $points ->
        [one] { $points } monster
       *[other] { $points } monsters
    } solved!
    [dice] { $who } won with { $points ->
        [one] { $points } star
       *[other] { $points } stars
    }!
   *[other] { $who } won with { points }!
}
monster-cube-level = ⚖️ Level at { $by ->
    [dice] { $points ->
        [one] { $points } star
       *[other] { $points } stars
    }
   *[other] { points }
}: most monsters win. { $counts }
monster-cube-alone = 🏆 { $rules ->
    [advanced] { $who } solved { $points ->
        [one] { $points } monster
       *[other] { $points } monsters
    }.
    [dice] { $who } has { $points ->
        [one] { $points } star
       *[other] { $points } stars
    }.
   *[other] { $who } has { points }.
}
monster-cube-alone-time = { $missed ->
    [0] Time: **{ $time }**. Beat that!
    [one] Time: { $took }, and 1 round without a monster, { $each } more: **{ $time }**. Beat that!
   *[other] Time: { $took }, and { $missed } rounds without a monster, { $each } more for each: **{ $time }**. Beat that!
}
monster-cube-alone-turns = In **{ $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}**. Fewer next time?
monster-cube-fastest = ⚡ Fastest monster: { $who }, { $time }
monster-cube-king = 👑 King of the hunters (+{ $points }): { $kings }
monster-cube-families = 👪 Whole families: { $who }, { $families } (+{ $points })
monster-cube-unmissed = 🎯 Most without a miss: { $who }, { $count }
monster-cube-run = 🔗 Longest run: { $who }, { $count }

## Refusals

refusal-monster-cube-other-rules = { $rules ->
    [code] Here all search at the same time: press Monster! when you have found three faces.
    [advanced] Here all search at the same time: press Monster! when you have found three faces.
   *[other] Here you take turns: move a tile when it is yours.
}
refusal-monster-cube-held = { $known ->
    [true] { $who } was first and has until { $until }. Keep looking!
   *[false] Somebody was first. Keep looking!
}
refusal-monster-cube-judging = Somebody pressed just now; who was first is seen in a moment.
refusal-monster-cube-void = { $known ->
    [true] { $who } has changed the board since. Your press costs nothing: look again!
   *[false] The board has changed since. Your press costs nothing: look again!
}
refusal-monster-cube-barred = You pressed and showed no faces: you may press again { $until }.
refusal-monster-cube-buzz-first = First press Monster!, then show your faces.
refusal-monster-cube-no-choice = { $phase ->
    [return] First choose which of your monsters goes back.
    [place] First choose before whom your card is laid.
   *[other] There is nothing of the kind to choose now: show three faces.
}
refusal-monster-cube-no-such-card = That monster is not there. There are: { $cards }.
refusal-monster-cube-which-card = These faces make several monsters ({ $cards }): say which.
refusal-monster-cube-same-face = Three different faces are needed.
refusal-monster-cube-move-first = A turn begins with a move: tap the tile, then where it goes.
refusal-monster-cube-move-taken = A tile lies there already. Tap an empty place for { $tile }.
refusal-monster-cube-move-unlinked = There a tile would touch no other. Tap another place for { $tile }.
refusal-monster-cube-move-apart = There the tiles would not be one group. Tap another place for { $tile }.
refusal-monster-cube-agreed-already = You have said so already; the others are still looking.
refusal-monster-cube-not-asked = Nobody has said that nothing matches: just keep looking.
refusal-monster-cube-too-early = { $turns ->
    [one] One more turn without a capture, then all may agree.
   *[other] { $turns } more turns without a capture, then all may agree.
}
refusal-monster-cube-not-upon = Lay it before one of the others.
refusal-monster-cube-replaces = Three lie before { $upon } already: tap the one that goes.
refusal-monster-cube-replaces-none = Fewer than three lie before { $upon }: nothing has to go.

## Rules

monster-cube-rules-cube = **Whoever captures the most valuable monsters wins.** A monster is yours when three faces of the cube make its number: multiply two of them, then add or take away the third. Each face is used once, in any order.
    .title = How to win
monster-cube-rules-lines = Three faces of one colour, on three tiles that follow each other in a straight row, in any of the three directions: 5 × 4 − 8 = 12.
    .title = Lines
monster-cube-rules-ribbons = Three neighbouring faces in a straight band: two of one tile and one of the next, two of one colour and one of another: 3 × 2 + 6 = 12.
    .title = Ribbons
monster-cube-rules-cubes = A yellow, a red and a blue face of three tiles that meet in a point, so that they look like a cube: 3 × 3 + 3 = 12.
    .title = Cubes
monster-cube-rules-wrong = Not three tiles in a bent row, not a row with a gap, not neighbouring faces in a bent band, and not the three faces of one tile.
    .title = What does not count
monster-cube-rules-moving = With a claim you may move one tile to an empty place. It must give one of your faces, and afterwards every tile must touch another. After a right claim it stays there.
    .title = Move a tile
monster-cube-rules-claiming = Monster Code: all search one cube. Press **Monster!** first, then show your faces in time. Right: the monster is yours, and three others come. Wrong or late: you give one of yours back. If all say that nothing matches, others come; the second time in a row the tiles go back to the start.
    .title = Monster Code
monster-cube-rules-scoring = +1 to +4 are worth that many points. Each ×2 is worth as many points as you have +1 monsters. Most points win, then most cards.
    .title = Points
monster-cube-rules-handing = Advanced: everybody solves seven monsters of his own, three in hand. Whoever is rid of all first wins. A solved card is laid before a friend: its back changes all the numbers of that hand, until its owner solves one. At most three lie before anybody. A wrong claim costs nothing.
    .title = Monster Code advanced
monster-cube-rules-dice = In turns, each with a cube of dice. Move a tile; then you may show three faces of three tiles (a line or a cube, with the moved tile) that make a monster by plus and minus. Most stars win.
    .title = Monster Dice
monster-cube-rules-numbers = As Monster Dice, with numbers: multiply, then add or take away. After each turn there are new monsters. Most points win.
    .title = Monster Dice with numbers
monster-cube-rules-special = Options: the longest run of consecutive monsters brings 3, 6 or 10 points for two, three or four; a whole family of four brings 5; with levels the easy monsters come first.
    .title = Special rules
monster-cube-rules-ending = The discard becomes a new pile once. When the pile cannot supply three monsters for the second time, the round that lies there is the last one.
    .title = The end
monster-cube-rules-house = { default-rules-house }
    - Who was first is decided by Discord’s clock, not by whose press came in first. A press on a board that has changed costs nothing.
    - A tile must touch another after a move; all being one group is an option.
    - To give a monster back, or to choose whom a card hampers, you have { $judging } seconds; then the cheapest goes, or the one with the fewest cards left is hampered.
    - By turns, a move stands once it is made: it ends the turn, and nothing is taken back.
    - Advanced: codes below 1 and above 56 are made as they are. Whoever presses and shows no faces may press again after { $barred } seconds.
    - Nothing matches: silence agrees only when somebody has said so. Whoever is still looking says it, and is not asked again for { $looking } minutes. After { $deserted } questions in a row to which nobody says a word the match ends, alone too.
    - Advanced: where three cards lie before somebody already, whoever places a fourth chooses which one it replaces; that one leaves the match.
    - Advanced: when all agree that nothing matches, everybody puts the hand under the own pile and draws anew.
    - Alone, Monster Code counts your time, and { $unsolved } seconds more for every round without a monster; advanced counts the time alone.
    - Monster Dice: after { $idle } turns each without a capture, all may agree to have other monsters, or, where the pile is empty, to end the match; after { $barren } the match ends. So it does after { $deserted } agreements in a row. With numbers, alone, it ends at { $points } points.
    - King of the hunters: all whose run is the longest get the points; a run of five or more brings { $king }.
    - Higher-level monsters: when the discard becomes a new pile, it is split into the three levels again.
