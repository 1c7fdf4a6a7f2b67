"""What views say that somebody can do, what is missing and what things cost, against the engine.

Over positions of random games of one to four seats, with the grants that bend the rules.
"""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from engines.bone_wars import engine
from engines.bone_wars.fits.awards import lacks, missing
from engines.bone_wars.state.components import AWARD_SPACES, AWARDS, ENVELOPES, SPECIES
from engines.bone_wars.state.position import Doing
from engines.bone_wars.testing import play, scenario
from engines.bone_wars.theodore.paleontologist.action import run
from engines.bone_wars.turn.context import TurnContext

from .asked import after, asked
from .offered import MODES, as_known, as_might_be, offered, positions

GAMES = [(1, 0), (2, 0), (2, 1), (3, 2), (4, 1), (4, 3)]
"""Seats and seed."""
EVERY = 26
"""So many actions lie between two positions."""


def best(mode: str, found: set[Any]) -> list[Any]:
    """As the view lists it: of each bone the largest set with the fewest others, of each award
    the space with the most loyalty."""
    if mode == "debunk":
        largest: dict[str, Any] = {}
        for size, bone, wilds in found:
            largest[bone] = max(largest.get(bone, (0, 0)), (size, -wilds))
        return sorted([size, bone, -fewer] for bone, (size, fewer) in largest.items())
    if mode == "award":
        tiles = {tile for tile, _ in found}
        worth = {(tile, AWARD_SPACES[space]["loyalty"]) for tile, space in found}
        return sorted([tile, max(n for of, n in worth if of == tile)] for tile in tiles)
    return sorted(found)


def test_what_a_player_can_do_is_what_the_engine_would_offer() -> None:
    said = set()
    for seats, seed in GAMES:
        for state in positions(seats, seed, EVERY):
            for seat, player in enumerate(engine.public(state)["players"][:seats]):
                if state.doing is None or seat != state.active:
                    said |= _of(state, seat, player)
    assert said > {f"{mode} {how}" for mode in MODES for how in ("can", "stands", "hidden")}
    assert said > {"publish bones", "debunk bones", "publish no_card", "minor no_card", "slot"}


def _of(state: Any, seat: int, player: dict[str, Any]) -> set[str]:
    can = player["can"]
    if player["passed"] or state.phase != "play":
        assert can is None
        return set()
    if isinstance(can, str):
        assert not any(offered(state, seat, mode) for mode in MODES), can
        return {can}
    return {_checked(state, seat, mode, can[mode]) for mode in MODES}


def _checked(state: Any, seat: int, mode: str, can: Any) -> str:
    found = as_known(state, seat, mode)
    if isinstance(can, list):
        assert best(mode, found) == sorted(can)
        return f"{mode} can"
    assert not found, (mode, can)
    if can == "stands":
        assert state.players[seat].paleontologist == mode
    if can == "hidden" or state.acted % 3 == 0:  # the long way round: not everywhere
        assert as_might_be(state, seat, mode) == (can == "hidden"), (mode, can)
    return f"{mode} {can}"


def test_only_what_everybody_knows_is_said() -> None:
    """The same table with other cards in the hands that nobody has seen."""
    hidden = 0
    for number, state in enumerate(positions(3, 1, EVERY)):
        before = [player["can"] for player in engine.public(state)["players"]]
        for turn in range(3):
            world = engine.resample(state, None, bytes([number, turn]))
            hidden += any(
                one.species != other.species or one.people != other.people
                for one, other in zip(state.players, world.players, strict=True)
            )
            assert [player["can"] for player in engine.public(world)["players"]] == before
    assert hidden > 20


GRANTS: dict[str, tuple[dict[str, Any], str, list[Any]]] = {
    "G4": ({"papers": {"cope": {2: 1}}}, "debunk", [[2, "torso", 1], [2, "tail", 1]]),
    "G5": ({}, "publish", [SPECIES[25].id]),
    "G2": ({"finds": [["fossil", "fossil"]] * 5}, "minor", [SPECIES[25].id]),
}


