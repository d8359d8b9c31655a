# Monad

monad-name = Monad
monad-pitch = Trade warm for cool, buy, leap: climb from Commons to Monads faster than your friends.

command-play-monad = monad
    .about = Monad: trade, buy and leap up to the Monads, 2 to 4 players

monad-option-teams = Teams of two
    .slash = teams
    .about = Four players, two against two: five Monads together

## Cards

monad-rank = { $rank ->
    [common] Common
    [bi] Bi
    [tri] Tri
    [quad] Quad
    [quint] Quint
   *[monad] Monad
}
monad-a-rank = { $rank ->
    [common] a Common
    [bi] a Bi
    [tri] a Tri
    [quad] a Quad
    [quint] a Quint
   *[monad] a Monad
}
monad-colour = { $sign } { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [navy] navy
    [sky] sky
   *[green] green
}
monad-card = { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [navy] navy
    [sky] sky
   *[green] green
} { $rank ->
    [common] Common
    [bi] Bi
    [tri] Tri
    [quad] Quad
   *[quint] Quint
}
monad-a-common = an unseen Common
monad-no-cards = an empty hand

## The board

monad-goal = First to { $goal } Monads wins.
monad-goal-teams = The first pair with { $goal } Monads together wins.
monad-standing = { $who }: { $monads } 🏅
monad-sitter = `{ $seat }` { $who }

## The private screen

monad-only-watching = You are watching this match. Sit down at the next one!
monad-not-understood = That choice no longer fits your hand. Please choose again.
monad-over = This match is over.
monad-wait = { $who } is playing. You may choose cards already.
monad-your-turn = **It is your turn.**
monad-choose-or-draw = Tap the numbers of cards to see what they can do. Or draw a Common: that ends your turn ({ $draw } to draw).
monad-choose-or-flip = Tap the numbers of cards to see what they can do. Or turn the discard over to make a draw pile of { $discard }: that ends your turn.
monad-choose-or-pass = Tap the numbers of cards to see what they can do. There is nothing to draw, so you may also pass: everybody sees your hand then.
monad-must-trade = Tap the numbers of cards to see what they can do. There is nothing to draw yet and you can trade, so you may not pass: try { $cards }.
monad-must-buy = Tap the numbers of cards to see what they can do. There is nothing to draw and you may not pass while you can buy { $a_rank } for { $needed }: try { $cards }, worth { $have }.
monad-go-on = Tap cards to play on, or end your turn.
monad-choose-on = Tap the numbers of cards to make it.
monad-owes = Your leap still owes a trade or a buy; then your turn can end.
monad-partners = To trade { $card }, tap { $numbers } as well{ $bonus ->
    [none] .
   *[other] ; { $bonus } brings a bonus.
}
monad-no-partner = { $card } cannot be traded just now. Tap more cards to buy or leap.
monad-bonus = ✨ With the bonus you also take { $gained }. It comes once a turn: keep it if a better trade follows.
monad-nothing = These cards do nothing together. Add or take away a card.
monad-choose-cards = Cards { $first } to { $last }
monad-clear = Clear

monad-do-trade = Trade for { $card }
monad-do-trade-declined = Trade for { $card }, keep the bonus
monad-do-trade-bonus = Trade for { $card } + bonus
monad-do-joker = Trade for { $card } ({ $joker } as joker)
monad-do-buy = Buy { $card } (costs { $price }, you give { $have })
monad-do-leap = Leap to { $card }
monad-do-draw = Draw a Common
monad-do-flip = Turn the discard over
monad-do-pass = Pass and show your hand
monad-do-end = End turn

## What happened

monad-news-dealt = The cards are dealt; { $first } begins.
monad-news-traded = { $who } traded { $given } for { $gained }.
monad-news-joker = { $who } traded { $given } for { $gained }, { $joker } as joker.
monad-news-bonus = { $who } took the bonus: { $gained }.
monad-news-bought = { $who } bought { $gained } with { $given }.
monad-news-leapt = { $who } leapt to { $gained } with { $given }.
monad-news-drew = { $who } drew a Common.
monad-news-flipped = { $who } turned the discard over: { $count ->
    [one] 1 card to draw.
   *[other] { $count } cards to draw.
}
monad-news-passed = { $who } passed and showed { $hand }.
monad-news-idled = { $who } ran out of time.
monad-news-won = { $who } reached { $monads } Monads!
monad-news-ended = { $why ->
    [silence] Everybody passed, round after round: the match ends here.
   *[barren] Nobody gained a Monad for very long: the match ends here.
}

