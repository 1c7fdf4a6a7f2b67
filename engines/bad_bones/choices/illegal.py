"""Refusals: a code for programs, and a sentence in the catalogue for people."""

from ...contract import IllegalAction
from ..texts import CATALOGUE


def illegal(code: str) -> IllegalAction:
    return IllegalAction(code, CATALOGUE.text("en", f"illegal.{code}"))
