# 13 Monsters

thirteen-monsters-name = 13 Monsters
thirteen-monsters-pitch = Retenez où dorment les moitiés, bâtissez-en des monstres, marchandez, usez de leurs pouvoirs et lancez les dés pour ce qu’ont les autres.

command-play-thirteen-monsters = 13-monsters
    .about = 13 Monsters : mémoire, échanges, pouvoirs et combats de dés, de 2 à 8 joueurs

thirteen-monsters-option-quick-start = Un gnome pour chacun au départ
    .slash = départ-rapide
    .about = Plus court, avec des attaques dès le premier tour ; ainsi, sauf avis contraire
thirteen-monsters-option-spent-thirteenth-scores = Le 13e monstre compte après sa Super Nova
    .slash = super-nova-compte
    .about = Si le 13e monstre compte encore ses 60 points après sa Super Nova

feat-thirteen-monsters-score = Le plus de points de santé
    .once = Points de santé
feat-thirteen-monsters-memory = Mémoire : paires en 100 recherches
    .once = Mémoire : paires en 100 recherches
feat-thirteen-monsters-attacks-won = Le plus d’attaques gagnées
    .once = Attaques gagnées

thirteen-monsters-hand = Mon jeu

## Paires, monstres, chances

thirteen-monsters-kind = { $kind }, { $hp } PS
thirteen-monsters-kind-among = { $kind } ({ $hp } PS)
thirteen-monsters-free-pair = paire libre
thirteen-monsters-guarded = { $guard } : { $odds }
thirteen-monsters-odds = { $likely ->
    [good] vous devriez gagner
    [fair] léger avantage pour vous
    [even] une chance sur deux
    [poor] léger avantage contre vous
   *[luck] il faudra de la chance
}

## Ce qui est demandé

thirteen-monsters-now = { $mine ->
    [true] { $phase ->
        [turn] **À vous :** sur le plateau, une zone, puis une carte.
        [search] **Votre deuxième carte :** sur le plateau, une zone, puis une carte.
        [third] **Prophète :** retournez une troisième carte sur le plateau commun, ou laissez-la.
        [after] Gelez une carte, ou finissez.
        [build] **Il faut bâtir :** choisissez ses parties, puis le monstre au premier menu.
        [battle] **À vous de lancer !** Gardez un chiffre, relancez tout ou arrêtez.
        [seize] **Gagné !** Prenez une paire du monstre qui a attaqué.
        [final] **Votre dernier tour :** pouvoirs et attaque, puis finissez-le.
        [champion] **Combat à mort :** choisissez le monstre qui se bat.
        [death] **Combat à mort !** Gardez un chiffre, relancez tout ou arrêtez.
       *[over] Cette partie est finie.
    }
   *[false] { $phase ->
        [turn] { $who } peut { $may }.
        [search] { $who } retourne une deuxième carte.
        [third] { $who } peut retourner une troisième carte, ou 👌.
        [after] { $who } n’a rien trouvé et peut encore user du permafrost.
        [build] { $who } choisit ce qu’il faut bâtir.
        [battle] ⚔️ { $who } lance, garde ou arrête.
        [seize] ⚔️ { $who } a gagné et prend une paire du monstre qui a attaqué.
        [final] Dernière manche : { $who } peut { $may }.
        [champion] ☠️ Combat à mort : { $who } choisit un monstre.
        [death] ☠️ Combat à mort : { $who } lance, garde ou arrête.
       *[over] Cette partie est finie.
    }
}
thirteen-monsters-here = { $phase ->
    [turn] { $may ->
        [none] Cherchez.
       *[other] Cherchez, ou 🫴 { $may }.
    }
    [prophet] 🔮 Cherchez : trois cartes cette fois.
    [search] Encore une carte.
    [third] Une troisième carte, ou 👌.
    [after] Rien trouvé. 🫴 Gelez une carte, ou 🏁.
    [offer] En échange : { $take }.
    [build] 🫴 Un monstre est à bâtir.
    [battle] ⚔️ Lancez, gardez 🎯 ou arrêtez.
    [seize] ⚔️ Gagné ! 🫴 Une paire est à prendre.
    [final] { $may ->
        [none] Dernier tour : 🏁.
       *[other] Dernier tour : 🫴 { $may }, 🏁.
    }
    [champion] ☠️ Combat à mort : 🫴 quel monstre ?
    [death] ☠️ Combat à mort : lancez, gardez 🎯.
   *[over] Cette partie est finie.
}
thirteen-monsters-on-desk = { thirteen-monsters-hand } : { $may }
thirteen-monsters-may = { $deed ->
    [trade] échanger
    [attack] attaquer
    [search] chercher
    [end] finir son tour
   *[powers] user de pouvoirs
}
thirteen-monsters-prophet-on = 🔮 Trois cartes dans cette recherche.
thirteen-monsters-offer = 🤝 { $who } propose à { $to } { $give } contre { $take }.

