"""Modals, as the data of callback type 9."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playground.checks.components import MODAL
from playground.checks.errors import Form
from playground.checks.layouts import check_modal_layout


def check_modal(data: Mapping[str, Any]) -> None:
    """Refuse a modal as Discord does."""
    form = Form()
    MODAL(data, ("data",), form)
    form.close()
    check_modal_layout(data["components"], ("data", "components"), form)
    form.close()
