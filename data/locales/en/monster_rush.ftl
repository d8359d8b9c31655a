# Monster Rush

monster-rush-name = Monster Rush
monster-rush-pitch = Weapons and spells turn up one by one. The moment a monster’s symbols all lie open, be the first to press it!

command-play-monster-rush = monster-rush
    .about = Monster Rush: watch, react, capture; the fastest finger wins, 2 to 8 players

monster-rush-option-automatic = Cards turn by themselves
    .slash = automatic
    .about = Cards turn by themselves (default), or each player presses to turn one
monster-rush-option-reveal-every-ms = Pace
    .slash = pace
    .about = How fast the cards follow one another
monster-rush-option-tie-ms = Too close to tell
    .slash = tie
    .about = How close two presses must be to be a tie, in which the higher number wins
monster-rush-option-failed-attacks = With failed attacks
    .slash = failed-attacks
    .about = With the twelve failed attacks (default); without them for a first game
feat-monster-rush-fastest-ms = Fastest capture
feat-monster-rush-median-ms = Best median time
    .once = Median time

## The board, and what happened

monster-rush-watch = All its symbols open? Press it!
monster-rush-turn-card = Turn
monster-rush-news-dealt = { $first } turns the first card.
monster-rush-news-captured = ⚡ { $who } captured { $monster } ({ $points }) after { $time }.
monster-rush-news-mistaken = 💥 { $who } pressed { $monster } before it was ready: one point less.
monster-rush-news-shuffled = All piles were used up: everybody shuffles and goes on.
monster-rush-inseparable = Too close to tell, so the higher number decides: { $monster }.

monster-rush-end-last-monster = A pile has no monsters left: the hunt is over.
monster-rush-end-deserted = Nobody hunted any more: the hunt is over.
monster-rush-level = ⚖️ Level at { points }: most { $by ->
    [fives] fives
    [fours] fours
   *[threes] threes
} win. { $counts }
monster-rush-fastest = ⚡ Fastest hand: { $who }, { $time }

## Refusals

refusal-monster-rush-monster-gone = { $known ->
    [true] { $who } was faster: that monster is gone
   *[false] That monster is gone
}, and { $monster } lies there now. Your press costs nothing.
refusal-monster-rush-cards-gone = { $known ->
    [true] { $who } took a monster, and the cards you saw were gathered up.
   *[false] The cards you saw were gathered up.
} Your press costs nothing.
refusal-monster-rush-not-revealing = No card waits for your press: it turns by itself. Keep your finger free for the monsters!
refusal-monster-rush-judging = A monster has just been pressed; the next card waits for the photo finish.

## Rules

monster-rush-rules-reveal = **Whoever’s captured monsters are worth most wins.** Watch the cards, and press a monster the moment its symbols all lie open.

    In turn, each player’s top card is turned over and laid beside those already open. Nothing is hidden: everybody sees every card until a monster leaves the board. Cards turn by themselves, faster while no monster is nearly ready, so that your finger is free; the table can choose another pace, or a button for each player.
    .title = How to win, and the cards
monster-rush-rules-ready = Each of the three monsters shows the symbols it needs. As soon as all of them lie open, whoever’s cards they are on, the monster is ready. One that shows a symbol twice needs it twice.
    .title = Is it ready?
monster-rush-rules-cards = A combo counts as both its symbols at once. A wizard’s staff is any one symbol. A failed attack counts as nothing, however much it looks like a weapon: that is the trap!
    .title = Combos, staffs, failed attacks
monster-rush-rules-touch = Press a monster’s button. If it was ready on the board you saw, it is yours and you turn the next card. If it was not, you take it face down: one point less at the end. Either way everybody gathers up the open cards and a new monster appears.
    .title = Press!
monster-rush-rules-race = The first press wins, by Discord’s own clock: neither a slow connection nor our own speed changes that. Presses that arrive within a quarter of a second are compared, and the board tells how close it was. Two monsters pressed within 30 milliseconds are a tie, and the higher number in the corner wins, right or wrong. Whoever comes too late loses nothing.
    .title = The photo finish
monster-rush-rules-end = The hunt ends when the last monster of a pile goes. Add up the values of your monsters and take one point off for each that lies face down. A tie goes to whoever has more fives, then fours, then threes.
    .title = The end
monster-rush-rules-house = { default-rules-house }
    - The lot says who begins, unless the table names somebody. Cards are dealt out one by one.
    - There are six symbols, three weapons and three spells. A staff stands for one symbol only.
    - A press counts on the board that you saw. If that monster is gone, or the cards were gathered up, it costs nothing; cards that turned up since neither help nor harm.
    - Whoever loses a photo finish loses nothing, right or wrong.
    - After a mistake the turn goes on as it was; after a capture whoever captured turns the next card.
    - An empty pile is skipped. When all piles are empty everybody shuffles and goes on; when nobody has pressed for { $still } whole piles the hunt ends.
    - The last monster of a pile ends the hunt even if it was taken by mistake. Monsters that lie face down do not count in a tie.
    - With two players 24 monsters take part, with three or four 30, from five on all 36.

## Pictures

picture-cover-monster-rush = The cover of { $game }: five monsters come running, weapons and spells fly over their heads.
picture-monster-rush-symbol = { $symbol ->
    [sword] sword
    [axe] axe
    [bow] bow
    [fire] fire
    [frost] frost
   *[storm] storm
}
picture-monster-rush-failed = failed attack
picture-monster-rush-staff = staff
picture-monster-rush-hunt = Monster Rush.
picture-monster-rush-lair = Space { $space }: { $name }, worth { $value }, needs { $needs }; { $left } more behind it.
picture-monster-rush-open = { $cards ->
    [one] 1 open card: { $faces }.
   *[other] { $cards } open cards: { $faces }.
}
picture-monster-rush-last = Last: { $seat } turned { $face }.
picture-monster-rush-turn = { $seat } turns the next card.
picture-monster-rush-hunter = { $seat }: { points }, { $pile } left to turn.
picture-monster-rush-captured = { $seat } captured { $name }.
picture-monster-rush-mistaken = { $seat } touched { $name } too early and loses a point.
picture-monster-rush-result = The hunt is over.
picture-monster-rush-line = { $rank }. { $seat }: { points }, { $monsters ->
    [none] no monster
   *[other] { $monsters }
}{ $mistakes ->
    [0] .
    [one] , 1 mistake.
   *[other] , { $mistakes } mistakes.
}
picture-monster-rush-zoo = The thirty-six monsters of Monster Rush.
picture-monster-rush-rules-reveal = In turn, each player turns over the top card of the pile and lays it beside the others. All cards stay visible to all.
picture-monster-rush-rules-ready = A monster that needs sword, bow and fire is ready when bow, storm, sword and fire lie open, and not yet with bow, storm, sword and axe.
picture-monster-rush-rules-cards = A combo counts as both its symbols, a staff as one symbol of your choice, a failed attack as nothing.
picture-monster-rush-rules-touch = Whoever is first to touch a ready monster takes it for its points. Whoever touches one that is not ready loses a point.
picture-monster-rush-rules-race = The earliest press wins: 412 milliseconds beat 450. Within 30 milliseconds the monster with the higher number decides.
picture-monster-rush-rules-end = When a pile of monsters is used up, points are counted: 5 and 3 less 1 for a mistake make 7. Most points win.
