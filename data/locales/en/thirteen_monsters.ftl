# 13 Monsters

thirteen-monsters-name = 13 Monsters
thirteen-monsters-pitch = Remember where the halves lie, build monsters of them, haggle, use their powers and throw dice for what others have.

command-play-thirteen-monsters = 13-monsters
    .about = 13 Monsters: memory, trades, powers and battles of dice, 2 to 8 players

thirteen-monsters-option-quick-start = Everybody begins with a gnome
    .slash = quick-start
    .about = Shorter, and attacks from the first turn; so it is unless you say otherwise
thirteen-monsters-option-spent-thirteenth-scores = The 13th Monster scores after its Super Nova
    .slash = super-nova-scores
    .about = Whether the 13th Monster still counts its 60 points once its Super Nova was used

feat-thirteen-monsters-score = Most health points
    .once = Health points
feat-thirteen-monsters-memory = Best memory: pairs in 100 searches
    .once = Memory: pairs in 100 searches
feat-thirteen-monsters-attacks-won = Most attacks won
    .once = Attacks won

thirteen-monsters-hand = My desk

## Pairs, monsters, odds

thirteen-monsters-kind = { $kind }, { $hp } HP
thirteen-monsters-kind-among = { $kind } ({ $hp } HP)
thirteen-monsters-free-pair = free pair
thirteen-monsters-guarded = { $guard }: { $odds }
thirteen-monsters-odds = { $likely ->
    [good] you should win
    [fair] a little in your favour
    [even] even
    [poor] a little against you
   *[luck] only with luck
}

## What is asked now

thirteen-monsters-now = { $mine ->
    [true] { $phase ->
        [turn] **Your turn:** on the board, tap an area, then a card.
        [search] **Your second card:** on the board, tap an area, then a card.
        [third] **Prophet:** turn a third card on the board, or leave it.
        [after] Freeze a card, or end your turn.
        [build] **You must build:** choose its parts, then the monster in the first menu.
        [battle] **Your throw!** Keep a face, throw all, or stop.
        [seize] **You won!** Take a pair of the monster that attacked.
        [final] **Your last turn:** powers and an attack, then end it.
        [champion] **Death Battle:** choose the monster that fights.
        [death] **Death Battle!** Keep a face, throw all, or stop.
       *[over] This match is over.
    }
   *[false] { $phase ->
        [turn] { $who } may { $may }.
        [search] { $who } turns a second card.
        [third] { $who } may turn a third card, or 👌.
        [after] { $who } found nothing and may still use Permafrost.
        [build] { $who } chooses what to build.
        [battle] ⚔️ { $who } throws, keeps or stops.
        [seize] ⚔️ { $who } won and takes a pair of the monster that attacked.
        [final] Last turn of { $who }, who may { $may }.
        [champion] ☠️ Death Battle: { $who } chooses a monster.
        [death] ☠️ Death Battle: { $who } throws, keeps or stops.
       *[over] This match is over.
    }
}
thirteen-monsters-here = { $phase ->
    [turn] { $may ->
        [none] Search.
       *[other] Search, or 🫴 { $may }.
    }
    [prophet] 🔮 Search: three cards this time.
    [search] Now a second card.
    [third] A third card, or 👌.
    [after] Nothing found. 🫴 Freeze a card, or 🏁.
    [offer] In return: { $take }.
    [build] 🫴 A monster is to be built.
    [battle] ⚔️ Throw, keep 🎯, or stop.
    [seize] ⚔️ Won! 🫴 The prize is a pair.
    [final] { $may ->
        [none] Last turn: 🏁.
       *[other] Last turn: 🫴 { $may }, or 🏁.
    }
    [champion] ☠️ Death Battle: 🫴 whose monster?
    [death] ☠️ Death Battle: throw, keep 🎯, stop.
   *[over] This match is over.
}
thirteen-monsters-on-desk = { thirteen-monsters-hand }: { $may }
thirteen-monsters-may = { $deed ->
    [trade] trade
    [attack] attack
    [search] search
    [end] end the turn
   *[powers] use powers
}
thirteen-monsters-prophet-on = 🔮 Three cards in this search.
thirteen-monsters-offer = 🤝 { $who } offers { $to } { $give } for { $take }.

## The private desk

