# Monster Rush

monster-rush-name = Monster Rush
monster-rush-pitch = Armes et sorts apparaissent un à un. Dès que tous les symboles d’un monstre sont ouverts, appuyez avant les autres !

command-play-monster-rush = monster-rush
    .about = Monster Rush : observer, réagir, capturer ; le doigt le plus rapide gagne, de 2 à 8 joueurs

monster-rush-option-automatic = Les cartes se retournent seules
    .slash = automatique
    .about = Les cartes se retournent seules (d’ordinaire), ou chacun appuie pour la sienne
monster-rush-option-reveal-every-ms = Rythme
    .slash = rythme
    .about = À quelle vitesse les cartes se suivent
monster-rush-option-tie-ms = Trop serré pour trancher
    .slash = égalité
    .about = À quel point deux appuis doivent être proches pour une égalité, où le plus grand numéro gagne
monster-rush-option-failed-attacks = Avec les attaques ratées
    .slash = attaques-ratées
    .about = Avec les douze attaques ratées (d’ordinaire) ; sans elles pour une première partie
feat-monster-rush-fastest-ms = Capture la plus rapide
feat-monster-rush-median-ms = Meilleur temps médian
    .once = Temps médian

## Le plateau, et ce qui s’y est passé

monster-rush-watch = Symboles complets ? Vite !
monster-rush-turn-card = Tourner
monster-rush-news-dealt = { $first } retourne la première carte.
monster-rush-news-captured = ⚡ { $who } a capturé { $monster } ({ $points }) après { $time }.
monster-rush-news-mistaken = 💥 { $who } a touché { $monster } trop tôt : un point de moins.
monster-rush-news-shuffled = Toutes les piles sont épuisées : chacun mélange et l’on continue.
monster-rush-inseparable = Trop serré pour trancher, le plus grand numéro décide : { $monster }.

monster-rush-end-last-monster = Une pile n’a plus de monstres : la chasse est finie.
monster-rush-end-deserted = Plus personne ne chassait : la chasse est finie.
monster-rush-level = ⚖️ À égalité à { points } : le plus de { $by ->
    [fives] cinq
    [fours] quatre
   *[threes] trois
} l’emporte. { $counts }
monster-rush-fastest = ⚡ La main la plus rapide : { $who }, { $time }

## Refus

refusal-monster-rush-monster-gone = { $known ->
    [true] { $who } a été plus rapide : ce monstre est parti
   *[false] Ce monstre est parti
}, c’est { $monster } qui est là maintenant. Votre appui ne coûte rien.
refusal-monster-rush-cards-gone = { $known ->
    [true] { $who } a pris un monstre, et les cartes que vous voyiez ont été ramassées.
   *[false] Les cartes que vous voyiez ont été ramassées.
} Votre appui ne coûte rien.
refusal-monster-rush-not-revealing = Aucune carte n’attend votre appui : elle se retourne seule. Gardez le doigt libre pour les monstres !
refusal-monster-rush-judging = On vient d’appuyer sur un monstre ; la prochaine carte attend la photo-finish.

## Règles

monster-rush-rules-reveal = **Qui a capturé les monstres qui valent le plus gagne.** Surveillez les cartes, et appuyez sur un monstre dès que tous ses symboles sont ouverts.

    À tour de rôle, la première carte de chacun est retournée et posée à côté des autres. Rien n’est recouvert : tout le monde voit toutes les cartes jusqu’à ce qu’un monstre quitte le plateau. Les cartes se retournent seules, plus vite tant qu’aucun monstre n’est presque prêt, pour que votre doigt soit libre ; la table peut choisir un autre rythme, ou un bouton pour chacun.
    .title = Gagner, et les cartes
monster-rush-rules-ready = Chacun des trois monstres montre les symboles qu’il demande. Dès qu’ils sont tous ouverts, peu importe chez qui, le monstre est prêt. S’il montre un symbole deux fois, il le faut deux fois.
    .title = Est-il prêt ?
monster-rush-rules-cards = Un combo compte pour ses deux symboles à la fois. Un Bâton de Sorcier vaut un symbole au choix. Une attaque ratée ne compte pour rien, même si elle ressemble à une arme : voilà le piège !
    .title = Combos, Bâtons de Sorcier, attaques ratées
monster-rush-rules-touch = Appuyez sur le bouton d’un monstre. S’il était prêt sur le plateau que vous voyiez, il est à vous et vous retournez la carte suivante. Sinon, vous le prenez face cachée : un point de moins à la fin. Dans les deux cas, chacun ramasse les cartes ouvertes et un nouveau monstre apparaît.
    .title = Appuyez !
