# Monad

monad-name = Monad
monad-pitch = Échangez du chaud contre du froid, achetez, accaparez : montez des Unités aux Monades avant vos amis.
monad-goal = Les premières { $goal } Monades gagnent.

command-play-monad = monad
    .about = Monad : échanger, acheter et accaparer jusqu’aux Monades, de 2 à 4 joueurs

monad-option-teams = Équipes de deux
    .slash = équipes
    .about = Quatre joueurs, deux contre deux : cinq Monades ensemble

## Cartes

monad-a-monad = Monade
monad-a-common = une Unité cachée

## L’écran privé

monad-only-watching = Vous regardez cette partie. Asseyez-vous à la prochaine !
monad-not-understood = Ce choix ne va plus avec votre main. Choisissez de nouveau.
monad-wait = { $who } joue. Vous pouvez déjà choisir des cartes.
monad-your-turn = **C’est à vous.**
monad-choose = Touchez des cartes pour voir ce qu’elles permettent. Ou piochez, en attendant mieux.
monad-go-on = Continuez, ou finissez votre tour.
monad-owes = Votre accaparement exige encore un échange ou un achat avant la fin du tour.
monad-nothing-with = { $cards }, valant { $worth } ensemble, ne permettent rien. Ajoutez ou retirez une carte.
monad-choose-cards = Cartes { $first } à { $last }
monad-clear = Choisir de nouveau

monad-do-trade = Échanger contre { $card }
monad-do-trade-declined = Échanger contre { $card }, garder le bonus pour plus tard
monad-do-trade-bonus = Échanger contre { $card } + { $bonus }
monad-do-joker = Échanger contre { $card } ({ $joker } en joker)
monad-do-buy = Acheter { $card }
monad-do-leap = Accaparer { $card }
monad-do-draw = Piocher une Unité
monad-do-flip = Retourner la défausse
monad-do-pass = Passer et montrer sa main
monad-do-end = Finir le tour

## Ce qui s’est passé

monad-news-dealt = { $who } commence.
monad-news-traded = { $who } a échangé { $given } contre { $gained }.
monad-news-joker = { $who } a échangé { $given } contre { $gained }, avec un joker.
monad-news-bonus = { $who } a pris le bonus : { $gained }.
monad-news-bought = { $who } a acheté { $gained } avec { $given }.
monad-news-leapt = { $who } a accaparé { $gained } avec { $given }.
monad-news-drew = { $who } a pioché une Unité.
monad-news-flipped = { $who } a retourné la défausse : { $count } cartes à piocher.
monad-news-passed = { $who } a passé et montré { $hand }.
monad-news-idled = { $who } n’a plus de temps.
monad-news-won = { $who } a atteint { $monads } Monades !
monad-news-ended-silence = Tout le monde a passé, tour après tour : la partie s’arrête ici.
monad-news-ended-barren = Personne n’a gagné de Monade depuis très longtemps : la partie s’arrête ici.

monad-end-goal = 🏅 **{ $who }** gagne avec { $goal } Monades !
monad-end-silence = Plus personne ne pouvait jouer. **{ $who }** était en tête et gagne.
monad-end-barren = Personne n’a gagné de Monade depuis très longtemps. **{ $who }** était en tête et gagne.

## Refus

refusal-monad-not-in-hand = Vous n’avez pas en main { $cards }.
refusal-monad-column-empty = Pas de { $rank } sur la table pour l’instant.
refusal-monad-same-temperature = Un échange demande une carte chaude et une froide ; { $cards } sont { $warm ->
    [true] toutes deux chaudes
   *[false] toutes deux froides
}.
refusal-monad-unequal-ranks = { $cards } ne sont pas de même rang, et aucune n’est un joker : pour vous, seules les cartes { $identity } le sont.
refusal-monad-not-a-joker = { $card } n’est pas un joker pour vous : votre Identité est { $identity }.
refusal-monad-joker-needless = { $cards } sont de même rang : inutile de prendre un joker.
refusal-monad-bonus-commons = Échanger des Unités ne donne pas de bonus.
refusal-monad-bonus-joker = Un échange avec joker ne donne pas de bonus.
refusal-monad-bonus-pair = { $cards } ne font pas une paire à bonus ; il aurait fallu { $partner }.
refusal-monad-bonus-used = Vous avez déjà eu votre unique bonus de ce tour.
refusal-monad-bonus-nothing = Il n’y a rien au-dessous de { $rank } à prendre en bonus.
refusal-monad-buy-with-one = Un achat demande au moins { $needed } cartes.
refusal-monad-buy-rank = { $cards } ne peuvent servir à acheter { $rank } : seulement des rangs inférieurs.
refusal-monad-buy-too-little = Ces cartes valent { $have } ; { $rank } coûte { $needed }.
refusal-monad-leap-commons = Seules des Unités permettent d’accaparer, et { $cards } n’en sont pas.
refusal-monad-leap-colours = Pour accaparer, toutes les couleurs doivent différer : { $cards } en double.
refusal-monad-leap-count = Accaparer demande de { $least } à { $most } Unités ; vous en avez choisi { $have }.
refusal-monad-leap-alone = Accaparer exige un échange ou un achat dans le même tour, et aucun ne serait possible.
refusal-monad-nothing-played = Jouez quelque chose avant de finir votre tour, ou piochez.
refusal-monad-owes-a-play = Votre accaparement exige encore un échange ou un achat.
refusal-monad-turn-begun = Vous avez commencé à jouer : plus question de piocher, retourner ou passer. Finissez votre tour.
refusal-monad-draw-empty = Il n’y a pas de pioche{ $flip ->
    [true] {" "}: retournez plutôt la défausse
   *[false] {""}
}.
refusal-monad-flip-too-early = Il reste { $draw } cartes à piocher.
refusal-monad-flip-nothing = Il n’y a pas encore de défausse à retourner.
refusal-monad-must-draw = Impossible de passer tant qu’on peut piocher (il reste { $draw } cartes).
refusal-monad-must-flip = Impossible de passer tant qu’on peut retourner la défausse.
refusal-monad-must-trade = Impossible de passer : { $cards } peuvent être échangées.
refusal-monad-must-buy = Impossible de passer : { $cards } (valant { $have }) achètent { $rank }, qui coûte { $needed }.
