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
    [one] La cote après { $count } partie : entre { $lowest } et { $highest }.
   *[other] La cote sur { $count } parties : entre { $lowest } et { $highest }.
}
picture-ranks-game = { $game } : cote { $rating }, parties { $matches }, victoires { $wins }.

picture-cover = Une boîte avec des monstres sur le couvercle : { $game }.
picture-cover-seats = { $taken ->
    [one] { $taken } place sur { $seats } est prise.
   *[other] { $taken } places sur { $seats } sont prises.
}
picture-cover-cubo = Le couvercle de { $game } : neuf dés rouges, bleus et blancs s’envolent d’un gobelet.
picture-cover-monad = Le couvercle de { $game } : une Monade d’or dans son halo, les cartes chaudes à gauche, les froides à droite.
picture-cover-monster-cube = Le couvercle de { $game } : des tuiles qui font un cube, un nombre sur chaque face, et quatre monstres à côté.
picture-cover-monster-rush = Le couvercle de { $game } : cinq monstres accourent, armes et sorts volent au-dessus de leurs têtes.
picture-cover-thirteen-monsters = Le couvercle de { $game } : quatre grands monstres, dont deux faits des moitiés d’autres monstres.
picture-welcome = Une boîte nommée Tablée : des monstres, deux cartes, une Monade, une tuile chiffrée et des dés, de tous ses jeux.
