from pathlib import Path

import pytest

from render.__main__ import LOCALES, speaker
from render.sketch import Words


def folders() -> list[Path]:
    return sorted(folder for folder in LOCALES.iterdir() if (folder / "pictures.ftl").exists())


@pytest.fixture(params=[folder.name for folder in folders()])
def words(request: pytest.FixtureRequest) -> Words:
    """The words of pictures, once in each language."""
    return speaker(LOCALES / request.param)


@pytest.fixture
def english() -> Words:
    return speaker(LOCALES / "en")
