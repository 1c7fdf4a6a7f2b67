"""What players of a cooperative game propose to each other.

Kept in the database as they were made, so that every process and every restart knows them.
Whether one still stands is never written down: it follows from the log. So it is the same
everywhere, and who takes an action back finds the proposals as they were before it.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from orjson import dumps

from app.db.notify import CHANNEL
from app.db.session import Database
from engines.contract import Action, progress
from engines.runtime.game import Entry

from ..game.game import LiveGame

OPEN = 3
"""Proposals of one player that wait for an answer."""
READ = 60
"""Rows that are read at the most: the newest. More were never in sight at once."""

_READ = f"""
SELECT id, proposer, owner, action, seq, phase, client_id FROM proposals
WHERE game_id = $1 ORDER BY id DESC LIMIT {READ}
"""  # noqa: S608 - constants only
# Nobody takes anything back from behind the barrier: older phases are over for good. Sent again
# under the same id (after a lost connection) it is not proposed twice.
_PROPOSE = f"""
WITH past AS (
    DELETE FROM proposals WHERE game_id = $2 AND barrier < $8 AND phase <> $9
), made AS (
    INSERT INTO proposals (game_id, proposer, client_id, owner, action, seq, barrier, phase)
    SELECT id, $3, $4, $5, $6, $7, $8, $9 FROM games WHERE id = $2 AND ended_at IS NULL
    ON CONFLICT (game_id, proposer, client_id) DO NOTHING RETURNING id
)
SELECT pg_notify('{CHANNEL}', json_build_object('kind', 'plan', 'room', $1::text)::text) FROM made
"""  # noqa: S608 - constants only
_WITHDRAW = f"""
WITH gone AS (DELETE FROM proposals WHERE game_id = $2 AND id = $3 RETURNING id)
SELECT pg_notify('{CHANNEL}', json_build_object('kind', 'plan', 'room', $1::text)::text) FROM gone
"""  # noqa: S608 - constants only


@dataclass(frozen=True, slots=True)
class Proposal:
    id: int
    by: int
    seat: int
    """Its owner: who may choose it."""
    action: Action
    seq: int
    phase: str
    client_id: str


class Proposals:
    """Those of one room's game, as this process holds them."""

    def __init__(self, database: Database, room_id: str) -> None:
        self._database = database
        self._room_id = room_id
        self._made: list[Proposal] = []
        self.standing: list[dict[str, Any]] = []
        """As clients are told of them."""

    @property
    def text(self) -> str:
        return dumps({"type": "proposals", "proposals": self.standing}).decode()

    async def read(self, live: LiveGame | None) -> None:
        rows = await self._fetch(_READ, live.id) if live and live.cooperative else []
        self._made = [Proposal(*row) for row in reversed(rows)]

    def settle(self, live: LiveGame | None, bots: Collection[int]) -> bool:
        """Looks which ones stand as of now; whether that is news."""
        if not (self._made or self.standing):
            return False
        before = self.standing
        phase = phase_of(live) if live and not (live.over or live.frozen) else None
        here = [made for made in self._made if made.phase == phase]
        self.standing = [shown for made in here if live and (shown := _shown(made, live, bots))]
        return self.standing != before

    def open_of(self, seat: int) -> list[dict[str, Any]]:
        return [one for one in self.standing if one["by"] == seat and not one["agreed"]]

    def knows(self, seat: int, client_id: str) -> bool:
        """Whether that player has proposed something under that id, be it long past."""
        return any((made.by, made.client_id) == (seat, client_id) for made in self._made)

    def find(self, number: int) -> dict[str, Any] | None:
        return next((one for one in self.standing if one["id"] == number), None)

    async def propose(
        self, live: LiveGame, by: int, client_id: str, seat: int, action: Action
    ) -> None:
        """Every process, this one too, reads it when it is told that it is there."""
        barrier = live.game.state.barrier
        made = (by, client_id, seat, action, live.seq, barrier, phase_of(live))
        await self._fetch(_PROPOSE, self._room_id, live.id, *made)

    async def withdraw(self, live: LiveGame, number: int) -> None:
        await self._fetch(_WITHDRAW, self._room_id, live.id, number)

    async def _fetch(self, query: str, *values: Any) -> list[Any]:
        async with self._database.raw() as connection:
            rows: list[Any] = await connection.fetch(query, *values)
            return rows


def phase_of(live: LiveGame) -> str:
    far = progress(live.shown.public.view)
    return f"{far['round']} {far['phase']}"[:80]


def _shown(made: Proposal, live: LiveGame, bots: Collection[int]) -> dict[str, Any] | None:
    """As clients are told of it; ``None`` where its owner can't choose it any more."""
    shown = {"id": made.id, "by": made.by, "seat": made.seat}
    done = _done(live.game.log[made.seq :], made.seat)
    if made.action in done:
        return {**shown, "action": done[done.index(made.action)], "agreed": True}
    decision = live.game.engine.decisions(live.game.state).get(made.seat)
    if decision is None or made.seat in bots:
        return None
    for legal in decision.actions:
        if legal == made.action:
            return {**shown, "action": legal, "agreed": False}
    return None


def _done(lines: list[Entry], seat: int) -> list[Action]:
    """What that seat has chosen in these lines and not taken back."""
    done: list[Action] = []
    for line in lines:
        if line.seat != seat:
            continue
        if line.action is not None:
            done.append(line.action)
        elif done:
            done.pop()
    return done
