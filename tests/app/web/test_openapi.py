"""Nonsense of every kind against every call: it is refused in words, and nothing breaks."""

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from ..conftest import StartServer
from ..support.people import HEADERS

PROMISED = [status_code_conformance, content_type_conformance, response_schema_conformance]
"""An answer is one of those that the page names, and has the form it says."""


@pytest.fixture(scope="module")
def openapi() -> dict[str, Any]:
    """As the app has it; no database is needed to ask."""
    from app.main import create_app
    from app.settings import Settings

    async def ask() -> dict[str, Any]:
        return create_app(Settings()).openapi()

    return asyncio.run(ask())


@pytest.fixture
def visitor(start_server: StartServer) -> Iterator[tuple[httpx.Client, str]]:
    server = start_server()
    with httpx.Client(verify=False, base_url=server.url, headers=HEADERS) as client:
        client.post("/api/me", json={"name": "Ada"}).raise_for_status()
        made = client.post("/api/rooms", json={"engine": "bad_bones"})
        made.raise_for_status()
        yield client, made.json()["code"]


def test_no_call_breaks(visitor: tuple[httpx.Client, str], openapi: dict[str, Any]) -> None:
    client, code = visitor
    schema = schemathesis.openapi.from_dict(openapi)
    described = list(schema.get_all_operations())
    calls = [found.ok() for found in described if isinstance(found, Ok)]
    assert len(calls) == len(described), "a call that can't be read"
    # who has logged out is refused everything else
    calls = [call for call in calls if call.path != "/api/logout"]
    strategy = st.sampled_from(calls).flatmap(
        lambda call: (
            call.as_strategy()
            | call.as_strategy(generation_mode=schemathesis.GenerationMode.NEGATIVE)
        )
    )

    @settings(
        max_examples=80,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=strategy)
    def send(case: schemathesis.Case[Any]) -> None:
        # mostly to a room that is there: what follows the lookup is to be tried too
        if "code" in (case.path_parameters or {}):
            case.path_parameters["code"] = code
        case.headers.update(HEADERS)
        answer = case.call(base_url=str(client.base_url), cookies=dict(client.cookies))
        assert answer.status_code < 500, (case.method, case.formatted_path, case.body, answer.text)
        case.validate_response(answer, checks=PROMISED)

    send()


def test_every_refusal_is_documented(openapi: dict[str, Any]) -> None:
    assert "HTTPValidationError" not in str(openapi)
    for path, calls in openapi["paths"].items():
        for method, call in calls.items():
            for status in ("400", "401", "403", "404", "409", "422", "429", "503"):
                said = call["responses"][status]["content"]["application/json"]["schema"]
                assert said == {"$ref": "#/components/schemas/Problem"}, (method, path, status)
