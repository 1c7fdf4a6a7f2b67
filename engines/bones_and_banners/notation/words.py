"""Single words: a card or a die, with a mark and how often."""

import re
from collections.abc import Collection, Iterable, Iterator
from itertools import groupby

_WORD = re.compile(r"(?P<name>[A-Za-z-]+)(?P<mark>[!>]?)(?:\*(?P<times>[1-9]\d?))?")


def spread(words: Iterable[str], known: Collection[str], mark: str = "") -> Iterator[str]:
    """Each as often as it says, its mark still on it. ``known``: the names that there are.

    >>> list(spread(["squire*2", "jester!"], ["jester", "squire"], "!"))
    ['squire', 'squire', 'jester!']
    """
    for word in words:
        found = _WORD.fullmatch(word)
        if found is None or found["name"] not in known or found["mark"] not in ("", mark):
            raise ValueError(f"There is no {word!r} here.")
        yield from [found["name"] + found["mark"]] * int(found["times"] or 1)


def gathered(words: Iterable[str]) -> list[str]:
    """
    >>> gathered(["ogre", "ogre", "dame", "ogre"])
    ['ogre*2', 'dame', 'ogre']
    """
    counted = ((word, len(list(run))) for word, run in groupby(words))
    return [word if times == 1 else f"{word}*{times}" for word, times in counted]
