"""A second reading of Theodore's team half: rulings 92, 94, 97, S7, S11, S12, step by step."""

from dataclasses import dataclass, field
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from .table import BONES, LYING, RING, WING, has
from .theodore import Solo

CARDS = {
    "B01": "DISC CAMP DIG CW", "B02": "DIG DISC DSA CCW", "B03": "DISC DIG CW DSA",
    "B04": "DIG CAMP CCW DISC", "B05": "CAMP DISC DIG CW", "B06": "DIG CCW DISC DSA",
    "B07": "DISC DIG CAMP CW", "B08": "DIG DSA CCW DISC", "B09": "CAMP DIG DISC CW",
    "B10": "DISC CCW DIG DSA", "B11": "CW DISC DIG CAMP", "B12": "CCW DIG DISC DSA",
}  # fmt: skip
BACKS = {
    "B01": (1, 3), "B02": (2, 2), "B04": (2, 3), "B05": (3, 1), "B07": (2, 1), "B09": (3, 2),
    "B11": (1, 1),
}  # fmt: skip
SPACES = {"montana": 1, "nebraska": 2, "kansas": 2, "new_mexico": 1, "colorado": 2, "wyoming": 2}
"""Base camp spaces for two players."""


@dataclass
class Position:
    """What matters to his team."""

    team: str | int
    ap: int
    depth: int
    steps: int
    movement: int
    archive: int
    camps: list[str]
    theirs: list[str]
    bones: dict[str, list[str | None]]
    cards: dict[str, bool]
    crates: list[str]
    room: int
    paleontologist: bool
    told: list[tuple[str, bool]] = field(default_factory=list)

    def run(self, card: str) -> None:
        loop = CARDS[card].split()
        while self.ap:
            for entry in loop:
                if not self.ap:
                    return
                self.told.append((entry, bool(getattr(self, entry.lower())())))

    def disc(self) -> bool:
        if self.team not in RING or not self.cards[str(self.team)]:
            return False
        self.cards[str(self.team)] = False
        self.ap -= 1
        return True

    def dig(self) -> bool:
        if self.team not in RING:
            return False
        lying = self.bones[str(self.team)]
        slots = [slot for slot in range(self.depth) if lying[slot] is not None]
        if not slots or not self._takes(str(lying[slots[-1]])):
            return False
        lying[slots[-1]] = None
        self.ap -= 1
        return True

    def _takes(self, bone: str) -> bool:
        """With all ten crates full, only a type he lacks, in place of one he has twice."""
        if len(self.crates) < self.room:
            self.crates.append(bone)
            return True
        if bone in self.crates:
            return False
        twice = max(BONES, key=lambda each: (self.crates.count(each), -BONES.index(each)))
        self.crates.remove(twice)
        self.crates.append(bone)
        return True

    def camp(self) -> bool:
        here = str(self.team)
        if self.team not in RING or here in self.camps or not self.movement + self.archive:
            return False
        if self.theirs.count(here) >= SPACES[here]:
            return False
        self.camps.append(here)
        self.ap -= 1
        if self.movement >= self.archive:
            self.movement -= 1
            self.steps += 1
        else:
            self.archive -= 1
        return True

    def dsa(self) -> bool:
        if self.team not in RING:
            return False
        self.ap -= 1
        if self.paleontologist:
            self.paleontologist = False
        else:
            self._takes(WING)  # the bag holds nothing else
        return True

    def cw(self) -> bool:
        return self._go(1, {2: "nebraska", 4: "colorado"})

    def ccw(self) -> bool:
        return self._go(-1, {2: "wyoming", 4: "kansas"})

    def _go(self, step: int, exits: dict[int, str]) -> bool:
        if isinstance(self.team, int):
            self.team = exits[self.team]
        else:
            self.team = RING[(RING.index(self.team) + step) % 6]
        if self.steps:
            self.steps -= 1
        else:
            self.ap -= 1
        return True


crates = st.lists(st.sampled_from(BONES), max_size=10).filter(
    lambda bones: all(bones.count(bone) <= 3 for bone in bones)
)


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(
    card=st.sampled_from(sorted(CARDS)),
    back=st.sampled_from(sorted(BACKS)),
    team=st.sampled_from([*RING, 2, 4]),
    held=crates,
    camps=st.lists(st.sampled_from(RING), unique=True, max_size=4),
    theirs=st.lists(st.sampled_from(RING), unique=True, max_size=4),
    empty=st.lists(st.sampled_from(RING), unique=True),
    standing=st.booleans(),
)
def test_s7_s11_and_s12_his_team_does_what_his_card_says(
    card: str, back: str, team: Any, held: list[str], camps: list[str], theirs: list[str],
    empty: list[str], standing: bool,
) -> None:  # fmt: skip
    """Rulings 92, 94, 97, S7, S11, S12: the same steps, the same place, the same crates."""
    if card == back:
        return
    camps = [site for site in camps if theirs.count(site) < SPACES[site]]
    movement = -(-len(camps) // 2)
    sites = {site: {"card": None, "bones": [None, *LYING[site][1:]]} for site in empty}
    table = Solo(
        card, back, team=team, grant=2, crates=held, covers=0, camps_at=camps, movement=movement,
        archive_camps=len(camps) - movement, paleontologist="award" if standing else None,
        human=has(camps_at=theirs, movement=-(-len(theirs) // 2), archive_camps=len(theirs) // 2),
        bag={WING: 5}, sites=sites, neutral=3,
    )  # fmt: skip
    ap, depth = BACKS[back]
    wanted = Position(
        team, ap, depth, 1 + movement, 2 - movement, 2 - (len(camps) - movement), list(camps),
        theirs,
        {site: [None if site in empty else LYING[site][0], *LYING[site][1:]] for site in RING},
        {site: site not in empty for site in RING}, list(held), 10, standing,
    )  # fmt: skip
    wanted.run(card)
    table.turn_of_his()
    told = [(step["do"], step["done"]) for step in table.told_turn["steps"]]
    assert told[: len(wanted.told)] == wanted.told
    assert not any(done for _, done in told[len(wanted.told) :]), "his points are spent"
    assert table.him["team"] == wanted.team
    assert sorted(table.him["crates"]) == sorted(wanted.crates)
    assert sum(table.him["camps"].values()) == wanted.movement + wanted.archive
    assert (table.him["paleontologist"] is None) == (not wanted.paleontologist)
