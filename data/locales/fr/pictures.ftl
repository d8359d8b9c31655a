# Ce que disent les images : les rares mots dessinés et les textes de remplacement.

picture-seat = Place { $seat }



picture-ranks-board = Classement : { $title }, { $below }.
picture-ranks-line = { $place }. { $name } : { $value }.
picture-ranks-own = Vous : { $line }
picture-ranks-empty = Personne pour l’instant.
picture-ranks-rating = Cote
picture-ranks-matches = Parties
picture-ranks-wins = Victoires
picture-ranks-streak = Série
picture-ranks-profile = { $name } à { $game } : cote { $rating }.
picture-ranks-facts = Parties { $matches }, victoires { $wins }, série { $streak }.
picture-ranks-curve = { $count ->
    [one] La cote après { $count } partie : { $highest }.
   *[other] La cote sur { $count } parties : entre { $lowest } et { $highest }.
}
picture-ranks-game = { $game } : cote { $rating }, parties { $matches }, victoires { $wins }.

picture-cover = Une boîte avec des monstres sur le couvercle : { $game }.
picture-cover-seats = { $taken ->
    [one] { $taken } place sur { $seats } est prise.
   *[other] { $taken } places sur { $seats } sont prises.
}
picture-welcome = Une boîte nommée Tablée : des monstres, deux cartes, une Monade, une tuile chiffrée et des dés, de tous ses jeux.
