"""Texts in several languages."""

from pathlib import Path

import pytest

from engines import registry
from engines.runtime.messages import LANGUAGES, Catalogue, of, plural_form
from tests.conformance.toy import engine as toy


def catalogue(folder: Path, **texts: str) -> Catalogue:
    for lang in LANGUAGES:
        (folder / lang).mkdir()
        (folder / lang / "a.toml").write_text(texts[lang], "utf-8")
    return Catalogue.load(folder)


def test_values_are_put_in(tmp_path: Path) -> None:
    texts = catalogue(tmp_path, en='"hi.you" = "Hi {name}"', fr='"hi.you" = "Salut {name}"')
    assert texts.text("fr", "hi.you", {"name": "Zoé"}) == "Salut Zoé"


def test_the_number_chooses_the_form(tmp_path: Path) -> None:
    text = '"bones" = { one = "one bone", other = "{count} bones" }'
    texts = catalogue(tmp_path, en=text, fr=text)
    assert [texts.text("en", "bones", {"count": n}) for n in (0, 1)] == ["0 bones", "one bone"]
    assert texts.text("fr", "bones", {"count": 0}) == "one bone"


@pytest.mark.parametrize(
    ("lang", "count", "form"),
    [("en", 1, "one"), ("en", 1.5, "other"), ("fr", 1.5, "one"), ("fr", 2, "other")],
)
def test_forms_are_those_of_the_browser(lang: str, count: float, form: str) -> None:
    assert plural_form(lang, count) == form


def test_files_of_a_language_are_one_catalogue(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "b.toml").write_text('"b.b" = "B"', "utf-8")
    (tmp_path / "en" / "c.toml").write_text('"c.c" = "C"', "utf-8")
    assert set(Catalogue.load(tmp_path).texts["en"]) == {"b.b", "c.c"}


def test_a_text_in_two_files_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    for name in ("b", "c"):
        (tmp_path / "en" / f"{name}.toml").write_text('"same.key" = "text"', "utf-8")
    with pytest.raises(ValueError, match=r"another file has: same\.key"):
        Catalogue.load(tmp_path)


@pytest.mark.parametrize("engine", [*registry.all(), toy], ids=lambda engine: engine.id)
def test_an_engine_brings_its_texts(engine: object) -> None:
    assert of(engine).text("fr", "game.name")


def test_a_class_without_texts_is_an_error() -> None:
    with pytest.raises((FileNotFoundError, TypeError)):
        of(object())
