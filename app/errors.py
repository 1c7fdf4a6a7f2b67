"""The family of refusals: a code for programs, a sentence for people, a fitting status."""

from typing import Any


class Refused(Exception):
    """Nothing has changed (``unknown_outcome``: perhaps). The sentence is the message
    ``error.<code>``, in one's own language."""

    def __init__(self, code: str, status: int = 409, **values: Any) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.values = values


class NotFound(Refused):
    def __init__(self, code: str = "not_found") -> None:
        super().__init__(code, 404)


class NotAllowed(Refused):
    def __init__(self, code: str) -> None:
        super().__init__(code, 403)


class TooMany(Refused):
    def __init__(self, seconds: int, code: str = "too_many", status: int = 429) -> None:
        super().__init__(code, status, count=seconds)
        self.seconds = seconds
