"""Bone Wars' client with the engine in this process (``tests.client.support.bench``)."""

from engines import bone_wars

from ..support.bench import Bench


class BoneWarsBench(Bench):
    engine = bone_wars.engine
    ready = ".part-strip .decide"

    @property
    def seats(self) -> int:
        return int(self.state.seats)
