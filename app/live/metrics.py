"""What the live half counts, for Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

sockets = Gauge("boneyard_sockets", "Open websockets")
tables = Gauge("boneyard_live_tables", "Tables held in memory")
bots_to_choose = Gauge("boneyard_bots_to_choose", "Bots whose turn it is where a person is")
bots_thinking = Gauge("boneyard_bots_thinking", "Bots that think at this moment")
actions = Counter("boneyard_actions", "Actions stored", ["engine"])
frames = Counter("boneyard_frames", "Frames pushed to viewers")
chars_out = Counter("boneyard_socket_chars_out", "Characters sent over websockets")
rejected = Counter("boneyard_rejected", "Websocket messages refused", ["code"])
snapshots = Counter("boneyard_snapshots", "Snapshots sent", ["why"])
action_seconds = Histogram(
    "boneyard_action_seconds",
    "From an action's arrival to its frames being pushed",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
)