thirteen-monsters-stall = { $stall ->
    [trade] Trade
    [powers] Powers
    [attack] Attack
   *[search] Search
}
thirteen-monsters-choose-offered = Your offer lies open…
thirteen-monsters-choose-built = What do you build?
thirteen-monsters-choose-power = Which power?
thirteen-monsters-choose-spoils = Which pair do you take?
thirteen-monsters-choose-champion = Who fights for you?
thirteen-monsters-choose-area = Where?
thirteen-monsters-area-first = Choose an area of the field first, then tap a card in it.
thirteen-monsters-not-searching = It is not for you to turn a card now.
thirteen-monsters-do-write = Write
thirteen-monsters-write-title = Search by writing
thirteen-monsters-write-places = { $count ->
    [one] One place, such as C7
    [2] Two places, such as C7 F2
   *[other] Up to { $count } places, such as C7 F2
}
thirteen-monsters-write-how = Write letters and numbers as they stand on the field, such as C7 F2. Nothing was turned.
thirteen-monsters-write-none = No card can be turned at { $place } now: it is empty, open, or frozen by somebody else. Nothing was turned.
thirteen-monsters-write-twice = Write two different places. Nothing was turned.
thirteen-monsters-write-most = { $count ->
    [one] This search turns one card more: write one place. Nothing was turned.
   *[other] This search turns { $count } cards: write no more places. Nothing was turned.
}
thirteen-monsters-do-enough = No third card
thirteen-monsters-do-end = End turn
thirteen-monsters-do-accept = Accept
thirteen-monsters-do-decline = Decline
thirteen-monsters-do-withdraw = Take the offer back
thirteen-monsters-do-offer = Offer
thirteen-monsters-do-counter = Offer this instead
thirteen-monsters-do-attack = Attack!
thirteen-monsters-do-supernova = Super Nova!
thirteen-monsters-do-regroup = Regroup
thirteen-monsters-do-build = Build: { $kind }
thirteen-monsters-do-throw = { $again ->
    [true] Throw all
   *[false] Throw
}
thirteen-monsters-do-stop = Stop

thirteen-monsters-choose-partner = With whom?
thirteen-monsters-choose-pairs = { $side ->
    [give] What you give
   *[take] What you want
}
thirteen-monsters-trade-hint = { $counter ->
    [true] Accept, decline, or choose what you would give and get instead.
   *[false] Choose a partner, what you give and what you want.
}
thirteen-monsters-trade-summary = You give { $who } { $give } and get { $take }.
thirteen-monsters-choose-fighter = Which monster attacks?
thirteen-monsters-choose-opponent = Whom?
thirteen-monsters-choose-target = Which pair?
thirteen-monsters-fighter = { $kind }, { $throws } throws
thirteen-monsters-attack-hint = Choose your monster, an opponent and the pair to win. If you lose, the defender takes a pair of your monster.
thirteen-monsters-attack-summary = Your { $monster } attacks { $pair }: **{ $odds }**.
thirteen-monsters-keep-hint = The best number times how often it lies there counts: three 6 are 18. { $death ->
    [true] A tie is fought again.
   *[false] A tie is the attacker’s.
}
thirteen-monsters-champion = { $number }. { $kind }, { $throws } throws
thirteen-monsters-choose-absorbed = Which monster?
thirteen-monsters-nova-hint = Choose a monster of an opponent: it is yours, whole. Your 13th Monster leaves the game.
thirteen-monsters-choose-regrouping = Best regroupings
thirteen-monsters-proposal = { $hp } HP in all ({ $more ->
    [same] as now
   *[other] { $more }
})
thirteen-monsters-choose-part = { $part ->
    [head] … changes places with which head?
    [eyes] … change places with which eyes?
    [body] … changes places with which body?
   *[none] Two that change places
}
thirteen-monsters-choose-piece = { $part ->
    [head] Its head
    [eyes] Its eyes
   *[body] Its body
}
thirteen-monsters-regrouped-so = You would have:
thirteen-monsters-regroup-hint = Choose a regrouping, or two of a menu that change places. Now:
thirteen-monsters-mixed-enough = That is much at once: regroup what you have, then go on.

