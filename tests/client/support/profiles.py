"""Browser profiles that are lent and given back, so that what was fetched once stays fetched.

A table is 150 to 190 modules, and fetching and compiling them anew for every profile took most of
the time. Who gets a profile finds no cookies and nothing stored in it, as in a new one.
"""

import json
from collections import defaultdict
from functools import partial
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page


class Profiles:
    """As much of a browser as tests use. What they close is kept for others of the same look."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._idle: dict[str, list[BrowserContext]] = defaultdict(list)
        self._lent: dict[BrowserContext, str] = {}

    def new_context(self, **look: Any) -> BrowserContext:
        key = json.dumps(look, sort_keys=True)
        context = self._idle[key].pop() if self._idle[key] else self._browser.new_context(**look)
        self._lent[context] = key
        context.close = partial(self._take_back, context)  # type: ignore[method-assign]  # ours
        return context

    def new_page(self, **look: Any) -> Page:
        return self.new_context(**look).new_page()

    def close(self) -> None:
        self._browser.close()

    def take_all_back(self) -> None:
        for context in list(self._lent):
            self._take_back(context)

    def _take_back(self, context: BrowserContext) -> None:
        key = self._lent.pop(context, None)
        if key is None:
            return
        opened = {urlsplit(page.url) for page in context.pages}
        for page in context.pages:
            page.close()
        context.clear_cookies()
        _forget(context, {f"{url.scheme}://{url.netloc}" for url in opened if url.netloc})
        self._idle[key].append(context)


def _forget(context: BrowserContext, origins: set[str]) -> None:
    """What pages have stored. After they were closed: some store things when they are."""
    if not origins:
        return
    page = context.new_page()
    session = context.new_cdp_session(page)
    for origin in origins:
        session.send(
            "Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "local_storage"}
        )
    page.close()
