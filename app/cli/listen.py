"""The address to listen on, or a sentence that says why not."""

import socket


class CannotListen(RuntimeError):
    pass


def listen(host: str, port: int) -> socket.socket:
    """Bound before anything else is started: a taken port is the likeliest trouble."""
    made = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
    except OSError as error:
        made.close()
        raise CannotListen(
            f"Can't listen on {host}:{port} ({error.strerror}). "
            "Choose another address with --host and --port."
        ) from None
    made.set_inheritable(True)
    return made
