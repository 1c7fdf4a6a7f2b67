"""One socket at one table, and what it may use."""

from dataclasses import dataclass, field

from .bucket import POINTS, Bucket
from .pointing import Pointing
from .says import Rejected
from .table import Table
from .viewer import Viewer


@dataclass(slots=True)
class Desk:
    table: Table
    viewer: Viewer
    pointing: Pointing
    bot_delay: float
    bucket: Bucket = field(default_factory=Bucket)
    points: Bucket = field(default_factory=lambda: Bucket(POINTS, POINTS))

    def seat(self) -> int:
        if self.viewer.seat is None:
            raise Rejected("not_seated")
        return self.viewer.seat
