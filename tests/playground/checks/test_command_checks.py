"""Each documented limit of a command, with the error that Discord gives and where it stands."""

from __future__ import annotations

from typing import Any

import pytest

from playground.checks import Rejected, check_choices, check_command, check_commands
from tests.playground.checks.payloads import told


def command(**more: Any) -> dict[str, Any]:
    return {"name": "play", "description": "Play a game", **more}


def option(kind: int = 3, name: str = "game", **more: Any) -> dict[str, Any]:
    return {"type": kind, "name": name, "description": "which", **more}


def choices(count: int) -> list[dict[str, Any]]:
    return [{"name": f"n{n}", "value": f"v{n}"} for n in range(count)]


GOOD_COMMANDS = [
    [command()],
    [command(name="jouer-à"), command(name="खेलना")],
    [command(type=1, options=[option(required=True), option(4, "seats", min_value=2, max_value=5)])],
    [command(options=[option(choices=choices(25))])],
    [command(options=[option(1, "add"), option(2, "more", options=[option(1, "sub", options=[option()])])])],
    [command(name_localizations={"fr": "jouer"}, description_localizations={"fr": "Jouer"})],
    [{"name": "Say Hello", "type": 2}, {"name": "Say Hello", "type": 3}],
    [command(default_member_permissions="32", contexts=[0], integration_types=[0], nsfw=False)],
]


@pytest.mark.parametrize("commands", GOOD_COMMANDS)
def test_commands_within_the_limits_pass(commands: list[dict[str, Any]]) -> None:
    check_commands(commands)


BAD_COMMANDS = [
    (command(name="n" * 33), ("name",), "BASE_TYPE_BAD_LENGTH"),
    (command(name="Play"), ("name",), "APPLICATION_COMMAND_INVALID_NAME"),
    (command(name="two words"), ("name",), "APPLICATION_COMMAND_INVALID_NAME"),
    (
        command(name_localizations={"fr": "Deux Mots"}),
        ("name_localizations", "fr"),
        "APPLICATION_COMMAND_INVALID_NAME",
    ),
    (command(name_localizations={"xx": "a"}), ("name_localizations", "xx"), "BASE_TYPE_CHOICES"),
    (command(description="d" * 101), ("description",), "BASE_TYPE_MAX_LENGTH"),
    (command(description=""), ("description",), "BASE_TYPE_REQUIRED"),
    (command(type=2), ("description",), "APPLICATION_COMMAND_INVALID_FOR_TYPE"),
    (command(options=[option(name=f"o{n}") for n in range(26)]), ("options",), "BASE_TYPE_MAX_LENGTH"),
    (command(options=[option(12)]), ("options", 0, "type"), "UNION_TYPE_CHOICES"),
    (
        command(options=[option(), option()]),
        ("options", 1, "name"),
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    ),
    (
        command(options=[option(), option(name="b", required=True)]),
        ("options", 1),
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    (command(options=[option(choices=choices(26))]), ("options", 0, "choices"), "BASE_TYPE_MAX_LENGTH"),
    (
        command(options=[option(choices=choices(2), autocomplete=True)]),
        ("options", 0, "choices"),
        "APPLICATION_COMMAND_OPTIONS_CHOICES_AND_AUTOCOMPLETE",
    ),
    (
        command(options=[option(choices=choices(1) * 2)]),
        ("options", 0, "choices", 1, "name"),
        "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
    ),
    (
        command(options=[option(4, choices=choices(1))]),
        ("options", 0, "choices", 0, "value"),
        "NUMBER_TYPE_COERCE",
    ),
    (
        command(options=[option(4, min_value=5, max_value=2)]),
        ("options", 0, "min_value"),
        "APPLICATION_COMMAND_OPTIONS_RANGE_INVALID",
    ),
    (
        command(options=[option(1, "add"), option()]),
        ("options",),
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    (
        command(options=[option(2, "group", options=[option()])]),
        ("options", 0, "options", 0, "type"),
        "UNION_TYPE_CHOICES",
    ),
    (
        command(
            options=[
                option(choices=[{"name": "n", "value": "v" * 6000}]),
                option(name="b", choices=[{"name": "n", "value": "v" * 2000}]),
            ]
        ),
        (),
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
    (command(contexts=[]), ("contexts",), "BASE_TYPE_REQUIRED"),
]


@pytest.mark.parametrize(("body", "path", "code"), BAD_COMMANDS)
def test_a_command_past_a_limit_is_refused_where_it_stands(
    body: dict[str, Any], path: tuple[str | int, ...], code: str
) -> None:
    with pytest.raises(Rejected) as caught:
        check_commands([command(name="fine"), body])
    assert code in told(caught.value, 1, *path)
    with pytest.raises(Rejected) as caught:
        check_command(body)
    assert code in told(caught.value, *path)


def test_two_commands_of_one_name_are_refused() -> None:
    with pytest.raises(Rejected) as caught:
        check_commands([command(), command()])
    assert told(caught.value, 1, "name") == ["APPLICATION_COMMANDS_DUPLICATE_NAME"]


@pytest.mark.parametrize(("kind", "most"), [(1, 100), (2, 15), (3, 15)])
def test_an_application_has_only_so_many_commands(kind: int, most: int) -> None:
    described = {"description": "d"} if kind == 1 else {}
    commands = [{"name": f"c{n}", "type": kind, **described} for n in range(most + 1)]
    check_commands(commands[:-1])
    with pytest.raises(Rejected) as caught:
        check_commands(commands)
    assert caught.value.code == 30032


def test_only_the_longest_translation_counts_towards_the_size_of_a_command() -> None:
    long = dict.fromkeys(("fr", "de", "it", "nl"), "d" * 100)
    options = [option(name=f"o{n}", description_localizations=long, choices=choices(25)) for n in range(24)]
    check_command(command(options=options))


def test_the_choices_of_an_answer_are_of_one_kind_and_at_most_25() -> None:
    check_choices(choices(25))
    check_choices([{"name": "n", "value": 1.5}])
    check_choices([])
    for offered in (choices(26), [{"name": "a", "value": "b"}, {"name": "c", "value": 1}], [{"name": "n"}]):
        with pytest.raises(Rejected) as caught:
            check_choices(offered)
        assert caught.value.body()["errors"]["data"]["choices"]
