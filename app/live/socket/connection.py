"""One socket at one table, and what it may use."""

from dataclasses import dataclass, field

from app.errors import TooMany
from app.web.limits import Limits

from ..table.pointing import Pointing
from ..table.table import Table
from ..table.viewer import Viewer
from .doubts import Doubts
from .rate_limit import POINTS, Bucket
from .replies import Rejected


@dataclass(slots=True)
class Desk:
    table: Table
    viewer: Viewer
    pointing: Pointing
    bot_delay: float
    limits: Limits
    bucket: Bucket = field(default_factory=Bucket)
    points: Bucket = field(default_factory=lambda: Bucket(POINTS, POINTS))
    doubts: Doubts = field(default_factory=Doubts)

    def seat(self) -> int:
        if self.viewer.seat is None:
            raise Rejected("not_seated")
        return self.viewer.seat

    async def spend(self, kind: str, person_id: str) -> None:
        """What is stored counts for the person, over all connections and processes."""
        try:
            await self.limits.spend(kind, person_id)
        except TooMany:
            raise Rejected("too_many") from None
