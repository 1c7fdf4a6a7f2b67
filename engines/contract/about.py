"""What is printed on the box."""

import tomllib
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field


class About(BaseModel):
    """A game's card, for pages that know nothing else of it. Its name and pitch are texts
    (``game.name``, ``game.pitch``), how many may play is the engine's ``seats``."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    minutes: int = Field(gt=0)
    """How long a game takes with the usual number of players."""
    age: int = Field(gt=0)
    designers: tuple[str, ...] = Field(min_length=1)
    publishers: tuple[str, ...] = ()

    @classmethod
    def read(cls, file: Path) -> "About":
        """From a file ``about.toml``."""
        return cls.model_validate(tomllib.loads(file.read_text("utf-8")))
