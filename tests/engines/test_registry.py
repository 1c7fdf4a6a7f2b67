"""Engines register themselves."""

from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from engines import registry
from engines.contract import About
from tests.conformance import toy


def point(target: object, package: str = "a-package", name: str = "a_game") -> SimpleNamespace:
    """What ``importlib.metadata`` would make of it. A failure is raised when it is loaded."""

    def load() -> object:
        if isinstance(target, BaseException):
            raise target
        return target

    return SimpleNamespace(load=load, name=name, dist=SimpleNamespace(name=package))


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[object]]:
    """What entry points of other packages load."""
    loaded: list[object] = []

    def entry_points(group: str) -> list[object]:
        assert group == "boneyard.engines"
        return [one if isinstance(one, SimpleNamespace) else point(one) for one in loaded]

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


def without(**changed: object) -> toy.Toy:
    """One that lacks nothing, but for what a test takes from it."""
    parts = {"id": "other", "__module__": toy.__name__, **changed}
    made: toy.Toy = type("Changed", (toy.Toy,), parts)()
    return made


def broken_about(engine: object) -> About:
    return About.model_validate({"minutes": 0})


@pytest.mark.parametrize(
    ("target", "why"),
    [
        (ImportError("No module named 'lost'"), "ImportError: No module named 'lost'"),
        (SystemExit(3), "SystemExit: 3"),
        (object(), "its engine has no Options, about, apply"),
        (without(id="Other Game"), "its id 'Other Game' isn't made of a-z and _"),
        (without(id="../../app"), "isn't made of a-z and _"),
        (without(seats=range(3)), "not a range from 1 on"),
        (without(seats=[2, 3]), "not a range from 1 on"),
        (without(Options=dict), "its Options aren't a model"),
        (without(about={"minutes": 3}), "its about isn't an About"),
        (without(about=property(broken_about)), "validation errors for About"),
        (without(bots=lambda self: {}), "none of its bots is called random"),
        (without(__module__="json"), "has no folder of messages"),
        (without(id="bad_bones"), "there is another game with the id 'bad_bones'"),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_a_package_that_cannot_be_used_is_left_out(
    installed: list[object], target: object, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Once, and by a line that names it; the others play on."""
    installed += [target, toy]
    ours = registry.get("bad_bones")
    assert registry.get("toy") is toy.engine
    assert registry.get("bad_bones") is ours is not target
    assert target not in registry.all()
    (line,) = caplog.messages
    assert line.startswith("The game a_game of the package a-package is left out: ")
    assert why in line
    assert "\n" not in line


def test_of_two_with_one_id_the_first_package_has_it(
    installed: list[object], caplog: pytest.LogCaptureFixture
) -> None:
    first, second = without(), without()
    installed += [point(second, "b-package"), point(first, "a-package")]
    assert registry.get("other") is first
    assert "of the package b-package is left out" in caplog.text
