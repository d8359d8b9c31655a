# Ce que la maison dit à chaque table, quel que soit le jeu.

## Salon

lobby-join = S’asseoir
lobby-leave = Se lever
lobby-start = Commencer
lobby-more = Plus
lobby-brain = Un joueur maison…
lobby-brain-easy = Un joueur facile
lobby-brain-normal = Un joueur normal
lobby-brain-hard = Un joueur difficile
lobby-options = Options
lobby-details = Détails
lobby-clock = Temps
lobby-seats = Places
lobby-team = équipe { $team }
lobby-seat-needed = on attend quelqu’un…
lobby-seats-free = { $count ->
    [one] Et encore une place libre.
   *[other] Et encore { $count } places libres.
}
lobby-kept = 💌 { $count ->
    [one] Une place est gardée pour { $who }. Elle sera à tout le monde { $until }.
   *[other] Des places sont gardées pour { $who }. Elles seront à tout le monde { $until }.
}
lobby-invited = 💌 Sur invitation : { $who }
lobby-level = { $level ->
    [easy] facile
    [hard] difficile
   *[normal] normal
}

clock-live = { $seconds } s par décision
clock-relaxed = tranquille : un jour par décision
clock-handicap = la place { $seat } a { $percent } % du temps
clock-mode-live = En direct, tout le monde est là
clock-mode-relaxed = Tranquille, un jour par décision

option-yes = oui
option-no = non
option-lot = Tirage au sort

level-easy = Facile
level-normal = Normal
level-hard = Difficile

option-pace-calm = calme
option-pace-normal = normal
option-pace-fast = rapide
option-pace-none = sans
option-pace-short = court
option-pace-long = long
option-pace-wide = large

## L’appel avant une course

calling-title = Prêts pour la course ?
calling-until = Elle commence dès que tout le monde est prêt, et au plus tard { $until }. La maison joue pour qui dort, jusqu’à son arrivée.
calling-ready = Je suis là
calling-begin = Ne pas attendre
calling-begun = 🔔 { $who } : ça commence !
calling-off = Quelqu’un s’est levé, et il reste trop peu de monde pour commencer. La table attend d’autres joueurs.
calling-waits = C’est noté. La course commence quand tout le monde est prêt, et au plus tard { $until } : elle s’ouvrira ici.

## Plus

more-title = { $game } : cette table
more-invite = Inviter des amis…
invitation = 💌 { $who } : { $host } vous invite à une partie de **{ $game }** : [la table]({ $table })
invitation-all-came = 💌 Tous les invités de cette partie de **{ $game }** sont arrivés : [la table]({ $table })

## Fair-play

fair-play = Fair-play
fair-sealed =
    Le mélange de cette table a été fixé avant que quiconque s’assoie, puis scellé. Son sceau est visible ici dès le premier instant :
    -# `{ $seal }`
fair-later = Quand la partie sera terminée, ce bouton montrera aussi la graine dont viennent toutes les cartes et tous les dés. Une seule graine correspond au sceau : personne ne peut changer le mélange en route.
fair-opened =
    La graine qui y était scellée (SHA‑256) :
    -# `{ $seed }`
    La graine et les coups redonnent cette partie, carte par carte. Tout le monde peut le faire vérifier.

## Formulaires

form-options = Options
form-clock = Temps
form-clock-mode = Comment jouez-vous ?
form-clock-seconds = Secondes par décision
form-clock-usual = Quand on joue en direct. Laissez vide pour les { $seconds } secondes habituelles.
form-handicap = Temps de réflexion
form-handicap-for = Pour { $name }
form-handicap-percent = { $percent } % du temps habituel
form-limits = Un nombre de { $low } à { $high }.

seats-title = Places
seats-kick = Faire se lever quelqu’un
seats-swap = Échanger deux places
seats-swap-own = Changer de place avec quelqu’un
seats-level = Niveau d’un joueur maison
seats-level-of = { $name } → { $level }
seats-handicap = Handicap : plus ou moins de temps de réflexion

## Noms

name-away = { $name } *(absent, la maison joue)*
name-brain = { $name } 🤖
name-seat = Place { $seat }

# Entre le nom d’une chose et ce qu’elle est.
colon = { " : " }

## Plateaux

