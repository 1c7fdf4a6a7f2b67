"""Steps that wait on the stack."""

from typing import Any

from ..state.position import State


def waiting(state: State, kind: type[Any]) -> Any:
    """The topmost step of a kind."""
    return next((step for step in reversed(state.stack) if type(step) is kind), None)
