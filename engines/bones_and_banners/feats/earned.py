"""An achievement is earned once."""

from ..turn.turn import Turn


def notice(turn: Turn, seat: int, feat: str) -> None:
    """B6: it could betray hidden cards, so nobody else hears of it."""
    earned = turn.army(seat).feats
    if feat not in earned:
        earned.append(feat)
        turn.whisper(seat, "feat", seat=seat, feat=feat)
