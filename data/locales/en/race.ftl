# Games in which all press at once.

race-who-pressed = Who pressed when
race-nobody-pressed = There has been no photo finish yet.
race-press = { $who }: { $what } · { $ms ->
    [0] first
   *[other] +{ $ms } ms
}
race-finish = { $when } **{ $what }**: { $others }
race-brief = { $who } { $ms ->
    [0] { $time ->
        [none] first
       *[other] { $time }
    }
   *[other] +{ $ms } ms
}{ $what ->
    [same] { "" }
   *[other] { " " }({ $what })
}
race-reaction = reaction { $time }
race-photo-finish = Photo finish: { $others }.
race-others = { $count } more
race-later = { $who } { $ms ->
    [0] in the same millisecond
   *[other] { $ms } ms later
}
race-earlier = { $who } { $ms } ms earlier
race-too-late = 🐢 Too late: { $others }.
