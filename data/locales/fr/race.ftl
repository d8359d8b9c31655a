# Jeux où tout le monde appuie à la fois.

race-who-pressed = Qui a appuyé quand
race-presses = Appuis
race-nobody-pressed = Il n’y a pas encore eu de photo-finish.
race-press = { $who } : { $gap }{ $what ->
    [same] { "" }
   *[other] { " " }({ $what })
}
race-gap = { $kind ->
    [first] en premier
    [close] trop serré, plus grand numéro
    [earlier] { $ms } ms plus tôt
   *[later] +{ $ms } ms
}
race-finish = { $when } **{ $what }**
race-brief = { $who } { $gap }{ $what ->
    [same] { "" }
   *[other] { " " }({ $what })
}
race-reaction = après { $time }
race-photo-finish = Photo-finish : { $others }.
race-others = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
race-later = { $who } { $ms ->
    [0] à la même milliseconde
   *[other] à { $ms } ms
}
race-earlier = { $who } { $ms } ms plus tôt
race-too-late = 🐢 Trop tard : { $others }.
race-held-up = 🐢 Appui retenu en chemin : { $others }.
race-late-in-all = 🐢 Trop tard : { $count }.
race-gone = 🐢 { $others } : trop tard, tout avait déjà changé. Cela ne coûte rien.
