"""Whoever hosts it finds every setting and every limit on one page, as they are."""

import re

from app.cli.reach import PATIENCE
from app.paths import ROOT
from app.rooms.commands.create import WAITING
from app.settings import Settings
from app.web.rates import COMMANDS, REPLAYS, REQUESTS, SHARED


def test_every_setting_is_on_the_page_about_operating() -> None:
    page = (ROOT / "docs" / "operating.md").read_text("utf-8")
    named = set(re.findall(r"`(BONEYARD_[A-Z_]+)`", page.split("## Settings")[1].split("\n## ")[0]))
    assert named == {f"BONEYARD_{field.upper()}" for field in Settings.model_fields} - {
        "BONEYARD_DATABASE_URL"  # called DATABASE_URL, as everywhere
    }


def test_a_start_waits_for_the_database_as_long_as_is_written() -> None:
    page = (ROOT / "docs" / "operating.md").read_text("utf-8")
    assert f"given up after {PATIENCE:g} seconds at the start" in page
    assert PATIENCE == 10


def test_who_hosts_behind_a_tunnel_or_a_proxy_reads_whom_to_believe() -> None:
    """Nobody is believed by default: then all who come that way would share one set of limits."""
    readme = (ROOT / "README.md").read_text("utf-8").splitlines()
    (tunnel,) = [line for line in readme if "Over a tunnel" in line]
    (workers,) = [line for line in readme if "behind a proxy that ends TLS" in line]
    assert "BONEYARD_TRUSTED_PROXIES=127.0.0.1,::1" in tunnel
    assert "BONEYARD_TRUSTED_PROXIES" in workers
    page = (ROOT / "docs" / "operating.md").read_text("utf-8")
    for section in ("## Docker Compose", "## Behind a proxy"):
        assert section in page
        assert "BONEYARD_TRUSTED_PROXIES" in page.split(section)[1].split("\n## ")[0], section


def test_there_is_a_unit_for_systemd_and_an_example_for_caddy() -> None:
    """What they name is there: the settings, the command, a user who is not root."""
    page = (ROOT / "docs" / "operating.md").read_text("utf-8")
    caddy = page.split("## Behind a proxy")[1].split("\n## ")[0]
    assert f"reverse_proxy 127.0.0.1:{Settings().port}\n" in caddy
    unit = page.split("## With systemd")[1].split("```")[1]
    for line in ("User=boneyard", "EnvironmentFile=/etc/boneyard.env", "KillMode=mixed"):
        assert line in unit.splitlines()
    assert "ExecStart=/opt/boneyard/.venv/bin/boneyard serve" in unit.splitlines()
    (folder,) = re.findall(r"BONEYARD_DATA_DIR=(\S+)", unit)
    assert f"/var/lib/{re.findall(r'StateDirectory=(.*)', unit)[0]}" == folder


def rows_of(section: str) -> list[list[str]]:
    """The cells of the table in that section."""
    page = (ROOT / "docs" / "operating.md").read_text("utf-8")
    text = page.split(f"## {section}\n")[1].split("\n## ")[0]
    lines = [line for line in text.splitlines() if line.startswith("| ")][1:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_the_page_names_their_defaults() -> None:
    served, said = "", dict[str, float]()
    for names, _, default in rows_of("Settings"):
        fields = [name.lower() for name in re.findall(r"BONEYARD_([A-Z_]+)", names)]
        numbers = re.findall(r"\d[\d.]*", default)
        if fields[:1] == ["host"]:
            served = default
        elif len(fields) == len(numbers):
            said |= dict(zip(fields, map(float, numbers), strict=True))
    defaults = Settings(data_dir=ROOT)
    assert served == f"{defaults.host}, {defaults.port}, {defaults.workers}"
    assert said == {
        name: value
        for name, value in defaults.model_dump(exclude={"port", "workers"}).items()
        if type(value) in (int, float)
    }


LIMITS = [
    ("wrong_code", "wrong codes and wrong secrets of rooms"),
    ("password", "tries to log in, all names together"),
    ("known_browser", "tries to log in, from a browser that has been this account"),
    ("account", "accounts made"),
    ("guest", "new guests"),
    ("room", "new rooms"),
    ("profile", "changes of name, face or language"),
    ("said", "chat lines and proposals"),
]


def test_the_page_names_every_limit() -> None:
    said = {what: (int(burst), every) for what, _, burst, every in rows_of("Limits")}
    shared = {what: SHARED[kind] for kind, what in LIMITS}
    own = {
        "commands on rooms *": COMMANDS,
        "replays and exports *": REPLAYS,
        "requests and handshakes of any kind *": REQUESTS,
    }
    counted = {what: (rate.burst, f"{rate.every:g} s") for what, rate in (shared | own).items()}
    assert said == counted | {"rooms that wait for their game": (WAITING, "-")}
    # a name refuses nobody: it is told in words
    assert {kind for kind, _ in LIMITS} == SHARED.keys() - {"name"}
