"""``boneyard simulate``."""

import json
from typing import Any

import pytest

from app.cli.main import main
from engines import registry
from tests.conformance import broken, toy

KEYS = {
    "games",
    "finished",
    "errors",
    "actions",
    "seconds",
    "actions_per_s",
    "mean_actions",
    "results",
}


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Engines for this test alone."""
    engines: dict[str, Any] = {"toy": toy.engine}
    monkeypatch.setattr(registry, "_engines", lambda: engines)
    return engines


def simulate(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, dict[str, Any]]:
    code = main(["simulate", *arguments])
    return code, json.loads(capsys.readouterr().out.splitlines()[-1])


def test_the_last_line_sums_it_up(capsys: pytest.CaptureFixture[str]) -> None:
    code, summary = simulate(capsys, "bad_bones", "--seats", "3", "--games", "4", "--seed", "7")
    assert code == 0
    assert set(summary) == KEYS
    assert (summary["games"], summary["finished"], summary["errors"]) == (4, 4, 0)
    assert summary["mean_actions"] == pytest.approx(summary["actions"] / 4, abs=0.1)
    assert len(summary["results"]["wins"]) == 3


def test_the_same_seed_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    runs = [simulate(capsys, "bad_bones", "--games", "3", "--seed", s)[1] for s in "112"]
    kept = [(run["actions"], run["results"]) for run in runs]
    assert kept[0] == kept[1] != kept[2]


def test_options_and_the_fewest_seats(capsys: pytest.CaptureFixture[str]) -> None:
    options = '{"mode": "solo", "rounds": 2}'
    code, summary = simulate(capsys, "bad_bones", "--games", "2", "--options", options)
    assert code == 0
    assert len(summary["results"]["wins"]) == 1


def test_bots_by_name_in_turn(capsys: pytest.CaptureFixture[str], known: dict[str, Any]) -> None:
    code, _ = simulate(capsys, "toy", "--seats", "3", "--games", "2", "--bots", "random, random")
    assert code == 0


def test_an_unfinished_game_is_a_failure(
    capsys: pytest.CaptureFixture[str], known: dict[str, Any]
) -> None:
    known["toy"] = broken.DeadEnd()
    code, summary = simulate(capsys, "toy", "--games", "2")
    assert (code, summary["finished"], summary["errors"]) == (1, 0, 0)


def test_an_error_is_counted_and_told_with_its_seed(
    capsys: pytest.CaptureFixture[str], known: dict[str, Any]
) -> None:
    known["toy"] = broken.BreaksOwnRule()
    code = main(["simulate", "toy", "--games", "2"])
    output = capsys.readouterr()
    assert code == 1
    assert json.loads(output.out)["errors"] == 2
    assert "there is only one round" in output.err
    assert "seed " in output.err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "There is no game called 'chess'."),
        (["bad_bones", "--seats", "9"], "is for 2, 3, 4, 5, 6 players, not 9"),
        (["bad_bones", "--options", "{"], "--options is not JSON"),
        (["bad_bones", "--options", "[]"], "--options takes a JSON object"),
        (["bad_bones", "--options", '{"mode": "x"}'], "--options: mode:"),
        (["bad_bones", "--options", '{"nope": 1}'], "--options: nope:"),
        (["bad_bones", "--bots", "hal"], "There is no bot 'hal'."),
        (["bad_bones", "--games", "0"], "--games must be 1 or more."),
    ],
)
def test_wrong_use_is_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    assert main(["simulate", *arguments]) == 2
    output = capsys.readouterr()
    assert sentence in output.err
    assert output.err.count("\n") == 1
    assert output.out == ""


@pytest.mark.parametrize("command", ["simulate", "verify", "describe"])
def test_help_explains(capsys: pytest.CaptureFixture[str], command: str) -> None:
    with pytest.raises(SystemExit) as done:
        main([command, "--help"])
    assert done.value.code == 0
    assert len(capsys.readouterr().out.splitlines()) > 5
