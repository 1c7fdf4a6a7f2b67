"""A progress bar on standard error, where somebody is looking."""

import sys
import time

WIDTH = 30


class Progress:
    def __init__(self, total: int) -> None:
        self._total = total
        self._done = 0
        self._shown = 0.0
        self._visible = sys.stderr.isatty()

    def __enter__(self) -> "Progress":
        return self

    def __exit__(self, *_: object) -> None:
        if self._visible:
            print("\r\033[K", end="", file=sys.stderr)

    def step(self) -> None:
        self._done += 1
        now = time.monotonic()
        if self._visible and now - self._shown > 0.1:
            self._shown = now
            bar = "█" * (WIDTH * self._done // self._total)
            text = f"\r{bar:░<{WIDTH}} {self._done}/{self._total}"
            print(text, end="", file=sys.stderr, flush=True)
