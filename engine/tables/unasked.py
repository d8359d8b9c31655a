"""What happens at a table when its moment has come and nobody asked."""

from dataclasses import replace

from engine.tables import playing
from engine.tables.deadlines import Alarm, Moment
from engine.tables.lobby import calling, guests
from engine.tables.table import Cause, Change, Closed, Standing, What


def change_at(standing: Standing, moment: Moment, now: int, spell: int) -> Change:
    """The change that this moment brings; a table at rest closes after `spell` ms."""
    match moment.alarm:
        case Alarm.RULES:
            return playing.lapse(standing, now)
        case Alarm.WARNING:
            return playing.warn(standing, moment.seat)
        case Alarm.TIME_UP:
            return playing.idle(standing, moment.seat, now)
        case Alarm.BEGINNING:
            return calling.begin_match(standing, now)
        case Alarm.RELEASE:
            free = replace(standing, table=guests.release_seats(standing.table))
            return Change(free, Cause(What.LOBBY))
        case Alarm.REST:
            return playing.rest(standing, now, spell)
        case Alarm.CLOSING:
            return playing.close(standing, Closed.ABANDONED)
        case _:  # Alarm.EXPIRY
            return playing.close(standing, Closed.EXPIRED)
