# Leaderboards, profiles and replays.

command-leaderboard = leaderboard
    .about = Who is ahead: by rating, wins, matches or records
command-profile = profile
    .about = Ratings, matches and favourite opponents of somebody here
command-replay = replay
    .about = Watch a finished match again, move by move

option-by = Order
    .slash = by
    .about = What counts: rating, wins, matches or a record
option-period = Time
    .slash = when
    .about = This week, this month, this season or all time
option-where = Place
    .slash = where
    .about = This server alone, or everywhere
option-who = Who
    .slash = who
    .about = Whose profile; your own if you leave it open

## Leaderboards

ranks-by-rating = Rating
ranks-by-wins = Wins
ranks-by-matches = Matches
ranks-by-records = Records
ranks-period-week = This week
ranks-period-month = This month
ranks-period-season = This season
ranks-period-all = All time
ranks-where-here = On this server
ranks-where-everywhere = Everywhere
ranks-choose = Choose
ranks-mine = My place
ranks-how = How it counts
show-to-all = Show to all
shown-by = 📣 { $who } shows you this.
ranks-nobody = Nobody stands here yet. Play a match among people with `/play`, and be the first!
ranks-not-you = You are not on this board yet: finish a match that counts here.
ranks-provisional = ? This rating is provisional until { $settled } rated matches; it stands below the others.
ranks-of = of { $matches }
ranks-somebody = somebody
ranks-no-game = I do not know that game. We play { $games }.
ranks-no-board = There is no such leaderboard. Choose from the lists of `/leaderboard`.
ranks-help = ## How it counts
    {""}**Rating.** Everybody begins at 1000. A match moves you by who came before and after you, and by how sure your rating is already. Ties and teams count as they are. Each server has its own ratings, and there is one over all servers.
    {""}**What is rated.** Matches among people only, at least two. With a player of the house at the table, with somebody who never came, or alone, a match is counted apart: it moves no rating and is on no board of wins. Records of single presses and scores count in every match.
    {""}**Leaving.** Whoever has walked away by the end comes last in the ratings, whatever the house made of the seat; those who stayed are rated as if among themselves. Whoever came back in time is rated by his real result.
    {""}**Provisional.** Until { $settled } rated matches a rating carries a “?” and stands below the others.
    {""}**Often the same people.** When two people meet in the same game, on any server, their first { $full } matches within { $days } days count in full; after that each counts less, the nth { $full }/n. At a larger table the mean over everybody else there counts.
    {""}**Time.** A week begins on Monday, a season is three months from January, April, July or October; all at midnight UTC.
    {""}**Not on lists?** `/me` takes you off all public lists.

## Profiles

profile-bot = { $who } is a bot, and plays no games with us. The house joins when you add a player of the house.
profile-private = { $who } keeps this to themselves.
profile-nothing = { $who } has finished no match on this server yet.
profile-nothing-yet = You have finished no match on this server yet. Open a table with `/play`!
profile-somebody = Somebody
profile-record = { $matches ->
    [0] No rated match yet
    [one] 1 rated match, { $wins } won
   *[other] { $matches } rated matches, { $wins } won
}
profile-casual = { $matches ->
    [one] 1 match that is not rated, { $wins } won
   *[other] { $matches } matches that are not rated, { $wins } won
}
profile-winning = 🔥 { $count } wins in a row
profile-losing = { $count } matches without a win
profile-best-streak = Longest row: { $count } wins
profile-best = { $feat }: **{ $best }**
profile-provisional = { $left ->
    [one] 1 more rated match, and this rating is no longer provisional.
   *[other] { $left } more rated matches, and this rating is no longer provisional.
}
profile-opponents = { $count ->
    [one] Favourite opponent
   *[other] Favourite opponents
}: { $opponents }
profile-opponent = { $who } ({ $met }×, ahead { $ahead }×)
profile-do-why = Why this rating?
profile-why = The last rated matches here, the newest first. Everybody begins at 1000.
profile-counted = counted { $percent } %: the same people had met often of late
profile-recent = Last matches
profile-place = { $rank } of { $count }
profile-alone = alone
profile-other-game = Another game

## Replays

board-replay = Replay
replay-none = No match has been finished here yet. Open a table with `/play`!
replay-choose = Which match do you want to see again?
replay-which = The last matches of this server
replay-ago = { $span } ago
replay-lost = Sorry: this match was played by earlier rules, or its log cannot be read any more. Its result stays.
replay-elsewhere = That match was played in a channel that is not open to you.
replay-step = -# Step { $step } of { $count }
replay-stop = Step { $step }
replay-jump = Jump to
replay-result = The result
replay-do-film = Film for all
replay-do-check = Verify for all
replay-do-log = Log file
replay-film = 🎬 { $who } shows { $game } once more: { $people }.
replay-film-alt = The key moments of a match of { $game }, one after the other. At the end: { $ending }
replay-log = The whole match as a file. The seed of its shuffle was `{ $seed }`. Tablée’s README tells how anybody can check it at home.
replay-verified = ### 🔍 Verified: { $game }, { $people }
    { $who } asked, and I have played this match again from its seed.
    ✅ The seed’s seal (SHA‑256) stood on the table before the first move: nobody could choose the shuffle afterwards.
    ✅ All { $steps } steps of the log, played from this shuffle, are lawful and lead to the very end that is kept, with the same result.
    -# Seed `{ $seed }`
    -# Seal `{ $seal }`
replay-not-verified = ### ⚠️ Not verified: { $game }, { $people }
    { $who } asked, and I have played this match again from its seed `{ $seed }` (seal `{ $seal }`). The { $steps } steps of its log do not lead to the end that is kept. Please tell the people who run this bot.
