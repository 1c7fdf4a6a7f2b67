"""How much a first visit to a table weighs:  python -m bench.visit [ENGINE …]

Bodies as they are sent (compressed), of everything that the page asks for until nothing is on its
way any more, in a browser that has been nowhere; the largest ones by name.
"""

import shutil
import sys
from collections import Counter
from urllib.parse import urlsplit

from playwright.sync_api import Request

from engines import registry
from tests.app.support.cluster import short_folder
from tests.app.support.server import Server
from tests.client.support import chromium
from tests.client.support.seated import seated
from tests.client.support.visitor import LAPTOP, PHONE, Visitor

LARGEST = 12


class Newcomer(Visitor):
    """Only opens the table."""

    def __init__(self, url: str, engine: str, look: dict[str, object]) -> None:
        self.engine = engine
        super().__init__(chromium.opened(), url, "Ada", **look)
        self.sent: Counter[str] = Counter()
        self.page.on("requestfinished", self._weigh)

    def _weigh(self, request: Request) -> None:
        path = urlsplit(request.url).path
        name = "/".join(path.split("/")[3:]) if "/static/" in path else path
        self.sent[name] += request.sizes()["responseBodySize"]

    def choose(self) -> None:
        raise NotImplementedError


def weigh(url: str, engine: str, look: dict[str, object]) -> Counter[str]:
    visitor = Newcomer(url, engine, look)
    seats = min(registry.get(engine).seats_for(registry.get(engine).Options()))
    seated(visitor, bots=seats - 1)
    visitor.page.wait_for_load_state("networkidle")
    return visitor.sent


def main() -> None:
    folder = short_folder()
    server = Server(folder / "data")
    server.start()
    try:
        for engine in sys.argv[1:] or [engine.id for engine in registry.all()]:
            # Only the first visitor of a look has an empty cache: each game has looks of its own
            for name, look in (("laptop", LAPTOP), ("phone", PHONE)):
                sent = weigh(server.url, engine, {**look, "user_agent": f"{engine} {name}"})
                print(f"{engine}, {name}: {sent.total() / 1000:.0f} kB in {len(sent)} files")
                for file, size in sent.most_common(LARGEST):
                    print(f"  {size / 1000:6.1f}  {file}")
    finally:
        server.stop()
        chromium.close()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
