"""A recorded game for people to read: what was done, and what it has changed on the table wherever
that was shown."""

from collections.abc import Iterator

import orjson

from ..runtime.record import Record


def transcript(record: Record, lang: str = "en") -> str:
    return "\n".join(_lines(record, lang)) + "\n"


def _lines(record: Record, lang: str) -> Iterator[str]:
    game = record.start()
    options = " ".join(f"{k}={orjson.dumps(v).decode()}" for k, v in record.options.items())
    yield f"{record.engine}, {record.seats} seats, {options}"
    yield f"seed {record.seed.hex()}"
    yield ""
    text = game.engine.describe(game.engine.public(game.state), lang)
    yield text
    barrier = game.state.barrier
    for number, entry in enumerate(record.log, 1):
        events = game.play(entry)
        done = "takes it back" if entry.action is None else _flat(entry.action)
        yield f"{number}. seat {entry.seat}: {done}"
        yield from (f"    {event.type} {_flat(dict(event.values))}".rstrip() for event in events)
        if game.state.barrier != barrier:
            barrier = game.state.barrier
            before, text = text, game.engine.describe(game.engine.public(game.state), lang)
            yield from _news(before, text)
    yield f"result {orjson.dumps(record.result).decode()}"


def _news(before: str, after: str) -> Iterator[str]:
    """The paragraphs of a description that are not as they were."""
    known = set(before.split("\n\n"))
    for paragraph in after.split("\n\n"):
        if paragraph not in known:
            yield ""
            yield paragraph


def _flat(values: dict[str, object]) -> str:
    return " ".join(
        v if isinstance(v, str) and k == "type" else f"{k}={orjson.dumps(v).decode()}"
        for k, v in values.items()
    )
