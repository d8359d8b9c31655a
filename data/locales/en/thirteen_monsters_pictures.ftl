# 13 Monsters: the pictures in words

picture-cover-thirteen-monsters = The cover of { $game }: four tall monsters, two of them put together from the halves of others.
picture-thirteen-field = 13 Monsters, { $rows ->
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
   *[other] nine
} rows from A to { $last }, nine columns from 1 to 9. { $cards ->
    [one] 1 card lies
   *[other] { $cards } cards lie
} in the field.
picture-thirteen-open = { $cell } lies open: { $pair }, { $half }.
picture-thirteen-half = { $side ->
    [left] left half
   *[right] right half
}
picture-thirteen-part = { $part ->
    [head] head
    [eyes] eyes
   *[body] body
}
picture-thirteen-pair = { $part } of { $name }
picture-thirteen-kind = { $kind ->
    [gnome] gnome
    [abomination] abomination
    [og] O.G.
   *[thirteenth] 13th Monster
}
picture-thirteen-ice = Dice of Permafrost on { $cells }.
picture-thirteen-apart = { "; " }
picture-thirteen-gaps = Empty: { $cells }.
picture-thirteen-lying = They lie at { $cells }.
picture-thirteen-mixed = { $kind } of { $head }, { $eyes }, { $body }
picture-thirteen-pure = { $kind } { $name }
picture-thirteen-spent = { $monster } (has left the game)
picture-thirteen-battle = Battle: { $dice }.
picture-thirteen-fighter = { $seat } with { $monster }: { $dice } = { $result }
picture-thirteen-stake = At stake: { $pair }.
picture-thirteen-victor = { $seat } won.
picture-thirteen-tie = Nobody won: { $seats } fight again.
picture-thirteen-free-pair = a free pair
picture-thirteen-no-monster = no monster
picture-thirteen-holding = { $seat }: { $hp } HP; { $monsters }; free: { $free }.
picture-thirteen-empty = { $seat }: –.
picture-thirteen-brief = { $seat }: { $hp } HP; { $held }.
picture-thirteen-order = Monsters are told as head, eyes, body.
picture-thirteen-shelf = { $seat }: { $pieces }.
picture-thirteen-tag = { $tag }{ $chosen ->
    [true] { " " }(chosen):
   *[false] :
}
picture-thirteen-master = { $seat } is Elemental Master, with O.G. monsters of four elements: { $monsters }.
picture-thirteen-turn = { $seat } is to act.
picture-thirteen-seat = { $seat }: { $hp } HP, { $monsters }, { $free ->
    [one] 1 free pair
   *[other] { $free } free pairs
}.
picture-thirteen-own-none = You have no monster yet. A head, eyes and a body build one: a gnome of three monsters is worth 10, an abomination of two 20, an O.G. of one 40, the 13th Monster 60. Your free pairs: { $free }.
picture-thirteen-own = Your monsters: { $monsters }. Your free pairs: { $free }.
picture-thirteen-over = The match is over.
picture-thirteen-line = { $rank }. { $seat }: { $score } HP, { $monsters }.
picture-thirteen-zoo = The thirteen monsters.
picture-thirteen-cards = The half cards of the first monster and of the Ghost.
picture-thirteen-rules-search = Two cards are turned. Two halves of one part of one monster are a pair and are kept; others are turned back.
picture-thirteen-rules-build = A head, a pair of eyes and a body make a monster at once: here a gnome of 10 HP.
picture-thirteen-rules-kinds = Three monsters in one: a gnome, 10 HP. Two pairs of one: an abomination, 20 HP. Three of one: an O.G., 40 HP. Three of the Ghost: the 13th Monster, 60 HP.
picture-thirteen-rules-trade = Free pairs change hands when both agree.
picture-thirteen-rules-attack = A monster attacks a pair. Dice decide: three sixes count 18.
picture-thirteen-rules-powers = Sacrifice regroups pairs, Permafrost puts a die on a card, Prophet turns a third card, Super Nova takes a whole monster.
picture-thirteen-rules-ending = When the field is empty and all have had a last turn, most HP win. Four O.G. of four elements win at once.
