# Ce qui se dit de tous les jeux, tant qu’ils n’ont pas leurs propres mots.

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

default-seat = Ma place
default-pitch = Un jeu pour { $least ->
    [1] un à { $most } joueurs
   *[other] { $least } à { $most } joueurs
}.
default-may = C’est à vous : choisissez ci-dessous.
default-wait = Vous n’avez rien à faire pour l’instant.
default-more = Suite… ({ $page } sur { $pages })
default-back = Retour ({ $page } sur { $pages })
default-listed = D’autres choix sont possibles ; voici les { $count } premiers.
default-gone = Ce choix n’est plus possible. Votre écran montre ce qui l’est.
default-refused = Les règles ne le permettent pas maintenant ({ $reason }). Rien n’a changé : choisissez autre chose.
default-won = 🏆 { $winners ->
    [one] { $who } gagne avec { points }
   *[other] { $who } se partagent la victoire, avec { points } chacun
} !
default-score = Points
default-rules = Ses règles ne sont pas encore écrites ici. « Ma place » propose tout ce qui est permis, et rien d’autre : essayez avec un joueur de la maison.
    .title = À propos de ce jeu
default-thinking = Temps pour une décision : { $time }
default-rules-house = Ce que le livret laisse ouvert se décide ici ainsi :
    .title = Ce que la maison a décidé

default-option-window-ms = Photo-finish
    .slash = photo-finish
    .about = Si des appuis plus précoces peuvent encore arriver après le premier, et combien de temps
default-option-first = Qui commence
    .slash = premier
    .about = La place qui commence ; tirée au sort sauf avis contraire

default-feat-score = Meilleur score
    .once = Score
