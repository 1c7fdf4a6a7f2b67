"""One choice of a seat, as JSON."""

from typing import Any, TypeAlias

Action: TypeAlias = dict[str, Any]
"""One choice: a small JSON object such as ``{"type": "hero.move", "to": "2,3"}``."""
