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
monad-goal-teams = First team to { $goal } Monads wins.
monad-standing = { $who }: { $monads } 🏅
monad-sitter = `{ $seat }` { $who }

## The private screen

monad-only-watching = You are watching this match. Sit down at the next one!
monad-not-understood = That choice no longer fits your hand. Please choose again.
monad-over = This match is over.
monad-wait = { $who } is playing. You may choose cards already.
monad-wait-partner = { $who }, your partner, is playing. You may choose cards already.
monad-your-turn = **Your turn.**
monad-try = 💡 Try { $numbers }: { $card }.
monad-choose-or-draw = Tap cards, or draw to end your turn ({ $draw } left).
monad-choose-or-flip = Tap cards, or flip the discard ({ $discard }) to end your turn.
monad-choose-or-pass = Tap cards, or pass: everybody sees your hand then.
monad-must-trade = You can trade, so you may not pass yet.
monad-must-buy = You may not pass while you can buy { $a_rank } for { $needed }: try { $numbers }.
monad-go-on = Tap cards, or end your turn; ⏪ takes back.
monad-choose-on = Tap cards to make it.
monad-owes = **Now trade or buy:**
monad-partners = To trade { $card }, also tap { $numbers }{ $bonus ->
    [none] .
    [all] : that brings a bonus.
   *[other] ; with { $bonus } there is a bonus.
}
monad-no-partner = { $card } cannot be traded now. Tap more cards to buy or leap.
monad-would-trade = Trade for { $card }.
monad-would-joker = Trade for { $card }, with { $joker } as joker.
monad-would-leap = A leap brings { $card }.
monad-would-buy = Buy { $card }: costs { $price }, you give { $have }.
monad-bonus = ✨ + { $gained }.
monad-nothing = These cards do nothing together. Add or take away a card.
monad-choose-cards = Cards { $first } to { $last }

monad-do-draw = Draw
monad-do-flip = Flip
monad-do-pass = Pass
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

monad-end-goal = 🏅 { $who } { $winners ->
    [one] won with { $goal } Monads!
   *[other] won together with { $goal } Monads!
}
monad-end-silence = Nobody could play any more, so most Monads win, then the hand worth most. { $who } { $winners ->
    [one] wins.
   *[other] win.
}
monad-end-barren = Nobody gained a Monad for very long, so most Monads win, then the hand worth most. { $who } { $winners ->
    [one] wins.
   *[other] win.
}
monad-end-line = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ $place }.**
} { $who }: { $monads } 🏅, hand { $hand }

## Refusals

refusal-monad-not-in-hand = You do not hold { $cards }. Choose from the cards in your hand.
refusal-monad-column-empty = There is no { $rank } on the table just now. It comes back when somebody gives one up.
refusal-monad-same-temperature = These are both { $warm ->
    [true] warm. A trade takes a cool one, too: navy, sky or green.
   *[false] cool. A trade takes a warm one, too: red, orange or yellow.
}
refusal-monad-unequal-ranks = Unequal ranks: only your { $identity } cards above the Commons may stand for others.
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
refusal-monad-leap-colours = A leap takes one of each colour; there is more than one { $cards }.
refusal-monad-leap-count = A leap takes { $least } to { $most } Commons of different colours; you chose { $have }.
refusal-monad-leap-alone = A leap with these needs a trade or a buy after it, and none would be possible. Trade or buy first.
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

monad-rules-aim = **Collect Monads.** Whoever first has enough wins at once, in the middle of the turn: two players need { $two }, three { $three }, four { $four }.

    Pair a warm card with a cool one and climb: Common → Bi → Tri → Quad → Quint → **Monad**.

    In **teams** seats 1 and 3 play against 2 and 4 and need { $teams } together; all hands stay secret.
    .title = How to win
monad-rules-setup = Four open columns, **Bi, Tri, Quad, Quint**, of six cards each, and { $monads } **Monads**. Only the top card of a column can be had. Everybody has six **Commons**, an **Identity** of one colour and a **Bonus** card.

    Your turn: **either** any number of trades, buys and leaps, **or** a single draw, flip or pass. What you gain may be used at once.
    .title = The table and your turn
monad-rules-trade = Two cards of **equal rank, one warm and one cool**, bring the top card of the next rank; two Quints bring a **Monad**.

    Warm are the suns: 🔴 red, 🔶 orange, 🟨 yellow. Cool are the stones: 🔵 navy, 🔷 sky, 🟩 green.

    -# Open “{ board-hand }”, tap the numbers of two cards, then the column that lights up.
    .title = Trade
monad-rules-bonus = Trade a pair of **one shape**, 🔴 and 🔵, 🔶 and 🔷, or 🟨 and 🟩, and ✨ brings more: the top card of **every column below** the cards traded, and a Common from the draw pile. What is missing drops out.

    Once a turn, with the trade or not at all; never with Commons, never with a joker.
    .title = Bonus
monad-rules-joker = Your Bi, Tri, Quad and Quint of the colour of your **Identity** are **jokers**: in a trade, one of them may stand for another rank. Its colour stays: still one warm card and one cool.

    Jokers bring no bonus, and help neither to buy nor to leap.
    .title = Joker
monad-rules-buy = **Two or more cards** of lower rank, of any colours, buy the top card of a column, or a Monad, if they are worth its price. There is no change.

    Common { $common } · Bi { $bi } · Tri { $tri } · Quad { $quad } · Quint { $quint } · **Monad { $monad }**
    .title = Buy
monad-rules-leap = Commons of **different colours**, all at once: four bring the top Tri, five the top Quad, all six the top Quint.

    In the same turn there must be a trade or a buy as well, before it or after it.
    .title = Leap
monad-rules-draw = Instead of playing, one of these; it ends your turn:
    - **Draw** the top Common of the draw pile.
    - **Flip**: where there is no draw pile, the discard is turned over as it lies.
    - **Pass**, and show your hand: only if you can neither draw nor flip nor trade, and need not buy. You need to if you hold two cards of the rank just below one on the table, and its price in cards up to that rank.
    .title = Draw, flip, pass
monad-rules-house = In this house:
    - The lot says who begins; the columns lie open to all.
    - A bonus is taken whole, as far as the table has it; where there is nothing, it is not used up.
    - A joker may stand for a lower rank too, and goes under its own column.
    - You may overpay, and leap several times; only a trade or a buy completes a leap.
    - Trades, buys and leaps can be taken back until your turn ends; a bonus that came from the draw pile stays.
    - Out of time, your turn ends, draws, flips or passes, or makes the cheapest play it must.
    - If everybody passes for { $silent } rounds, or nobody gains a Monad for { $barren }, most Monads win, then the hand worth most.

## Records

feat-monad-turns = Win in the fewest turns of the table
    .once = Turns of the table

## Pictures

picture-cover-monad = The cover of { $game }: a golden Monad in its halo, warm cards on its left, cool ones on its right.
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
    [one] 1 Monad
   *[other] { $monads } Monads
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
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
picture-monad-market = On the table: { $tops ->
    [none] nothing
   *[other] { $tops }
}; { $monads ->
    [one] 1 Monad
   *[other] { $monads } Monads
} left
picture-monad-counts = { $seat }: { $monads ->
    [one] 1 Monad
   *[other] { $monads } Monads
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
picture-monad-partner = Your partner: { $seat }
picture-monad-team = Team { $seats }: { $monads } of { $goal } Monads
picture-monad-result = The match of Monad is over.
picture-monad-line = { $rank }. { $seat }: { $monads ->
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
picture-monad-rules-aim = The end: two players need five Monads, three need four, four need three, and partners need five together.
