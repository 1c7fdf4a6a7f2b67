"""Whoever hosts it finds every setting on one page."""

import re

from app.paths import ROOT
from app.settings import Settings


def test_every_setting_is_on_the_page_about_operating() -> None:
    page = (ROOT / "docs" / "operating.md").read_text("utf-8")
    named = set(re.findall(r"`(BONEYARD_[A-Z_]+)`", page.split("## Settings")[1].split("\n## ")[0]))
    assert named == {f"BONEYARD_{field.upper()}" for field in Settings.model_fields} - {
        "BONEYARD_DATABASE_URL"  # called DATABASE_URL, as everywhere
    }
