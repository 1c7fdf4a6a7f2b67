"""Engines register themselves."""

from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from engines import registry
from tests.conformance import toy


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[object]]:
    """What entry points of other packages load."""
    loaded: list[object] = []

    def entry_points(group: str) -> list[object]:
        assert group == "boneyard.engines"
        return [SimpleNamespace(load=lambda one=one: one) for one in loaded]

    monkeypatch.setattr(registry, "entry_points", entry_points)
    registry._engines.cache_clear()
    yield loaded
    registry._engines.cache_clear()


def test_packages_with_an_engine_are_found_and_others_are_not() -> None:
    names = [engine.id for engine in registry.all()]
    assert "bad_bones" in names
    assert "conformance" not in names
    assert names == sorted(names)


def test_get_gives_the_same_engine_every_time() -> None:
    assert registry.get("bad_bones") is registry.get("bad_bones")


def test_an_unknown_name_is_answered_with_the_known_ones() -> None:
    with pytest.raises(registry.UnknownEngine, match=r"no game called .chess.\..*bad_bones"):
        registry.get("chess")


@pytest.mark.parametrize("target", [toy, toy.engine], ids=["a package", "the engine itself"])
def test_an_installed_engine_registers_by_its_entry_point(
    installed: list[object], target: object
) -> None:
    installed.append(target)
    assert registry.get("toy") is toy.engine
