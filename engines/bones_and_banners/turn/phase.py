"""The phases of a round, and the steps that they begin with."""

BEGINS = {
    "rally": "rally.begin",
    "activate": "activate.begin",
    "draft": "draft.begin",
    "build": "build.begin",
    "dice": "dice.begin",
    "reveal": "reveal.begin",
    "combat": "combat.begin",
    "contest": "contests.begin",
    "end": "end.begin",
}
"""By phase, the task that begins it; each leads to the next one by itself."""
