"""Modules of each room stand on one another: none needs itself, also not for types alone."""

from __future__ import annotations

import grimp
import pytest

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
