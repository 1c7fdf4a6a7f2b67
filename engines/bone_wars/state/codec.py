"""States as bytes and back, field by field as the classes list them."""

from dataclasses import fields
from typing import Any

import orjson

from ...runtime.rng import Rng
from .player import Player, Slot
from .position import Doing, Draft, Site, Solo, State
from .step import KINDS, Step


def _fields(thing: Any) -> dict[str, Any]:
    return {field.name: getattr(thing, field.name) for field in fields(thing)}


def dump(state: State) -> bytes:
    values = _fields(state)
    del values["actions"]  # follows from the rest
    del values["row_bonus"]  # follows from the rules
    values["rng"] = state.rng and [state.rng.key.hex(), state.rng.count]
    values["stack"] = [[type(step).__name__, _fields(step)] for step in state.stack]
    return orjson.dumps(values)  # writes dataclasses as objects


def load(data: bytes) -> State:
    values = orjson.loads(data)
    key, count = values["rng"]
    values["rng"] = Rng(bytes.fromhex(key), count)
    values["stack"] = [_step(*each) for each in values["stack"]]
    values["players"] = [_player(each) for each in values["players"]]
    values["sites"] = {name: Site(**each) for name, each in values["sites"].items()}
    for name, kind in (("draft", Draft), ("solo", Solo), ("doing", Doing)):
        values[name] = values[name] and kind(**values[name])
    return State(**values)


def _step(kind: str, values: dict[str, Any]) -> Step:
    return KINDS[kind](**values)


def _player(values: dict[str, Any]) -> Player:
    slots = [Slot(**slot) for slot in values.pop("slots")]
    return Player(**values, slots=slots)
