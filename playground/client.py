"""People for programs, for tests and benches: see `playground.testing.person`."""

from playground.testing.deeds import Deed, Refused
from playground.testing.directory import File
from playground.testing.person import Person
from playground.testing.seen import Control, Seen

__all__ = ["Control", "Deed", "File", "Person", "Refused", "Seen"]
