"""``preview``: what would I see if I chose this?"""

from .case import Case


def check_preview(case: Case) -> None:
    """It changes nothing, and is what the private view becomes if nothing else happens."""
    engine = case.engine
    for game, seat, action in case.sample("preview"):
        before = engine.dump(game.state)
        promised = engine.preview(game.state, seat, action)
        case.require(engine.dump(game.state) == before, "A preview changed the state.")
        after = engine.clone(game.state)
        engine.apply(after, seat, action)
        if after.barrier == game.state.barrier:
            case.require(engine.private(after, seat) == promised, "The preview was wrong.")
