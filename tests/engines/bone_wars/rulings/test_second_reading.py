"""A second reading of the small rules in which mistakes hide, against what the engine offers.

Rulings 42, 43, 50, 57, R10: by brute force, in the plainest words.
"""

from collections import Counter
from itertools import combinations, permutations, product
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engines.bone_wars import engine
from engines.bone_wars.testing import choices, kind, play

from .table import BONES, Table, grant, has

PARTS = ("torso", "tail", "skull", "limb")
NAMES = sorted(card["name"] for card in Table().view["components"]["species"].values())
CARDS = {card["name"]: card for card in Table().view["components"]["species"].values()}
QUIET = settings(max_examples=60, deadline=None, derandomize=True, database=None)
crates = st.lists(st.sampled_from(BONES), min_size=1, max_size=6).filter(
    lambda bones: all(bones.count(bone) <= 3 for bone in bones)
)
EMPTY = [[None, None]] * 5


def fits(name: str, part: str, bone: str) -> bool:
    """Whether a bone is that part of that animal by nature."""
    if not bone.startswith(part):
        return False
    wanted = CARDS[name].get(part, "any")
    return wanted == "any" or bone == f"{part}_{wanted}"


def papers(name: str, bones: list[str], wilds: int) -> set[tuple[frozenset[str], tuple[str, ...]]]:
    """All papers: which parts, and which bones are spent."""
    found = set()
    for size in (2, 3, 4):
        for parts in combinations(PARTS, size):
            for spent in set(permutations(bones, size)):
                unnatural = sum(
                    not fits(name, part, bone) for part, bone in zip(parts, spent, strict=True)
                )
                if unnatural <= wilds:
                    found.add((frozenset(parts), tuple(sorted(spent))))
    return found


def offered_papers(table: Table) -> set[tuple[frozenset[str], tuple[str, ...]]]:
    """All that the engine's questions lead to."""
    found = set()

    def walk(state: Any, told: list[Any]) -> None:
        committed = [event for event in told if event.type == "paper.committed"]
        if committed:
            bones = committed[0].values["bones"]
            found.add(
                (
                    frozenset(bone["part"] for bone in bones),
                    tuple(sorted(bone["bone"] for bone in bones)),
                )
            )
            return
        assert kind(state) == "publish.bone", kind(state)
        for choice in choices(state):
            after = engine.clone(state)
            walk(after, list(play(after, choice)))

    walk(table.state, table.all)
    return found


@QUIET
@given(name=st.sampled_from(NAMES), bones=crates, card=st.booleans(), granted=st.booleans())
def test_rulings_42_and_43_papers_that_can_be_written(
    name: str, bones: list[str], card: bool, granted: bool
) -> None:
    """Rulings 42, 43, R10: the same papers, and no question where there is none."""
    person = "othniel_c_marsh" if card else "joseph_leidy"
    table = Table(
        p0=has(paleontologists=[person], species=[name], crates=bones, covers=2),
        grants=grant("G5" if granted else "G13"), finds=EMPTY,
    )  # fmt: skip
    expected = papers(name, bones, card + granted)
    assert (person in table.playable()) == bool(expected)
    if expected:
        table.plays(person)
        if not card:
            table.do("turn.mode", mode="publish")
        assert offered_papers(table.do("publish.card", card=name)) == expected


@QUIET
@given(
    bones=crates,
    shelf=st.fixed_dictionaries({size: st.integers(0, 2) for size in (2, 3, 4)}),
    card=st.booleans(),
    granted=st.booleans(),
)
def test_ruling_50_sets_that_can_be_laid(
    bones: list[str], shelf: dict[int, int], card: bool, granted: bool
) -> None:
    """Rulings 50, 53, R10: sizes by type, with as few wild bones as it takes."""
    person = "joseph_leidy" if card else "othniel_c_marsh"
    table = Table(
        p0=has(paleontologists=[person], crates=bones, covers=2), papers={"cope": shelf},
        grants=grant("G4" if granted else "G13"),
    )  # fmt: skip
    have = Counter(bones)
    expected = {}
    for bone, size in product(have, (2, 3, 4)):
        wilds = max(0, size - have[bone])
        others = len(bones) - have[bone]
        if shelf[size] and wilds <= min(others, card + granted) and size > wilds:
            expected[bone, size] = wilds
    assert (person in table.playable()) == bool(expected)
    if not expected:
        return
    table.plays(person)
    if not card:
        table.do("turn.mode", mode="debunk")
    found: dict[tuple[str, int], int] = {}
    for choice in table.choices:
        key = choice["bone"], choice["size"]
        found[key] = min(choice["wilds"], found.get(key, 9))
    assert found == expected


def meets(row: list[dict[str, Any]], archive: dict[str, list[str]]) -> bool:
    """Whether the needs of a row can be met, an amphibian standing for any one animal."""
    cards = [(CARDS[name], envelope) for envelope, names in archive.items() for name in names]
    if all("category" in need for need in row):
        animals = [card["category"] for card, _ in cards]
        missing: int = sum(max(0, need["count"] - animals.count(need["category"])) for need in row)
        return missing <= animals.count("amphibian")
    return all(_met(need, cards) for need in row)


def _met(need: dict[str, Any], cards: list[tuple[Any, str]]) -> bool:
    wanted: int = need.get("count", 0)
    if "discoverer" in need:
        return [card["discoverer"] for card, _ in cards].count(need["discoverer"]) >= wanted
    if "env" in need:
        return [envelope for _, envelope in cards].count(need["env"]) >= wanted
    different: int = need["different_envelopes"]
    return len({envelope for _, envelope in cards}) >= different


@settings(max_examples=120, deadline=None, derandomize=True, database=None)
@given(
    names=st.lists(st.sampled_from(NAMES), min_size=1, max_size=10, unique=True),
    places=st.permutations(list("ABCDE" * 3)),
    tiles=st.tuples(*[st.integers(1, 6)] * 3),
    amphibians=st.booleans(),
)
def test_ruling_57_awards_that_can_be_claimed(
    names: list[str], places: list[str], tiles: tuple[int, ...], amphibians: bool
) -> None:
    """Rulings 56, 57: every space of every tile, by a plain count."""
    if amphibians:
        names = list(dict.fromkeys([*names, "Eryops", "Ptyonius"]))
    archive: dict[str, list[str]] = {}
    for name, envelope in zip(names, places, strict=False):
        archive.setdefault(envelope, []).append(name)
    table = Table(
        p0=has(paleontologists=["joseph_leidy"], archive=archive, archive_camps=2,
                camps_at=["kansas", "nebraska"]),
        awards={letter: f"{letter}{number}" for letter, number in zip("ABC", tiles, strict=True)},
    )  # fmt: skip
    needs = table.view["components"]["awards"]
    rows = {0: 0, 1: 1, 3: 2}
    expected = {
        (tile[0], space)
        for tile, conditions in needs.items()
        for space, row in rows.items()
        if meets(conditions[row], archive)
    }
    assert ("joseph_leidy" in table.playable()) == bool(expected)
    if not expected:
        return
    table.plays("joseph_leidy").do("turn.mode", mode="award")
    assert {(choice["tile"], choice["space"]) for choice in table.choices} == expected
