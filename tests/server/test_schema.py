"""The OpenAPI document and the server agree, whatever is asked: found out by asking a lot."""

from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.running import Guest, Running, at_table

EXAMPLES = 4  # of every route, and as many that it must refuse
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


def test_every_route_answers_as_it_says(server: Running) -> None:
    guests, running = at_table(server.url, "hyene", 2)
    guest: Guest = guests[0]
    tables = [guest.set_up("hyene", 2), running]
    schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    asked = 0
    for result in schema.get_all_operations():
        operation: Any = result.ok()  # type: ignore[union-attr]
        asked += _ask_much(operation, GenerationMode.POSITIVE, guest, tables)
        if _can_be_wrong(operation):
            asked += _ask_much(operation, GenerationMode.NEGATIVE, guest, tables)
    assert asked > 100


def _can_be_wrong(operation: Any) -> bool:
    """Whether a route takes anything but strings that are part of its path: whatever stands there is one."""
    given = [*operation.path_parameters, *operation.query, *operation.headers, *operation.cookies]
    return bool(operation.body) or any(one.definition["schema"] != {"type": "string"} for one in given)


def _ask_much(operation: Any, mode: GenerationMode, guest: Guest, tables: list[str]) -> int:
    count = 0

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        nonlocal count
        count += 1
        if count % 2 and "table" in case.path_parameters:  # one that is there
            case.path_parameters["table"] = tables[count // 2 % 2]
        case.call_and_validate(checks=CHECKS, headers=guest.headers())

    ask()
    return count
