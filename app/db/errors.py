"""A database that is away, as opposed to a bug of ours. ``trouble`` decides which is which."""


class DatabaseAway(Exception):
    """It restarts, hangs, or does not let us in: whoever asked may try again."""

    def __init__(self, why: str, *, unknown: bool = False) -> None:
        super().__init__(why)
        self.unknown = unknown
        """It was asked to change something and may have done so."""
