"""Bones & Banners' client with the engine in this process (``tests.client.support.bench``)."""

from typing import Any

from playwright.sync_api import expect

from engines.bones_and_banners import engine

from ..support.bench import Bench


class BannersBench(Bench):
    engine = engine
    ready = ".strip h2"
    seats = 2

    def deal(self, state: Any, seat: int = 0) -> None:
        """With the sheet of its decision, if there is one: it is fetched when it is wanted."""
        super().deal(state, seat)
        expect(self.page.locator(".part-over[aria-busy=true]")).to_have_count(0)
