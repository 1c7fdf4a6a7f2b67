"""What an engine says to an action that the rules forbid."""


class IllegalAction(ValueError):
    """The rules forbid it. Nothing has changed."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.text = text


class NotYourSeat(IllegalAction):
    """This seat has nothing to choose now."""

    def __init__(self, seat: int) -> None:
        super().__init__("not_your_turn", f"Seat {seat} has nothing to choose right now.")


class NotListed(IllegalAction):
    """It is none of the actions that the seat may choose from."""

    def __init__(self) -> None:
        super().__init__("illegal", "Choose one of the listed actions.")


class StaleDecision(IllegalAction):
    """The action answers a decision that is no longer open."""

    def __init__(self) -> None:
        super().__init__("stale", "The table has moved on. Look again, then choose again.")
