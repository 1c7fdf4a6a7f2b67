"""What the owner of a server may set, all of it by environment variables.

Each field is read from ``BONEYARD_<NAME>``, except ``DATABASE_URL``, which is called so everywhere.
"""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

from platformdirs import user_data_path
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

PREFIX = "BONEYARD_"


class BadSettings(ValueError):
    """An environment variable has a value that can't work; the text names it."""


def default_data_dir() -> Path:
    # Postgres refuses to run as root, and its own user can't enter root's home.
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        return Path("/var/lib/boneyard")
    return user_data_path("boneyard", appauthor=False)


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
    database_url: str = ""
    """Empty: an embedded Postgres under ``data_dir``."""
    database_pool: int = Field(default=8, ge=1, le=200)
    secure_cookies: bool | None = None
    """``None``: as the request came, over https or not."""
    trusted_proxies: str = "127.0.0.1"
    """Addresses (comma separated, or ``*``) whose ``X-Forwarded-*`` headers are believed."""
    rate_limits: bool = True
    max_body: int = 64 * 1024
    max_message: int = 16 * 1024
    """The largest websocket message."""
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
            raise BadSettings(f"{name} can't be used: {first['msg']}.") from None
