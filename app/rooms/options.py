"""A game's options, always checked by the engine's own model."""

from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from app.errors import NotFound, Refused
from app.mistakes import mistake
from app.texts import Elsewhere
from engines import registry
from engines.contract import Engine
from engines.runtime import messages


def maybe_engine(name: str) -> Engine | None:
    """A room may be older than the last upgrade: its game need not be there any more."""
    try:
        return registry.get(name)
    except registry.UnknownEngine:
        return None


def engine_of(name: str) -> Engine:
    engine = maybe_engine(name)
    if engine is None:
        raise NotFound("no_engine")
    return engine


def fitting(engine: Engine, options: dict[str, Any]) -> dict[str, Any]:
    """A room's options as far as the engine still knows them, the others as by default."""
    kept = dict(options)
    while True:
        try:
            return engine.Options.model_validate(kept).model_dump(mode="json")
        except ValidationError as error:
            wrong = {str(one["loc"][0]) for one in error.errors() if one["loc"]}
            kept = {name: kept[name] for name in kept.keys() - wrong} if wrong & kept.keys() else {}


def checked(engine: Engine, options: dict[str, Any]) -> dict[str, Any]:
    """With every default filled in."""
    try:
        return engine.Options.model_validate(options).model_dump(mode="json")
    except ValidationError as error:
        first = error.errors()[0]
        field, why = mistake(first)
        raise Refused("bad_options", 422, field=_title(engine, first) or field, why=why) from None


def _title(engine: Engine, error: ErrorDetails) -> Elsewhere | None:
    """What the form of the options calls it, by a key of the engine's texts."""
    option = engine.Options.model_fields.get(str(error["loc"][0])) if error["loc"] else None
    return Elsewhere(messages.of(engine), option.title) if option and option.title else None


def allowed_seats(engine: Engine, options: dict[str, Any]) -> range:
    return engine.seats_for(engine.Options.model_validate(fitting(engine, options)))


def default_bot(engine: Engine) -> str:
    """Engines name their bots from the simplest to the best."""
    bots = list(engine.bots())
    if not bots:
        raise Refused("no_bots")
    return bots[-1]
