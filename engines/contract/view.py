"""What a viewer may see."""

from typing import Any, TypeAlias

View: TypeAlias = dict[str, Any]
"""What a viewer may see, ready for JSON."""