monster-rush-rules-race = Le premier appui gagne, d’après l’horloge de Discord : ni une connexion lente ni notre propre vitesse n’y changent rien. Les appuis arrivés en un quart de seconde sont comparés, et le plateau dit de combien il s’en est fallu. Deux monstres à 30 millisecondes près, c’est l’égalité : le plus grand numéro dans le coin gagne, à raison ou à tort. Qui arrive trop tard ne perd rien.
    .title = La photo-finish
monster-rush-rules-end = La chasse finit quand part le dernier monstre d’une pile. Additionnez les valeurs de vos monstres et retirez un point pour chacun qui est face cachée. En cas d’égalité, le plus de cinq l’emporte, puis de quatre, puis de trois.
    .title = La fin
monster-rush-rules-house = { default-rules-house }
    - Le sort dit qui commence, sauf si la table nomme quelqu’un. Les cartes sont distribuées une à une.
    - Il y a six symboles, trois armes et trois sorts. Un bâton ne vaut qu’un seul symbole.
    - Un appui compte sur le plateau que vous voyiez. Si ce monstre est parti, ou si les cartes ont été ramassées, il ne coûte rien ; les cartes retournées depuis n’y changent rien.
    - Qui perd une photo-finish ne perd rien d’autre, à raison ou à tort.
    - Après une erreur, le tour continue comme il était ; après une capture, qui a capturé retourne la carte suivante.
    - On saute une pile vide. Quand toutes sont vides, chacun mélange et l’on continue ; quand personne n’a appuyé pendant { $still } piles entières, la chasse finit.
    - Le dernier monstre d’une pile finit la chasse, même pris par erreur. Les monstres face cachée ne comptent pas en cas d’égalité.
    - À deux jouent 24 monstres, à trois ou quatre 30, à partir de cinq tous les 36.

## Images

picture-cover-monster-rush = Le couvercle de { $game } : cinq monstres accourent, armes et sorts volent au-dessus de leurs têtes.
picture-monster-rush-symbol = { $symbol ->
    [sword] épée
    [axe] hache
    [bow] arc
    [fire] feu
    [frost] glace
   *[storm] orage
}
picture-monster-rush-failed = attaque ratée
picture-monster-rush-staff = Bâton de Sorcier
picture-monster-rush-hunt = Monster Rush.
picture-monster-rush-lair = Case { $space } : { $name }, vaut { $value }, demande { $needs } ; encore { $left } derrière.
picture-monster-rush-open = { $cards ->
    [one] { $cards } carte ouverte : { $faces }.
   *[other] { $cards } cartes ouvertes : { $faces }.
}
picture-monster-rush-last = Dernière : { $seat } a retourné { $face }.
picture-monster-rush-turn = { $seat } retourne la prochaine carte.
picture-monster-rush-hunter = { $seat } : { points }, encore { $pile } à retourner.
picture-monster-rush-captured = { $seat } a capturé { $name }.
picture-monster-rush-mistaken = { $seat } a touché { $name } trop tôt et perd un point.
picture-monster-rush-result = La chasse est finie.
picture-monster-rush-line = { $rank }. { $seat } : { points }, { $monsters ->
    [none] aucun monstre
   *[other] { $monsters }
}{ $mistakes ->
    [0] .
    [one] , { $mistakes } erreur.
   *[other] , { $mistakes } erreurs.
}
picture-monster-rush-zoo = Les trente-six monstres de Monster Rush.
picture-monster-rush-rules-reveal = À tour de rôle, chacun retourne la première carte de sa pile et la pose à côté des autres. Toutes les cartes restent visibles pour tous.
picture-monster-rush-rules-ready = Un monstre qui demande épée, arc et feu est prêt quand arc, orage, épée et feu sont ouverts, et pas encore avec arc, orage, épée et hache.
picture-monster-rush-rules-cards = Un combo compte pour ses deux symboles, un Bâton de Sorcier pour un symbole au choix, une attaque ratée pour rien.
picture-monster-rush-rules-touch = Qui touche en premier un monstre prêt le prend pour ses points. Qui en touche un qui n’est pas prêt perd un point.
picture-monster-rush-rules-race = L’appui le plus précoce gagne : 412 millisecondes battent 450. À 30 millisecondes près, le monstre au plus grand numéro décide.
picture-monster-rush-rules-end = Quand une pile de monstres est vide, on compte les points : 5 et 3 moins 1 pour une erreur font 7. Le plus de points gagne.
