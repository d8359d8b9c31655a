# Monster Cube

monster-cube-name = Monster Cube
monster-cube-pitch = Nine tiles, twenty-seven numbers, three monsters. Find three faces that make a monster’s number before anybody else does!

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
monster-cube-option-first-none = Drawn by lot
monster-cube-option-first-0 = Seat 1
monster-cube-option-first-1 = Seat 2
monster-cube-option-first-2 = Seat 3
monster-cube-option-first-3 = Seat 4

feat-monster-cube-score = Best score
feat-monster-cube-fastest-ms = Fastest monster
feat-monster-cube-unmissed = Most monsters without a miss
feat-monster-cube-run = Longest run
feat-monster-cube-alone-ms = Fastest alone
feat-monster-cube-alone-turns = Fewest turns alone
