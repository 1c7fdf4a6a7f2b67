class PostgresTrouble(RuntimeError):
    """The embedded Postgres can't run; the text says why and what to do."""
