"""The combinations of options that an engine offers, read off its ``Options``."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, product
from typing import Any

from pydantic import ValidationError

from ..contract import Engine
from .case import Case


def values_of(schema: dict[str, Any], default: Any) -> list[Any]:
    """What to try for one option: all values if they are few, else the ends and the default."""
    if "anyOf" in schema:
        found = [v for part in schema["anyOf"] for v in values_of(part, default)]
    elif "enum" in schema:
        found = list(schema["enum"])
    elif "const" in schema:
        found = [schema["const"]]
    elif schema.get("type") == "boolean":
        found = [False, True]
    elif schema.get("type") == "integer":
        found = [schema["minimum"]] if "minimum" in schema else []
    elif schema.get("type") == "array":
        kinds = values_of(schema.get("items", {}), None)
        found = [[], [kind for kind in kinds if kind is not None]]
    elif schema.get("type") == "null":
        found = [None]
    else:
        found = []
    return [default, *(value for value in found if value != default)]


def option_sets(engine: Engine) -> Iterator[Any]:
    """Each combination once; those that the engine itself refuses are left out."""
    fields = properties(engine)
    defaults = engine.Options().model_dump(mode="json")
    seen: list[Any] = []
    for combination in product(*(values_of(fields[name], defaults[name]) for name in fields)):
        values = dict(zip(fields, combination, strict=True))
        for name, schema in fields.items():
            if not applies(schema, values):
                values[name] = defaults[name]
        try:
            options = engine.Options(**values)
        except ValidationError:
            continue
        if options not in seen:
            seen.append(options)
            yield options


def applies(schema: dict[str, Any], values: dict[str, Any]) -> bool:
    """An option may say that it means something ``only`` where others have certain values."""
    only: dict[str, list[Any]] = schema.get("only", {})
    return all(values[name] in allowed for name, allowed in only.items())


def properties(engine: Engine) -> dict[str, dict[str, Any]]:
    """The options' JSON Schema by name, with references resolved."""
    schema = engine.Options.model_json_schema()
    shared = schema.get("$defs", {})

    def resolved(part: Any) -> Any:
        if isinstance(part, list):
            return [resolved(one) for one in part]
        if not isinstance(part, dict):
            return part
        if "$ref" in part:
            return resolved(shared[part["$ref"].rsplit("/", 1)[1]])
        return {name: resolved(value) for name, value in part.items()}

    fields: dict[str, dict[str, Any]] = resolved(schema.get("properties", {}))
    return fields


FEWER_POINTS = 5
"""Of the many variants each one is looked at less closely than the first."""
STRENGTH = 3
"""Faults mostly need two or three options to meet; more at once make too many games."""


def covering(sets: Iterable[Any], strength: int = STRENGTH) -> Iterator[Any]:
    """A few of ``sets`` in which any ``strength`` options meet in all their combinations: again
    and again the one that brings most that has not been met, the first of them if several do."""
    left = [(options, _meetings(options, strength)) for options in sets]
    wanted: set[Any] = set().union(*(meetings for _, meetings in left))
    while wanted:
        options, meetings = max(left, key=lambda each: len(each[1] & wanted))
        wanted -= meetings
        yield options


def _meetings(options: Any, strength: int) -> set[Any]:
    values = [(name, repr(value)) for name, value in options]
    return set(combinations(values, min(strength, len(values))))


def basic_cases(engine: Engine, **kwargs: Any) -> Iterator[Case]:
    """Every number of seats, with the first options that allow it: mostly all as at first."""
    sets = list(option_sets(engine))
    for seats in engine.seats:
        options = next((each for each in sets if seats in engine.seats_for(each)), None)
        if options is not None:
            yield Case(engine, options, seats, **kwargs)


def cases(engine: Engine, thorough: bool = False, **kwargs: Any) -> Iterator[Case]:
    """Every set of options with every number of seats if ``thorough``, else a choice of both in
    which every number of seats comes up."""
    if thorough:
        for options in option_sets(engine):
            for seats in engine.seats_for(options):
                yield Case(engine, options, seats, **kwargs)
        return
    played: Counter[int] = Counter()
    for options in covering(option_sets(engine)):
        allowed = engine.seats_for(options)
        if allowed:
            seats = min(allowed, key=lambda number: played[number])
            yield Case(engine, options, seats, **kwargs)
            played[seats] += 1
            kwargs = {"points": FEWER_POINTS, **kwargs}
    for options in option_sets(engine):
        for seats in engine.seats_for(options):
            if not played[seats]:
                played[seats] += 1
                yield Case(engine, options, seats, **kwargs)
