"""States as bytes and back."""

from dataclasses import fields

import orjson
from pydantic import TypeAdapter

from .position import State

_FORM = TypeAdapter(State)
_NAMES = [field.name for field in fields(State) if field.name != "open"]  # follows from the rest


def dump(state: State) -> bytes:
    return orjson.dumps({name: getattr(state, name) for name in _NAMES}, default=bytes.hex)


def load(data: bytes) -> State:
    return _FORM.validate_json(data)
