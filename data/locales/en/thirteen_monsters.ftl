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
