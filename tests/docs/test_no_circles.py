"""Modules of each room stand on one another: none needs itself, also not for types alone."""

from __future__ import annotations

import grimp
import pytest


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
