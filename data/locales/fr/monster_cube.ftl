# Monster Cube

monster-cube-name = Monster Cube
monster-cube-pitch = Neuf tuiles, vingt-sept nombres, trois monstres. Trouvez avant les autres les trois faces qui donnent le nombre d’un monstre !
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
monster-cube-option-claim-ms = Temps pour montrer les faces
    .slash = preuve
    .about = Après « Monstre ! » : 30 secondes, normal ; une minute, calme ; 15, rapide
monster-cube-option-first = Qui commence, à tour de rôle
    .slash = premier
    .about = La place qui joue en premier ; tirée au sort sauf avis contraire

feat-monster-cube-fastest-ms = Monstre le plus rapide
feat-monster-cube-unmissed = Monstres d’affilée sans erreur
    .once = Monstres d’affilée sans erreur
feat-monster-cube-run = Plus longue suite
feat-monster-cube-alone-ms = Plus rapide en solo
    .once = Temps en solo
feat-monster-cube-alone-turns = Moins de tours en solo
    .once = Tours en solo

## The pictures in words

picture-cover-monster-cube = Le couvercle de { $game } : des tuiles qui font un cube, un nombre sur chaque face, et quatre monstres à côté.
picture-cube = { $rules ->
    [code] Code du monstre.
    [advanced] Code du monstre avancé.
    [dice] Monster Dice.
   *[numbers] Monster Dice, chiffres.
}
picture-cube-claim = Votre cube. Tuiles choisies : { $tiles }.
picture-cube-lays = Vous posez { $modifier } devant quelqu’un d’autre.
picture-cube-solved = { $seat } a montré { $sum } et gagne le monstre { $card }.
picture-cube-missed = { $seat } s’est trompé. Les faces donnent { $sum }.
picture-cube-unshown = { $seat } n’a rien montré.
picture-cube-moved = { $seat } a déplacé la tuile { $tile }.
picture-cube-moved-for-it = { $stays ->
    [true] La tuile { $tile } a été déplacée pour cela.
   *[false] La tuile { $tile }, déplacée pour cela, est revenue.
}
picture-cube-renewed = { $restored ->
    [true] Impossible, encore une fois : d’autres monstres, et toutes les tuiles sont revenues au départ.
   *[false] Impossible : d’autres monstres.
}
picture-cube-turn-lost = { $seat } n’a pas joué à temps.
picture-cube-monster = Monstre { $code } : { $worth }, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}.
picture-cube-card = Le monstre { $code } demande { $target }.
picture-cube-tiles = Rangées, jaune-rouge-bleu ; entre parenthèses, leur début à droite en tuiles, – un vide : { $tiles }.
picture-cube-looking = En recherche : { $seats }.
picture-cube-agreed = Impossible : { $seats }.
picture-cube-places = Elle peut aller en { $places }.
picture-cube-moving = La tuile { $tile } est déplacée pour cela.
picture-cube-other = Tuiles : { $tiles }.
picture-cube-pile = Encore à venir : { $cards }.
picture-cube-player = { $seat } : { $score }, { $cards ->
    [one] { $cards } monstre
   *[other] { $cards } monstres
}.
picture-cube-hunter = { $seat } : { $left ->
    [one] { $left } carte restante
   *[other] { $left } cartes restantes
}, en main { $backs }, devant soi { $before }.
picture-cube-over = La chasse est finie.
picture-cube-line = { $rank }. { $seat } : { $score }, monstres { $cards }.
picture-cube-families = Familles entières : { $families }, { $points } points.
picture-cube-king = Roi des chasseurs : { $run }, { $points } points.
picture-cube-zoo = Les quatorze familles de Monster Cube.
picture-cube-rules-cube = Neuf tuiles de trois faces, jaune en haut, rouge à gauche, bleue à droite. Des monstres dont il faut former le nombre avec trois faces.
picture-cube-rules-lines = Trois faces d’une couleur sur trois tuiles alignées : jaunes, 5 fois 4 moins 8 font 12 ; rouges, 3 fois 2 plus 6 font 12 ; bleues, 8 fois 2 moins 4 font 12.
picture-cube-rules-ribbons = Trois faces voisines en bande droite, deux d’une couleur et une d’une autre : 3 fois 2 plus 6 font 12, 4 fois 2 plus 4 font 12.
picture-cube-rules-cubes = Une face jaune, une rouge et une bleue de trois tuiles qui se touchent en un point et forment un cube : 3 fois 3 plus 3 font 12.
picture-cube-rules-wrong = Interdit : trois tuiles en coude, trois faces voisines en coude, ou les trois faces d’une même tuile.
picture-cube-rules-moving = On peut déplacer une tuile vers une place vide, si on l’utilise ensuite.
picture-cube-rules-claiming = Le premier qui appuie a le temps de montrer trois faces. Juste : le monstre est à lui. Faux : il rend un de ses monstres.
picture-cube-rules-scoring = Cinq cartes +1 et deux cartes ×2 valent 15.
picture-cube-rules-handing = Un modificateur +3 fait 13, 18 et 40 de 10, 15 et 37. Une carte résolue est posée devant un autre joueur comme modificateur.
picture-cube-rules-dice = On déplace d’abord une tuile. Puis on additionne et soustrait les dés : 4 plus 5 moins 3 font 6.
picture-cube-rules-numbers = On déplace d’abord une tuile. Puis 3 fois 2 plus 6 font 12. Après chaque tour, de nouveaux monstres.
picture-cube-rules-special = Les monstres 11 et 12 à la suite valent 3 de plus, de 11 à 13 6, de 11 à 14 10, une famille entière 5.
picture-cube-rules-ending = Quand la pioche est vide pour la seconde fois, la manche est la dernière. Le plus de points gagne.

