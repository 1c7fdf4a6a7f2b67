"""The variants of the game. A form is generated from the schema: titles are message keys."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from .components import value


class Options(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    mode: Literal["competitive", "solo"] = Field(
        default="competitive", title="option.mode", description="option.mode.help"
    )
    rounds: int = Field(
        default=value("game", "solo", "rounds"),
        ge=1,
        le=30,
        title="option.rounds",
        description="option.rounds.help",
        json_schema_extra={"only": {"mode": ["solo"]}},
    )
    heroic: bool = Field(
        default=False,
        title="option.heroic",
        description="option.heroic.help",
        json_schema_extra={"only": {"mode": ["solo"]}},
    )