## Le plateau de chacun

thirteen-monsters-stall = { $stall ->
    [trade] Troc
    [powers] Pouvoir
    [attack] Attaque
   *[search] Cartes
}
thirteen-monsters-choose-offered = Votre offre est ouverte…
thirteen-monsters-choose-built = Que construisez-vous ?
thirteen-monsters-choose-power = Quel pouvoir ?
thirteen-monsters-choose-spoils = Quelle paire prenez-vous ?
thirteen-monsters-choose-champion = Qui se bat pour vous ?
thirteen-monsters-choose-area = Où ?
thirteen-monsters-area-first = Choisissez d’abord une zone du terrain, puis touchez une carte dedans.
thirteen-monsters-not-searching = Ce n’est pas à vous de retourner une carte maintenant.
thirteen-monsters-do-write = Écrire
thirteen-monsters-write-title = Chercher en écrivant
thirteen-monsters-write-places = { $count ->
    [one] Une place, comme C7
    [2] Deux places, comme C7 F2
   *[other] { $count } places au plus, comme C7 F2
}
thirteen-monsters-write-how = Écrivez des lettres et des chiffres comme sur le terrain, par exemple C7 F2. Rien n’a été retourné.
thirteen-monsters-write-none = Aucune carte ne peut être retournée en { $place } : la place est vide, ouverte, ou gelée par un autre. Rien n’a été retourné.
thirteen-monsters-write-twice = Écrivez deux places différentes. Rien n’a été retourné.
thirteen-monsters-write-most = { $count ->
    [one] Cette recherche retourne encore une carte : écrivez une seule place. Rien n’a été retourné.
   *[other] Cette recherche retourne { $count } cartes : n’écrivez pas plus de places. Rien n’a été retourné.
}
thirteen-monsters-do-enough = Pas de 3e
thirteen-monsters-do-end = Finir
thirteen-monsters-do-accept = Accepter
thirteen-monsters-do-decline = Refuser
thirteen-monsters-do-withdraw = Retirer l’offre
thirteen-monsters-do-offer = Proposer
thirteen-monsters-do-counter = Proposer plutôt cela
thirteen-monsters-do-attack = À l’attaque !
thirteen-monsters-do-supernova = Super Nova !
thirteen-monsters-do-regroup = Regrouper
thirteen-monsters-do-build = Bâtir : { $kind }
thirteen-monsters-do-throw = { $again ->
    [true] Tout relancer
   *[false] Lancer
}
thirteen-monsters-do-stop = Arrêter

thirteen-monsters-choose-partner = Avec qui ?
thirteen-monsters-choose-pairs = { $side ->
    [give] Ce que vous donnez
   *[take] Ce que vous voulez
}
thirteen-monsters-trade-hint = { $counter ->
    [true] Acceptez, refusez, ou choisissez ce que vous donneriez et voudriez plutôt.
   *[false] Choisissez avec qui, ce que vous donnez et ce que vous voulez.
}
thirteen-monsters-trade-summary = Vous donnez à { $who } { $give } et recevez { $take }.
thirteen-monsters-choose-fighter = Quel monstre attaque ?
thirteen-monsters-choose-opponent = Qui ?
thirteen-monsters-choose-target = Quelle paire ?
thirteen-monsters-fighter = { $kind }, { $throws } lancers
thirteen-monsters-attack-hint = Choisissez votre monstre, un adversaire et la paire à gagner. Si vous perdez, le défenseur prend une paire de votre monstre.
thirteen-monsters-attack-summary = Votre { $monster } attaque { $pair } : **{ $odds }**.
thirteen-monsters-keep-hint = Compte le meilleur chiffre fois le nombre de ses dés : trois 6 font 18. { $death ->
    [true] L’égalité se rejoue.
   *[false] L’égalité est pour l’attaquant.
}
thirteen-monsters-champion = { $number }. { $kind }, { $throws } lancers
thirteen-monsters-choose-absorbed = Quel monstre ?
thirteen-monsters-nova-hint = Choisissez un monstre adverse : il est à vous, entier. Votre 13e monstre quitte le jeu.
thirteen-monsters-choose-regrouping = Regroupements
thirteen-monsters-proposal = { $hp } PS en tout ({ $more ->
    [same] autant
   *[other] { $more }
})
thirteen-monsters-choose-part = { $part ->
    [head] … change de place avec quelle tête ?
    [eyes] … changent de place avec quels yeux ?
    [body] … change de place avec quel corps ?
   *[none] Deux à échanger
}
thirteen-monsters-choose-piece = { $part ->
    [head] Sa tête
    [eyes] Ses yeux
   *[body] Son corps
}
thirteen-monsters-regrouped-so = Vous auriez :
thirteen-monsters-regroup-hint = Choisissez un regroupement, ou échangez deux parties d’un menu. Maintenant :
thirteen-monsters-mixed-enough = C’est beaucoup à la fois : regroupez d’abord ainsi, puis continuez.

