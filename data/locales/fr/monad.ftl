# Monad

monad-name = Monad
monad-pitch = Échangez du chaud contre du froid, achetez, accaparez : montez des Unités aux Monades avant vos amis.

command-play-monad = monad
    .about = Monad : échanger, acheter et accaparer jusqu’aux Monades, de 2 à 4 joueurs

monad-option-teams = Équipes de deux
    .slash = équipes
    .about = Quatre joueurs, deux contre deux : cinq Monades ensemble

## Cartes

monad-rank = { $rank ->
    [common] Unité
    [bi] Bi
    [tri] Tri
    [quad] Quad
    [quint] Quint
   *[monad] Monade
}
monad-a-rank = { $rank ->
    [common] une Unité
    [bi] un Bi
    [tri] un Tri
    [quad] un Quad
    [quint] un Quint
   *[monad] une Monade
}
monad-colour = { $sign } { $colour ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [navy] bleu marine
    [sky] bleu ciel
   *[green] vert
}
monad-card = { $rank ->
    [common] Unité
    [bi] Bi
    [tri] Tri
    [quad] Quad
   *[quint] Quint
} { $colour ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [navy] bleu marine
    [sky] bleu ciel
   *[green] { $rank ->
        [common] verte
       *[other] vert
    }
}
monad-a-common = une Unité cachée
monad-no-cards = une main vide

## Le plateau

monad-goal = Le premier à { $goal } Monades gagne.
monad-goal-teams = La première équipe à { $goal } Monades gagne.
monad-standing = { $who } : { $monads } 🏅
monad-sitter = `{ $seat }` { $who }

## L’écran privé

monad-only-watching = Vous regardez cette partie. Asseyez-vous à la prochaine !
monad-not-understood = Ce choix ne va plus avec votre main. Choisissez de nouveau.
monad-over = Cette partie est terminée.
monad-wait = { $who } joue. Vous pouvez déjà choisir des cartes.
monad-wait-partner = { $who }, votre partenaire, joue. Vous pouvez déjà choisir des cartes.
monad-your-turn = **À vous !**
monad-try = 💡 Essayez { $numbers } : { $card }.
monad-choose-or-draw = Touchez des cartes, ou piochez pour finir (pioche : { $draw }).
monad-choose-or-flip = Touchez des cartes, ou retournez la défausse ({ $discard }).
monad-choose-or-pass = Touchez des cartes, ou passez en montrant votre main.
monad-must-trade = Un échange est possible : on ne passe pas encore.
monad-must-buy = On ne passe pas tant qu’on peut acheter { $a_rank } pour { $needed } : essayez { $numbers }.
monad-go-on = Touchez des cartes, ou finissez ; ⏪ reprend.
monad-choose-on = Touchez des cartes.
monad-owes = **Échangez ou achetez :**
monad-partners = Pour échanger { $card }, touchez aussi { $numbers }{ $bonus ->
    [none] .
    [all] {"\u00A0"}: cela donne un bonus.
   *[other] {"\u00A0"}; avec { $bonus }, un bonus.
}
monad-no-partner = { $card } ne s’échange pas. Touchez-en d’autres pour acheter ou accaparer.
monad-would-trade = Échange : { $card }.
monad-would-joker = Échange : { $card }, avec { $joker } en joker.
monad-would-leap = Accaparer rapporte { $card }.
monad-would-buy = Achat de { $card } : prix { $price }, vous donnez { $have }.
monad-bonus = ✨ + { $gained }.
monad-nothing = Ces cartes ne permettent rien ensemble. Ajoutez ou retirez une carte.
monad-choose-cards = Cartes { $first } à { $last }

monad-do-draw = Piocher
monad-do-flip = Retourner
monad-do-pass = Passer
monad-do-end = Finir

## Ce qui s’est passé

monad-news-dealt = Les cartes sont distribuées ; { $first } commence.
monad-news-traded = { $who } a échangé { $given } contre { $gained }.
monad-news-joker = { $who } a échangé { $given } contre { $gained }, { $joker } en joker.
monad-news-bonus = { $who } a pris le bonus : { $gained }.
monad-news-bought = { $who } a acheté { $gained } avec { $given }.
monad-news-leapt = { $who } a accaparé { $gained } avec { $given }.
monad-news-drew = { $who } a pioché une Unité.
monad-news-flipped = { $who } a retourné la défausse : { $count ->
    [one] { $count } carte à piocher.
   *[other] { $count } cartes à piocher.
}
monad-news-passed = { $who } a passé et montré { $hand }.
monad-news-idled = { $who } n’a pas joué à temps.