thirteen-monsters-power = { $power ->
    [sacrifice] Sacrifice
    [permafrost] Permafrost
    [prophet] Prophet
   *[supernova] Super Nova
}
thirteen-monsters-power-line = **{ $power }**: { $does }
thirteen-monsters-power-does = { $power ->
    [sacrifice] { $more ->
        [none] nothing to regroup yet.
        [same] your monsters are worth most as they stand, but may be regrouped.
       *[other] regrouped they are worth { $more } HP more: { $monsters }.
    }
    [permafrost] { $state ->
        [used] your die of this turn lies there.
       *[other] a die on a card, and nobody else may turn it.
    } { $dice ->
        [0] No die is left.
        [one] 1 die is left.
       *[other] { $dice } dice are left.
    }{ $cells ->
        [none] { "" }
       *[other] { " " }Yours: { $cells }.
    }
    [prophet] { $state ->
        [used] announced, this search has three cards.
       *[other] announce it, and the next search has three cards.
    }
   *[supernova] { $monsters ->
        [none] nobody has a monster to take.
       *[other] would take a whole monster, the best is { $monsters } ({ $who }); your 13th Monster then leaves the game.
    }
}

thirteen-monsters-power-in-short = { $power ->
    [sacrifice] { $more ->
        [none] nothing to regroup yet.
        [same] as good as can be.
       *[other] { $more } HP more.
    }
    [permafrost] { $dice ->
        [0] no die is left.
        [one] 1 die is left.
       *[other] { $dice } dice are left.
    }
    [prophet] { $state ->
        [used] three cards now.
       *[other] three cards.
    }
   *[supernova] { $monsters ->
        [none] nobody to take.
       *[other] { $monsters } ({ $who }).
    }
}

## What can be built

thirteen-monsters-build-none = 🛠️ A head, eyes and a body build a monster. You have no free pair yet.
thirteen-monsters-build-one = 🛠️ { $part ->
    [head] Any head
    [eyes] Any eyes
   *[body] Any body
} will build a monster, at least: { $least }, { $hp } HP. { $best ->
    [none] { "" }
   *[other] Best: { $best }.
}
thirteen-monsters-build-best = { $pair } ({ $where }): { $kind }
thirteen-monsters-build-two = 🛠️ Missing for a monster: { $parts }. { $pure ->
    [none] { "" }
   *[other] With the two of { $pure }, the monster is all of one.
}
thirteen-monsters-build-part = { $part ->
    [head] a head
    [eyes] eyes
   *[body] a body
}
thirteen-monsters-builds = builds: { $kind }
thirteen-monsters-build-chosen = These parts make: { $kind }.
thirteen-monsters-in-the-field = in the field
thirteen-monsters-at-best = at best: { $odds }

## What happened

thirteen-monsters-news-dealt = { $quick ->
    [true] Everybody begins with a gnome; { $first } is first.
   *[false] The cards are laid; { $first } is first.
}
thirteen-monsters-news-turned = 🔎 { $who } turned { $cell }.
thirteen-monsters-news-thawed = { $why ->
    [owner] The die on { $cells } is lifted.
    [battle] The dice are needed: nothing is frozen any more ({ $cells }).
   *[stuck] Too little could be turned: all dice are lifted ({ $cells }).
}
thirteen-monsters-news-found = { $onward ->
    [late] ⌛ { $who } ran out of time, and luck found { $pair } ({ $cells })!
    [true] ✨ { $who } found { $pair } ({ $cells }) and goes on!
   *[false] ✨ { $who } found { $pair } ({ $cells })!
}
thirteen-monsters-news-missed = { $late ->
    [true] ⌛ { $who } ran out of time: no pair in { $cells }.
   *[false] { $who } found no pair: { $cells } are turned back.
}
thirteen-monsters-news-turn-ended = The last turn is over.
thirteen-monsters-news-announced = 🔮 { $who } is a prophet: three cards in this search.
thirteen-monsters-news-iced = ❄️ { $who } froze { $cell }.
thirteen-monsters-news-offered = 🤝 { $who } offers { $to } { $give } for { $take }.
thirteen-monsters-news-traded = 🤝 { $to } accepts: { $who } gave { $give } for { $take }.
thirteen-monsters-news-declined = { $who } declined the offer of { $by }.
thirteen-monsters-news-withdrawn = { $who } took the offer to { $to } back.
thirteen-monsters-news-built = { $traded ->
    [true] 🤝 Traded! 🛠️ { $who } built a monster: { $kind }!
   *[false] 🛠️ { $who } built a monster: { $kind }!
}
thirteen-monsters-news-regrouped = 🌀 { $who } regrouped: { $monsters }.
thirteen-monsters-news-absorbed = 💥 Super Nova! { $who } took from { $victim }: { $kind }.
thirteen-monsters-news-attacked = ⚔️ { $who } attacks { $target } for { $pair }.
thirteen-monsters-news-thrown = 🎲 { $who }{ $kept ->
    [0] { "" }
   *[other] { " " }kept the { $kept }s:
} { $dice } = { $result }
thirteen-monsters-news-stopped = ✋ { $who } stops at { $result }.
thirteen-monsters-news-decided = ⚔️ { $attack } against { $defence }: { $winner } wins!
thirteen-monsters-news-seized = { $who } took { $pair } from { $victim }{ $broken ->
    [true] , whose monster breaks up.
   *[false] .
}
thirteen-monsters-news-final-round = ⏳ The field is empty: a last turn for everybody, { $first } first.
thirteen-monsters-news-tied = ☠️ Death Battle: { $who }!
thirteen-monsters-news-championed = { $monster ->
    [none] { $who } has no monster and throws three times.
   *[other] { $who } sends { $monster }.
}
thirteen-monsters-news-remained = ☠️ { $results }.
thirteen-monsters-news-idled = ⌛ { $who } ran out of time.

