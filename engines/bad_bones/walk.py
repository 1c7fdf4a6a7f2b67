"""One skeleton's move, from the space it stands on to where it ends up."""

from dataclasses import dataclass, field


@dataclass(slots=True)
class Walk:
    token: int
    start: int
    """The pose it set out in."""
    path: list[int]
    """The places it has been on, the first one included."""
    pose: int
    """Where it is now and the direction of its last step."""
    entered: list[int] = field(default_factory=list)
    """Each trap it stepped on, as the pose of that step (rulings 31, 12.31)."""
    dragons: list[int] = field(default_factory=list)
    """Spaces of the dragons that repelled it (ruling 33)."""

    @staticmethod
    def of(token: int, pose: int) -> "Walk":
        """It sets out."""
        return Walk(token, pose, [pose >> 2], pose, [], [])

    def copy(self) -> "Walk":
        return Walk(
            self.token,
            self.start,
            self.path.copy(),
            self.pose,
            self.entered.copy(),
            self.dragons.copy(),
        )