monad-end-goal = 🏅 { $who } { $winners ->
    [one] gagne avec { $goal } Monades !
   *[other] gagnent ensemble avec { $goal } Monades !
}
monad-end-silence = Plus personne ne pouvait jouer : le plus de Monades gagne, puis la main la plus chère. { $who } { $winners ->
    [one] gagne.
   *[other] gagnent.
}
monad-end-barren = Personne n’a gagné de Monade depuis très longtemps : le plus de Monades gagne, puis la main la plus chère. { $who } { $winners ->
    [one] gagne.
   *[other] gagnent.
}
monad-end-line = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ $place }.**
} { $who } : { $monads } 🏅, main { $hand }

## Refus

refusal-monad-not-in-hand = Vous n’avez pas en main { $cards }. Choisissez parmi vos cartes.
refusal-monad-column-empty = Pour l’instant, il n’y a plus de { $rank } sur la table. Il en reviendra quand quelqu’un en rendra.
refusal-monad-same-temperature = Ce sont deux cartes { $warm ->
    [true] chaudes ; il en faut une froide : bleu marine, bleu ciel ou vert.
   *[false] froides ; il en faut une chaude : rouge, orange ou jaune.
}
refusal-monad-unequal-ranks = Rangs inégaux : seules vos cartes de couleur { $identity }, hors Unités, en remplacent d’autres.
refusal-monad-not-a-joker = { $card } n’est pas un de vos jokers. Vos jokers sont les cartes de couleur { $identity }, Unités exclues.
refusal-monad-joker-needless = { $cards } sont de même rang : échangez sans joker.
refusal-monad-bonus-commons = Échanger des Unités ne donne pas de bonus. Échangez sans lui.
refusal-monad-bonus-joker = Un échange avec joker ({ $joker }) ne donne pas de bonus. Échangez sans lui.
refusal-monad-bonus-pair = { $cards } ne font pas une paire à bonus ; la couleur partenaire : { $partner }. Échangez sans bonus.
refusal-monad-bonus-used = Vous avez déjà eu votre bonus de ce tour. Échangez sans lui.
refusal-monad-bonus-nothing = La table n’a rien à donner en bonus pour { $a_rank }. Échangez sans lui.
refusal-monad-buy-with-one = Un achat demande au moins { $needed } cartes et vous en avez choisi { $have }. Ajoutez-en une.
refusal-monad-buy-rank = Seuls des rangs inférieurs paient { $a_rank } : retirez { $cards }.
refusal-monad-buy-too-little = Ces cartes valent { $have } ; { $a_rank } coûte { $needed }. Ajoutez-en de rang inférieur.
refusal-monad-leap-commons = Seules des Unités permettent d’accaparer : retirez { $cards }.
refusal-monad-leap-colours = Accaparer demande des couleurs différentes ; il y a plus d’une { $cards }.
refusal-monad-leap-count = Accaparer demande de { $least } à { $most } Unités de couleurs différentes ; vous en avez choisi { $have }.
refusal-monad-leap-alone = Accaparer ces cartes exige ensuite un échange ou un achat, et aucun ne serait possible. Échangez ou achetez d’abord.
refusal-monad-nothing-played = Vous n’avez encore rien joué. Jouez quelque chose, ou piochez.
refusal-monad-owes-a-play = Votre accaparement exige encore un échange ou un achat. Faites-le, puis finissez votre tour.
refusal-monad-turn-begun = { $plays ->
    [one] Vous avez déjà joué un coup ce tour-ci
   *[other] Vous avez déjà joué { $plays } coups ce tour-ci
} : plus question de piocher, de retourner ou de passer. Continuez, ou finissez votre tour.
refusal-monad-draw-empty = Il n’y a pas de pioche. { $flip ->
    [true] Retournez plutôt la défausse.
   *[false] Jouez quelque chose, ou passez si rien n’est possible.
}
refusal-monad-flip-too-early = { $draw ->
    [one] Il reste une carte à piocher.
   *[other] Il reste { $draw } cartes à piocher.
} Piochez plutôt.
refusal-monad-flip-nothing = Il n’y a pas encore de défausse à retourner. Jouez quelque chose, ou passez si rien n’est possible.
refusal-monad-must-draw = Impossible de passer tant qu’on peut piocher (pioche : { $draw }). Piochez plutôt.
refusal-monad-must-flip = Impossible de passer tant qu’on peut retourner la défausse ({ $discard }). Retournez-la plutôt.
refusal-monad-must-trade = Impossible de passer, car un échange est possible : { $cards }{ $joker ->
    [false] .
   *[other] , avec { $joker } en joker.
}
refusal-monad-must-buy = Impossible de passer, car vous pouvez acheter { $a_rank } pour { $needed } : { $cards }, valeur { $have }.

