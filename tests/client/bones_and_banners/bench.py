"""Bones & Banners' client with the engine in this process (``tests.client.support.bench``)."""

from engines.bones_and_banners import engine

from ..support.bench import Bench


class BannersBench(Bench):
    engine = engine
    ready = ".strip h2"
    seats = 2  # type: ignore[assignment]