@pytest.mark.parametrize("grant", GRANTS)
def test_a_grant_makes_it_possible(grant: str) -> None:
    """G4: a set of a torso and a tail; G5: a paper of two torsos; G2: a tile of another sign."""
    table, mode, expected = GRANTS[grant]
    crates = ["torso", "torso"] if grant == "G5" else ["torso", "tail"]
    hand = {
        "species": ["Hesperornis", "Apatosaurus"],
        "crates": crates,
        "archive": {"B": ["Eryops"]},
    }
    for given, wanted in ((grant, expected), ("G13", None)):
        state = scenario(p0=hand, grants=[given, "G1", "G9", "G7"], **table)
        can = engine.public(state)["players"][0]["can"][mode]
        if wanted is None:
            assert not set(map(str, expected)) & set(map(str, can))
        else:
            assert [each for each in can if each in wanted] == wanted


@pytest.mark.parametrize("tile", AWARDS)
def test_what_an_award_lacks_is_enough_and_no_card_too_many(tile: str) -> None:
    archives = [
        state.players[seat].archive
        for seats, seed in ((2, 0), (4, 1))
        for state in positions(seats, seed, 40)
        for seat in range(seats)
    ]
    partly = 0
    for archive, (row, needs) in product(archives, enumerate(AWARDS[tile])):
        counts = lacks(tile, archive)[row]
        filled = {letter: list(cards) for letter, cards in archive.items()}
        added = []
        for need, count in zip(needs, counts, strict=True):
            for _ in range(count):
                added.append((letter := _place(need, filled), _card(need)))
                filled[letter].append(added[-1][1])
        assert not missing(needs, filled)
        for letter, card in added:
            filled[letter].remove(card)
            assert missing(needs, filled) == 1
            filled[letter].append(card)
        partly += 0 < sum(counts) < _whole(needs)
    assert partly


def _card(need: dict[str, Any]) -> int:
    fits = {key: need[key] for key in ("category", "discoverer") if key in need}
    return next(
        card.id
        for card in SPECIES.values()
        if all(getattr(card, key) == value for key, value in fits.items())
    )


def _place(need: dict[str, Any], archive: dict[str, list[int]]) -> str:
    if "different_envelopes" in need:
        return next(letter for letter in ENVELOPES if not archive[letter])
    return str(need.get("env", "A"))


def _whole(needs: list[dict[str, Any]]) -> int:
    return sum(need.get("count", need.get("different_envelopes", 0)) for need in needs)


LEADING = {"publish": "B01", "debunk": "B04", "award": "B07", "minor": "B10"}
"""Cards of Theodore that try that action first."""


def test_what_theodore_can_do_is_what_he_would_do() -> None:
    said = Counter[bool]()
    for state in positions(1, 4, 5):
        can = engine.public(state)["players"][1]["can"]
        if not isinstance(can, dict):
            continue
        for mode, card in LEADING.items():
            context = TurnContext(engine.clone(state))
            context.state.doing = Doing()
            run(context, card)
            moved = [
                each.values["to"]
                for each in context.story.events
                if each.type == "paleontologist.moved"
            ]
            assert (moved[:1] == [mode]) == (can[mode] == []), (mode, can)
            said[can[mode] == []] += 1
    assert said[True] > 9 < said[False]


def test_playing_costs_what_the_slot_says_and_a_prize_is_foretold() -> None:
    prizes = Counter[bool]()
    for state, seat, decision, hints in asked({"turn.play"}):
        view = engine.public(state)
        me = view["players"][seat]
        slot = [each["card"] for each in me["slots"]].index(None)
        for action in decision.actions:
            card = action.get("card")
            if card is None:
                continue
            world, events = after(state, seat, action)
            team = view["components"]["team_cards"].get(card.get("team"), {"cost": 0})
            paid = next(each.values["cost"] for each in events if each.type == "card.played")
            assert paid == me["costs"][slot] + team["cost"]
            if "species" in card:
                when = engine.decisions(world)[seat].kind == "prize.when"
                assert card["species"] in hints["prizes"] or not when
                prizes[when] += card["species"] in hints["prizes"]
    assert prizes[True] > 20


