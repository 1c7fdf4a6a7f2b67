"""What one viewer (or all spectators together) has been sent: a version and a short history.

A frame is kept in pieces. The public piece is one string that all streams of a table share; only
the version and the small private piece are a stream's own.
"""

from collections import deque
from collections.abc import Iterable
from itertools import islice
from typing import NamedTuple

KEPT_FRAMES = 200
KEPT_CHARS = 200_000
"""Beyond that a returning client gets a snapshot, which is smaller than what it missed."""


class Body(NamedTuple):
    """A frame without its version."""

    shown: str
    """``"events":[…],"public":[…]``"""
    own: str
    """``,"private":[…],"decision":…,"undo":…``, or nothing."""


def frame(version: int, body: Body) -> str:
    return f'{{"type":"frame","version":{version},{body.shown}{body.own}}}'


class Stream:
    __slots__ = ("_bodies", "_chars", "_keep", "base", "version")

    def __init__(self, base: int, keep: int | None = KEPT_FRAMES) -> None:
        self.base = base
        self.version = base
        self._keep = keep
        self._bodies: deque[Body] = deque()
        self._chars = 0

    def add(self, bodies: Iterable[Body | None]) -> list[str]:
        """The frames to send for these beats; a beat that tells this viewer nothing is none."""
        frames = []
        for body in bodies:
            if body is not None:
                self.version += 1
                self._bodies.append(body)
                self._chars += len(body.shown) + len(body.own)
                frames.append(frame(self.version, body))
        if self._keep is not None:
            while len(self._bodies) > self._keep or self._chars > KEPT_CHARS:
                dropped = self._bodies.popleft()
                self._chars -= len(dropped.shown) + len(dropped.own)
        return frames

    def since(self, at: int) -> list[str] | None:
        """Exactly the frames after version ``at``, or ``None`` if they are not kept."""
        missed = self.version - at
        kept = len(self._bodies)
        if at < self.base or missed < 0 or missed > kept:
            return None
        bodies = islice(self._bodies, kept - missed, None)
        return [frame(at + n, body) for n, body in enumerate(bodies, 1)]