## Le plateau

monster-cube-hand = Mon cube
monster-cube-search = { $rules ->
    [advanced] Trois faces pour le nombre d’un de vos monstres.
   *[other] Manche { $round } : trois faces pour le nombre d’un monstre.
} Trouvé ? **Monstre !**
monster-cube-claim = 🔔 ⏳ { $until } · { $who } a la main et montre trois faces.
monster-cube-return = ⏳ { $until } · { $who } doit rendre un monstre.
monster-cube-place = ⏳ { $until } · { $who } a résolu { $card } : devant qui poser { $modifier } ?
monster-cube-turn = D’abord une tuile se déplace, puis trois faces peuvent donner un monstre{ $rules ->
    [dice] { " " }par plus et moins.
    [alone] . Atteignez { $points } points en le moins de tours possible !
   *[numbers] .
}
monster-cube-asked = 🤷 Impossible ? { $said ->
    [true] Qui se tait est d’accord { $until }.
    [alone] Si oui, dites-le ; sinon, cherchez encore. Après { $deserted } questions sans un mot, la partie s’arrête.
   *[false] Si oui, dites-le ; sinon, cherchez encore.
}
monster-cube-alone-since = ⏱️ Commencé { $since }.
monster-cube-last-round = ⏳ C’est la dernière manche !
monster-cube-worth = { $card } · { $worth }

monster-cube-do-buzz = Monstre !
monster-cube-do-agree = Impossible
monster-cube-do-look = Je cherche
monster-cube-do-move = Bouger
monster-cube-do-clear = Effacer
monster-cube-do-give-up = Renoncer
monster-cube-do-shift = Juste bouger
monster-cube-do-more = Autres monstres

## L’écran privé

