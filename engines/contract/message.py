"""Texts that are worded elsewhere."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Message:
    """A key of the message catalogues, and the values its text needs."""

    key: str
    values: Mapping[str, Any] = field(default_factory=dict)
