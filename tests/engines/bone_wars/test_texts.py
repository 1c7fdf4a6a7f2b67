"""Whatever the game has or says has a text, in every language."""

from collections.abc import Iterator
from typing import Any

import pytest

from engines.bone_wars import engine
from engines.bone_wars.texts import CATALOGUE
from engines.runtime.messages import LANGUAGES

from .eager import told


def reasons(seed: int, theodore: str) -> Iterator[dict[str, Any]]:
    _, events = told(1, seed, theodore)
    for event in events:
        if event["type"].startswith("theodore.") and "why" in event:
            yield event["why"]


@pytest.mark.parametrize("theodore", ["advanced", "expert"])
def test_theodores_reasons_have_texts_and_the_values_they_need(theodore: str) -> None:
    keys = set()
    for seed in range(6):
        for why in reasons(seed, theodore):
            keys.add(why["key"])
            for lang in LANGUAGES:
                assert CATALOGUE.text(lang, why["key"], why["values"])
    assert len(keys) > 20  # the games were not too short to say anything


def words() -> Iterator[str]:
    """A key for every component that a game may have."""
    view = engine.public(engine.new(engine.Options(), 1, b""))["components"]
    yield from (f"bone.{bone['type']}{form}" for bone in view["bones"] for form in ("", ".a"))
    yield from (f"bones.{bone['type']}" for bone in view["bones"])
    yield from (f"site.{site}" for site in view["sites"])
    yield from (f"place.{site}" for site in view["sites"])
    yield from (f"university.{university['id']}" for university in view["universities"])
    for species in view["species"].values():
        yield f"category.{species['category']}"
        yield f"discoverer.{species['discoverer']}"
        yield f"icon.{species['icon']}"
        yield f"prize.{species['prize']}"
        yield f"prize.{species['prize']}.does"
    for person, card in view["paleontologists"].items():
        yield f"person.{person}"
        yield f"mode.{card['action']}.does"
        yield f"effect.{card['effect']}"
        yield f"effect.{card['effect']}.short"
    yield from (f"grant.G{number}{form}" for number in range(1, 15) for form in ("", ".short"))
    yield from (f"team.{card}" for card in view["team_cards"])
    for row in view["professions"]["rows"]:
        yield f"profession.{row['id']}"
        yield f"profession.{row['id']}.short"
        yield from (f"gain.{word}" for word in row["bonus"])
    for column in view["professions"]["columns"]:
        yield from (f"gain.{word}" for word in column["bonus"])
    for envelope in view["envelopes"]:
        yield f"envelope.{envelope['id']}"
        yield from (f"gain.{word}" for word in envelope["bonus"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_components_have_words(lang: str) -> None:
    assert sorted(set(words()) - CATALOGUE.texts[lang].keys()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_small_labels_stay_small(lang: str) -> None:
    """A grant's fits a space of a university."""
    shorts = [f"grant.G{number}.short" for number in range(1, 15)]
    assert [key for key in shorts if len(CATALOGUE.text(lang, key)) > 31] == []


@pytest.mark.parametrize("seats", [1, 3])
def test_points_are_split_into_parts_with_names(seats: int) -> None:
    state, _ = told(seats, 1)
    result = engine.result(state)
    assert result is not None
    for parts, points in zip(result.parts, result.points, strict=True):
        assert sum(parts.values()) == points
        for lang in LANGUAGES:
            assert {f"part.{part}" for part in parts} <= CATALOGUE.texts[lang].keys()
