"""The colour at a screen's edge, which says what it is about."""

MATCH = 0xF2B84B  # one that is played, or about to be
OVER = 0x7BC67E
CLOSED = 0x6C757D  # or at rest
PAST = 0xA68CE6  # a match told again
HOUSE = 0x5BC0BE  # what comes before a match: the lobby, the games, what people set
LADDER = 0xF2B134
PERSON = 0x33BDB0
