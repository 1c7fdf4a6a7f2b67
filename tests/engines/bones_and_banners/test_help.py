"""The help says of the cards what is written on them."""

from html import unescape
from pathlib import Path

import pytest

from engines.bones_and_banners.texts import CATALOGUE
from engines.runtime.messages import LANGUAGES

HELP = Path(__file__).parents[3] / "static/games/bones_and_banners"
WHOLE = (".text", ".does")
KEYWORDS = ("slay", "retreat", "bluff", "lost", "stalemate", "raid", "recruit", "initiative")
"""They have a paragraph of their own there."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_of_cards_are_in_the_help_as_they_are(lang: str) -> None:
    page = unescape((HELP / f"help.{lang}.html").read_text("utf-8"))
    texts = {
        key: text
        for key, text in CATALOGUE.texts[lang].items()
        if key.split(".")[0] in ("card", "terrain", "feat", "keyword")
        and key.endswith(WHOLE)
        and key.split(".")[1] not in KEYWORDS
    }
    assert len(texts) > 90
    assert [key for key, text in texts.items() if f"<p>{text}</p>" not in page] == []
