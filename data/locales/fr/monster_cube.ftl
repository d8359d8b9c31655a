# Monster Cube

monster-cube-name = Monster Cube
monster-cube-pitch = Neuf tuiles, vingt-sept nombres, trois monstres. Trouve avant les autres les trois faces qui donnent le nombre d’un monstre !

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
monster-cube-option-first-none = Tirage au sort
monster-cube-option-first-0 = Place 1
monster-cube-option-first-1 = Place 2
monster-cube-option-first-2 = Place 3
monster-cube-option-first-3 = Place 4

feat-monster-cube-score = Meilleur score
feat-monster-cube-fastest-ms = Monstre le plus rapide
feat-monster-cube-unmissed = Monstres d’affilée sans erreur
feat-monster-cube-run = Plus longue suite
feat-monster-cube-alone-ms = Plus rapide en solo
feat-monster-cube-alone-turns = Moins de tours en solo
