"""Games that come as packages of their own: the example, built and installed beside Boneyard's
wheel, and two more that can't be used."""

import asyncio
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from engines import registry
from engines.runtime.messages import of
from tests.app.support.cluster import short_folder
from tests.app.support.people import over_http
from tests.app.support.server import Server

from .played import arrive, opened, play
from .tracked import ROOT
from .wheel import Installed, build

PIG = ROOT / "examples/pig"
CLIENT = PIG / "boneyard_pig/client"
OURS_BY_ID = {engine.id: of(engine).text("en", "game.name") for engine in registry.all()}
GAMES = {**OURS_BY_ID, "pig": "Pig"}

BROKEN = "import nothing_of_that_name\n"
THIEF = """from boneyard_pig import Pig

engine = Pig()
engine.id = "bad_bones"
"""

PROJECT = """[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
[project]
name = "boneyard-{name}"
version = "1.0"
[project.entry-points."boneyard.engines"]
{name} = "boneyard_{name}"
"""


@pytest.fixture(scope="module")
def installed() -> Iterator[Installed]:
    folder = short_folder()
    made = Installed(folder)
    shutil.copytree(PIG, folder / "pig", ignore=shutil.ignore_patterns("__pycache__"))
    sources = [
        folder / "pig", package(folder, "broken", BROKEN), package(folder, "a_thief", THIEF)
    ]  # fmt: skip
    made.add(*(build(source, folder / f"{source.name} wheel") for source in sources))
    yield made
    shutil.rmtree(folder)


def package(folder: Path, name: str, code: str) -> Path:
    source = folder / name
    (source / f"boneyard_{name}").mkdir(parents=True)
    (source / f"boneyard_{name}/__init__.py").write_text(code, "utf-8")
    (source / "pyproject.toml").write_text(PROJECT.format(name=name), "utf-8")
    return source


@pytest.fixture(scope="module")
def server(installed: Installed) -> Iterator[Server]:
    program, cwd = [installed.boneyard], installed.elsewhere
    started = Server(installed.data, env=installed.env, program=program, cwd=cwd)
    started.start()
    yield started
    started.stop()


async def test_it_is_drawn_as_ours_are(server: Server) -> None:
    english, french = [
        (await opened(server, "/", **{"accept-language": lang}))[0].text for lang in ("en", "fr")
    ]
    assert re.findall(r'data-engine="(\w+)"', english) == sorted(GAMES)
    card = french[french.index('data-engine="pig"') :]
    for said in ("Cochon</span>", "2–4", "10 min", "dès 6 ans", "Un cochon entre deux dés"):
        assert said in card
    assert "John Scarne (Pig)" in english[english.index("<footer") :]
    all_helps, its_help = await opened(server, "/help", "/help/pig", **{"accept-language": "fr"})
    assert re.search(r'href="/help/pig"><span[^>]*>Cochon<', all_helps.text)
    assert (CLIENT / "help.fr.html").read_text("utf-8") in its_help.text


async def test_its_table_is_fetched_at_once(server: Server) -> None:
    ada = await arrive(server, "Ada")
    page = (await ada.client.get(f"/r/{await ada.new_room('pig')}")).text
    await ada.client.aclose()
    assert re.search(r'<link rel="modulepreload" href="/static/v-\w+/games/pig/index\.js">', page)
    assert 'href="/help/pig"' in page


async def test_its_files_are_served_as_ours_are(server: Server) -> None:
    for name in ("index.js", "pig.css", "cover.svg"):
        of_pig, of_ours = await opened(
            server, f"/static/games/pig/{name}", f"/static/games/bad_bones/{OURS[name]}"
        )
        assert like(of_pig) == like(of_ours)
        again = httpx.Headers({"if-none-match": of_pig.headers["etag"]})
        async with over_http(base_url=server.url, headers=again) as page:
            assert (await page.get(f"/static/games/pig/{name}")).status_code == 304
    (cover,) = await opened(server, "/static/games/pig/cover.svg")
    assert cover.content == (CLIENT / "cover.svg").read_bytes()
    (home,) = await opened(server, "/")
    (versioned,) = re.findall(r'"(/static/v-\w+/games/pig/cover\.svg)"', home.text)
    (kept,) = await opened(server, versioned)
    assert "immutable" in kept.headers["cache-control"]
    (neutral,) = await opened(server, "/static/games/pig/lobby.svg")
    assert b'id="emblem"' in neutral.content


OURS = {"index.js": "index.js", "pig.css": "css/table.css", "cover.svg": "cover.svg"}


def like(answer: httpx.Response) -> dict[str, str]:
    """What doesn't depend on the file itself."""
    return {
        name: value
        for name, value in answer.headers.items()
        if name not in ("etag", "content-length", "date", "content-encoding")
    }


@pytest.mark.parametrize(
    "name",
    ["pig/../__init__.py", "pig/%2e%2e/about.toml", "pig/..%2f..%2fboneyard_pig/about.toml",
     "pig/about.toml", "pig//etc/passwd", "boneyard_pig/index.js", "pig/client/index.js",
     "a_thief/index.js", "pig/", "pig/../pig/../../../about.toml", "pig/%00"],
)  # fmt: skip
async def test_nothing_beside_its_client_is_served(server: Server, name: str) -> None:
    async with over_http(base_url=server.url, headers={}) as page:
        request = httpx.Request("GET", f"{server.url}/static/games/{name}")
        request.url = request.url.copy_with(raw_path=f"/static/games/{name}".encode())
        assert (await page.send(request)).status_code == 404


async def test_it_is_played_to_the_end(installed: Installed, server: Server) -> None:
    game = await play(server, "pig", dare, {"goal": 20})
    exported = await asyncio.to_thread(installed.run, installed.boneyard, "export", game)
    (installed.elsewhere / "pig.json").write_text(exported, "utf-8")
    assert installed.run(installed.boneyard, "verify", "pig.json").startswith("Verified: all ")
    said = installed.run(installed.boneyard, "simulate", "pig", "--games", "2")
    assert '"finished": 2' in said


def dare(decision: dict[str, Any]) -> dict[str, Any]:
    """Holds from ten on."""
    action: dict[str, Any] = decision["actions"][
        -1 if decision["prompt"]["values"]["pot"] > 9 else 0
    ]
    return action


async def test_those_that_cannot_be_used_are_named_and_left_out(server: Server) -> None:
    lines = server.log.read_text("utf-8").splitlines()
    left_out = [line.split("engines.registry: ")[-1] for line in lines if "is left out" in line]
    assert left_out == [
        "The game a_thief of the package boneyard-a_thief is left out: "
        "there is another game with the id 'bad_bones'",
        "The game broken of the package boneyard-broken is left out: "
        "ModuleNotFoundError: No module named 'nothing_of_that_name'",
    ]
    (games,) = await opened(server, "/api/games")
    assert {game["id"]: game["name"] for game in games.json()} == GAMES
