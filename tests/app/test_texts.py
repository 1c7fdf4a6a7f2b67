"""Every refusal has its sentence, in every language."""

import re

import pytest

from app import texts
from app.paths import ROOT
from app.web.rates import SHARED
from engines.runtime.messages import LANGUAGES

CODES = re.compile(r'(?:Refused|NotAllowed|NotFound)\(\s*"(\w+)"')


def codes() -> set[str]:
    files = [
        path
        for folder in ("live", "pages", "people", "rooms", "web")
        for path in (ROOT / "app" / folder).rglob("*.py")
    ]
    return {code for path in files for code in CODES.findall(path.read_text("utf-8"))}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_a_sentence(lang: str) -> None:
    found = codes() | {"too_many", "not_found", "game_runs", "game_over", "passwords_busy"}
    found |= {rate.refusal for rate in SHARED.values()}
    assert "no_room" in found
    assert {code for code in found if f"error.{code}" not in texts.catalogue().texts[lang]} == set()


def test_both_languages_say_the_same_things() -> None:
    english, french = (texts.catalogue().texts[lang] for lang in LANGUAGES)
    assert english.keys() == french.keys()
    for key in english:
        assert holes(english[key]) == holes(french[key]), key


def holes(text: str | dict[str, str]) -> set[str]:
    forms = text.values() if isinstance(text, dict) else [text]
    return {hole for form in forms for hole in re.findall(r"\{(\w+)\}", form)}


def test_french_has_its_spaces() -> None:
    for key, text in texts.catalogue().texts["fr"].items():
        for form in text.values() if isinstance(text, dict) else [text]:
            assert not re.search(r"[a-zé] [:;?!»]|« ", form), key
