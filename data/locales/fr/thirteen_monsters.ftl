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
