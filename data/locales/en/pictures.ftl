# What the pictures say: the few words drawn in them, and their alt texts.

picture-seat = Seat { $seat }



picture-ranks-board = Leaderboard: { $title }, { $below }.
picture-ranks-line = { $place }. { $name }: { $value }.
picture-ranks-own = You: { $line }
picture-ranks-empty = Nobody yet.
picture-ranks-rating = Rating
picture-ranks-matches = Matches
picture-ranks-wins = Wins
picture-ranks-streak = Streak
picture-ranks-profile = { $name } at { $game }: rating { $rating }.
picture-ranks-facts = Matches { $matches }, wins { $wins }, streak { $streak }.
picture-ranks-curve = { $count ->
    [one] The rating after { $count } match: { $highest }.
   *[other] The rating over { $count } matches: between { $lowest } and { $highest }.
}
picture-ranks-game = { $game }: rating { $rating }, matches { $matches }, wins { $wins }.

picture-cover = A box with monsters on its cover: { $game }.
picture-cover-seats = { $taken } of { $seats } seats { $taken ->
    [one] is
   *[other] are
} taken.
picture-welcome = A box called Tablée: monsters, two cards, a Monad, a numbered tile and dice, pieces of all its games.
