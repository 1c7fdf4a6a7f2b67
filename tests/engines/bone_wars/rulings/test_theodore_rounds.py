"""Theodore passes, drafts and ends: rulings 99, 101, 103, S9, S10."""

from typing import Any

import pytest

from engines.bone_wars import engine
from engines.bone_wars.testing import choices, kind, play

from .table import RING, has
from .theodore import ROUND_BONUS, Solo, his_turn

FULL = [{"solo": card} for card in ("B01", "B02", "B04", "B05", "B07")]
PALEO, TEAM = "B03", "B11"


def passes(**given: Any) -> Solo:
    """All his slots are used, so that he passes after seat 0's turn."""
    given = {"slots": FULL, "profession": (4, 2), "team": "kansas", **given}
    deck = given.pop("deck", (PALEO, TEAM))
    return his_turn(*deck, **given)


def test_ruling_99_and_s9_the_highest_useful_row_and_its_first_column() -> None:
    """Rulings 99, S9: row 1 is the human's; row 2 as long as he can upgrade."""
    table = passes()
    assert table.told("profession.taken", "seat", "row", "column") == [(1, 2, 1)]
    assert table.him["passed"]
    assert len(table.told("theodore.upgraded")) == 1
    table = passes(solo_upgrades=[])
    assert table.told("profession.taken", "row", "column") == [(3, 1)]
    table = passes(deck=("I1", "I2"), slots=[{"solo": c} for c in ("I3", "I4", "I5", "I6", "II1")])
    assert table.told("profession.taken", "row") == [3], "no basic card is left to replace"


def test_ruling_99_another_row_and_another_column() -> None:
    table = passes(profession=(2, 1), human=has(profession=(1, 2)))
    assert table.told("profession.taken", "row", "column") == [(3, 2)]


def test_s9_the_last_row_needs_a_tile() -> None:
    """Ruling S9: rows 1 to 5 cannot all be barred, so it is only looked at if it were the first."""
    table = passes(profession=(4, 2), slot_tiles=0)
    assert table.told("profession.taken", "row") == [2]


def test_he_always_draws_a_species_card_when_he_passes() -> None:
    """Column I gives none by itself."""
    table = passes(species_deck=["Stegosaurus"])
    assert table.him["hand"]["species"]["known"] == [table.id("Stegosaurus")]


def test_s10_round_four() -> None:
    """Ruling S10: the free space with most loyalty, and no species card."""
    table = passes(round=4, species_deck=["Stegosaurus"])
    assert table.told("endgame.taken", "seat", "loyalty") == [(1, 3)]
    assert table.him["loyalty"]["marsh"] == 3
    assert table.him["hand"]["species"]["count"] == 0
    assert table.told("profession.taken") == []


def test_he_passes_when_he_cannot_pay() -> None:
    table = his_turn(PALEO, TEAM, slots=FULL[:2], money=1, profession=(4, 2))
    assert table.him["passed"]


@pytest.mark.parametrize(
    ("given", "space"),
    [
        (has(papers={"cope": {2: 2}, "marsh": {2: 1}}), 4),
        (has(papers={"cope": {2: 1}, "marsh": {2: 2}}), 2),
        (has(patron="marsh"), 2),
        (has(patron="cope"), 4),
    ],
)
def test_his_university(given: Any, space: int) -> None:
    """The side with most papers, else his patron's; the highest free number there."""
    table = passes(**given, neutral=2)
    assert table.view["neutral"] == 3, "moved on before"
    assert table.told("university.chosen", "seat", "space") == [(1, space)]
    assert table.him["team"] == space


def test_his_played_cards_are_discarded() -> None:
    table = passes()
    table.passes()
    while table.view["round"] == 1:
        table.take(table.choices[0])
    assert sorted(table.view["solo"]["discard"]) == ["B01", "B02", "B04", "B05", "B07"]
    lying = [slot["card"] for slot in table.him["slots"] if slot["card"]]
    assert not [card for card in lying if card in FULL], "his slots are empty for the next round"


def test_ruling_101_the_draft_with_him() -> None:
    """Ruling 101: his card, yours, your career, his career; the neutral team beside yours."""
    state = engine.new(engine.Options(theodore="advanced"), 1, b"101")
    view = engine.public(state)
    assert len(view["draft"]["offer"]) == 2, "of three cards he has taken one"
    assert view["players"][1]["hand"]["species"]["count"] == 1
    assert len(view["players"][1]["crates"]) == 2
    assert kind(state) == "setup.choose"
    assert all("species" in choice for choice in choices(state))
    play(state, choices(state)[0])
    assert all("profession" in choice for choice in choices(state))
    play(state, {"profession": 5})
    while kind(state) != "setup.university":
        play(state, choices(state)[0])
    assert [choice["space"] for choice in choices(state)] == [1, 2, 3, 4]
    play(state, {"space": 3})
    view = engine.public(state)
    him = view["players"][1]
    assert him["profession"] == [1, 1]
    assert (him["team"], him["patron"], him["grant"]) == (2, "marsh", 2)
    assert view["neutral"] == 4
    assert him["theodore"]


