"""What Discord says when it refuses a body, and the form that collects its complaints.

Rejected
    One refusal as it goes over the wire: status, code, message and, for code 50035, the nested errors.
"""

from __future__ import annotations

from typing import Any

INVALID_FORM_BODY = 50035
OWN = "_errors"

Path = tuple[str | int, ...]


class Rejected(Exception):
    """A refusal. `body()` is the JSON Discord would send with `status`."""

    def __init__(
        self, code: int, message: str, errors: dict[str, Any] | None = None, status: int = 400
    ) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code
        self.message = message
        self.errors = errors
        self.status = status

    def body(self) -> dict[str, Any]:
        """The JSON body of the refusal."""
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        return body if self.errors is None else {**body, "errors": self.errors}


class Form:
    """The complaints about one body, each at its path, told all at once as Discord does."""

    def __init__(self) -> None:
        self.errors: dict[str, Any] = {}

    def refuse(self, at: Path, code: str, message: str) -> None:
        """Note that what stands at `at` breaks a rule.

        A place has errors of its own or errors within, never both: what was noted first stands.
        """
        node = self.errors
        for step in at:
            if OWN in node:
                return
            node = node.setdefault(str(step), {})
        if not node or OWN in node:
            node.setdefault(OWN, []).append({"code": code, "message": message})

    def close(self) -> None:
        """Raise everything that was noted, or do nothing."""
        if self.errors:
            raise Rejected(INVALID_FORM_BODY, "Invalid Form Body", self.errors)
