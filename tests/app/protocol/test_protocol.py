"""The protocol's models and their schema."""

from typing import Any

import jsonschema
import pytest
from jsonschema import Draft202012Validator

from app.protocol.client import incoming
from app.protocol.schema import schema

ACT = {"type": "act", "id": "x", "decision": "1", "action": {"type": "pass"}}
GOOD = [
    ACT,
    {"type": "undo", "id": "x"},
    {"type": "preview", "id": "x", "decision": "1", "action": {}},
    {"type": "chat", "id": "x", "text": "hi", "channel": "watch"},
    {"type": "chat", "id": "x", "text": "hi"},
    {"type": "point", "seat": 1, "at": "2,3"},
    {"type": "point", "seat": 1, "at": None},
    {"type": "ideas", "id": "x", "seat": 1},
    {"type": "propose", "id": "x", "seat": 1, "action": {"type": "pass"}},
    {"type": "withdraw", "id": "x", "proposal": 7},
    {"type": "resume", "at": 0},
    {"type": "resume", "at": 7, "seat": None},
    {"type": "ping"},
]
BAD = [
    {},
    {"type": "act"},
    ACT | {"more": 1},
    ACT | {"id": "x" * 65},
    ACT | {"action": "pass"},
    {"type": "point", "seat": 1},
    {"type": "point", "seat": 1, "at": "in the\nmiddle"},
    {"type": "point", "seat": 1, "at": "x" * 25},
    {"type": "propose", "id": "x", "seat": -1, "action": {}},
    {"type": "withdraw", "id": "x", "proposal": "7"},
    {"type": "resume", "at": "0"},
    {"type": "frame", "version": 1, "events": []},
]


def clients() -> Draft202012Validator:
    document = schema()
    return Draft202012Validator({**document, "oneOf": [{"$ref": "#/$defs/client"}]})


@pytest.mark.parametrize("message", GOOD, ids=lambda message: message["type"])
def test_what_is_understood_is_in_the_schema(message: dict[str, Any]) -> None:
    incoming.validate_python(message)
    clients().validate(message)


@pytest.mark.parametrize("message", BAD)
def test_what_is_refused_is_not(message: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="validation error"):
        incoming.validate_python(message)
    with pytest.raises(jsonschema.ValidationError):
        clients().validate(message)


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(schema())


async def test_it_is_served(client: Any) -> None:
    answer = await client.get("/api/protocol.json")
    assert answer.json() == schema()
