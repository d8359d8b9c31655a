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
monster-cube-option-claim-ms = Time to show the faces, in ms
    .slash = claim
    .about = Milliseconds to show three faces after pressing Monster!; 30000 unless you say otherwise
    .value = { $number } ms
monster-cube-option-window-ms = Photo finish: milliseconds it stays open
    .slash = window
    .about = How long after the first press earlier ones may still come in, in milliseconds
    .value = { $number } ms
monster-cube-option-first = Who begins, where turns are taken
    .slash = first
    .about = The seat that has the first turn; drawn by lot unless you say

feat-monster-cube-score = Best score
feat-monster-cube-fastest-ms = Fastest monster
feat-monster-cube-unmissed = Most monsters without a miss
feat-monster-cube-run = Longest run
feat-monster-cube-alone-ms = Fastest alone
feat-monster-cube-alone-turns = Fewest turns alone

## The pictures in words

picture-cube = { $rules ->
    [code] Monster Code.
    [advanced] Monster Code advanced.
    [dice] Monster Dice.
   *[numbers] Monster Dice with numbers.
}
picture-cube-claim = Your claim. Chosen tiles: { $tiles }.
picture-cube-solved = { $seat } showed { $sum } and has monster { $card }.
picture-cube-missed = { $seat } was wrong. The faces make { $sum }.
picture-cube-moved = { $seat } moved tile { $tile }.
picture-cube-monster = Monster { $code }: worth { $worth }, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}.
picture-cube-card = Monster { $code } asks for { $target }.
picture-cube-tiles = Tiles row by row, each yellow-red-blue: { $tiles }.
picture-cube-player = { $seat }: { $score }, { $cards ->
    [one] 1 monster
   *[other] { $cards } monsters
}.
picture-cube-hunter = { $seat }: { $left ->
    [one] 1 card left
   *[other] { $left } cards left
}, modifiers { $before }.
picture-cube-over = The hunt is over.
picture-cube-line = { $rank }. { $seat }: { $score }, monsters { $cards }.
picture-cube-zoo = The fourteen families of Monster Cube.
picture-cube-rules-cube = Nine tiles of three faces each, yellow on top, red left, blue right. Monsters whose number is to be made from three faces.
picture-cube-rules-lines = Three faces of one colour on three tiles in a straight row: 5 times 4 minus 8 makes 12, 3 times 2 plus 6 makes 12.
picture-cube-rules-ribbons = Three neighbouring faces in a straight band, two of one colour and one of another: 3 times 2 plus 6 makes 12, 4 times 2 plus 4 makes 12.
picture-cube-rules-cubes = A yellow, a red and a blue face of three tiles that meet in a point and form a cube: 3 times 3 plus 3 makes 12.
picture-cube-rules-wrong = Not allowed: three tiles that lie in a bent row, or the three faces of one tile.
picture-cube-rules-moving = One tile may be moved to an empty place, if it is then used.
picture-cube-rules-claiming = Whoever presses first has the time to show three faces. Right: the monster is his. Wrong: he gives one of his monsters back.
picture-cube-rules-scoring = Five cards of plus 1 and two of times 2 are worth 15.
picture-cube-rules-handing = A modifier of plus 3 makes 13, 18 and 40 of 10, 15 and 37. A solved card is laid before somebody else as a modifier.
picture-cube-rules-dice = A tile is moved first. Then dice are added and taken away: 4 plus 5 minus 3 makes 6.
picture-cube-rules-numbers = A tile is moved first. Then 3 times 2 plus 6 makes 12. After each turn there are new monsters.
picture-cube-rules-special = Monsters 11 to 14 in a row are worth 10 more, a whole family 5.
picture-cube-rules-ending = When the pile runs out for the second time the round is the last. Most points win.
