"""This game's texts in all languages."""

from pathlib import Path

from ..messages import Catalogue

CATALOGUE = Catalogue.load(Path(__file__).parent / "messages")
