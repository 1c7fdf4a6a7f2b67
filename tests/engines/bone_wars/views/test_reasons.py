"""Why something is not on the list, what it costs and opens, against the engine in random games."""

from collections import Counter
from typing import Any

from engines.bone_wars import engine

from .asked import after, asked


def test_a_card_says_its_price_or_why_it_can_not_be_played() -> None:
    said = set()
    for state, seat, decision, hints in asked({"turn.play"}):
        me, hand = engine.public(state)["players"][seat], engine.private(state, seat)["hand"]
        cards = {"team": me["hand"]["team"], "species": hand["species"]}
        cards["paleontologist"] = hand["paleontologists"]
        assert set(hints["prices"]["team"]) == set(cards["team"])
        for kind, held in cards.items():
            played = {a["card"][kind]: a for a in decision.actions if kind in a.get("card", ())}
            why = hints["why"].get(kind, {})
            assert why.keys() == {str(card) for card in held if card not in played}
            for card in held:
                price = hints["prices"]["team"].get(card, hints["prices"]["slot"])
                if card in played:
                    assert price == _paid(state, seat, played[card])
                else:
                    assert (why[str(card)] == "money") == (price > me["money"])
                    assert why[str(card)] == "money" or kind == "paleontologist"
            said |= set(why.values())
    assert said == {"money", "no_mode"}


def _paid(state: Any, seat: int, action: Any) -> int:
    _, events = after(state, seat, action)
    (played,) = [event.values for event in events if event.type == "card.played"]
    assert played["slot"] == engine.public(state)["players"][seat]["next"] + 1
    return int(played["cost"])


def test_what_a_card_is_used_for_is_listed_or_shown_as_impossible() -> None:
    for state, _, decision, hints in asked({"turn.mode"}):
        listed = [action["mode"] for action in decision.actions]
        assert [mode for mode in hints["modes"] if mode in listed] == listed
        assert ("team" in hints["modes"]) == ("species" in state.doing.card)


def test_full_crates_and_camps_are_foretold() -> None:
    said = Counter[str]()
    for state, seat, decision, hints in asked({"team.act"}):
        view = engine.public(state)
        for action in decision.actions:
            if action["do"] == "dig":
                assert action["slot"] <= view["components"]["deepest"]
                then = engine.decisions(after(state, seat, action)[0]).get(seat)
                returned = then is not None and then.kind == "crates.return"
                assert returned == hints["full"]
                said[f"dig {hints['full']}"] += 1
            elif action["do"] == "camp":
                me = engine.public(after(state, seat, action)[0])["players"][seat]
                opened = view["players"][seat]["opens"][action["row"]]
                assert opened[0] == me["steps" if action["row"] == "movement" else "limit"]
                assert opened[1:] == me["opens"][action["row"]]
                assert me["placed"] == view["players"][seat]["placed"] + 1
                said["camp"] += 1
    assert said.keys() == {"dig True", "dig False", "camp"}


def test_every_barred_profession_has_its_reason() -> None:
    said = set()
    for state, seat, decision, hints in asked({"pass.profession"}):
        rows, columns = hints["barred"]["rows"], hints["barred"]["columns"]
        listed = {(action["row"], action["column"]) for action in decision.actions}
        table = engine.public(state)["components"]["professions"]
        for row in range(1, len(table["rows"]) + 1):
            for column in range(1, len(table["columns"]) + 1):
                barred = str(row) in rows or str(column) in columns
                assert ((row, column) in listed) != barred
        own, *_ = state.players[seat].profession
        assert [row for row, why in rows.items() if why == "old_row"] == [str(own)]
        said |= {*rows.values(), *columns.values()}
    assert said == {"old_row", "row_of", "old_column"}