thirteen-monsters-power = { $power ->
    [sacrifice] Sacrifice
    [permafrost] Permafrost
    [prophet] Prophète
   *[supernova] Super Nova
}
thirteen-monsters-power-line = **{ $power }** : { $does }
thirteen-monsters-power-does = { $power ->
    [sacrifice] { $more ->
        [none] rien à regrouper pour l’instant.
        [same] vos monstres valent déjà le plus, mais peuvent être regroupés.
       *[other] regroupés, ils valent { $more } PS de plus : { $monsters }.
    }
    [permafrost] { $state ->
        [used] votre dé de ce tour est posé.
       *[other] un dé sur une carte : vous seul pouvez la retourner.
    } { $dice ->
        [0] Il ne reste aucun dé.
        [one] Il reste { $dice } dé.
       *[other] Il reste { $dice } dés.
    }{ $cells ->
        [none] { "" }
       *[other] { " " }Les vôtres : { $cells }.
    }
    [prophet] { $state ->
        [used] annoncé, cette recherche a trois cartes.
       *[other] annoncez-le, et la prochaine recherche aura trois cartes.
    }
   *[supernova] { $monsters ->
        [none] personne n’a de monstre à prendre.
       *[other] prendrait un monstre entier, le meilleur est { $monsters } ({ $who }) ; votre 13e monstre quitte alors le jeu.
    }
}

thirteen-monsters-power-in-short = { $power ->
    [sacrifice] { $more ->
        [none] rien à regrouper.
        [same] rien de mieux.
       *[other] { $more } PS de plus.
    }
    [permafrost] { $dice ->
        [0] plus un dé.
        [one] reste 1 dé.
       *[other] restent { $dice } dés.
    }
    [prophet] { $state ->
        [used] trois cartes, déjà.
       *[other] trois cartes.
    }
   *[supernova] { $monsters ->
        [none] personne à prendre.
       *[other] { $monsters } ({ $who }).
    }
}

## Ce qui peut être bâti

thirteen-monsters-build-none = 🛠️ Une tête, des yeux et un corps font un monstre. Vous n’avez encore aucune paire libre.
thirteen-monsters-build-one = 🛠️ { $part ->
    [head] Toute tête
    [eyes] Toute paire d’yeux
   *[body] Tout corps
} fait un monstre, au moins : { $least }, { $hp } PS. { $best ->
    [none] { "" }
   *[other] Au mieux : { $best }.
}
thirteen-monsters-build-best = { $pair } ({ $where }) : { $kind }
thirteen-monsters-build-two = 🛠️ Il manque pour un monstre : { $parts }. { $pure ->
    [none] { "" }
   *[other] Si les deux sont de { $pure }, tout vient du même monstre.
}
thirteen-monsters-build-part = { $part ->
    [head] une tête
    [eyes] des yeux
   *[body] un corps
}
thirteen-monsters-builds = bâtit : { $kind }
thirteen-monsters-build-chosen = Ces parties font : { $kind }.
thirteen-monsters-in-the-field = sur le terrain
thirteen-monsters-at-best = au mieux : { $odds }

## Ce qui s’est passé

