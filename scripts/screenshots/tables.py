"""The table in every position: all that a game may ask, drawn without a server."""

from collections.abc import Iterator, Sequence
from typing import Any

from .camera import posing
from .house import GAMES, Frame, Profiles, registry, state_of
from .looks import Look


def names(engine: str) -> tuple[str, ...]:
    return tuple(GAMES[engine].positions)


def photograph(
    profiles: Profiles, engine: str, look: Look, wanted: Sequence[str]
) -> Iterator[tuple[str, bytes]]:
    context = profiles.new_context(**look.profile)
    with posing(context, f"{engine}, {look}") as pose:
        frame = Frame(pose.page, registry.get(engine))
        frame.resize(look.size.width, look.size.height)
        for name in wanted:
            _lay(frame, name, look.lang)
            yield name, pose.picture()


def _lay(frame: Frame, name: str, lang: str) -> None:
    game = GAMES[frame.engine.id]
    position: Any = game.positions[name]
    frame.inner.evaluate("localStorage.clear()")
    frame.deal(state_of(position), lang)
    frame.inner.locator(game.primary).locator("visible=true").first.wait_for()
    for step in position.steps:
        frame.inner.locator(step).locator("visible=true").first.dispatch_event("click")
