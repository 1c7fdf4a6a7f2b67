"""``preview``: what would I see if I chose this?"""

from .case import Case


def check_preview(case: Case) -> None:
    """It changes nothing, and is what the private view becomes if nothing more happens."""
    engine = case.engine
    for game, seat, action in case.sample("preview"):
        before = engine.dump(game.state)
        promised = engine.preview(game.state, seat, action)
        case.require(engine.dump(game.state) == before, "A preview changed the state.")
        after = engine.clone(game.state)
        events = engine.apply(after, seat, action)
        # an open action may have ended the phase, which a preview does not show
        sealed = all(event.audience is not None for event in events)
        if sealed and after.barrier == game.state.barrier:
            case.require(engine.private(after, seat) == promised, "The preview was wrong.")
