"""Every byte that a viewer may be sent."""

from collections.abc import Iterable
from typing import Any

import orjson

from ..contract import Decision, Engine, Event, View
from ..runtime.messages import LANGUAGES


def decision_json(decision: Decision | None) -> dict[str, Any] | None:
    if decision is None:
        return None
    return {
        "id": decision.id,
        "kind": decision.kind,
        "prompt": {"key": decision.prompt.key, "values": dict(decision.prompt.values)},
        "actions": list(decision.actions),
        "undo": decision.undo,
    }


def shown(engine: Engine, state: Any, viewer: int | None) -> list[View]:
    views = [engine.public(state)]
    if viewer is not None:
        views.append(engine.private(state, viewer))
    return views


def views(engine: Engine, state: Any, viewer: int | None) -> bytes:
    """What is on the table. Keys are not sorted: an order can tell something, too."""
    result = engine.result(state)
    return orjson.dumps([shown(engine, state, viewer), result.json() if result else None])


def texts(engine: Engine, state: Any, viewer: int | None) -> bytes:
    """The same in words."""
    told = [engine.describe(v, lang) for v in shown(engine, state, viewer) for lang in LANGUAGES]
    return "\n".join(told).encode()


def everything(engine: Engine, state: Any, viewer: int | None) -> bytes:
    """The views, and what the viewer has to choose and may take back."""
    if viewer is None:
        return views(engine, state, viewer)
    decision = decision_json(engine.decisions(state).get(viewer))
    undo = state.undoable[viewer]
    return views(engine, state, viewer) + orjson.dumps([decision, undo])


def told(events: Iterable[Event], viewer: int | None) -> bytes:
    return orjson.dumps([e.json() for e in events if e.audience is None or e.audience == viewer])


def difference(one: bytes, other: bytes) -> str:
    """Where two answers part, for a person to read."""
    start = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    around = slice(max(0, start - 60), start + 60)
    return (
        f"\n  …{one[around].decode(errors='replace')}\n  …{other[around].decode(errors='replace')}"
    )