monster-cube-until = ⏳ { $until } · { $step }
monster-cube-advice-tile = Touchez la tuile à bouger.
monster-cube-advice-beside = À côté de quelle tuile va { $tile } ?
monster-cube-advice-place = Où va { $tile } ? Touchez une lettre.
monster-cube-advice-fits = Touchez les faces, ou la place de { $tile }.
monster-cube-advice-faces = Touchez deux ou trois tuiles.
monster-cube-advice-faces-moved-search = Touchez les autres tuiles.
monster-cube-advice-faces-moved-turns = Trois tuiles en tout, ou juste bouger.
monster-cube-advice-show = Touchez les faces à montrer.
monster-cube-advice-pair = Touchez des faces ou une tuile.
monster-cube-advice-nothing = Rien ne se forme : retirez-en une.
monster-cube-advice-nothing-yet = Rien : lâchez-en une, ou bougez { $tile }.
monster-cube-advice-card = Lequel de ces monstres ?
monster-cube-pressed = 📸 C’est noté ! On regarde qui était premier…
monster-cube-own-return = Faux. Quel monstre rendez-vous ? ⏳ { $until }
monster-cube-own-place = Juste ! Devant qui posez-vous **{ $modifier }** ? ⏳ { $until }
monster-cube-own-replace = Il y en a déjà trois : lequel part pour **{ $modifier }** ? ⏳ { $until }
monster-cube-choose-return = Le monstre à rendre
monster-cube-barred = Rien de montré : appuyez de nouveau { $until }.
monster-cube-brief-right = ✅ Monstre { $card } !{" "}
monster-cube-brief-wrong = ❌ { $fault ->
    [late] Trop tard.
    [gave-up] Rien à montrer.
   *[other] Faux.
}{" "}
monster-cube-brief-turn = À { $who } de jouer.
monster-cube-brief-held = 🔔 { $who } · ⏳ { $until }
monster-cube-brief-asked = 🤷 Impossible ? { $said ->
    [true] Se taire, c’est dire oui { $until }.
   *[false] Si oui, dites-le.
}
monster-cube-brief-search = { $rules ->
    [advanced] Trouvez trois faces.
   *[other] Manche { $round } : trois faces !
} { $last ->
    [true] ⏳ La dernière !
   *[false] {""}
}

## Ce qui s’est passé

monster-cube-news-dealt = { $first } commence.
monster-cube-news-revealed = { $last ->
    [true] ⏳ Voici les derniers monstres.
   *[false] La défausse est mélangée en une nouvelle pioche.
}
monster-cube-news-holds = 🔔 { $who } a appuyé en premier.
monster-cube-news-void = Devant { $who }, tout a changé : cet appui ne compte plus.
monster-cube-news-solved = ✅ { $who } : **{ $sum }**, monstre { $card } en { $time }{ $moved ->
    [true] , en déplaçant la tuile { $tile }.
   *[false] .
}
monster-cube-news-missed = ❌ { $who } : { $fault ->
    [late] temps écoulé.
    [gave-up] rien à montrer.
    [move-taken] il y a déjà une tuile à cette place. ({ $sums })
    [move-unlinked] ce déplacement laisse une tuile seule. ({ $sums })
    [move-apart] ce déplacement coupe le cube en deux. ({ $sums })
    [unused] la tuile déplacée doit donner une face. ({ $sums })
    [no-shape] ni ligne, ni ruban, ni cube. ({ $sums })
    [ribbon] il faut trois tuiles différentes. ({ $sums })
   *[number] aucun monstre là-dedans. ({ $sums })
}
monster-cube-news-returned = { $who } rend { $monster }{ $late ->
    [true] , choisi d’office.
   *[false] .
}
monster-cube-news-placed = { $who } pose { $modifier } devant { $upon }{ $instead ->
    [true] , à la place de { $replaced }.
   *[false] .
}
monster-cube-news-freed = { $who } est débarrassé de { $modifiers }.
monster-cube-news-barred = { $who } n’a rien montré et pourra appuyer { $until }.
monster-cube-news-agreed = 🤷 { $silently ->
    [true] { $who } se tait, donc est d’accord.
   *[false] { $who } : impossible.
}
monster-cube-news-asked = Impossible ? { $said ->
    [true] Qui se tait est d’accord { $until }.
   *[false] Si oui, dites-le.
}
monster-cube-news-looking = 👀 { $who } cherche encore.
monster-cube-news-renewed = { $restored ->
    [true] Impossible, encore une fois : d’autres monstres, et toutes les tuiles reviennent au départ.
   *[false] Impossible : d’autres monstres !
}
monster-cube-news-shifted = { $who } déplace la tuile { $tile }.
monster-cube-news-turn-lost = ⌛ { $who } n’a pas joué à temps.