monad-end-goal = 🏅 { $who } { $winners ->
    [one] won with { $goal } Monads!
   *[other] won together with { $goal } Monads!
}
monad-end-silence = Nobody could play any more, so what was gained counts: { $who } { $winners ->
    [one] wins.
   *[other] win.
}
monad-end-barren = Nobody gained a Monad for very long, so what was gained counts: { $who } { $winners ->
    [one] wins.
   *[other] win.
}
monad-end-line = **{ $place }** · { $who }: { $monads } 🏅, hand worth { $hand }

## Refusals

refusal-monad-not-in-hand = You do not hold { $cards }. Choose from the cards in your hand.
refusal-monad-column-empty = There is no { $rank } on the table just now. It comes back when somebody gives one up.
refusal-monad-same-temperature = A trade takes one warm and one cool card; { $cards } are { $warm ->
    [true] both warm. Take a cool one instead: navy, sky or green.
   *[false] both cool. Take a warm one instead: red, orange or yellow.
}
refusal-monad-unequal-ranks = { $cards } are not of equal rank. Choose two of the same rank; only your { $identity } cards above the Commons may stand for another rank.
refusal-monad-not-a-joker = { $card } is no joker of yours. Your jokers are { $identity } cards above the Commons.
refusal-monad-joker-needless = { $cards } are of equal rank: trade them without a joker.
refusal-monad-bonus-commons = Trading Commons brings no bonus. Trade without it.
refusal-monad-bonus-joker = A trade with a joker ({ $joker }) brings no bonus. Trade without it.
refusal-monad-bonus-pair = { $cards } are no bonus pair: the partner’s colour would be { $partner }. Trade without the bonus.
refusal-monad-bonus-used = You have had your one bonus of this turn. Trade without it.
refusal-monad-bonus-nothing = The table has nothing to give as a bonus for { $a_rank }. Trade without it.
refusal-monad-buy-with-one = Buying takes at least { $needed } cards and you chose { $have }. Add another.
refusal-monad-buy-rank = Only lower ranks pay for { $a_rank }: take away { $cards }.
refusal-monad-buy-too-little = These cards are worth { $have }; { $a_rank } costs { $needed }. Add more of lower rank.
refusal-monad-leap-commons = Only Commons leap: take away { $cards }.
refusal-monad-leap-colours = All colours of a leap differ; there is more than one { $cards }. Keep one of each colour.
refusal-monad-leap-count = A leap takes { $least } to { $most } Commons of different colours; you chose { $have }.
refusal-monad-leap-alone = A leap with { $cards } needs a trade or a buy in the same turn, and none would be possible after it. Trade or buy first if you can.
refusal-monad-nothing-played = You have played nothing yet. Play something, or draw instead.
refusal-monad-owes-a-play = Your leap still owes a trade or a buy. Make it, then end your turn.
refusal-monad-turn-begun = { $plays ->
    [one] You have made a play this turn
   *[other] You have made { $plays } plays this turn
}, so drawing, turning over and passing must wait. Play on, or end your turn.
refusal-monad-draw-empty = There is no draw pile. { $flip ->
    [true] Turn the discard over instead.
   *[false] Play something, or pass where nothing can be played.
}
refusal-monad-flip-too-early = { $draw ->
    [one] A card can still be drawn.
   *[other] { $draw } cards can still be drawn.
} Draw instead.
refusal-monad-flip-nothing = There is no discard to turn over yet. Play something, or pass where nothing can be played.
refusal-monad-must-draw = You may not pass while cards can be drawn ({ $draw } left). Draw one instead.
refusal-monad-must-flip = You may not pass while the discard ({ $discard }) can be turned over. Turn it over instead.
refusal-monad-must-trade = You may not pass, because you can trade: { $cards }{ $joker ->
    [false] .
   *[other] , with { $joker } as joker.
}
refusal-monad-must-buy = You may not pass, because you can buy { $a_rank } for { $needed }: { $cards }, worth { $have }.

## Rules, by section

monad-rules-setup = On the table lie four open columns, **Bi, Tri, Quad and Quint**, six cards each, one of every colour, and a pile of { $monads } **Monads**. Only the top card of a column can be had.

    Everybody gets six **Commons**, an **Identity** in one of the colours, and a **Bonus** card. The Commons of all players together are four of each colour with four players, three with three, two with two. At first there is neither a draw pile nor a discard.

    Your turn is **one of two things**:
    - any number of plays: trade, buy, leap, in any order; then you end it;
    - or a single draw, flip or pass, which ends it at once.

    You only ever deal with the table. Commons that you give up go on the discard, other cards under their own column. What you gain may be used in the same turn.
    .title = The table and your turn
