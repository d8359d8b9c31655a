"""Discord's own description of its API (OpenAPI) as a judge of requests and replies.

The description is not part of this project. It is looked for where DISCORD_OPENAPI says, else beside the
checkout; without it nothing is judged, and one test says so by skipping.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from jsonschema import ValidationError
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from tests.rigs.judge.shape import shape
from tests.rigs.judge.variants import Judge, with_variants

BESIDE = Path(__file__).parents[3].parent / "shared" / "discord" / "openapi.json"
JSON = "application/json"
METHODS = ("get", "post", "put", "patch", "delete")
# Permissions go as a number in the description of these, but Discord takes its own string form too.
WITH_PERMISSIONS = (
    "ApplicationCommandCreateRequest",
    "ApplicationCommandUpdateRequest",
    "ApplicationCommandPatchRequestPartial",
)


def spec_path() -> Path:
    """Where the description should be."""
    return Path(os.environ.get("DISCORD_OPENAPI") or BESIDE)


def missing() -> str | None:
    """Why nothing can be judged, or None."""
    path = spec_path()
    return None if path.is_file() else f"Discord's OpenAPI description is not at {path}"


@cache
def load() -> Spec:
    """The description, read once."""
    return Spec(json.loads(spec_path().read_text(encoding="utf-8")))


@dataclass(frozen=True, slots=True)
class Operation:
    """One method on one path template."""

    method: str
    template: str
    body: dict[str, Any]

    def replies(self, status: int) -> dict[str, Any] | None:
        """What the description says of a status: exact, or of its hundred."""
        return self.body["responses"].get(str(status)) or self.body["responses"].get(f"{status // 100}XX")


class Spec:
    """The document, with one validator for each body it describes, made when first needed."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.document = document
        self._strict = _registry(_with_named_errors(document))
        self._tolerant = _registry(_with_tolerances(document))
        self._validators: dict[str, Any] = {}
        self._faultless: set[tuple[str, Hashable]] = set()

    @cached_property
    def _patterns(self) -> list[tuple[re.Pattern[str], str]]:
        templates = sorted(self.document["paths"], key=lambda template: template.count("{"))
        return [(_pattern(template), template) for template in templates]

    @property
    def operations(self) -> list[Operation]:
        """All there are."""
        return [
            Operation(method, template, item[method])
            for template, item in self.document["paths"].items()
            for method in item
            if method in METHODS
        ]

    def operation(self, method: str, path: str) -> Operation | None:
        """The operation for a path below /api/v10; the most literal template wins."""
        method = method.lower()
        for pattern, template in self._patterns:
            item = self.document["paths"][template]
            if method in item and pattern.fullmatch(path):
                return Operation(method, template, item[method])
        return None

    def request_problems(self, method: str, path: str, body: Any) -> list[str]:
        """What is wrong with a request."""
        operation = self.operation(method, path)
        if operation is None:
            return [f"{method} {path} is no operation of Discord"]
        content = operation.body.get("requestBody", {}).get("content", {})
        if JSON not in content:
            return [] if body in (None, {}) else [f"{method} {operation.template} takes no JSON body"]
        if body is None:
            needed = operation.body["requestBody"].get("required", False)
            return [f"{method} {operation.template} needs a body"] if needed else []
        pointer = _pointer(operation, "requestBody", "content", JSON, "schema")
        return self._problems(pointer, body, self._tolerant)

    def reply_problems(self, method: str, path: str, status: int, body: Any) -> list[str]:
        """What is wrong with a reply."""
        operation = self.operation(method, path)
        if operation is None:
            return [] if status in (404, 405) else [f"{method} {path} is no operation of Discord"]
        described = operation.replies(status)
        if described is None:
            return [f"{method} {operation.template} never answers {status}"]
        if "$ref" in described:
            pointer = described["$ref"] + "/content/application~1json/schema"
        elif JSON in described.get("content", {}):
            key = str(status) if str(status) in operation.body["responses"] else f"{status // 100}XX"
            pointer = _pointer(operation, "responses", key, "content", JSON, "schema")
        else:
            return [] if body in (None, "") else [f"{method} {operation.template} {status} has no body"]
        return self._problems(pointer, body, self._strict)

    def object_problems(self, schema: str, body: Any) -> list[str]:
        """What is wrong with a thing that an event carries: things are described, events are not."""
        return self._problems(f"#/components/schemas/{schema}", body, self._strict)

    def _problems(self, pointer: str, body: Any, registry: Registry[Any]) -> list[str]:
        key = f"{id(registry)}{pointer}"
        if key not in self._validators:
            self._validators[key] = Judge({"$ref": f"{_ROOT}{pointer}"}, registry=registry)
        like = key, shape(body)
        if like in self._faultless:
            return []
        lines = [line for error in self._validators[key].iter_errors(body) for line in _told(error)]
        if not lines:
            self._faultless.add(like)
        return lines


