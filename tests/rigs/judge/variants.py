"""Discord's description as a judge that is quick: which variant of a thing is meant, its `type` says at once.

The description tries every variant in turn, a component's eighteen and each constant of a list as one of its
own. What fits and what does not stays the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from jsonschema import Draft202012Validator, ValidationError, validators

TYPES = "x-types-of-variants"
CHOICES = ("oneOf", "anyOf")


def with_variants(document: dict[str, Any]) -> dict[str, Any]:
    """The same description, in which constants are one enumeration and variants tell their types."""
    return _rewritten(document, document["components"]["schemas"])


def _rewritten(part: Any, schemas: dict[str, Any]) -> Any:
    if isinstance(part, list):
        return [_rewritten(item, schemas) for item in part]
    if not isinstance(part, dict):
        return part
    made = {key: _rewritten(value, schemas) for key, value in part.items()}
    constants = part.get("oneOf", [])
    if constants and all("const" in one for one in constants) and "enum" not in part:
        del made["oneOf"]
        return made | {"enum": [one["const"] for one in constants]}
    types = {choice: [_types(one, schemas) for one in part[choice]] for choice in CHOICES if choice in part}
    return made | {TYPES: types} if types else made


def _types(variant: dict[str, Any], schemas: dict[str, Any]) -> list[Any] | None:
    """What `type` says where this variant is meant; None: the description leaves it open."""
    named = schemas.get(variant.get("$ref", "").rpartition("/")[2], variant)
    if "type" not in named.get("required", ()):
        return None
    kind = named["properties"]["type"]
    return [kind["const"]] if "const" in kind else kind.get("enum")


def _chosen(keyword: str) -> Any:
    whole = Draft202012Validator.VALIDATORS[keyword]

    def judged(validator: Any, variants: list[Any], body: Any, schema: Any) -> Iterator[ValidationError]:
        if isinstance(body, dict) and "type" in body:
            pairs = zip(variants, schema[TYPES][keyword], strict=True)
            meant = [variant for variant, types in pairs if types is None or body["type"] in types]
            variants = meant or variants
        yield from whole(validator, variants, body, schema)

    return judged


Judge: Any = validators.extend(Draft202012Validator, {keyword: _chosen(keyword) for keyword in CHOICES})