## Les règles, par section

monad-rules-aim = **Gagnez des Monades.** Qui en a le premier assez gagne aussitôt, en plein tour : { $two } à deux, { $three } à trois, { $four } à quatre.

    Mariez une carte chaude à une froide et montez : Unité → Bi → Tri → Quad → Quint → **Monade**.

    En **équipes**, les places 1 et 3 jouent contre 2 et 4 : il en faut { $teams } ensemble, et chacun cache sa main.
    .title = Comment gagner
monad-rules-setup = Quatre colonnes ouvertes, **Bi, Tri, Quad, Quint**, de six cartes chacune, et { $monads } **Monades**. Seule la carte du dessus d’une colonne peut être gagnée. Chacun a six **Unités**, une **Identité** d’une couleur et une carte **Bonus**.

    Votre tour : **soit** autant d’échanges, d’achats et d’accaparements que vous voulez, **soit** une seule fois piocher, retourner ou passer. Ce que vous gagnez sert aussitôt.
    .title = La table et votre tour
monad-rules-trade = Deux cartes de **même rang, une chaude et une froide**, rapportent la carte du dessus du rang suivant ; deux Quint une **Monade**.

    Chauds sont les soleils : 🔴 rouge, 🔶 orange, 🟨 jaune. Froides sont les pierres : 🔵 bleu marine, 🔷 bleu ciel, 🟩 vert.

    -# Ouvrez « { board-hand } », touchez les numéros de deux cartes, puis la colonne qui s’allume.
    .title = Échanger
monad-rules-bonus = Échangez une paire **de même forme**, 🔴 et 🔵, 🔶 et 🔷, ou 🟨 et 🟩, et ✨ rapporte davantage : la carte du dessus de **chaque colonne en dessous** des cartes échangées, et une Unité de la pioche. Ce qui manque est perdu.

    Une fois par tour, avec l’échange ou pas du tout ; jamais avec des Unités, jamais avec un joker.
    .title = Le bonus
monad-rules-joker = Vos Bi, Tri, Quad et Quint de la couleur de votre **Identité** sont des **jokers** : dans un échange, l’un d’eux peut tenir lieu d’un autre rang. Sa couleur reste : toujours une carte chaude et une froide.

    Un joker ne donne pas de bonus et n’aide ni à acheter ni à accaparer.
    .title = Le joker
monad-rules-buy = **Deux cartes ou plus** de rang inférieur, de toutes couleurs, achètent la carte du dessus d’une colonne, ou une Monade, si elles valent son prix. On ne rend pas la monnaie.

    Unité { $common } · Bi { $bi } · Tri { $tri } · Quad { $quad } · Quint { $quint } · **Monade { $monad }**
    .title = Acheter
monad-rules-leap = Des Unités de **couleurs différentes**, d’un seul coup : quatre rapportent le Tri du dessus, cinq le Quad, les six le Quint.

    Il faut dans le même tour un échange ou un achat, avant ou après.
    .title = Accaparer
monad-rules-draw = Au lieu de jouer, l’une de ces choses ; elle finit votre tour :
    - **Piocher** l’Unité du dessus de la pioche.
    - **Retourner** : s’il n’y a pas de pioche, la défausse est retournée telle quelle.
    - **Passer**, en montrant sa main : seulement si vous ne pouvez ni piocher, ni retourner, ni échanger, et que rien n’oblige à acheter. Vous y êtes obligé avec deux cartes du rang juste en dessous d’une carte de la table, et son prix en cartes jusqu’à ce rang.
    .title = Piocher, retourner, passer
monad-rules-house = Dans cette maison :
    - Le sort dit qui commence ; les colonnes sont ouvertes à tous.
    - Un bonus se prend en entier, autant que la table en a ; s’il n’y a rien, il n’est pas dépensé.
    - Un joker peut aussi tenir lieu d’un rang plus bas, et va sous sa propre colonne.
    - On peut payer trop et accaparer plusieurs fois ; seul un échange ou un achat complète un accaparement.
    - Échanges, achats et accaparements se reprennent jusqu’à la fin de votre tour ; un bonus venu de la pioche reste.
    - Le temps écoulé, votre tour finit, pioche, retourne ou passe, ou joue le coup obligé le moins cher.
    - Si tout le monde passe pendant { $silent } tours de table, ou si personne ne gagne de Monade pendant { $barren }, le plus de Monades gagne, puis la main la plus chère.