monster-cube-end-pile = La pioche est épuisée pour la deuxième fois.
monster-cube-end-hand = Toutes les cartes d’une main sont résolues !
monster-cube-end-captured = Le dernier monstre est capturé.
monster-cube-end-agreed = Tous d’accord : plus rien n’est possible.
monster-cube-end-points = Les points y sont : la chasse est finie.
monster-cube-end-deserted = Personne n’a rien trouvé pendant longtemps : la chasse s’arrête.
monster-cube-shared = 🏆 { $who } se partagent la victoire, avec { $points } { $rules ->
    [advanced] { $points ->
        [one] monstre résolu
       *[other] monstres résolus
    }
    [dice] { $points ->
        [one] étoile
       *[other] étoiles
    }
   *[other] { $points ->
        [one] point
       *[other] points
    }
} chacun !
monster-cube-won = 🏆 { $rules ->
    [advanced] { $who } gagne avec { $points ->
        [one] { $points } monstre résolu
       *[other] { $points } monstres résolus
    } !
    [dice] { $who } gagne avec { $points ->
        [one] { $points } étoile
       *[other] { $points } étoiles
    } !
   *[other] { $who } gagne avec { points } !
}
monster-cube-level = ⚖️ À égalité à { $by ->
    [dice] { $points ->
        [one] { $points } étoile
       *[other] { $points } étoiles
    }
   *[other] { points }
} : le plus de monstres l’emporte. { $counts }
monster-cube-alone = 🏆 { $rules ->
    [advanced] { $who } a résolu { $points ->
        [one] { $points } monstre
       *[other] { $points } monstres
    }.
    [dice] { $who } a { $points ->
        [one] { $points } étoile
       *[other] { $points } étoiles
    }.
   *[other] { $who } a { points }.
}
monster-cube-alone-time = { $missed ->
    [0] Temps : **{ $time }**. À battre !
    [one] Temps : { $took }, et 1 manche sans monstre, { $each } de plus : **{ $time }**. À battre !
   *[other] Temps : { $took }, et { $missed } manches sans monstre, { $each } de plus pour chacune : **{ $time }**. À battre !
}
monster-cube-alone-turns = En **{ $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}**. Moins la prochaine fois ?
monster-cube-fastest = ⚡ Monstre le plus rapide : { $who }, { $time }
monster-cube-king = 👑 Roi des chasseurs (+{ $points }) : { $kings }
monster-cube-families = 👪 Familles entières : { $who }, { $families } (+{ $points })
monster-cube-unmissed = 🎯 Sans faute : { $who }, { $count } d’affilée
monster-cube-run = 🔗 Plus longue suite : { $who }, { $count }

## Refus

