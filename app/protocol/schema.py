"""Both directions as one JSON Schema."""

from functools import cache
from typing import Any

from pydantic.json_schema import models_json_schema

from .client import CLIENT
from .server import SERVER

VERSION = 1


@cache
def schema() -> dict[str, Any]:
    """In it ``$defs.client`` and ``$defs.server``."""
    names, document = models_json_schema(
        [(model, "validation") for model in CLIENT + SERVER],
        title=f"Boneyard protocol, version {VERSION}",
    )
    document["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    for side, models in (("client", CLIENT), ("server", SERVER)):
        document["$defs"][side] = {"oneOf": [names[model, "validation"] for model in models]}
    document["oneOf"] = [{"$ref": "#/$defs/client"}, {"$ref": "#/$defs/server"}]
    return document
