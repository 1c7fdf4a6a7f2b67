"""A view as plain text."""

from ..contract import View


def describe(view: View, lang: str) -> str:
    raise NotImplementedError
