"""Components, version 1 and 2, in messages and in modals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playground.checks.errors import Form


def check_modal(data: Mapping[str, Any]) -> None:
    """Refuse a modal (the data of callback type 9) as Discord does."""
    form = Form()
    for key in ("custom_id", "title", "components"):
        if not data.get(key):
            form.refuse((key,), "BASE_TYPE_REQUIRED", "This field is required")
    form.close()
