"""A game's options, always checked by the engine's own model."""

from typing import Any

from pydantic import ValidationError

from app.errors import NotFound, Refused
from engines import registry
from engines.contract import Engine


def engine_of(name: str) -> Engine:
    try:
        return registry.get(name)
    except registry.UnknownEngine:
        raise NotFound("no_engine") from None


def checked(engine: Engine, options: dict[str, Any]) -> dict[str, Any]:
    """With every default filled in."""
    try:
        return engine.Options.model_validate(options).model_dump(mode="json")
    except ValidationError as error:
        first = error.errors()[0]
        field = ".".join(str(part) for part in first["loc"]) or "options"
        raise Refused("bad_options", 422, field=field[:60], why=first["msg"][:200]) from None


def allowed_seats(engine: Engine, options: dict[str, Any]) -> range:
    return engine.seats_for(engine.Options.model_validate(options))


def default_bot(engine: Engine) -> str:
    """Engines name their bots from the simplest to the best."""
    bots = list(engine.bots())
    if not bots:
        raise Refused("no_bots")
    return bots[-1]
