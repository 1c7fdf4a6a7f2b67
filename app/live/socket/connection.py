"""One socket at one table, and what it may use."""

from dataclasses import dataclass, field

from app.errors import TooMany
from app.web.limits import Limits
from app.web.rate_limit import RateLimit
from app.web.rates import MESSAGES, POINTS

from ..table.pointing import Pointing
from ..table.table import Table
from ..table.viewer import Viewer
from .doubts import Doubts
from .replies import Rejected

PATIENCE = 60
"""So many refused messages in a row, and the connection is closed."""


@dataclass(slots=True)
class Connection:
    table: Table
    viewer: Viewer
    pointing: Pointing
    bot_delay: float
    limits: Limits
    messages: RateLimit = field(default_factory=lambda: RateLimit(MESSAGES))
    points: RateLimit = field(default_factory=lambda: RateLimit(POINTS))
    doubts: Doubts = field(default_factory=Doubts)

    def seat(self) -> int:
        if self.viewer.seat is None:
            raise Rejected("not_seated")
        return self.viewer.seat

    @property
    def exhausted(self) -> bool:
        return self.messages.refused > PATIENCE

    async def spend(self, kind: str, person_id: str) -> None:
        """What is stored counts for the person, over all connections and processes."""
        try:
            await self.limits.spend(kind, person_id)
        except TooMany:
            raise Rejected("too_many") from None
