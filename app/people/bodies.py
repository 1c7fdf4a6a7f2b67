"""What the calls about people take and give."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, StringConstraints

from app.db.models import Person
from app.web import language

from .avatars import Avatar


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


Username = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9][A-Za-z0-9_.-]{2,31}$")]
NewPassword = Annotated[str, StringConstraints(min_length=8, max_length=200)]


Line = StringConstraints(max_length=200, pattern=r"^[^\x00]*$")
"""Postgres can keep any text but this one sign."""


class NewMe(Body):
    name: Annotated[str, Line]
    avatar: Avatar | None = None


class Lang(Body):
    lang: language.Lang


class Account(Body):
    username: Username
    password: NewPassword


class Login(Body):
    username: Annotated[str, Line]
    password: Annotated[str, Line]


class Me(BaseModel):
    person: str
    name: str
    avatar: str
    username: str | None
    lang: str | None

    @classmethod
    def of(cls, person: Person) -> "Me":
        return cls(
            person=person.id,
            name=person.name,
            avatar=person.avatar,
            username=person.username,
            lang=person.lang,
        )


class Done(BaseModel):
    done: Literal[True] = True