thirteen-monsters-news-dealt = { $quick ->
    [true] Chacun commence avec un gnome ; { $first } joue en premier.
   *[false] Les cartes sont posées ; { $first } joue en premier.
}
thirteen-monsters-news-turned = 🔎 { $who } a retourné { $cell }.
thirteen-monsters-news-thawed = { $why ->
    [owner] Le dé sur { $cells } est levé.
    [battle] Il faut tous les dés : plus rien n’est gelé ({ $cells }).
   *[stuck] Trop peu de cartes à retourner : tous les dés sont levés ({ $cells }).
}
thirteen-monsters-news-found = { $onward ->
    [late] ⌛ { $who } n’a pas joué à temps, et la chance a trouvé { $pair } ({ $cells }) !
    [true] ✨ { $who } a trouvé { $pair } ({ $cells }) et continue !
   *[false] ✨ { $who } a trouvé { $pair } ({ $cells }) !
}
thirteen-monsters-news-missed = { $late ->
    [true] ⌛ { $who } n’a pas joué à temps : pas de paire en { $cells }.
   *[false] { $who } n’a pas trouvé de paire : { $cells } sont remises face cachée.
}
thirteen-monsters-news-turn-ended = Le dernier tour est fini.
thirteen-monsters-news-announced = 🔮 { $who } est prophète : trois cartes dans cette recherche.
thirteen-monsters-news-iced = ❄️ { $who } a gelé { $cell }.
thirteen-monsters-news-offered = 🤝 { $who } propose à { $to } { $give } contre { $take }.
thirteen-monsters-news-traded = 🤝 { $to } accepte : { $who } a donné { $give } contre { $take }.
thirteen-monsters-news-declined = { $who } a dit non à { $by }.
thirteen-monsters-news-withdrawn = { $who } a retiré son offre à { $to }.
thirteen-monsters-news-built = { $traded ->
    [true] 🤝 Échangé ! 🛠️ { $who } a bâti un monstre : { $kind } !
   *[false] 🛠️ { $who } a bâti un monstre : { $kind } !
}
thirteen-monsters-news-regrouped = 🌀 { $who } a regroupé : { $monsters }.
thirteen-monsters-news-absorbed = 💥 Super Nova ! { $who } a pris à { $victim } : { $kind }.
thirteen-monsters-news-attacked = ⚔️ { $who } attaque { $target } pour { $pair }.
thirteen-monsters-news-thrown = 🎲 { $who }{ $kept ->
    [0] { "" }
   *[other] { " " }garde les { $kept } :
} { $dice } = { $result }
thirteen-monsters-news-stopped = ✋ { $who } s’arrête à { $result }.
thirteen-monsters-news-decided = ⚔️ { $attack } contre { $defence } : { $winner } gagne !
thirteen-monsters-news-seized = { $who } a pris { $pair } à { $victim }{ $broken ->
    [true] , dont le monstre se défait.
   *[false] .
}
thirteen-monsters-news-final-round = ⏳ La table est vide : un dernier tour pour chacun, d’abord { $first }.
thirteen-monsters-news-tied = ☠️ Combat à mort : { $who } !
thirteen-monsters-news-championed = { $monster ->
    [none] { $who } n’a pas de monstre et lance trois fois.
   *[other] { $who } envoie { $monster }.
}
thirteen-monsters-news-remained = ☠️ { $results }.
thirteen-monsters-news-idled = ⌛ { $who } n’a pas joué à temps.

thirteen-monsters-won = { $why ->
    [elemental-master] 👑 { $who } est Maître des éléments : quatre O.G. de quatre éléments !
    [death-battle] ☠️ { $who } a gagné le combat à mort, après une égalité à { $hp } PS !
   *[points] 🏆 { $count ->
        [one] { $who } a gagné avec { $hp } PS !
       *[other] { $who } se partagent la victoire, avec { $hp } PS chacun !
    }
}
thirteen-monsters-end-line = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ $place }.**
} { $who } : { $hp } PS{ $searches ->
    [0] {""}
    [one] {", "}{ $found }/{ $searches } recherche
   *[other] {", "}{ $found }/{ $searches } recherches
}{ $attacks ->
    [0] {""}
    [one] {", "}{ $won }/{ $attacks } attaque gagnée
   *[other] {", "}{ $won }/{ $attacks } attaques gagnées
}

## Refus

