# Games in which all press at once.

race-who-pressed = Who pressed when
race-presses = Presses
race-nobody-pressed = There has been no photo finish yet.
race-press = { $who }: { $gap }{ $what ->
    [same] { "" }
   *[other] { " " }({ $what })
}
race-gap = { $kind ->
    [first] first
    [close] too close to tell, higher number
    [earlier] { $ms } ms earlier
   *[later] +{ $ms } ms
}
race-finish = { $when } **{ $what }**
race-brief = { $who } { $gap }{ $what ->
    [same] { "" }
   *[other] { " " }({ $what })
}
race-reaction = after { $time }
race-photo-finish = Photo finish: { $others }.
race-others = { $count } more
race-later = { $who } { $ms ->
    [0] in the same millisecond
   *[other] { $ms } ms later
}
race-earlier = { $who } { $ms } ms earlier
race-too-late = 🐢 Too late: { $others }.
race-held-up = 🐢 Held up on the way: { $others }.
race-late-in-all = 🐢 Too late: { $count }.
race-gone = 🐢 { $others }: too late, all had changed. It costs nothing.
