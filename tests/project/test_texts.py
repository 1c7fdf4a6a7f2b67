"""Every text is there, in both languages, with the same values, and somebody uses it."""

from scripts.messages import problems


def test_texts_are_complete_in_every_language() -> None:
    assert problems() == []
