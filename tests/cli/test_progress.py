"""A bar for people, nothing for pipes."""

import sys

import pytest

from app.cli.progress import Progress


def test_a_bar_where_somebody_looks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    with Progress(2) as progress:
        progress.step()
    assert "███" in (shown := capsys.readouterr().err)
    assert "1/2" in shown


def test_nothing_in_a_pipe(capsys: pytest.CaptureFixture[str]) -> None:
    with Progress(2) as progress:
        progress.step()
    assert capsys.readouterr().err == ""
