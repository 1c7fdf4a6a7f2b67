"""What the owner of a server may set, all of it by environment variables.

Each field is read from ``BONEYARD_<NAME>``, except ``DATABASE_URL``, which is called so everywhere.
"""

import os
import re
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

from platformdirs import user_data_path
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from app.mistakes import mistake

PREFIX = "BONEYARD_"


class BadSettings(ValueError):
    """An environment variable has a value that can't work; the text names it."""


def default_data_dir() -> Path:
    # Postgres refuses to run as root, and its own user can't enter root's home.
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        return Path("/var/lib/boneyard")
    return user_data_path("boneyard", appauthor=False)


def _postgres(url: str) -> str:
    """Checked here: the driver's own words would quote the address, and with it the password."""
    try:
        parts = urlsplit(url)
        hosts = parts.netloc.rpartition("@")[2].split(",")
        fits = parts.scheme in ("postgresql", "postgres") and all(map(_HOST.match, hosts))
    except ValueError:
        fits = False
    if url and not fits:
        raise ValueError(
            "it should read postgresql://user:password@host/name (in the password, "
            "write @ as %40, / as %2F, # as %23 and % as %25)"
        )
    return url


_HOST = re.compile(r"^(\[[^\]]*\]|[^:]*)(:\d{1,5})?$")


def _addresses(value: str) -> str:
    """Checked here: what is no address would be believed of nobody, and nobody would be told."""
    named = [part.strip() for part in value.split(",") if part.strip()]
    if named == ["*"]:
        return "*"
    for part in named:
        try:
            ip_network(part)
        except ValueError as error:
            raise ValueError(f"{part} is neither an address nor a network ({error})") from None
    return ",".join(named)


class Settings(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    host: str = "127.0.0.1"
    port: int = Field(default=8000, ge=0, le=65535)
    workers: int = Field(default=1, ge=1, le=64)
    public_url: Annotated[str, AfterValidator(lambda url: url.rstrip("/"))] = Field(
        default="", pattern=r"^(https?://[^/\s]+/?)?$"
    )
    """``https://games.example.org``: what invite links start with. Empty: links are paths."""
    data_dir: Path = Field(default_factory=default_data_dir)
    database_url: Annotated[str, AfterValidator(_postgres)] = ""
    """Empty: an embedded Postgres under ``data_dir``."""
    database_pool: int = Field(default=8, ge=1, le=200)
    database_patience: float = Field(default=10, ge=0.1, le=300)
    """Seconds that anybody waits for the database, at the most."""
    secure_cookies: bool | None = None
    """``None``: as the request came, over https or not."""
    trusted_proxies: Annotated[str, AfterValidator(_addresses)] = ""
    """Addresses and networks (comma separated, or ``*``) whose ``X-Forwarded-*`` headers are
    believed. Nobody's by default: whoever is believed may claim to be anybody."""
    rate_limits: bool = True
    metrics_token: str = ""
    """What a scraper sends as ``Authorization: Bearer …``. Empty: there are no ``/metrics``."""
    max_body: int = 64 * 1024
    max_message: int = 16 * 1024
    """The largest websocket message."""
    max_head: int = Field(default=16 * 1024, ge=1024)
    """Bytes of a request's first line and headers."""
    head_seconds: float = Field(default=10, gt=0)
    """From connecting, or from the first byte of a later request, to the end of its headers."""
    body_seconds: float = Field(default=20, gt=0)
    max_connections: int = Field(default=4000, ge=1)
    """Per process; fewer where the system allows fewer open files."""
    connections_per_address: int = Field(default=500, ge=1)
    """Per process. A whole table, or a school, may sit behind one address."""
    sockets_per_address: int = Field(default=200, ge=1)
    sockets_per_person: int = Field(default=20, ge=1)
    bot_delay: float = Field(default=0.6, ge=0, le=60)
    """Seconds that a bot seems to think: a table of bots can be followed by eye."""
    session_days: int = Field(default=400, ge=1)
    log_format: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    access_log: bool = False

    @classmethod
    def read(cls, environment: Mapping[str, str] | None = None) -> "Settings":
        environment = os.environ if environment is None else environment
        names = {field: PREFIX + field.upper() for field in cls.model_fields}
        names["database_url"] = "DATABASE_URL"
        values = {field: environment[name] for field, name in names.items() if name in environment}
        try:
            return cls.model_validate(values)
        except ValidationError as error:
            first = error.errors()[0]
            name = names.get(str(first["loc"][0]), str(first["loc"][0]))
            own = first["type"] == "value_error"  # a sentence from above
            why = first["ctx"]["error"] if own else mistake(first).in_english
            raise BadSettings(f"{name} can't be used: {why}.") from None
