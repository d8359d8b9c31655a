"""What a house is made of stays as long as its process: garbage is looked for among the rest alone.

Otherwise every look at all that there is lasts a tenth of a second, in which nobody is answered.
"""

from __future__ import annotations

import gc


def leave_standing() -> None:
    """Whatever there is now is looked through once, and never again: for a process that is one house's."""
    gc.collect()
    gc.freeze()
