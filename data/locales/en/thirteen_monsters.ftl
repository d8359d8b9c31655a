# 13 Monsters

thirteen-monsters-name = 13 Monsters
thirteen-monsters-pitch = Remember where the halves lie, build monsters of them, haggle, use their powers and throw dice for what others have.

command-play-thirteen-monsters = 13-monsters
    .about = 13 Monsters: memory, trades, powers and battles of dice, 2 to 8 players

thirteen-monsters-option-quick-start = Everybody begins with a gnome
    .slash = quick-start
    .about = Half as long, and attacks from the first turn; so it is unless you say otherwise
thirteen-monsters-option-spent-thirteenth-scores = The 13th Monster scores after its Super Nova
    .slash = super-nova-scores
    .about = Whether the 13th Monster still counts its 60 points once its Super Nova was used
thirteen-monsters-option-first = Who begins
    .slash = first
    .about = The seat that begins; drawn by lot unless you say
thirteen-monsters-option-first-none = Drawn by lot
thirteen-monsters-option-first-0 = Seat 1
thirteen-monsters-option-first-1 = Seat 2
thirteen-monsters-option-first-2 = Seat 3
thirteen-monsters-option-first-3 = Seat 4
thirteen-monsters-option-first-4 = Seat 5
thirteen-monsters-option-first-5 = Seat 6
thirteen-monsters-option-first-6 = Seat 7
thirteen-monsters-option-first-7 = Seat 8

feat-thirteen-monsters-score = Most health points
feat-thirteen-monsters-memory = Best memory: pairs in 100 searches
feat-thirteen-monsters-attacks-won = Most attacks won

## The pictures in words

picture-thirteen-field = 13 Monsters, nine rows from A to I, nine columns from 1 to 9. { $cards ->
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
picture-thirteen-battle = Battle: { $dice }.
picture-thirteen-turn = { $seat } is to act.
picture-thirteen-seat = { $seat }: { $hp } HP, { $monsters }, { $free ->
    [one] 1 free pair
   *[other] { $free } free pairs
}.
picture-thirteen-own = Your monsters: { $monsters }. Your free pairs: { $free }.
picture-thirteen-over = The match is over.
picture-thirteen-line = { $rank }. { $seat }: { $score } HP, { $monsters }.
picture-thirteen-zoo = The thirteen monsters.
picture-thirteen-cards = The half cards of the first monster and of the Ghost.
picture-thirteen-rules-search = Two cards are turned. Two halves of one part of one monster are a pair and are kept; others are turned back.
picture-thirteen-rules-build = A head, a pair of eyes and a body make a monster at once: here a gnome of 10 HP.
picture-thirteen-rules-kinds = Three monsters in one: a gnome, 10 HP. Two pairs of one: an abomination, 20 HP. Three of one: an O.G., 40 HP. Three of the Ghost: the 13th Monster, 60 HP.
picture-thirteen-rules-trade = Free pairs change hands when both agree.
picture-thirteen-rules-attack = A monster attacks a pair. Dice decide: three sixes count 18.
picture-thirteen-rules-powers = Sacrifice regroups pairs, Permafrost puts a die on a card, Prophet turns a third card, Super Nova takes a whole monster.
picture-thirteen-rules-ending = When the field is empty and all have had a last turn, most HP win. Four O.G. of four elements win at once.
