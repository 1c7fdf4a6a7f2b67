"""Who helps with publishing: rulings 43, 44 and 47, R7, R10."""

from typing import Any

import pytest

from .papers import paper, published, publishing
from .table import (
    HERBIVORE,
    PAW,
    TAIL,
    TORSO,
    WING,
    grant,
    has,
)  # fmt: skip

CARLIN, MARSH, WILLISTON = "william_e_carlin", "othniel_c_marsh", "samuel_w_williston"
FOUR = [TORSO, TAIL, HERBIVORE, PAW]
"""A whole Stegosaurus."""


@pytest.mark.parametrize("how", ["card", "grant"])
def test_ruling_43_a_wild_bone_takes_any_part(how: str) -> None:
    """Marsh's card or G5: one torso is the torso, the other whatever is missing."""
    card = MARSH if how == "card" else "joseph_leidy"
    grants = grant("G5" if how == "grant" else "G13")
    table = publishing(card, species=["Stegosaurus"], crates=[TORSO] * 3,
                       table=has(grants=grants, finds=[[None, None]] * 5))  # fmt: skip
    paper(table, "Stegosaurus", TORSO, (TORSO, "limb"))
    (told,) = table.told("paper.committed", ever=True)
    assert told["size"] == 2, "one wild bone, so no third one"
    assert [bone["wild"] for bone in told["bones"]] == [False, True]


def test_ruling_43_card_and_grant_together_make_two() -> None:
    """Rulings 43, R10: also on one paper, and a paper may be of wild bones only."""
    table = publishing(
        MARSH, species=["Stegosaurus"], crates=[WING, WING],
        table=has(grants=grant("G5"), finds=[[None, None]] * 5),
    )  # fmt: skip
    paper(table, "Stegosaurus", (WING, "torso"), (WING, "skull")).finish()
    assert table.view["papers"]["marsh"]["2"] == 1


def test_ruling_43_once_per_action() -> None:
    """R7: the second paper of the same action has no wild bone left."""
    table = publishing(
        MARSH, species=["Stegosaurus", "Diplodocus"], crates=[TORSO] * 4,
        table=has(finds=[[None, None]] * 5),
    )  # fmt: skip
    paper(table, "Stegosaurus", TORSO, (TORSO, "tail"))
    assert table.choices == [{"done": True}]


def test_r10_a_wild_bone_may_take_a_part_that_a_natural_one_could() -> None:
    """R10: the tail stands for the torso though a torso is at hand."""
    table = publishing(MARSH, species=["Stegosaurus"], crates=[TORSO, TAIL, HERBIVORE])
    table.do("publish.card", card="Stegosaurus")
    assert {"part": "torso", "bone": TAIL, "wild": True} in table.choices
    assert {"part": "torso", "bone": TORSO, "wild": False} in table.choices


@pytest.mark.parametrize(
    ("spent", "loyalty"),
    [
        ([TORSO, (TORSO, "tail")], 2),
        ([TORSO, TAIL, (TORSO, "limb")], 2),
        ([TORSO, TAIL, HERBIVORE, (TORSO, "limb")], 2),
    ],
)
def test_ruling_44_wild_bones_count(spent: list[Any], loyalty: int) -> None:
    """Ruling 44: Williston pays for two and three bones, wild ones included, not for four."""
    crates = [bone if isinstance(bone, str) else bone[0] for bone in spent]
    table = publishing(WILLISTON, species=["Stegosaurus"], crates=crates,
                       table=has(grants=grant("G5")))  # fmt: skip
    paper(table, "Stegosaurus", *spent).finish()
    assert table.me["loyalty"]["marsh"] == loyalty
    extra = [why for why in table.told("loyalty.gained", "why", ever=True) if why == "williston"]
    assert len(extra) == (0 if len(spent) == 4 else 1)


def test_r7_williston_pays_once_per_action() -> None:
    """R7: two papers of two bones: 1 + 1 and 1 more."""
    table = publishing(WILLISTON, species=["Diplodocus", "Hyracodon"], crates=FOUR)
    paper(paper(table, "Diplodocus", TORSO, TAIL), "Hyracodon", HERBIVORE, PAW)
    table.finish()
    assert table.me["loyalty"]["marsh"] == 3


def test_r7_williston_skips_the_large_paper() -> None:
    """R7: the first paper of at most three bones, not the first of all."""
    table = publishing(WILLISTON, species=["Diplodocus", "Hyracodon"], crates=[*FOUR, TORSO, TAIL],
                       covers=2)  # fmt: skip
    paper(paper(table, "Diplodocus", *FOUR), "Hyracodon", TORSO, TAIL)
    table.finish()
    assert table.me["loyalty"]["marsh"] == 2 + 1 + 1


@pytest.mark.parametrize("marsh", range(3))
def test_ruling_47_carlin_divides_a_papers_loyalty(marsh: int) -> None:
    table = publishing(CARLIN, species=["Stegosaurus"], crates=FOUR)
    published(paper(table, "Stegosaurus", *FOUR))
    table.do("reward.next", reward="split:2")
    assert sorted(table.offered("marsh")) == [0, 1, 2]
    table.do("loyalty.split", marsh=marsh).finish()
    assert table.me["loyalty"] == {"marsh": marsh, "cope": 2 - marsh}


@pytest.mark.parametrize("large_first", [False, True])
def test_ruling_47_and_r7_carlin_takes_the_paper_with_most_loyalty(large_first: bool) -> None:
    """Rulings 47, R7: of papers for 1 and for 2 loyalty the latter is divided, and no other."""
    table = publishing(
        CARLIN, species=["Diplodocus", "Hyracodon"], crates=[*FOUR, TORSO, TAIL], covers=2
    )
    papers = [("Hyracodon", TORSO, TAIL), ("Diplodocus", *FOUR)]
    for card, *spent in reversed(papers) if large_first else papers:
        paper(table, card, *spent)
    published(table)
    assert {"split:2", "loyalty:1"} <= set(table.offered("reward"))
    assert "split:1" not in table.offered("reward")
