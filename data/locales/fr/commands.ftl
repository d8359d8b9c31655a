# Commandes. Le nom est en minuscules, 32 caractères au plus ; `.about` est la description, 100 au plus.

command-play = jouer
    .about = Ouvrir une table dans ce salon
command-table = table
    .about = Amener votre table dans ce salon
command-leave = quitter
    .about = Se lever de sa table
command-stop = fermer
    .about = Fermer une table de ce salon
command-games = jeux
    .about = À quoi on peut jouer ici
command-rules = règles
    .about = Comment se joue un jeu, en images

option-game = Jeu
    .slash = jeu
    .about = Quel jeu
option-brains = Joueurs de la maison
    .slash = maison
    .about = Combien de joueurs de la maison s’assoient avec vous
option-level = Niveau
    .slash = niveau
    .about = À quel point les joueurs de la maison sont malins
option-clock = Temps
    .slash = temps
    .about = En direct quand tout le monde est là, tranquille pour un jour par décision
option-with = Avec
    .slash = avec
    .about = Qui inviter à la table : des @mentions, jusqu’à sept
