# Cubo

cubo-name = Cubo
cubo-pitch = Tout le monde lance neuf dés à la fois et pose le meilleur carré de suites et de triples. Qui crie Cubo le premier met fin aux lancers !
cubo-hand = Mes dés

command-play-cubo = cubo
    .about = Cubo : lancer neuf dés, poser un carré, crier Cubo ; seul ou jusqu’à 4 joueurs

cubo-option-countdown-ms = Décompte du dernier joueur
    .slash = décompte
    .about = Le temps qui reste au dernier joueur : normal, 6 secondes ; calme, 12
cubo-option-restore-colours = Quatre rouges, quatre bleus à chaque manche
    .slash = rendre-couleurs
    .about = Chacun recommence chaque manche avec quatre dés rouges et quatre bleus

## Le plateau

cubo-ready = Manche { $round } sur { $rounds } : { $mine ->
    [true] à vous de la lancer !
   *[false] { $who } la lance.
}
cubo-race = Manche { $round } sur { $rounds } : lancez, posez votre carré, criez Cubo !
cubo-called = 📣 { $who } a crié Cubo !
cubo-countdown = ⏳ { $mine ->
    [true] { "" }
   *[false] Encore à crier : { $who }.{ " " }
}Fin du temps { $until }
cubo-asked = 🌙 Personne n’a crié depuis longtemps. Faut-il clore la manche telle quelle ?
cubo-scoring = Manche { $round } sur { $rounds } : { $who } peut poser le nouveau dé.
cubo-place = dé { $place } du milieu

cubo-do-begin = Go !
cubo-do-decline = Aucun
cubo-do-roll = Lancer
cubo-do-pick-up = Reprendre
cubo-do-call = Cubo !
cubo-do-close = Clore
cubo-do-keep = { $points ->
    [none] –
   *[other] { $points }
}

## L’écran privé

cubo-advice-hand = Lancez vos neuf dés !
cubo-advice-rolled = Touchez deux dés pour les échanger ; puis criez Cubo !
cubo-advice-out = Le temps était écoulé avant que vous ayez crié Cubo : aucun point pour cette manche.
cubo-take = Prenez un dé du milieu, ou aucun ✋ ⏳ Fin du temps { $until }
cubo-reaching = Vous tendez la main vers un dé… photo-finish !
cubo-took = Vous avez pris { $die }. Votre carré est fermé.
cubo-took-none = Votre carré est fermé.
cubo-replace = Vous avez pris { $die }. Touchez le dé qu’il remplace : → dit vos points alors, 👌 ceux sans lui.
cubo-scored = Vous marquez { points }.
cubo-count-nothing = → – · – · –  ↓ – · – · –
cubo-count = → { $across }  ↓ { $down }  = **{ $points }**
cubo-scored-nothing = Aucun point pour vous dans cette manche.

## Ce qui s’est passé

cubo-news-dealt = { $first } lance la première manche.
cubo-news-begun = 🎲 La manche { $round } est lancée !
cubo-news-called = 📣 { $first ->
    [true] { $who } a crié Cubo en premier, après { $time }.
   *[false] { $who } a crié Cubo après { $time }.
}
cubo-news-counted-down = ⏳ { $who } est le dernier : on compte !
cubo-news-too-late = ⌛ { $who } arrive trop tard : aucun point pour cette manche.
cubo-news-took = { $who } a pris { $die }.
cubo-news-outrun = { $by } a devancé { $who }, qui peut prendre un autre dé.
cubo-news-declined = { $late ->
    [true] { $who } a laissé passer le temps de prendre un dé.
   *[false] { $who } n’a pas pris de dé.
}
cubo-news-asked-to-close = { cubo-asked }
cubo-news-agreed = { $who } veut bien clore la manche.
cubo-news-closed = Tout le monde est d’accord : chaque carré compte tel quel.
cubo-news-scored = { $who } : { points }.
cubo-news-scored-nothing = { $who } : rien pour cette manche.
cubo-news-replaced = ({ $new } à la place de { $old })

cubo-alone = 🏆 { $who } : **{ points }** en { $time } de pose. Qui dit mieux ?
cubo-fastest = 📣 L’appel le plus rapide : { $who }, { $time }

## Refus

refusal-cubo-wrong-phase = { $phase ->
    [ready] Il faut attendre que la prochaine manche soit lancée.
    [race] Tout le monde pose ses dés en ce moment ; cela vient après.
    [scoring] La manche est finie, on compte les points.
   *[over] Cette partie est finie.
}
refusal-cubo-in-hand = Vos dés sont dans votre main : lancez-les d’abord.
refusal-cubo-called = { $known ->
    [true] { $who } a crié Cubo : plus personne ne relance. Tirez le meilleur de ce qui est là !
   *[false] Cubo a été crié : plus personne ne relance. Tirez le meilleur de ce qui est là !
}
refusal-cubo-covered = Votre carré est fermé et ne peut plus changer.
refusal-cubo-not-covered = Criez d’abord Cubo avec vos propres dés, puis prenez-en un au milieu.
refusal-cubo-done = Vous en avez fini avec cette manche.
refusal-cubo-out = Votre temps était écoulé : plus de dés pour vous dans cette manche.
refusal-cubo-white-die = Le dé blanc reste au milieu.
refusal-cubo-not-an-order = Cela ne déplacerait rien. Touchez deux dés différents.
refusal-cubo-die-gone = { $known ->
    [true] { $who } a été plus rapide : ce dé est parti. Prenez-en un autre !
   *[false] Ce dé est parti. Prenez-en un autre !
}
refusal-cubo-not-asked = Personne n’a demandé de clore cette manche.
refusal-cubo-agreed-already = Vous avez déjà accepté ; les autres réfléchissent encore.

