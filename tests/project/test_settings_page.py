"""Whoever hosts it finds every setting on one page."""

import re

from app.paths import ROOT
from app.settings import Settings


def test_every_setting_is_on_the_page_about_operating() -> None:
    page = (ROOT / "docs" / "operating.md").read_text("utf-8")
    named = set(re.findall(r"`(BONEYARD_[A-Z_]+)`", page.split("## Settings")[1].split("\n## ")[0]))
    assert named == {f"BONEYARD_{field.upper()}" for field in Settings.model_fields} - {
        "BONEYARD_DATABASE_URL"  # called DATABASE_URL, as everywhere
    }


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
