"""An older address of what `playground.client` offers, for those who still import it from here."""

from playground.testing.seen import Control, Seen

__all__ = ["Control", "Seen"]
