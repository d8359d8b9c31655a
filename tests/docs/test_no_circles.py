"""Modules of each room stand on one another: none needs itself, also not for types alone.

And what games share, or what keeps them, needs none of them.
"""

from __future__ import annotations

import grimp
import pytest

from engine.registry import NAMES

TESTS_OF_TESTS = "tests.conformance.test_broken_games"  # which shows that the others fail where they should


@pytest.mark.parametrize("room", ["cogs", "engine", "render", "data", "bench"])
def test_no_module_needs_itself(room: str) -> None:
    graph = grimp.build_graph(room, exclude_type_checking_imports=False, cache_dir=None)
    circles = [
        f"{module} needs {needed}, which needs {module}"
        for module in sorted(graph.modules)
        for needed in sorted(graph.find_modules_directly_imported_by(module))
        if graph.direct_import_exists(importer=module, imported=needed)
        and graph.chain_exists(importer=needed, imported=module)
    ]
    assert circles == []


def test_no_test_module_is_needed_by_another() -> None:
    """What several of them share stands in rigs and other modules beside them."""
    graph = grimp.build_graph("tests", exclude_type_checking_imports=False, cache_dir=None)
    shared = [
        f"{module} needs {needed}"
        for module in sorted(graph.modules - {TESTS_OF_TESTS})
        for needed in sorted(graph.find_modules_directly_imported_by(module))
        if needed.rpartition(".")[2].startswith("test_")
    ]
    assert shared == []


@pytest.mark.parametrize(
    "shared", ["data", "engine.tables", "engine.match", "render.drawing", "render.pieces", "render.ranks"]
)
def test_what_games_share_needs_none_of_them(shared: str) -> None:
    """Not by a word: what it needs of a game is handed in, or looked for by its name."""
    graph = grimp.build_graph("engine", "render", "data", exclude_type_checking_imports=False, cache_dir=None)
    ours = graph.find_descendants(shared) | {shared}
    needed = {needs for module in ours for needs in graph.find_modules_directly_imported_by(module)}
    assert needed
    assert not [module for module in needed if set(module.split(".")[1:2]) & set(NAMES)]
