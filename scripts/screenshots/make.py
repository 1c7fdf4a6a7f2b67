"""Makes a set of pictures, in as many processes as the machine has processors."""

import multiprocessing
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

from . import house, served, tables
from .camera import Broken, browser
from .looks import Look
from .naming import file_of, matches
from .pages import scenes

SERVED = ""
"""No engine's: the pages that a server serves."""


@dataclass(frozen=True)
class Job:
    """Pictures that one process makes in one browser."""

    engine: str
    """Whose tables, or ``SERVED``: each job has a server of its own, because somebody who looked
    at a room for two pictures at a time would be seen in both."""
    look: Look
    names: tuple[str, ...]

    def file_of(self, name: str) -> str:
        return file_of(f"asked/{self.engine}/{name}" if self.engine else name, self.look)


def plan(looks: Sequence[Look], only: str = "") -> list[Job]:
    """``only``: see ``naming.matches``. What takes longest comes first."""
    pages = scenes()
    jobs = [
        Job(SERVED, look, tuple(scene.name for scene in pages if scene.fits(look.size)))
        for look in looks
    ]
    for engine in house.registry.all():
        jobs += [Job(engine.id, look, tables.names(engine.id)) for look in looks]
    return [left for job in jobs if (left := _matching(job, only)).names]


def _matching(job: Job, only: str) -> Job:
    names = tuple(name for name in job.names if matches(job.file_of(name), only))
    return Job(job.engine, job.look, names)


@dataclass(frozen=True)
class Outcome:
    """Of a job."""

    made: int
    broken: str = ""
    """Why no more of them were."""


def make(folder: Path, jobs: Sequence[Job]) -> Iterator[Outcome]:
    """As the jobs end; one that breaks does not keep the others from being done."""
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(os.cpu_count(), spawn) as pool:
        for done in as_completed([pool.submit(_work, folder, job) for job in jobs]):
            yield done.result()


def _work(folder: Path, job: Job) -> Outcome:
    made = 0
    try:
        for name, taken in _taken(job):
            file = folder / job.file_of(name)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(taken)
            made += 1
    except Broken as error:
        return Outcome(made, str(error))
    return Outcome(made)


def _taken(job: Job) -> Iterator[tuple[str, bytes]]:
    if job.engine != SERVED:
        with browser() as profiles:
            yield from tables.photograph(profiles, job.engine, job.look, job.names)
        return
    with served.server() as server, browser(served.rule(server.port)) as profiles:
        found = {scene.name: scene for scene in scenes()}
        for name in job.names:
            yield name, served.photograph(profiles, server, job.look, found[name])
