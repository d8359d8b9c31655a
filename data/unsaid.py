"""What Babel knows of languages and this house never says is let go: four MiB for English and French."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from babel import Locale, core, localedata

UNSAID = frozenset(
    {
        *("languages", "scripts", "territories", "variants"),
        *("currency_names", "currency_names_plural", "currency_symbols", "compact_currency_formats"),
        *("meta_zones", "time_zones", "datetime_skeletons", "interval_formats"),
        *("compact_decimal_formats", "unit_display_names"),
    }
)
_SHARED = (
    "_global_data"  # of all countries and scripts, needed to read a language: who needs it reads it again
)


@cache
def read_locales(languages: tuple[str, ...]) -> None:
    """Look up how all these are written, keeping what is said: all at once, for what that takes is shared."""
    for name in {name for language in languages for name in _inherited(language)}:
        known = localedata.load(name)
        for unsaid in UNSAID & known.keys():
            del known[unsaid]
    setattr(core, _SHARED, None)


def _inherited(language: str) -> Iterator[str]:
    """The names under which its words are found: "fr_CA" speaks as "fr" and, at the root, as all do."""
    name = str(Locale.parse(language, sep="-"))
    while name:
        yield name
        name = name.rpartition("_")[0]
    yield "root"
