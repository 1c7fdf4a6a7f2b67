"""The variants of the game. A form is generated from the schema: titles are message keys."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

Cards = Literal["advanced", "expert"]


class Options(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    theodore: Cards = Field(
        default="advanced",
        title="option.theodore",
        description="option.theodore.help",
        json_schema_extra={"only_seats": [1]},
    )
    """With which cards the opponent of a single player gets better."""
