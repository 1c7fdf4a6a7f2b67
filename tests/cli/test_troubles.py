"""Every command and everything that can be wrong around it: a sentence and a code, no traceback."""

import os
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from threading import Timer

import pytest
from boneyard_pig import engine as pig

from app.cli import database, reach
from app.cli.main import COMMANDS, INTERRUPTED, NOBODY_READS, main
from app.db.errors import DatabaseAway
from engines import registry

GAME = str(next((Path(__file__).parent.parent / "fixtures").glob("*/solo-1.json")))
ARGUMENTS = {
    "serve": ["--port", "0"],
    "simulate": ["bad_bones", "--games", "1"],
    "check": ["pig"],
    "verify": [GAME],
    "describe": [GAME],
    "export": ["g_none"],
    "backup": ["-"],
    "restore": [GAME],
}
"""What a command can't do without."""
ASKING = [name for name in COMMANDS if name not in ("simulate", "check", "verify", "describe")]
"""The commands that need a database."""
TELLING = [name for name in COMMANDS if name not in ASKING]

Said = pytest.CaptureFixture[str]


def run(name: str) -> int:
    return main([name, *ARGUMENTS.get(name, [])])


@pytest.fixture(autouse=True)
def _as_it_was(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """``serve`` writes into the environment and takes over signals; ``check`` has a small game."""
    games = {**registry._engines(), "pig": pig}
    monkeypatch.setattr(registry, "_engines", lambda: games)
    monkeypatch.setattr(os, "environ", os.environ.copy())
    monkeypatch.setenv("BONEYARD_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    before = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}
    # an app that ran in this process listens for its end ever after
    signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        monkeypatch.setenv("DATABASE_URL", f"postgresql://a@127.0.0.1:{listening.getsockname()[1]}")
        yield


def sentence(said: Said) -> str:
    """What was said that is not good, in a line, wherever the command says it."""
    out, err = said.readouterr()
    assert "Traceback" not in err
    lines = [line for line in (out + err).splitlines() if line and " good " not in line]
    assert lines, "nothing was said"
    return next(line for line in lines if "WRONG" in line or line in err)


@pytest.mark.parametrize("name", ASKING)
@pytest.mark.parametrize("address", ["mysql://a:b@c/d", "postgresql://a@127.0.0.1:1/b"])
def test_a_bad_address(
    name: str, address: str, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    monkeypatch.setenv("DATABASE_URL", address)
    assert run(name) == 1
    assert "DATABASE_URL" in sentence(capsys)


@pytest.mark.parametrize("name", ASKING)
@pytest.mark.usefixtures("silent")
def test_a_silent_host(name: str, monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    monkeypatch.setattr(reach, "PATIENCE", 0.1)
    assert run(name) == 1
    assert "did not answer within 0.1 seconds" in sentence(capsys)


@pytest.mark.parametrize("name", ASKING)
def test_a_data_folder_that_cannot_be_one(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Said
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("BONEYARD_DATA_DIR", str(tmp_path / "file" / "data"))
    assert run(name) == 1
    said = sentence(capsys)
    assert "BONEYARD_DATA_DIR" in said
    assert "DATABASE_URL" not in said, "which is not set"


@pytest.mark.parametrize("trouble", [reach.NotReached("It hangs."), DatabaseAway("It hangs")])
def test_our_own_database_is_not_blamed_on_an_address(
    trouble: Exception, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Said
) -> None:
    async def refuse(_url: str) -> None:
        raise trouble

    monkeypatch.setattr(reach, "reach", refuse)
    monkeypatch.setattr(database, "_embedded", lambda *_: nullcontext("postgresql:///postgres"))
    assert run("migrate") == 1
    said = sentence(capsys)
    assert said.startswith(f"The database in {tmp_path / 'data'}")
    assert said.endswith("It hangs.")
    assert "DATABASE_URL" not in said, "which is not set"


@pytest.mark.parametrize("name", [*TELLING, "doctor"])
@pytest.mark.parametrize("buffered", [True, False])
def test_nobody_reads(name: str, buffered: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with open(writing, "w", -1 if buffered else 1) as nobody:
        monkeypatch.setattr(sys, "stdout", nobody)
        assert run(name) == NOBODY_READS


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such disk here")
@pytest.mark.parametrize("name", TELLING)
def test_a_full_disk(name: str, monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    with Path("/dev/full").open("w") as full, monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", full)
        assert run(name) == 1
    assert "No space left" in sentence(capsys)


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.usefixtures("silent")
def test_ctrl_c_while_it_waits(name: str, monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    """For the database, for a file from standard input, or for very many games."""
    waits = {
        "simulate": ["bad_bones", "--games", "1000"],
        "check": ["bad_bones"],
        "verify": ["-"],
        "describe": ["-"],
    }
    monkeypatch.setitem(ARGUMENTS, name, waits.get(name, ARGUMENTS.get(name, [])))
    reading, writing = os.pipe()
    with open(reading) as stdin, open(writing, "w"):
        monkeypatch.setattr(sys, "stdin", stdin)
        ctrl_c = Timer(0.3, os.kill, (os.getpid(), signal.SIGINT))
        ctrl_c.start()
        try:
            assert run(name) == INTERRUPTED
        finally:
            ctrl_c.cancel()
    assert "Traceback" not in capsys.readouterr().err


def test_version(capsys: Said) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out.startswith("Boneyard 0.")