refusal-monster-cube-other-rules = { $rules ->
    [code] Ici tous cherchent en même temps : appuyez sur Monstre ! quand vous avez trouvé trois faces.
    [advanced] Ici tous cherchent en même temps : appuyez sur Monstre ! quand vous avez trouvé trois faces.
   *[other] Ici on joue à tour de rôle : déplacez une tuile quand c’est à vous.
}
refusal-monster-cube-held = { $known ->
    [true] { $who } a été plus rapide ; fin { $until }. Continuez à chercher !
   *[false] Quelqu’un a été plus rapide. Continuez à chercher !
}
refusal-monster-cube-judging = On vient d’appuyer ; qui était premier, on le saura dans un instant.
refusal-monster-cube-void = { $known ->
    [true] { $who } a changé le plateau entre-temps. Votre appui ne coûte rien : regardez encore !
   *[false] Le plateau a changé entre-temps. Votre appui ne coûte rien : regardez encore !
}
refusal-monster-cube-barred = Vous aviez appuyé sans rien montrer : vous pourrez appuyer { $until }.
refusal-monster-cube-buzz-first = Appuyez d’abord sur Monstre !, puis montrez vos faces.
refusal-monster-cube-no-choice = { $phase ->
    [return] Choisissez d’abord lequel de vos monstres vous rendez.
    [place] Choisissez d’abord devant qui poser votre carte.
   *[other] Il n’y a rien de tel à choisir maintenant : montrez trois faces.
}
refusal-monster-cube-no-such-card = Ce monstre n’est pas là. Il y a : { $cards }.
refusal-monster-cube-which-card = Ces faces donnent plusieurs monstres ({ $cards }) : dites lequel.
refusal-monster-cube-same-face = Il faut trois faces différentes.
refusal-monster-cube-move-first = Un tour commence par un déplacement : touchez la tuile, puis sa nouvelle place.
refusal-monster-cube-move-taken = Il y a déjà une tuile. Touchez une place vide pour { $tile }.
refusal-monster-cube-move-unlinked = Une tuile n’y toucherait aucune autre. Touchez une autre place pour { $tile }.
refusal-monster-cube-move-apart = Les tuiles n’y seraient plus d’un seul tenant. Touchez une autre place pour { $tile }.
refusal-monster-cube-agreed-already = Vous l’avez déjà dit ; les autres cherchent encore.
refusal-monster-cube-not-asked = Personne n’a dit que c’est impossible : continuez simplement à chercher.
refusal-monster-cube-too-early = { $turns ->
    [one] Encore un tour sans capture, et tous pourront se mettre d’accord.
   *[other] Encore { $turns } tours sans capture, et tous pourront se mettre d’accord.
}
refusal-monster-cube-not-upon = Posez-la devant quelqu’un d’autre.
refusal-monster-cube-replaces = Il y en a déjà trois devant { $upon } : touchez celui qui part.
refusal-monster-cube-replaces-none = Il y en a moins de trois devant { $upon } : rien ne doit partir.

## Règles

monster-cube-rules-cube = **On gagne en capturant les monstres qui valent le plus.** Un monstre est à vous quand trois faces du cube donnent son nombre : multipliez-en deux, puis ajoutez ou retirez la troisième. Chaque face sert une fois, dans l’ordre que vous voulez.
    .title = Comment gagner
monster-cube-rules-lines = Trois faces d’une couleur, sur trois tuiles qui se suivent en ligne droite, dans l’une des trois directions : 5 × 4 − 8 = 12.
    .title = Les lignes
monster-cube-rules-ribbons = Trois faces voisines en bande droite : deux d’une tuile et une de la suivante, deux d’une couleur et une d’une autre : 3 × 2 + 6 = 12.
    .title = Les rubans
monster-cube-rules-cubes = Une face jaune, une rouge et une bleue de trois tuiles qui se touchent en un point et forment ainsi un cube : 3 × 3 + 3 = 12.
    .title = Les cubes
monster-cube-rules-wrong = Ni trois tuiles en ligne brisée, ni une ligne avec un trou, ni des faces voisines en bande coudée, ni les trois faces d’une seule tuile.
    .title = Ce qui ne compte pas
monster-cube-rules-moving = En montrant vos faces, vous pouvez déplacer une tuile vers une place vide. Elle doit donner une de vos faces, et chaque tuile doit ensuite en toucher une autre. Si c’est juste, elle y reste.
    .title = Déplacer une tuile