refusal-thirteen-monsters-wrong-moment = { $phase ->
    [search] Une carte est visible : retournez d’abord la deuxième.
    [third] Retournez d’abord une troisième carte, ou laissez-la.
    [after] Votre recherche est finie : usez du permafrost, ou finissez votre tour.
    [offer] Une offre attend : il faut d’abord y répondre.
    [build] Il faut d’abord bâtir un monstre.
    [battle] Un combat est en cours : d’abord les dés.
    [seize] Le gagnant du combat doit d’abord prendre une paire.
    [final] C’est la dernière manche : pouvoirs et attaque, ou finissez votre tour.
    [champion] Choisissez d’abord le monstre du combat à mort.
    [death] Le combat à mort est en cours : d’abord les dés.
    [over] Cette partie est finie.
   *[turn] Cela vient plus tard : d’abord échanger, user de pouvoirs, attaquer ou chercher.
}
refusal-thirteen-monsters-last-round = Dans la dernière manche, il n’y a que le sacrifice, la Super Nova et une attaque. Usez-en, ou finissez votre tour.
refusal-thirteen-monsters-no-card = Il n’y a plus de carte en { $cell }. Choisissez une autre place.
refusal-thirteen-monsters-open-already = { $cell } est déjà visible. Retournez une autre carte.
refusal-thirteen-monsters-iced = ❄️ { $cell } est gelée par { $by }. Choisissez une autre carte.
refusal-thirteen-monsters-powerless = Aucun de vos monstres n’a { $power ->
    [sacrifice] le sacrifice : tout monstre l’apporte.
    [permafrost] le permafrost : il faut une abomination ou mieux.
    [prophet] le prophète : il faut un O.G. ou le 13e monstre.
   *[supernova] la Super Nova : il faut le 13e monstre.
}
refusal-thirteen-monsters-announced = Le prophète est déjà annoncé : cherchez maintenant.
refusal-thirteen-monsters-no-die = Les cinq dés sont sur des cartes. Un combat les lève, ou retournez une carte sous l’un de vos dés.
refusal-thirteen-monsters-one-die = Vous avez posé votre dé de ce tour. Après une paire, vous pourrez en poser un autre.
refusal-thirteen-monsters-not-yours = Vous n’avez pas { $pairs }. Choisissez parmi vos paires.
refusal-thirteen-monsters-not-theirs = { $pairs } : cela ne s’y trouve pas. Choisissez une autre paire.
refusal-thirteen-monsters-not-free = { $pairs } : cela fait partie d’un monstre, et seules les paires libres s’échangent.
refusal-thirteen-monsters-not-a-monster = { $pair } n’est la tête d’aucun monstre qui le puisse. Choisissez un autre monstre.
refusal-thirteen-monsters-spent = Le 13e monstre a quitté le jeu avec sa Super Nova. Choisissez un autre monstre.
refusal-thirteen-monsters-no-partner = Il n’y a personne d’autre à ce siège. Choisissez un autre partenaire.
refusal-thirteen-monsters-nothing-given = Un échange a une paire de chaque côté : choisissez ce que vous donnez et ce que vous voulez.
refusal-thirteen-monsters-twice = { $pair } ne peut servir deux fois. Choisissez une autre paire.
refusal-thirteen-monsters-countered = On ne répond pas à une contre-offre par une autre : acceptez ou refusez.
refusal-thirteen-monsters-attacked = Une attaque par tour. Après une paire, vous pourrez attaquer de nouveau.
refusal-thirteen-monsters-not-parts = { $pairs } : un monstre a une tête, des yeux et un corps. Choisissez de nouveau.
refusal-thirteen-monsters-unchanged = Vos monstres sont déjà ainsi. Choisissez un autre regroupement.
refusal-thirteen-monsters-monster-count = Cela fait { $have } monstres, et vos paires en font { $needed }. Servez-vous de toutes celles que vous pouvez.
refusal-thirteen-monsters-throw-first = Lancez d’abord.
refusal-thirteen-monsters-not-there = Aucun dé ne montre { $face }. Gardez un chiffre qui est là.
refusal-thirteen-monsters-all-kept = Les cinq dés montrent { $face } : il ne reste rien à lancer. Relancez tout, ou arrêtez.

## Règles

thirteen-monsters-rules-search = **Le plus de points de santé gagne.** Ce sont les monstres qui les apportent ; ou réunissez quatre O.G. de quatre éléments, et vous gagnez aussitôt.

    À votre tour, vous cherchez : retournez deux cartes. Les deux moitiés d’une même partie d’un même monstre font une **paire** : elle est à vous, et votre tour recommence. Sinon, on les remet face cachée, tout le monde les a vues, et votre tour finit.

    -# Sous le plateau commun, touchez une zone du terrain, puis une carte dedans. « { thirteen-monsters-hand } » sert à tout le reste.
    .title = Gagner, et chercher
