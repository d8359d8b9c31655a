# 13 Monsters : les images en mots

picture-cover-thirteen-monsters = Le couvercle de { $game } : quatre grands monstres, dont deux faits des moitiés d’autres monstres.
picture-thirteen-field = 13 Monsters, { $rows ->
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
   *[other] neuf
} rangées de A à { $last }, neuf colonnes de 1 à 9. { $cards ->
    [one] { $cards } carte reste
   *[other] { $cards } cartes restent
} sur la table.
picture-thirteen-open = { $cell } est visible : { $pair }, { $half }.
picture-thirteen-half = { $side ->
    [left] moitié gauche
   *[right] moitié droite
}
picture-thirteen-part = { $part ->
    [head] tête
    [eyes] yeux
   *[body] corps
}
picture-thirteen-pair = { $part } { $name ->
    [Elzendam] d’Elzendam
    [Ilsabelt] d’Ilsabelt
    [Itvill] d’Itvill
   *[other] de { $name }
}
picture-thirteen-kind = { $kind ->
    [gnome] gnome
    [abomination] abomination
    [og] O.G.
   *[thirteenth] 13e monstre
}
picture-thirteen-ice = Dés de permafrost sur { $cells }.
picture-thirteen-apart = { " ; " }
picture-thirteen-gaps = Vide : { $cells }.
picture-thirteen-lying = Elles sont en { $cells }.
picture-thirteen-mixed = { $kind } { $head ->
    [Elzendam] d’Elzendam
    [Ilsabelt] d’Ilsabelt
    [Itvill] d’Itvill
   *[other] de { $head }
}, { $eyes }, { $body }
picture-thirteen-pure = { $kind } { $name }
picture-thirteen-spent = { $monster } (a quitté le jeu)
picture-thirteen-battle = Combat : { $dice }.
picture-thirteen-fighter = { $seat } avec { $monster } : { $dice } = { $result }
picture-thirteen-stake = L’enjeu : { $pair }.
picture-thirteen-victor = { $seat } a gagné.
picture-thirteen-tie = Personne n’a gagné : { $seats } recommencent.
picture-thirteen-free-pair = une paire libre
picture-thirteen-no-monster = aucun monstre
picture-thirteen-holding = { $seat } : { $hp } PS ; { $monsters } ; paires libres : { $free }.
picture-thirteen-empty = { $seat } : –.
picture-thirteen-brief = { $seat } : { $hp } PS ; { $held }.
picture-thirteen-order = Des monstres on dit la tête, les yeux, le corps.
picture-thirteen-shelf = { $seat } : { $pieces }.
picture-thirteen-tag = { $tag }{ $chosen ->
    [true] { " " }(choisi) :
   *[false] { " " }:
}
picture-thirteen-master = { $seat } est Maître des éléments, avec des O.G. de quatre éléments : { $monsters }.
picture-thirteen-turn = { $seat } doit agir.
picture-thirteen-seat = { $seat } : { $hp } PS, { $monsters }, { $free ->
    [one] { $free } paire libre
   *[other] { $free } paires libres
}.
picture-thirteen-own-none = Vous n’avez pas encore de monstre. Une tête, des yeux et un corps en font un : un gnome de trois monstres vaut 10, une abomination de deux 20, un O.G. d’un seul 40, le 13e monstre 60. Vos paires libres : { $free }.
picture-thirteen-own = Vos monstres : { $monsters }. Vos paires libres : { $free }.
picture-thirteen-over = La partie est finie.
picture-thirteen-line = { $rank }. { $seat } : { $score } PS, { $monsters }.
picture-thirteen-zoo = Les treize monstres.
picture-thirteen-cards = Les demi-cartes du premier monstre et du fantôme.
picture-thirteen-rules-search = On retourne deux cartes. Les deux moitiés d’une même partie d’un même monstre font une paire, que l’on garde ; les autres sont remises face cachée.
picture-thirteen-rules-build = Une tête, des yeux et un corps font aussitôt un monstre : ici un gnome de 10 PS.
picture-thirteen-rules-kinds = Trois monstres en un : un gnome, 10 PS. Deux paires du même : une abomination, 20 PS. Trois du même : un O.G., 40 PS. Trois du fantôme : le 13e monstre, 60 PS.
picture-thirteen-rules-trade = Les paires libres s’échangent si les deux sont d’accord.
picture-thirteen-rules-attack = Un monstre attaque une paire. Les dés décident : trois six valent 18.
picture-thirteen-rules-powers = Le sacrifice regroupe les paires, le permafrost pose un dé sur une carte, le prophète retourne une troisième carte, la Super Nova prend un monstre entier.
picture-thirteen-rules-ending = Quand la table est vide et que chacun a eu son dernier tour, le plus de PS gagne. Quatre O.G. de quatre éléments gagnent aussitôt.
