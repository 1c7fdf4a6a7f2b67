"""How often somebody may do something."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rate:
    every: float
    """Seconds until one more is allowed."""
    burst: int
    """So many at once."""
    refusal: str = "too_many"

    @property
    def span(self) -> float:
        """Seconds in which an empty bucket is full again."""
        return self.every * self.burst

    def wait(self, full_in: float) -> float:
        """Seconds until one more is allowed, of a bucket that is full in so many seconds."""
        return full_in + self.every - self.span


# Counted in the database, for all processes together. Generous: a whole table may sit behind one
# address.
SHARED = {
    # of an address
    "guest": Rate(10, 60, "too_many_guests"),
    "room": Rate(10, 40, "too_many_new_rooms"),
    "wrong_code": Rate(2, 30, "too_many_codes"),
    "account": Rate(10, 10, "too_many_passwords"),
    "password": Rate(10, 10, "too_many_passwords"),
    # of a browser that has been this account before
    "known_browser": Rate(10, 10, "too_many_passwords"),
    # of a user name: wrong passwords, which make answers slower and refuse nobody
    "name": Rate(120, 20),
    # of a person
    "profile": Rate(3, 20),
    "said": Rate(1, 20),
}

# Counted by each process for itself: they only spare the processor.
REQUESTS = Rate(1 / 40, 400)
"""Of an address, whatever it asks for."""
COMMANDS = Rate(1 / 4, 60)
"""Of a person, on rooms: each makes every viewer's page draw the room again."""
REPLAYS = Rate(1 / 2, 40)
"""Of an address: a whole game is played again for each."""

# Counted for each websocket by itself.
MESSAGES = Rate(1 / 30, 60)
POINTS = Rate(1 / 10, 10)
"""Enough for a finger that moves."""
FRAMES = Rate(1 / 60, 240)
"""Frames of any kind, and kilobytes: twice the messages, for what never becomes one."""
