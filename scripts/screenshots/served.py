"""The pages round the tables, from a real server with a household of its own."""

import asyncio
import shutil
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

from playwright.sync_api import Page

from . import house, rows
from .camera import Broken, Pose, posing
from .household import homes
from .looks import Look
from .pages import Scene

HOST = "boneyard.localhost"
"""Where the browser believes the server is, whatever its port: QR codes and links say it."""
ORIGIN = f"http://{HOST}"
PATIENCE = 30
"""Seconds."""


@contextmanager
def server() -> Iterator[house.Server]:
    folder = house.short_folder()
    made = house.Server(folder / "data", program=house.MODULE, env={"BONEYARD_METRICS_TOKEN": HOST})
    try:
        made.start()
        url = house.Embedded(made.data_dir).url
        with ThreadPoolExecutor(1) as apart:  # Playwright has a loop of its own in this thread
            apart.submit(asyncio.run, rows.write(url, homes())).result()
        yield made
    finally:
        made.stop()
        shutil.rmtree(folder, ignore_errors=True)


def rule(port: int) -> str:
    """For the browser: where the host is."""
    return f"--host-resolver-rules=MAP {HOST}:80 127.0.0.1:{port}"


def photograph(profiles: house.Profiles, server: house.Server, look: Look, scene: Scene) -> bytes:
    context = profiles.new_context(base_url=ORIGIN, **look.profile, is_mobile=look.size.touch)
    cookies = {house.LANG_COOKIE: look.lang}
    if scene.who:
        cookies[house.COOKIE] = rows.token(scene.who)
    context.add_cookies([{"name": k, "value": v, "url": ORIGIN} for k, v in cookies.items()])
    _wait_until_alone(profiles, server)
    with posing(context, f"{scene.name}, {look}") as pose:
        _walk(pose, scene)
        return pose.picture(whole=scene.whole)


def _wait_until_alone(profiles: house.Profiles, server: house.Server) -> None:
    """The viewer of the last picture would still be seen in this one."""
    counts = profiles.new_context(extra_http_headers={"Authorization": f"Bearer {HOST}"})
    for _ in range(PATIENCE * 50):
        if "\nboneyard_sockets 0.0\n" in counts.request.get(f"{server.url}/metrics").text():
            counts.close()
            return
        time.sleep(0.02)
    raise Broken("somebody goes on looking at the server")


def _walk(pose: Pose, scene: Scene) -> None:
    page = pose.page
    page.goto(scene.path)
    _wait_for(page, scene.sees)
    for pressed in scene.presses:
        pose.picture()  # what is still to come might take back what is pressed now
        page.locator(pressed).locator("visible=true").first.dispatch_event("click")
    if scene.then:
        _wait_for(page, scene.then)


def _wait_for(page: Page, selector: str) -> None:
    page.locator(selector).locator("visible=true").first.wait_for()
