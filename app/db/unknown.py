"""A database that another version of Boneyard has made: this one keeps its hands off it."""


class UnknownSchema(Exception):
    """The text says what to do."""

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
