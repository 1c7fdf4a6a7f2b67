"""What people may be called. Markup is just text: whoever shows a name escapes it."""

import unicodedata

LONGEST = 32
# Cc, Cf: control and invisible format signs (they can turn text round); Cs: halves; Co: private
HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn")
JOINERS = "\u200c\u200d"  # of use inside words and emoji


def clean(text: str, longest: int = LONGEST) -> str | None:
    """Trimmed and on one line, or ``None`` if nothing to show is left or it is too long.

    >>> clean("  Ada \\t Lovelace\\n"), clean(" \\u202e "), clean("x" * 33)
    ('Ada Lovelace', None, None)
    """
    text = unicodedata.normalize("NFC", text)
    spaced = " ".join(text.split())
    kept = "".join(
        sign for sign in spaced if sign in JOINERS or unicodedata.category(sign) not in HIDDEN
    ).strip()
    if not kept.strip(JOINERS + " ") or len(kept) > longest:
        return None
    return kept