## Règles

cubo-rules-roll = **Qui a le plus de points après six manches gagne.** Ils viennent des suites et des triples de votre carré.

    Dès que quelqu’un dit « Go ! », tout le monde lance ses neuf dés en même temps et les pose en carré : huit dés de couleur autour du blanc. Touchez deux dés et ils changent de place. Pas content ? Relancez les neuf, aussi souvent que vous voulez, jusqu’à ce que quelqu’un crie Cubo.
    .title = Gagner, lancer et poser
cubo-rules-lines = Trois lignes et trois colonnes peuvent rapporter. Une suite, trois nombres dans l’ordre le long de la ligne, donne son plus grand nombre. Un triple, trois nombres égaux, donne ce nombre une fois. D’une seule couleur, une ligne compte double. Les diagonales ne comptent pas.
    .title = Ce que vaut une ligne
cubo-rules-white = Le dé blanc est un joker de couleur : rouge et bleu à la fois, pour sa ligne et pour sa colonne. Son nombre est celui du lancer.
    .title = Le dé blanc
cubo-rules-call = Content ? Criez Cubo : votre carré est fermé, et vous pouvez prendre un dé du milieu, premier arrivé, premier servi. Dès le premier appel, plus personne ne relance ; seuls les dés tenus en main à ce moment peuvent être lancés encore une fois. Pour le dernier joueur, on compte : qui n’a pas crié à temps ne marque rien.
    .title = Cubo !
cubo-rules-swap = Quand tous ont crié Cubo, les carrés sont montrés l’un après l’autre. Le dé pris peut remplacer un de vos dés rouges ou bleus, à la même place ; le dé remplacé retourne au milieu. Après six manches, le plus de points gagne.
    .title = Le nouveau dé, et la fin
cubo-rules-alone = Seul, on joue contre la montre : six manches, et { $alone } secondes pour chacune, de « Go ! » à votre appel. Qui n’a pas crié d’ici là ne marque rien pour cette manche.

    Personne d’autre ne convoite les dés du milieu : après votre appel, prenez-en un, ou aucun, et posez-le. Les points comptent d’abord, puis le temps mis à poser. Saurez-vous vous battre vous-même ?
    .title = Seul
cubo-rules-house = { default-rules-house }
    - Le sort dit qui commence, sauf si la table nomme quelqu’un ; après chaque manche, c’est au suivant de lancer la prochaine.
    - Les dés gardent leur nombre, on les pose seulement. Une suite monte ou descend ; 6 et 1 ne sont pas voisins.
    - Qui crie le premier met fin aux lancers de tous, qui que ce soit qui ait lancé la manche. Personne ne relance pendant un décompte.
    - L’horloge de Discord dit qui était premier, et non l’appui arrivé d’abord. Qui a tendu la main plus tard vers le même dé en prend un autre.
    - Vous avez { $take } secondes pour prendre un dé ; n’en prendre aucun vaut autant que d’en prendre un, et à deux cela lance le décompte.
    - { $cover } minutes après le premier appel, on compte pour tous ceux qui n’ont pas crié. Le décompte dure { $countdown } secondes, sauf si la table en veut un calme.
    - Si personne ne crie pendant { $quiet } minutes, on demande à tous ; si tous sont d’accord, chaque carré compte tel quel, sans nouveau dé.
    - Les couleurs peuvent dériver : le dé qui entre n’a pas forcément la couleur de celui qui sort. La table peut rendre à chacun quatre et quatre à chaque manche.
    - À égalité de points, la victoire est partagée.

## Records

feat-cubo-best-round = Meilleure manche
feat-cubo-fastest-call-ms = Appel le plus rapide

## Images

picture-cover-cubo = Le couvercle de { $game } : neuf dés rouges, bleus et blancs s’envolent d’un gobelet.
picture-cubo-round = Cubo, manche { $round } sur { $rounds }.
picture-cubo-centre = Au milieu : { $dice ->
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
picture-cubo-player = { $seat } : { points }, { $status ->
    [hand] dés en main
    [rolled] dispose ses dés
    [covered] a crié Cubo
    [done] a fini
   *[out] trop tard
}.
picture-cubo-square = Carré : { $rows }.
picture-cubo-scored = Lignes { $lines } = { $points }.
picture-cubo-choice = { $seat } peut placer le nouveau dé ; le mieux en case { $cell }, pour { $points }.
picture-cubo-result = La partie de Cubo est finie.
picture-cubo-line = { $rank }. { $seat } : { points }, par manche { $rounds }.
picture-cubo-rules-roll = Tous lancent leurs neuf dés en même temps et les disposent en carré autour du dé blanc. Qui n’aime pas son lancer reprend les neuf dés et relance.
picture-cubo-rules-lines = Chacune des trois lignes et des trois colonnes peut marquer : une suite vaut son plus grand nombre, un triple son nombre une fois, d’une seule couleur le double. Des nombres en désordre ne valent rien.
picture-cubo-rules-white = Le dé blanc compte comme rouge et comme bleu : rouge 2, blanc 3, rouge 4 font une suite d’une seule couleur, 8 points.
picture-cubo-rules-call = Qui est content crie Cubo et peut prendre un dé du milieu. Après le premier appel, personne ne relance plus. Le dernier joueur n’a plus que quelques secondes.
picture-cubo-rules-swap = À la fin de la manche, le dé pris peut remplacer un des vôtres : un 6 bleu au lieu d’un 1 bleu change 4, 5, 1 en 4, 5, 6.