## Records

feat-monad-turns = Le moins de tours en tout pour gagner
    .once = Tours en tout

## Images

picture-cover-monad = Le couvercle de { $game } : une Monade d’or dans son halo, les cartes chaudes à gauche, les froides à droite.
picture-monad-rank = { $rank ->
    [common] Unité
    [bi] Bi
    [tri] Tri
    [quad] Quad
   *[quint] Quint
}
picture-monad-colour = { $colour ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [navy] bleu marine
    [sky] bleu ciel
   *[green] vert
}
picture-monad-card = { $rank } { $colour ->
    [vert] { $rank ->
        [Bi] vert
        [Tri] vert
        [Quad] vert
        [Quint] vert
       *[other] verte
    }
   *[other] { $colour }
}
picture-monad-table = { $monads ->
    [one] La table de Monad. Il reste { $monads } Monade ; il en faut { $goal } pour gagner.
   *[other] La table de Monad. Il reste { $monads } Monades ; il en faut { $goal } pour gagner.
}
picture-monad-turn = { $seat } joue.
picture-monad-column = { $rank }, carte du dessus d’abord : { $colours }.
picture-monad-column-empty = { $rank } : plus aucune.
picture-monad-piles = Pioche { $draw }, défausse { $discard }{ $top ->
    [none] .
   *[other] , dessus { $top }.
}
picture-monad-seat = { $seat } : { $monads ->
    [one] { $monads } Monade
   *[other] { $monads } Monades
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, identité : { $identity }, bonus { $bonus ->
    [ready] prêt
   *[used] utilisé
}.
picture-monad-hand = { $cards ->
    [0] Votre main est vide
    [one] Votre main : 1 carte, valeur { $worth }
   *[other] Votre main : { $cards } cartes, valeur { $worth }
}
picture-monad-chosen = Choisies : { $numbers }, valeur { $worth }
picture-monad-market = Sur la table : { $tops ->
    [none] rien
   *[other] { $tops }
} ; { $monads ->
    [one] { $monads } Monade
   *[other] { $monads } Monades
} en réserve
picture-monad-counts = { $seat } : { $monads ->
    [one] { $monads } Monade
   *[other] { $monads } Monades
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
picture-monad-partner = Votre partenaire : { $seat }
picture-monad-team = Équipe { $seats } : { $monads } sur { $goal } Monades
picture-monad-result = La partie de Monad est finie.
picture-monad-line = { $rank }. { $seat } : { $monads ->
    [one] { $monads } Monade
   *[other] { $monads } Monades
}.
picture-monad-rules-setup = Mise en place : quatre colonnes ouvertes de Bi, Tri, Quad et Quint à côté de la pile des Monades. Chacun a une Identité, une carte Bonus et six Unités.
picture-monad-rules-trade = Échange : les soleils rouge, orange et jaune sont chauds ; les pierres bleu marine, bleu ciel et vert sont froides. Une carte chaude et une froide de même rang donnent la première carte du rang suivant ; deux Quint donnent une Monade. Deux chaudes ne donnent rien.
picture-monad-rules-bonus = Les paires de bonus ont la même forme : rouge et bleu marine sont des disques, orange et bleu ciel des triangles, jaune et vert des losanges. Échanger un Tri jaune et un vert donne un Quad, et la carte Bonus apporte en plus un Bi et une Unité cachée.
picture-monad-rules-joker = Joker : avec l’Identité jaune, vos Bi, Tri, Quad et Quint jaunes peuvent tenir lieu d’un autre rang. Bi jaune et Quint bleu marine s’échangent contre une Monade.
picture-monad-rules-buy = Achat : deux Bi et une Unité, 3 + 3 + 1 = 7, achètent un Tri. Deux Quint et un Quad, 88, achètent une Monade, qui coûte 80. Un Tri n’aide pas à acheter un Tri.
picture-monad-rules-leap = Accaparer : des Unités de quatre couleurs différentes donnent un Tri, de cinq un Quad, des six un Quint.
picture-monad-rules-draw = Piochez la première carte de la pioche ; ou, s’il n’y en a plus, retournez la défausse pour en faire une ; ou passez en montrant votre main.
picture-monad-rules-aim = La fin : à deux il faut cinq Monades, à trois quatre, à quatre trois, et des partenaires en ont besoin de cinq ensemble.