thirteen-monsters-won = { $why ->
    [elemental-master] 👑 { $who } is Elemental Master: four O.G. of four elements!
    [death-battle] ☠️ { $who } won the Death Battle, after a tie at { $hp } HP!
   *[points] 🏆 { $count ->
        [one] { $who } won with { $hp } HP!
       *[other] { $who } share the win, with { $hp } HP each!
    }
}
thirteen-monsters-end-line = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ $place }.**
} { $who }: { $hp } HP{ $searches ->
    [0] {""}
    [one] {", "}{ $found }/{ $searches } search
   *[other] {", "}{ $found }/{ $searches } searches
}{ $attacks ->
    [0] {""}
    [one] {", "}{ $won }/{ $attacks } attack won
   *[other] {", "}{ $won }/{ $attacks } attacks won
}

## Refusals

refusal-thirteen-monsters-wrong-moment = { $phase ->
    [search] A card lies open: turn the second one first.
    [third] Turn a third card first, or leave it.
    [after] Your search is over: use Permafrost, or end your turn.
    [offer] An offer lies open: it has to be answered first.
    [build] A monster has to be built first.
    [battle] A battle is fought: dice first.
    [seize] The battle’s winner has to take a pair first.
    [final] It is the final round: powers and an attack, or end your turn.
    [champion] Choose the monster for the Death Battle first.
    [death] The Death Battle is fought: dice first.
    [over] This match is over.
   *[turn] That comes later: first trade, use powers, attack or search.
}
refusal-thirteen-monsters-last-round = In the final round there are only Sacrifice, Super Nova and an attack. Use them, or end your turn.
refusal-thirteen-monsters-no-card = No card lies on { $cell } any more. Choose another place.
refusal-thirteen-monsters-open-already = { $cell } lies open already. Turn another card.
refusal-thirteen-monsters-iced = ❄️ { $cell } is frozen by { $by }. Choose another card.
refusal-thirteen-monsters-powerless = None of your monsters has { $power ->
    [sacrifice] Sacrifice: any monster brings it.
    [permafrost] Permafrost: an abomination or better brings it.
    [prophet] Prophet: an O.G. or the 13th Monster brings it.
   *[supernova] Super Nova: only the 13th Monster brings it.
}
refusal-thirteen-monsters-announced = Prophet is announced already: now search.
refusal-thirteen-monsters-no-die = All five dice lie on cards. A battle lifts them, or turn a card of your own dice.
refusal-thirteen-monsters-one-die = You placed your die this turn. After a pair you may place another.
refusal-thirteen-monsters-not-yours = You do not have { $pairs }. Choose among your own pairs.
refusal-thirteen-monsters-not-theirs = { $pairs } cannot be had there. Choose another pair.
refusal-thirteen-monsters-not-free = { $pairs }: part of a monster, and only free pairs are traded.
refusal-thirteen-monsters-not-a-monster = { $pair } heads no monster that could do this. Choose another monster.
refusal-thirteen-monsters-spent = The 13th Monster has left the game with its Super Nova. Choose another monster.
refusal-thirteen-monsters-no-partner = Nobody else sits there. Choose another partner.
refusal-thirteen-monsters-nothing-given = A trade has a pair on each side: choose what you give and what you want.
refusal-thirteen-monsters-twice = { $pair } cannot be used twice. Choose another pair.
refusal-thirteen-monsters-countered = A counter-offer is not answered by another: accept or decline it.
refusal-thirteen-monsters-attacked = One attack a turn. After a pair you may attack again.
refusal-thirteen-monsters-not-parts = { $pairs }: a monster has one head, one pair of eyes and one body. Choose again.
refusal-thirteen-monsters-unchanged = So your monsters stand already. Choose another regrouping.
refusal-thirteen-monsters-monster-count = That makes { $have } monsters, and your pairs make { $needed }. Use all you can.
refusal-thirteen-monsters-throw-first = Throw first.
refusal-thirteen-monsters-not-there = No die shows { $face }. Keep a number that lies there.
refusal-thirteen-monsters-all-kept = All five show { $face }: there is nothing left to throw. Throw all again, or stop.

