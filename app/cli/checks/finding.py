"""One line of ``boneyard doctor``."""

from dataclasses import dataclass

WIDTH = 18


@dataclass(frozen=True, slots=True)
class Finding:
    about: str
    good: bool | None
    """``None``: it could not be looked at, and another line says why."""
    text: str

    def __str__(self) -> str:
        mark = {True: "good", False: "WRONG", None: "-"}[self.good]
        return f"{self.about:<{WIDTH}} {mark:<6} {self.text}"
