"""One move, of a skeleton or of a group behind its instructor, from where it stands to its end."""

from dataclasses import dataclass


@dataclass(slots=True)
class Walk:
    token: int
    """Who walks; of a group, its leader."""
    start: int
    """The pose it set out in."""
    path: list[int]
    """The places it has been on, the first one included."""
    pose: int
    """Where it is now and the direction of its last step."""
    members: list[int]
    """Everybody in it who is still on the way, in the order of their pile."""
    entered: tuple[int, ...] = ()
    """Each trap it stepped on, as the pose of that step (rulings 31, 12.31)."""
    dragons: tuple[int, ...] = ()
    """Spaces of the dragons that repelled it (ruling 33)."""

    @staticmethod
    def of(token: int, pose: int) -> "Walk":
        """A single skeleton sets out."""
        return Walk(token, pose, [pose >> 2], pose, [token])

    def copy(self) -> "Walk":
        return Walk(
            self.token,
            self.start,
            self.path.copy(),
            self.pose,
            self.members.copy(),
            self.entered,
            self.dragons,
        )