monad-rules-trade = Two cards of **equal rank, one warm and one cool**, bring the top card of the next rank: Commons a Bi, Bis a Tri, Tris a Quad, Quads a Quint, Quints a **Monad**.

    Warm are the suns: 🔴 red, 🔶 orange, 🟨 yellow. Cool are the stones: 🔵 navy, 🔷 sky, 🟩 green.

    Where that column is empty, there is no such trade.

    -# Open “My hand”, tap the numbers of two cards, then the trade.
    .title = Trade
monad-rules-bonus = Three pairs of colours share a shape: 🔴 red and 🔵 navy, 🔶 orange and 🔷 sky, 🟨 yellow and 🟩 green. Trade such a pair, and your **Bonus** card brings more: the top card of **every column below** the cards traded, and a Common from the draw pile.

    Two Bis bring a Common; Tris a Bi and a Common; Quads a Tri, a Bi and a Common; Quints a Quad, a Tri, a Bi and a Common. What is missing on the table drops out.

    - Trading Commons brings no bonus, nor does a trade with a joker.
    - **Once a turn.** Then the Bonus card lies face down until your turn ends.
    - It is taken with the trade or not at all. Keep it if a better pair follows.
    .title = Bonus
monad-rules-joker = Your **Identity** has a colour. Your Bi, Tri, Quad and Quint of that colour are **jokers**: in a trade, one of them may stand for a card of another rank.

    With the yellow Identity, a yellow Bi and a navy Quint are traded for a Monad. The joker keeps its colour: there must still be one warm and one cool card.

    - One joker a trade, and no bonus for it.
    - A Common is never a joker.
    - Jokers help neither to buy nor to leap.
    .title = Joker
monad-rules-buy = **Two or more cards** buy the top card of a column, or a Monad, if they are worth at least its price. Colours do not matter.

    Common { $common } · Bi { $bi } · Tri { $tri } · Quad { $quad } · Quint { $quint } · **Monad { $monad }**

    All cards given must be of **lower rank** than the card bought. There is no change: what is too much is lost.

    Two Bis and a Common make 7 and buy a Tri. Two Quints and a Quad make 88 and buy a Monad.
    .title = Buy
monad-rules-leap = Commons of **different colours**, given up all at once, leap over ranks:
    - four for the top Tri,
    - five for the top Quad,
    - all six for the top Quint.

    A leap is never a whole turn: in the same turn there must be **a trade or a buy**, before it or after it. Where neither would be possible, you cannot leap; where you still owe one, your turn cannot end yet.
    .title = Leap
monad-rules-draw = Instead of playing you may do one of these; each ends your turn.

    - **Draw**: take the top card of the draw pile. It is always a Common.
    - **Flip**: where there is no draw pile, turn the whole discard over to make one. It is not shuffled: what was thrown away first is drawn first.
    - **Pass**: only if you can neither draw nor flip nor trade, and need not buy. You need to buy where you hold two cards of the rank just below a card on the table (or a Monad) and enough for its price with all your cards of that rank and below. Whoever passes shows the hand to all.

    You may draw or flip even if you could play.
    .title = Draw, flip, pass
monad-rules-end = Whoever first has enough **Monads** wins at once, in the middle of the turn:
    - two players: { $two } Monads,
    - three players: { $three },
    - four players: { $four }.

    In **teams** (four players), those who sit opposite each other, seats 1 and 3 against 2 and 4, play together. The first pair with { $teams } Monads wins. Everybody plays as usual; partners keep their hands secret and give each other nothing.
    .title = The end and teams
monad-rules-house = Where the rules leave a choice, this house plays so:
    - Who begins is drawn. With two players the two Identities are drawn from all six colours.
    - The columns lie open: everybody sees all their cards and what comes next.
    - Cards given up together go under their column in the order of your hand.
    - A bonus is taken whole, as far as the table has it. If the table has nothing for it, it is not used up.
    - A joker may stand for a lower rank too, even for a Common. It goes under the column of its own rank.
    - You may pay with more cards than needed.
    - The trade or buy that a leap needs may come before or after it; another leap does not count, but it may lead to one. You may leap several times a turn.
    - Trades, buys and leaps can be taken back until your turn ends; a bonus that came from the draw pile stays.
    - A seat whose time runs out ends its turn, draws, flips or passes, or makes the cheapest play it must.
    - If everybody passes for { $silent } rounds, or nobody gains a Monad for { $barren } rounds, the match ends: most Monads win, then the hand worth most.
    .title = House rulings

## Records

feat-monad-turns = Win in the fewest turns

## Pictures

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
