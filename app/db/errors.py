"""Reasons why a database can't be used. ``absence`` tells one that is away from a bug of ours."""


class DatabaseAway(Exception):
    """It restarts, hangs, or does not let us in: whoever asked may try again."""

    def __init__(self, why: str, *, unknown: bool = False) -> None:
        super().__init__(why)
        self.unknown = unknown
        """It was asked to change something and may have done so."""


class UnknownSchema(Exception):
    """Another version of Boneyard has made it: this one keeps its hands off. The text says what
    to do."""

    def __init__(self, found: str, newest: str | None) -> None:
        super().__init__(
            f"The database was made by a newer version of Boneyard: its schema is {found}, and "
            f"this version knows them up to {newest}. Nothing has been changed. Start the newer "
            "version again, or restore a backup from before the update."
        )


class NoSuchRevision(Exception):
    """Asked for by hand."""

    def __init__(self, wanted: str, known: list[str]) -> None:
        super().__init__(f"There is no schema {wanted!r}. There are: {', '.join(known)}.")
