"""Names as somebody may bear them who means no good."""

from __future__ import annotations

WICKED = (
    "[free nitro](http://evil.example",
    "**a** _b_ ~~c~~ `d` ||e|| # f <g>",
    "@everyone @here <@100> <@&2> <#3>",
    "\u202egnp.reverse \u2066https://e.vil/abcd",
    "\u05d0\u05d1\u05d2 3 · 2 \u05d3 #1",
    "- x\n# y\n> z\n1. w\n<t:0:R> <:a:1> aaa",
)
