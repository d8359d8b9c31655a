# Ce que règlent un serveur et une personne, et ce qui est conservé des gens.

command-settings = réglages
    .about = Ce qui vaut pour toutes les tables de ce serveur
command-me = moi
    .about = Votre langue, les rappels, les plateaux en texte et les listes publiques
command-privacy = vie-privée
    .about = Ce qui est conservé de vous : l’obtenir en fichier, ou l’effacer

language-en = English
language-fr = Français

## Réglages d’un serveur

settings-title = Réglages de ce serveur
settings-language = **Langue** des plateaux que tout le monde voit
settings-language-usual = Celle de Discord
settings-places = **Salons** où l’on peut ouvrir des tables
settings-places-all = Tous les salons
settings-clock = **Temps** aux nouvelles tables
settings-clock-live = En direct, { $time } par décision
settings-clock-relaxed = Tranquille, { $time } par décision
settings-stoppers = **Qui peut fermer n’importe quelle table**, outre ceux qui gèrent les messages
settings-stoppers-none = Personne d’autre
settings-threads = Fils : { $which ->
    [races] courses
    [all] toutes
   *[off] non
}
settings-warning = Rappels : { $on ->
    [true] oui
   *[false] non
}
settings-text-boards = Plateaux en texte : { $on ->
    [true] oui
   *[false] non
}
settings-switches =
    🧵 donne aux courses, ou à toutes les tables, un fil à elles, où rien ne les recouvre.
    🔔 appelle les personnes attendues : quand la moitié du temps est passée, et tout de suite aux tables tranquilles.
    🔤 dit les plateaux en mots plutôt qu’en image, dès le prochain coup.
settings-not-yours = Seules les personnes qui gèrent ce serveur peuvent régler cela. Vos propres réglages sont dans `/moi`.
settings-refused-places = Il ne resterait aucun salon où je puisse accueillir une table : dans aucun d’eux je ne peux voir le salon, écrire, joindre des fichiers et lire l’historique. Rien n’a changé.
settings-refused-threads = Je ne peux ouvrir de fils et y écrire dans aucun de ces salons : personne ne pourrait jouer. Rien n’a changé. Accordez-moi d’abord « Créer des fils publics » et « Envoyer des messages dans les fils ».

play-with-whom = Qui faut-il inviter ? Nommez-les avec @, comme `@Ada @Basile`.
welcome = Bonjour ! J’apporte { $games } sur ce serveur : appuyez sur Jouer, choisissez, et appelez vos amis à table.
welcome-play = Jouer
play-elsewhere = Ici, les tables s’ouvrent dans { $channels }.
thread-announced = { $host } a ouvert une table de **{ $game }** : elle est dans ce fil.
thread-name = { $game } · { $host }

permission-create-public-threads = Créer des fils publics

## Réglages d’une personne

me-title = Vos réglages
me-language = **Langue** de vos écrans
me-pings = Rappels : { $on ->
    [true] oui
   *[false] non
}
me-direct = Messages privés : { $on ->
    [true] oui
   *[false] non
}
me-unreachable = 📭 Vos messages privés me sont fermés : je vous mentionne donc dans le salon. Ouvrez-les dans les paramètres de confidentialité du serveur, puis désactivez et réactivez 📬.
me-text-boards = Texte : { $on ->
    [true] oui
   *[false] non
}
me-listed = Listes publiques : { $on ->
    [true] oui
   *[false] non
}
me-switches =
    🔔 me permet de vous appeler quand c’est votre tour et que le temps compte.
    📬 fait écrire les tables tranquilles en message privé plutôt que de vous mentionner.
    🔤 dit vos propres écrans en mots plutôt qu’en images.
    🏆 vous montre dans les classements.

## Vie privée

privacy-title = Ce qui est conservé de vous
privacy-text =
    Votre identifiant Discord, et le nom que vous portiez en prenant place à une table.
    Vos coups et le moment où vous avez appuyé, vos résultats et vos cotes.
    Ce que vous avez réglé avec `/moi`, et tant que c’est votre tour à une table tranquille, quel message vous le dit.
    Tant qu’une table vous garde une place, que vous y êtes invité.

    Une partie terminée peut être revue pendant un an ; ensuite ses coups disparaissent et son résultat reste. Une table fermée sans résultat disparaît au bout de 30 jours. Un serveur qui me retire est oublié au bout de 30 jours.

    Je ne lis aucun message et ne conserve rien d’autre. Dans un serveur, tout le monde voit les résultats et, sauf si vous l’avez désactivée avec `/moi`, votre place dans les classements.
privacy-export = En fichier
privacy-erase = Tout effacer…
privacy-exported = Voici tout ce qui est conservé de vous.
privacy-erase-sure = Vous quittez toutes les tables. Votre nom, vos réglages et vos cotes sont effacés pour de bon. Les résultats des autres restent : vous y devenez un numéro qui ne mène à personne. C’est irréversible.
privacy-erase-now = Tout effacer
privacy-erase-not = Tout garder
privacy-erased = Vous êtes oublié. Si vous rejouez, vous serez quelqu’un de nouveau.
privacy-still-seated = Vous êtes encore assis à des tables dans { $channels }. Levez-vous là-bas avec `/quitter`, puis revenez. Rien n’a été effacé.