thirteen-monsters-rules-build = Qui a une paire libre de tête, d’yeux et de corps **doit bâtir** aussitôt un monstre, même hors de son tour. S’il y a le choix, il choisit.
    .title = Bâtir
thirteen-monsters-rules-kinds = Plus les paires viennent d’un même monstre, mieux c’est :
    - trois monstres en un : un **gnome**, 10 PS, sacrifice
    - deux paires du même : une **abomination**, 20 PS, et le permafrost
    - trois du même : un **O.G.**, 40 PS, et le prophète
    - trois du fantôme : le **13e monstre**, 60 PS, et la Super Nova
    .title = Les sortes de monstres
thirteen-monsters-rules-trade = Avant votre recherche : proposez à qui vous voulez des paires libres contre des paires libres, autant de fois et autant de paires que vous voulez. L’autre accepte, refuse ou fait une contre-offre. Les paires des monstres ne s’échangent pas.
    .title = Échanger
thirteen-monsters-rules-attack = Avant votre recherche, une fois : un monstre attaque une paire d’un adversaire. Vous lancez cinq dés, pouvez garder un chiffre et relancer le reste, et ainsi de suite ; puis le défenseur. Compte le meilleur produit du chiffre par le nombre de dés qui le montrent. L’égalité est pour vous.

    Les paires d’un même élément donnent des lancers : trois, quatre avec deux d’un élément, cinq avec trois ; le 13e monstre en a six. Une paire d’un monstre est défendue par lui, une paire libre avec autant de lancers que vous.

    Si vous gagnez, la paire est à vous. Sinon, le défenseur prend une paire de votre monstre. Un monstre qui perd une paire se défait.
    .title = Attaquer
thirteen-monsters-rules-powers = Avant votre recherche :
    - 🌀 **Sacrifice** : regroupez toutes vos paires en autant de monstres qu’elles en font
    - ❄️ **Permafrost** : un dé sur une carte ; les autres ne peuvent la retourner. Un par tour, aussi après une recherche
    - 🔮 **Prophète** : trois cartes dans la prochaine recherche
    - 💥 **Super Nova** : prenez un monstre entier. Le 13e quitte alors le jeu

    Votre dé est levé quand vous retournez sa carte, tous le sont par une attaque.
    .title = Les pouvoirs
thirteen-monsters-rules-ending = Quand le terrain est vide, chacun a encore un tour pour ses pouvoirs et une attaque. Puis le plus de points de santé gagne ; les paires libres ne comptent pas. Une égalité se règle par un **combat à mort** : chacun envoie un monstre, le meilleur lancer gagne.
    .title = La fin
thirteen-monsters-rules-house-turn = Là où la règle laisse une question ouverte, on joue ici ainsi :
    - Dans l’ordre imprimé, trois monstres sont de terre, trois d’air, trois de feu, trois d’eau ; le fantôme est à part
    - Après une paire, tout recommence : une autre attaque, un autre dé, le prophète à annoncer de nouveau
    - Seules les paires libres s’échangent, et seulement avec qui joue
    - La troisième carte du prophète peut s’apparier à l’une des deux premières ; après une paire, on la regarde seulement
    - Si les dés laissent moins de deux cartes à retourner, on les lève tous
    - Appuyer, c’est annoncer un pouvoir. Un prophète annoncé et un dé posé restent, même si leur monstre est perdu
    - Une offre sans réponse à temps est déclinée
    - Ce que vous assemblez et les pouvoirs que vous employez se reprennent, tant que vous n’avez ni retourné de carte, ni lancé de dés, ni rien demandé à personne
    .title = Ce que la maison a décidé du tour
thirteen-monsters-rules-house = Et ainsi pour les dés et la fin :
    - Un dé seul compte son chiffre
    - Si le temps manque devant les dés, ils comptent comme ils sont ; devant un choix, on prend ce qui vous sert le mieux : le monstre qui vaut le plus, la paire dont la perte coûte le plus, le combattant qui a le plus de lancers
    - Le 13e monstre compte encore 60 après sa Super Nova, sauf avis contraire de la table, et jamais pour le Maître des éléments
    - Ni échange, ni permafrost, ni prophète dans la dernière manche
    - Dans un combat à mort à plus de deux, tous lancent une fois, les meilleurs restent, et l’égalité n’aide personne ; qui n’a pas de monstre lance trois fois
    - De deux Maîtres des éléments au même instant, c’est qui joue qui gagne
    - Quand chacun commence par un gnome, il a trois lancers et aucune paire du fantôme ; plus tard, elles servent à tout monstre
