"""The browser in which people look at the page, where this machine has one."""

import shutil

import pytest
from playwright.async_api import ViewportSize

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
IN_BROWSER = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium on this machine")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PHONE = ViewportSize(width=400, height=860)
PATIENCE = 60_000