@pytest.mark.parametrize(("space", "his"), [(1, 4), (2, 4), (3, 2), (4, 2)])
def test_ruling_101_he_starts_at_the_other_university(space: int, his: int) -> None:
    state = engine.new(engine.Options(theodore="expert"), 1, b"101")
    play(state, choices(state)[0], {"profession": 1})
    while kind(state) != "setup.university":
        play(state, choices(state)[0])
    play(state, {"space": space})
    him = engine.public(state)["players"][1]
    assert him["team"] == his
    assert him["profession"] == [2, 1], "the highest that is free"


def test_ruling_101_he_prefers_cards_for_awards() -> None:
    """Rulings 95, 101, S8: over many games his first card is by his order of preference."""
    for seed in range(60):
        state = engine.new(engine.Options(theodore="advanced"), 1, bytes([seed]))
        view = engine.public(state)
        cards = {int(key): card for key, card in view["components"]["species"].items()}
        (taken,) = view["players"][1]["hand"]["species"]["known"]
        offer = [taken, *(card["species"] for card in view["draft"]["offer"])]
        tiles = [rows[1] for rows in view["components"]["awards"].values()]
        expected = min(offer, key=lambda card: _rank(cards[card], tiles))
        assert taken == expected, (seed, [cards[card]["name"] for card in offer])


ICONS = ("fossil", "bug", "footprint", "plant", "hammer")


def _rank(card: Any, tiles: list[Any]) -> tuple[int, int, str]:
    """With an empty archive: the first award whose row 2 wants it, there the most wanted, the name;
    else the envelope and the name."""
    place = ICONS.index(card["icon"])
    for number, needs in enumerate(tiles):
        wanted = [
            need.get("count", need.get("different_envelopes"))
            for need in needs
            if need.get("discoverer") == card["discoverer"]
            or ("category" in need and card["category"] in (need["category"], "amphibian"))
            or need.get("env") == "ABCDE"[place]
            or "different_envelopes" in need
        ]
        if wanted:
            return number, -max(wanted), card["name"]
    return len(tiles), -place, card["name"]


def _ended(human: Any, **given: Any) -> Any:
    table = Solo(PALEO, TEAM, slots=FULL, round=4, human=has(human, NO_CARDS), **given)
    if table.kind == "endgame.space":
        table.do("endgame.space", loyalty=3)
    return engine.result(table.state)


NO_CARDS = {"team_cards": [], "money": 0}


def test_ruling_103_a_tie_is_his() -> None:
    """Points, archived cards, then his head."""
    result = _ended(human=has(rp=5), rp=6)
    assert result.points == [7]
    assert result.winners == []
    assert result.places == [2]
    assert _ended(human=has(rp=6), rp=6).winners == [0]
    archive = {"A": ["Stegosaurus"]}
    assert _ended(human=has(rp=5, archive=archive), rp=6).winners == [0]


def test_the_front_gives_the_round_bonus_before_his_team_acts() -> None:
    table = his_turn(ROUND_BONUS, TEAM, team="montana", money=5)
    assert table.him["money"] == 8
    types = [event.type for event in table.events]
    assert types.index("round.bonus") < types.index("theodore.step")


def test_both_sets_of_cards_are_complete() -> None:
    """12 basic cards and 6 others; 6 clockwise, 6 counter-clockwise."""
    for name, letter in (("advanced", "I"), ("expert", "II")):
        state = engine.new(engine.Options(theodore=name), 1, b"")
        cards = engine.public(state)["components"]["solo"]
        basic = [card for key, card in cards.items() if key.startswith("B")]
        more = [key for key in cards if key in {f"{letter}{n}" for n in range(1, 7)}]
        assert (len(basic), len(more)) == (12, 6)
        assert sum("CW" in card["bottom"] for card in basic) == 6
        assert sum(card["back"]["icon"] == "team" for card in basic) == 7
        assert engine.public(state)["solo"]["cards"] == name
        assert engine.public(state)["solo"]["upgrades"] == 6


def test_he_always_ends_his_turn_on_the_board() -> None:
    table = his_turn("B11", "B01")
    assert table.him["team"] in RING
    assert table.turn == 0
