"""What the pictures of a set are called."""

from fnmatch import fnmatchcase


def file_of(scene: str, look: object) -> str:
    """Inside of the set, without spaces.

    >>> file_of("asked/bad_bones/trap, taken back", "phone-dark-fr")
    'asked/bad_bones/trap-taken-back/phone-dark-fr.png'
    """
    return f"{scene.replace(', ', '-').replace(' ', '-')}/{look}.png"


def matches(file: str, pattern: str) -> bool:
    """Part of a file's name, or with ``*`` all of it.

    >>> matches("home/guest/phone-dark-fr.png", "guest"), matches("home/guest/x.png", "guest*")
    (True, False)
    """
    return fnmatchcase(file, pattern if "*" in pattern else f"*{pattern}*")