def test_the_team_is_told_what_work_costs_and_why_it_is_not_there() -> None:
    said = set()
    for state, seat, decision, hints in asked({"team.act"}):
        before = engine.public(state)["action"]
        listed = {action["do"] for action in decision.actions} - {"end"}
        assert hints["why"].keys() == hints["costs"].keys() - listed
        said |= set(hints["why"].values())
        for action in decision.actions:
            if action["do"] == "end" or action["do"] == "site":
                continue
            now = engine.public(after(state, seat, action)[0])["action"]
            ap = now["ap"] or 0 if now else 0
            assert before["ap"] - ap >= hints["costs"][action["do"]]
            if now and now["ap"] is not None:
                assert before["ap"] - ap == hints["costs"][action["do"]]
        _check_reasons(state, seat, before, hints)
    assert said >= {"university", "points", "deep", "no_card", "camp_here", "no_effect"}


def _check_reasons(state: Any, seat: int, doing: Any, hints: dict[str, Any]) -> None:
    view = engine.public(state)
    me = view["players"][seat]
    for work, why in hints["why"].items():
        if why == "university":
            assert isinstance(me["team"], int)
            continue
        if why == "points":
            assert doing["ap"] < hints["costs"][work]
            continue
        site = view["sites"][me["team"]]
        reach = site["bones"][: doing["depth"]]
        assert {
            "dug": not any(site["bones"]),
            "deep": any(site["bones"]) and not any(reach),
            "no_card": site["card"] is None,
            "camp_here": seat in site["camps"],
            "camp_full": None not in site["camps"],
            "camp_none": not any(me["camps"].values()),
            "no_effect": True,
        }[why]


def test_every_card_says_how_many_bones_it_finds_or_what_it_lacks() -> None:
    said = set()
    for state, seat, decision, hints in asked({"publish.card"}):
        me = engine.public(state)["players"][seat]
        listed = {action["card"] for action in decision.actions if "card" in action}
        assert hints["cards"].keys() == {str(card) for card in state.players[seat].species}
        for card, hint in hints["cards"].items():
            said.add(hint)
            assert isinstance(hint, int) == (int(card) in listed)
            if isinstance(hint, int):
                action = next(each for each in decision.actions if each.get("card") == int(card))
                assert hint == _most(after(state, seat, action)[0], seat)
            elif hint == "full":
                own = SPECIES[int(card)].envelope
                coming = engine.public(state)["action"]["papers"]
                held = len(me["archive"][own]) + sum(each["envelope"] == own for each in coming)
                assert held == me["limit"]
    assert said >= {2, 3, 4, "bones"}


def _most(state: Any, seat: int) -> int:
    """By brute force: the most bones of the paper that has been begun."""
    decision = engine.decisions(state).get(seat)
    if decision is None or decision.kind != "publish.bone":
        return len(state.now.papers[-1]["bones"])
    return max(_most(after(state, seat, action)[0], seat) for action in decision.actions)


def test_the_parts_to_come_are_known() -> None:
    said = Counter[str]()
    for number, (state, seat, _, hints) in enumerate(asked({"publish.bone"})):
        if number % 5 == 0:
            found = _papers(state, seat)
            for part, hint in hints["parts"].items():
                said[hint] += 1
                ways = {wild for of, wild in found if of == part}
                assert {"have": False in ways, "wild": ways == {True}, "none": not ways}[hint]
    assert min(said[hint] for hint in ("have", "wild", "none")) > 0


def _papers(state: Any, seat: int) -> set[tuple[str, bool]]:
    """By brute force: which parts the begun paper may have, and whether by a wild bone."""
    decision = engine.decisions(state).get(seat)
    if decision is None or decision.kind != "publish.bone":
        return {(bone["part"], bone["wild"]) for bone in state.now.papers[-1]["bones"]}
    return set().union(*(_papers(after(state, seat, each)[0], seat) for each in decision.actions))


def test_a_mode_is_barred_where_the_paleontologist_stands() -> None:
    said = Counter[str]()
    for state, seat, decision, hints in asked({"turn.mode"}):
        me = engine.public(state)["players"][seat]
        listed = {action["mode"] for action in decision.actions}
        assert hints["stands"] not in listed
        assert hints["stands"] in (None, me["paleontologist"])
        said["free" if hints["stands"] is None else "barred"] += 1
        if me["paleontologist"] in listed:
            said["stays"] += 1
    assert said["barred"] > 9 < said["free"]
    assert said["stays"]


