"""All that leaves an engine is JSON as it stands."""

from collections.abc import Mapping
from typing import Any

import orjson

from ..contract import Event
from .case import Case
from .seen import decision_json


def problem(value: Any, path: str = "") -> str | None:
    """Where a value is not plain JSON (tuples, sets, keys that are no text, huge numbers)."""
    kind = type(value)
    if value is None or kind in (str, bool):
        return None
    if kind is int:
        # what a browser's numbers can hold
        return None if abs(value) < 2**53 else f"{path} is too large a number"
    if kind is float:
        return None if value == value and abs(value) != float("inf") else f"{path} is {value}"
    if kind is list:
        found = (problem(item, f"{path}[{i}]") for i, item in enumerate(value))
    elif kind is dict:
        for key in value:
            if type(key) is not str:
                return f"{path} has the key {key!r}"
        found = (problem(item, f"{path}.{key}") for key, item in value.items())
    else:
        return f"{path} is a {kind.__name__}"
    return next((text for text in found if text), None)


def check_json(case: Case) -> None:
    """Views, events, decisions and results survive JSON unchanged; beats carry all events."""
    engine = case.engine
    for game, seat, action in case.sample("json"):
        _check(case, "public", engine.public(game.state))
        for viewer in range(case.seats):
            _check(case, f"private({viewer})", engine.private(game.state, viewer))
        for decider, decision in engine.decisions(game.state).items():
            _check(case, f"decision({decider})", decision_json(decision))
        _check(case, "preview", engine.preview(game.state, seat, action))
        beats: list[Event] = []
        shown = game.clone()
        state = shown.state

        def on_beat(events: Any, state: Any = state, beats: list[Event] = beats) -> None:
            beats.extend(events)
            _check(case, "public at a beat", engine.public(state))
            for viewer in range(case.seats):
                _check(case, f"private({viewer}) at a beat", engine.private(state, viewer))

        events = shown.act(seat, action, on_beat=on_beat)
        case.require(beats == events, "The beats do not carry all events, in order.")
        for event in events:
            case.require("type" not in event.values, f"{event.type} has a value named type.")
            case.require(
                event.audience is None or event.audience in range(case.seats),
                f"{event.type} is for seat {event.audience}.",
            )
            _check(case, event.type, _plain(event.values))
    result = engine.result(case.end().state)
    _check(case, "result", result.json() if result else None)
    _check(case, "options", case.options.model_dump(mode="json"))


def _plain(values: Mapping[str, Any]) -> dict[str, Any]:
    return dict(values)


def _check(case: Case, name: str, value: Any) -> None:
    found = problem(value, name)
    if found:
        case.fail(f"Not plain JSON: {found}.")
    case.require(orjson.loads(orjson.dumps(value)) == value, f"{name} changes on its way.")
