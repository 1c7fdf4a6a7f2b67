"""The animals people may be."""

from typing import Literal, TypeAlias, get_args

Avatar: TypeAlias = Literal["fox", "owl", "hare", "bear", "raven", "badger"]
AVATARS: tuple[Avatar, ...] = get_args(Avatar)
