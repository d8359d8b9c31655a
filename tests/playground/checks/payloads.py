"""What a bot may send, small, and what a check says of it."""

from __future__ import annotations

from typing import Any

from playground.checks import Rejected


def button(**more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go", **more}


def row(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


def select(count: int = 2, **more: Any) -> dict[str, Any]:
    options = [{"label": f"Option {n}", "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": "pick", "options": options, **more}


def words(content: str = "hello", **more: Any) -> dict[str, Any]:
    return {"type": 10, "content": content, **more}


def label(component: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": 18, "label": "Question", "component": component, **more}


def text_input(**more: Any) -> dict[str, Any]:
    return {"type": 4, "custom_id": "text", "style": 1, **more}


def told(rejected: Rejected, *path: str | int) -> list[str]:
    """The codes at a place of the nested errors."""
    assert rejected.code == 50035
    assert rejected.status == 400
    node: Any = rejected.body()["errors"]
    for step in path:
        node = node[str(step)]
    return [error["code"] for error in node["_errors"]]
