# Monster Cube

monster-cube-name = Monster Cube
monster-cube-pitch = Neuf tuiles, vingt-sept nombres, trois monstres. Trouve avant les autres les trois faces qui donnent le nombre d’un monstre !
monster-cube-code-name = Monster Cube · Code du monstre
monster-cube-advanced-name = Monster Cube · Code du monstre avancé
monster-cube-dice-name = Monster Cube · Monster Dice
monster-cube-numbers-name = Monster Cube · Monster Dice, chiffres

command-play-monster-cube = monster-cube
    .about = Monster Cube : trois faces pour le nombre d’un monstre ; quatre règles, de 1 à 6

monster-cube-option-rules = Règle du jeu
    .slash = règles
    .about = À quoi jouer : Code du monstre, sauf avis contraire
monster-cube-option-rules-code = Code du monstre : tous cherchent en même temps
monster-cube-option-rules-advanced = Code du monstre avancé : chacun sa main, et des modificateurs entre amis
monster-cube-option-rules-dice = Monster Dice : à tour de rôle, chacun son cube de dés
monster-cube-option-rules-numbers = Monster Dice, chiffres : à tour de rôle, chacun son cube de nombres
monster-cube-option-king = Roi des chasseurs
    .slash = roi
    .about = La plus longue suite de monstres rapporte 3, 6 ou 10 points (là où l’on compte des points)
monster-cube-option-family = Familles
    .slash = familles
    .about = Les quatre monstres d’une sorte rapportent 5 points (là où l’on compte des points)
monster-cube-option-levels = Monstres de niveaux supérieurs
    .slash = niveaux
    .about = Trois pioches, les monstres faciles d’abord (là où l’on compte des points)
monster-cube-option-one-group = Tuiles d’un seul tenant
    .slash = ensemble
    .about = Après un déplacement, les tuiles restent en un groupe ; sinon, chacune doit en toucher une autre
monster-cube-option-claim-ms = Temps pour montrer les faces, en ms
    .slash = preuve
    .about = Millisecondes pour montrer trois faces après « Monstre ! » ; 30000 sauf avis contraire
    .value = { $number } ms
monster-cube-option-window-ms = Photo-finish : millisecondes d’attente
    .slash = fenêtre
    .about = Combien de temps après le premier appui un appui plus ancien peut encore arriver
    .value = { $number } ms
monster-cube-option-first = Qui commence, à tour de rôle
    .slash = premier
    .about = La place qui joue en premier ; tirée au sort sauf avis contraire

feat-monster-cube-score = Meilleur score
feat-monster-cube-fastest-ms = Monstre le plus rapide
feat-monster-cube-unmissed = Monstres d’affilée sans erreur
feat-monster-cube-run = Plus longue suite
feat-monster-cube-alone-ms = Plus rapide en solo
feat-monster-cube-alone-turns = Moins de tours en solo

## The pictures in words

picture-cube = { $rules ->
    [code] Monster Code.
    [advanced] Monster Code avancé.
    [dice] Monster Dice.
   *[numbers] Monster Dice avec les nombres.
}
picture-cube-claim = Votre réponse. Tuiles choisies : { $tiles }.
picture-cube-solved = { $seat } a montré { $sum } et gagne le monstre { $card }.
picture-cube-missed = { $seat } s’est trompé. Les faces donnent { $sum }.
picture-cube-moved = { $seat } a déplacé la tuile { $tile }.
picture-cube-monster = Monstre { $code } : vaut { $worth }, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}.
picture-cube-card = Le monstre { $code } demande { $target }.
picture-cube-tiles = Les tuiles rangée par rangée, chacune jaune-rouge-bleu : { $tiles }.
picture-cube-player = { $seat } : { $score }, { $cards ->
    [one] { $cards } monstre
   *[other] { $cards } monstres
}.
picture-cube-hunter = { $seat } : { $left ->
    [one] { $left } carte restante
   *[other] { $left } cartes restantes
}, modificateurs { $before }.
picture-cube-over = La chasse est finie.
picture-cube-line = { $rank }. { $seat } : { $score }, monstres { $cards }.
picture-cube-zoo = Les quatorze familles de Monster Cube.
picture-cube-rules-cube = Neuf tuiles de trois faces, jaune en haut, rouge à gauche, bleue à droite. Des monstres dont il faut former le nombre avec trois faces.
picture-cube-rules-lines = Trois faces d’une couleur sur trois tuiles alignées : 5 fois 4 moins 8 font 12, 3 fois 2 plus 6 font 12.
picture-cube-rules-ribbons = Trois faces voisines en bande droite, deux d’une couleur et une d’une autre : 3 fois 2 plus 6 font 12, 4 fois 2 plus 4 font 12.
picture-cube-rules-cubes = Une face jaune, une rouge et une bleue de trois tuiles qui se touchent en un point et forment un cube : 3 fois 3 plus 3 font 12.
picture-cube-rules-wrong = Interdit : trois tuiles en coude, ou les trois faces d’une même tuile.
picture-cube-rules-moving = On peut déplacer une tuile vers une place vide, si on l’utilise ensuite.
picture-cube-rules-claiming = Le premier qui appuie a le temps de montrer trois faces. Juste : le monstre est à lui. Faux : il rend un de ses monstres.
picture-cube-rules-scoring = Cinq cartes +1 et deux cartes ×2 valent 15.
picture-cube-rules-handing = Un modificateur +3 fait 13, 18 et 40 de 10, 15 et 37. Une carte résolue est posée devant un autre joueur comme modificateur.
picture-cube-rules-dice = On déplace d’abord une tuile. Puis on additionne et soustrait les dés : 4 plus 5 moins 3 font 6.
picture-cube-rules-numbers = On déplace d’abord une tuile. Puis 3 fois 2 plus 6 font 12. Après chaque tour, de nouveaux monstres.
picture-cube-rules-special = Les monstres 11 à 14 à la suite valent 10 de plus, une famille entière 5.
picture-cube-rules-ending = Quand la pioche est vide pour la seconde fois, la manche est la dernière. Le plus de points gagne.
