"""This game's texts in all languages."""

from pathlib import Path

from ..runtime.messages import Catalogue

CATALOGUE = Catalogue.load(Path(__file__).parent / "messages")
