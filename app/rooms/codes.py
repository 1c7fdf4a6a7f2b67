"""Short codes that can be said aloud: no O and 0, I and 1, no L, no U and V."""

import re
import secrets

ALPHABET = "23456789ABCDEFGHJKMNPQRSTWXYZ"
LENGTH = 6
LINK = re.compile(r"([0-9A-Za-z]{3}-?[0-9A-Za-z]{3})(?:-([A-Za-z0-9_]{16,32}))?")


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def new_secret() -> str:
    return secrets.token_hex(12)


def read_code(typed: str) -> str:
    """As it is stored, however it was typed.

    >>> read_code(" k7m-4qp ")
    'K7M4QP'
    """
    return typed.replace("-", "").replace(" ", "").upper()


def read_link(part: str) -> tuple[str, str | None] | None:
    """The code and the secret of ``/r/<part>``, and of every call on a room.

    >>> read_link("K7M4QP-0123456789abcdef01234567"), read_link("k7m-4qp"), read_link("x")
    (('K7M4QP', '0123456789abcdef01234567'), ('K7M4QP', None), None)
    """
    found = LINK.fullmatch(part.replace(" ", ""))
    return (read_code(found[1]), found[2]) if found else None
