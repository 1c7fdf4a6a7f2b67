"""Refusals: a code for programs, and a sentence in the catalogue for people."""

from pathlib import Path

from ..contract import IllegalAction
from ..messages import Catalogue

CATALOGUE = Catalogue.load(Path(__file__).parent / "messages")


def illegal(code: str) -> IllegalAction:
    return IllegalAction(code, CATALOGUE.text("en", f"illegal.{code}"))
