"""``boneyard verify`` and ``boneyard describe``, over the recorded games."""

import io
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import orjson
import pytest

from app.cli.main import main
from engines import registry
from engines.runtime.record import Record

GAMES = sorted((Path(__file__).parent.parent / "fixtures").glob("*/*.json"))
SOLO = next(game for game in GAMES if game.name == "solo-1.json")


def changed(folder: Path, change: Any) -> str:
    data = orjson.loads(SOLO.read_bytes())
    change(data)
    file = folder / "game.json"
    file.write_bytes(orjson.dumps(data))
    return str(file)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.parent.name} {game.stem}")
def test_recorded_games_are_verified(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(game)]) == 0
    assert capsys.readouterr().out.startswith("Verified: all ")


def test_a_file_that_went_through_another_program_is_still_right(tmp_path: Path) -> None:
    assert main(["verify", changed(tmp_path, lambda data: None)]) == 0


def test_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    stdin = SimpleNamespace(buffer=io.BytesIO(SOLO.read_bytes()))
    monkeypatch.setattr("sys.stdin", stdin)
    assert main(["verify", "-"]) == 0


def test_a_changed_seed_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = changed(tmp_path, lambda data: data.update(seed="00" * 32))
    assert main(["verify", file]) == 1
    assert "The seed is not the one" in capsys.readouterr().err


def test_a_changed_result_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = changed(tmp_path, lambda data: data["result"].update(winners=[0], points=[99]))
    assert main(["verify", file]) == 1
    assert "another result" in capsys.readouterr().err


def test_any_changed_action_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each line in turn becomes another action that was legal there."""
    record, engine = Record.from_json(SOLO.read_bytes()), registry.get("bad_bones")
    tried = 0
    for number, line in enumerate(record.log):
        decision = engine.decisions(record.replay(number).state).get(line.seat)
        if line.action is None or decision is None:
            continue
        other = next(action for action in decision.actions if action != line.action)
        file = changed(tmp_path, lambda data, n=number, o=other: data["log"][n].update(action=o))
        assert main(["verify", file]) == 1
        assert capsys.readouterr().err.startswith("Refused: ")
        tried += 1
    assert tried > 5


@pytest.mark.parametrize(
    ("content", "why"), [(b"{}", "not a recorded game"), (None, "can't be read")]
)
def test_other_files_are_refused_in_a_sentence(
    tmp_path: Path, content: bytes | None, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "x.json"
    if content is not None:
        file.write_bytes(content)
    for command in ("verify", "describe"):
        assert main([command, str(file)]) == 1
        assert why in capsys.readouterr().err


def test_the_table_at_the_start_and_at_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["describe", str(SOLO), "--at", "0"]) == 0
    start = capsys.readouterr().out
    assert main(["describe", str(SOLO)]) == 0
    end = capsys.readouterr().out
    transcript = SOLO.with_suffix(".txt").read_text("utf-8")
    assert start.strip() in transcript
    assert end.strip() in transcript
    assert start != end


def test_through_a_seats_eyes_and_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    main(["describe", str(SOLO), "--at", "2", "--lang", "fr"])
    public = capsys.readouterr().out
    main(["describe", str(SOLO), "--at", "2", "--lang", "fr", "--seat", "0"])
    both = capsys.readouterr().out
    assert both.startswith(public.strip())
    assert len(both) > len(public)
    assert "squelettes" in public


@pytest.mark.parametrize("arguments", [["--at", "-1"], ["--at", "999"], ["--seat", "1"]])
def test_what_is_not_in_the_game_is_one_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["describe", str(SOLO), *arguments]) == 1
    assert capsys.readouterr().err.count("\n") == 1
