# Ce que disent les images : les rares mots dessinés et les textes de remplacement.

picture-seat = Place { $seat }

picture-monad-rank = { $rank ->
    [common] Unité
    [bi] Bi
    [tri] Tri
    [quad] Quad
   *[quint] Quint
}
picture-monad-colour = { $colour ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [navy] bleu marine
    [sky] bleu ciel
   *[green] vert
}
picture-monad-card = { $rank } { $colour ->
    [vert] { $rank ->
        [Bi] vert
        [Tri] vert
        [Quad] vert
        [Quint] vert
       *[other] verte
    }
   *[other] { $colour }
}
picture-monad-table = { $monads ->
    [one] La table de Monad. Il reste { $monads } Monade ; il en faut { $goal } pour gagner.
   *[other] La table de Monad. Il reste { $monads } Monades ; il en faut { $goal } pour gagner.
}
picture-monad-turn = C’est à { $seat }.
picture-monad-column = { $rank }, carte du dessus d’abord : { $colours }.
picture-monad-column-empty = { $rank } : plus aucune.
picture-monad-piles = Pioche { $draw }, défausse { $discard }{ $top ->
    [none] .
   *[other] , dessus { $top }.
}
picture-monad-seat = { $seat } : { $monads ->
    [one] { $monads } Monade
   *[other] { $monads } Monades
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, identité { $identity }, bonus { $bonus ->
    [ready] prêt
   *[used] utilisé
}.
picture-monad-hand = { $cards ->
    [0] Votre main est vide
    [one] Votre main : 1 carte, valeur { $worth }
   *[other] Votre main : { $cards } cartes, valeur { $worth }
}
picture-monad-chosen = Choisies : { $numbers }, valeur { $worth }
picture-monad-result = La partie de Monad est finie.
picture-monad-rank-line = { $rank }. { $people } : { $monads ->
    [one] { $monads } Monade
   *[other] { $monads } Monades
}.
picture-monad-rules-setup = Mise en place : quatre colonnes ouvertes de Bi, Tri, Quad et Quint à côté de la pile des Monades. Chacun a une Identité, une carte Bonus et six Unités.
picture-monad-rules-trade = Échange : les soleils rouge, orange et jaune sont chauds ; les pierres bleu marine, bleu ciel et vert sont froides. Une carte chaude et une froide de même rang donnent la première carte du rang suivant ; deux Quint donnent une Monade. Deux chaudes ne donnent rien.
picture-monad-rules-bonus = Les paires de bonus ont la même forme : rouge et bleu marine sont des disques, orange et bleu ciel des triangles, jaune et vert des losanges. Échanger un Tri jaune et un vert donne un Quad, et la carte Bonus apporte en plus un Bi et une Unité cachée.
picture-monad-rules-joker = Joker : avec l’Identité jaune, vos Bi, Tri, Quad et Quint jaunes peuvent tenir lieu d’un autre rang. Bi jaune et Quint bleu marine s’échangent contre une Monade.
picture-monad-rules-buy = Achat : deux Bi et une Unité, 3 + 3 + 1 = 7, achètent un Tri. Deux Quint et un Quad, 88, achètent une Monade, qui coûte 80. Un Tri n’aide pas à acheter un Tri.
picture-monad-rules-leap = Accaparer : des Unités de quatre couleurs différentes donnent un Tri, de cinq un Quad, des six un Quint.
picture-monad-rules-draw = Piochez la première carte de la pioche ; ou, s’il n’y en a plus, retournez la défausse pour en faire une ; ou passez en montrant votre main.
picture-monad-rules-end = La fin : à deux il faut cinq Monades, à trois quatre, à quatre trois, et des partenaires en ont besoin de cinq ensemble.

picture-rush-symbol = { $symbol ->
    [sword] épée
    [axe] hache
    [bow] arc
    [fire] feu
    [frost] glace
   *[storm] orage
}
picture-rush-failed = attaque ratée
picture-rush-staff = bâton
picture-rush-hunt = Monster Rush.
picture-rush-lair = Case { $space } : { $name }, vaut { $value }, demande { $needs } ; encore { $left } derrière.
picture-rush-open = { $cards ->
    [one] { $cards } carte ouverte : { $faces }.
   *[other] { $cards } cartes ouvertes : { $faces }.
}
picture-rush-last = Dernière : { $seat } a retourné { $face }.
picture-rush-turn = { $seat } retourne la prochaine carte.
picture-rush-hunter = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, encore { $pile } à retourner.
picture-rush-captured = { $seat } a capturé { $name }.
picture-rush-mistaken = { $seat } a touché { $name } trop tôt et perd un point.
picture-rush-result = La chasse est finie.
picture-rush-line = { $rank }. { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $monsters ->
    [none] aucun monstre
   *[other] { $monsters }
}{ $mistakes ->
    [0] .
    [one] , { $mistakes } erreur.
   *[other] , { $mistakes } erreurs.
}
picture-rush-zoo = Les trente-six monstres de Monster Rush.
picture-rush-rules-reveal = À tour de rôle, chacun retourne la première carte de sa pile et la pose à côté des autres. Toutes les cartes restent visibles pour tous.
picture-rush-rules-ready = Un monstre qui demande épée, arc et feu est prêt quand arc, orage, épée et feu sont ouverts, et pas encore avec arc, orage, épée et hache.
picture-rush-rules-cards = Un combo compte pour ses deux symboles, un bâton pour un symbole au choix, une attaque ratée pour rien.
picture-rush-rules-touch = Qui touche en premier un monstre prêt le prend pour ses points. Qui en touche un qui n’est pas prêt perd un point.
picture-rush-rules-race = La pression la plus précoce gagne : 412 millisecondes battent 450. À 30 millisecondes près, le monstre au plus grand numéro décide.
picture-rush-rules-end = Quand une pile de monstres est vide, on compte les points : 5 et 3 moins 1 pour une erreur font 7. Le plus de points gagne.

picture-cubo-round = Cubo, manche { $round } sur { $rounds }.
picture-cubo-centre = Au centre : { $dice ->
    [none] rien
   *[other] { $dice }
}.
picture-cubo-die = { $colour ->
    [red] { $value ->
        [0] rouge
       *[other] rouge { $value }
    }
    [blue] { $value ->
        [0] bleu
       *[other] bleu { $value }
    }
   *[white] { $value ->
        [0] blanc
       *[other] blanc { $value }
    }
}
picture-cubo-player = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $status ->
    [hand] dés en main
    [rolled] dispose ses dés
    [covered] couvert
    [done] a fini
   *[out] trop tard
}.
picture-cubo-square = Carré : { $rows }.
picture-cubo-scored = Lignes { $lines } = { $points }.
picture-cubo-choice = { $seat } peut placer le nouveau dé ; le mieux en case { $cell }, pour { $points }.
picture-cubo-result = La partie de Cubo est finie.
picture-cubo-line = { $rank }. { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, par manche { $rounds }.
picture-cubo-rules-roll = Tous lancent leurs neuf dés en même temps et les disposent en carré autour du dé blanc. Qui n’aime pas son lancer reprend les neuf dés et relance.
picture-cubo-rules-lines = Chacune des trois lignes et des trois colonnes peut marquer : une suite vaut son plus grand nombre, un brelan son nombre une fois, d’une seule couleur le double. Des nombres en désordre ne valent rien.
picture-cubo-rules-white = Le dé blanc compte comme rouge et comme bleu : rouge 2, blanc 3, rouge 4 font une suite d’une seule couleur, 8 points.
picture-cubo-rules-call = Qui est content couvre ses dés, annonce Cubo et peut prendre un dé du centre. Après la première annonce, personne ne relance plus. Le dernier joueur n’a plus que quelques secondes.
picture-cubo-rules-swap = À la fin de la manche, le dé pris peut remplacer un des vôtres : un 6 bleu au lieu d’un 1 bleu change 4, 5, 1 en 4, 5, 6.

picture-thirteen-zoo = Les treize monstres de 13 Monsters, et un composé de trois d’entre eux.
picture-thirteen-cards = Les six cartes d’un monstre : tête, yeux et corps, chacun en une moitié gauche et une droite.

picture-cube-zoo = Les quatorze familles de Monster Cube.

picture-ranks-board = Classement : { $title }, { $below }.
picture-ranks-line = { $place }. { $name } : { $value }.
picture-ranks-own = Vous : { $line }
picture-ranks-empty = Personne pour l’instant.
picture-ranks-rating = Cote
picture-ranks-matches = Parties
picture-ranks-wins = Victoires
picture-ranks-streak = Série
picture-ranks-profile = { $name } à { $game } : cote { $rating }.
picture-ranks-facts = Parties { $matches }, victoires { $wins }, série { $streak }.
picture-ranks-curve = { $count ->
    [one] La cote après { $count } partie : entre { $lowest } et { $highest }.
   *[other] La cote sur { $count } parties : entre { $lowest } et { $highest }.
}
picture-ranks-game = { $game } : cote { $rating }, parties { $matches }, victoires { $wins }.
