"""A child that ends with its parent, even if the parent is killed with -9 (Linux)."""

import ctypes
import os
import signal
import sys
from collections.abc import Callable

PR_SET_PDEATHSIG = 1


def lifeline(parent: int, sent: signal.Signals) -> Callable[[], None]:
    """What the child has to call, after any change of user (which would clear it).

    The signal comes when the *thread* that made the child ends, so start children from the main
    thread. Everything is looked up here: between fork and exec as little as possible may happen.
    """
    if sys.platform != "linux":
        return lambda: None
    prctl = ctypes.CDLL(None, use_errno=True).prctl
    number = int(sent)

    def hold() -> None:
        prctl(PR_SET_PDEATHSIG, number)
        if os.getppid() != parent:  # it was already gone
            os._exit(1)

    return hold
