"""People at their browsers: an httpx client each, with its own cookies."""

from collections.abc import Callable
from typing import Any

import httpx

HEADERS = {"X-Boneyard": "1"}
PATIENT = 60.0
"""Seconds for an answer: how long it takes is up to the machine."""


def over_http(**how: Any) -> httpx.AsyncClient:
    """A browser of nobody's yet. It has no certificates: to load them all takes longer than most
    tests need, and here nobody speaks TLS."""
    usual: dict[str, Any] = {"headers": HEADERS, "timeout": PATIENT, "verify": False}
    return httpx.AsyncClient(**usual | how)


class Guest:
    """``await ada.post("/api/rooms", engine="toy")`` and so on; a refusal is an assertion."""

    def __init__(self, client: httpx.AsyncClient, me: dict[str, Any]) -> None:
        self.client = client
        self.me = me

    @property
    def id(self) -> str:
        return str(self.me["person"])

    async def get(self, path: str) -> Any:
        answer = await self.client.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, **body: Any) -> Any:
        answer = await self.client.post(path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def refused(self, path: str, **body: Any) -> str:
        """The code of the refusal."""
        answer = await self.client.post(path, json=body)
        assert answer.status_code >= 400, answer.text
        said = answer.json()
        assert said["text"]
        return str(said["code"])

    async def new_room(self, engine: str = "toy") -> str:
        return str((await self.post("/api/rooms", engine=engine))["code"])

    async def do(self, code: str, command: str, **body: Any) -> Any:
        return await self.post(f"/api/rooms/{code}/{command}", **body)

    async def fails(self, code: str, command: str, **body: Any) -> str:
        return await self.refused(f"/api/rooms/{code}/{command}", **body)


async def guest(new_client: Callable[[], httpx.AsyncClient], name: str) -> Guest:
    client = new_client()
    answer = await client.post("/api/me", json={"name": name})
    assert answer.status_code == 200, answer.text
    return Guest(client, answer.json())