def test_who_goes_when_in_the_next_round() -> None:
    sure = Counter[bool]()
    for state, seat, decision, hints in asked({"pass.profession", "pass.university"}):
        order = hints["order"]
        players = state.players
        assert [each["row"] for each in order] == sorted(each.profession[0] for each in players)
        for each in order:
            chosen = each["player"] == seat and decision.kind == "pass.university"
            assert each["sure"] == (players[each["player"]].passed or chosen)
            sure[each["sure"]] += 1
    assert min(sure.values()) > 9
    begun = 0
    for state, *_ in asked({"turn.play"}):
        if state.round > 1 and not any(player.passed for player in state.players):
            rows = [state.players[player].profession[0] for player in state.order]
            assert rows == sorted(rows)
            begun += 1
    assert begun


def test_a_university_of_the_rivals_patron_is_named() -> None:
    rivals = 0
    for state, seat, decision, hints in asked({"setup.university"}):
        listed = {action["space"] for action in decision.actions}
        taken = {player.team for number, player in enumerate(state.players) if number != seat}
        spaces = {
            s for each in engine.public(state)["components"]["universities"] for s in each["spaces"]
        }
        assert listed | set(hints["rival"]) == spaces - taken
        assert not listed & set(hints["rival"])
        rivals += len(hints["rival"])
    assert rivals


def test_every_award_that_can_not_be_claimed_has_its_reason() -> None:
    said = set()
    for state, seat, decision, hints in asked({"award.claim"}):
        view = engine.public(state)
        listed = {(action["tile"], action["space"]) for action in decision.actions}
        for tile, reasons in hints["why"].items():
            for row, why in enumerate(reasons, 1):
                spaces = view["components"]["award_spaces"]
                mine = [at for at, space in enumerate(spaces) if space["row"] == row]
                assert (why is None) == any((tile, at) in listed for at in mine)
                markers = [view["awards"][tile]["spaces"][at] for at in mine]
                if why == "taken":
                    assert any(each not in ("x", seat) for held in markers for each in held)
                if why == "missing":
                    assert any(view["players"][seat]["lacks"][tile][row - 1])
                said.add(why)
    assert said >= {None, "missing", "yours", "taken"}


def test_what_a_reward_does_and_pays() -> None:
    said = Counter[str]()
    for state, seat, decision, hints in asked({"reward.next"}):
        me = engine.public(state)["players"][seat]
        assert hints["does"].keys() == {action["reward"] for action in decision.actions}
        for action in decision.actions:
            reward = action["reward"]
            does = hints["does"][reward]
            world, events = after(state, seat, action)
            if len(decision.actions) > 2:  # the last one is taken without asking
                then = engine.decisions(world).get(seat)
                shown = engine.preview(state, seat, action)["sum"]["chance"]
                assert shown is None or does == "reveals", reward
                assert does != "pays" or (then is not None and then.kind == "reward.next"), reward
                said[does] += 1
            if reward.startswith("archive"):
                (filed,) = [each.values for each in events if each.type == "species.archived"][:1]
                assert filed["count"] == me["times"][filed["envelope"]]
                paid = hints["pays"][filed["envelope"]][0]
                bonus = engine.public(state)["components"]["envelopes"]
                (own,) = [each["bonus"] for each in bonus if each["id"] == filed["envelope"]]
                assert paid == {word: count * filed["count"] for word, count in own.items()}
                said["archive"] += 1
    assert said.keys() == {"pays", "asks", "reveals", "archive"}


def test_papers_on_their_way_keep_their_place() -> None:
    full = 0
    for state, seat, _, hints in asked({"publish.card"}):
        me, papers = engine.public(state)["players"][seat], engine.public(state)["action"]["papers"]
        for envelope, count in hints["filed"].items():
            coming = sum(paper["envelope"] == envelope for paper in papers)
            assert count == len(me["archive"][envelope]) + coming
            full += count == me["limit"]
    assert full


def test_bones_fit_where_the_card_shows_them() -> None:
    seen = set()
    for state, _, decision, _ in asked({"publish.bone"}):
        components = engine.public(state)["components"]
        card = components["species"][str(state.now.papers[-1]["species"])]
        natural = {a["bone"] for a in decision.actions if a.get("wild") is False}
        for part in {action["part"] for action in decision.actions if "part" in action}:
            wanted = f"{part}_{card[part]}" if part in card else part
            assert natural <= set(components["fits"][wanted])
            seen.add(wanted)
    assert len(seen) > 5
