"""``boneyard check``: an author's way to the conformance checks."""

import pytest
from boneyard_pig import Pig
from boneyard_pig import engine as pig

from app.cli.main import main
from engines import registry
from engines.contract import Engine

Said = pytest.CaptureFixture[str]


def installed(monkeypatch: pytest.MonkeyPatch, engine: Engine) -> None:
    monkeypatch.setattr(registry, "_engines", lambda: {engine.id: engine})


def test_one_that_keeps_the_contract(monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    installed(monkeypatch, pig)
    assert main(["check", "pig"]) == 0
    assert capsys.readouterr().out.startswith("pig keeps the contract: ")


def test_one_that_does_not(monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    class Forgetful(Pig):
        __module__ = Pig.__module__

        def load(self, data: bytes):  # type: ignore[no-untyped-def]
            state = super().load(data)
            state.pot = 0
            return state

    installed(monkeypatch, Forgetful())
    assert main(["check", "pig"]) == 1
    *lines, last = capsys.readouterr().out.splitlines()
    assert last.startswith("pig breaks the contract: ")
    assert any("pig 2 seats" in line for line in lines)


def test_one_that_is_not_there(capsys: Said) -> None:
    assert main(["check", "chess"]) == 2
    assert "no game called 'chess'" in capsys.readouterr().err