def test_every_card_says_what_it_lacks_for_a_find() -> None:
    said = set()
    for state, seat, decision, hints in asked({"minor.card"}):
        view = engine.public(state)
        me, icons = (
            view["players"][seat],
            {icon for each in view["finds"] for icon in each["tiles"]},
        )
        listed = {action["card"] for action in decision.actions}
        full = {letter for letter, cards in me["archive"].items() if len(cards) == me["limit"]}
        for card, hint in hints["cards"].items():
            said.add(hint)
            assert (hint is None) == (int(card) in listed)
            species = SPECIES[int(card)]
            assert {
                None: True,
                "full": species.envelope in full,
                "all_full": len(full) == len(ENVELOPES),
                "tile": species.icon not in icons,
            }[hint]
        for action in decision.actions:
            _check_pays(state, seat, action, action["envelope"], hints)
            found = _tiles(state, seat, action)
            assert found == set(hints["icons"][str(action["card"])])
            assert found >= icons - {None} if hints["any_tile"] else found <= {_icon(action)}
            said.add(hints["any_tile"])
    assert said >= {True, False}


def _icon(action: dict[str, Any]) -> str:
    return SPECIES[action["card"]].icon


def test_a_round_bonus_is_said_to_be_chosen_where_it_is() -> None:
    said = Counter[bool]()
    for state, seat, decision, hints in asked({"reward.next"}):
        for action in decision.actions:
            if action["reward"].startswith("round"):
                then = engine.decisions(after(state, seat, action)[0]).get(seat)
                chosen = then is not None and then.kind in ("round.choose", "round.swap")
                assert hints["any_round"] == chosen
                said[chosen] += 1
    assert min(said[True], said[False]) > 0


ROOM = {"archive": {"A": [4]}, "species": ["Stegosaurus", "Hadrosaurus", "Allosaurus"]}
LACKS: list[tuple[str, str, dict[str, Any], dict[str, Any], str]] = [
    ("minor", "george_peabody", ROOM, {"finds": [["footprint", "fossil"]] * 5}, "full"),
    ("minor", "george_peabody", ROOM | {"archive": {}}, {"finds": [["footprint"]] * 5}, "tile"),
    ("minor", "john_wesley_powell", ROOM, {"finds": [["footprint"]] * 5}, "tile"),
    ("publish", "william_e_carlin", ROOM | {"crates": ["torso", "tail"]}, {}, "full"),
]


@pytest.mark.parametrize(("mode", "person", "hand", "table", "lack"), LACKS)
def test_the_reason_is_the_true_one(
    mode: str, person: str, hand: dict[str, Any], table: dict[str, Any], lack: str
) -> None:
    """Stegosaurus can't be used, the others can; a full envelope is no reason where the card
    may go to any."""
    given = {**hand, "paleontologists": [person], "known": False}
    state = scenario(p0=given, grants=["G13", "G1", "G9", "G7"], **table)
    play(state, {"card": {"paleontologist": person}})
    if engine.decisions(state)[0].kind == "turn.mode":
        play(state, {"mode": mode})
    hints = engine.private(state, 0)["hints"]
    assert hints["cards"]["41"] == lack
    assert hints["cards"]["24"] in (None, 2)


def test_with_the_grant_only_a_full_archive_is_full() -> None:
    """G2: the card may go to any envelope."""
    hand = {
        "species": ["Stegosaurus", "Hadrosaurus"],
        "crates": ["torso", "tail"],
        "archive": {"A": [4]},
        "paleontologists": ["william_e_carlin"],
    }
    state = scenario(p0=hand, grants=["G2", "G1", "G9", "G7"])
    play(state, {"card": {"paleontologist": "william_e_carlin"}}, {"mode": "publish"})
    assert engine.private(state, 0)["hints"]["cards"] == {"41": 2, "24": 2}
    state.players[0].archive = {letter: [at] for at, letter in enumerate(ENVELOPES, 1)}
    assert engine.private(state, 0)["hints"]["cards"] == {"41": "all_full", "24": "all_full"}


