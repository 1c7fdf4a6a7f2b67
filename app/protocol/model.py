"""What messages of both directions are made of."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Channel: TypeAlias = Literal["table", "watch"]
SeatNumber: TypeAlias = Annotated[int, Field(ge=0, le=99)]
Place: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[!-~]{1,24}$")]
"""A name that the game's client gives to what it draws; the server knows no boards."""


class Model(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Text(Model):
    """A key of the message catalogues with its values."""

    key: str
    values: dict[str, Any]
