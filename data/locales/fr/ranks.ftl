# Classements, profils et parties revues.

command-leaderboard = classement
    .about = Qui est en tête : par cote, victoires, parties ou records
command-profile = profil
    .about = Cotes, parties et adversaires préférés de quelqu’un d’ici
command-replay = revoir
    .about = Revoir une partie terminée, coup par coup

option-by = Ordre
    .slash = par
    .about = Ce qui compte : cote, victoires, parties ou un record
option-period = Période
    .slash = quand
    .about = Cette semaine, ce mois, cette saison ou depuis toujours
option-where = Lieu
    .slash = lieu
    .about = Ce serveur seulement, ou partout
option-who = Qui
    .slash = qui
    .about = Le profil de qui ; le vôtre si vous ne dites rien

## Classements

ranks-by-rating = Cote
ranks-by-wins = Victoires
ranks-by-matches = Parties
ranks-by-records = Records
ranks-period-week = Cette semaine
ranks-period-month = Ce mois-ci
ranks-period-season = Cette saison
ranks-period-all = Depuis toujours
ranks-where-here = Sur ce serveur
ranks-where-everywhere = Partout
ranks-choose = Choisir
ranks-mine = Ma place
ranks-how = Comment on compte
show-to-all = Montrer à tous
shown-by = 📣 { $who } vous montre ceci.
ranks-nobody = Personne ici pour l’instant. Jouez une partie entre humains avec `/jouer`, et soyez en tête !
ranks-not-you = Vous n’êtes pas encore dans ce classement : terminez une partie qui y compte.
ranks-provisional = Avec un ? : cote provisoire jusqu’à { $settled } parties cotées, classée après les autres.
ranks-of = sur { $matches }
ranks-somebody = quelqu’un
ranks-no-game = Je ne connais pas ce jeu. Nous jouons à { $games }.
ranks-no-board = Ce classement n’existe pas. Choisissez dans les listes de `/classement`.
ranks-help = ## Comment on compte
    {""}**Cote.** Tout le monde commence à 1000. Une partie vous fait bouger selon qui finit devant et derrière vous, et selon la certitude de votre cote. Égalités et équipes comptent telles quelles. Chaque serveur a ses cotes, et il y en a une pour tous les serveurs ensemble.
    {""}**Ce qui est coté.** Seulement les parties entre humains, au moins deux. Avec un joueur de la maison à la table, quelqu’un qui n’est jamais venu, ou en solitaire, la partie est comptée à part : elle ne change aucune cote et n’est dans aucun classement de victoires. Les records de rapidité et de points comptent dans toutes les parties.
    {""}**Partir.** Qui n’est plus là à la fin passe dernier dans les cotes, quoi que la maison ait fait de sa place ; ceux qui restent sont cotés entre eux. Qui est revenu à temps est coté selon son vrai résultat.
    {""}**Provisoire.** Jusqu’à { $settled } parties cotées, une cote porte un « ? » et passe après les autres.
    {""}**Souvent les mêmes.** Quand deux personnes se rencontrent au même jeu, sur n’importe quel serveur, leurs { $full } premières parties en { $days } jours comptent en entier ; ensuite la n-ième compte { $full }/n. À une table plus grande, c’est la moyenne sur tous les autres qui compte.
    {""}**Périodes.** La semaine commence le lundi, une saison dure trois mois à partir de janvier, avril, juillet ou octobre ; tout cela à minuit UTC.
    {""}**Pas dans les listes ?** `/moi` vous retire de toutes les listes publiques.

## Profils

profile-bot = { $who } est un bot, et ne joue pas avec nous. La maison joue quand on ajoute un joueur de la maison.
profile-private = { $who } garde cela pour soi.
profile-nothing = { $who } n’a encore terminé aucune partie sur ce serveur.
profile-nothing-yet = Vous n’avez encore terminé aucune partie sur ce serveur. Ouvrez une table avec `/jouer` !
profile-somebody = Quelqu’un
profile-record = { $matches ->
    [0] Aucune partie cotée pour l’instant
    [one] { $matches } partie cotée, victoires : { $wins }
   *[other] { $matches } parties cotées, victoires : { $wins }
}
profile-casual = { $matches ->
    [one] { $matches } partie non cotée, victoires : { $wins }
   *[other] { $matches } parties non cotées, victoires : { $wins }
}
profile-winning = 🔥 { $count } victoires de suite
profile-losing = { $count } parties sans victoire
profile-best-streak = Plus longue série : { $count } victoires
profile-best = { $feat } : **{ $best }**
profile-provisional = { $left ->
    [one] Encore { $left } partie cotée, et cette cote ne sera plus provisoire.
   *[other] Encore { $left } parties cotées, et cette cote ne sera plus provisoire.
}
profile-opponents = { $count ->
    [one] Adversaire préféré
   *[other] Adversaires préférés
} : { $opponents }
profile-opponent = { $who } ({ $met }×, devant { $ahead }×)
profile-do-why = Pourquoi cette cote ?
profile-why = Les dernières parties cotées ici, la plus récente d’abord. Tout le monde commence à 1000.
profile-counted = comptée à { $percent } % : les mêmes s’étaient souvent rencontrés
profile-recent = Dernières parties
profile-place = { $rank } sur { $count }
profile-alone = en solitaire
profile-other-game = Un autre jeu

## Parties revues

board-replay = Revoir
replay-none = Aucune partie n’est terminée ici pour l’instant. Ouvrez une table avec `/jouer` !
replay-choose = Quelle partie voulez-vous revoir ?
replay-which = Les dernières parties de ce serveur
replay-ago = il y a { $span }
replay-lost = Désolé : cette partie a été jouée avec des règles plus anciennes, ou son journal n’est plus lisible. Son résultat reste.
replay-elsewhere = Cette partie a été jouée dans un salon qui ne vous est pas ouvert.
replay-step = -# Étape { $step } sur { $count }
replay-stop = Étape { $step }
replay-jump = Aller à
replay-result = Le résultat
replay-do-film = Film public
replay-do-check = Vérifier devant tous
replay-do-log = Journal
replay-film = 🎬 { $who } remontre { $game } : { $people }.
replay-film-alt = Les moments clés d’une partie de { $game }, l’un après l’autre. À la fin : { $ending }
replay-log = Toute la partie dans un fichier. La graine de son mélange était `{ $seed }`. Le README de Tablée dit comment chacun peut la vérifier chez soi.
replay-verified = ### 🔍 Vérifiée : { $game }, { $people }
    { $who } l’a demandé, et j’ai rejoué cette partie à partir de sa graine.
    ✅ Le sceau de la graine (SHA‑256) était affiché avant le premier coup : personne n’a pu choisir le mélange après coup.
    ✅ Les { $steps } étapes du journal, jouées à partir de ce mélange, sont régulières et mènent exactement à la fin conservée, avec le même résultat.
    -# Graine `{ $seed }`
    -# Sceau `{ $seal }`
replay-not-verified = ### ⚠️ Non vérifiée : { $game }, { $people }
    { $who } l’a demandé, et j’ai rejoué cette partie à partir de sa graine `{ $seed }` (sceau `{ $seal }`). Les { $steps } étapes de son journal ne mènent pas à la fin conservée. Prévenez les personnes qui font tourner ce bot.
