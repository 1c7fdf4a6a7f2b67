"""How many connections the system lets one process have."""

SPARE = 100
"""For the database, files and whoever asks how it is going."""


def enough_for(wanted: int) -> int:
    """As many connections, or fewer where the system allows no more.

    A process that has used up its descriptors can't even refuse: what is asked is never accepted.
    """
    try:
        import resource
    except ImportError:  # Windows counts no descriptors
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    needed = wanted + SPARE
    if soft < needed:
        soft = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        except (ValueError, OSError):  # macOS has a lower limit that it does not tell
            soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return max(1, min(wanted, soft - SPARE))