_ROOT = "urn:discord-api"


def _registry(document: dict[str, Any]) -> Registry[Any]:
    resource = Resource.from_contents(with_variants(document), default_specification=DRAFT202012)
    return Registry().with_resource(_ROOT, resource)


def _with_named_errors(document: dict[str, Any]) -> dict[str, Any]:
    """The description gives every error a number, but the errors of fields have names: BASE_TYPE_REQUIRED."""
    schemas = dict(document["components"]["schemas"])
    named = {"type": "object", "properties": {"code": {"type": "string"}, "message": {"type": "string"}}}
    own = {"type": "array", "items": named | {"required": ["code", "message"]}, "minItems": 1}
    schemas["InnerErrors"] = schemas["InnerErrors"] | {"properties": {"_errors": own}}
    return document | {"components": document["components"] | {"schemas": schemas}}


def _with_tolerances(document: dict[str, Any]) -> dict[str, Any]:
    """Discord reads whole numbers as ids, which clients make use of for the ids of new attachments."""
    schemas = dict(document["components"]["schemas"])
    schemas["SnowflakeType"] = schemas["SnowflakeType"] | {"type": ["string", "integer"], "minimum": 0}
    for name in WITH_PERMISSIONS:
        properties = dict(schemas[name]["properties"])
        permissions = properties["default_member_permissions"]
        properties["default_member_permissions"] = permissions | {"type": ["integer", "string", "null"]}
        schemas[name] = schemas[name] | {"properties": properties}
    return document | {"components": document["components"] | {"schemas": schemas}}


def _pattern(template: str) -> re.Pattern[str]:
    parts = re.split(r"\{[^}]+\}", template)
    return re.compile("[^/]+".join(map(re.escape, parts)))


def _pointer(operation: Operation, *steps: str) -> str:
    escaped = (
        step.replace("~", "~0").replace("/", "~1").replace("{", "%7B").replace("}", "%7D")
        for step in ("paths", operation.template, operation.method, *steps)
    )
    return "#/" + "/".join(escaped)


def _told(error: ValidationError) -> Iterator[str]:
    """One line for each thing that is wrong, told of the variant that was meant."""
    if error.validator in ("anyOf", "oneOf") and error.context:
        for inner in _meant(error.context):
            yield from _told(inner)
        return
    message = error.message if len(error.message) < 200 else f"{error.message[:200]}…"
    yield f"{error.json_path}: {message}"


def _meant(errors: Iterable[ValidationError]) -> list[ValidationError]:
    """Of several variants the one whose `type` fits, else the one with the fewest errors."""
    variants: dict[Any, list[ValidationError]] = {}
    for error in errors:
        variants.setdefault(error.schema_path[0], []).append(error)
    return min(variants.values(), key=lambda variant: (any(map(_of_kind, variant)), len(variant)))


def _of_kind(error: ValidationError) -> bool:
    if error.validator in ("enum", "const"):
        return bool(error.path) and error.path[-1] == "type"
    return error.validator == "type" and not error.path