monster-cube-rules-claiming = Code du monstre : tous cherchent sur un même cube. D’abord **Monstre !**, puis montrez vos faces à temps. Juste : le monstre est à vous, et trois autres arrivent. Faux ou trop tard : vous rendez un des vôtres. Si tous disent que c’est impossible, d’autres arrivent ; la deuxième fois de suite, les tuiles reviennent au départ.
    .title = Code du monstre
monster-cube-rules-scoring = De +1 à +4 : autant de points. Chaque ×2 vaut autant de points que vous avez de monstres +1. Le plus de points gagne, puis le plus de cartes.
    .title = Les points
monster-cube-rules-handing = Avancé : chacun résout sept monstres à soi, trois en main. Le premier débarrassé de tous gagne. Une carte résolue se pose devant un ami : son dos change tous les nombres de sa main, jusqu’à ce qu’il en résolve un. Pas plus de trois devant chacun. Une erreur ne coûte rien.
    .title = Code du monstre avancé
monster-cube-rules-dice = À tour de rôle, chacun son cube de dés. Déplacez une tuile ; puis vous pouvez montrer trois faces de trois tuiles (une ligne ou un cube, avec la tuile déplacée) qui donnent un monstre par plus et moins. Le plus d’étoiles gagne.
    .title = Monster Dice
monster-cube-rules-numbers = Comme Monster Dice, avec des nombres : multipliez, puis ajoutez ou retirez. Après chaque tour viennent d’autres monstres. Le plus de points gagne.
    .title = Monster Dice, chiffres
monster-cube-rules-special = En option : la plus longue suite de monstres rapporte 3, 6 ou 10 points pour deux, trois ou quatre ; une famille de quatre en rapporte 5 ; avec les niveaux, les monstres faciles viennent d’abord.
    .title = Règles spéciales
monster-cube-rules-ending = La défausse redevient pioche une fois. Quand la pioche ne peut plus donner trois monstres pour la deuxième fois, la manche en cours est la dernière.
    .title = La fin
monster-cube-rules-house = { default-rules-house }
    - Qui était premier, c’est l’horloge de Discord qui le dit, non l’ordre d’arrivée. Un appui sur un plateau qui a changé ne coûte rien.
    - Après un déplacement, chaque tuile en touche une autre ; qu’elles soient d’un seul tenant est une option.
    - Pour rendre un monstre, ou choisir qui gêner, vous avez { $judging } secondes ; ensuite le moins cher part, ou celui à qui il reste le moins de cartes est gêné.
    - Tour par tour, un déplacement fait reste fait : il finit le tour, et rien ne se reprend.
    - Avancé : les codes sous 1 et au-dessus de 56 se font tels quels. Qui appuie sans rien montrer peut appuyer de nouveau après { $barred } secondes.
    - Impossible : un silence ne vaut accord que si quelqu’un l’a dit. Qui cherche encore le dit, et on ne lui redemande rien pendant { $looking } minutes. Après { $deserted } questions de suite restées sans un mot, la partie s’arrête, en solo aussi.
    - Avancé : devant qui a déjà trois cartes, qui en pose une quatrième choisit laquelle elle remplace ; celle-ci quitte la partie.
    - Avancé : quand tous disent que c’est impossible, chacun met sa main sous sa pioche et pioche de nouveau.
    - En solo, le Code du monstre compte votre temps, et { $unsolved } secondes de plus par manche sans monstre ; l’avancé compte le temps seul.
    - Monster Dice : après { $idle } tours chacun sans capture, tous peuvent s’accorder pour d’autres monstres, ou, la pioche vide, pour finir la partie ; après { $barren }, la partie s’arrête. De même après { $deserted } accords de suite. Avec les nombres, en solo, elle finit à { $points } points.
    - Roi des chasseurs : tous ceux dont la suite est la plus longue ont les points ; une suite de cinq ou plus en rapporte { $king }.
    - Monstres de niveaux supérieurs : quand la défausse redevient pioche, elle est de nouveau séparée en trois niveaux.
