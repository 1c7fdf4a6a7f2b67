"""Bots keep the rules, too."""

import orjson

from .case import Case


def check_bots(case: Case) -> None:
    """Every bot chooses a listed action, the same one for the same seed, and touches nothing."""
    engine, rng = case.engine, case.rng("bots")
    case.require("random" in engine.bots(), "There is no bot named random.")
    for game, seat, _ in case.sample("bots"):
        decision = engine.decisions(game.state)[seat]
        seed = rng.below(2**62).to_bytes(8, "big")
        seen = engine.resample(game.state, seat, seed)
        before = engine.dump(seen)
        for name, bot in engine.bots().items():
            action = bot.choose(seen, seat, decision, seed)
            case.require(action in decision.actions, f"The bot {name} chose {action}.")
            case.require(engine.dump(seen) == before, f"The bot {name} changed its table.")
            again = bot.choose(engine.load(before), seat, decision, seed)
            same = orjson.dumps(again) == orjson.dumps(action)
            case.require(same, f"The bot {name} chose {action}, and with the same seed {again}.")
