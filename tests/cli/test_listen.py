"""A port that is taken: by whom, and what to choose instead."""

import os
import re
import shutil
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.cli import holder as holders
from app.cli.listen import CannotListen, listen


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        held.listen()
        yield held.getsockname()[1]


def refusal(host: str, port: int) -> str:
    with pytest.raises(CannotListen) as refused:
        listen(host, port)
    return str(refused.value)


def test_a_taken_port_names_its_program_and_a_free_one(taken: int) -> None:
    said = refusal("127.0.0.1", taken)
    assert f"(process {os.getpid()})" in said
    free = re.search(r"BONEYARD_PORT=(\d+)", said)
    assert free is not None
    assert f"--port {free[1]}" in said
    listen("127.0.0.1", int(free[1])).close()


def test_a_program_of_somebody_else_is_named_by_its_user(
    taken: int, tmp_path: Path
) -> None:  # nobody's files can be looked into here, as if all were another user's
    (tmp_path / "net").symlink_to("/proc/net")
    found = holders._by_proc(taken, tmp_path)
    assert found is not None
    assert found.pid is None
    assert "of the user" in str(found)


def test_where_there_is_no_proc_lsof_is_asked(taken: int, monkeypatch: pytest.MonkeyPatch) -> None:
    if shutil.which("lsof") is None:
        pytest.skip("no lsof here")
    monkeypatch.setattr(sys, "platform", "darwin")
    found = holders.holder(taken)
    assert found is not None
    assert found.pid == os.getpid()


def test_without_either_it_is_another_program(taken: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(shutil, "which", lambda _: None)
    assert "taken by another program. " in refusal("127.0.0.1", taken)


@pytest.mark.parametrize("host", ["192.0.2.1", "-.invalid", "é" * 70, "2001:db8::1"], ids=len)
def test_an_address_of_another_machine_is_said_so(host: str) -> None:
    assert "BONEYARD_HOST" in refusal(host, 0)