def _tiles(state: Any, seat: int, action: Any) -> set[str]:
    """The icons that may be taken once that card is archived."""
    world, _ = after(state, seat, action)
    while (decision := engine.decisions(world)[seat]).kind != "minor.tile":
        engine.apply(world, seat, decision.actions[0])
    return {each["icon"] for each in decision.actions if "icon" in each}


def _check_pays(state: Any, seat: int, action: Any, envelope: str, hints: dict[str, Any]) -> None:
    """Money and reputation are told at once."""
    for word, amount in hints["pays"][envelope].items():
        if word in ("money", "rp"):
            _, events = after(state, seat, action)
            gained = [each.values["amount"] for each in events if each.type == f"{word}.gained"]
            assert gained[0] == amount


def test_reclassifying_pays_what_it_says() -> None:
    paid = 0
    for state, seat, decision, hints in asked({"reclassify"}):
        for action in decision.actions:
            if "to" in action:
                _check_pays(state, seat, action, action["to"], hints)
                paid += action["to"] in "AE"
    assert paid > 5


def test_what_an_action_will_have_brought_comes() -> None:
    """Rewards may bring more: what was counted is the least of it, and papers are papers."""
    seen = Counter[str]()
    for state, seat, decision, _ in asked({"publish.card", "debunk.set"}):
        for action in decision.actions:
            promised = engine.preview(state, seat, action)
            then = promised["then"]
            if then is None or "card" in action:
                continue
            end = _to_the_end(after(state, seat, action)[0], seat)
            me, view = end.players[seat], engine.public(end)
            if me.patron == state.players[seat].patron:
                seen[decision.kind] += 1
                assert me.money >= then["money"]
                assert me.rp >= then["rp"]
                assert all(me.loyalty[patron] >= then[patron] for patron in me.loyalty)
                assert view["credibility"] == then["credibility"]
                assert {p: sum(n) for p, n in end.papers.items()} == then["papers"]
    assert min(seen[kind] for kind in ("publish.card", "debunk.set")) > 5


LAST = ("debunk.set", "debunk.grant", "debunk.split", "publish.card", "reclassify")
"""Where the last answer is to let it be."""


def _to_the_end(state: Any, seat: int) -> Any:
    """Of the action; what may be divided goes to the patron, no other set is taken."""
    for _ in range(99):
        decision = engine.decisions(state).get(seat)
        if decision is None or state.doing is None or decision.kind == "turn.play":
            break
        patron = state.players[seat].patron
        split = max if patron == "marsh" else min
        action = decision.actions[0]
        if decision.kind == "loyalty.split":
            action = split(decision.actions, key=lambda each: each["marsh"])
        elif decision.kind in LAST:
            action = decision.actions[-1]
        engine.apply(state, seat, action)
    return state


def test_all_that_can_be_counted_is_counted() -> None:
    """Two papers, one of four bones: 2 + 1 and 1 loyalty, $3 for a prize, $2 + $4 for two cards
    in one envelope, and the round's $3."""
    hand = {
        "species": ["Coelophysis", "Baptornis", "Stegosaurus"],
        "paleontologists": ["samuel_w_williston"],
        "crates": ["torso", "tail", "skull_carnivore", "limb_claw", "torso", "tail"],
        "covers": 1,
        "archive_camps": 1,
        "money": 5,
    }
    state = scenario(p0=hand, rounds=["money3", "bones3", "upgradeSlot", "loyalty1"])
    play(state, {"card": {"paleontologist": "samuel_w_williston"}}, {"mode": "publish"})
    play(state, {"card": 12, "envelope": "A"})
    while engine.decisions(state)[0].kind == "publish.bone":
        play(state, engine.decisions(state)[0].actions[0])
    play(state, {"card": 6, "envelope": "A"})
    while engine.decisions(state)[0].kind == "publish.bone":
        play(state, engine.decisions(state)[0].actions[0])
    then = engine.private(state, 0)["then"]
    assert then["marsh"] == 2 + 1 + 1
    assert then["money"] == 5 + 3 + (2 + 4) + 3
    assert then["papers"] == {"marsh": 2, "cope": 0}
    assert then["credibility"] == {"marsh": 2, "cope": 1}
    assert then["projections"][0] == [2 * 2, 0]