board-hand = Ma main
board-undo = Reprendre
news-undone = ⏪ { $who } a repris son dernier coup.
board-rules = Règles
board-rematch = Revanche
rematch-there = La revanche est déjà ouverte, et vous y êtes assis : son plateau se trouve plus bas.
board-turn = { $who } joue.
board-time-back = ⏸️ Nous avons été coupés pendant { $span }. Ce temps est rendu à tout le monde.
board-race-until = ⏳ { $who } · { $until }
board-turn-until = { $who } joue. ⏳ Fin du temps { $until }
board-resting = Personne n’est là : la partie attend, aucun temps ne court. Qui est assis ici peut continuer ; sinon la table ferme { $until }.
board-go-on = Continuer
board-rated-last = { $who } { $count ->
    [one] est parti avant la fin et passe dernier
   *[other] sont partis avant la fin et passent derniers
} dans les cotes.
passage-left = 🚪 { $who } a quitté la partie.
passage-back = ↩️ { $who } est de retour.
board-moved = Le plateau de cette table se trouve plus bas maintenant : [le voici]({ $link }).
board-moved-to = Cette table a déménagé dans { $place } : [la voici]({ $link }).
board-unknown = Cette table n’existe plus. Ouvrez-en une avec `/{ command-play }`.
board-not-understood = Ce bouton n’est pas de ce plateau. Rien n’a changé.
call-turn = { $who }, c’est votre tour. ⏳ Fin du temps { $until }
call-turns = { $who }, { $count ->
    [one] c’est votre tour :
   *[other] c’est votre tour à { $count } tables :
}
call-table =
    { $game }{ $others ->
        [none] { "" }
       *[other] { " " }avec { $others }
    }
    -# ⏳ Fin du temps { $until }
call-go = À la table
call-direct = { $count ->
    [one] C’est votre tour :
   *[other] C’est votre tour à { $count } tables :
}
call-direct-hello = 📬 Désormais, je vous dis ici quand c’est votre tour à une table tranquille. `/{ command-me }` sur un serveur l’arrête.

closed-expired = Personne ne s’est assis depuis un moment, la table a été débarrassée.
closed-deserted = Tout le monde s’est levé, la table a été débarrassée.
closed-abandoned = Personne n’est revenu pendant longtemps, la table a donc été débarrassée. Aucune cote ne change.
closed-stopped = Cette table a été fermée.
closed-unreplayable = Désolé : cette partie n’a pas pu être ranimée et s’arrête ici. Aucune cote ne change.
closed-again = Ouvrez une nouvelle table de { $game } avec `/{ command-play }` quand vous voulez.

ending-won = Gagné, { $scores }
ending-shared = Victoire partagée, { $scores }
ending-placed = Place { $rank } sur { $seats }, { $scores }
ending-alone = Terminé : { $scores }
ending-rating = 📈 Votre cote : { $before } → **{ $after }** ({ $change })
ending-record = 🏅 { $feat } : **{ $done }**, mieux que jamais !
ending-feat = -# { $feat } : { $done }{ $same ->
    [true] { "" }
   *[false] { " · " }votre record : { $best }
}
hand-away = { $away ->
    [rests] 💤 La partie attend.
   *[absent] 💤 La maison garde votre place.
} { $here ->
    [true] Touchez un bouton ici pour revenir.
   *[false] « { $tap } », sur le plateau, vous ramène.
}
hand-over = La partie est terminée. Merci d’avoir joué !

## Commandes

table-none = Vous n’êtes à aucune table ici. Ouvrez-en une avec `/{ command-play }`.
table-which = Quelle table ?
table-brought = La voici.
elsewhere = { $count ->
    [one] Vous êtes aussi assis à une autre table :
   *[other] Vous êtes aussi assis à d’autres tables :
}
elsewhere-table = - { $table }, ouverte { $opened }
elsewhere-stay = Rester aux deux
elsewhere-leave = Quitter { $game }
leave-which = Quelle table quittez-vous ?
leave-lobby = Vous avez quitté la table.
leave-match = Vous avez quitté la partie. La maison joue pour vous, et vous pouvez revenir tant que la partie dure.
leave-ask = Quitter cette partie de { $game } ?
leave-ask-rated = La maison joue pour vous, et un seul appui vous ramène tant que la partie dure. Qui n’est plus là à la fin est coté dernier ; ceux qui restent n’y perdent rien.
leave-ask-unrated = La maison joue pour vous, et un seul appui vous ramène tant que la partie dure. Cette partie ne change aucune cote : partir ne coûte que le plaisir.
leave-ask-closes = Il ne reste personne d’autre à cette table : elle ferme, et la partie finit sans résultat.
leave-do = Quitter la partie
leave-stay = Rester
leave-stayed = Vous êtes toujours dans la partie.
leave-come-back = Revenir
leave-back = Content de vous revoir : la place est à vous.
leave-closed = Vous avez quitté la table. Il n’y a plus personne, elle est fermée.
stop-which = Quelle table faut-il fermer ?
stop-done = La table est fermée.
stop-none = Aucune table n’est ouverte dans ce salon.
stop-whose = Seuls { $host } 👑 et les responsables de son salon peuvent fermer cette table.

games-title = À quoi on peut jouer
games-players = { $least ->
    [1] En solitaire ou jusqu’à { $most } joueurs
   *[other] De { $least } à { $most } joueurs
}
games-minutes = { $least } à { $most } min
games-play = Jouer à { $game }
games-how = Vos amis s’assoient d’une touche ; la maison prend place quand vos amis dorment. `/{ command-rules }` explique comment on joue.
rules-turn = Aller à une autre section
rules-back = Retour
rules-next = Suite

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages

