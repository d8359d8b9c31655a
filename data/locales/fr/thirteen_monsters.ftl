# 13 Monsters

thirteen-monsters-name = 13 Monsters
thirteen-monsters-pitch = Retenez où dorment les moitiés, bâtissez-en des monstres, marchandez, usez de leurs pouvoirs et lancez les dés pour ce qu’ont les autres.

command-play-thirteen-monsters = 13-monsters
    .about = 13 Monsters : mémoire, échanges, pouvoirs et combats de dés, de 2 à 8 joueurs

thirteen-monsters-option-quick-start = Un gnome pour chacun au départ
    .slash = départ-rapide
    .about = Deux fois plus court, avec des attaques dès le premier tour ; ainsi, sauf avis contraire
thirteen-monsters-option-spent-thirteenth-scores = Le 13e monstre compte après sa Super Nova
    .slash = super-nova-compte
    .about = Si le 13e monstre compte encore ses 60 points après sa Super Nova
thirteen-monsters-option-first = Qui commence
    .slash = premier
    .about = Le siège qui commence ; tiré au sort si vous ne dites rien
thirteen-monsters-option-first-none = Tiré au sort
thirteen-monsters-option-first-0 = Siège 1
thirteen-monsters-option-first-1 = Siège 2
thirteen-monsters-option-first-2 = Siège 3
thirteen-monsters-option-first-3 = Siège 4
thirteen-monsters-option-first-4 = Siège 5
thirteen-monsters-option-first-5 = Siège 6
thirteen-monsters-option-first-6 = Siège 7
thirteen-monsters-option-first-7 = Siège 8

feat-thirteen-monsters-score = Le plus de points de santé
feat-thirteen-monsters-memory = Mémoire : paires en 100 recherches
feat-thirteen-monsters-attacks-won = Le plus d’attaques gagnées

## Les images en mots

picture-thirteen-field = 13 Monsters, neuf rangées de A à I, neuf colonnes de 1 à 9. { $cards ->
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
picture-thirteen-pair = { $part } de { $name }
picture-thirteen-kind = { $kind ->
    [gnome] gnome
    [abomination] abomination
    [og] O.G.
   *[thirteenth] 13e monstre
}
picture-thirteen-ice = Dés de permafrost sur { $cells }.
picture-thirteen-battle = Combat : { $dice }.
picture-thirteen-turn = { $seat } doit agir.
picture-thirteen-seat = { $seat } : { $hp } PV, { $monsters }, { $free ->
    [one] { $free } paire libre
   *[other] { $free } paires libres
}.
picture-thirteen-own = Vos monstres : { $monsters }. Vos paires libres : { $free }.
picture-thirteen-over = La partie est finie.
picture-thirteen-line = { $rank }. { $seat } : { $score } PV, { $monsters }.
picture-thirteen-zoo = Les treize monstres.
picture-thirteen-cards = Les demi-cartes du premier monstre et du fantôme.
picture-thirteen-rules-search = On retourne deux cartes. Les deux moitiés d’une même partie d’un même monstre font une paire, que l’on garde ; les autres sont remises face cachée.
picture-thirteen-rules-build = Une tête, des yeux et un corps font aussitôt un monstre : ici un gnome de 10 PV.
picture-thirteen-rules-kinds = Trois monstres en un : un gnome, 10 PV. Deux paires du même : une abomination, 20 PV. Trois du même : un O.G., 40 PV. Trois du fantôme : le 13e monstre, 60 PV.
picture-thirteen-rules-trade = Les paires libres s’échangent si les deux sont d’accord.
picture-thirteen-rules-attack = Un monstre attaque une paire. Les dés décident : trois six valent 18.
picture-thirteen-rules-powers = Le sacrifice regroupe les paires, le permafrost pose un dé sur une carte, le prophète retourne une troisième carte, la supernova prend un monstre entier.
picture-thirteen-rules-ending = Quand la table est vide et que chacun a eu son dernier tour, le plus de PV gagne. Quatre O.G. de quatre éléments gagnent aussitôt.
