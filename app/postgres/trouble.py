class PostgresTrouble(RuntimeError):
    """The embedded Postgres can't run; the text says why and what to do."""


class InUse(PostgresTrouble):
    """Another app holds the folder, and runs its Postgres."""
