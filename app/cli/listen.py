"""The address to listen on, or a sentence that says why not."""

import errno
import socket

from .holder import holder

TRIED = 20
WRONG = (OSError, TypeError, UnicodeError)  # the last two for what can't be a name at all


class CannotListen(RuntimeError):
    """The text says why, and what to choose instead."""


class Taken(CannotListen):
    """By another program, or by ourselves."""


def listen(host: str, port: int) -> socket.socket:
    """Bound before anything else is started: a taken port is the likeliest trouble."""
    try:
        made = _bound(host, port)
    except WRONG as error:
        number = error.errno if isinstance(error, OSError) else None
        if number == errno.EADDRINUSE:
            raise Taken(_taken(host, port)) from None
        raise CannotListen(_why(host, port, error)) from None
    made.set_inheritable(True)
    return made


def _is_free(host: str, port: int) -> bool:
    try:
        _bound(host, port).close()
    except WRONG:
        return False
    return True


def _free_port(host: str, port: int) -> int:
    """One of the next, which are easy to remember, or any."""
    for other in range(port + 1, min(port + TRIED, 65536)):
        if _is_free(host, other):
            return other
    with _bound(host, 0) as made:
        found: int = made.getsockname()[1]
        return found


def _bound(host: str, port: int) -> socket.socket:
    made = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((host, port))
    except BaseException:
        made.close()
        raise
    return made


def _taken(host: str, port: int) -> str:
    other = _free_port(host, port)
    return (
        f"Port {port} is taken by {holder(port) or 'another program'}. Choose another one, such as "
        f"{other}: set BONEYARD_PORT={other}, or add --port {other} to boneyard serve."
    )


def _why(host: str, port: int, error: Exception) -> str:
    if isinstance(error, PermissionError):
        return (
            f"Port {port} is not open to your user. Choose one from 1024 up: "
            "set BONEYARD_PORT, or add --port to boneyard serve."
        )
    reason = getattr(error, "strerror", None) or "no such address"
    return (
        f"Can't listen on {host} ({reason}). Choose an address of this machine, or 0.0.0.0 for "
        "all of them: set BONEYARD_HOST, or add --host to boneyard serve."
    )