## Rules

thirteen-monsters-rules-search = **Most health points win.** Monsters bring them; or own four O.G. of four elements, and you win at once.

    On your turn you search: turn two cards. The two halves of one part of one monster are a **pair**: it is yours and your turn starts over. Otherwise both are turned back, everybody has seen them, and your turn ends.

    -# Below the board, tap an area of the field, then a card in it. “{ thirteen-monsters-hand }” is for all else.
    .title = How to win, and the search
thirteen-monsters-rules-build = Whoever has a free head, free eyes and a free body pair **must build** a monster of them at once, whoever’s turn it is. Where there is a choice, its owner chooses.
    .title = Build
thirteen-monsters-rules-kinds = The more pairs of one monster, the better:
    - three monsters in one: a **gnome**, 10 HP, Sacrifice
    - two pairs of one: an **abomination**, 20 HP, also Permafrost
    - three of one: an **O.G.**, 40 HP, also Prophet
    - three of the Ghost: the **13th Monster**, 60 HP, also Super Nova
    .title = The kinds of monster
thirteen-monsters-rules-trade = Before your search: offer anybody free pairs for free pairs, as often as you like, as many as you like. He accepts, declines, or makes a counter-offer. Pairs of monsters are not traded.
    .title = Trade
thirteen-monsters-rules-attack = Before your search, once: a monster attacks any pair of an opponent. You throw five dice, may keep a number and throw the others again, and so on; then the defender. The best number times how often it lies there counts. A tie is yours.

    Pairs of one element bring throws: three, four with two of an element, five with three; the 13th Monster has six. A pair in a monster is defended by it, a free pair with as many throws as you have.

    If you win, the pair is yours. If not, the defender takes a pair of your monster. What loses a pair breaks up.
    .title = Attack
thirteen-monsters-rules-powers = Before your search:
    - 🌀 **Sacrifice**: regroup all your pairs, into as many monsters as they make
    - ❄️ **Permafrost**: a die on a card; others may not turn it. One a turn, also after a search
    - 🔮 **Prophet**: three cards in the next search
    - 💥 **Super Nova**: take a whole monster. The 13th then leaves the game

    Your own die is lifted when you turn its card, all of them by any attack.
    .title = Powers
thirteen-monsters-rules-ending = When the field is empty everybody has one more turn for powers and an attack. Then most health points win; free pairs count nothing. A tie is fought out in a **Death Battle**: each sends a monster, the highest throw wins.
    .title = The end
thirteen-monsters-rules-house-turn = Where the rules leave a question open, this house plays so:
    - In printed order three monsters are of earth, three of air, three of fire, three of water; the Ghost stands alone
    - After a pair everything starts over: another attack, another die, Prophet anew
    - Only free pairs are traded, and only with the player on turn
    - The Prophet’s third card may pair with either of the first two; after a pair it is only looked at
    - If dice leave fewer than two cards to turn, all dice are lifted
    - A press announces a power. A Prophet that is announced, and a die on a card, stay though their monster is lost
    - An offer that is not answered in time is declined
    - What you build, and the powers you use, can be taken back until you turn a card, throw dice or ask somebody else
    .title = House rulings of a turn
thirteen-monsters-rules-house = And so it plays with dice, and at the end:
    - A lone die counts its number
    - Where time runs out over the dice, they count as they lie; over a choice, what serves you best is taken: the monster worth most, the pair the other misses most, the fighter with most throws
    - The 13th Monster still scores 60 after its Super Nova, unless the table says otherwise, and never counts for Elemental Master
    - No trades, Permafrost or Prophet in the final round
    - In a Death Battle of more than two all throw once, the best stay in, and a tie helps nobody; whoever has no monster throws three times
    - Two who become Elemental Master in one instant: whoever is on turn wins
    - With a gnome for everybody, each has three throws and no pair of the Ghost; later the Ghost’s pairs build anything
