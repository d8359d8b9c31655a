# Monad

monad-name = Monad
monad-pitch = Trade warm for cool, buy, leap: climb from Commons to Monads faster than your friends.
monad-goal = First to { $goal } Monads wins.

command-play-monad = monad
    .about = Monad: trade, buy and leap up to the Monads, 2 to 4 players

monad-option-teams = Teams of two
    .slash = teams
    .about = Four players, two against two: five Monads together

## Cards

monad-a-monad = Monad
monad-a-common = an unseen Common

## The private screen

monad-only-watching = You are watching this match. Sit down at the next one!
monad-not-understood = That choice no longer fits your hand. Please choose again.
monad-wait = { $who } is playing. You may choose cards already.
monad-your-turn = **It is your turn.**
monad-choose = Tap cards to see what they can do. Or draw, and wait for better ones.
monad-go-on = Play on, or end your turn.
monad-owes = Your leap owes a trade or a buy: make it before your turn can end.
monad-nothing-with = { $cards }, worth { $worth } together, can do nothing alone. Add or take away a card.
monad-choose-cards = Cards { $first } to { $last }
monad-clear = Choose anew

monad-do-trade = Trade for { $card }
monad-do-trade-declined = Trade for { $card }, keep the bonus for later
monad-do-trade-bonus = Trade for { $card } + { $bonus }
monad-do-joker = Trade for { $card } ({ $joker } as joker)
monad-do-buy = Buy { $card }
monad-do-leap = Leap to { $card }
monad-do-draw = Draw a Common
monad-do-flip = Turn the discard over
monad-do-pass = Pass and show your hand
monad-do-end = End turn

## What happened

monad-news-dealt = { $who } begins.
monad-news-traded = { $who } traded { $given } for { $gained }.
monad-news-joker = { $who } traded { $given } for { $gained }, with a joker.
monad-news-bonus = { $who } took the bonus: { $gained }.
monad-news-bought = { $who } bought { $gained } with { $given }.
monad-news-leapt = { $who } leapt to { $gained } with { $given }.
monad-news-drew = { $who } drew a Common.
monad-news-flipped = { $who } turned the discard over: { $count } cards to draw.
monad-news-passed = { $who } passed and showed { $hand }.
monad-news-idled = { $who } ran out of time.
monad-news-won = { $who } reached { $monads } Monads!
monad-news-ended-silence = Everybody passed, round after round: the match ends here.
monad-news-ended-barren = Nobody gained a Monad for very long: the match ends here.

monad-end-goal = 🏅 **{ $who }** won with { $goal } Monads!
monad-end-silence = Nobody could play any more. **{ $who }** was ahead and wins.
monad-end-barren = Nobody gained a Monad for very long. **{ $who }** was ahead and wins.

## Refusals

refusal-monad-not-in-hand = You do not hold { $cards }.
refusal-monad-column-empty = No { $rank } lies on the table just now.
refusal-monad-same-temperature = A trade takes one warm and one cool card; { $cards } are { $warm ->
    [true] both warm
   *[false] both cool
}.
refusal-monad-unequal-ranks = { $cards } are not of equal rank, and none of them is a joker: only { $identity } cards are, for you.
refusal-monad-not-a-joker = { $card } is no joker of yours: your Identity is { $identity }.
refusal-monad-joker-needless = { $cards } are of equal rank: no joker is needed.
refusal-monad-bonus-commons = Trading Commons brings no bonus.
refusal-monad-bonus-joker = A trade with a joker brings no bonus.
refusal-monad-bonus-pair = { $cards } are no bonus pair; { $partner } would have been the partner.
refusal-monad-bonus-used = You have had your one bonus of this turn.
refusal-monad-bonus-nothing = There is nothing below { $rank } to take as a bonus.
refusal-monad-buy-with-one = A purchase takes at least { $needed } cards.
refusal-monad-buy-rank = { $cards } may not help to buy { $rank }: only lower ranks may.
refusal-monad-buy-too-little = These cards are worth { $have }; { $rank } costs { $needed }.
refusal-monad-leap-commons = Only Commons leap, and { $cards } are none.
refusal-monad-leap-colours = All colours of a leap must differ: { $cards } came twice.
refusal-monad-leap-count = A leap takes { $least } to { $most } Commons; you chose { $have }.
refusal-monad-leap-alone = A leap needs a trade or a buy in the same turn, and none would be possible.
refusal-monad-nothing-played = Play something before you end your turn, or draw instead.
refusal-monad-owes-a-play = Your leap still owes a trade or a buy.
refusal-monad-turn-begun = You have begun to play, so drawing, turning over and passing must wait. End your turn instead.
refusal-monad-draw-empty = There is no draw pile{ $flip ->
    [true] : turn the discard over instead
   *[false] {""}
}.
refusal-monad-flip-too-early = { $draw } cards can still be drawn.
refusal-monad-flip-nothing = There is no discard to turn over yet.
refusal-monad-must-draw = You may not pass while cards can be drawn ({ $draw } are left).
refusal-monad-must-flip = You may not pass while the discard can be turned over.
refusal-monad-must-trade = You may not pass: { $cards } can be traded.
refusal-monad-must-buy = You may not pass: { $cards } (worth { $have }) can buy { $rank }, which costs { $needed }.
