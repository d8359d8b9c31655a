# What the pictures say: the few words drawn in them, and their alt texts.

picture-seat = Seat { $seat }

picture-monad-rank = { $rank ->
    [common] Common
    [bi] Bi
    [tri] Tri
    [quad] Quad
   *[quint] Quint
}
picture-monad-colour = { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [navy] navy
    [sky] sky
   *[green] green
}
picture-monad-card = { $colour } { $rank }
picture-monad-table = { $monads ->
    [one] Monad’s table. 1 Monad is left; { $goal } win.
   *[other] Monad’s table. { $monads } Monads are left; { $goal } win.
}
picture-monad-turn = { $seat } to act.
picture-monad-column = { $rank }, top card first: { $colours }.
picture-monad-column-empty = { $rank }: none left.
picture-monad-piles = Draw pile { $draw }, discard { $discard }{ $top ->
    [none] .
   *[other] , top { $top }.
}
picture-monad-seat = { $seat }: { $monads ->
    [one] 1 Monad
   *[other] { $monads } Monads
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, identity { $identity }, bonus { $bonus ->
    [ready] ready
   *[used] used
}.
picture-monad-hand = { $cards ->
    [0] Your hand is empty
    [one] Your hand: 1 card worth { $worth }
   *[other] Your hand: { $cards } cards worth { $worth }
}
picture-monad-chosen = Chosen: { $numbers }, worth { $worth }
picture-monad-result = The match of Monad is over.
picture-monad-rank-line = { $rank }. { $people }: { $monads ->
    [one] 1 Monad
   *[other] { $monads } Monads
}.
picture-monad-rules-setup = Set-up: four open columns of Bi, Tri, Quad and Quint beside the pile of Monads. Each player has an Identity, a Bonus card and six Commons.
picture-monad-rules-trade = Trade: red, orange and yellow suns are warm; navy, sky and green stones are cool. A warm and a cool card of equal rank give the top card of the next rank; two Quints give a Monad. Two warm cards give nothing.
picture-monad-rules-bonus = Bonus pairs have the same shape: red and navy are discs, orange and sky triangles, yellow and green diamonds. Trading a yellow and a green Tri gives a Quad, and the Bonus card brings a Bi and a hidden Common as well.
picture-monad-rules-joker = Joker: with the yellow Identity your yellow Bi, Tri, Quad and Quint may stand for another rank. Yellow Bi and navy Quint are traded for a Monad.
picture-monad-rules-buy = Buy: two Bis and a Common, 3 + 3 + 1 = 7, buy a Tri. Two Quints and a Quad, 88, buy a Monad, which costs 80. A Tri cannot help to buy a Tri.
picture-monad-rules-leap = Leap: Commons of four different colours give a Tri, of five a Quad, of all six a Quint.
picture-monad-rules-draw = Draw the top card of the pile into your hand; or, where there is no pile, flip the discard to make one; or pass and show your hand.
picture-monad-rules-end = The end: two players need five Monads, three need four, four need three, and partners need five together.

picture-rush-symbol = { $symbol ->
    [sword] sword
    [axe] axe
    [bow] bow
    [fire] fire
    [frost] frost
   *[storm] storm
}
picture-rush-failed = failed attack
picture-rush-staff = staff
picture-rush-hunt = Monster Rush.
picture-rush-lair = Space { $space }: { $name }, worth { $value }, needs { $needs }; { $left } more behind it.
picture-rush-open = { $cards ->
    [one] 1 open card: { $faces }.
   *[other] { $cards } open cards: { $faces }.
}
picture-rush-last = Last: { $seat } turned { $face }.
picture-rush-turn = { $seat } turns the next card.
picture-rush-hunter = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $pile } left to turn.
picture-rush-captured = { $seat } captured { $name }.
picture-rush-mistaken = { $seat } touched { $name } too early and loses a point.
picture-rush-result = The hunt is over.
picture-rush-line = { $rank }. { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $monsters ->
    [none] no monster
   *[other] { $monsters }
}{ $mistakes ->
    [0] .
    [one] , 1 mistake.
   *[other] , { $mistakes } mistakes.
}
picture-rush-zoo = The thirty-six monsters of Monster Rush.
picture-rush-rules-reveal = In turn, each player turns over the top card of the pile and lays it beside the others. All cards stay visible to all.
picture-rush-rules-ready = A monster that needs sword, bow and fire is ready when bow, storm, sword and fire lie open, and not yet with bow, storm, sword and axe.
picture-rush-rules-cards = A combo counts as both its symbols, a staff as one symbol of your choice, a failed attack as nothing.
picture-rush-rules-touch = Whoever is first to touch a ready monster takes it for its points. Whoever touches one that is not ready loses a point.
picture-rush-rules-race = The earliest press wins: 412 milliseconds beat 450. Within 30 milliseconds the monster with the higher number decides.
picture-rush-rules-end = When a pile of monsters is used up, points are counted: 5 and 3 less 1 for a mistake make 7. Most points win.

picture-cubo-round = Cubo, round { $round } of { $rounds }.
picture-cubo-centre = In the centre: { $dice ->
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
picture-cubo-player = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $status ->
    [hand] dice in hand
    [rolled] laying the dice
    [covered] covered
    [done] done
   *[out] too late
}.
picture-cubo-square = Square: { $rows }.
picture-cubo-scored = Lines { $lines } = { $points }.
picture-cubo-choice = { $seat } may put the new die in; best in cell { $cell }, for { $points }.
picture-cubo-result = The match of Cubo is over.
picture-cubo-line = { $rank }. { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, by round { $rounds }.
picture-cubo-rules-roll = All roll nine dice at once and lay them in a square round the white one. Whoever does not like the roll takes up all nine and rolls again.
picture-cubo-rules-lines = Each of the three rows and three columns can score: a straight its highest number, three of a kind its number once, in one colour twice as much. Numbers out of order score nothing.
picture-cubo-rules-white = The white die counts as red and as blue: red 2, white 3, red 4 are a straight of one colour, 8 points.
picture-cubo-rules-call = Whoever is content covers the dice, calls Cubo and may take a die from the centre. After the first call nobody may roll again. The last player has a few seconds left.
picture-cubo-rules-swap = At the end of the round the die taken may replace one of your own: a blue 6 instead of a blue 1 turns 4, 5, 1 into 4, 5, 6.

picture-thirteen-zoo = The thirteen monsters of 13 Monsters, and one put together from three.
picture-thirteen-cards = The six cards of a monster: head, eyes and body, each in a left and a right half.

picture-cube-zoo = The fourteen families of Monster Cube.

picture-ranks-board = Leaderboard: { $title }, { $below }.
picture-ranks-line = { $place }. { $name }: { $value }.
picture-ranks-own = You: { $line }
picture-ranks-empty = Nobody yet.
picture-ranks-rating = Rating
picture-ranks-matches = Matches
picture-ranks-wins = Wins
picture-ranks-streak = Streak
picture-ranks-profile = { $name } at { $game }: rating { $rating }.
picture-ranks-facts = Matches { $matches }, wins { $wins }, streak { $streak }.
picture-ranks-curve = { $count ->
    [one] The rating after { $count } match: between { $lowest } and { $highest }.
   *[other] The rating over { $count } matches: between { $lowest } and { $highest }.
}
picture-ranks-game = { $game }: rating { $rating }, matches { $matches }, wins { $wins }.
