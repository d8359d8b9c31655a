"""What Babel knows of languages is kept as far as it is said here."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from babel import Locale, core, localedata

from data.unsaid import UNSAID, read_locales
from data.words import Languages

HELD = """
import gc, tracemalloc
import data.words
tracemalloc.start()
from babel import Locale
from babel.lists import format_list
for name in ("en", "fr"):
    format_list(["a", "b"], locale=Locale(name))
gc.collect()
whole = tracemalloc.get_traced_memory()[0]
from data.unsaid import read_locales
read_locales(("en", "fr"))
gc.collect()
print(tracemalloc.get_traced_memory()[0] / whole)
"""


def test_of_what_is_known_of_two_languages_a_third_is_kept_at_most() -> None:
    """In a process of its own: nobody else has read them there."""
    root = Path(__file__).parents[3]
    done = subprocess.run([sys.executable, "-c", HELD], cwd=root, check=False, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert float(done.stdout) < 0.3


def test_no_language_of_the_house_holds_what_it_never_says() -> None:
    languages = Languages()
    for name in languages.names:
        assert languages[name]
        assert not UNSAID & localedata.load(name).keys()


def test_a_language_of_one_country_speaks_with_what_it_inherits(tmp_path: Path) -> None:
    for name, text in {"en": "play = Play", "pt-BR": "play = Jogar"}.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "house.ftl").write_text(text, encoding="utf-8")
    words = Languages(tmp_path)["pt-BR"]
    assert words("play") == "Jogar"
    assert words.list_of(["a", "b", "c"]) == "a, b e c"
    assert words.span(120_000) == "2\u00a0minutos"
    assert not UNSAID & (localedata.load("pt_BR").keys() | localedata.load("pt").keys())


def test_a_language_whose_script_is_not_told_is_still_found() -> None:
    """What all languages share is read again where one is looked for by its country alone."""
    read_locales(("en",))
    assert str(Locale.parse("zh-TW", sep="-")) == "zh_Hant_TW"
    read_locales(("en", "zh-TW"))
    assert not UNSAID & localedata.load("zh_Hant_TW").keys()
    assert core.get_global("likely_subtags")
