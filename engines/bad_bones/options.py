"""The variants of the game. A form is generated from the schema: titles are message keys."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, field_validator

from .state.components import value
from .state.tokens import KINDS

Chief = Literal[
    "pyro", "saboteur", "emperor", "necromancer", "friendly", "instructor", "spectral"
]  # fmt: skip


Mode = Literal["competitive", "solo", "cooperative"]


class Options(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    mode: Mode = Field(default="competitive", title="option.mode", description="option.mode.help")
    rounds: int = Field(
        default=value("game", "solo", "rounds"),
        ge=1,
        le=30,
        title="option.rounds",
        description="option.rounds.help",
        json_schema_extra={"only": {"mode": ["solo", "cooperative"]}},
    )
    heroic: bool = Field(
        default=False,
        title="option.heroic",
        description="option.heroic.help",
        json_schema_extra={"only": {"mode": ["solo"]}},
    )
    endless: bool = Field(
        default=False,
        title="option.endless",
        description="option.endless.help",
        json_schema_extra={"only": {"mode": ["cooperative"]}},
    )
    advanced: bool = Field(
        default=False, title="option.advanced", description="option.advanced.help"
    )
    chiefs: list[Chief] = Field(
        default=[],
        title="option.chiefs",
        description="option.chiefs.help",
        json_schema_extra={"uniqueItems": True, "words": "chief"},
    )

    @field_validator("chiefs")
    @classmethod
    def _each_once(cls, chiefs: list[Chief]) -> list[Chief]:
        return sorted(set(chiefs), key=KINDS.index)
