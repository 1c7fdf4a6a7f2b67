"""Reads ``docker-compose.yml`` as Docker Compose does, as far as ours goes."""

import re
from collections.abc import Mapping
from typing import Any

import yaml

from .tracked import ROOT

_VALUE = re.compile(r"\$\{(?P<name>\w+):-(?P<default>[^}]*)\}")


def service(name: str, given: Mapping[str, str]) -> dict[str, Any]:
    """``given``: what is set where ``docker compose up`` is typed, or in ``.env``."""
    text = (ROOT / "docker-compose.yml").read_text("utf-8")
    found: dict[str, Any] = _filled(yaml.safe_load(text)["services"][name], given)
    environment = {key: given.get(key) if value is None else value
                   for key, value in found.get("environment", {}).items()}  # fmt: skip
    set_ones = {key: value for key, value in environment.items() if value is not None}
    return found | {"environment": set_ones}


def _filled(value: Any, given: Mapping[str, str]) -> Any:
    match value:
        case dict():
            return {key: _filled(inner, given) for key, inner in value.items()}
        case list():
            return [_filled(inner, given) for inner in value]
        case str():
            return _VALUE.sub(lambda found: given.get(found["name"]) or found["default"], value)
    return value
