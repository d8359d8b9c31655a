# Jeux où tout le monde appuie à la fois.

race-who-pressed = Qui a appuyé quand
race-nobody-pressed = Il n’y a pas encore eu de photo-finish.
race-press = { $who } : { $what } · { $ms ->
    [0] en premier
   *[other] +{ $ms } ms
}
race-finish = { $when } **{ $what }** : { $others }
race-brief = { $who } { $ms ->
    [0] { $time ->
        [none] en premier
       *[other] { $time }
    }
   *[other] +{ $ms } ms
}{ $what ->
    [same] { "" }
   *[other] { " " }({ $what })
}
race-reaction = réaction { $time }
race-photo-finish = Photo-finish : { $others }.
race-others = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
race-later = { $who } { $ms ->
    [0] à la même milliseconde
   *[other] à { $ms } ms
}
race-earlier = { $who } { $ms } ms plus tôt
race-too-late = 🐢 Trop tard : { $others }.