## Ennuis

trouble-permissions = Je ne peux pas encore tenir une table ici. Quelqu’un qui gère ce salon doit m’accorder : { $permissions }.
trouble-store = Mon carnet ne peut pas être écrit pour l’instant, rien n’a donc changé. Réessayez dans un instant.
trouble-fault = Quelque chose s’est cassé chez nous. Rien n’est perdu ; si cela se répète, dites-le à ceux qui font tourner ce bot : { $reference }
trouble-unknown-button = Je ne connais plus ce bouton. `/{ command-table }` ramène votre table ici.
trouble-old-command = Cette commande vient de changer. Réessayez dans une minute.

## Refus

refusal-malformed = Cela n’a pas pu être lu ({ $field }). Rien n’a changé.
refusal-not-your-turn = Ce n’est pas encore à vous.
refusal-nothing-to-undo = Vous n’avez rien à reprendre : seul le dernier coup de votre propre tour se reprend, tant que personne d’autre n’a joué et qu’il ne vous a rien révélé.
refusal-no-seat = Cette place n’existe pas à cette table.
refusal-not-due = Ce n’est pas encore le moment.
refusal-not-awaited = La partie n’attend pas cette place.
refusal-pressed-already = Vous avez déjà appuyé ; c’est le premier appui qui compte.
refusal-stale = La table a bougé entre-temps : voici où elle en est.
refusal-over = Cette partie est terminée.
refusal-seats = Ce jeu se joue de { $least } à { $most }.
refusal-table-unknown = Cette table n’existe plus. Ouvrez-en une avec `/{ command-play }`.
refusal-table-closed = Cette table est fermée. Ouvrez-en une avec `/{ command-play }`.
refusal-table-over = Cette partie est terminée. Une revanche ?
refusal-table-lobby = La partie n’a pas encore commencé. Appuyez sur Commencer quand tout le monde est là.
refusal-table-started = La partie a déjà commencé.
refusal-table-called = Tout le monde est déjà appelé à la partie : plus rien ne change à cette table.
refusal-table-not-called = Personne n’est encore appelé à cette partie. Appuyez sur Commencer quand tout le monde est là.
refusal-table-not-seated = Vous n’êtes pas assis à cette table. Regardez, ou ouvrez-en une avec `/{ command-play }`.
refusal-table-not-seated-yet = Vous n’êtes pas encore assis à cette table. { $free ->
    [one] Une place est libre
   *[other] { $free } places sont libres
} : appuyez sur { lobby-join }.
refusal-table-left = Vous avez quitté cette partie, et la maison joue pour vous. « Revenir » vous rend votre place, tant que la partie dure.
refusal-table-seated = Vous êtes déjà assis ici.
refusal-table-stale = Les places ont changé entre-temps. Regardez de nouveau.
refusal-table-not-host = { $host } 👑 tient cette table et en décide.
refusal-table-not-host-yet = { $host } 👑 lance la partie. Quand les { $most } places seront prises, n’importe qui à la table le pourra.
refusal-table-full = Les { $most } places sont prises.
refusal-table-kept = Les places qui restent sont gardées pour qui a été invité. Celles qui seront libres alors sont à vous { $until }.
refusal-table-guests = Une table invite { $most } personnes, pas davantage.
refusal-table-nobody-new = Ces personnes sont assises ici ou ont déjà été invitées.
refusal-table-seats = { $taken ->
    [one] 1 place est prise
   *[other] { $taken } places sont prises
} ; ce jeu se joue de { $least } à { $most }.
refusal-table-seats-exactly = { $taken ->
    [one] 1 place est prise
   *[other] { $taken } places sont prises
} ; avec ces options, on joue exactement à { $most }.
refusal-table-no-seat = Il n’y a pas de place de ce numéro.
refusal-table-not-a-brain = Une personne est assise là, pas un joueur de la maison.
refusal-table-options = « { $field } » ne peut pas prendre cette valeur.
refusal-table-options-limits = « { $field } » prend un nombre de { $least } à { $most }.
refusal-table-time = Une décision prend de { $least } secondes à { $most } jours. Écrivez les secondes en chiffres, ou laissez le champ vide.
refusal-table-handicap = Le temps de réflexion va de { $least } à { $most } %.
refusal-table-others = D’autres jouent : la partie ne peut pas être fermée ainsi. Vous pouvez vous lever avec `/{ command-leave }`.
refusal-table-too-many = Vous êtes déjà assis à { $most } tables ouvertes. Terminez-en une, ou levez-vous avec `/{ command-leave }`, puis ouvrez la suivante.
refusal-table-unfinished = La partie n’est pas encore terminée.
